//! What can be chosen for a game beside the opponent: each line is a chooser of few values.

use egui::Ui;

use super::message::Message;
use super::setup;
use crate::ai::{BoardSize, Level, Outcome, all_of};
use crate::app::settings::{FirstMover, Rival};
use crate::app::shell::{Context, Frame};
use crate::app::text::{Message as Text, msg, name_of_board};
use crate::app::ui::{Command, Commands, Line, widgets};
use crate::game::TimeControl;

/// What a line chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The level that is played against.
    Level,
    /// The levels of two computers.
    First,
    Second,
    Board,
    Beginner,
    Clock,
    Coach,
    /// Whether the clocks of two people stop while they are away.
    Pause,
}

impl Field {
    /// All of them, from top to bottom.
    const ALL: [Field; 8] =
        all_of!(Field: Level, First, Second, Board, Beginner, Clock, Coach, Pause);

    /// Returns whether there is something to choose, in what is shown at once or in what unfolds.
    fn applies(self, rival: Rival, is_unfolded: bool) -> bool {
        let has_people = rival != Rival::Computers;
        let has_computer = rival != Rival::Friend;
        match self {
            Field::Level => rival == Rival::Level,
            Field::First | Field::Second => !has_people,
            Field::Board => is_unfolded,
            Field::Beginner | Field::Coach => is_unfolded && has_people && has_computer,
            Field::Clock => is_unfolded && has_people,
            Field::Pause => is_unfolded && !has_computer,
        }
    }

    /// Returns those that are shown.
    pub fn shown(rival: Rival, is_unfolded: bool) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(move |field| field.applies(rival, is_unfolded))
    }

    /// Returns its label, and the name of its row of values.
    fn names(self) -> (Text, &'static str) {
        match self {
            Field::Level => (msg::PLAY_LEVEL, "level"),
            Field::First => (msg::FIRST_PLAYER, "first"),
            Field::Second => (msg::SECOND_PLAYER, "second"),
            Field::Board => (msg::BOARD, "board"),
            Field::Beginner => (msg::PLAY_WHO_BEGINS, "beginner"),
            Field::Clock => (msg::CLOCKS, "clock"),
            Field::Coach => (msg::GAME_COACH, "coach"),
            Field::Pause => (msg::CLOCKS_PAUSE, "pause"),
        }
    }

    /// Returns all its values, with what chooses each, and which of them is chosen.
    fn values(self, context: &Context) -> (Vec<Command<Message>>, usize) {
        let remembered = &context.remembered;
        let number = |level: Level| usize::from(level.number());
        let [first, second] = remembered.watched_levels;
        let levels = |message: fn(Level) -> Message| {
            Level::all()
                .map(|level| Command::new(level.number().to_string(), None, message(level)))
                .collect()
        };
        let switch = |message: fn(bool) -> Message, tip: Text| {
            [(false, msg::SETTINGS_OFF), (true, msg::SETTINGS_ON)]
                .map(|(is_on, name)| Command::new(name, None, message(is_on)).tip(tip))
                .into()
        };
        match self {
            Field::Level => (levels(Message::Level), number(remembered.last_choice.level)),
            Field::First => (levels(Message::First), number(first)),
            Field::Second => (levels(Message::Second), number(second)),
            Field::Board => {
                let value = |size: BoardSize| {
                    let message = Message::Board(size);
                    Command::new(name_of_board(size), None, message).tip(note_on(size))
                };
                let board = setup::board(context);
                let chosen = BoardSize::ALL.iter().position(|&size| size == board);
                (BoardSize::ALL.map(value).into(), chosen.unwrap_or_default())
            }
            Field::Beginner => {
                let value =
                    |(beginner, name)| Command::new(name, None, Message::Beginner(beginner));
                let is_chosen = |&(beginner, _): &(FirstMover, Text)| {
                    beginner == remembered.last_choice.beginner
                };
                let chosen = BEGINNERS.iter().position(is_chosen);
                (BEGINNERS.map(value).into(), chosen.unwrap_or_default())
            }
            Field::Clock => {
                let value = |control: Option<TimeControl>| match control {
                    None => Command::new(msg::CLOCK_NONE, None, Message::Clock(None)),
                    Some(it) => Command::new(it.to_string(), None, Message::Clock(control))
                        .tip(msg::TIP_CLOCK),
                };
                let chosen = clocks().position(|control| control == remembered.clock);
                (clocks().map(value).collect(), chosen.unwrap_or_default())
            }
            Field::Coach => {
                (switch(Message::Coach, msg::TIP_COACH), usize::from(setup::is_coached(context)))
            }
            Field::Pause => {
                let pauses = !remembered.clocks_run_on;
                (switch(Message::Pause, msg::TIP_CLOCKS_PAUSE), usize::from(pauses))
            }
        }
    }

    /// Returns its values, of which one is on.
    fn choices(self, context: &Context) -> Vec<Command<Message>> {
        let (values, chosen) = self.values(context);
        values.into_iter().enumerate().map(|(at, value)| value.on(at == chosen)).collect()
    }

    /// Returns the line, on which left and right choose the next value.
    pub fn line(self, context: &Context) -> Line<Message> {
        Line::chooser(&self.choices(context), Message::Start)
    }

    /// Adds its values to the commands.
    pub fn list(self, commands: Commands<Message>, context: &Context) -> Commands<Message> {
        commands.row_called(self.names().1, self.choices(context))
    }

    /// Shows its chooser, whose line has this number.
    pub fn show(self, ui: &mut Ui, line: usize, frame: &Frame<Message>) -> Option<Message> {
        let (name, row) = self.names();
        frame.chooser(ui, frame.context.texts.get(name), line, row)
    }
}

/// The choices of who begins, with their labels.
const BEGINNERS: [(FirstMover, Text); 3] = [
    (FirstMover::You, msg::PLAY_YOU),
    (FirstMover::Computer, msg::PLAY_COMPUTER),
    (FirstMover::Random, msg::PLAY_RANDOM),
];

/// Returns all choices of clocks, from left to right: none, and the usual time controls.
fn clocks() -> impl Iterator<Item = Option<TimeControl>> {
    std::iter::once(None).chain(TimeControl::USUAL.map(Some))
}

/// Returns who wins a board with perfect play, in a sentence.
fn note_on(size: BoardSize) -> Text {
    match size.solved() {
        Some(Outcome::Win) => msg::BOARD_WON,
        Some(Outcome::Loss) => msg::BOARD_LOST,
        None => msg::BOARD_OPEN,
    }
}

/// Returns what was chosen, in a line.
pub fn summary(context: &Context) -> String {
    let texts = &context.texts;
    let remembered = &context.remembered;
    let rival = remembered.last_choice.rival;
    let mut facts = vec![name_of_board(setup::board(context))];
    let beginner = match remembered.last_choice.beginner {
        FirstMover::You => msg::PLAY_YOU_FIRST,
        FirstMover::Computer => msg::PLAY_COMPUTER_FIRST,
        FirstMover::Random => msg::PLAY_RANDOM_FIRST,
    };
    let clock = || match remembered.clock {
        None => texts.get(msg::PLAY_NO_CLOCK).to_owned(),
        Some(control) => control.to_string(),
    };
    let coach = if setup::is_coached(context) { msg::PLAY_COACHED } else { msg::PLAY_UNCOACHED };
    match rival {
        Rival::Computers => {}
        Rival::Friend => facts.push(clock()),
        _ => {
            facts.extend([texts.get(beginner).to_owned(), clock(), texts.get(coach).to_owned()]);
        }
    }
    let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
    widgets::side_by_side(&facts)
}
