//! What the side panel shows of a running game, and what the mouse does on it.

use super::coaching::Coaching;
use super::message::Message;
use crate::ai::Placement;
use crate::game::{Insight, Session};

/// The contents of the panel.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    /// The running game.
    pub session: &'a Session,
    /// What is known about the placements.
    pub insight: &'a Insight,
    /// The coach.
    pub coaching: &'a Coaching,
    /// The placement at the position of the piece in hand.
    pub placement: Placement,
    /// Index of the turn whose piece is pointed at, on the board or in the list.
    pub pointed: Option<usize>,
    /// Whether an aid was asked for that would make the game unrated.
    pub warns_of_aid: bool,
    /// Whether the game is over and its end was shown.
    pub shows_result: bool,
    /// The ratings of those who play, before and after the end of the game, where it has changed them.
    pub ratings: [Option<[f64; 2]>; 2],
}

/// What the mouse does on the panel.
#[derive(Clone, Default)]
pub struct PanelResponse {
    /// What was clicked.
    pub clicked: Option<Message>,
    /// Index of the turn in the list that is pointed at.
    pub listed: Option<usize>,
}
