//! The window's size in points, which scale with the window.

use egui::{Vec2, vec2};

/// Window sizes in points, landscape and portrait, for which every screen is designed.
///
/// The one with the larger points applies. Points become larger and smaller with the window; one of
/// another shape has more room in one direction.
const DESIGNS: [Vec2; 2] = [vec2(960.0, 680.0), vec2(640.0, 920.0)];

/// Smallest canvas, in points.
///
/// In a window with fewer points, they become smaller than the player asks for, so that nothing is
/// cut off.
const MIN_CANVAS: Vec2 = vec2(380.0, 320.0);

/// Range of the size of a point, in logical pixels.
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
    /// Returns the canvas of a window, whose size is in logical pixels, at 100 percent.
    #[cfg(test)]
    pub fn new(width: f32, height: f32) -> Canvas {
        Canvas::scaled(width, height, 100)
    }

    /// Returns the canvas of a window, whose size is in logical pixels, with points scaled by
    /// `percent`.
    pub fn scaled(width: f32, height: f32, percent: u16) -> Canvas {
        let pixels = vec2(width.max(1.0), height.max(1.0));
        let scale =
            DESIGNS.map(|design| (pixels / design).min_elem()).into_iter().fold(0.0, f32::max);
        let scale = scale * f32::from(percent) / 100.0;
        let most = SCALES.end().min((pixels / MIN_CANVAS).min_elem());
        let scale = scale.min(most).max(*SCALES.start());
        Canvas { size: (pixels / scale).max(MIN_CANVAS), scale }
    }
}
