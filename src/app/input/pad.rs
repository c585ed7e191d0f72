//! The game pad: its buttons by position, with directions that repeat while held.
//!
//! The meaning of a button depends on the screen ([`PadButton::actions`]).

use gilrs::{Axis, Button, EventType, Gilrs};

use super::action::{Action, Selecting};
use super::repeat::{FIRST_REPEAT, NEXT_REPEAT};

/// A button of the pad by its position, or a direction of the D-pad or the left stick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PadButton {
    Left,
    Right,
    Up,
    Down,
    South,
    East,
    West,
    North,
    LeftShoulder,
    RightShoulder,
    LeftTrigger,
    RightTrigger,
    Select,
    Start,
}

impl PadButton {
    /// All buttons and directions.
    #[cfg(test)]
    pub const ALL: [PadButton; 14] = crate::ai::all_of!(PadButton:
        Left, Right, Up, Down, South, East, West, North, LeftShoulder, RightShoulder, LeftTrigger,
        RightTrigger, Select, Start
    );

    /// Returns the possible meanings of the button; the first one that the screen handles applies.
    pub fn actions(self) -> &'static [Action] {
        match self {
            PadButton::Left => {
                &[Action::Step(-1, 0), Action::Select(Selecting::Left), Action::Replay(-1)]
            }
            PadButton::Right => {
                &[Action::Step(1, 0), Action::Select(Selecting::Right), Action::Replay(1)]
            }
            PadButton::Up => {
                &[Action::Step(0, 1), Action::Select(Selecting::Up), Action::Faster(1)]
            }
            PadButton::Down => {
                &[Action::Step(0, -1), Action::Select(Selecting::Down), Action::Faster(-1)]
            }
            PadButton::South => &[Action::Place, Action::Accept, Action::PlayOn],
            PadButton::East => &[Action::Undo, Action::Back],
            PadButton::West => &[Action::Turn, Action::PlayPause],
            PadButton::North => &[Action::Seek, Action::LookBack],
            PadButton::LeftShoulder => &[Action::Cycle(-1), Action::ToStart],
            PadButton::RightShoulder => &[Action::Cycle(1), Action::ToEnd],
            PadButton::LeftTrigger => &[
                Action::Outcomes,
                Action::Previous,
                Action::Replay(-5),
                Action::Select(Selecting::PageUp),
            ],
            PadButton::RightTrigger => &[
                Action::XRay,
                Action::Next,
                Action::Replay(5),
                Action::Select(Selecting::PageDown),
            ],
            PadButton::Select => &[Action::Hint],
            PadButton::Start => &[Action::Buttons, Action::Back],
        }
    }

    fn is_direction(self) -> bool {
        matches!(self, PadButton::Left | PadButton::Right | PadButton::Up | PadButton::Down)
    }

    fn of(button: Button) -> Option<PadButton> {
        Some(match button {
            Button::DPadLeft => PadButton::Left,
            Button::DPadRight => PadButton::Right,
            Button::DPadUp => PadButton::Up,
            Button::DPadDown => PadButton::Down,
            Button::South => PadButton::South,
            Button::East => PadButton::East,
            Button::West => PadButton::West,
            Button::North => PadButton::North,
            Button::LeftTrigger => PadButton::LeftShoulder,
            Button::RightTrigger => PadButton::RightShoulder,
            Button::LeftTrigger2 => PadButton::LeftTrigger,
            Button::RightTrigger2 => PadButton::RightTrigger,
            Button::Select => PadButton::Select,
            Button::Start => PadButton::Start,
            _ => return None,
        })
    }
}

/// All connected pads; they act as one.
#[derive(Default)]
pub struct Pads {
    /// `None` on systems without support for pads.
    gilrs: Option<Gilrs>,
    directions: Directions,
}

impl Pads {
    /// Starts listening to pads, including those plugged in later.
    pub fn open() -> Pads {
        Pads { gilrs: Gilrs::new().ok(), directions: Directions::default() }
    }

    /// Returns the buttons pressed since the last call, and the held directions that repeat.
    pub fn read(&mut self, now: f64) -> Vec<PadButton> {
        let Pads { gilrs, directions } = self;
        let mut pressed = Vec::new();
        while let Some(event) = gilrs.as_mut().and_then(Gilrs::next_event) {
            pressed.extend(directions.take_in(event.event, now));
        }
        pressed.extend(directions.repeat(now));
        pressed
    }
}

/// The held directions of the D-pad and the stick.
#[derive(Default)]
struct Directions {
    /// The stick's direction, horizontally and vertically.
    stick: [Option<PadButton>; 2],
    /// The held direction and the time of its next repeat.
    held: Option<(PadButton, f64)>,
}

/// Deflection at which the stick registers, and below which it is released again; 1 is full deflection.
const PUSHED: f32 = 0.6;
const LET_GO: f32 = 0.4;

impl Directions {
    /// Processes an event of a pad, and returns the button or direction that was pressed.
    fn take_in(&mut self, event: EventType, now: f64) -> Option<PadButton> {
        match event {
            EventType::ButtonPressed(button, _) => {
                let button = PadButton::of(button)?;
                if button.is_direction() {
                    self.held = Some((button, now + FIRST_REPEAT));
                }
                Some(button)
            }
            EventType::ButtonReleased(button, _) => {
                self.let_go(PadButton::of(button)?);
                None
            }
            EventType::AxisChanged(Axis::LeftStickX, value, _) => {
                self.push(0, value, [PadButton::Left, PadButton::Right], now)
            }
            EventType::AxisChanged(Axis::LeftStickY, value, _) => {
                self.push(1, value, [PadButton::Down, PadButton::Up], now)
            }
            EventType::Disconnected => {
                *self = Directions::default();
                None
            }
            _ => None,
        }
    }

    fn push(
        &mut self,
        axis: usize,
        value: f32,
        [back, forth]: [PadButton; 2],
        now: f64,
    ) -> Option<PadButton> {
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

    fn let_go(&mut self, button: PadButton) {
        self.held.take_if(|(held, _)| *held == button);
    }

    fn repeat(&mut self, now: f64) -> Option<PadButton> {
        let (button, next) = self.held.as_mut().filter(|(_, next)| now >= *next)?;
        *next = now + NEXT_REPEAT;
        Some(*button)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::action::Scope;

    const ALL: [Button; 14] = [
        Button::DPadLeft,
        Button::DPadRight,
        Button::DPadUp,
        Button::DPadDown,
        Button::South,
        Button::East,
        Button::West,
        Button::North,
        Button::LeftTrigger,
        Button::RightTrigger,
        Button::LeftTrigger2,
        Button::RightTrigger2,
        Button::Select,
        Button::Start,
    ];

    #[test]
    fn every_button_does_something_of_its_own_over_a_board() {
        let over_a_board = |button: Button| {
            let actions = PadButton::of(button).unwrap().actions();
            let mut live = actions.iter().filter(|action| action.scopes().contains(&Scope::Game));
            *live.next().unwrap()
        };
        let actions = ALL.map(over_a_board);
        for (i, action) in actions.iter().enumerate() {
            assert!(!actions[..i].contains(action), "{action:?}");
        }
        assert_eq!(PadButton::of(Button::Mode), None);
    }

    /// Codes of pads can't be constructed in a test, so the stick stands in for the D-pad too.
    #[test]
    fn the_stick_acts_once_it_is_pushed_far_and_again_while_it_is_held() {
        let mut directions = Directions::default();
        let sides = [PadButton::Left, PadButton::Right];
        let mut at = |now, value| {
            let pushed = directions.push(0, value, sides, now);
            (pushed, directions.repeat(now))
        };
        assert_eq!(at(0.0, 0.5), (None, None));
        assert_eq!(at(0.1, 0.7), (Some(PadButton::Right), None));
        assert_eq!(at(0.2, 0.5), (None, None));
        assert_eq!(at(0.4, 1.0), (None, Some(PadButton::Right)));
        assert_eq!(at(0.41, 1.0), (None, None));
        assert_eq!(at(0.5, 1.0), (None, Some(PadButton::Right)));
        assert_eq!(at(0.6, 0.3), (None, None));
        assert_eq!(at(1.0, 0.0), (None, None));
        assert_eq!(at(1.1, 0.9), (Some(PadButton::Right), None));
        assert_eq!(at(1.2, -0.9), (Some(PadButton::Left), None));
        assert_eq!(at(1.6, -0.9), (None, Some(PadButton::Left)));
        assert_eq!(directions.take_in(EventType::Disconnected, 2.0), None);
        assert_eq!(directions.repeat(3.0), None);
    }
}
