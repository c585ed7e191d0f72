//! Wakes the window library's loop under X11, and sees whether anything of the window can be seen.
//!
//! The loop waits for events of its own connection, so a motion of the mouse to a place that no
//! mouse reaches is sent to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use x11rb::atom_manager;
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, EventMask, KeyButMask, MapState,
    Motion, MotionNotifyEvent, Visibility, Window,
};
use x11rb::rust_connection::RustConnection;

use super::x11;

atom_manager! {
    /// Names by which the server knows the states of a window.
    Atoms: AtomsCookie {
        _NET_WM_STATE,
        _NET_WM_STATE_HIDDEN,
    }
}

/// The column of a mouse that wakes the loop.
pub const WAKE: i16 = i16::MIN;

/// The column of a mouse that only lets the loop see that it was woken.
///
/// Before it draws, the window library waits for one event more than there were.
pub const NUDGE: i16 = i16::MIN + 1;

/// A bell at the game's window, which wakes the loop.
#[derive(Clone)]
pub struct Bell {
    connection: Arc<RustConnection>,
    window: Window,
    is_hidden: Arc<AtomicBool>,
}

impl Bell {
    /// Hangs up a bell at the open window. It wakes the loop whenever more or less of the window is
    /// seen. Returns `None` if that is impossible.
    pub fn hang(window: Window) -> Option<Bell> {
        let (connection, _) = x11::connect()?;
        let atoms = Atoms::new(&connection).ok()?.reply().ok()?;
        let events = EventMask::EXPOSURE
            | EventMask::VISIBILITY_CHANGE
            | EventMask::STRUCTURE_NOTIFY
            | EventMask::PROPERTY_CHANGE;
        let attributes = ChangeWindowAttributesAux::new().event_mask(events);
        connection.change_window_attributes(window, &attributes).ok()?.check().ok()?;
        let state = connection.get_window_attributes(window).ok()?.reply().ok()?.map_state;
        let bell = Bell { connection: connection.into(), window, is_hidden: Arc::default() };
        let mut sight = Sight {
            is_unmapped: state == MapState::UNMAPPED,
            is_covered: false,
            is_minimised: bell.is_minimised(&atoms),
        };
        let watching = bell.clone();
        let watch = move || {
            // The program may never end this thread, which ends with it or with the server.
            while let Ok(event) = watching.connection.wait_for_event() {
                match event {
                    Event::PropertyNotify(it) if it.atom == atoms._NET_WM_STATE => {
                        sight.is_minimised = watching.is_minimised(&atoms);
                    }
                    Event::PropertyNotify(_) => continue,
                    event => sight.change(&event),
                }
                watching.is_hidden.store(sight.is_nothing(), Ordering::Relaxed);
                watching.ring(WAKE);
            }
        };
        thread::Builder::new().name("sight".to_owned()).spawn(watch).ok()?;
        Some(bell)
    }

    /// Sends the loop a motion of the mouse to this column.
    pub fn ring(&self, x: i16) {
        let event = MotionNotifyEvent {
            response_type: x11rb::protocol::xproto::MOTION_NOTIFY_EVENT,
            detail: Motion::NORMAL,
            sequence: 0,
            time: x11rb::CURRENT_TIME,
            root: x11rb::NONE,
            event: self.window,
            child: x11rb::NONE,
            root_x: x,
            root_y: x,
            event_x: x,
            event_y: x,
            state: KeyButMask::default(),
            same_screen: true,
        };
        // Without a server, there is no loop to wake.
        let _ = self.connection.send_event(false, self.window, EventMask::NO_EVENT, event);
        let _ = self.connection.flush();
    }

    /// Returns whether nothing of the window can be seen, as far as the server knows.
    pub fn is_window_hidden(&self) -> bool {
        self.is_hidden.load(Ordering::Relaxed)
    }

    /// Returns whether the window manager says that the window is minimised.
    fn is_minimised(&self, atoms: &Atoms) -> bool {
        let state = atoms._NET_WM_STATE;
        let asked = self.connection.get_property(false, self.window, state, AtomEnum::ATOM, 0, 64);
        let states = asked.ok().and_then(|asked| asked.reply().ok());
        let states = states.iter().filter_map(|states| states.value32()).flatten();
        states.into_iter().any(|state| state == atoms._NET_WM_STATE_HIDDEN)
    }
}

/// Why nothing of the window can be seen.
#[derive(Default)]
struct Sight {
    is_unmapped: bool,
    /// Whether other windows cover it. A compositor, which may show what is covered, lets the
    /// server know of none.
    is_covered: bool,
    is_minimised: bool,
}

impl Sight {
    /// Takes in an event of the window.
    fn change(&mut self, event: &Event) {
        match event {
            Event::MapNotify(_) => (self.is_unmapped, self.is_covered) = (false, false),
            Event::UnmapNotify(_) => self.is_unmapped = true,
            Event::VisibilityNotify(it) => {
                self.is_covered = it.state == Visibility::FULLY_OBSCURED;
            }
            _ => {}
        }
    }

    fn is_nothing(&self) -> bool {
        self.is_unmapped || self.is_covered || self.is_minimised
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use x11rb::protocol::xproto::{MapNotifyEvent, UnmapNotifyEvent, VisibilityNotifyEvent};

    #[test]
    fn a_window_is_hidden_while_it_is_unmapped_covered_or_minimised() {
        let mut sight = Sight::default();
        let sees =
            |state| Event::VisibilityNotify(VisibilityNotifyEvent { state, ..Default::default() });
        let unmapped = Event::UnmapNotify(UnmapNotifyEvent::default());
        let mapped = Event::MapNotify(MapNotifyEvent::default());
        let steps = [
            (sees(Visibility::PARTIALLY_OBSCURED), false),
            (sees(Visibility::FULLY_OBSCURED), true),
            (sees(Visibility::UNOBSCURED), false),
            (sees(Visibility::FULLY_OBSCURED), true),
            (unmapped, true),
            // A window that is shown again is not covered, unless the server says so.
            (mapped, false),
        ];
        for (event, is_hidden) in steps {
            sight.change(&event);
            assert_eq!(sight.is_nothing(), is_hidden, "{event:?}");
        }
        assert!(Sight { is_minimised: true, ..sight }.is_nothing());
    }
}
