//! The list of games beside the chosen one.

use std::cell::RefCell;

use egui::{Align2, RichText, Ui};

use super::super::export;
use super::super::{head, show_head};
use super::everything;
use super::games::{self, FILTERS, Filter, ListKey, ListedGame, Source};
use super::message::Message;
use super::{menu, show};
use crate::app::input::{Action, PasteError, Scope};
use crate::app::shell::{Context, Destination, Frame, Screen, Section, Transition, ask_to_share};
use crate::app::text::msg;
use crate::app::ui::{
    BODY, Command, Commands, FAINT, FormLine, Icon, LABEL, Place, ask_game_name, ask_to_delete,
    ask_to_save, list, paint_elided, regular, widgets,
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

/// The line of the filter.
pub(super) const FILTER: usize = 0;
/// The line of the field for a part of a name.
pub(super) const FIND: usize = 1;
/// The line of the first game.
pub(super) const FIRST: usize = 2;

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
        Transition::Line(FIRST + index.unwrap_or_default())
    }

    pub(super) fn chosen(&self) -> Option<&ListedGame> {
        self.games.get(self.chosen)
    }

    fn show_list(&mut self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let texts = &frame.context.texts;
        let count = texts.with(msg::HISTORY_COUNT, "n", self.games.len());
        let clicked = frame.chooser(ui, &count, FILTER, "filters");
        if show_find(ui, &mut self.find, frame) {
            self.chosen = 0;
        }
        let games = &self.games;
        if games.is_empty() {
            let none = if self.finds() { msg::HISTORY_NOT_FOUND } else { msg::HISTORY_NONE };
            ui.label(RichText::new(texts.get(none)).font(regular(BODY)).color(FAINT));
            return clicked;
        }
        // In a narrow window, the chosen game is below the list.
        let room = if frame.is_narrow() {
            ui.clip_rect().height() * show::NARROW
        } else {
            ui.clip_rect().bottom() - ui.cursor().top() - 8.0
        };
        let height = room.min(list::height_of(games.len())).max(list::height_of(1));
        let listed = (self.filter as u8, &self.find);
        let area = list::with_max_height(height).id_salt(listed).auto_shrink([false, true]);
        let mut is_accepted = false;
        list::show_faded(ui, area, |ui| {
            // There the page may scroll as well.
            if frame.is_narrow() {
                ui.set_max_width(ui.available_width() - widgets::BAR);
            }
            list::items(ui, games.len(), (frame.focus, FIRST), |ui, place, index| {
                let (game, is_chosen) = (&games[index], index == self.chosen);
                let at = Place::Line(FIRST + index, 0);
                is_accepted |= show::show_item(ui, place, game, is_chosen, at, frame);
            });
        });
        if is_accepted { Some(Message::Accept) } else { clicked }
    }

    fn show_chosen(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        if let Some(game) = self.chosen()
            && let Some(record) = game.record(frame.context)
        {
            return show::show_chosen(ui, game, record, frame);
        }
        // Without a game, the menu still has entries to paste and to export.
        show_head(ui, frame, None, [""; 2], "more")
    }
}

/// Shows the field for a part of a name. Returns whether it has changed.
fn show_find(ui: &mut Ui, find: &mut String, frame: &Frame<Message>) -> bool {
    let name = frame.context.texts.get(msg::HISTORY_FIND);
    let response = frame.field(ui, name, find, MAX_GAME_NAME, FIND);
    if find.is_empty() {
        let font = regular(LABEL);
        paint_elided(ui, response.rect, Align2::LEFT_CENTER, name, font, FAINT);
    }
    response.changed()
}

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

    fn commands(&self, context: &Context) -> Commands<Message> {
        let (accept, icon) = match self.chosen() {
            Some(game) if game.is_over => (msg::RESULT_REVIEW, Icon::Graph),
            Some(_) => (msg::MENU_CONTINUE, Icon::Continue),
            None => (msg::YOU_PLAY, Icon::Play),
        };
        let accept = Command::new(accept, Action::Accept, Message::Accept)
            .icon(icon)
            .primary(true)
            .enabled(self.chosen().is_some() || !self.finds());
        let more = Command::new(msg::MENU, None, Message::AskForMore).icon(Icon::Menu).icon_alone();
        let commands = head(Section::History, Message::Section)
            .row_called("filters", self.filters())
            .row_called("more", [more])
            .row_called("foot", [accept]);
        let commands = commands.key(Action::Find, Message::Find);
        let entries = menu::entries(self.chosen(), context);
        let keys = entries.filter_map(|(_, action, message)| Some((action.ok()?, message)));
        keys.fold(commands, |commands, (action, message)| commands.key(action, message))
    }

    fn lines(&self, _: &Context) -> Vec<FormLine<Message>> {
        // Left and right move the cursor in the field.
        vec![FormLine::chooser(&self.filters(), Message::Accept), FormLine::new([Message::Accept])]
    }

    fn items(&self, _: &Context) -> usize {
        self.games.len()
    }

    fn first(&self, _: &Context) -> Place {
        Place::Line(FIRST, 0)
    }

    fn select(&mut self, line: Option<usize>) {
        let chosen = line.and_then(|line| line.checked_sub(FIRST)).unwrap_or(self.chosen);
        self.chosen = chosen.min(self.games.len().saturating_sub(1));
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        self.update_list(context);
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let title = frame.context.texts.get(msg::DOOR_YOU);
        // The field of the list changes the screen while the rest is shown.
        let screen = RefCell::new(self);
        let list = |ui: &mut Ui| screen.borrow_mut().show_list(ui, frame);
        frame.page(title, list, |ui| screen.borrow().show_chosen(ui, frame))
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let chosen = self.chosen().copied();
        let chosen = chosen.and_then(|game| Some((game, game.record(context)?.clone())));
        match (message, chosen) {
            (Message::Section(section), _) => return Transition::Go(Destination::You(section)),
            (Message::Filter(filter), _) => {
                (self.filter, self.chosen) = (filter, 0);
                self.update_list(context);
                return Transition::Line(FILTER);
            }
            (Message::Find, _) => return Transition::Line(FIND),
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
