//! The data that the side panel shows of a running game.

use crate::ai::Placement;
use crate::game::{Insight, Session};

/// The contents of the panel.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    /// The running game.
    pub session: &'a Session,
    /// What is known about the placements.
    pub insight: &'a Insight,
    /// The placement at the position of the piece in hand.
    pub placement: Placement,
    /// Index of the turn whose piece is pointed at, on the board or in the list.
    pub pointed: Option<usize>,
}
