//! The player's actions as events in their order.
//!
//! An event includes what was true at its time, such as the modifier keys beside a key: several
//! events may come in one frame, and the last of them must not change the meaning of the first.

use std::cell::RefCell;

use egui::{Modifiers, MouseWheelUnit, Pos2, Rect, Vec2, pos2, vec2};
use miniquad::conf::LinuxBackend;
use miniquad::{KeyCode, KeyMods, MouseButton, TouchPhase};

use super::display::{pixel_ratio, size};
use super::keyboard::X11Keyboard;

/// An action of the player. Positions are in logical pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WindowEvent {
    /// A key was pressed or released.
    Key {
        code: KeyCode,
        /// Whether it was pressed, or else released.
        pressed: bool,
        /// Whether the window system repeats the press because the key is held.
        repeat: bool,
        /// The modifier keys that are down after this event.
        modifiers: Modifiers,
    },
    /// A character was typed. It comes before the press of its key, and some keys type several.
    Text(char),
    /// The pointer is now a finger (`true`) or a mouse (`false`). A finger acts like a mouse with
    /// its left button down.
    Finger(bool),
    /// The mouse or the finger moved here.
    PointerMoved(Pos2),
    /// The mouse left the window, or seems to have left it until it moves again; or the finger left
    /// the screen.
    PointerGone,
    /// A button of the mouse was pressed or released.
    PointerButton {
        /// The position of the mouse.
        at: Pos2,
        button: MouseButton,
        /// Whether it was pressed, or else released.
        pressed: bool,
    },
    /// The wheel was turned. Up is positive; so is left under X11, but right on Windows and
    /// Wayland.
    Wheel(MouseWheelUnit, Vec2),
    /// The window gained or lost the keyboard focus.
    Focus(bool),
}

/// Collects events until the program takes them.
#[derive(Default)]
pub struct Events {
    /// The events that were not taken yet.
    queue: Vec<WindowEvent>,
    /// Number of physical pixels per logical pixel.
    ratio: f32,
    /// Whether the window is one of Wayland.
    is_wayland: bool,
    /// Detects that the mouse leaves the window.
    leaving: Leaving,
    /// The finger that points; further fingers are ignored.
    finger: Option<u64>,
    /// Whether the last pointer was a finger.
    was_finger: bool,
    /// The keyboard, if the window system lets the game read it.
    keyboard: Option<X11Keyboard>,
    /// The character that miniquad expects the next key to type, while the keyboard itself is read.
    typed: Option<char>,
}

/// Position of an absent pointer, and of a finger whose touch was cancelled: outside everything.
pub const NOWHERE: Pos2 = pos2(-1e4, -1e4);

thread_local! {
    static EVENTS: RefCell<Events> = RefCell::default();
}

/// Calls `report` with the collector of this window's events.
pub(super) fn collect(report: impl FnOnce(&mut Events)) {
    EVENTS.with_borrow_mut(|events| {
        events.ratio = pixel_ratio();
        events.leaving.window = size();
        report(events);
    });
}

/// Sets the window system that sends the events, on Linux.
pub(super) fn expect_from(backend: LinuxBackend) {
    let is_on = |other| cfg!(target_os = "linux") && backend == other;
    EVENTS.with_borrow_mut(|events| {
        events.leaving.is_reported = is_on(LinuxBackend::X11Only);
        events.is_wayland = is_on(LinuxBackend::WaylandOnly);
    });
}

/// Starts to read the keyboard of this window. Does nothing if that is impossible.
#[cfg(target_os = "linux")]
pub(super) fn open_keyboard(window: u32) {
    EVENTS.with_borrow_mut(|events| events.keyboard = X11Keyboard::open(window).ok());
}

/// Returns the character that the player's keyboard shows on a key, or `None` if it is unknown.
pub fn printed(code: KeyCode) -> Option<char> {
    EVENTS.with_borrow(|events| events.keyboard.as_ref()?.printed(code))
}

/// Returns the window's events since the last call.
pub fn drain() -> Vec<WindowEvent> {
    EVENTS.with_borrow_mut(|events| std::mem::take(&mut events.queue))
}

/// Returns whether the window has events that were not taken yet.
pub fn is_waiting() -> bool {
    EVENTS.with_borrow(|events| !events.queue.is_empty())
}

impl Events {
    /// Converts a position from physical to logical pixels.
    fn point(&self, x: f32, y: f32) -> Pos2 {
        pos2(x, y) / self.ratio
    }

    /// Records a motion of the mouse.
    pub(super) fn move_pointer(&mut self, x: f32, y: f32) {
        self.become_finger(false);
        let at = self.point(x, y);
        self.queue.push(WindowEvent::PointerMoved(at));
        if self.leaving.is_guessed(at) {
            self.queue.push(WindowEvent::PointerGone);
        }
    }

    /// Records that the mouse enters the window.
    pub(super) fn enter_pointer(&mut self, x: f32, y: f32) {
        (self.leaving.last, self.leaving.seen_at) = (None, None);
        self.move_pointer(x, y);
    }

    /// Records that the mouse leaves the window.
    pub(super) fn leave(&mut self) {
        self.queue.push(WindowEvent::PointerGone);
    }

    /// Records whether the pointer is a finger, if that changes.
    fn become_finger(&mut self, is_finger: bool) {
        if std::mem::replace(&mut self.was_finger, is_finger) != is_finger {
            self.queue.push(WindowEvent::Finger(is_finger));
        }
    }

    /// Records a turn of the wheel.
    pub(super) fn turn_wheel(&mut self, x: f32, y: f32) {
        // The wheel acts on whatever is under the mouse, which has not left after all.
        self.queue.extend(self.leaving.seen_at.take().map(WindowEvent::PointerMoved));
        let (unit, delta) = if self.is_wayland { wayland_wheel(x, y) } else { wheel(x, y) };
        self.queue.push(WindowEvent::Wheel(unit, delta));
    }

    /// Records that a button of the mouse is pressed or released.
    pub(super) fn button(&mut self, button: MouseButton, pressed: bool, x: f32, y: f32) {
        self.become_finger(false);
        self.leaving.held.retain(|&held| held != button);
        self.leaving.held.extend(pressed.then_some(button));
        self.queue.push(WindowEvent::PointerButton { at: self.point(x, y), button, pressed });
    }

    /// Records a touch of the screen. The first finger acts as a mouse.
    pub(super) fn touch(&mut self, phase: TouchPhase, finger: u64, x: f32, y: f32) {
        let at = self.point(x, y);
        let press =
            |at, pressed| WindowEvent::PointerButton { at, button: MouseButton::Left, pressed };
        match phase {
            TouchPhase::Started if self.finger.is_none() => {
                self.finger = Some(finger);
                self.become_finger(true);
                self.queue.extend([WindowEvent::PointerMoved(at), press(at, true)]);
            }
            _ if self.finger != Some(finger) => {}
            TouchPhase::Started | TouchPhase::Moved => {
                self.queue.push(WindowEvent::PointerMoved(at))
            }
            TouchPhase::Ended | TouchPhase::Cancelled => {
                self.finger = None;
                let at = if phase == TouchPhase::Ended { at } else { NOWHERE };
                self.queue.extend([press(at, false), WindowEvent::PointerGone]);
            }
        }
    }

    /// Records a character that was typed.
    ///
    /// While the keyboard itself is read, the character waits for its key.
    pub(super) fn text(&mut self, character: char, mods: KeyMods) {
        let character = Some(character).filter(|_| !is_shortcut(mods));
        if self.keyboard.is_some() { self.typed = character } else { self.type_text(character) }
    }

    /// Records characters before the press of their key, except those that are not text.
    ///
    /// X11 reports them in this order, other systems the key first. A key that opens a text field
    /// must not type into it.
    fn type_text(&mut self, characters: impl IntoIterator<Item = char>) {
        let is_key_first = self.is_wayland || !cfg!(target_os = "linux");
        let is_key = matches!(self.queue.last(), Some(WindowEvent::Key { pressed: true, .. }));
        let place = self.queue.len() - usize::from(is_key_first && is_key);
        let written = characters.into_iter().filter(|&character| is_written(character));
        self.queue.splice(place..place, written.map(WindowEvent::Text));
    }

    /// Records that a key is pressed or released, with what it types.
    pub(super) fn key(&mut self, code: KeyCode, mods: KeyMods, pressed: bool, repeat: bool) {
        let modifiers = modifiers_after(code, mods, pressed);
        let typed = self.typed.take();
        let read = self.keyboard.as_mut().map(|keyboard| keyboard.stroke(code, pressed));
        // The server is gone, or refuses to answer.
        self.keyboard.take_if(|_| matches!(read, Some(Err(_))));
        let (code, repeat) = match read {
            Some(Ok(Some(stroke))) => {
                self.type_text(stroke.text.chars());
                (stroke.code, stroke.repeat)
            }
            _ => {
                self.type_text(typed);
                (code, repeat)
            }
        };
        self.queue.push(WindowEvent::Key { code, pressed, repeat, modifiers });
    }

    /// Records that the window gains or loses the keyboard focus.
    pub(super) fn focus(&mut self, focused: bool) {
        if !focused && let Some(keyboard) = self.keyboard.as_mut() {
            keyboard.release_all();
        }
        // The release of a button over another window is not reported.
        self.leaving.held.clear();
        self.queue.push(WindowEvent::Focus(focused));
    }
}

/// Detects that the mouse leaves the window.
///
/// X11 reports that; on other systems, miniquad does not pass it on. There, the mouse counts as
/// gone if it would be outside after going on as it moved last. If it is still inside, its next
/// motion or the wheel shows it.
#[derive(Default)]
struct Leaving {
    /// Width and height of the window, in logical pixels.
    window: Vec2,
    /// Whether this system reports that the mouse leaves.
    is_reported: bool,
    /// The buttons that are down: a drag may leave the window and come back.
    held: Vec<MouseButton>,
    /// Position of the mouse at its last motion; `None` if it has just entered the window, or seems
    /// to have left it.
    last: Option<Pos2>,
    /// Position of the mouse before it seemed to leave.
    seen_at: Option<Pos2>,
}

impl Leaving {
    /// Factor by which the next motion of the mouse may exceed the last one; the mouse is often
    /// faster at the edge.
    const AHEAD: f32 = 2.0;

    /// Longest motion that is extended, in logical pixels. After a jump, nothing shows where the
    /// mouse goes.
    const MAX_MOTION: f32 = 100.0;

    /// Records a motion, and returns whether the mouse seems to leave.
    fn is_guessed(&mut self, at: Pos2) -> bool {
        let motion = self.last.map(|last| at - last);
        (self.last, self.seen_at) = (Some(at), None);
        let is_open = !self.is_reported && self.held.is_empty();
        let window = Rect::from_min_size(Pos2::ZERO, self.window);
        let leaves = motion.is_some_and(|motion| {
            let is_short = motion.length() <= Leaving::MAX_MOTION;
            is_open && is_short && !window.contains(at + motion * Leaving::AHEAD)
        });
        if leaves {
            (self.last, self.seen_at) = (None, Some(at));
        }
        leaves
    }
}

/// Returns the rotation of the wheel in lines, or in points on macOS.
fn wheel(x: f32, y: f32) -> (MouseWheelUnit, Vec2) {
    let is_mac = cfg!(target_os = "macos");
    // Windows counts a notch as 120.
    let notch = if cfg!(windows) { 120.0 } else { 1.0 };
    (if is_mac { MouseWheelUnit::Point } else { MouseWheelUnit::Line }, vec2(x, y) / notch)
}

/// Lengths of a notch of the wheel on Wayland, in points: by KDE and wlroots, and by GNOME and
/// Weston.
const WAYLAND_NOTCHES: [f32; 2] = [15.0, 10.0];

/// Returns the rotation of the wheel on Wayland, in lines for whole notches and else in points.
///
/// Wayland reports points for a wheel and for fingers on a touchpad. Fingers hardly ever move by
/// whole notches.
fn wayland_wheel(x: f32, y: f32) -> (MouseWheelUnit, Vec2) {
    let delta = vec2(x, y);
    match WAYLAND_NOTCHES.into_iter().find(|notch| (x + y) % notch == 0.0) {
        Some(notch) => (MouseWheelUnit::Line, delta / notch),
        None => (MouseWheelUnit::Point, delta),
    }
}

/// Returns whether a character is text.
///
/// Keys such as Delete and F1 also arrive as characters, namely control or private-use ones.
fn is_written(character: char) -> bool {
    let is_private =
        matches!(character, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{ffffd}' | '\u{100000}'..);
    !character.is_control() && !is_private
}

/// Returns whether keys type no character with these modifiers.
///
/// Ctrl and Alt together are AltGr on Windows, which types characters, as does the option key of
/// macOS.
fn is_shortcut(mods: KeyMods) -> bool {
    let is_alone =
        if cfg!(target_os = "macos") { mods.ctrl && !mods.alt } else { mods.ctrl != mods.alt };
    is_alone || mods.logo
}

/// Returns the modifiers after an event.
///
/// X11 reports the modifiers before it: the press of a modifier key lacks that modifier, and its
/// release still includes it.
fn modifiers_after(code: KeyCode, mut mods: KeyMods, pressed: bool) -> Modifiers {
    match code {
        KeyCode::LeftShift | KeyCode::RightShift => mods.shift = pressed,
        KeyCode::LeftControl | KeyCode::RightControl => mods.ctrl = pressed,
        KeyCode::LeftAlt | KeyCode::RightAlt => mods.alt = pressed,
        KeyCode::LeftSuper | KeyCode::RightSuper => mods.logo = pressed,
        _ => {}
    }
    // With AltGr, a text field would take ą for Ctrl+A.
    let is_alt_gr = cfg!(target_os = "windows") && mods.ctrl && mods.alt;
    let ctrl = mods.ctrl && !is_alt_gr;
    let mac_cmd = cfg!(target_os = "macos") && mods.logo;
    Modifiers {
        alt: mods.alt,
        ctrl,
        shift: mods.shift,
        mac_cmd,
        command: if cfg!(target_os = "macos") { mac_cmd } else { ctrl },
    }
}

#[cfg(test)]
mod tests;
