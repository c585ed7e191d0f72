//! Solves positions whose outcome was found by other programs.

use std::sync::Mutex;
use std::thread::{self, available_parallelism};

use nim_tetris::ai::{Answer, Outcome, Position, Solver};

use crate::support::records;

/// The number of usable cells, the outcome, the position, and the milliseconds that a simple
/// program took, in each line.
const POSITIONS: &str = include_str!("../data/positions.txt");

struct Known {
    outcome: Outcome,
    position: Position,
}

/// Returns the positions that are solved in a moment.
fn quick_positions() -> Vec<Known> {
    records(POSITIONS).filter_map(quick_position).collect()
}

fn quick_position([cells, outcome, position, time]: [&str; 4]) -> Option<Known> {
    let position: Position = position.parse().unwrap();
    let cells: usize = cells.parse().unwrap();
    assert_eq!(position.usable().len(), cells, "{position}");
    let outcome = if outcome == "win" { Outcome::Win } else { Outcome::Loss };
    let quick = cells <= 56 || time.parse::<f64>().unwrap() < 300.0;
    quick.then_some(Known { outcome, position })
}

fn solve(position: Position) -> Answer {
    Solver::new(1 << 26).solve(position).answer
}

#[test]
fn positions_have_their_known_outcome_and_winning_placements_win() {
    let positions = quick_positions();
    assert!(positions.len() > 350);
    let left = Mutex::new(positions.into_iter());
    let next = || left.lock().unwrap().next();
    let check_some = || {
        while let Some(Known { outcome, position }) = next() {
            let answer = solve(position);
            assert_eq!(answer.outcome(), Some(outcome), "{position}");
            if let Answer::Win(placement) = answer {
                let after = solve(position.after(placement));
                assert_eq!(after.outcome(), Some(Outcome::Loss), "{position} {placement}");
            }
        }
    };
    thread::scope(|scope| {
        let cores = available_parallelism().map_or(1, |cores| cores.get());
        (0..cores).for_each(|_| drop(scope.spawn(check_some)));
    });
}
