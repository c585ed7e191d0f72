//! `match`: games between built-in opponents and other programs, and what they say about strength.

mod contest;
mod contestant;
mod gtp_program;
mod mcts;
mod process;
mod rating;

use std::io;
use std::num::NonZero;

use clap::Args;

use self::contest::{Contest, MatchOptions, Tally};
pub use self::contestant::{Contestant, SeatContext};
use self::rating::summary;
use crate::ai::Control;
use crate::cli::shared::{
    Failure, MAX_THREADS, STOPPED, control_for_ctrl_c, cores, need_memory, player_help,
    progress_bar, threads, write_line,
};

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(value_name = "A", help = first_help())]
    first: Option<Contestant>,
    /// The second player, in the same form as A
    #[arg(value_name = "B")]
    second: Option<Contestant>,
    /// Rate A, or all named players if it is missing, by --games against each of the three levels
    /// that are nearest to it
    #[arg(long)]
    rate: bool,
    #[command(flatten)]
    options: MatchOptions,
    /// Number of games at a time, from 1 to 1024 [default: as many as the cores allow; one if a
    /// gtp: program plays]
    #[arg(long, value_name = "N", value_parser = threads())]
    jobs: Option<NonZero<usize>>,
}

/// Returns the help on the first player.
fn first_help() -> String {
    player_help("The first player")
        + "; or one-ply (looks one placement ahead), mcts (Monte Carlo tree search), \
           or gtp:COMMAND (another program)"
}

/// Plays a match, or rates players.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let refuse = |message: &str| Err(Failure::Input(message.to_owned()));
    match (arguments.rate, &arguments.first, &arguments.second) {
        (false, None, _) => refuse("two players are missing; with --rate, one is enough")?,
        (false, _, None) => refuse("a second player is missing; with --rate, one is enough")?,
        (true, _, Some(_)) => refuse("--rate takes one player, or none to rate all named players")?,
        _ => {}
    }
    let threads = arguments.options.threads;
    if arguments.jobs.is_some_and(|jobs| jobs.saturating_mul(threads) > MAX_THREADS) {
        refuse(&format!("--jobs times --threads is more than {MAX_THREADS}"))?;
    }
    let stop = control_for_ctrl_c()?;
    let board = arguments.options.board;
    let mut failures = 0;
    let mut play = |pair| {
        let tally = play(&arguments, pair, &stop)?;
        failures += tally.failures;
        Ok(tally)
    };
    match (&arguments.first, &arguments.second) {
        (Some(first), Some(second)) => _ = play([first.clone(), second.clone()])?,
        (first, _) => rating::rate(first.as_ref(), board, &stop, play)?,
    }
    if stop.is_stopped() {
        return Err(STOPPED);
    }
    if failures > 0 { Err(Failure::Code(1)) } else { Ok(()) }
}

/// Plays a match and writes its result.
fn play(arguments: &Arguments, players: [Contestant; 2], stop: &Control) -> io::Result<Tally> {
    let contest = Contest { players, options: arguments.options };
    let jobs = arguments.jobs.unwrap_or_else(|| contest.jobs(cores()));
    need_memory(contest.memory(jobs))?;
    let template = "{bar:40} {pos}/{len} games, {eta} left  {msg}";
    let bar = progress_bar(arguments.options.games.into(), template);
    let (tally, result) = contest.play(jobs, stop, &bar);
    bar.finish_and_clear();
    if result.is_ok() || tally.score.games() > 0 {
        write_result(&contest.players, &tally)?;
    }
    result.map(|()| tally)
}

/// Writes the longest times for a placement, and then the score; or that no game was finished.
fn write_result(players: &[Contestant; 2], tally: &Tally) -> io::Result<()> {
    let [a, b] = players;
    if tally.score.games() == 0 {
        return write_line("no game was finished");
    }
    let [longest_a, longest_b] = tally.longest.map(|time| time.as_secs_f64());
    write_line(&format!("longest answer: {longest_a:.3} s ({a}), {longest_b:.3} s ({b})"))?;
    write_line(&format!("{a} vs {b}: {}", summary(tally.score)))
}
