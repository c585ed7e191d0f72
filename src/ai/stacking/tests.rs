//! Tests of the fast ranks and the fast look-ahead against slow and obvious twins.

use std::collections::HashMap;

use super::drop_table::DropTable;
use super::ranks::{self, CERTAIN, StackRanks};
use super::surface::{HALF_STEPS, MAX_STEP, STEP_VALUES, Surface, pair_count};
use super::{
    Dealer, RANK_COUNT, STACK_COLUMNS, Stack, StackDrop, StackRules, Stacker, WELL_COLUMN,
};
use crate::ai::board::{Orientation, Piece};
use crate::ai::limits::Control;

/// Drops a piece on columns of these heights, cell by cell; `None` where it would leave a hole.
fn slow_drop(heights: &[i16], orientation: Orientation, column: usize) -> Option<Vec<i16>> {
    let cells = orientation.cells().map(|(x, y)| (column + x, y as i16));
    let rests_at = |&(x, y): &(usize, i16)| heights.get(x).map(|height| height - y);
    let grounds: Option<Vec<i16>> = cells.iter().map(rests_at).collect();
    let ground = grounds?.into_iter().max()?;
    let mut after = heights.to_vec();
    // Lower cells come first. Each must lie on the column as it is by then.
    for (x, y) in cells {
        if after[x] != ground + y {
            return None;
        }
        after[x] += 1;
    }
    Some(after)
}

fn steps(heights: &[i16]) -> Vec<i16> {
    heights.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

fn heights(steps: &[i16]) -> Vec<i16> {
    let sum = |height: &mut i16, step: &i16| {
        *height += step;
        Some(*height)
    };
    std::iter::once(0).chain(steps.iter().scan(0, sum)).collect()
}

/// Returns all surfaces with this many steps.
fn all_surfaces(count: u32) -> Vec<Vec<i16>> {
    let step = |surface: usize, place: u32| {
        (surface / STEP_VALUES.pow(place) % STEP_VALUES) as i16 - MAX_STEP
    };
    let surface = |number| (0..count).map(|place| step(number, place)).collect();
    (0..STEP_VALUES.pow(count)).map(surface).collect()
}

/// The definition of the ranks, as it stands in the document.
fn slow_ranks(count: u32, iterations: usize) -> HashMap<Vec<i16>, u16> {
    let surfaces = all_surfaces(count);
    let mut ranks: HashMap<Vec<i16>, u16> =
        surfaces.iter().map(|surface| (surface.clone(), CERTAIN)).collect();
    for _ in 0..iterations {
        let rank = |surface: &Vec<i16>| {
            let heights = heights(surface);
            let best = |piece: Piece| {
                let places = piece
                    .orientations()
                    .flat_map(|orientation| (0..heights.len()).map(move |x| (orientation, x)));
                let after =
                    places.filter_map(|(orientation, x)| slow_drop(&heights, orientation, x));
                // A surface with a steeper step is not in the table.
                after.filter_map(|after| ranks.get(&steps(&after))).max().copied().unwrap_or(0)
            };
            let sum: f64 = Piece::ALL.map(|piece| f64::from(best(piece))).iter().sum();
            (sum / 7.0).round() as u16
        };
        ranks = surfaces.iter().map(|surface| (surface.clone(), rank(surface))).collect();
    }
    ranks
}

/// Returns the place of a surface in a table for surfaces with four steps.
fn index_of(surface: &[i16]) -> usize {
    let number = |steps: [i16; 2]| {
        (steps[0] + MAX_STEP) as usize + STEP_VALUES * (steps[1] + MAX_STEP) as usize
    };
    let left = number([surface[0], surface[1]]);
    let right = number([-surface[3], -surface[2]]);
    Surface { left, right }.index()
}

#[test]
fn ranks_of_five_columns_are_those_of_the_slow_twin() {
    let slow = slow_ranks(4, 5);
    let fast = ranks::compute(&DropTable::new(2), 2, 5, &Control::default(), |_| {}).unwrap();
    assert_eq!(fast.len(), pair_count(2));
    for (surface, rank) in &slow {
        assert_eq!(fast[index_of(surface)], *rank, "{surface:?}");
        let mirrored: Vec<i16> = surface.iter().rev().map(|step| -step).collect();
        assert_eq!(slow[&mirrored], *rank, "{surface:?}");
    }
    let different: std::collections::BTreeSet<&u16> = slow.values().collect();
    assert!(different.len() > 1000);
}

#[test]
fn a_stopped_computation_gives_no_ranks() {
    let control = Control::default();
    control.stop();
    assert!(ranks::compute(&DropTable::new(2), 2, 5, &control, |_| {}).is_none());
}

#[test]
fn progress_ends_at_one() {
    let last = std::sync::Mutex::new(0.0_f64);
    let report = |part: f64| {
        let mut last = last.lock().unwrap();
        *last = last.max(part);
    };
    ranks::compute(&DropTable::new(1), 1, 3, &Control::default(), report).unwrap();
    assert!((*last.lock().unwrap() - 1.0).abs() < 1e-9);
}

fn random_stack(rng: &mut fastrand::Rng, steepest: i16) -> Stack {
    let mut height = 30;
    Stack::new([(); STACK_COLUMNS].map(|()| {
        height += if rng.bool() { rng.i16(-1..=1) } else { rng.i16(-steepest..=steepest) };
        height
    }))
}

#[test]
fn a_piece_fits_where_the_slow_twin_drops_it() {
    let mut rng = fastrand::Rng::with_seed(5);
    let table = DropTable::new(HALF_STEPS);
    for _ in 0..500 {
        let stack = random_stack(&mut rng, 6);
        let surface = stack.surface();
        for piece in Piece::ALL {
            let listed: Vec<StackDrop> = stack.drops(piece).filter(|drop| !drop.clears()).collect();
            let fitting = table.allowed(surface, piece).fitting;
            let by_table: Vec<StackDrop> = table.drops(fitting, piece).collect();
            assert_eq!(by_table, listed, "{stack:?}");
            for orientation in piece.orientations() {
                for column in 0..WELL_COLUMN {
                    let after = slow_drop(&stack.heights(), orientation, column);
                    let drop = StackDrop { orientation, column };
                    assert_eq!(after.is_some(), listed.contains(&drop), "{stack:?} {drop:?}");
                    if let Some(after) = after {
                        assert_eq!(stack.after(drop).heights().to_vec(), after);
                    }
                }
            }
        }
    }
}

#[test]
fn the_rules_allow_the_same_drops_by_table() {
    let table = DropTable::new(HALF_STEPS);
    let mut rng = fastrand::Rng::with_seed(7);
    let low = StackRules { rows: 33, clear_from: 33, cut: false };
    for _ in 0..500 {
        let stack = random_stack(&mut rng, 4);
        for rules in [StackRules::SURFACES, StackRules::well(33), low] {
            for piece in Piece::ALL {
                let by_table: Vec<StackDrop> =
                    rules.drops_by_table(&stack, piece, &table).collect();
                let listed: Vec<StackDrop> = rules.drops(&stack, piece).collect();
                assert_eq!(by_table, listed, "{stack:?} {rules:?}");
            }
        }
    }
}

#[test]
fn an_upright_i_piece_clears_four_full_rows() {
    let clearing = StackDrop::clearing();
    let full = Stack::new([4, 5, 6, 7, 8, 7, 6, 5, 4]);
    assert!(full.drops(Piece::I).any(|drop| drop == clearing));
    assert_eq!(full.after(clearing), Stack::new([0, 1, 2, 3, 4, 3, 2, 1, 0]));
    assert!(!Stack::new([3, 5, 6, 7, 8, 7, 6, 5, 4]).fits(clearing));
    let lying = Piece::I.orientations().find(|orientation| orientation.width() == 4).unwrap();
    for orientation in Orientation::all().filter(|o| *o != clearing.orientation) {
        assert!(!full.fits(StackDrop { orientation, column: WELL_COLUMN }));
    }
    for column in [6, usize::MAX] {
        assert!(!Stack::new([4; STACK_COLUMNS]).fits(StackDrop { orientation: lying, column }));
    }
}

#[test]
fn a_cut_stack_has_no_steep_step() {
    let stack = Stack::new([9, 2, 9, 9, 9, 9, 9, 9, 0]);
    assert_eq!(stack.excess(), 3 + 3 + 5);
    let cut = stack.cut();
    assert_eq!(cut.heights(), [9, 5, 9, 9, 9, 9, 9, 9, 5]);
    assert_eq!((cut.excess(), cut.surface()), (0, stack.surface()));
}

/// Ranks that follow no plan.
fn any_ranks() -> StackRanks {
    let rank = |index: usize| (index as u32).wrapping_mul(0x9e37_79b1).rotate_left(11) as u16;
    StackRanks::from_table((0..RANK_COUNT).map(rank).collect()).unwrap()
}

/// The best that a sequence of pieces comes to: the pieces that fit, then the rank.
fn slow_value(
    stacker: &mut Stacker,
    rules: StackRules,
    stack: &Stack,
    pieces: &[Piece],
) -> (usize, u16) {
    let Some((&piece, next)) = pieces.split_first() else { return (0, stacker.rank(stack)) };
    let drops: Vec<StackDrop> = rules.drops(stack, piece).collect();
    let value = |stacker: &mut Stacker, drop: &StackDrop| {
        let (fitting, rank) = slow_value(stacker, rules, &rules.after(stack, *drop), next);
        (fitting + 1, rank)
    };
    let best = drops.iter().map(|drop| value(stacker, drop)).max();
    best.unwrap_or_else(|| (0, stacker.rank(stack)))
}

#[test]
fn the_stacker_finds_the_best_sequence() {
    let ranks = any_ranks();
    let mut rng = fastrand::Rng::with_seed(9);
    let low = StackRules { rows: 33, clear_from: 33, cut: false };
    for rules in [StackRules::SURFACES, StackRules::well(60), low] {
        let mut stacker = Stacker::new(&ranks, rules);
        for round in 0..60 {
            let steepest = if rules.cut { 2 } else { 6 };
            let stack = random_stack(&mut rng, steepest);
            let pieces: Vec<Piece> =
                (0..1 + round % 3).map(|_| Piece::ALL[rng.usize(..7)]).collect();
            let (fitting, rank) = slow_value(&mut stacker, rules, &stack, &pieces);
            match stacker.choose(&stack, &pieces) {
                None => assert_eq!(fitting, 0),
                Some(drop) => {
                    let after = rules.after(&stack, drop);
                    let value = slow_value(&mut stacker, rules, &after, &pieces[1..]);
                    assert_eq!((value.0 + 1, value.1), (fitting, rank), "{stack:?} {pieces:?}");
                }
            }
        }
    }
}

#[test]
fn a_game_of_the_stacker_leaves_no_hole_and_stays_in_the_well() {
    let ranks = any_ranks();
    let rules = StackRules::well(20);
    let mut stacker = Stacker::new(&ranks, rules);
    for seed in 0..20 {
        let mut stack = Stack::default();
        let mut cells = 0;
        for piece in Dealer::new(seed) {
            let Some(drop) = stacker.choose(&stack, &[piece]) else { break };
            stack = rules.after(&stack, drop);
            // A cleared row loses nine cells of the stack; the piece lies beside it.
            cells += if drop.clears() { -36 } else { 4 };
            assert_eq!(stack.heights().iter().sum::<i16>(), cells);
            assert!((0..=20).contains(&stack.height()) && stack.full_rows() >= 0);
        }
    }
}
