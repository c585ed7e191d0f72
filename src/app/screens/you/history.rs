//! All games: those of whoever plays, the one in progress, and those that were saved under a name.

use std::cmp::Reverse;
use std::collections::HashSet;

use egui::text::LayoutJob;
use egui::{Align2, Color32, Rect, RichText, Ui, Vec2, pos2, vec2};

use super::export::Export;
use super::{face_of, head, show_face};
use crate::app::board::drawing;
use crate::app::board::face::{self, Face};
use crate::app::input::{Action, PasteError, Scope};
use crate::app::shell::{
    Context, Destination, Frame, Screen, Section, Share, Transition, ask_to_share, today,
};
use crate::app::text::{self, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, Command, Commands, Dialog, FAINT, GAP, GOLD, Icon, LABEL, Line,
    Place, Reply, TEXT, WARN, ask_game_name, ask_to_delete, bold, icon, list, paint_elided,
    regular, theme, widgets,
};
use crate::game::{
    Day, FinishedGame, GameId, Origin, PersonId, Record, SaveError, SavedGame, Seat, Side,
    Timestamp, read_game, write_game,
};

/// Messages to the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Show another section.
    Section(Section),
    /// List these games.
    Filter(Filter),
    /// Review the chosen game, or go on with it; without a game, play one.
    Accept,
    /// Ask what else to do.
    AskForMore,
    /// Review the chosen game as far as it has gone.
    Review,
    /// Ask for the name under which the chosen game is saved.
    AskToName,
    Name(String),
    /// Ask whether to delete the chosen game.
    AskToDelete,
    Delete,
    /// Write the chosen game to a file of its own.
    Export,
    /// Write all games and ratings to tables.
    ExportTables,
    /// Copy the chosen game as text.
    Copy,
    /// Ask what to make of the chosen game.
    AskForPicture,
    /// Make a picture of the chosen game.
    Picture(Share),
    /// Add the game on the clipboard.
    Paste,
    Leave,
}

/// Which games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    All,
    Won,
    Lost,
    Unfinished,
}

/// The filters with their names.
const FILTERS: [(Filter, text::Message); 4] = [
    (Filter::All, msg::HISTORY_ALL),
    (Filter::Won, msg::HISTORY_WON),
    (Filter::Lost, msg::HISTORY_LOST),
    (Filter::Unfinished, msg::HISTORY_UNFINISHED),
];

/// Where a game is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// It is the one in progress.
    Current,
    /// It was saved, with this number.
    Saved(u32),
    /// It is over and was counted.
    Counted(GameId),
}

/// A game of the list. What is told of it is put together when it comes in sight.
#[derive(Clone, Copy, Debug)]
struct Entry {
    source: Source,
    /// When it ended or was saved; none of the one in progress.
    when: Option<Timestamp>,
    is_over: bool,
    /// Whether whoever plays won it, if it is over and theirs.
    won: Option<bool>,
}

/// What the list was made of: it is made anew when this changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Origins {
    me: PersonId,
    counted: usize,
    /// The number of saved games, and that of the last one.
    saved: (usize, Option<u32>),
    current: Option<GameId>,
}

/// The list of games.
pub struct HistoryScreen {
    filter: Filter,
    entries: Vec<Entry>,
    origins: Origins,
    /// The place of the chosen one.
    chosen: usize,
    export: Export,
}

/// The line of the filter; those of the games follow.
const FILTER: usize = 0;

/// Height of a row and of the gap below it, and sides of its mark and its face.
const ROW: f32 = 52.0;
const STEP: f32 = ROW + 6.0;
const MARK: f32 = 22.0;
const ROW_FACE: f32 = 36.0;

/// Width of the change of a rating.
const CHANGE: f32 = 44.0;

/// Width from which on a row is one line.
const ONE_LINE: f32 = 480.0;

/// Heights of the list and of the board below it in a narrow window, as a share of the panel's.
const NARROW: f32 = 0.34;

/// Height of what is below the board of the chosen game, and its least side.
const BELOW_BOARD: f32 = 48.0;
const LEAST_BOARD: f32 = 160.0;

/// Returns the side of a person in a game: also that of somebody without a name against a computer.
fn side_of(record: &Record, me: PersonId) -> Option<Side> {
    let is_mine = |side: &Side| record.seats[side.index()].person() == Some(me);
    let is_somebodys = |side: &Side| {
        let [seat, other] = [*side, side.other()].map(|side| &record.seats[side.index()]);
        *seat == Seat::UNNAMED && !other.is_human()
    };
    let [first, second] = [Side::First, Side::Second].map(|side| Some(side).filter(is_mine));
    match (first, second) {
        (Some(_), Some(_)) => None,
        (None, None) => [Side::First, Side::Second].into_iter().find(is_somebodys),
        _ => first.or(second),
    }
}

impl Entry {
    fn of(source: Source, record: &Record, when: Option<Timestamp>, me: PersonId) -> Entry {
        let result = record.game.result();
        let won = result.zip(side_of(record, me)).map(|(result, side)| result.winner == side);
        Entry { source, when, is_over: result.is_some(), won }
    }

    fn is_listed(&self, filter: Filter) -> bool {
        match filter {
            Filter::All => true,
            Filter::Won => self.won == Some(true),
            Filter::Lost => self.won == Some(false),
            Filter::Unfinished => !self.is_over,
        }
    }

    /// Returns the game, as long as it is there.
    fn record<'a>(&self, context: &'a Context) -> Option<&'a Record> {
        match self.source {
            Source::Current => context.profile.unfinished(),
            Source::Saved(_) => self.saved(context).map(|game| &game.record),
            Source::Counted(id) => context.profile.statistics().game(id).map(|game| &*game.record),
        }
    }

    /// Returns the saved game, if it is one.
    fn saved<'a>(&self, context: &'a Context) -> Option<&'a SavedGame> {
        let Source::Saved(number) = self.source else { return None };
        context.profile.saved_games().iter().find(|game| game.number == number)
    }

    /// Returns the name under which the game is saved, or would be.
    fn name(&self, context: &Context) -> String {
        match self.saved(context) {
            Some(saved) => saved.name.clone(),
            None => self.record(context).map_or(String::new(), |it| context.name_of_game(it)),
        }
    }

    /// Returns the mark of how the game ended, and its colour.
    fn mark(&self) -> (Icon, Color32) {
        match self.won {
            _ if !self.is_over => (Icon::Pause, GOLD),
            Some(true) => (Icon::Check, ACCENT),
            Some(false) => (Icon::Close, WARN),
            None => (Icon::Save, FAINT),
        }
    }
}

/// Returns what the list is made of now.
fn origins(context: &Context) -> Origins {
    let saved = context.profile.saved_games();
    Origins {
        me: context.my_id(),
        counted: context.profile.statistics().games().len(),
        saved: (saved.len(), saved.first().map(|game| game.number)),
        current: context.profile.unfinished().map(Record::id),
    }
}

/// Returns the games that a filter lets through, the last ones first.
fn entries(filter: Filter, context: &Context) -> Vec<Entry> {
    let me = context.my_id();
    let saved = context.profile.saved_games();
    // A game that is over is listed once, by the name that it was given.
    let over = saved.iter().filter(|game| game.record.game.result().is_some());
    let named: HashSet<GameId> = over.map(|game| game.record.id()).collect();
    let is_mine = |game: &&FinishedGame| {
        let seats = game.record.seats.iter();
        seats.filter_map(Seat::person).any(|it| it == me) && !named.contains(&game.record.id())
    };
    let counted = context.profile.statistics().games().filter(is_mine);
    let counted = counted.map(|game| {
        let source = Source::Counted(game.record.id());
        Entry::of(source, &game.record, Some(game.about.ended), me)
    });
    let saved = saved
        .iter()
        .map(|game| Entry::of(Source::Saved(game.number), &game.record, Some(game.saved), me));
    let current = context.profile.unfinished().filter(|record| record.game.placements() > 0);
    let current = current.map(|record| Entry::of(Source::Current, record, None, me));
    let all = saved.chain(counted).chain(current);
    let mut all: Vec<_> = all.filter(|entry| entry.is_listed(filter)).collect();
    all.sort_by_key(|entry| Reverse((entry.when.is_none(), entry.when)));
    all
}

impl HistoryScreen {
    /// Returns the list of all games.
    pub fn new(context: &Context) -> HistoryScreen {
        let (filter, origins) = (Filter::All, origins(context));
        let entries = entries(filter, context);
        HistoryScreen { filter, entries, origins, chosen: 0, export: Export::default() }
    }

    /// Makes the list anew.
    fn list(&mut self, filter: Filter, context: &Context) {
        self.entries = entries(filter, context);
        (self.filter, self.origins) = (filter, origins(context));
    }

    fn chosen(&self) -> Option<&Entry> {
        self.entries.get(self.chosen)
    }

    fn show_list(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let texts = &frame.context.texts;
        let count = texts.with(msg::HISTORY_COUNT, "n", self.entries.len());
        let clicked = frame.chooser(ui, &count, FILTER, "filters");
        if self.entries.is_empty() {
            let none = RichText::new(texts.get(msg::HISTORY_NONE)).font(regular(BODY));
            ui.label(none.color(FAINT));
            return clicked;
        }
        // In a narrow window the chosen game is below the list.
        let height = match frame.is_narrow() {
            false => ui.clip_rect().bottom() - ui.cursor().top() - 4.0,
            true => ui.clip_rect().height() * NARROW,
        }
        .min(self.entries.len() as f32 * STEP);
        let mut accepts = false;
        list::of_height(height.max(STEP)).id_salt(self.filter as u8).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - widgets::BAR);
            let all = widgets::strip(ui, self.entries.len() as f32 * STEP - (STEP - ROW));
            let seen = ui.clip_rect();
            for (index, entry) in self.entries.iter().enumerate() {
                let top = all.top() + index as f32 * STEP;
                let row = Rect::from_min_size(pos2(all.left(), top), vec2(all.width(), ROW));
                // What has the focus is shown wherever it is, to be scrolled to.
                let is_focused = frame.focus.is_on_line(FILTER + 1 + index);
                if is_focused || row.intersects(seen) {
                    accepts |= self.show_row(ui, row, (index, entry), frame);
                }
            }
        });
        accepts.then_some(Message::Accept).or(clicked)
    }

    /// Shows a game in a row: how it ended, whom it was against, its board and length, when it was,
    /// and how it changed the rating. Returns whether it was clicked twice.
    fn show_row(
        &self,
        ui: &Ui,
        row: Rect,
        (index, entry): (usize, &Entry),
        frame: &Frame<Message>,
    ) -> bool {
        let (context, texts) = (frame.context, &frame.context.texts);
        let at = (frame.focus, Place::Line(FILTER + 1 + index, 0));
        let response = list::choosable(ui, row, at, index == self.chosen);
        let Some(record) = entry.record(context) else { return false };
        let side = side_of(record, context.my_id());
        let inside = row.shrink2(vec2(12.0, 4.0));
        show_mark(ui, inside.left_center() + vec2(MARK / 2.0, 0.0), entry);
        let face_at = inside.left_center() + vec2(MARK + 10.0, -ROW_FACE / 2.0);
        let place = Rect::from_min_size(face_at, Vec2::splat(ROW_FACE));
        face::show(ui, place, face_against(record, side, context));
        let mut words = inside.with_min_x(place.right() + 12.0);
        let counted = context.profile.statistics().game(record.id());
        let change = counted.zip(side).filter(|_| entry.is_over);
        let change = change.and_then(|(game, side)| game.rating_change(side));
        let right = words.with_min_x(words.right() - CHANGE);
        if let Some(change) = change {
            let color = if change < 0.0 { TEXT } else { ACCENT };
            let change = format!("{change:+.0}");
            paint_elided(ui, right, Align2::RIGHT_CENTER, &change, bold(LABEL), color);
        }
        words.max.x = right.left();
        let name = match (entry.saved(context), side) {
            (Some(saved), _) => saved.name.clone(),
            (None, Some(side)) => texts.short_name_of(&record.seats, side.other()),
            (None, None) => context.name_of_game(record),
        };
        let length = texts.with(msg::GAMES_PLACED, "n", record.game.placements());
        let board = record.game.board_size().to_string();
        let when = entry.when.map(|when| moment(when, context)).unwrap_or_default();
        let (left, center) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
        if words.width() < ONE_LINE {
            let (upper, lower) = words.split_top_bottom_at_fraction(0.5);
            let facts: Vec<&str> =
                [&*board, &*length, &*when].into_iter().filter(|it| !it.is_empty()).collect();
            let note = widgets::side_by_side(&facts);
            paint_elided(ui, upper, left, &name, bold(LABEL), TEXT);
            paint_elided(ui, lower, left, &note, regular(LABEL), FAINT);
        } else {
            let (named, rest) = words.split_left_right_at_fraction(0.48);
            let (note, date) = rest.split_left_right_at_fraction(0.56);
            let facts = widgets::side_by_side(&[&board, &length]);
            let named = named.with_max_x(named.right() - GAP);
            paint_elided(ui, named, left, &name, bold(BODY), TEXT);
            paint_elided(ui, note, left, &facts, regular(LABEL), FAINT);
            paint_elided(ui, date, center, &when, regular(LABEL), FAINT);
        }
        response.double_clicked()
    }

    fn show_chosen(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let (context, texts) = (frame.context, &frame.context.texts);
        let Some((entry, record)) = self.chosen().and_then(|it| Some((it, it.record(context)?)))
        else {
            // Also without a game there is something to paste and to export.
            let place = widgets::strip(ui, ButtonSize::Usual.height());
            let place = place.with_min_x(place.right() - 44.0);
            return frame.show_row(ui, place, "more", ButtonSize::Usual);
        };
        let side = side_of(record, context.my_id());
        let words = show_face(ui, Some(face_against(record, side, context)));
        let (words, button) = words.split_left_right_at_x(words.right() - 50.0);
        let button = button.with_min_x(button.left() + 6.0);
        let top = button.center().y - ButtonSize::Usual.height() / 2.0;
        let clicked = frame.show_row(ui, button.with_min_y(top), "more", ButtonSize::Usual);
        let when = entry.when.map(|when| texts.time_of(when)).unwrap_or_default();
        show_title(ui, words, title(entry, record, side, context), &when);
        ui.add_space(4.0);
        let about = RichText::new(about_game(record, context)).font(regular(LABEL)).color(FAINT);
        let room = match frame.is_narrow() {
            false => ui.clip_rect().bottom() - ui.cursor().top() - BELOW_BOARD,
            true => ui.clip_rect().height() * NARROW,
        };
        let side = ui.available_width().min(room.max(LEAST_BOARD));
        let strip = widgets::strip(ui, side);
        let board = Rect::from_center_size(strip.center(), Vec2::splat(side));
        drawing::show_small(ui, 0, board, &record.game, None);
        ui.label(about);
        clicked
    }

    /// Asks what else to do with the chosen game, and what to do without one.
    fn ask_for_more(&self, context: &Context) -> Transition<Message> {
        let answer = |label, action, icon, message| {
            let command = Command::new(label, None, Reply::Say(message)).icon(icon);
            [command.named(&[action])]
        };
        let mut answers = Commands::answers();
        let mut title = context.texts.get(msg::YOU_HISTORY).to_owned();
        if let Some((entry, record)) = self.chosen().and_then(|it| Some((it, it.record(context)?)))
        {
            title = entry.name(context);
            let (name, rename) = match entry.saved(context) {
                Some(_) => (msg::GAMES_RENAME, Icon::Rename),
                None => (msg::GAMES_NAME, Icon::Save),
            };
            answers = answers
                .row(answer(name, Action::Rename, rename, Message::AskToName))
                .row(answer(msg::SHARE, Action::Picture, Icon::Picture, Message::AskForPicture))
                .row(answer(msg::GAMES_COPY, Action::CopyGame, Icon::Copy, Message::Copy));
            if record.game.result().is_none() {
                let review = Command::new(msg::RESULT_LOOK_BACK, None, Reply::Say(Message::Review));
                answers = answers.row([review.icon(Icon::Graph)]);
            }
            if !self.export.is_busy() {
                let export =
                    answer(msg::GAMES_EXPORT, Action::Export, Icon::Export, Message::Export);
                answers = answers.row(export);
            }
        }
        answers = answers.row(answer(msg::GAMES_PASTE, Action::Paste, Icon::Paste, Message::Paste));
        if !self.export.is_busy() {
            let tables = Reply::Say(Message::ExportTables);
            let tables = Command::new(msg::STATISTICS_EXPORT, None, tables).icon(Icon::Chart);
            answers = answers.row([tables]);
        }
        if self.chosen().is_some_and(|entry| entry.saved(context).is_some()) {
            let delete =
                answer(msg::GAMES_DELETE, Action::Delete, Icon::Delete, Message::AskToDelete);
            answers = answers.row(delete);
        }
        Transition::ask(Dialog::new(title, answers.row([Command::back(Reply::Leave)])))
    }

    /// Saves the chosen game under a name, or gives a saved one another name.
    fn name(&self, entry: &Entry, name: &str, context: &mut Context) {
        match (entry.source, entry.record(context).cloned()) {
            (Source::Saved(number), _) => {
                let Context { profile, files, .. } = context;
                let renamed = profile.rename_game(files, number, name);
                report(renamed, context);
            }
            (_, Some(record)) => _ = context.save_game(name, &record),
            (_, None) => {}
        }
    }
}

/// Shows how a game ended: a tick, a cross or a pause in a circle.
fn show_mark(ui: &Ui, middle: egui::Pos2, entry: &Entry) {
    let (mark, color) = entry.mark();
    let line = theme::stroke(ui.ctx(), 1.5, color);
    ui.painter().circle(middle, MARK / 2.0, color.gamma_multiply(0.2), line);
    let font = icon::font(MARK * 0.6);
    ui.painter().text(middle, Align2::CENTER_CENTER, mark.character(), font, color);
}

/// Returns the face of whom a game was against.
fn face_against(record: &Record, side: Option<Side>, context: &Context) -> Face {
    let other = side.map_or(Side::First, Side::other);
    let seat = &record.seats[other.index()];
    let known = seat.person().and_then(|id| face_of(id, context));
    known.unwrap_or_else(|| Face::of(seat, other))
}

/// Returns a moment in few words: the time of today, or else the day.
fn moment(when: Timestamp, context: &Context) -> String {
    match Day::of(when.local().date()) == today() {
        true => when.local().format("%H:%M").to_string(),
        false => context.texts.day_of(when),
    }
}

/// Writes a title in a line or in two smaller ones, and below it when that was.
fn show_title(ui: &Ui, place: Rect, title: String, when: &str) {
    let lay_out = |size, lines| {
        let mut job = LayoutJob::simple(title.clone(), bold(size), TEXT, place.width());
        (job.wrap.max_rows, job.wrap.break_anywhere) = (lines, false);
        ui.fonts(|fonts| fonts.layout_job(job))
    };
    let large = lay_out(BODY, 1);
    let title = if large.elided { lay_out(LABEL, 2) } else { large };
    let top = place.center().y - (title.size().y + 20.0) / 2.0;
    let below =
        place.with_min_y(top + title.size().y + 2.0).with_max_y(top + title.size().y + 20.0);
    ui.painter().galley(pos2(place.left(), top), title, TEXT);
    paint_elided(ui, below, Align2::LEFT_CENTER, when, regular(LABEL), FAINT);
}

/// Returns the name of a saved game, or who won, or whose game it is.
fn title(entry: &Entry, record: &Record, side: Option<Side>, context: &Context) -> String {
    let texts = &context.texts;
    let other = side.map(|side| texts.short_name_of(&record.seats, side.other()));
    match (entry.won, other) {
        _ if entry.saved(context).is_some() => entry.name(context),
        (Some(true), Some(other)) => texts.with(msg::HISTORY_BEAT, "name", other),
        (Some(false), Some(other)) => texts.with(msg::HISTORY_BEATEN_BY, "name", other),
        _ => entry.name(context),
    }
}

/// Returns a summary of a game: the players, its length and the winner.
fn about_game(record: &Record, context: &Context) -> String {
    let texts = &context.texts;
    let placed = texts.with(msg::GAMES_PLACED, "n", record.game.placements());
    let result = match record.game.result() {
        Some(result) => {
            let winner = texts.short_name_of(&record.seats, result.winner);
            texts.with(msg::GAMES_WON, "name", winner)
        }
        None => texts.get(msg::GAMES_UNFINISHED).to_owned(),
    };
    widgets::side_by_side(&[&context.name_of_game(record), &placed, &result])
}

/// Goes on with a game that was left. From a game that came from outside, the person plays on.
fn go_on(record: &Record, context: &mut Context) -> Transition<Message> {
    let record = match record.origin() {
        Origin::Outside => record.retry(record.game.turns().len(), &context.profile.my_seat()),
        Origin::Played | Origin::Assisted => context.profile.resumed(record),
    };
    context.send_to_table(record)
}

/// Warns of a game that could not be saved.
fn report(done: Result<(), SaveError>, context: &mut Context) {
    if let Err(error) = done {
        context.warn_not_kept(&error);
    }
}

impl Screen for HistoryScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;
    const IS_LIST: bool = true;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let filter = |(filter, name)| {
            Command::new(name, None, Message::Filter(filter)).on(filter == self.filter)
        };
        let (accept, icon) = match self.chosen() {
            Some(entry) if entry.is_over => (msg::RESULT_LOOK_BACK, Icon::Graph),
            Some(_) => (msg::MENU_CONTINUE, Icon::Continue),
            None => (msg::YOU_PLAY, Icon::Play),
        };
        let accept = Command::new(accept, Action::Accept, Message::Accept).icon(icon).primary(true);
        let more = Command::new(msg::MENU, None, Message::AskForMore).icon(Icon::Menu).icon_alone();
        let commands = head(Section::History, Message::Leave, Message::Section)
            .row_called("filters", FILTERS.map(filter))
            .row_called("more", [more])
            .row_called("foot", [accept])
            .key(Action::Paste, Message::Paste);
        let Some(entry) = self.chosen() else { return commands };
        let mut keys = vec![
            (Action::Rename, Message::AskToName),
            (Action::CopyGame, Message::Copy),
            (Action::Picture, Message::AskForPicture),
        ];
        if entry.saved(context).is_some() {
            keys.push((Action::Delete, Message::AskToDelete));
        }
        if !self.export.is_busy() {
            keys.push((Action::Export, Message::Export));
        }
        keys.into_iter().fold(commands, |commands, (action, message)| commands.key(action, message))
    }

    fn lines(&self, _: &Context) -> Vec<Line<Message>> {
        let step = |by: i8| {
            let place = FILTERS.iter().position(|(filter, _)| *filter == self.filter)?;
            let next = place.checked_add_signed(by.into())?;
            FILTERS.get(next).map(|(filter, _)| Message::Filter(*filter))
        };
        let mut lines = vec![Line::new([Message::Accept]); FILTER + 1 + self.entries.len()];
        lines[FILTER] = lines[FILTER].clone().stepped(step);
        lines
    }

    fn first(&self, _: &Context) -> Place {
        Place::Line(if self.entries.is_empty() { FILTER } else { FILTER + 1 }, 0)
    }

    fn select(&mut self, line: Option<usize>) {
        let chosen = line.and_then(|line| line.checked_sub(FILTER + 1)).unwrap_or(self.chosen);
        self.chosen = chosen.min(self.entries.len().saturating_sub(1));
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        self.export.tell(context);
        if self.origins != origins(context) {
            self.list(self.filter, context);
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let title = frame.context.texts.get(msg::YOU);
        let list = |ui: &mut Ui| self.show_list(ui, frame);
        frame.page(title, list, |ui| self.show_chosen(ui, frame))
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let chosen = self.chosen().copied();
        let chosen = chosen.and_then(|entry| Some((entry, entry.record(context)?.clone())));
        match (message, chosen) {
            (Message::Section(section), _) => {
                return Transition::Go(Destination::You(section));
            }
            (Message::Filter(filter), _) => {
                self.list(filter, context);
                self.chosen = 0;
            }
            (Message::Accept, None) => return Transition::Go(Destination::Play),
            (Message::Accept, Some((entry, record))) if !entry.is_over => {
                return match entry.source {
                    Source::Current => context.send_to_table(record),
                    Source::Saved(_) | Source::Counted(_) => go_on(&record, context),
                };
            }
            (Message::Accept | Message::Review, Some((_, record))) => {
                return Transition::Open(Destination::Review(Box::new(record)));
            }
            (Message::AskForMore, _) => return self.ask_for_more(context),
            (Message::AskToName, Some((entry, _))) => {
                return Transition::ask(ask_game_name(&entry.name(context), Message::Name));
            }
            (Message::Name(name), Some((entry, _))) => self.name(&entry, &name, context),
            (Message::AskToDelete, Some((entry, _))) => {
                let name = entry.name(context);
                let question = context.texts.with(msg::DELETE_QUESTION, "name", name);
                return Transition::ask(ask_to_delete(question, Message::Delete));
            }
            (Message::Delete, Some((entry, _))) => {
                let Source::Saved(number) = entry.source else { return Transition::Stay };
                let Context { profile, files, .. } = context;
                let deleted = profile.delete_game(files, number).map_err(SaveError::Store);
                report(deleted, context);
            }
            (Message::Copy, Some((_, record))) => {
                context.copy(write_game(&record), msg::GAME_COPIED);
            }
            (Message::AskForPicture, Some(_)) => {
                return Transition::ask(ask_to_share(Message::Picture));
            }
            (Message::Picture(share), Some((entry, record))) => {
                let turns = record.game.turns().len();
                context.share(share, entry.name(context), &record, turns);
            }
            (Message::Export, Some((entry, record))) => {
                self.export.start_game(entry.name(context), record, context);
            }
            (Message::ExportTables, _) => self.export.start_tables(context),
            (Message::Paste, _) => context.ask_to_paste(),
            (Message::Leave, _) => return Transition::Go(Destination::Title),
            (_, None) => {}
        }
        Transition::Stay
    }

    /// Adds a pasted game to the saved games.
    fn pasted(&mut self, text: &str, context: &mut Context) -> Transition<Message> {
        match read_game(text, [Seat::UNNAMED, Seat::UNNAMED]) {
            Ok(record) => {
                let name = context.name_of_game(&record);
                let Context { profile, files, .. } = context;
                let saved = profile.save_game(files, &name, &record, Timestamp::now());
                report(saved, context);
                self.list(Filter::All, context);
                let newest = context.profile.saved_games().first();
                let newest = newest.map(|game| Source::Saved(game.number));
                let place = self.entries.iter().position(|it| Some(it.source) == newest);
                return Transition::Line(FILTER + 1 + place.unwrap_or_default());
            }
            Err(error) => {
                let text = context.texts.paste_error(&PasteError::Game(error));
                context.refuse(text);
            }
        }
        Transition::Stay
    }

    fn is_animating(&self, _: &Context) -> bool {
        self.export.is_busy()
    }
}

#[cfg(test)]
mod tests {
    use super::super::export::Written;
    use super::*;
    use crate::ai::{BoardSize, Character, Level, Opponent};
    use crate::app::input::Chord;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Start, Tester};
    use crate::game::{
        Board, CURRENT_FILE, Command, Files, Game, JOURNAL_FILE, PlayerName, Record, Task,
        read_game_file,
    };
    use miniquad::KeyCode;
    use std::path::PathBuf;

    fn context(folder: &std::path::Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        for name in ["Ann", "Bo"] {
            let seats = [name, "Cy"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
            let mut game = Game::new(Board::empty());
            game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
            let record = Record::new(seats, game);
            let name = context.name_of_game(&record);
            assert!(context.save_game(&name, &record));
        }
        context
    }

    fn names(tester: &mut Tester<HistoryScreen>) -> Vec<String> {
        let games = tester.context().profile.saved_games();
        games.iter().map(|game| game.name.clone()).collect()
    }

    /// The warning of a damaged game was replaced by the next notice, and only one of several files
    /// was named.
    #[test]
    fn every_damaged_file_is_warned_of_and_the_next_notices_do_not_hide_it() {
        let folder = tempfile::tempdir().unwrap();
        let damaged = [
            ("config", "settings.ron"),
            ("config", "remembered.ron"),
            ("data", "people.ron"),
            ("data", "learning.ron"),
            ("data", JOURNAL_FILE),
            ("data", CURRENT_FILE),
        ];
        for (place, name) in damaged {
            std::fs::create_dir_all(folder.path().join(place)).unwrap();
            std::fs::write(folder.path().join(place).join(name), "half a fi").unwrap();
        }
        // What the window does at its start.
        let context = Start::in_folder(folder.path()).into_context();
        assert!(context.unfinished().is_none());
        let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
        let context = tester.context();
        context.notices.tell("Saved".to_owned(), 0.0);
        context.notices.refuse("No".to_owned(), 0.0);
        for (_, name) in damaged {
            let named = context.notices.warnings().filter(|text| text.contains(name)).count();
            assert_eq!(named, 1, "{name}");
        }
    }

    #[test]
    fn a_game_is_opened_renamed_and_deleted_by_keys_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester =
            Tester::with(context(folder.path()), |context| HistoryScreen::new(context));
        assert_eq!(names(&mut tester), ["Bo - Cy", "Ann - Cy"]);
        tester.press(KeyCode::Down);
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("the game does not go on")
        };
        assert_eq!(record.game.placements(), 1);
        tester.reopen(|context| HistoryScreen::new(context));
        tester.press(KeyCode::Down);
        assert!(matches!(tester.press(KeyCode::R), Pressed::Ask(_)));
        tester.press(KeyCode::Escape);
        tester.tell(Message::Name("Our game".to_owned()));
        tester.press_all(&[KeyCode::Delete, KeyCode::Enter]);
        assert_eq!(names(&mut tester), ["Bo - Cy", "Our game"], "Enter keeps it");
        tester.press_all(&[KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(names(&mut tester), ["Bo - Cy"]);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Go(Destination::Title)));
    }

    #[test]
    fn a_game_is_exported_under_its_name_and_never_over_another_file() {
        let folder = tempfile::tempdir().unwrap();
        let documents = folder.path().join("Documents");
        let mut context = context(folder.path());
        context.exports = Some(documents.clone());
        let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
        for name in ["Bo - Cy.nimtetris", "Bo - Cy 2.nimtetris"] {
            tester.press(KeyCode::E);
            tester.wait_until(|screen| !screen.export.is_busy());
            let exported = documents.join(name);
            assert_eq!(read_game_file(&exported).unwrap().game.placements(), 1, "{name}");
        }
    }

    /// A second export was ignored without a word, while its button was lit.
    #[test]
    fn one_game_is_exported_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester =
            Tester::with(context(folder.path()), |context| HistoryScreen::new(context));
        tester.idle();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let write = move |_: &_| {
            let _ = ended.recv();
            Written::Game(Ok(PathBuf::new()))
        };
        let exports = |tester: &mut Tester<HistoryScreen>| {
            let export = tester.command(Action::Export);
            export.is_some()
        };
        assert!(exports(&mut tester));
        tester.screen().export = Export(Some(Task::start("export", write)));
        assert!(!exports(&mut tester));
        drop(end);
        tester.wait_until(|screen| !screen.export.is_busy());
        assert!(exports(&mut tester));
    }

    /// Ctrl+C, of which keys and help say that it copies a position, copied the game.
    #[test]
    fn a_saved_game_is_copied_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester =
            Tester::with(context(folder.path()), |context| HistoryScreen::new(context));
        tester.idle();
        assert_eq!(tester.command(Action::Copy), None);
        assert_eq!(tester.command(Action::CopyGame), Some(Message::Copy));
    }

    #[test]
    fn the_selected_game_is_shared_under_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let pictures = folder.path().join("Pictures");
        let mut context = context(folder.path());
        context.pictures_folder = Some(pictures.clone());
        let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
        tester.press(KeyCode::Down);
        assert!(matches!(tester.press(Chord::command(KeyCode::P)), Pressed::Ask(_)));
        tester.press_all(&[KeyCode::Down, KeyCode::Enter]);
        while tester.context().pictures.is_busy() {
            tester.context().tell_of_pictures();
            std::thread::yield_now();
        }
        assert!(std::fs::read(pictures.join("Ann - Cy.gif")).unwrap().starts_with(b"GIF89a"));
    }

    /// Finished games were thrown away, and unfinished ones opened in the review.
    #[test]
    fn finished_games_are_reviewed_unfinished_ones_go_on_and_filters_part_them() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        context.read_profile();
        let pip = Character::all().next().unwrap();
        for loser in [Side::Second, Side::First] {
            let seats = [context.profile.my_seat(), Seat::from(Opponent::Character(pip))];
            let mut record = Record::new(seats, Game::new(Board::of_size(BoardSize::Six)));
            for command in [Command::Place("a1,b1,c1,d1".parse().unwrap()), Command::Resign(loser)]
            {
                record.game.execute(command).unwrap();
                context.keep_turn(&record);
            }
        }
        let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
        assert_eq!(tester.screen().entries.len(), 4);
        assert!(tester.shown().iter().any(|text| text.starts_with('+')), "a rating rose");
        // To the filter, and there from all to those that were won, lost, left.
        tester.press(KeyCode::Up);
        for (filter, count) in [(Filter::Won, 1), (Filter::Lost, 1), (Filter::Unfinished, 2)] {
            tester.press(KeyCode::Right);
            let screen = tester.screen();
            assert_eq!((screen.filter, screen.entries.len()), (filter, count));
        }
        tester.press_all(&[KeyCode::Left, KeyCode::Left]);
        assert!(tester.shown().contains(&"You beat Pip".to_owned()));
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Open(Destination::Review(_))));
        tester.uncover();
        // Under a name it is listed once, and can be deleted again.
        tester.press(KeyCode::Left);
        tester.press(KeyCode::Down);
        while tester.screen().chosen().unwrap().won != Some(true) {
            tester.press(KeyCode::Down);
        }
        tester.tell(Message::Name("My win".to_owned()));
        tester.idle();
        assert_eq!(tester.screen().entries.len(), 4);
        assert!(tester.shown().contains(&"My win".to_owned()));
    }

    #[test]
    fn games_of_others_are_not_listed_and_a_game_in_progress_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        context.read_profile();
        let ann = context.profile.people.add(&PlayerName::new("Ann").unwrap()).unwrap();
        let ann = context.profile.people.get(ann).unwrap().seat();
        let level = Seat::from(Level::MAX);
        let mut keep = |seats: [Seat; 2], commands: &[Command]| {
            let mut record = Record::new(seats, Game::new(Board::empty()));
            for command in commands {
                record.game.execute(*command).unwrap();
            }
            context.keep_turn(&record);
        };
        let first = Command::Place("a1,b1,c1,d1".parse().unwrap());
        let resigns = Command::Resign(Side::First);
        keep([ann, level.clone()], &[first, resigns]);
        let me = Seat::UNNAMED;
        keep([me, level], &[first]);
        let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
        let sources: Vec<_> = tester.screen().entries.iter().map(|it| it.source).collect();
        assert_eq!(sources, [Source::Current]);
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Go(Destination::Table(_))));
    }

    #[test]
    fn games_and_ratings_are_exported_as_tables_and_no_file_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let me = context.my_id();
        context.profile.people.rename(me, &PlayerName::new("../Ann").unwrap()).unwrap();
        let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
        tester.tell(Message::ExportTables);
        assert!(tester.notice().is_some(), "there is no folder");
        tester.context().exports = Some(folder.path().join("Documents"));
        for number in ["", " 2"] {
            tester.tell(Message::ExportTables);
            tester.wait_until(|screen| !screen.export.is_busy());
            for what in ["games", "ratings"] {
                let name = format!("Documents/Nim Tetris - ..-Ann - {what}{number}.csv");
                let table = std::fs::read_to_string(folder.path().join(&name)).expect(&name);
                assert_eq!(table.lines().count(), 1, "{table}");
            }
        }
    }
}
