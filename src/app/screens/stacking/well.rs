//! Draws the well: the stack, the column beside it, the piece in hand and the next pieces.

use crate::picture::{BLACK, Color, Look, Paint, WHITE, blocks, fade, grid};
use egui::{Align2, Color32, CornerRadius, Id, LayerId, Order, Pos2, Rect, StrokeKind, pos2, vec2};

use super::advice::{Shade, shade_color};
use crate::ai::{Orientation, StackDrop};
use crate::app::board::{first_orientation, painted};
use crate::app::ui::{ACCENT, FAINT, GAP, LABEL, RADIUS, TableLayout, bold, glass, theme};
use crate::game::{StackingGame, WELL_COLUMNS, WELL_ROWS};

/// The well of a game and the next pieces, laid out in the place of a board.
#[derive(Clone, Copy)]
pub struct Well<'a> {
    game: &'a StackingGame,
    well: Rect,
    next: Rect,
    /// Side of a cell, in points.
    cell: f32,
}

/// Width of the column of next pieces, in cells.
const NEXT_WIDTH: f32 = 5.0;

/// Gap between the well and the next pieces, in cells.
const NEXT_GAP: f32 = 1.0;

/// Side of a block of the next pieces, in cells.
const NEXT_BLOCK: f32 = 0.85;

/// Height of the tile of a next piece, in cells.
const TILE: f32 = 2.9;

impl Well<'_> {
    /// Lays out the well of a game in the place of a board.
    pub fn new<'a>(game: &'a StackingGame, layout: &TableLayout) -> Well<'a> {
        let cell = layout.board.rect.height() / WELL_ROWS as f32;
        let width = (WELL_COLUMNS as f32 + NEXT_GAP + NEXT_WIDTH) * cell;
        let left = layout.board.rect.center().x - width / 2.0;
        let size = vec2(WELL_COLUMNS as f32, WELL_ROWS as f32) * cell;
        let well = Rect::from_min_size(pos2(left, layout.board.rect.top()), size);
        let corner = well.right_top() + vec2(NEXT_GAP * cell, 0.0);
        let next = Rect::from_min_size(corner, vec2(NEXT_WIDTH, WELL_ROWS as f32) * cell);
        Well { game, well, next, cell }
    }

    /// Returns the square of a cell.
    fn square(&self, column: usize, row: usize) -> Rect {
        let corner = self.well.left_bottom() + vec2(column as f32, -(row as f32 + 1.0)) * self.cell;
        Rect::from_min_size(corner, vec2(self.cell, self.cell))
    }

    /// Returns the distance of a point from the left edge of the well, in columns; `None` outside
    /// the well.
    pub fn column_at(&self, point: Pos2) -> Option<f32> {
        if !self.well.contains(point) {
            return None;
        }
        Some((point.x - self.well.left()) / self.cell)
    }

    /// Returns the centre of a piece that lies on the stack.
    pub fn middle(&self, drop: StackDrop) -> Pos2 {
        let squares = cells(self.game, drop).map(|(column, row)| self.square(column, row));
        squares.reduce(|a, b| a.union(b)).map_or(self.well.center(), |rect| rect.center())
    }

    /// Draws the well with the stack in it. `flash` is the added light on the last piece, 0 to 1.
    pub fn draw(&self, paint: &mut Paint, flash: f32) {
        let game = self.game;
        self.draw_ground(paint);
        let last = game.pieces().checked_sub(1);
        for row in 0..WELL_ROWS {
            for column in 0..WELL_COLUMNS {
                let Some(block) = game.block(column, row) else { continue };
                let look = Look {
                    flash: if Some(block.number) == last { flash } else { 0.0 },
                    ..Look::resting(block.piece, paint.style)
                };
                let is_same = |dx, dy| {
                    let other = beside((column, row), dx, dy).and_then(|(x, y)| game.block(x, y));
                    other.is_some_and(|other| other.number == block.number)
                };
                blocks::draw_block(paint, self.square(column, row), is_same, look);
            }
        }
    }

    /// Draws the piece in hand where it would come to rest, with marks on its cells if it does not
    /// fit.
    pub fn draw_piece_in_hand(&self, paint: &mut Paint, drop: StackDrop, now: f64) {
        let fits = self.game.check(drop).is_ok();
        let glow =
            if paint.style.reduced_motion { 1.0 } else { 0.8 + 0.2 * (now * 4.0).sin() as f32 };
        let look = Look {
            alpha: if fits { 0.62 } else { 0.34 },
            flash: if fits { 0.45 } else { 0.0 },
            ..Look::resting(drop.orientation.piece(), paint.style)
        };
        let all = cells(self.game, drop);
        for (column, row) in all.clone() {
            let is_same =
                |dx, dy| all.clone().any(|cell| Some(cell) == beside((column, row), dx, dy));
            let square = self.square(column, row);
            blocks::draw_block(paint, square, is_same, look);
            if !fits {
                blocks::draw_blocked_mark(paint, square);
            }
        }
        let outline = if fits { WHITE } else { Color::new(1.0, 0.45, 0.42, 1.0) };
        self.draw_outline(paint, drop, fade(outline, glow));
    }

    /// Draws the outline of a piece where it would come to rest.
    pub fn draw_outline(&self, paint: &mut Paint, drop: StackDrop, color: Color) {
        let all = cells(self.game, drop);
        for (column, row) in all.clone() {
            let has = |dx, dy| all.clone().any(|cell| Some(cell) == beside((column, row), dx, dy));
            let square = self.square(column, row);
            let sides = [
                (has(0, 1), square.left_top(), square.right_top()),
                (has(0, -1), square.left_bottom(), square.right_bottom()),
                (has(-1, 0), square.left_top(), square.left_bottom()),
                (has(1, 0), square.right_top(), square.right_bottom()),
            ];
            for (_, from, to) in sides.into_iter().filter(|side| !side.0) {
                paint.line(from, to, self.cell * 0.09, color);
            }
        }
    }

    /// Shows the rank of each place of the piece in an orientation, in a field of its colour.
    pub fn show_shades(&self, ctx: &egui::Context, shades: &[Shade], orientation: Orientation) {
        let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("ranks")));
        for shade in shades.iter().filter(|shade| shade.drop.orientation == orientation) {
            let size = vec2(0.86, 0.66) * self.cell;
            let field = Rect::from_center_size(self.middle(shade.drop), size);
            let ground = shade_color(shade.light);
            let edge =
                if shade.light >= 1.0 { Color32::WHITE } else { Color32::from_black_alpha(150) };
            let edge = theme::stroke(ctx, self.cell * 0.06, edge);
            painter.rect(field, CornerRadius::same(3), ground, edge, StrokeKind::Inside);
            let font = bold(self.cell * 0.42);
            painter.text(
                field.center(),
                Align2::CENTER_CENTER,
                shade.percent,
                font,
                Color32::WHITE,
            );
        }
    }

    /// Shows the next pieces in a column of tiles, the nearest one at the top.
    pub fn show_next(&self, ctx: &egui::Context, heading: &str) {
        let pieces = &self.game.known()[1..];
        let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("next pieces")));
        let (cell, next) = (self.cell, self.next);
        let ground = next.with_max_y(next.top() + cell * (1.3 + TILE * pieces.len() as f32) + GAP);
        let edge = theme::stroke(ctx, 1.0, theme::light(38));
        painter.rect(ground, RADIUS, glass(214), edge, StrokeKind::Inside);
        let at = next.center_top() + vec2(0.0, cell * 0.75);
        painter.text(at, Align2::CENTER_CENTER, heading, bold(LABEL), FAINT);
        for (index, piece) in pieces.iter().enumerate() {
            let top = next.top() + cell * (1.3 + TILE * index as f32);
            let tile = next.with_min_y(top).with_max_y(top + cell * TILE);
            let tile = tile.shrink2(vec2(GAP, GAP / 2.0));
            let edge = if index == 0 { ACCENT.gamma_multiply(0.7) } else { theme::light(28) };
            let edge = theme::stroke(ctx, 1.0, edge);
            painter.rect(tile, RADIUS, glass(120), edge, StrokeKind::Inside);
            let (block, orientation) = (cell * NEXT_BLOCK, first_orientation(*piece));
            let alpha = if index == 0 { 1.0 } else { 0.7 };
            painter.add(painted(ctx, |paint| {
                let look = Look { alpha, ..Look::resting(*piece, paint.style) };
                blocks::draw_single(paint, tile.center(), block, orientation, look);
            }));
        }
    }

    fn draw_ground(&self, paint: &mut Paint) {
        let well = self.well;
        let contrast = paint.style.high_contrast;
        let ground = if contrast { BLACK } else { Color::new(0.04, 0.06, 0.13, 0.74) };
        paint.rect(well, ground);
        let beside =
            Rect::from_min_max(pos2(well.right() - self.cell, well.top()), well.right_bottom());
        paint.rect(beside, Color::new(0.25, 0.75, 0.70, if contrast { 0.25 } else { 0.10 }));
        let line = grid(paint.style);
        for column in 1..WELL_COLUMNS {
            let x = well.left() + column as f32 * self.cell;
            paint.line(pos2(x, well.top()), pos2(x, well.bottom()), 1.0, line);
        }
        for row in 1..WELL_ROWS {
            let y = well.top() + row as f32 * self.cell;
            paint.line(pos2(well.left(), y), pos2(well.right(), y), 1.0, line);
        }
        let wall = Color::new(0.8, 0.9, 1.0, 0.5);
        paint.line(beside.left_top(), beside.left_bottom(), 1.6, fade(wall, 0.8));
        paint.border(well.expand(2.0), 1.6, wall);
    }
}

/// Returns the cells of a dropped piece that lie in the well, as columns and rows.
pub fn cells(game: &StackingGame, drop: StackDrop) -> impl Iterator<Item = (usize, usize)> + Clone {
    let ground = if drop.clears() { 0 } else { game.ground(drop) };
    let cells = drop.orientation.cells().into_iter();
    cells.map(move |(x, y)| (drop.column + x, ground + y)).filter(|&(_, row)| row < WELL_ROWS)
}

/// Returns the cell that is `dx` columns to the right and `dy` rows above, if there is one.
fn beside((column, row): (usize, usize), dx: isize, dy: isize) -> Option<(usize, usize)> {
    column.checked_add_signed(dx).zip(row.checked_add_signed(dy))
}
