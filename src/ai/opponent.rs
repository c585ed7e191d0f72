//! Built-in opponents: a level chooses a placement.
//!
//! Levels 1 to 9 see up to as many plies ahead as their number, know the statuses within them, and choose at random among what looks best.
//! Level 0 plays at random. Level 10 asks the solver.

use std::time::{Duration, Instant};

use super::placement::Placement;
use super::position::Position;
use super::solver::{Control, Outcome, Solver};
use super::status::{Status, StatusSearch};

/// Strength of a built-in opponent, 0 (random) to 10 (the solver).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The strongest level.
    pub const MAX: Level = Level(10);

    /// Returns the level of this number, or `None` beyond 10.
    pub fn new(number: u8) -> Option<Level> {
        (number <= Level::MAX.0).then_some(Level(number))
    }

    /// Returns all levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (0..=Level::MAX.0).map(Level)
    }

    /// Returns the level's number, 0..=10.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Positions that a level looks at in one turn: about a second.
const STATUS_BUDGET: u64 = 3_000_000;

/// Usable cells beyond which no end is in sight: in games of random placements no status within nine plies was found
/// above 47 cells in [`STATUS_BUDGET`].
const SIGHT: usize = 50;

/// Longest thinking time of level 10.
const SOLVER_TIME: Duration = Duration::from_secs(5);

/// Usable cells beyond which level 10 does not try to see the end: it hardly ever would in its time.
const SOLVER_HORIZON: usize = 76;

/// Plies that level 10 looks ahead where its solver found no answer.
const SOLVER_LOOK_AHEAD: u8 = 4;

/// Memory of level 10's solver in bytes.
const SOLVER_MEMORY: usize = 256 << 20;

/// A built-in opponent. It keeps what it has learnt from turn to turn.
pub struct Opponent {
    level: Level,
    rng: fastrand::Rng,
    solver: Solver,
}

impl Opponent {
    /// Returns an opponent whose random choices follow from `seed`.
    pub fn new(level: Level, seed: u64) -> Opponent {
        let memory = if level == Level::MAX { SOLVER_MEMORY } else { 0 };
        Opponent { level, rng: fastrand::Rng::with_seed(seed), solver: Solver::new(memory) }
    }

    /// Returns the opponent's level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Chooses a placement, or returns `None` where nothing fits.
    ///
    /// When the control is stopped it answers at once with the best that it has found so far.
    pub fn choose(&mut self, position: Position, control: &Control) -> Option<Placement> {
        let mut placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        self.rng.shuffle(&mut placements);
        match self.level.0 {
            0 => placements.first().copied(),
            10 if position.usable().len() <= SOLVER_HORIZON => {
                self.solve(position, &placements, control)
            }
            10 => placements.first().copied(),
            depth => self.look_ahead(position, &placements, depth, control),
        }
    }

    /// Takes the best status that is seen within `depth` plies; unknown ones lie between wins and losses.
    ///
    /// The depth grows step by step until it or the budget is reached; the last depth that was finished counts.
    fn look_ahead(
        &self,
        position: Position,
        placements: &[Placement],
        depth: u8,
        control: &Control,
    ) -> Option<Placement> {
        let mut best = placements.first().copied();
        if position.usable().len() > SIGHT {
            return best;
        }
        let mut search = StatusSearch::new(STATUS_BUDGET);
        for ahead in 0..depth {
            let mut statuses = Vec::with_capacity(placements.len());
            for &placement in placements {
                match search.status(position.after(placement), ahead, control) {
                    Ok(status) => statuses.push((rank(status.map(|s| s.of_mover())), placement)),
                    Err(_) => return best,
                }
            }
            // The placements are shuffled, so the first of the best is a random one.
            best = statuses
                .iter()
                .rev()
                .max_by_key(|(rank, _)| *rank)
                .map(|(_, placement)| *placement);
        }
        best
    }

    /// Takes a winning placement if the solver finds one, resists if there is none, and avoids known losses in doubt.
    fn solve(
        &mut self,
        position: Position,
        placements: &[Placement],
        control: &Control,
    ) -> Option<Placement> {
        let deadline = Instant::now() + SOLVER_TIME;
        let solution = self.solver.solve(position, Some(SOLVER_TIME), control);
        match solution.outcome {
            Ok(Outcome::Win) => solution.placement,
            Ok(Outcome::Loss) => self.resist(position, placements, deadline, control),
            Err(_) => {
                let mut open = placements.to_vec();
                open.retain(|&p| self.solver.known(position.after(p)) != Some(Outcome::Win));
                let open = if open.is_empty() { placements } else { &open };
                self.look_ahead(position, open, SOLVER_LOOK_AHEAD, control)
            }
        }
    }

    /// In a lost position, takes the placement that leaves the opponent the fewest winning replies.
    fn resist(
        &mut self,
        position: Position,
        placements: &[Placement],
        deadline: Instant,
        control: &Control,
    ) -> Option<Placement> {
        let mut fewest = None;
        for &placement in placements {
            let time = deadline.saturating_duration_since(Instant::now());
            let mut winning = 0;
            let mut count = |_, outcome| winning += usize::from(outcome == Outcome::Win);
            let after = position.after(placement);
            if self.solver.analyze(after, Some(time), control, &mut count).is_err() {
                break;
            }
            // A placement that ends the game leaves no reply at all, and is the worst.
            let key = (after.is_over(), winning);
            if fewest.is_none_or(|(least, _)| key < least) {
                fewest = Some((key, placement));
            }
        }
        fewest.map(|(_, placement)| placement).or(placements.first().copied())
    }
}

/// Orders what a player gets: known losses, quick ones first; unknown; known wins, quick ones last.
fn rank(status: Option<Status>) -> (u8, Option<Status>) {
    match status {
        Some(status) if status.outcome() == Outcome::Win => (2, Some(status)),
        Some(status) => (0, Some(status)),
        None => (1, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Bitboard;

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
    fn the_same_seed_gives_the_same_choice() {
        for level in [0, 3] {
            assert_eq!(choose(level, Position::START, 10), choose(level, Position::START, 10));
        }
    }
}
