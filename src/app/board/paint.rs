//! Turns drawings by [`Paint`] into shapes of a user interface.

use std::hash::Hash;

use egui::emath::GuiRounding;
use egui::{Pos2, Shape, Ui};

use crate::app::ui::theme;
use crate::picture::{Paint, Style};

/// Returns what `paint` draws as a shape, at the resolution and in the style of the user interface.
pub fn painted(ctx: &egui::Context, paint: impl FnOnce(&mut Paint)) -> Shape {
    let mut painter = Paint::new(ctx.pixels_per_point(), theme::style(ctx));
    paint(&mut painter);
    let (mut mesh, scale) = (painter.take_mesh(), painter.scale());
    mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = vertex.pos / scale);
    Shape::mesh(mesh)
}

/// Shows what `paint` draws.
///
/// The picture is painted anew only if `key`, the resolution or the style has changed since the
/// last time.
pub fn show_painted<K: Clone + PartialEq + Send + Sync + 'static>(
    ui: &Ui,
    id: impl Hash,
    key: K,
    paint: impl FnOnce(&mut Paint),
) {
    ui.painter().add(cached_shape(ui, id, key, paint));
}

/// Shows what `paint` draws from the window's upper left corner, moved to `corner`.
///
/// Drawings of the same `id` in a `ui` are painted once, and shown in as many places as needed.
pub fn show_painted_at(ui: &Ui, corner: Pos2, id: impl Hash, paint: impl FnOnce(&mut Paint)) {
    let mut shape = cached_shape(ui, id, (), paint);
    shape.translate(corner.round_to_pixels(ui.ctx().pixels_per_point()).to_vec2());
    ui.painter().add(shape);
}

/// Returns what `paint` draws, painted anew only if `key`, the resolution or the style has changed.
fn cached_shape<K: Clone + PartialEq + Send + Sync + 'static>(
    ui: &Ui,
    id: impl Hash,
    key: K,
    paint: impl FnOnce(&mut Paint),
) -> Shape {
    let (ctx, id) = (ui.ctx(), ui.id().with(id));
    let key = (key, ctx.pixels_per_point(), theme::style(ctx));
    if let Some((cached_key, shape)) =
        ctx.data(|data| data.get_temp::<((K, f32, Style), Shape)>(id))
        && cached_key == key
    {
        return shape;
    }
    let shape = painted(ctx, paint);
    ctx.data_mut(|data| data.insert_temp(id, (key, shape.clone())));
    shape
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui::{RawInput, Rect, pos2, vec2};

    use super::*;
    use crate::picture::WHITE;

    /// In a list with the same face in many items, each once was painted anew in every frame.
    #[test]
    fn what_is_in_many_places_is_painted_once() {
        let (ctx, count) = (theme::new_egui(), Cell::new(0));
        let paint = |paint: &mut Paint| {
            count.set(count.get() + 1);
            paint.rounded(Rect::from_min_size(Pos2::ZERO, vec2(10.0, 10.0)), 1.0, WHITE);
        };
        let frame = |ctx: &egui::Context| {
            egui::CentralPanel::default().show(ctx, |ui| {
                let places = [pos2(20.0, 5.0), pos2(60.3, 5.0)];
                places.iter().for_each(|at| show_painted_at(ui, *at, "face", paint));
            });
        };
        let [.., output] = [(); 3].map(|()| ctx.run(RawInput::default(), frame));
        let meshes = output.shapes.iter().filter(|it| matches!(it.shape, Shape::Mesh(_)));
        let lefts: Vec<f32> = meshes.map(|it| it.shape.visual_bounding_rect().left()).collect();
        assert_eq!((lefts.len(), (lefts[1] - lefts[0]).round(), count.get()), (2, 40.0, 1));
    }
}
