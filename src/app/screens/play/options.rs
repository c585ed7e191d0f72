//! The choices for a game besides the opponent. Each line is a chooser of few values.

use std::iter::once;

use egui::Ui;

use super::message::Message;
use super::{computers, setup};
use crate::ai::{BoardSize, Level, Outcome, all_of};
use crate::app::settings::{FirstMover, Rival};
use crate::app::shell::{Context, View};
use crate::app::text::{self, msg, name_of_board};
use crate::app::ui::{Command, Stop, widgets};
use crate::game::{Side, TimeControl};

/// A choice, which is a chooser of few values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The level of the opponent.
    Level,
    /// The first of two computers.
    First,
    /// The second of two computers.
    Second,
    Board,
    FirstMover,
    Clock,
    Coach,
    /// Whether the clocks of two people stop while they are away.
    Pause,
}

impl Choice {
    /// All choices, from top to bottom.
    const ALL: [Choice; 8] =
        all_of!(Choice: Level, First, Second, Board, FirstMover, Clock, Coach, Pause);

    /// Returns whether the choice is shown for an opponent.
    pub fn is_shown(self, rival: Rival, is_unfolded: bool) -> bool {
        let has_people = rival != Rival::Computers;
        let has_computer = rival != Rival::Friend;
        match self {
            Choice::Level => rival == Rival::Level,
            Choice::First | Choice::Second => !has_people,
            Choice::Board => is_unfolded,
            Choice::FirstMover | Choice::Coach => is_unfolded && has_people && has_computer,
            Choice::Clock => is_unfolded && has_people,
            Choice::Pause => is_unfolded && !has_computer,
        }
    }

    /// Returns the choices that are shown for an opponent.
    pub fn shown(rival: Rival, is_unfolded: bool) -> impl Iterator<Item = Choice> {
        Choice::ALL.into_iter().filter(move |choice| choice.is_shown(rival, is_unfolded))
    }

    /// Returns the name.
    pub fn name(self) -> text::Message {
        match self {
            Choice::Level => msg::PLAY_LEVEL,
            Choice::First => msg::FIRST_PLAYER,
            Choice::Second => msg::SECOND_PLAYER,
            Choice::Board => msg::BOARD,
            Choice::FirstMover => msg::PLAY_WHO_BEGINS,
            Choice::Clock => msg::CLOCKS,
            Choice::Coach => msg::GAME_COACH,
            Choice::Pause => msg::CLOCKS_PAUSE,
        }
    }

    /// Returns the commands that choose the values, with the chosen one on.
    pub(super) fn values(self, context: &Context) -> Vec<Command<Message>> {
        let remembered = &context.remembered;
        let switch = |message: fn(bool) -> Message, tip: text::Message, chosen: bool| {
            let value = |(is_on, name)| {
                Command::new(name, None, message(is_on)).tip(tip).on(is_on == chosen)
            };
            [(false, msg::SETTINGS_OFF), (true, msg::SETTINGS_ON)].map(value).into()
        };
        match self {
            Choice::Level => {
                let chosen = setup::level(context);
                setup::levels(context)
                    .map(|level| computers::of_level(level, Message::Level(level), chosen == level))
                    .collect()
            }
            Choice::First => computers::commands(Side::First, context),
            Choice::Second => computers::commands(Side::Second, context),
            Choice::Board => {
                let board = setup::board(context);
                let value = |size: BoardSize| {
                    let value = Command::new(name_of_board(size), None, Message::Board(size));
                    value.tip(note_on(size)).on(size == board)
                };
                BoardSize::ALL.map(value).into()
            }
            Choice::FirstMover => {
                let value = |(first_mover, name)| {
                    Command::new(name, None, Message::FirstMover(first_mover))
                        .on(first_mover == remembered.last_choice.beginner)
                };
                FIRST_MOVERS.map(value).into()
            }
            Choice::Clock => {
                let value = |control: Option<TimeControl>| {
                    let value = match control {
                        None => Command::new(msg::CLOCK_NONE, None, Message::Clock(None)),
                        Some(it) => Command::new(it.to_string(), None, Message::Clock(control))
                            .tip(msg::TIP_CLOCK),
                    };
                    value.on(control == remembered.clock)
                };
                once(None).chain(TimeControl::USUAL.map(Some)).map(value).collect()
            }
            Choice::Coach => switch(Message::Coach, msg::TIP_COACH, context.is_coached()),
            Choice::Pause => {
                switch(Message::Pause, msg::TIP_CLOCKS_PAUSE, !remembered.clocks_run_on)
            }
        }
    }

    /// Returns the side of one of two computers.
    fn side(self) -> Option<Side> {
        match self {
            Choice::First => Some(Side::First),
            Choice::Second => Some(Side::Second),
            _ => None,
        }
    }

    /// Shows the chooser.
    pub fn show(self, ui: &mut Ui, view: &View<Message>) {
        let (name, values) = (view.context.texts.get(self.name()), self.values(view.context));
        let stop = Stop::new(name, Message::Start).known_by(&self);
        // Named players are faces below the levels.
        let shown = if self.side().is_some() { Level::COUNT } else { values.len() };
        view.chooser_of(ui, &values, shown, stop);
        if let Some(side) = self.side() {
            computers::show_faces(ui, side, view);
        }
    }
}

/// The values for the first mover, with their labels.
const FIRST_MOVERS: [(FirstMover, text::Message); 3] = [
    (FirstMover::You, msg::PLAY_YOU),
    (FirstMover::Computer, msg::PLAY_COMPUTER),
    (FirstMover::Random, msg::PLAY_RANDOM),
];

/// Returns the sentence on who wins with perfect play on a board.
fn note_on(size: BoardSize) -> text::Message {
    match size.solved() {
        Some(Outcome::Win) => msg::BOARD_WON,
        Some(Outcome::Loss) => msg::BOARD_LOST,
        None => msg::BOARD_OPEN,
    }
}

/// Returns a line with the values of the choices that unfold but for the pause, and whether a game
/// against a computer will be rated, which it is without the coach.
pub fn summary(context: &Context) -> String {
    let texts = &context.texts;
    let remembered = &context.remembered;
    let board = name_of_board(setup::board(context));
    let clock = match remembered.clock {
        None => texts.get(msg::PLAY_NO_CLOCK).to_owned(),
        Some(control) => control.to_string(),
    };
    let first_mover = match remembered.last_choice.beginner {
        FirstMover::You => msg::PLAY_YOU_FIRST,
        FirstMover::Computer => msg::PLAY_COMPUTER_FIRST,
        FirstMover::Random => msg::PLAY_RANDOM_FIRST,
    };
    let (rated, coach) = if context.is_coached() {
        (msg::GAME_UNRATED, msg::PLAY_COACHED)
    } else {
        (msg::GAME_RATED, msg::PLAY_UNCOACHED)
    };
    match remembered.last_choice.rival {
        Rival::Computers => board,
        Rival::Friend => widgets::side_by_side(&[&board, &clock]),
        _ => {
            let [rated, first_mover, coach] = [rated, first_mover, coach].map(|it| texts.get(it));
            widgets::side_by_side(&[rated, &board, first_mover, &clock, coach])
        }
    }
}
