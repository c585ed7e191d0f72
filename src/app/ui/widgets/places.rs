//! Places for widgets: strips, columns, rectangles.

use egui::{Rect, Sense, Ui, vec2};

/// Allocates a strip of this height over the available width.
pub fn strip(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0
}

/// Divides a strip into columns of equal width with gaps between them, from left to right.
pub fn columns<const N: usize>(strip: Rect, gap: f32) -> [Rect; N] {
    let step = (strip.width() + gap) / N as f32;
    let corner = |column: usize| strip.min + vec2(step * column as f32, 0.0);
    let size = vec2(step - gap, strip.height());
    std::array::from_fn(|column| Rect::from_min_size(corner(column), size))
}

/// Shows contents in `place`.
pub fn in_rect<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(egui::UiBuilder::new().max_rect(place), contents).inner
}
