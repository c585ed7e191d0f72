//! The window itself: its events in their order, and drawing in it, through miniquad's safe
//! functions alone.
//!
//! This module knows nothing of the game. From egui it uses points, rectangles, colours and
//! triangles, but no menus.
//!
//! * `run` opens the window and runs a program in it, frame by frame
//! * `display`: the window's size in pixels; `canvas`: in points; `event`: the player's actions in
//!   order
//! * `display_server`: where the window opens; `x11`: monitors, properties and keys, which the
//!   window library does not report
//! * `icon`: the window's icon
//! * `keyboard`: the meaning of keys in the player's layout, and what they type
//! * `open_folder`: a folder in the desktop's own file manager
//! * `graphics`: drawing
//! * `sleep`: the sleep between two frames; `bell` ends it under X11

#[cfg_attr(not(target_os = "linux"), path = "no_bell.rs")]
mod bell;
mod canvas;
pub mod display;
pub mod display_server;
pub mod event;
pub mod graphics;
mod icon;
mod keyboard;
mod open_folder;
pub mod run;
pub mod sleep;
#[cfg(target_os = "linux")]
mod x11;

pub use canvas::Canvas;
pub use display::{pixel_ratio, request_size, size};
pub use event::{NOWHERE, WindowEvent, printed};
pub use graphics::{OffScreenPicture, Scene, Texture};
pub use icon::icon;
pub use open_folder::OpeningFolder;
pub use run::{next_frame, seconds};
