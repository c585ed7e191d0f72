//! The panel beside the board, or below it in a portrait window.

use egui::{Ui, Vec2, vec2};

use super::command::ButtonSize;
use super::layout::TableLayout;
use super::widgets;

/// Gap between the parts of the panel.
pub const GAP: f32 = 10.0;

/// Size of the buttons below words.
pub const BUTTONS: ButtonSize = ButtonSize { height: 36.0, gap: GAP };

/// Padding inside the panel's edge.
const PADDING: f32 = 14.0;

/// Heights that the contents of a panel are designed for, in points: beside the board, in a narrow panel there, and below the board.
const LEAST_BESIDE: f32 = 440.0;
const LEAST_NARROW: f32 = 540.0;
const LEAST_BELOW: f32 = 285.0;

/// Width below which a panel beside the board is narrow.
const NARROW: f32 = 290.0;

/// Returns whether the panel is wider than tall; it is then below the board and has two columns.
pub fn is_wide(layout: &TableLayout) -> bool {
    layout.panel.width() > layout.panel.height() * 1.3
}

/// Shows the panel of a screen.
pub fn show<R>(
    ctx: &egui::Context,
    name: &str,
    layout: &TableLayout,
    gap: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let least = match layout.panel.width() {
        _ if is_wide(layout) => LEAST_BELOW,
        ..NARROW => LEAST_NARROW,
        _ => LEAST_BESIDE,
    };
    widgets::panel(ctx, name, layout.panel, (PADDING, least), |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        contents(ui)
    })
}

/// Shows words, which are given the height that they may take, above tools of this height; or in a wide panel, both beside each other.
/// Returns what the tools return.
pub fn show_words_and_tools<R>(
    ctx: &egui::Context,
    name: &str,
    layout: &TableLayout,
    height: f32,
    words: impl FnOnce(&mut Ui, f32),
    tools: impl FnOnce(&mut Ui) -> R,
) -> R {
    show(ctx, name, layout, GAP, |ui| {
        if is_wide(layout) {
            let words = |ui: &mut Ui| words(ui, ui.available_height());
            return columns(ui, 0.0, words, tools).1;
        }
        let room = ui.available_height() - height - GAP;
        let size = vec2(ui.available_width(), room);
        let shown = ui.allocate_ui(size, |ui| words(ui, room)).response.rect;
        ui.add_space((room - shown.height()).max(0.0));
        tools(ui)
    })
}

/// Shows two columns; the left one is `more` points wider than half the width, and the right one that much narrower.
pub fn columns<L, R>(
    ui: &mut Ui,
    more: f32,
    left: impl FnOnce(&mut Ui) -> L,
    right: impl FnOnce(&mut Ui) -> R,
) -> (L, R) {
    let half = (ui.available_width() - GAP) / 2.0;
    let both =
        ui.horizontal_top(|ui| (column(ui, half + more, left), column(ui, half - more, right)));
    both.inner
}

fn column<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let show = |ui: &mut Ui| {
        ui.set_width(width);
        contents(ui)
    };
    ui.vertical(show).inner
}
