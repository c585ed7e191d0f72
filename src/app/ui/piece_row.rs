//! The seven pieces in a row, with their keys; the one in hand is highlighted.

use egui::{Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::ai::Piece;
use crate::app::input::action::Action;
use crate::app::settings::preferences::Preferences;
use crate::app::ui::theme::{self, ACCENT, FAINT, glass, regular};
use crate::app::ui::widgets;

/// Height of the row, in points.
pub const HEIGHT: f32 = 58.0;

/// Shows the pieces and returns the one that was clicked. `badge` may draw on a piece's button.
pub fn show(
    ui: &mut Ui,
    in_hand: Option<Piece>,
    preferences: &Preferences,
    badge: impl Fn(&Ui, Piece, Rect),
) -> Option<Piece> {
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 24.0) / 7.0;
        for piece in Piece::ALL {
            let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::CLICK);
            let (fill, edge) = if in_hand == Some(piece) {
                (ACCENT.gamma_multiply(0.18), Stroke::new(2.0, ACCENT))
            } else if response.hovered() {
                (Color32::from_white_alpha(24), Stroke::new(1.0, Color32::from_white_alpha(90)))
            } else {
                (glass(120), Stroke::new(1.0, Color32::from_white_alpha(28)))
            };
            ui.painter().rect(rect, CornerRadius::same(7), fill, edge, StrokeKind::Inside);
            let color = theme::to_egui(preferences.style().piece_color(piece));
            let place = Rect::from_center_size(rect.center() - vec2(0.0, 7.0), rect.size());
            if let Some(orientation) = piece.orientations().next() {
                let block = (width * 0.21).min(8.5);
                ui.painter().extend(widgets::piece_icon(place, orientation, block, color));
            }
            let digit = rect.center_bottom() - vec2(0.0, 9.0);
            let key = preferences.keys.label(Action::Choose(piece));
            ui.painter().text(digit, Align2::CENTER_CENTER, key, regular(12.0), FAINT);
            badge(ui, piece, rect);
            if response.clicked() {
                clicked = Some(piece);
            }
        }
    });
    clicked
}
