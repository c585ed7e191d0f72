//! `data slips`: the wins that a player lets go, found by a solver without any knowledge from the
//! game.

use std::io;
use std::num::NonZero;
use std::time::{Duration, Instant};

use clap::Args;

use super::input::positions;
use crate::ai::{Answer, BoardSize, Limits, Placement, Player, Position, Solver, map_on_threads};
use crate::cli::shared::{Failure, cores, number, seconds, threads, write_line};
use crate::game::Side;
use crate::lab::matches::{Contestant, SeatContext};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The player to examine, as in `match`
    #[arg(long, value_name = "PLAYER", default_value = "10")]
    player: Contestant,
    /// The players that it plays against, in turn
    #[arg(long, value_name = "PLAYER", value_delimiter = ',', default_value = "10,9,8")]
    against: Vec<Contestant>,
    /// Number of games; it moves first in every other one. With 0 it is asked the positions on
    /// standard input
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = number::<u32>(0..))]
    games: u32,
    /// Time for each placement in seconds
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    time: Duration,
    /// Let it ponder for as long as the other one thinks
    #[arg(long)]
    ponder: bool,
    /// Time for the solver that examines a position afterwards, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    check: Duration,
    /// The most usable cells of a position that is examined
    #[arg(long, value_name = "N", default_value_t = 76, value_parser = number::<usize>(0..))]
    most: usize,
    /// Number of games or positions at a time, from 1 to 1024 [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = threads())]
    jobs: Option<NonZero<usize>>,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(0..))]
    seed: u64,
}

/// A placement of the player, with the position it was made in.
struct PlayedTurn {
    position: Position,
    placement: Placement,
    /// The time that the player took.
    time: Duration,
}

/// A win that was kept.
const KEPT: &str = "kept";
/// A win that was let go.
const LET_GO: &str = "let-go";
/// A win whose fate the solver can't determine in time.
const OPEN: &str = "open";

/// Memory of the solver that checks positions afterwards, in bytes.
const MEMORY: usize = 256 << 20;

/// Plays the games or asks the player the positions, checks what became of each win, and writes a
/// line for each and one for all.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let jobs = arguments.jobs.unwrap_or_else(cores);
    let choices: Vec<io::Result<Vec<PlayedTurn>>> = if arguments.games > 0 {
        let games = (0..arguments.games).map(|game| (game, rng.u64(..)));
        map_on_threads(jobs, games, |(game, seed)| play(&arguments, game as usize, seed))
    } else {
        let asked = positions()?.into_iter().map(|position| (position, rng.u64(..)));
        map_on_threads(jobs, asked, |(position, seed)| {
            let mut player = arguments.seat(&arguments.player, Side::First, seed)?;
            Ok(choose(player.as_mut(), position, &arguments).into_iter().collect())
        })
    };
    let choices: Vec<Vec<PlayedTurn>> = choices.into_iter().collect::<io::Result<_>>()?;
    let looked_at = choices.into_iter().flatten();
    let looked_at = looked_at.filter(|it| it.position.usable().len() <= arguments.most);
    let wins = map_on_threads(jobs, looked_at, |choice| {
        let win = look_at(&choice, arguments.check)?;
        let PlayedTurn { position, placement, time } = choice;
        let (cells, ms) = (position.usable().len(), time.as_millis());
        Some((win, format!("{position} {win} {placement} cells={cells} ms={ms}")))
    });
    let wins: Vec<(&str, String)> = wins.into_iter().flatten().collect();
    for (_, line) in &wins {
        write_line(line)?;
    }
    let count = |of: &str| wins.iter().filter(|(win, _)| *win == of).count();
    let [kept, let_go, open] = [KEPT, LET_GO, OPEN].map(count);
    Ok(write_line(&format!("wins {} kept {kept} let-go {let_go} open {open}", wins.len()))?)
}

impl Arguments {
    /// Returns the limits of a placement.
    fn limits(&self) -> Limits {
        Limits::new().time(self.time)
    }

    /// Seats a contestant at a game.
    fn seat(&self, contestant: &Contestant, side: Side, seed: u64) -> io::Result<Box<dyn Player>> {
        let (board, threads) = (BoardSize::Ten, NonZero::<usize>::MIN);
        let context = SeatContext { board, side, seed, threads, time: Some(self.time) };
        contestant.seat(context, &self.limits()).map_err(io::Error::other)
    }
}

/// Lets a player choose in a position; `None` if it does not.
fn choose(
    player: &mut dyn Player,
    position: Position,
    arguments: &Arguments,
) -> Option<PlayedTurn> {
    let begun = Instant::now();
    let placement = player.choose(position, &arguments.limits()).ok()?;
    Some(PlayedTurn { position, placement, time: begun.elapsed() })
}

/// Plays one game, and returns the player's placements.
fn play(arguments: &Arguments, game: usize, seed: u64) -> io::Result<Vec<PlayedTurn>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let against = &arguments.against[game / 2 % arguments.against.len()];
    let side = Side::after(game);
    let mut player = arguments.seat(&arguments.player, side, rng.u64(..))?;
    let mut other = arguments.seat(against, side.other(), rng.u64(..))?;
    let mut choices = Vec::new();
    let mut position = Position::START;
    let mut to_move = Side::First;
    loop {
        let is_player = to_move == side;
        let [mover, waiting] =
            if is_player { [&mut player, &mut other] } else { [&mut other, &mut player] };
        let Some(choice) = choose(mover.as_mut(), position, arguments) else { return Ok(choices) };
        let placement = choice.placement;
        if arguments.ponder && !is_player {
            waiting.ponder(position, &Limits::new().time(choice.time));
        }
        position = position.after(placement);
        if is_player {
            choices.push(choice);
        }
        if waiting.opponent_placed(placement, &arguments.limits()).is_err() {
            return Ok(choices);
        }
        to_move = to_move.other();
    }
}

/// Returns what became of a win; `None` if the position is not known to be won.
fn look_at(choice: &PlayedTurn, time: Duration) -> Option<&'static str> {
    let answer = |position| {
        let limits = Limits::new().time(time);
        Solver::new(MEMORY).solve_with(position, &limits).answer
    };
    let after = answer(choice.position.after(choice.placement));
    if after == Answer::Loss {
        return Some(KEPT);
    }
    if !matches!(answer(choice.position), Answer::Win(_)) {
        return None;
    }
    Some(if matches!(after, Answer::Unknown(_)) { OPEN } else { LET_GO })
}
