//! The gestures that a newcomer learns first: to move, to rotate and to place a piece.
//!
//! In the first lesson, a drawn hand shows the gesture that the player has not made yet.

use super::panel::{Check, MouseAct};
use crate::ai::Placement;
use crate::app::board::gesture::Gesture;
use crate::app::input::Action;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::widgets;

/// The gestures that the player has made with the piece in hand.
pub struct Gestures {
    has_moved: bool,
    has_rotated: bool,
    /// The time of the player's last action.
    last_action: f64,
}

/// Seconds without an action of the player after which the drawn hand shows what to do.
const HESITATION: f64 = 1.5;

impl Gestures {
    /// Returns the gestures of a player who has made none yet.
    pub fn new(now: f64) -> Gestures {
        Gestures { has_moved: false, has_rotated: false, last_action: now }
    }

    /// Records that the player is active.
    pub fn record_action(&mut self, now: f64) {
        self.last_action = now;
    }

    /// Records that the player has brought the piece in hand from one placement to another.
    pub fn record(&mut self, before: Placement, after: Placement, now: f64) {
        if after != before {
            if after.orientation() != before.orientation() {
                self.has_rotated = true;
            } else {
                self.has_moved = true;
            }
            self.last_action = now;
        }
    }

    /// Returns whether the player has moved and rotated a piece.
    pub fn has_moved_and_rotated(&self) -> bool {
        self.has_moved && self.has_rotated
    }

    /// Returns the gesture that the drawn hand shows while the piece in hand is at `here`, and the
    /// seconds since it began; `None` while the player is active.
    pub fn to_show(&self, here: Placement, now: f64) -> Option<(Gesture, f64)> {
        let (column, row) = here.corner();
        let elsewhere = Placement::at(here.orientation(), (column + 3) % 7, (row + 2) % 7)?;
        let gesture = if !self.has_moved {
            Gesture::Move { from: here, to: elsewhere }
        } else if !self.has_rotated {
            Gesture::Rotate(here)
        } else {
            Gesture::Place(here)
        };
        let age = now - self.last_action - HESITATION;
        (age > 0.0).then_some((gesture, age))
    }

    /// Returns the checklist of the three gestures.
    ///
    /// For players without mouse and keys, it names neither: there are buttons to rotate and to
    /// place a piece, and the label says how to move it.
    pub fn checklist(&self, is_placed: bool, context: &Context) -> Vec<Check> {
        let key = |action| context.texts.key_of(&context.preferences.keys, action);
        let keys_of = |action| {
            let keys = context.preferences.keys.keys(action);
            keys.iter().map(|&chord| context.texts.chord(chord))
        };
        let steps = [(-1, 0), (1, 0), (0, 1), (0, -1)];
        let texts = &context.texts;
        let is_touch = context.has_touch_buttons();
        let check = |(label, mouse, mut keys, is_done): (_, (MouseAct, _), Vec<_>, _)| {
            let label = texts.get(label);
            let label = if is_touch && mouse.0 == MouseAct::Move {
                widgets::side_by_side(&[label, texts.get(msg::HELP_TOUCH)])
            } else {
                label.to_owned()
            };
            if is_touch {
                keys.clear();
            }
            Check { label, mouse: (!is_touch).then_some(mouse), keys, is_done }
        };
        let move_keys = steps.map(|(x, y)| key(Action::Move(x, y)));
        let move_piece = (MouseAct::Move, msg::HELP_MOUSE_MOVE);
        let rotate = (MouseAct::Right, msg::HELP_MOUSE_TURN);
        let place = (MouseAct::Left, msg::HELP_MOUSE_PLACE);
        [
            (msg::LESSON_MOVE, move_piece, move_keys.into(), self.has_moved),
            (msg::TOUCH_TURN, rotate, keys_of(Action::Rotate).collect(), self.has_rotated),
            (msg::TOUCH_PLACE, place, vec![key(Action::Place)], is_placed),
        ]
        .map(check)
        .into()
    }
}
