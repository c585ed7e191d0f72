//! `stack`: games of the stacker, and how long they last.

use std::collections::VecDeque;
use std::io;
use std::sync::Once;
use std::time::Instant;

use clap::Args;

use super::shared::{
    Failure, STOPPED, complain, control_for_ctrl_c, cores, counted, mean_and_interval, number,
    progress_bar, write_line,
};
use crate::ai::{Control, Dealer, Piece, Stack, StackRanks, StackRules, Stacker, map_on_threads};
use crate::game::{load_or_compute_ranks, ranks_path};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Number of next pieces that the stacker knows, from 0 to 6
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u8>(0..=6))]
    lookahead: u8,
    /// Number of games, from 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = number::<u32>(1..=1_000_000))]
    games: u32,
    /// Seed of the first game's pieces; the others take the numbers that follow
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(0..))]
    seed: u64,
    /// Play in a well of N rows, from 5 to 30000, as in the window; without it, the stack has no
    /// height limit, and steps between columns count as at most four
    #[arg(long, value_name = "N", value_parser = number::<i16>(5..=30_000))]
    rows: Option<i16>,
    /// In a well, clear four rows whenever possible once the highest column reaches N, from 0 to
    /// 30000
    #[arg(long, value_name = "N", requires = "rows", value_parser = number::<i16>(0..=30_000))]
    clear_from: Option<i16>,
}

/// Plays the games, and writes how long they lasted.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let stop = control_for_ctrl_c()?;
    let ranks = ranks(&stop)?;
    match summary(play(&arguments, &ranks, &stop)?) {
        Some(summary) => write_line(&format!("look-ahead {}: {summary}", arguments.lookahead))?,
        None => write_line("no game was finished")?,
    }
    if stop.is_stopped() { Err(STOPPED) } else { Ok(()) }
}

/// What the command says where it would seem to do nothing.
const RANKING: &str = "the ranks of all surfaces are computed, which takes half a minute of one \
                       core; this is done once";

/// Reads the ranks from the cache folder, or computes them.
fn ranks(stop: &Control) -> Result<StackRanks, Failure> {
    let begun = Instant::now();
    let bar = progress_bar(1000, "{bar:40} ranks of all surfaces, {eta} left");
    let first = Once::new();
    let report = |part: f64| {
        first.call_once(|| complain("note", RANKING));
        bar.set_position((part * 1000.0) as u64);
    };
    let stored = load_or_compute_ranks(ranks_path().as_deref(), stop, report);
    let (ranks, error) = stored.ok_or(STOPPED)?;
    bar.finish_and_clear();
    let how = if first.is_completed() { "computed" } else { "read" };
    write_line(&format!("ranks {how} in {:.1} s", begun.elapsed().as_secs_f64()))?;
    if let Some(error) = error {
        complain("warning", format!("the ranks will have to be computed again: {error}"));
    }
    Ok(ranks)
}

/// Plays the games on all cores. Returns how many pieces each lasted, without the stopped ones.
fn play(arguments: &Arguments, ranks: &StackRanks, stop: &Control) -> io::Result<Vec<u64>> {
    let rules = match arguments.rows {
        None => StackRules::SURFACES,
        Some(rows) => {
            let well = StackRules::well(rows);
            StackRules { clear_from: arguments.clear_from.unwrap_or(well.clear_from), ..well }
        }
    };
    let begun = Instant::now();
    let bar = progress_bar(arguments.games.into(), "{bar:40} {pos}/{len} games, {eta} left");
    let game = |number: u32| {
        let dealer = Dealer::new(arguments.seed.wrapping_add(number.into()));
        let played = play_one(Stacker::new(ranks, rules), dealer, arguments.lookahead.into(), stop);
        bar.inc(1);
        played
    };
    let threads = cores();
    let games = map_on_threads(threads, 0..arguments.games, game);
    let (pieces, lookups): (Vec<u64>, Vec<u64>) = games.into_iter().flatten().unzip();
    bar.finish_and_clear();
    let lookups: u64 = lookups.iter().sum();
    let seconds = begun.elapsed().as_secs_f64();
    let speed = lookups as f64 / seconds / 1e6;
    let threads = counted(threads, "thread");
    write_line(&format!(
        "{lookups} ranks looked up in {seconds:.1} s on {threads}: {speed:.1} million a second"
    ))?;
    Ok(pieces)
}

/// Plays one game. Returns the numbers of pieces that were dropped and of ranks that were looked
/// up; `None` if it was stopped.
fn play_one(
    mut stacker: Stacker,
    mut dealer: Dealer,
    lookahead: usize,
    stop: &Control,
) -> Option<(u64, u64)> {
    let mut stack = Stack::default();
    let mut known: VecDeque<Piece> = dealer.by_ref().take(1 + lookahead).collect();
    let mut pieces = 0;
    while let Some(drop) = stacker.choose(&stack, known.make_contiguous()) {
        if stop.is_stopped() {
            return None;
        }
        stack = stacker.rules().after(&stack, drop);
        known.pop_front();
        known.push_back(dealer.deal());
        pieces += 1;
    }
    Some((pieces, stacker.lookups()))
}

/// Describes how many pieces the games lasted; `None` without games.
fn summary(mut pieces: Vec<u64>) -> Option<String> {
    pieces.sort_unstable();
    let longest = *pieces.last()?;
    let games = pieces.len();
    let median = (pieces[(games - 1) / 2] + pieces[games / 2]) as f64 / 2.0;
    let pieces: Vec<f64> = pieces.into_iter().map(|pieces| pieces as f64).collect();
    let (mean, interval) = mean_and_interval(&pieces);
    let interval = if games == 1 { "?".to_owned() } else { format!("{interval:.0}") };
    Some(format!("games {games} mean {mean:.0} +- {interval} median {median:.0} longest {longest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pieces: &[u64]) -> String {
        summary(pieces.to_vec()).unwrap()
    }

    /// The deviation of 100, 300, 200 is 100, and 1.96 * 100 / sqrt(3) = 113.2.
    #[test]
    fn the_summary_has_mean_median_and_longest_game() {
        assert_eq!(text(&[100, 300, 200]), "games 3 mean 200 +- 113 median 200 longest 300");
        assert_eq!(text(&[10, 20]), "games 2 mean 15 +- 10 median 15 longest 20");
        assert_eq!(text(&[7]), "games 1 mean 7 +- ? median 7 longest 7");
        assert_eq!(summary(Vec::new()), None);
    }
}
