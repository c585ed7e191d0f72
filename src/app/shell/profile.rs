//! The players' saved data: ratings, progress and saved games, written as soon as they change.

use std::time::SystemTime;

use super::context::Context;
use super::screen::{Destination, Transition};
use super::statistics::keeping::GAME_NOTE;
use crate::ai::Opponent;
use crate::app::text::msg;
use crate::game::{
    Day, Document, Game, GameNote, Keeping, PLAYERS_FILE, People, Place, Progress, Record,
    ReviewedGames, Reviews, STATISTICS_FILE, SaveError, SavedGames, Seat, Side, StackingRecords,
    Statistics, StoreError, Strengths, TrainingRecords,
};

const PROGRESS: &str = "progress.ron";
const TRAINING: &str = "training.ron";
const STACKING: &str = "stacking.ron";
const REVIEWS: &str = "reviews.ron";
pub(super) const STRENGTHS: &str = "strengths.ron";

impl Context {
    /// Reads the saved data, and warns of files that can't be used.
    pub fn read_profile(&mut self) {
        self.players = self.read_or_default::<People>(PLAYERS_FILE);
        self.progress = self.read_or_default::<Progress>(PROGRESS);
        self.training = self.read_or_default::<TrainingRecords>(TRAINING);
        self.stacking = self.read_or_default::<StackingRecords>(STACKING);
        self.reviews = Reviews::with(self.read_or_default::<ReviewedGames>(REVIEWS));
        self.statistics.statistics = self.read_or_default::<Statistics>(STATISTICS_FILE);
        self.statistics.note = self.read_if_there::<GameNote>(GAME_NOTE);
        self.strengths = self.read_or_default::<Strengths>(STRENGTHS);
        self.finish_latest();
    }

    /// Warns of a file that can't be used.
    pub fn warn_of(&mut self, error: &StoreError) {
        self.notices.warn(self.texts.store_error(error));
    }

    /// Warns that something was not saved.
    pub fn warn_not_kept(&mut self, error: &SaveError) {
        let reason = self.texts.save_error(error);
        self.notices.warn(self.texts.with(msg::NOT_KEPT, "error", reason));
    }

    fn read_or_default<T: Document + Default>(&mut self, name: &str) -> T {
        self.read_if_there(name).unwrap_or_default()
    }

    fn read_if_there<T: Document>(&mut self, name: &str) -> Option<T> {
        let read = self.files.load(Place::Data, name);
        read.map_err(|error: StoreError| self.warn_of(&error)).ok().flatten()
    }

    /// Saves players and ratings.
    pub fn keep_players(&mut self) {
        self.keep_document(PLAYERS_FILE, &self.players.clone());
    }

    /// Saves the progress in puzzles and lessons.
    pub fn keep_progress(&mut self) {
        self.keep_document(PROGRESS, &self.progress.clone());
        self.recognise_progress();
    }

    /// Saves what is kept of puzzles of the day, endless puzzles and runs.
    pub fn keep_training(&mut self) {
        self.keep_document(TRAINING, &self.training.clone());
    }

    /// Saves the stacking game in progress and the best scores.
    pub fn keep_stacking(&mut self) {
        self.keep_document(STACKING, &self.stacking.clone());
    }

    /// Reviews a game that is over from now on, takes in what has been found, and keeps it once all is found; to be called in every frame.
    pub fn follow_review(&mut self, game: &Game) {
        self.reviews.follow(game);
        if let Some(reviewed) = self.reviews.poll().cloned() {
            self.keep_document(REVIEWS, &reviewed);
        }
    }

    /// Saves a document. If files are not saved at all, the player was told so at the start.
    pub(super) fn keep_document(&mut self, name: &str, document: &impl Document) {
        if self.files.keeping() == Keeping::Yes
            && let Err(error) = self.files.save(Place::Data, name, document)
        {
            self.warn_not_kept(&error.into());
        }
    }

    /// Returns the seats of a game with the opponent that fits as it is now.
    pub fn fitted(&self, mut record: Record) -> Record {
        let size = record.game.board_size();
        let person = record.seats.iter().find_map(Seat::person);
        let person = person.and_then(|id| self.players.get(id));
        let has_human = record.seats.iter().any(Seat::is_human);
        let now = Seat::from(self.strengths.fitting(person, size));
        for seat in &mut record.seats {
            if has_human && matches!(seat, Seat::Computer(Opponent::Fitting(_))) {
                *seat = now.clone();
            }
        }
        record
    }

    /// Saves a game under a name, and shows a notice. Returns whether it was saved.
    pub fn save_game(&mut self, name: &str, record: &Record) -> bool {
        match SavedGames::add(&self.files, name, local_time(), record) {
            Ok(()) => {
                self.tell(self.texts.with(msg::SAVED_AS, "name", name));
                true
            }
            Err(error) => {
                self.warn_not_kept(&error);
                false
            }
        }
    }

    /// Warns of files that could not be written since the last call.
    pub fn tell_what_is_not_kept(&mut self) {
        for error in self.files.failures() {
            self.warn_not_kept(&error.into());
        }
    }

    /// Sends a game to the table. An unfinished one that has to leave it is saved under its players' names; if that fails, everything stays as
    /// it is.
    pub fn send_to_table<M>(&mut self, record: Record) -> Transition<M> {
        let goes_on = self.latest_game().is_some_and(|latest| latest.id() == record.id());
        match goes_on || self.make_room() {
            true => Transition::Go(Destination::Table(Box::new(record))),
            false => Transition::Stay,
        }
    }

    /// Saves the unfinished game. Returns whether another one may replace it. If files are not saved at all, the player was told that games
    /// end with the program.
    fn make_room(&mut self) -> bool {
        let keeps = self.files.keeping() == Keeping::Yes;
        match self.unfinished() {
            Some(record) if keeps && record.game.placements() > 0 => {
                let name = self.name_of_game(&record);
                self.save_game(&name, &record)
            }
            _ => true,
        }
    }

    /// Returns the initial name of a saved game.
    pub fn name_of_game(&self, record: &Record) -> String {
        [Side::First, Side::Second]
            .map(|side| self.texts.short_name_of(&record.seats, side))
            .join(" - ")
    }
}

/// Returns today's date in the player's own calendar.
pub fn today() -> Day {
    // Unlike `Local::now`, this knows times before 1970 as well.
    Day::of(chrono::DateTime::<chrono::Local>::from(SystemTime::now()).date_naive())
}

/// Returns the local date and time.
pub fn local_time() -> String {
    date(SystemTime::now())
}

/// Returns a local date and time, also one before 1970, where `chrono::Local::now` would panic.
fn date(time: SystemTime) -> String {
    chrono::DateTime::<chrono::Local>::from(time).format("%Y-%m-%d %H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::settings::Preferences;
    use crate::game::{Board, Command, Files, Game, PlayerName};

    /// A computer whose battery is empty may start in any year.
    #[test]
    fn a_clock_before_1970_gives_a_date_like_any_other() {
        let year = |days: u64| date(SystemTime::UNIX_EPOCH - Duration::from_secs(86_400 * days));
        assert!(year(400).starts_with("1968-"), "{}", year(400));
    }

    fn context(folder: &std::path::Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        context.read_profile();
        context
    }

    fn record() -> Record {
        let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        let mut record = Record::new(seats, Game::new(Board::empty()));
        record.game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        record
    }

    #[test]
    fn an_unfinished_game_is_saved_before_another_one_takes_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        assert!(context.make_room());
        context.keep(&record());
        assert!(context.make_room());
        let mut games = SavedGames::load(&context.files);
        while games.progress().is_some() {
            games.poll(&mut context.files);
        }
        let names: Vec<&str> = games.games().map(|game| &*game.name).collect();
        assert_eq!(names, ["Ann - Bo"]);
    }

    #[test]
    fn where_the_disk_refuses_an_unfinished_game_is_not_given_up() {
        let folder = tempfile::tempdir().unwrap();
        let occupied = folder.path().join("not a folder");
        std::fs::write(&occupied, "").unwrap();
        let mut refused = context(&occupied);
        refused.keep(&record());
        assert!(!refused.make_room());
        assert!(refused.notices.warnings().next().is_some());
        // Without a home folder nothing is saved anyway, and the player knows.
        let mut homeless = Context::new(Preferences::default(), Files::nowhere());
        homeless.keep(&record());
        assert!(homeless.make_room());
    }
}
