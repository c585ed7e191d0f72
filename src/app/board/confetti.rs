//! Confetti that bursts from the last piece after a win or a solved puzzle.

use egui::epaint::Hsva;
use egui::{Color32, Vec2, vec2};

use crate::ai::{Bitboard, Cell};
use crate::picture::{BoardLayout, Color, Paint, blocks, fade};

/// Seconds until all confetti has faded.
pub const LENGTH: f64 = 2.4;

/// Number of snippets in a burst.
const COUNT: usize = 100;

/// Length of a snippet's longer sides, in points.
const SIDES: std::ops::Range<f32> = 3.0..6.0;

/// Acceleration of falling snippets, in cells per second squared.
const GRAVITY: f32 = 13.0;

/// Rate at which air resistance slows snippets down, per second.
const DRAG: f32 = 1.7;

/// Draws a burst of snippets `age` seconds after it began in the cells `from`.
///
/// The seed decides the colours and paths of the snippets.
pub fn draw(paint: &mut Paint, layout: &BoardLayout, from: Bitboard, seed: u64, age: f64) {
    let cells: Vec<Cell> = from.cells().collect();
    let unit = layout.cell_size();
    let middle = blocks::center(layout, from);
    let mut rng = fastrand::Rng::with_seed(seed);
    for number in 0..COUNT {
        let Some(&cell) = rng.choice(&cells) else { return };
        let start = layout.cell(cell).lerp_inside(vec2(rng.f32(), rng.f32()));
        let aside = Vec2::angled(rng.f32() * std::f32::consts::TAU) * (1.0 + 6.0 * rng.f32());
        let velocity = (start - middle) / unit * 2.5 + aside - vec2(0.0, 5.0);
        let hue = (number as f32 + rng.f32()) / COUNT as f32;
        let color = Color::opaque(Color32::from(Hsva::new(hue, 0.6 + 0.3 * rng.f32(), 1.0, 1.0)));
        let side = SIDES.start + (SIDES.end - SIDES.start) * rng.f32();
        let (angle, spin) = (rng.f32() * 6.3, (rng.f32() - 0.5) * 12.0);
        let (breadth, flutter) = (0.7 + 0.3 * rng.f32(), 4.0 + 6.0 * rng.f32());
        let life = LENGTH as f32 * (0.6 + 0.4 * rng.f32());

        let time = age as f32;
        let fading = ((life - time) / 0.5).clamp(0.0, 1.0);
        // The path of a body with drag proportional to its speed: the part that follows from the
        // initial velocity, and the fall.
        let carried = (1.0 - (-DRAG * time).exp()) / DRAG;
        let fallen = vec2(0.0, GRAVITY / DRAG * (time - carried));
        let at = start + (velocity * carried + fallen) * unit;
        let along = Vec2::angled(angle + spin * time) * (side / 2.0);
        let across = along.rot90() * breadth * (0.35 + 0.65 * (flutter * time).cos().abs());
        let corners =
            [at - along - across, at + along - across, at + along + across, at - along + across];
        paint.quad(corners, [fade(color, fading); 4]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BoardSize;
    use crate::picture::Style;
    use egui::{Pos2, Rect};

    /// Confetti once was a few large squares from the lower edge of the board, the same each time.
    #[test]
    fn confetti_is_fine_bursts_from_the_last_piece_and_is_never_twice_alike() {
        let layout = BoardLayout::from_cell_size(BoardSize::Ten, Pos2::new(20.0, 20.0), 50.0);
        let piece = "d4,e4,f4,e5".parse::<crate::ai::Placement>().unwrap().cells();
        let burst = |seed: u64, age: f64| {
            let mut paint = Paint::new(1.0, Style::default());
            draw(&mut paint, &layout, piece, seed, age);
            paint.take_mesh().vertices
        };
        let first = burst(1, 0.0);
        assert_eq!(first.len(), 4 * COUNT);
        for snippet in first.chunks_exact(4) {
            let frame = Rect::from_points(&snippet.iter().map(|it| it.pos).collect::<Vec<_>>());
            assert!(frame.size().max_elem() < 9.0, "{frame}");
            let cell = layout.cell_at(frame.center());
            assert!(cell.is_some_and(|cell| piece.contains(cell)), "{frame}");
        }
        let colors: std::collections::HashSet<_> = first.iter().map(|it| it.color).collect();
        assert!(colors.len() > 90, "{} colours", colors.len());
        assert_ne!(burst(1, 0.5), burst(2, 0.5));
        let height = |age: f64| burst(1, age).iter().map(|it| it.pos.y).sum::<f32>();
        assert!(height(0.2) < height(0.0) && height(2.0) > height(0.0), "up, and down again");
    }
}
