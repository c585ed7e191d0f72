//! Names of files in the data folder that window and command line both read.

/// The registered people and their ratings.
pub const PLAYERS_FILE: &str = "players.ron";

/// What became of everybody's games.
pub const STATISTICS_FILE: &str = "statistics.ron";
