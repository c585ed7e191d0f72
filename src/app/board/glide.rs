//! How the piece in hand comes from where it was drawn last: it glides and turns there, and another piece comes up in its place.

use std::f32::consts::FRAC_PI_2;

use egui::Vec2;

use super::easing::{STATE, ease, progress};
use super::hand::center_of;
use crate::ai::Placement;

/// Seconds without a drawing after which the piece appears where it is.
const FORGOTTEN: f64 = 0.5;

/// A piece on its way.
#[derive(Clone, Copy)]
pub struct Glide {
    placement: Placement,
    begun: f64,
    /// When it was drawn last.
    drawn: f64,
    /// How far it lay from its place at first, in cells with y pointing up, and how far it was turned clockwise, in radians.
    aside: Vec2,
    angle: f32,
    /// Whether another piece was in the hand before.
    is_new: bool,
}

impl Glide {
    /// Returns a piece that has come to this place now, if it was on this way before.
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
                let (aside, angle) = before.shown(now);
                let aside = aside + center_of(before.placement) - center_of(placement);
                Glide { aside, angle: angle + turn(before.placement, placement), ..rest }
            }
        }
    }

    /// Returns how far the piece lies from its place, in cells with y pointing up, and how far it is turned clockwise, in radians.
    pub fn shown(&self, now: f64) -> (Vec2, f32) {
        let left = 1.0 - self.part(now);
        (self.aside * left, self.angle * left)
    }

    /// Returns how far the piece has come up, 0 to 1.
    pub fn risen(&self, now: f64) -> f32 {
        if self.is_new { self.part(now) } else { 1.0 }
    }

    /// Returns whether it is still on its way.
    pub fn is_moving(&self, now: f64) -> bool {
        self.shown(now) != (Vec2::ZERO, 0.0) || self.risen(now) < 1.0
    }

    fn part(&self, now: f64) -> f32 {
        ease(progress(now - self.begun, STATE))
    }
}

/// Returns how a piece that has just been turned appears if it is seen as it was: by a quarter turn, one way or the other.
fn turn(before: Placement, placement: Placement) -> f32 {
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

    /// The piece in hand jumped from cell to cell.
    #[test]
    fn the_piece_in_hand_glides_and_turns_to_its_place() {
        let [left, right] = ["b2,c2,d2,c3", "c2,d2,e2,d3"].map(|it| it.parse().unwrap());
        let at =
            |placement: Placement, before: Glide, now: f64| Glide::to(placement, Some(before), now);
        let first = Glide::to(left, None, 1.0);
        assert_eq!(first.shown(1.0), (Vec2::ZERO, 0.0));
        let moved = at(right, first, 1.1);
        assert_eq!(moved.shown(1.1).0, vec2(-1.0, 0.0));
        let half_way = moved.shown(1.14).0;
        assert!(half_way.x < 0.0 && half_way.x > -1.0, "{half_way}");
        assert_eq!(moved.shown(1.1 + STATE), (Vec2::ZERO, 0.0));
        // Another step on the way begins where it is.
        let back = at(left, moved, 1.14);
        assert!((back.shown(1.14).0.x - (1.0 + half_way.x)).abs() < 1e-5);
        let upright: Placement = "c2,c3,c4,d3".parse().unwrap();
        assert_eq!(left.orientation().turned(), upright.orientation());
        assert_eq!(at(upright, first, 1.1).shown(1.1).1, -FRAC_PI_2);
        assert_eq!(at(left, Glide::to(upright, None, 1.0), 1.1).shown(1.1).1, FRAC_PI_2);
        // Another piece comes up where it is, and one that was gone for a while is there at once.
        let other = at("b2,c2,b3,c3".parse().unwrap(), first, 1.1);
        assert_eq!((other.shown(1.1), other.risen(1.1)), ((Vec2::ZERO, 0.0), 0.0));
        assert!(other.is_moving(1.15) && !other.is_moving(1.1 + STATE));
        let back = at(right, first, 3.0);
        assert_eq!((back.shown(3.0), back.risen(3.0)), ((Vec2::ZERO, 0.0), 1.0));
    }
}
