//! Stacking, the solitaire: its menu, building by oneself, watching the stacker, and a lesson.

mod advice;
pub mod build;
mod hand;
pub mod lesson;
pub mod menu;
mod shades;
pub mod watch;
mod well;
