//! Chooses between the display servers of Linux, X11 and Wayland.

use std::env;
use std::ffi::OsString;

use miniquad::conf::LinuxBackend;

/// Returns how the window is opened, or `None` if there is no display. Systems other than Linux always have one.
pub fn backend() -> Option<LinuxBackend> {
    if cfg!(target_os = "linux") {
        backend_in(env::var_os("DISPLAY"), env::var_os("WAYLAND_DISPLAY"))
    } else {
        Some(LinuxBackend::default())
    }
}

/// Chooses by the names of the displays. Where both servers run, X11 is used: only there the window library restores the window's
/// place, shows its icon, and draws its frame on every desktop.
fn backend_in(x11: Option<OsString>, wayland: Option<OsString>) -> Option<LinuxBackend> {
    let is_named = |display: Option<OsString>| display.is_some_and(|name| !name.is_empty());
    if is_named(x11) {
        Some(LinuxBackend::X11Only)
    } else if is_named(wayland) {
        Some(LinuxBackend::WaylandOnly)
    } else {
        None
    }
}

/// Returns the size of an X11 display in pixels: the room that all monitors take together.
#[cfg(target_os = "linux")]
pub fn size(backend: LinuxBackend) -> Option<(u32, u32)> {
    use x11rb::connection::Connection;

    use super::x11;

    if backend != LinuxBackend::X11Only {
        return None;
    }
    let (connection, screen) = x11::connect()?;
    let screen = connection.setup().roots.get(screen)?;
    Some((screen.width_in_pixels.into(), screen.height_in_pixels.into()))
}

/// Returns no size: other window systems keep windows on the display themselves, or do not tell.
#[cfg(not(target_os = "linux"))]
pub fn size(_: LinuxBackend) -> Option<(u32, u32)> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x11_is_used_where_it_runs_and_wayland_where_it_is_alone() {
        let backend = |x11: Option<&str>, wayland: Option<&str>| {
            backend_in(x11.map(OsString::from), wayland.map(OsString::from))
        };
        assert_eq!(backend(Some(":0"), Some("wayland-0")), Some(LinuxBackend::X11Only));
        assert_eq!(backend(Some(":0"), None), Some(LinuxBackend::X11Only));
        assert_eq!(backend(None, Some("wayland-0")), Some(LinuxBackend::WaylandOnly));
        assert_eq!(backend(Some(""), Some("wayland-0")), Some(LinuxBackend::WaylandOnly));
        assert_eq!(backend(Some(""), None), None);
        assert_eq!(backend(None, None), None);
    }
}
