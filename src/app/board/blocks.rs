//! How blocks look: glassy and bevelled, with bright edges along the outline of a piece.

use crate::app::window::color::{BLACK, Color, WHITE};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ai::{Bitboard, Cell, Piece};
use crate::app::board::paint::{Paint, fade, mix};
use crate::app::ui::layout::TableLayout;
use crate::app::ui::style::Style;
use crate::app::ui::theme::STONE;

/// The sides on which a cell borders on another cell of the same piece.
#[derive(Clone, Copy)]
struct Joined {
    left: bool,
    right: bool,
    up: bool,
    down: bool,
}

impl Joined {
    fn of(cell: Cell, piece: Bitboard) -> Joined {
        let has = |dx: isize, dy: isize| {
            let column = cell.column().checked_add_signed(dx);
            let row = cell.row().checked_add_signed(dy);
            column.zip(row).and_then(|(x, y)| Cell::new(x, y)).is_some_and(|c| piece.contains(c))
        };
        Joined { left: has(-1, 0), right: has(1, 0), up: has(0, 1), down: has(0, -1) }
    }

    /// Returns the cell's square, inset on the sides where the piece ends.
    fn inset(self, square: Rect, by: f32) -> Rect {
        let on = |joined: bool| if joined { 0.0 } else { by };
        Rect::from_min_max(
            square.min + vec2(on(self.left), on(self.up)),
            square.max - vec2(on(self.right), on(self.down)),
        )
    }
}

/// How to draw a piece.
#[derive(Clone, Copy)]
pub struct Look {
    /// Colour of the blocks.
    pub color: Color,
    /// Opacity, 0 to 1.
    pub alpha: f32,
    /// Added light, 0 to 1.
    pub flash: f32,
    /// Scale of the piece about its centre; 1 is its size on the board.
    pub size: f32,
    /// The piece whose pattern is drawn on the blocks, if patterns are on.
    pub pattern: Option<Piece>,
}

impl Look {
    /// Returns the look of a piece that lies on the board.
    pub fn resting(piece: Piece, style: Style) -> Look {
        let color = style.piece_color(piece);
        Look { color, alpha: 1.0, flash: 0.0, size: 1.0, pattern: Some(piece) }
    }

    /// Returns the look of a cell that was filled from the start.
    pub fn stone() -> Look {
        Look { color: STONE, alpha: 1.0, flash: 0.0, size: 1.0, pattern: None }
    }
}

/// Returns the centre of a piece.
pub fn middle(layout: &TableLayout, piece: Bitboard) -> Pos2 {
    let all = piece.cells().map(|cell| layout.cell(cell));
    all.reduce(|a, b| a.union(b)).map_or(layout.board.center(), |rect| rect.center())
}

/// Draws the blocks of one piece.
pub fn draw_piece(paint: &mut Paint, layout: &TableLayout, piece: Bitboard, look: Look) {
    let center = middle(layout, piece);
    let swell = |p: Pos2| center + (p - center) * look.size;
    for cell in piece.cells() {
        let square = layout.cell(cell);
        let square = Rect::from_min_max(swell(square.min), swell(square.max));
        draw_block(paint, square, Joined::of(cell, piece), look);
    }
}

fn draw_block(paint: &mut Paint, square: Rect, joined: Joined, look: Look) {
    let unit = square.width();
    let solid = |color: Color, alpha: f32| fade(color, alpha * look.alpha);
    let base = mix(look.color, WHITE, look.flash * 0.6);
    let face = joined.inset(square, unit * 0.03);
    let style = paint.style;
    let ground = mix(base, BLACK, style.shade());
    let (light, dark) = (mix(ground, WHITE, 0.16 * style.gloss()), mix(ground, BLACK, 0.24));
    paint.gradient(face, solid(light, 0.95), solid(dark, 0.95));

    // A pane of glass on every block: light from above, a faint glow from below.
    let glass = Rect::from_center_size(square.center(), Vec2::splat(unit * 0.70));
    let (upper, lower) = glass.split_top_bottom_at_fraction(0.55);
    let shine = |color: Color, alpha: f32| solid(color, alpha * style.gloss());
    paint.gradient(upper, shine(WHITE, 0.34), shine(WHITE, 0.02));
    paint.gradient(lower, shine(WHITE, 0.02), shine(mix(base, WHITE, 0.4), 0.20));

    draw_bevel(paint, face, joined, unit * 0.115, &shine);
    if let Some(piece) = look.pattern.filter(|_| style.patterns) {
        let mark = if style.shade() > 0.0 { base } else { mix(base, BLACK, 0.78) };
        draw_pattern(paint, square, piece, solid(mark, 0.85));
    }
    let edge = if style.high_contrast { WHITE } else { mix(base, WHITE, style.edge()) };
    draw_edges(paint, face, joined, unit, solid(edge, 0.9));
}

/// Draws the mark that distinguishes a piece's blocks without colour.
fn draw_pattern(paint: &mut Paint, square: Rect, piece: Piece, color: Color) {
    let reach = square.width() * 0.22;
    let center = square.center();
    let at = |x: f32, y: f32| center + vec2(x, y) * reach;
    let width = square.width() * 0.085;
    let strokes: &[[f32; 4]] = match piece {
        Piece::I => &[[-0.45, -1.0, -0.45, 1.0], [0.45, -1.0, 0.45, 1.0]],
        Piece::O => {
            &[[-1., -1., 1., -1.], [1., -1., 1., 1.], [1., 1., -1., 1.], [-1., 1., -1., -1.]]
        }
        Piece::T => &[[0.0, -1.0, 0.0, 1.0], [-1.0, 0.0, 1.0, 0.0]],
        Piece::S => &[[-1.0, 1.0, 1.0, -1.0]],
        Piece::Z => &[[-1.0, -1.0, 1.0, 1.0]],
        Piece::J => &[[-1.0, -0.45, 1.0, -0.45], [-1.0, 0.45, 1.0, 0.45]],
        Piece::L => &[[-1.0, 0.6, 0.0, -0.7], [0.0, -0.7, 1.0, 0.6]],
    };
    for [x, y, to_x, to_y] in strokes {
        paint.line(at(*x, *y), at(*to_x, *to_y), width, color);
    }
}

/// Draws the slanted rim, lit from the upper left.
fn draw_bevel(
    paint: &mut Paint,
    face: Rect,
    joined: Joined,
    width: f32,
    solid: &dyn Fn(Color, f32) -> Color,
) {
    let inner = joined.inset(face, width);
    let light = |alpha| (solid(WHITE, alpha), solid(WHITE, alpha * 0.3));
    let shade = |alpha| (solid(BLACK, alpha), solid(BLACK, alpha * 0.4));
    let mut rim = |outer: [Pos2; 2], inner: [Pos2; 2], (at_edge, inside): (Color, Color)| {
        paint.quad([outer[0], outer[1], inner[1], inner[0]], [at_edge, at_edge, inside, inside]);
    };
    if !joined.up {
        rim(
            [face.left_top(), face.right_top()],
            [inner.left_top(), inner.right_top()],
            light(0.55),
        );
    }
    if !joined.left {
        rim(
            [face.left_top(), face.left_bottom()],
            [inner.left_top(), inner.left_bottom()],
            light(0.34),
        );
    }
    if !joined.down {
        let inside = [inner.left_bottom(), inner.right_bottom()];
        rim([face.left_bottom(), face.right_bottom()], inside, shade(0.46));
    }
    if !joined.right {
        let inside = [inner.right_top(), inner.right_bottom()];
        rim([face.right_top(), face.right_bottom()], inside, shade(0.34));
    }
}

/// Draws the bright outline of the piece and the faint seams between its blocks.
fn draw_edges(paint: &mut Paint, face: Rect, joined: Joined, unit: f32, bright: Color) {
    let bold = paint.style.high_contrast || paint.style.shade() > 0.0;
    let width = (unit * if bold { 0.055 } else { 0.03 }).max(0.8);
    let seam = fade(BLACK, 0.22 * bright.a);
    let sides = [
        (joined.up, face.left_top(), face.right_top()),
        (joined.down, face.left_bottom(), face.right_bottom()),
        (joined.left, face.left_top(), face.left_bottom()),
        (joined.right, face.right_top(), face.right_bottom()),
    ];
    for (joined, from, to) in sides {
        let (width, color) = if joined { (width * 0.7, seam) } else { (width, bright) };
        paint.line(from, to, width, color);
    }
}

/// Draws a glowing outline around a piece.
pub fn draw_outline(
    paint: &mut Paint,
    layout: &TableLayout,
    piece: Bitboard,
    color: Color,
    glow: f32,
) {
    let unit = layout.cell_size();
    for cell in piece.cells() {
        let square = layout.cell(cell);
        let joined = Joined::of(cell, piece);
        let (l, r, t, b) = (square.left(), square.right(), square.top(), square.bottom());
        let sides = [
            (joined.up, pos2(l, t), pos2(r, t)),
            (joined.down, pos2(l, b), pos2(r, b)),
            (joined.left, pos2(l, t), pos2(l, b)),
            (joined.right, pos2(r, t), pos2(r, b)),
        ];
        for (_, from, to) in sides.into_iter().filter(|side| !side.0) {
            let reach = (to - from).normalized() * unit * 0.02;
            for (width, alpha) in [(0.30, 0.10), (0.18, 0.18), (0.10, 0.30)] {
                paint.line(from, to, unit * width * (0.6 + 0.4 * glow), fade(color, alpha * glow));
            }
            paint.line(from - reach, to + reach, unit * 0.05, color);
        }
    }
}

/// Draws the mark of a dead cell, which can no longer be used; `grown` goes from 0 to 1 as the mark appears.
pub fn draw_dead_mark(paint: &mut Paint, square: Rect, grown: f32) {
    let unit = square.width();
    paint.rect(square.shrink(unit * 0.04), Color::new(0.0, 0.0, 0.0, 0.38 * grown));
    let reach = unit * 0.2 * grown;
    let strength = if paint.style.high_contrast { 1.0 } else { 0.5 };
    let color = Color::new(0.95, 0.97, 1.0, strength * grown);
    let center = square.center();
    for across in [vec2(reach, reach), vec2(reach, -reach)] {
        paint.line(center - across, center + across, unit * 0.055, color);
    }
}

/// Hatches a cell where the ghost does not fit, so that colour is not the only cue.
pub fn draw_blocked_mark(paint: &mut Paint, square: Rect) {
    let unit = square.width();
    let color = Color::new(1.0, 0.25, 0.25, 0.95);
    paint.rect(square.shrink(unit * 0.03), Color::new(0.6, 0.0, 0.05, 0.55));
    let field = square.shrink(unit * 0.08);
    for part in [0.35, 0.7, 1.05, 1.4, 1.75] {
        let reach = field.width() * part;
        let over = (reach - field.width()).max(0.0);
        let from = pos2(field.left() + over, field.top() + reach - over);
        let to = pos2(field.left() + reach - over, field.top() + over);
        paint.line(from, to, unit * 0.06, color);
    }
}
