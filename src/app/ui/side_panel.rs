//! The panel beside the board, or below it in a portrait window.

use egui::{Rect, Ui, pos2};

use super::layout::TableLayout;
use super::theme::GAP;
use super::widgets;

/// Padding inside the panel's edge, in points.
const PADDING: f32 = 14.0;

/// Returns whether the panel is wider than tall. It is then below the board and has two columns.
pub fn is_wide(layout: &TableLayout) -> bool {
    layout.panel.width() > layout.panel.height() * 1.3
}

/// Returns the height of the panel's contents.
pub fn height(layout: &TableLayout) -> f32 {
    layout.panel.height() - 2.0 * PADDING
}

/// Returns the width of the panel's contents, or of each of its two columns.
pub fn column(layout: &TableLayout) -> f32 {
    let width = layout.panel.width() - 2.0 * PADDING;
    if is_wide(layout) { (width - GAP) / 2.0 } else { width }
}

/// Shows the panel of a screen. Its contents scroll if they have less height than `least`, in
/// points.
pub fn show(
    ctx: &egui::Context,
    name: &str,
    layout: &TableLayout,
    least: f32,
    contents: impl FnOnce(&mut Ui),
) {
    widgets::panel(ctx, name, layout.panel, (PADDING, least + 2.0 * PADDING), contents);
}

/// Cuts a strip of this height from the top of `place`, which keeps the rest below a gap.
pub fn cut_top(place: &mut Rect, height: f32) -> Rect {
    let bottom = place.top() + height;
    let strip = Rect::from_min_max(place.min, pos2(place.right(), bottom));
    place.min.y = bottom + GAP;
    strip
}
