//! What goes on while somebody plays: the running game, answers to questions about it, and the threads that both work on.

mod areas_shown;
mod insight;
mod session;
mod task;

pub use insight::Insight;
pub use session::{Session, Thinking};
pub use task::Task;
