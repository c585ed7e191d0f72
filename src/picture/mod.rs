//! The board as a picture: drawn as triangles, which the window hands to the graphics card, and turned into pixels without one.
//!
//! * `board`: the board and everything on it; `blocks`, `contour` and `paint` draw its parts; `wordmark`: the game's name
//! * `card`: a game as a picture to be shared, as `raster` and `letters` turn it into pixels; `files`: PNG and GIF
//! * `layout`: where cells lie; `style`, `color`, `fonts`: how things look

pub mod blocks;
pub mod board;
mod card;
mod color;
mod contour;
pub mod files;
pub mod fonts;
mod layout;
mod letters;
mod paint;
mod raster;
pub mod style;
pub mod wordmark;

pub use blocks::Look;
pub use board::{Motion, grid};
pub use card::{Card, Subject, WIDTHS};
pub use color::{BLACK, Color, WHITE};
pub use fonts::{FONTS, Han};
pub use layout::BoardLayout;
pub use paint::{Paint, fade, mix};
pub use raster::Pixels;
pub use style::{Style, Theme};
