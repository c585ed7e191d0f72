//! The recognition of achievements: from a finished game, from the findings about it, from all
//! games of a person, and from lessons and puzzles.

use super::achievement::{
    Achievement, MIN_COUNTED_AREAS, MIN_LONG_WIN_CELLS, MIN_ONLY_PLACEMENTS, MIN_PARITY_LEVEL,
};
use super::finished::PlayedGame;
use super::person::PersonStatistics;
use crate::ai::{Areas, Bitboard, BoardSize, CanonicalShape};
use crate::game::lessons::{Progress, lessons};
use crate::game::puzzles::{GRADES, MIN_HALF_CELLS, Puzzle, puzzles};
use crate::game::review::Findings;
use crate::game::rules::{Ending, Game, Side};

/// The boards on which [`Achievement::QuickBoards`] asks for a win. A later board is not among
/// them: whoever has the achievement by games of the journal would lose it.
const QUICK_BOARDS: [BoardSize; 4] =
    [BoardSize::Six, BoardSize::Seven, BoardSize::SixByTen, BoardSize::Eight];

/// The sizes of areas that take exactly one more piece, in cells.
const ONE_PIECE: std::ops::RangeInclusive<usize> = 4..=7;

impl Achievement {
    /// Returns the new achievements that a finished game of a person shows by itself.
    pub fn shown_by_game(played: PlayedGame<'_>, person: PersonStatistics<'_>) -> Vec<Achievement> {
        let game = played.game();
        let won = played.won() && played.is_unaided();
        let beats = |level: u8| won && played.level() >= Some(level);
        let is_to_the_end = won && played.ending() == Ending::LastPlacement;
        new(
            person,
            [
                (Achievement::Counting, &|| is_to_the_end && leaves_odd_number(game, played.side)),
                (Achievement::Level5, &|| beats(5)),
                (Achievement::Level7, &|| beats(7)),
            ],
        )
    }

    /// Returns the new achievements that the findings about a finished game of a person show.
    pub fn shown_by_findings(
        played: PlayedGame<'_>,
        findings: &Findings,
        person: PersonStatistics<'_>,
    ) -> Vec<Achievement> {
        let (game, side) = (played.game(), played.side);
        let alone = played.is_unaided();
        let won = played.won() && alone;
        let only = findings.only_placements(side) >= MIN_ONLY_PLACEMENTS;
        let held = played.held().unwrap_or_default();
        let is_second = (played.board(), side) == (BoardSize::Six, Side::Second);
        let own = (0..game.placements()).filter(|&ply| Side::after(ply) == side).count();
        let is_whole = own > 0 && held.turns as usize == own;
        let is_level = played.level() >= Some(MIN_PARITY_LEVEL);
        new(
            person,
            [
                (Achievement::Halves, &|| alone && leaves_halves(game, side, findings)),
                (Achievement::OnlyPlacements, &|| alone && only),
                (Achievement::Comeback, &|| won && findings.was_lost(side)),
                (Achievement::LongWin, &|| won && held.cells >= MIN_LONG_WIN_CELLS),
                (Achievement::Parity, &|| won && is_second && is_whole && is_level),
            ],
        )
    }

    /// Returns the new achievements that all games of a person show together.
    pub fn shown_by_all_games(person: PersonStatistics<'_>) -> Vec<Achievement> {
        let is_beaten = |&size: &BoardSize| person.has_beaten_the_computer(size);
        new(person, [(Achievement::QuickBoards, &|| QUICK_BOARDS.iter().all(is_beaten))])
    }

    /// Returns the new achievements that a person's progress in lessons and puzzles shows.
    pub fn shown_by_progress(
        progress: &Progress,
        person: PersonStatistics<'_>,
    ) -> Vec<Achievement> {
        let of_grade = |grade| puzzles().iter().filter(move |puzzle| puzzle.grade == grade);
        let is_clean = |puzzle: &Puzzle| progress.solved(puzzle) == Some(0);
        let learnt = lessons().iter().all(|lesson| progress.has_finished(&lesson.name));
        new(
            person,
            [
                (Achievement::Lessons, &|| learnt),
                (Achievement::CleanGrade, &|| {
                    (0..GRADES).any(|grade| of_grade(grade).all(is_clean))
                }),
                (Achievement::HardPuzzle, &|| of_grade(GRADES - 1).any(is_clean)),
            ],
        )
    }
}

/// Returns those achievements that a person does not have yet and whose conditions hold. The
/// conditions of the others are not evaluated.
fn new<const COUNT: usize>(
    person: PersonStatistics<'_>,
    all: [(Achievement, &dyn Fn() -> bool); COUNT],
) -> Vec<Achievement> {
    let is_new =
        |it: &(Achievement, &dyn Fn() -> bool)| person.unlocked_at(it.0).is_none() && it.1();
    all.into_iter().filter(is_new).map(|(achievement, _)| achievement).collect()
}

/// For each placement of a side, returns the number of placements up to it, and the areas that it
/// left.
fn areas_left(game: &Game, side: Side) -> impl Iterator<Item = (usize, Vec<Bitboard>)> {
    let after = game.positions().into_iter().enumerate().skip(1);
    let own = after.filter(move |(ply, _)| Side::after(*ply) != side);
    own.map(|(ply, position)| (ply, Areas::new(position.free()).iter().collect()))
}

/// Returns whether a placement of a side left an odd number of areas that take one piece each, and
/// at least [`MIN_COUNTED_AREAS`].
fn leaves_odd_number(game: &Game, side: Side) -> bool {
    areas_left(game, side).any(|(_, areas)| {
        areas.len() >= MIN_COUNTED_AREAS
            && areas.len() % 2 == 1
            && areas.iter().all(|area| ONE_PIECE.contains(&area.len()))
    })
}

/// Returns whether a winning placement of a side left two equal areas of at least
/// [`MIN_HALF_CELLS`] cells and nothing else.
fn leaves_halves(game: &Game, side: Side, findings: &Findings) -> bool {
    areas_left(game, side).any(|(ply, areas)| match areas[..] {
        [one, other] => {
            one.len() >= MIN_HALF_CELLS
                && CanonicalShape::new(one) == CanonicalShape::new(other)
                && findings.winner_at(ply) == Some(side)
        }
        _ => false,
    })
}
