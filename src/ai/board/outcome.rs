//! The outcome of a position: won or lost.

use std::fmt;
use std::ops::Not;

/// The outcome of a position for the player to move, if both players play their best. The outcome
/// of a placement is that for the player who makes it: the opposite of that of the position which
/// it leads to.
///
/// ```
/// use nim_tetris::ai::{Bitboard, Outcome, Position, Solver};
///
/// // Four cells: the player to move must place the last piece.
/// let square = Position::new(Bitboard::rectangle(2, 2));
/// let outcome = Solver::new(1 << 24).solve(square).answer.outcome();
/// assert_eq!(outcome, Some(Outcome::Loss));
/// assert_eq!(!Outcome::Loss, Outcome::Win);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The player to move can make the opponent place last, or nothing fits any more.
    Win,
    /// The opponent can win against every placement.
    Loss,
}

impl Not for Outcome {
    type Output = Outcome;

    /// Returns the outcome for the other player.
    fn not(self) -> Outcome {
        match self {
            Outcome::Win => Outcome::Loss,
            Outcome::Loss => Outcome::Win,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win => "win",
            Outcome::Loss => "loss",
        })
    }
}
