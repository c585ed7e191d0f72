//! The x-ray of the position on show, computed on its own thread.

use super::loan::Loan;
use crate::ai::{Limits, Position, XRay, XRayPicture};

/// Computes the values of the areas of one position after another.
#[derive(Default)]
pub(super) struct AreasShown {
    /// The analyzer, which remembers the shapes that it has seen.
    x_ray: Loan<XRay, Option<XRayPicture>>,
    position: Option<Position>,
    picture: Option<XRayPicture>,
}

impl AreasShown {
    /// Sets the position to analyze, or stops with `None`.
    pub fn set_position(&mut self, position: Option<Position>) {
        if position == self.position {
            return;
        }
        self.x_ray.stop();
        (self.position, self.picture) = (position, None);
        if let Some(position) = position {
            self.x_ray.lend("x-ray", XRay::default, move |x_ray, control| {
                x_ray.analyze(position, &Limits::new().control(control))
            });
        }
    }

    /// Takes in the x-ray, once it has been found.
    pub fn poll(&mut self) {
        if let Some(picture) = self.x_ray.poll() {
            self.picture = picture;
        }
    }

    /// Returns the x-ray of the position, or `None` until it has been found.
    pub fn picture(&self) -> Option<&XRayPicture> {
        self.picture.as_ref()
    }

    /// Returns whether the x-ray is being computed.
    pub fn is_at_work(&self) -> bool {
        self.x_ray.is_busy()
    }
}
