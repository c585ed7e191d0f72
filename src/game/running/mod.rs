//! Everything that runs on threads: the session of a game, the searches that help players, and the
//! threads themselves.

mod awake;
mod coach;
mod continuation;
mod insight;
mod pace;
mod session;
mod study;
mod task;

pub(in crate::game) use awake::tell_news;
pub use awake::{awake_now, on_news, wakes_within};
pub use coach::{Blunder, Coach, CoachState};
pub use continuation::{Continuation, Gap, LineMarks};
pub use insight::Insight;
pub use session::{Session, Thinking};
pub use study::Study;
pub(in crate::game) use study::{Question, Rank};
pub(in crate::game) use task::spawn;
pub use task::{SpawnError, Task, check_threads};
