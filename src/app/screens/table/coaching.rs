//! The coach at the table: decides when it watches, and holds what it has found.

use crate::ai::Position;
use crate::app::board::Clue;
use crate::app::shell::Context;
use crate::app::text::{Message, Texts, msg};
use crate::game::{Blunder, Coach, CoachState, Game, Seat, Session};

/// The coach of a game on the table.
#[derive(Default)]
pub struct Coaching {
    coach: Coach,
    /// Whether the coach watches this game.
    pub is_on: bool,
    /// The last blunder that the player let stand.
    let_stand: Option<Blunder>,
    /// The last clues that were given.
    clues: Option<Clues>,
}

/// The clues to a placement that would have kept the win.
#[derive(Clone, Copy)]
pub struct Clues {
    /// The position before the blunder.
    position: Position,
    /// The blunder, which knows that placement.
    pub blunder: Blunder,
    /// The last clue.
    pub clue: Clue,
}

impl Clues {
    /// Returns what the coach says with the last clue.
    pub fn text(&self, texts: &Texts) -> String {
        match self.clue {
            Clue::Nothing | Clue::Area => texts.get(msg::COACH_CLUE_AREA).to_owned(),
            Clue::Piece => texts.get(msg::COACH_CLUE_PIECE).to_owned(),
            Clue::Place => texts.reason(self.blunder.reason),
        }
    }
}

/// Returns whether the coach may watch: only a game of one person against the computer.
///
/// In a game of two people, its words to one of them would help the other.
pub fn may_watch(session: &Session) -> bool {
    let [first, second] = session.seats().each_ref().map(Seat::is_human);
    first != second
}

/// Returns whether the coach watches: it may, the game is unrated, and the player wants it or is a
/// newcomer who has not chosen.
pub fn is_wanted(session: &Session, context: &Context) -> bool {
    may_watch(session) && !session.record().may_be_rated() && context.is_coached()
}

/// Returns whether this is the first game that the coach leaves to a newcomer, before the person's
/// first placement.
pub fn has_just_left(session: &Session, context: &Context) -> bool {
    let last = context.profile.mine().games().next_back();
    context.remembered.coach.is_none()
        && last.is_some_and(|game| game.is_won_unwarned() && game.aid().coached)
        && may_watch(session)
        && session.record().may_be_rated()
        && session.awaits_human()
        && session.game().placements() < 2
}

impl Coaching {
    /// Updates the coach with the game. To be called in every frame. Returns whether a blunder has
    /// just been found.
    pub fn update(&mut self, session: &Session, context: &Context) -> bool {
        self.is_on = is_wanted(session, context);
        // After the end, the result says which turn decided the game.
        if !self.is_on || session.game().result().is_some() {
            self.coach.stop();
            return false;
        }
        let is_found = self.coach.follow(session.game(), session.awaits_human(), &context.study);
        is_found && self.blunder().is_some()
    }

    /// Returns a person's last placement if it is a blunder, until the player lets it stand.
    pub fn blunder(&self) -> Option<Blunder> {
        self.coach.blunder().filter(|blunder| self.let_stand != Some(*blunder))
    }

    /// Returns whether the coach is searching, and may soon have found something.
    pub fn is_at_work(&self) -> bool {
        self.coach.is_at_work()
    }

    /// Returns the tooltip of the coach's button, which says whether the coach can judge the
    /// position.
    pub fn tip(&self) -> Message {
        match self.coach.state().filter(|_| self.is_on) {
            None => msg::TIP_COACH,
            Some(CoachState::Searching) => msg::COACH_SEARCHING,
            Some(CoachState::TooFar) => msg::COACH_TOO_FAR,
            Some(CoachState::Knows) => msg::COACH_KNOWS,
        }
    }

    /// Returns whether the opponent's answer must wait, because a person's last placement is being
    /// judged, or is a blunder that the player has not let stand.
    pub fn holds_answer(&self) -> bool {
        self.is_on && (self.coach.is_judging() || self.blunder().is_some())
    }

    /// Returns the clues to what would have kept the win, in the position before the blunder.
    pub fn clues(&self, game: &Game) -> Option<Clues> {
        self.clues.filter(|it| self.is_on && it.position == game.position())
    }

    /// Returns whether there is another clue to what would have kept the win.
    pub fn has_clue(&self, game: &Game) -> bool {
        let is_open = |it: Clues| it.clue < Clue::Place;
        self.blunder().is_some() || self.clues(game).is_some_and(is_open)
    }

    /// Gives the next clue to what would have kept the win.
    pub fn give_clue(&mut self, game: &Game) -> Option<Clues> {
        let fresh = self.blunder().map(|blunder| {
            let position = game.up_to(blunder.turn).position();
            Clues { position, blunder, clue: Clue::Nothing }
        });
        // Whoever errs once more in the same position is not led from the beginning.
        let given = self.clues.filter(|it| fresh.is_none_or(|fresh| fresh.position == it.position));
        let clues = given.or(fresh)?;
        self.clues = Some(Clues { clue: clues.clue.next(), ..clues });
        self.clues
    }

    /// Lets the present blunder stand.
    pub fn let_blunder_stand(&mut self) {
        self.let_stand = self.coach.blunder();
    }
}

#[cfg(test)]
mod tests;
