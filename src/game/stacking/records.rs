//! What is kept of stacking: the game in progress, the best scores of each player, and how it was watched last.

use serde::{Deserialize, Serialize};

use super::game::StackingGame;
use crate::ai::{Drop, Orientation, WELL_COLUMN};
use crate::game::formats::{Document, ensure};
use crate::game::lists::{find_or_add, insert_best};
use crate::game::people::MAX_PEOPLE;
use crate::game::rules::PersonId;

/// Scores that are kept of each player.
pub const KEPT_SCORES: usize = 5;

/// Most drops of a game that are kept: a longer game can't be continued.
const MAX_DROPS: usize = 100_000;

/// Most characters of a date.
const MAX_DATE: usize = 40;

/// Greatest look-ahead with which the stacker is watched.
pub const MAX_LOOKAHEAD: u8 = 3;

/// Pieces a second at which the stacker is watched.
pub const STACKING_SPEEDS: [u32; 5] = [1, 3, 10, 30, 100];

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackingScore {
    /// Pieces that were dropped.
    pub pieces: u32,
    /// How often four rows were cleared.
    pub cleared: u32,
    /// Whether the player had help.
    pub helped: bool,
    /// Date and time.
    pub date: String,
}

/// The best scores of a player, the best first. Scores without help come before those with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoresOf {
    /// None for guests.
    person: Option<PersonId>,
    scores: Vec<StackingScore>,
}

/// A game that is not over, as the drops that lead to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unfinished {
    person: Option<PersonId>,
    seed: u64,
    /// Two characters for each drop: a letter for the orientation, a digit for the column.
    drops: String,
    helped: bool,
}

/// What is kept of stacking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackingRecords {
    unfinished: Option<Unfinished>,
    scores: Vec<ScoresOf>,
    /// Next pieces that the stacker knows.
    pub lookahead: u8,
    /// Index in [`STACKING_SPEEDS`].
    pub speed: u8,
}

impl Default for StackingRecords {
    fn default() -> StackingRecords {
        StackingRecords { unfinished: None, scores: Vec::new(), lookahead: 1, speed: 2 }
    }
}

impl StackingRecords {
    /// Returns the best scores of a player, none for guests.
    pub fn scores(&self, person: Option<PersonId>) -> &[StackingScore] {
        let of = self.scores.iter().find(|of| of.person == person);
        of.map_or(&[], |of| &of.scores)
    }

    /// Notes the score of a game that is over, and forgets the unfinished game. Returns the score's place among the player's, from 0, if it is
    /// one of the best.
    pub fn finish(
        &mut self,
        person: Option<PersonId>,
        game: &StackingGame,
        date: String,
    ) -> Option<usize> {
        self.unfinished = None;
        let pieces = game.pieces() as u32;
        let helped = game.is_helped();
        let score = StackingScore { pieces, cleared: game.cleared(), helped, date };
        let new = || ScoresOf { person, scores: Vec::new() };
        let is_it = |of: &ScoresOf| of.person == person;
        let of = find_or_add(&mut self.scores, MAX_PEOPLE + 1, is_it, new)?;
        insert_best(&mut of.scores, score, KEPT_SCORES, |score| (!score.helped, score.pieces))
    }

    /// Keeps a game that is not over.
    pub fn keep(&mut self, person: Option<PersonId>, game: &StackingGame) {
        let text = |drop: &Drop| {
            let letter = (b'a' + drop.orientation.index() as u8) as char;
            [letter, (b'0' + drop.column as u8) as char]
        };
        let kept = (1..=MAX_DROPS).contains(&game.pieces());
        self.unfinished = kept.then(|| Unfinished {
            person,
            seed: game.seed(),
            drops: game.drops().iter().flat_map(text).collect(),
            helped: game.is_helped(),
        });
    }

    /// Returns the game that is not over and who plays it.
    pub fn unfinished(&self) -> Option<(Option<PersonId>, StackingGame)> {
        let unfinished = self.unfinished.as_ref()?;
        Some((unfinished.person, unfinished.game().ok()?))
    }
}

impl Unfinished {
    /// Plays the game again, which checks it.
    fn game(&self) -> Result<StackingGame, String> {
        let mut game = StackingGame::for_a_person(self.seed);
        let (drops, rest) = self.drops.as_bytes().as_chunks::<2>();
        if !rest.is_empty() || drops.len() > MAX_DROPS {
            return Err("its drops can't be read".to_owned());
        }
        for drop in drops {
            let drop = read_drop(*drop).ok_or("its drops can't be read")?;
            game.drop(drop).map_err(|error| error.to_string())?;
        }
        if self.helped {
            game.help();
        }
        Ok(game)
    }
}

fn read_drop([letter, digit]: [u8; 2]) -> Option<Drop> {
    let index = letter.checked_sub(b'a')?;
    let orientation = Orientation::all().nth(index.into())?;
    let column = usize::from(digit.checked_sub(b'0')?);
    (column <= WELL_COLUMN).then_some(Drop { orientation, column })
}

impl Document for StackingRecords {
    const VERSION: u32 = 1;
    const MAX_LEN: usize = 1 << 19;

    fn check(&self) -> Result<(), String> {
        if let Some(unfinished) = &self.unfinished {
            unfinished.game()?;
        }
        let fits = |of: &ScoresOf| {
            of.scores.len() <= KEPT_SCORES
                && of.scores.iter().all(|score| score.date.chars().count() <= MAX_DATE)
        };
        let all_fit = self.scores.len() <= MAX_PEOPLE + 1 && self.scores.iter().all(fits);
        ensure(all_fit, "it has too many scores")?;
        let is_speed = usize::from(self.speed) < STACKING_SPEEDS.len();
        let is_possible = self.lookahead <= MAX_LOOKAHEAD && is_speed;
        ensure(is_possible, "there is no such look-ahead or speed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Document;

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
        records.keep(Some(PersonId(3)), &game);
        let read = StackingRecords::from_ron(&records.to_ron()).unwrap();
        assert_eq!(read, records);
        let (person, again) = read.unfinished().unwrap();
        assert_eq!((person, again.drops()), (Some(PersonId(3)), game.drops()));
        assert!(again.is_helped());
        assert_eq!(again.known(), game.known());
    }

    #[test]
    fn the_best_scores_of_each_player_are_kept() {
        let mut records = StackingRecords::default();
        let mut finish = |person, seed, pieces| {
            records.finish(person, &played(seed, pieces), "2026-11-22 08:00".to_owned())
        };
        let me = Some(PersonId(0));
        assert_eq!(finish(me, 5, 3), Some(0));
        assert_eq!(finish(me, 5, 5), Some(0));
        assert_eq!(finish(me, 5, 4), Some(1));
        assert_eq!(finish(None, 5, 1), Some(0));
        for _ in 0..3 {
            finish(me, 5, 4);
        }
        assert_eq!(finish(me, 5, 3), None);
        let pieces = |person| -> Vec<u32> {
            records.scores(person).iter().map(|score| score.pieces).collect()
        };
        assert_eq!(pieces(me), [5, 4, 4, 4, 4]);
        assert_eq!(pieces(None), [1]);
    }

    #[test]
    fn a_score_with_help_comes_after_those_without() {
        let mut records = StackingRecords::default();
        let mut helped = played(5, 6);
        helped.undo();
        records.finish(None, &helped, String::new());
        assert_eq!(records.finish(None, &played(5, 1), String::new()), Some(0));
        let helped: Vec<bool> = records.scores(None).iter().map(|score| score.helped).collect();
        assert_eq!(helped, [false, true]);
    }

    #[test]
    fn what_could_not_have_happened_is_not_read() {
        let mut records = StackingRecords::default();
        records.keep(None, &played(5, 5));
        let good = records.to_ron();
        let drops = &records.unfinished.as_ref().unwrap().drops;
        for bad in ["", "a", "zz", "a\u{e9}", "s9s9s9", "aaaa"] {
            let text = good.replace(&format!("\"{drops}\""), &format!("{:?}", bad));
            let empty = bad.is_empty();
            assert_eq!(StackingRecords::from_ron(&text).is_ok(), empty, "{bad}");
        }
        assert!(StackingRecords::from_ron(&good.replace("lookahead: 1", "lookahead: 9")).is_err());
        assert!(StackingRecords::from_ron(&good.replace("speed: 2", "speed: 5")).is_err());
    }
}
