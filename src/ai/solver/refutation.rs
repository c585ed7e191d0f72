//! Refutations: one reply may refute many placements.
//!
//! If reply q refutes placement p, and another placement with some reply leaves the same of the
//! area as p and q do, then that placement is refuted too. Placements commute, so p refutes q; and
//! the cells of two tetrominoes can often be filled by two others:
//!
//! ```text
//! p = a   q = b      two others on the same cells
//! a a a a            c c d d
//! b b b b            c c d d
//! ```

use super::node::{Choice, Node};
use crate::ai::area::{Area, USABLE_SIZE};
use crate::ai::board::{Bitboard, Placement};

/// What a placement and its refutation leave of the area, which shows what else is refuted.
pub struct Refutation {
    /// Index of the node's area that holds the placements in question.
    area: u8,
    /// How to recognize them.
    pattern: Pattern,
}

/// How to recognize what else a reply refutes.
enum Pattern {
    /// Placement and reply were in one area. `cells` are those of the area, `left` those that both
    /// leave usable.
    Usable { cells: Bitboard, left: Bitboard },
    /// The reply was in another area. As a placement there, it is refuted by the first placement.
    Swapped(Placement),
}

impl Refutation {
    /// Makes the refutation of the choice `first` at `node`, which leads to `child`, by `reply`
    /// there.
    ///
    /// `None` if either is a choice of a value, whose cells are unknown.
    pub fn new(node: &Node, first: Choice, child: &Node, reply: Choice) -> Option<Refutation> {
        let (Choice::Big { area, placement }, Choice::Big { area: replied, placement: reply }) =
            (first, reply)
        else {
            return None;
        };
        let Area { cells, .. } = node.areas[area as usize];
        let target = child.areas[replied as usize].cells;
        if cells.is_superset(target) {
            let left = (cells - (placement.cells() | reply.cells())).usable();
            Some(Refutation { area, pattern: Pattern::Usable { cells, left } })
        } else {
            let area = node.areas.iter().position(|other| other.cells == target)?;
            Some(Refutation { area: area as u8, pattern: Pattern::Swapped(reply) })
        }
    }

    /// Returns whether `choice`, at the same node, is refuted as well. It may miss some that are.
    #[inline]
    pub fn applies_to(&self, choice: Choice) -> bool {
        let Choice::Big { area, placement } = choice else { return false };
        area == self.area
            && match self.pattern {
                Pattern::Usable { cells, left } => {
                    let filled = cells - left;
                    filled.is_superset(placement.cells())
                        && is_reached(left, filled - placement.cells())
                }
                Pattern::Swapped(reply) => placement == reply,
            }
    }
}

/// Returns whether some placement on `free` leaves only dead cells there, none of them beside
/// `left`.
///
/// A cell of `free` that touches `left` would be usable with it, so the placement must cover all of
/// these.
fn is_reached(left: Bitboard, free: Bitboard) -> bool {
    let touching = left.grown_within(free);
    match touching.len() {
        0..USABLE_SIZE => Placement::all_on(free).any(|reply| {
            reply.cells().is_superset(touching) && !Placement::any_on(free - reply.cells())
        }),
        USABLE_SIZE => touching.first_area() == touching && !Placement::any_on(free - touching),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;
    use crate::ai::limits::{Limits, Watch};
    use crate::ai::solver::values::AreaValues;

    /// The slow twin: try every reply to the other placement and compare what is left.
    fn answered_by_trying(area: Bitboard, placement: Placement, left: Bitboard) -> bool {
        let rest = area - placement.cells();
        Placement::all_on(rest).any(|reply| (rest - reply.cells()).usable() == left)
    }

    #[test]
    fn placements_that_a_refutation_applies_to_are_refuted() {
        let limits = Limits::new();
        let mut watch = Watch::new(&limits);
        let mut values = AreaValues::new(1 << 24, 1);
        let mut rng = fastrand::Rng::with_seed(75);
        let mut answered = 0;
        for _ in 0..30 {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.7).collect();
            let node = Node::new(free, &mut values, &mut watch).unwrap();
            let Some(area) = node.areas.first() else { continue };
            let all: Vec<_> = Placement::all_on(area.cells).collect();
            let first = Choice::Big { area: 0, placement: *rng.choice(&all).unwrap() };
            let mut child = Node::default();
            node.follow(first, &mut values, &mut watch, &mut child).unwrap();
            let Some(target) = child.areas.first() else { continue };
            let replies: Vec<_> = Placement::all_on(target.cells).collect();
            let placement = *rng.choice(&replies).unwrap();
            let reply = Choice::Big { area: 0, placement };
            let refutation = Refutation::new(&node, first, &child, reply).unwrap();
            let Pattern::Usable { cells, left } = refutation.pattern else {
                panic!("both are in one area")
            };
            for &placement in &all {
                let choice = Choice::Big { area: 0, placement };
                if refutation.applies_to(choice) {
                    assert!(answered_by_trying(cells, placement, left), "{free:?} {placement}");
                    answered += 1;
                }
            }
            assert!(refutation.applies_to(first));
        }
        assert!(answered > 60);
    }

    /// A reply in another area, as a placement, is refuted by the placement that it refutes.
    #[test]
    fn only_the_reply_itself_is_refuted_in_another_area() {
        let limits = Limits::new();
        let mut watch = Watch::new(&limits);
        let mut values = AreaValues::new(1 << 24, 1);
        let two_areas = Cell::all().filter(|cell| cell.row() != 4).collect();
        let node = Node::new(two_areas, &mut values, &mut watch).unwrap();
        let choices = |area: u8| {
            let placements = Placement::all_on(node.areas[area as usize].cells);
            placements.map(move |placement| Choice::Big { area, placement })
        };
        let mut rng = fastrand::Rng::with_seed(76);
        for (area, other) in [(0, 1), (1, 0)] {
            let first = rng.choice(choices(area).collect::<Vec<_>>()).unwrap();
            let reply = rng.choice(choices(other).collect::<Vec<_>>()).unwrap();
            let mut child = Node::default();
            node.follow(first, &mut values, &mut watch, &mut child).unwrap();
            let target = node.areas[other as usize].cells;
            let index = child.areas.iter().position(|area| area.cells == target).unwrap();
            let Choice::Big { placement, .. } = reply else { panic!("it is in a big area") };
            let in_child = Choice::Big { area: index as u8, placement };
            let refutation = Refutation::new(&node, first, &child, in_child).unwrap();
            let answered = choices(0).chain(choices(1)).filter(|c| refutation.applies_to(*c));
            assert_eq!(answered.collect::<Vec<_>>(), [reply]);
        }
    }
}
