//! All texts of the window, for all screens.
//!
//! A language is a file in `assets/locale`, in the syntax of Project Fluent; adding one needs no
//! change of code. The build script's part here, `build.rs`, finds the files and makes a constant
//! in [`msg`] for each English message: the code can't refer to a message that does not exist, and
//! an unused message causes a warning. Tests compare the other languages with English.
//!
//! Of the window, this module depends on `input`, for actions, keys and paste errors, and on
//! `window`, for the characters printed on keys.
//!
//! * `texts`: the texts of one language, by message
//! * `language`: the available languages
//! * `formats`: numbers and lists as a language writes them
//! * `achievements`, `files`, `hints`, `keys`, `learn`, `names`, `pasted`, `results`: texts for
//!   typed errors, reasons and data

mod achievements;
mod files;
mod formats;
mod hints;
mod keys;
mod language;
mod learn;
mod names;
mod pasted;
mod results;
#[cfg(test)]
mod tests;
mod texts;

pub use language::Language;
pub use names::{name_of_board, name_of_theme};
pub use results::rating_change;
pub(crate) use texts::args;
pub use texts::{Message, Template, Texts, Wording, msg};
