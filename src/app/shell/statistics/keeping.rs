//! How finished games, lessons and puzzles reach the statistics, and how achievements are told.

use std::time::{SystemTime, UNIX_EPOCH};

use super::keeper::{Finished, LONGEST_FRAME, LONGEST_TURN};
use crate::app::shell::context::Context;
use crate::app::text::msg;
use crate::game::{
    Achievement, Aid, GameNote, Origin, PersonId, PlayerName, Reached, Record, Seat,
};

/// Files of the data folder: the statistics, and what is noted of the game in progress.
pub const STATISTICS: &str = "statistics.ron";
pub const GAME_NOTE: &str = "game-note.ron";

impl Context {
    /// Notes that a game is on the table, new or resumed.
    pub fn begin_game(&mut self, record: &Record) {
        let keeper = &mut self.statistics;
        let is_resumed = keeper.note.as_ref().is_some_and(|note| note.is_on(record));
        if !is_resumed {
            keeper.note = record.seats.iter().any(Seat::is_human).then(|| GameNote::on(record));
        }
        keeper.clock = None;
    }

    /// Notes how people play the game on the table; to be called in every frame.
    pub fn attend_game(&mut self, record: &Record, aid: Aid, now: f64) {
        let keeper = &mut self.statistics;
        let Some(note) = &mut keeper.note else { return };
        note.help(aid);
        let mover = record.game.to_move();
        let thinks = record.game.result().is_none() && record.seats[mover.index()].is_human();
        let (last, thought) = keeper.clock.unwrap_or((now, 0.0));
        let frame = (now - last).clamp(0.0, LONGEST_FRAME);
        if thinks && thought < LONGEST_TURN {
            note.think(mover, frame);
        }
        keeper.clock = Some((now, if thinks { thought + frame } else { 0.0 }));
    }

    /// Notes a turn of the game on the table.
    pub fn note_turn(&mut self, record: &Record) {
        let keeper = &mut self.statistics;
        keeper.clock = keeper.clock.map(|(now, _)| (now, 0.0));
        let Some(note) = &mut keeper.note else { return };
        note.follow(record);
        let note = note.clone();
        if record.origin() != Origin::Outside {
            self.keep_document(GAME_NOTE, &note);
        }
    }

    /// Adds a finished game to the statistics, unless it was added before.
    pub fn count_game(&mut self, record: &Record, is_rated: bool) {
        let Some(note) = &self.statistics.note else { return };
        let about = note.at_end(seconds_now(), is_rated);
        if let Some(news) = self.statistics.statistics.add(record, about, &self.players) {
            self.take_news(news);
            self.keep_statistics();
            self.statistics.look_at(Finished { record: record.clone(), about });
        }
    }

    /// Notes what lessons and puzzles show of the person who plays.
    pub fn recognise_progress(&mut self) {
        let who = self.me();
        let reached = Achievement::of_progress(&self.progress);
        let news = self.statistics.statistics.reach(who, reached, seconds_now());
        if !news.is_empty() {
            self.take_news(news);
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
    pub fn follow_statistics(&mut self, is_thinking: bool, now: f64) {
        if let Some((Finished { record, about }, judgement)) = self.statistics.looked_at() {
            let news = self.statistics.statistics.judge(&record, about, &judgement);
            self.take_news(news);
            self.keep_statistics();
        }
        if is_thinking || self.notices.news().is_some() {
            return;
        }
        if let Some((who, achievement)) = self.statistics.news.pop_front() {
            let text = self.news_text(who, achievement);
            self.notices.tell(text, now);
        }
    }

    /// Returns the number of the person who plays against the computer; none for guests.
    pub fn me(&self) -> Option<PersonId> {
        self.players.myself().map(|person| person.id())
    }

    fn take_news(&mut self, news: Vec<Reached>) {
        self.statistics.news.extend(news);
    }

    fn keep_statistics(&mut self) {
        let statistics = self.statistics.statistics.clone();
        self.keep_document(STATISTICS, &statistics);
    }

    /// Returns the news of an achievement. Somebody else's names the person.
    fn news_text(&self, who: Option<PersonId>, achievement: Achievement) -> String {
        let name = self.texts.achievement(achievement);
        let person = who.filter(|_| who != self.me()).and_then(|id| self.players.get(id));
        match person.map(|person| person.name()) {
            Some(person) => {
                let person = PlayerName::as_str(&person);
                let arguments = [("name", name.into()), ("person", person.into())];
                self.texts.fill(msg::ACHIEVEMENT_NEWS_OF, &arguments)
            }
            None => self.texts.fill(msg::ACHIEVEMENT_NEWS, &[("name", name.into())]),
        }
    }
}

/// Returns the time in seconds from the start of 1970 in UTC; a clock may also show a time before.
fn seconds_now() -> i64 {
    match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(since) => since.as_secs() as i64,
        Err(before) => -(before.duration().as_secs() as i64),
    }
}
