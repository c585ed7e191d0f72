//! Turns pictures into files in memory: a single one into a PNG, a whole game into an animated GIF.
//!
//! The same game, style and width give the same bytes on every machine.

use std::borrow::Cow;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rustc_hash::FxHashMap;

use crate::ai::Control;
use crate::picture::card::Card;
use crate::picture::raster::Pixels;

/// Time for which a turn is shown, in hundredths of a second.
const TURN_DELAY: u16 = 100;
/// Time for which the last turn is shown, in hundredths of a second.
const END_DELAY: u16 = 400;

/// Number of colours of a GIF, besides one that stands for unchanged pixels.
const COLORS: usize = 255;
/// Index of the colour for unchanged pixels.
const UNCHANGED: u8 = COLORS as u8;

/// Returns a picture as a PNG file, which has the same bytes on every system.
pub fn png(pixels: &Pixels) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixels.width as u32, pixels.height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&pixels.bytes)?;
        writer.finish()
    });
    written.expect("memory takes all that is written, and the picture has its size");
    bytes
}

/// Returns the first `turns` turns of a game as an animated GIF that repeats for ever, or `None` if
/// `control` stops it.
///
/// `drawn` is called after each of the `turns + 1` pictures.
pub fn gif(card: &Card, turns: usize, control: &Control, drawn: impl Fn()) -> Option<Vec<u8>> {
    // The first and the last picture have nearly all colours, and one in the middle has the marks
    // of placements and small texts.
    let mut counts = FxHashMap::<[u8; 3], u32>::default();
    for turn in [0, turns / 2, turns] {
        if control.is_stopped() {
            return None;
        }
        for color in card.draw(turn).bytes.as_chunks().0 {
            *counts.entry(*color).or_default() += 1;
        }
    }
    let mut palette = Palette::new(counts);
    let [width, height] = card.size();
    let mut bytes = Vec::new();
    let size =
        [width, height].map(|pixels| u16::try_from(pixels).expect("pictures are this small"));
    let mut encoder = Encoder::new(&mut bytes, size[0], size[1], &palette.colors)
        .and_then(|mut encoder| encoder.set_repeat(Repeat::Infinite).map(|()| encoder))
        .expect("memory takes all that is written");
    let mut before = vec![UNCHANGED; width * height];
    for turn in 0..=turns {
        if control.is_stopped() {
            return None;
        }
        let now = palette.indexed(&card.draw(turn));
        let delay = if turn == turns { END_DELAY } else { TURN_DELAY };
        let frame = changed_frame(&before, &now, width, delay);
        encoder.write_frame(&frame).expect("memory takes all that is written");
        before = now;
        drawn();
    }
    drop(encoder);
    Some(bytes)
}

/// Returns the frame that turns one picture into another: the smallest rectangle around the pixels
/// that differ.
fn changed_frame(before: &[u8], now: &[u8], width: usize, delay: u16) -> Frame<'static> {
    let rows: Vec<(&[u8], &[u8])> = before.chunks(width).zip(now.chunks(width)).collect();
    let differ = |y: &usize| rows[*y].0 != rows[*y].1;
    let top = (0..rows.len()).find(differ).unwrap_or(0);
    let bottom = (0..rows.len()).rev().find(differ).unwrap_or(0);
    let columns = |(before, now): &(&[u8], &[u8])| {
        let differ = |x: &usize| before[*x] != now[*x];
        (0..width).find(differ).zip((0..width).rev().find(differ))
    };
    let ends = rows.iter().filter_map(columns);
    let (left, right) = ends.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or((0, 0));
    let pixels = rows[top..=bottom].iter().flat_map(|(before, now)| {
        let pairs = before[left..=right].iter().zip(&now[left..=right]);
        pairs.map(|(before, now)| if before == now { UNCHANGED } else { *now })
    });
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(UNCHANGED),
        left: left as u16,
        top: top as u16,
        width: (right + 1 - left) as u16,
        height: (bottom + 1 - top) as u16,
        buffer: Cow::Owned(pixels.collect()),
        ..Frame::default()
    }
}

/// The colours of an animation.
struct Palette {
    quantizer: NeuQuant,
    /// Red, green and blue of each colour.
    colors: Vec<u8>,
    /// The index of the nearest colour, by the colours looked up so far.
    nearest: FxHashMap<[u8; 3], u8>,
}

impl Palette {
    /// Chooses the colours from the number of pixels of each colour.
    fn new(counts: FxHashMap<[u8; 3], u32>) -> Palette {
        let mut counts: Vec<([u8; 3], u32)> = counts.into_iter().collect();
        counts.sort_unstable();
        // Colours are weighted by the roots of their counts, at most 40, so that the ground does
        // not take them all.
        let weighted = counts.iter().flat_map(|&([r, g, b], count)| {
            let times = f64::from(count).sqrt().min(40.0) as usize;
            std::iter::repeat_n([r, g, b, u8::MAX], times)
        });
        let samples: Vec<u8> = weighted.flatten().collect();
        let quantizer = NeuQuant::new(3, COLORS, &samples);
        let mut colors = quantizer.color_map_rgb();
        colors.resize(3 * (COLORS + 1), 0);
        Palette { quantizer, colors, nearest: FxHashMap::default() }
    }

    /// Returns the index of the nearest colour for each pixel.
    fn indexed(&mut self, pixels: &Pixels) -> Vec<u8> {
        let index = |&[r, g, b]: &[u8; 3]| {
            let nearest = || self.quantizer.index_of(&[r, g, b, u8::MAX]) as u8;
            *self.nearest.entry([r, g, b]).or_insert_with(nearest)
        };
        pixels.bytes.as_chunks().0.iter().map(index).collect()
    }
}
