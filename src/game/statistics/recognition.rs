//! How achievements are recognised: by a finished game, by what a solver says of it, by all games of a person, or by lessons and puzzles.

use super::achievement::{Achievement, COUNTED, HALF, LONG_WIN, ONLY_PLACEMENTS, PARITY_LEVEL};
use super::chronicle::Chronicle;
use super::judgement::{Judgement, placements_of};
use super::played::PlayedGame;
use crate::ai::{Areas, Bitboard, BoardSize, CanonicalShape, Level};
use crate::game::learning::{GRADES, Progress, lessons, puzzles};
use crate::game::review::{mover, positions};
use crate::game::rules::{Ending, Game, Side};

/// The areas that take exactly one more piece.
const ONE_PIECE: std::ops::RangeInclusive<usize> = 4..=7;

impl Achievement {
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
