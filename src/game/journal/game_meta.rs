//! What the journal records about a game beside its record, and games saved under a name.

use crate::game::rules::{Record, Timestamp};

/// Longest thinking time that is recorded for a side, in seconds.
pub const MAX_SECONDS: f64 = 7.0 * 24.0 * 3600.0;

/// Largest number of characters in the name of a saved game.
pub const MAX_GAME_NAME: usize = 60;

/// The kinds of help that people had in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aid {
    /// By a hint, by shown outcomes or by the x-ray.
    pub hinted: bool,
    /// By the coach.
    pub coached: bool,
    /// By undoing turns.
    pub undone: bool,
}

impl Aid {
    /// Returns the kinds of help that are in either of the two.
    pub fn and(self, other: Aid) -> Aid {
        Aid {
            hinted: self.hinted || other.hinted,
            coached: self.coached || other.coached,
            undone: self.undone || other.undone,
        }
    }

    /// Returns whether there was no help.
    pub fn is_none(self) -> bool {
        self == Aid::default()
    }

    /// Returns the words for the kinds of help, separated by commas.
    pub(super) fn words(self) -> String {
        let all = [("hint", self.hinted), ("coach", self.coached), ("undo", self.undone)];
        let words = all.into_iter().filter(|(_, is)| *is).map(|(word, _)| word);
        words.collect::<Vec<_>>().join(",")
    }

    /// Reads what [`Aid::words`] returns for one kind of help or more; `None` for any other text.
    pub(super) fn read(words: &str) -> Option<Aid> {
        let mut aid = Aid::default();
        for word in words.split(',') {
            match word {
                "hint" => aid.hinted = true,
                "coach" => aid.coached = true,
                "undo" => aid.undone = true,
                _ => return None,
            }
        }
        Some(aid)
    }
}

/// What a record does not say about a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GameMeta {
    /// When it ended. The start of 1970 if it has not.
    pub ended: Timestamp,
    /// The ratings of both sides before the game, if it changes ratings.
    pub rated: Option<[f64; 2]>,
    /// The help that people had.
    pub aid: Aid,
    /// The thinking time of each side that a person plays, in seconds; 0 for the other sides.
    pub seconds: [f64; 2],
}

/// A game saved under a name. The same game can be saved several times, at different turns.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The number of the saved game, which rises from one to the next.
    pub number: u32,
    /// The name.
    pub name: String,
    /// When it was saved.
    pub saved: Timestamp,
    /// The game.
    pub record: Record,
    /// What the record does not say about the game.
    pub meta: GameMeta,
}

/// Returns a name for a saved game without surrounding blanks, or `None` if it is not valid.
pub fn game_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=MAX_GAME_NAME).contains(&name.chars().count());
    (fits && !name.contains(char::is_control)).then(|| name.to_owned())
}
