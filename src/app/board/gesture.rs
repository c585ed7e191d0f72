//! A drawn hand that shows over the board how a piece is moved, rotated and placed.

use egui::{Pos2, Vec2, vec2};

use super::hand::PieceInHand;
use crate::ai::Placement;
use crate::app::ui::TableLayout;
use crate::app::ui::easing::{MOMENT, MOVE, ease, progress};
use crate::picture::{BoardLayout, Color, Look, Paint, WHITE, blocks, fade};

/// A gesture of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// The hand moves a piece from one place to another.
    Move { from: Placement, to: Placement },
    /// The hand rotates a piece clockwise.
    Rotate(Placement),
    /// The hand places a piece.
    Place(Placement),
}

/// Seconds after which a gesture begins again.
pub const LENGTH: f64 = 2.4;

/// Seconds from the beginning of a gesture until the hand presses.
const PRESSES: f64 = 0.3;

/// Seconds from the beginning of a gesture until the hand acts.
const ACTS: f64 = PRESSES + MOVE;

/// Seconds from the beginning of a gesture until everything fades.
const FADES: f64 = 1.8;

/// Height of the hand, in cells.
const SIZE: f32 = 1.5;

/// Draws a gesture, which repeats endlessly, `t` seconds after its first beginning.
///
/// With reduced motion, the hand stands still and points at the piece's place.
pub fn draw_pointing_hand(paint: &mut Paint, layout: &TableLayout, gesture: Gesture, t: f64) {
    let board = &layout.board;
    let point = |placement: Placement| blocks::marked_point(board, placement);
    if paint.style.reduced_motion {
        let (Gesture::Move { to: at, .. } | Gesture::Rotate(at) | Gesture::Place(at)) = gesture;
        return draw(paint, point(at), SIZE * board.cell_size(), 1.0);
    }
    let age = t.rem_euclid(LENGTH);
    let passed = |since: f64, length: f64| ease(progress(age - since, length));
    let seen = passed(0.0, MOVE) * (1.0 - passed(FADES, MOVE));
    let pressed = passed(PRESSES, MOVE) * (1.0 - passed(ACTS + MOMENT, MOVE));
    let tip = match gesture {
        Gesture::Move { from, to } => {
            let aside = (point(from) - point(to)) * (1.0 - passed(ACTS, MOMENT));
            let moving = BoardLayout { rect: board.rect.translate(aside), ..*board };
            draw_ghost(paint, &moving, to, seen);
            point(to) + aside
        }
        Gesture::Rotate(placement) => {
            let rotated = rotated(board, placement);
            let progress = passed(ACTS, MOVE);
            let [from, to] = [placement, rotated].map(|it| blocks::center(board, it.cells()));
            let middle = from.lerp(to, progress);
            let moving = BoardLayout { rect: board.rect.translate(middle - to), ..*board };
            let angle = (progress - 1.0) * std::f32::consts::FRAC_PI_2;
            paint.rotated(middle, angle, |paint| draw_ghost(paint, &moving, rotated, seen));
            // The finger goes around the piece, beside it.
            let reach = 1.1 * board.cell_size();
            middle + Vec2::angled(angle + 0.3) * reach
        }
        Gesture::Place(placement) => {
            let landed = passed(ACTS, MOVE);
            let point = point(placement);
            if landed == 0.0 {
                draw_ghost(paint, board, placement, seen);
            } else {
                let look = Look::resting(placement.piece(), paint.style);
                let look = Look { alpha: seen, size: 1.0 + 0.15 * (1.0 - landed), ..look };
                blocks::draw_piece(paint, board, placement.cells(), look);
                let spread = passed(ACTS, MOMENT);
                let ring = fade(WHITE, 0.7 * (1.0 - spread) * seen);
                paint.ring(point, (0.2 + spread) * board.cell_size(), 2.0, ring);
            }
            point
        }
    };
    draw(paint, tip, SIZE * board.cell_size() * (1.0 - 0.1 * pressed), seen);
}

/// Returns the placement of a piece after a clockwise quarter turn, moved onto the board if needed.
fn rotated(board: &BoardLayout, placement: Placement) -> Placement {
    let mut hand = PieceInHand::on_board(board.size, placement.piece());
    hand.move_to(placement);
    hand.quarter_turn();
    hand.placement()
}

fn draw_ghost(paint: &mut Paint, board: &BoardLayout, placement: Placement, seen: f32) {
    let look = Look::resting(placement.piece(), paint.style);
    let look = Look { alpha: 0.75 * seen, flash: 0.2, ..look };
    blocks::draw_piece(paint, board, placement.cells(), look);
    blocks::draw_outline(paint, board, placement.cells(), fade(WHITE, seen), 1.0);
}

/// The strokes of the hand: start, end and width.
///
/// The tip of the finger is at the origin, y points down, and the height of the hand is 1.
const STROKES: [([f32; 2], [f32; 2], f32); 7] = [
    ([0.0, 0.1], [0.0, 0.6], 0.17),
    ([0.165, 0.42], [0.165, 0.7], 0.17),
    ([0.32, 0.45], [0.32, 0.7], 0.16),
    ([0.465, 0.51], [0.465, 0.7], 0.15),
    ([-0.2, 0.55], [0.03, 0.8], 0.16),
    ([0.1, 0.72], [0.37, 0.72], 0.36),
    ([0.14, 0.84], [0.36, 0.84], 0.26),
];

/// The lines between the fingers: start and end.
const CREASES: [([f32; 2], [f32; 2]); 3] = [
    ([0.083, 0.44], [0.083, 0.62]),
    ([0.243, 0.47], [0.243, 0.62]),
    ([0.393, 0.52], [0.393, 0.62]),
];

/// Draws a hand whose finger points at `tip`, in white with a dark rim.
fn draw(paint: &mut Paint, tip: Pos2, height: f32, alpha: f32) {
    const RIM: f32 = 0.05;
    const DARK: Color = Color::new(0.06, 0.08, 0.14, 1.0);
    // The finger points up, and a little to the left.
    let along = vec2(0.34, 0.94);
    let at = |[x, y]: [f32; 2]| tip + (along * y + along.rot90() * x) * height;
    for (grown, color) in [(2.0 * RIM, DARK), (0.0, WHITE)] {
        for (from, to, width) in STROKES {
            paint.stroke(at(from), at(to), (width + grown) * height, fade(color, alpha));
        }
    }
    for (from, to) in CREASES {
        paint.stroke(at(from), at(to), 0.5 * RIM * height, fade(DARK, 0.8 * alpha));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Style;
    use egui::Rect;

    fn drawn(gesture: Gesture, t: f64, reduced_motion: bool) -> egui::epaint::Mesh {
        let layout = TableLayout::new(vec2(960.0, 680.0));
        let mut paint = Paint::new(1.0, Style { reduced_motion, ..Style::default() });
        draw_pointing_hand(&mut paint, &layout, gesture, t);
        paint.take_mesh()
    }

    #[test]
    fn the_hand_shows_each_gesture_again_and_again() {
        let [from, to] = ["b2,c2,d2,c3", "f6,g6,h6,g7"].map(|cells| cells.parse().unwrap());
        for gesture in [Gesture::Move { from, to }, Gesture::Rotate(from), Gesture::Place(from)] {
            let [early, acting, late] = [0.4, 0.7, 1.6].map(|t| drawn(gesture, t, false));
            assert!(early.vertices != acting.vertices && acting.vertices != late.vertices);
            assert_eq!(late, drawn(gesture, 1.6 + 10.0 * LENGTH, false), "{gesture:?}");
            assert!(late.indices.len() < 3 * 5000, "{}", late.indices.len() / 3);
        }
        let frame = |t: f64| drawn(Gesture::Move { from, to }, t, false).calc_bounds();
        let board = TableLayout::new(vec2(960.0, 680.0)).board;
        let cell = |name: &str| board.cell(name.parse().unwrap());
        assert!(frame(0.4).contains_rect(cell("b2").shrink(5.0)));
        assert!(frame(1.6).contains_rect(cell("h6").shrink(5.0)));
    }

    #[test]
    fn the_hand_stands_still_with_reduced_motion() {
        let placement: Placement = "f6,g6,h6,g7".parse().unwrap();
        let still = |t: f64| drawn(Gesture::Place(placement), t, true);
        assert_eq!(still(0.0), still(1.1));
        let board = TableLayout::new(vec2(960.0, 680.0)).board;
        let seen: Rect = still(0.0).calc_bounds();
        assert!(seen.width() < 2.0 * board.cell_size(), "no piece is drawn: {seen}");
        assert!(seen.contains(blocks::marked_point(&board, placement)));
    }
}
