//! A card: a position that a person let slip, and when it comes back.

use crate::ai::Placement;
use crate::game::journal::{CardKey, PracticeResult, PuzzleSource};
use crate::game::puzzles::{Day, Idea};
use crate::game::rules::GameId;

/// Numbers of days after which a card comes back: at first, and after it was found once, twice and
/// three times. Found once more, it does not come back.
const WAITS: [u32; 4] = [1, 4, 10, 25];

/// Where a card comes from.
#[derive(Clone, PartialEq, Debug)]
pub enum CardOrigin {
    /// A turn that threw a won game away.
    Game {
        /// The game.
        game: GameId,
        /// The index of the turn.
        turn: usize,
        /// A placement that would have won.
        better: Placement,
    },
    /// A puzzle that was missed.
    Puzzle(PuzzleSource),
}

/// A position that comes back until it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// What makes the card differ from others.
    pub key: CardKey,
    /// Where the card comes from.
    pub origin: CardOrigin,
    /// The idea of a winning placement, if it is known.
    pub idea: Option<Idea>,
    /// The day on which the card was made.
    pub made: Day,
    /// How often the card was found in a row.
    step: usize,
    /// The day on which the card was practised last, or else the day on which it was made.
    since: Day,
    is_practised: bool,
    is_taken_out: bool,
}

impl Card {
    /// Returns a card that is made on `day`.
    pub(super) fn new(key: CardKey, origin: CardOrigin, idea: Option<Idea>, day: Day) -> Card {
        let (step, is_practised, is_taken_out) = (0, false, false);
        Card { key, origin, idea, made: day, step, since: day, is_practised, is_taken_out }
    }

    /// Returns whether the card comes from a game of the person.
    pub fn is_from_game(&self) -> bool {
        matches!(self.origin, CardOrigin::Game { .. })
    }

    /// Returns whether the card has been found so often that it does not come back.
    pub fn is_known(&self) -> bool {
        self.step == WAITS.len()
    }

    /// Returns whether the person has taken the card out.
    pub fn is_taken_out(&self) -> bool {
        self.is_taken_out
    }

    /// Returns whether the card comes back some day.
    pub fn comes_back(&self) -> bool {
        !self.is_known() && !self.is_taken_out
    }

    /// Returns the day from which the card is due.
    pub fn due_from(&self) -> Day {
        let wait = WAITS.get(self.step).copied().unwrap_or(0);
        self.since.after(wait).unwrap_or(self.since)
    }

    /// Returns whether the card is due.
    ///
    /// If today is long before the day on which it was practised, the clock has been wrong, and
    /// nobody knows how long ago that was. A journey sets the calendar back by a day at most.
    pub fn is_due(&self, today: Day) -> bool {
        let is_before = today.after(1).is_some_and(|tomorrow| tomorrow < self.since);
        self.comes_back() && (self.due_from() <= today || is_before)
    }

    /// Records what came of practising the card on `day`. Returns whether that counts.
    ///
    /// What was practised before it was due does not count: two computers may have practised it on
    /// the same day. Days are compared with those of earlier practice alone, since the day on which
    /// the card was made depends on the time zone.
    pub(super) fn practise(&mut self, day: Day, result: PracticeResult) -> bool {
        match result {
            PracticeResult::TakenOut | PracticeResult::PutBack => {
                self.is_taken_out = result == PracticeResult::TakenOut;
                return false;
            }
            _ if self.is_known() || self.is_practised && !self.is_due(day) => return false,
            // A clock that was set back brings nobody further.
            PracticeResult::Found if self.is_practised && day < self.since => {}
            PracticeResult::Found => self.step += 1,
            PracticeResult::Hinted => {}
            PracticeResult::Missed => self.step = 0,
        }
        (self.since, self.is_practised) = (day, true);
        true
    }
}
