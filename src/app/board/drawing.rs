//! Draws the board with its animations, the piece in hand, and the coordinates.

use egui::{Align2, CornerRadius, Id, LayerId, Order, Painter, Pos2, Rect, Ui, pos2, vec2};

use super::hand::PieceInHand;
use super::overlays;
use crate::ai::{Bitboard, BoardSize, Outcome, Placement};
use crate::app::board::confetti;
use crate::app::board::effects::Effects;
use crate::app::board::paint::show_painted;
use crate::app::settings::Preferences;
use crate::app::ui::{CAPTION, FAINT, TableLayout, glass, regular};
use crate::game::Game;
use crate::picture::board::{self, Still};
use crate::picture::{BoardLayout, Color, Look, Paint, WHITE, blocks, mix};

/// Draws the ground of the board and everything on it, as it is at `now`.
pub fn draw_game(
    paint: &mut Paint,
    layout: &TableLayout,
    game: &Game,
    effects: &Effects,
    now: f64,
) {
    let board = &layout.board;
    paint.is_moving |= effects.is_moving(now);
    if paint.style.reduced_motion {
        return board::draw_game(paint, board, game, &Still);
    }
    board::draw_game(paint, board, game, &effects.at(now));
    let (pieces, risen) = effects.rising(now);
    for placement in pieces {
        let look = Look::resting(placement.piece(), paint.style);
        let look = Look { alpha: 1.0 - risen, size: 1.0 + 0.15 * risen, ..look };
        blocks::draw_piece(paint, board, placement.cells(), look);
    }
    if let Some((age, seed)) = effects.celebration(now) {
        let from = game.last_placement().map_or(board.size.bitboard(), Placement::cells);
        confetti::draw(paint, board, from, seed, age);
    }
}

/// Shows a small board in a menu, with a piece in hand over it if `in_hand` is set.
///
/// The board is drawn again only if it has changed. `number` must differ from those of the other
/// small boards in the same `ui`.
pub fn show_small(ui: &Ui, number: usize, rect: Rect, game: &Game, in_hand: Option<Placement>) {
    let placed: Vec<Placement> = game.placed().collect();
    let key = (rect, game.board_size(), game.position(), placed, in_hand);
    let paint = |paint: &mut Paint| draw_small(paint, rect, game, in_hand);
    show_painted(ui, ("small board", number), key, paint);
}

/// Returns the layout of a small board within `rect`, on a screen whose pixels have a side of
/// `pixel` points.
pub fn small_layout(rect: Rect, size: BoardSize, pixel: f32) -> TableLayout {
    // With sides of whole pixels, all cells look the same.
    let mut layout = TableLayout::within(rect, size);
    let unit = (layout.board.cell_size() / pixel).floor().max(1.0) * pixel;
    let size = layout.board.rect.size() * (unit / layout.board.cell_size());
    let corner = (rect.center() - size / 2.0) / pixel;
    layout.board.rect = Rect::from_min_size(corner.round() * pixel, size);
    layout
}

fn draw_small(paint: &mut Paint, rect: Rect, game: &Game, in_hand: Option<Placement>) {
    let layout = small_layout(rect, game.board_size(), paint.pixel());
    paint.style.owners &= board::shows_details(paint, &layout.board);
    let effects = Effects::new();
    draw_game(paint, &layout, game, &effects, 0.0);
    if let Some(placement) = in_hand {
        let mut hand = PieceInHand::new(placement.piece());
        hand.move_to(placement);
        let blocked = hand.blocked(game.position());
        draw_piece_in_hand(paint, &layout, &hand, (blocked, None), &effects, 0.0);
    }
}

/// Draws the piece in hand. Its cells in `blocked`, which are filled already, are marked; where it
/// fits, it shows its outcome if one is given.
pub fn draw_piece_in_hand(
    paint: &mut Paint,
    layout: &TableLayout,
    hand: &PieceInHand,
    (blocked, outcome): (Bitboard, Option<Outcome>),
    effects: &Effects,
    now: f64,
) {
    let still = paint.style.reduced_motion;
    let glow = if still { 1.0 } else { 0.8 + 0.2 * (now * 4.0).sin() as f32 };
    if still {
        let marks = (blocked, outcome);
        return draw_ghost(paint, &layout.board, hand.placement(), marks, [1.0, glow]);
    }
    let glide = effects.glide(hand.placement(), now);
    let (aside, angle) = glide.offset(now);
    let opacity = glide.opacity(now);
    let aside = vec2(aside.x + effects.shake(now), -aside.y) * layout.board.cell_size();
    let board = BoardLayout { rect: layout.board.rect.translate(aside), ..layout.board };
    let middle = blocks::center(&board, hand.placement().cells());
    paint.rotated(middle, angle, |paint| {
        let opacities = [opacity, opacity * glow];
        draw_ghost(paint, &board, hand.placement(), (blocked, outcome), opacities);
    });
}

/// Draws a piece over the board, with the opacities, 0 to 1, of its body and its edge.
fn draw_ghost(
    paint: &mut Paint,
    board: &BoardLayout,
    placement: Placement,
    (blocked, outcome): (Bitboard, Option<Outcome>),
    [body, edge]: [f32; 2],
) {
    let (cells, fits) = (placement.cells(), blocked.is_empty());
    let look = Look {
        alpha: body * if fits { 1.0 } else { 0.34 },
        flash: if fits { 0.12 } else { 0.0 },
        ..Look::resting(placement.piece(), paint.style)
    };
    blocks::draw_piece(paint, board, cells, look);
    for cell in blocked.cells() {
        blocks::draw_blocked_mark(paint, board.cell(cell));
    }
    let outline = if !fits {
        Color::new(1.0, 0.45, 0.42, 1.0)
    } else if let Some(outcome) = outcome {
        Color::opaque(overlays::outcome_color(outcome))
    } else if paint.style.has_glow() {
        // The blocks of this style are dark, and show their colour only at the edge.
        mix(look.color, WHITE, 0.4)
    } else {
        WHITE
    };
    blocks::draw_outline(paint, board, cells, outline, edge);
    if let Some(outcome) = outcome.filter(|_| fits) {
        overlays::draw_verdict(paint, board, placement, outcome);
    }
}

/// Space beside and below the board that coordinates need, in points.
pub const COORDINATES: f32 = 25.0;

/// Writes the coordinates along the left and the lower edge of the board, if the player wants them.
pub fn show_coordinates(ctx: &egui::Context, layout: &TableLayout, preferences: &Preferences) {
    if !preferences.coordinates {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("coordinates")));
    write_coordinates(&painter, &layout.board);
}

/// Writes the coordinates along the left and the lower edge of a board.
pub fn write_coordinates(painter: &Painter, layout: &BoardLayout) {
    // A dark strip makes them readable over bright and busy backgrounds.
    let board = layout.rect;
    let left = Rect::from_min_max(board.left_top() - vec2(22.0, 0.0), board.left_bottom());
    let below = Rect::from_min_max(board.left_bottom(), board.right_bottom() + vec2(0.0, 23.0));
    for strip in [left.translate(vec2(-2.0, 0.0)), below.translate(vec2(0.0, 2.0))] {
        painter.rect_filled(strip, CornerRadius::same(4), glass(208));
    }
    let write = |at: Pos2, name: String| {
        painter.text(at, Align2::CENTER_CENTER, name, regular(CAPTION), FAINT);
    };
    layout.column_names().for_each(|(x, name)| write(pos2(x, board.bottom() + 13.0), name));
    layout.row_names().for_each(|(y, name)| write(pos2(board.left() - 12.0, y), name));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::painted;
    use crate::app::ui::tests::contrast::{contrast, over};
    use crate::picture::Style;
    use egui::{Color32, Shape, Vec2};

    #[test]
    fn the_grid_is_seen_on_the_ground_whatever_the_background_picture_is() {
        for style in [false, true].map(|high_contrast| Style { high_contrast, ..Style::default() })
        {
            let parts = (0..=10).map(|row| row as f32 / 10.0);
            for (part, light) in parts.flat_map(|part| [(part, 0.0), (part, board::LIGHTER)]) {
                for picture in [Color32::BLACK, Color32::WHITE] {
                    let ground = board::lightened(board::ground(part, style), light);
                    let ground = ground.premultiplied();
                    let ground = over(ground, picture);
                    let line = over(board::grid(style).premultiplied(), ground);
                    let ratio = contrast(line, ground);
                    assert!(ratio >= 1.5, "{part} on {picture:?}: {ratio}");
                }
            }
        }
    }

    /// While winning moves are shown, nothing once said whether the piece in hand lay on one.
    #[test]
    fn the_piece_in_hand_shows_the_outcome_of_its_place_where_it_fits() {
        let layout = TableLayout::new(vec2(960.0, 680.0));
        let hand = PieceInHand::new(crate::ai::Piece::T);
        let shows = |blocked, outcome: Option<Outcome>, seen: Outcome| {
            let mut paint = Paint::new(1.0, Style::default());
            let effects = Effects::new();
            draw_piece_in_hand(&mut paint, &layout, &hand, (blocked, outcome), &effects, 0.0);
            let color = overlays::outcome_color(seen);
            paint.take_mesh().vertices.iter().any(|it| it.color == color)
        };
        for (outcome, other) in [(Outcome::Win, Outcome::Loss), (Outcome::Loss, Outcome::Win)] {
            assert!(shows(Bitboard::EMPTY, Some(outcome), outcome));
            assert!(!shows(Bitboard::EMPTY, Some(outcome), other));
            assert!(!shows(Bitboard::EMPTY, None, outcome));
            assert!(!shows(hand.placement().cells(), Some(outcome), outcome));
        }
    }

    /// A screen shows several small boards.
    #[test]
    fn small_boards_are_made_of_few_shapes() {
        let ctx = egui::Context::default();
        let rect = Rect::from_min_size(pos2(0.3, 0.6), Vec2::splat(100.0));
        for puzzle in crate::game::puzzles() {
            let game = Game::new(puzzle.board.clone());
            let shape = painted(&ctx, |paint| draw_small(paint, rect, &game, None));
            let Shape::Mesh(mesh) = shape else { panic!("not a mesh") };
            let frame = mesh.calc_bounds();
            assert!(rect.expand(10.0).contains_rect(frame), "{frame}");
            assert!(mesh.vertices.len() < 3000, "{} corners", mesh.vertices.len());
        }
    }
}
