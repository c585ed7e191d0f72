//! The list of games beside the chosen one.

use std::cell::RefCell;

use egui::{Align2, RichText, Ui};

use super::super::export;
use super::super::{sections, show_name};
use super::everything;
use super::games::{self, FILTERS, Filter, ListKey, ListedGame, Source};
use super::message::Message;
use super::{menu, show};
use crate::app::input::{Action, PasteError, Scope};
use crate::app::shell::{
    Context, Destination, Page, Screen, Section, Transition, View, ask_to_share,
};
use crate::app::text::msg;
use crate::app::ui::{
    BODY, ButtonSize, Command, FAINT, Icon, LABEL, Stop, ask_game_name, ask_to_delete, ask_to_save,
    list, paint_elided, regular, widgets,
};
use crate::game::{MAX_GAME_NAME, Record, SaveError, Seat, Timestamp, read_game, write_game};

/// The list of games.
pub struct HistoryScreen {
    pub(super) filter: Filter,
    /// A part of a name, which all games of the list have, or an empty text.
    pub(super) find: String,
    pub(super) games: Vec<ListedGame>,
    /// The games are listed anew when it changes.
    key: ListKey,
    /// Index of the chosen game.
    chosen: usize,
}

impl HistoryScreen {
    /// Returns the list of all games.
    pub fn new(context: &Context) -> HistoryScreen {
        let filter = Filter::All;
        let find = String::new();
        let key = games::list_key(filter, &find, context);
        let games = games::list(filter, &find, context);
        HistoryScreen { filter, find, games, key, chosen: 0 }
    }

    /// Updates the list if games were added or removed, or the filter has changed.
    fn update_list(&mut self, context: &Context) {
        let key = games::list_key(self.filter, &self.find, context);
        if self.key != key {
            (self.key, self.games) = (key, games::list(self.filter, &self.find, context));
            self.chosen = self.chosen.min(self.games.len().saturating_sub(1));
        }
    }

    /// Returns whether the list has only games with a part of a name.
    fn finds(&self) -> bool {
        !self.find.trim().is_empty()
    }

    fn filters(&self) -> [Command<Message>; 4] {
        FILTERS.map(|(filter, name)| {
            Command::new(name, None, Message::Filter(filter)).on(filter == self.filter)
        })
    }

    /// Chooses the game that was saved last.
    fn show_newest(&mut self, context: &Context) -> Transition<Message> {
        self.filter = Filter::All;
        self.find.clear();
        self.update_list(context);
        let newest = context.profile.saved_games().first();
        let newest = newest.map(|game| Source::Saved(game.id));
        let index = self.games.iter().position(|it| Some(it.source) == newest);
        self.chosen = index.unwrap_or_default();
        Transition::focus(&Message::Choose(self.chosen))
    }

    pub(super) fn chosen(&self) -> Option<&ListedGame> {
        self.games.get(self.chosen)
    }

    fn show_list(&mut self, ui: &mut Ui, view: &View<Message>) {
        let texts = &view.context.texts;
        let count = texts.with(msg::HISTORY_COUNT, "n", self.games.len());
        let filter = Stop::new(count, Message::Accept).known_by(&FILTER);
        view.chooser(ui, &self.filters(), filter);
        let name = texts.get(msg::HISTORY_FIND);
        let field = Stop::new(name, Message::Accept).known_by(&Message::Find);
        let field = view.field(ui, &mut self.find, MAX_GAME_NAME, field);
        if field.changed() {
            self.chosen = 0;
        }
        if self.find.is_empty() {
            let font = regular(LABEL);
            paint_elided(ui, field.rect, Align2::LEFT_CENTER, name, font, FAINT);
        }
        let games = &self.games;
        if games.is_empty() {
            let none = if self.finds() { msg::HISTORY_NOT_FOUND } else { msg::HISTORY_NONE };
            ui.label(RichText::new(texts.get(none)).font(regular(BODY)).color(FAINT));
            return;
        }
        // In a narrow window, the chosen game is below the list.
        let room = if view.is_narrow() {
            ui.clip_rect().height() * show::NARROW
        } else {
            ui.clip_rect().bottom() - ui.cursor().top() - 8.0
        };
        let height = room.min(list::height_of(games.len())).max(list::height_of(1));
        let listed = (self.filter as u8, &self.find);
        let area = list::with_max_height(height).id_salt(listed).auto_shrink([false, true]);
        list::show_faded(ui, area, |ui| {
            // There the page may scroll as well.
            if view.is_narrow() {
                ui.set_max_width(ui.available_width() - widgets::BAR);
            }
            let items = (games.len(), self.chosen);
            view.items(ui, items, Message::Choose, &Message::Accept, |ui, place, index, stop| {
                show::show_item(ui, place, &games[index], stop, view);
            });
        });
    }

    fn show_chosen(&self, ui: &mut Ui, view: &View<Message>) {
        if let Some(game) = self.chosen()
            && let Some(record) = game.record(view.context)
        {
            return show::show_chosen(ui, game, record, view);
        }
        // Without a game, the menu still has entries to paste and to export.
        let more = show_name(ui, None, [""; 2], 1);
        view.buttons_in(ui, more, ButtonSize::Usual, &[menu::button()]);
    }

    /// Returns the button that opens the chosen game.
    fn accept(&self) -> Command<Message> {
        let (accept, icon) = match self.chosen() {
            Some(game) if game.is_over => (msg::RESULT_REVIEW, Icon::Graph),
            Some(_) => (msg::MENU_CONTINUE, Icon::Continue),
            None => (msg::YOU_PLAY, Icon::Play),
        };
        Command::new(accept, Action::Accept, Message::Accept)
            .icon(icon)
            .primary(true)
            .enabled(self.chosen().is_some() || !self.finds())
    }
}

/// What the filter is known by.
const FILTER: &str = "filter";

/// Continues an unfinished game at the table.
fn go_on(game: &ListedGame, record: Record, context: &mut Context) -> Transition<Message> {
    let record = match game.source {
        Source::Current => record,
        Source::Saved(_) | Source::Counted(_) => context.profile.resumed(&record),
    };
    context.send_to_table(record)
}

/// Warns of a game that could not be saved.
fn warn_if_failed(result: Result<(), SaveError>, context: &mut Context) {
    if let Err(error) = result {
        context.warn_not_saved(&error);
    }
}

impl Screen for HistoryScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        self.update_list(context);
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let sections = sections(Section::History, Message::Section);
        let page = Page { sections, ..Page::new(view.context.texts.get(msg::DOOR_YOU)) };
        let page = page.foot([self.accept()]);
        view.key(Action::Find, Message::Find);
        for (_, action, message) in menu::entries(self.chosen(), view.context) {
            action.into_iter().for_each(|action| view.key(action, message.clone()));
        }
        // The field of the list changes the screen while the rest is shown.
        let screen = RefCell::new(self);
        let list = |ui: &mut Ui| screen.borrow_mut().show_list(ui, view);
        view.page(page, list, |ui| screen.borrow().show_chosen(ui, view));
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let chosen = self.chosen().copied();
        let chosen = chosen.and_then(|game| Some((game, game.record(context)?.clone())));
        match (message, chosen) {
            (Message::Choose(index), _) => self.chosen = index,
            (Message::Section(section), _) => return Transition::Go(Destination::You(section)),
            (Message::Filter(filter), _) => {
                (self.filter, self.chosen) = (filter, 0);
                self.update_list(context);
                return Transition::focus(&FILTER);
            }
            (Message::Find, _) => return Transition::focus(&Message::Find),
            (Message::Accept, None) if self.finds() => {}
            (Message::Accept, None) => return Transition::Go(Destination::Play),
            (Message::Accept, Some((game, record))) if !game.is_over => {
                return go_on(&game, record, context);
            }
            (Message::Accept | Message::Review, Some((_, record))) => {
                return Transition::Open(Destination::Review(Box::new(record)));
            }
            (Message::AskForMore, _) => {
                return menu::ask(self.chosen(), context);
            }
            (Message::AskToName, Some((game, _))) => {
                let ask = match game.source {
                    Source::Saved(_) => ask_game_name,
                    Source::Current | Source::Counted(_) => ask_to_save,
                };
                return Transition::ask(ask(&game.name(context), Message::Name));
            }
            (Message::Name(name), Some((game, record))) => match game.source {
                Source::Saved(id) => {
                    let result = context.profile.rename_game(&context.files, id, &name);
                    warn_if_failed(result, context);
                }
                Source::Current | Source::Counted(_) if context.save_game(&name, &record) => {
                    return self.show_newest(context);
                }
                Source::Current | Source::Counted(_) => {}
            },
            (Message::AskToDelete, Some((game, _))) => {
                let question = context.texts.with(msg::DELETE_QUESTION, "name", game.name(context));
                return Transition::ask(ask_to_delete(question, Message::Delete));
            }
            (Message::Delete, Some((game, _))) => {
                let Source::Saved(id) = game.source else { return Transition::Stay };
                let result = context.profile.delete_game(&mut context.files, id);
                warn_if_failed(result.map_err(SaveError::Store), context);
            }
            (Message::Copy, Some((_, record))) => {
                context.copy(write_game(&record), msg::GAME_COPIED);
            }
            (Message::AskForPicture, Some(_)) => {
                return Transition::ask(ask_to_share(Message::Picture));
            }
            (Message::Picture(kind), Some((game, record))) => {
                context.share(kind, game.name(context), &record, record.game.turns().len());
            }
            (Message::Export, Some((game, record))) => {
                export::start_game(game.name(context), record, context);
            }
            (Message::SaveEverything, _) => export::start_everything(context),
            (Message::AskToBringIn, _) => return everything::ask_which(context),
            (Message::BringIn(path), _) => context.read_everything(path),
            (Message::ExportTables, _) => export::start_tables(context),
            (Message::Paste, _) => context.ask_to_paste(),
            (_, None) => {}
        }
        Transition::Stay
    }

    /// Adds a pasted game to the saved games.
    fn pasted(&mut self, text: &str, context: &mut Context) -> Transition<Message> {
        match read_game(text, [Seat::UNNAMED, Seat::UNNAMED]) {
            Ok(record) => {
                let name = context.name_of_game(&record);
                let (files, now) = (&context.files, Timestamp::now());
                let result = context.profile.save_game(files, &name, &record, now);
                warn_if_failed(result, context);
                return self.show_newest(context);
            }
            Err(error) => context.refuse(context.texts.paste_error(&PasteError::Game(error))),
        }
        Transition::Stay
    }
}
