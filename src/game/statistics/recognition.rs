//! How achievements are recognised: by a finished game, by what a solver says of it, by all games of a person, or by lessons and puzzles.

use super::achievement::{Achievement, COUNTED, HALF, LONG_WIN, ONLY_PLACEMENTS, PARITY_LEVEL};
use super::chronicle::Chronicle;
use super::judgement::{Judgement, placements_of};
use super::played::PlayedGame;
use crate::ai::{Areas, Bitboard, BoardSize, CanonicalShape, Level};
use crate::game::learning::{GRADES, Progress, Puzzle, lessons, puzzles};
use crate::game::rules::{Ending, Game, Side};

/// The areas that take exactly one more piece.
const ONE_PIECE: std::ops::RangeInclusive<usize> = 4..=7;

impl Achievement {
    /// Returns what a finished game shows by itself. Help does not count against it where an idea is put to use.
    pub fn of_game(game: &Game, played: &PlayedGame) -> Vec<Achievement> {
        let beats = |level: u8| played.won && played.aid.is_none() && played.level() >= Some(level);
        let is_to_the_end = played.won && played.ending == Ending::LastPlacement;
        reached([
            (Achievement::Counting, is_to_the_end && leaves_odd_number(game, played.side)),
            (Achievement::Level5, beats(5)),
            (Achievement::Level7, beats(7)),
        ])
    }

    /// Returns what a finished game shows to somebody who knows who would have won at each turn.
    pub fn of_judgement(
        game: &Game,
        played: &PlayedGame,
        judgement: &Judgement,
    ) -> Vec<Achievement> {
        let side = played.side;
        let alone = played.aid.is_none();
        let won = played.won && alone;
        let only = judgement.only_placements(side) >= ONLY_PLACEMENTS;
        let held = judgement.held(game, side);
        let is_second = (played.board, side) == (BoardSize::Six, Side::Second);
        let is_whole = held.turns > 0 && held.turns == placements_of(game, side);
        let is_level = played.level() >= Some(PARITY_LEVEL);
        reached([
            (Achievement::Halves, leaves_halves(game, side, judgement)),
            (Achievement::OnlyPlacements, alone && only),
            (Achievement::Comeback, won && judgement.was_lost(side)),
            (Achievement::LongWin, won && held.cells >= LONG_WIN),
            (Achievement::Parity, won && is_second && is_whole && is_level),
        ])
    }

    /// Returns what all games of a person show together.
    pub fn of_chronicle(chronicle: &Chronicle) -> Vec<Achievement> {
        let mut small = BoardSize::ALL.into_iter().filter(|&size| size != BoardSize::Ten);
        let beaten = |size| (0..=Level::MAX.number()).any(|n| chronicle.has_beaten(size, n));
        reached([(Achievement::QuickBoards, small.all(beaten))])
    }

    /// Returns what the progress in lessons and puzzles shows.
    pub fn of_progress(progress: &Progress) -> Vec<Achievement> {
        let of_grade = |grade| puzzles().iter().filter(move |puzzle| puzzle.grade == grade);
        let is_clean = |puzzle: &Puzzle| progress.solved(puzzle) == Some(0);
        let learnt = lessons().iter().all(|lesson| progress.has_finished(&lesson.name));
        reached([
            (Achievement::Lessons, learnt),
            (Achievement::CleanGrade, (0..GRADES).any(|grade| of_grade(grade).all(is_clean))),
            (Achievement::HardPuzzle, of_grade(GRADES - 1).any(is_clean)),
        ])
    }
}

/// Returns what is reached of these.
fn reached<const COUNT: usize>(all: [(Achievement, bool); COUNT]) -> Vec<Achievement> {
    all.into_iter().filter(|(_, is_reached)| *is_reached).map(|(it, _)| it).collect()
}

/// Returns the areas that each placement of a side left.
fn areas_left(game: &Game, side: Side) -> impl Iterator<Item = (usize, Vec<Bitboard>)> {
    let after = game.positions().into_iter().enumerate().skip(1);
    let own = after.filter(move |(ply, _)| Side::to_move(*ply) != side);
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
