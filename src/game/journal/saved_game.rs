//! A game saved under a name.

use serde::{Deserialize, Serialize};

use super::stored_game::StoredGame;
use crate::game::storage::StoreError;
use crate::game::text::hexadecimal;
use crate::game::timestamp::Timestamp;

/// Largest number of characters in the name of a saved game.
pub const MAX_GAME_NAME: usize = 60;

/// Largest number of saved games.
pub const MAX_GAMES: usize = 500;

/// The identifier of a saved game, chosen at random. It is written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SaveId(u64);

hexadecimal!(SaveId(u64), 16);

/// A game saved under a name. The same game can be saved several times, at different turns.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The identifier.
    pub id: SaveId,
    /// The name.
    pub name: String,
    /// When it was saved.
    pub at: Timestamp,
    /// The game.
    pub game: StoredGame,
}

impl SavedGame {
    /// Returns a game to be saved at the time `at`.
    ///
    /// # Errors
    /// The name is not valid.
    pub fn new(name: &str, at: Timestamp, game: StoredGame) -> Result<SavedGame, SaveError> {
        let name = game_name(name).ok_or(SaveError::Name)?;
        Ok(SavedGame { id: SaveId(fastrand::u64(..)), name, at, game })
    }
}

/// Returns a name for a saved game without surrounding blanks, or `None` if it is not valid.
pub fn game_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=MAX_GAME_NAME).contains(&name.chars().count());
    (fits && !name.contains(char::is_control)).then(|| name.to_owned())
}

/// Why a game can't be saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There are [`MAX_GAMES`] already.
    #[error("there are {MAX_GAMES} saved games already")]
    Full,
    /// The name does not have 1 to [`MAX_GAME_NAME`] characters, or one is a control character.
    #[error("a name has 1 to {MAX_GAME_NAME} characters")]
    Name,
    /// The journal can't be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::journal::GameMeta;
    use crate::game::rules::{Board, Game, Record, Seat};

    #[test]
    fn a_name_has_at_least_a_character_and_at_most_sixty() {
        let record = Record::new([Seat::UNNAMED, Seat::UNNAMED], Game::new(Board::empty()));
        let game = StoredGame { record, meta: GameMeta::default() };
        let saved = |name: &str| SavedGame::new(name, Timestamp::new(5), game.clone());
        assert_eq!(saved(" a b ").unwrap().name, "a b");
        for name in ["", "  ", "a\nb", &"x".repeat(MAX_GAME_NAME + 1)] {
            assert!(matches!(saved(name), Err(SaveError::Name)), "{name:?}");
        }
    }
}
