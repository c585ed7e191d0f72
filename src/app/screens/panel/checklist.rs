//! A checklist in the message box: what to do, and with which keys or which button of the mouse.

use std::iter::once;

use egui::{CornerRadius, RichText, Sense, StrokeKind, Ui, Vec2, vec2};

use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{ACCENT, FAINT, Icon, LABEL, TEXT, Tip, bold, theme, widgets};

/// An action of the player with the mouse.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum MouseAct {
    /// Moves the mouse.
    Move,
    /// Presses the left button.
    Left,
    /// Presses the right button.
    Right,
}

/// An item of a checklist: something to do, and how to do it.
pub struct Check {
    pub label: String,
    /// The action with the mouse, which is drawn, and its description.
    pub mouse: Option<(MouseAct, Message)>,
    /// The names of the keys.
    pub keys: Vec<String>,
    pub is_done: bool,
}

/// Shows a checklist, each item in a line.
pub fn show_checklist(ui: &mut Ui, checklist: &[Check], texts: &Texts) {
    ui.spacing_mut().item_spacing.y = 4.0;
    checklist.iter().for_each(|check| show_check(ui, check, texts));
}

/// Returns what a screen reader says of a checklist: what is done, and what to do by which keys.
pub fn in_words(checklist: &[Check], texts: &Texts) -> String {
    let words = |check: &Check| match check.is_done {
        true => texts.with(msg::SPEECH_DONE, "name", check.label.as_str()),
        false => once(&check.label).chain(&check.keys).cloned().collect::<Vec<_>>().join(", "),
    };
    checklist.iter().map(words).collect::<Vec<_>>().join(". ")
}

fn show_check(ui: &mut Ui, check: &Check, texts: &Texts) {
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
        let edge = theme::stroke(ui.ctx(), 1.0, if check.is_done { ACCENT } else { FAINT });
        ui.painter().circle_stroke(place.center(), 10.0, edge);
        if check.is_done {
            Icon::Check.paint(ui.painter(), place.center(), LABEL, ACCENT);
        }
        let label = RichText::new(&check.label).font(bold(LABEL)).color(TEXT);
        ui.add(egui::Label::new(label).truncate());
        if let Some((act, words)) = check.mouse {
            show_mouse(ui, act, texts.get(words));
        }
        ui.spacing_mut().item_spacing.x = 4.0;
        // If there is no room for all keys, none is shown.
        let widths = check.keys.iter().map(|key| widgets::keycap_width(ui, key) + 4.0);
        if widths.sum::<f32>() <= ui.available_width() {
            check.keys.iter().for_each(|key| widgets::keycap(ui, key));
        }
    });
}

/// Draws a mouse with the pressed button highlighted, and `words` as its tooltip.
fn show_mouse(ui: &mut Ui, act: MouseAct, words: &str) {
    const BODY: CornerRadius = CornerRadius::same(6);
    let (place, response) = ui.allocate_exact_size(vec2(14.0, 20.0), Sense::hover());
    let (buttons, painter) = (place.with_max_y(place.top() + 9.0), ui.painter());
    let (left, right) = buttons.split_left_right_at_fraction(0.5);
    let none = CornerRadius::ZERO;
    let pressed = match act {
        MouseAct::Move => None,
        MouseAct::Left => Some((left, CornerRadius { nw: 6, ..none })),
        MouseAct::Right => Some((right, CornerRadius { ne: 6, ..none })),
    };
    if let Some((button, corners)) = pressed {
        painter.rect_filled(button, corners, ACCENT);
    }
    let edge = theme::stroke(ui.ctx(), 1.0, TEXT);
    painter.rect_stroke(place, BODY, edge, StrokeKind::Inside);
    painter.hline(place.x_range(), buttons.bottom(), edge);
    painter.vline(place.center().x, buttons.y_range(), edge);
    Tip { name: words, keys: "", about: None }.show(&response);
}
