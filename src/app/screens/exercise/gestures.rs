//! Which gestures a newcomer has made with the piece in hand, in the first lesson and at the table:
//! moving, rotating and placing it.
//!
//! A checklist ticks the gestures off. In the lesson, a drawn hand shows the next one.

use crate::ai::Placement;
use crate::app::board::gesture::Gesture;
use crate::app::input::Action;
use crate::app::screens::panel::{Check, MouseAct};
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

    /// Keeps in mind which gestures the player has made in this game and in earlier ones: moving,
    /// rotating and, if `is_placed`, placing a piece.
    pub fn remember(&mut self, is_placed: bool, context: &mut Context) {
        if context.remembered.knows_the_hand {
            return;
        }
        let [has_moved, has_rotated, has_placed] = context.remembered.gestures_made;
        self.has_moved |= has_moved;
        self.has_rotated |= has_rotated;
        let made = [self.has_moved, self.has_rotated, has_placed || is_placed];
        if made != context.remembered.gestures_made {
            context.remembered.gestures_made = made;
        }
        if made == [true; 3] {
            context.remembered.knows_the_hand = true;
        }
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
        let (texts, bindings) = (&context.texts, &context.preferences.keys);
        let is_touch = context.has_touch_buttons();
        let check = |label, mouse, keys: Vec<String>, is_done| Check {
            label: texts.get(label).to_owned(),
            mouse: (!is_touch).then_some(mouse),
            keys: if is_touch { Vec::new() } else { keys },
            is_done,
        };
        let key = |action| texts.key_of(bindings, action);
        let steps = [(-1, 0), (1, 0), (0, 1), (0, -1)].map(|(x, y)| key(Action::Move(x, y)));
        let turns = bindings.keys(Action::Rotate).iter().map(|&chord| texts.chord(chord)).collect();
        let [moves, rotates, places] = [
            (MouseAct::Move, msg::HELP_MOUSE_MOVE),
            (MouseAct::Right, msg::HELP_MOUSE_TURN),
            (MouseAct::Left, msg::HELP_MOUSE_PLACE),
        ];
        let mut checks = vec![
            check(msg::LESSON_MOVE, moves, steps.into(), self.has_moved),
            check(msg::TOUCH_TURN, rotates, turns, self.has_rotated),
            check(msg::TOUCH_PLACE, places, vec![key(Action::Place)], is_placed),
        ];
        if is_touch {
            let move_texts = [msg::LESSON_MOVE, msg::HELP_TOUCH].map(|text| texts.get(text));
            checks[0].label = widgets::side_by_side(&move_texts);
        }
        checks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Piece};
    use crate::app::screens::board_view::BoardView;

    /// Another piece, chosen by its key, once counted as a rotated one.
    #[test]
    fn another_piece_was_neither_moved_nor_rotated() {
        let mut hand = BoardView::new(BoardSize::Ten).hand;
        let t = hand.placement();
        hand.choose(Piece::I);
        let i = hand.placement();
        let mut gestures = Gestures::new(0.0);
        gestures.record_change(t, i, 1.0);
        assert!(!gestures.has_moved && !gestures.has_rotated);
    }
}
