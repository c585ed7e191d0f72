//! What is kept of the games of one person, or of guests.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::achievement::Achievement;
use super::opening::{canonical, read_placement};
use super::played::{Held, MOST_SECONDS, PlayedGame};
use crate::ai::{BoardSize, Level, Placement};
use crate::game::lists::push_latest;
use crate::game::people::PastOpponent;
use crate::game::rules::{GameId, Side};

/// Most games of a person that are kept in detail. Of older ones, only the totals are.
pub const KEPT_GAMES: usize = 300;

/// Most games that are counted.
const MOST_GAMES: u32 = 1_000_000_000;

/// Most named opponents that are counted.
const MOST_CHARACTERS: usize = 100;

/// Games won and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
}

impl Count {
    fn add(&mut self, won: bool) {
        let count = if won { &mut self.won } else { &mut self.lost };
        *count = count.saturating_add(1).min(MOST_GAMES);
    }

    /// Returns the number of games.
    pub fn games(self) -> u32 {
        self.won.saturating_add(self.lost)
    }

    fn and(self, other: Count) -> Count {
        Count {
            won: self.won.saturating_add(other.won),
            lost: self.lost.saturating_add(other.lost),
        }
    }
}

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
    fn add(&mut self, won: bool) {
        self.present = if won { self.present.saturating_add(1).min(MOST_GAMES) } else { 0 };
        self.longest = self.longest.max(self.present);
    }

    /// Returns whether what was read is possible for somebody who has won so often.
    fn is_possible(self, won: u32) -> bool {
        self.present <= self.longest && self.longest <= won
    }
}

/// Totals of games on boards of one size or of all sizes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// By side: the first one, the second one.
    pub sides: [Count; 2],
    /// Against each level that was played, the weakest first.
    pub levels: BTreeMap<u8, Count>,
    /// Against the opponent that fits.
    pub fitting: Count,
    /// Against each named opponent that was played, by key.
    pub characters: BTreeMap<String, Count>,
    /// Against people.
    pub people: Count,
    /// Games won in a row.
    pub streak: Streak,
    /// Seconds of thinking.
    pub seconds: u64,
    /// The longest proven win that was held to the end.
    pub held: Option<Held>,
    /// How often each first placement was made by whoever began on boards of one size.
    openings: BTreeMap<String, u32>,
}

/// What is kept of the games of one person, or of guests.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chronicle {
    /// The last games, the oldest first.
    games: Vec<PlayedGame>,
    totals: BTreeMap<BoardSize, Totals>,
    /// On boards of all sizes.
    streak: Streak,
    /// What was reached, and when, in seconds from the start of 1970 in UTC.
    reached: BTreeMap<Achievement, i64>,
}

/// The games of a person on boards of one size or of all sizes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// What they come to.
    pub totals: Totals,
    /// On each board that was played.
    pub boards: BTreeMap<BoardSize, Count>,
    /// The most frequent opening of games that the person began, as it was made most often, and how often it was played.
    pub opening: Option<(BoardSize, Placement, u32)>,
}

impl Totals {
    fn add(&mut self, game: &PlayedGame) {
        self.sides[game.side.index()].add(game.won);
        let against = match &game.opponent {
            PastOpponent::Level(level) => self.levels.entry(*level).or_default(),
            PastOpponent::Fitting(_) => &mut self.fitting,
            PastOpponent::Character(key) => self.characters.entry(key.clone()).or_default(),
            PastOpponent::Person(..) => &mut self.people,
        };
        against.add(game.won);
        self.streak.add(game.won);
        self.seconds = self.seconds.saturating_add(game.seconds.into());
        if let (Side::First, Some(opening)) = (game.side, &game.opening) {
            let count = self.openings.entry(opening.clone()).or_default();
            *count = count.saturating_add(1).min(MOST_GAMES);
        }
    }

    /// Returns the games won and lost.
    pub fn count(&self) -> Count {
        self.sides[0].and(self.sides[1])
    }

    /// Returns the opening that was played most, in the image in which it was played most, and how often it was played.
    fn favourite_opening(&self, size: BoardSize) -> Option<(Placement, u32)> {
        let mut openings = BTreeMap::<_, (u32, Option<(u32, Placement)>)>::new();
        for (text, &count) in &self.openings {
            let placement = read_placement(size, text)?;
            let (sum, image) = openings.entry(canonical(size, placement)).or_default();
            *sum = sum.saturating_add(count);
            *image = (*image).max(Some((count, placement)));
        }
        let (sum, image) = openings.into_values().max_by_key(|(sum, _)| *sum)?;
        image.map(|(_, placement)| (placement, sum))
    }

    fn is_possible(&self, size: BoardSize) -> bool {
        let built_in = self.levels.values().chain(self.characters.values());
        let opponents = built_in.fold(self.people.and(self.fitting), |sum, &count| sum.and(count));
        let opened: u64 = self.openings.values().copied().map(u64::from).sum();
        let counts = self.sides.iter().flat_map(|count| [count.won, count.lost]);
        counts.into_iter().all(|count| count <= MOST_GAMES)
            && opponents == self.count()
            && self.levels.keys().all(|&level| Level::new(level).is_some())
            && self.characters.len() <= MOST_CHARACTERS
            && self.characters.keys().all(|key| PastOpponent::Character(key.clone()).is_possible())
            && self.streak.is_possible(self.count().won)
            && self.seconds <= u64::from(self.count().games()) * u64::from(MOST_SECONDS)
            && self.held.is_none_or(Held::is_possible)
            && self.openings.keys().all(|text| read_placement(size, text).is_some())
            && opened <= self.sides[0].games().into()
    }
}

impl Chronicle {
    /// Returns the games that are kept in detail, the oldest first.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Returns the game with this number, as long as it is kept in detail.
    pub fn game(&self, id: GameId) -> Option<&PlayedGame> {
        self.games.iter().rev().find(|game| game.id() == id)
    }

    /// Adds a game. Returns whether it was new: no game counts twice.
    pub fn add(&mut self, game: PlayedGame) -> bool {
        if self.game(game.id()).is_some() {
            return false;
        }
        self.totals.entry(game.board).or_default().add(&game);
        self.streak.add(game.won);
        push_latest(&mut self.games, game, KEPT_GAMES);
        true
    }

    /// Notes the proven win that was held in a game.
    pub fn note_held(&mut self, id: GameId, held: Held) {
        let Some(game) = self.games.iter_mut().rev().find(|game| game.id() == id) else { return };
        game.held = Some(held);
        let longest = &mut self.totals.entry(game.board).or_default().held;
        *longest = longer(*longest, Some(held).filter(|held| held.turns > 0));
    }

    /// Notes what was reached at this time. Returns what is new.
    pub fn reach(&mut self, reached: Vec<Achievement>, now: i64) -> Vec<Achievement> {
        let mut new = Vec::new();
        for achievement in reached {
            self.reached.entry(achievement).or_insert_with(|| {
                new.push(achievement);
                now
            });
        }
        new
    }

    /// Returns when something was reached, in seconds from the start of 1970 in UTC.
    pub fn reached(&self, achievement: Achievement) -> Option<i64> {
        self.reached.get(&achievement).copied()
    }

    /// Returns how much was reached.
    pub fn reached_count(&self) -> usize {
        self.reached.len()
    }

    /// Returns whether a level was beaten on a board.
    pub fn has_beaten(&self, size: BoardSize, level: u8) -> bool {
        let count = self.totals.get(&size).and_then(|totals| totals.levels.get(&level));
        count.is_some_and(|count| count.won > 0)
    }

    /// Sums up the games on boards of one size, or of all sizes.
    pub fn summary(&self, board: Option<BoardSize>) -> Summary {
        let Summary { totals: mut all, mut boards, mut opening } = Summary::default();
        let wanted = |size: &BoardSize| board.is_none_or(|board| board == *size);
        for (&size, totals) in self.totals.iter().filter(|(size, _)| wanted(size)) {
            for (sum, &count) in all.sides.iter_mut().zip(&totals.sides) {
                *sum = sum.and(count);
            }
            for (&level, &count) in &totals.levels {
                let sum = all.levels.entry(level).or_default();
                *sum = sum.and(count);
            }
            for (key, &count) in &totals.characters {
                let sum = all.characters.entry(key.clone()).or_default();
                *sum = sum.and(count);
            }
            all.fitting = all.fitting.and(totals.fitting);
            all.people = all.people.and(totals.people);
            all.seconds = all.seconds.saturating_add(totals.seconds);
            all.streak = totals.streak;
            all.held = longer(all.held, totals.held);
            boards.insert(size, totals.count());
            if let Some((placement, count)) = totals.favourite_opening(size)
                && opening.is_none_or(|(_, _, most)| count > most)
            {
                opening = Some((size, placement, count));
            }
        }
        if board.is_none() {
            all.streak = self.streak;
        }
        Summary { totals: all, boards, opening }
    }

    /// Returns whether what was read is possible.
    pub(super) fn is_possible(&self) -> bool {
        let ids: BTreeSet<GameId> = self.games.iter().map(PlayedGame::id).collect();
        let all = self.totals.values().fold(Count::default(), |sum, of| sum.and(of.count()));
        let fit = |(&size, totals): (&BoardSize, &Totals)| {
            let kept = self.games.iter().filter(|game| game.board == size).count();
            totals.is_possible(size) && kept <= totals.count().games() as usize
        };
        let boards_of_games = self.games.iter().all(|game| self.totals.contains_key(&game.board));
        self.games.len() <= KEPT_GAMES
            && ids.len() == self.games.len()
            && self.games.iter().all(PlayedGame::is_possible)
            && boards_of_games
            && self.totals.iter().all(fit)
            && self.streak.is_possible(all.won)
    }
}

/// Returns the win that was held for longer; the first one if they are alike.
fn longer(one: Option<Held>, other: Option<Held>) -> Option<Held> {
    other.into_iter().chain(one).max_by_key(|held| (held.turns, held.cells))
}
