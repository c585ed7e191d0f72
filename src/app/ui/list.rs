//! Lists and forms: lines with one selection, moved by mouse or keys.

use egui::{Align2, CornerRadius, Rect, Response, ScrollArea, Sense, StrokeKind, Ui, pos2, vec2};

use super::selection::Gesture;
use super::selection::Selection;
use super::theme::{self, ACCENT, FAINT, TEXT, bold, regular};
use super::widgets::paint_elided;

/// Corner radius of lines.
const RADIUS: CornerRadius = CornerRadius::same(8);

/// How light a line of a list is that is neither selected nor under the mouse.
const AT_REST: u8 = 12;

/// Paints the background of a line, which is this light at rest.
fn paint_ground(ui: &Ui, response: &Response, is_selected: bool, at_rest: u8) {
    let (rect, painter) = (response.rect, ui.painter());
    if is_selected {
        let edge = theme::stroke(ui.ctx(), 2.0, ACCENT);
        painter.rect(rect, RADIUS, ACCENT.gamma_multiply(0.14), edge, StrokeKind::Inside);
    } else {
        let light = if response.hovered() { 26 } else { at_rest };
        painter.rect_filled(rect, RADIUS, theme::light(light));
    }
}

/// Shows contents that scroll if they do not fit.
pub fn scrolled<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, contents).inner
}

/// Shows the background of a line, selects the line when the mouse moves over it, and scrolls to it when keys select it.
///
/// Returns its area and the response to the mouse.
pub fn line(ui: &mut Ui, height: f32, selection: &mut Selection, row: usize) -> (Rect, Response) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    selection.point(Some(&response), row, 0);
    selection.scroll_to(&response, row);
    paint_ground(ui, &response, selection.row() == row, AT_REST);
    (rect, response)
}

/// Shows the background of a line that is selected by a first click and opened by a second one. Returns its area and whether it was opened.
pub fn opening_line(
    ui: &mut Ui,
    height: f32,
    selection: &mut Selection,
    row: usize,
) -> (Rect, bool) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    selection.scroll_to(&response, row);
    let was_selected = selection.row() == row;
    let opens = response.clicked() && was_selected || response.double_clicked();
    if response.clicked() {
        selection.select(row, 0);
    }
    paint_ground(ui, &response, was_selected, AT_REST);
    (rect, opens)
}

/// Shows the lines of a form from row 0 of a selection on: each a label and its value. Returns the row that the mouse changed, and how.
pub fn form<'a>(
    ui: &mut Ui,
    height: f32,
    lines: impl Iterator<Item = (&'a str, String)>,
    selection: &mut Selection,
) -> Option<(usize, Gesture)> {
    let mut changed = None;
    for (row, (name, value)) in lines.enumerate() {
        let gesture = value_line(ui, height, (name, &value), selection, row);
        changed = gesture.map(|gesture| (row, gesture)).or(changed);
    }
    changed
}

/// Shows a line of a form: a label with its value between two arrows. Returns the gesture of the mouse on it.
fn value_line(
    ui: &mut Ui,
    height: f32,
    (name, value): (&str, &str),
    selection: &mut Selection,
    row: usize,
) -> Option<Gesture> {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    selection.point(Some(&response), row, 0);
    selection.scroll_to(&response, row);
    let selected = selection.row() == row;
    paint_ground(ui, &response, selected, 0);
    let font = regular((height * 0.46).min(17.0));
    let field = Rect::from_min_max(pos2(rect.left() + size.x * 0.54, rect.top()), rect.max);
    let label = Rect::from_min_max(rect.min + vec2(14.0, 0.0), pos2(field.left(), rect.bottom()));
    paint_elided(ui, label, Align2::LEFT_CENTER, name, font.clone(), TEXT);
    let color = if selected { ACCENT } else { FAINT };
    let middle = field.shrink2(vec2(24.0, 0.0));
    paint_elided(ui, middle, Align2::CENTER_CENTER, value, bold(font.size), color);
    let arrows = [
        (field.left_center() + vec2(14.0, 0.0), "◀"),
        (field.right_center() - vec2(14.0, 0.0), "▶"),
    ];
    for (at, arrow) in arrows {
        ui.painter().text(at, Align2::CENTER_CENTER, arrow, regular(font.size * 0.7), color);
    }
    let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
    selection.select(row, 0);
    let back = (field.left()..field.left() + field.width() * 0.35).contains(&at.x);
    Some(if back { Gesture::Back } else { Gesture::Forth })
}
