//! A line of play: how a game goes on to its end if both players play their best.

use super::hint::hint;
use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::Solver;

/// Placements that follow one another, the first by the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The placements. After the last one nothing fits, unless a limit was reached before.
    pub placements: Vec<Placement>,
    /// The outcome for the player to move.
    pub outcome: Outcome,
}

/// Finds a line of play; `None` where nothing fits, or where the outcome is not found within the
/// limits.
///
/// The winner plays the quickest win or, if the end is far, the plainest: two equal areas, else the
/// fewest areas. The loser plays what holds out longest or, if the end is far, what leaves the
/// fewest winning replies. Each placement keeps the outcome of the position it is made in.
///
/// ```
/// use nim_tetris::ai::{Bitboard, Limits, Outcome, Position, Solver, line};
///
/// let corridor = Position::new(Bitboard::rectangle(8, 1));
/// let line = line(&mut Solver::new(1 << 24), corridor, &Limits::new()).unwrap();
/// assert_eq!((line.placements.len(), line.outcome), (2, Outcome::Win));
/// ```
pub fn line(solver: &mut Solver, position: Position, limits: &Limits) -> Option<Line> {
    let mut placements = Vec::new();
    let mut outcome = None;
    let mut position = position;
    while let Some(hint) = hint(solver, position, limits) {
        let Some(found) = hint.outcome else { break };
        outcome = outcome.or(Some(found));
        placements.push(hint.placement);
        position = position.after(hint.placement);
    }
    Some(Line { placements, outcome: outcome? })
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashMap;

    use super::*;
    use crate::ai::board::{Bitboard, Cell};

    /// The slow twin: the distance to the end in plies, by the whole game tree. Wins are even.
    fn plies(free: Bitboard, known: &mut FxHashMap<Bitboard, u8>) -> u8 {
        let usable = free.usable();
        if let Some(plies) = known.get(&usable) {
            return *plies;
        }
        let children = Placement::all_on(usable).map(|it| plies(usable - it.cells(), known) + 1);
        let (wins, losses): (Vec<u8>, Vec<u8>) = children.partition(|plies| plies % 2 == 0);
        let plies = wins.into_iter().min().or(losses.into_iter().max()).unwrap_or(0);
        known.insert(usable, plies);
        plies
    }

    fn random_board(rng: &mut fastrand::Rng, cells: usize) -> Bitboard {
        let mut free = Bitboard::rectangle(rng.usize(5..=10), rng.usize(4..=6));
        while free.len() > cells {
            free =
                free - Bitboard::from_iter([Cell::new(rng.usize(..10), rng.usize(..10)).unwrap()]);
        }
        free
    }

    /// Number of positions beyond which the twin forgets what it knows, some 200 MB.
    const MAX_KNOWN: usize = 4 << 20;

    /// Compares lines on random boards with the whole game tree.
    fn check_lines(seed: u64, boards: usize, max_cells: usize) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut solver = Solver::new(1 << 24);
        let mut known = FxHashMap::default();
        let mut longest = 0;
        for _ in 0..boards {
            if known.len() > MAX_KNOWN {
                known.clear();
            }
            let cells = rng.usize(8..=max_cells);
            let mut free = random_board(&mut rng, cells);
            let found = line(&mut solver, Position::new(free), &Limits::new());
            let mut left = plies(free, &mut known);
            let outcome = if left.is_multiple_of(2) { Outcome::Win } else { Outcome::Loss };
            assert_eq!(found.as_ref().map(|line| line.outcome), (left > 0).then_some(outcome));
            let line = found.map_or(Vec::new(), |line| line.placements);
            // Where the end is near, it comes neither later nor sooner than it must.
            let mut before = left;
            for (index, placement) in line.iter().enumerate() {
                assert!(Position::new(free).allows(*placement), "ply {index} of {line:?}");
                free = free - placement.cells();
                left = plies(free, &mut known);
                let wins = |left: u8| left.is_multiple_of(2);
                assert_ne!(wins(before), wins(left), "ply {index} of {line:?}");
                assert!(before > 5 || left == before - 1, "ply {index} of {line:?}");
                before = left;
            }
            assert_eq!(left, 0, "the line ends with the game");
            longest = longest.max(line.len());
        }
        assert!(longest >= 5, "{longest}");
    }

    #[test]
    fn each_placement_of_a_line_is_the_best_by_the_whole_game_tree() {
        check_lines(3, 200, 26);
    }

    #[test]
    #[ignore = "searches the whole game trees of ten thousand boards: some twenty minutes"]
    fn each_placement_of_ten_thousand_lines_is_the_best() {
        check_lines(4, 10_000, 30);
    }

    #[test]
    fn there_is_no_line_where_the_outcome_is_unknown() {
        let mut solver = Solver::new(1 << 24);
        let limits = Limits::new().nodes(1);
        assert_eq!(line(&mut solver, Position::START, &limits), None);
        assert_eq!(line(&mut solver, Position::new(Bitboard::EMPTY), &Limits::new()), None);
    }
}
