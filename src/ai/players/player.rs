//! The trait of all players.

use std::error::Error;
use std::num::NonZero;

use crate::ai::board::{Placement, Position};
use crate::ai::limits::Limits;

/// A player: a level, another program, or anything else that chooses placements.
///
/// A player is for one side of one game at a time, and is told what the opponent places.
pub trait Player: Send {
    /// Chooses a placement in a position. When the control of the limits is stopped, it answers at once with the best that
    /// it has found.
    ///
    /// # Errors
    /// Why there is no placement.
    fn choose(&mut self, position: Position, limits: &Limits) -> Result<Placement, NoPlacement>;

    /// Tells what the opponent has placed. Players that look at positions only have no use for it.
    ///
    /// # Errors
    /// If the player fails.
    fn opponent_placed(
        &mut self,
        _placement: Placement,
        _limits: &Limits,
    ) -> Result<(), NoPlacement> {
        Ok(())
    }

    /// Thinks about a position in which the opponent is to move, until the player knows all that it can use or the limits are
    /// reached. Most players do not.
    fn ponder(&mut self, _position: Position, _limits: &Limits) {}

    /// Sets the number of threads to think on, for players that can use more than one.
    fn set_threads(&mut self, _threads: NonZero<usize>) {}
}

/// Why a player chooses no placement.
#[derive(Debug, thiserror::Error)]
pub enum NoPlacement {
    /// Nothing fits any more.
    #[error("game over")]
    GameOver,
    /// The player gives up.
    #[error("the player resigns")]
    Resignation,
    /// The player can't go on; a program has ended, for instance.
    #[error(transparent)]
    Failure(#[from] Box<dyn Error + Send + Sync>),
}
