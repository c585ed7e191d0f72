//! The contour of a set of cells with rounded corners, at any distance inside or outside the border
//! of the cells.
//!
//! Each cell is divided into four quarters around its centre. The three cells that touch a quarter
//! decide what it adds to the contour: a rounded corner, a straight edge, the bend around a missing
//! cell, or nothing.

use epaint::{Pos2, Rect, Vec2, vec2};

use crate::ai::{Bitboard, Cell};
use crate::picture::color::Color;
use crate::picture::layout::BoardLayout;

/// Radius of rounded corners, in cells.
const RADIUS: f32 = 0.16;

/// Number of segments of a rounded corner.
const SEGMENTS: usize = 5;

/// Sines of the angles at which the segments begin and end.
///
/// They are constants, because the last bit of a computed sine differs between systems, and
/// pictures must not.
const SINES: [f32; SEGMENTS + 1] = [0.0, 0.309_017, 0.587_785_25, 0.809_017, 0.951_056_5, 1.0];

/// Half the side of a cell, in cells.
const HALF: f32 = 0.5;

/// The part of the contour in a quarter of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A rounded corner.
    Corner,
    /// A level edge, above or below. It may meet another edge at the bend around a missing cell.
    Level { meets: bool },
    /// An upright edge, on the left or the right. It may meet another edge at the bend around a
    /// missing cell.
    Upright { meets: bool },
    /// The bend around a missing cell.
    Bend,
    /// Nothing, since the quarter lies inside.
    Inside,
}

/// A quarter of a cell.
#[derive(Clone, Copy, Debug)]
pub struct Quarter {
    /// Centre of the cell, in points.
    center: Pos2,
    /// Direction from the cell's centre to its outer corner in this quarter, in half cells. y
    /// points down.
    toward: Vec2,
    /// Side of a cell, in points.
    pub unit: f32,
    /// The part of the contour in this quarter.
    kind: Kind,
}

/// A point of the contour with its outward direction.
#[derive(Clone, Copy, Debug)]
pub struct RimPoint {
    /// The point, in points.
    pub at: Pos2,
    /// The outward direction, a vector of length 1. y points down.
    pub outward: Vec2,
}

/// Returns the four quarters of the cell in `square`.
///
/// `joins(columns, rows)` returns whether the cell that many columns to the right and rows above
/// belongs to the same set.
pub fn quarters(
    square: Rect,
    joins: impl Fn(isize, isize) -> bool,
) -> impl Iterator<Item = Quarter> {
    [(1, 1), (-1, 1), (-1, -1), (1, -1)].into_iter().map(move |(dx, dy)| {
        let kind = match (joins(dx, 0), joins(0, dy), joins(dx, dy)) {
            (false, false, _) => Kind::Corner,
            (true, false, meets) => Kind::Level { meets },
            (false, true, meets) => Kind::Upright { meets },
            (true, true, false) => Kind::Bend,
            (true, true, true) => Kind::Inside,
        };
        let toward = vec2(dx as f32, -dy as f32);
        Quarter { center: square.center(), toward, unit: square.width(), kind }
    })
}

/// Returns the quarters of all cells of a set.
pub fn quarters_of(layout: &BoardLayout, cells: Bitboard) -> impl Iterator<Item = Quarter> {
    cells.cells().flat_map(move |cell| quarters(layout.cell(cell), joins(cell, cells)))
}

/// Returns a function of columns and rows that returns whether the cell that many columns to the
/// right of `cell` and rows above it belongs to `cells`.
pub fn joins(cell: Cell, cells: Bitboard) -> impl Fn(isize, isize) -> bool {
    move |dx, dy| {
        let column = cell.column().checked_add_signed(dx);
        let row = cell.row().checked_add_signed(dy);
        column.zip(row).and_then(|(x, y)| Cell::new(x, y)).is_some_and(|c| cells.contains(c))
    }
}

impl Quarter {
    /// Returns the part of the contour in this quarter, `inside` cells inside the border, or
    /// outside if `inside` is negative.
    ///
    /// The number of points does not depend on `inside`.
    pub fn rim(&self, inside: f32) -> Vec<RimPoint> {
        let reach = HALF - inside;
        let point = |x: f32, y: f32, outward: Vec2| RimPoint {
            at: self.center + vec2(x, y) * self.toward * self.unit,
            outward: outward * self.toward,
        };
        let turn = |part: usize| vec2(SINES[SEGMENTS - part], SINES[part]);
        // Two edges that meet outside the border end where they meet.
        let end = |meets: bool| if meets { HALF + inside.min(0.0) } else { HALF };
        match self.kind {
            Kind::Corner => {
                let (middle, radius) = (HALF - RADIUS.max(inside), (RADIUS - inside).max(0.0));
                let arc = (0..=SEGMENTS).map(|part| {
                    let out = turn(part);
                    point(middle + radius * out.x, middle + radius * out.y, out)
                });
                let first = point(reach, 0.0, vec2(1.0, 0.0));
                let last = point(0.0, reach, vec2(0.0, 1.0));
                std::iter::once(first).chain(arc).chain([last]).collect()
            }
            Kind::Level { meets } => {
                [end(meets), 0.0].map(|x| point(x, reach, vec2(0.0, 1.0))).into()
            }
            Kind::Upright { meets } => {
                [0.0, end(meets)].map(|y| point(reach, y, vec2(1.0, 0.0))).into()
            }
            Kind::Bend => (0..=SEGMENTS)
                .map(|part| {
                    let out = turn(part).yx();
                    let beyond = if inside < 0.0 { Vec2::splat(1.0) } else { out };
                    point(HALF - inside * beyond.x, HALF - inside * beyond.y, out)
                })
                .collect(),
            Kind::Inside => Vec::new(),
        }
    }

    /// Returns the points of the rim with a colour.
    pub fn colored_rim(&self, inside: f32, color: Color) -> Vec<(Pos2, Color)> {
        self.rim(inside).iter().map(|point| (point.at, color)).collect()
    }

    /// Returns the part of the quarter within the contour that lies `inside` cells inside the
    /// border, as a fan: the cell's centre and the corners around it.
    pub fn area(&self, inside: f32) -> (Pos2, Vec<Pos2>) {
        let at = |x: f32, y: f32| self.center + vec2(x, y) * self.toward * self.unit;
        let (beside, above, corner) = (at(HALF, 0.0), at(0.0, HALF), at(HALF, HALF));
        let rim = self.rim(inside).into_iter().map(|point| point.at);
        let corners = match self.kind {
            Kind::Corner => rim.collect(),
            Kind::Level { .. } => std::iter::once(beside).chain(rim).collect(),
            Kind::Upright { .. } => rim.chain([above]).collect(),
            Kind::Bend => std::iter::once(beside).chain(rim).chain([above]).collect(),
            Kind::Inside => vec![beside, corner, above],
        };
        (self.center, corners)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BoardSize;
    use crate::picture::layout::BoardLayout;
    use std::f32::consts::FRAC_PI_4;

    fn layout() -> BoardLayout {
        BoardLayout::from_cell_size(BoardSize::Ten, Pos2::ZERO, 60.0)
    }

    fn cells(text: &str) -> Bitboard {
        text.split(',').map(|cell| cell.parse::<Cell>().unwrap()).collect()
    }

    fn all_quarters(cells: Bitboard) -> Vec<Quarter> {
        cells.cells().flat_map(|cell| quarters(layout().cell(cell), joins(cell, cells))).collect()
    }

    /// Returns the area inside the contour in square cells, added up from the triangles of the
    /// fans.
    fn area(cells: Bitboard, inside: f32) -> f32 {
        let cross = |a: Vec2, b: Vec2| (a.x * b.y - a.y * b.x).abs() / 2.0;
        let fan = |quarter: &Quarter| {
            let (center, corners) = quarter.area(inside);
            corners.windows(2).map(|pair| cross(pair[0] - center, pair[1] - center)).sum::<f32>()
        };
        all_quarters(cells).iter().map(fan).sum::<f32>() / layout().cell_size().powi(2)
    }

    #[test]
    fn a_contour_has_the_corners_and_bends_of_its_piece() {
        for (piece, expected) in [("a1,b1,c1,b2", (6, 2, 0)), ("a1,b1,a2,b2", (4, 0, 4))] {
            let quarters = all_quarters(cells(piece));
            let count = |kind| quarters.iter().filter(|quarter| quarter.kind == kind).count();
            assert_eq!((count(Kind::Corner), count(Kind::Bend), count(Kind::Inside)), expected);
        }
    }

    #[test]
    fn a_contour_is_closed_at_every_distance() {
        for inside in [0.0, 0.03, 0.1, 0.3] {
            let rims =
                all_quarters(cells("c3,d3,e3,d4")).into_iter().map(|quarter| quarter.rim(inside));
            let ends = rims.flat_map(|rim| [rim[0].at, rim[rim.len() - 1].at]);
            let ends: Vec<Pos2> = ends.collect();
            for end in &ends {
                let meeting = ends.iter().filter(|other| other.distance(*end) < 0.01).count();
                assert_eq!(meeting % 2, 0, "{inside} {end:?}");
            }
        }
    }

    /// Where the lights of two edges overlapped, there once was a bright spot.
    #[test]
    fn the_bands_outside_a_contour_do_not_overlap() {
        let cross = |a: Vec2, b: Vec2| (a.x * b.y - a.y * b.x).abs() / 2.0;
        let outside = 0.2;
        let band = |quarter: Quarter| {
            let (inner, outer) = (quarter.rim(0.0), quarter.rim(-outside));
            let pairs: Vec<[Pos2; 2]> =
                inner.iter().zip(&outer).map(|(inner, outer)| [inner.at, outer.at]).collect();
            let quad = |one: &[Pos2; 2], next: &[Pos2; 2]| {
                cross(one[1] - one[0], next[1] - one[0]) + cross(next[1] - one[0], next[0] - one[0])
            };
            pairs.windows(2).map(|pair| quad(&pair[0], &pair[1])).sum::<f32>()
        };
        let area: f32 = all_quarters(cells("c3,d3,e3,d4")).into_iter().map(band).sum();
        // Ten sides, six rounded corners, two bends.
        let sides = 10.0 * outside - 6.0 * 2.0 * RADIUS * outside;
        let corners = 6.0 * FRAC_PI_4 * ((RADIUS + outside).powi(2) - RADIUS.powi(2));
        let expected = sides + corners - 2.0 * outside.powi(2);
        let area = area / layout().cell_size().powi(2);
        assert!((area - expected).abs() < 0.02, "{area} and {expected}");
    }

    #[test]
    fn the_fans_fill_what_the_contour_encloses() {
        let piece = cells("c3,d3,e3,d4");
        let cut = 1.0 - FRAC_PI_4;
        // At the border, the rounding of six corners is missing.
        let expected = 4.0 - 6.0 * cut * RADIUS.powi(2);
        assert!((area(piece, 0.0) - expected).abs() < 0.01);
        // Deeper than the rounding, six corners are square, and the radius of two bends is this
        // distance.
        let inside: f32 = 0.2;
        let expected = 4.0 - 10.0 * inside + (6.0 - 2.0 * FRAC_PI_4) * inside.powi(2);
        assert!((area(piece, inside) - expected).abs() < 0.01, "{}", area(piece, inside));
    }
}
