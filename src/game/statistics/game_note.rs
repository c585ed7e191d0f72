//! What is noted of the game in progress beside its record: how the people in it have played so far, and whether it has been counted.

use serde::{Deserialize, Serialize};

use super::played::{Aid, Circumstances, MOST_SECONDS};
use crate::game::formats::{Document, DocumentError, ensure, read_content};
use crate::game::rules::{GameId, Record, Side};

/// A note on the game in progress, kept beside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameNote {
    /// The game; none where version 1.0.0 wrote the note, whose games had no number.
    game: Option<GameId>,
    /// How people were helped.
    aid: Aid,
    /// Milliseconds that each side thought.
    thought: [u64; 2],
    /// Nanoseconds that each side thought beyond these. They are not kept, but a frame takes few
    /// milliseconds.
    #[serde(skip)]
    beyond: [u64; 2],
    /// Whether the game is over and all that follows is kept.
    counted: bool,
}

impl GameNote {
    /// Returns the note on a game that comes to the table: this one if it is about that game, or else a new one.
    pub fn on(record: &Record, before: Option<GameNote>) -> GameNote {
        let note = before.filter(|note| match note.game {
            Some(id) => id == record.id(),
            None => record.game.placements() > 0,
        });
        let game = Some(record.id());
        match note {
            Some(note) => GameNote { game, ..note },
            None => GameNote {
                game,
                aid: Aid::default(),
                thought: [0; 2],
                beyond: [0; 2],
                counted: false,
            },
        }
    }

    /// Returns whether the game is over and what follows of it is still to be kept, at least in
    /// part. A game in which nothing was placed counts for nobody, whoever resigned or ran out of
    /// time.
    pub fn is_to_be_counted(&self, record: &Record) -> bool {
        let is_over = record.game.result().is_some() && record.game.placements() > 0;
        self.game == Some(record.id()) && !self.counted && is_over
    }

    /// Notes that all that follows of the game is kept.
    pub fn count(&mut self) {
        self.counted = true;
    }

    /// Notes help.
    pub fn help(&mut self, aid: Aid) {
        self.aid = self.aid.and(aid);
    }

    /// Notes that a side thought for this many seconds.
    pub fn think(&mut self, side: Side, seconds: f64) {
        let (thought, beyond) = (&mut self.thought[side.index()], &mut self.beyond[side.index()]);
        let nanoseconds = beyond.saturating_add((seconds * 1e9).max(0.0) as u64);
        *beyond = nanoseconds % 1_000_000;
        *thought = (*thought + nanoseconds / 1_000_000).min(1000 * u64::from(MOST_SECONDS));
    }

    /// Returns what is to be told of the game when it ends.
    pub fn at_end(&self, ended: i64, rated: bool) -> Circumstances {
        let seconds = self.thought.map(|thought| (thought / 1000) as u32);
        Circumstances { ended, rated, aid: self.aid, seconds }
    }
}

/// What version 1.0.0 noted, as far as it is still of use. It told games apart by how they began.
#[derive(Deserialize)]
struct Version1 {
    aid: Aid,
    thought: [u64; 2],
}

impl Document for GameNote {
    const VERSION: u32 = 2;

    fn from_older(version: u32, text: &str) -> Option<Result<GameNote, DocumentError>> {
        (version == 1).then(|| {
            let Version1 { aid, thought } = read_content(text)?;
            Ok(GameNote { game: None, aid, thought, beyond: [0; 2], counted: false })
        })
    }

    fn check(&self) -> Result<(), String> {
        let mut thought = self.thought.iter();
        let fits = thought.all(|&thought| thought <= 1000 * u64::from(MOST_SECONDS));
        ensure(fits, "nobody thinks for so long")
    }
}
