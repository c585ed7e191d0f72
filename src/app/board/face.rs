//! The faces of players: heads of blocks in the material of the pieces, with eyes and a mouth.

mod drawings;

use egui::{Pos2, Rect, Ui, Vec2, vec2};

use self::drawings::Tone::{Hair, Head, Third};
use self::drawings::{DRAWINGS, Drawing, Eyes, Mouth, Part, Tone};
use crate::ai::{Character, Level, Opponent, Piece};
use crate::app::board::paint::show_painted_at;
use crate::game::{People, PersonId, Seat, Side};
use crate::picture::blocks::Body;
use crate::picture::style::side_color;
use crate::picture::{BLACK, Color, Look, Paint, WHITE, mix};

/// A face, by the player whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A named player.
    Character(Character),
    /// A level.
    Level(Level),
    /// The opponent whose strength fits the player's.
    Fitting,
    /// A person who is not in the list of people, by the colour of a side.
    Person(Side),
    /// A person, by the index in the list of people.
    Known(usize),
}

impl Face {
    /// Returns the face of a person, or `None` for one who is not in the list of people.
    pub fn for_person(id: PersonId, people: &People) -> Option<Face> {
        people.people().iter().position(|person| person.id == id).map(Face::Known)
    }

    /// Returns the face of a built-in opponent.
    pub fn for_opponent(opponent: Opponent) -> Face {
        match opponent {
            Opponent::Level(level) => Face::Level(level),
            Opponent::Fitting(_) => Face::Fitting,
            Opponent::Character(character) => Face::Character(character),
        }
    }

    /// Returns the faces of the players in a game. A person who is not in the list of people has
    /// the colour of the side, unless the other player looks like that.
    pub fn for_seats(seats: &[Seat; 2], people: &People) -> [Face; 2] {
        let face = |side: Side| match seats[side.index()].opponent() {
            None => {
                let person = seats[side.index()].person();
                person.and_then(|id| Face::for_person(id, people)).unwrap_or(Face::Person(side))
            }
            Some(opponent) => Face::for_opponent(opponent),
        };
        match [Side::First, Side::Second].map(face) {
            [Face::Person(_), Face::Known(0)] => [Face::Person(Side::Second), Face::Known(0)],
            [Face::Known(1), Face::Person(_)] => [Face::Known(1), Face::Person(Side::First)],
            faces => faces,
        }
    }
}

/// Shows a face in a square.
pub fn show(ui: &Ui, rect: Rect, face: Face) {
    show_in_mood(ui, rect, face, false);
}

/// Shows a face in a square, as usual or sad.
pub fn show_in_mood(ui: &Ui, rect: Rect, face: Face, is_sad: bool) {
    let square = Rect::from_min_size(Pos2::ZERO, rect.size());
    let id = (face, is_sad, square.width().to_bits(), square.height().to_bits());
    show_painted_at(ui, rect.min, id, |paint| draw(paint, square, face, is_sad));
}

/// Side of a face in the unit of the drawings, whose coordinates start in the upper left corner.
const SIDE: f32 = 10.0;

fn draw(paint: &mut Paint, rect: Rect, face: Face, is_sad: bool) {
    let side = rect.size().min_elem();
    let rect = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let mut brush = Brush { paint, corner: rect.min, unit: side / SIDE, is_sad };
    match face {
        Face::Character(character) => {
            let found = DRAWINGS.iter().find(|drawing| drawing.key == character.key());
            if let Some(drawing) = found {
                draw_character(&mut brush, drawing);
            }
        }
        Face::Level(level) => {
            let strength = f32::from(level.number()) / f32::from(Level::MAX.number());
            draw_robot(&mut brush, Robot::for_strength(strength));
        }
        Face::Fitting => draw_robot(&mut brush, Robot::FITTING),
        Face::Person(side) => {
            let (eyes, mouth) = PEOPLE[side.index()];
            draw_person(&mut brush, Color::opaque(side_color(side)), eyes, mouth);
        }
        Face::Known(index) => {
            let color = brush.paint.style.piece_color(COLORS[index % COLORS.len()]);
            let (eyes, mouth) = PEOPLE[index % PEOPLE.len()];
            draw_person(&mut brush, color, eyes, mouth);
        }
    }
}

fn draw_character(brush: &mut Brush, drawing: &Drawing) {
    let [head, hair, third] = drawing.colors.map(|piece| brush.paint.style.piece_color(piece));
    let color = |tone: Tone| match tone {
        Head => head,
        Hair => hair,
        Third => third,
    };
    brush.ground(hair);
    for part in drawing.parts {
        brush.part(part, color(part.0));
    }
    let ink = brush.ink(head);
    let (eyes, middle, apart) = drawing.eyes;
    draw_eyes(brush, eyes, middle, apart, ink);
    draw_mouth(brush, drawing.mouth.0, drawing.mouth.1, ink);
}

/// A robot, whose eyes and brows show its strength.
struct Robot {
    /// Colour of the eyes and of the lamp.
    light: Color,
    /// Width and height of an eye.
    eye: (f32, f32),
    /// Distance by which the inner ends of the brows are lower than the outer ends.
    frown: f32,
    is_smiling: bool,
}

impl Robot {
    /// The opponent whose strength fits the player's.
    const FITTING: Robot =
        Robot { light: Color::from_hex(0xcdb4ff), eye: (1.2, 1.0), frown: 0.0, is_smiling: true };

    /// Returns the robot for a strength from 0 to 1.
    fn for_strength(strength: f32) -> Robot {
        const LIGHTS: [u32; 4] = [0x5cc8ff, 0x6ff0a0, 0xffd24a, 0xff4f58];
        let between = |from: f32, to: f32| from + (to - from) * strength;
        let at = strength * (LIGHTS.len() - 1) as f32;
        let [from, to] = [at.floor(), at.ceil()].map(|it| LIGHTS[it as usize]);
        let light = mix(Color::from_hex(from), Color::from_hex(to), at.fract());
        let eye = (between(1.1, 1.9), between(1.5, 0.6));
        Robot { light, eye, frown: between(-0.7, 0.8), is_smiling: false }
    }
}

fn draw_robot(brush: &mut Brush, robot: Robot) {
    const STEEL: Color = Color::from_hex(0xa3b3ca);
    let shade = mix(STEEL, BLACK, 0.35);
    brush.ground(robot.light);
    brush.stroke(&[(5.0, 3.4), (5.0, 1.9)], 0.4, shade);
    brush.oval((5.0, 1.5), 0.75, robot.light);
    brush.part(&Part(Hair, (0.7, 4.6), 1.2, &["#", "#"]), shade);
    brush.part(&Part(Hair, (8.1, 4.6), 1.2, &["#", "#"]), shade);
    brush.part(&Part(Head, (1.7, 3.2), 2.2, &["###", "###"]), STEEL);
    brush.part(&Part(Hair, (3.2, 7.7), 1.2, &["###"]), shade);
    brush.rounded((5.0, 5.4), (5.4, 3.2), 0.5, Color::from_hex(0x121a2a));
    let (width, height) = robot.eye;
    for side in [-1.0, 1.0] {
        let x = 5.0 + side * 1.35;
        let y = if robot.is_smiling { 5.5 } else { 5.75 };
        brush.rounded((x, y), (width, height), 0.3, robot.light);
        let (inner, outer) = (4.45 + robot.frown / 2.0, 4.45 - robot.frown / 2.0);
        let brow = [(x - side * 0.75, inner), (x + side * 0.75, outer)];
        brush.stroke(&brow, 0.34, robot.light);
    }
    if robot.is_smiling {
        brush.stroke(&[(4.2, 6.3), (4.6, 6.6), (5.4, 6.6), (5.8, 6.3)], 0.3, robot.light);
    }
}

/// The pieces whose colours the people on the list have, in turn.
const COLORS: [Piece; 7] = [Piece::O, Piece::J, Piece::T, Piece::S, Piece::L, Piece::I, Piece::Z];

/// The eyes and mouths of people, in turn.
///
/// Their number has no factor in common with that of the colours, so that the first 42 people look
/// different.
const PEOPLE: [(Eyes, Mouth); 6] = [
    (Eyes::Round, Mouth::Smile),
    (Eyes::Glasses, Mouth::Smirk),
    (Eyes::Wide, Mouth::Open),
    (Eyes::Closed, Mouth::Smile),
    (Eyes::Aside, Mouth::Straight),
    (Eyes::Round, Mouth::Grin),
];

fn draw_person(brush: &mut Brush, color: Color, eyes: Eyes, mouth: Mouth) {
    brush.ground(color);
    brush.part(&Part(Hair, (1.6, 6.3), 1.7, &["####", "####"]), mix(color, BLACK, 0.3));
    brush.part(&Part(Head, (2.6, 1.3), 2.4, &["##", "##"]), color);
    let ink = brush.ink(color);
    draw_eyes(brush, eyes, (5.0, 3.4), 1.15, ink);
    draw_mouth(brush, mouth, (5.0, 5.0), ink);
}

fn draw_eyes(brush: &mut Brush, eyes: Eyes, (x, y): (f32, f32), apart: f32, ink: Color) {
    for side in [-1.0, 1.0] {
        let x = x + side * apart;
        // Pupils on white are dark in every theme.
        let mut on_white = |size: (f32, f32), pupil: (f32, f32), by: f32| {
            brush.rounded((x, y), size, 0.4, WHITE);
            brush.rounded((x + by, y), pupil, 0.3, DARK);
        };
        match eyes {
            Eyes::Round => {
                brush.rounded((x, y), (0.95, 1.2), 0.35, ink);
                brush.rounded((x - 0.16, y - 0.25), (0.32, 0.32), 0.1, WHITE);
            }
            Eyes::Wide => on_white((1.75, 1.9), (0.8, 0.95), 0.0),
            Eyes::Aside => on_white((1.75, 1.7), (0.8, 0.95), -0.4),
            Eyes::Closed => {
                let lid = [(-0.6, 0.0), (-0.25, 0.35), (0.25, 0.35), (0.6, 0.0)];
                brush.stroke(&lid.map(|(dx, dy)| (x + dx, y + dy)), 0.36, ink);
            }
            Eyes::Glasses => {
                brush.rounded((x, y), (2.3, 2.0), 0.5, ink);
                brush.rounded((x, y), (1.7, 1.4), 0.3, WHITE);
                brush.rounded((x, y), (0.7, 0.8), 0.25, DARK);
            }
            Eyes::Narrow => {
                on_white((1.6, 0.95), (0.75, 0.95), -0.2 * side);
                brush.stroke(&[(x - side * 0.85, y - 0.5), (x + side, y - 1.0)], 0.42, ink);
            }
        }
    }
}

fn draw_mouth(brush: &mut Brush, mouth: Mouth, (x, y): (f32, f32), ink: Color) {
    let mouth = if brush.is_sad { Mouth::Sad } else { mouth };
    let line: &[(f32, f32)] = match mouth {
        Mouth::Sad => &[(-1.0, 0.35), (-0.45, -0.15), (0.45, -0.15), (1.0, 0.35)],
        Mouth::Smile => &[(-1.0, -0.2), (-0.45, 0.25), (0.45, 0.25), (1.0, -0.2)],
        Mouth::Straight => &[(-0.8, 0.0), (0.8, 0.0)],
        Mouth::Smirk => &[(-0.8, 0.15), (0.3, 0.15), (1.0, -0.35)],
        Mouth::Moustache => {
            brush.stroke(&[(x - 1.0, y), (x, y - 0.25), (x + 1.0, y)], 0.8, ink);
            &[(-0.4, 0.95), (0.4, 0.95)]
        }
        Mouth::Open => {
            brush.rounded((x, y), (1.1, 1.2), 0.45, ink);
            return;
        }
        Mouth::Grin => {
            brush.rounded((x, y), (3.0, 1.2), 0.35, DARK);
            for tooth in [-0.87, 0.0, 0.87] {
                brush.rounded((x + tooth, y), (0.7, 0.75), 0.12, WHITE);
            }
            return;
        }
    };
    let line: Vec<(f32, f32)> = line.iter().map(|(dx, dy)| (x + dx, y + dy)).collect();
    brush.stroke(&line, 0.38, ink);
}

/// The colour of pupils and open mouths, which is dark in every theme.
const DARK: Color = Color::from_hex(0x171c2b);

/// Draws on a face, in the unit of the drawings.
struct Brush<'a> {
    paint: &'a mut Paint,
    /// The upper left corner of the face.
    corner: Pos2,
    /// Points in a unit.
    unit: f32,
    /// Whether the mouth is sad, as that of a player who has lost.
    is_sad: bool,
}

impl Brush<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.corner + vec2(x, y) * self.unit
    }

    /// Returns the colour of lines on a head.
    fn ink(&self, head: Color) -> Color {
        if self.paint.style.has_glow() { mix(head, WHITE, 0.3) } else { mix(head, BLACK, 0.8) }
    }

    /// Draws the background of a face, tinted.
    fn ground(&mut self, tint: Color) {
        let (middle, size) = ((SIDE / 2.0, SIDE / 2.0), (SIDE, SIDE));
        self.rounded(middle, size, 1.6, mix(tint, BLACK, 0.55));
        self.rounded(middle, (SIDE - 0.4, SIDE - 0.4), 1.4, mix(tint, BLACK, 0.82));
    }

    fn rounded(&mut self, middle: (f32, f32), size: (f32, f32), radius: f32, color: Color) {
        let rect = Rect::from_center_size(self.at(middle), Vec2::from(size) * self.unit);
        self.paint.rounded(rect, radius * self.unit, color);
    }

    fn oval(&mut self, middle: (f32, f32), radius: f32, color: Color) {
        self.paint.oval(self.at(middle), Vec2::splat(radius * self.unit), color);
    }

    fn stroke(&mut self, points: &[(f32, f32)], width: f32, color: Color) {
        for pair in points.windows(2) {
            let (from, to) = (self.at(pair[0]), self.at(pair[1]));
            self.paint.stroke(from, to, width * self.unit, color);
        }
    }

    /// Draws blocks in the material of the pieces.
    fn part(&mut self, &Part(_, corner, cell, rows): &Part, color: Color) {
        let is_filled = |column: isize, row: isize| {
            let row = usize::try_from(row).ok().and_then(|row| rows.get(row));
            let column = usize::try_from(column).ok();
            let cell = column.zip(row).and_then(|(column, row)| row.as_bytes().get(column));
            cell == Some(&b'#')
        };
        let (corner, cell) = (self.at(corner), cell * self.unit);
        let columns = rows.iter().map(|row| row.len()).max().unwrap_or_default();
        let size = vec2(columns as f32, rows.len() as f32) * cell;
        let look = Look { color, ..Look::stone() };
        let body = Body::smooth(look, Rect::from_min_size(corner, size), self.paint.style);
        for (row, column) in (0..rows.len()).flat_map(|row| (0..columns).map(move |it| (row, it))) {
            let (x, y) = (column as isize, row as isize);
            if is_filled(x, y) {
                let at = corner + vec2(column as f32, row as f32) * cell;
                let square = Rect::from_min_size(at, Vec2::splat(cell));
                body.draw_block(self.paint, square, |dx, dy| is_filled(x + dx, y - dy));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Preferences;
    use crate::app::shell::Context;
    use crate::game::{Files, Identity};
    use crate::picture::{Style, Theme};

    fn all() -> impl Iterator<Item = Face> {
        let people = [Side::First, Side::Second].map(Face::Person);
        let levels = Level::all().map(Face::Level);
        let known = (0..42).map(Face::Known);
        let people = people.into_iter().chain(known);
        Character::all().map(Face::Character).chain(levels).chain([Face::Fitting]).chain(people)
    }

    #[test]
    fn everybody_has_a_face_of_its_own_inside_its_square_in_every_theme() {
        for theme in [Theme::Glass, Theme::Pastel, Theme::Neon, Theme::Distinct] {
            let mut seen = Vec::new();
            for face in all() {
                let mut paint = Paint::new(2.0, Style { theme, ..Style::default() });
                let rect = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::splat(60.0));
                draw(&mut paint, rect, face, false);
                let mesh = paint.take_mesh();
                let room = Rect::from_min_max(rect.min * 2.0, rect.max * 2.0).expand(1.0);
                assert!(mesh.vertices.iter().all(|it| room.contains(it.pos)), "{face:?}");
                let triangles = mesh.indices.len() / 3;
                assert!((500..4000).contains(&triangles), "{face:?}: {triangles}");
                assert!(!seen.contains(&mesh.vertices), "{face:?}");
                seen.push(mesh.vertices);
            }
        }
    }

    #[test]
    fn two_people_at_the_table_do_not_look_alike() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.read_profile();
        let people = context.profile.people();
        let me = Seat::Human(Identity::Person(context.my_id(), None));
        let seats = [me, Seat::UNNAMED];
        let blue = Face::Person(Side::Second);
        assert_eq!(Face::for_seats(&seats, people), [Face::Known(0), blue]);
        let [me, friend] = seats;
        assert_eq!(Face::for_seats(&[friend, me], people), [blue, Face::Known(0)]);
        let strangers = [Seat::UNNAMED, Seat::UNNAMED];
        assert_eq!(Face::for_seats(&strangers, people), [Face::Person(Side::First), blue]);
    }

    #[test]
    fn stronger_robots_frown_more_and_have_narrower_eyes() {
        let robots: Vec<Robot> =
            (0..=10).map(|step| Robot::for_strength(step as f32 / 10.0)).collect();
        for pair in robots.windows(2) {
            assert!(pair[0].frown < pair[1].frown && pair[0].eye.1 > pair[1].eye.1);
            assert_ne!(pair[0].light, pair[1].light);
        }
    }
}
