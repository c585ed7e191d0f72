//! The answer of a search, and its text form.

use std::fmt;

use crate::ai::board::{Outcome, Placement};
use crate::ai::limits::Interruption;

/// The outcome of a position for the player to move, with a winning placement if there is one.
///
/// Its text form, which programs read, is `win PLACEMENT`, `win -`, `loss` or `unknown`.
///
/// ```
/// use nim_tetris::ai::{Answer, Bitboard, Outcome, Position, Solver};
///
/// let mut solver = Solver::new(1 << 24);
/// let answer = solver.solve(Position::new(Bitboard::rectangle(2, 2))).answer;
/// assert_eq!((answer, answer.outcome()), (Answer::Loss, Some(Outcome::Loss)));
/// let nothing_fits = Position::new(Bitboard::rectangle(3, 1));
/// assert_eq!(solver.solve(nothing_fits).answer.to_string(), "win -");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The player to move wins by this placement. There may be others.
    Win(Placement),
    /// Nothing fits any more: the opponent placed last, so the player to move has won.
    Over,
    /// Whatever the player to move does, the opponent can win.
    Loss,
    /// The search ended before it found the outcome, for this reason.
    Unknown(Interruption),
}

/// The result of a search for the outcome of a position, and the work it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The outcome, or the reason why it is unknown.
    pub answer: Answer,
    /// Number of nodes expanded, on all threads together.
    pub nodes: u64,
}

impl Answer {
    /// The answer of a search that reached its node limit.
    pub const UNDECIDED: Answer = Answer::Unknown(Interruption::Nodes);

    /// Returns the outcome, or `None` if it is unknown.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Answer::Win(_) | Answer::Over => Some(Outcome::Win),
            Answer::Loss => Some(Outcome::Loss),
            Answer::Unknown(_) => None,
        }
    }

    /// Returns the winning placement; `None` unless the answer is [`Win`](Answer::Win).
    pub const fn placement(self) -> Option<Placement> {
        match self {
            Answer::Win(placement) => Some(placement),
            _ => None,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Win(placement) => write!(f, "win {placement}"),
            Answer::Over => f.write_str("win -"),
            Answer::Loss => f.write_str("loss"),
            Answer::Unknown(_) => f.write_str("unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_written_as_programs_read_it() {
        let placement: Placement = "c4,c3,d3,e3".parse().unwrap();
        let answers = [
            (Answer::Win(placement), "win c3,d3,e3,c4"),
            (Answer::Over, "win -"),
            (Answer::Loss, "loss"),
            (Answer::Unknown(Interruption::Time), "unknown"),
        ];
        for (answer, text) in answers {
            assert_eq!(answer.to_string(), text);
            assert_eq!(answer.placement().is_some(), matches!(answer, Answer::Win(_)));
        }
    }
}
