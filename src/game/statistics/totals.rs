//! Totals of a person's games on boards of one size, or of all sizes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::opening::canonical;
use super::played::PlayedGame;
use crate::ai::{BoardSize, Placement};
use crate::game::people::PastOpponent;
use crate::game::review::HeldWin;
use crate::game::rules::{Score, Side};

/// Numbers of games won in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Streak {
    /// The number up to the last game.
    pub present: u32,
    /// The largest number ever.
    pub longest: u32,
}

impl Streak {
    /// Adds a game.
    pub(super) fn add(&mut self, won: bool) {
        self.present = if won { self.present.saturating_add(1) } else { 0 };
        self.longest = self.longest.max(self.present);
    }
}

/// Totals of games on boards of one size or of all sizes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// The score on each side, that on the first one first.
    pub sides: [Score; 2],
    /// The score against each level, the weakest first.
    pub levels: BTreeMap<u8, Score>,
    /// The score against the opponent that fits.
    pub fitting: Score,
    /// The score against each named opponent, by key.
    pub characters: BTreeMap<String, Score>,
    /// The score against people.
    pub people: Score,
    /// The games won in a row.
    pub streak: Streak,
    /// The person's thinking time, in seconds.
    pub seconds: u64,
    /// The longest proven win that was held to the end.
    pub held: Option<HeldWin>,
    /// How often the person began a game with each placement, on boards of one size.
    openings: BTreeMap<Placement, u32>,
}

/// A summary of a person's games on boards of one size, or of all sizes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The totals of all these games.
    pub totals: Totals,
    /// The score on boards of each size.
    pub boards: BTreeMap<BoardSize, Score>,
    /// The most frequent opening of games that the person began, in its most frequent image, and
    /// the number of these games.
    pub opening: Option<(BoardSize, Placement, u32)>,
}

impl Totals {
    /// Adds a game.
    pub(super) fn add(&mut self, game: &PlayedGame) {
        self.sides[game.side.index()].add_game(game.won);
        let against = match &game.opponent {
            PastOpponent::Level(level) => self.levels.entry(*level).or_default(),
            PastOpponent::Fitting(_) => &mut self.fitting,
            PastOpponent::Character(key) => self.characters.entry(key.clone()).or_default(),
            PastOpponent::Person(..) => &mut self.people,
        };
        against.add_game(game.won);
        self.streak.add(game.won);
        self.seconds = self.seconds.saturating_add(game.seconds.into());
        if let (Side::First, Some(opening)) = (game.side, game.opening) {
            let count = self.openings.entry(opening).or_default();
            *count = count.saturating_add(1);
        }
    }

    /// Records a proven win that was held to the end.
    pub(super) fn note_held(&mut self, held: HeldWin) {
        self.held = longer(self.held, Some(held).filter(|held| held.turns > 0));
    }

    /// Adds the totals of boards of another size, whose streak replaces this one. The openings are
    /// not added.
    pub(super) fn join(&mut self, other: &Totals) {
        for (sum, &score) in self.sides.iter_mut().zip(&other.sides) {
            *sum += score;
        }
        for (&level, &score) in &other.levels {
            *self.levels.entry(level).or_default() += score;
        }
        for (key, &score) in &other.characters {
            *self.characters.entry(key.clone()).or_default() += score;
        }
        self.fitting += other.fitting;
        self.people += other.people;
        self.seconds = self.seconds.saturating_add(other.seconds);
        self.streak = other.streak;
        self.held = longer(self.held, other.held);
    }

    /// Returns the score of all games.
    pub fn score(&self) -> Score {
        self.sides.into_iter().sum()
    }

    /// Returns the most frequent opening, in its most frequent image, and how often the person
    /// began with it.
    pub(super) fn favourite_opening(&self, size: BoardSize) -> Option<(Placement, u32)> {
        let mut openings = BTreeMap::<_, (u32, Option<(u32, Placement)>)>::new();
        for (&placement, &count) in &self.openings {
            let Some(opening) = canonical(size, placement) else { continue };
            let (sum, image) = openings.entry(opening).or_default();
            *sum = sum.saturating_add(count);
            *image = (*image).max(Some((count, placement)));
        }
        let (sum, image) = openings.into_values().max_by_key(|(sum, _)| *sum)?;
        image.map(|(_, placement)| (placement, sum))
    }
}

/// Returns the win that was held longer; `one` if they are equal.
fn longer(one: Option<HeldWin>, other: Option<HeldWin>) -> Option<HeldWin> {
    other.into_iter().chain(one).max_by_key(|held| (held.turns, held.cells))
}
