//! Names and descriptions of achievements.

use super::texts::{Group, Texts, args, msg};
use crate::game::{
    Achievement, MIN_COUNTED_AREAS, MIN_HALF_CELLS, MIN_LONG_WIN_CELLS, MIN_ONLY_PLACEMENTS,
    MIN_PARITY_LEVEL,
};

impl Texts {
    /// Returns the name of an achievement.
    pub fn achievement(&self, achievement: Achievement) -> &str {
        self.member(msg::ACHIEVEMENT, achievement.key())
    }

    /// Returns the description of an achievement: the way to earn it, and what it teaches.
    pub fn note_on_achievement(&self, achievement: Achievement) -> String {
        self.about_achievement(msg::ACHIEVEMENT_NOTE, achievement)
    }

    /// Returns what somebody has done who has just reached an achievement.
    pub fn reason_of_achievement(&self, achievement: Achievement) -> String {
        self.about_achievement(msg::ACHIEVEMENT_WON, achievement)
    }

    fn about_achievement(&self, group: Group, achievement: Achievement) -> String {
        let number = match achievement {
            Achievement::Counting => MIN_COUNTED_AREAS,
            Achievement::Halves => MIN_HALF_CELLS,
            Achievement::Parity => MIN_PARITY_LEVEL.into(),
            Achievement::OnlyPlacements => MIN_ONLY_PLACEMENTS as usize,
            Achievement::LongWin => MIN_LONG_WIN_CELLS as usize,
            _ => 0,
        };
        self.fill_member(group, achievement.key(), args!(n = number))
    }
}
