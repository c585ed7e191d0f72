//! Draws the board: its ground, the pieces, the dead cells and the cursor.

use egui::{Align2, CornerRadius, Id, LayerId, Order, Rect, Shape, Ui, pos2, vec2};

use crate::ai::{Bitboard, Cell, CellText, Piece, Placement, Position};
use crate::app::board::blocks::{self, Look};
use crate::app::board::confetti;
use crate::app::board::cursor::PieceCursor;
use crate::app::board::effects::Effects;
use crate::app::board::paint::{Paint, fade, mix};
use crate::app::ui::layout::TableLayout;
use crate::app::ui::style::Style;
use crate::app::ui::theme::{self, FAINT, glass, regular};
use crate::app::window::color::{BLACK, Color, WHITE};
use crate::game::{Board, Game, Side, Turn};

/// Draws the ground of the board and everything that lies on it.
pub fn draw_game(
    paint: &mut Paint,
    layout: &TableLayout,
    game: &Game,
    effects: &Effects,
    now: f64,
) {
    draw_ground(paint, layout);
    for cell in game.position().dead().cells() {
        blocks::draw_dead_mark(paint, layout.cell(cell), effects.dying(cell, now));
    }
    for (cells, look) in resting_pieces(game, paint.style) {
        let flash = cells.first().map_or(0.0, |cell| effects.wave(cell, now));
        blocks::draw_piece(paint, layout, cells, Look { flash, ..look });
    }
    let Some(last) = game.last_placement() else { return };
    let landing = if paint.style.reduced_motion { 1.0 } else { effects.landing(last, now) };
    let flash = last.cells().first().map_or(0.0, |cell| effects.wave(cell, now));
    let owner = owner_of(game.placements() - 1, paint.style);
    let look = Look { owner, ..Look::resting(last.piece(), paint.style) };
    if landing < 1.0 {
        let lift = (1.0 - landing).powi(3);
        draw_shadow(paint, layout, last.cells(), lift);
        // Falls a little too deep, and settles.
        let size = 1.0 + 0.2 * lift - 0.05 * (landing * std::f32::consts::PI).sin() * landing;
        blocks::draw_piece(paint, layout, last.cells(), Look { size, flash: 0.5 * lift, ..look });
    } else {
        blocks::draw_piece(paint, layout, last.cells(), Look { flash, ..look });
        if shows_details(paint, layout) {
            blocks::draw_last_mark(paint, layout, last.cells());
        }
    }
    if let Some(age) = effects.celebration(now).filter(|_| !paint.style.reduced_motion) {
        confetti::draw(paint, layout, age);
    }
}

/// Returns whether cells are large enough for the edges of owners and the mark of the last placement. In smaller ones nothing else would be seen.
fn shows_details(paint: &Paint, layout: &TableLayout) -> bool {
    const LEAST: f32 = 8.0;
    layout.cell_size() >= LEAST * paint.pixel()
}

/// What a small board shows.
pub struct SmallBoard<'a> {
    /// The pieces on it.
    pub game: &'a Game,
    /// A piece that is about to be placed.
    pub cursor: Option<PieceCursor>,
}

/// Shows a small board in a menu.
///
/// It is drawn again only if it has changed. Its number tells it from the others in the same part of the screen.
pub fn show_small(ui: &Ui, number: usize, rect: Rect, small: SmallBoard) {
    let ctx = ui.ctx();
    let key = SmallKey {
        rect,
        pixels_per_point: ctx.pixels_per_point(),
        style: theme::style(ctx),
        position: small.game.position(),
        placements: small.game.placements(),
        in_hand: small.cursor.as_ref().map(PieceCursor::placement),
    };
    let id = ui.id().with(("small board", number));
    let drawn = ctx.data(|data| data.get_temp::<(SmallKey, Shape)>(id));
    let shape = match drawn.filter(|(drawn, _)| *drawn == key) {
        Some((_, shape)) => shape,
        None => {
            let shape = small_shape(ctx, rect, small);
            ctx.data_mut(|data| data.insert_temp(id, (key, shape.clone())));
            shape
        }
    };
    ui.painter().add(shape);
}

/// What the picture of a small board depends on.
#[derive(Clone, Copy, PartialEq)]
struct SmallKey {
    rect: Rect,
    pixels_per_point: f32,
    style: Style,
    position: Position,
    placements: usize,
    in_hand: Option<Placement>,
}

fn small_shape(ctx: &egui::Context, rect: Rect, small: SmallBoard) -> Shape {
    let mut paint = Paint::of_shape(ctx);
    // Cells of whole pixels are all alike.
    let pixel = paint.pixel();
    let mut layout = TableLayout::within(rect, small.game.board_size());
    let unit = (layout.cell_size() / pixel).floor().max(1.0) * pixel;
    let size = layout.board.size() * (unit / layout.cell_size());
    let corner = rect.center() - size / 2.0;
    let corner = pos2(paint.snapped(corner.x), paint.snapped(corner.y));
    layout.board = Rect::from_min_size(corner, size);
    paint.style.owners &= shows_details(&paint, &layout);
    let effects = Effects::new();
    draw_game(&mut paint, &layout, small.game, &effects, 0.0);
    if let Some(cursor) = small.cursor {
        let blocked = cursor.blocked(small.game.position());
        draw_cursor(&mut paint, &layout, &cursor, blocked, &effects, 0.0);
    }
    paint.into_shape()
}

/// Returns the player who made the placement with this number, counted from 0, if pieces are to show their owner.
fn owner_of(number: usize, style: Style) -> Option<Side> {
    let side = if number.is_multiple_of(2) { Side::First } else { Side::Second };
    style.owners.then_some(side)
}

/// Draws the shadow of a piece that is still above the board; `lift` goes from 0 to 1.
fn draw_shadow(paint: &mut Paint, layout: &TableLayout, piece: Bitboard, lift: f32) {
    let mut below = *layout;
    below.board = layout.board.translate(vec2(0.12, 0.3) * lift * layout.cell_size());
    for cell in piece.cells() {
        paint.rect(below.cell(cell), fade(BLACK, 0.4 * lift.sqrt()));
    }
}

/// Draws a piece before it is placed. Where it does not fit, the blocking cells are hatched.
pub fn draw_cursor(
    paint: &mut Paint,
    layout: &TableLayout,
    cursor: &PieceCursor,
    blocked: Bitboard,
    effects: &Effects,
    now: f64,
) {
    let cells = cursor.placement().cells();
    let still = paint.style.reduced_motion;
    let aside = if still { 0.0 } else { effects.shake(now) * layout.cell_size() };
    let mut layout = *layout;
    layout.board = layout.board.translate(vec2(aside, 0.0));
    let fits = blocked.is_empty();
    let glow = if still { 1.0 } else { 0.8 + 0.2 * (now * 4.0).sin() as f32 };
    let look = Look {
        color: paint.style.piece_color(cursor.piece()),
        alpha: if fits { 0.62 } else { 0.34 },
        flash: if fits { 0.45 } else { 0.0 },
        ..Look::resting(cursor.piece(), paint.style)
    };
    blocks::draw_piece(paint, &layout, cells, look);
    for cell in blocked.cells() {
        blocks::draw_blocked_mark(paint, layout.cell(cell));
    }
    let outline = if fits { WHITE } else { Color::new(1.0, 0.45, 0.42, 1.0) };
    blocks::draw_outline(paint, &layout, cells, outline, glow);
}

/// Writes the coordinates along the left and the lower edge.
pub fn show_coordinates(ctx: &egui::Context, layout: &TableLayout) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("coordinates")));
    // Some backgrounds are bright and busy along the edges.
    let board = layout.board;
    let left = Rect::from_min_max(board.left_top() - vec2(22.0, 0.0), board.left_bottom());
    let below = Rect::from_min_max(board.left_bottom(), board.right_bottom() + vec2(0.0, 23.0));
    for strip in [left.translate(vec2(-2.0, 0.0)), below.translate(vec2(0.0, 2.0))] {
        painter.rect_filled(strip, CornerRadius::same(4), glass(208));
    }
    let corner = Cell::new(0, 0).map_or(board, |cell| layout.cell(cell)).center();
    let along = |i: usize| i as f32 * layout.cell_size();
    for (i, letter) in ('a'..).take(layout.size.columns()).enumerate() {
        let below = pos2(corner.x + along(i), board.bottom() + 13.0);
        painter.text(below, Align2::CENTER_CENTER, letter, regular(13.0), FAINT);
    }
    for i in 0..layout.size.rows() {
        let beside = pos2(board.left() - 12.0, corner.y - along(i));
        painter.text(beside, Align2::CENTER_CENTER, i + 1, regular(13.0), FAINT);
    }
}

/// Returns all pieces except the last one, and the cells that were filled from the start.
fn resting_pieces(game: &Game, style: Style) -> impl Iterator<Item = (Bitboard, Look)> + '_ {
    let placements = game.turns().iter().filter_map(|turn| match turn {
        Turn::Placement(placement) => Some(*placement),
        Turn::Resignation(_) => None,
    });
    let older = placements.take(game.placements().saturating_sub(1)).enumerate();
    let older = older.map(move |(number, placement)| {
        let owner = owner_of(number, style);
        (placement.cells(), Look { owner, ..Look::resting(placement.piece(), style) })
    });
    pieces_from_the_start(game.start(), style).into_iter().chain(older)
}

/// Returns the pieces that were on the board from the start, and all other filled cells as one body. A board stores only letters: connected cells
/// of one letter are tiled with that piece, or shown cell by cell if no tiling is found.
fn pieces_from_the_start(board: &Board, style: Style) -> Vec<(Bitboard, Look)> {
    let of = |content: CellText| -> Bitboard {
        board.size().cells().filter(|&cell| board.cell(cell) == content).collect()
    };
    let single = |cells: Bitboard| cells.cells().map(|cell| Bitboard::from_iter([cell]));
    let stones = of(CellText::Filled);
    let mut pieces = Vec::new();
    if !stones.is_empty() {
        pieces.push((stones, Look::stone()));
    }
    for piece in Piece::ALL {
        let look = Look::resting(piece, style);
        for area in of(CellText::Piece(piece)).areas() {
            let cells = tiling(area, piece, &mut TILING_STEPS.clone());
            let cells = cells.unwrap_or_else(|| single(area).collect());
            pieces.extend(cells.into_iter().map(|cells| (cells, look)));
        }
    }
    pieces
}

/// How much lighter every other cell is.
const LIGHTER: f32 = 0.022;

/// Placements to try before giving up on tiling an area. Boards can come from anywhere, and this runs in every frame.
const TILING_STEPS: usize = 400;

/// Returns a tiling of an area with one kind of piece, if one is found within the given number of steps.
fn tiling(area: Bitboard, piece: Piece, steps: &mut usize) -> Option<Vec<Bitboard>> {
    let Some(first) = area.first() else { return Some(Vec::new()) };
    piece.orientations().find_map(|orientation| {
        *steps = steps.checked_sub(1)?;
        // The lowest cell of an area, leftmost in its row, must be the same cell of the piece that covers it.
        let lowest = orientation.cells().into_iter().min_by_key(|&(column, row)| (row, column));
        let column = first.column().checked_sub(lowest?.0)?;
        let cells = Placement::at(orientation, column, first.row())?.cells();
        let mut rest = tiling(area.is_superset(cells).then(|| area - cells)?, piece, steps)?;
        rest.push(cells);
        Some(rest)
    })
}

fn draw_ground(paint: &mut Paint, layout: &TableLayout) {
    let board = layout.board;
    for (grow, alpha) in [(9.0, 0.10), (6.0, 0.22), (3.0, 0.38)] {
        paint.border(board.expand(grow), 3.0, fade(BLACK, alpha));
    }
    let unit = layout.cell_size();
    // Every other cell is slightly lighter. Each cell is drawn only once, since the cells make up most of the area to fill.
    for cell in layout.size.cells() {
        let light = if (cell.column() + cell.row()) % 2 == 0 { LIGHTER } else { 0.0 };
        let at = |row: usize| {
            let part = row as f32 / layout.size.rows() as f32;
            lightened(ground(part, paint.style), light)
        };
        let (top, bottom) = (at(cell.row() + 1), at(cell.row()));
        paint.gradient(layout.cell(cell), top, bottom);
    }
    let line = grid(paint.style);
    let line = if shows_details(paint, layout) { line } else { fade(line, 0.5) };
    let pixel = paint.pixel();
    let width = (unit * 0.02 / pixel).round().max(1.0) * pixel;
    for i in 1..layout.size.columns() {
        let x = paint.snapped(board.left() + i as f32 * unit);
        let upright = Rect::from_min_max(pos2(x, board.top()), pos2(x + width, board.bottom()));
        paint.rect(upright, line);
    }
    for i in 1..layout.size.rows() {
        let y = paint.snapped(board.top() + i as f32 * unit);
        let level = Rect::from_min_max(pos2(board.left(), y), pos2(board.right(), y + width));
        paint.rect(level, line);
    }
    paint.border(
        board.expand(2.0),
        (1.6 / pixel).round().max(1.0) * pixel,
        Color::new(0.8, 0.9, 1.0, 0.5),
    );
}

/// Returns the colour of the board's ground; `part` goes from 0 at the lower edge of the board to 1 at the upper one.
fn ground(part: f32, style: Style) -> Color {
    if style.high_contrast {
        return BLACK;
    }
    let (top, bottom) = (Color::new(0.05, 0.08, 0.16, 0.66), Color::new(0.03, 0.05, 0.11, 0.74));
    Color { a: bottom.a + (top.a - bottom.a) * part, ..mix(bottom, top, part) }
}

/// Returns the colour of the lines between cells. On the ground they have a contrast of at least 1.5 to 1, since cells are counted.
pub fn grid(style: Style) -> Color {
    Color::new(0.75, 0.86, 1.0, if style.high_contrast { 0.5 } else { 0.26 })
}

/// Returns the opaque equivalent of white with this alpha over a colour.
fn lightened(under: Color, white: f32) -> Color {
    let alpha = white + under.a * (1.0 - white);
    Color { a: alpha, ..mix(under, WHITE, white / alpha) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::contrast::{contrast, over};
    use egui::{Color32, Vec2};

    #[test]
    fn the_grid_is_seen_on_the_ground_whatever_the_background_picture_is() {
        for style in [false, true].map(|high_contrast| Style { high_contrast, ..Style::default() })
        {
            let parts = (0..=10).map(|row| row as f32 / 10.0);
            for (part, light) in parts.flat_map(|part| [(part, 0.0), (part, LIGHTER)]) {
                for picture in [Color32::BLACK, Color32::WHITE] {
                    let ground = lightened(ground(part, style), light).premultiplied();
                    let ground = over(ground, picture);
                    let line = over(grid(style).premultiplied(), ground);
                    let ratio = contrast(line, ground);
                    assert!(ratio >= 1.5, "{part} on {picture:?}: {ratio}");
                }
            }
        }
    }

    /// A screen shows up to 16 of them, which are made again in each frame.
    #[test]
    fn small_boards_are_made_of_few_shapes() {
        let ctx = egui::Context::default();
        let rect = Rect::from_min_size(pos2(0.3, 0.6), Vec2::splat(100.0));
        for puzzle in crate::game::puzzles() {
            let small = SmallBoard { game: &Game::new(puzzle.board.clone()), cursor: None };
            let Shape::Mesh(mesh) = small_shape(&ctx, rect, small) else { panic!("not a mesh") };
            let frame = mesh.calc_bounds();
            assert!(rect.expand(10.0).contains_rect(frame), "{frame}");
            assert!(mesh.vertices.len() < 3000, "{} corners", mesh.vertices.len());
        }
    }

    #[test]
    fn pieces_of_a_pasted_board_are_whole_where_they_can_be_told_apart() {
        let rows = "IIII....../..........".to_owned()
            + "/OOOO....##/OOOO....../.........."
            + "/TTT......./.TTTT...../...T....../........../LLL.......";
        let pieces = pieces_from_the_start(&rows.parse().unwrap(), Style::default());
        let sizes: Vec<usize> = pieces.iter().map(|(cells, _)| cells.len()).collect();
        assert_eq!(sizes, [2, 4, 4, 4, 4, 4, 1, 1, 1]);
        for area in [Bitboard::rectangle(10, 10), Bitboard::rectangle(10, 9)] {
            assert!(tiling(area, Piece::S, &mut TILING_STEPS.clone()).is_none());
        }
    }
}
