//! What is painted becomes part of a user interface.

use std::hash::Hash;

use egui::{Shape, Ui};

use crate::app::ui::theme;
use crate::picture::Paint;

/// Returns what is painted as a shape of a user interface, with its pixels and in its style.
pub fn painted(ctx: &egui::Context, paint: impl FnOnce(&mut Paint)) -> Shape {
    let mut painter = Paint::new(ctx.pixels_per_point(), theme::style(ctx));
    paint(&mut painter);
    let (mut mesh, scale) = (painter.take(), painter.scale());
    mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = vertex.pos / scale);
    Shape::mesh(mesh)
}

/// Shows what is painted. It is painted anew only if this key, the pixels or the style have changed since the last frame.
pub fn show_painted<K: Copy + PartialEq + Send + Sync + 'static>(
    ui: &Ui,
    id: impl Hash,
    key: K,
    paint: impl FnOnce(&mut Paint),
) {
    let (ctx, id) = (ui.ctx(), ui.id().with(id));
    let key = (key, ctx.pixels_per_point(), theme::style(ctx));
    let kept = ctx.data(|data| data.get_temp(id)).filter(|(kept, _)| *kept == key);
    let (_, shape) = kept.unwrap_or_else(|| {
        let shape = painted(ctx, paint);
        ctx.data_mut(|data| data.insert_temp(id, (key, shape.clone())));
        (key, shape)
    });
    ui.painter().add(shape);
}
