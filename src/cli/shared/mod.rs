//! What several commands share: arguments, input, and output.

mod arguments;
mod board_text;
mod output;
mod positions;
mod progress;
mod sample;
mod system;

use std::path::PathBuf;

pub use arguments::{
    MAX_THREADS, POSITION_HELP, SearchArguments, board_help, cores, number, player_help, seconds,
    threads,
};
pub use board_text::drawing;
pub use output::{
    BAD_INPUT, Failure, STANDARD_INPUT, STOPPED, about, complain, counted, display_path,
    exists_message, exit, is_told_on_desktop, need_folder, write_file, write_line,
};
pub use positions::{
    ListedPosition, entries_from_arguments, entries_from_lines, only_position, parse_position,
};
pub use progress::{control_for_ctrl_c, progress_bar};
pub use sample::{DEVIATIONS_OF_95_PERCENT, mean_and_interval};
pub use system::need_memory;

use crate::game::{GameFileError, Record};

/// A file that the window is to show, and the game in it, or why there is none.
pub type GameFile = (PathBuf, Result<Box<Record>, GameFileError>);
