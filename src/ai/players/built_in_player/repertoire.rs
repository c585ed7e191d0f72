//! The repertoire: openings of the 10x10 board that score alike, as listed in
//! `assets/openings.ron`.
//!
//! That board is too large for anything to be proven, so variety gives no proven win away.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::ai::area::Symmetry;
use crate::ai::board::{Bitboard, Placement, Position};

/// A list of openings to choose from.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Repertoire {
    lines: Vec<Opening>,
}

/// The choices on a board.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Opening {
    /// The first placement, as one of its images under the symmetries of the board; `None` on the
    /// empty board.
    after: Option<Placement>,
    /// The placements to choose from, each with its weight.
    choices: Vec<(Placement, u32)>,
}

/// The built-in repertoire.
pub static REPERTOIRE: LazyLock<Repertoire> =
    LazyLock::new(|| read(include_str!("../../../../assets/openings.ron")));

/// Reads a repertoire that is known to be well-formed.
fn read(text: &str) -> Repertoire {
    ron::from_str(text).expect("a test reads the openings that are built in")
}

impl Repertoire {
    /// Draws a placement on the empty board, or a reply to the first placement; `None` if the
    /// repertoire has nothing for this position.
    pub fn choose(&self, position: Position, rng: &mut fastrand::Rng) -> Option<Placement> {
        let placed = Bitboard::FULL - position.free();
        let (line, symmetries) = self.lines.iter().find_map(|line| {
            let symmetries = line.symmetries_to(placed);
            (!symmetries.is_empty()).then_some((line, symmetries))
        })?;
        let symmetry = rng.choice(symmetries)?;
        let sum: u32 = line.choices.iter().map(|(_, weight)| weight).sum();
        let mut rest = rng.u32(..sum);
        for &(placement, weight) in &line.choices {
            if rest < weight {
                return Placement::covering(symmetry.image(placement.cells()));
            }
            rest -= weight;
        }
        None
    }
}

impl Opening {
    /// Returns the cells of the first placement.
    fn placed(&self) -> Bitboard {
        self.after.map_or(Bitboard::EMPTY, Placement::cells)
    }

    /// Returns the symmetries that map the first placement of this opening to `placed`.
    fn symmetries_to(&self, placed: Bitboard) -> Vec<Symmetry> {
        Symmetry::all().filter(|symmetry| symmetry.image(self.placed()) == placed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const SMALL: &str = r#"(lines: [
        (after: None, choices: [("e5,f5,e6,f6", 3), ("a1,b1,c1,d1", 1)]),
        (after: Some("e5,f5,e6,f6"), choices: [("a1,b1,a2,b2", 1)]),
        (after: Some("a1,b1,c1,d1"), choices: [("j1,j2,j3,j4", 1)]),
    ])"#;

    fn start_after(placement: &str) -> Position {
        Position::START.after(placement.parse().unwrap())
    }

    #[test]
    fn openings_are_drawn_by_their_weights_in_all_their_images() {
        let repertoire = read(SMALL);
        let mut rng = fastrand::Rng::with_seed(1);
        let mut counts = BTreeMap::new();
        for _ in 0..800 {
            let drawn = repertoire.choose(Position::START, &mut rng).unwrap();
            *counts.entry(drawn.to_string()).or_insert(0) += 1;
        }
        let middle = counts.remove("e5,f5,e6,f6").unwrap();
        assert!((550..650).contains(&middle), "{middle}");
        assert_eq!(counts.len(), 8, "{counts:?}");
    }

    #[test]
    fn a_reply_is_turned_with_the_placement_that_it_answers() {
        let repertoire = read(SMALL);
        let mut rng = fastrand::Rng::with_seed(2);
        for (placed, reply) in [("a1,b1,c1,d1", "j1,j2,j3,j4"), ("j7,j8,j9,j10", "g1,h1,i1,j1")] {
            for _ in 0..20 {
                let chosen = repertoire.choose(start_after(placed), &mut rng).unwrap();
                assert_eq!(chosen.to_string(), reply);
            }
        }
        let corners = |_| repertoire.choose(start_after("e5,f5,e6,f6"), &mut rng).unwrap();
        let corners: std::collections::BTreeSet<_> = (0..100).map(corners).collect();
        assert_eq!(corners.len(), 4, "a reply to what is symmetric has all its images");
    }

    #[test]
    fn a_repertoire_has_nothing_for_other_positions() {
        let repertoire = read(SMALL);
        let mut rng = fastrand::Rng::with_seed(3);
        let small = Position::new(Bitboard::rectangle(8, 8));
        for position in [
            small,
            start_after("b1,c1,d1,e1"),
            start_after("a1,b1,c1,d1").after("e5,f5,e6,f6".parse().unwrap()),
        ] {
            assert_eq!(repertoire.choose(position, &mut rng), None);
        }
    }

    /// A placement that is there twice would be drawn more often than its weight says.
    #[test]
    fn the_shipped_openings_fit_and_differ() {
        let lines = &REPERTOIRE.lines;
        for (i, line) in lines.iter().enumerate() {
            let name = line.after;
            let same_line = |other: &Opening| !other.symmetries_to(line.placed()).is_empty();
            assert!(!lines[..i].iter().any(same_line) && !line.choices.is_empty(), "{name:?}");
            let own = line.symmetries_to(line.placed());
            for (j, &(placement, weight)) in line.choices.iter().enumerate() {
                let is_again = |(other, _): &(Placement, u32)| {
                    own.iter().any(|symmetry| symmetry.image(other.cells()) == placement.cells())
                };
                assert!(!line.choices[..j].iter().any(is_again), "{name:?} {placement}");
                assert!((1..=1000).contains(&weight), "{name:?} {placement}: {weight}");
                assert!(placement.cells().is_disjoint(line.placed()), "{name:?} {placement}");
            }
        }
    }

    /// An opening that a search could decide might give a proven win away.
    #[test]
    fn the_shipped_openings_leave_more_than_any_level_searches() {
        let size = crate::ai::BoardSize::Ten;
        for line in &REPERTOIRE.lines {
            let position = Position::new(Bitboard::FULL - line.placed());
            assert!(
                crate::ai::Level::all()
                    .all(|level| position.usable().len() > level.skill().horizon.get(size))
            );
        }
    }
}
