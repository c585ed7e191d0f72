//! The games saved under a name, derived from the journal by a fold.

use super::entry::Entry;
use super::saved_game::SavedGame;

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
    use crate::game::journal::{GameMeta, MAX_GAME_NAME, SaveError, StoredGame};
    use crate::game::rules::{Board, Game, Record, Seat, Timestamp};

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
