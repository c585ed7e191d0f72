//! All games: those of whoever plays, the one in progress, and those that were saved under a name.
//!
//! * `games`: which games there are, and which of them are listed; made anew when they change
//! * `message`: what the screen does; `menu`: what else can be done with a game than to open it
//! * `show`: a game as an item of the list, and the chosen one

mod games;
mod menu;
mod message;
mod screen;
mod show;
#[cfg(test)]
mod tests;

pub use screen::HistoryScreen;
