//! The seven pieces in a row, with their keys; the one in hand is highlighted.

use egui::{Align2, Rect, Sense, Ui, vec2};

use crate::ai::Piece;
use crate::app::board::paint::show_painted;
use crate::app::input::Action;
use crate::app::ui::{CAPTION, FAINT, Ground, Labels, TEXT, WidgetState, ground, regular};
use crate::picture::{Look, blocks};

/// Height of the row, in points, and of the keys in it.
pub const HEIGHT: f32 = 58.0;
const KEY: f32 = 15.0;

/// Blocks beside each other in a piece.
const WIDEST: usize = 3;

/// Shows the pieces and returns the one on which the mouse button was pressed. `badge` may draw on a piece's button.
pub fn show(
    ui: &mut Ui,
    in_hand: Option<Piece>,
    labels: Labels,
    badge: impl Fn(&Ui, Piece, Rect),
) -> Option<Piece> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 24.0) / 7.0;
        for piece in Piece::ALL {
            let (rect, response) =
                ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click_and_drag());
            let state =
                WidgetState { chosen: in_hand == Some(piece), ..WidgetState::of(&response) };
            ground::paint(ui, rect, Ground::Quiet, state);
            // The I stands upright, so that all pieces can be larger.
            if let Some(upright) = piece.orientations().find(|it| it.width() <= WIDEST) {
                let block = (width * 0.8 / WIDEST as f32).min((HEIGHT - KEY - 6.0) / 4.0);
                let middle = rect.center() - vec2(0.0, KEY / 2.0 - 1.0);
                show_painted(ui, piece, rect, |paint| {
                    let look = Look::resting(piece, paint.style);
                    blocks::draw_single(paint, middle, block, upright, look);
                });
            }
            let digit = rect.center_bottom() - vec2(0.0, 9.0);
            let key = labels.texts.key_of(labels.keys, Action::Choose(piece));
            let is_lit = in_hand == Some(piece) || response.hovered();
            let color = if is_lit { TEXT } else { FAINT };
            ui.painter().text(digit, Align2::CENTER_CENTER, key, regular(CAPTION), color);
            badge(ui, piece, rect);
            let begins = ui.input(|input| input.pointer.primary_pressed());
            if begins && response.is_pointer_button_down_on() {
                pressed = Some(piece);
            }
        }
    });
    pressed
}
