//! Texts in pictures, in the game's fonts.

use std::sync::Arc;

use epaint::text::{Fonts, LayoutJob, TextFormat, TextWrapping};
use epaint::{Color32, FontId, Galley};

use crate::picture::fonts::{self, Han};
use crate::picture::raster::Pixels;

/// Longest side of the texture that keeps the letters, in pixels.
const TEXTURE: usize = 4096;

/// The letters that were needed so far, as pixels.
pub struct Letters(Fonts);

/// A text in its place.
pub struct Text {
    /// What it says.
    pub line: Line,
    left: i64,
    top: i64,
}

impl Letters {
    /// Reads the fonts.
    pub fn new(han: Han) -> Letters {
        Letters(Fonts::new(1.0, TEXTURE, fonts::definitions(han)))
    }

    /// Returns a line of text that is no wider than this, in pixels: what is longer ends with an ellipsis.
    pub fn line(&self, text: &str, font: FontId, color: Color32, width: f32) -> Line {
        self.wrapped(text, (font, color), TextWrapping::truncate_at_width(width))
    }

    /// Returns a text in at most so many lines that are no wider than this, in pixels: what is
    /// longer ends with an ellipsis.
    pub fn lines(
        &self,
        text: &str,
        font: FontId,
        color: Color32,
        (rows, width): (usize, f32),
    ) -> Line {
        let wrapping = TextWrapping { max_rows: rows, ..TextWrapping::wrap_at_width(width) };
        self.wrapped(text, (font, color), wrapping)
    }

    fn wrapped(&self, text: &str, (font, color): (FontId, Color32), wrap: TextWrapping) -> Line {
        let job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
        Line { galley: self.0.layout_job(LayoutJob { wrap, ..job }), color }
    }

    /// Draws texts.
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
                        // Bright letters on a dark ground would look thin otherwise.
                        pixels.cover(x, y, text.line.color, coverage.clamp(0.0, 1.0).sqrt());
                    }
                }
            }
        }
    }
}

/// A text without a place, in one line or more.
pub struct Line {
    galley: Arc<Galley>,
    color: Color32,
}

impl Line {
    /// Returns the width in pixels.
    pub fn width(&self) -> f32 {
        self.galley.size().x
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> f32 {
        self.galley.size().y
    }

    /// Returns whether an ellipsis stands for the end of the text.
    pub fn is_elided(&self) -> bool {
        self.galley.elided
    }

    /// Returns the line in its place: from `left` on, with its middle at the height `middle`, in whole pixels from the upper left corner.
    pub fn from(self, left: f32, middle: f32) -> Text {
        let top = middle - self.height() / 2.0;
        let (left, top) = (left.round() as i64, top.round() as i64);
        Text { line: self, left, top }
    }

    /// Returns the line with its middle at a point, in pixels from the upper left corner.
    pub fn around(self, x: f32, y: f32) -> Text {
        let left = x - self.width() / 2.0;
        self.from(left, y)
    }
}
