//! Rasterizes triangles on the processor by the rules of graphics cards, with the same result on
//! every machine.
//!
//! Corners lie on a grid of 1/256 pixel, and integers decide whether a pixel's centre is inside, so
//! that triangles that share an edge leave no gap and cover no pixel twice. Edges are as smooth as
//! they were painted.

use epaint::{Color32, Mesh, Pos2, Rect, Vec2, Vertex, pos2};

/// Steps of the grid per pixel.
const STEPS: i64 = 256;

/// A picture of three bytes per pixel, from the top row down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    /// Number of pixels in a row.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
    /// Red, green and blue of each pixel.
    pub bytes: Vec<u8>,
}

impl Pixels {
    /// Returns a black picture.
    pub fn new(width: usize, height: usize) -> Pixels {
        Pixels { width, height, bytes: vec![0; width * height * 3] }
    }

    /// Returns the red, green and blue of a pixel, counted from the upper left corner.
    ///
    /// # Panics
    /// If the pixel lies beyond the last one of the picture.
    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let at = (y * self.width + x) * 3;
        [self.bytes[at], self.bytes[at + 1], self.bytes[at + 2]]
    }

    /// Draws the triangles of a mesh, whose positions are in pixels, over the picture.
    pub fn draw(&mut self, mesh: &Mesh) {
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |i: usize| mesh.vertices[corners[i] as usize];
            self.draw_triangle([corner(0), corner(1), corner(2)]);
        }
    }

    /// Draws the edge of a rectangle with round corners over the picture.
    ///
    /// The edge extends `width` pixels inwards, and fills the rectangle if it reaches the middle.
    pub fn draw_rounded(&mut self, rect: Rect, radius: f32, color: Color32, width: f32) {
        let inner = rect.shrink(radius);
        let columns = rect.left().floor() as i64..rect.right().ceil() as i64;
        for y in rect.top().floor() as i64..rect.bottom().ceil() as i64 {
            for x in columns.clone() {
                let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
                let beyond = at - at.clamp(inner.min, inner.max);
                // Distance of the point inside the edge.
                let depth = if beyond == Vec2::ZERO {
                    let [across, along] = [at - inner.min, inner.max - at].map(Vec2::min_elem);
                    radius + across.min(along)
                } else {
                    radius - beyond.length_sq().sqrt()
                };
                let part = (depth + 0.5).clamp(0.0, 1.0) - (depth - width + 0.5).clamp(0.0, 1.0);
                if part > 0.0 {
                    self.cover(x, y, color, part);
                }
            }
        }
    }

    fn draw_triangle(&mut self, mut corners: [Vertex; 3]) {
        let doubled = area(corners.map(|corner| on_grid(corner.pos)));
        if doubled == 0 {
            return;
        }
        if doubled < 0 {
            corners.swap(1, 2);
        }
        let points = corners.map(|corner| on_grid(corner.pos));
        let Some([left, right]) = span(points.map(|point| point[0]), self.width) else { return };
        let Some([top, bottom]) = span(points.map(|point| point[1]), self.height) else { return };
        let edges = [(1, 2), (2, 0), (0, 1)].map(|(a, b)| Edge::new(points[a], points[b]));
        let colors = corners.map(|corner| corner.color.to_array().map(f32::from));
        let whole = 1.0 / doubled.unsigned_abs() as f32;
        for y in top..=bottom {
            let mut inside = edges.each_ref().map(|edge| edge.at(left, y));
            for x in left..=right {
                if (0..3).all(|i| inside[i] >= edges[i].least) {
                    let parts = inside.map(|part| part as f32 * whole);
                    let channel = |i: usize| {
                        colors[0][i] * parts[0] + colors[1][i] * parts[1] + colors[2][i] * parts[2]
                    };
                    self.blend(x, y, [channel(0), channel(1), channel(2), channel(3)]);
                }
                (0..3).for_each(|i| inside[i] += edges[i].per_pixel);
            }
        }
    }

    /// Draws a colour, whose channels are multiplied by its alpha, over a pixel.
    fn blend(&mut self, x: usize, y: usize, [r, g, b, a]: [f32; 4]) {
        let at = (y * self.width + x) * 3;
        let rest = 1.0 - a / 255.0;
        for (byte, over) in self.bytes[at..at + 3].iter_mut().zip([r, g, b]) {
            // The conversion clamps at 255.
            *byte = (over + f32::from(*byte) * rest + 0.5) as u8;
        }
    }

    /// Draws a colour over the fraction `part` of a pixel, 0 to 1. Pixels outside the picture are
    /// ignored.
    pub fn cover(&mut self, x: i64, y: i64, color: Color32, part: f32) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        if x < self.width && y < self.height {
            self.blend(x, y, color.to_array().map(|channel| f32::from(channel) * part));
        }
    }
}

/// Returns a point in steps of the grid.
///
/// Distant points are clamped to keep products in range; nothing of them is visible.
fn on_grid(at: Pos2) -> [i64; 2] {
    const FAR: f32 = 65_536.0;
    [at.x, at.y].map(|x| (x.clamp(-FAR, FAR) * STEPS as f32).round() as i64)
}

/// Returns twice the signed area of a triangle, which is positive if its corners go clockwise in
/// the picture.
fn area([a, b, c]: [[i64; 2]; 3]) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// Returns the first and the last of `count` pixels whose centres lie between the extremes of three
/// coordinates in steps, or `None` if there are none.
fn span(steps: [i64; 3], count: usize) -> Option<[usize; 2]> {
    let (least, most) = (steps.iter().min()?, steps.iter().max()?);
    let first = (least - STEPS / 2 + STEPS - 1).div_euclid(STEPS).max(0);
    let last = (most - STEPS / 2).div_euclid(STEPS).min(count as i64 - 1);
    (first <= last).then_some([first as usize, last as usize])
}

/// An edge of a triangle, which has the triangle on its right.
struct Edge {
    from: [i64; 2],
    along: [i64; 2],
    per_pixel: i64,
    /// The least value of [`Edge::at`] for a centre inside.
    ///
    /// A centre on the edge belongs to exactly one of the triangles that share the edge.
    least: i64,
}

impl Edge {
    fn new(from: [i64; 2], to: [i64; 2]) -> Edge {
        let along = [to[0] - from[0], to[1] - from[1]];
        let takes_border = along[1] < 0 || along[1] == 0 && along[0] > 0;
        Edge { from, along, per_pixel: -along[1] * STEPS, least: i64::from(!takes_border) }
    }

    /// Returns twice the signed area of the triangle between this edge and a pixel's centre.
    fn at(&self, x: usize, y: usize) -> i64 {
        let [x, y] = [x, y].map(|at| at as i64 * STEPS + STEPS / 2);
        self.along[0] * (y - self.from[1]) - self.along[1] * (x - self.from[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fan(center: Pos2, corners: &[Pos2], color: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        let vertex = |pos| Vertex { pos, uv: Pos2::ZERO, color };
        mesh.vertices =
            std::iter::once(center).chain(corners.iter().copied()).map(vertex).collect();
        let count = corners.len() as u32;
        mesh.indices = (0..count).flat_map(|i| [0, 1 + i, 1 + (i + 1) % count]).collect();
        mesh
    }

    /// Wherever the triangles meet, each pixel inside is covered once and none outside.
    #[test]
    fn triangles_that_share_edges_cover_each_pixel_once() {
        let corners = [pos2(1.0, 1.0), pos2(15.0, 1.0), pos2(15.0, 15.0), pos2(1.0, 15.0)];
        let mut rng = fastrand::Rng::with_seed(5);
        for round in 0..200 {
            let at = |rng: &mut fastrand::Rng| 1.0 + (rng.f32() * 28.0).round() / 2.0;
            let center = pos2(at(&mut rng), at(&mut rng));
            let mut corners = corners;
            if round % 2 == 0 {
                corners.reverse();
            }
            let mut pixels = Pixels::new(16, 16);
            pixels.draw(&fan(center, &corners, Color32::from_rgba_premultiplied(100, 0, 0, 100)));
            for (x, y) in (0..16).flat_map(|y| (0..16).map(move |x| (x, y))) {
                let inside = (1..15).contains(&x) && (1..15).contains(&y);
                let expected = if inside { [100, 0, 0] } else { [0, 0, 0] };
                assert_eq!(pixels.at(x, y), expected, "{center:?} {x} {y}");
            }
        }
    }

    #[test]
    fn colours_run_from_corner_to_corner() {
        let mut mesh = fan(pos2(0.0, 0.0), &[pos2(256.0, 0.0), pos2(0.0, 8.0)], Color32::BLACK);
        mesh.indices = vec![0, 1, 2];
        mesh.vertices[1].color = Color32::WHITE;
        let mut pixels = Pixels::new(256, 8);
        pixels.draw(&mesh);
        for x in [0, 60, 120, 180] {
            assert!(pixels.at(x, 1)[0].abs_diff(x as u8) <= 1, "{x}: {:?}", pixels.at(x, 1));
        }
    }

    #[test]
    fn triangles_outside_the_picture_are_not_drawn() {
        let mut pixels = Pixels::new(4, 4);
        for corner in [f32::NAN, f32::INFINITY, -1e30, 1e30, -3.0, 9.0] {
            let corners = [pos2(corner, 1.0), pos2(corner, corner), pos2(1.0, corner)];
            pixels.draw(&fan(pos2(2.0, 2.0), &corners, Color32::WHITE));
        }
        pixels.cover(-1, 0, Color32::WHITE, 1.0);
        pixels.cover(0, 4, Color32::WHITE, 1.0);
        let mut untouched = Pixels::new(4, 4);
        let away = [pos2(9.0, 9.0), pos2(12.0, 9.0), pos2(9.0, 12.0)];
        untouched.draw(&fan(pos2(10.0, 10.0), &away, Color32::WHITE));
        assert_eq!(untouched, Pixels::new(4, 4));
    }
}
