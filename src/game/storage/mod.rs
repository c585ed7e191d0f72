//! Files on disk: where they are, how they are read and written, and exported games.
//! Also lines of bounded length, from files and from other programs.

mod atomic_file;
mod files;
mod game_file;
mod kept;
mod lines;
mod lock;
mod new_file;
mod store;
mod writer;

pub use atomic_file::create as write_new_file;
pub(in crate::game) use atomic_file::is_link;
pub(crate) use atomic_file::{Permissions, is_taken, replace};
pub(in crate::game) use files::project_folders;
pub use files::{Access, Files, Folder};
pub use game_file::{
    GAME_EXTENSION, GameFileError, export_folder, export_game, files_to_bring_in, pictures_folder,
    read_game_file,
};
pub use kept::Kept;
pub use lines::{LineError, LineReader};
pub(crate) use lock::Lock;
pub use new_file::write_under_free_name;
pub(in crate::game) use store::read_bytes;
pub use store::{NOT_TEXT, StoreError, Unusable, is_full};
pub use writer::Flusher;
