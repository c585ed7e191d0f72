//! Achievements: each stands for an idea of the game that a person has put to use.

use serde::{Deserialize, Serialize};

use super::chronicle::Chronicle;
use super::judgement::{Judgement, placements_of};
use super::played::PlayedGame;
use crate::ai::{Areas, Bitboard, BoardSize, CanonicalShape, Level};
use crate::game::learning::{GRADES, Progress, lessons, puzzles};
use crate::game::review::{mover, positions};
use crate::game::rules::{Ending, Game, Side};

/// Cells from which on a win is held for [`Achievement::LongWin`].
pub const LONG_WIN: u32 = 50;

/// Placements that win alone, for [`Achievement::OnlyPlacements`]. Few positions have just one: of 96 sides in games played by a script, one
/// side found two of them, and none found more.
pub const ONLY_PLACEMENTS: u32 = 2;

/// Cells of the halves of [`Achievement::Halves`]: smaller ones may take one piece each, and then the second half is the last piece.
pub const HALF: usize = 8;

/// Areas that are left for [`Achievement::Counting`].
pub const COUNTED: usize = 3;

/// Lowest level for [`Achievement::Parity`].
pub const PARITY_LEVEL: u8 = 3;

/// The areas that take exactly one more piece.
const ONE_PIECE: std::ops::RangeInclusive<usize> = 4..=7;

/// Something worth reaching. The order is that of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Achievement {
    /// All lessons are finished.
    Lessons,
    /// A placement left the opponent an odd number of areas that take one piece each, at least [`COUNTED`], and the game was won.
    Counting,
    /// A placement that wins left two equal areas of at least [`HALF`] cells and nothing else.
    Halves,
    /// A game was won from a position that was proven lost.
    Comeback,
    /// Level 5 was beaten without help.
    Level5,
    /// A computer was beaten on each of the small boards.
    QuickBoards,
    /// As the second player on 6x6, a win was held from the first turn to the last one.
    Parity,
    /// All puzzles of a grade were solved without a wrong try.
    CleanGrade,
    /// A puzzle of the hardest grade was solved without a wrong try.
    HardPuzzle,
    /// The only placement that wins was found [`ONLY_PLACEMENTS`] times in a game.
    OnlyPlacements,
    /// Level 7 was beaten without help.
    Level7,
    /// A win was held from [`LONG_WIN`] cells to the end.
    LongWin,
}

impl Achievement {
    /// All achievements, the easier ones first.
    pub const ALL: [Achievement; 12] = [
        Achievement::Lessons,
        Achievement::Counting,
        Achievement::Halves,
        Achievement::Comeback,
        Achievement::Level5,
        Achievement::QuickBoards,
        Achievement::Parity,
        Achievement::CleanGrade,
        Achievement::HardPuzzle,
        Achievement::OnlyPlacements,
        Achievement::Level7,
        Achievement::LongWin,
    ];

    /// Returns the key of its texts.
    pub fn key(self) -> &'static str {
        match self {
            Achievement::Lessons => "lessons",
            Achievement::Counting => "counting",
            Achievement::Halves => "halves",
            Achievement::Comeback => "comeback",
            Achievement::Level5 => "level_5",
            Achievement::QuickBoards => "quick_boards",
            Achievement::Parity => "parity",
            Achievement::CleanGrade => "clean_grade",
            Achievement::HardPuzzle => "hard_puzzle",
            Achievement::OnlyPlacements => "only_placements",
            Achievement::Level7 => "level_7",
            Achievement::LongWin => "long_win",
        }
    }

    /// Returns what a finished game shows by itself. Help does not count against it where an idea is put to use.
    pub fn of_game(game: &Game, played: &PlayedGame) -> Vec<Achievement> {
        let mut reached = Vec::new();
        if !played.won {
            return reached;
        }
        if played.ending == Ending::LastPlacement && leaves_odd_number(game, played.side) {
            reached.push(Achievement::Counting);
        }
        let beats = |level: u8| played.aid.is_none() && played.level() >= Some(level);
        if beats(5) {
            reached.push(Achievement::Level5);
        }
        if beats(7) {
            reached.push(Achievement::Level7);
        }
        reached
    }

    /// Returns what a finished game shows to somebody who knows who would have won at each turn.
    pub fn of_judgement(
        game: &Game,
        played: &PlayedGame,
        judgement: &Judgement,
    ) -> Vec<Achievement> {
        let mut reached = Vec::new();
        let side = played.side;
        if leaves_halves(game, side, judgement) {
            reached.push(Achievement::Halves);
        }
        if !played.aid.is_none() {
            return reached;
        }
        if judgement.only_placements(side) >= ONLY_PLACEMENTS {
            reached.push(Achievement::OnlyPlacements);
        }
        if !played.won {
            return reached;
        }
        if judgement.was_lost(side) {
            reached.push(Achievement::Comeback);
        }
        let held = judgement.held(game, side);
        if held.cells >= LONG_WIN {
            reached.push(Achievement::LongWin);
        }
        let is_second = (played.board, side) == (BoardSize::Six, Side::Second);
        let is_whole = held.turns > 0 && held.turns == placements_of(game, side);
        if is_second && is_whole && played.level() >= Some(PARITY_LEVEL) {
            reached.push(Achievement::Parity);
        }
        reached
    }

    /// Returns what all games of a person show together.
    pub fn of_chronicle(chronicle: &Chronicle) -> Vec<Achievement> {
        let mut small = BoardSize::ALL.into_iter().filter(|&size| size != BoardSize::Ten);
        let beaten = |size| (0..=Level::MAX.number()).any(|n| chronicle.has_beaten(size, n));
        if small.all(beaten) { vec![Achievement::QuickBoards] } else { Vec::new() }
    }

    /// Returns what the progress in lessons and puzzles shows.
    pub fn of_progress(progress: &Progress) -> Vec<Achievement> {
        let mut reached = Vec::new();
        if lessons().iter().all(|lesson| progress.has_finished(&lesson.name)) {
            reached.push(Achievement::Lessons);
        }
        let of_grade = |grade| puzzles().iter().filter(move |puzzle| puzzle.grade == grade);
        let mut grades = 0..GRADES;
        if grades.any(|g| of_grade(g).all(|puzzle| progress.solved(puzzle) == Some(0))) {
            reached.push(Achievement::CleanGrade);
        }
        if of_grade(GRADES - 1).any(|puzzle| progress.solved(puzzle) == Some(0)) {
            reached.push(Achievement::HardPuzzle);
        }
        reached
    }
}

/// Returns the areas that each placement of a side left.
fn areas_left(game: &Game, side: Side) -> impl Iterator<Item = (usize, Vec<Bitboard>)> {
    let after = positions(game).into_iter().enumerate().skip(1);
    let own = after.filter(move |(ply, _)| mover(*ply) != side);
    own.map(|(ply, position)| (ply, Areas::of(position.free()).iter().collect()))
}

fn leaves_odd_number(game: &Game, side: Side) -> bool {
    areas_left(game, side).any(|(_, areas)| {
        areas.len() >= COUNTED
            && areas.len() % 2 == 1
            && areas.iter().all(|area| ONE_PIECE.contains(&area.len()))
    })
}

fn leaves_halves(game: &Game, side: Side, judgement: &Judgement) -> bool {
    areas_left(game, side).any(|(ply, areas)| match areas[..] {
        [one, other] => {
            one.len() >= HALF
                && CanonicalShape::of(one) == CanonicalShape::of(other)
                && judgement.winner_at(ply) == Some(side)
        }
        _ => false,
    })
}
