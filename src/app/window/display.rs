//! The window's size and pixels, and the class by which desktops know it.

use egui::{Vec2, vec2};
use miniquad::window;

/// The class of the game's window, by which desktops find its icon.
pub const WINDOW_CLASS: &str = "nim-tetris";

/// Returns the number of physical pixels per logical pixel.
pub fn pixel_ratio() -> f32 {
    usable(window::dpi_scale())
}

/// Returns a pixel ratio from 0.5 to 8, or 1 for any other.
///
/// On X11 the ratio comes from the resource `Xft.dpi`, which may hold any text.
fn usable(ratio: f32) -> f32 {
    if (0.5..=8.0).contains(&ratio) { ratio } else { 1.0 }
}

/// Returns the window's size in logical pixels.
pub fn size() -> Vec2 {
    let (width, height) = window::screen_size();
    vec2(width, height) / pixel_ratio()
}

/// Requests a size of the window in logical pixels. The window system may choose another one.
pub fn request_size(width: f32, height: f32) {
    let [width, height] = [width, height].map(|length| (length * pixel_ratio()).round() as u32);
    window::set_window_size(width, height);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `Xft.dpi: 0`, or one without a number, once ended the game at its start; 1 opened a window
    /// of eleven pixels.
    #[test]
    fn a_pixel_ratio_that_no_display_has_counts_as_one() {
        for usual in [0.5, 1.0, 1.25, 2.0, 3.0, 8.0] {
            assert_eq!(usable(usual), usual);
        }
        for absurd in [0.0, -1.0, 1.0 / 96.0, 5000.0 / 96.0, 1e9, f32::NAN, f32::INFINITY] {
            assert_eq!(usable(absurd), 1.0);
        }
    }
}
