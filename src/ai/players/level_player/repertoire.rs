//! The repertoire: openings of the 10x10 board that score alike, read from `assets/openings.ron`.
//!
//! The board is too large there for anything to be proven, so that nothing proven is given away for variety.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::ai::area::Symmetry;
use crate::ai::board::{Bitboard, Placement, Position};

/// Openings to choose from.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Repertoire {
    lines: Vec<Line>,
}

/// What to place on a board.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Line {
    /// What was placed on the empty board, as one of its images under the symmetries of the board; none if nothing was.
    after: Option<Placement>,
    /// Placements, each with its weight.
    choices: Vec<(Placement, u32)>,
}

/// The repertoire that is built in.
pub static REPERTOIRE: LazyLock<Repertoire> = LazyLock::new(|| {
    read(include_str!("../../../../assets/openings.ron"))
        .expect("a test reads the openings that are built in")
});

const MAX_LINES: usize = 200;
const MAX_CHOICES: usize = 100;
const MAX_WEIGHT: u32 = 1000;

impl Repertoire {
    /// Chooses a placement on an empty board, or as a reply to the first one, if there are some for this board.
    pub fn choose(&self, position: Position, rng: &mut fastrand::Rng) -> Option<Placement> {
        let placed = Bitboard::FULL - position.free();
        let (line, symmetries) = self.lines.iter().find_map(|line| {
            let symmetries = line.symmetries_to(placed);
            (!symmetries.is_empty()).then_some((line, symmetries))
        })?;
        let symmetry = rng.choice(symmetries)?;
        let sum: u32 = line.choices.iter().map(|(_, weight)| weight).sum();
        let mut rest = rng.u32(..sum);
        let drawn = line.choices.iter().find(|(_, weight)| {
            let is_drawn = rest < *weight;
            rest = rest.saturating_sub(*weight);
            is_drawn
        });
        Placement::covering(symmetry.image(drawn?.0.cells()))
    }
}

impl Line {
    fn placed(&self) -> Bitboard {
        self.after.map_or(Bitboard::EMPTY, Placement::cells)
    }

    /// Returns the symmetries that make the placement of this line into these cells.
    fn symmetries_to(&self, placed: Bitboard) -> Vec<Symmetry> {
        Symmetry::all().filter(|symmetry| symmetry.image(self.placed()) == placed).collect()
    }

    fn check(&self) -> Result<(), String> {
        let count = self.choices.len();
        if !(1..=MAX_CHOICES).contains(&count) {
            return Err(format!("there are {count} choices; 1 to {MAX_CHOICES} are possible"));
        }
        let own = self.symmetries_to(self.placed());
        for (i, &(placement, weight)) in self.choices.iter().enumerate() {
            if !(1..=MAX_WEIGHT).contains(&weight) {
                return Err(format!(
                    "the weight of {placement} is {weight}, beyond 1 to {MAX_WEIGHT}"
                ));
            }
            if !placement.cells().is_disjoint(self.placed()) {
                return Err(format!("there is no room for {placement}"));
            }
            let is_again = |&(other, _): &(Placement, u32)| {
                own.iter().any(|symmetry| symmetry.image(other.cells()) == placement.cells())
            };
            if self.choices[..i].iter().any(is_again) {
                return Err(format!("{placement} is there twice, up to symmetry"));
            }
        }
        Ok(())
    }
}

/// Reads a repertoire.
///
/// # Errors
/// Says what is wrong.
pub fn read(text: &str) -> Result<Repertoire, String> {
    let repertoire: Repertoire = ron::from_str(text).map_err(|error| error.to_string())?;
    let lines = &repertoire.lines;
    if lines.len() > MAX_LINES {
        return Err(format!("there are more than {MAX_LINES} lines"));
    }
    for (i, line) in lines.iter().enumerate() {
        let name = line.after.map_or("the empty board".to_owned(), |after| after.to_string());
        line.check().map_err(|error| format!("after {name}: {error}"))?;
        if lines[..i].iter().any(|other| !other.symmetries_to(line.placed()).is_empty()) {
            return Err(format!("after {name}: there is another line, up to symmetry"));
        }
    }
    Ok(repertoire)
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
        let repertoire = read(SMALL).unwrap();
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
        let repertoire = read(SMALL).unwrap();
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
    fn it_says_nothing_of_other_boards() {
        let repertoire = read(SMALL).unwrap();
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

    #[test]
    fn what_is_no_repertoire_is_refused() {
        let with = |from: &str, to: &str| read(&SMALL.replacen(from, to, 1)).unwrap_err();
        let after = |error: &str| format!("after {error}");
        assert_eq!(
            with("\"a1,b1,c1,d1\", 1", "\"e5,f5,e6,f6\", 1"),
            after("the empty board: e5,f5,e6,f6 is there twice, up to symmetry")
        );
        assert_eq!(
            with("\"e5,f5,e6,f6\", 3), (\"a1", "\"a4,a3,a2,a1\", 3), (\"a1"),
            after("the empty board: a1,b1,c1,d1 is there twice, up to symmetry")
        );
        assert_eq!(
            with(", 3)", ", 0)"),
            after("the empty board: the weight of e5,f5,e6,f6 is 0, beyond 1 to 1000")
        );
        assert_eq!(
            with("j1,j2,j3,j4", "d1,d2,d3,d4"),
            after("a1,b1,c1,d1: there is no room for d1,d2,d3,d4")
        );
        assert_eq!(
            with("Some(\"a1,b1,c1,d1\")", "None"),
            after("the empty board: there is another line, up to symmetry")
        );
        assert_eq!(
            with("(\"a1,b1,a2,b2\", 1)", ""),
            after("e5,f5,e6,f6: there are 0 choices; 1 to 100 are possible")
        );
        let line = "(after: None, choices: [(\"a1,b1,c1,d1\", 1)]),";
        assert_eq!(
            read(&format!("(lines: [{}])", line.repeat(201))).unwrap_err(),
            "there are more than 200 lines"
        );
        assert!(read("(lines: [], more: 1)").is_err());
    }

    /// Whoever speaks of openings that a search could decide might give a proven win away.
    #[test]
    fn the_shipped_openings_leave_more_than_any_level_searches() {
        let size = crate::ai::BoardSize::Ten;
        for line in &REPERTOIRE.lines {
            let position = Position::new(Bitboard::FULL - line.placed());
            assert!(
                crate::ai::Level::all()
                    .all(|level| position.usable().len() > level.data().horizon(size))
            );
        }
    }
}
