//! Games saved under a name.

use serde::{Deserialize, Serialize};

use super::entry::Entry;
use super::stored_game::StoredGame;
use crate::game::rules::{Timestamp, hexadecimal};
use crate::game::storage::StoreError;

/// Largest number of characters in the name of a saved game.
pub const MAX_GAME_NAME: usize = 60;

/// Largest number of saved games.
pub const MAX_GAMES: usize = 500;

/// The identifier of a saved game, chosen at random. It is written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SaveId(u64);

hexadecimal!(SaveId(u64), 16);

/// A game saved under a name. The same game can be saved several times, at different turns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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

/// The games saved under a name, derived from the journal by a fold.
#[derive(Clone, Debug, Default)]
pub struct SavedGames(Vec<SavedGame>);

impl SavedGames {
    /// Returns the saved games, the newest first.
    pub fn games(&self) -> &[SavedGame] {
        &self.0
    }

    /// Returns the saved games, to name people in them.
    pub(in crate::game) fn games_mut(&mut self) -> impl Iterator<Item = &mut SavedGame> {
        self.0.iter_mut()
    }

    /// Applies an entry of the journal.
    pub fn add(&mut self, entry: &Entry) {
        match entry {
            Entry::Saved(game) if self.0.iter().all(|other| other.id != game.id) => {
                self.0.insert(0, (**game).clone());
            }
            Entry::Named { game, name } => {
                let named = self.0.iter_mut().find(|other| other.id == *game);
                named.into_iter().for_each(|game| game.name.clone_from(name));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::journal::GameMeta;
    use crate::game::rules::{Board, Game, Record, Seat};

    fn saved(name: &str) -> Result<SavedGame, SaveError> {
        let record = Record::new([Seat::UNNAMED, Seat::UNNAMED], Game::new(Board::empty()));
        let game = StoredGame { record, meta: GameMeta::default() };
        SavedGame::new(name, Timestamp::new(5), game)
    }

    #[test]
    fn a_game_is_saved_once_and_has_the_latest_of_its_names() {
        let mut games = SavedGames::default();
        let [one, two] = ["one", "two"].map(|name| saved(name).unwrap());
        for game in [&one, &two, &one] {
            games.add(&Entry::Saved(Box::new(game.clone())));
        }
        games.add(&Entry::Named { game: one.id, name: "the first".to_owned() });
        let names: Vec<_> = games.games().iter().map(|game| &*game.name).collect();
        assert_eq!(names, ["two", "the first"]);
    }

    #[test]
    fn a_name_has_at_least_a_character_and_at_most_sixty() {
        assert_eq!(saved(" a b ").unwrap().name, "a b");
        for name in ["", "  ", "a\nb", &"x".repeat(MAX_GAME_NAME + 1)] {
            assert!(matches!(saved(name), Err(SaveError::Name)), "{name:?}");
        }
    }
}
