//! The frame around all screens.
//!
//! * `stack`: the stack of screens and dialogs; `layer`: the layers on it; `navigator` shows it in
//!   the window
//! * `screen`: the trait of a screen, the means by which it shows itself, and the destinations that
//!   lead to one; `context`: the state
//!   shared by all screens, with `profile` and `turn_clock` for the saved data of the people,
//!   `notice` for news and warnings, `chores` for what is written beside the window, with
//!   `pictures` for sharing; `termination`: signals that end the program
//! * `egui_backend`: egui in the window; `window_geometry`: the window's size and position
//! * `testing` plays on a screen without a window

mod chores;
mod context;
mod egui_backend;
mod layer;
mod navigator;
mod notice;
mod pictures;
mod profile;
mod screen;
mod stack;
mod termination;
#[cfg(test)]
mod testing;
mod turn_clock;
mod window_geometry;

pub use chores::Chore;
pub use context::Context;
pub use layer::ScreenLayer;
pub use navigator::{Navigator, Start};
pub use pictures::{PictureKind, ask_to_share};
pub use profile::today;
#[cfg(test)]
pub use screen::Navigation;
pub use screen::{
    Article, Destination, Layer, Page, Screen, Section, Sitting, Training, Transition, View,
};
pub use stack::Step;
#[cfg(test)]
pub use stack::{Seen, Stack};
pub use termination::{Complain, Termination};
#[cfg(test)]
pub use testing::{Pressed, Tester, show_alone};
pub use window_geometry::{WindowGeometry, opening_size};
