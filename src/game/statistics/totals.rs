//! Totals of a person's games on boards of one size, and their sums.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::opening::{canonical, read_placement};
use super::played::PlayedGame;
use crate::ai::{BoardSize, Placement};
use crate::game::people::PastOpponent;
use crate::game::review::Held;
use crate::game::rules::{Score, Side};

/// Games won in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Streak {
    /// Up to the last game.
    pub present: u32,
    /// The most so far.
    pub longest: u32,
}

impl Streak {
    pub(super) fn add(&mut self, won: bool) {
        self.present = if won { self.present.saturating_add(1) } else { 0 };
        self.longest = self.longest.max(self.present);
    }
}

/// Totals of games on boards of one size or of all sizes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// By side: the first one, the second one.
    pub sides: [Score; 2],
    /// Against each level that was played, the weakest first.
    pub levels: BTreeMap<u8, Score>,
    /// Against the opponent that fits.
    pub fitting: Score,
    /// Against each named opponent that was played, by key.
    pub characters: BTreeMap<String, Score>,
    /// Against people.
    pub people: Score,
    /// Games won in a row.
    pub streak: Streak,
    /// Seconds of thinking.
    pub seconds: u64,
    /// The longest proven win that was held to the end.
    pub held: Option<Held>,
    /// How often each first placement was made by whoever began on boards of one size.
    openings: BTreeMap<String, u32>,
}

/// The games of a person on boards of one size or of all sizes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// What they come to.
    pub totals: Totals,
    /// On each board that was played.
    pub boards: BTreeMap<BoardSize, Score>,
    /// The most frequent opening of games that the person began, as it was made most often, and how
    /// often it was played.
    pub opening: Option<(BoardSize, Placement, u32)>,
}

impl Totals {
    /// Counts a game.
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
        if let (Side::First, Some(opening)) = (game.side, &game.opening) {
            let count = self.openings.entry(opening.clone()).or_default();
            *count = count.saturating_add(1);
        }
    }

    /// Notes a proven win that was held to the end.
    pub(super) fn note_held(&mut self, held: Held) {
        self.held = longer(self.held, Some(held).filter(|held| held.turns > 0));
    }

    /// Adds the totals of another board. The streak is that of the other one.
    pub(super) fn join(&mut self, other: &Totals) {
        for (sum, &score) in self.sides.iter_mut().zip(&other.sides) {
            *sum = *sum + score;
        }
        for (&level, &score) in &other.levels {
            let sum = self.levels.entry(level).or_default();
            *sum = *sum + score;
        }
        for (key, &score) in &other.characters {
            let sum = self.characters.entry(key.clone()).or_default();
            *sum = *sum + score;
        }
        self.fitting = self.fitting + other.fitting;
        self.people = self.people + other.people;
        self.seconds = self.seconds.saturating_add(other.seconds);
        self.streak = other.streak;
        self.held = longer(self.held, other.held);
    }

    /// Returns the games won and lost.
    pub fn score(&self) -> Score {
        self.sides.into_iter().sum()
    }

    /// Returns the opening that was played most, in the image in which it was played most, and how
    /// often it was played.
    pub(super) fn favourite_opening(&self, size: BoardSize) -> Option<(Placement, u32)> {
        let mut openings = BTreeMap::<_, (u32, Option<(u32, Placement)>)>::new();
        for (text, &count) in &self.openings {
            let Some(placement) = read_placement(size, text) else { continue };
            let (sum, image) = openings.entry(canonical(size, placement)).or_default();
            *sum = sum.saturating_add(count);
            *image = (*image).max(Some((count, placement)));
        }
        let (sum, image) = openings.into_values().max_by_key(|(sum, _)| *sum)?;
        image.map(|(_, placement)| (placement, sum))
    }
}

/// Returns the win that was held for longer; the first one if they are alike.
fn longer(one: Option<Held>, other: Option<Held>) -> Option<Held> {
    other.into_iter().chain(one).max_by_key(|held| (held.turns, held.cells))
}
