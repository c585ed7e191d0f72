//! What a player can do by a key, and held keys that repeat.

use macroquad::input::KeyCode;

use crate::ai::Piece;
use crate::app::input::bindings::Bindings;
use crate::app::shell::screen::Input;

/// What a player wants of the game screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Move the ghost by columns and rows.
    Step(isize, isize),
    /// Take the piece that stands this many places further.
    Cycle(isize),
    /// Take this piece.
    Choose(Piece),
    /// Turn the ghost clockwise.
    Turn,
    /// Jump to the next place that fits.
    Seek,
    /// Place the piece.
    Place,
    /// Take a turn back.
    Undo,
    /// Do a turn again.
    Redo,
    /// Show a good placement.
    Hint,
    /// Show or hide the outcome of every placement.
    Outcomes,
    /// Show or hide the values of the areas.
    XRay,
    /// Give up, after a question.
    Resign,
    /// Make the thinking opponent answer at once.
    Hurry,
    /// Sound off or on.
    Mute,
    /// The next background.
    Background,
    /// Show the help.
    Help,
    /// The whole screen or a window.
    FullScreen,
    /// Leave the screen.
    Back,
}

impl Action {
    /// All actions that have keys, in the order in which they are listed. Keys that go down in one moment act in this order,
    /// so that a piece is moved before it is placed.
    pub const ALL: [Action; 28] = [
        Action::Step(-1, 0),
        Action::Step(1, 0),
        Action::Step(0, 1),
        Action::Step(0, -1),
        Action::Cycle(-1),
        Action::Cycle(1),
        Action::Choose(Piece::I),
        Action::Choose(Piece::O),
        Action::Choose(Piece::T),
        Action::Choose(Piece::S),
        Action::Choose(Piece::Z),
        Action::Choose(Piece::J),
        Action::Choose(Piece::L),
        Action::Turn,
        Action::Seek,
        Action::Place,
        Action::Undo,
        Action::Redo,
        Action::Hint,
        Action::Outcomes,
        Action::XRay,
        Action::Hurry,
        Action::Resign,
        Action::Mute,
        Action::Background,
        Action::Help,
        Action::FullScreen,
        Action::Back,
    ];

    /// Returns the name under which its keys and its text are kept.
    pub fn id(self) -> &'static str {
        match self {
            Action::Step(columns, _) if columns < 0 => "left",
            Action::Step(columns, _) if columns > 0 => "right",
            Action::Step(_, rows) if rows > 0 => "up",
            Action::Step(..) => "down",
            Action::Cycle(steps) if steps < 0 => "previous_piece",
            Action::Cycle(_) => "next_piece",
            Action::Choose(Piece::I) => "piece_i",
            Action::Choose(Piece::O) => "piece_o",
            Action::Choose(Piece::T) => "piece_t",
            Action::Choose(Piece::S) => "piece_s",
            Action::Choose(Piece::Z) => "piece_z",
            Action::Choose(Piece::J) => "piece_j",
            Action::Choose(Piece::L) => "piece_l",
            Action::Turn => "turn",
            Action::Seek => "seek",
            Action::Place => "place",
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::Hint => "hint",
            Action::Outcomes => "outcomes",
            Action::XRay => "x_ray",
            Action::Hurry => "hurry",
            Action::Resign => "resign",
            Action::Mute => "mute",
            Action::Background => "background",
            Action::Help => "help",
            Action::FullScreen => "full_screen",
            Action::Back => "back",
        }
    }

    /// Returns whether the action repeats while its key is held.
    fn repeats(self) -> bool {
        matches!(self, Action::Step(..))
    }
}

/// Seconds until a held key repeats.
pub const FIRST_REPEAT: f64 = 0.24;

/// Seconds between repeats.
pub const NEXT_REPEAT: f64 = 0.055;

/// Repeats held keys, which the window itself does not.
#[derive(Default)]
pub struct KeyRepeat {
    /// Held keys and when each acts next.
    held: Vec<(KeyCode, f64)>,
}

impl KeyRepeat {
    /// Returns the actions of this moment: those of keys, and those of the game pad, which repeats by itself.
    pub fn actions(&mut self, input: &Input, bindings: &Bindings) -> Vec<Action> {
        let now = input.now;
        let mut actions = Vec::new();
        self.held.retain(|(key, _)| input.down.contains(key));
        for (key, next) in &mut self.held {
            if now >= *next {
                actions.extend(bindings.action(*key));
                *next = now + NEXT_REPEAT;
            }
        }
        for (key, action) in bindings.iter().filter(|(key, _)| input.pressed.contains(key)) {
            actions.push(action);
            if action.repeats() {
                self.held.retain(|(other, _)| *other != key);
                self.held.push((key, now + FIRST_REPEAT));
            }
        }
        actions.extend(input.pad.iter().map(|button| button.action()));
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_moved_before_it_is_placed() {
        let input = Input::test(&[KeyCode::Enter, KeyCode::F]);
        let actions = KeyRepeat::default().actions(&input, &Bindings::default());
        assert_eq!(actions, [Action::Seek, Action::Place]);
    }

    #[test]
    fn arrows_repeat_while_they_are_held_and_other_keys_do_not() {
        let mut keys = KeyRepeat::default();
        let pressed = [KeyCode::S, KeyCode::Left];
        let mut actions = |now, pressed_now: &[KeyCode], down| {
            let mut input = Input { now, ..Input::test(pressed_now) };
            input.down = if down { pressed.to_vec() } else { Vec::new() };
            keys.actions(&input, &Bindings::default())
        };
        assert_eq!(actions(0.0, &pressed, true), [Action::Step(-1, 0), Action::Turn]);
        assert_eq!(actions(0.2, &[], true), []);
        assert_eq!(actions(0.25, &[], true), [Action::Step(-1, 0)]);
        assert_eq!(actions(0.26, &[], true), []);
        assert_eq!(actions(0.4, &[], true), [Action::Step(-1, 0)]);
        assert_eq!(actions(0.5, &[], false), []);
        assert_eq!(actions(0.6, &[], true), []);
    }
}
