//! Games between two contestants, several at a time.

use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::ProgressBar;

use super::contestant::{Contestant, SeatContext};
use crate::ai::{BoardSize, ChooseError, Control, Limits, PLAYER_MEMORY, on_threads};
use crate::cli::shared::{board_help, complain, number, seconds, threads};
use crate::game::{Board, Game, Score, Side, Turn};

/// A match between two contestants.
pub struct Contest {
    /// The contestants, A and B.
    pub players: [Contestant; 2],
    /// The options of its games.
    pub options: MatchOptions,
}

/// The options of the games of a match.
#[derive(Args, Clone, Copy, Debug)]
pub struct MatchOptions {
    #[arg(long, value_name = "SIZE", default_value_t, help = board_help())]
    pub board: BoardSize,
    /// Number of games, from 1 to 1000000; the players take turns at moving first
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = number::<u32>(1..=1_000_000))]
    pub games: u32,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(0..))]
    pub seed: u64,
    /// Time limit for each placement in seconds, such as 0.5 [default: that of the level]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<Duration>,
    /// Number of threads on which a level thinks, from 1 to 1024
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads())]
    pub threads: NonZero<usize>,
}

/// The results of some games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// The games that A won and lost.
    pub score: Score,
    /// Longest time of each contestant for a placement.
    pub longest: [Duration; 2],
    /// Number of games that a program lost because it failed.
    pub failures: u32,
}

/// The result of one game.
struct Finished {
    /// The winner: 0 for A, 1 for B.
    winner: usize,
    /// Longest time of each contestant for a placement.
    longest: [Duration; 2],
    /// The failure of the loser, if it lost by that.
    failure: Option<ChooseError>,
}

impl Contest {
    /// Returns the number of games that can be played at a time on `cores` cores without disturbing
    /// each other's clocks, at least one: only one if another program takes part, since it may use
    /// any number of cores.
    pub fn jobs(&self, cores: NonZero<usize>) -> NonZero<usize> {
        if self.players.iter().any(|player| matches!(player, Contestant::Gtp { .. })) {
            return NonZero::<usize>::MIN;
        }
        NonZero::new(cores.get() / self.options.threads).unwrap_or(NonZero::<usize>::MIN)
    }

    /// Returns the memory in bytes that the players need when `jobs` games are played at a time.
    pub fn memory(&self, jobs: NonZero<usize>) -> u64 {
        let thinks = |it: &&Contestant| !matches!(it, Contestant::OnePly | Contestant::Gtp { .. });
        let players = self.players.iter().filter(thinks).count() as u64;
        players * PLAYER_MEMORY as u64 * jobs.get().min(self.options.games as usize) as u64
    }

    /// Plays the games, `jobs` at a time, until all are played, the match is stopped, or a program
    /// can't start a game. A stopped game does not count. Returns the results of the games that
    /// were finished, and why a program could not start one.
    pub fn play(
        &self,
        jobs: NonZero<usize>,
        stop: &Control,
        bar: &ProgressBar,
    ) -> (Tally, io::Result<()>) {
        let next = AtomicU32::new(0);
        let results = Mutex::new((Tally::default(), Ok(())));
        on_threads(jobs.get().min(self.options.games as usize), |_| {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.options.games || stop.is_stopped() {
                    break;
                }
                let result = self.play_game(index, stop);
                let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                let (tally, error) = &mut *results;
                match result {
                    Ok(finished) => self.count(index, finished, tally, bar),
                    Err(_) if stop.is_stopped() => break,
                    Err(reason) => {
                        *error = Err(io::Error::other(reason));
                        next.store(self.options.games, Ordering::Relaxed);
                    }
                }
            }
        });
        results.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a finished game to the tally, and shows it.
    fn count(&self, index: u32, finished: Finished, tally: &mut Tally, bar: &ProgressBar) {
        let Finished { winner, longest, failure } = finished;
        tally.score.add_game(winner == 0);
        for (longest, time) in tally.longest.iter_mut().zip(longest) {
            *longest = time.max(*longest);
        }
        if let Some(error) = failure {
            tally.failures += 1;
            let loser = &self.players[1 - winner];
            let game = format!("game {}", index + 1);
            bar.suspend(|| complain(&game, format!("{loser} loses: {error}")));
        }
        bar.inc(1);
        bar.set_message(format!("{} : {}", tally.score.won, tally.score.lost));
    }

    /// Plays one game. All its random choices follow from the seed of the match and the index of
    /// the game.
    ///
    /// # Errors
    /// Says which program can't start the game and why, or that the game was stopped.
    fn play_game(&self, index: u32, stop: &Control) -> Result<Finished, String> {
        let first = index as usize % 2;
        let mut seeds = fastrand::Rng::with_seed(self.options.seed);
        let mut seeds = fastrand::Rng::with_seed(seeds.u64(..).wrapping_add(index.into()));
        let MatchOptions { board, threads, time, .. } = self.options;
        let limits = || Limits::new().time(time).control(stop);
        let mut seat = |player: usize| {
            let side = if player == first { Side::First } else { Side::Second };
            let seed = seeds.u64(..);
            let context = SeatContext { board, side, seed, threads, time };
            let contestant = &self.players[player];
            let named = |error| format!("game {}: {contestant}: {error}", index + 1);
            contestant.seat(context, &limits()).map_err(named)
        };
        let mut players = [seat(0)?, seat(1)?];
        let mut game = Game::new(Board::new(self.options.board));
        let mut longest = [Duration::ZERO; 2];
        let mut to_move = first;
        let lost =
            |loser: usize, longest, failure| Finished { winner: 1 - loser, longest, failure };
        while game.result().is_none() {
            let begun = Instant::now();
            let choice = players[to_move].choose(game.position(), &limits());
            longest[to_move] = begun.elapsed().max(longest[to_move]);
            if stop.is_stopped() {
                return Err("the match was stopped".to_owned());
            }
            let placement = match choice {
                Ok(placement) => placement,
                Err(ChooseError::Resignation) => return Ok(lost(to_move, longest, None)),
                Err(error) => return Ok(lost(to_move, longest, Some(error))),
            };
            let other = 1 - to_move;
            game.execute(Turn::Placement(placement)).expect("players choose what can be placed");
            if game.result().is_none()
                && let Err(error) = players[other].opponent_placed(placement, &limits())
            {
                return Ok(lost(other, longest, Some(error)));
            }
            to_move = other;
        }
        // The player to move at the end has won.
        Ok(lost(1 - to_move, longest, None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(players: [&str; 2], games: u32, seed: u64) -> Contest {
        let players = players.map(|name| name.parse().unwrap());
        let (board, threads) = (BoardSize::default(), NonZero::<usize>::MIN);
        Contest { players, options: MatchOptions { board, games, seed, time: None, threads } }
    }

    fn play(contest: &Contest, jobs: usize) -> Score {
        let jobs = NonZero::new(jobs).unwrap();
        contest.play(jobs, &Control::default(), &ProgressBar::hidden()).0.score
    }

    #[test]
    fn the_same_seed_gives_the_same_games_however_many_are_played_at_a_time() {
        let winners = |seed| {
            let contest = contest(["one-ply", "0"], 20, seed);
            let winner = |index| contest.play_game(index, &Control::default()).ok().unwrap().winner;
            let alone: Vec<usize> = (0..20).map(winner).collect();
            let won = alone.iter().filter(|&&winner| winner == 0).count() as u32;
            for jobs in [1, 3] {
                assert_eq!(play(&contest, jobs), Score { won, lost: 20 - won });
            }
            alone
        };
        assert_eq!(winners(5), winners(5));
        assert_ne!(winners(5), winners(6));
    }

    #[test]
    fn the_one_ply_player_beats_level_0() {
        let score = play(&contest(["one-ply", "0"], 300, 1), 1);
        assert!(score.won > score.lost, "{score:?}");
    }

    #[test]
    fn a_stopped_match_counts_only_finished_games() {
        let stop = Control::default();
        stop.stop();
        let contest = contest(["0", "0"], 10, 1);
        let tally = contest.play(NonZero::<usize>::MIN, &stop, &ProgressBar::hidden()).0;
        assert_eq!(tally, Tally::default());
    }

    #[test]
    fn games_do_not_share_cores() {
        let jobs = |players, threads| {
            let mut contest = contest(players, 1, 1);
            contest.options.threads = NonZero::new(threads).unwrap();
            contest.jobs(NonZero::new(4).unwrap()).get()
        };
        assert_eq!(jobs(["1", "2"], 1), 4);
        assert_eq!(jobs(["10", "2"], 2), 2);
        assert_eq!(jobs(["10", "2"], 8), 1);
        assert_eq!(jobs(["10", "gtp:x"], 1), 1);
    }
}
