//! Size and position of the window, remembered between runs.

use miniquad::window;

use crate::app::settings::{Remembered, WindowPlace};
use crate::app::window::display::{self, Area};
use crate::app::window::display_server::DisplayServer;

/// Seconds between two checks of the window.
const INTERVAL: f64 = 1.0;

/// Distance from the screen's corner, in logical pixels, within which a reported position is
/// ignored.
///
/// Some window systems report the position relative to the window's own frame.
const NEAR_ORIGIN: u32 = 64;

/// Width and height in pixels.
type Size = (u32, u32);

/// Position of the upper left corner, in pixels.
type Corner = (u32, u32);

/// Smallest size to restore.
const MIN_SIZE: Size = (320, 240);

/// Largest size to restore if the display is unknown.
const MAX_SIZE: Size = (7680, 4320);

/// Largest coordinates of a corner to restore if the display is unknown: a window there can be seen
/// and moved on every display.
const MAX_SAFE_CORNER: Corner = (960, 540);

/// Space for the frame of the window at its upper left corner, in pixels.
const BORDER_CORNER: (u32, u32) = (8, 40);
/// Space for the frame of the window at all its sides together, in pixels.
const BORDER: Size = (16, 48);

/// Returns the size with which the window opens: the remembered one, or `first` in the first run.
/// The size is within the main monitor, if that is known.
pub fn opening_size(remembered: &Remembered, first: Size, monitors: &[Area]) -> Size {
    let size = remembered.window.map_or(first, |window| window.size);
    fit_to_monitor(size, None, monitors).0
}

/// Returns a size and corner, in pixels, with which the window fits into the monitor on which most
/// of it would be.
///
/// A corner on no monitor is dropped: the monitor is gone, and the window system knows a better
/// position.
fn fit_to_monitor(size: Size, corner: Option<Corner>, monitors: &[Area]) -> (Size, Option<Corner>) {
    let Some(main) = monitors.first() else {
        let corner =
            corner.filter(|corner| corner.0 < MAX_SAFE_CORNER.0 && corner.1 < MAX_SAFE_CORNER.1);
        return (restorable(size, MAX_SIZE), corner);
    };
    let corner = corner.filter(|&corner| monitors.iter().any(|it| common(*it, corner, size) > 0));
    let monitor = match corner {
        Some(corner) => monitors.iter().rev().max_by_key(|it| common(**it, corner, size)),
        None => None,
    };
    let monitor = *monitor.unwrap_or(main);
    let size = restorable(size, sub(monitor.size, BORDER));
    let first = add(monitor.corner, BORDER_CORNER);
    let last = add(first, sub(sub(monitor.size, BORDER), size));
    let fit = |(x, y): Corner| (x.clamp(first.0, last.0), y.clamp(first.1, last.1));
    (size, corner.map(fit))
}

/// Returns the number of pixels that a window and a monitor have in common.
fn common(monitor: Area, corner: Corner, size: Size) -> u64 {
    let length = |from: u32, length: u32, start: u32, room: u32| {
        let end = from.saturating_add(length).min(start.saturating_add(room));
        u64::from(end.saturating_sub(from.max(start)))
    };
    length(corner.0, size.0, monitor.corner.0, monitor.size.0)
        * length(corner.1, size.1, monitor.corner.1, monitor.size.1)
}

/// Returns the sum of two sizes.
fn add(a: Size, b: Size) -> Size {
    (a.0.saturating_add(b.0), a.1.saturating_add(b.1))
}

/// Returns the difference of two sizes, at least 0.
fn sub(a: Size, b: Size) -> Size {
    (a.0.saturating_sub(b.0), a.1.saturating_sub(b.1))
}

/// Returns the size nearest to the given one with which a window can open, at most `most`.
fn restorable((width, height): Size, most: Size) -> Size {
    (width.max(MIN_SIZE.0).min(most.0), height.max(MIN_SIZE.1).min(most.1))
}

/// Watches the geometry of the window, and switches full screen on and off.
pub struct WindowGeometry {
    /// The display server.
    server: DisplayServer,
    accepts_drops: bool,
    /// Time of the last check, in seconds.
    ///
    /// `None` until the first one, as a new window must first reach its position.
    last_check: Option<f64>,
    is_full_screen: bool,
}

impl WindowGeometry {
    /// Restores the window's size and position on this display server, or gives it the size `first`
    /// in the first run.
    pub fn restore(remembered: &Remembered, first: Size, server: DisplayServer) -> WindowGeometry {
        let ratio = display::pixel_ratio();
        let (width, height) = remembered.window.map_or(first, |window| window.size);
        let physical = [width, height].map(|length| (length as f32 * ratio) as u32);
        let corner = remembered.window.and_then(|window| window.corner);
        let (size, corner) = fit_to_monitor(physical.into(), corner, &server.monitors());
        display::request_size(size.0 as f32 / ratio, size.1 as f32 / ratio);
        if let Some((x, y)) = corner {
            window::set_window_position(x, y);
        }
        WindowGeometry { server, accepts_drops: true, last_check: None, is_full_screen: false }
    }

    /// Switches full screen on or off as remembered, and records the window's geometry from time to
    /// time.
    pub fn update(&mut self, remembered: &mut Remembered, now: f64) {
        if std::mem::replace(&mut self.is_full_screen, remembered.full_screen)
            != remembered.full_screen
        {
            window::set_fullscreen(remembered.full_screen);
        }
        if self.accepts_drops {
            self.accepts_drops = !self.server.refuse_drops();
        }
        if now - *self.last_check.get_or_insert(now) >= INTERVAL {
            self.last_check = Some(now);
            self.record(remembered);
        }
    }

    /// Records the window's geometry, unless the window is full screen, maximised or minimised.
    pub fn record(&mut self, remembered: &mut Remembered) {
        if !remembered.full_screen && self.server.shows_window_where_it_was_put() {
            let size = (display::size().x as u32, display::size().y as u32);
            remembered.window = to_remember(size, position(), remembered.window);
        }
    }
}

/// Returns the position of the window, if the window library knows it.
#[cfg(any(target_os = "linux", target_os = "windows"))]
fn position() -> Option<Corner> {
    Some(window::get_window_position())
}

/// Returns the position of the window, if the window library knows it.
#[cfg(not(any(target_os = "linux", target_os = "windows")))]
fn position() -> Option<Corner> {
    None
}

/// Returns the geometry to remember of a window with this size and position, after the last
/// remembered one.
///
/// Windows reports neither that a window is maximised nor that it is minimised, but moves it across
/// the edge of the screen: by its frame, or far away with a size of 0.
fn to_remember(
    size: Size,
    seen: Option<Corner>,
    before: Option<WindowPlace>,
) -> Option<WindowPlace> {
    let is_across = |(x, y): Corner| x >= 1 << 15 || y >= 1 << 15;
    if seen.is_some_and(is_across) || size.0 < MIN_SIZE.0 || size.1 < MIN_SIZE.1 {
        return before;
    }
    let is_doubtful = |(x, y): Corner| x < NEAR_ORIGIN && y < NEAR_ORIGIN;
    let corner = seen.filter(|&corner| !is_doubtful(corner));
    let corner = corner.or(before.and_then(|before| before.corner));
    Some(WindowPlace { size: restorable(size, MAX_SIZE), corner })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HD: Area = Area { corner: (0, 0), size: (1920, 1080) };
    const BESIDE: Area = Area { corner: (1920, 280), size: (1280, 800) };

    /// On a display of 640x480, the menu and the button that closes the window once were outside.
    #[test]
    fn the_window_opens_within_the_display() {
        let first = (1100, 720);
        let mut remembered = Remembered::default();
        let opens = |remembered: &Remembered, size: Option<Size>| {
            let monitor = size.map(|size| Area { corner: (0, 0), size });
            opening_size(remembered, first, monitor.as_slice())
        };
        assert_eq!(opens(&remembered, Some((1920, 1080))), first);
        assert_eq!(opens(&remembered, Some((640, 480))), (624, 432));
        assert_eq!(opens(&remembered, Some((800, 1280))), (784, 720));
        assert_eq!(opens(&remembered, Some((320, 200))), (304, 152), "as large as there is room");
        assert_eq!(opens(&remembered, None), first);
        let mut window = |size| {
            remembered.window = Some(WindowPlace { size, corner: None });
            opens(&remembered, None)
        };
        assert_eq!(window((0, 0)), MIN_SIZE, "no window has that size");
        assert_eq!(window((32_767, 32_767)), MAX_SIZE);
    }

    /// After a monitor was unplugged, or the window was maximised, it once opened with a part of
    /// the menu outside of the display.
    #[test]
    fn a_window_opens_whole_on_the_monitor_that_it_was_on() {
        let places = |corner, size, monitors: &[Area]| fit_to_monitor(size, Some(corner), monitors);
        let (size, both) = ((1000, 690), [HD, BESIDE].as_slice());
        for corner in [(8, 40), (140, 75), (912, 382), (2192, 382)] {
            assert_eq!(places(corner, size, both), (size, Some(corner)), "it fits");
        }
        assert_eq!(places((2192, 382), size, &[HD]), (size, None), "the monitor is gone");
        assert_eq!(places((1500, 900), size, &[HD]), (size, Some((912, 382))));
        assert_eq!(places((2300, 100), size, both), (size, Some((2192, 320))));
        assert_eq!(places((300, 200), (1264, 752), &[BESIDE]), ((1264, 752), None));
        let small = Area { corner: (0, 0), size: (1280, 800) };
        assert_eq!(places((300, 200), (1264, 752), &[small]), ((1264, 752), Some((8, 40))));
        assert_eq!(places((0, 0), size, both), (size, Some((8, 40))), "its frame is outside");
        assert_eq!(places((2500, 300), size, &[]), (size, None), "Windows tells of no monitors");
        assert_eq!(places((300, 200), size, &[]), (size, Some((300, 200))));
        for monitor in [small, HD, BESIDE] {
            for corner in [(0, 0), (1, 1), (1900, 1000), (2500, 300), (u32::MAX, u32::MAX)] {
                for size in [(0, 0), (900, 700), (u32::MAX, u32::MAX)] {
                    let (size, corner) = places(corner, size, &[monitor]);
                    let room = u64::from(size.0) * u64::from(size.1);
                    let is_whole = |corner| common(monitor, corner, size) == room;
                    assert!(corner.is_none_or(is_whole), "{corner:?} {size:?} {monitor:?}");
                }
            }
        }
    }

    #[test]
    fn a_position_within_the_windows_frame_is_ignored() {
        let before = Some(WindowPlace { size: (800, 600), corner: Some((300, 200)) });
        let corner = |seen, before| to_remember((900, 700), seen, before).and_then(|it| it.corner);
        assert_eq!(corner(Some((300, 200)), None), Some((300, 200)));
        assert_eq!(corner(Some((1, 20)), before), Some((300, 200)));
        assert_eq!(corner(None, before), Some((300, 200)));
    }

    /// A window that was minimised when the player signed out once opened with 320x240 pixels, and
    /// a maximised one in a wrong place.
    #[test]
    fn a_minimised_or_maximised_window_on_windows_is_not_remembered() {
        let before = Some(WindowPlace { size: (800, 600), corner: Some((300, 200)) });
        let across = |by: i32| Some((by as u32, by as u32));
        assert_eq!(to_remember((1, 1), across(-32_000), before), before);
        assert_eq!(to_remember((1, 1), None, before), before);
        assert_eq!(to_remember((1920, 1017), across(-8), before), before);
        assert_eq!(to_remember((1920, 1017), across(-8), None), None);
        let moved = WindowPlace { size: (810, 610), corner: Some((310, 210)) };
        assert_eq!(to_remember(moved.size, moved.corner, before), Some(moved));
    }
}
