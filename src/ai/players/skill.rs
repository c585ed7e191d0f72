//! What a player sees on boards of one size, and how it chooses.

use std::time::Duration;

/// What a player sees on boards of one size, and how it chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The plies within which it sees the end of the game with its distance.
    pub depth: u8,
    /// The usable cells from which on it tells won from lost by the solver.
    pub horizon: usize,
    /// Longest time for a placement, unless another one is set.
    pub time: Duration,
    /// With 0 it takes the best placement; the higher the temperature, the more often it takes a slightly worse one.
    pub temperature: f64,
    /// How much wins and losses weigh; below 0 the player has not understood yet that the last placement loses.
    pub outcome_weight: f64,
    /// Whether it takes, among equals, the placement that leaves the opponent the fewest good replies.
    pub aggressive: bool,
    /// Whether it judges boards by their symmetry and the sizes of their areas where the end cannot be seen.
    pub judges: bool,
}
