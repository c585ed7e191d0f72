//! A game as the journal stores it: its record, and what the record does not say.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::formats::{read_game, write_game};
use crate::game::rules::{Clock, GameId, Identity, Origin, PersonId, Record, Seat, Side};
use crate::game::timestamp::Timestamp;

/// Longest thinking time that is recorded for a side, in seconds.
pub const MAX_SECONDS: f64 = 7.0 * 24.0 * 3600.0;

/// The kinds of help that people had in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Aid {
    /// By a hint, by shown outcomes or by the x-ray.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hinted: bool,
    /// By the coach.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub coached: bool,
    /// By a warning of the coach.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub warned: bool,
    /// By undoing turns.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

impl Aid {
    /// Returns the kinds of help that are in either of the two.
    pub fn and(self, other: Aid) -> Aid {
        Aid {
            hinted: self.hinted || other.hinted,
            coached: self.coached || other.coached,
            warned: self.warned || other.warned,
            undone: self.undone || other.undone,
        }
    }

    /// Returns whether there was no help.
    pub fn is_none(&self) -> bool {
        *self == Aid::default()
    }
}

/// What a record does not say about a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GameMeta {
    /// When it ended, if it has.
    pub ended: Option<Timestamp>,
    /// The ratings of both sides before the game, if it changes ratings.
    pub ratings_before: Option<[f64; 2]>,
    /// The help that people had.
    pub aid: Aid,
    /// The thinking time of each side that a person plays, in seconds; 0 for the other sides.
    pub seconds: [f64; 2],
}

/// A game with what its record does not say.
///
/// Registered people are stored by their identifiers, since their names are entries of their own:
/// what was read has no names of theirs.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Fields", into = "Fields")]
pub struct StoredGame {
    /// The game.
    pub record: Record,
    /// What the record does not say about the game.
    pub meta: GameMeta,
}

/// The fields of a game in the journal.
#[derive(Serialize, Deserialize)]
struct Fields {
    id: GameId,
    /// When the game ended. Missing while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<Timestamp>,
    /// The identifiers of registered players, each empty for any other player.
    people: [String; 2],
    /// Whether both players agreed to a rated game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    agreed: bool,
    #[serde(default, skip_serializing_if = "is_played")]
    origin: Origin,
    /// The ratings of both sides before a game that changes ratings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rated: Option<[f64; 2]>,
    #[serde(default, skip_serializing_if = "Aid::is_none")]
    aid: Aid,
    /// The thinking time of each side that a person plays.
    seconds: [f64; 2],
    /// What the clocks of a game that goes on have left, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<[u64; 2]>,
    /// The game as text, in one line.
    text: String,
}

fn is_played(origin: &Origin) -> bool {
    *origin == Origin::Played
}

impl From<StoredGame> for Fields {
    fn from(StoredGame { mut record, meta }: StoredGame) -> Fields {
        let is_over = record.game.result().is_some();
        let people = record.seats.each_ref().map(Seat::person);
        let clock = record.clock.filter(|_| !is_over);
        let left = |clock: Clock| {
            [Side::First, Side::Second].map(|side| clock.left(side).as_millis() as u64)
        };
        for person in people.into_iter().flatten() {
            record.forget(person);
        }
        let text = write_game(&record);
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        Fields {
            id: record.id(),
            ended: meta.ended.filter(|_| is_over),
            people: people.map(|person| person.map_or(String::new(), |id| id.to_string())),
            agreed: record.is_agreed(),
            origin: record.origin(),
            rated: meta.ratings_before,
            aid: meta.aid,
            seconds: meta.seconds.map(|seconds| (seconds * 1000.0).round() / 1000.0),
            left: clock.map(left),
            text: lines.join(" "),
        }
    }
}

impl TryFrom<Fields> for StoredGame {
    type Error = String;

    fn try_from(fields: Fields) -> Result<StoredGame, String> {
        let Fields { id, ended, people, agreed, origin, rated, aid, seconds, left, text } = fields;
        let game = read_game(&text, [Seat::UNNAMED, Seat::UNNAMED]);
        let mut record = game.map_err(|error| error.to_string())?;
        for (person, seat) in people.iter().zip(&mut record.seats) {
            if !person.is_empty() {
                let person: PersonId = person.parse().map_err(|_| "a person is none")?;
                if !seat.is_human() {
                    return Err("a built-in opponent is no person".to_owned());
                }
                *seat = Seat::Human(Identity::Person(person, None));
            }
        }
        if let Some(left) = left {
            let control = record.clock.ok_or("there is no clock")?.control();
            let clock = Clock::from_left(control, left.map(Duration::from_millis));
            record.clock = Some(clock.ok_or("the clock can't leave that")?);
        }
        if !rated.iter().flatten().chain(&seconds).all(|it| it.is_finite()) {
            return Err("a number is none".to_owned());
        }
        let seconds = seconds.map(|seconds| seconds.clamp(0.0, MAX_SECONDS));
        let meta = GameMeta { ended, ratings_before: rated, aid, seconds };
        Ok(StoredGame { record: record.resumed(id, origin, agreed), meta })
    }
}
