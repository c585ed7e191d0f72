//! `match`: games between levels and other programs, and what they say about strength.

mod contest;
mod contestant;
mod fitting;
mod gtp_program;
mod ladder;
mod process;
mod rating;
mod score;

use std::io;
use std::num::NonZero;

use clap::Args;
use indicatif::ProgressBar;

use self::contest::{Contest, Tally, Terms};
pub use self::contestant::Contestant;
#[cfg(feature = "research")]
pub use self::contestant::Seating;
use self::score::Score;
use super::shared::{
    Failure, MAX_THREADS, STOPPED, cores, need_memory, progress_bar, stopped_by_user, threads,
    write_line,
};
use crate::ai::{Control, LEVEL_MEMORY};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The first player: a level from 0 to 10, @NAME of a named player, fit:ELO for a strength between the levels, one-ply, or gtp:COMMAND
    #[arg(value_name = "A", required_unless_present_any = ["ladder", "rate"])]
    first: Option<Contestant>,
    /// The second player
    #[arg(value_name = "B", required_unless_present_any = ["ladder", "fit", "rate"])]
    second: Option<Contestant>,
    /// Play each level against the one below it and print a table of ratings
    #[arg(long, conflicts_with_all = ["first", "second"])]
    ladder: bool,
    /// Rate A, or all named players if there is none, by --games against each of the three levels that are nearest to it
    #[arg(long, conflicts_with_all = ["second", "ladder", "fit"])]
    rate: bool,
    /// Let A play the opponent that fits, as so many people who begin unknown: ten games to find their strength, then --games each
    #[arg(long, value_name = "PEOPLE", conflicts_with_all = ["second", "ladder", "jobs"],
          value_parser = clap::value_parser!(u32).range(1..=100_000))]
    fit: Option<u32>,
    #[command(flatten)]
    terms: Terms,
    /// Number of games at a time [default: as many as the cores allow; one if a gtp: program plays]
    #[arg(long, value_name = "N", value_parser = threads)]
    jobs: Option<NonZero<usize>>,
}

/// Plays a match or the ladder.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let threads = arguments.terms.threads.get();
    if arguments.jobs.is_some_and(|jobs| jobs.get() * threads > MAX_THREADS) {
        let message = format!("--jobs times --threads is more than {MAX_THREADS}");
        return Err(Failure::Input(message));
    }
    let stop = stopped_by_user()?;
    let board = arguments.terms.board;
    let play = |pair| play(&arguments, pair, &stop);
    let mut failures = 0;
    match (&arguments.first, &arguments.second) {
        (first, None) if arguments.rate => rating::rate(first.as_ref(), board, &stop, play)?,
        (Some(first), None) => fit(&arguments, first, &stop)?,
        (Some(first), Some(second)) => failures = play([first.clone(), second.clone()])?.failures,
        _ => ladder::climb(board, &stop, play)?,
    }
    match (stop.is_stopped(), failures) {
        (true, _) => Err(STOPPED),
        (false, 0) => Ok(()),
        (false, _) => Err(Failure::Code(1)),
    }
}

/// Lets a contestant play the opponent that fits.
fn fit(arguments: &Arguments, player: &Contestant, stop: &Control) -> io::Result<()> {
    let people = arguments.fit.unwrap_or(1);
    let contest = Contest { players: [player.clone(), player.clone()], terms: arguments.terms };
    need_memory(2 * LEVEL_MEMORY as u64)?;
    let games = u64::from(people) * u64::from(fitting::SETTLING + contest.terms.games);
    fitting::fit(&contest, people, stop, &bar_of(games))
}

/// Plays a match and writes its result.
fn play(arguments: &Arguments, players: [Contestant; 2], stop: &Control) -> io::Result<Tally> {
    let contest = Contest { players, terms: arguments.terms };
    let jobs = arguments.jobs.unwrap_or_else(|| contest.jobs(cores()));
    need_memory(contest.memory(jobs))?;
    let bar = bar_of(arguments.terms.games.into());
    let tally = contest.play(jobs, stop, &bar)?;
    bar.finish_and_clear();
    write_result(&contest.players, &tally)?;
    Ok(tally)
}

fn bar_of(games: u64) -> ProgressBar {
    progress_bar(games, "{bar:40} {pos}/{len} games, {eta} left  {msg}")
}

/// Writes the longest times for a placement and then the score.
fn write_result(players: &[Contestant; 2], tally: &Tally) -> io::Result<()> {
    let [a, b] = players;
    let Some(score) = Score::new(tally.wins, tally.losses) else {
        return write_line("no game was finished");
    };
    let [longest_a, longest_b] = tally.longest.map(|time| time.as_secs_f64());
    write_line(&format!("longest answer: {longest_a:.3} s ({a}), {longest_b:.3} s ({b})"))?;
    write_line(&format!("{a} vs {b}: {score}"))
}
