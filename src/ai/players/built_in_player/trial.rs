//! The trial of placements whose outcome is out of sight: those that the opponent is found to
//! refute are dropped.
//!
//! When the search of a position ends undecided, it knows many placements that are refuted, but
//! little of the one that looks best. So that one is searched from the opponent's side before it is
//! made, and if it is refuted, the next one is tried. The shares of the time were measured by games
//! and by the wins that were let go (RESEARCH.md, "Level 10" and "Wins let go").

use crate::ai::analysis::{is_mirrored, mirroring_placement};
use crate::ai::board::{Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::{Answer, ProofNumbers, Solver};

/// Share of the time used where the end is out of sight; using more wins no more games.
const OUT_OF_SIGHT_SHARE: f64 = 0.4;

/// Share of the time for the search of the position itself, before placements are tried, where the
/// end is out of sight.
const SEARCH_SHARE: f64 = 0.4;
/// Share of the time for the search of the position itself where the end may be found.
const LATE_SEARCH_SHARE: f64 = 0.8;

/// Share of the time left for replies that make the board symmetric.
const REPLIES_SHARE: f64 = 0.5;
/// Share of that time for each such reply.
const REPLY_SHARE: f64 = 0.25;

/// Number of placements tried before the rest are ranked again.
const TRIALS_PER_RANKING: usize = 4;

/// Placements up to this many times the best rank are nearly as good. Ranks of what is proven are
/// further apart.
const NEAR_BEST: f32 = 1.15;
/// Largest number of placements that count as nearly as good as the best.
const MAX_NEAR: usize = 8;

/// Largest number of placements tried as another win than the one found.
const MAX_WINS_TRIED: usize = 12;
/// Node limit within which each of them is to be proven.
const WIN_NODES: u64 = 500;

/// Largest position, in usable cells, whose outcome a search of a few seconds often finds. There
/// the placement with the best rank is tried first.
const FORESEEN_CELLS: usize = 76;

/// Returns limits with the share of the time that a position is worth.
pub fn time_share(position: Position, limits: &Limits) -> Limits {
    limits.share(if is_foreseen(position) { 1.0 } else { OUT_OF_SIGHT_SHARE })
}

/// Returns whether seconds may suffice to tell won from lost.
fn is_foreseen(position: Position) -> bool {
    position.usable().len() <= FORESEEN_CELLS
}

/// A trial of placements in a position.
pub struct Trial<'a> {
    /// The solver that tries them.
    pub solver: &'a mut Solver,
    /// The position in which they are made.
    pub position: Position,
    /// The limits of the choice.
    pub limits: &'a Limits,
    /// Draws the order of placements of nearly the same rank.
    pub rng: fastrand::Rng,
}

impl Trial<'_> {
    /// Searches the position, and tries placements if it stays undecided. Returns one that wins,
    /// else one that the opponent is not found to refute in time; `None` if all of them lose.
    pub fn search(&mut self, placements: &[Placement]) -> Option<Placement> {
        let searched = if is_foreseen(self.position) { LATE_SEARCH_SHARE } else { SEARCH_SHARE };
        match self.solver.solve_with(self.position, &self.limits.share(searched)).answer {
            Answer::Win(found) => return Some(self.any_win(found, placements)),
            Answer::Loss | Answer::Over => return None,
            Answer::Unknown(_) => {}
        }
        let ranked = self.ranked(placements);
        let unanswered = self.surviving_mirroring(&self.limits.share(REPLIES_SHARE), &ranked);
        unanswered
            .and_then(|placement| self.first_unrefuted(&[placement]))
            .or_else(|| self.try_ranked(&ranked))
    }

    /// Returns one of the first few placements that is quickly proven to win, else `found`, which
    /// the solver would find each time.
    pub fn any_win(&mut self, found: Placement, placements: &[Placement]) -> Placement {
        let limits = self.limits.clone().nodes(WIN_NODES);
        let mut wins = |placement| {
            let reply = self.solver.solve_with(self.position.after(placement), &limits).answer;
            reply == Answer::Loss
        };
        placements.iter().copied().take(MAX_WINS_TRIED).find(|&it| wins(it)).unwrap_or(found)
    }

    /// Returns the placement that looks best without a search: one that makes the board symmetric,
    /// else the first in the solver's ranking.
    pub fn judge(&mut self, placements: &[Placement]) -> Option<Placement> {
        let after = |placement: &Placement| self.position.after(*placement).usable();
        let mirroring = placements.iter().copied().find(|placement| is_mirrored(after(placement)));
        mirroring.or_else(|| self.ranked(placements).first().copied())
    }

    /// Returns the first placement that the opponent can answer by making the board symmetric,
    /// where that answer loses for the opponent.
    ///
    /// That reply is the one to be feared most: symmetric boards are usually lost for the player to
    /// move, and all players that judge play it, as do many people.
    fn surviving_mirroring(
        &mut self,
        limits: &Limits,
        placements: &[Placement],
    ) -> Option<Placement> {
        placements.iter().copied().take_while(|_| !limits.is_reached()).find(|&placement| {
            let after = self.position.after(placement);
            mirroring_placement(after.usable()).is_some_and(|answer| {
                let mirrored =
                    self.solver.solve_with(after.after(answer), &limits.share(REPLY_SHARE));
                matches!(mirrored.answer, Answer::Win(_))
            })
        })
    }

    /// Tries placements in the order of their ranks, and ranks the rest again now and then.
    fn try_ranked(&mut self, placements: &[Placement]) -> Option<Placement> {
        let mut untried = placements.to_vec();
        while !untried.is_empty() {
            untried = self.ranked(&untried);
            let rest = untried.split_off(TRIALS_PER_RANKING.min(untried.len()));
            let standing = self.first_unrefuted(&untried);
            if standing.is_some() {
                return standing;
            }
            untried = rest;
        }
        None
    }

    /// Sorts placements by the estimated cost of the proof that they win: divided by that of the
    /// proof that they lose, or alone where the end is out of sight.
    ///
    /// In the latter case, those nearly as good as the best are shuffled. By the cost alone, the
    /// boards that are left are decided sooner.
    fn ranked(&mut self, placements: &[Placement]) -> Vec<Placement> {
        let is_foreseen = is_foreseen(self.position);
        let mut rank = |placement| {
            let numbers = self.solver.estimate(self.position.after(placement), self.limits);
            numbers.map_or(
                f32::INFINITY,
                |ProofNumbers { proof, disproof }| {
                    if is_foreseen { disproof / proof } else { disproof }
                },
            )
        };
        let mut ranked: Vec<(f32, Placement)> =
            placements.iter().map(|&placement| (rank(placement), placement)).collect();
        ranked.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        if !is_foreseen {
            let best = ranked.first().map_or(0.0, |&(rank, _)| rank);
            let near = ranked.partition_point(|&(rank, _)| rank <= NEAR_BEST * best);
            self.rng.shuffle(&mut ranked[..near.min(MAX_NEAR)]);
        }
        ranked.into_iter().map(|(_, placement)| placement).collect()
    }

    /// Tries placements in order. Returns the first that the opponent is not found to refute.
    fn first_unrefuted(&mut self, placements: &[Placement]) -> Option<Placement> {
        placements.iter().copied().find(|&placement| {
            let after = self.position.after(placement);
            let reply = self.solver.solve_with(after, self.limits).answer;
            !matches!(reply, Answer::Win(_) | Answer::Over)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Bitboard, Control, Limits, Outcome};

    fn rng() -> fastrand::Rng {
        fastrand::Rng::with_seed(5)
    }

    /// Returns a solver, and the placements of a position that win and lose.
    fn solved(position: Position) -> (Solver, Vec<Placement>, Vec<Placement>) {
        let mut solver = Solver::new(1 << 24);
        let (mut wins, mut losses) = (Vec::new(), Vec::new());
        solver
            .analyze(position, &Limits::new(), |placement, outcome| match outcome {
                Outcome::Win => wins.push(placement),
                Outcome::Loss => losses.push(placement),
            })
            .unwrap();
        (solver, wins, losses)
    }

    #[test]
    fn a_refuted_placement_gives_way_to_the_next_one() {
        let position = Position::new(Bitboard::rectangle(7, 4));
        let (_, wins, losses) = solved(position);
        let mut solver = Solver::new(1 << 24);
        let limits = Limits::new();
        let mut trial = Trial { solver: &mut solver, position, limits: &limits, rng: rng() };
        let tried = [losses[0], losses[1], wins[0], losses[2]];
        assert_eq!(trial.first_unrefuted(&tried), Some(wins[0]));
        assert_eq!(trial.try_ranked(&losses), None);
    }

    #[test]
    fn placements_known_to_be_refuted_are_ranked_last() {
        let position = Position::new(Bitboard::rectangle(7, 4));
        let (mut solver, wins, losses) = solved(position);
        let all = [losses.as_slice(), &wins].concat();
        let limits = Limits::new();
        let ranked =
            Trial { solver: &mut solver, position, limits: &limits, rng: rng() }.ranked(&all);
        assert!(ranked[..wins.len()].iter().all(|placement| wins.contains(placement)));
    }

    #[test]
    fn placements_proven_soonest_are_ranked_first_where_the_end_is_out_of_sight() {
        let limits = Limits::new();
        let mut solver = Solver::new(1 << 24);
        let position = Position::new(Bitboard::rectangle(10, 8));
        let placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        let mut trial = Trial { solver: &mut solver, position, limits: &limits, rng: rng() };
        let ranked = trial.ranked(&placements);
        let mut disproof =
            |placement| solver.estimate(position.after(placement), &limits).unwrap().disproof;
        let disproofs: Vec<f32> = ranked.into_iter().map(&mut disproof).collect();
        let (near, rest) = disproofs.split_at(MAX_NEAR);
        assert!(rest.is_sorted());
        let least = near.iter().copied().fold(f32::INFINITY, f32::min);
        assert!(near[0] <= NEAR_BEST * least && rest[0] >= least, "{near:?}");
    }

    /// On 6x6 with its centre filled, every placement can be answered by its image.
    #[test]
    fn the_chosen_placement_survives_the_mirroring_reply() {
        let closed: Placement = "c3,d3,c4,d4".parse().unwrap();
        let position = Position::new(Bitboard::rectangle(6, 6) - closed.cells());
        let (mut solver, limits) = (Solver::new(1 << 24), Limits::new());
        let placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        let mut trial = Trial { solver: &mut solver, position, limits: &limits, rng: rng() };
        let chosen = trial.surviving_mirroring(&limits, &placements).unwrap();
        let after = position.after(chosen);
        let mirrored = after.after(mirroring_placement(after.usable()).unwrap());
        assert_eq!(solver.solve(mirrored).answer.outcome(), Some(Outcome::Win));
        let none = Position::new(Bitboard::rectangle(7, 4));
        let placements: Vec<Placement> = Placement::all_on(none.free()).take(3).collect();
        let mut trial = Trial { solver: &mut solver, position: none, limits: &limits, rng: rng() };
        assert_eq!(trial.surviving_mirroring(&limits, &placements), None);
    }

    #[test]
    fn a_search_that_decides_needs_no_trial() {
        for (columns, rows, outcome) in [(7, 4, Outcome::Win), (6, 6, Outcome::Loss)] {
            let position = Position::new(Bitboard::rectangle(columns, rows));
            let placements: Vec<Placement> = Placement::all_on(position.free()).collect();
            let mut solver = Solver::new(1 << 24);
            let limits = Limits::new();
            let found = Trial { solver: &mut solver, position, limits: &limits, rng: rng() }
                .search(&placements);
            assert_eq!(found.is_some(), outcome == Outcome::Win);
            assert!(found.is_none_or(|it| solver.solve(position.after(it)).answer == Answer::Loss));
        }
    }

    #[test]
    fn a_stopped_search_gives_what_looks_best() {
        let control = Control::default();
        control.stop();
        let limits = Limits::new().control(&control);
        let placements: Vec<Placement> = Placement::all_on(Bitboard::FULL).collect();
        let mut solver = Solver::new(1 << 24);
        let mut trial =
            Trial { solver: &mut solver, position: Position::START, limits: &limits, rng: rng() };
        let found = trial.search(&placements);
        assert!(found.is_some_and(|placement| Position::START.allows(placement)));
    }
}
