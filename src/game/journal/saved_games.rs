//! The games that a player saved under a name, by a fold over the entries of the journal.

use super::about::{About, MAX_GAME_NAME, SavedGame, game_name};
use super::entry::Entry;
use crate::game::rules::{Record, Timestamp};
use crate::game::storage::StoreError;

/// Most games that are kept.
pub const MAX_GAMES: usize = 500;

/// Why a game is not saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There are [`MAX_GAMES`] already.
    #[error("there are {MAX_GAMES} saved games already")]
    Full,
    /// A name has 1 to [`MAX_GAME_NAME`] characters that can be seen.
    #[error("a name has 1 to {MAX_GAME_NAME} characters")]
    Name,
    /// The journal can't be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The saved games, the newest first.
#[derive(Clone, Debug, Default)]
pub struct SavedGames(Vec<SavedGame>);

impl SavedGames {
    /// Returns the games, the newest first.
    pub fn games(&self) -> &[SavedGame] {
        &self.0
    }

    /// Folds an entry in.
    pub fn add(&mut self, entry: &Entry) {
        match entry {
            Entry::Saved(game) => {
                self.remove(game.number);
                let place = self.0.partition_point(|other| other.number > game.number);
                self.0.insert(place, (**game).clone());
            }
            Entry::Named(number, name) => {
                let named = self.0.iter_mut().find(|game| game.number == *number);
                named.into_iter().for_each(|game| game.name.clone_from(name));
            }
            _ => {}
        }
    }

    /// Returns the entry that saves a game under a name.
    ///
    /// # Errors
    /// Says why it can't be saved.
    pub fn entry(
        &self,
        name: &str,
        saved: Timestamp,
        record: &Record,
        about: About,
    ) -> Result<Entry, SaveError> {
        if self.0.len() >= MAX_GAMES {
            return Err(SaveError::Full);
        }
        let name = game_name(name).ok_or(SaveError::Name)?;
        let number = self.0.first().map_or(Some(1), |game| game.number.checked_add(1));
        let number = number.ok_or(SaveError::Full)?;
        let record = record.clone();
        Ok(Entry::Saved(Box::new(SavedGame { number, name, saved, record, about })))
    }

    /// Removes a game.
    pub fn remove(&mut self, number: u32) {
        self.0.retain(|game| game.number != number);
    }

    /// Returns all games, to change what they say of people.
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
        let entry = games.entry(name, Timestamp::default(), &record(), About::default())?;
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
    fn names_are_short_and_visible() {
        for name in ["", "  ", "a\nb", &"x".repeat(MAX_GAME_NAME + 1)] {
            let refused = save(&mut SavedGames::default(), name);
            assert!(matches!(refused, Err(SaveError::Name)), "{name:?}");
        }
    }

    #[test]
    fn there_is_room_for_so_many_games() {
        let mut games = SavedGames::default();
        (0..MAX_GAMES).for_each(|_| save(&mut games, "one").unwrap());
        assert!(matches!(save(&mut games, "one"), Err(SaveError::Full)));
    }

    #[test]
    fn no_number_is_so_high_that_games_collide() {
        let mut games = SavedGames::default();
        let number = u32::MAX;
        let Ok(Entry::Saved(mut last)) =
            games.entry("last", Timestamp::default(), &record(), About::default())
        else {
            panic!()
        };
        last.number = number;
        games.add(&Entry::Saved(last));
        assert!(matches!(save(&mut games, "next"), Err(SaveError::Full)));
    }
}
