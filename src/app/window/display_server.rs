//! Chooses between the display servers of Linux, X11 and Wayland.

use std::env;
use std::ffi::OsString;

use egui::Rect;
use miniquad::conf::LinuxBackend;

use super::bell::Bell;
use super::sleep;

#[cfg(target_os = "linux")]
use super::{event, x11::X11};

/// The display server on which the window opens, with what it knows beyond the window library.
pub struct DisplayServer {
    /// The window library's way to open the window.
    backend: LinuxBackend,
    /// The connection to the X11 server, if the window opens there.
    x11: Option<X11>,
}

impl DisplayServer {
    /// Chooses a display server, or returns `None` if there is no display.
    ///
    /// Systems other than Linux always have a display.
    pub fn choose() -> Option<DisplayServer> {
        if !cfg!(target_os = "linux") {
            return Some(DisplayServer { backend: LinuxBackend::default(), x11: None });
        }
        let is_named = |name| env::var_os(name).is_some_and(|name: OsString| !name.is_empty());
        let x11 = is_named("DISPLAY").then(X11::connect).flatten();
        let there = [is_named("DISPLAY"), x11.is_some()];
        let backend = backend_of(there, [is_named("WAYLAND_DISPLAY"), is_wayland_there()])?;
        Some(DisplayServer { backend, x11 })
    }

    /// Returns the window library's way to open the window.
    pub fn backend(&self) -> LinuxBackend {
        self.backend
    }

    /// Returns the monitors in physical pixels, the main one first.
    ///
    /// The list is empty if the server does not report them, or keeps windows on the display
    /// itself.
    pub fn monitors(&self) -> Vec<Rect> {
        self.x11.as_ref().map(X11::monitors).unwrap_or_default()
    }

    /// Corrects properties of the open window that the window library sets wrongly. Returns whether
    /// all are corrected.
    pub fn correct_properties(&mut self) -> bool {
        self.x11.as_mut().is_none_or(X11::correct_properties)
    }

    /// Starts to read the keyboard of the open window, if the window library reports too little of
    /// it.
    #[cfg(target_os = "linux")]
    pub fn read_keyboard(&mut self) {
        if let Some(window) = self.x11.as_mut().and_then(X11::window) {
            event::open_keyboard(window);
        }
    }

    /// Does nothing, as the window library reports all keys.
    #[cfg(not(target_os = "linux"))]
    pub fn read_keyboard(&mut self) {}

    /// Lets the loop of the open window sleep between frames, if the server can wake it.
    pub fn let_window_sleep(&mut self) {
        let window = self.x11.as_mut().and_then(X11::window);
        if let Some(bell) = window.and_then(Bell::hang) {
            sleep::begin(bell);
        }
    }

    /// Returns whether the window has the size and position that the player gave it, or `true` if
    /// the server does not report that.
    pub fn shows_window_where_it_was_put(&mut self) -> bool {
        self.x11.as_mut().and_then(X11::is_where_it_was_put).unwrap_or(true)
    }
}

/// Chooses a backend by whether each server is named and whether it answers.
///
/// The name of a server that has ended may be left. If both servers run, X11 is used: only there
/// does the window library restore the window's position, show its icon, and draw its frame on
/// every desktop.
fn backend_of(x11: [bool; 2], wayland: [bool; 2]) -> Option<LinuxBackend> {
    match (x11, wayland) {
        ([true, true], _) => Some(LinuxBackend::X11Only),
        (_, [true, true]) | ([false, _], [true, _]) => Some(LinuxBackend::WaylandOnly),
        // The window library reports what is wrong.
        ([true, _], _) => Some(LinuxBackend::X11Only),
        _ => None,
    }
}

/// Returns whether the named Wayland server answers.
#[cfg(unix)]
fn is_wayland_there() -> bool {
    let path = |name| env::var_os(name).map(std::path::PathBuf::from).unwrap_or_default();
    let socket = path("XDG_RUNTIME_DIR").join(path("WAYLAND_DISPLAY"));
    std::os::unix::net::UnixStream::connect(socket).is_ok()
}

/// Returns `false`, as there is no Wayland on this system.
#[cfg(not(unix))]
fn is_wayland_there() -> bool {
    false
}

/// A connection that never exists, as X11 is used on Linux alone.
#[cfg(not(target_os = "linux"))]
enum X11 {}

#[cfg(not(target_os = "linux"))]
impl X11 {
    fn connect() -> Option<X11> {
        None
    }

    fn monitors(&self) -> Vec<Rect> {
        match *self {}
    }

    fn correct_properties(&mut self) -> bool {
        match *self {}
    }

    fn window(&mut self) -> Option<u32> {
        match *self {}
    }

    fn is_where_it_was_put(&mut self) -> Option<bool> {
        match *self {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The name of an X11 server that had ended once hid a Wayland server that ran.
    #[test]
    fn x11_is_used_where_it_runs_and_wayland_where_it_is_alone() {
        let [unnamed, stale, runs] = [[false, false], [true, false], [true, true]];
        for wayland in [unnamed, stale, runs] {
            assert_eq!(backend_of(runs, wayland), Some(LinuxBackend::X11Only));
        }
        for x11 in [unnamed, stale] {
            assert_eq!(backend_of(x11, runs), Some(LinuxBackend::WaylandOnly));
        }
        assert_eq!(backend_of(stale, stale), Some(LinuxBackend::X11Only));
        assert_eq!(backend_of(stale, unnamed), Some(LinuxBackend::X11Only));
        assert_eq!(backend_of(unnamed, stale), Some(LinuxBackend::WaylandOnly));
        assert_eq!(backend_of(unnamed, unnamed), None);
    }
}
