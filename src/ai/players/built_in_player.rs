//! The built-in opponents as players.
//!
//! What an opponent sees and how it chooses is its [`Skill`]: the distance to the end where that
//! is within its depth, and the outcome of positions within its horizon. All else is unknown to it.
//! A turn goes like this:
//!
//! * within the horizon, it takes a win and resists a loss (`solve`); if it judges, it knows a win
//!   that a long proof has found, and tries placements if it finds no outcome in time ([`trial`]);
//! * beyond, it solves the positions within the horizon that a placement leads to (`probe`), and
//!   chooses among the others by what it sees within its depth, by the opening repertoire
//!   ([`repertoire`]), by judgement, or by its style (`evaluate`).

mod repertoire;
#[cfg(test)]
mod tests;
mod trial;

use std::iter::zip;
use std::num::NonZero;

use self::repertoire::REPERTOIRE;
use self::trial::{Trial, time_share};
use super::choice::{choose, worth};
use super::level::Level;
use super::look_ahead::{distances, most_aggressive};
use super::opponent::Opponent;
use super::player::{ChooseError, Player};
use super::skill::Skill;
use super::style::{Style, Stylist};
use crate::ai::analysis::{Distance, proven_win, resist};
use crate::ai::area::images_of;
use crate::ai::board::{BoardSize, Outcome, Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::{Answer, PlayerTurn, Solver};

/// Memory of a built-in player's solver in bytes: 256 MiB.
pub const PLAYER_MEMORY: usize = 256 << 20;

/// Largest position after a placement, in usable cells, that is solved from beyond the horizon:
/// each may take long.
const MAX_PROBED: usize = 60;

/// Where all placements lose, a placement may leave up to this many times the winning replies of
/// the best, so that games differ.
const TOLERANCE: usize = 2;

/// A player for a built-in opponent: a level, one between two levels, or a named player with its
/// style.
///
/// What it has found out stays from turn to turn. Without a limit of time it takes at most the time
/// of its skill.
///
/// ```
/// use nim_tetris::ai::{Level, BuiltInPlayer, Limits, Player, Position};
///
/// let mut player = BuiltInPlayer::new(Level::new(3).unwrap(), 42);
/// let placement = player.choose(Position::START, &Limits::new())?;
/// assert!(Position::START.allows(placement));
/// # Ok::<(), nim_tetris::ai::ChooseError>(())
/// ```
pub struct BuiltInPlayer {
    /// The skill in this turn.
    skill: &'static Skill,
    /// The two skills, one of which is drawn at each turn.
    skills: [&'static Skill; 2],
    /// Share of turns with the second skill, 0 to 1.
    share: f64,
    /// The size of the boards, on which a skill depends.
    board: BoardSize,
    /// Chooses among placements that look equally good; `None` for a player without a style.
    stylist: Option<Stylist>,
    /// Memory of the solver in bytes.
    memory: usize,
    /// Number of threads of the solver.
    threads: NonZero<usize>,
    /// Source of all random choices.
    rng: fastrand::Rng,
    /// The solver, made when it is first needed.
    solver: Option<Solver>,
    turn: PlayerTurn,
}

impl BuiltInPlayer {
    /// Returns a player for the 10x10 board that thinks on one thread. Its random choices follow
    /// from `seed`.
    pub fn new(level: Level, seed: u64) -> BuiltInPlayer {
        BuiltInPlayer::for_opponent(Opponent::Level(level), BoardSize::default(), seed)
    }

    /// Returns a player for an opponent on boards of this size.
    pub fn for_opponent(opponent: Opponent, board: BoardSize, seed: u64) -> BuiltInPlayer {
        let (skills, share) = opponent.skills(board);
        BuiltInPlayer {
            skill: skills[0],
            skills,
            share,
            board,
            stylist: skills[0].style.map(|style| Stylist::new(style, board)),
            memory: PLAYER_MEMORY,
            threads: NonZero::<usize>::MIN,
            rng: fastrand::Rng::with_seed(seed),
            solver: None,
            turn: PlayerTurn { position: Position::START, is_pondering: false },
        }
    }

    /// Sets the memory of the solver in bytes. What it has found out is forgotten.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> BuiltInPlayer {
        BuiltInPlayer { memory, solver: None, ..self }
    }

    /// Sets the style on boards of this size.
    #[must_use]
    pub(crate) fn in_style(self, style: Style, board: BoardSize) -> BuiltInPlayer {
        BuiltInPlayer { stylist: Some(Stylist::new(style, board)), ..self }
    }

    /// Returns the solver, set up for the latest turn.
    fn solver(&mut self) -> &mut Solver {
        let (memory, threads) = (self.memory, self.threads);
        let solver = self.solver.get_or_insert_with(|| Solver::with_threads(memory, threads));
        solver.begin_turn(self.turn);
        solver
    }

    /// Sets up a trial of placements in a position.
    fn trial<'a>(&'a mut self, position: Position, limits: &'a Limits) -> Trial<'a> {
        let rng = self.rng.fork();
        Trial { solver: self.solver(), position, limits, rng }
    }

    /// Chooses within the horizon: a quick win within the depth, else a placement that the solver
    /// proves to win. In a lost position it resists.
    ///
    /// Where the solver finds no answer in time, a player that judges tries placements; another one
    /// avoids those that are known to lose.
    fn solve(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &[Placement],
    ) -> Option<Placement> {
        let seen = distances(position, limits, placements, self.skill.depth.get(self.board));
        let best = zip(&seen, placements).filter_map(|(distance, p)| Some(((*distance)?, p)));
        if let Some((distance, &placement)) = best.rev().max_by_key(|&(distance, _)| distance)
            && distance.outcome() == Outcome::Win
        {
            return Some(placement);
        }
        if self.skill.judges {
            let trial = || self.trial(position, &time_share(position, limits)).search(placements);
            let found = proven_win(position).or_else(trial);
            return found.or_else(|| self.resist(position, limits, placements));
        }
        match self.solver().solve_with(position, limits).answer {
            Answer::Win(found) => Some(self.trial(position, limits).any_win(found, placements)),
            Answer::Over => None,
            Answer::Loss => self.resist(position, limits, placements),
            Answer::Unknown(_) => {
                let solver = self.solver();
                let all = zip(placements.iter().copied(), seen);
                let (open, lost): (Vec<_>, Vec<_>) = all.partition(|&(placement, _)| {
                    solver.known_outcome(position.after(placement)) != Some(Outcome::Win)
                });
                self.evaluate(position, limits, if open.is_empty() { lost } else { open })
            }
        }
    }

    /// Chooses a placement of a lost position that leaves few winning replies.
    fn resist(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &[Placement],
    ) -> Option<Placement> {
        resist(self.solver(), position, limits, placements, TOLERANCE).map(|it| it.placement)
    }

    /// Solves the positions within the horizon that a placement leads to. Returns a placement that
    /// wins, and removes those that lose from the list, as long as others are left.
    fn probe(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &mut Vec<Placement>,
    ) -> Option<Placement> {
        let largest = self.skill.horizon.get(self.board).min(MAX_PROBED);
        let within = |placement: &&Placement| {
            (1..=largest).contains(&position.after(**placement).usable().len())
        };
        let mut lost = Vec::new();
        for &placement in placements.iter().filter(within) {
            match self.solver().solve_with(position.after(placement), limits).answer {
                Answer::Loss => return Some(placement),
                Answer::Win(_) | Answer::Over => lost.push(placement),
                Answer::Unknown(_) => break,
            }
        }
        if lost.len() < placements.len() {
            placements.retain(|placement| !lost.contains(placement));
        }
        None
    }

    /// Chooses among placements by the distance to the end that is seen after each; where none is
    /// seen, by the repertoire and judgement, or by style.
    fn evaluate(
        &mut self,
        position: Position,
        limits: &Limits,
        mut placements: Vec<(Placement, Option<Distance>)>,
    ) -> Option<Placement> {
        let skill = self.skill;
        // A player that knows that the last placement loses never ends the game needlessly.
        let ends = |(_, distance): &(Placement, Option<Distance>)| {
            distance.is_some_and(|distance| distance.plies() == 1)
        };
        if skill.outcome_weight > 0.0 && !placements.iter().all(ends) {
            placements.retain(|placement| !ends(placement));
        }
        let (placements, seen): (Vec<Placement>, Vec<Option<Distance>>) =
            placements.into_iter().unzip();
        if skill.judges && seen.iter().all(Option::is_none) {
            let opening = REPERTOIRE.choose(position, &mut self.rng);
            return opening.or_else(|| self.trial(position, limits).judge(&placements));
        }
        let worths: Vec<f64> =
            seen.iter().map(|&distance| skill.outcome_weight * worth(distance)).collect();
        let chosen = choose(&worths, skill.temperature, &mut self.rng)?;
        let equal = || -> Vec<Placement> {
            let equal = (0..placements.len()).filter(|&i| seen[i] == seen[chosen]);
            equal.map(|i| placements[i]).collect()
        };
        if seen[chosen].is_none()
            && let Some(stylist) = self.stylist.as_ref()
        {
            return stylist.choose(position, &equal(), &mut self.rng);
        }
        if !skill.aggressive {
            return Some(placements[chosen]);
        }
        most_aggressive(position, limits, &equal(), skill.depth.get(self.board))
    }
}

impl Player for BuiltInPlayer {
    fn choose(&mut self, position: Position, limits: &Limits) -> Result<Placement, ChooseError> {
        self.turn = PlayerTurn { position, is_pondering: false };
        if self.share > 0.0 {
            self.skill = self.skills[usize::from(self.rng.f64() < self.share)];
        }
        let limits = limits.or_time(self.skill.time());
        if let Some(stylist) = &mut self.stylist {
            stylist.observe(position);
        }
        let mut placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        self.rng.shuffle(&mut placements);
        let chosen = if placements.len() < 2 {
            placements.pop()
        } else if position.usable().len() <= self.skill.horizon.get(self.board) {
            self.solve(position, &limits, &placements)
        } else {
            self.probe(position, &limits, &mut placements).or_else(|| {
                let seen =
                    distances(position, &limits, &placements, self.skill.depth.get(self.board));
                self.evaluate(position, &limits, zip(placements, seen).collect())
            })
        };
        let mut chosen = chosen.ok_or(ChooseError::GameOver)?;
        match &mut self.stylist {
            Some(stylist) => stylist.remember(position.after(chosen)),
            // Whatever was found of a placement holds for its images.
            None if self.skill.judges
                || position.usable().len() <= self.skill.horizon.get(self.board) =>
            {
                chosen = self.rng.choice(images_of(position, chosen)).unwrap_or(chosen);
            }
            None => {}
        }
        Ok(chosen)
    }

    /// Solves a position within the horizon and, once that is solved, the replies to it, so that
    /// the next choice has their outcomes.
    fn ponder(&mut self, position: Position, limits: &Limits) {
        if position.usable().len() > self.skill.horizon.get(self.board) {
            return;
        }
        self.turn = PlayerTurn { position, is_pondering: true };
        let solver = self.solver();
        if solver.solve_with(position, limits).answer.outcome().is_some() {
            // Interrupted or not, what is proven stays in the solver's memory.
            let _ = solver.analyze(position, limits, |_, _| {});
        }
    }

    /// Sets the number of threads. If it changes, what was found out is forgotten.
    fn set_threads(&mut self, threads: NonZero<usize>) {
        if self.threads != threads {
            self.threads = threads;
            self.solver = None;
        }
    }
}
