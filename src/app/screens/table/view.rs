//! The part of a running game that the side panel shows, and the panel's response to the mouse.

use super::coaching::Coaching;
use super::message::Message;
use crate::ai::Placement;
use crate::app::board::face::Face;
use crate::app::board::line::LineView;
use crate::app::screens::exercise::Check;
use crate::app::shell::Frame;
use crate::game::{Insight, Review, Session, Side};

/// The contents of the panel.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    /// The means by which the screen shows itself.
    pub frame: &'a Frame<'a, Message>,
    /// The running game.
    pub session: &'a Session,
    /// The faces of the players.
    pub faces: [Face; 2],
    /// The results of the aids that the player asked for.
    pub insight: &'a Insight,
    /// The coach.
    pub coaching: &'a Coaching,
    /// The line of best play, while it is shown.
    pub line: Option<&'a LineView>,
    /// The placement of the piece in hand.
    pub placement: Placement,
    /// Index of the turn under the mouse, on the board or in the list.
    pub hovered_turn: Option<usize>,
    /// Whether the buttons of the aids are shown.
    pub shows_aids: bool,
    /// Whether an aid that would make the game unrated awaits confirmation.
    pub warns_of_aid: bool,
    /// What a newcomer learns first, or nothing for other players.
    pub checklist: &'a [Check],
    /// The progress of the ending's animation, if the game is over and the last piece has landed.
    pub end: Option<End>,
    /// Whether the result's buttons are shown.
    pub shows_result: bool,
    /// The review of the game, once the game is over.
    pub review: Option<&'a Review>,
    /// For each side whose rating the end of the game has changed, the ratings before and after.
    pub ratings: [Option<[f64; 2]>; 2],
}

impl TableView<'_> {
    /// Returns the side that the game waits for: the one to move, or after a blunder that the coach
    /// warns of, the one that has blundered.
    pub fn awaited(&self) -> Side {
        let to_move = self.session.game().to_move();
        if self.coaching.blunder().is_some() { to_move.other() } else { to_move }
    }
}

/// The progress of the animations at the end of a game, each from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct End {
    /// Growth of the winner's card.
    pub grown: f32,
    /// Progress of the shown ratings from the old to the new ones.
    pub counted: f32,
}

/// The response of the panel to the mouse.
#[derive(Clone, Default)]
pub struct PanelResponse {
    /// The message of a click.
    pub clicked: Option<Message>,
    /// Index of the turn under the mouse in the list.
    pub hovered_turn: Option<usize>,
}
