//! The turn that decided a game, or where its end begins: what is explained and tried again.

use super::findings::Mistake;
use super::search::{Prospect, Review};
use crate::game::rules::{Ending, Game, Side};

/// Number of pieces to come where the end of a game begins that no single turn decided. In a
/// shorter game, there are fewer.
const END: usize = 5;

/// The turn that decided a game, or where its end begins if none did.
#[derive(Clone, Copy)]
pub struct TurningPoint {
    /// The index of the turn.
    pub turn: usize,
    /// The side that was to move, or that resigned.
    pub side: Side,
    /// Number of turns after which the line begins that says why the game was lost. A resignation
    /// leads to no other position.
    pub begins: usize,
}

impl TurningPoint {
    /// Finds the turning point, as far as the review knows; `None` if the game goes on or the clock
    /// decided it.
    ///
    /// If a finished review knows no turn that decided the game, but how it stood with `END` pieces
    /// to come, each of the loser's turns from there on lost, and it is the first of them.
    pub fn new(game: &Game, review: &Review) -> Option<TurningPoint> {
        let result = game.result()?;
        match (review.decisive(), result.ending) {
            (_, Ending::LossOnTime) => None,
            (Some(Mistake { turn, side, .. }), _) => {
                Some(TurningPoint { turn, side, begins: turn + 1 })
            }
            (None, Ending::LastPlacement) if review.is_finished() => {
                // In a shorter game, it is the loser's first turn.
                let placements = game.placements();
                let turn = placements.checked_sub(END).unwrap_or((placements + 1) % 2);
                let is_known = matches!(review.prospect(turn), Prospect::Winner(_));
                is_known.then_some(TurningPoint { turn, side: Side::after(turn), begins: turn })
            }
            (None, _) => None,
        }
    }
}
