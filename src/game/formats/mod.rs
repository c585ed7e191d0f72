//! Texts that are written and read back: documents with a version, lines with a checksum, games as
//! people write them, long proofs and their jobs. Also how to
//! unpack the files that are embedded in the program.
//!
//! This module depends on the rules: each game that is read is replayed.

mod checked_line;
mod document;
mod game_text;
mod job_text;
mod packed;
mod proof_text;

pub(in crate::game) use checked_line::{read_checked, write_checked};
pub(in crate::game) use document::shipped;
pub use document::{Document, DocumentError};
pub use game_text::{GameTextError, read_game, write_game};
pub use job_text::{JobAnswerError, job_id, read_job_answer};
pub(crate) use packed::unpack;
pub use proof_text::{PROOF_TITLE, read_finding, read_proof_root, write_finding, write_proof_root};
