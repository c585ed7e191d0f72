//! The focus of a screen or a dialog: where keys, pad and mouse have arrived.
//!
//! * `stops`: what can have the focus as it was shown, and how the focus walks over it
//! * `listed`: the same for screens that list their lines and buttons before they show them

mod listed;
mod stops;

pub use listed::{Focus, Place, Stops};
pub use stops::{Handled, PAGE, Shown, Spot, Stop, id_of};
