//! The names of two people who play against each other at one computer.

use egui::{Align2, Ui};

use super::message::Message;
use crate::ai::BoardSize;
use crate::app::input::Action;
use crate::app::shell::{Context, Transition, View};
use crate::app::text::{Message as Text, Texts, args, msg};
use crate::app::ui::{
    ButtonSize, Command, Dialog, FAINT, GAP, Icon, LABEL, Reply, Stop, paint_elided, regular,
    widgets,
};
use crate::game::{Board, Game, People, PlayerName, Record, Seat};

/// The names of two people, typed or pasted.
pub struct Names(pub [String; 2]);

/// Size of the buttons of people who play here.
const PERSON: ButtonSize = ButtonSize::Segment;

/// Largest number of people in a row.
const MAX_PEOPLE: usize = 3;

/// The labels of the fields.
const SIDES: [Text; 2] = [msg::FIRST_PLAYER, msg::SECOND_PLAYER];

/// What the fields are known by, with their index.
const FIELD: &str = "name";

fn has_people(context: &Context) -> bool {
    context.profile.people().names().next().is_some()
}

impl Names {
    /// Returns the names of the people who played last, or default names.
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

    /// Shows both names.
    pub fn show(&mut self, ui: &mut Ui, view: &View<Message>) {
        for (index, label) in SIDES.into_iter().enumerate() {
            let rect = widgets::strip(ui, 18.0);
            let label = view.context.texts.get(label);
            paint_elided(ui, rect, Align2::LEFT_CENTER, label, regular(LABEL), FAINT);
            let field = Stop::new(label, Message::Start).known_by(&(FIELD, index));
            show_field(ui, &mut self.0[index], field, view);
            if has_people(view.context) {
                self.show_people(ui, index, label, view);
            }
        }
    }

    /// Shows the people that match a field.
    ///
    /// If nobody does, the row is empty and as high as with people.
    fn show_people(&self, ui: &mut Ui, index: usize, name: &str, view: &View<Message>) {
        let rect = widgets::strip(ui, PERSON.height() + GAP);
        let people = self.people(index, view.context);
        if people.is_empty() {
            return;
        }
        let stop = Stop::new(name, Message::Start).known_by(&("people", index));
        let stop = stop.valued(self.0[index].trim());
        view.segments(
            ui,
            rect,
            &people,
            stop.stepped(|by| self.next_name(index, by, view.context)),
        );
    }

    /// Writes a name into a field.
    pub fn write(&mut self, index: usize, name: String) {
        // The same person can't be on both sides.
        if self.0[1 - index].trim() == name {
            self.swap();
        }
        self.0[index] = name;
    }

    /// Exchanges the names.
    pub fn swap(&mut self) {
        self.0.swap(0, 1);
    }

    /// Returns the transition that moves the focus to the first invalid name.
    pub fn focus_invalid(&self, context: &Context) -> Transition<Message> {
        let is_invalid = |name: &String| seat(name, context).is_none();
        let index = self.0.iter().position(is_invalid).unwrap_or_default();
        Transition::focus(&(FIELD, index))
    }

    /// Returns the names to remember: empty for default names, which in another language would be
    /// taken for real ones.
    pub fn to_remember(&self, texts: &Texts) -> [String; 2] {
        let to_remember = |name: &String| {
            if is_default(name, texts) { String::new() } else { name.clone() }
        };
        self.0.each_ref().map(to_remember)
    }

    /// Returns the names of the people that match a field: everybody unless a part of a name was
    /// typed, else those whose names contain it.
    pub(super) fn matches(&self, index: usize, context: &Context) -> Vec<String> {
        let all: Vec<String> = context.profile.people().names().map(str::to_owned).collect();
        let typed = self.0[index].trim();
        if is_default(typed, &context.texts) || all.iter().any(|name| name == typed) {
            return all;
        }
        let typed = typed.to_lowercase();
        all.into_iter().filter(|name| name.to_lowercase().contains(&typed)).collect()
    }

    /// Returns the message that writes the name of the next or the previous person that matches a
    /// field.
    fn next_name(&self, index: usize, by: i8, context: &Context) -> Option<Message> {
        let matches = self.matches(index, context);
        let present = matches.iter().position(|name| *name == self.0[index].trim());
        let next = match present {
            Some(present) => present as isize + isize::from(by),
            None => isize::from(by.min(0)),
        };
        let next = next.checked_rem_euclid(matches.len() as isize)?;
        Some(Message::Name(index, matches[next as usize].clone()))
    }

    /// Returns the buttons of a few people that match a field, around the one whose name is there.
    fn people(&self, index: usize, context: &Context) -> Vec<Command<Message>> {
        let matches = self.matches(index, context);
        let typed = self.0[index].trim();
        let present = matches.iter().position(|name| *name == typed).unwrap_or(0);
        let first = present.saturating_sub(1).min(matches.len().saturating_sub(MAX_PEOPLE));
        let button = |name: &String| {
            let message = Message::Name(index, name.clone());
            Command::new(name.clone(), None, message).on(*name == typed)
        };
        matches.iter().skip(first).take(MAX_PEOPLE).map(button).collect()
    }

    /// Returns a game between two people with these names, or `None` if one of the names is not
    /// valid.
    pub fn record(&self, size: BoardSize, context: &Context) -> Option<Record> {
        let [first, second] = self.0.each_ref().map(|name| seat(name, context));
        let game = Game::new(Board::new(size));
        Some(Record::new([first?, second?], game).timed(context.remembered.clock))
    }
}

/// Shows the field of a name.
fn show_field(ui: &mut Ui, name: &mut String, stop: Stop<Message>, view: &View<Message>) {
    let response = view.field(ui, name, PlayerName::MAX_CHARS, stop);
    let is_text = |event: &egui::Event| matches!(event, egui::Event::Text(_));
    if response.changed()
        && ui.input(|input| input.events.iter().any(is_text))
        && let Some(known) = known_name(name, view.context.profile.people())
    {
        let typed = name.chars().count();
        *name = known;
        widgets::select_from(ui, &response, typed, name);
    }
}

/// Returns the seat of a person with a name, or `None` if the name is not valid.
fn seat(name: &str, context: &Context) -> Option<Seat> {
    if is_default(name, &context.texts) {
        return Some(Seat::UNNAMED);
    }
    PlayerName::new(name).map(|name| context.profile.people().seat_of(&name))
}

/// Returns the shortest name of a person that begins with `typed`, ignoring case.
fn known_name(typed: &str, people: &People) -> Option<String> {
    let begins = |name: &&str| name.to_lowercase().starts_with(&typed.to_lowercase());
    let name = people.names().min_by_key(|name| (!begins(name), name.len())).filter(begins);
    name.map(str::to_owned)
}

/// Returns whether a name is the default text of a field.
fn is_default(name: &str, texts: &Texts) -> bool {
    [texts.get(msg::PLAYER_ONE), texts.get(msg::PLAYER_TWO)].contains(&name.trim())
}

/// Returns the question whether a game of two people who play here is rated.
pub fn ask_whether_rated(record: Record, names: [&str; 2], texts: &Texts) -> Dialog<Message> {
    let rated = Reply::Say(Message::Play(Box::new(record.clone().agreed())));
    let friendly = Reply::Say(Message::Play(Box::new(record)));
    let answers = vec![
        Command::new(msg::RATED_NO, None, friendly).icon(Icon::Close).primary(true),
        Command::new(msg::RATED_YES, Action::Confirm, rated),
    ];
    Dialog::new(msg::PLAY_FRIEND, vec![answers])
        .with_body(texts.fill(msg::RATED_QUESTION, args!(first = names[0], second = names[1])))
}
