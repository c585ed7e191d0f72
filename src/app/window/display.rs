//! The window's size and its pixels.

use egui::{Vec2, vec2};
use miniquad::window;

/// Returns the physical pixels to a logical pixel.
pub fn pixel_ratio() -> f32 {
    window::dpi_scale()
}

/// Returns the window's size in logical pixels.
pub fn size() -> Vec2 {
    let (width, height) = window::screen_size();
    vec2(width, height) / pixel_ratio()
}

/// Asks for a size of the window in logical pixels. The window system may give it another one.
pub fn request_size(width: f32, height: f32) {
    let [width, height] = [width, height].map(|length| (length * pixel_ratio()) as u32);
    window::set_window_size(width, height);
}
