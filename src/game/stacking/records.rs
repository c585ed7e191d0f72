//! A person's records in stacking: the unfinished game, and the best scores.

use super::game::StackingGame;
use crate::ai::{Orientation, StackDrop, WELL_COLUMN};
use crate::game::lists::insert_best;
use crate::game::timestamp::Timestamp;

/// Number of best scores that are stored.
pub const MAX_SCORES: usize = 5;

/// Largest number of drops in a game that is stored. A longer game can't be continued.
pub const MAX_DROPS: usize = 100_000;

/// The result of a game of stacking.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// An unfinished game, as its drops.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Unfinished {
    seed: u64,
    drops: Vec<StackDrop>,
    helped: bool,
}

/// A person's records in stacking.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StackingRecords {
    unfinished: Option<Unfinished>,
    /// The best scores, those without help first, each group from the best down.
    scores: Vec<StackingScore>,
}

impl StackingRecords {
    /// Returns the best scores, those without help first, each group from the best down.
    pub fn scores(&self) -> &[StackingScore] {
        &self.scores
    }

    /// Adds the score of a game that is over, and forgets the unfinished game.
    pub fn finish(&mut self, score: StackingScore) {
        self.unfinished = None;
        insert_best(&mut self.scores, score, MAX_SCORES, |score| (!score.helped, score.pieces));
    }

    /// Records what happened in the game whose pieces follow from `seed`, which takes the place of
    /// another one: after the first `kept` drops came `drop`, if any.
    ///
    /// What does not follow from what was recorded before is ignored.
    pub fn play(&mut self, seed: u64, kept: usize, drop: Option<StackDrop>, helped: bool) {
        let begun = || Unfinished { seed, drops: Vec::new(), helped: false };
        let game = match &mut self.unfinished {
            Some(game) if game.seed == seed => game,
            other => other.insert(begun()),
        };
        if kept <= game.drops.len() {
            game.drops.truncate(kept);
            game.drops.extend(drop);
            game.helped |= helped;
        }
    }

    /// Returns how many drops of the game whose pieces follow from `seed` were recorded.
    pub fn recorded(&self, seed: u64) -> usize {
        let game = self.unfinished.as_ref().filter(|game| game.seed == seed);
        game.map_or(0, |game| game.drops.len())
    }

    /// Returns the unfinished game, if there is one that can be continued.
    pub fn unfinished(&self) -> Option<StackingGame> {
        let Unfinished { seed, drops, helped } = self.unfinished.as_ref()?;
        if !(1..=MAX_DROPS).contains(&drops.len()) {
            return None;
        }
        let mut game = StackingGame::for_a_person(*seed);
        for &drop in drops {
            game.drop_piece(drop).ok()?;
        }
        if *helped {
            game.help();
        }
        Some(game)
    }
}

/// Returns a drop as a letter for the orientation and a digit for the column.
pub fn write_drop(drop: StackDrop) -> String {
    let letter = char::from(b'a' + drop.orientation.index() as u8);
    format!("{letter}{}", drop.column)
}

/// Reads what [`write_drop`] returns; `None` for any other text.
pub fn read_drop(text: &str) -> Option<StackDrop> {
    let [letter, digit] = *text.as_bytes() else { return None };
    let index = letter.checked_sub(b'a')?;
    let orientation = Orientation::all().nth(index.into())?;
    let column = usize::from(digit.checked_sub(b'0')?);
    (column <= WELL_COLUMN).then_some(StackDrop { orientation, column })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(seed: u64, pieces: usize) -> StackingGame {
        let mut game = StackingGame::for_a_person(seed);
        while game.pieces() < pieces {
            let drop = game.places().last().unwrap();
            game.drop_piece(drop).unwrap();
        }
        game
    }

    fn recorded(game: &StackingGame) -> StackingRecords {
        let mut records = StackingRecords::default();
        for (kept, &drop) in game.drops().iter().enumerate() {
            records.play(game.seed(), kept, Some(drop), game.is_helped());
        }
        records
    }

    #[test]
    fn a_game_is_continued_as_it_was_left() {
        let mut game = played(5, 5);
        let mut records = recorded(&game);
        game.undo();
        records.play(5, game.pieces(), None, true);
        let again = records.unfinished().unwrap();
        assert_eq!(again.drops(), game.drops());
        assert!(again.is_helped());
        assert_eq!(again.known(), game.known());
        records.play(5, 0, None, true);
        assert!(records.unfinished().is_none(), "all was taken back");
    }

    #[test]
    fn what_was_lost_on_the_way_ends_a_game_there() {
        let game = played(5, 5);
        let mut records = StackingRecords::default();
        for (kept, &drop) in game.drops().iter().enumerate().filter(|(kept, _)| *kept != 2) {
            records.play(5, kept, Some(drop), false);
        }
        assert_eq!(records.unfinished().unwrap().drops(), &game.drops()[..2]);
        let other = played(6, 1);
        records.play(6, 0, Some(other.drops()[0]), false);
        assert_eq!(records.unfinished().unwrap().seed(), 6, "the latest game is the one");
    }

    #[test]
    fn the_five_best_scores_are_stored_and_those_with_help_come_last() {
        let mut records = StackingRecords::default();
        for (pieces, helped) in
            [(3, false), (9, true), (5, false), (4, false), (4, false), (4, false), (3, false)]
        {
            records.finish(StackingScore { pieces, cleared: 0, helped, date: Timestamp::new(1) });
        }
        let pieces: Vec<u32> = records.scores().iter().map(|score| score.pieces).collect();
        assert_eq!(pieces, [5, 4, 4, 4, 3]);
    }

    #[test]
    fn a_drop_is_read_back_and_nothing_else_is_one() {
        for drop in played(5, 5).drops() {
            assert_eq!(read_drop(&write_drop(*drop)), Some(*drop));
        }
        for text in ["", "a", "zz", "a\u{e9}", "s9s", "a:", "aaa"] {
            assert_eq!(read_drop(text), None, "{text}");
        }
    }

    #[test]
    fn an_impossible_game_is_not_continued() {
        let mut records = recorded(&played(5, 5));
        let impossible = read_drop("s9").unwrap();
        records.play(5, 5, Some(impossible), false);
        assert!(records.unfinished().is_none());
    }
}
