//! The frame around all screens.
//!
//! * `navigator`: the stack of screens and dialogs, shown one frame at a time; `layer`: the layers on that stack
//! * `screen`: the trait of a screen, and the destinations that lead to one; `context`: the state
//!   shared by all screens, with `profile` and `turn_clock` for the saved data of the people, `notice` for news and warnings, and `pictures` for sharing; `termination`:
//!   signals that end the program
//! * `egui_backend`: egui in the window; `window_geometry`, `icon`: the window itself
//! * `testing`: plays on a screen without a window

mod context;
mod egui_backend;
mod icon;
mod layer;
mod navigator;
mod notice;
mod pictures;
mod profile;
mod screen;
mod termination;
#[cfg(test)]
mod testing;
mod turn_clock;
mod window_geometry;

pub use context::Context;
pub use icon::icon;
pub use layer::{Layer, ScreenLayer};
pub use navigator::{Navigator, Start, Step};
pub use pictures::{Share, ask_to_share};
pub use profile::today;
#[cfg(test)]
pub use screen::Navigation;
pub use screen::{Destination, Frame, Screen, Transition};
pub use termination::{Complain, Termination};
#[cfg(test)]
pub use testing::{Pressed, Tester};
pub use window_geometry::{WindowGeometry, opening_size};
