//! The colours in which the board is drawn.

use epaint::Color32;

/// A colour with red, green, blue and alpha from 0 to 1.
///
/// Red, green and blue are not multiplied by the alpha.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Color {
    /// Red.
    pub r: f32,
    /// Green.
    pub g: f32,
    /// Blue.
    pub b: f32,
    /// Opacity.
    pub a: f32,
}

/// Opaque black.
pub const BLACK: Color = Color::new(0.0, 0.0, 0.0, 1.0);
/// Opaque white.
pub const WHITE: Color = Color::new(1.0, 1.0, 1.0, 1.0);

impl Color {
    /// Returns the colour with these channels, each from 0 to 1.
    pub const fn new(r: f32, g: f32, b: f32, a: f32) -> Color {
        Color { r, g, b, a }
    }

    /// Returns the colour of an epaint colour, whose alpha is ignored, as an opaque one.
    pub fn opaque(color: Color32) -> Color {
        let [r, g, b, _] = color.to_array().map(|channel| f32::from(channel) / 255.0);
        Color::new(r, g, b, 1.0)
    }

    /// Returns an opaque colour from a number written as `0xRRGGBB`.
    pub const fn from_hex(hex: u32) -> Color {
        let [_, r, g, b] = hex.to_be_bytes();
        Color::new(r as f32 / 255.0, g as f32 / 255.0, b as f32 / 255.0, 1.0)
    }

    /// Returns red, green, blue and alpha from 0 to 255.
    pub fn to_bytes(self) -> [u8; 4] {
        [self.r, self.g, self.b, self.a].map(|channel| (channel * 255.0) as u8)
    }

    /// Returns the epaint colour, whose channels are multiplied by the alpha.
    pub fn premultiplied(self) -> Color32 {
        let [r, g, b] = [self.r, self.g, self.b].map(|channel| channel * self.a);
        let [r, g, b, a] = Color::new(r, g, b, self.a).to_bytes();
        Color32::from_rgba_premultiplied(r, g, b, a)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_drawn_with_premultiplied_alpha() {
        let color = Color { a: 0.5, ..Color::from_hex(0xff8000) };
        assert_eq!(color.to_bytes(), [255, 128, 0, 127]);
        assert_eq!(color.premultiplied(), Color32::from_rgba_premultiplied(127, 64, 0, 127));
    }
}
