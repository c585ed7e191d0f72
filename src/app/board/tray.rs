//! The tray: the seven pieces in a row with their keys, where the one in hand is highlighted.

use std::fmt::Debug;

use egui::{Align2, Rect, Response, Sense, Ui, vec2};

use super::hand::first_orientation;
use super::paint::show_painted;
use crate::ai::{Bitboard, Piece, Placement};
use crate::app::input::Action;
use crate::app::speech::{self, Kind, Part};
use crate::app::ui::{
    CAPTION, FAINT, Ground, Labels, Recorder, TEXT, WidgetState, ground, regular,
};
use crate::picture::{Look, blocks};

/// Height of the tray, in points.
pub const HEIGHT: f32 = 58.0;

/// Height of the keys in the tray, in points.
const KEY: f32 = 15.0;

/// Opacity of a piece that fits nowhere.
const FADED: f32 = 0.22;

/// Width of the pieces in the tray, in blocks, from which on they are smaller.
const USUAL_WIDTH: usize = 3;

/// What the player does with a board. Each screen wraps it in a message of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardMessage {
    Rotate,
    /// Take this piece into the hand.
    Choose(Piece),
    /// Show this many more placements of the line, or fewer if negative.
    Step(isize),
}

/// The seven pieces to choose from.
#[derive(Clone, Copy)]
pub struct Tray<M> {
    /// The piece in hand, if there is one.
    pub in_hand: Option<Piece>,
    /// The free cells. Pieces that fit nowhere in them fade.
    pub free: Bitboard,
    /// Makes a message to the screen of one to its board.
    pub wrap: fn(BoardMessage) -> M,
}

impl<M: Clone + Debug> Tray<M> {
    /// Shows the pieces, which only the mouse needs. `badge` may draw on a piece's button.
    pub fn show(&self, ui: &mut Ui, recorder: &Recorder<M>, badge: impl Fn(&Ui, Piece, Rect)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let width = (ui.available_width() - 24.0) / 7.0;
            for piece in Piece::ALL {
                let (rect, response) =
                    ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click_and_drag());
                self.show_piece(ui, rect, &response, piece, recorder.labels());
                badge(ui, piece, rect);
                if let Some(message) = self.message(ui, &response, piece) {
                    recorder.send((self.wrap)(message));
                }
            }
        });
    }

    fn show_piece(&self, ui: &Ui, rect: Rect, response: &Response, piece: Piece, labels: Labels) {
        let is_in_hand = self.in_hand == Some(piece);
        let fits = Placement::any_of(piece, self.free);
        let state = WidgetState {
            chosen: is_in_hand,
            disabled: !fits,
            ..WidgetState::from_response(response)
        };
        ground::paint(ui, rect, Ground::Quiet, state);
        let digit = labels.texts.key_of(labels.keys, Action::Choose(piece));
        let part = Part {
            name: Some(labels.texts.action(Action::Choose(piece))),
            keys: &digit,
            is_on: is_in_hand,
            is_disabled: !fits,
            ..Part::default()
        };
        speech::tell(ui, response, Kind::Choice, part);
        // Each lies as it will in the hand.
        let orientation = first_orientation(piece);
        let width = orientation.width().max(USUAL_WIDTH) as f32;
        let block = (rect.width() * 0.84 / width).min((HEIGHT - KEY - 6.0) / 4.0);
        let middle = rect.center() - vec2(0.0, KEY / 2.0 - 1.0);
        show_painted(ui, piece, (rect, fits), |paint| {
            let alpha = if fits { 1.0 } else { FADED };
            let look = Look { alpha, ..Look::resting(piece, paint.style) };
            blocks::draw_single(paint, middle, block, orientation, look);
        });
        let at = rect.center_bottom() - vec2(0.0, 9.0);
        let color = if is_in_hand || response.hovered() { TEXT } else { FAINT };
        ui.painter().text(at, Align2::CENTER_CENTER, digit, regular(CAPTION), color);
    }

    /// Returns the message of the mouse on a piece.
    ///
    /// A press takes the piece in hand; a click on a piece that was in hand before rotates it.
    fn message(&self, ui: &Ui, response: &Response, piece: Piece) -> Option<BoardMessage> {
        let is_press = ui.input(|input| input.pointer.primary_pressed());
        if is_press && response.is_pointer_button_down_on() {
            let was_in_hand = self.in_hand == Some(piece);
            ui.data_mut(|data| data.insert_temp(response.id, was_in_hand));
            return Some(BoardMessage::Choose(piece));
        }
        // A screen reader presses without a mouse.
        if speech::wants(response, egui::accesskit::Action::Click) {
            let is_in_hand = self.in_hand == Some(piece);
            let choose = BoardMessage::Choose(piece);
            return Some(if is_in_hand { BoardMessage::Rotate } else { choose });
        }
        let was_in_hand = ui.data(|data| data.get_temp(response.id)).unwrap_or(false);
        (response.clicked() && was_in_hand).then_some(BoardMessage::Rotate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BoardSize;
    use crate::app::input::{Bindings, Scope};
    use crate::app::text::{Language, Texts};
    use crate::app::ui::theme::new_egui;
    use crate::app::ui::{Handled, Spot};
    use egui::{Event, PointerButton, Pos2, RawInput};

    /// Only a key or the other mouse button once rotated a piece, and players who had skipped the
    /// lesson knew neither.
    #[test]
    fn a_click_on_the_piece_in_hand_rotates_it_and_one_on_another_takes_that() {
        let texts = Texts::new(Language::reference());
        let (keys, spot) = (Bindings::default(), Spot::default());
        let ctx = new_egui();
        let mut in_hand = Piece::T;
        let mut click = |piece: Piece| {
            let at = Pos2::new(15.0 + 42.0 * (piece as usize) as f32, 30.0);
            let button = |pressed| Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Default::default(),
            };
            let mut messages = Vec::new();
            for events in
                [vec![Event::PointerMoved(at)], vec![button(true)], vec![button(false)], vec![]]
            {
                let window = Rect::from_min_size(Pos2::ZERO, vec2(300.0, 80.0));
                let input = RawInput { events, screen_rect: Some(window), ..Default::default() };
                let _ = ctx.run(input, |ctx| {
                    egui::CentralPanel::default().show(ctx, |ui| {
                        let free = BoardSize::Ten.bitboard();
                        let wrap = |message| message;
                        let tray = Tray { in_hand: Some(in_hand), free, wrap };
                        let labels = Labels { texts: &texts, keys: &keys };
                        let recorder = Recorder::new(&spot, labels, Scope::Game);
                        tray.show(ui, &recorder, |_, _, _| {});
                        messages.extend(recorder.finish().clicked.and_then(Handled::message));
                    });
                });
                if let Some(&BoardMessage::Choose(piece)) = messages.first() {
                    in_hand = piece;
                }
            }
            messages
        };
        let chosen = BoardMessage::Choose;
        assert_eq!(click(Piece::S), [chosen(Piece::S)]);
        assert_eq!(click(Piece::S), [chosen(Piece::S), BoardMessage::Rotate]);
        assert_eq!(click(Piece::I), [chosen(Piece::I)]);
    }
}
