//! What a screen reader says of the window, for players who hear it instead of seeing it.
//!
//! egui names what its own widgets show, but nearly everything here is painted by hand. So each
//! kind of control registers itself as a part ([`tell`]) in the one function that draws it, and a
//! part without a name of its own is named after the text painted on it. Screens need no second
//! list of names, and the names come in all languages.
//!
//! * `part`: the parts that were reported while a frame was shown
//! * `tree`: the parts and all other painted texts as AccessKit's tree, which holds what is on top
//! * `board`: the board as a table of cells; `typed`: moves and questions that are typed
//! * `live`: what is said as soon as it happens, one text at a time
//! * `bridge`: hands the tree to the system, and brings back what the reader presses. It works only
//!   on Linux; elsewhere it does nothing

mod board;
mod bridge;
mod live;
mod part;
mod tree;
pub mod typed;

pub use board::{
    areas_in_words, board, cell_in_words, drop_in_words, event_in_words, move_in_words, picture,
    placement_in_words, stack, stack_in_words, step_in_words,
};
pub use bridge::{ScreenReader, is_its_panic};
#[cfg(test)]
pub use live::take;
pub use live::{Speech, State, hand_over, sentence};
#[cfg(test)]
pub use part::begin;
pub use part::{
    Kind, Part, aside, in_list, is_on, layer, news, reading, tell, title, wants, words,
};
#[cfg(test)]
pub use tree::Tree;
pub use tree::read;
