//! Everything that the window says, for all screens.
//!
//! A language is a file in `assets/locale`, in the syntax of Project Fluent; a new one needs no change of code. The build script,
//! `build.rs`, finds the files and makes a constant in [`msg`] for each English message: the code can't name a message that does
//! not exist, and a message that no code uses is a warning. Tests compare the other languages with English.
//!
//! It rests on the engine, the rules, and the names of actions and of paste errors in `input`.
//!
//! * `texts`: the texts of one language, by message
//! * `language`: which languages there are
//! * `files`, `hints`, `learn`, `names`, `pasted`: typed errors, reasons and data in words

mod files;
mod hints;
mod language;
mod learn;
mod names;
mod pasted;
#[cfg(test)]
mod tests;
mod texts;

pub use language::Language;
pub use texts::{Message, Template, Texts, msg};
