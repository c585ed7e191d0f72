//! Draws the game's name in letters of blocks, in the material of the board.

use epaint::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ai::Piece;
use crate::picture::blocks::{Body, Look};
use crate::picture::paint::Paint;

/// The letters of the name, each with the piece that gives its colour. A letter that names a piece
/// has that piece's colour.
#[rustfmt::skip]
const LETTERS: [(Piece, [&str; ROWS]); 9] = [
    (Piece::J, ["##...##", "###..##", "####.##", "#######", "##.####", "##..###", "##...##", "##...##"]),
    (Piece::I, ["##"; ROWS]),
    (Piece::O, ["##.....##", "###...###", "####.####", "#########", "##.###.##", "##..#..##", "##.....##", "##.....##"]),
    (Piece::T, ["######", "######", "..##..", "..##..", "..##..", "..##..", "..##..", "..##.."]),
    (Piece::L, ["#####", "#####", "##...", "####.", "####.", "##...", "#####", "#####"]),
    (Piece::T, ["######", "######", "..##..", "..##..", "..##..", "..##..", "..##..", "..##.."]),
    (Piece::Z, ["#####.", "######", "##..##", "######", "#####.", "##.##.", "##..##", "##..##"]),
    (Piece::I, ["##"; ROWS]),
    (Piece::S, [".#####", "######", "##....", "#####.", ".#####", "....##", "######", "#####."]),
];

/// Number of letters of the first word.
const FIRST_WORD: usize = 3;

/// Number of rows of blocks in a letter. Strokes are two blocks wide.
const ROWS: usize = 8;

/// Gap between letters, in blocks.
const LETTER_GAP: f32 = 1.0;
/// Gap between words, in blocks.
const WORD_GAP: f32 = 3.5;

/// Returns the distance of each letter from the left, and the width of the name, in blocks.
fn columns() -> ([f32; LETTERS.len()], f32) {
    let mut begins = [0.0; LETTERS.len()];
    let mut end = 0.0;
    for (index, (_, rows)) in LETTERS.iter().enumerate() {
        let gap = match index {
            0 => 0.0,
            FIRST_WORD => WORD_GAP,
            _ => LETTER_GAP,
        };
        begins[index] = end + gap;
        end = begins[index] + rows[0].len() as f32;
    }
    (begins, end)
}

/// Returns the ratio of the name's width to its height.
pub fn aspect() -> f32 {
    columns().1 / ROWS as f32
}

/// Draws the name as large as possible, centred in an area.
pub fn draw(paint: &mut Paint, area: Rect) {
    let (begins, width) = columns();
    // Strokes are two blocks wide, and look crisp if they are whole pixels.
    let half = paint.pixel() / 2.0;
    let room = (area.width() / width).min(area.height() / ROWS as f32);
    let unit = (room / half).floor().max(1.0) * half;
    let corner = area.center() - vec2(width, ROWS as f32) * unit / 2.0;
    let corner = pos2(paint.snapped(corner.x), paint.snapped(corner.y));
    for ((piece, rows), begin) in LETTERS.iter().zip(begins) {
        let corner = pos2(paint.snapped(corner.x + begin * unit), corner.y);
        draw_letter(paint, corner, unit, *piece, rows);
    }
}

fn draw_letter(paint: &mut Paint, corner: Pos2, unit: f32, piece: Piece, rows: &[&str; ROWS]) {
    let is_filled = |column: isize, row: isize| {
        let row = usize::try_from(row).ok().and_then(|row| rows.get(row));
        let cell = usize::try_from(column).ok().zip(row);
        cell.is_some_and(|(column, row)| row.as_bytes().get(column) == Some(&b'#'))
    };
    let look = Look { pattern: None, ..Look::resting(piece, paint.style) };
    let size = vec2(rows[0].len() as f32, ROWS as f32) * unit;
    let letter =
        Body::letter(look, Rect::from_min_size(corner, size), paint.style, unit / paint.pixel());
    for (row, text) in (0..).zip(rows) {
        for column in (0..text.len() as isize).filter(|&column| is_filled(column, row)) {
            let at = corner + vec2(column as f32, row as f32) * unit;
            let square = Rect::from_min_size(at, Vec2::splat(unit));
            letter.draw_block(paint, square, |dx, dy| is_filled(column + dx, row - dy));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_are_complete_and_do_not_touch() {
        let (begins, width) = columns();
        for (index, (_, rows)) in LETTERS.iter().enumerate() {
            assert!(rows.iter().all(|row| row.len() == rows[0].len()));
            let next = begins.get(index + 1).copied().unwrap_or(width + 1.0);
            assert!(begins[index] + (rows[0].len() as f32) < next);
        }
    }
}
