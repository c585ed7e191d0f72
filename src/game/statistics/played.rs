//! A finished game as it is kept.

use serde::{Deserialize, Serialize};

use super::opening::{canonical, read_placement};
use crate::ai::{BoardSize, Placement};
use crate::game::people::PastOpponent;
use crate::game::rules::{Ending, GameId, Identity, Origin, PersonId, Record, Seat, Side};

/// Most turns of a game: no board holds more pieces.
const MOST_TURNS: u32 = 25;

/// Longest thinking that is noted for a game, in seconds.
pub(super) const MOST_SECONDS: u32 = 7 * 24 * 3600;

/// Bounds of dates, in seconds from the start of 1970: the years from 1 to 9999.
const DATES: std::ops::Range<i64> = -62_135_596_800..253_402_300_800;

/// How a person was helped in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aid {
    /// By a hint, shown outcomes or the x-ray.
    pub hinted: bool,
    /// By the coach.
    pub coached: bool,
    /// By taking turns back.
    pub undone: bool,
}

impl Aid {
    /// Returns both together.
    pub fn and(self, other: Aid) -> Aid {
        Aid {
            hinted: self.hinted || other.hinted,
            coached: self.coached || other.coached,
            undone: self.undone || other.undone,
        }
    }

    /// Returns whether there was none.
    pub fn is_none(self) -> bool {
        self == Aid::default()
    }
}

/// For how long the winner held a proven win before the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The winner's turns in a row, up to the end, at which the win was proven.
    pub turns: u32,
    /// Free cells, dead ones apart, at the first of these turns.
    pub cells: u32,
    /// Whether it may have been longer: what was before was too hard to prove.
    pub at_least: bool,
}

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    pub(super) id: GameId,
    /// When it ended, in seconds from the start of 1970 in UTC.
    pub ended: i64,
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

/// What a record does not say of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Circumstances {
    /// When it ended, in seconds from the start of 1970 in UTC.
    pub ended: i64,
    /// Whether it changed ratings.
    pub rated: bool,
    /// How people were helped.
    pub aid: Aid,
    /// Seconds that each side thought.
    pub seconds: [u32; 2],
}

impl PlayedGame {
    /// Returns a finished game from the view of one side. Games that did not begin here from the empty board do not count.
    pub fn of(record: &Record, side: Side, about: Circumstances) -> Option<PlayedGame> {
        let result = record.game.result()?;
        if record.origin() == Origin::Outside || !record.game.start().is_empty() {
            return None;
        }
        // Where nobody has noted what the help was.
        let is_unknown = record.origin() == Origin::Assisted && about.aid.is_none();
        Some(PlayedGame {
            id: record.id(),
            ended: about.ended.clamp(DATES.start, DATES.end - 1),
            board: record.game.board_size(),
            side,
            opponent: PastOpponent::of(&record.seats[side.other().index()]),
            won: result.winner == side,
            ending: result.ending,
            rated: about.rated,
            aid: Aid { hinted: about.aid.hinted || is_unknown, ..about.aid },
            pieces: record.game.placements() as u32,
            seconds: about.seconds[side.index()].min(MOST_SECONDS),
            opening: record.game.placed().next().map(|placement| placement.to_string()),
            held: None,
        })
    }

    /// Returns the number.
    pub fn id(&self) -> GameId {
        self.id
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

    /// Returns whether what was read is possible.
    pub(super) fn is_possible(&self) -> bool {
        DATES.contains(&self.ended)
            && self.opponent.is_possible()
            && self.pieces <= MOST_TURNS
            && self.seconds <= MOST_SECONDS
            && self.opening.is_some() == (self.pieces > 0)
            && (self.opening.is_none() || self.opening().is_some())
            && self.held.is_none_or(|held| held.is_possible())
    }
}

impl Held {
    /// Returns whether what was read is possible.
    pub(super) fn is_possible(self) -> bool {
        self.turns <= MOST_TURNS && self.cells <= 100
    }
}

/// Returns whose games a record adds to: registered people, each on one side, and a guest against a level. `None` stands for guests.
pub fn whose(record: &Record) -> Vec<(Option<PersonId>, Side)> {
    let [first, second] = &record.seats;
    // Who plays both sides neither wins nor loses.
    if first.person().is_some() && first.person() == second.person() {
        return Vec::new();
    }
    let whose = |(seat, other, side): (&Seat, &Seat, Side)| match seat {
        Seat::Human(Identity::Registered(id, _)) => Some((Some(*id), side)),
        Seat::Human(Identity::Guest) if !other.is_human() => Some((None, side)),
        _ => None,
    };
    let seats = [(first, second, Side::First), (second, first, Side::Second)];
    seats.into_iter().filter_map(whose).collect()
}
