//! The statistics of one person, as views of that person's games.

use std::collections::{BTreeMap, BTreeSet};

use super::achievement::Achievement;
use super::finished::{FinishedGame, PlayedGame};
use super::summary::{Score, Summary};
use crate::ai::{BoardSize, Character, Opponent, Strength};
use crate::game::people::{Estimate, FIRST_RATING};
use crate::game::rules::{Seat, Side};
use crate::game::timestamp::Timestamp;

/// What the fold over the journal keeps of a person: which games are theirs, and what can't be
/// counted again at any time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct PersonGames {
    /// The indices of the games that count, the oldest first, each with the person's side.
    pub games: Vec<(usize, Side)>,
    /// When each achievement was unlocked.
    pub reached: BTreeMap<Achievement, Timestamp>,
    /// The boards on which the person has beaten a built-in opponent without help.
    pub beaten_on: BTreeSet<BoardSize>,
}

/// The statistics of one person.
#[derive(Clone, Copy)]
pub struct PersonStatistics<'a> {
    pub(super) all: &'a [FinishedGame],
    pub(super) person: &'a PersonGames,
}

impl<'a> PersonStatistics<'a> {
    /// Returns the games that count, the oldest first.
    pub fn games(self) -> impl DoubleEndedIterator<Item = PlayedGame<'a>> + ExactSizeIterator {
        let games = self.person.games.iter();
        games.map(move |&(index, side)| PlayedGame { finished: &self.all[index], side })
    }

    /// Returns the rated games on boards of this size, the oldest first.
    pub fn rated_games(self, size: BoardSize) -> impl DoubleEndedIterator<Item = PlayedGame<'a>> {
        self.games().filter(move |game| game.is_rated() && game.board() == size)
    }

    /// Returns the person's rating on boards of this size.
    pub fn rating(self, size: BoardSize) -> f64 {
        self.rated_games(size)
            .next_back()
            .and_then(PlayedGame::rating_after)
            .unwrap_or(FIRST_RATING)
    }

    /// Returns whether there is a rated game on a board of this size.
    pub fn is_rated_on(self, size: BoardSize) -> bool {
        self.rated_games(size).next_back().is_some()
    }

    /// Returns whether there is a rated game on any board.
    pub fn is_rated(self) -> bool {
        self.games().any(PlayedGame::is_rated)
    }

    /// Returns the rating before the first rated game on boards of this size, and that after each.
    pub fn ratings(self, size: BoardSize) -> Vec<f64> {
        let after = self.rated_games(size).filter_map(PlayedGame::rating_after);
        std::iter::once(FIRST_RATING).chain(after).collect()
    }

    /// Returns the score of those games that `counts` selects.
    pub fn score(self, counts: impl Fn(PlayedGame<'a>) -> bool) -> Score {
        let mut score = Score::default();
        let games = self.games().filter(|game| counts(*game));
        games.for_each(|game| score.add_game(game.won()));
        score
    }

    /// Returns whether the person has beaten a named opponent without help.
    pub fn has_beaten(self, character: Character) -> bool {
        self.unaided_against(character).won > 0
    }

    /// Returns the score against a named opponent in games without help.
    pub fn unaided_against(self, character: Character) -> Score {
        let opponent = Seat::from(character);
        self.score(|game| game.is_unaided() && *game.opponent() == opponent)
    }

    /// Returns an estimate of the person's strength on boards of this size.
    pub fn estimate(self, size: BoardSize) -> Estimate {
        let games = self.games().rev().filter(|game| game.board() == size);
        Estimate::of(games.filter_map(PlayedGame::rated_result))
    }

    /// Returns the opponent that fits the person on boards of this size.
    pub fn fitting(self, size: BoardSize) -> Opponent {
        Opponent::Fitting(Strength::nearest(self.estimate(size).elo, size))
    }

    /// Returns when an achievement was unlocked, or `None` if it is still locked.
    pub fn unlocked_at(self, achievement: Achievement) -> Option<Timestamp> {
        self.person.reached.get(&achievement).copied()
    }

    /// Returns the number of unlocked achievements.
    pub fn unlocked_count(self) -> usize {
        self.person.reached.len()
    }

    /// Returns whether the person has beaten a built-in opponent on a board of this size, without
    /// help.
    pub fn has_beaten_the_computer(self, size: BoardSize) -> bool {
        self.person.beaten_on.contains(&size)
    }

    /// Returns a summary of the games on boards of one size, or of all sizes if `board` is `None`.
    pub fn summary(self, board: Option<BoardSize>) -> Summary {
        let is_wanted = |game: &PlayedGame<'a>| board.is_none_or(|board| board == game.board());
        Summary::of(self.games().filter(is_wanted))
    }
}
