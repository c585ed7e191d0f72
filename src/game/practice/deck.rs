//! A person's cards, and what is due.

use std::collections::BTreeMap;

use super::card::{Card, CardOrigin};
use crate::game::journal::{CardKey, PracticeResult};
use crate::game::puzzles::{Day, Idea};
use crate::game::timestamp::Timestamp;

/// Largest number of cards on a day.
pub(super) const MAX_A_DAY: usize = 10;

/// How often a person found the answer at the first try.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tries {
    /// Number of answers found at the first try.
    pub found: u32,
    /// Number of first tries.
    pub tried: u32,
}

/// A person's cards, in the order in which they were made, and what follows from practice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Deck {
    cards: Vec<Card>,
    indices: BTreeMap<CardKey, usize>,
    /// The day of the latest practice that counts, and the number of cards on it.
    latest: Option<(Day, usize)>,
    /// The first tries at cards and puzzles, by idea.
    tries: BTreeMap<Idea, Tries>,
}

impl Deck {
    /// Adds a card that is made at the time `at`, unless it is there.
    pub(in crate::game) fn keep(
        &mut self,
        key: CardKey,
        origin: CardOrigin,
        idea: Option<Idea>,
        at: Timestamp,
    ) {
        if !self.indices.contains_key(&key) {
            self.indices.insert(key.clone(), self.cards.len());
            self.cards.push(Card::new(key, origin, idea, Day::of(at)));
        }
    }

    /// Records what came of practising a card on `day`.
    pub(in crate::game) fn practise(&mut self, key: &CardKey, day: Day, result: PracticeResult) {
        let Some(&index) = self.indices.get(key) else { return };
        let card = &mut self.cards[index];
        if !card.practise(day, result) {
            return;
        }
        if let Some(idea) = card.idea {
            self.try_idea(idea, result == PracticeResult::Found);
        }
        let before = self.latest.filter(|(latest, _)| *latest == day);
        self.latest = Some((day, before.map_or(0, |(_, count)| count) + 1));
    }

    /// Records a first try at a puzzle.
    pub(in crate::game) fn try_idea(&mut self, idea: Idea, found: bool) {
        let tries = self.tries.entry(idea).or_default();
        tries.tried = tries.tried.saturating_add(1);
        tries.found = tries.found.saturating_add(u32::from(found));
    }

    /// Returns all cards that come back some day.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(|card| card.comes_back())
    }

    /// Returns the number of cards, with those that don't come back.
    pub(in crate::game) fn len(&self) -> usize {
        self.cards.len()
    }

    /// Returns the cards that were made when there were `count` already, and later.
    pub(in crate::game) fn since(&self, count: usize) -> impl Iterator<Item = &Card> {
        self.cards.iter().skip(count)
    }

    /// Returns a card.
    pub fn card(&self, key: &CardKey) -> Option<&Card> {
        self.indices.get(key).map(|&index| &self.cards[index])
    }

    /// Returns the cards that are due, those of the person's games first, and of each kind those
    /// that have waited longest. At most ten are due on a day, and what is beyond them on the next.
    pub fn due(&self, today: Day) -> Vec<&Card> {
        let mut due: Vec<&Card> = self.cards.iter().filter(|card| card.is_due(today)).collect();
        due.sort_by_key(|card| (!card.is_from_game(), card.due_from()));
        let done = self.latest.filter(|(latest, _)| *latest == today).map_or(0, |(_, count)| count);
        due.truncate(MAX_A_DAY.saturating_sub(done));
        due
    }

    /// Returns the next day after today on which cards come back, with their number, at most ten.
    pub fn next_day(&self, today: Day) -> Option<(Day, usize)> {
        let tomorrow = today.after(1).unwrap_or(today);
        let days = || self.cards().map(|card| card.due_from().max(tomorrow));
        let next = days().min()?;
        Some((next, days().filter(|day| *day == next).count().min(MAX_A_DAY)))
    }

    /// Returns the first tries at cards and puzzles with this idea.
    pub fn tries(&self, idea: Idea) -> Tries {
        self.tries.get(&idea).copied().unwrap_or_default()
    }
}
