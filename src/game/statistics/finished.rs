//! Finished games, as they are kept in memory, and from the point of view of one person.

use super::opening::canonical;
use crate::ai::{BoardSize, Opponent, Placement};
use crate::game::journal::{Aid, GameMeta};
use crate::game::people::{RatedResult, rating_after};
use crate::game::review::HeldWin;
use crate::game::rules::{Ending, Game, GameResult, Origin, PersonId, Record, Seat, Side};
use crate::game::timestamp::Timestamp;

/// A finished game, with all its turns.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The game.
    pub record: Record,
    /// What the record does not say about the game.
    pub meta: GameMeta,
    /// How long each side held a proven win. `None` if there are no findings.
    pub(in crate::game) held: Option<[HeldWin; 2]>,
}

impl FinishedGame {
    /// Returns the people for whom the game counts, with their sides.
    ///
    /// A game that comes from outside, or in which one person plays both sides, counts for nobody.
    pub fn people(&self) -> impl Iterator<Item = (PersonId, Side)> {
        let [first, second] = self.record.seats.each_ref().map(Seat::person);
        let counts = first != second && self.record.origin() != Origin::Outside;
        let seats = [(first, Side::First), (second, Side::Second)].into_iter();
        seats.filter(move |_| counts).filter_map(|(person, side)| Some((person?, side)))
    }

    /// Returns when the game ended.
    pub fn ended(&self) -> Timestamp {
        self.meta.ended.unwrap_or_default()
    }

    /// Returns the rating of a side before and after the game, or `None` if the game changed none.
    pub fn ratings(&self, side: Side) -> Option<[f64; 2]> {
        let (ratings, result) = (self.meta.ratings_before?, self.record.game.result()?);
        let [own, other] = [side, side.other()].map(|side| ratings[side.index()]);
        Some([own, rating_after(own, other, result.winner == side)])
    }
}

/// A finished game that counts, from the point of view of the person who plays one of its sides.
///
/// # Help
///
/// What a game counts for depends on the help that people had in it:
///
/// * A game [without help](PlayedGame::is_unaided) counts for the ladder, for estimates and for
///   achievements. Whether it changed a rating was decided when it ended, also by whether there was
///   help: by [`Record::may_be_rated`](crate::game::Record::may_be_rated).
/// * A game that was [won without a warning](PlayedGame::is_won_unwarned) shows that a newcomer
///   needs the coach no longer. That the coach watched is no other help.
///
/// All other games count only in the summary: scores, streaks, time, openings and held wins.
#[derive(Clone, Copy, Debug)]
pub struct PlayedGame<'a> {
    /// The game, from nobody's point of view.
    pub finished: &'a FinishedGame,
    /// The person's side.
    pub side: Side,
}

impl<'a> PlayedGame<'a> {
    /// Returns when the game ended.
    pub fn ended(self) -> Timestamp {
        self.finished.ended()
    }

    /// Returns the game as it was played.
    pub fn game(self) -> &'a Game {
        &self.finished.record.game
    }

    /// Returns the size of the board.
    pub fn board(self) -> BoardSize {
        self.game().board_size()
    }

    /// Returns the opponent.
    pub fn opponent(self) -> &'a Seat {
        &self.finished.record.seats[self.side.other().index()]
    }

    /// Returns whether the person won.
    pub fn won(self) -> bool {
        self.result().winner == self.side
    }

    /// Returns how the game ended.
    pub fn ending(self) -> Ending {
        self.result().ending
    }

    fn result(self) -> GameResult {
        self.game().result().expect("the game is over")
    }

    /// Returns whether the game changed ratings.
    pub fn is_rated(self) -> bool {
        self.finished.meta.ratings_before.is_some()
    }

    /// Returns the person's rating after the game, if the game changed it.
    pub fn rating_after(self) -> Option<f64> {
        self.finished.ratings(self.side).map(|[_, after]| after)
    }

    /// Returns the help that people had. Help whose kinds were not recorded counts as a hint.
    pub fn aid(self) -> Aid {
        let aid = self.finished.meta.aid;
        let is_unknown = aid.is_none() && self.finished.record.origin() != Origin::Played;
        Aid { hinted: aid.hinted || is_unknown, ..aid }
    }

    /// Returns whether nobody was helped.
    pub fn is_unaided(self) -> bool {
        self.aid().is_none()
    }

    /// Returns whether the person beat the program without a warning by the coach and without any
    /// other help.
    pub fn is_won_unwarned(self) -> bool {
        let aid = Aid { coached: false, ..self.aid() };
        self.won() && aid.is_none() && self.opponent().opponent().is_some()
    }

    /// Returns the number of pieces placed by both sides.
    pub fn pieces(self) -> usize {
        self.game().placements()
    }

    /// Returns the person's thinking time, in seconds.
    pub fn seconds(self) -> u32 {
        self.finished.meta.seconds[self.side.index()] as u32
    }

    /// Returns the first placement of the game as it was made.
    pub fn first_placement(self) -> Option<Placement> {
        self.game().placed().next()
    }

    /// Returns the opening of the game: the image of its first placement that has the lowest cells.
    pub fn opening(self) -> Option<Placement> {
        canonical(self.board(), self.first_placement()?)
    }

    /// Returns the proven win that the person held. `None` if there are no findings.
    pub fn held(self) -> Option<HeldWin> {
        self.finished.held.map(|held| held[self.side.index()])
    }

    /// Returns the number of the opponent's level, if it was a level.
    pub fn level(self) -> Option<u8> {
        match self.opponent().opponent()? {
            Opponent::Level(level) => Some(level.number()),
            Opponent::Fitting(_) | Opponent::Character(_) => None,
        }
    }

    /// Returns the result for an estimate of the person's strength. Games that count for it are
    /// unaided, against the opponent that fits or, if they are rated, against any built-in one.
    pub(super) fn rated_result(self) -> Option<RatedResult> {
        let opponent = self.opponent().opponent().filter(|_| self.is_unaided())?;
        let rating = match (opponent, self.finished.meta.ratings_before) {
            (Opponent::Fitting(_), _) => opponent.elo(self.board()),
            (_, ratings) => ratings?[self.side.other().index()],
        };
        Some(RatedResult { opponent: rating, won: self.won() })
    }
}
