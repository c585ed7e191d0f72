//! The built-in levels as players.
//!
//! What a level sees and how it chooses is in its [`LevelData`](super::level::LevelData): the distance to the end where that lies
//! within its depth, the outcome of positions within its horizon. All else is unknown to it.

use std::iter::zip;
use std::num::NonZero;

use super::choice::{choose, worth};
use super::level::Level;
use super::look_ahead::{distances, most_aggressive};
use super::player::{NoPlacement, Player};
use crate::ai::analysis::{Distance, chance_of_loss, resist};
use crate::ai::board::{BoardSize, Outcome, Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::{Answer, Solver};

/// Memory of a level's solver in bytes.
pub const LEVEL_MEMORY: usize = 256 << 20;

/// Largest position after a placement, in usable cells, that is solved beyond the horizon: each may take long.
const MAX_PROBED: usize = 60;

/// A player of one of the built-in levels. It keeps what it has learnt from turn to turn.
///
/// Without a time limit it thinks for as long as its level does.
///
/// ```
/// use nim_tetris::ai::{Level, LevelPlayer, Limits, Player, Position};
///
/// let mut player = LevelPlayer::new(Level::new(3).unwrap(), 42);
/// let placement = player.choose(Position::START, &Limits::new())?;
/// assert!(Position::START.allows(placement));
/// # Ok::<(), nim_tetris::ai::NoPlacement>(())
/// ```
pub struct LevelPlayer {
    level: Level,
    board: BoardSize,
    threads: NonZero<usize>,
    rng: fastrand::Rng,
    /// Made when it is needed first.
    solver: Option<Solver>,
}

impl LevelPlayer {
    /// Returns a player for the board of 10x10 that thinks on one thread. Its random choices follow from `seed`.
    pub fn new(level: Level, seed: u64) -> LevelPlayer {
        LevelPlayer::on_board(BoardSize::default(), level, seed)
    }

    /// Returns a player for boards of this size: what a level sees of them differs.
    pub fn on_board(board: BoardSize, level: Level, seed: u64) -> LevelPlayer {
        let rng = fastrand::Rng::with_seed(seed);
        LevelPlayer { level, board, threads: NonZero::<usize>::MIN, rng, solver: None }
    }

    /// Returns the player's level.
    pub fn level(&self) -> Level {
        self.level
    }

    fn depth(&self) -> u8 {
        self.level.data().depth(self.board)
    }

    fn horizon(&self) -> usize {
        self.level.data().horizon(self.board)
    }

    fn solver(&mut self) -> &mut Solver {
        self.solver.get_or_insert_with(|| Solver::with_threads(LEVEL_MEMORY, self.threads))
    }

    /// Takes a quick win that lies within the depth, else a winning placement if the solver finds one. Resists where there is
    /// none, and avoids known losses where the solver finds no answer.
    fn solve(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &[Placement],
    ) -> Option<Placement> {
        let seen = distances(position, limits, placements, self.depth());
        let best = zip(seen, placements).filter_map(|(distance, p)| Some((distance?, p)));
        if let Some((distance, &placement)) = best.rev().max_by_key(|&(distance, _)| distance)
            && distance.outcome() == Outcome::Win
        {
            return Some(placement);
        }
        match self.solver().solve_with(position, limits).answer {
            Answer::Win(placement) => Some(placement),
            Answer::Over => None,
            Answer::Loss => {
                let kept = resist(self.solver(), position, limits, placements);
                kept.map(|(placement, _)| placement).or(placements.first().copied())
            }
            Answer::Unknown(_) => {
                let solver = self.solver();
                let mut open = placements.to_vec();
                open.retain(|&p| solver.known(position.after(p)) != Some(Outcome::Win));
                self.evaluate(position, limits, if open.is_empty() { placements } else { &open })
            }
        }
    }

    /// Solves the positions within the horizon that a placement leads to. Returns a placement that wins, and takes those that
    /// lose out of the list as long as others are left.
    fn probe(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &mut Vec<Placement>,
    ) -> Option<Placement> {
        let largest = self.horizon().min(MAX_PROBED);
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

    /// Chooses by what is seen within the depth, and by judgement where nothing is.
    fn evaluate(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &[Placement],
    ) -> Option<Placement> {
        let data = self.level.data();
        let mut placements = placements.to_vec();
        let mut seen = distances(position, limits, &placements, self.depth());
        // A level that looks ahead at all never ends the game needlessly.
        let ends = |distance: Option<Distance>| distance.is_some_and(|d| d.plies() == 1);
        if data.outcome_weight > 0.0 && seen.iter().any(|&distance| !ends(distance)) {
            let mut distances = seen.iter();
            placements.retain(|_| !distances.next().is_some_and(|&distance| ends(distance)));
            seen.retain(|&distance| !ends(distance));
        }
        if data.judges && seen.iter().all(Option::is_none) {
            let chances: Vec<f64> =
                placements.iter().map(|&p| f64::from(chance_of_loss(position.after(p)))).collect();
            return choose(&chances, data.temperature, &mut self.rng).map(|i| placements[i]);
        }
        let worths: Vec<f64> =
            seen.iter().map(|&distance| data.outcome_weight * worth(distance)).collect();
        let chosen = choose(&worths, data.temperature, &mut self.rng)?;
        if !data.aggressive {
            return Some(placements[chosen]);
        }
        let equal: Vec<Placement> = (0..placements.len())
            .filter(|&i| seen[i] == seen[chosen])
            .map(|i| placements[i])
            .collect();
        most_aggressive(position, limits, &equal, self.depth())
    }
}

impl Player for LevelPlayer {
    fn choose(&mut self, position: Position, limits: &Limits) -> Result<Placement, NoPlacement> {
        let data = self.level.data();
        let time = limits.max_time().unwrap_or(data.time());
        let limits = limits.within(time);
        let mut placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        self.rng.shuffle(&mut placements);
        let chosen = if placements.len() < 2 {
            placements.pop()
        } else if position.usable().len() <= self.horizon() {
            self.solve(position, &limits, &placements)
        } else {
            self.probe(position, &limits, &mut placements)
                .or_else(|| self.evaluate(position, &limits, &placements))
        };
        chosen.ok_or(NoPlacement::GameOver)
    }

    /// What is learnt serves the next choice.
    fn ponder(&mut self, position: Position, limits: &Limits) {
        if position.usable().len() > self.horizon() {
            return;
        }
        let limits = limits.started();
        let solver = self.solver();
        if solver.solve_with(position, &limits).answer.outcome().is_some() {
            // Interrupted or not: what is proven stays in the solver's memory.
            let _ = solver.analyze_with(position, &limits, |_, _| {});
        }
    }

    /// What was learnt on another number of threads is forgotten.
    fn set_threads(&mut self, threads: NonZero<usize>) {
        if self.threads != threads {
            self.threads = threads;
            self.solver = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use crate::ai::{Bitboard, Control};

    fn choose(level: u8, position: Position, seed: u64) -> Option<Placement> {
        let mut player = LevelPlayer::new(Level::new(level).unwrap(), seed);
        match player.choose(position, &Limits::new()) {
            Err(NoPlacement::GameOver) => None,
            chosen => Some(chosen.unwrap()),
        }
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

    /// In a corridor of eight, only a placement at an end leaves four cells; others end the game.
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
            assert_eq!(solver.solve(after).answer, Answer::Loss);
        }
    }

    #[test]
    fn without_any_time_there_is_an_answer_all_the_same() {
        for free in [Bitboard::FULL, Bitboard::rectangle(9, 8), Bitboard::rectangle(7, 7)] {
            let position = Position::new(free);
            for level in Level::all() {
                let limits = Limits::new().time(Duration::ZERO);
                let chosen = LevelPlayer::new(level, 11).choose(position, &limits);
                assert!(chosen.is_ok_and(|placement| position.allows(placement)), "{level:?}");
            }
        }
    }

    #[test]
    fn what_was_learnt_by_pondering_needs_no_time_afterwards() {
        let position = Position::new(Bitboard::rectangle(8, 5));
        let mut player = LevelPlayer::new(Level::MAX, 12);
        player.ponder(position, &Limits::new());
        let limits = Limits::new().time(Duration::ZERO);
        let mut solver = Solver::new(1 << 24);
        let mut outcome = |position| solver.solve(position).answer.outcome();
        for reply in Placement::all_on(position.free()).step_by(7) {
            let after = position.after(reply);
            if outcome(after) == Some(Outcome::Win) {
                let chosen = player.choose(after, &limits).unwrap();
                assert_eq!(outcome(after.after(chosen)), Some(Outcome::Loss), "{reply}");
            }
        }
    }

    #[test]
    fn a_stopped_search_is_answered_with_what_there_is() {
        let control = Control::default();
        control.stop();
        for level in Level::all() {
            let limits = Limits::new().control(&control);
            let chosen = LevelPlayer::new(level, 13).choose(Position::START, &limits);
            assert!(chosen.is_ok(), "{level:?}");
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
