//! Everything that the window says, for all screens.
//!
//! A language is a file of `assets/locale` in the syntax of Project Fluent. The build script `build.rs` finds the
//! files and makes a constant of each message of English, the reference: the code can't name a message that does not exist, and a
//! message that no code names is a warning. Tests compare the other languages with English.
//!
//! * `texts`: the texts of one language, by message
//! * `language`: which languages there are
//! * `files`, `hints`, `learn`, `levels`, `pasted`: typed errors, typed reasons and data in words

mod files;
mod hints;
mod language;
mod learn;
mod levels;
mod pasted;
#[cfg(test)]
mod tests;
mod texts;

pub use language::Language;
pub use texts::{Message, Texts, msg};
