//! Overlays on the board: outcomes of placements, advice, a lifted piece, and the values and sizes
//! of areas.

use egui::{Align2, Color32, CornerRadius, Id, LayerId, Order, Pos2, Rect, Vec2, pos2, vec2};

use super::hand::fitting_placements;
use crate::ai::{
    Areas, Bitboard, CELL_COUNT, GameValue, Orientation, Outcome, Placement, Position, XRayPicture,
};
use crate::app::text::{Texts, args, msg};
use crate::app::ui::easing::ease;
use crate::app::ui::{ACCENT, TableLayout, bold};
use crate::game::Insight;
use crate::picture::{BLACK, BoardLayout, Color, Look, Paint, WHITE, blocks, fade};

/// The colour of winning, for texts and marks.
pub const WIN: Color32 = Color32::from_rgb(0x7d, 0xf0, 0x9a);

/// The colour of losing, for texts and marks. Marks of wins and losses differ in shape as well.
pub const LOSS: Color32 = Color32::from_rgb(0xff, 0x8a, 0x80);

/// The colours in which areas are outlined, in turn.
pub const AREA_COLORS: [Color; 6] = [
    Color::new(0.44, 0.89, 0.82, 1.0),
    Color::new(1.0, 0.82, 0.40, 1.0),
    Color::new(0.78, 0.62, 1.0, 1.0),
    Color::new(0.55, 0.80, 1.0, 1.0),
    Color::new(1.0, 0.62, 0.68, 1.0),
    Color::new(0.80, 0.95, 0.45, 1.0),
];

/// Marks each place where a piece fits in an orientation, in the middle of the cells that it would
/// cover: by a tick for a win, a cross for a loss, otherwise a dot.
///
/// While no win is known, an expected chance to win is marked by a [`shade`] instead of the dot.
/// The piece in hand has its own mark, [`draw_verdict`], so those below its cells `hand` are left
/// out.
pub fn draw_outcomes(
    paint: &mut Paint,
    layout: &TableLayout,
    position: Position,
    (orientation, hand): (Orientation, Bitboard),
    insight: &Insight,
) {
    let reach = layout.board.cell_size() * 0.15;
    // Expectations are of no use next to a known win.
    let shows_expectations = insight.counts().0 == 0;
    for placement in fitting_placements(position, orientation) {
        let at = blocks::center(&layout.board, placement.cells());
        let ground = Rect::from_center_size(at, vec2(reach, reach) * 2.5);
        if hand.cells().any(|cell| layout.board.cell(cell).intersects(ground)) {
            continue;
        }
        match insight.outcome(placement) {
            Some(Outcome::Win) => {
                paint.rect(ground, Color::new(0.02, 0.22, 0.10, 0.92));
                draw_tick(paint, at, reach, Color::opaque(WIN));
            }
            Some(Outcome::Loss) => {
                paint.rect(ground.shrink(reach * 0.25), Color::new(0.25, 0.03, 0.04, 0.7));
                draw_cross(paint, at, reach * 0.6, Color::opaque(LOSS));
            }
            None => match insight.expectation(placement).filter(|_| shows_expectations) {
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

/// Draws the outcome of the piece in hand on it, larger than those of other places.
pub fn draw_verdict(paint: &mut Paint, board: &BoardLayout, placement: Placement, won: Outcome) {
    let (at, reach) = (blocks::piece_center(board, placement), board.cell_size() * 0.24);
    let color = Color::opaque(outcome_color(won));
    paint.oval(at, Vec2::splat(reach * 1.6), Color::new(0.02, 0.04, 0.08, 0.85));
    match won {
        Outcome::Win => draw_tick(paint, at, reach, color),
        Outcome::Loss => draw_cross(paint, at, reach * 0.7, color),
    }
}

/// Returns the colour of an outcome.
pub const fn outcome_color(outcome: Outcome) -> Color32 {
    match outcome {
        Outcome::Win => WIN,
        Outcome::Loss => LOSS,
    }
}

/// Returns the shade for an expected chance to win, 0 to 1.
///
/// It differs in colour and shape from the marks of known outcomes.
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

/// Draws an advised placement: its cells are filled with light and outlined, and pulse slowly by
/// the time `pulse`, if any.
pub fn draw_advice(
    paint: &mut Paint,
    layout: &TableLayout,
    advised: Placement,
    pulse: Option<f64>,
) {
    let glow = pulse.map_or(1.0, |now| 0.7 + 0.3 * (now * 3.0).sin() as f32);
    let (cells, color) = (advised.cells(), Color::opaque(WIN));
    blocks::fill(paint, &layout.board, cells, fade(color, 0.1 + 0.12 * glow));
    blocks::draw_outline(paint, &layout.board, cells, color, glow);
}

/// Distance over which the shadow below a lifted piece fades, in cells.
const SHADOW: f32 = 0.16;

/// Distance over which the light around a lifted piece fades, in cells.
const LIGHT: f32 = 0.3;

/// Factor by which a lifted piece looks larger, minus 1.
const ENLARGEMENT: f32 = 0.05;

/// Draws a piece lifted off its cells, with a rim in `color`. The cells must be empty on the board
/// below.
///
/// `progress` goes from 0, where the piece lies on the board, to 1. The piece stays within the
/// board, whose edge would cut it off.
pub fn draw_lifted(
    paint: &mut Paint,
    layout: &TableLayout,
    placement: Placement,
    color: Color,
    progress: f32,
) {
    let (cells, board) = (placement.cells(), &layout.board);
    let height = ease(progress);
    let unit = height * board.cell_size();
    let size = 1.0 + ENLARGEMENT * height;
    let place = blocks::bounds(board, cells);
    let room = board.rect.shrink2(place.size() * (size / 2.0));
    let by = room.clamp(place.center() + vec2(-0.06, -0.28) * unit) - place.center();
    let squares = |by: Vec2| cells.cells().map(|cell| board.cell(cell).translate(by)).collect();
    let shadow: Vec<Rect> = squares(vec2(0.12, 0.14) * unit);
    draw_soft(paint, board, &shadow, SHADOW, fade(BLACK, 0.55 * height));
    draw_soft(paint, board, &squares(by), LIGHT, fade(color, 0.8 * height));
    let lifted = BoardLayout { rect: board.rect.translate(by), ..*board };
    let rest = Look::resting(placement.piece(), paint.style);
    let edge = (progress > 0.0).then_some(color);
    blocks::draw_piece(paint, &lifted, cells, Look { edge, size, ..rest });
}

/// Fills squares with soft edges, which fade over `reach` cells, inside the board.
fn draw_soft(paint: &mut Paint, board: &BoardLayout, squares: &[Rect], reach: f32, color: Color) {
    let reach = reach * board.cell_size();
    // The opacity at a point is the part of a window around it that the squares cover. Between
    // these lines, it is almost linear.
    let lines = |ends: fn(&Rect) -> [f32; 2], least: f32, most: f32| {
        let ends = squares
            .iter()
            .flat_map(ends)
            .flat_map(|end| [-1.0, -0.5, 0.0, 0.5, 1.0].map(|to| end + to * reach));
        let mut lines: Vec<f32> = ends.map(|at| at.clamp(least, most)).collect();
        lines.sort_by(f32::total_cmp);
        lines.dedup();
        lines
    };
    let columns = lines(|it| [it.left(), it.right()], board.rect.left(), board.rect.right());
    let rows = lines(|it| [it.top(), it.bottom()], board.rect.top(), board.rect.bottom());
    let shade = |at: Pos2| {
        let window = Rect::from_center_size(at, Vec2::splat(2.0 * reach));
        let parts = squares.iter().map(|it| it.intersect(window)).filter(|it| it.is_positive());
        let covered: f32 = parts.map(|it| it.area()).sum();
        fade(color, color.a * (2.0 * covered / window.area()).min(1.0))
    };
    for (top, bottom) in rows.iter().zip(&rows[1..]) {
        for (left, right) in columns.iter().zip(&columns[1..]) {
            let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
            let corners = corners.map(|(x, y)| pos2(*x, *y));
            let colors = corners.map(shade);
            if colors.iter().any(|color| color.a > 0.0) {
                paint.quad(corners, colors);
            }
        }
    }
}

/// Outlines each area in its own colour.
pub fn draw_areas(paint: &mut Paint, layout: &TableLayout, picture: &XRayPicture) {
    for (area, &color) in picture.areas.iter().zip(AREA_COLORS.iter().cycle()) {
        blocks::fill(paint, &layout.board, area.cells, fade(color, 0.10));
        blocks::draw_outline(paint, &layout.board, area.cells, color, 0.45);
    }
}

/// Writes size and value into each area, beside the piece in hand, which has the cells `hand`.
pub fn show_areas(
    ctx: &egui::Context,
    layout: &TableLayout,
    picture: &XRayPicture,
    hand: Bitboard,
    texts: &Texts,
) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("areas")));
    let font = bold(layout.board.cell_size() * 0.27);
    for area in &picture.areas {
        let value = value_text(area.value.as_ref(), texts);
        let text = texts.fill(msg::ANALYSIS_AREA, args!(n = area.cells.len(), worth = value));
        let galley = painter.layout_no_wrap(text, font.clone(), Color32::WHITE);
        let margin = vec2(5.0, 2.0);
        let size = galley.size() + 2.0 * margin;
        if let Some(ground) = label_place(&layout.board, area.cells, hand, size) {
            painter.rect_filled(ground, CornerRadius::same(5), Color32::from_black_alpha(190));
            painter.galley(ground.min + margin, galley, Color32::WHITE);
        }
    }
}

/// Writes the number of cells into each area of less than half the cells of a 10x10 board, beside
/// the piece in hand, which has the cells `hand`.
pub fn show_sizes(ctx: &egui::Context, board: &BoardLayout, position: Position, hand: Bitboard) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("sizes")));
    let font = bold(board.cell_size() * 0.5);
    for area in Areas::new(position.free()).iter().filter(|area| area.len() < CELL_COUNT / 2) {
        if let Some(label) = label_place(board, area, hand, Vec2::splat(font.size)) {
            let (at, color) = (label.center(), ACCENT.gamma_multiply(0.8));
            painter.text(at, Align2::CENTER_CENTER, area.len(), font.clone(), color);
        }
    }
}

/// Returns the rectangle of a label around a point, moved where it would cross the board's edge.
pub fn label_rect(board: &BoardLayout, at: Pos2, size: Vec2) -> Rect {
    Rect::from_center_size(board.rect.shrink2(size / 2.0).clamp(at), size)
}

/// Returns the place of a label in an area: in its middle, or where the piece in hand, with the
/// cells `hand`, would cover that, in the middle of the rest. `None` if it would cover both.
fn label_place(board: &BoardLayout, area: Bitboard, hand: Bitboard, size: Vec2) -> Option<Rect> {
    let is_covered = |label: &Rect| hand.cells().any(|cell| board.cell(cell).intersects(*label));
    let middles = [area, area - hand].into_iter().filter_map(|cells| board.middle(cells));
    middles.map(|at| label_rect(board, at, size)).find(|label| !is_covered(label))
}

/// Returns the text for the value of an area: the size of the nim-heap that it equals, such as
/// `*2`, a word if it is not a heap, or `?` if it is too large to be evaluated.
fn value_text(value: Option<&GameValue>, texts: &Texts) -> String {
    match value {
        None => "?".to_owned(),
        Some(GameValue { heap: Some(heap), .. }) => format!("*{heap}"),
        Some(_) => texts.get(msg::ANALYSIS_WILD).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Piece};
    use crate::picture::Style;

    #[test]
    fn no_two_places_of_a_piece_share_their_mark() {
        let layout = TableLayout::new(vec2(960.0, 680.0));
        for orientation in Piece::ALL.into_iter().flat_map(Piece::orientations) {
            let marks: Vec<Pos2> = fitting_placements(Position::START, orientation)
                .map(|placement| blocks::center(&layout.board, placement.cells()))
                .collect();
            for (i, mark) in marks.iter().enumerate() {
                assert!(marks[..i].iter().all(|other| mark.distance(*other) > 1.0));
            }
        }
    }

    /// The sizes of areas once could be seen through the piece in hand. Later they vanished below
    /// it.
    #[test]
    fn a_label_gives_way_to_the_piece_in_hand_within_its_area() {
        let board = TableLayout::new(vec2(960.0, 680.0)).board;
        let cells = |text: &str| text.parse::<Placement>().unwrap().cells();
        let area = cells("c3,d3,c4,d4") | cells("e3,f3,e4,f4");
        let size = vec2(0.6, 0.3) * board.cell_size();
        let at = |hand| label_place(&board, area, hand, size).map(|label| label.center());
        let middle = board.middle(area);
        assert_eq!(at(Bitboard::EMPTY), middle);
        assert_eq!(at(cells("c1,d1,e1,f1")), middle, "a piece elsewhere covers nothing");
        assert_eq!(at(cells("c3,d3,c4,d4")), board.middle(cells("e3,f3,e4,f4")));
        assert_eq!(label_place(&board, cells("c3,d3,c4,d4"), cells("c3,d3,c4,d4"), size), None);
    }

    /// The number of pieces in a gap at the edge once crossed the edge of the board.
    #[test]
    fn a_label_stays_on_the_board() {
        let board = TableLayout::new(vec2(960.0, 680.0)).board;
        let size = vec2(1.4, 0.4) * board.cell_size();
        for cell in ["a1", "a10", "j1", "j10", "e5"] {
            let at = board.cell(cell.parse().unwrap()).center();
            let label = label_rect(&board, at, size);
            assert!(board.rect.expand(0.01).contains_rect(label), "{cell}: {label}");
            assert!((label.size() - size).length() < 0.01);
        }
    }

    /// A piece that the coach lifts rises from its place; at the start it lies as before.
    #[test]
    fn a_lifted_piece_rises_from_its_place() {
        let layout = TableLayout::new(vec2(960.0, 680.0));
        let placement = "d4,e4,f4,e5".parse().unwrap();
        let top = |progress: f32| {
            let mut paint = Paint::new(1.0, Style::default());
            draw_lifted(&mut paint, &layout, placement, Color::opaque(LOSS), progress);
            let seen = |it: &&egui::epaint::Vertex| it.color.a() > 0;
            paint
                .take_mesh()
                .vertices
                .iter()
                .filter(seen)
                .map(|it| it.pos.y)
                .fold(f32::MAX, f32::min)
        };
        let tops: Vec<f32> = [0.0, 0.3, 0.6, 1.0].map(top).into();
        assert!(tops.windows(2).all(|pair| pair[0] > pair[1]), "{tops:?}");
        let lies = layout.board.cell("e5".parse().unwrap()).top();
        assert!((tops[0] - lies).abs() < 0.05 * layout.board.cell_size(), "{tops:?} and {lies}");
    }

    /// The shadow once reached beyond the board, and the coordinates at the left edge cut the rim.
    #[test]
    fn a_lifted_piece_stays_on_the_board_with_its_shadow_and_its_light() {
        for size in [BoardSize::Six, BoardSize::Ten] {
            let layout = TableLayout::for_board(size, vec2(960.0, 680.0));
            let position = Position::new(size.bitboard());
            for placement in Orientation::all().flat_map(|it| fitting_placements(position, it)) {
                let mut paint = Paint::new(1.0, Style::default());
                draw_lifted(&mut paint, &layout, placement, Color::opaque(LOSS), 1.0);
                let mesh = paint.take_mesh();
                let mut seen = mesh.vertices.iter().filter(|it| it.color.a() > 0);
                let board = layout.board.rect.expand(0.01);
                assert!(seen.all(|it| board.contains(it.pos)), "{placement} on {size}");
            }
        }
    }

    #[test]
    fn a_soft_shape_fades_towards_its_surroundings() {
        let board = TableLayout::new(vec2(960.0, 680.0)).board;
        let square = board.cell("e5".parse().unwrap());
        let mut paint = Paint::new(1.0, Style::default());
        draw_soft(&mut paint, &board, &[square], 0.2, BLACK);
        let reach = 0.2 * board.cell_size();
        for it in paint.take_mesh().vertices {
            let (inner, outer) = (square.shrink(reach / 2.0), square.expand(0.99 * reach));
            assert!(!inner.contains(it.pos) || it.color.a() == 255, "{}", it.pos);
            assert!(outer.contains(it.pos) || it.color.a() == 0, "{}", it.pos);
        }
    }
}
