//! The Monte Carlo player: a tree search by random games (playouts), to measure judgement by.
//!
//! It is UCT (L. Kocsis, C. Szepesvári, *Bandit based Monte-Carlo planning*, 2006) with RAVE and
//! priors (S. Gelly, D. Silver, *Combining online and offline knowledge in UCT*, 2007): a child's
//! worth is the mean of the playouts through it, mixed with that of the playouts in which the
//! placement was made later by the same side. Positions with few cells are leaves that the solver
//! decides, and what is decided goes up the tree (M. Winands, Y. Björnsson, J.-T. Saito,
//! *Monte-Carlo tree search solver*, 2008).

use std::time::Duration;

use crate::ai::{
    Answer, ChooseError, Limits, Outcome, PLAYER_MEMORY, Placement, Player, Position, Solver,
    chance_of_loss, resist,
};

/// Largest position, in usable cells, that the solver decides, which takes it some dozen
/// microseconds.
const MAX_EXACT_CELLS: usize = 44;

/// Largest position, in usable cells, that the solver searches before the playouts.
const MAX_SEARCHED_CELLS: usize = 76;

/// Share of the time for that search.
const SEARCH_SHARE: f64 = 0.4;

/// Time for a placement if the limits set none.
const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// Number of playouts through an edge before it gets a node, which has some hundred edges.
const PLAYOUTS_TO_EXPAND: u32 = 8;

/// Largest number of edges in the tree.
const MAX_EDGES: usize = PLAYER_MEMORY / 2 / size_of::<Edge>();

/// Weight of a prior in playouts.
const PRIOR_PLAYOUTS: f32 = 10.0;

/// Number of playouts through an edge at which they count as much as those with the placement made
/// later (the equivalence parameter of RAVE).
const RAVE_EQUIVALENCE: f32 = 500.0;

/// Weight of the allowance for uncertainty.
const EXPLORATION: f32 = 0.1;

/// Memory of the solver in bytes: half of a built-in player's. The tree takes the other half.
const SOLVER_MEMORY: usize = PLAYER_MEMORY / 2;

/// A player by Monte Carlo tree search. It thinks on one thread.
pub struct MctsPlayer {
    /// Source of all random choices.
    rng: fastrand::Rng,
    /// Decides small positions.
    solver: Solver,
    /// Largest number of playouts for a placement. Where they end a choice rather than the time, it
    /// follows from the seed.
    max_playouts: u64,
    /// Largest position, in usable cells, that the solver decides.
    max_exact_cells: usize,
}

/// Counts of playouts, from the side that makes the placement.
#[derive(Clone, Copy, Default)]
struct Playouts {
    /// Number of playouts.
    count: f32,
    /// Number of them that were won.
    won: f32,
}

impl Playouts {
    /// Adds a playout.
    fn add(&mut self, won: bool) {
        self.count += 1.0;
        self.won += f32::from(u8::from(won));
    }

    /// Returns the share of won playouts, with `PRIOR_PLAYOUTS` more at the prior chance.
    fn mean(self, prior: f32) -> f32 {
        (self.won + PRIOR_PLAYOUTS * prior) / (self.count + PRIOR_PLAYOUTS)
    }
}

/// A placement in a node.
struct Edge {
    placement: Placement,
    /// Chance to win by judgement, 0 to 1.
    prior: f32,
    /// Playouts through the edge.
    direct: Playouts,
    /// Playouts in which the same side made the placement, now or later ("all moves as first").
    amaf: Playouts,
    /// The outcome for the side that makes the placement, if it is decided.
    outcome: Option<Outcome>,
    /// Index of the node that it leads to, if there is one.
    node: Option<u32>,
}

/// A position of the tree.
struct TreeNode {
    /// The placements, in ascending order.
    edges: Vec<Edge>,
    playouts: f32,
}

/// The search tree.
struct Tree {
    /// The nodes; the root is the first.
    nodes: Vec<TreeNode>,
    edges: usize,
}

/// The path of a playout.
#[derive(Default)]
struct Path {
    /// The edges within the tree, as index of the node and of the edge in it.
    edges: Vec<(usize, usize)>,
    /// All placements, also those beyond the tree.
    placements: Vec<Placement>,
}

impl MctsPlayer {
    /// Returns a player whose random choices follow from `seed`.
    pub fn new(seed: u64) -> MctsPlayer {
        let rng = fastrand::Rng::with_seed(seed);
        MctsPlayer {
            rng,
            solver: Solver::new(SOLVER_MEMORY),
            max_playouts: u64::MAX,
            max_exact_cells: MAX_EXACT_CELLS,
        }
    }

    /// Plays from a position that is not over, until it is decided, or the time or the largest
    /// number of playouts is reached. Returns the best placement, or `None` if all lose.
    fn search(&mut self, position: Position, limits: &Limits) -> Option<Placement> {
        let mut tree = Tree { nodes: Vec::new(), edges: 0 };
        tree.expand(position, &mut self.rng);
        let mut playouts = 0;
        while tree.nodes[0].is_open() && playouts < self.max_playouts && !limits.is_reached() {
            playouts += 1;
            if !self.play(&mut tree, position, limits) {
                break;
            }
            if let Some(edge) = tree.nodes[0].edges.iter().find(|edge| edge.wins()) {
                return Some(edge.placement);
            }
        }
        let open = tree.nodes[0].edges.iter().filter(|edge| !edge.loses());
        let best = open.max_by(|one, other| {
            let more_tried = one.direct.count.total_cmp(&other.direct.count);
            more_tried.then_with(|| one.worth().total_cmp(&other.worth()))
        });
        best.map(|edge| edge.placement)
    }

    /// Plays a playout and adds it to the tree. Returns whether it came to its end.
    fn play(&mut self, tree: &mut Tree, root: Position, limits: &Limits) -> bool {
        let mut path = Path::default();
        let (mut node, mut position) = (0, root);
        let is_decided = loop {
            let index = tree.nodes[node].best();
            path.edges.push((node, index));
            let edge = &tree.nodes[node].edges[index];
            path.placements.push(edge.placement);
            position = position.after(edge.placement);
            if position.usable().len() <= self.max_exact_cells {
                break true;
            } else if let Some(child) = edge.node {
                node = child as usize;
            } else if edge.direct.count >= PLAYOUTS_TO_EXPAND as f32 && tree.edges < MAX_EDGES {
                let child = tree.expand(position, &mut self.rng);
                tree.nodes[node].edges[index].node = Some(child as u32);
                node = child;
            } else {
                break false;
            }
        };
        let leaf = path.placements.len();
        while position.usable().len() > self.max_exact_cells {
            let placement = Placement::random_on(position.free(), &mut self.rng);
            let placement = placement.expect("an area of four cells holds a piece");
            path.placements.push(placement);
            position = position.after(placement);
        }
        let answer = self.solver.solve_with(position, limits).answer;
        let Some(outcome) = answer.outcome() else { return false };
        // Counted back from the end, the side that would move there made every second placement.
        let last_wins = outcome == Outcome::Loss;
        if is_decided {
            debug_assert_eq!(leaf, path.placements.len());
            tree.decide(&path.edges, !outcome);
        }
        tree.add(&path, last_wins);
        true
    }
}

impl Player for MctsPlayer {
    fn choose(&mut self, position: Position, limits: &Limits) -> Result<Placement, ChooseError> {
        let limits = limits.or_time(DEFAULT_TIME);
        let mut placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        let cells = position.usable().len();
        let mut lost = false;
        if cells <= MAX_SEARCHED_CELLS {
            let share = if cells <= self.max_exact_cells { 1.0 } else { SEARCH_SHARE };
            match self.solver.solve_with(position, &limits.share(share)).answer {
                Answer::Win(placement) => return Ok(placement),
                Answer::Loss => lost = true,
                Answer::Over | Answer::Unknown(_) => {}
            }
        }
        if !lost && let Some(placement) = self.search(position, &limits) {
            return Ok(placement);
        }
        self.rng.shuffle(&mut placements);
        let found = resist(&mut self.solver, position, &limits, &placements, 1);
        found.map(|found| found.placement).ok_or(ChooseError::GameOver)
    }
}

impl Edge {
    /// Returns whether the placement is proven to win.
    fn wins(&self) -> bool {
        self.outcome == Some(Outcome::Win)
    }

    /// Returns whether the placement is proven to lose.
    fn loses(&self) -> bool {
        self.outcome == Some(Outcome::Loss)
    }

    /// Returns the worth: the mean of the playouts through the edge, mixed with that of all with
    /// the placement, which count the less the more there are of the former.
    fn worth(&self) -> f32 {
        let share = (RAVE_EQUIVALENCE / (3.0 * self.direct.count + RAVE_EQUIVALENCE)).sqrt();
        share * self.amaf.mean(self.prior) + (1.0 - share) * self.direct.mean(self.prior)
    }
}

impl TreeNode {
    /// Returns whether an edge is not known to lose.
    fn is_open(&self) -> bool {
        self.edges.iter().any(|edge| !edge.loses())
    }

    /// Returns the index of the edge to follow: the best one, with an allowance for uncertainty.
    fn best(&self) -> usize {
        let log = (self.playouts + 1.0).ln();
        let bound =
            |edge: &Edge| edge.worth() + EXPLORATION * (log / (edge.direct.count + 1.0)).sqrt();
        let open = self.edges.iter().enumerate().filter(|(_, edge)| !edge.loses());
        let bounds = open.map(|(index, edge)| (index, bound(edge)));
        let best = bounds.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.expect("a node that is not decided has an open edge").0
    }
}

impl Tree {
    /// Adds a node for a position that is not over, and returns its index.
    fn expand(&mut self, position: Position, rng: &mut fastrand::Rng) -> usize {
        /// Breaks ties between priors.
        const TIE: f32 = 1e-4;
        let edge = |placement| Edge {
            placement,
            prior: chance_of_loss(position.after(placement)) + TIE * rng.f32(),
            direct: Playouts::default(),
            amaf: Playouts::default(),
            outcome: None,
            node: None,
        };
        let mut edges: Vec<Edge> = Placement::all_on(position.free()).map(edge).collect();
        edges.sort_unstable_by_key(|edge| edge.placement);
        self.edges += edges.len();
        self.nodes.push(TreeNode { edges, playouts: 0.0 });
        self.nodes.len() - 1
    }

    /// Stores the outcome of the last edge of a path, for the side that makes it, and those of the
    /// edges above that it decides.
    fn decide(&mut self, path: &[(usize, usize)], outcome: Outcome) {
        let mut outcome = outcome;
        for &(node, index) in path.iter().rev() {
            let node = &mut self.nodes[node];
            node.edges[index].outcome = Some(outcome);
            if outcome == Outcome::Loss && node.is_open() {
                return;
            }
            // A node with a winning edge, or without an open one, is decided: the outcome is the
            // opposite for the side that leads to it.
            outcome = !outcome;
        }
    }

    /// Adds a playout to all edges that it went through, and to those whose placement it made
    /// later.
    fn add(&mut self, path: &Path, last_wins: bool) {
        let last = path.placements.len() - 1;
        for (ply, &(node, index)) in path.edges.iter().enumerate() {
            let won = last_wins == (last - ply).is_multiple_of(2);
            let node = &mut self.nodes[node];
            node.playouts += 1.0;
            node.edges[index].direct.add(won);
            for placement in path.placements[ply..].iter().step_by(2) {
                if let Ok(i) = node.edges.binary_search_by_key(placement, |edge| edge.placement) {
                    node.edges[i].amaf.add(won);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Bitboard, Control};

    /// Returns a player, and what it finds in `playouts` playouts where the solver decides leaves
    /// of at most 20 cells.
    fn found(position: Position, seed: u64, playouts: u64) -> (MctsPlayer, Option<Placement>) {
        let mut player = MctsPlayer { max_playouts: playouts, ..MctsPlayer::new(seed) };
        player.max_exact_cells = 20;
        let found = player.search(position, &Limits::new());
        (player, found)
    }

    /// What is decided at the leaves goes up the tree.
    #[test]
    fn monte_carlo_finds_wins_and_recognises_losses() {
        let mut outcomes = Vec::new();
        for (columns, rows) in [(7, 3), (6, 4), (5, 5), (7, 4)] {
            let position = Position::new(Bitboard::rectangle(columns, rows));
            let (mut player, found) = found(position, 1, 100_000);
            let outcome = player.solver.solve(position).answer.outcome().unwrap();
            assert_eq!(found.is_some(), outcome == Outcome::Win);
            assert!(found.is_none_or(|it| {
                player.solver.solve(position.after(it)).answer == Answer::Loss
            }));
            outcomes.push(outcome);
        }
        assert!(outcomes.contains(&Outcome::Win) && outcomes.contains(&Outcome::Loss));
    }

    #[test]
    fn monte_carlo_plays_small_positions_without_error() {
        for (columns, rows) in [(5, 4), (7, 4), (5, 6)] {
            let position = Position::new(Bitboard::rectangle(columns, rows));
            let mut player = MctsPlayer::new(3);
            let placement = player.choose(position, &Limits::new()).unwrap();
            assert_eq!(player.solver.solve(position.after(placement)).answer, Answer::Loss);
        }
        let over = MctsPlayer::new(3).choose(Position::new(Bitboard::EMPTY), &Limits::new());
        assert!(matches!(over, Err(ChooseError::GameOver)));
    }

    #[test]
    fn the_same_seed_and_number_of_playouts_give_the_same_choice() {
        let position = Position::new(Bitboard::rectangle(7, 7));
        let chosen = |seed| found(position, seed, 60).1;
        assert_eq!(chosen(5), chosen(5));
        let choices: Vec<_> = (0..6).map(chosen).collect();
        assert!(choices.iter().any(|choice| choice != &choices[0]), "{choices:?}");
    }

    #[test]
    fn monte_carlo_answers_even_without_time_or_when_stopped() {
        let control = Control::default();
        control.stop();
        for limits in [Limits::new().time(Duration::ZERO), Limits::new().control(&control)] {
            for free in [Bitboard::FULL, Bitboard::rectangle(9, 8), Bitboard::rectangle(5, 5)] {
                let position = Position::new(free);
                let chosen = MctsPlayer::new(2).choose(position, &limits);
                assert!(chosen.is_ok_and(|placement| position.allows(placement)));
            }
        }
    }
}
