//! How finished games, lessons and puzzles reach the statistics, and how achievements are told.

use std::time::{SystemTime, UNIX_EPOCH};

use super::keeper::{Finished, LONGEST_FRAME, LONGEST_TURN};
use crate::app::shell::context::Context;
use crate::app::text::msg;
use crate::game::{Achievement, Aid, Circumstances, PersonId, PlayerName, Record, STATISTICS_FILE};

/// The file with what is noted of the game in progress.
pub const GAME_NOTE: &str = "game-note.ron";

impl Context {
    /// Notes how people play the game on the table; to be called in every frame.
    pub fn attend_game(&mut self, record: &Record, aid: Aid) {
        let keeper = &mut self.statistics;
        let Some(note) = &mut keeper.note else { return };
        note.help(aid);
        let mover = record.game.to_move();
        let thinks = record.game.result().is_none() && record.seats[mover.index()].is_human();
        let (last, thought) = keeper.clock.unwrap_or((self.now, 0.0));
        let frame = (self.now - last).clamp(0.0, LONGEST_FRAME);
        if thinks && thought < LONGEST_TURN {
            note.think(mover, frame);
        }
        keeper.clock = Some((self.now, if thinks { thought + frame } else { 0.0 }));
    }

    /// Adds a finished game to the statistics, unless it was added before.
    pub(super) fn count_game(&mut self, record: &Record, about: Circumstances) {
        if let Some(news) = self.statistics.statistics.add(record, about, &self.players) {
            self.statistics.news.extend(news);
            self.keep_statistics();
            self.statistics.look_at(Finished { record: record.clone(), about });
        }
    }

    /// Notes what lessons and puzzles show of the person who plays.
    pub fn recognise_progress(&mut self) {
        let who = self.my_id();
        let reached = Achievement::of_progress(&self.progress);
        let news = self.statistics.statistics.reach(who, reached, seconds_now());
        if !news.is_empty() {
            self.statistics.news.extend(news);
            self.keep_statistics();
        }
    }

    /// Forgets the games of a person.
    pub fn forget_games(&mut self, id: PersonId) {
        self.statistics.statistics.forget(id);
        self.keep_statistics();
    }

    /// Takes in what was found out about finished games, and tells of an achievement if nothing else is being told. To be called in every
    /// frame, with whether a person may be thinking.
    pub fn follow_statistics(&mut self, is_thinking: bool) {
        if let Some((Finished { record, about }, judgement)) = self.statistics.looked_at() {
            let news = self.statistics.statistics.judge(&record, about, &judgement);
            self.statistics.news.extend(news);
            self.keep_statistics();
        }
        if is_thinking || self.notices.news().is_some() {
            return;
        }
        if let Some((who, achievement)) = self.statistics.news.pop_front() {
            let text = self.news_text(who, achievement);
            self.tell(text);
        }
    }

    /// Returns the number of the person who plays against the computer; none for guests.
    pub fn my_id(&self) -> Option<PersonId> {
        self.players.myself().map(|person| person.id())
    }

    fn keep_statistics(&mut self) {
        let statistics = self.statistics.statistics.clone();
        self.keep_document(STATISTICS_FILE, &statistics);
    }

    /// Returns the news of an achievement. Somebody else's names the person.
    fn news_text(&self, who: Option<PersonId>, achievement: Achievement) -> String {
        let name = self.texts.achievement(achievement);
        let person = who.filter(|_| who != self.my_id()).and_then(|id| self.players.get(id));
        match person.map(|person| person.name()) {
            Some(person) => {
                let person = PlayerName::as_str(&person);
                let arguments = [("name", name.into()), ("person", person.into())];
                self.texts.fill(msg::ACHIEVEMENT_NEWS_OF, &arguments)
            }
            None => self.texts.with(msg::ACHIEVEMENT_NEWS, "name", name),
        }
    }
}

/// Returns the time in seconds from the start of 1970 in UTC; a clock may also show a time before.
pub(super) fn seconds_now() -> i64 {
    match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(since) => since.as_secs() as i64,
        Err(before) => -(before.duration().as_secs() as i64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Level};
    use crate::app::screens;
    use crate::app::settings::Preferences;
    use crate::app::shell::Destination;
    use crate::game::{Board, Command, Files, Game, Seat, Side};
    use std::path::Path;

    fn context(folder: &Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        context.read_profile();
        context
    }

    /// A game of a guest against level 5.
    fn begun() -> Record {
        let game = Game::new(Board::of_size(BoardSize::Six));
        Record::new([Seat::GUEST, Seat::from(Level::new(5).unwrap())], game)
    }

    fn place(record: &mut Record, cells: &str) {
        record.game.execute(Command::Place(cells.parse().unwrap())).unwrap();
    }

    /// Sits down at the table, as the title screen and a rematch do.
    fn sit_down(context: &mut Context, record: &Record) {
        let _ = screens::open(Destination::Table(Box::new(record.clone())), context);
    }

    #[test]
    fn achievements_are_told_once_after_the_game_and_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let mut record = begun();
        sit_down(&mut context, &record);
        context.attend_game(&record, Aid::default());
        context.now = 1.5;
        context.attend_game(&record, Aid::default());
        context.now = 900.0;
        context.attend_game(&record, Aid::default());
        place(&mut record, "a1,b1,c1,d1");
        context.keep_turn(&record);
        record.game.execute(Command::Resign(Side::Second)).unwrap();
        context.keep_turn(&record);
        let kept = &context.statistics.statistics.of(None).unwrap().games()[0];
        assert_eq!(kept.seconds, 3, "a frame of a window that slept is not thinking");
        context.follow_statistics(true);
        assert_eq!(context.notices.news(), None, "never while somebody thinks");
        context.follow_statistics(false);
        let name = context.texts.achievement(Achievement::Level5).to_owned();
        assert!(context.notices.news().unwrap().contains(&name));
        context.notices.drop();
        while context.statistics.is_at_work() {
            context.follow_statistics(true);
            std::thread::yield_now();
        }
        context.follow_statistics(false);
        let told = context.notices.news().map(str::to_owned);
        assert!(told.is_none_or(|told| !told.contains(&name)), "once");
        assert!(context.statistics.statistics.of(None).unwrap().games()[0].held.is_some());
        drop(context);
        let context = self::context(folder.path());
        let guests = context.statistics.statistics.of(None).unwrap();
        assert!(guests.reached(Achievement::Level5).is_some());
        assert!(guests.games()[0].held.is_some());
    }

    #[test]
    fn finished_lessons_are_an_achievement_of_whoever_plays() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        context.players.add(&PlayerName::new("Ann").unwrap()).unwrap();
        context.players.set_my_index(Some(0));
        for lesson in crate::game::lessons() {
            assert!(context.statistics.news.is_empty());
            context.progress.finish_lesson(&lesson.name);
            context.keep_progress();
        }
        let ann = context.my_id();
        assert_eq!(context.statistics.news, [(ann, Achievement::Lessons)]);
        context.keep_progress();
        assert_eq!(context.statistics.news.len(), 1);
        context.forget_games(ann.unwrap());
        assert!(context.statistics.statistics.of(ann).is_none());
    }
}
