//! Names of achievements, and what is to be done for them.

use super::texts::{Texts, msg};
use crate::game::{Achievement, COUNTED, HALF, LONG_WIN, ONLY_PLACEMENTS, PARITY_LEVEL};

impl Texts {
    /// Returns the name of an achievement.
    pub fn achievement(&self, achievement: Achievement) -> &str {
        self.member(msg::ACHIEVEMENT, achievement.key())
    }

    /// Returns what is to be done for an achievement, and what that teaches.
    pub fn note_on_achievement(&self, achievement: Achievement) -> String {
        let number = match achievement {
            Achievement::Counting => COUNTED,
            Achievement::Halves => HALF,
            Achievement::Parity => PARITY_LEVEL.into(),
            Achievement::OnlyPlacements => ONLY_PLACEMENTS as usize,
            Achievement::LongWin => LONG_WIN as usize,
            _ => 0,
        };
        self.fill_member(msg::ACHIEVEMENT_NOTE, achievement.key(), &[("n", number.into())])
    }
}
