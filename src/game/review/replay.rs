//! A game replayed turn by turn, by hand or automatically.

use crate::game::rules::{Event, Game, Record};

/// Speeds of an automatic replay, in turns a second, ascending.
pub const SPEEDS: [f64; 5] = [0.5, 1.0, 2.0, 4.0, 8.0];

/// A game, and the turn up to which it is shown. Times are in seconds, on one clock.
pub struct Replay {
    game: Game,
    /// Number of turns of the whole game.
    count: usize,
    /// The index of the speed in [`SPEEDS`].
    speed: usize,
    /// The time of the next turn, while the replay is automatic.
    next: Option<f64>,
}

impl Replay {
    /// Returns a replay at the start of a game.
    pub fn new(record: &Record) -> Replay {
        let mut game = record.game.up_to(usize::MAX);
        let count = game.turns().len();
        game.go_to(0);
        Replay { game, count, speed: 1, next: None }
    }

    /// Returns the game up to the current turn.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the number of turns up to the current one.
    pub fn turn(&self) -> usize {
        self.game.turns().len()
    }

    /// Returns the number of turns of the whole game.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Goes to the position after `turn` turns, or to the end, and returns the events on the way.
    pub fn go_to(&mut self, turn: usize) -> Vec<Event> {
        self.game.go_to(turn)
    }

    /// Goes `turns` turns forwards, or backwards if it is negative, and returns the events on the
    /// way.
    pub fn step(&mut self, turns: isize) -> Vec<Event> {
        self.go_to(self.turn().saturating_add_signed(turns))
    }

    /// Returns whether the replay is automatic.
    pub fn is_playing(&self) -> bool {
        self.next.is_some()
    }

    /// Starts or stops the automatic replay. At the end of the game it starts from the beginning,
    /// and returns the events on the way there.
    pub fn toggle(&mut self, now: f64) -> Vec<Event> {
        if self.next.take().is_some() {
            return Vec::new();
        }
        self.next = Some(now + self.pause());
        if self.turn() == self.count { self.go_to(0) } else { Vec::new() }
    }

    /// Returns the index of the speed in [`SPEEDS`].
    pub fn speed(&self) -> usize {
        self.speed
    }

    /// Sets the speed by its index in [`SPEEDS`]; a larger index sets the fastest.
    pub fn set_speed(&mut self, speed: usize, now: f64) {
        self.speed = speed.min(SPEEDS.len() - 1);
        self.next = self.next.map(|next| next.min(now + self.pause()));
    }

    /// Plays the next turn once its time has come, and returns the events. The automatic replay
    /// ends with the game.
    pub fn play_on(&mut self, now: f64) -> Vec<Event> {
        if self.next.is_none_or(|next| now < next) {
            return Vec::new();
        }
        let events = self.step(1);
        self.next = (self.turn() < self.count).then(|| now + self.pause());
        events
    }

    /// Returns the time between two turns, in seconds.
    fn pause(&self) -> f64 {
        1.0 / SPEEDS[self.speed]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::game::{Board, Command, Seat, Side, Turn};

    fn record() -> Record {
        let mut game = Game::new(Board::empty());
        for cells in ["a1,b1,c1,d1", "a2,b2,c2,d2", "e5,e6,e7,e8"] {
            game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
        }
        game.execute(Command::Undo).unwrap();
        game.execute(Turn::Resignation(Side::First)).unwrap();
        game.execute(Command::Undo).unwrap();
        game.execute(Command::Redo).unwrap();
        let ai = Seat::from(Level::MAX);
        Record::new([ai.clone(), ai], game)
    }

    #[test]
    fn a_replay_goes_on_and_back_within_the_game() {
        let record = record();
        let mut replay = Replay::new(&record);
        assert_eq!((replay.turn(), replay.count()), (0, 3));
        assert_eq!(replay.game().board(), &Board::empty());
        assert!(replay.step(-1).is_empty());
        replay.step(2);
        assert_eq!(replay.game().placements(), 2);
        replay.go_to(99);
        assert_eq!(replay.game().turns(), record.game.turns());
        assert_eq!(replay.game().result(), record.game.result());
        replay.go_to(0);
        assert_eq!(replay.turn(), 0);
    }

    #[test]
    fn a_replay_that_plays_by_itself_stops_at_the_end_and_begins_anew() {
        let mut replay = Replay::new(&record());
        assert!(replay.play_on(9.0).is_empty());
        replay.toggle(10.0);
        assert!(replay.play_on(10.9).is_empty());
        assert_eq!(replay.play_on(11.0).len(), 1);
        replay.set_speed(2, 11.0);
        assert_eq!(replay.play_on(11.5).len(), 1);
        assert!(replay.is_playing());
        replay.play_on(20.0);
        assert!(!replay.is_playing());
        assert_eq!(replay.turn(), 3);
        replay.toggle(30.0);
        assert_eq!((replay.turn(), replay.is_playing()), (0, true));
        replay.toggle(30.0);
        assert!(!replay.is_playing());
    }
}
