//! Everything that runs on threads: the session of a game, the searches that help players, and the
//! threads themselves.

mod awake;
mod coach;
mod continuation;
mod insight;
mod loan;
mod pace;
mod session;
mod task;

pub(in crate::game) use awake::tell_news;
pub use awake::{awake_now, on_news, wakes_within};
pub use coach::{Blunder, Coach, CoachState};
pub use continuation::{Continuation, Gap, LineMarks};
pub use insight::Insight;
pub(in crate::game) use loan::Loan;
pub use session::{Session, Thinking};
pub(in crate::game) use task::spawn;
pub use task::{SpawnError, Task, need_threads};
