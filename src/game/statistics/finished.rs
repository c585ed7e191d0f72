//! A finished game, as it is kept in memory.

use crate::game::journal::GameMeta;
use crate::game::people::rating_after;
use crate::game::review::HeldWin;
use crate::game::rules::{Origin, PersonId, Record, Seat, Side};
use crate::game::timestamp::Timestamp;

/// A finished game, with all its turns.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The game.
    pub record: Record,
    /// What the record does not say about the game.
    pub meta: GameMeta,
    /// How long each side held a proven win. `None` if there are no findings.
    pub(super) held: Option<[HeldWin; 2]>,
}

impl FinishedGame {
    /// Returns the people for whom the game counts, with their sides.
    ///
    /// A game that comes from outside, or in which one person plays both sides, counts for nobody.
    pub fn people(&self) -> impl Iterator<Item = (PersonId, Side)> {
        let [first, second] = self.record.seats.each_ref().map(Seat::person);
        let counts = first != second && self.record.origin() != Origin::Outside;
        let seats = [(first, Side::First), (second, Side::Second)].into_iter();
        seats.filter(move |_| counts).filter_map(|(person, side)| Some((person?, side)))
    }

    /// Returns when the game ended.
    pub fn ended(&self) -> Timestamp {
        self.meta.ended.unwrap_or_default()
    }

    /// Returns the rating of a side before and after the game, or `None` if the game changed none.
    pub fn ratings(&self, side: Side) -> Option<[f64; 2]> {
        let (ratings, result) = (self.meta.rated?, self.record.game.result()?);
        let [own, other] = [side, side.other()].map(|side| ratings[side.index()]);
        Some([own, rating_after(own, other, result.winner == side)])
    }
}
