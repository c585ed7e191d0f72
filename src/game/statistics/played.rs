//! A finished game from the view of a person.

use serde::{Deserialize, Serialize};

use super::opening::{canonical, read_placement};
use crate::ai::{BoardSize, Placement};
use crate::game::journal::{About, Aid};
use crate::game::people::PastOpponent;
use crate::game::review::Held;
use crate::game::rules::{Ending, GameId, Origin, PersonId, Record, Seat, Side, Timestamp};

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// Its number.
    pub id: GameId,
    /// When it ended.
    pub ended: Timestamp,
    /// The size of the board.
    pub board: BoardSize,
    /// The person's side.
    pub side: Side,
    /// Who it was against.
    pub opponent: PastOpponent,
    /// Whether the person won.
    pub won: bool,
    /// How it ended.
    pub ending: Ending,
    /// Whether it changed ratings.
    pub rated: bool,
    /// How the person was helped.
    pub aid: Aid,
    /// Pieces placed by both sides.
    pub pieces: u32,
    /// Seconds that the person thought.
    pub seconds: u32,
    /// The first placement of the game, as it was made.
    pub(super) opening: Option<String>,
    /// The proven win that the person held; none if nobody has looked.
    pub held: Option<Held>,
}

impl PlayedGame {
    /// Returns a finished game from the view of one side. Games that did not begin here from the empty board do not count.
    pub(super) fn of(record: &Record, side: Side, about: &About) -> Option<PlayedGame> {
        let result = record.game.result()?;
        if record.origin() == Origin::Outside || !record.game.start().is_empty() {
            return None;
        }
        // Where nobody has noted what the help was.
        let is_unknown = record.origin() == Origin::Assisted && about.aid.is_none();
        Some(PlayedGame {
            id: record.id(),
            ended: about.ended,
            board: record.game.board_size(),
            side,
            opponent: PastOpponent::of(&record.seats[side.other().index()]),
            won: result.winner == side,
            ending: result.ending,
            rated: about.rated.is_some(),
            aid: Aid { hinted: about.aid.hinted || is_unknown, ..about.aid },
            pieces: record.game.placements() as u32,
            seconds: about.seconds[side.index()] as u32,
            opening: record.game.placed().next().map(|placement| placement.to_string()),
            held: None,
        })
    }

    /// Returns the image of the first placement with the lowest cells, if a piece was placed.
    pub fn opening(&self) -> Option<Placement> {
        canonical(self.board, read_placement(self.board, self.opening.as_deref()?)?)
    }

    /// Returns the level that the game was against, if it was against one.
    pub fn level(&self) -> Option<u8> {
        match self.opponent {
            PastOpponent::Level(level) => Some(level),
            _ => None,
        }
    }
}

/// Returns whose games a record adds to, each with the side: those who play here. Who plays both
/// sides neither wins nor loses.
pub(super) fn whose(record: &Record) -> impl Iterator<Item = (PersonId, Side)> {
    let [first, second] = record.seats.each_ref().map(Seat::person);
    let is_one = first == second;
    let seats = [(first, Side::First), (second, Side::Second)].into_iter();
    seats.filter(move |_| !is_one).filter_map(|(person, side)| Some((person?, side)))
}
