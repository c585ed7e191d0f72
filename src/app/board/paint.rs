//! Shaded quads with a colour for each corner. Coordinates are in points.

use egui::epaint::Vertex;
use egui::{Pos2, Rect, pos2};

use crate::app::ui::style::Style;
use crate::app::window::color::Color;
use crate::app::window::graphics;

/// Collects quads and draws them at once.
pub struct Paint {
    scale: f32,
    /// The style to draw in.
    pub style: Style,
    vertices: Vec<Vertex>,
    indices: Vec<u32>,
}

impl Paint {
    /// Returns a painter with `scale` logical pixels to the point.
    pub fn new(scale: f32, style: Style) -> Paint {
        Paint { scale, style, vertices: Vec::new(), indices: Vec::new() }
    }

    /// Draws a quad with a colour for each corner; the corners are given in order around it.
    pub fn quad(&mut self, corners: [Pos2; 4], colors: [Color; 4]) {
        let first = self.vertices.len() as u32;
        for (corner, color) in corners.into_iter().zip(colors) {
            let (pos, color) = (corner * self.scale, color.premultiplied());
            self.vertices.push(Vertex { pos, uv: Pos2::ZERO, color });
        }
        self.indices.extend([0, 1, 2, 0, 2, 3].map(|i| first + i));
    }

    /// Draws a rectangle with a vertical gradient.
    pub fn gradient(&mut self, rect: Rect, top: Color, bottom: Color) {
        let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
        self.quad(corners, [top, top, bottom, bottom]);
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, rect: Rect, color: Color) {
        self.gradient(rect, color, color);
    }

    /// Draws a line whose long edges fade over a pixel, so that slanted lines look smooth.
    pub fn line(&mut self, from: Pos2, to: Pos2, width: f32, color: Color) {
        let across = (to - from).normalized().rot90();
        let pixel = 1.0 / self.scale;
        let core = across * ((width - pixel) / 2.0).max(0.0);
        let rim = core + across * pixel;
        let clear = Color { a: 0.0, ..color };
        if width > pixel {
            self.quad([from + core, to + core, to - core, from - core], [color; 4]);
        }
        for (core, rim) in [(core, rim), (-core, -rim)] {
            self.quad([from + core, to + core, to + rim, from + rim], [color, color, clear, clear]);
        }
    }

    /// Draws a border of this width just inside a rectangle.
    pub fn border(&mut self, rect: Rect, width: f32, color: Color) {
        let inner = rect.shrink(width);
        let (l, r) = (rect.left(), rect.right());
        self.rect(Rect::from_min_max(rect.min, pos2(r, inner.top())), color);
        self.rect(Rect::from_min_max(pos2(l, inner.bottom()), rect.max), color);
        self.rect(Rect::from_min_max(pos2(l, inner.top()), inner.left_bottom()), color);
        self.rect(Rect::from_min_max(inner.right_top(), pos2(r, inner.bottom())), color);
    }

    /// Draws all collected quads.
    pub fn flush(&mut self) {
        graphics::draw(&self.vertices, &self.indices, None, None);
        self.vertices.clear();
        self.indices.clear();
    }
}

impl Drop for Paint {
    fn drop(&mut self) {
        self.flush();
    }
}

/// Returns a mix of two colours: `amount` 0 gives the first, 1 the second. Keeps the alpha of the first.
pub fn mix(color: Color, other: Color, amount: f32) -> Color {
    let part = |a: f32, b: f32| a + (b - a) * amount;
    Color::new(part(color.r, other.r), part(color.g, other.g), part(color.b, other.b), color.a)
}

/// Returns a colour with its alpha multiplied.
pub fn fade(color: Color, alpha: f32) -> Color {
    Color { a: color.a * alpha, ..color }
}
