//! Draws texts into pictures, in the game's fonts.

use std::sync::Arc;

use epaint::text::{Fonts, LayoutJob, TextFormat, TextWrapping};
use epaint::{Color32, FontId, Galley};

use crate::picture::fonts::{self, Han};
use crate::picture::raster::Pixels;

/// Longest side of the texture of glyphs, in pixels.
const TEXTURE: usize = 4096;

/// The fonts, with a texture of the glyphs used so far.
pub struct Letters(Fonts);

/// A text at a position in a picture.
pub struct Text {
    /// The text.
    pub line: TextLine,
    /// Distance from the left edge of the picture, in pixels.
    left: i64,
    /// Distance from the upper edge of the picture, in pixels.
    top: i64,
}

impl Letters {
    /// Reads the fonts with the given form of Han characters.
    pub fn new(han: Han) -> Letters {
        Letters(Fonts::new(1.0, TEXTURE, fonts::definitions(han)))
    }

    /// Lays a text out in one line of at most `width` pixels. A longer text is cut and ends with an
    /// ellipsis.
    pub fn line(&self, text: &str, font: FontId, color: Color32, width: f32) -> TextLine {
        self.wrapped(text, font, color, TextWrapping::truncate_at_width(width))
    }

    /// Lays a text out in at most `rows` lines of `width` pixels. A longer text is cut and ends
    /// with an ellipsis.
    pub fn lines(
        &self,
        text: &str,
        font: FontId,
        color: Color32,
        rows: usize,
        width: f32,
    ) -> TextLine {
        let wrapping = TextWrapping { max_rows: rows, ..TextWrapping::wrap_at_width(width) };
        self.wrapped(text, font, color, wrapping)
    }

    /// Lays a text out with the given wrapping.
    fn wrapped(&self, text: &str, font: FontId, color: Color32, wrap: TextWrapping) -> TextLine {
        let text = fonts::legible(&self.0, &font, text).into_owned();
        let job = LayoutJob::single_section(text, TextFormat::simple(font, color));
        TextLine { galley: self.0.layout_job(LayoutJob { wrap, ..job }), color }
    }

    /// Draws texts over a picture.
    pub fn draw(&self, pixels: &mut Pixels, texts: &[Text]) {
        let texture = self.0.image();
        for text in texts {
            for glyph in text.line.galley.rows.iter().flat_map(|row| &row.glyphs) {
                let at = glyph.pos + glyph.uv_rect.offset;
                let (left, top) = (text.left + at.x.round() as i64, text.top + at.y.round() as i64);
                let [min, max] =
                    [glyph.uv_rect.min, glyph.uv_rect.max].map(|at| at.map(usize::from));
                for (y, v) in (top..).zip(min[1]..max[1]) {
                    for (x, u) in (left..).zip(min[0]..max[0]) {
                        let coverage = texture.pixels[v * texture.size[0] + u];
                        // Without the root, bright letters on a dark ground would look thin.
                        pixels.cover(x, y, text.line.color, coverage.clamp(0.0, 1.0).sqrt());
                    }
                }
            }
        }
    }
}

/// A text that is laid out, in one line or several, but has no position yet.
pub struct TextLine {
    galley: Arc<Galley>,
    color: Color32,
}

impl TextLine {
    /// Returns the width in pixels.
    pub fn width(&self) -> f32 {
        self.galley.size().x
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> f32 {
        self.galley.size().y
    }

    /// Returns whether the text was cut and ends with an ellipsis.
    pub fn is_elided(&self) -> bool {
        self.galley.elided
    }

    /// Returns the text with its left edge at `left` and its vertical centre at `middle`, in pixels
    /// from the upper left corner of the picture. Both are rounded to whole pixels.
    pub fn from(self, left: f32, middle: f32) -> Text {
        let top = middle - self.height() / 2.0;
        let (left, top) = (left.round() as i64, top.round() as i64);
        Text { line: self, left, top }
    }

    /// Returns the text centred at a point, in pixels from the upper left corner of the picture.
    pub fn around(self, x: f32, y: f32) -> Text {
        let left = x - self.width() / 2.0;
        self.from(left, y)
    }
}
