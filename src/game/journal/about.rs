//! What is noted of a game beside the game itself.

use crate::game::rules::{Record, Timestamp};

/// Longest thinking that is noted for a side of a game, in seconds.
pub const MAX_SECONDS: f64 = 7.0 * 24.0 * 3600.0;

/// Most characters of a game's name.
pub const MAX_GAME_NAME: usize = 60;

/// How people were helped in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
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

    /// Returns the words for it.
    pub(super) fn words(self) -> String {
        let all = [("hint", self.hinted), ("coach", self.coached), ("undo", self.undone)];
        let words = all.into_iter().filter(|(_, is)| *is).map(|(word, _)| word);
        words.collect::<Vec<_>>().join(",")
    }

    /// Reads these words.
    pub(super) fn read(words: &str) -> Option<Aid> {
        let aid = |aid: Option<Aid>, word: &str| {
            let aid = aid?;
            match word {
                "hint" => Some(Aid { hinted: true, ..aid }),
                "coach" => Some(Aid { coached: true, ..aid }),
                "undo" => Some(Aid { undone: true, ..aid }),
                _ => None,
            }
        };
        words.split(',').fold(Some(Aid::default()), aid)
    }
}

/// What a record does not say of a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct About {
    /// When it ended.
    pub ended: Timestamp,
    /// The ratings of both sides before the game, if it changes ratings.
    pub rated: Option<[f64; 2]>,
    /// How people were helped.
    pub aid: Aid,
    /// Seconds that each side thought.
    pub seconds: [f64; 2],
}

/// A game that was saved under a name. A game can be saved several times, at different turns.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The number, which rises with each game that is saved.
    pub number: u32,
    /// What it is called.
    pub name: String,
    /// When it was saved.
    pub saved: Timestamp,
    /// The game.
    pub record: Record,
    /// What was noted of it.
    pub about: About,
}

/// Returns a name without surrounding blanks, or `None` if a game can't have it.
pub fn game_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=MAX_GAME_NAME).contains(&name.chars().count());
    (fits && !name.contains(char::is_control)).then(|| name.to_owned())
}
