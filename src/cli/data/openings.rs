//! `data openings`: the repertoire of the strongest level, from short games against itself.
//!
//! Placements are compared by knock-out: all play the same number of games, then the better half
//! plays twice as many, and so on. The last ones begin anew, since those that remained had luck as
//! well; these games alone give the weights.

use std::num::NonZero;
use std::time::Duration;

use clap::Args;

use crate::ai::{
    Level, LevelPlayer, Limits, Placement, Player, Position, images_of, map_on_threads,
    placements_by_symmetry,
};
use crate::cli::shared::{Failure, cores, seconds, threads, write_line};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Time for each placement; fractions are allowed
    #[arg(long, value_name = "SECONDS", default_value = "0.05", value_parser = seconds)]
    time: Duration,
    /// Number of games at a time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = threads)]
    jobs: Option<NonZero<usize>>,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Number of first placements.
const OPENINGS: usize = 10;
/// Another first placement to which replies are compared.
const AFTER: &str = "e5,f5,e6,f6";
/// Number of replies to each first placement.
const REPLIES: usize = 8;
/// Number of replies that are compared, beside those that mirror.
const CANDIDATES: usize = 32;
/// Games of each placement in the first round.
const FIRST_GAMES: u32 = 4;
/// Games of each placement in the last round.
const LAST_GAMES: u32 = 100;

/// A placement and the results of its games.
#[derive(Clone, Copy)]
struct Candidate {
    placement: Placement,
    /// Number of games played after it.
    games: u32,
    /// Number of these that the player who made it won.
    wins: u32,
}

impl Candidate {
    /// Returns the share of won games, 0 to 1.
    fn score(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.games.max(1))
    }
}

/// Difference of the score that divides the weight by e. Games of one opening resemble each other,
/// so that they say less than as many others would.
const SOFTNESS: f64 = 0.25;
/// Least weight in the repertoire; placements of less are left out.
const MIN_WEIGHT: f64 = 10.0;
/// Weight of the best placement.
const MAX_WEIGHT: f64 = 100.0;

/// Memory of the player in bytes. Short games need little.
const MEMORY: usize = 32 << 20;

/// The comment at the top of the file.
const HEAD: &str = "\
// Openings of the strongest level on 10x10, made by `nim-tetris data openings`.
//
// after: what was placed on the empty board; None: nothing yet. A line serves for all images of
// that placement under the symmetries of the board, and each choice is turned with it. choices:
// placements with their weights. A weight is 100 for the best score, and falls by a factor e where
// the score is 25 points less. What would weigh less than 10 is left out.
//
// The games behind a weight were played by the level against itself.";

/// Compares openings, and writes the file.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut games = Games { rng: fastrand::Rng::with_seed(arguments.seed), arguments };
    let seconds = games.arguments.time.as_secs_f64();
    write_line(&format!("{HEAD} They had {seconds} seconds for a placement."))?;
    write_line("(\n    lines: [")?;
    let all = placements_by_symmetry(Position::START).iter().map(|group| group[0]).collect();
    let first = games.knock_out(Position::START, all, OPENINGS);
    write_choices(None, &first)?;
    let mut answered: Vec<Placement> = first.iter().map(|it| it.placement).collect();
    let after = AFTER.parse().expect("it is a placement");
    if !answered.iter().any(|it| images_of(Position::START, *it).contains(&after)) {
        answered.push(after);
    }
    for placement in answered {
        let position = Position::START.after(placement);
        let mut all = placements_by_symmetry(position);
        games.rng.shuffle(&mut all);
        let images = images_of(Position::START, placement);
        let is_image = |it: &Placement| images.contains(it);
        let (mirroring, others): (Vec<_>, Vec<_>) =
            all.into_iter().map(|group| group[0]).partition(is_image);
        let tried = mirroring.into_iter().chain(others.into_iter().take(CANDIDATES));
        let best = games.knock_out(position, tried.collect(), REPLIES);
        write_choices(Some(placement), &best)?;
    }
    Ok(write_line("    ],\n)")?)
}

/// Writes the choices after a first placement, or on the empty board.
fn write_choices(after: Option<Placement>, candidates: &[Candidate]) -> Result<(), Failure> {
    let after = after.map_or("None".to_owned(), |after| format!("Some(\"{after}\")"));
    write_line(&format!("        (after: {after}, choices: ["))?;
    let best = candidates.iter().map(Candidate::score).fold(0.0, f64::max);
    for candidate in candidates {
        let weight = MAX_WEIGHT * ((candidate.score() - best) / SOFTNESS).exp();
        let Candidate { placement, games, wins } = candidate;
        if weight >= MIN_WEIGHT {
            let choice = format!("(\"{placement}\", {weight:.0}), // {wins} of {games} games");
            write_line(&format!("            {choice}"))?;
        }
    }
    Ok(write_line("        ]),")?)
}

/// The games that compare placements.
struct Games {
    /// The arguments of the command.
    arguments: Arguments,
    /// Source of all random choices.
    rng: fastrand::Rng,
}

impl Games {
    /// Finds the best `keep` of these placements in a position by knock-out, the best first.
    fn knock_out(
        &mut self,
        position: Position,
        all: Vec<Placement>,
        keep: usize,
    ) -> Vec<Candidate> {
        let fresh = |placement| Candidate { placement, games: 0, wins: 0 };
        let mut candidates: Vec<Candidate> = all.into_iter().map(fresh).collect();
        let mut games = FIRST_GAMES;
        while candidates.len() > keep {
            self.play(position, &mut candidates, games);
            candidates.truncate(keep.max(candidates.len().div_ceil(2)));
            games *= 2;
        }
        candidates.iter_mut().for_each(|it| *it = fresh(it.placement));
        self.play(position, &mut candidates, LAST_GAMES);
        candidates
    }

    /// Plays `games` games after each placement, and sorts the placements by their scores.
    fn play(&mut self, position: Position, candidates: &mut [Candidate], games: u32) {
        let seeded: Vec<(usize, u64)> = (0..candidates.len())
            .flat_map(|candidate| (0..games).map(move |_| candidate))
            .map(|candidate| (candidate, self.rng.u64(..)))
            .collect();
        let time = self.arguments.time;
        let won = map_on_threads(self.arguments.jobs.unwrap_or_else(cores), seeded, |(i, seed)| {
            (i, !mover_wins(position.after(candidates[i].placement), time, seed))
        });
        for (i, won) in won {
            candidates[i].games += 1;
            candidates[i].wins += u32::from(won);
        }
        candidates.sort_by(|a, b| b.score().total_cmp(&a.score()));
    }
}

/// Plays one game to its end, and returns whether the player to move wins.
fn mover_wins(mut position: Position, time: Duration, seed: u64) -> bool {
    let mut player = LevelPlayer::new(Level::MAX, seed).with_memory(MEMORY);
    let limits = Limits::new().time(time);
    let mut is_to_move = true;
    while let Ok(placement) = player.choose(position, &limits) {
        position = position.after(placement);
        is_to_move = !is_to_move;
    }
    is_to_move
}
