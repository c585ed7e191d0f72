//! The trait of all players.

use std::num::NonZero;

use crate::ai::board::{Placement, Position};
use crate::ai::limits::Limits;

/// A player: a level, another program, or anything else that chooses placements.
///
/// A player plays one side of one game at a time, and is told what the opponent places.
pub trait Player: Send {
    /// Chooses a placement in a position. Once the control of the limits is stopped, it answers at
    /// once with the best that it has found.
    ///
    /// # Errors
    /// The reason why there is no placement.
    fn choose(&mut self, position: Position, limits: &Limits) -> Result<Placement, ChooseError>;

    /// Tells the player what the opponent has placed. Players that look only at positions ignore
    /// it.
    ///
    /// # Errors
    /// The reason why the player can't go on.
    fn opponent_placed(
        &mut self,
        _placement: Placement,
        _limits: &Limits,
    ) -> Result<(), ChooseError> {
        Ok(())
    }

    /// Thinks about a position in which the opponent is to move, until the player knows all that it
    /// can use or a limit is reached. Most players do nothing.
    fn ponder(&mut self, _position: Position, _limits: &Limits) {}

    /// Sets the number of threads to think on. Players that use only one ignore it.
    fn set_threads(&mut self, _threads: NonZero<usize>) {}
}

/// The reason why a player chooses no placement.
#[derive(Debug, thiserror::Error)]
pub enum ChooseError {
    /// Nothing fits any more.
    #[error("game over")]
    GameOver,
    /// The player gives up.
    #[error("the player resigns")]
    Resignation,
    /// The player can't go on, for instance since a program has ended.
    #[error("{0}")]
    Failure(String),
}
