//! Draws the board: its ground, pieces and dead cells.

use epaint::{Rect, Vec2, pos2, vec2};

use crate::ai::{Bitboard, Cell, CellText, Piece, Placement};
use crate::game::{Board, Game, Side};
use crate::picture::blocks::{self, Look};
use crate::picture::color::{BLACK, Color, WHITE};
use crate::picture::layout::BoardLayout;
use crate::picture::paint::{Paint, fade, mix};
use crate::picture::style::{Style, side_color};

/// The animations on a board, each from 0 at its start to 1 at its end. By default, nothing moves.
pub trait Motion {
    /// Returns the progress of a piece's landing, 0 to 1.
    fn landing(&self, _: Placement) -> f32 {
        1.0
    }

    /// Returns the distance of a landing piece from its cells, in cells. y points up.
    fn aside(&self, _: Placement) -> Vec2 {
        Vec2::ZERO
    }

    /// Returns the progress of a dead cell's mark, 0 to 1.
    fn dying(&self, _: Cell) -> f32 {
        1.0
    }

    /// Returns the added light on a cell by a wave that sweeps over the board, 0 to 1.
    fn wave(&self, _: Cell) -> f32 {
        0.0
    }
}

/// A board on which nothing moves.
pub struct Still;

impl Motion for Still {}

/// Draws the ground of the board and everything on it.
pub fn draw_game(paint: &mut Paint, layout: &BoardLayout, game: &Game, motion: &impl Motion) {
    draw_ground(paint, layout);
    for cell in game.position().dead().cells() {
        blocks::draw_dead_mark(paint, layout.cell(cell), motion.dying(cell));
    }
    let last = game.last_placement().map(|placement| {
        // The last piece shows its owner wherever there is room, all others only if the setting
        // says so.
        let edge = shows_details(paint, layout).then(|| owner_color(game.placements() - 1));
        (placement, Look { edge, ..Look::resting(placement.piece(), paint.style) })
    });
    // The light around pieces lies below all pieces.
    let resting: Vec<_> = resting_pieces(game, paint.style).collect();
    for &(cells, look) in &resting {
        blocks::draw_halo(paint, layout, cells, look);
    }
    if let Some((placement, look)) = last {
        let alpha = motion.landing(placement);
        blocks::draw_halo(paint, layout, placement.cells(), Look { alpha, ..look });
    }
    let flash = |cells: Bitboard| cells.first().map_or(0.0, |cell| motion.wave(cell));
    for (cells, look) in resting {
        blocks::draw_piece(paint, layout, cells, Look { flash: flash(cells), ..look });
    }
    if let Some((placement, look)) = last {
        let landing = motion.landing(placement);
        let look = Look { flash: flash(placement.cells()), ..look };
        let aside = motion.aside(placement);
        let mut beside = *layout;
        beside.rect = layout.rect.translate(vec2(aside.x, -aside.y) * layout.cell_size());
        // A piece that flies in appears on its way.
        let alpha = if aside == Vec2::ZERO { 1.0 } else { (3.0 * landing).min(1.0) };
        draw_last(paint, &beside, placement, Look { alpha, ..look }, landing);
    }
}

/// Draws the last piece, which may still be landing.
fn draw_last(
    paint: &mut Paint,
    layout: &BoardLayout,
    placement: Placement,
    look: Look,
    landing: f32,
) {
    let cells = placement.cells();
    if landing < 1.0 {
        let lift = (1.0 - landing).powi(3);
        draw_shadow(paint, layout, cells, lift);
        // The piece dips a little, and settles.
        let size = 1.0 + 0.2 * lift - 0.05 * (landing * std::f32::consts::PI).sin() * landing;
        blocks::draw_piece(paint, layout, cells, Look { size, flash: 0.5 * lift, ..look });
    } else {
        blocks::draw_piece(paint, layout, cells, look);
        if shows_details(paint, layout) {
            blocks::draw_last_mark(paint, layout, placement);
        }
    }
}

/// Returns whether cells are large enough, 8 pixels, for the edges of owners and the mark of the
/// last placement.
///
/// In smaller cells, these would hide everything else.
pub fn shows_details(paint: &Paint, layout: &BoardLayout) -> bool {
    const MIN_CELL: f32 = 8.0;
    layout.cell_size() >= MIN_CELL * paint.pixel()
}

/// Returns the colour of the player who made a placement; placements are counted from 0.
fn owner_color(number: usize) -> Color {
    Color::opaque(side_color(Side::after(number)))
}

/// Draws the shadow of a piece above the board. `lift` is its height, 0 to 1.
fn draw_shadow(paint: &mut Paint, layout: &BoardLayout, piece: Bitboard, lift: f32) {
    let mut below = *layout;
    below.rect = layout.rect.translate(vec2(0.12, 0.3) * lift * layout.cell_size());
    for cell in piece.cells() {
        paint.rect(below.cell(cell), fade(BLACK, 0.4 * lift.sqrt()));
    }
}

/// Returns all pieces except the last one, and the cells that were filled from the start.
fn resting_pieces(game: &Game, style: Style) -> impl Iterator<Item = (Bitboard, Look)> + '_ {
    let older = game.placed().take(game.placements().saturating_sub(1)).enumerate();
    let older = older.map(move |(number, placement)| {
        let edge = style.owners.then(|| owner_color(number));
        (placement.cells(), Look { edge, ..Look::resting(placement.piece(), style) })
    });
    pieces_from_the_start(game.start(), style).into_iter().chain(older)
}

/// Returns the pieces on the board at the start, and all other filled cells as one body.
///
/// A board stores only a letter for each cell: connected cells of one letter are tiled with that
/// piece, or shown cell by cell if no tiling is found.
fn pieces_from_the_start(board: &Board, style: Style) -> Vec<(Bitboard, Look)> {
    let cells_with = |content: CellText| -> Bitboard {
        board.size().cells().filter(|&cell| board.cell(cell) == content).collect()
    };
    let single = |cells: Bitboard| cells.cells().map(|cell| Bitboard::from_iter([cell]));
    let stones = cells_with(CellText::Filled);
    let mut pieces = Vec::new();
    if !stones.is_empty() {
        pieces.push((stones, Look::stone()));
    }
    for piece in Piece::ALL {
        let look = Look::resting(piece, style);
        for area in cells_with(CellText::Piece(piece)).areas() {
            let cells = tiling(area, piece, &mut TILING_STEPS.clone());
            let cells = cells.unwrap_or_else(|| single(area).collect());
            pieces.extend(cells.into_iter().map(|cells| (cells, look)));
        }
    }
    pieces
}

/// Alpha of the white that lightens every other cell.
pub const LIGHTER: f32 = 0.022;

/// Largest number of placements to try before giving up on tiling an area.
///
/// Boards come from anywhere, and they are tiled anew in every frame.
const TILING_STEPS: usize = 400;

/// Returns a tiling of an area with one piece, or `None` if none is found within `steps`
/// placements.
fn tiling(area: Bitboard, piece: Piece, steps: &mut usize) -> Option<Vec<Bitboard>> {
    let Some(first) = area.first() else { return Some(Vec::new()) };
    piece.orientations().find_map(|orientation| {
        *steps = steps.checked_sub(1)?;
        // The lowest cell of the area, leftmost in its row, can only be covered by the lowest cell
        // of the piece.
        let lowest = orientation.cells().into_iter().min_by_key(|&(column, row)| (row, column));
        let column = first.column().checked_sub(lowest?.0)?;
        let cells = Placement::at(orientation, column, first.row())?.cells();
        if !area.is_superset(cells) {
            return None;
        }
        let mut tiles = tiling(area - cells, piece, steps)?;
        tiles.push(cells);
        Some(tiles)
    })
}

/// Draws the ground of the board: its cells, the lines between them and the border.
fn draw_ground(paint: &mut Paint, layout: &BoardLayout) {
    let board = layout.rect;
    for (grow, alpha) in [(9.0, 0.10), (6.0, 0.22), (3.0, 0.38)] {
        paint.border(board.expand(grow), 3.0, fade(BLACK, alpha));
    }
    let unit = layout.cell_size();
    // Every other cell is slightly lighter. Each cell is drawn only once, since cells make up most
    // of the area to fill.
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
        paint.rect(Rect::from_min_max(pos2(x, board.top()), pos2(x + width, board.bottom())), line);
    }
    for i in 1..layout.size.rows() {
        let y = paint.snapped(board.top() + i as f32 * unit);
        paint.rect(Rect::from_min_max(pos2(board.left(), y), pos2(board.right(), y + width)), line);
    }
    paint.border(
        board.expand(2.0),
        (1.6 / pixel).round().max(1.0) * pixel,
        Color::new(0.8, 0.9, 1.0, 0.5),
    );
}

/// Returns the colour of the board's ground at a height from 0 (lower edge) to 1 (upper edge).
pub fn ground(part: f32, style: Style) -> Color {
    if style.high_contrast {
        return BLACK;
    }
    let (top, bottom) = (Color::new(0.05, 0.08, 0.16, 0.66), Color::new(0.03, 0.05, 0.11, 0.74));
    Color { a: bottom.a + (top.a - bottom.a) * part, ..mix(bottom, top, part) }
}

/// Returns the colour of the lines between cells.
///
/// Their contrast to the ground is at least 1.5 to 1, because players count cells.
pub fn grid(style: Style) -> Color {
    Color::new(0.75, 0.86, 1.0, if style.high_contrast { 0.5 } else { 0.26 })
}

/// Returns the colour that results from drawing white with the alpha `white` over `under`.
pub fn lightened(under: Color, white: f32) -> Color {
    let alpha = white + under.a * (1.0 - white);
    Color { a: alpha, ..mix(under, WHITE, white / alpha) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BoardSize;
    use crate::game::Turn;
    use crate::picture::raster::Pixels;

    /// Returns the colour of the pixel at a point of a drawn game.
    fn pixel(game: &Game, x: f32, y: f32) -> [u8; 3] {
        let theme = crate::picture::style::Theme::Neon;
        // The edge of the last piece is no light of another.
        let style = Style { theme, owners: true, ..Style::default() };
        let (mut paint, mut pixels) = (Paint::new(1.0, style), Pixels::new(600, 600));
        let layout = BoardLayout::from_cell_size(BoardSize::Six, pos2(0.0, 0.0), 100.0);
        draw_game(&mut paint, &layout, game, &Still);
        pixels.draw(&paint.take_mesh());
        pixels.at(x as usize, y as usize)
    }

    /// The light of the last piece once lay over its neighbours.
    #[test]
    fn no_piece_throws_its_light_on_another() {
        let mut game = Game::new(Board::new(BoardSize::Six));
        let mut place = |cells: &str| {
            game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
            // On the lower left piece, beside the one that is placed next.
            pixel(&game, 192.0, 550.0)
        };
        let alone = place("a1,b1,a2,b2");
        assert_eq!(place("c1,d1,c2,d2"), alone);
    }

    #[test]
    fn pieces_of_a_pasted_board_are_whole_where_they_are_distinct() {
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
