//! The game pad: its buttons by position, with directions that repeat while held.
//!
//! The meaning of a button depends on the screen ([`actions_of`]).

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use gilrs::{Axis, Button, EventType, Gilrs};

use super::action::Action::{self, *};
use super::action::Selecting::{Down, First, Last, Left, PageDown, PageUp, Right, Up};
use super::repeat::{FIRST_REPEAT, NEXT_REPEAT};
use crate::app::window::sleep;

/// All buttons and directions that have a meaning, with their possible actions. The first one that
/// the screen handles applies.
pub const BUTTONS: [(Button, &[Action]); 14] = [
    (Button::DPadLeft, &[Move(-1, 0), Select(Left), Replay(-1)]),
    (Button::DPadRight, &[Move(1, 0), Select(Right), Replay(1)]),
    (Button::DPadUp, &[Move(0, 1), Select(Up), Faster(1)]),
    (Button::DPadDown, &[Move(0, -1), Select(Down), Faster(-1)]),
    (Button::South, &[Place, Accept, PlayOn]),
    (Button::East, &[Undo, Back]),
    (Button::West, &[Rotate, PlayPause]),
    (Button::North, &[NextFit, Review]),
    (Button::LeftTrigger, &[Cycle(-1), ToStart, Select(First)]),
    (Button::RightTrigger, &[Cycle(1), ToEnd, Select(Last)]),
    (Button::LeftTrigger2, &[Outcomes, Previous, Replay(-5), Select(PageUp)]),
    (Button::RightTrigger2, &[XRay, Next, Replay(5), Select(PageDown)]),
    (Button::Select, &[Hint]),
    (Button::Start, &[Buttons, Back]),
];

/// Returns the possible actions of a button.
pub fn actions_of(button: Button) -> &'static [Action] {
    BUTTONS.iter().find(|(other, _)| *other == button).map_or(&[], |(_, actions)| actions)
}

/// Returns whether a button is a direction of the D-pad.
fn is_direction(button: Button) -> bool {
    matches!(button, Button::DPadLeft | Button::DPadRight | Button::DPadUp | Button::DPadDown)
}

/// All connected pads, which act as one.
#[derive(Default)]
pub struct Pads {
    /// What the pads report; `None` if nobody listens to them.
    events: Option<Receiver<EventType>>,
    /// The directions that are held.
    directions: Directions,
}

impl Pads {
    /// Starts to listen to pads, including those plugged in later.
    pub fn open() -> Pads {
        let (sender, events) = mpsc::channel();
        let listening = thread::Builder::new().name("pads".to_owned()).spawn(|| listen(sender));
        Pads { events: listening.is_ok().then_some(events), directions: Directions::default() }
    }

    /// Returns the buttons pressed since the last call, and the held directions that repeat.
    pub fn read(&mut self, now: f64) -> Vec<Button> {
        let Pads { events, directions } = self;
        let mut pressed = Vec::new();
        for event in events.iter().flat_map(Receiver::try_iter) {
            pressed.extend(directions.take_in(event, now));
        }
        pressed.extend(directions.repeat(now));
        pressed
    }
}

/// Time after which the pad library is asked again if it has failed.
const RETRY: Duration = Duration::from_millis(100);

/// Reports what the pads do, and wakes the window for it, until nobody listens any more. Returns at
/// once on systems without support for pads.
fn listen(events: Sender<EventType>) {
    let Ok(mut gilrs) = Gilrs::new() else { return };
    loop {
        match gilrs.next_event_blocking(None).map(|event| event.event) {
            Some(event) if has_meaning(event) => {
                if events.send(event).is_err() {
                    return;
                }
                sleep::wake();
            }
            Some(_) => {}
            None => thread::sleep(RETRY),
        }
    }
}

/// Returns whether an event may press or release something.
fn has_meaning(event: EventType) -> bool {
    use EventType::*;
    matches!(event, ButtonPressed(..) | ButtonReleased(..) | Disconnected)
        || matches!(event, AxisChanged(Axis::LeftStickX | Axis::LeftStickY, ..))
}

/// The held directions of the D-pad and the stick.
#[derive(Default)]
struct Directions {
    /// The stick's horizontal and vertical direction.
    stick: [Option<Button>; 2],
    /// The held direction and the time of its next repeat.
    held: Option<(Button, f64)>,
}

/// Deflection at which the stick counts as pushed; 1 is full deflection.
const PUSHED: f32 = 0.6;
/// Deflection below which the stick is released.
const LET_GO: f32 = 0.4;

impl Directions {
    /// Takes an event of a pad. Returns the button or direction that it presses.
    fn take_in(&mut self, event: EventType, now: f64) -> Option<Button> {
        match event {
            EventType::ButtonPressed(button, _) => {
                if is_direction(button) {
                    self.held = Some((button, now + FIRST_REPEAT));
                }
                (!actions_of(button).is_empty()).then_some(button)
            }
            EventType::ButtonReleased(button, _) => {
                self.let_go(button);
                None
            }
            EventType::AxisChanged(Axis::LeftStickX, value, _) => {
                self.push(0, value, [Button::DPadLeft, Button::DPadRight], now)
            }
            EventType::AxisChanged(Axis::LeftStickY, value, _) => {
                self.push(1, value, [Button::DPadDown, Button::DPadUp], now)
            }
            EventType::Disconnected => {
                *self = Directions::default();
                None
            }
            _ => None,
        }
    }

    /// Takes the position of an axis of the stick. Returns the direction that it presses.
    fn push(
        &mut self,
        axis: usize,
        value: f32,
        [back, forth]: [Button; 2],
        now: f64,
    ) -> Option<Button> {
        let direction = if value < 0.0 { back } else { forth };
        let before = self.stick[axis];
        if let Some(held) = before.filter(|&held| held != direction || value.abs() < LET_GO) {
            self.stick[axis] = None;
            self.let_go(held);
        }
        if self.stick[axis].is_some() || value.abs() < PUSHED {
            return None;
        }
        self.stick[axis] = Some(direction);
        self.held = Some((direction, now + FIRST_REPEAT));
        Some(direction)
    }

    /// Ends the repetition of a direction.
    fn let_go(&mut self, button: Button) {
        self.held.take_if(|(held, _)| *held == button);
    }

    /// Returns the held direction if it repeats now.
    fn repeat(&mut self, now: f64) -> Option<Button> {
        let (button, next) = self.held.as_mut().filter(|(_, next)| now >= *next)?;
        *next = now + NEXT_REPEAT;
        Some(*button)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::action::Scope;

    #[test]
    fn every_button_does_something_of_its_own_over_a_board() {
        let over_a_board = |button: Button| {
            let actions = actions_of(button);
            let mut live = actions.iter().filter(|action| action.scopes().contains(&Scope::Game));
            *live.next().unwrap()
        };
        let actions = BUTTONS.map(|(button, _)| over_a_board(button));
        for (i, action) in actions.iter().enumerate() {
            assert!(!actions[..i].contains(action), "{action:?}");
        }
        assert_eq!(actions_of(Button::Mode), []);
    }

    /// Tests can't construct codes of pads, so the stick stands in for the D-pad.
    #[test]
    fn the_stick_acts_once_it_is_pushed_far_and_again_while_it_is_held() {
        let mut directions = Directions::default();
        let sides = [Button::DPadLeft, Button::DPadRight];
        let mut at = |now, value| {
            let pushed = directions.push(0, value, sides, now);
            (pushed, directions.repeat(now))
        };
        assert_eq!(at(0.0, 0.5), (None, None));
        assert_eq!(at(0.1, 0.7), (Some(Button::DPadRight), None));
        assert_eq!(at(0.2, 0.5), (None, None));
        assert_eq!(at(0.4, 1.0), (None, Some(Button::DPadRight)));
        assert_eq!(at(0.41, 1.0), (None, None));
        assert_eq!(at(0.5, 1.0), (None, Some(Button::DPadRight)));
        assert_eq!(at(0.6, 0.3), (None, None));
        assert_eq!(at(1.0, 0.0), (None, None));
        assert_eq!(at(1.1, 0.9), (Some(Button::DPadRight), None));
        assert_eq!(at(1.2, -0.9), (Some(Button::DPadLeft), None));
        assert_eq!(at(1.6, -0.9), (None, Some(Button::DPadLeft)));
        assert_eq!(directions.take_in(EventType::Disconnected, 2.0), None);
        assert_eq!(directions.repeat(3.0), None);
    }
}
