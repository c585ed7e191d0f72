//! `data outlook`: what is known of a position before its outcome is, and who wins the game.

use std::num::NonZero;
use std::time::Duration;

use clap::Args;

use crate::ai::{
    BuiltInPlayer, Level, Limits, Outcome, Player, Position, ProofNumbers, Solver, chance_of_loss,
    map_on_threads,
};
use crate::cli::shared::{Failure, cores, number, seconds, threads, write_line};
use crate::game::Side;

#[derive(Args, Debug)]
pub struct Arguments {
    /// Number of games of the strongest level against itself on 10x10
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = number::<u32>(1..))]
    games: u32,
    /// Time for each placement in seconds
    #[arg(long, value_name = "SECONDS", default_value = "0.1", value_parser = seconds)]
    time: Duration,
    /// Nodes of the search that looks at a position before each placement
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = number::<u64>(0..))]
    nodes: u64,
    /// Number of games at a time, from 1 to 1024 [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = threads())]
    jobs: Option<NonZero<usize>>,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(0..))]
    seed: u64,
}

/// Memory of each solver in bytes. Short games need little.
const MEMORY: usize = 32 << 20;

/// The first line of the table.
const HEAD: &str = "game,turn,cells,areas,largest,chance_of_loss,ln_proof,ln_disproof,won";

/// Plays the games, each until its outcome is proven, and writes a line for each position whose
/// outcome the look left open, as comma-separated values.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    write_line(HEAD)?;
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let jobs = arguments.jobs.unwrap_or_else(cores);
    // In parts, so that what was played is there when the command is stopped.
    for first in (0..arguments.games).step_by(PART) {
        let last = arguments.games.min(first + PART as u32);
        let games = (first..last).map(|game| (game, rng.u64(..)));
        let played = map_on_threads(jobs, games, |(game, seed)| (game, play(&arguments, seed)));
        for (game, (looks, winner)) in played {
            for (turn, known) in looks.iter().enumerate() {
                let won = u8::from(Side::after(turn) == winner);
                write_line(&format!("{game},{turn},{known},{won}"))?;
            }
        }
    }
    Ok(())
}

/// Number of games between two times that their lines are written.
const PART: usize = 20;

/// Plays a game until a look proves its outcome. Returns what was known in each turn before that,
/// and the winner.
fn play(arguments: &Arguments, seed: u64) -> (Vec<String>, Side) {
    let mut player = BuiltInPlayer::new(Level::MAX, seed).with_memory(MEMORY);
    let mut solver = Solver::new(MEMORY);
    let mut looks = Vec::new();
    let mut position = Position::START;
    loop {
        let to_move = Side::after(looks.len());
        let limits = Limits::new().nodes(arguments.nodes);
        match solver.solve_with(position, &limits).answer.outcome() {
            Some(Outcome::Win) => return (looks, to_move),
            Some(Outcome::Loss) => return (looks, to_move.other()),
            None => looks.push(known(&mut solver, position)),
        }
        let limits = Limits::new().time(arguments.time);
        position = position.after(player.choose(position, &limits).expect("a piece fits"));
    }
}

/// Returns what is known of a position that the solver has searched in vain, as the columns of the
/// table from the number of cells to the proof numbers.
fn known(solver: &mut Solver, position: Position) -> String {
    let areas: Vec<usize> = position.usable().areas().map(|area| area.len()).collect();
    let cells: usize = areas.iter().sum();
    let largest = areas.iter().max().copied().unwrap_or_default();
    let numbers = solver.estimate(position, &Limits::new()).unwrap_or(ProofNumbers::UNKNOWN);
    let [proof, disproof] = [numbers.proof, numbers.disproof].map(f32::ln);
    let chance = chance_of_loss(position);
    format!("{cells},{},{largest},{chance:.4},{proof:.3},{disproof:.3}", areas.len())
}
