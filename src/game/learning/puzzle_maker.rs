//! Finds puzzles in games that the program plays against itself, and grades them.

use std::collections::BTreeSet;

use super::puzzle::{GRADES, Puzzle};
use crate::ai::{
    Answer, Areas, Level, LevelPlayer, Limits, Placement, Player, Position, Solver,
    placements_by_symmetry, shapes_of,
};
use crate::game::rules::{Board, Command, Game};

/// Cells in play of a puzzle, at the least and at the most.
const CELLS: std::ops::RangeInclusive<usize> = 11..=46;

/// Kinds of placements to choose from, at the least.
const KINDS: usize = 6;

/// Strongest level that plays the games. Those above think longer and end the game later.
const LEVELS: u8 = 3;

/// Bytes for the solver.
const MEMORY: usize = 256 << 20;

/// Effort at which each grade but the first begins.
const GRADE_BOUNDS: [f64; GRADES - 1] = [46.0, 58.0, 72.0, 92.0];

/// What a position that one kind of placement wins asks of a person who looks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Demand {
    /// The winning placement.
    pub solution: Placement,
    /// Kinds of placements to choose from: those that a symmetry of the position makes equal count once.
    kinds: usize,
    /// Losing kinds that look right to a person who counts how many placements are left.
    decoys: usize,
    /// Whether the winning one looks wrong to that person.
    hidden: bool,
    /// Areas in play.
    areas: usize,
    /// Cells in play.
    cells: usize,
}

impl Demand {
    /// Looks at all placements of a position. Returns `None` where not exactly one kind of them wins.
    pub fn of(position: Position, solver: &mut Solver) -> Option<Demand> {
        let groups = placements_by_symmetry(position);
        let mut solution = None;
        let mut decoys = 0;
        for placement in groups.iter().map(|group| group[0]) {
            let after = position.after(placement);
            if solver.solve(after).answer != Answer::Loss {
                decoys += usize::from(looks_lost(after));
            } else if solution.replace(placement).is_some() {
                return None;
            }
        }
        let solution = solution?;
        Some(Demand {
            solution,
            kinds: groups.len(),
            decoys,
            hidden: !looks_lost(position.after(solution)),
            areas: Areas::of(position.free()).len(),
            cells: position.usable().len(),
        })
    }

    /// Returns how hard the position is, 0 to 4.
    pub fn grade(&self) -> usize {
        GRADE_BOUNDS.iter().filter(|&&bound| self.effort() >= bound).count()
    }

    /// Returns how much there is to look at: it grows with the cells in play, with the choices, with those of them that
    /// deceive, and with the areas to keep in mind.
    fn effort(&self) -> f64 {
        let choices = 6.0 * (self.kinds as f64).ln();
        let deceit = 4.0 * (1.0 + self.decoys as f64).ln() + if self.hidden { 6.0 } else { 0.0 };
        self.cells as f64 + choices + deceit + 2.0 * self.areas as f64
    }
}

/// Returns whether a position looks lost for the player to move if each area takes a piece for every four of its cells.
pub fn looks_lost(position: Position) -> bool {
    let placements: usize = Areas::of(position.free()).iter().map(|area| area.len() / 4).sum();
    !placements.is_multiple_of(2)
}

/// Plays `games` games from a seed and returns `per_grade` puzzles of each grade, or fewer where there are not so many,
/// the easiest first. The same seed gives the same puzzles.
pub fn make_puzzles(seed: u64, games: usize, per_grade: usize) -> Vec<Puzzle> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut solver = Solver::new(MEMORY);
    let mut known = BTreeSet::new();
    let mut found: [Vec<(Board, Demand)>; GRADES] = Default::default();
    for _ in 0..games {
        // One puzzle a game, so that no two look alike.
        let candidates = candidates(&mut rng, &mut solver);
        let candidate = rng.choice(candidates);
        if let Some((board, demand)) = candidate
            && known.insert(shapes_of(board.position()))
        {
            found[demand.grade()].push((board, demand));
        }
    }
    found
        .into_iter()
        .flat_map(|mut grade| {
            rng.shuffle(&mut grade);
            grade.truncate(per_grade);
            grade.sort_by(|(_, a), (_, b)| a.effort().total_cmp(&b.effort()));
            grade
        })
        .map(|(board, demand)| Puzzle { board, grade: demand.grade(), solution: demand.solution })
        .collect()
}

/// Plays a game and returns the positions in it that one kind of placement wins.
fn candidates(rng: &mut fastrand::Rng, solver: &mut Solver) -> Vec<(Board, Demand)> {
    let mut players = [(); 2].map(|()| {
        let level = Level::new(rng.u8(0..=LEVELS)).expect("the level exists");
        LevelPlayer::new(level, rng.u64(..))
    });
    let mut game = Game::new(Board::empty());
    let mut found = Vec::new();
    loop {
        let position = game.position();
        if CELLS.contains(&position.usable().len())
            && let Some(demand) = Demand::of(position, solver)
            && demand.kinds >= KINDS
        {
            found.push((game.board().clone(), demand));
        }
        let player = &mut players[game.to_move().index()];
        let Ok(placement) = player.choose(position, &Limits::new()) else { return found };
        game.execute(Command::Place(placement)).expect("opponents choose what fits");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_always_gives_the_same_puzzles() {
        let puzzles = make_puzzles(5, 30, 2);
        assert!(puzzles.len() >= 3);
        assert_eq!(make_puzzles(5, 30, 2), puzzles);
        assert_ne!(make_puzzles(6, 30, 2), puzzles);
    }

    #[test]
    fn more_choices_and_more_deceit_ask_more_of_a_person() {
        let solution = "a1,b1,c1,d1".parse().unwrap();
        let easy = Demand { solution, kinds: 6, decoys: 0, hidden: false, areas: 2, cells: 12 };
        let harder = [
            Demand { kinds: 20, ..easy.clone() },
            Demand { decoys: 4, ..easy.clone() },
            Demand { hidden: true, ..easy.clone() },
            Demand { areas: 4, ..easy.clone() },
            Demand { cells: 40, ..easy.clone() },
        ];
        assert!(harder.iter().all(|demand| demand.effort() > easy.effort()));
        assert_eq!(easy.grade(), 0);
        assert_eq!(Demand { kinds: 150, decoys: 99, cells: 46, ..easy }.grade(), GRADES - 1);
    }

    #[test]
    fn what_nothing_or_more_than_one_thing_wins_is_no_puzzle() {
        let demand = |rows: &str| {
            let position: Position = ("##########/".repeat(8) + rows).parse().unwrap();
            Demand::of(position, &mut Solver::new(1 << 24))
        };
        assert_eq!(demand("..########/..########"), None);
        assert_eq!(demand("..###...../..########"), None);
        let fork = demand("........##/##########").unwrap();
        assert_eq!((fork.kinds, fork.areas, fork.cells), (3, 1, 8));
        assert!(["a2,b2,c2,d2", "e2,f2,g2,h2"].contains(&fork.solution.to_string().as_str()));
    }
}
