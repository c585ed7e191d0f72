//! What became of the games of each person and of guests: the last games in detail, totals of all, and achievements.
//!
//! Rests on the rules, the formats, people, learning, and the review.

mod achievement;
mod chronicle;
mod csv_text;
mod document;
mod game_note;
mod judgement;
mod opening;
mod played;
mod recognition;
#[cfg(test)]
mod tests;

pub use achievement::{Achievement, COUNTED, HALF, LONG_WIN, ONLY_PLACEMENTS, PARITY_LEVEL};
pub use chronicle::{Chronicle, Count, KEPT_GAMES, Streak, Summary, Totals};
pub use csv_text::{games_as_csv, ratings_as_csv};
pub use document::{Reached, Statistics};
pub use game_note::GameNote;
pub use judgement::Judgement;
pub use played::{Aid, Circumstances, Held, PlayedGame};
