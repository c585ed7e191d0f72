//! Size and position of the window, remembered between runs.

use miniquad::window;

use crate::app::settings::{Remembered, WindowPlace};
use crate::app::window::display;

/// Seconds between two checks of the window.
const INTERVAL: f64 = 1.0;

/// Distance from the screen's corner, in logical pixels, within which a reported position is ignored: some window systems report the
/// position relative to the window's own frame.
const DOUBTFUL: u32 = 64;

/// Width and height in pixels.
type Size = (u32, u32);

/// Smallest size to restore.
const SMALLEST: Size = (320, 240);

/// Largest size to restore where nobody knows the display.
const LARGEST: Size = (7680, 4320);

/// Pixels of the display that are left for the frame of the window.
const FRAME: Size = (16, 48);

/// Returns the size with which the window opens: the remembered one, or this one at first, within the display if its size is known.
pub fn opening_size(remembered: &Remembered, first: Size, display: Option<Size>) -> Size {
    let (width, height) = remembered.window.map_or(first, |window| window.size);
    let inside =
        |(width, height): Size| (width.saturating_sub(FRAME.0), height.saturating_sub(FRAME.1));
    let most = display.map_or(LARGEST, inside);
    restorable((width, height), most)
}

/// Returns the size that is nearest to this one among those with which a window can be opened.
fn restorable((width, height): Size, most: Size) -> Size {
    (width.min(most.0).max(SMALLEST.0), height.min(most.1).max(SMALLEST.1))
}

/// Watches the window, and switches it to full screen and back.
pub struct WindowGeometry {
    looked: f64,
    is_full_screen: bool,
}

impl WindowGeometry {
    /// Restores the window's size and position, or gives it this size at first, on a display of this many pixels if that is known.
    pub fn restore(remembered: &Remembered, first: Size, display: Option<Size>) -> WindowGeometry {
        let logical = |pixels: u32| (pixels as f32 / display::pixel_ratio()) as u32;
        let display = display.map(|(width, height)| (logical(width), logical(height)));
        let (width, height) = opening_size(remembered, first, display);
        display::request_size(width as f32, height as f32);
        if let Some((x, y)) = remembered.window.and_then(|window| window.corner) {
            window::set_window_position(x, y);
        }
        WindowGeometry { looked: 0.0, is_full_screen: false }
    }

    /// Switches to full screen or back as it is remembered, and records the window's geometry from time to time.
    pub fn follow(&mut self, remembered: &mut Remembered, now: f64) {
        if std::mem::replace(&mut self.is_full_screen, remembered.full_screen)
            != remembered.full_screen
        {
            window::set_fullscreen(remembered.full_screen);
        }
        if now - self.looked >= INTERVAL {
            self.looked = now;
            WindowGeometry::record(remembered);
        }
    }

    /// Records the window's geometry, except in full-screen mode.
    pub fn record(remembered: &mut Remembered) {
        if remembered.full_screen {
            return;
        }
        let size = restorable((display::size().x as u32, display::size().y as u32), LARGEST);
        let before = remembered.window.and_then(|window| window.corner);
        remembered.window = Some(WindowPlace { size, corner: believed(position(), before) });
    }
}

/// Returns the position of the window, where the window library knows it.
#[cfg(any(target_os = "linux", target_os = "windows"))]
fn position() -> Option<(u32, u32)> {
    Some(window::get_window_position())
}

/// Returns the position of the window, where the window library knows it.
#[cfg(not(any(target_os = "linux", target_os = "windows")))]
fn position() -> Option<(u32, u32)> {
    None
}

/// Returns the position to remember.
fn believed(seen: Option<(u32, u32)>, before: Option<(u32, u32)>) -> Option<(u32, u32)> {
    let possible = |(x, y): &(u32, u32)| *x < 1 << 15 && *y < 1 << 15;
    let doubtful = |(x, y): &(u32, u32)| *x < DOUBTFUL && *y < DOUBTFUL;
    seen.filter(|corner| possible(corner) && !doubtful(corner)).or(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On a display of 640x480, the menu and the button that closes the window were outside.
    #[test]
    fn the_window_opens_within_the_display() {
        let first = (1100, 720);
        let mut remembered = Remembered::default();
        let opens = |remembered: &Remembered, display| opening_size(remembered, first, display);
        assert_eq!(opens(&remembered, Some((1920, 1080))), first);
        assert_eq!(opens(&remembered, Some((640, 480))), (624, 432));
        assert_eq!(opens(&remembered, Some((800, 1280))), (784, 720));
        assert_eq!(opens(&remembered, None), first);
        let mut window = |size| {
            remembered.window = Some(WindowPlace { size, corner: None });
            opens(&remembered, None)
        };
        assert_eq!(window((0, 0)), SMALLEST, "no window has that size");
        assert_eq!(window((32_767, 32_767)), LARGEST);
    }

    #[test]
    fn a_place_within_the_windows_frame_is_not_believed() {
        assert_eq!(believed(Some((300, 200)), None), Some((300, 200)));
        assert_eq!(believed(Some((1, 20)), Some((300, 200))), Some((300, 200)));
        assert_eq!(believed(Some((u32::MAX - 3, 200)), None), None);
        assert_eq!(believed(None, Some((300, 200))), Some((300, 200)));
    }
}
