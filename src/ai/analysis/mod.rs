//! What people are told about a position: a hint with its reason ([`hint`](hint())), how the game
//! goes on under best play ([`line`](line())), and the values of its areas ([`x_ray`](x_ray())).
//!
//! Players use the rest as well: the distance to the end ([`Distance`]), a placement that leaves
//! few winning replies in a lost position ([`resist`]), and a judgement of positions too large to
//! be solved ([`chance_of_loss`]).

mod distance;
mod hint;
mod judgement;
mod line;
mod proven_win;
mod resistance;
mod x_ray;

pub(in crate::ai) use distance::{Distance, DistanceSearch, OutOfBudget};
pub use hint::{Hint, Reason, hint};
pub(crate) use judgement::{chance_of_loss, is_mirrored_on};
pub(in crate::ai) use judgement::{half_turned, is_mirrored, mirroring_placement};
pub use line::{Line, line};
pub(in crate::ai) use proven_win::proven_win;
pub(crate) use resistance::resist;
pub use x_ray::{AreaValue, GameValue, MAX_XRAY_CELLS, XRayPicture, x_ray};
