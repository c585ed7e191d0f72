//! The board as a picture: drawn as triangles, which the window hands to the graphics card, and turned into pixels without one.
//!
//! * `board`: the board and everything on it; `blocks`, `contour` and `paint` draw its parts; `wordmark`: the game's name
//! * `card`: a game as a picture to be shared, as `raster` and `letters` turn it into pixels; `files`: PNG and GIF
//! * `layout`: where cells lie; `style`, `color`, `fonts`: how things look

pub mod blocks;
pub mod board;
pub mod card;
pub mod color;
mod contour;
pub mod files;
pub mod fonts;
pub mod layout;
mod letters;
pub mod paint;
pub mod raster;
pub mod style;
pub mod wordmark;
