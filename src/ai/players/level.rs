//! The levels: what each sees and how it chooses, as listed in `assets/levels.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::profile::{self, Profile};
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

    /// Returns the strongest level on boards of this size: of several that are equally strong there,
    /// the lowest.
    pub fn strongest_on(size: BoardSize) -> Level {
        let is_like_the_best = |it: &Level| it.data().elo(size) == Level::MAX.data().elo(size);
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
    pub fn data(self) -> &'static Profile {
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

static LEVELS: LazyLock<Vec<Profile>> = LazyLock::new(|| {
    read(include_str!("../../../assets/levels.ron"))
        .expect("a test reads the levels that are built in")
});

/// Reads the levels from the text of a file, the weakest first.
///
/// # Errors
/// Says what is wrong, and in which level.
pub fn read(text: &str) -> Result<Vec<Profile>, String> {
    let levels = profile::read(text)?;
    if levels.len() != Level::COUNT {
        let (count, max) = (levels.len(), Level::MAX.number());
        return Err(format!(
            "there are {count} levels; {max} is the last one, and the first one 0"
        ));
    }
    for (pair, size) in levels.windows(2).flat_map(|pair| BoardSize::ALL.map(|size| (pair, size))) {
        if pair[0].elo(size) > pair[1].elo(size) {
            return Err(format!("{:?} is rated below the level below it on {size}", pair[1].key));
        }
    }
    Ok(levels)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../../../assets/levels.ron");

    /// Returns the shipped text with another value for a field of the first level.
    fn with_first(field: &str, value: &str) -> String {
        let (head, levels) = SHIPPED.split_once("\n[").unwrap();
        let (before, after) = levels.split_once(&format!("{field}: ")).unwrap();
        let end = if after.starts_with('{') {
            after.find('}').unwrap() + 1
        } else {
            after.find(',').unwrap()
        };
        format!("{head}\n[{before}{field}: {value}{}", &after[end..])
    }

    #[test]
    fn the_shipped_levels_are_read() {
        let levels = read(SHIPPED).unwrap();
        assert_eq!(levels.len(), Level::all().len());
        assert_eq!(levels.last(), Some(Level::MAX.data()));
    }

    #[test]
    fn a_text_that_does_not_describe_the_levels_is_refused() {
        let bounds = |field| format!("{field} of \"drifter\" is out of bounds");
        for (field, value) in [
            ("depth", "{\"6x6\": 3, \"7x7\": 10}"),
            ("horizon", "{\"10x10\": 101}"),
            ("seconds", "0.0"),
            ("seconds", "NaN"),
            ("temperature", "-1.0"),
            ("outcome_weight", "1.1"),
            ("elo", "{\"8x8\": 4001}"),
        ] {
            assert_eq!(read(&with_first(field, value)), Err(bounds(field)));
        }
        let twice = SHIPPED.replacen("\"beginner\"", "\"drifter\"", 1);
        assert!(read(&twice).unwrap_err().starts_with("the key \"drifter\" is there twice"));
        for form in ["\"x\"", "3", "(3, 3)", "{}", "{\"6x6\": 3}, height: 1", ""] {
            assert!(read(&with_first("depth", form)).is_err(), "{form}");
        }
        assert!(read("[]").unwrap_err().starts_with("there are 0 levels"));
    }

    #[test]
    fn no_level_is_rated_below_the_one_below() {
        let levels = |size| Level::all().map(move |level| level.data().elo(size));
        for size in BoardSize::ALL {
            assert!(levels(size).is_sorted(), "{size}");
        }
        // On smaller boards, more than one level plays without error.
        for size in BoardSize::ALL {
            let different = Level::all().take_while(|&level| level <= Level::strongest_on(size));
            assert!(different.map(|it| it.data().elo(size)).is_sorted_by(|a, b| a < b), "{size}");
        }
        let strongest = |size| Level::strongest_on(size).number();
        assert_eq!([BoardSize::Six, BoardSize::Seven, BoardSize::Ten].map(strongest), [7, 6, 10]);
        for size in BoardSize::ALL {
            let elo = |it: BoardSize| if it == size { 4000 } else { Level(0).data().elo(it) };
            let elos = BoardSize::ALL.map(|it| format!("\"{it}\": {}", elo(it)));
            let equal = with_first("elo", &format!("{{{}}}", elos.join(", ")));
            let lower = format!("\"beginner\" is rated below the level below it on {size}");
            assert_eq!(read(&equal), Err(lower));
        }
    }
}
