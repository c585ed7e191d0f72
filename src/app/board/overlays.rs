//! Overlays on the board that show what is known about placements and areas.

use egui::{Align2, Color32, CornerRadius, Id, LayerId, Order, Pos2, Rect, Vec2, vec2};

use super::easing::ease;
use super::hand::places;
use crate::ai::{
    Areas, Bitboard, CELL_COUNT, Orientation, Outcome, Placement, Position, Worth, XRayPicture,
};
use crate::app::text::{Texts, msg};
use crate::app::ui::{ACCENT, TableLayout, bold};
use crate::game::Insight;
use crate::picture::{BLACK, BoardLayout, Color, Look, Paint, WHITE, blocks, fade};

/// The colours of winning and losing, for texts and marks. Marks differ in shape as well.
pub const WIN: Color32 = Color32::from_rgb(0x7d, 0xf0, 0x9a);
pub const LOSS: Color32 = Color32::from_rgb(0xff, 0x8a, 0x80);

/// Outline colours of areas.
pub const AREA_COLORS: [Color; 6] = [
    Color::new(0.44, 0.89, 0.82, 1.0),
    Color::new(1.0, 0.82, 0.40, 1.0),
    Color::new(0.78, 0.62, 1.0, 1.0),
    Color::new(0.55, 0.80, 1.0, 1.0),
    Color::new(1.0, 0.62, 0.68, 1.0),
    Color::new(0.80, 0.95, 0.45, 1.0),
];

/// Marks every place where the piece fits in its current orientation: a tick for a win, a cross for a loss, otherwise a dot, or a
/// shade for what is expected while no win is known.
pub fn draw_outcomes(
    paint: &mut Paint,
    layout: &TableLayout,
    position: Position,
    orientation: Orientation,
    insight: &Insight,
) {
    let reach = layout.board.cell_size() * 0.15;
    // Expectations are of no use beside a win.
    let expects = insight.counts().0 == 0;
    for placement in places(position, orientation) {
        let at = blocks::marked_point(&layout.board, placement);
        let ground = Rect::from_center_size(at, vec2(reach, reach) * 2.5);
        match insight.outcome(placement) {
            Some(Outcome::Win) => {
                paint.rect(ground, Color::new(0.02, 0.22, 0.10, 0.92));
                draw_tick(paint, at, reach, Color::opaque(WIN));
            }
            Some(Outcome::Loss) => {
                paint.rect(ground.shrink(reach * 0.25), Color::new(0.25, 0.03, 0.04, 0.7));
                draw_cross(paint, at, reach * 0.6, Color::opaque(LOSS));
            }
            None => match insight.expectation(placement).filter(|_| expects) {
                Some(chance) => {
                    let field = Rect::from_center_size(at, vec2(reach, reach) * 2.8);
                    paint.rect(field, shade(chance));
                }
                None => {
                    let dot = Rect::from_center_size(at, vec2(reach, reach) * 0.6);
                    paint.rect(dot, fade(WHITE, 0.55));
                }
            },
        }
    }
}

/// Returns the shade of an expectation, 0 to 1. It has nothing of the marks of what is known.
pub fn shade(chance: f32) -> Color {
    Color::new(0.78, 0.70, 1.0, 0.06 + 0.74 * chance.clamp(0.0, 1.0))
}

fn draw_tick(paint: &mut Paint, at: Pos2, reach: f32, color: Color) {
    let bend = at + vec2(-reach * 0.2, reach * 0.65);
    paint.line(at + vec2(-reach * 0.85, 0.0), bend, reach * 0.42, color);
    paint.line(bend, at + vec2(reach * 0.95, -reach * 0.75), reach * 0.42, color);
}

fn draw_cross(paint: &mut Paint, at: Pos2, reach: f32, color: Color) {
    for across in [vec2(reach, reach), vec2(reach, -reach)] {
        paint.line(at - across, at + across, reach * 0.5, color);
    }
}

/// Draws the advised placement: its place is filled with light and outlined, and glows in a slow beat.
pub fn draw_advice(paint: &mut Paint, layout: &TableLayout, advised: Placement, now: f64) {
    let glow = if paint.style.reduced_motion { 1.0 } else { 0.7 + 0.3 * (now * 3.0).sin() as f32 };
    let (cells, color) = (advised.cells(), Color::opaque(WIN));
    blocks::fill(paint, &layout.board, cells, fade(color, 0.1 + 0.12 * glow));
    blocks::draw_outline(paint, &layout.board, cells, color, glow);
}

/// Draws a placed piece lifted off the board, with a rim of a colour: its place is empty but for its shadow. `progress` goes from 0, where it lies,
/// to 1.
pub fn draw_lifted(
    paint: &mut Paint,
    layout: &TableLayout,
    placement: Placement,
    color: Color,
    progress: f32,
) {
    let (cells, board) = (placement.cells(), &layout.board);
    let height = ease(progress);
    let moved = |by: Vec2| {
        let rect = board.rect.translate(by * height * board.cell_size());
        BoardLayout { rect, ..*board }
    };
    blocks::fill(paint, board, cells, fade(Color::new(0.03, 0.04, 0.08, 1.0), 0.94 * height));
    blocks::fill(paint, &moved(vec2(0.12, 0.1)), cells, fade(BLACK, 0.5 * height));
    let lifted = moved(vec2(-0.06, -0.28));
    blocks::draw_halo(paint, &lifted, cells, fade(color, 0.8 * height));
    let rest = Look::resting(placement.piece(), paint.style);
    let edge = (progress > 0.0).then_some(color);
    blocks::draw_piece(paint, &lifted, cells, Look { edge, size: 1.0 + 0.05 * height, ..rest });
}

/// Outlines each area in its own colour.
pub fn draw_areas(paint: &mut Paint, layout: &TableLayout, picture: &XRayPicture) {
    for (area, &color) in picture.areas.iter().zip(AREA_COLORS.iter().cycle()) {
        blocks::fill(paint, &layout.board, area.cells, fade(color, 0.10));
        blocks::draw_outline(paint, &layout.board, area.cells, color, 0.45);
    }
}

/// Writes its size and value into each area, except where the piece in hand would cover the writing.
pub fn show_areas(
    ctx: &egui::Context,
    layout: &TableLayout,
    picture: &XRayPicture,
    under_hand: Bitboard,
    texts: &Texts,
) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("areas")));
    let font = bold(layout.board.cell_size() * 0.27);
    for area in &picture.areas {
        let Some(at) = layout.board.middle(area.cells) else { continue };
        let worth = worth_text(area.worth.as_ref(), texts);
        let arguments = [("n", area.cells.len().into()), ("worth", worth.into())];
        let text = texts.fill(msg::X_RAY_AREA, &arguments);
        let galley = painter.layout_no_wrap(text, font.clone(), Color32::WHITE);
        let rect = Rect::from_center_size(at, galley.size());
        let ground = rect.expand2(vec2(5.0, 2.0));
        if !covers(&layout.board, under_hand, ground) {
            painter.rect_filled(ground, CornerRadius::same(5), Color32::from_black_alpha(190));
            painter.galley(rect.min, galley, Color32::WHITE);
        }
    }
}

/// Writes the number of its cells into each area, except where the piece in hand would cover it.
pub fn show_sizes(ctx: &egui::Context, board: &BoardLayout, position: Position, hand: Bitboard) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("sizes")));
    let font = bold(board.cell_size() * 0.5);
    for area in Areas::of(position.free()).iter().filter(|area| area.len() < CELL_COUNT / 2) {
        let Some(at) = board.middle(area) else { continue };
        let label = Rect::from_center_size(at, Vec2::splat(font.size));
        if !covers(board, hand, label) {
            let color = ACCENT.gamma_multiply(0.8);
            painter.text(at, Align2::CENTER_CENTER, area.len(), font.clone(), color);
        }
    }
}

/// Returns whether a piece in hand covers some of a label.
pub fn covers(board: &BoardLayout, under_hand: Bitboard, label: Rect) -> bool {
    under_hand.cells().any(|cell| board.cell(cell).intersects(label))
}

/// Returns the size of the Nim heap that an area is equivalent to, or a word if it is not a heap or is too large to evaluate.
fn worth_text(worth: Option<&Worth>, texts: &Texts) -> String {
    match worth {
        None => "?".to_owned(),
        Some(Worth { heap: Some(heap), .. }) => format!("*{heap}"),
        Some(_) => texts.get(msg::X_RAY_WILD).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::picture::Style;

    #[test]
    fn no_two_places_of_a_piece_share_their_mark() {
        let layout = TableLayout::new(vec2(960.0, 680.0));
        for orientation in Piece::ALL.into_iter().flat_map(Piece::orientations) {
            let marks: Vec<Pos2> = places(Position::START, orientation)
                .map(|placement| blocks::marked_point(&layout.board, placement))
                .collect();
            for (i, mark) in marks.iter().enumerate() {
                assert!(marks[..i].iter().all(|other| mark.distance(*other) > 1.0));
            }
        }
    }

    /// Counts of areas shone through the piece in hand.
    #[test]
    fn a_label_is_hidden_where_the_piece_in_hand_covers_it() {
        let board = TableLayout::new(vec2(960.0, 680.0)).board;
        let cells = |text: &str| text.parse::<Placement>().unwrap().cells();
        let at = board.middle(cells("c3,d3,c4,d4")).unwrap();
        let label = Rect::from_center_size(at, vec2(0.6, 0.3) * board.cell_size());
        assert!(covers(&board, cells("d4,e4,f4,e5"), label));
        assert!(!covers(&board, cells("e4,f4,g4,f5"), label));
        assert!(!covers(&board, Bitboard::EMPTY, label));
    }

    /// The coach lifts a piece: it rises from its place, inside its rim, and where nothing moves it lies as it lay.
    #[test]
    fn a_lifted_piece_rises_from_its_place() {
        let layout = TableLayout::new(vec2(960.0, 680.0));
        let placement = "d4,e4,f4,e5".parse().unwrap();
        let top = |progress: f32| {
            let mut paint = Paint::new(1.0, Style::default());
            draw_lifted(&mut paint, &layout, placement, Color::opaque(LOSS), progress);
            let seen = |it: &&egui::epaint::Vertex| it.color.a() > 0;
            paint.take().vertices.iter().filter(seen).map(|it| it.pos.y).fold(f32::MAX, f32::min)
        };
        let tops: Vec<f32> = [0.0, 0.3, 0.6, 1.0].map(top).into();
        assert!(tops.windows(2).all(|pair| pair[0] > pair[1]), "{tops:?}");
        let lies = layout.board.cell("e5".parse().unwrap()).top();
        assert!((tops[0] - lies).abs() < 0.05 * layout.board.cell_size(), "{tops:?} and {lies}");
    }
}
