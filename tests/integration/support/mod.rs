//! What several tests share: boards, values found the slow way, and runs of the program.

mod boards;
mod data;
mod program;
mod values;

pub use boards::{random_area, random_board, random_position, rectangle};
pub use data::records;
pub use program::{PROGRAM, Run, run, start};
pub use values::Values;
