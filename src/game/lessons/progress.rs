//! A person's progress in puzzles and lessons.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::puzzles::{Puzzle, puzzles};

/// The puzzles that a person has solved, and the lessons that the person has finished.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// The number of wrong tries before the first solution of each solved puzzle, by its
    /// [key](Puzzle::key).
    solved: BTreeMap<String, u32>,
    /// The names of finished lessons.
    lessons: BTreeSet<String>,
}

impl Progress {
    /// Records that the puzzle with this [key](Puzzle::key) was solved after `wrong_tries` wrong
    /// tries. Only the first solution counts.
    pub fn solve(&mut self, key: String, wrong_tries: u32) {
        self.solved.entry(key).or_insert(wrong_tries);
    }

    /// Returns the number of wrong tries before the first solution of a puzzle, if it was solved.
    pub fn solved(&self, puzzle: &Puzzle) -> Option<u32> {
        self.solved.get(&puzzle.key()).copied()
    }

    /// Returns the number of solved puzzles of a grade, and the number of all puzzles of that
    /// grade.
    pub fn grade_counts(&self, grade: usize) -> (usize, usize) {
        let of_grade = puzzles().iter().filter(|puzzle| puzzle.grade == grade);
        let solved = of_grade.clone().filter(|puzzle| self.solved(puzzle).is_some());
        (solved.count(), of_grade.count())
    }

    /// Returns the index in [`puzzles`] of the first unsolved puzzle of a grade, if any is left.
    pub fn next_of_grade(&self, grade: usize) -> Option<usize> {
        let open = |puzzle: &Puzzle| puzzle.grade == grade && self.solved(puzzle).is_none();
        puzzles().iter().position(open)
    }

    /// Records that the lesson called `name` was finished.
    pub fn finish_lesson(&mut self, name: String) {
        self.lessons.insert(name);
    }

    /// Returns whether the lesson called `name` was finished.
    pub fn has_finished(&self, name: &str) -> bool {
        self.lessons.contains(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_solution_of_a_puzzle_counts() {
        let mut progress = Progress::default();
        let puzzle = &puzzles()[0];
        assert_eq!((progress.solved(puzzle), progress.next_of_grade(0)), (None, Some(0)));
        progress.solve(puzzle.key(), 2);
        progress.solve(puzzle.key(), 0);
        assert_eq!((progress.solved(puzzle), progress.next_of_grade(0)), (Some(2), Some(1)));
        assert_eq!(progress.grade_counts(0).0, 1);
        assert_eq!(progress.grade_counts(1).0, 0);
    }
}
