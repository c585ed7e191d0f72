//! The faces of the named players: a few ovals and lines in the colours of the theme's pieces, drawn like the blocks.

use egui::{Pos2, Rect, Ui, Vec2, vec2};

use crate::ai::{Character, Piece};
use crate::app::board::paint::{into_shape, paint_of_shape};
use crate::picture::{BLACK, Color, Paint, WHITE, mix};

/// What a face is made of.
struct Face {
    key: &'static str,
    /// The pieces whose colours head and hair have.
    head: Piece,
    hair: Piece,
    top: Top,
    eyes: Eyes,
    mouth: Mouth,
}

/// What is on the head.
#[derive(Clone, Copy)]
enum Top {
    Spikes,
    Moon,
    Cap,
    Bunches,
    Knot,
    Fringe,
    Horns,
    Parting,
    Bun,
    Star,
}

#[derive(Clone, Copy)]
enum Eyes {
    Round,
    Wide,
    Closed,
    Glasses,
    Narrow,
}

#[derive(Clone, Copy)]
enum Mouth {
    Smile,
    Grin,
    Straight,
    Open,
    Smirk,
}

const fn face(
    key: &'static str,
    [head, hair]: [Piece; 2],
    top: Top,
    eyes: Eyes,
    mouth: Mouth,
) -> Face {
    Face { key, head, hair, top, eyes, mouth }
}

/// The faces, by key.
const FACES: [Face; 10] = [
    face("pip", [Piece::O, Piece::Z], Top::Spikes, Eyes::Wide, Mouth::Grin),
    face("luna", [Piece::T, Piece::I], Top::Moon, Eyes::Closed, Mouth::Smile),
    face("otto", [Piece::S, Piece::J], Top::Cap, Eyes::Round, Mouth::Straight),
    face("mina", [Piece::L, Piece::T], Top::Bunches, Eyes::Round, Mouth::Smile),
    face("tao", [Piece::O, Piece::J], Top::Knot, Eyes::Closed, Mouth::Straight),
    face("rio", [Piece::I, Piece::L], Top::Fringe, Eyes::Wide, Mouth::Open),
    face("zeno", [Piece::Z, Piece::O], Top::Horns, Eyes::Narrow, Mouth::Grin),
    face("kira", [Piece::L, Piece::Z], Top::Parting, Eyes::Narrow, Mouth::Smirk),
    face("ada", [Piece::S, Piece::T], Top::Bun, Eyes::Glasses, Mouth::Smile),
    face("nova", [Piece::J, Piece::O], Top::Star, Eyes::Round, Mouth::Smirk),
];

/// Shows the face of a named player in a square.
pub fn show(ui: &Ui, place: Rect, character: Character) {
    let Some(face) = FACES.iter().find(|face| face.key == character.key()) else { return };
    let mut paint = paint_of_shape(ui.ctx());
    draw(&mut paint, place, face);
    ui.painter().add(into_shape(paint));
}

/// Draws on a surface whose middle is the middle of a face, and whose unit is half of its side.
struct Brush<'a> {
    paint: &'a mut Paint,
    middle: Pos2,
    unit: f32,
}

impl Brush<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.middle + vec2(x, y) * self.unit
    }

    fn oval(&mut self, at: (f32, f32), radii: (f32, f32), color: Color) {
        let center = self.at(at);
        self.paint.oval(center, Vec2::from(radii) * self.unit, color);
    }

    /// Draws an oval and its mirror image on the other side.
    fn ovals(&mut self, (x, y): (f32, f32), radii: (f32, f32), color: Color) {
        self.oval((-x, y), radii, color);
        self.oval((x, y), radii, color);
    }

    fn line(&mut self, points: &[(f32, f32)], width: f32, color: Color) {
        for pair in points.windows(2) {
            let (from, to) = (self.at(pair[0]), self.at(pair[1]));
            self.paint.line(from, to, width * self.unit, color);
        }
        // Round ends and corners.
        for &point in points {
            self.oval(point, (width / 2.0, width / 2.0), color);
        }
    }

    /// Draws a filled shape around its first point.
    fn shape(&mut self, points: &[(f32, f32)], color: Color) {
        let corners: Vec<(Pos2, Color)> = points.iter().map(|&it| (self.at(it), color)).collect();
        let Some((&first, rest)) = corners.split_first() else { return };
        self.paint.fan(first, rest);
        // The edge, so that slanted sides look smooth.
        for (index, &(from, _)) in corners.iter().enumerate() {
            let to = corners[(index + 1) % corners.len()].0;
            self.paint.line(from, to, 1.5 * self.paint.pixel(), color);
        }
    }
}

fn draw(paint: &mut Paint, place: Rect, face: &Face) {
    let [head, hair] = [face.head, face.hair].map(|piece| paint.style.piece_color(piece));
    let unit = place.width().min(place.height()) / 2.0;
    let mut brush = Brush { paint, middle: place.center(), unit };
    let dark = mix(head, BLACK, 0.78);
    brush.oval((0.0, 0.0), (1.0, 1.0), mix(hair, BLACK, 0.25));
    brush.oval((0.0, 0.0), (0.94, 0.94), mix(hair, BLACK, 0.72));
    draw_behind(&mut brush, face.top, hair);
    // The head is lighter where the light falls, from the upper left.
    brush.oval((0.0, 0.16), (0.56, 0.6), mix(head, BLACK, 0.22));
    brush.oval((-0.03, 0.12), (0.53, 0.56), head);
    brush.oval((-0.12, -0.02), (0.34, 0.32), mix(head, WHITE, 0.16));
    draw_before(&mut brush, face.top, hair);
    draw_eyes(&mut brush, face.eyes, dark);
    draw_mouth(&mut brush, face.mouth, dark);
}

/// Draws what of the hair the head hides.
fn draw_behind(brush: &mut Brush, top: Top, hair: Color) {
    let shade = mix(hair, BLACK, 0.25);
    match top {
        Top::Bunches => brush.ovals((0.62, 0.05), (0.2, 0.26), hair),
        Top::Knot => brush.oval((0.0, -0.58), (0.2, 0.18), hair),
        Top::Bun => {
            brush.oval((0.0, -0.56), (0.26, 0.24), shade);
            brush.oval((0.0, -0.02), (0.64, 0.56), hair);
        }
        Top::Horns => {
            for side in [-1.0, 1.0] {
                brush.shape(
                    &[(side * 0.5, -0.25), (side * 0.62, -0.78), (side * 0.18, -0.38)],
                    hair,
                );
            }
        }
        Top::Parting => {
            brush.oval((0.0, 0.1), (0.66, 0.64), shade);
        }
        Top::Moon => brush.oval((0.0, 0.02), (0.66, 0.66), shade),
        Top::Spikes | Top::Cap | Top::Fringe | Top::Star => {}
    }
}

/// Draws the hair before the head.
fn draw_before(brush: &mut Brush, top: Top, hair: Color) {
    let light = mix(hair, WHITE, 0.2);
    match top {
        Top::Spikes => {
            for (x, tip) in [(-0.42, -0.62), (-0.16, -0.8), (0.12, -0.72), (0.4, -0.6)] {
                let root = -0.2 - 0.12 * (1.0 - f32::abs(x) / 0.42);
                brush.shape(&[(x - 0.16, root), (x + 0.06, tip), (x + 0.18, root)], hair);
            }
        }
        Top::Moon => {
            // A crescent of hair, and one in it.
            brush.shape(
                &[
                    (0.0, -0.5),
                    (-0.36, -0.36),
                    (-0.57, -0.05),
                    (-0.3, -0.2),
                    (0.0, -0.26),
                    (0.3, -0.2),
                    (0.57, -0.05),
                    (0.36, -0.36),
                    (0.0, -0.5),
                ],
                hair,
            );
            brush.oval((0.22, -0.62), (0.16, 0.16), light);
            let ground = mix(hair, BLACK, 0.72);
            brush.oval((0.29, -0.66), (0.14, 0.14), ground);
        }
        Top::Cap => {
            let side = [(0.56, -0.16), (0.53, -0.36), (0.45, -0.5), (0.33, -0.61), (0.18, -0.67)];
            let mut points = vec![(0.0, -0.2)];
            points.extend(side.map(|(x, y)| (-x, y)));
            points.push((0.0, -0.69));
            points.extend(side.into_iter().rev());
            brush.shape(&points, hair);
            brush.line(&[(-0.6, -0.16), (0.78, -0.16)], 0.1, light);
        }
        Top::Bunches => {
            brush.shape(
                &[
                    (0.0, -0.3),
                    (-0.5, -0.12),
                    (-0.44, -0.34),
                    (-0.22, -0.5),
                    (0.0, -0.53),
                    (0.22, -0.5),
                    (0.44, -0.34),
                    (0.5, -0.12),
                ],
                hair,
            );
            brush.ovals((0.52, -0.12), (0.08, 0.08), light);
        }
        Top::Knot => {
            brush.line(&[(-0.5, -0.14), (-0.26, -0.22), (0.26, -0.22), (0.5, -0.14)], 0.1, hair);
            brush.line(&[(-0.14, -0.44), (0.14, -0.44)], 0.08, light);
        }
        Top::Fringe => {
            brush.shape(
                &[
                    (0.05, -0.35),
                    (-0.56, 0.06),
                    (-0.56, -0.2),
                    (-0.36, -0.48),
                    (0.0, -0.6),
                    (0.4, -0.48),
                    (0.58, -0.2),
                    (0.56, 0.02),
                    (0.3, -0.24),
                ],
                hair,
            );
            brush.line(&[(-0.38, -0.36), (0.0, -0.5)], 0.05, light);
        }
        Top::Horns => {}
        Top::Parting => {
            for side in [-1.0, 1.0] {
                brush.shape(
                    &[
                        (side * 0.3, -0.38),
                        (0.0, -0.54),
                        (0.0, -0.34),
                        (side * 0.28, -0.18),
                        (side * 0.54, 0.14),
                        (side * 0.62, -0.08),
                        (side * 0.46, -0.38),
                        (side * 0.2, -0.54),
                    ],
                    if side < 0.0 { hair } else { mix(hair, BLACK, 0.18) },
                );
            }
        }
        Top::Bun => {
            brush.line(&[(-0.46, -0.2), (-0.2, -0.38), (0.2, -0.38), (0.46, -0.2)], 0.14, hair);
            brush.oval((-0.07, -0.62), (0.1, 0.08), light);
        }
        Top::Star => {
            // The tips of a pentagon, and those between them. Computed sines differ between systems in the last bit.
            const TIPS: [(f32, f32); 5] =
                [(0.0, -1.0), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309)];
            const BETWEEN: [(f32, f32); 5] =
                [(0.588, -0.809), (0.951, 0.309), (0.0, 1.0), (-0.951, 0.309), (-0.588, -0.809)];
            let at = |(x, y): (f32, f32), radius: f32| (radius * x, -0.56 + radius * y);
            let mut points = vec![(0.0, -0.56)];
            for (tip, between) in TIPS.into_iter().zip(BETWEEN) {
                points.extend([at(tip, 0.3), at(between, 0.13)]);
            }
            points.push(at(TIPS[0], 0.3));
            brush.shape(&points, hair);
        }
    }
}

fn draw_eyes(brush: &mut Brush, eyes: Eyes, dark: Color) {
    match eyes {
        Eyes::Round => {
            brush.ovals((0.21, 0.08), (0.085, 0.1), dark);
            brush.ovals((0.19, 0.045), (0.028, 0.028), WHITE);
        }
        Eyes::Wide => {
            brush.ovals((0.22, 0.06), (0.15, 0.16), WHITE);
            brush.ovals((0.2, 0.08), (0.075, 0.085), dark);
        }
        Eyes::Closed => {
            for side in [-1.0, 1.0] {
                let points = [(0.12, 0.06), (0.17, 0.11), (0.25, 0.11), (0.3, 0.06)];
                brush.line(&points.map(|(x, y)| (side * x, y)), 0.055, dark);
            }
        }
        Eyes::Glasses => {
            brush.ovals((0.21, 0.08), (0.065, 0.08), dark);
            for side in [-1.0, 1.0] {
                let (at, unit) = (brush.at((side * 0.22, 0.08)), brush.unit);
                brush.paint.ring(at, 0.17 * unit, 0.05 * unit, dark);
            }
            brush.line(&[(-0.06, 0.06), (0.06, 0.06)], 0.05, dark);
        }
        Eyes::Narrow => {
            brush.ovals((0.21, 0.1), (0.08, 0.08), dark);
            for side in [-1.0, 1.0] {
                brush.line(&[(side * 0.1, 0.03), (side * 0.33, -0.06)], 0.06, dark);
            }
        }
    }
}

fn draw_mouth(brush: &mut Brush, mouth: Mouth, dark: Color) {
    let line: &[(f32, f32)] = match mouth {
        Mouth::Smile => &[(-0.2, 0.4), (-0.1, 0.47), (0.1, 0.47), (0.2, 0.4)],
        Mouth::Straight => &[(-0.15, 0.44), (0.15, 0.44)],
        Mouth::Smirk => &[(-0.14, 0.45), (0.06, 0.46), (0.2, 0.37)],
        Mouth::Grin => {
            let teeth = [(0.0, 0.4), (-0.22, 0.36), (-0.12, 0.52), (0.12, 0.52), (0.22, 0.36)];
            brush.shape(&teeth, WHITE);
            &[(-0.22, 0.36), (-0.12, 0.52), (0.12, 0.52), (0.22, 0.36), (-0.22, 0.36)]
        }
        Mouth::Open => {
            brush.oval((0.0, 0.45), (0.11, 0.12), dark);
            &[]
        }
    };
    brush.line(line, 0.055, dark);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Style;

    #[test]
    fn every_named_player_has_a_face_of_its_own_inside_its_square() {
        let mut seen = Vec::new();
        for character in Character::all() {
            let face = FACES.iter().find(|face| face.key == character.key());
            let mut paint = Paint::new(2.0, Style::default());
            let place = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::splat(60.0));
            draw(&mut paint, place, face.expect("a face"));
            let mesh = paint.take();
            let room = Rect::from_min_max(place.min * 2.0, place.max * 2.0).expand(2.0);
            assert!(mesh.vertices.iter().all(|it| room.contains(it.pos)), "{character:?}");
            let shape: Vec<_> =
                mesh.vertices.iter().map(|it| (it.pos.x.to_bits(), it.color)).collect();
            assert!(!seen.contains(&shape), "{character:?}");
            seen.push(shape);
        }
    }
}
