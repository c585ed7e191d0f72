//! The window's size in points. A point scales with the window.

use egui::{Vec2, vec2};

/// Window sizes in points, landscape and portrait, that every screen is designed for. The one that gives the larger points applies. Beyond
/// that size a window has more room; below it, points become smaller.
const DESIGNS: [Vec2; 2] = [vec2(960.0, 680.0), vec2(640.0, 920.0)];

/// Smallest canvas, in points. In a window that would have fewer of them, points are smaller than the player asks for: nothing is cut off.
const SMALLEST: Vec2 = vec2(380.0, 320.0);

/// Smallest and largest size of a point in logical pixels.
const SCALES: std::ops::RangeInclusive<f32> = 0.1..=4.0;

/// The window's size in points, and the size of a point in logical pixels.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Canvas {
    /// Width and height in points.
    pub size: Vec2,
    /// Logical pixels per point.
    pub scale: f32,
}

impl Canvas {
    /// Returns the canvas of a window of this size in logical pixels.
    #[cfg(test)]
    pub fn new(width: f32, height: f32) -> Canvas {
        Canvas::scaled(width, height, 100)
    }

    /// Returns the canvas of a window of this size, with points scaled by a percentage.
    pub fn scaled(width: f32, height: f32, percent: u16) -> Canvas {
        let pixels = vec2(width.max(1.0), height.max(1.0));
        let scale =
            DESIGNS.map(|design| (pixels / design).min_elem()).into_iter().fold(0.0, f32::max);
        let scale = scale * f32::from(percent) / 100.0;
        let most = SCALES.end().min((pixels / SMALLEST).min_elem());
        let scale = scale.min(most).max(*SCALES.start());
        Canvas { size: (pixels / scale).max(SMALLEST), scale }
    }
}
