//! Draws pieces: each is one rounded body, lit from the upper left, with a bright edge.

use epaint::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ai::{Bitboard, Cell, Orientation, Piece, Placement};
use crate::picture::color::{BLACK, Color, WHITE};
use crate::picture::contour::{self, Quarter};
use crate::picture::layout::BoardLayout;
use crate::picture::paint::{Paint, fade, mix};
use crate::picture::style::{STONE, Style};

/// Distance of a piece's edge from the border of its cells, in cells.
const EDGE: f32 = 0.025;
/// Distance of the end of the slope to a piece's face from the border of its cells, in cells.
const SLOPE_END: f32 = 0.27;

/// Width of the steep part of the slope, in cells.
const STEEP: f32 = 0.08;

/// Steepness of the slope, 0 to 1, at the start and end of its steep part, then of its gentle part.
const SLOPE: [f32; 4] = [1.0, 0.75, 0.4, 0.0];
/// Brightness of a glowing slope, 0 to 1, at the same four places.
const GLOW: [f32; 4] = [0.95, 0.3, 0.3, 0.0];

/// Reach of the light around a glowing piece, in cells.
const HALO: f32 = 0.2;

/// Side of the largest block that is drawn with few shapes and sharp edges, in pixels.
///
/// Slopes on smaller blocks would be a blur.
const MAX_SMALL_BLOCK: f32 = 15.0;

/// Direction to the light, a vector of length 1. y points down.
const LIGHT: Vec2 = vec2(-0.55, -0.835);

/// The appearance of a piece: colour, opacity, light, size and marks.
#[derive(Clone, Copy)]
pub struct Look {
    /// Colour of the blocks.
    pub color: Color,
    /// Opacity, 0 to 1.
    pub alpha: f32,
    /// Added light, 0 to 1.
    pub flash: f32,
    /// Scale of the piece about its centre; 1 is the size of the board's cells.
    pub size: f32,
    /// The piece whose pattern is drawn on the blocks if the style has patterns.
    pub pattern: Option<Piece>,
    /// Colour of an edge that stands out; `None` for the usual edge.
    pub edge: Option<Color>,
}

impl Look {
    /// Returns the look of a piece that lies on the board.
    pub fn resting(piece: Piece, style: Style) -> Look {
        let color = style.piece_color(piece);
        Look { color, alpha: 1.0, flash: 0.0, size: 1.0, pattern: Some(piece), edge: None }
    }

    /// Returns the look of cells that were filled from the start and belong to no piece.
    pub fn stone() -> Look {
        Look { color: STONE, alpha: 1.0, flash: 0.0, size: 1.0, pattern: None, edge: None }
    }
}

/// Returns the centre of the smallest rectangle around a piece.
pub fn center(layout: &BoardLayout, piece: Bitboard) -> Pos2 {
    bounds(layout, piece).center()
}

/// Returns the smallest rectangle around a set of cells, or the whole board for the empty set.
pub fn bounds(layout: &BoardLayout, cells: Bitboard) -> Rect {
    let all = cells.cells().map(|cell| layout.cell(cell));
    all.reduce(|a, b| a.union(b)).unwrap_or(layout.rect)
}

/// Draws a set of cells as one piece.
pub fn draw_piece(paint: &mut Paint, layout: &BoardLayout, piece: Bitboard, look: Look) {
    let bounds = bounds(layout, piece);
    let center = bounds.center();
    let swell = |p: Pos2| center + (p - center) * look.size;
    let grown = |rect: Rect| Rect::from_min_max(swell(rect.min), swell(rect.max));
    let body = Body::new(look, grown(bounds), paint.style);
    for cell in piece.cells() {
        let joins = contour::joins(cell, piece);
        body.draw_block(paint, grown(layout.cell(cell)), joins);
    }
}

/// Draws the light that a piece's edge throws on the ground, if the style glows.
///
/// Draw neighbouring pieces afterwards, or the light covers them.
pub fn draw_halo(paint: &mut Paint, layout: &BoardLayout, piece: Bitboard, look: Look) {
    if !paint.style.has_glow() {
        return;
    }
    let light = fade(look.color, look.alpha * (0.4 + 0.4 * look.flash));
    let dark = fade(light, 0.0);
    for quarter in contour::quarters_of(layout, piece) {
        paint.band(&quarter.colored_rim(EDGE, light), &quarter.colored_rim(-HALO, dark));
    }
}

/// Draws one block of a piece.
///
/// `joins(columns, rows)` returns whether the block that many columns to the right and rows above
/// belongs to the same piece.
pub fn draw_block(
    paint: &mut Paint,
    square: Rect,
    joins: impl Fn(isize, isize) -> bool,
    look: Look,
) {
    Body::new(look, square, paint.style).draw_block(paint, square, joins);
}

/// Draws a piece that lies on no board, centred at `middle`.
///
/// `unit` is the side of a block in points; it is rounded down to whole pixels.
pub fn draw_single(
    paint: &mut Paint,
    middle: Pos2,
    unit: f32,
    orientation: Orientation,
    look: Look,
) {
    let unit = (unit / paint.pixel()).floor().max(1.0) * paint.pixel();
    let size = vec2(orientation.width() as f32, orientation.height() as f32) * unit;
    let corner = middle - size / 2.0;
    let corner = pos2(paint.snapped(corner.x), paint.snapped(corner.y));
    let bounds = Rect::from_min_size(corner, size);
    let body = Body::new(look, bounds, paint.style);
    let cells = orientation.cells();
    let at = |(column, row): (usize, usize)| (column as isize, row as isize);
    for cell in cells {
        let (column, row) = at(cell);
        let above = orientation.height() as isize - 1 - row;
        let square = Rect::from_min_size(
            corner + vec2(column as f32, above as f32) * unit,
            Vec2::splat(unit),
        );
        let joins = |dx, dy| cells.into_iter().any(|other| at(other) == (column + dx, row + dy));
        body.draw_block(paint, square, joins);
    }
}

/// A piece with the colours and proportions of its blocks.
pub struct Body {
    /// Colour of the blocks, with the added light.
    base: Color,
    /// Colour of the face at the upper left corner of `bounds`.
    top: Color,
    /// Colour of the face at the lower right corner of `bounds`.
    bottom: Color,
    /// Colour of the edge.
    edge: Color,
    /// Whether the edge glows instead of catching light.
    has_glow: bool,
    /// Width of the edge, in cells.
    edge_width: f32,
    /// Whether the edge is equally bright on all sides of the piece.
    is_outlined: bool,
    /// Whether seams separate the blocks.
    has_blocks: bool,
    /// Shine of the face, from 0 (flat) to 1.
    gloss: f32,
    /// Opacity, 0 to 1.
    alpha: f32,
    /// The piece whose pattern is drawn on the blocks.
    pattern: Option<Piece>,
    /// The rectangle over which the face changes its colour.
    bounds: Rect,
}

impl Body {
    /// Returns a piece with seams between its blocks, coloured over `bounds`.
    pub fn new(look: Look, bounds: Rect, style: Style) -> Body {
        let base = mix(look.color, WHITE, look.flash * 0.6);
        let has_glow = style.has_glow();
        let bold = style.high_contrast || has_glow;
        let (edge, edge_width) = match look.edge {
            Some(edge) => (edge, 0.055),
            None if style.high_contrast => (WHITE, 0.055),
            None if has_glow => (mix(base, WHITE, 0.3), 0.05),
            None => (mix(base, WHITE, 0.72), 0.028),
        };
        let (top, bottom) = if has_glow {
            (mix(base, BLACK, 0.68), mix(base, BLACK, 0.82))
        } else {
            (mix(base, WHITE, 0.05 + 0.15 * style.gloss()), mix(base, BLACK, 0.2))
        };
        Body {
            base,
            top,
            bottom,
            edge: mix(edge, WHITE, look.flash * 0.6),
            has_glow,
            edge_width,
            is_outlined: look.edge.is_some() || bold,
            has_blocks: true,
            gloss: style.gloss(),
            alpha: look.alpha,
            pattern: look.pattern,
            bounds,
        }
    }

    /// Returns a piece without seams and patterns, coloured over `bounds`.
    pub fn smooth(look: Look, bounds: Rect, style: Style) -> Body {
        Body { has_blocks: false, pattern: None, ..Body::new(look, bounds, style) }
    }

    /// Returns a letter of the same material, whose blocks have sides of `pixels` pixels.
    ///
    /// The edge is wider than a piece's, as strokes are wider than a block.
    pub fn letter(look: Look, bounds: Rect, style: Style, pixels: f32) -> Body {
        let body = Body::new(look, bounds, style);
        let least = if body.is_outlined { 1.0 / pixels } else { 0.0 };
        let edge_width = (2.5 * body.edge_width).max(least);
        // Strokes are too thin to show the glow inside, so their face is lighter.
        let lit = |face: Color| if body.has_glow { mix(face, body.base, 0.35) } else { face };
        let (top, bottom) = (lit(body.top), lit(body.bottom));
        Body { edge_width, has_blocks: false, top, bottom, ..body }
    }

    /// Returns the colour of the face at a point.
    fn face(&self, at: Pos2) -> Color {
        let part = (at - self.bounds.min) / self.bounds.size().max(Vec2::splat(1.0));
        fade(mix(self.top, self.bottom, 0.25 * part.x + 0.75 * part.y), self.alpha)
    }

    /// Returns the colour of a slope that falls away to `outward`, with a steepness from 0 to 1.
    fn slope(&self, at: Pos2, outward: Vec2, steepness: f32) -> Color {
        let face = self.face(at);
        if self.has_glow {
            return mix(face, self.base, steepness);
        }
        let light = outward.dot(LIGHT) * steepness;
        if light > 0.0 {
            mix(face, WHITE, light * (0.2 + 0.4 * self.gloss))
        } else {
            mix(face, BLACK, -light * 0.55)
        }
    }

    /// Returns the colour of the lines between blocks.
    fn seam(&self) -> Color {
        let (color, strength) = if self.has_glow { (self.base, 0.22) } else { (BLACK, 0.2) };
        fade(color, strength * self.alpha)
    }

    /// Draws one block.
    ///
    /// `joins(columns, rows)` returns whether the block that many columns to the right and rows
    /// above belongs to the same piece.
    pub fn draw_block(
        &self,
        paint: &mut Paint,
        square: Rect,
        joins: impl Fn(isize, isize) -> bool,
    ) {
        if self.has_blocks && square.width() <= MAX_SMALL_BLOCK * paint.pixel() {
            return self.draw_small_block(paint, square, joins);
        }
        for quarter in contour::quarters(square, &joins) {
            self.draw_quarter(paint, &quarter);
        }
        if self.has_blocks {
            self.draw_seams(paint, square, &joins);
        }
        if paint.style.patterns
            && let Some(kind) = self.pattern
        {
            let mark = if self.has_glow { self.base } else { mix(self.base, BLACK, 0.78) };
            draw_pattern(paint, square, kind, fade(mark, 0.85 * self.alpha));
        }
    }

    /// Draws edge, slope and face of a quarter of a block.
    fn draw_quarter(&self, paint: &mut Paint, quarter: &Quarter) {
        // Half a pixel fades outside the edge, so that it looks smooth.
        let pixel = paint.pixel() / quarter.unit;
        let inner_edge = EDGE + self.edge_width;
        let rim = |inside: f32, color: &dyn Fn(Pos2, Vec2) -> Color| {
            let points = quarter.rim(inside).into_iter();
            points.map(|point| (point.at, color(point.at, point.outward))).collect::<Vec<_>>()
        };
        let edge = |alpha: f32| move |_: Pos2, _: Vec2| fade(self.edge, alpha * self.alpha);
        let slope =
            |steepness: f32| move |at: Pos2, outward: Vec2| self.slope(at, outward, steepness);
        let edge_begins = rim(EDGE + pixel / 2.0, &edge(1.0));
        paint.band(&rim(EDGE - pixel / 2.0, &edge(0.0)), &edge_begins);
        paint.band(&edge_begins, &rim(inner_edge, &edge(1.0)));
        let [begin, above, below, end] = if self.has_glow { GLOW } else { SLOPE };
        paint.band(&rim(inner_edge, &slope(begin)), &rim(inner_edge + STEEP, &slope(above)));
        paint.band(&rim(inner_edge + STEEP, &slope(below)), &rim(SLOPE_END, &slope(end)));
        let (center, corners) = quarter.area(SLOPE_END);
        let colored = |at: Pos2| (at, self.face(at));
        paint.fan(colored(center), &corners.into_iter().map(colored).collect::<Vec<_>>());
    }

    /// Draws a block as a flat face with one line of pixels along each side: a seam beside another
    /// block of the piece, else the edge if the piece is outlined, else light above and on the left
    /// and shadow below and on the right.
    fn draw_small_block(
        &self,
        paint: &mut Paint,
        square: Rect,
        joins: impl Fn(isize, isize) -> bool,
    ) {
        let pixel = paint.pixel();
        // Pieces are one pixel apart.
        let free = |is_joined: bool| if is_joined { 0.0 } else { pixel };
        let (left, top) = (paint.snapped(square.left()), paint.snapped(square.top()));
        let right = paint.snapped(square.right()) - free(joins(1, 0));
        let bottom = paint.snapped(square.bottom()) - free(joins(0, -1));
        let body = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
        let face = |y: f32| self.face(pos2(body.center().x, y));
        paint.gradient(body, face(top), face(bottom));
        let seam = self.seam();
        let rim = |outward: Vec2, is_joined: bool| {
            if is_joined {
                // Each seam is drawn once, by the block on its upper or left side.
                (outward.x + outward.y > 0.0).then_some(seam)
            } else if self.is_outlined {
                Some(fade(self.edge, self.alpha))
            } else {
                Some(self.slope(body.center(), outward, 1.0))
            }
        };
        let below = Rect::from_min_max(pos2(left, bottom - pixel), body.max);
        let beside = Rect::from_min_max(pos2(right - pixel, top), body.max);
        let above = Rect::from_min_max(body.min, pos2(right, top + pixel));
        let before = Rect::from_min_max(body.min, pos2(left + pixel, bottom));
        for (line, outward, is_joined) in [
            (below, vec2(0.0, 1.0), joins(0, -1)),
            (beside, vec2(1.0, 0.0), joins(1, 0)),
            (above, vec2(0.0, -1.0), joins(0, 1)),
            (before, vec2(-1.0, 0.0), joins(-1, 0)),
        ] {
            if let Some(color) = rim(outward, is_joined) {
                paint.rect(line, color);
            }
        }
    }

    /// Draws faint lines between the blocks of a piece, because players count cells.
    fn draw_seams(&self, paint: &mut Paint, square: Rect, joins: impl Fn(isize, isize) -> bool) {
        let width = (square.width() * 0.018).max(paint.pixel());
        let inset = square.width() * (EDGE + self.edge_width);
        let color = self.seam();
        if joins(1, 0) {
            let [top, bottom] = [square.right_top(), square.right_bottom()];
            paint.line(top + vec2(0.0, inset), bottom - vec2(0.0, inset), width, color);
        }
        if joins(0, 1) {
            let [left, right] = [square.left_top(), square.right_top()];
            paint.line(left + vec2(inset, 0.0), right - vec2(inset, 0.0), width, color);
        }
    }
}

/// Draws the mark by which a piece is distinguished from the others without colour.
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

/// Draws a glowing outline just inside the border of a set of cells. `glow` is its strength, 0 to
/// 1.
pub fn draw_outline(
    paint: &mut Paint,
    layout: &BoardLayout,
    cells: Bitboard,
    color: Color,
    glow: f32,
) {
    const WIDTH: f32 = 0.06;
    let pixel = paint.pixel() / layout.cell_size();
    let steps = [
        (0.0, 0.0),
        (pixel, 1.0),
        (WIDTH, 1.0),
        (WIDTH + pixel, 0.45 * glow),
        (WIDTH + 0.1, 0.16 * glow),
        (WIDTH + 0.24, 0.0),
    ];
    for quarter in contour::quarters_of(layout, cells) {
        let rims = steps.map(|(inside, alpha)| quarter.colored_rim(inside, fade(color, alpha)));
        for pair in rims.windows(2) {
            paint.band(&pair[0], &pair[1]);
        }
    }
}

/// Fills the contour of a set of cells.
///
/// The area is one shape, so that a translucent colour covers nothing twice and leaves no gaps.
pub fn fill(paint: &mut Paint, layout: &BoardLayout, cells: Bitboard, color: Color) {
    for quarter in contour::quarters_of(layout, cells) {
        let (center, corners) = quarter.area(EDGE);
        let corners: Vec<(Pos2, Color)> = corners.into_iter().map(|at| (at, color)).collect();
        paint.fan((center, color), &corners);
    }
}

/// Returns the column and row of the block that carries a placement's marks, counted from the lower
/// left corner of the orientation.
///
/// The marked block is the one nearest to the centre. No two placements of one orientation have it
/// on the same cell.
pub fn marked_block(orientation: Orientation) -> (usize, usize) {
    let (width, height) = (orientation.width(), orientation.height());
    let from_middle = |&(x, y): &(usize, usize)| {
        (2 * x + 1).abs_diff(width).pow(2) + (2 * y + 1).abs_diff(height).pow(2)
    };
    orientation.cells().into_iter().min_by_key(from_middle).expect("pieces have blocks")
}

/// Returns the centre of the block that carries a placement's marks.
pub fn marked_point(layout: &BoardLayout, placement: Placement) -> Pos2 {
    let (x, y) = marked_block(placement.orientation());
    let (column, row) = placement.corner();
    let block = Cell::new(column + x, row + y).expect("a placement lies on the board");
    layout.cell(block).center()
}

/// Returns the point at which a mark on a piece looks centred: the middle of an I, O, S or Z, else
/// the middle of its row of three.
pub fn piece_center(layout: &BoardLayout, placement: Placement) -> Pos2 {
    match placement.piece() {
        Piece::I | Piece::O | Piece::S | Piece::Z => center(layout, placement.cells()),
        Piece::T | Piece::J | Piece::L => marked_point(layout, placement),
    }
}

/// Draws dashes just inside the border of a set of cells, on a dark casing, so that they are seen
/// on any piece.
pub fn draw_dashes(paint: &mut Paint, layout: &BoardLayout, cells: Bitboard, color: Color) {
    const INSIDE: f32 = 0.1;
    let size = layout.cell_size();
    let middles: Vec<Pos2> = cells.cells().map(|cell| layout.cell(cell).center()).collect();
    let is_in = |at: Pos2| middles.iter().any(|middle| middle.distance_sq(at) < size * size / 16.0);
    for (width, color) in [(0.11, BLACK), (0.06, color)] {
        for &middle in &middles {
            for outwards in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
                if is_in(middle + outwards * size) {
                    continue;
                }
                let side = middle + outwards * size * (0.5 - INSIDE);
                let along = outwards.rot90() * size;
                for [from, to] in [[-0.4, -0.12], [0.12, 0.4]] {
                    paint.line(side + along * from, side + along * to, width * size, color);
                }
            }
        }
    }
}

/// Draws the mark of the last placement, a ring in the middle of the piece.
pub fn draw_last_mark(paint: &mut Paint, layout: &BoardLayout, placement: Placement) {
    let unit = layout.cell_size();
    let center = piece_center(layout, placement);
    paint.ring(center, unit * 0.17, unit * 0.12, fade(BLACK, 0.6));
    paint.ring(center, unit * 0.17, unit * 0.055, WHITE);
}

/// Draws the mark of a dead cell, which no placement can use any more.
///
/// `grown` goes from 0 to 1 as the cell closes from its border inwards.
pub fn draw_dead_mark(paint: &mut Paint, square: Rect, grown: f32) {
    let unit = square.width();
    let closed = (grown * 1.6).min(1.0);
    paint.border(square, square.width() / 2.0 * closed, Color::new(0.02, 0.035, 0.07, 0.8));
    let reach = unit * 0.13 * ((grown - 0.4) / 0.6).max(0.0);
    let color = if paint.style.high_contrast { WHITE } else { Color::new(0.36, 0.44, 0.57, 1.0) };
    let center = square.center();
    for across in [vec2(reach, reach), vec2(reach, -reach)] {
        paint.line(center - across, center + across, unit * 0.055, color);
    }
}

/// Hatches a cell where the piece in hand does not fit, so that colour is not the only cue.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BoardSize;
    use crate::picture::raster::Pixels;
    use crate::picture::style::Theme;

    /// Returns the brightest channel of the pixel at a point.
    fn brightness(pixels: &Pixels, at: Pos2) -> u8 {
        pixels.at(at.x as usize, at.y as usize).into_iter().max().unwrap()
    }

    /// Blocks once were brown, olive and maroon, and nothing glowed. Then they looked as empty as
    /// the piece in hand.
    #[test]
    fn neon_has_a_coloured_core_a_bright_rim_and_a_glow_around() {
        let style = Style { theme: Theme::Neon, ..Style::default() };
        for piece in Piece::ALL {
            let orientation = piece.orientations().next().unwrap();
            let cells = Placement::at(orientation, 3, 3).unwrap().cells();
            let layout = BoardLayout::from_cell_size(BoardSize::Ten, Pos2::ZERO, 60.0);
            let (mut paint, mut pixels) = (Paint::new(1.0, style), Pixels::new(600, 600));
            let look = Look::resting(piece, style);
            draw_halo(&mut paint, &layout, cells, look);
            draw_piece(&mut paint, &layout, cells, look);
            pixels.draw(&paint.take_mesh());
            let block = layout.cell(cells.first().unwrap());
            let below = |distance: f32| block.center_bottom() + vec2(-9.0, distance);
            let core = brightness(&pixels, block.center() - vec2(9.0, 9.0));
            let rim = brightness(&pixels, below(-3.0));
            assert!((40..100).contains(&core) && rim > 200, "{piece}: {core} and {rim}");
            let [glow, beyond] = [3.0, 15.0].map(|at| brightness(&pixels, below(at)));
            assert!(glow > 30 && beyond == 0, "{piece}: {glow} and {beyond}");
        }
    }

    /// A hint once was four squares with gaps.
    #[test]
    fn a_fill_has_one_shade_inside() {
        let cells: Bitboard = Placement::all_on(BoardSize::Ten.bitboard()).next().unwrap().cells();
        let layout = BoardLayout::from_cell_size(BoardSize::Ten, Pos2::ZERO, 31.0);
        let (mut paint, mut pixels) = (Paint::new(1.0, Style::default()), Pixels::new(310, 310));
        fill(&mut paint, &layout, cells, fade(WHITE, 0.25));
        pixels.draw(&paint.take_mesh());
        let inside = bounds(&layout, cells).shrink(6.0);
        let at = |x: usize, y: usize| pixels.at(x, y);
        let rows = inside.top() as usize..inside.bottom() as usize;
        let columns = inside.left() as usize..inside.right() as usize;
        let filled = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
        let shades: std::collections::BTreeSet<_> = filled.map(|(x, y)| at(x, y)).collect();
        assert_eq!(shades.len(), 1, "{shades:?}");
    }

    /// In a shared picture, the ring once was on another block than in the window.
    #[test]
    fn the_same_block_is_marked_in_pictures_of_all_sizes() {
        for placement in Placement::all_on(BoardSize::Ten.bitboard()) {
            let marked = |corner: f32, cell: f32| {
                let corner = Pos2::new(corner, corner);
                let layout = BoardLayout::from_cell_size(BoardSize::Ten, corner, cell);
                layout.cell_at(marked_point(&layout, placement)).unwrap()
            };
            for cell in 8..80 {
                let size = cell as f32 * 1.1;
                assert_eq!(marked(0.3 * size, size), marked(0.0, 64.0), "{placement} {size}");
                assert!(placement.cells().contains(marked(0.0, size)), "{placement}");
            }
        }
    }
}
