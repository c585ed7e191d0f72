//! The games saved under a name, derived from the journal by a fold.

use super::entry::Entry;
use super::game_meta::{GameMeta, MAX_GAME_NAME, SavedGame, game_name};
use crate::game::rules::{Record, Timestamp};
use crate::game::storage::StoreError;

/// Largest number of saved games.
pub const MAX_GAMES: usize = 500;

/// Why a game can't be saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There are [`MAX_GAMES`] already, or no number is left for another.
    #[error("there are {MAX_GAMES} saved games already")]
    Full,
    /// The name does not have 1 to [`MAX_GAME_NAME`] characters, or one is a control character.
    #[error("a name has 1 to {MAX_GAME_NAME} characters")]
    Name,
    /// The journal can't be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The games saved under a name.
#[derive(Clone, Debug, Default)]
pub struct SavedGames(Vec<SavedGame>);

impl SavedGames {
    /// Returns the saved games, the newest first.
    pub fn games(&self) -> &[SavedGame] {
        &self.0
    }

    /// Applies an entry of the journal.
    pub fn add(&mut self, entry: &Entry) {
        match entry {
            Entry::Saved(game) => {
                self.remove(game.number);
                let index = self.0.partition_point(|other| other.number > game.number);
                self.0.insert(index, (**game).clone());
            }
            Entry::Named(number, name) => {
                let named = self.0.iter_mut().find(|game| game.number == *number);
                named.into_iter().for_each(|game| game.name.clone_from(name));
            }
            _ => {}
        }
    }

    /// Returns the entry that saves a game under a name, at the time `saved`.
    ///
    /// # Errors
    /// Says why the game can't be saved.
    pub fn entry(
        &self,
        name: &str,
        saved: Timestamp,
        record: &Record,
        meta: GameMeta,
    ) -> Result<Entry, SaveError> {
        if self.0.len() >= MAX_GAMES {
            return Err(SaveError::Full);
        }
        let name = game_name(name).ok_or(SaveError::Name)?;
        let number = self.0.first().map_or(Some(1), |game| game.number.checked_add(1));
        let number = number.ok_or(SaveError::Full)?;
        let record = record.clone();
        Ok(Entry::Saved(Box::new(SavedGame { number, name, saved, record, meta })))
    }

    /// Removes the game with this number.
    pub fn remove(&mut self, number: u32) {
        self.0.retain(|game| game.number != number);
    }

    /// Returns all saved games, to forget people in them.
    pub(in crate::game) fn games_mut(&mut self) -> impl Iterator<Item = &mut SavedGame> {
        self.0.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::{Board, Game, Seat};

    fn record() -> Record {
        Record::new([Seat::UNNAMED, Seat::UNNAMED], Game::new(Board::empty()))
    }

    fn save(games: &mut SavedGames, name: &str) -> Result<(), SaveError> {
        let entry = games.entry(name, Timestamp::default(), &record(), GameMeta::default())?;
        games.add(&entry);
        Ok(())
    }

    fn names(games: &SavedGames) -> Vec<&str> {
        games.games().iter().map(|game| &*game.name).collect()
    }

    #[test]
    fn games_are_listed_the_newest_first_named_and_removed() {
        let mut games = SavedGames::default();
        ["one", " two ", "../three"].iter().for_each(|name| save(&mut games, name).unwrap());
        assert_eq!(names(&games), ["../three", "two", "one"]);
        games.add(&Entry::Named(1, "하나".to_owned()));
        games.add(&Entry::Named(9, "nobody".to_owned()));
        games.remove(2);
        save(&mut games, "four").unwrap();
        assert_eq!(names(&games), ["four", "../three", "하나"]);
    }

    #[test]
    fn names_are_short_and_have_no_control_characters() {
        for name in ["", "  ", "a\nb", &"x".repeat(MAX_GAME_NAME + 1)] {
            let refused = save(&mut SavedGames::default(), name);
            assert!(matches!(refused, Err(SaveError::Name)), "{name:?}");
        }
    }

    #[test]
    fn the_number_of_saved_games_is_bounded() {
        let mut games = SavedGames::default();
        (0..MAX_GAMES).for_each(|_| save(&mut games, "one").unwrap());
        assert!(matches!(save(&mut games, "one"), Err(SaveError::Full)));
    }

    #[test]
    fn numbers_of_saved_games_never_collide() {
        let mut games = SavedGames::default();
        let number = u32::MAX;
        let Ok(Entry::Saved(mut last)) =
            games.entry("last", Timestamp::default(), &record(), GameMeta::default())
        else {
            panic!()
        };
        last.number = number;
        games.add(&Entry::Saved(last));
        assert!(matches!(save(&mut games, "next"), Err(SaveError::Full)));
    }
}
