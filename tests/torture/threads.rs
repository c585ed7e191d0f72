//! Solves positions on many threads, whose outcomes are those of one.

use std::num::NonZero;

use nim_tetris::ai::{Outcome, Position, Solver};

use crate::times;

/// The number of usable cells, the outcome, the position, and the milliseconds that a simple
/// program took, in each line.
const POSITIONS: &str = include_str!("../data/positions.txt");

/// A position, its outcome, and the milliseconds that a simple program took.
pub struct Known {
    pub position: Position,
    pub outcome: Outcome,
    pub ms: f64,
}

/// Returns the positions whose outcome is known.
pub fn known() -> impl Iterator<Item = Known> {
    POSITIONS.lines().filter(|line| !line.starts_with("# ")).map(|line| {
        let [_, outcome, position, ms] =
            line.split(' ').collect::<Vec<_>>().try_into().expect("a line has four columns");
        Known {
            position: position.parse().unwrap(),
            outcome: if outcome == "win" { Outcome::Win } else { Outcome::Loss },
            ms: ms.parse().unwrap(),
        }
    })
}

/// An ordinary run solves the positions that take a moment, on 64 threads every eighth of them;
/// other runs solve all.
#[test]
fn every_number_of_threads_finds_the_known_outcomes() {
    let all = times() > 1;
    let positions: Vec<Known> = known().filter(|known| all || known.ms < 40.0).collect();
    for threads in [2, 3, 4, 8, 64] {
        let each = if threads == 64 && !all { 8 } else { 1 };
        for Known { position, outcome, .. } in positions.iter().step_by(each) {
            let mut solver = Solver::with_threads(1 << 30, NonZero::new(threads).unwrap());
            let found = solver.solve(*position).answer;
            assert_eq!(found.outcome(), Some(*outcome), "{threads} threads: {position}");
            if let Some(placement) = found.placement() {
                let after = solver.solve(position.after(placement)).answer;
                assert_eq!(after.outcome(), Some(Outcome::Loss), "{threads} threads: {position}");
            }
        }
        println!("{threads} threads: {} positions", positions.len().div_ceil(each));
    }
}
