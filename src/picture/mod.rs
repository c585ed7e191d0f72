//! The board as a picture: triangles, which the window draws on the graphics card, or pixels, which
//! are computed without one.
//!
//! * `board` draws the board and everything on it; `blocks`, `contour` and `paint` draw its parts;
//!   `wordmark` draws the game's name
//! * `card` draws a game as a picture to share, as pixels by `raster` and `letters`; `files` writes
//!   PNG and GIF
//! * `layout`: positions of cells; `style`, `color`, `fonts`: the appearance

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
