//! What a newcomer learns first: to move a piece, to turn it and to place it. In the first lesson a
//! drawn hand shows what the player has not done yet.

use super::panel::{MouseAct, Tick};
use crate::ai::Placement;
use crate::app::board::gesture::Gesture;
use crate::app::input::Action;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::widgets;

/// What the player has done with the piece in hand.
pub struct Gestures {
    moved: bool,
    turned: bool,
    /// When the player last did something.
    stirred: f64,
}

/// Seconds without an act of the player after which the drawn hand shows what to do.
const HESITATION: f64 = 1.5;

impl Gestures {
    /// Returns the gestures of a player who has done nothing yet.
    pub fn new(now: f64) -> Gestures {
        Gestures { moved: false, turned: false, stirred: now }
    }

    /// Notes that the player does something.
    pub fn stir(&mut self, now: f64) {
        self.stirred = now;
    }

    /// Notes that the player has brought the piece in hand from one placement to another.
    pub fn note(&mut self, before: Placement, after: Placement, now: f64) {
        if after != before {
            let turned = after.orientation() != before.orientation();
            self.turned |= turned;
            self.moved |= !turned;
            self.stirred = now;
        }
    }

    /// Returns whether the player has moved and turned a piece.
    pub fn are_known(&self) -> bool {
        self.moved && self.turned
    }

    /// Returns what the drawn hand shows while the piece in hand is here, and for how long it has done so.
    pub fn shown(&self, here: Placement, now: f64) -> Option<(Gesture, f64)> {
        let (column, row) = here.corner();
        let elsewhere = Placement::at(here.orientation(), (column + 3) % 7, (row + 2) % 7)?;
        let gesture = match (self.moved, self.turned) {
            (false, _) => Gesture::Move { from: here, to: elsewhere },
            (true, false) => Gesture::Rotate(here),
            (true, true) => Gesture::Place(here),
        };
        let shown = now - self.stirred - HESITATION;
        (shown > 0.0).then_some((gesture, shown))
    }

    /// Returns what is to be done, and what of that is done. Where fingers do it, there are buttons for all but the way.
    pub fn ticks(&self, is_placed: bool, context: &Context) -> Vec<Tick> {
        let key = |action| context.texts.key_of(&context.preferences.keys, action);
        let keys_of = |action| {
            let keys = context.preferences.keys.keys(action);
            keys.iter().map(|&chord| context.texts.chord(chord))
        };
        let steps = [(-1, 0), (1, 0), (0, 1), (0, -1)];
        let texts = &context.texts;
        let is_touch = context.has_touch_buttons();
        let tick = |(label, mouse, mut keys, is_done): (_, (MouseAct, _), Vec<_>, _)| {
            let label = texts.get(label);
            let label = match is_touch && mouse.0 == MouseAct::Move {
                true => widgets::side_by_side(&[label, texts.get(msg::HELP_TOUCH)]),
                false => label.to_owned(),
            };
            keys.retain(|_| !is_touch);
            Tick { label, mouse: (!is_touch).then_some(mouse), keys, is_done }
        };
        let keys = steps.map(|(x, y)| key(Action::Move(x, y)));
        let way = (MouseAct::Move, msg::HELP_MOUSE_MOVE);
        let turn = (MouseAct::Right, msg::HELP_MOUSE_TURN);
        let place = (MouseAct::Left, msg::HELP_MOUSE_PLACE);
        [
            (msg::LESSON_MOVE, way, keys.into(), self.moved),
            (msg::TOUCH_TURN, turn, keys_of(Action::Rotate).collect(), self.turned),
            (msg::TOUCH_PLACE, place, vec![key(Action::Place)], is_placed),
        ]
        .map(tick)
        .into()
    }
}
