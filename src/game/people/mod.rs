//! The people who play here, and their ratings.

mod elo;
mod players;

pub use elo::{FIRST_RATING, expected_score, level_rating, rating_after};
pub use players::{MAX_PLAYERS, Player, Players, PlayersError, RatedGame, RatedOpponent};
