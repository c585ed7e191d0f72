//! A copy of the last frame, shown while the player is away. It costs next to nothing, even if the
//! processor does all the drawing.

use egui::{Pos2, Rect};

use super::canvas::Canvas;
use super::display;
use super::graphics::{self, OffScreenPicture};

/// Seconds after which the copy is renewed, since the screen may change by itself.
const RENEWAL: f64 = 4.0;

/// A copy of the last frame.
#[derive(Default)]
pub struct FrozenFrame {
    /// The copy, if there is one, with its time and the window's size at that time.
    copy: Option<(OffScreenPicture, (f64, Canvas))>,
}

/// Returns whether a copy of this time and size is still valid.
fn is_fresh((since, of): (f64, Canvas), now: f64, canvas: Canvas) -> bool {
    of == canvas && now - since < RENEWAL
}

impl FrozenFrame {
    /// Draws the copy instead of a frame. Returns whether there is a valid one.
    pub fn draw(&self, now: f64, canvas: Canvas) -> bool {
        let fresh = self.copy.as_ref().filter(|(_, made)| is_fresh(*made, now, canvas));
        let Some((picture, _)) = fresh else { return false };
        graphics::draw_picture(picture, Rect::from_min_size(Pos2::ZERO, display::size()));
        true
    }

    /// Captures the frame that was just drawn.
    pub fn capture(&mut self, now: f64, canvas: Canvas) {
        self.copy = Some((graphics::picture_of_frame(), (now, canvas)));
    }

    /// Discards the copy, once the player is back.
    pub fn forget(&mut self) {
        self.copy = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frozen_frame_is_valid_for_a_while_and_for_its_window_size() {
        let (small, large) = (Canvas::new(640.0, 480.0), Canvas::new(1280.0, 800.0));
        let made = (10.0, small);
        assert!(is_fresh(made, 13.9, small));
        assert!(!is_fresh(made, 14.1, small) && !is_fresh(made, 11.0, large));
    }
}
