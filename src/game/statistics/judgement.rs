//! What a solver finds out about a finished game: who would have won at each turn, and which placements were the only ones to win.
//!
//! The search is bounded, and what it does not find stays unknown.

use std::time::{Duration, Instant};

use super::played::Held;
use crate::ai::{Control, Limits, Outcome, Position, Solver, placements_by_symmetry};
use crate::game::rules::{Game, Side};

/// Memory of the solver in bytes.
const MEMORY: usize = 32 << 20;

/// Longest search for one position.
const TIME: Duration = Duration::from_millis(1500);

/// Longest search in all.
const IN_ALL: Duration = Duration::from_secs(8);

/// What is known of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// Who wins if both play their best, in the position before each placement and in the last one.
    winners: Vec<Option<Side>>,
    /// How often each side found the only placement that wins.
    only: [u32; 2],
}

impl Judgement {
    /// Searches the positions of a game from the last one back.
    pub fn of(game: &Game, control: &Control) -> Judgement {
        let positions = game.positions();
        let start = Instant::now();
        let mut solver = Solver::new(MEMORY);
        let limits = || {
            let time = TIME.min(IN_ALL.saturating_sub(start.elapsed()));
            Limits::new().time(time).control(control)
        };
        let mut winners = vec![None; positions.len()];
        for ply in (0..positions.len()).rev() {
            let next = winners.get(ply + 1).copied().flatten();
            winners[ply] = if next == Some(Side::to_move(ply)) {
                next
            } else {
                match solver.solve_with(positions[ply], &limits()).answer.outcome() {
                    Some(Outcome::Win) => Some(Side::to_move(ply)),
                    Some(Outcome::Loss) => Some(Side::to_move(ply).other()),
                    // Earlier positions are harder still.
                    None => break,
                }
            };
        }
        let mut only = [0; 2];
        for ply in (0..positions.len() - 1).rev() {
            let side = Side::to_move(ply);
            let is_kept = [ply, ply + 1].iter().all(|&ply| winners[ply] == Some(side));
            if is_kept && is_only(&mut solver, positions[ply], positions[ply + 1], &limits) {
                only[side.index()] += 1;
            }
        }
        Judgement { winners, only }
    }

    /// Returns who wins from the position before a placement on, or from the last one, where that is known.
    pub fn winner_at(&self, ply: usize) -> Option<Side> {
        self.winners.get(ply).copied().flatten()
    }

    /// Returns how often a side found the only placement that wins.
    pub fn only_placements(&self, side: Side) -> u32 {
        self.only[side.index()]
    }

    /// Returns whether a side was proven lost at one of its turns.
    pub fn was_lost(&self, side: Side) -> bool {
        let mut own = (0..self.winners.len() - 1).filter(|&ply| Side::to_move(ply) == side);
        own.any(|ply| self.winners[ply] == Some(side.other()))
    }

    /// Returns the proven win that a side held up to the end of a game.
    pub fn held(&self, game: &Game, side: Side) -> Held {
        let last = self.winners.len() - 1;
        let mut held = Held::default();
        if game.result().is_none_or(|result| result.winner != side) {
            return held;
        }
        if self.winners[last] != Some(side) {
            held.at_least = self.winners[last].is_none();
            return held;
        }
        let positions = game.positions();
        for ply in (0..last).rev().filter(|&ply| Side::to_move(ply) == side) {
            match self.winners[ply] {
                Some(winner) if winner == side => {
                    held.turns += 1;
                    held.cells = positions[ply].usable().len() as u32;
                }
                Some(_) => break,
                None => {
                    held.at_least = true;
                    break;
                }
            }
        }
        held
    }
}

/// Returns whether the placement that led from one position to the next is the only one that wins, up to the symmetries of the position,
/// and there was another one to choose.
fn is_only(
    solver: &mut Solver,
    position: Position,
    next: Position,
    limits: &impl Fn() -> Limits,
) -> bool {
    let played = position.free() - next.free();
    let kinds = placements_by_symmetry(position);
    let mut others =
        kinds.iter().filter(|kind| kind.iter().all(|placement| placement.cells() != played));
    kinds.len() > 1
        && others.all(|kind| {
            let after = position.after(kind[0]);
            solver.solve_with(after, &limits()).answer.outcome() == Some(Outcome::Win)
        })
}

/// Returns how many turns of a side are placements.
pub(super) fn placements_of(game: &Game, side: Side) -> u32 {
    (0..game.placements()).filter(|&ply| Side::to_move(ply) == side).count() as u32
}
