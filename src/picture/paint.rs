//! Collects shaded triangles with a colour at each corner. Coordinates are in points.

use epaint::emath;
use epaint::{Mesh, Pos2, Rect, Vec2, Vertex, pos2, vec2};

use crate::picture::color::Color;
use crate::picture::style::Style;

/// A collector of triangles.
pub struct Paint {
    /// Pixels per point.
    scale: f32,
    /// The style to draw in.
    pub style: Style,
    /// Whether something that was drawn moves, and so will look different at once.
    pub is_moving: bool,
    /// The triangles, in pixels.
    mesh: Mesh,
}

impl Paint {
    /// Returns an empty collector for `scale` pixels per point.
    pub fn new(scale: f32, style: Style) -> Paint {
        Paint { scale, style, is_moving: false, mesh: Mesh::default() }
    }

    /// Returns the triangles drawn so far, in pixels, and leaves the collector empty.
    pub fn take_mesh(&mut self) -> Mesh {
        std::mem::take(&mut self.mesh)
    }

    /// Returns the number of pixels per point.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// Returns the side of a pixel, in points.
    pub fn pixel(&self) -> f32 {
        1.0 / self.scale
    }

    /// Returns a coordinate in points rounded to the nearest pixel's edge.
    pub fn snapped(&self, at: f32) -> f32 {
        (at * self.scale).round() / self.scale
    }

    /// Adds a corner.
    fn vertex(&mut self, (at, color): (Pos2, Color)) {
        let (pos, color) = (at * self.scale, color.premultiplied());
        self.mesh.vertices.push(Vertex { pos, uv: Pos2::ZERO, color });
    }

    /// Draws a quad with a colour for each corner. The corners are in order around it.
    pub fn quad(&mut self, corners: [Pos2; 4], colors: [Color; 4]) {
        let first = self.mesh.vertices.len() as u32;
        corners.into_iter().zip(colors).for_each(|corner| self.vertex(corner));
        self.mesh.indices.extend([0, 1, 2, 0, 2, 3].map(|i| first + i));
    }

    /// Draws a fan: triangles between `center` and each pair of successive corners.
    pub fn fan(&mut self, center: (Pos2, Color), corners: &[(Pos2, Color)]) {
        let first = self.mesh.vertices.len() as u32;
        self.vertex(center);
        corners.iter().for_each(|&corner| self.vertex(corner));
        for i in 1..corners.len() as u32 {
            self.mesh.indices.extend([first, first + i, first + i + 1]);
        }
    }

    /// Draws the band between two lines, which ends with the shorter one.
    pub fn band(&mut self, one: &[(Pos2, Color)], other: &[(Pos2, Color)]) {
        let first = self.mesh.vertices.len() as u32;
        for (&a, &b) in one.iter().zip(other) {
            self.vertex(a);
            self.vertex(b);
        }
        for i in 1..one.len().min(other.len()) as u32 {
            let at = first + 2 * i;
            self.mesh.indices.extend([at - 2, at - 1, at + 1, at - 2, at + 1, at]);
        }
    }

    /// Draws a ring whose `width` is centred on `radius`.
    ///
    /// Both rims fade over a pixel. Lengths are in points.
    pub fn ring(&mut self, center: Pos2, radius: f32, width: f32, color: Color) {
        let circle = |radius: f32, color: Color| -> Vec<(Pos2, Color)> {
            circle_directions().map(|direction| (center + direction * radius, color)).collect()
        };
        let clear = Color { a: 0.0, ..color };
        let half = ((width - self.pixel()) / 2.0).max(0.0);
        let circles = [
            circle((radius - half - self.pixel()).max(0.0), clear),
            circle(radius - half, color),
            circle(radius + half, color),
            circle(radius + half + self.pixel(), clear),
        ];
        for pair in circles.windows(2) {
            self.band(&pair[0], &pair[1]);
        }
    }

    /// Draws an oval with the given radii, in points, whose edge fades over a pixel.
    pub fn oval(&mut self, center: Pos2, radii: Vec2, color: Color) {
        let directions: Vec<Vec2> = match self.step(radii.max_elem()) {
            1 => fine_directions().collect(),
            step => circle_directions().step_by(step).collect(),
        };
        self.smooth(center, color, |by| {
            let radii = vec2((radii.x + by).max(0.0), (radii.y + by).max(0.0));
            directions.iter().map(|&direction| center + direction * radii).collect()
        });
    }

    /// Draws a line with round ends, whose edge fades over a pixel. Lengths are in points.
    pub fn stroke(&mut self, from: Pos2, to: Pos2, width: f32, color: Color) {
        let along = to - from;
        let end = |direction: Vec2| if direction.dot(along) > 0.0 { to } else { from };
        let directions = circle_directions().step_by(self.step(width / 2.0));
        self.smooth(from + along / 2.0, color, |by| {
            let radius = (width / 2.0 + by).max(0.0);
            directions.clone().map(|direction| end(direction) + direction * radius).collect()
        });
    }

    /// Draws a rectangle with round corners, whose edge fades over a pixel. Lengths are in points.
    pub fn rounded(&mut self, rect: Rect, radius: f32, color: Color) {
        let radius = radius.min(rect.size().min_elem() / 2.0);
        let inner = rect.shrink(radius);
        let corners =
            [inner.right_bottom(), inner.left_bottom(), inner.left_top(), inner.right_top()];
        let step = self.step(radius);
        self.smooth(rect.center(), color, |by| {
            let reach = (radius + by).max(0.0);
            let round = |quarter: usize| {
                let directions = circle_directions().skip(8 * quarter).take(9).step_by(step);
                directions.map(move |direction| corners[quarter] + direction * reach)
            };
            let mut rim: Vec<Pos2> = (0..4).flat_map(round).collect();
            rim.push(rim[0]);
            rim
        });
    }

    /// Returns how many of the 32 directions around a circle to step by.
    ///
    /// `radius` is in points. Up to 20 pixels, the error is at most a tenth of a pixel.
    fn step(&self, radius: f32) -> usize {
        match radius / self.pixel() {
            ..=1.3 => 4,
            ..=5.0 => 2,
            _ => 1,
        }
    }

    /// Draws a convex shape around a centre, whose edge fades over a pixel.
    ///
    /// `rim(distance)` returns its rim, moved outwards by a distance in points.
    fn smooth(&mut self, center: Pos2, color: Color, rim: impl Fn(f32) -> Vec<Pos2>) {
        let half = self.pixel() / 2.0;
        let line = |by: f32, color: Color| -> Vec<(Pos2, Color)> {
            rim(by).into_iter().map(|at| (at, color)).collect()
        };
        let core = line(-half, color);
        self.fan((center, color), &core);
        self.band(&core, &line(half, Color { a: 0.0, ..color }));
    }

    /// Draws what `draw` draws, turned clockwise about `middle` by an angle in radians.
    pub fn rotated(&mut self, middle: Pos2, angle: f32, draw: impl FnOnce(&mut Paint)) {
        let first = self.mesh.vertices.len();
        draw(self);
        let (middle, turn) = (middle * self.scale, emath::Rot2::from_angle(angle));
        for vertex in &mut self.mesh.vertices[first..] {
            vertex.pos = middle + turn * (vertex.pos - middle);
        }
    }

    /// Draws a rectangle with a vertical gradient.
    pub fn gradient(&mut self, rect: Rect, top: Color, bottom: Color) {
        let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
        self.quad(corners, [top, top, bottom, bottom]);
    }

    /// Draws a rectangle in one colour.
    pub fn rect(&mut self, rect: Rect, color: Color) {
        self.gradient(rect, color, color);
    }

    /// Draws a line of `width` points.
    ///
    /// Its long edges fade over a pixel, so that slanted lines look smooth.
    pub fn line(&mut self, from: Pos2, to: Pos2, width: f32, color: Color) {
        // Not `normalized`: how precisely systems compute `hypot` differs.
        let along = to - from;
        let across = (along / along.length_sq().sqrt().max(f32::MIN_POSITIVE)).rot90();
        let pixel = self.pixel();
        let core = across * ((width - pixel) / 2.0).max(0.0);
        let rim = core + across * pixel;
        let clear = Color { a: 0.0, ..color };
        if width > pixel {
            self.quad([from + core, to + core, to - core, from - core], [color; 4]);
        }
        for (core, rim) in [(core, rim), (-core, -rim)] {
            self.quad([from + core, to + core, to + rim, from + rim], [color, color, clear, clear]);
        }
    }

    /// Draws a border of `width` points just inside a rectangle.
    pub fn border(&mut self, rect: Rect, width: f32, color: Color) {
        let inner = rect.shrink(width);
        let (l, r) = (rect.left(), rect.right());
        self.rect(Rect::from_min_max(rect.min, pos2(r, inner.top())), color);
        self.rect(Rect::from_min_max(pos2(l, inner.bottom()), rect.max), color);
        self.rect(Rect::from_min_max(pos2(l, inner.top()), inner.left_bottom()), color);
        self.rect(Rect::from_min_max(inner.right_top(), pos2(r, inner.bottom())), color);
    }
}

/// Sines of the multiples of 11.25 degrees up to 90.
///
/// They are constants, because the last bit of a computed sine differs between systems, and
/// pictures must not.
const SINES: [f32; 9] = [
    0.0,
    0.195_090_32,
    0.382_683_43,
    0.555_570_23,
    std::f32::consts::FRAC_1_SQRT_2,
    0.831_469_6,
    0.923_879_5,
    0.980_785_25,
    1.0,
];

/// Returns 33 unit vectors around a circle. The last one is the first.
fn circle_directions() -> impl Iterator<Item = Vec2> + Clone {
    let quarter = (0..8).map(|i| vec2(SINES[8 - i], SINES[i]));
    let turned = |direction: Vec2, turns: usize| (0..turns).fold(direction, |it, _| -it.rot90());
    (0..4)
        .flat_map(move |turns| quarter.clone().map(move |direction| turned(direction, turns)))
        .chain([vec2(1.0, 0.0)])
}

/// Returns 65 unit vectors around a circle, for large ovals. The last one is the first.
fn fine_directions() -> impl Iterator<Item = Vec2> {
    /// One over the cosine of half of 11.25 degrees: the mean of two neighbouring directions is too
    /// short by this factor.
    const STRETCH: f32 = 1.004_838_6;
    let next = circle_directions().skip(1);
    let between = circle_directions().zip(next);
    between.flat_map(|(one, other)| [one, (one + other) / 2.0 * STRETCH]).chain([vec2(1.0, 0.0)])
}

/// Returns a mix of two colours, from the first at `amount` 0 to the second at 1, with the alpha of
/// the first.
pub fn mix(color: Color, other: Color, amount: f32) -> Color {
    let part = |a: f32, b: f32| a + (b - a) * amount;
    Color::new(part(color.r, other.r), part(color.g, other.g), part(color.b, other.b), color.a)
}

/// Returns a colour with its alpha multiplied by `alpha`.
pub fn fade(color: Color, alpha: f32) -> Color {
    Color { a: color.a * alpha, ..color }
}
