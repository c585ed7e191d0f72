//! The window's icon: a T piece of glass on a dark tile.
//!
//! `assets/linux/nim-tetris.svg` shows the same picture.

use crate::picture::{BLACK, Color, WHITE, mix};
use miniquad::conf::Icon;

/// Colour of the tile.
const TILE: Color = Color::new(0.055, 0.09, 0.18, 1.0);
/// Colour of the piece.
const GLASS: Color = Color::new(0.682, 0.42, 0.941, 1.0);

/// Returns the icon in all sizes that the window system requires.
pub fn icon() -> Icon {
    Icon { small: pixels::<16, 1024>(), medium: pixels::<32, 4096>(), big: pixels::<64, 16384>() }
}

/// Draws a square of `SIDE` x `SIDE` pixels. `BYTES` is four per pixel.
fn pixels<const SIDE: usize, const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (index, pixel) in bytes.chunks_exact_mut(4).enumerate() {
        let at = |place: usize| (place as f32 + 0.5) / SIDE as f32;
        let color = color_at(at(index % SIDE), at(index / SIDE));
        pixel.copy_from_slice(&color.to_bytes());
    }
    bytes
}

/// Returns the colour at a point of the unit square, whose upper left corner is (0, 0).
fn color_at(x: f32, y: f32) -> Color {
    const RADIUS: f32 = 0.18;
    let corner = |v: f32| (RADIUS - v).max(v - (1.0 - RADIUS)).max(0.0);
    if corner(x).hypot(corner(y)) > RADIUS {
        return Color { a: 0.0, ..TILE };
    }
    // Blocks are a quarter of the picture wide: the T fills row 1 and the middle of row 0 above it.
    let (column, row) = ((x - 0.125) / 0.25, (y - 0.25) / 0.25);
    let block = (column.floor() as i32, row.floor() as i32);
    let filled = matches!(block, (1, 0) | (0..=2, 1));
    if !filled {
        return mix(TILE, WHITE, 0.10 * (1.0 - y));
    }
    let (u, v) = (column.fract(), row.fract());
    let rim = u.min(v).min(1.0 - u).min(1.0 - v);
    let face = mix(mix(GLASS, WHITE, 0.35 * (1.0 - v)), BLACK, 0.25 * v);
    if rim > 0.13 {
        face
    } else if v < u.min(1.0 - u) || u < v.min(1.0 - v) {
        mix(face, WHITE, 0.45)
    } else {
        mix(face, BLACK, 0.35)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_shows_glass_on_a_tile_with_round_corners() {
        let big = icon().big;
        let alpha = |x: usize, y: usize| big[(y * 64 + x) * 4 + 3];
        assert_eq!((alpha(0, 0), alpha(32, 32), alpha(63, 63)), (0, 255, 0));
        assert!(color_at(0.5, 0.37).r > 0.5 && color_at(0.2, 0.37).r < 0.3);
    }
}
