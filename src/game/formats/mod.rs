//! Texts that are written and read back: documents with a version, games as records, games as people write them.
//!
//! Rests on the rules: whatever is read is played through.

mod document;
mod game_text;
mod record;

pub use document::{Document, DocumentError, Versioned};
pub use game_text::{GameTextError, read_game, write_game};
pub use record::{Record, RecordError};
