//! The names of two people who play at one computer.

use egui::{Align2, Ui};

use super::message::Message;
use crate::ai::BoardSize;
use crate::app::input::Action;
use crate::app::shell::{Context, Frame};
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ButtonSize, Command, Commands, Dialog, FAINT, Focus, GAP, Icon, LABEL, Line, Place, Reply,
    paint_elided, regular, widgets,
};
use crate::game::{Board, Game, People, PlayerName, Record, Seat};

/// The names of two people, typed or pasted.
pub struct Names(pub [String; 2]);

/// The buttons of people who play here, and the most in a row.
const PEOPLE: ButtonSize = ButtonSize::Segment;
const MOST_PEOPLE: usize = 3;
const PEOPLE_OF: [&str; 2] = ["people of the first", "people of the second"];

fn has_people(context: &Context) -> bool {
    context.profile.people.names().next().is_some()
}

/// The lines of a name: its field and, where there are people to choose from, those.
fn lines_of_a_name(context: &Context) -> usize {
    1 + usize::from(has_people(context))
}

impl Names {
    /// Returns the names of the last two.
    pub fn new(context: &Context) -> Names {
        let texts = &context.texts;
        let mut names = context.remembered.names.clone();
        for (name, default) in names.iter_mut().zip([msg::PLAYER_ONE, msg::PLAYER_TWO]) {
            if name.is_empty() {
                texts.get(default).clone_into(name);
            }
        }
        Names(names)
    }

    /// Shows the field of a name, whose line has this number.
    fn show_field(
        &mut self,
        ui: &mut Ui,
        (index, line): (usize, usize),
        focus: &Focus,
        context: &Context,
    ) {
        let name = &mut self.0[index];
        let response = widgets::text_field(ui, name, PlayerName::MAX_CHARS);
        let is_text = |event: &egui::Event| matches!(event, egui::Event::Text(_));
        if response.changed()
            && ui.input(|input| input.events.iter().any(is_text))
            && let Some(known) = known_name(name, &context.profile.people)
        {
            let typed = name.chars().count();
            *name = known;
            widgets::select_from(ui, &response, typed, name);
        }
        if response.clicked() {
            focus.put(Place::Line(line, 0));
        }
        // Keys are typed into the name that is selected, wherever egui would go by the same keys.
        if focus.is_on_line(line) {
            response.request_focus();
            // What is typed takes the place of the name that stands there.
            if response.gained_focus() {
                widgets::select_from(ui, &response, 0, name);
            }
        } else {
            response.surrender_focus();
        }
    }

    /// Shows both names, whose lines begin at this number.
    pub fn show(&mut self, ui: &mut Ui, first: usize, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        let mut clicked = None;
        for (index, label) in [msg::FIRST_PLAYER, msg::SECOND_PLAYER].into_iter().enumerate() {
            let line = first + index * lines_of_a_name(context);
            let place = widgets::strip(ui, 18.0);
            let label = context.texts.get(label);
            paint_elided(ui, place, Align2::LEFT_CENTER, label, regular(LABEL), FAINT);
            self.show_field(ui, (index, line), frame.focus, context);
            if has_people(context) {
                clicked = show_people(ui, index, line + 1, frame).or(clicked);
            }
        }
        clicked
    }

    /// Returns the lines of both names.
    pub fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let line = || Line::new([Message::Start]);
        let mut lines = Vec::new();
        for index in 0..self.0.len() {
            // In a name, left and right move the cursor.
            lines.push(line());
            if has_people(context) {
                lines.push(line().stepped(|by| self.next_name(index, by, context)));
            }
        }
        lines
    }

    /// Adds the people who may be meant to the commands.
    pub fn list(&self, commands: Commands<Message>, context: &Context) -> Commands<Message> {
        let rows = PEOPLE_OF.into_iter().enumerate();
        rows.fold(commands, |all, (index, name)| all.row_called(name, self.people(index, context)))
    }

    /// Writes a name into a field.
    pub fn write(&mut self, index: usize, name: String) {
        // Nobody plays against themselves.
        if self.0[1 - index].trim() == name {
            self.swap();
        }
        self.0[index] = name;
    }

    /// Exchanges the names.
    pub fn swap(&mut self) {
        self.0.swap(0, 1);
    }

    /// Returns how many lines after the first one the name stands that can't be used.
    pub fn refused(&self, context: &Context) -> usize {
        let is_refused = |name: &String| seat(name, context).is_none();
        let index = self.0.iter().position(is_refused).unwrap_or_default();
        index * lines_of_a_name(context)
    }

    /// Returns the names as they are remembered: a default one would be taken for a real one in
    /// another language.
    pub fn kept(&self, texts: &Texts) -> [String; 2] {
        let kept = |name: &String| !is_default(name, texts);
        let names = self.0.each_ref().map(|name| Some(name.clone()).filter(kept));
        names.map(Option::unwrap_or_default)
    }

    /// Returns the people who may be meant in a field: all while it has a name that was not typed,
    /// else those with these letters.
    pub(super) fn known(&self, index: usize, context: &Context) -> Vec<String> {
        let all: Vec<String> = context.profile.people.names().map(str::to_owned).collect();
        let typed = self.0[index].trim();
        if is_default(typed, &context.texts) || all.iter().any(|name| name == typed) {
            return all;
        }
        let typed = typed.to_lowercase();
        all.into_iter().filter(|name| name.to_lowercase().contains(&typed)).collect()
    }

    /// Returns the message that writes the name of the next one of these people, or of the previous
    /// one.
    fn next_name(&self, index: usize, by: i8, context: &Context) -> Option<Message> {
        let known = self.known(index, context);
        let place = known.iter().position(|name| *name == self.0[index].trim());
        let next = match place {
            Some(place) => place as isize + isize::from(by),
            None => isize::from(by.min(0)),
        };
        let next = next.checked_rem_euclid(known.len() as isize)?;
        Some(Message::Name(index, known[next as usize].clone()))
    }

    /// Returns the buttons of a few of these people, around the one whose name stands there.
    fn people(&self, index: usize, context: &Context) -> Vec<Command<Message>> {
        let known = self.known(index, context);
        let named = self.0[index].trim();
        let place = known.iter().position(|name| *name == named).unwrap_or(0);
        let first = place.saturating_sub(1).min(known.len().saturating_sub(MOST_PEOPLE));
        let button = |name: &String| {
            let message = Message::Name(index, name.clone());
            Command::new(name.clone(), None, message).on(*name == named)
        };
        known.iter().skip(first).take(MOST_PEOPLE).map(button).collect()
    }

    /// Returns a game between two people with these names, or `None` if one of the names is not
    /// valid.
    pub fn record(&self, size: BoardSize, context: &Context) -> Option<Record> {
        let [first, second] = self.0.each_ref().map(|name| seat(name, context));
        let game = Game::new(Board::new(size));
        Some(Record::new([first?, second?], game).timed(context.remembered.clock))
    }
}

/// Shows the people who may be meant in a field.
fn show_people(ui: &mut Ui, index: usize, line: usize, frame: &Frame<Message>) -> Option<Message> {
    let place = widgets::strip(ui, PEOPLE.height() + GAP);
    // Where nobody has such a name, the row is as high as ever.
    let has_some = frame.commands.called(PEOPLE_OF[index]).is_some();
    has_some.then(|| frame.show_segments(ui, place, line, PEOPLE_OF[index])).flatten()
}

/// Returns the seat of somebody with a name, if it is valid.
fn seat(name: &str, context: &Context) -> Option<Seat> {
    match is_default(name, &context.texts) {
        true => Some(Seat::UNNAMED),
        false => PlayerName::new(name).map(|name| context.profile.people.seat_of(&name)),
    }
}

/// Returns the name of a person that begins with what was typed.
fn known_name(typed: &str, people: &People) -> Option<String> {
    let begins = |name: &&str| name.to_lowercase().starts_with(&typed.to_lowercase());
    let name = people.names().min_by_key(|name| (!begins(name), name.len())).filter(begins);
    name.map(str::to_owned)
}

/// Returns whether a name is the default text of a field.
fn is_default(name: &str, texts: &Texts) -> bool {
    [texts.get(msg::PLAYER_ONE), texts.get(msg::PLAYER_TWO)].contains(&name.trim())
}

/// Asks two people who play here whether the game is rated.
pub fn ask_whether_rated(record: Record, names: [&str; 2], texts: &Texts) -> Dialog<Message> {
    let arguments = [("first", names[0].into()), ("second", names[1].into())];
    let rated = Reply::Say(Message::Play(Box::new(record.clone().agreed())));
    let friendly = Reply::Say(Message::Play(Box::new(record)));
    let answers = Commands::answers().row([
        Command::new(msg::RATED_NO, None, friendly).icon(Icon::Close).primary(true),
        Command::new(msg::RATED_YES, Action::Confirm, rated),
    ]);
    Dialog::new(msg::PLAY_FRIEND, answers).with_body(texts.fill(msg::RATED_QUESTION, &arguments))
}
