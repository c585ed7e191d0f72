//! What can be said of a position to people: a hint with its reason ([`hint`](hint())), how the
//! game goes on ([`line`](line())), the values of its areas ([`XRay`]), and how far away the end is
//! ([`Distance`]).
//!
//! The module depends on the solver.

mod distance;
mod hint;
mod judgement;
mod line;
mod resistance;
mod x_ray;

pub(in crate::ai) use distance::{Distance, DistanceSearch, OutOfBudget};
pub use hint::{Hint, Reason, hint};
pub(crate) use judgement::chance_of_loss;
pub(in crate::ai) use judgement::{half_turned, is_mirrored, mirroring_placement};
pub use line::{Line, line};
pub(in crate::ai) use resistance::resist;
pub use x_ray::{AreaValue, GameValue, MAX_XRAY_CELLS, XRay, XRayPicture};
