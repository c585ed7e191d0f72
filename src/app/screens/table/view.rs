//! What the side panel shows of a running game, and what the mouse does on it.

use super::coaching::Coaching;
use super::message::Message;
use crate::ai::Placement;
use crate::app::board::line::LineView;
use crate::app::screens::exercise::Tick;
use crate::app::shell::Frame;
use crate::game::{Insight, Review, Session, Side};

/// The contents of the panel.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    /// What the screen shows itself with.
    pub frame: &'a Frame<'a, Message>,
    /// The running game.
    pub session: &'a Session,
    /// What is known about the placements.
    pub insight: &'a Insight,
    /// The coach.
    pub coaching: &'a Coaching,
    /// How the game goes on, while that is shown.
    pub line: Option<&'a LineView>,
    /// The placement at the position of the piece in hand.
    pub placement: Placement,
    /// Index of the turn whose piece is pointed at, on the board or in the list.
    pub pointed: Option<usize>,
    /// Whether an aid was asked for that would make the game unrated.
    pub warns_of_aid: bool,
    /// What a newcomer has not done yet, or nothing.
    pub ticks: &'a [Tick],
    /// How far the end of the game was shown, if it is over and the last piece has landed.
    pub end: Option<End>,
    /// Whether the end was shown, so that something can be done about it.
    pub shows_result: bool,
    /// Who would have won from each position, once the game is over.
    pub review: Option<&'a Review>,
    /// The ratings of those who play, before and after the end of the game, where it has changed them.
    pub ratings: [Option<[f64; 2]>; 2],
}

impl TableView<'_> {
    /// Returns the side that the game waits for: the one to move, or while the coach asks, the one
    /// that has blundered.
    pub fn awaited(&self) -> Side {
        let to_move = self.session.game().to_move();
        if self.coaching.blunder().is_some() { to_move.other() } else { to_move }
    }
}

/// How far the end of a game was shown, each from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct End {
    /// How far the winner's card has grown.
    pub grown: f32,
    /// How far the ratings were counted from the old to the new ones.
    pub counted: f32,
}

/// What the mouse does on the panel.
#[derive(Clone, Default)]
pub struct PanelResponse {
    /// What was clicked.
    pub clicked: Option<Message>,
    /// Index of the turn in the list that is pointed at.
    pub listed: Option<usize>,
}
