//! A person's records in stacking: the unfinished game, the best scores, and the settings of the
//! last time that the person watched the stacker.

use serde::{Deserialize, Serialize};

use super::game::StackingGame;
use crate::ai::{Drop, Orientation, WELL_COLUMN};
use crate::game::lists::insert_best;
use crate::game::people::{MAX_PEOPLE, OfPerson};
use crate::game::rules::Timestamp;

/// Number of best scores that are stored.
pub const MAX_SCORES: usize = 5;

/// Largest number of drops in a game that is stored. A longer game can't be continued.
const MAX_DROPS: usize = 100_000;

/// Largest look-ahead of the stacker while it is watched, in pieces.
pub const MAX_LOOKAHEAD: u8 = 3;

/// Speeds at which the stacker is watched, in pieces a second.
pub const STACKING_SPEEDS: [u32; 5] = [1, 3, 10, 30, 100];

/// The result of a game of stacking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackingScore {
    /// Number of pieces that were dropped.
    pub pieces: u32,
    /// How often four rows were cleared.
    pub cleared: u32,
    /// Whether the player had help.
    pub helped: bool,
    /// When the game ended.
    pub date: Timestamp,
}

/// An unfinished game, stored as its drops.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unfinished {
    seed: u64,
    /// Two characters for each drop: a letter for the orientation, a digit for the column.
    drops: String,
    helped: bool,
}

/// A person's records in stacking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StackingRecords {
    pub(in crate::game) unfinished: Option<Unfinished>,
    /// The best scores, those without help first, each group from the best down.
    pub(in crate::game) scores: Vec<StackingScore>,
    /// Number of next pieces that the stacker knows.
    pub lookahead: u8,
    /// The index of the speed in [`STACKING_SPEEDS`].
    pub speed: u8,
}

impl Default for StackingRecords {
    fn default() -> StackingRecords {
        StackingRecords { unfinished: None, scores: Vec::new(), lookahead: 1, speed: 2 }
    }
}

impl StackingRecords {
    /// Returns the best scores, those without help first, each group from the best down.
    pub fn scores(&self) -> &[StackingScore] {
        &self.scores
    }

    /// Returns the speed at which the stacker is watched, in pieces a second.
    pub fn drops_a_second(&self) -> u32 {
        STACKING_SPEEDS[usize::from(self.speed).min(STACKING_SPEEDS.len() - 1)]
    }

    /// Adds the score of a game that is over, and forgets the unfinished game. Returns the index of
    /// the score if it is one of the best.
    pub fn finish(&mut self, game: &StackingGame, date: Timestamp) -> Option<usize> {
        self.unfinished = None;
        let pieces = game.pieces() as u32;
        let helped = game.is_helped();
        let score = StackingScore { pieces, cleared: game.cleared(), helped, date };
        insert_best(&mut self.scores, score, MAX_SCORES, |score| (!score.helped, score.pieces))
    }

    /// Stores a game that is not over in place of the one before. A game with no drops, or with too
    /// many, is forgotten.
    pub fn store(&mut self, game: &StackingGame) {
        let text = |drop: &Drop| {
            let letter = (b'a' + drop.orientation.index() as u8) as char;
            [letter, (b'0' + drop.column as u8) as char]
        };
        let kept = (1..=MAX_DROPS).contains(&game.pieces());
        self.unfinished = kept.then(|| Unfinished {
            seed: game.seed(),
            drops: game.drops().iter().flat_map(text).collect(),
            helped: game.is_helped(),
        });
    }

    /// Returns the unfinished game, if there is one that can be continued.
    pub fn unfinished(&self) -> Option<StackingGame> {
        self.unfinished.as_ref()?.game()
    }
}

impl Unfinished {
    /// Replays the game. Returns `None` if it can't be continued.
    fn game(&self) -> Option<StackingGame> {
        let mut game = StackingGame::for_a_person(self.seed);
        let (drops, rest) = self.drops.as_bytes().as_chunks::<2>();
        if !rest.is_empty() || drops.len() > MAX_DROPS {
            return None;
        }
        for drop in drops {
            game.drop(read_drop(*drop)?).ok()?;
        }
        if self.helped {
            game.help();
        }
        Some(game)
    }
}

/// Reads a drop, from a letter for the orientation and a digit for the column.
fn read_drop([letter, digit]: [u8; 2]) -> Option<Drop> {
    let index = letter.checked_sub(b'a')?;
    let orientation = Orientation::all().nth(index.into())?;
    let column = usize::from(digit.checked_sub(b'0')?);
    (column <= WELL_COLUMN).then_some(Drop { orientation, column })
}

impl OfPerson for StackingRecords {
    const VERSION: u32 = 1;
    const MAX_LEN: usize = 1 << 24;
}

/// Each person may have an unfinished game, with two characters for each drop.
const _: () = assert!(StackingRecords::MAX_LEN > MAX_PEOPLE * (2 * MAX_DROPS + 4096));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::people::PerPerson;
    use crate::game::{Document, PersonId};

    fn played(seed: u64, pieces: usize) -> StackingGame {
        let mut game = StackingGame::for_a_person(seed);
        while game.pieces() < pieces {
            let drop = game.places().last().unwrap();
            game.drop(drop).unwrap();
        }
        game
    }

    #[test]
    fn a_game_is_continued_as_it_was_left() {
        let mut records = StackingRecords::default();
        let mut game = played(5, 5);
        game.undo();
        records.store(&game);
        let kept = PerPerson::from_iter([(PersonId(3), records.clone())]);
        let read = PerPerson::<StackingRecords>::from_ron(&kept.to_ron()).unwrap();
        assert_eq!(read.of(PersonId(3)), &records);
        assert!(read.of(PersonId(4)).unfinished().is_none());
        let again = records.unfinished().unwrap();
        assert_eq!(again.drops(), game.drops());
        assert!(again.is_helped());
        assert_eq!(again.known(), game.known());
    }

    #[test]
    fn the_five_best_scores_are_stored() {
        let mut records = StackingRecords::default();
        let mut finish = |seed, pieces| records.finish(&played(seed, pieces), Timestamp::default());
        assert_eq!(finish(5, 3), Some(0));
        assert_eq!(finish(5, 5), Some(0));
        assert_eq!(finish(5, 4), Some(1));
        for _ in 0..3 {
            finish(5, 4);
        }
        assert_eq!(finish(5, 3), None);
        let pieces: Vec<u32> = records.scores().iter().map(|score| score.pieces).collect();
        assert_eq!(pieces, [5, 4, 4, 4, 4]);
    }

    #[test]
    fn a_score_with_help_comes_after_those_without() {
        let mut records = StackingRecords::default();
        let mut helped = played(5, 6);
        helped.undo();
        records.finish(&helped, Timestamp::default());
        assert_eq!(records.finish(&played(5, 1), Timestamp::default()), Some(0));
        let helped: Vec<bool> = records.scores().iter().map(|score| score.helped).collect();
        assert_eq!(helped, [false, true]);
    }

    #[test]
    fn an_impossible_game_is_not_continued() {
        let mut records = StackingRecords::default();
        records.store(&played(5, 5));
        for drops in ["a", "zz", "a\u{e9}", "s9s9s9", "aaaa"] {
            let unfinished = records.unfinished.as_mut().unwrap();
            unfinished.drops = drops.to_owned();
            assert!(records.unfinished().is_none(), "{drops}");
        }
    }
}
