//! Size and position of the window, remembered between runs.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use miniquad::window;

use crate::app::settings::{Remembered, WindowPlace};
use crate::app::window::display;
use crate::app::window::display_server::DisplayServer;

/// Seconds between two checks of the window.
const INTERVAL: f64 = 1.0;

/// Distance from the screen's left and upper edge, in physical pixels, within which a reported
/// position is ignored.
///
/// Some window systems report the position relative to the window's own frame.
const NEAR_ORIGIN: u32 = 64;

/// Smallest size to restore, in pixels.
const MIN_SIZE: Vec2 = vec2(320.0, 240.0);

/// Largest size to restore if the display is unknown, in pixels.
const MAX_SIZE: Vec2 = vec2(7680.0, 4320.0);

/// Largest coordinates of a corner to restore if the display is unknown: a window there can be seen
/// and moved on every display.
const MAX_SAFE_CORNER: Pos2 = pos2(960.0, 540.0);

/// Space for the frame of the window at its upper left corner, in pixels.
const BORDER_CORNER: Vec2 = vec2(8.0, 40.0);
/// Space for the frame of the window at all its sides together, in pixels.
const BORDER: Vec2 = vec2(16.0, 48.0);

/// Returns the size with which the window opens: the remembered one, or `first` in the first run.
/// The size is within the main monitor, if that is known.
pub fn opening_size(remembered: &Remembered, first: Vec2, monitors: &[Rect]) -> Vec2 {
    fit_to_monitor(last_place(remembered, first).0, None, monitors).0
}

/// Returns the remembered size and corner, or the size `first` in the first run.
fn last_place(remembered: &Remembered, first: Vec2) -> (Vec2, Option<Pos2>) {
    remembered.window.map_or((first, None), |WindowPlace { size, corner }| {
        let corner = corner.map(|(x, y)| pos2(x as f32, y as f32));
        (vec2(size.0 as f32, size.1 as f32), corner)
    })
}

/// Returns a size and corner, in pixels, with which the window fits into the monitor on which most
/// of it would be.
///
/// A corner on no monitor is dropped: the monitor is gone, and the window system knows a better
/// position.
fn fit_to_monitor(size: Vec2, corner: Option<Pos2>, monitors: &[Rect]) -> (Vec2, Option<Pos2>) {
    let size = size.max(MIN_SIZE);
    let Some(main) = monitors.first() else {
        let is_safe = |corner: &Pos2| corner.x < MAX_SAFE_CORNER.x && corner.y < MAX_SAFE_CORNER.y;
        return (size.min(MAX_SIZE), corner.filter(is_safe));
    };
    let common = |monitor: &Rect, corner: Pos2| {
        let common = monitor.intersect(Rect::from_min_size(corner, size));
        if common.is_positive() { common.area() } else { 0.0 }
    };
    let corner = corner.filter(|&corner| monitors.iter().any(|it| common(it, corner) > 0.0));
    let monitor = corner.and_then(|corner| {
        let order =
            |one: &&Rect, other: &&Rect| common(one, corner).total_cmp(&common(other, corner));
        monitors.iter().rev().max_by(order)
    });
    let monitor = monitor.unwrap_or(main);
    let room = (monitor.size() - BORDER).max(Vec2::ZERO);
    let size = size.min(room);
    let first = monitor.min + BORDER_CORNER;
    (size, corner.map(|corner| corner.clamp(first, first + room - size)))
}

/// Watches the geometry of the window, and switches full screen on and off.
pub struct WindowGeometry {
    server: DisplayServer,
    /// The window's size in the first run, in points.
    first: Vec2,
    has_wrong_properties: bool,
    /// Time of the last check, in seconds.
    ///
    /// `None` until the first one, as a new window must first reach its position.
    last_check: Option<f64>,
    is_full_screen: bool,
}

impl WindowGeometry {
    /// Restores the window's size and position on this display server, or gives it the size `first`
    /// in the first run.
    pub fn restore(remembered: &Remembered, first: Vec2, server: DisplayServer) -> WindowGeometry {
        let geometry = WindowGeometry {
            server,
            first,
            has_wrong_properties: true,
            last_check: None,
            is_full_screen: false,
        };
        geometry.put_where_it_was(remembered);
        geometry
    }

    /// Requests the remembered size and position.
    fn put_where_it_was(&self, remembered: &Remembered) {
        let ratio = display::pixel_ratio();
        let (size, corner) = last_place(remembered, self.first);
        let physical = (size * ratio).round();
        let (size, corner) = fit_to_monitor(physical, corner, &self.server.monitors());
        display::request_size(size.x / ratio, size.y / ratio);
        if let Some(Pos2 { x, y }) = corner {
            window::set_window_position(x as u32, y as u32);
        }
    }

    /// Switches full screen on or off as remembered, sets the window's properties right once it is
    /// found, and records its geometry from time to time.
    pub fn update(&mut self, remembered: &mut Remembered, now: f64) {
        if std::mem::replace(&mut self.is_full_screen, remembered.full_screen)
            != remembered.full_screen
        {
            window::set_fullscreen(remembered.full_screen);
            // On Windows, the window keeps the size of the screen.
            if cfg!(target_os = "windows") && !remembered.full_screen {
                self.put_where_it_was(remembered);
            }
        }
        if self.has_wrong_properties {
            self.has_wrong_properties = !self.server.correct_properties();
        }
        if now - *self.last_check.get_or_insert(now) >= INTERVAL {
            self.last_check = Some(now);
            self.record(remembered);
        }
    }

    /// Records the window's geometry, unless the window is full screen, maximised or minimised.
    pub fn record(&mut self, remembered: &mut Remembered) {
        if !remembered.full_screen && self.server.shows_window_where_it_was_put() {
            remembered.window = to_remember(display::size(), position(), remembered.window);
        }
    }
}

/// Returns the position of the window, if the window library knows it.
#[cfg(any(target_os = "linux", target_os = "windows"))]
fn position() -> Option<(u32, u32)> {
    Some(window::get_window_position())
}

/// Returns the position of the window, if the window library knows it.
#[cfg(not(any(target_os = "linux", target_os = "windows")))]
fn position() -> Option<(u32, u32)> {
    None
}

/// Returns the geometry to remember of a window with this size and position, after the last
/// remembered one.
///
/// Windows reports neither that a window is maximised nor that it is minimised, but moves it across
/// the edge of the screen: by its frame, or far away with a size of 0.
fn to_remember(
    size: Vec2,
    seen: Option<(u32, u32)>,
    before: Option<WindowPlace>,
) -> Option<WindowPlace> {
    let is_across = |(x, y): (u32, u32)| x >= 1 << 15 || y >= 1 << 15;
    if seen.is_some_and(is_across) || size.x < MIN_SIZE.x || size.y < MIN_SIZE.y {
        return before;
    }
    let is_doubtful = |&(x, y): &(u32, u32)| x < NEAR_ORIGIN && y < NEAR_ORIGIN;
    let corner = seen.filter(|corner| !is_doubtful(corner));
    let corner = corner.or(before.and_then(|before| before.corner));
    let size = size.min(MAX_SIZE);
    let size = size.round();
    Some(WindowPlace { size: (size.x as u32, size.y as u32), corner })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With `Xft.dpi: 110`, the window once was a point narrower at each start.
    #[test]
    fn a_size_is_rounded_to_the_nearest_point() {
        let place = to_remember(vec2(1099.9999, 720.0001), None, None);
        assert_eq!(place.map(|place| place.size), Some((1100, 720)));
    }

    fn monitor(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    }

    /// On a display of 640x480, the menu and the button that closes the window once were outside.
    #[test]
    fn the_window_opens_within_the_display() {
        let first = vec2(1100.0, 720.0);
        let mut remembered = Remembered::default();
        let opens = |remembered: &Remembered, size: Option<(f32, f32)>| {
            let monitor = size.map(|(width, height)| monitor(0.0, 0.0, width, height));
            opening_size(remembered, first, monitor.as_slice())
        };
        let within = |width, height| opens(&remembered, Some((width, height)));
        assert_eq!(within(1920.0, 1080.0), first);
        assert_eq!(within(640.0, 480.0), vec2(624.0, 432.0));
        assert_eq!(within(800.0, 1280.0), vec2(784.0, 720.0));
        assert_eq!(within(320.0, 200.0), vec2(304.0, 152.0), "as large as there is room");
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
        let hd = monitor(0.0, 0.0, 1920.0, 1080.0);
        let beside = monitor(1920.0, 280.0, 1280.0, 800.0);
        let small = monitor(0.0, 0.0, 1280.0, 800.0);
        let places = |(x, y), size: Vec2, monitors: &[Rect]| {
            let (new, corner) = fit_to_monitor(size, Some(pos2(x, y)), monitors);
            assert_eq!(new, size);
            corner.map(|corner| (corner.x, corner.y))
        };
        let (size, both) = (vec2(1000.0, 690.0), &[hd, beside]);
        for corner in [(8.0, 40.0), (140.0, 75.0), (912.0, 382.0), (2192.0, 382.0)] {
            assert_eq!(places(corner, size, both), Some(corner), "it fits");
        }
        assert_eq!(places((2192.0, 382.0), size, &[hd]), None, "the monitor is gone");
        assert_eq!(places((1500.0, 900.0), size, &[hd]), Some((912.0, 382.0)));
        assert_eq!(places((2300.0, 100.0), size, both), Some((2192.0, 320.0)));
        let most = vec2(1264.0, 752.0);
        assert_eq!(places((300.0, 200.0), most, &[beside]), None);
        assert_eq!(places((300.0, 200.0), most, &[small]), Some((8.0, 40.0)));
        assert_eq!(places((0.0, 0.0), size, both), Some((8.0, 40.0)), "its frame is outside");
        assert_eq!(places((2500.0, 300.0), size, &[]), None, "Windows tells of no monitors");
        assert_eq!(places((300.0, 200.0), size, &[]), Some((300.0, 200.0)));
        let far = u32::MAX as f32;
        for monitor in [small, hd, beside] {
            for (x, y) in [(0.0, 0.0), (1.0, 1.0), (1900.0, 1000.0), (2500.0, 300.0), (far, far)] {
                for size in [Vec2::ZERO, vec2(900.0, 700.0), Vec2::splat(far)] {
                    let (size, corner) = fit_to_monitor(size, Some(pos2(x, y)), &[monitor]);
                    let is_whole = |at| monitor.contains_rect(Rect::from_min_size(at, size));
                    assert!(corner.is_none_or(is_whole), "{corner:?} {size:?} {monitor:?}");
                }
            }
        }
    }

    #[test]
    fn a_position_within_the_windows_frame_is_ignored() {
        let before = Some(WindowPlace { size: (800, 600), corner: Some((300, 200)) });
        let corner =
            |seen, before| to_remember(vec2(900.0, 700.0), seen, before).and_then(|it| it.corner);
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
        let full = vec2(1920.0, 1017.0);
        assert_eq!(to_remember(vec2(1.0, 1.0), across(-32_000), before), before);
        assert_eq!(to_remember(vec2(1.0, 1.0), None, before), before);
        assert_eq!(to_remember(full, across(-8), before), before);
        assert_eq!(to_remember(full, across(-8), None), None);
        let moved = WindowPlace { size: (810, 610), corner: Some((310, 210)) };
        assert_eq!(to_remember(vec2(810.0, 610.0), moved.corner, before), Some(moved));
    }
}
