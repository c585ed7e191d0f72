//! A finished game from the point of view of one person.

use serde::{Deserialize, Serialize};

use super::opening::canonical;
use crate::ai::{BoardSize, Placement};
use crate::game::journal::{Aid, GameMeta};
use crate::game::people::PastOpponent;
use crate::game::review::HeldWin;
use crate::game::rules::{Ending, GameId, Origin, PersonId, Record, Seat, Side, Timestamp};

/// A finished game from the point of view of one person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// The identifier of the game.
    pub id: GameId,
    /// When the game ended.
    pub ended: Timestamp,
    /// The size of the board.
    pub board: BoardSize,
    /// The person's side.
    pub side: Side,
    /// The opponent.
    pub opponent: PastOpponent,
    /// Whether the person won.
    pub won: bool,
    /// How the game ended.
    pub ending: Ending,
    /// Whether the game changed ratings.
    pub rated: bool,
    /// The help that people had.
    pub aid: Aid,
    /// Number of pieces placed by both sides.
    pub pieces: u32,
    /// The person's thinking time, in seconds.
    pub seconds: u32,
    /// The first placement of the game, as it was made, and not as its canonical image.
    pub(super) opening: Option<Placement>,
    /// The proven win that the person held. `None` if there are no findings.
    pub held: Option<HeldWin>,
}

impl PlayedGame {
    /// Returns a finished game from the point of view of one side. Returns `None` for a game that
    /// does not count: one that goes on, that comes from outside, or that did not begin from the
    /// empty board.
    pub(super) fn new(record: &Record, side: Side, meta: &GameMeta) -> Option<PlayedGame> {
        let result = record.game.result()?;
        if record.origin() == Origin::Outside || !record.game.start().is_empty() {
            return None;
        }
        // Help whose kinds were not recorded counts as a hint.
        let is_unknown = record.origin() == Origin::Assisted && meta.aid.is_none();
        Some(PlayedGame {
            id: record.id(),
            ended: meta.ended,
            board: record.game.board_size(),
            side,
            opponent: PastOpponent::new(&record.seats[side.other().index()]),
            won: result.winner == side,
            ending: result.ending,
            rated: meta.rated.is_some(),
            aid: Aid { hinted: meta.aid.hinted || is_unknown, ..meta.aid },
            pieces: record.game.placements() as u32,
            seconds: meta.seconds[side.index()] as u32,
            opening: record.game.placed().next(),
            held: None,
        })
    }

    /// Returns the opening of the game: the image of its first placement that has the lowest cells.
    /// `None` if no piece was placed.
    pub fn opening(&self) -> Option<Placement> {
        canonical(self.board, self.opening?)
    }

    /// Returns the level of the opponent, if it was a level.
    pub fn level(&self) -> Option<u8> {
        match self.opponent {
            PastOpponent::Level(level) => Some(level),
            _ => None,
        }
    }
}

/// Returns the registered people for whom a game counts, each with the side. A game in which one
/// person plays both sides counts for nobody.
pub(super) fn people_in(record: &Record) -> impl Iterator<Item = (PersonId, Side)> {
    let [first, second] = record.seats.each_ref().map(Seat::person);
    let is_same_person = first == second;
    let seats = [(first, Side::First), (second, Side::Second)].into_iter();
    seats.filter(move |_| !is_same_person).filter_map(|(person, side)| Some((person?, side)))
}
