//! The board as a picture: drawn as triangles, which the window hands to the graphics card, and turned into pixels without one.
//!
//! * `board`: the board and everything on it; `blocks`, `contour` and `paint` draw its parts; `wordmark`: the game's name
//! * `layout`: where cells lie; `style`, `color`, `fonts`: how things look

pub mod blocks;
pub mod board;
pub mod color;
mod contour;
pub mod fonts;
pub mod layout;
pub mod paint;
pub mod style;
pub mod wordmark;
