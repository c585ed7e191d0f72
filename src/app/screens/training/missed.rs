//! The puzzles that were missed in a sitting or a run, which can be tried again at its end.

use crate::app::screens::panel::{MAX_BOARDS, PuzzleToTry};
use crate::app::shell::{Destination, Sitting, Training};
use crate::game::{CardKey, Game};

/// The missed puzzles, in the order in which they came.
#[derive(Default)]
pub struct Missed {
    /// The cards of the puzzles on the boards.
    cards: Vec<CardKey>,
    boards: Vec<PuzzleToTry>,
}

impl Missed {
    /// Adds a puzzle, with the board on which it stood. Those for which there is no room are left
    /// out.
    pub fn add(&mut self, card: CardKey, game: Game, name: String) {
        if self.boards.len() < MAX_BOARDS {
            self.cards.push(card);
            self.boards.push(PuzzleToTry { game, name });
        }
    }

    /// Gives the puzzles their names, the first one first.
    pub fn name(&mut self, names: impl Iterator<Item = String>) {
        self.boards.iter_mut().zip(names).for_each(|(board, name)| board.name = name);
    }

    /// Returns the boards.
    pub fn boards(&self) -> &[PuzzleToTry] {
        &self.boards
    }

    /// Returns the screen on which the puzzle of a board is tried again.
    pub fn destination(&self, index: usize) -> Option<Destination> {
        let sitting = Sitting::Card(self.cards.get(index)?.clone());
        Some(Destination::Training(Training::Practice(sitting)))
    }
}
