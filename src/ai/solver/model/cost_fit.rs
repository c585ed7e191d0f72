//! Fits what a proof is expected to cost to what proofs took: `nim-tetris data costs`.

use std::fmt;

use super::cost::{COST_OF_LOSS, COST_OF_WIN};
use super::shape_features::ShapeFeatures;
use crate::ai::area::usable_areas;
use crate::ai::board::{Bitboard, Outcome, Position, STRIDE};
use crate::ai::solver::node::SMALL_SIZE;

/// Base, pairs, inner cells, holes.
const COEFFICIENTS: usize = 4;

/// One board of this many is held out: the fit does not see it, and is judged by it.
const HELD_OUT: usize = 4;

/// Smaller areas are left out: their proofs take few nodes whatever their shape, and would flatten the curve.
const LEAST_SIZE: usize = 28;

/// Boards of one big area and the nodes that solving them from a cold start took.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct CostFit {
    lost: Vec<Proof>,
    won: Vec<Proof>,
}

/// A board that was solved.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Proof {
    features: [f64; COEFFICIENTS],
    /// Natural logarithm of the nodes.
    nodes: f64,
    /// The same as the search expects it today.
    expected: f64,
}

impl CostFit {
    /// Adds a board that was solved by so many nodes. Boards that have not exactly one big area, or a small one of those, are left out.
    pub fn add(&mut self, position: Position, outcome: Outcome, nodes: u64) {
        let mut big = usable_areas(position.free()).filter(|area| area.len() > SMALL_SIZE);
        let (Some(area), None) = (big.next(), big.next()) else { return };
        if area.len() < LEAST_SIZE {
            return;
        }
        let features = ShapeFeatures::of(area);
        let (proofs, expected) = match outcome {
            Outcome::Loss => (&mut self.lost, COST_OF_LOSS.of(&[features])),
            Outcome::Win => (&mut self.won, 1.0 + COST_OF_WIN.of(&[features])),
        };
        let numbers = [1.0, features.pairs(), inner_cells(area) as f32, features.holes()];
        proofs.push(Proof {
            features: numbers.map(f64::from),
            nodes: (nodes.max(1) as f64).ln(),
            expected: f64::from(expected).ln(),
        });
    }
}

impl Proof {
    fn predicted(&self, coefficients: &[f64; COEFFICIENTS]) -> f64 {
        self.features.iter().zip(coefficients).map(|(x, b)| x * b).sum()
    }
}

/// A line for each outcome: the coefficients, and by how much the logarithm of the nodes is missed (root of the mean square) on the
/// boards of the fit, on those held out, and there by the costs that the search has today.
impl fmt::Display for CostFit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, proofs) in [("loss", &self.lost), ("win", &self.won)] {
            let is_held_out = |i: usize| i % HELD_OUT == HELD_OUT - 1;
            let part = |held_out: bool| -> Vec<Proof> {
                let chosen = (0..proofs.len()).filter(|&i| is_held_out(i) == held_out);
                chosen.map(|i| proofs[i]).collect()
            };
            let (fitted, held_out) = (part(false), part(true));
            write!(f, "{name} boards={} held-out={}", fitted.len(), held_out.len())?;
            match least_squares(&fitted).filter(|_| !held_out.is_empty()) {
                None => writeln!(f, " too few")?,
                Some(coefficients) => {
                    let [base, pair, inner, hole] = coefficients;
                    let missed = |proof: &Proof| proof.nodes - proof.predicted(&coefficients);
                    writeln!(
                        f,
                        " base={base:.2} pair={pair:.3} inner={inner:.3} hole={hole:.2} error={:.2} error-held-out={:.2} error-today={:.2}",
                        root_mean_square(fitted.iter().map(missed)),
                        root_mean_square(held_out.iter().map(missed)),
                        root_mean_square(held_out.iter().map(|proof| proof.nodes - proof.expected)),
                    )?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the number of cells whose four neighbours belong to the area. The search does not count them.
fn inner_cells(area: Bitboard) -> u32 {
    let cells = area.bits();
    let beside = cells & cells >> 1;
    let above = cells & cells >> STRIDE;
    (beside & beside << 1 & above & above << STRIDE).count_ones()
}

fn root_mean_square(errors: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = errors.len() as f64;
    (errors.map(|error| error * error).sum::<f64>() / count).sqrt()
}

/// Returns the coefficients with the least squared error, by the normal equations; `None` if the boards don't determine them.
fn least_squares(proofs: &[Proof]) -> Option<[f64; COEFFICIENTS]> {
    // Each row holds the coefficients of one equation and its right side.
    let mut rows = [[0.0; COEFFICIENTS + 1]; COEFFICIENTS];
    for proof in proofs {
        for (row, x) in rows.iter_mut().zip(proof.features) {
            for (sum, y) in row.iter_mut().zip(proof.features.into_iter().chain([proof.nodes])) {
                *sum += x * y;
            }
        }
    }
    for i in 0..COEFFICIENTS {
        let pivot =
            (i..COEFFICIENTS).max_by(|&a, &b| rows[a][i].abs().total_cmp(&rows[b][i].abs()))?;
        rows.swap(i, pivot);
        let row = rows[i];
        if row[i].abs() < LEAST_PIVOT {
            return None;
        }
        for other in (0..COEFFICIENTS).filter(|&other| other != i) {
            let factor = rows[other][i] / row[i];
            rows[other].iter_mut().zip(row).for_each(|(x, y)| *x -= factor * y);
        }
    }
    Some(std::array::from_fn(|i| rows[i][COEFFICIENTS] / rows[i][i]))
}

/// A smaller pivot is a rounding error: features are whole numbers.
const LEAST_PIVOT: f64 = 1e-6;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;

    /// Boards whose proofs take exactly what a known cost says are fitted by that cost, held-out ones too.
    #[test]
    fn a_fit_finds_the_cost_that_made_the_numbers() {
        let mut rng = fastrand::Rng::with_seed(4);
        let mut fit = CostFit::default();
        while fit.lost.len() < 60 {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.8).collect();
            fit.add(Position::new(free), Outcome::Loss, 1);
        }
        let cost = [-0.5, 0.09, 0.14, 1.25];
        for proof in &mut fit.lost {
            proof.nodes = proof.predicted(&cost);
        }
        let text = fit.to_string();
        let loss = "loss boards=45 held-out=15 base=-0.50 pair=0.090 inner=0.140 hole=1.25 error=0.00 error-held-out=0.00 ";
        assert!(text.starts_with(loss), "{text}");
        assert!(text.ends_with("win boards=0 held-out=0 too few\n"), "{text}");
    }

    #[test]
    fn inner_cells_are_counted_as_one_by_one() {
        assert_eq!(inner_cells(Bitboard::rectangle(7, 8)), 30);
        let mut rng = fastrand::Rng::with_seed(72);
        for _ in 0..200 {
            let area: Bitboard = Cell::all().filter(|_| rng.f32() < 0.8).collect();
            let is_inner = |cell: &Cell| area.is_superset(Bitboard::from_iter([*cell]).grown());
            let cut = |cell: &Cell| [0, 9].contains(&cell.row()) || [0, 9].contains(&cell.column());
            let inner = area.cells().filter(|cell| !cut(cell) && is_inner(cell)).count();
            assert_eq!(inner_cells(area) as usize, inner, "{area:?}");
        }
    }

    #[test]
    fn boards_that_are_all_alike_determine_nothing() {
        let mut fit = CostFit::default();
        for nodes in 1..=40 {
            fit.add(Position::new(Bitboard::rectangle(6, 6)), Outcome::Win, nodes);
        }
        assert!(fit.to_string().ends_with("win boards=30 held-out=10 too few\n"), "{fit}");
    }

    #[test]
    fn only_boards_of_one_large_area_count() {
        let mut fit = CostFit::default();
        let two = Bitboard::rectangle(10, 10)
            - Bitboard::from_iter((0..10).filter_map(|column| Cell::new(column, 4)));
        for free in [two, Bitboard::rectangle(5, 5), Bitboard::rectangle(4, 4), Bitboard::EMPTY] {
            fit.add(Position::new(free), Outcome::Loss, 9);
        }
        assert_eq!(fit, CostFit::default());
        fit.add(Position::new(Bitboard::rectangle(7, 4)), Outcome::Loss, 9);
        assert_eq!((fit.lost.len(), fit.won.len()), (1, 0));
    }
}
