//! What the first lesson teaches: to move a piece, to turn it and to place it. A drawn hand shows what the player has not done yet.

use crate::ai::Placement;
use crate::app::board::gesture::Gesture;
use crate::app::input::Action;
use crate::app::screens::exercise::Tick;
use crate::app::shell::Context;
use crate::app::text::msg;

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

    /// Returns what the drawn hand shows while the piece in hand is here, and for how long it has done so.
    pub fn shown(&self, here: Placement, now: f64) -> Option<(Gesture, f64)> {
        let (column, row) = here.corner();
        let elsewhere = Placement::at(here.orientation(), (column + 3) % 7, (row + 2) % 7)?;
        let gesture = match (self.moved, self.turned) {
            (false, _) => Gesture::Move { from: here, to: elsewhere },
            (true, false) => Gesture::Turn(here),
            (true, true) => Gesture::Place(here),
        };
        let shown = now - self.stirred - HESITATION;
        (shown > 0.0).then_some((gesture, shown))
    }

    /// Returns what is to be done, and what of that is done.
    pub fn ticks(&self, is_placed: bool, context: &Context) -> Vec<Tick> {
        let key = |action| context.preferences.keys.label(action);
        let steps = [(-1, 0), (1, 0), (0, 1), (0, -1)];
        let tick = |(label, keys, is_done)| {
            let label = context.texts.get(label).to_owned();
            Tick { label, keys, is_done }
        };
        [
            (msg::LESSON_MOVE, steps.map(|(x, y)| key(Action::Step(x, y))).into(), self.moved),
            (msg::TOUCH_TURN, vec![key(Action::Turn)], self.turned),
            (msg::TOUCH_PLACE, vec![key(Action::Place)], is_placed),
        ]
        .map(tick)
        .into()
    }
}
