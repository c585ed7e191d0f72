//! Texts that are written and read back: documents with a version, lines with a checksum, games as
//! people write them.

mod checked_line;
mod document;
mod game_text;

pub(crate) use checked_line::{read_checked, write_checked};
pub(in crate::game) use document::shipped;
pub use document::{Document, DocumentError};
pub use game_text::{GameTextError, read_game, write_game};
