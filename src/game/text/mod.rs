//! Pieces of text that every other module may use: text of one line ([`one_line`](one_line())), and
//! numbers in hexadecimal.

mod hexadecimal;
mod one_line;

pub(in crate::game) use hexadecimal::hexadecimal;
pub use one_line::one_line;
