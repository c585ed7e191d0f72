//! The seven pieces in a row, with their keys; the one in hand is highlighted.

use egui::{Align2, Color32, CornerRadius, Rect, Sense, StrokeKind, Ui, vec2};

use crate::ai::Piece;
use crate::app::input::action::Action;
use crate::app::settings::preferences::Preferences;
use crate::app::ui::theme::{self, ACCENT, FAINT, glass, regular};
use crate::app::ui::widgets;

/// Height of the row, in points.
pub const HEIGHT: f32 = 58.0;

/// Shows the pieces and returns the one on which the mouse button was pressed. `badge` may draw on a piece's button.
pub fn show(
    ui: &mut Ui,
    in_hand: Option<Piece>,
    preferences: &Preferences,
    badge: impl Fn(&Ui, Piece, Rect),
) -> Option<Piece> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 24.0) / 7.0;
        for piece in Piece::ALL {
            let (rect, response) =
                ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click_and_drag());
            let (fill, edge) = if in_hand == Some(piece) {
                (ACCENT.gamma_multiply(0.18), theme::stroke(ui.ctx(), 2.0, ACCENT))
            } else if response.hovered() {
                (
                    Color32::from_white_alpha(24),
                    theme::stroke(ui.ctx(), 1.0, Color32::from_white_alpha(90)),
                )
            } else {
                (glass(120), theme::stroke(ui.ctx(), 1.0, Color32::from_white_alpha(28)))
            };
            ui.painter().rect(rect, CornerRadius::same(7), fill, edge, StrokeKind::Inside);
            let color = theme::to_egui(preferences.style().piece_color(piece));
            let place = Rect::from_center_size(rect.center() - vec2(0.0, 7.0), rect.size());
            if let Some(orientation) = piece.orientations().next() {
                let block = (width * 0.225).min(11.0);
                ui.painter().extend(widgets::piece_icon(place, orientation, block, color));
            }
            let digit = rect.center_bottom() - vec2(0.0, 9.0);
            let key = preferences.keys.label(Action::Choose(piece));
            ui.painter().text(digit, Align2::CENTER_CENTER, key, regular(12.0), FAINT);
            badge(ui, piece, rect);
            let begins = ui.input(|input| input.pointer.primary_pressed());
            if begins && response.is_pointer_button_down_on() {
                pressed = Some(piece);
            }
        }
    });
    pressed
}
