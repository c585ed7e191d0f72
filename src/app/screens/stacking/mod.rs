//! Stacking, the solitaire: its menu, building by oneself, watching the stacker, and what makes a
//! surface good.

mod advice;
pub mod build;
mod hand;
pub mod menu;
mod shades;
pub mod surfaces;
pub mod watch;
mod well;
