//! What the window does with the [`Profile`]: it asks about people and ratings, saves games and
//! progress as soon as they change, announces achievements, and reports what could not be saved.

use std::path::Path;

use super::context::Context;
use super::notice::NoticeKind;
use super::screen::{Destination, Transition};
use super::turn_clock::TurnClock;
use crate::ai::Opponent;
use crate::app::sound::Sound;
use crate::app::text::{Texts, args, msg};
use crate::app::ui::widgets;
use crate::game::{
    Access, Aid, CardOrigin, Day, Deck, Entry, Game, GameFileError, GameId, PersonId, Profile,
    Progress, PuzzleRecords, Record, SaveError, Seat, Side, StackingRecords, StoreError, Timestamp,
    Unusable,
};

impl Context {
    /// Reads the saved data, and warns of files that can't be used.
    pub fn read_profile(&mut self) {
        let (profile, errors) = Profile::load(&mut self.files, Timestamp::now());
        self.profile = profile;
        errors.iter().for_each(|error| self.warn_of_file(error));
    }

    /// Adds everything in a file that was read to what is here, and says what was new.
    pub fn bring_in(&mut self, read: Result<Vec<u8>, Unusable>) {
        let brought = read.map_err(|error| error.to_string()).and_then(|journal| {
            let brought = self.profile.bring_in(&mut self.files, &journal);
            brought.map_err(|error| error.to_string())
        });
        match brought {
            Ok(brought) => {
                self.notify(self.texts.fill(
                    msg::EVERYTHING_BROUGHT,
                    args!(games = brought.games, people = brought.people, others = brought.others),
                ));
            }
            Err(error) => {
                self.refuse(self.texts.with(msg::EVERYTHING_NOT_BROUGHT, "error", error));
            }
        }
    }

    /// Warns of a file that can't be used.
    pub fn warn_of_file(&mut self, error: &StoreError) {
        self.warn(self.texts.store_error(error));
    }

    /// Warns of a file that can't be opened as a game.
    pub fn warn_of_game_file(&mut self, path: &Path, error: &GameFileError) {
        self.warn(self.texts.game_file_error(path, error));
    }

    /// Warns that something was not saved.
    pub fn warn_not_saved(&mut self, error: &SaveError) {
        self.warn(self.not_saved(error));
    }

    fn not_saved(&self, error: &SaveError) -> String {
        self.texts.with(msg::NOT_SAVED, "error", self.texts.save_error(error))
    }

    /// Saves what has changed, and loads the texts if the language has changed. To be called in
    /// every frame.
    pub fn save_changes(&mut self) {
        let language = self.preferences.language();
        if self.texts.language() != language {
            self.texts = Texts::new(language);
        }
        self.preferences.save_changes(&self.files);
        self.remembered.save_changes(&self.files);
    }

    /// Adds what somebody has done to the journal, and applies it.
    pub fn add(&mut self, entry: Entry) {
        self.profile.add(&self.files, entry);
    }

    /// Removes a person with all their data.
    pub fn remove_person(&mut self, id: PersonId) {
        if let Err(error) = self.profile.remove_person(&mut self.files, id) {
            self.warn_not_saved(&error.into());
        }
    }

    /// Returns the id of the person who plays now.
    pub fn my_id(&self) -> PersonId {
        self.profile.me()
    }

    /// Returns the puzzle records of the person who plays now.
    pub fn my_training(&self) -> &PuzzleRecords {
        self.profile.puzzle_records(self.my_id())
    }

    /// Returns the positions that come back for the person who plays now.
    pub fn my_deck(&self) -> &Deck {
        self.profile.deck(self.my_id())
    }

    /// Returns the progress in lessons and puzzles of the person who plays now.
    pub fn my_progress(&self) -> &Progress {
        self.profile.progress(self.my_id())
    }

    /// Returns the stacking records of the person who plays now.
    pub fn my_stacking(&self) -> &StackingRecords {
        self.profile.stacking(self.my_id())
    }

    /// Records that a game is on the table, new or resumed.
    pub fn begin_game(&mut self, record: &Record) {
        self.profile.begin_game(record);
        self.turn_clock = TurnClock::default();
    }

    /// Records help and thinking time in the game on the table. To be called in every frame.
    pub fn record_play(&mut self, record: &Record, aid: Aid) {
        let mover = record.game.to_move();
        let is_human = record.seats[mover.index()].is_human();
        let thinks = is_human && !self.is_paused && record.game.result().is_none();
        let thinking = self.turn_clock.pass(self.now, thinks).map(|seconds| (mover, seconds));
        self.profile.record_play(record.id(), aid, thinking);
    }

    /// Saves a game after a turn, and counts it once it is over.
    pub fn save_turn(&mut self, record: &Record) {
        self.turn_clock.begin_turn();
        self.save(record);
    }

    /// Saves a game that has changed without a turn, such as by help.
    pub fn save(&mut self, record: &Record) {
        self.profile.store(&self.files, record, Timestamp::now());
    }

    /// Returns the game in progress.
    pub fn unfinished(&self) -> Option<Record> {
        self.profile.unfinished().cloned()
    }

    /// Keeps the review of a finished game, which begins a search unless the findings are known. To
    /// be called in every frame in which the game is shown.
    pub fn follow_review(&mut self, game: &Game) {
        self.profile.follow_review(game, &self.study);
        self.profile.follow_searches(&self.files, &self.study);
    }

    /// Says a medal or an achievement, by its name and the reason for it, with its sound.
    pub fn hail(&mut self, award: &[String; 2]) {
        self.say_all(award.to_vec());
        self.sounds.play(Sound::Medal);
    }

    /// Takes the next achievement that was reached, and says it. Returns its name and the reason.
    pub fn next_achievement(&mut self) -> Option<[String; 2]> {
        let (who, achievement) = self.profile.news.pop_front()?;
        let name = self.texts.achievement(achievement).to_owned();
        let person = self.profile.people().get(who).filter(|_| who != self.my_id());
        let name = match person {
            Some(person) => {
                let person = self.texts.name_of_person(person);
                self.texts.fill(msg::ACHIEVEMENT_NEWS_OF, args!(name, person))
            }
            None => name,
        };
        let award = [name, self.texts.reason_of_achievement(achievement)];
        self.hail(&award);
        Some(award)
    }

    /// Takes the next position that was kept for the person who plays. Returns its game, and where
    /// in it the position is from, in words.
    pub fn next_kept(&mut self) -> Option<(GameId, String)> {
        loop {
            let key = self.profile.kept.pop_front()?;
            let card = self.my_deck().card(&key);
            if let Some(&CardOrigin::Game { game, turn, .. }) = card.map(|card| &card.origin)
                && let Some(finished) = self.profile.statistics().game(game)
            {
                return Some((game, self.turn_in_words(&finished.record, turn)));
            }
        }
    }

    /// Returns which turn of a person in which game that was, in words.
    pub fn turn_in_words(&self, record: &Record, turn: usize) -> String {
        let game = self.profile.statistics().game(record.id());
        let ended = game.map(|game| game.ended()).unwrap_or_default();
        let opponent = self.texts.short_name_of(&record.seats, Side::after(turn).other());
        let date = self.texts.day_of(ended);
        self.texts.fill(msg::AGAIN_GAME, args!(name = opponent, date, n = turn + 1))
    }

    /// Takes in the findings about finished games. Away from the table, which announces them at the
    /// end of a game, shows the new achievements and says what was kept. To be called in every
    /// frame.
    pub fn take_in_findings(&mut self, is_at_table: bool) {
        self.profile.follow_searches(&self.files, &self.study);
        if is_at_table {
            return;
        }
        while let Some([name, reason]) = self.next_achievement() {
            self.notices.award(name, reason);
        }
        while let Some((_, whence)) = self.next_kept() {
            self.notify(widgets::side_by_side(&[self.texts.get(msg::AGAIN_KEPT), &whence]));
        }
    }

    /// Returns the ratings of the people in a game. Against an opponent that fits, a person who has
    /// no rating yet on boards of this size has the estimated strength instead.
    pub fn ratings_in(&self, record: &Record) -> [Option<f64>; 2] {
        let size = record.game.board_size();
        let fits = |seat: &Seat| matches!(seat, Seat::Computer(Opponent::Fitting(_)));
        let is_fitted = record.seats.iter().any(fits);
        record.seats.each_ref().map(|seat| {
            let of_person = self.profile.statistics().of(seat.person()?);
            let is_rated = !is_fitted || of_person.is_rated_on(size);
            Some(if is_rated { of_person.rating(size) } else { of_person.estimate(size).elo })
        })
    }

    /// Returns the game with an opponent that fits the person as they play now, if one did before.
    pub fn with_present_strength(&self, mut record: Record) -> Record {
        let size = record.game.board_size();
        let person = record.seats.iter().find_map(Seat::person).unwrap_or(self.my_id());
        let has_human = record.seats.iter().any(Seat::is_human);
        let now = Seat::from(self.profile.statistics().of(person).fitting(size));
        for seat in &mut record.seats {
            if has_human && matches!(seat, Seat::Computer(Opponent::Fitting(_))) {
                *seat = now.clone();
            }
        }
        record
    }

    /// Saves a game under a name, and shows a notice. Returns whether it was saved.
    pub fn save_game(&mut self, name: &str, record: &Record) -> bool {
        match self.profile.save_game(&self.files, name, record, Timestamp::now()) {
            Ok(()) => {
                self.notify(self.texts.with(msg::SAVED_AS, "name", name));
                true
            }
            Err(error) => {
                self.warn_not_saved(&error);
                false
            }
        }
    }

    /// Warns of files that could not be written since the last call, until everything is written.
    pub fn warn_of_failed_saves(&mut self) {
        for error in self.files.failures() {
            let text = self.not_saved(&error.into());
            self.notices.tell(NoticeKind::UntilSaved, text, self.now);
        }
        if !self.files.is_failing() {
            self.notices.all_is_saved();
        }
    }

    /// Sends a game to the table.
    ///
    /// An unfinished game that must leave the table is saved under its players' names. If that
    /// fails, everything stays as it is.
    pub fn send_to_table<M>(&mut self, record: Record) -> Transition<M> {
        let latest = self.profile.latest_game();
        let turns = |record: &Record| record.game.turns().len();
        // Nothing is lost if it is the same game, at least as far as it was saved.
        let goes_on =
            latest.is_some_and(|it| it.id() == record.id() && turns(it) <= turns(&record));
        // A game that nobody plays does not take the place of the one in progress.
        let is_watched = !record.seats.iter().any(Seat::is_human);
        if goes_on || is_watched || self.make_room() {
            Transition::Go(Destination::Table(Box::new(record)))
        } else {
            Transition::Stay
        }
    }

    /// Saves the unfinished game. Returns whether another one may replace it.
    ///
    /// A game without placements is not saved. If no files are saved at all, the player knows that
    /// games end with the program.
    fn make_room(&mut self) -> bool {
        let keeps = self.files.access() == Access::Write;
        match self.unfinished() {
            Some(record) if keeps && record.game.placements() > 0 => {
                let name = self.name_of_game(&record);
                self.save_game(&name, &record)
            }
            _ => true,
        }
    }

    /// Returns the default name of a saved game.
    pub fn name_of_game(&self, record: &Record) -> String {
        [Side::First, Side::Second]
            .map(|side| self.texts.short_name_of(&record.seats, side))
            .join(" - ")
    }
}

/// Returns today's date in the local time zone.
pub fn today() -> Day {
    Day::from_date(Timestamp::now().local().date())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Preferences;
    use crate::app::text::Language;
    use crate::app::ui::theme::new_egui;
    use crate::game::{Board, CURRENT_FILE, Files, Folder, Game, PlayerName, Turn};

    fn context(folder: &std::path::Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        context.read_profile();
        context
    }

    fn record() -> Record {
        let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        let mut record = Record::new(seats, Game::new(Board::empty()));
        record.game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
        record
    }

    #[test]
    fn a_new_language_takes_effect_at_once() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        for language in Language::all() {
            context.preferences.language = Some(language);
            context.save_changes();
            let expected = Texts::new(language);
            assert_eq!(context.texts.get(msg::LANGUAGE_NAME), expected.get(msg::LANGUAGE_NAME));
        }
    }

    /// Of one game, "1 games" was once new, and of seven puzzles nothing.
    #[test]
    fn what_was_brought_in_is_told_in_the_singular_and_with_all_there_was() {
        let told = |language, games: usize, others: usize| {
            let numbers =
                [("games", games.into()), ("people", 1.into()), ("others", others.into())];
            Texts::new(language).fill(msg::EVERYTHING_BROUGHT, &numbers)
        };
        let english = Language::reference();
        assert_eq!(told(english, 1, 0), "New here: 1 game, 1 player.");
        assert_eq!(told(english, 0, 7), "New here: 0 games, 1 player, other entries: 7.");
        for language in Language::all() {
            assert!(told(language, 3, 7).contains('7'), "{}", language.name());
            assert!(!told(language, 3, 0).contains('0'), "{}", language.name());
        }
    }

    /// The card of an achievement once said what to do for it, as if that were still to come, and
    /// then only that it was new.
    #[test]
    fn an_achievement_is_told_as_one_that_was_reached() {
        use crate::game::Achievement;
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.profile.news.push_back((context.my_id(), Achievement::Lessons));
        context.take_in_findings(false);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(600.0, 400.0));
        let ctx = new_egui();
        // The second frame is that of the card which has risen.
        let [_, output] = [0.0, 9.0].map(|now| {
            ctx.run(egui::RawInput::default(), |ctx| {
                context.notices.show(ctx, &context.texts, now, window);
            })
        });
        let text = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        };
        let shown: Vec<String> = output.shapes.iter().filter_map(text).collect();
        assert_eq!(shown[1..], ["The groundwork", "Every lesson finished"], "beside the medal");
    }

    #[test]
    fn an_unfinished_game_is_saved_before_another_one_takes_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        assert!(context.make_room());
        context.save(&record());
        assert!(context.make_room());
        let games = context.profile.saved_games();
        let names: Vec<&str> = games.iter().map(|game| &*game.name).collect();
        assert_eq!(names, ["Ann - Bo"]);
    }

    /// The warning once stayed after everything had been saved.
    #[test]
    fn a_warning_of_a_failed_save_goes_when_everything_is_saved() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let current = context.files.path(Folder::Data, CURRENT_FILE).unwrap();
        std::fs::create_dir_all(&current).unwrap();
        let warnings_after_saving = |context: &mut Context| {
            context.save(&record());
            context.files.flusher().flush();
            context.warn_of_failed_saves();
            context.notices.warnings().count()
        };
        assert_eq!([(); 2].map(|()| warnings_after_saving(&mut context)), [1, 1]);
        context.warn("another".to_owned());
        std::fs::remove_dir(&current).unwrap();
        assert_eq!(warnings_after_saving(&mut context), 1);
        assert_eq!(context.notices.warnings().collect::<Vec<_>>(), ["another"]);
    }

    #[test]
    fn an_unfinished_game_is_not_given_up_if_the_disk_refuses_it() {
        let folder = tempfile::tempdir().unwrap();
        let occupied = folder.path().join("not a folder");
        std::fs::write(&occupied, "").unwrap();
        let mut refused = context(&occupied);
        refused.save(&record());
        assert!(!refused.make_room());
        assert!(refused.notices.warnings().next().is_some());
        // Without a home folder, nothing is saved anyway, and the player knows.
        let mut homeless = Context::new(Preferences::default(), Files::nowhere());
        homeless.save(&record());
        assert!(homeless.make_room());
    }
}
