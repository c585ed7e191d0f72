//! What is noted of the game in progress beside its record: its number, and how the people in it have played so far.

use serde::{Deserialize, Serialize};

use super::played::{Aid, Circumstances, GameId, MOST_SECONDS};
use crate::ai::{BoardSize, Placement};
use crate::game::formats::Versioned;
use crate::game::rules::{PersonId, Record, Side, Turn};

/// A note on the game in progress, kept beside it, so that it stays the same game when it is resumed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameNote {
    id: GameId,
    board: BoardSize,
    people: [Option<PersonId>; 2],
    /// The first placement, once there is one.
    first: Option<String>,
    /// How people were helped.
    aid: Aid,
    /// Milliseconds that each side thought.
    thought: [u64; 2],
}

impl GameNote {
    /// Returns a note on a game that begins now.
    pub fn on(record: &Record) -> GameNote {
        GameNote {
            id: GameId::by_lot(),
            board: record.game.board_size(),
            people: record.seats.each_ref().map(|seat| seat.person()),
            first: first_of(record),
            aid: Aid::default(),
            thought: [0; 2],
        }
    }

    /// Returns whether this is a note on the game that goes on with this record. Only one game is in progress, so that few things tell.
    pub fn is_on(&self, record: &Record) -> bool {
        let people = record.seats.each_ref().map(|seat| seat.person());
        self.first.is_some()
            && self.first == first_of(record)
            && (self.board, self.people) == (record.game.board_size(), people)
    }

    /// Notes help.
    pub fn help(&mut self, aid: Aid) {
        self.aid = self.aid.and(aid);
    }

    /// Notes that a side thought for this many seconds.
    pub fn think(&mut self, side: Side, seconds: f64) {
        let thought = &mut self.thought[side.index()];
        let milliseconds = (seconds * 1000.0).max(0.0) as u64;
        *thought = thought.saturating_add(milliseconds).min(1000 * u64::from(MOST_SECONDS));
    }

    /// Notes how the game has begun.
    pub fn follow(&mut self, record: &Record) {
        self.first = first_of(record).or(self.first.take());
    }

    /// Returns what is to be told of the game when it ends.
    pub fn at_end(&self, ended: i64, rated: bool) -> Circumstances {
        let seconds = self.thought.map(|thought| (thought / 1000) as u32);
        Circumstances { id: self.id, ended, rated, aid: self.aid, seconds }
    }
}

fn first_of(record: &Record) -> Option<String> {
    record.game.turns().iter().find_map(|turn| match turn {
        Turn::Placement(placement) => Some(placement.to_string()),
        Turn::Resignation(_) | Turn::LossOnTime(_) => None,
    })
}

impl Versioned for GameNote {
    const VERSION: u32 = 1;

    fn check(&self) -> Result<(), String> {
        let is_long = self.thought.iter().any(|&thought| thought > 1000 * u64::from(MOST_SECONDS));
        let is_placement = |text: &String| text.parse::<Placement>().is_ok();
        match self.first.as_ref().is_none_or(is_placement) && !is_long {
            true => Ok(()),
            false => Err("it is not about a game".to_owned()),
        }
    }
}
