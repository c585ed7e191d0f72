//! Pieces of text that every other module may use: text of one line ([`one_line`](one_line())),
//! the cells of a typed move, errors of the system in words, and numbers in hexadecimal.

mod hexadecimal;
mod names_of_cells;
mod one_line;
mod reason;

pub(in crate::game) use hexadecimal::hexadecimal;
pub use names_of_cells::{name_off_board, names_of_cells};
pub use one_line::one_line;
pub(in crate::game) use reason::FOLDER;
pub use reason::reason;
