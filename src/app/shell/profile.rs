//! What people have done here: their ratings, their progress and their saved games, written as soon as they change.

use crate::app::shell::screen::Services;
use crate::app::text::strings::fill;
use crate::game::{
    Keeping, Place, Player, PlayerName, Players, Progress, Record, SavedGames, Seat, StoreError,
    Versioned,
};

const PLAYERS: &str = "players.ron";
const PROGRESS: &str = "progress.ron";

impl Services {
    /// Reads what was kept, and warns of what can't be used.
    pub fn read_profile(&mut self, now: f64) {
        self.players = self.read_or_default::<Players>(PLAYERS, now);
        self.progress = self.read_or_default::<Progress>(PROGRESS, now);
    }

    fn read_or_default<T: Versioned + Default>(&mut self, name: &str, now: f64) -> T {
        let read = self.files.load(Place::Data, name);
        read.unwrap_or_else(|error: StoreError| {
            self.warn_of(&error, now);
            None
        })
        .unwrap_or_default()
    }

    /// Keeps people and ratings.
    pub fn keep_players(&mut self, now: f64) {
        self.keep_document(PLAYERS, &self.players.clone(), now);
    }

    /// Keeps the progress in puzzles and lessons.
    pub fn keep_progress(&mut self, now: f64) {
        self.keep_document(PROGRESS, &self.progress.clone(), now);
    }

    /// Where files are not kept at all, the player was told at the start.
    fn keep_document(&mut self, name: &str, document: &impl Versioned, now: f64) {
        if self.files.keeping() == Keeping::Yes
            && let Err(error) = self.files.save(Place::Data, name, document)
        {
            self.warn_not_kept(&error.into(), now);
        }
    }

    /// Returns the name of the person who plays against the computer.
    pub fn my_name(&self) -> Option<PlayerName> {
        let me = self.players.me().and_then(|index| self.players.people().get(index));
        me.map(Player::name).or_else(|| PlayerName::new(&self.strings.you))
    }

    /// Changes the ratings after a game that counts. Returns whether it did. Two people with names of their own become players.
    pub fn rate(&mut self, record: &Record, now: f64) -> bool {
        if record.seats.iter().all(Seat::is_human) && record.game.result().is_some() {
            for seat in &record.seats {
                let Seat::Human(name) = seat else { continue };
                let strings = &self.strings;
                let nobody = [&strings.you, &strings.player_one, &strings.player_two];
                if !nobody.iter().any(|text| **text == name.as_str()) {
                    // Who is known already stays; where there is no room the game does not count.
                    let _ = self.players.add(name);
                }
            }
        }
        let counted = self.players.rate(record);
        if counted {
            let people = record.seats.iter().filter_map(|seat| match seat {
                Seat::Human(name) => self.players.find(name),
                Seat::Ai(_) => None,
            });
            let rating = |player: &Player| {
                let text = fill(&self.strings.rated, "name", player.name().as_str());
                fill(&text, "n", &format!("{:.0}", player.rating()))
            };
            let text = people.map(rating).collect::<Vec<_>>().join("   ");
            self.tell(text, now);
            self.keep_players(now);
        }
        counted
    }

    /// Saves a game under the names of its players, and says so. Returns whether it was saved.
    pub fn save_game(&mut self, record: &Record, now: f64) -> bool {
        let (mut games, errors) = SavedGames::load(&mut self.files);
        if let Some(error) = errors.first() {
            self.warn_of(error, now);
        }
        let name = self.name_of_game(record);
        match games.save(&self.files, &name, today(), record) {
            Ok(()) => {
                self.tell(fill(&self.strings.saved_as, "name", &name), now);
                true
            }
            Err(error) => {
                self.warn_not_kept(&error, now);
                false
            }
        }
    }

    /// Saves the game in progress, so that another one can take its place. Returns whether it may: not if the disk refuses.
    ///
    /// Where files are not kept at all the player was told that games end with the program.
    pub fn make_room(&mut self, now: f64) -> bool {
        let keeps = self.files.keeping() == Keeping::Yes;
        match self.unfinished(now) {
            Some(record) if keeps && record.game.placements() > 0 => self.save_game(&record, now),
            _ => true,
        }
    }

    /// Returns the name under which a game is saved at first.
    pub fn name_of_game(&self, record: &Record) -> String {
        record.seats.each_ref().map(|seat| self.name_of(seat)).join(" - ")
    }

    /// Returns the name under which a seat is shown.
    pub fn name_of(&self, seat: &Seat) -> String {
        match seat {
            Seat::Human(name) => name.as_str().to_owned(),
            Seat::Ai(level) => fill(&self.strings.level, "n", &level.number().to_string()),
        }
    }
}

/// Returns the day and the time where the player lives.
pub fn today() -> String {
    chrono::Local::now().format("%Y-%m-%d %H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::settings::Settings;
    use crate::game::{Board, Command, Files, Game, PlayerName, Side};

    fn services(folder: &std::path::Path) -> Services {
        let mut services = Services::new(Settings::default(), Files::in_folder(folder));
        services.read_profile(0.0);
        services
    }

    fn record() -> Record {
        let [ann, bo] = ["Ann", "Bo"].map(|name| Seat::Human(PlayerName::new(name).unwrap()));
        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        Record::new([ann, bo], game)
    }

    #[test]
    fn ratings_are_there_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let mut services_now = services(folder.path());
        let mut record = record();
        assert!(!services_now.rate(&record, 0.0));
        record.game.execute(Command::Resign(Side::Second)).unwrap();
        assert!(services_now.rate(&record, 0.0));
        let kept = services_now.players.clone();
        assert_eq!(kept.people().len(), 2);
        drop(services_now);
        assert_eq!(services(folder.path()).players, kept);
    }

    #[test]
    fn an_unfinished_game_is_saved_before_another_one_takes_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let mut services = services(folder.path());
        assert!(services.make_room(0.0));
        services.keep(&record(), 0.0);
        assert!(services.make_room(0.0));
        let (games, _) = SavedGames::load(&mut services.files);
        let names: Vec<&str> = games.games().map(|game| &*game.name).collect();
        assert_eq!(names, ["Ann - Bo"]);
    }

    #[test]
    fn where_the_disk_refuses_an_unfinished_game_is_not_given_up() {
        let folder = tempfile::tempdir().unwrap();
        let occupied = folder.path().join("not a folder");
        std::fs::write(&occupied, "").unwrap();
        let mut refused = services(&occupied);
        refused.keep(&record(), 0.0);
        assert!(!refused.make_room(0.0));
        assert!(refused.notice.is_some());
        // Nothing is kept anyway without a home folder, and the player knows.
        let mut homeless = Services::new(Settings::default(), Files::nowhere());
        homeless.keep(&record(), 0.0);
        assert!(homeless.make_room(0.0));
    }
}
