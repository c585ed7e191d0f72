//! Puzzles: positions in which exactly one kind of placement wins.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::ai::Placement;
use crate::game::formats::shipped;
use crate::game::rules::Board;

/// Number of grades, from easy to hard.
pub const GRADES: usize = 5;

/// A position in which one kind of placement wins.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// How hard the puzzle is, from 0 to 4.
    pub grade: usize,
    /// The board, with the pieces that led to the position.
    pub board: Board,
    /// The winning placement. Symmetries of the position may make other placements equal to it.
    #[serde(rename = "wins")]
    pub solution: Placement,
}

impl Puzzle {
    /// Returns whether a placement wins.
    #[cfg(test)]
    pub(crate) fn is_solved_by(&self, placement: Placement) -> bool {
        let kinds = crate::ai::placements_by_symmetry(self.board.position());
        kinds.iter().any(|kind| kind.contains(&self.solution) && kind.contains(&placement))
    }

    /// Returns the key of the puzzle in the progress: its position, so that puzzles may change
    /// their order.
    pub fn key(&self) -> String {
        self.board.position().to_string()
    }
}

/// Returns the puzzles that come with the program, the easiest first.
///
/// # Panics
/// If the file in the program is damaged. A test reads it.
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> =
        LazyLock::new(|| shipped(include_str!("../../../assets/puzzles.ron")));
    &PUZZLES
}

/// Returns the puzzle that comes with the program and has this [key](Puzzle::key), if there is one.
pub fn puzzle_by_key(key: &str) -> Option<&'static Puzzle> {
    puzzles().iter().find(|puzzle| puzzle.key() == key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Answer, Solver, placements_by_symmetry};

    #[test]
    fn there_are_at_least_twelve_puzzles_in_each_grade() {
        for grade in 0..GRADES {
            assert!(puzzles().iter().filter(|puzzle| puzzle.grade == grade).count() >= 12);
        }
        assert!(puzzles().is_sorted_by_key(|puzzle| puzzle.grade));
        assert!(puzzles().iter().all(|puzzle| puzzle.grade < GRADES));
    }

    #[test]
    fn no_two_puzzles_are_equal() {
        let mut keys: Vec<String> = puzzles().iter().map(Puzzle::key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), puzzles().len());
    }

    #[test]
    fn exactly_one_kind_of_placement_solves_each_puzzle() {
        let mut solver = Solver::new(1 << 26);
        for puzzle in puzzles() {
            let position = puzzle.board.position();
            let mut kinds = placements_by_symmetry(position);
            kinds.retain(|kind| solver.solve(position.after(kind[0])).answer == Answer::Loss);
            let [wins] = &kinds[..] else { panic!("{} has no one answer", puzzle.key()) };
            assert!(wins.contains(&puzzle.solution), "{}", puzzle.key());
        }
    }
}
