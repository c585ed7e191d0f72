//! The history of games: those of the person who plays, those between computers or people of whom
//! none is known, the one in progress, and those that were saved under a name.
//!
//! * `screen` is the list beside the chosen game, and `message` lists its messages
//! * `games` selects and sorts the games of the list
//! * `show` shows an item of the list, and the chosen game
//! * `menu` holds the actions on a game besides opening it, `everything` those on the whole journal

mod everything;
mod games;
mod menu;
mod message;
mod screen;
mod show;
#[cfg(test)]
mod tests;

pub use screen::HistoryScreen;
