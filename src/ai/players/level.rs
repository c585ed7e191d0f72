//! The levels: what each sees and how it chooses, as listed in `assets/levels.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::skill::Skill;
use crate::ai::board::BoardSize;

/// A built-in level, from 0 to [`Level::MAX`]. Files hold its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const WEAKEST: Level = Level(0);

    /// The strongest level.
    pub const MAX: Level = Level(10);

    /// The level that beginners are offered.
    pub const BEGINNER: Level = Level(1);

    /// Number of levels.
    pub const COUNT: usize = Level::MAX.0 as usize + 1;

    /// Returns the level with this number, or `None` beyond [`Level::MAX`].
    pub fn new(number: u8) -> Option<Level> {
        (number <= Level::MAX.0).then_some(Level(number))
    }

    /// Returns all levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator {
        (0..Level::COUNT).map(|number| Level(number as u8))
    }

    /// Returns the strongest level on boards of this size: of several that are equally strong
    /// there, the lowest.
    pub fn strongest_on(size: BoardSize) -> Level {
        let is_like_the_best =
            |it: &Level| it.skill().elo.get(size) == Level::MAX.skill().elo.get(size);
        Level::all().find(is_like_the_best).unwrap_or(Level::MAX)
    }

    /// Returns the level's number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the level `by` steps stronger, clamped to the weakest and the strongest.
    pub fn stepped(self, by: i8) -> Level {
        Level(self.0.saturating_add_signed(by).min(Level::MAX.0))
    }

    /// Returns what the level sees and how it chooses.
    pub fn skill(self) -> &'static Skill {
        &LEVELS[usize::from(self.0)]
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Level, String> {
        Level::new(number).ok_or_else(|| format!("{number} is not a level"))
    }
}

static LEVELS: LazyLock<Vec<Skill>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/levels.ron"))
        .expect("a test reads the levels that are built in")
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_levels_as_numbers() {
        assert_eq!(LEVELS.len(), Level::COUNT);
    }

    #[test]
    fn no_level_is_rated_below_the_one_below() {
        let levels = |size| Level::all().map(move |level| level.skill().elo.get(size));
        for size in BoardSize::ALL {
            assert!(levels(size).is_sorted(), "{size}");
        }
        // On smaller boards, more than one level plays without error.
        for size in BoardSize::ALL {
            let different = Level::all().take_while(|&level| level <= Level::strongest_on(size));
            assert!(
                different.map(|it| it.skill().elo.get(size)).is_sorted_by(|a, b| a < b),
                "{size}"
            );
        }
        let strongest = |size| Level::strongest_on(size).number();
        assert_eq!([BoardSize::Six, BoardSize::Seven, BoardSize::Ten].map(strongest), [7, 6, 10]);
    }
}
