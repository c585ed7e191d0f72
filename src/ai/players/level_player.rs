//! Built-in opponents: a level chooses a placement.
//!
//! What a level sees and how it chooses is in its [`LevelData`]: the status of what lies within its depth, the outcome of what lies within its sight;
//! all else is unknown to it.

use std::num::NonZero;
use std::time::{Duration, Instant};

use super::level::Level;
use super::{choice, look_ahead};
use crate::ai::analysis::{Status, Turn, chance_of_loss, resist};
use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Control;
use crate::ai::solver::Solver;

/// Memory of an opponent's solver in bytes.
const SOLVER_MEMORY: usize = 256 << 20;

/// Usable cells beyond which placements are not looked at one by one: each may take long.
const GLIMPSED: usize = 60;

/// A built-in opponent. It keeps what it has learnt from turn to turn.
pub struct Opponent {
    level: Level,
    limit: Duration,
    threads: NonZero<usize>,
    rng: fastrand::Rng,
    /// Made when it is needed first.
    solver: Option<Solver>,
}

impl Opponent {
    /// Returns an opponent that thinks on one thread, for as long as its level does. Random choices follow from `seed`.
    pub fn new(level: Level, seed: u64) -> Opponent {
        let limit = level.data().limit();
        let rng = fastrand::Rng::with_seed(seed);
        Opponent { level, limit, threads: NonZero::<usize>::MIN, rng, solver: None }
    }

    /// Sets the longest time for a placement.
    pub fn set_limit(&mut self, limit: Duration) {
        self.limit = limit;
    }

    /// Sets the number of threads to think on. What was learnt on another number of threads is forgotten.
    pub fn set_threads(&mut self, threads: NonZero<usize>) {
        if self.threads != threads {
            self.threads = threads;
            self.solver = None;
        }
    }

    /// Returns the opponent's level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Returns the longest time for a placement.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// Chooses a placement, or returns `None` where nothing fits.
    ///
    /// When the control is stopped it answers at once with the best that it has found so far.
    pub fn choose(&mut self, position: Position, control: &Control) -> Option<Placement> {
        // A time too long to be added is no limit; a day is none either.
        let now = Instant::now();
        let deadline = now.checked_add(self.limit).unwrap_or(now + Duration::from_secs(86_400));
        let turn = Turn { position, deadline, control };
        let mut placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        self.rng.shuffle(&mut placements);
        if placements.len() < 2 {
            return placements.pop();
        }
        let data = self.level.data();
        if position.usable().len() <= data.sight {
            return self.solve(turn, &placements);
        }
        self.glimpse(turn, &mut placements).or_else(|| self.judge(turn, &placements))
    }

    /// Thinks about a position in which the other player is to move, until it knows all that it can use or the control is stopped.
    ///
    /// What is learnt serves the next [`choose`](Opponent::choose).
    pub fn ponder(&mut self, position: Position, control: &Control) {
        if position.usable().len() > self.level.data().sight {
            return;
        }
        let solver = self.solver();
        if solver.solve(position, None, control).outcome.is_ok() {
            // Interrupted or not: what is proven stays in the solver's memory.
            let _ = solver.analyze(position, None, control, |_, _| {});
        }
    }

    fn solver(&mut self) -> &mut Solver {
        self.solver.get_or_insert_with(|| Solver::with_threads(SOLVER_MEMORY, self.threads))
    }

    /// Takes a quick win that lies within the depth, else a winning placement if the solver finds one, resists if there is none, and avoids known losses in doubt.
    fn solve(&mut self, turn: Turn, placements: &[Placement]) -> Option<Placement> {
        let seen = look_ahead::statuses(turn, placements, self.level.data().depth);
        let best = std::iter::zip(seen, placements).filter_map(|(s, p)| Some((s?, p)));
        if let Some((status, &placement)) = best.rev().max_by_key(|&(status, _)| status)
            && status.outcome() == Outcome::Win
        {
            return Some(placement);
        }
        let solution = self.solver().solve(turn.position, Some(turn.time()), turn.control);
        match solution.outcome {
            Ok(Outcome::Win) => solution.placement,
            Ok(Outcome::Loss) => {
                let kept = resist(self.solver(), turn, placements).map(|(placement, _)| placement);
                kept.or(placements.first().copied())
            }
            Err(_) => {
                let solver = self.solver();
                let mut open = placements.to_vec();
                open.retain(|&p| solver.known(turn.position.after(p)) != Some(Outcome::Win));
                self.judge(turn, if open.is_empty() { placements } else { &open })
            }
        }
    }

    /// Among placements that lead within the sight takes one that wins, and leaves out those that lose.
    fn glimpse(&mut self, turn: Turn, placements: &mut Vec<Placement>) -> Option<Placement> {
        let sight = self.level.data().sight.min(GLIMPSED);
        let within = |placement: &&Placement| {
            (1..=sight).contains(&turn.position.after(**placement).usable().len())
        };
        let mut lost = Vec::new();
        for &placement in placements.iter().filter(within) {
            let after = turn.position.after(placement);
            match self.solver().solve(after, Some(turn.time()), turn.control).outcome {
                Ok(Outcome::Loss) => return Some(placement),
                Ok(Outcome::Win) => lost.push(placement),
                Err(_) => break,
            }
        }
        if lost.len() < placements.len() {
            placements.retain(|placement| !lost.contains(placement));
        }
        None
    }

    /// Chooses by what is seen within the depth, and by judgement where nothing is.
    fn judge(&mut self, turn: Turn, placements: &[Placement]) -> Option<Placement> {
        let data = self.level.data();
        let mut placements = placements.to_vec();
        let mut seen = look_ahead::statuses(turn, &placements, data.depth);
        // Nobody who looks at all ends the game without need.
        let ends = |status: Option<Status>| status.is_some_and(|status| status.plies() == 1);
        if data.grasp > 0.0 && seen.iter().any(|&status| !ends(status)) {
            let mut statuses = seen.iter();
            placements.retain(|_| !statuses.next().is_some_and(|&status| ends(status)));
            seen.retain(|&status| !ends(status));
        }
        if data.judges && seen.iter().all(Option::is_none) {
            let chances: Vec<f64> = placements
                .iter()
                .map(|&p| f64::from(chance_of_loss(turn.position.after(p))))
                .collect();
            return choice::choose(&chances, data.temperature, &mut self.rng)
                .map(|i| placements[i]);
        }
        let worths: Vec<f64> =
            seen.iter().map(|&status| data.grasp * choice::worth(status)).collect();
        let chosen = choice::choose(&worths, data.temperature, &mut self.rng)?;
        if !data.aggressive {
            return Some(placements[chosen]);
        }
        let equal: Vec<Placement> = (0..placements.len())
            .filter(|&i| seen[i] == seen[chosen])
            .map(|i| placements[i])
            .collect();
        look_ahead::most_aggressive(turn, &equal, data.depth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Bitboard;

    fn choose(level: u8, position: Position, seed: u64) -> Option<Placement> {
        Opponent::new(Level::new(level).unwrap(), seed).choose(position, &Control::default())
    }

    #[test]
    fn every_level_answers_on_every_kind_of_board() {
        let boards = [
            Bitboard::EMPTY,
            Bitboard::rectangle(3, 1),
            Bitboard::rectangle(4, 1),
            Bitboard::rectangle(5, 5),
            Bitboard::FULL,
        ];
        for level in Level::all() {
            for free in boards {
                let position = Position::new(free);
                let chosen = choose(level.number(), position, 8);
                assert_eq!(chosen.is_none(), position.is_over());
                assert!(chosen.is_none_or(|placement| position.allows(placement)));
            }
        }
    }

    /// In a corridor of eight, the two outer and the middle place leave four cells; others end the game.
    #[test]
    fn level_one_never_ends_the_game_where_it_needs_not() {
        let position = Position::new(Bitboard::rectangle(8, 1));
        for seed in 0..50 {
            let placement = choose(1, position, seed).unwrap();
            assert!(!position.after(placement).is_over());
        }
        let ends =
            (0..50).filter(|&seed| position.after(choose(0, position, seed).unwrap()).is_over());
        assert!(ends.count() > 10);
    }

    #[test]
    fn level_ten_leaves_a_lost_position_where_it_can() {
        let mut solver = Solver::new(1 << 24);
        for (columns, rows) in [(5, 4), (5, 6), (7, 4)] {
            let position = Position::new(Bitboard::rectangle(columns, rows));
            let after = position.after(choose(10, position, 9).unwrap());
            let outcome = solver.solve(after, None, &Control::default()).outcome;
            assert_eq!(outcome, Ok(Outcome::Loss));
        }
    }

    #[test]
    fn without_any_time_there_is_an_answer_all_the_same() {
        for free in [Bitboard::FULL, Bitboard::rectangle(9, 8), Bitboard::rectangle(7, 7)] {
            let position = Position::new(free);
            for level in Level::all() {
                let mut opponent = Opponent::new(level, 11);
                opponent.set_limit(Duration::ZERO);
                let chosen = opponent.choose(position, &Control::default());
                assert!(chosen.is_some_and(|placement| position.allows(placement)), "{level:?}");
            }
        }
    }

    #[test]
    fn what_was_learnt_by_pondering_needs_no_time_afterwards() {
        let position = Position::new(Bitboard::rectangle(8, 5));
        let mut opponent = Opponent::new(Level::MAX, 12);
        opponent.ponder(position, &Control::default());
        opponent.set_limit(Duration::ZERO);
        let mut solver = Solver::new(1 << 24);
        let mut outcome = |position| solver.solve(position, None, &Control::default()).outcome;
        for reply in Placement::all_on(position.free()).step_by(7) {
            let after = position.after(reply);
            if outcome(after) == Ok(Outcome::Win) {
                let chosen = opponent.choose(after, &Control::default()).unwrap();
                assert_eq!(outcome(after.after(chosen)), Ok(Outcome::Loss), "{reply}");
            }
        }
    }

    #[test]
    fn a_stopped_search_is_answered_with_what_there_is() {
        let control = Control::default();
        control.stop();
        for level in Level::all() {
            let chosen = Opponent::new(level, 13).choose(Position::START, &control);
            assert!(chosen.is_some(), "{level:?}");
        }
    }

    #[test]
    fn the_strongest_level_opens_in_the_middle() {
        let chosen = choose(10, Position::START, 14).map(|placement| placement.to_string());
        assert_eq!(chosen.as_deref(), Some("e5,f5,e6,f6"));
    }

    #[test]
    fn the_same_seed_gives_the_same_choice() {
        for level in [0, 3] {
            assert_eq!(choose(level, Position::START, 10), choose(level, Position::START, 10));
        }
    }
}
