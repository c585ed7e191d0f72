//! What is painted becomes part of a user interface.

use egui::Shape;

use crate::app::ui::theme;
use crate::picture::Paint;

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
