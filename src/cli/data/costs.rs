//! `data costs`: what proofs are expected to cost, tuned by the nodes of searches.

use clap::Args;

use super::input::positions;
use crate::ai::{CostTuning, Costs, Position, Solver, map_on_threads};
use crate::cli::shared::{Failure, Sample, cores, write_line};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Number of generations; each tries ten costs
    #[arg(long, value_name = "N", default_value_t = 40)]
    generations: u32,
    /// Number of positions that a generation solves with each
    #[arg(long, value_name = "N", default_value_t = 120)]
    positions: usize,
    /// The same seed and positions give the same costs
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One position of this many is held out: tuning does not see it, and is judged by it.
const HELD_OUT: usize = 4;

/// Added to the nodes of a search before the logarithm is taken, so that short searches weigh less.
const SHORT: f64 = 200.0;

/// Other costs may take so many times the nodes that those in use take, and so many more, before the search is given up.
const PATIENCE: (u64, u64) = (30, 10_000);

/// A position and the nodes that the costs in use take for it.
#[derive(Clone, Copy)]
struct Board {
    position: Position,
    nodes: u64,
}

/// Tunes the costs by the positions on standard input, and judges them by those held out.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let in_use = |position: Position| {
        let nodes = Solver::nodes_by(Costs::COMPACT, position, u64::MAX)?;
        Some(Board { position, nodes })
    };
    let boards: Vec<Board> =
        map_on_threads(cores(), positions()?, in_use).into_iter().flatten().collect();
    if boards.len() < HELD_OUT {
        return Err(Failure::Input(format!("at least {HELD_OUT} positions are needed")));
    }
    let (mut tuned, mut held_out) = (Vec::new(), Vec::new());
    for (i, board) in boards.into_iter().enumerate() {
        let part = if i % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut tuned };
        part.push(board);
    }
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let mut tuning = CostTuning::new(rng.u64(..));
    for generation in 1..=arguments.generations {
        rng.shuffle(&mut tuned);
        let drawn = &tuned[..arguments.positions.min(tuned.len())];
        let mean = |&costs: &Costs| Ratios::of(costs, drawn).of_boards.mean;
        let scores: Vec<f64> = tuning.offspring().iter().map(mean).collect();
        tuning.learn(&scores);
        write_line(&format!("generation={generation} {}", tuning.best()))?;
    }
    for (name, boards) in [("tuned", &tuned), ("held-out", &held_out)] {
        let Ratios { of_boards: Sample { mean, error, .. }, of_sum: sum } =
            Ratios::of(tuning.best(), boards);
        let count = boards.len();
        write_line(&format!("{name} boards={count} mean={mean:.3} error={error:.3} sum={sum:.3}"))?;
    }
    Ok(())
}

/// Natural logarithms of the nodes that some costs take, divided by those of the costs in use.
struct Ratios {
    /// Of single boards.
    of_boards: Sample,
    /// Of the sums over all boards.
    of_sum: f64,
}

impl Ratios {
    fn of(costs: Costs, boards: &[Board]) -> Ratios {
        let nodes = |board: &Board| {
            let max = board.nodes.saturating_mul(PATIENCE.0).saturating_add(PATIENCE.1);
            Solver::nodes_by(costs, board.position, max).unwrap_or(max)
        };
        let nodes: Vec<u64> = map_on_threads(cores(), boards, nodes);
        let ratio = |(&nodes, board): (&u64, &Board)| {
            ((nodes as f64 + SHORT) / (board.nodes as f64 + SHORT)).ln()
        };
        let ratios: Vec<f64> = nodes.iter().zip(boards).map(ratio).collect();
        let before: u64 = boards.iter().map(|board| board.nodes).sum();
        let of_sum = (nodes.iter().sum::<u64>() as f64 / before as f64).ln();
        Ratios { of_boards: Sample::of(&ratios), of_sum }
    }
}
