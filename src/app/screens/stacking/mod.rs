//! Stacking, the solitaire: building by oneself, watching the stacker, and what makes a surface
//! good.

mod advice;
pub mod build;
mod hand;
mod message;
mod shades;
pub mod surfaces;
mod watch;
mod well;
