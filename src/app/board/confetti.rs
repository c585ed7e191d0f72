//! Confetti over the board, for a win and for a puzzle that was solved.

use egui::{Pos2, Vec2, vec2};

use crate::ai::Piece;
use crate::picture::{BoardLayout, Paint, fade};

/// Seconds until all has fallen.
pub const LENGTH: f64 = 2.8;

/// Number of snippets.
const COUNT: u32 = 140;

/// Draws the snippets this many seconds after they were thrown.
pub fn draw(paint: &mut Paint, layout: &BoardLayout, age: f64) {
    let age = age as f32;
    let unit = layout.cell_size();
    let board = layout.rect;
    let fading = ((LENGTH as f32 - age) / 0.6).clamp(0.0, 1.0);
    for number in 0..COUNT {
        let chance = |salt: u32| part(number, salt);
        let delay = chance(1) * 0.35;
        let time = age - delay;
        if time < 0.0 {
            continue;
        }
        // Thrown up from the lower edge, more or less aside, slowed down by the air, and turning as it falls.
        let start = Pos2::new(board.left() + board.width() * chance(2), board.bottom());
        let speed = vec2((chance(3) - 0.5) * 5.0, -(9.0 + 7.0 * chance(4)));
        let drag = 1.0 - (-1.3 * time).exp();
        let fall = vec2(0.0, 3.2 * time * time);
        let at = start + (speed * drag / 1.3 + fall) * unit;
        if !board.contains(at) {
            continue;
        }
        let angle = chance(5) * 6.3 + time * (chance(6) - 0.5) * 12.0;
        let flat = (time * (4.0 + 5.0 * chance(7))).cos();
        let along = Vec2::angled(angle) * unit * 0.09;
        let across = along.rot90() * (0.25 + 0.75 * flat.abs());
        let piece = Piece::ALL[(chance(8) * Piece::ALL.len() as f32) as usize % Piece::ALL.len()];
        let color = fade(paint.style.piece_color(piece), 0.95 * fading);
        let corners =
            [at - along - across, at + along - across, at + along + across, at - along + across];
        paint.quad(corners, [color; 4]);
    }
}

/// Returns a number from 0 to 1 that looks random and is always the same.
fn part(number: u32, salt: u32) -> f32 {
    fastrand::Rng::with_seed(u64::from(number) << 8 | u64::from(salt)).f32()
}
