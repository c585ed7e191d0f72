//! A running game: the players in their seats and the thread that thinks for the built-in ones.
//!
//! Window and terminal drive the same [`Session`]: they give it commands, ask it now and then for news
//! ([`Session::poll`]) and show the events. A thinking thread ends within milliseconds when its choice is no longer wanted: on undo, on
//! resignation and when the session is dropped.

use std::time::Duration;

use super::play::{Command, Event, Game, Refusal, Side, Turn};
use super::player::Seat;
use super::record::Record;
use super::task::Task;
use crate::ai::{Opponent, Placement};

/// A running game.
pub struct Session {
    game: Game,
    seats: [Seat; 2],
    assisted: bool,
    /// The built-in opponents; one that is thinking is with its thread.
    opponents: [Option<Opponent>; 2],
    thinking: Option<Thinking>,
}

/// An opponent at work on its own thread.
struct Thinking {
    side: Side,
    task: Task<(Opponent, Option<Placement>)>,
}

impl Session {
    /// Begins or resumes a game; random choices of the opponents follow from `seed`.
    pub fn new(record: Record, seed: u64) -> Session {
        let Record { seats, game, assisted } = record;
        let mut seeds = fastrand::Rng::with_seed(seed);
        let opponents = seats.each_ref().map(|seat| match seat {
            Seat::Human(_) => None,
            Seat::Ai(level) => Some(Opponent::new(*level, seeds.u64(..))),
        });
        Session { game, seats, assisted, opponents, thinking: None }
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the players, the first one first.
    pub fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// Returns the game and its players as a record.
    pub fn record(&self) -> Record {
        Record { seats: self.seats.clone(), game: self.game.clone(), assisted: self.assisted }
    }

    /// Notes that a player was helped, by a hint or the like: the game does not count for ratings. Returns whether that is new.
    pub fn assist(&mut self) -> bool {
        !std::mem::replace(&mut self.assisted, true)
    }

    /// Returns whether a person is to move.
    pub fn awaits_human(&self) -> bool {
        self.game.result().is_none() && self.seats[self.game.to_move().index()].is_human()
    }

    /// Returns for how long an opponent has been thinking, if one is.
    pub fn thinking_time(&self) -> Option<Duration> {
        self.thinking.as_ref().map(|thinking| thinking.task.time())
    }

    /// Returns why a person's command can't be executed, if it can't.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, command: Command) -> Result<(), Refusal> {
        self.game.check(command)?;
        match command {
            Command::Place(_) if !self.awaits_human() => Err(Refusal::NotYourTurn),
            Command::Undo if !self.person_has_moved() => Err(Refusal::NothingToUndo),
            _ => Ok(()),
        }
    }

    /// Executes a person's command.
    ///
    /// Against a built-in opponent undo takes the person's last placement back and what followed it, and
    /// redo does both again. A resignation is taken back, and done again, alone.
    ///
    /// # Errors
    /// The reason why it can't be executed; the game is as it was.
    pub fn perform(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.check(command)?;
        if let Command::Place(_) = command {
            return self.game.execute(command);
        }
        self.assisted |= command == Command::Undo;
        self.dismiss();
        let mut events = self.game.execute(command)?;
        while self.goes_on_with(command, events.last()) {
            events.extend(self.game.execute(command)?);
        }
        Ok(events)
    }

    /// Returns whether undo or redo has not come to a person's turn yet.
    fn goes_on_with(&self, command: Command, last: Option<&Event>) -> bool {
        let is_placement = match command {
            Command::Undo => matches!(last, Some(Event::TakenBack(Turn::Placement(_)))),
            Command::Redo => matches!(self.game.next_redo(), Some(Turn::Placement(_))),
            Command::Place(_) | Command::Resign(_) => false,
        };
        let waits = self.game.result().is_some() || self.awaits_human();
        is_placement
            && !waits
            && self.seats.iter().any(Seat::is_human)
            && self.game.check(command).is_ok()
    }

    /// Sets an opponent thinking if it is its turn, and executes its choice once it is found.
    ///
    /// Returns at once, with what has happened.
    pub fn poll(&mut self) -> Vec<Event> {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.task.is_finished()) {
            return match self.dismiss() {
                Some(placement) => self
                    .game
                    .execute(Command::Place(placement))
                    .expect("opponents choose among legal placements"),
                None => Vec::new(),
            };
        }
        if self.thinking.is_none() && self.game.result().is_none() {
            self.start_thinking();
        }
        Vec::new()
    }

    /// Asks the thinking opponent to answer at once with the best that it has found.
    pub fn hurry(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.task.control().stop();
        }
    }

    fn start_thinking(&mut self) {
        let side = self.game.to_move();
        let Some(mut opponent) = self.opponents[side.index()].take() else { return };
        let position = self.game.position();
        let task = Task::start("opponent", move |control| {
            let choice = opponent.choose(position, control);
            (opponent, choice)
        });
        self.thinking = Some(Thinking { side, task });
    }

    /// Ends the thinking, takes the opponent back and returns its choice.
    fn dismiss(&mut self) -> Option<Placement> {
        let Thinking { side, task } = self.thinking.take()?;
        let (opponent, choice) = task.stop();
        self.opponents[side.index()] = Some(opponent);
        choice
    }

    /// Returns whether a turn of a person can be taken back.
    fn person_has_moved(&self) -> bool {
        let mut side = Side::First;
        self.game.turns().iter().any(|turn| match turn {
            Turn::Resignation(side) => self.seats[side.index()].is_human(),
            Turn::Placement(_) => {
                let human = self.seats[side.index()].is_human();
                side = side.other();
                human
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    use crate::ai::Level;
    use crate::game::{Board, PlayerName};

    fn human() -> Seat {
        Seat::Human(PlayerName::new("Ann").unwrap())
    }

    fn session(seats: [Seat; 2]) -> Session {
        Session::new(Record::new(seats, Game::new(Board::empty())), 13)
    }

    fn ai(level: u8) -> Seat {
        Seat::Ai(Level::new(level).unwrap())
    }

    fn wait(session: &mut Session) -> Vec<Event> {
        loop {
            let events = session.poll();
            if !events.is_empty() {
                return events;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn two_opponents_play_a_game_to_its_end() {
        let mut session = session([ai(0), ai(1)]);
        while session.game().result().is_none() {
            wait(&mut session);
        }
        assert!(session.game().position().is_over());
        assert!(session.game().placements() >= 10);
        assert!(!session.record().assisted);
        let refused = session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap()));
        assert_eq!(refused, Err(Refusal::GameOver));
    }

    #[test]
    fn undo_takes_back_the_persons_and_the_opponents_turn() {
        let mut session = session([human(), ai(0)]);
        assert_eq!(session.perform(Command::Undo), Err(Refusal::NothingToUndo));
        session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        let refused = session.perform(Command::Place("a9,b9,c9,d9".parse().unwrap()));
        assert_eq!(refused, Err(Refusal::NotYourTurn));
        wait(&mut session);
        assert_eq!(session.perform(Command::Undo).unwrap().len(), 2);
        assert_eq!((session.game().turns().len(), session.awaits_human()), (0, true));
        assert_eq!(session.perform(Command::Redo).unwrap().len(), 2);
        assert_eq!(session.game().turns().len(), 2);
        assert!(session.record().assisted);
    }

    #[test]
    fn an_opponents_first_turn_is_not_taken_back() {
        let mut session = session([ai(0), human()]);
        wait(&mut session);
        assert_eq!(session.perform(Command::Undo), Err(Refusal::NothingToUndo));
        assert_eq!(session.game().turns().len(), 1);
    }

    #[test]
    fn a_person_resigns_and_takes_it_back_while_the_opponent_thinks() {
        let mut session = session([human(), ai(9)]);
        session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        session.poll();
        assert!(session.thinking_time().is_some());
        let begun = Instant::now();
        session.perform(Command::Resign(Side::First)).unwrap();
        assert!(session.thinking_time().is_none());
        // Not a speed test: without the stop the level would think for about a second.
        assert!(begun.elapsed() < Duration::from_millis(500));
        assert_eq!(session.game().result().map(|r| r.winner), Some(Side::Second));
        session.perform(Command::Undo).unwrap();
        assert_eq!((session.game().result(), session.game().turns().len()), (None, 1));
        session.perform(Command::Undo).unwrap();
        assert_eq!(session.game().turns().len(), 0);
        session.perform(Command::Redo).unwrap();
        assert_eq!((session.game().result(), session.game().turns().len()), (None, 1));
        session.perform(Command::Redo).unwrap();
        assert_eq!(session.game().result().map(|r| r.winner), Some(Side::Second));
    }

    #[test]
    fn a_hurried_opponent_answers_with_what_it_has() {
        let mut session = session([ai(9), human()]);
        session.poll();
        session.hurry();
        assert!(matches!(wait(&mut session)[0], Event::Placed { side: Side::First, .. }));
    }
}
