//! Splits egui's meshes: clips them to a rectangle, since macroquad's safe functions have no scissor test, and divides them into pieces
//! that fit into its buffers.

use arrayvec::ArrayVec;
use egui::epaint::{Mesh, Vertex};
use egui::{Color32, Rect, pos2};

/// Most indices in a piece. macroquad adds pieces to a draw call until the next one no longer fits into its buffers, which hold 5000
/// indices and 10000 vertices: four of these pieces fill one.
pub const MAX_INDICES: usize = 1200;

/// A piece of a mesh.
#[derive(Default)]
pub struct Piece {
    /// The vertices of its triangles.
    pub vertices: Vec<Vertex>,
    /// Three indices into `vertices` per triangle.
    pub indices: Vec<u16>,
}

/// Splits meshes one after the other, reusing its buffers.
#[derive(Default)]
pub struct Cutter {
    piece: Piece,
    /// For each vertex of the mesh: the number of vertices written for this mesh up to and including it, or 0 if it was not written.
    written: Vec<u32>,
}

impl Cutter {
    /// Calls `draw` with pieces of `mesh` that together show the part within `clip`, in the mesh's order.
    pub fn cut(&mut self, mesh: &Mesh, clip: Rect, mut draw: impl FnMut(&Piece)) {
        let is_inside = clip.contains_rect(mesh.calc_bounds());
        self.written.clear();
        self.written.resize(mesh.vertices.len(), 0);
        // The number of this mesh's vertices in finished pieces.
        let mut done = 0;
        for triangle in mesh.indices.chunks_exact(3) {
            // A triangle clipped on four sides has seven corners, which make five triangles.
            if self.piece.indices.len() + 15 > MAX_INDICES {
                done += self.piece.vertices.len() as u32;
                self.flush(&mut draw);
            }
            let numbers = [triangle[0], triangle[1], triangle[2]].map(|index| index as usize);
            let corners = numbers.map(|number| mesh.vertices[number]);
            if is_inside || corners.iter().all(|corner| clip.contains(corner.pos)) {
                for (number, corner) in numbers.into_iter().zip(corners) {
                    if self.written[number] <= done {
                        self.piece.vertices.push(corner);
                        self.written[number] = done + self.piece.vertices.len() as u32;
                    }
                    self.piece.indices.push((self.written[number] - done - 1) as u16);
                }
            } else {
                let polygon = within(corners, clip);
                let first = self.piece.vertices.len() as u16;
                self.piece.vertices.extend(&polygon);
                for last in 2..polygon.len() as u16 {
                    self.piece.indices.extend([first, first + last - 1, first + last]);
                }
            }
        }
        self.flush(&mut draw);
    }

    fn flush(&mut self, draw: &mut impl FnMut(&Piece)) {
        if !self.piece.indices.is_empty() {
            draw(&self.piece);
        }
        self.piece.vertices.clear();
        self.piece.indices.clear();
    }
}

/// The three corners of a triangle, plus one for each side of a rectangle that clips it.
type Polygon = ArrayVec<Vertex, 7>;

/// Returns the part of a triangle within a rectangle (Sutherland and Hodgman, 1974).
fn within(triangle: [Vertex; 3], clip: Rect) -> Polygon {
    let mut polygon: Polygon = triangle.into_iter().collect();
    let sides: [&dyn Fn(&Vertex) -> f32; 4] = [
        &|corner| corner.pos.x - clip.left(),
        &|corner| clip.right() - corner.pos.x,
        &|corner| corner.pos.y - clip.top(),
        &|corner| clip.bottom() - corner.pos.y,
    ];
    for inwards in sides {
        let corners = std::mem::take(&mut polygon);
        for (number, corner) in corners.iter().enumerate() {
            let previous = &corners[(number + corners.len() - 1) % corners.len()];
            let (from, to) = (inwards(previous), inwards(corner));
            if (from < 0.0) != (to < 0.0) {
                polygon.push(between(previous, corner, from / (from - to)));
            }
            if to >= 0.0 {
                polygon.push(*corner);
            }
        }
    }
    polygon
}

/// Interpolates between two vertices.
fn between(from: &Vertex, to: &Vertex, part: f32) -> Vertex {
    let number = |from: f32, to: f32| from + (to - from) * part;
    let point = |from: egui::Pos2, to: egui::Pos2| pos2(number(from.x, to.x), number(from.y, to.y));
    let channel = |index: usize| {
        let [from, to] = [from.color, to.color].map(|color| f32::from(color.to_array()[index]));
        number(from, to).round() as u8
    };
    Vertex {
        pos: point(from.pos, to.pos),
        uv: point(from.uv, to.uv),
        color: Color32::from_rgba_premultiplied(channel(0), channel(1), channel(2), channel(3)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a vertex whose texture coordinates follow its position, and whose colour follows its x coordinate.
    fn vertex(x: f32, y: f32) -> Vertex {
        Vertex { pos: pos2(x, y), uv: pos2(x / 10.0, y / 10.0), color: Color32::from_gray(x as u8) }
    }

    fn mesh(triangles: &[[(f32, f32); 3]]) -> Mesh {
        let mut mesh = Mesh::default();
        for &(x, y) in triangles.iter().flatten() {
            mesh.indices.push(mesh.vertices.len() as u32);
            mesh.vertices.push(vertex(x, y));
        }
        mesh
    }

    fn triangles(mesh: &Mesh, clip: Rect) -> Vec<[Vertex; 3]> {
        let mut all = Vec::new();
        Cutter::default().cut(mesh, clip, |piece| {
            assert!(piece.indices.len() <= MAX_INDICES);
            for triangle in piece.indices.chunks_exact(3) {
                all.push([0, 1, 2].map(|corner| piece.vertices[usize::from(triangle[corner])]));
            }
        });
        all
    }

    fn area(triangles: &[[Vertex; 3]]) -> f32 {
        let twice = |[a, b, c]: &[Vertex; 3]| {
            let (ab, ac) = (b.pos - a.pos, c.pos - a.pos);
            (ab.x * ac.y - ab.y * ac.x).abs()
        };
        triangles.iter().map(twice).sum::<f32>() / 2.0
    }

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    const TRIANGLE: [(f32, f32); 3] = [(0.0, 0.0), (100.0, 0.0), (0.0, 100.0)];

    #[test]
    fn a_mesh_within_the_rectangle_stays_as_it_is() {
        let mesh = mesh(&[TRIANGLE]);
        let left = triangles(&mesh, rect(0.0, 0.0, 100.0, 100.0));
        assert_eq!(left.concat(), mesh.vertices);
    }

    #[test]
    fn a_triangle_outside_the_rectangle_is_dropped() {
        assert!(triangles(&mesh(&[TRIANGLE]), rect(60.0, 60.0, 90.0, 90.0)).is_empty());
        assert!(triangles(&mesh(&[TRIANGLE]), rect(-20.0, 10.0, -10.0, 20.0)).is_empty());
    }

    #[test]
    fn what_is_left_of_a_triangle_covers_its_part_of_the_rectangle() {
        let cases = [
            (rect(10.0, 10.0, 30.0, 30.0), 400.0),
            (rect(-50.0, -50.0, 50.0, 200.0), 3750.0),
            (rect(40.0, 40.0, 200.0, 200.0), 200.0),
            (rect(10.0, 10.0, 60.0, 60.0), 2300.0),
        ];
        for (clip, expected) in cases {
            let left = triangles(&mesh(&[TRIANGLE]), clip);
            assert!((area(&left) - expected).abs() < 0.1, "{clip}: {}", area(&left));
            assert!(left.iter().flatten().all(|corner| clip.expand(0.01).contains(corner.pos)));
        }
    }

    #[test]
    fn new_corners_take_colour_and_texture_from_their_place() {
        for corner in triangles(&mesh(&[TRIANGLE]), rect(10.0, 10.0, 60.0, 60.0)).concat() {
            let expected = vertex(corner.pos.x.round(), corner.pos.y.round());
            assert!(corner.uv.distance(expected.uv) < 1e-3, "{corner:?}");
            assert_eq!(corner.color, expected.color);
        }
    }

    #[test]
    fn a_large_mesh_comes_in_pieces_in_its_order() {
        let many: Vec<_> =
            (0..3000).map(|i| [(i as f32, 0.0), (i as f32 + 1.0, 0.0), (i as f32, 1.0)]).collect();
        let mut mesh = mesh(&many);
        // A vertex shared by all triangles is in every piece.
        mesh.indices.iter_mut().step_by(3).for_each(|index| *index = 0);
        let whole = triangles(&mesh, Rect::EVERYTHING);
        let expected: Vec<Vertex> =
            mesh.indices.iter().map(|&index| mesh.vertices[index as usize]).collect();
        assert_eq!(whole.concat(), expected);
        // Clipping to the middle of the height loses no triangle either.
        assert!(triangles(&mesh, rect(0.0, 0.0, 4000.0, 0.5)).len() >= 3000);
    }
}
