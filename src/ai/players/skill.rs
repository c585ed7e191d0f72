//! Skills: how far a built-in opponent sees ahead, and how it chooses among placements. They are
//! listed in `assets/levels.ron` and `assets/characters.ron`.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Deserialize;

use super::style::Style;
use crate::ai::board::BoardSize;

/// How far a built-in opponent sees ahead, and how it chooses, on boards of each size.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// The key of its texts in the language files, which also stands for a named player in files
    /// and commands.
    pub key: String,
    /// Depth of its look-ahead, in plies: it sees the end of the game, and how far away that is, if
    /// the end is no further away than this.
    pub depth: PerSize<u8>,
    /// Horizon: largest position, in usable cells, in which it asks the solver who wins.
    pub horizon: PerSize<usize>,
    /// Longest time for a placement in seconds, unless limits set another.
    seconds: f64,
    /// Temperature of its choice: at 0 it takes the best placement; the higher the temperature, the
    /// more often it takes a slightly worse one.
    pub(super) temperature: f64,
    /// Weight of wins and losses, -1 to 1. Below 0, the opponent takes losses for wins, as a
    /// beginner who has not understood yet that the last placement loses.
    #[serde(default = "full_weight")]
    pub(super) outcome_weight: f64,
    /// Whether it takes, among equals, the placement that leaves the opponent the fewest good
    /// replies.
    #[serde(default)]
    pub(super) aggressive: bool,
    /// Whether it judges a position whose end it does not see by its symmetry and the sizes of its
    /// areas.
    #[serde(default)]
    pub(super) judges: bool,
    /// What a named player prefers; `None` for levels.
    #[serde(default)]
    pub(super) style: Option<Style>,
    /// Elo rating, as measured in matches.
    pub elo: PerSize<i32>,
}

/// Returns the weight of outcomes of a skill that does not give one.
fn full_weight() -> f64 {
    1.0
}

/// A value for each board size. A file lists it for some sizes: another size has that of the next
/// smaller one listed, and the smallest ones have the first.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<BoardSize, T>", bound = "T: Copy + Deserialize<'de>")]
pub struct PerSize<T>([T; BoardSize::COUNT]);

impl<T: Copy> TryFrom<BTreeMap<BoardSize, T>> for PerSize<T> {
    type Error = &'static str;

    fn try_from(listed: BTreeMap<BoardSize, T>) -> Result<PerSize<T>, &'static str> {
        let &first = listed.values().next().ok_or("no size of the board is listed")?;
        let value = |size| listed.range(..=size).next_back().map_or(first, |(_, value)| *value);
        Ok(PerSize(BoardSize::ALL.map(value)))
    }
}

impl<T: Copy> PerSize<T> {
    /// Returns the value of a size.
    pub fn get(&self, size: BoardSize) -> T {
        self.0[size.index()]
    }
}

impl Skill {
    /// Returns the longest time for a placement, unless limits set another.
    pub fn time(&self) -> Duration {
        Duration::from_secs_f64(self.seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files need not list every size: a new one takes the values of the next smaller one.
    #[test]
    fn a_size_that_is_not_listed_has_the_value_of_the_next_smaller_one() {
        let read = |text| ron::from_str::<PerSize<u8>>(text);
        assert_eq!(read("{\"6x6\": 3}").unwrap().0, [3; BoardSize::COUNT]);
        let listed = read("{\"8x8\": 2, \"7x7\": 1}").unwrap();
        for size in BoardSize::ALL {
            assert_eq!(listed.get(size), if size < BoardSize::Eight { 1 } else { 2 }, "{size}");
        }
        assert!(read("{}").is_err() && read("{\"9x11\": 1}").is_err());
    }
}
