//! The document of statistics: the chronicles of all people and of guests.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::achievement::Achievement;
use super::chronicle::Chronicle;
use super::judgement::Judgement;
use super::played::{Circumstances, PlayedGame, whose};
use crate::game::formats::{Document, ensure};
use crate::game::people::{MAX_PEOPLE, People};
use crate::game::rules::{PersonId, Record};

/// What became of everybody's games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// Those of whoever plays without a name.
    guests: Chronicle,
    people: BTreeMap<PersonId, Chronicle>,
}

/// An achievement that is new, and whose it is; `None` stands for guests.
pub type Reached = (Option<PersonId>, Achievement);

impl Statistics {
    /// Returns the chronicle of a person, or of guests; none of a person who has not played.
    pub fn of(&self, who: Option<PersonId>) -> Option<&Chronicle> {
        match who {
            Some(id) => self.people.get(&id),
            None => Some(&self.guests),
        }
    }

    fn of_mut(&mut self, who: Option<PersonId>) -> Option<&mut Chronicle> {
        match who {
            None => Some(&mut self.guests),
            Some(id) if self.people.len() < MAX_PEOPLE || self.people.contains_key(&id) => {
                Some(self.people.entry(id).or_default())
            }
            Some(_) => None,
        }
    }

    /// Adds a finished game to the chronicles of those who played, as far as they are known. Returns what they have reached by it;
    /// none if nobody's chronicle has changed, as with a game that was added before.
    pub fn add(
        &mut self,
        record: &Record,
        about: Circumstances,
        people: &People,
    ) -> Option<Vec<Reached>> {
        let mut news = None;
        for (who, side) in whose(record) {
            if who.is_some_and(|id| people.get(id).is_none()) {
                continue;
            }
            let Some(played) = PlayedGame::of(record, side, about) else { continue };
            let Some(chronicle) = self.of_mut(who) else { continue };
            let of_game = Achievement::of_game(&record.game, &played);
            if chronicle.add(played) {
                let reached = [of_game, Achievement::of_chronicle(chronicle)].concat();
                let new = chronicle.reach(reached, about.ended);
                let new = new.into_iter().map(|achievement| (who, achievement));
                news.get_or_insert_with(Vec::new).extend(new);
            }
        }
        news
    }

    /// Adds what was found out about a finished game. Returns what those who played have reached by it.
    pub fn judge(
        &mut self,
        record: &Record,
        about: Circumstances,
        judgement: &Judgement,
    ) -> Vec<Reached> {
        let mut news = Vec::new();
        for (who, side) in whose(record) {
            let Some(chronicle) = self.of_mut(who) else { continue };
            let Some(played) = chronicle.game(record.id()).cloned() else { continue };
            chronicle.note_held(record.id(), judgement.held(&record.game, side));
            let reached = Achievement::of_judgement(&record.game, &played, judgement);
            let new = chronicle.reach(reached, about.ended);
            news.extend(new.into_iter().map(|achievement| (who, achievement)));
        }
        news
    }

    /// Notes what a person has reached at this time. Returns what is new.
    pub fn reach(
        &mut self,
        who: Option<PersonId>,
        reached: Vec<Achievement>,
        now: i64,
    ) -> Vec<Reached> {
        if reached.is_empty() {
            return Vec::new();
        }
        let new = self.of_mut(who).map(|chronicle| chronicle.reach(reached, now));
        new.unwrap_or_default().into_iter().map(|achievement| (who, achievement)).collect()
    }

    /// Forgets a person.
    pub fn forget(&mut self, id: PersonId) {
        self.people.remove(&id);
    }
}

impl Document for Statistics {
    const VERSION: u32 = 2;
    /// Version 1 had the opening of a game in place of its first placement: of the images of that placement, one.
    const SINCE: u32 = 1;
    const MAX_LEN: usize = 1 << 24;

    fn check(&self) -> Result<(), String> {
        ensure(self.people.len() <= MAX_PEOPLE, "it has too many people")?;
        let mut all = self.people.values().chain([&self.guests]);
        ensure(all.all(Chronicle::is_possible), "its games and totals do not fit together")
    }
}
