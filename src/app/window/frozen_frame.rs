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
    /// The copy; `None` if it was discarded.
    picture: Option<OffScreenPicture>,
    /// The age of the copy.
    age: Age,
}

/// The time at which the copy was made, and the window's size at that time; `None` without a copy.
#[derive(Default)]
struct Age(Option<(f64, Canvas)>);

impl Age {
    /// Returns whether a copy of this size is still valid at this time.
    fn is_fresh(&self, now: f64, canvas: Canvas) -> bool {
        self.0.is_some_and(|(since, of)| of == canvas && now - since < RENEWAL)
    }
}

impl FrozenFrame {
    /// Draws the copy instead of a frame. Returns whether there is a valid one.
    pub fn draw(&self, now: f64, canvas: Canvas) -> bool {
        let Some(picture) = self.picture.as_ref().filter(|_| self.age.is_fresh(now, canvas)) else {
            return false;
        };
        graphics::draw_picture(picture, Rect::from_min_size(Pos2::ZERO, display::size()), 1.0);
        true
    }

    /// Captures the frame that was just drawn.
    pub fn capture(&mut self, now: f64, canvas: Canvas) {
        self.picture = Some(graphics::picture_of_frame());
        self.age = Age(Some((now, canvas)));
    }

    /// Discards the copy, once the player is back.
    pub fn forget(&mut self) {
        *self = FrozenFrame::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frozen_frame_is_valid_for_a_while_and_for_its_window_size() {
        let (small, large) = (Canvas::new(640.0, 480.0), Canvas::new(1280.0, 800.0));
        assert!(!Age::default().is_fresh(0.0, small));
        let age = Age(Some((10.0, small)));
        assert!(age.is_fresh(13.9, small));
        assert!(!age.is_fresh(14.1, small) && !age.is_fresh(11.0, large));
    }
}
