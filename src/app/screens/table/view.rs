//! What the panel beside the board shows of a running game.

use crate::ai::Placement;
use crate::game::{Insight, Session};

/// What the panel shows.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    /// The running game.
    pub session: &'a Session,
    /// What is known of the placements.
    pub insight: &'a Insight,
    /// Where the piece in hand would be placed.
    pub placement: Placement,
}
