//! What is painted becomes part of the frame or of a user interface.

use std::ops::{Deref, DerefMut};

use egui::Shape;

use crate::app::ui::theme;
use crate::app::window::graphics;
use crate::picture::{Paint, Style};

/// A painter of the frame: what was painted is drawn when this is dropped.
pub struct FramePaint(Paint);

impl FramePaint {
    /// Returns a painter with `scale` logical pixels to the point.
    pub fn new(scale: f32, style: Style) -> FramePaint {
        FramePaint(Paint::new(scale, style))
    }
}

impl Deref for FramePaint {
    type Target = Paint;

    fn deref(&self) -> &Paint {
        &self.0
    }
}

impl DerefMut for FramePaint {
    fn deref_mut(&mut self) -> &mut Paint {
        &mut self.0
    }
}

impl Drop for FramePaint {
    fn drop(&mut self) {
        let mesh = self.0.take();
        graphics::draw(&mesh.vertices, &mesh.indices, None, None);
    }
}

/// Returns a painter whose picture becomes a shape of a user interface, with its pixels and in its style.
pub fn paint_of_shape(ctx: &egui::Context) -> Paint {
    Paint::new(ctx.pixels_per_point(), theme::style(ctx))
}

/// Returns everything that was painted as a shape of a user interface.
pub fn into_shape(mut paint: Paint) -> Shape {
    let (mut mesh, scale) = (paint.take(), paint.scale());
    mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = vertex.pos / scale);
    Shape::mesh(mesh)
}
