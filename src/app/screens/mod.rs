//! The screens, a file or a folder each.

pub mod editor;
pub mod games;
pub mod help;
pub mod keys;
pub mod learn;
pub mod new_game;
pub mod players;
pub mod review;
pub mod settings;
pub mod table;
pub mod title;
pub mod two_players;
pub mod watch;
