//! Which gestures a newcomer has made with the piece in hand, in the first lesson and at the table:
//! moving, rotating and placing it.
//!
//! A checklist ticks the gestures off. In the lesson, a drawn hand shows the next one.

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
    /// The time of the player's last action, in seconds, as are all times here.
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

    /// Records whether the player has moved or rotated the piece in hand, which was at `before` and
    /// is at `after` now.
    pub fn record_change(&mut self, before: Placement, after: Placement, now: f64) {
        if after != before {
            // Another piece was chosen, which is no gesture, if the pieces differ.
            let is_same_piece = after.piece() == before.piece();
            let has_turned = after.orientation() != before.orientation();
            self.has_rotated |= is_same_piece && has_turned;
            self.has_moved |= !has_turned;
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
        // Some way off, with the corner in the first seven columns and rows, where a piece of four
        // cells still fits on the board.
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
    /// On a touch screen the checklist names neither mouse nor keys: there are buttons to rotate
    /// and to place a piece, and the first label says how to move it.
    pub fn checklist(&self, is_placed: bool, context: &Context) -> Vec<Check> {
        let texts = &context.texts;
        let bindings = &context.preferences.keys;
        let key = |action| texts.key_of(bindings, action);
        let steps = [(-1, 0), (1, 0), (0, 1), (0, -1)];
        let move_keys = steps.map(|(x, y)| key(Action::Move(x, y))).into();
        let rotate_keys =
            bindings.keys(Action::Rotate).iter().map(|&chord| texts.chord(chord)).collect();
        let mut checks = vec![
            Check {
                label: texts.get(msg::LESSON_MOVE).to_owned(),
                mouse: Some((MouseAct::Move, msg::HELP_MOUSE_MOVE)),
                keys: move_keys,
                is_done: self.has_moved,
            },
            Check {
                label: texts.get(msg::TOUCH_TURN).to_owned(),
                mouse: Some((MouseAct::Right, msg::HELP_MOUSE_TURN)),
                keys: rotate_keys,
                is_done: self.has_rotated,
            },
            Check {
                label: texts.get(msg::TOUCH_PLACE).to_owned(),
                mouse: Some((MouseAct::Left, msg::HELP_MOUSE_PLACE)),
                keys: vec![key(Action::Place)],
                is_done: is_placed,
            },
        ];
        if context.has_touch_buttons() {
            let move_texts = [msg::LESSON_MOVE, msg::HELP_TOUCH].map(|text| texts.get(text));
            checks[0].label = widgets::side_by_side(&move_texts);
            for check in &mut checks {
                check.mouse = None;
                check.keys.clear();
            }
        }
        checks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::app::board::PieceInHand;

    /// Another piece, chosen by its key, once counted as a rotated one.
    #[test]
    fn another_piece_was_neither_moved_nor_rotated() {
        let [t, i] = [Piece::T, Piece::I].map(|piece| PieceInHand::new(piece).placement());
        let mut gestures = Gestures::new(0.0);
        gestures.record_change(t, i, 1.0);
        assert!(!gestures.has_moved && !gestures.has_rotated);
    }
}
