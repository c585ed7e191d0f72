//! The animation of the piece in hand: it glides and rotates to its new place, and another piece
//! appears gradually.

use std::f32::consts::FRAC_PI_2;

use egui::Vec2;

use super::hand::center_of;
use crate::ai::Placement;
use crate::app::ui::easing::{STATE, ease, progress};

/// Seconds without a drawing after which the piece appears at its place without an animation.
const FORGOTTEN: f64 = 0.5;

/// The movement of a piece to its place.
#[derive(Clone, Copy)]
pub struct Glide {
    placement: Placement,
    /// Time when the movement began.
    begun: f64,
    /// Time of the last drawing.
    drawn: f64,
    /// Distance from the place at the beginning, in cells. y points up.
    aside: Vec2,
    /// Clockwise rotation at the beginning, in radians.
    angle: f32,
    /// Whether another piece was in hand before.
    is_new: bool,
}

impl Glide {
    /// Returns the movement to `placement`, from wherever the piece is on the movement `before`.
    ///
    /// To be called for every drawing.
    pub fn to(placement: Placement, before: Option<Glide>, now: f64) -> Glide {
        let (aside, angle) = (Vec2::ZERO, 0.0);
        let rest = Glide { placement, begun: now, drawn: now, aside, angle, is_new: false };
        match before.filter(|before| now - before.drawn < FORGOTTEN) {
            None => rest,
            Some(before) if before.placement == placement => Glide { drawn: now, ..before },
            Some(before) if before.placement.piece() != placement.piece() => {
                Glide { is_new: true, ..rest }
            }
            Some(before) => {
                let (aside, angle) = before.offset(now);
                let aside = aside + center_of(before.placement) - center_of(placement);
                Glide { aside, angle: angle + angle_before(before.placement, placement), ..rest }
            }
        }
    }

    /// Returns the piece's distance from its place, in cells with y pointing up, and its clockwise
    /// rotation, in radians.
    pub fn offset(&self, now: f64) -> (Vec2, f32) {
        let left = 1.0 - self.progress(now);
        (self.aside * left, self.angle * left)
    }

    /// Returns the opacity of the piece, 0 to 1: a piece that is new in hand appears gradually.
    pub fn opacity(&self, now: f64) -> f32 {
        if self.is_new { self.progress(now) } else { 1.0 }
    }

    /// Returns whether the animation is running.
    pub fn is_moving(&self, now: f64) -> bool {
        self.offset(now) != (Vec2::ZERO, 0.0) || self.opacity(now) < 1.0
    }

    /// Returns the eased progress of the movement, 0 to 1.
    fn progress(&self, now: f64) -> f32 {
        ease(progress(now - self.begun, STATE))
    }
}

/// Returns the clockwise angle from the new orientation of a piece to its old one, in radians: a
/// quarter turn in either direction, or 0.
fn angle_before(before: Placement, placement: Placement) -> f32 {
    let (before, after) = (before.orientation(), placement.orientation());
    if before == after {
        0.0
    } else if before.turned() == after {
        -FRAC_PI_2
    } else if after.turned() == before {
        FRAC_PI_2
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    /// The piece in hand once jumped from cell to cell.
    #[test]
    fn the_piece_in_hand_glides_and_rotates_to_its_place() {
        let [left, right] = ["b2,c2,d2,c3", "c2,d2,e2,d3"].map(|it| it.parse().unwrap());
        let at =
            |placement: Placement, before: Glide, now: f64| Glide::to(placement, Some(before), now);
        let first = Glide::to(left, None, 1.0);
        assert_eq!(first.offset(1.0), (Vec2::ZERO, 0.0));
        let moved = at(right, first, 1.1);
        assert_eq!(moved.offset(1.1).0, vec2(-1.0, 0.0));
        let half_way = moved.offset(1.14).0;
        assert!(half_way.x < 0.0 && half_way.x > -1.0, "{half_way}");
        assert_eq!(moved.offset(1.1 + STATE), (Vec2::ZERO, 0.0));
        // A step during the movement begins where the piece is.
        let back = at(left, moved, 1.14);
        assert!((back.offset(1.14).0.x - (1.0 + half_way.x)).abs() < 1e-5);
        let upright: Placement = "c2,c3,c4,d3".parse().unwrap();
        assert_eq!(left.orientation().turned(), upright.orientation());
        assert_eq!(at(upright, first, 1.1).offset(1.1).1, -FRAC_PI_2);
        assert_eq!(at(left, Glide::to(upright, None, 1.0), 1.1).offset(1.1).1, FRAC_PI_2);
        // Another piece appears at its place; one that was gone for a while is there at once.
        let other = at("b2,c2,b3,c3".parse().unwrap(), first, 1.1);
        assert_eq!((other.offset(1.1), other.opacity(1.1)), ((Vec2::ZERO, 0.0), 0.0));
        assert!(other.is_moving(1.15) && !other.is_moving(1.1 + STATE));
        let back = at(right, first, 3.0);
        assert_eq!((back.offset(3.0), back.opacity(3.0)), ((Vec2::ZERO, 0.0), 1.0));
    }
}
