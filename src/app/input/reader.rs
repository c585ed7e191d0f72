//! Turns the window's events into the player's input, in their order.
//!
//! Several keys may be pressed in one frame, the more the longer it takes. Each of them may open a
//! screen or a text field to which the next one belongs. So the events of a frame are handed out in
//! parts. A part ends with a press that may have an effect: the program acts on it before it gets
//! the next part.

use std::collections::VecDeque;

use egui::{Modifiers, MouseWheelUnit, Pos2};
use gilrs::Button;
use miniquad::{KeyCode, MouseButton};

use super::chord::{self, Chord};
use super::frame::Input;
use super::pad::Pads;
use super::repeat::KeyRepeat;
use crate::app::window::{Canvas, NOWHERE, WindowEvent};

/// State of the input between frames.
#[derive(Default)]
pub struct InputReader {
    /// Events that were not handed out yet.
    waiting: VecDeque<WindowEvent>,
    /// Time of the frame, in seconds since the start of the program.
    now: f64,
    /// Position of the mouse in logical pixels, as the size of a point changes with the window's
    /// size.
    pointer: Pos2,
    /// Whether the left button is down.
    held: bool,
    /// Whether the pointer is a finger.
    finger: bool,
    /// Keys that are down.
    down: Vec<KeyCode>,
    /// The held keys that repeat.
    repeat: KeyRepeat,
    /// Time of the player's last input, in seconds since the start of the program.
    last_act: f64,
    pads: Pads,
    /// Buttons of pads that were pressed but not handed out yet.
    pad: VecDeque<Button>,
    /// Whether another window has the focus, as far as is known.
    is_behind: bool,
    /// The wheel of the mouse.
    wheel: Wheel,
    /// Number of frames so far.
    frame: u64,
    /// Detects presses that only bring the window to the front.
    front: Front,
}

impl InputReader {
    /// Returns a reader of keyboard, mouse and game pads.
    pub fn new() -> InputReader {
        InputReader { pads: Pads::open(), ..Default::default() }
    }

    /// Takes the events since the last frame, and begins a frame at `now`.
    pub fn begin_frame(&mut self, events: Vec<WindowEvent>, now: f64) {
        self.now = now;
        self.frame += 1;
        // Some systems take the keyboard focus from a window that is only moved.
        let focus = |event: &WindowEvent| match event {
            WindowEvent::Focus(has_focus) => Some(*has_focus),
            WindowEvent::Key { pressed: true, .. }
            | WindowEvent::PointerButton { pressed: true, .. } => Some(true),
            _ => None,
        };
        self.is_behind = events.iter().rev().find_map(focus).map_or(self.is_behind, |it| !it);
        let mut pad = self.pads.read(now);
        // A pad does not know which window it is used for.
        if self.is_behind {
            pad.clear();
        }
        let is_act = |event: &WindowEvent| !matches!(event, WindowEvent::Focus(_));
        if events.iter().any(is_act) || !pad.is_empty() || self.held || !self.down.is_empty() {
            self.last_act = now;
        }
        self.waiting.extend(events);
        self.pad.extend(pad);
    }

    /// Returns the seconds since the player's last input; they are infinite while another window
    /// has the focus.
    pub fn idle_seconds(&self) -> f64 {
        if self.is_behind { f64::INFINITY } else { self.now - self.last_act }
    }

    /// Returns whether the player did something within the last `seconds`, with the focus or
    /// without.
    pub fn is_active(&self, seconds: f64) -> bool {
        self.now - self.last_act < seconds
    }

    /// Returns whether another window has the focus, as far as is known.
    pub fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Returns whether there are further parts.
    pub fn has_more(&self) -> bool {
        !self.waiting.is_empty() || !self.pad.is_empty()
    }

    /// Returns a part without events, while events must wait.
    pub fn empty_part(&mut self, canvas: Canvas) -> Input {
        Input {
            idle_seconds: self.idle_seconds(),
            pointer: self.pointer / canvas.scale,
            held: self.held,
            finger: self.finger,
            ..Input::from_keys(self.now, canvas, &[])
        }
    }

    /// Returns the next part, which may be empty. `typing` is whether keys are typed into a text
    /// field.
    pub fn next_part(&mut self, canvas: Canvas, typing: bool) -> Input {
        let mut input = self.empty_part(canvas);
        if let Some(button) = self.pad.pop_front() {
            input.pad.push(button);
            return input;
        }
        while let Some(event) = self.waiting.pop_front() {
            input.events.push(event);
            if self.add_event(event, typing, &mut input) {
                break;
            }
        }
        input.repeated = self.repeat.update(self.now, &input.pressed, &self.down);
        input.pointer = self.pointer / canvas.scale;
        input.held = self.held;
        input.finger = self.finger;
        input
    }

    /// Adds an event to the input. Returns whether the part ends with it.
    fn add_event(&mut self, event: WindowEvent, typing: bool, input: &mut Input) -> bool {
        match event {
            WindowEvent::Key { code, pressed: true, repeat, modifiers } => {
                let was_down = self.down.contains(&code);
                if !was_down {
                    self.down.push(code);
                }
                // A key that was released in another window may be reported as repeated when it is
                // pressed again.
                if repeat && was_down || is_modifier(code) {
                    return false;
                }
                let chord = chord_of(code, modifiers);
                input.pastes |= typing && chord == Some(Chord::command(KeyCode::V));
                let moves_cursor = matches!(code, KeyCode::Home | KeyCode::End);
                let is_typed =
                    typing && !modifiers.command && (moves_cursor || chord::is_character(code));
                if !typing || !modifiers.command && !is_typed {
                    input.pressed.extend(chord);
                }
                return !is_typed;
            }
            WindowEvent::Key { code, pressed: false, .. } => self.down.retain(|&down| down != code),
            WindowEvent::Text(_) => {}
            WindowEvent::Finger(is_finger) => self.finger = is_finger,
            WindowEvent::PointerMoved(at) => {
                input.pointer_moved |= at != self.pointer;
                self.pointer = at;
            }
            WindowEvent::PointerGone => self.pointer = NOWHERE,
            WindowEvent::PointerButton { at, button, pressed } => {
                input.pointer_moved |= at != self.pointer;
                self.pointer = at;
                let raises = pressed && self.front.is_raised_by_press(self.frame, self.now);
                input.raised |= raises;
                match button {
                    MouseButton::Left => {
                        self.held = pressed;
                        input.released |= !pressed;
                        input.clicked |= pressed && !raises;
                    }
                    MouseButton::Right => input.right_clicked |= pressed && !raises,
                    MouseButton::Middle | MouseButton::Unknown => {}
                }
                return true;
            }
            WindowEvent::Wheel(unit, delta) => {
                input.wheel += self.wheel.turn(match unit {
                    MouseWheelUnit::Point => delta.y / POINTS_PER_NOTCH,
                    MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
                });
            }
            WindowEvent::Focus(has_focus) => {
                self.front.change_focus(has_focus, self.frame, self.now);
                // Keys released from now on are released in another window.
                if !has_focus {
                    self.down.clear();
                    self.held = false;
                }
            }
        }
        false
    }
}

/// Points of a touchpad, moved by two fingers, that count as a notch.
const POINTS_PER_NOTCH: f32 = 40.0;

/// A wheel, or a touchpad, which turns by fractions of a notch.
#[derive(Default)]
struct Wheel {
    /// Fraction of a notch beyond the last whole one.
    rest: f32,
}

impl Wheel {
    /// Turns the wheel by notches, and returns the whole notches that are complete now.
    fn turn(&mut self, notches: f32) -> i32 {
        // A fraction in one direction does not delay a turn in the other one.
        if self.rest * notches < 0.0 {
            self.rest = 0.0;
        }
        self.rest += notches;
        let whole = self.rest.trunc();
        self.rest -= whole;
        whole as i32
    }
}

/// Distinguishes a press that brings the window to the front from other presses.
///
/// Window systems report the keyboard focus, which comes with it, right before the press or after
/// it.
#[derive(Default)]
struct Front {
    /// Whether another window has the keyboard focus.
    is_behind: bool,
    /// The frame and the time at which this window got the keyboard focus, until a button is
    /// pressed.
    came: Option<(u64, f64)>,
}

impl Front {
    /// Seconds after the keyboard focus within which a press belongs to it.
    const TOGETHER: f64 = 0.2;

    /// Records that the keyboard focus comes or goes.
    fn change_focus(&mut self, has_focus: bool, frame: u64, now: f64) {
        let was_behind = std::mem::replace(&mut self.is_behind, !has_focus);
        self.came = (was_behind && has_focus).then_some((frame, now));
    }

    /// Returns whether the press of a button brings the window to the front. The next press does
    /// not.
    fn is_raised_by_press(&mut self, frame: u64, now: f64) -> bool {
        // The focus and the press may come in frames with a pause between them.
        let is_together = |(then, since)| frame <= then + 1 || now - since < Front::TOGETHER;
        let came = self.came.take().is_some_and(is_together);
        std::mem::take(&mut self.is_behind) || came
    }
}

/// Returns whether a key only changes the meaning of others.
pub fn is_modifier(code: KeyCode) -> bool {
    use KeyCode::*;
    matches!(code, LeftShift | RightShift | LeftControl | RightControl)
        || matches!(code, LeftAlt | RightAlt | LeftSuper | RightSuper)
}

/// Returns the chord of a key that is pressed.
///
/// Keys with Alt but without Ctrl belong to the window system, except for Alt+Enter, the usual key
/// of full screen.
fn chord_of(code: KeyCode, modifiers: Modifiers) -> Option<Chord> {
    let chord = match (code, modifiers) {
        (KeyCode::Enter, Modifiers { alt: true, .. }) => Chord::key(KeyCode::F11),
        (_, Modifiers { alt: true, command: false, .. }) => return None,
        (_, Modifiers { command: true, .. }) => Chord::command(code),
        _ => Chord::key(code),
    };
    Some(if modifiers.shift { chord.shifted() } else { chord })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    const CTRL: Modifiers = if cfg!(target_os = "macos") {
        Modifiers { mac_cmd: true, command: true, ..Modifiers::NONE }
    } else {
        Modifiers { ctrl: true, command: true, ..Modifiers::NONE }
    };

    fn key(code: KeyCode, pressed: bool, modifiers: Modifiers) -> WindowEvent {
        WindowEvent::Key { code, pressed, repeat: false, modifiers }
    }

    /// Presses and releases keys one after the other.
    fn strokes(codes: &[KeyCode], modifiers: Modifiers) -> Vec<WindowEvent> {
        let stroke = |&code| [key(code, true, modifiers), key(code, false, modifiers)];
        codes.iter().flat_map(stroke).collect()
    }

    fn reader(events: &[WindowEvent]) -> InputReader {
        let mut reader = InputReader::default();
        reader.begin_frame(events.to_vec(), 1.0);
        reader
    }

    /// Returns the parts of a frame.
    fn parts(events: &[WindowEvent], typing: bool) -> Vec<Input> {
        let mut reader = reader(events);
        let mut parts = Vec::new();
        while reader.has_more() {
            parts.push(reader.next_part(Canvas::new(1280.0, 800.0), typing));
        }
        parts
    }

    /// Returns the chords of all parts.
    fn chords(events: &[WindowEvent], typing: bool) -> Vec<Chord> {
        parts(events, typing).into_iter().flat_map(|part| part.pressed).collect()
    }

    /// In a long frame, Ctrl once was up again before the keys were read, and "cv" was typed.
    #[test]
    fn ctrl_c_and_ctrl_v_in_one_frame_copy_and_paste() {
        let mut events = vec![key(KeyCode::LeftControl, true, CTRL)];
        events.extend(strokes(&[KeyCode::C, KeyCode::V], CTRL));
        events.push(key(KeyCode::LeftControl, false, Modifiers::NONE));
        assert_eq!(chords(&events, false), [KeyCode::C, KeyCode::V].map(Chord::command));
        let parts = parts(&events, true);
        let pastes: Vec<bool> = parts.iter().map(|part| part.pastes).collect();
        assert_eq!(pastes, [false, true, false]);
        assert!(parts.iter().all(|part| part.pressed.is_empty()), "they belong to the field");
    }

    /// A swipe of two fingers once spun the piece some thirty times: each fraction of a notch was a
    /// turn.
    #[test]
    fn parts_of_notches_add_up_to_whole_ones() {
        let wheel = |unit, parts: &[f32]| {
            let mut reader = InputReader::default();
            let turn = |&y: &f32| {
                let event = WindowEvent::Wheel(unit, egui::vec2(0.0, y));
                reader.begin_frame(vec![event], 1.0);
                reader.next_part(Canvas::new(1280.0, 800.0), false).wheel
            };
            parts.iter().map(turn).collect::<Vec<i32>>()
        };
        use MouseWheelUnit::{Line, Point};
        assert_eq!(wheel(Line, &[0.25, 0.5, 0.5, -0.5, -0.5, -3.0]), [0, 0, 1, 0, -1, -3]);
        assert_eq!(wheel(Point, &[-10.0; 9]), [0, 0, 0, -1, 0, 0, 0, -1, 0]);
    }

    /// The click once also placed the piece, and taking it back made the game unrated.
    #[test]
    fn a_click_that_raises_the_window_does_not_click_the_board() {
        let press = |pressed| WindowEvent::PointerButton {
            at: pos2(30.0, 40.0),
            button: MouseButton::Left,
            pressed,
        };
        let click = [press(true), press(false)];
        let [gone, come] = [false, true].map(WindowEvent::Focus);
        // Presses that only bring the window to the front, and those that act.
        let presses = |frames: &[(f64, &[WindowEvent])]| {
            let mut reader = InputReader::default();
            let mut presses = (0, 0);
            for &(now, events) in frames {
                reader.begin_frame(events.to_vec(), now);
                while reader.has_more() {
                    let part = reader.next_part(Canvas::new(1280.0, 800.0), false);
                    presses.0 += usize::from(part.raised);
                    presses.1 += usize::from(part.clicked);
                }
            }
            presses
        };
        let left = (1.0, &[gone][..]);
        assert_eq!(presses(&[(1.0, &click)]), (0, 1));
        for raising in [&[come, click[0], click[1]][..], &[click[0], come, click[1]]] {
            assert_eq!(presses(&[left, (5.0, raising)]), (1, 0));
            assert_eq!(presses(&[left, (5.0, raising), (5.1, &click)]), (1, 1));
        }
        assert_eq!(presses(&[left, (5.0, &[come]), (5.4, &click)]), (1, 0), "frames are rare");
        assert_eq!(presses(&[left, (5.0, &[come]), (5.3, &[]), (5.4, &click)]), (0, 1));
        assert_eq!(presses(&[left, (5.0, &click), (5.3, &[come]), (5.4, &click)]), (1, 1));
    }

    /// Of two buttons in a slow frame, the second once did not meet what the first had opened; and
    /// a press while a text was awaited was lost.
    #[test]
    fn buttons_of_a_pad_come_one_by_one_and_wait_as_keys_do() {
        let mut reader = reader(&strokes(&[KeyCode::F], Modifiers::NONE));
        reader.pad = [Button::South, Button::East].into();
        let canvas = Canvas::new(1280.0, 800.0);
        assert!(reader.empty_part(canvas).pad.is_empty());
        reader.begin_frame(Vec::new(), 1.1);
        for button in [Button::South, Button::East] {
            let part = reader.next_part(canvas, false);
            assert_eq!((part.pad, part.pressed), (vec![button], vec![]));
        }
        assert!(reader.has_more());
        assert_eq!(reader.next_part(canvas, false).pressed, [Chord::key(KeyCode::F)]);
    }

    /// Alt+Enter once placed the piece.
    #[test]
    fn keys_with_alt_belong_to_the_window_system_except_full_screen() {
        let events = strokes(&[KeyCode::R, KeyCode::Enter], Modifiers::ALT);
        assert_eq!(chords(&events, false), [Chord::key(KeyCode::F11)]);
    }

    /// Ctrl once counted as held for the rest of the frame, so the answer to a question opened by
    /// Ctrl+V was ignored.
    #[test]
    fn a_key_after_ctrl_was_released_is_pressed_alone() {
        let mut events = vec![key(KeyCode::LeftControl, true, CTRL)];
        events.extend(strokes(&[KeyCode::V], CTRL));
        events.push(key(KeyCode::LeftControl, false, Modifiers::NONE));
        events.extend(strokes(&[KeyCode::Y], Modifiers::NONE));
        let expected = [Chord::command(KeyCode::V), Chord::key(KeyCode::Y)];
        assert_eq!(chords(&events, false), expected);
    }

    #[test]
    fn a_press_ends_a_part_so_that_the_next_key_meets_what_it_opened() {
        let at = pos2(30.0, 40.0);
        let button =
            |pressed| WindowEvent::PointerButton { at, button: MouseButton::Left, pressed };
        let mut events = vec![WindowEvent::PointerMoved(at), button(true), button(false)];
        events.extend(strokes(&[KeyCode::F, KeyCode::F, KeyCode::Enter], Modifiers::NONE));
        let parts = parts(&events, false);
        let sizes: Vec<usize> = parts.iter().map(|part| part.events.len()).collect();
        assert_eq!(sizes, [2, 1, 1, 2, 2, 1]);
        assert_eq!(
            chords(&events, false),
            [KeyCode::F, KeyCode::F, KeyCode::Enter].map(Chord::key),
            "a key that was pressed twice acts twice"
        );
        assert!(parts[0].clicked && parts[0].held && !parts[1].clicked && !parts[1].held);
        let all: Vec<WindowEvent> = parts.into_iter().flat_map(|part| part.events).collect();
        assert_eq!(all, events);
    }

    #[test]
    fn a_word_is_typed_in_one_part_and_enter_comes_after_it() {
        let mut events = Vec::new();
        for (letter, code) in [('a', KeyCode::A), ('n', KeyCode::N), ('n', KeyCode::N)] {
            events.push(WindowEvent::Text(letter));
            events.extend(strokes(&[code], Modifiers::NONE));
        }
        events.extend(strokes(&[KeyCode::Enter], Modifiers::NONE));
        let parts = parts(&events, true);
        assert_eq!(parts[0].pressed, [Chord::key(KeyCode::Enter)]);
        assert_eq!(parts[0].events.len(), 10);
    }

    #[test]
    fn a_key_that_is_held_repeats_until_it_is_released_or_the_focus_is_lost() {
        for end in [key(KeyCode::Left, false, Modifiers::NONE), WindowEvent::Focus(false)] {
            let mut reader = reader(&[key(KeyCode::Left, true, Modifiers::NONE)]);
            let mut repeated = |events: &[WindowEvent], now| {
                reader.begin_frame(events.to_vec(), now);
                reader.next_part(Canvas::new(1280.0, 800.0), false).repeated
            };
            assert_eq!(repeated(&[], 1.0), []);
            assert_eq!(repeated(&[], 1.5), [Chord::key(KeyCode::Left)]);
            assert_eq!(repeated(&[end], 2.0), []);
        }
    }

    #[test]
    fn a_finger_is_distinguished_from_the_mouse() {
        let at = pos2(30.0, 40.0);
        let button =
            |pressed| WindowEvent::PointerButton { at, button: MouseButton::Left, pressed };
        let tap =
            [WindowEvent::Finger(true), button(true), button(false), WindowEvent::PointerGone];
        let click = [WindowEvent::Finger(false), button(true), button(false)];
        let parts = parts(&[&tap[..], &click[..]].concat(), false);
        let clicks: Vec<bool> =
            parts.iter().filter(|part| part.clicked).map(|part| part.finger).collect();
        assert_eq!(clicks, [true, false]);
    }

    #[test]
    fn letters_of_a_text_do_not_act_but_other_keys_do() {
        let shift = Modifiers { shift: true, ..Modifiers::NONE };
        let keys = [KeyCode::S, KeyCode::Home, KeyCode::End, KeyCode::Enter];
        let all @ [s, _, _, enter] = keys.map(Chord::key);
        assert_eq!(chords(&strokes(&keys, CTRL), true), []);
        assert_eq!(chords(&strokes(&keys, Modifiers::NONE), true), [enter]);
        assert_eq!(chords(&strokes(&keys, Modifiers::NONE), false), all);
        assert_eq!(chords(&strokes(&keys[..1], shift), false), [s.shifted()]);
    }
}
