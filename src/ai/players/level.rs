//! The levels: what each of them sees and how it chooses, read from `assets/levels.ron`.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::skill::Skill;
use crate::ai::board::{BoardSize, CELL_COUNT};

/// A built-in level, 0 to 10. In files it is its number.
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

    /// Returns the level of this number, or `None` beyond 10.
    pub fn new(number: u8) -> Option<Level> {
        (number <= Level::MAX.0).then_some(Level(number))
    }

    /// Returns all levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator {
        (0..Level::COUNT).map(|number| Level(number as u8))
    }

    /// Returns the level's number, 0..=10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the level so many levels stronger, or as far as there are levels.
    pub fn stepped(self, by: i8) -> Level {
        Level(self.0.saturating_add_signed(by).min(Level::MAX.0))
    }

    /// Returns what the level sees and how it chooses.
    pub fn data(self) -> &'static LevelData {
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

/// What a level sees and how it chooses.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelData {
    /// Names the level's texts in the language files.
    pub key: String,
    depth: PerSize<u8>,
    horizon: PerSize<usize>,
    /// Longest time for a placement in seconds.
    seconds: f64,
    /// With 0 it takes the best placement; the higher the temperature, the more often it takes a slightly worse one.
    pub temperature: f64,
    /// How much wins and losses weigh: 1 is fully; below 0 the level has not understood yet that the last placement loses.
    pub outcome_weight: f64,
    /// Whether it takes, among equals, the placement that leaves the opponent the fewest good replies.
    pub aggressive: bool,
    /// Whether it judges boards by their symmetry and the sizes of their areas where the end cannot be seen.
    pub judges: bool,
    elo: PerSize<i32>,
}

/// A value for each size of the board, in the order of [`BoardSize::ALL`].
pub(super) type PerSize<T> = [T; BoardSize::COUNT];

impl LevelData {
    /// Returns the plies within which it sees the end of the game with its distance on a board of this size.
    pub fn depth(&self, size: BoardSize) -> u8 {
        self.depth[size.index()]
    }

    /// Returns the usable cells from which on it tells won from lost by the solver on a board of this size.
    pub fn horizon(&self, size: BoardSize) -> usize {
        self.horizon[size.index()]
    }

    /// Returns its rating on boards of this size, as measured in matches.
    pub fn elo(&self, size: BoardSize) -> i32 {
        self.elo[size.index()]
    }

    /// Returns the longest time for a placement, unless another one is set.
    pub fn time(&self) -> Duration {
        Duration::from_secs_f64(self.seconds)
    }

    /// Returns what it sees and how it chooses on boards of this size.
    pub(super) fn skill(&self, size: BoardSize) -> Skill {
        Skill {
            depth: self.depth(size),
            horizon: self.horizon(size),
            time: self.time(),
            temperature: self.temperature,
            outcome_weight: self.outcome_weight,
            aggressive: self.aggressive,
            judges: self.judges,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    levels: Vec<LevelData>,
}

/// Most plies: a look-ahead grows exponentially with them.
const MAX_DEPTH: u8 = 9;

/// Bounds of temperatures and ratings.
pub(super) const TEMPERATURES: RangeInclusive<f64> = 0.0..=10.0;
pub(super) const RATINGS: RangeInclusive<i32> = 0..=4000;

/// Longest time for a placement in seconds.
const MAX_SECONDS: f64 = 30.0;

static LEVELS: LazyLock<Vec<LevelData>> = LazyLock::new(|| {
    read(include_str!("../../../assets/levels.ron"))
        .expect("a test reads the levels that are built in")
});

/// Reads the levels, the weakest first.
///
/// # Errors
/// Says what is wrong, and in which level.
pub fn read(text: &str) -> Result<Vec<LevelData>, String> {
    let File { levels } = ron::from_str(text).map_err(|error| error.to_string())?;
    if levels.len() != Level::COUNT {
        let (count, max) = (levels.len(), Level::MAX.number());
        return Err(format!(
            "there are {count} levels; {max} is the last one, and the first one 0"
        ));
    }
    let mut keys = BTreeSet::new();
    for LevelData { key, depth, horizon, seconds, temperature, outcome_weight, elo, .. } in &levels
    {
        check_bounds(
            key,
            &[
                ("depth", depth.iter().all(|&depth| depth <= MAX_DEPTH)),
                ("horizon", horizon.iter().all(|&cells| cells <= CELL_COUNT)),
                ("seconds", *seconds > 0.0 && *seconds <= MAX_SECONDS),
                ("temperature", TEMPERATURES.contains(temperature)),
                ("outcome_weight", (-1.0..=1.0).contains(outcome_weight)),
                ("elo", elo.iter().all(|elo| RATINGS.contains(elo))),
            ],
        )?;
        if !keys.insert(key) {
            return Err(format!("the key {key:?} is there twice"));
        }
    }
    for (pair, size) in levels.windows(2).flat_map(|pair| BoardSize::ALL.map(|size| (pair, size))) {
        if pair[0].elo(size) > pair[1].elo(size) {
            return Err(format!("{:?} is rated below the level below it on {size}", pair[1].key));
        }
    }
    Ok(levels)
}

/// Checks what is asked of the fields of an entry, each with whether its value is possible.
///
/// # Errors
/// Names the first one whose value is not.
pub(super) fn check_bounds(key: &str, fields: &[(&str, bool)]) -> Result<(), String> {
    match fields.iter().find(|(_, fits)| !fits) {
        Some((field, _)) => Err(format!("{field} of {key:?} is out of bounds")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../../../assets/levels.ron");

    /// Returns the shipped text with another value for a field of the first level.
    fn with_first(field: &str, value: &str) -> String {
        let (head, levels) = SHIPPED.split_once("levels: [").unwrap();
        let (before, after) = levels.split_once(&format!("{field}: ")).unwrap();
        let end = match after.starts_with('(') {
            true => after.find(')').unwrap() + 1,
            false => after.find(',').unwrap(),
        };
        format!("{head}levels: [{before}{field}: {value}{}", &after[end..])
    }

    #[test]
    fn the_shipped_levels_are_read() {
        let levels = read(SHIPPED).unwrap();
        assert_eq!(levels.len(), Level::all().len());
        assert_eq!(levels.last(), Some(Level::MAX.data()));
    }

    #[test]
    fn what_does_not_describe_the_levels_is_refused() {
        let bounds = |field| format!("{field} of \"drifter\" is out of bounds");
        for (field, value) in [
            ("depth", "(3, 10, 3, 3, 3)"),
            ("horizon", "(0, 0, 0, 0, 101)"),
            ("seconds", "0.0"),
            ("seconds", "NaN"),
            ("temperature", "-1.0"),
            ("outcome_weight", "1.1"),
            ("elo", "(400, 400, 400, 4001, 400)"),
        ] {
            assert_eq!(read(&with_first(field, value)), Err(bounds(field)));
        }
        let twice = SHIPPED.replacen("\"beginner\"", "\"drifter\"", 1);
        assert_eq!(read(&twice), Err("the key \"drifter\" is there twice".to_owned()));
        for form in ["\"x\"", "3", "(3, 3, 3, 3)", "(3, 3, 3, 3, 3), height: 1", ""] {
            assert!(read(&with_first("depth", form)).is_err(), "{form}");
        }
        assert!(read("(levels: [])").unwrap_err().starts_with("there are 0 levels"));
    }

    #[test]
    fn no_level_is_rated_below_the_one_below() {
        let levels = |size| Level::all().map(move |level| level.data().elo(size));
        for size in BoardSize::ALL {
            assert!(levels(size).is_sorted(), "{size}");
        }
        // On smaller boards, more than one level plays without error.
        assert!(levels(BoardSize::Ten).is_sorted_by(|a, b| a < b));
        let first = Level(0).data().elo;
        for (place, size) in BoardSize::ALL.into_iter().enumerate() {
            let mut elo = first.map(|elo| elo.to_string());
            elo[place] = "4000".to_owned();
            let equal = with_first("elo", &format!("({})", elo.join(", ")));
            let lower = format!("\"beginner\" is rated below the level below it on {size}");
            assert_eq!(read(&equal), Err(lower));
        }
    }
}
