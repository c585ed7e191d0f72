//! Achievements: each stands for an idea of the game that a person has put to use.

use serde::{Deserialize, Serialize};

use crate::ai::all_of;

/// Cells from which on a win is held for [`Achievement::LongWin`].
pub const LONG_WIN: u32 = 50;

/// Placements that win alone, for [`Achievement::OnlyPlacements`]. Few positions have just one, so that more
/// of them hardly ever come up in a game.
pub const ONLY_PLACEMENTS: u32 = 2;

/// Cells of the halves of [`Achievement::Halves`]: smaller ones may take one piece each, and then the second half is the last piece.
pub const HALF: usize = 8;

/// Areas that are left for [`Achievement::Counting`].
pub const COUNTED: usize = 3;

/// Lowest level for [`Achievement::Parity`].
pub const PARITY_LEVEL: u8 = 3;

/// Something worth reaching. The order is that of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Achievement {
    /// All lessons are finished.
    Lessons,
    /// A placement left the opponent an odd number of areas that take one piece each, at least [`COUNTED`], and the game was won.
    Counting,
    /// A placement that wins left two equal areas of at least [`HALF`] cells and nothing else.
    Halves,
    /// A game was won from a position that was proven lost.
    Comeback,
    /// Level 5 was beaten without help.
    Level5,
    /// A computer was beaten on each of the small boards.
    QuickBoards,
    /// As the second player on 6x6, a win was held from the first turn to the last one.
    Parity,
    /// All puzzles of a grade were solved without a wrong try.
    CleanGrade,
    /// A puzzle of the hardest grade was solved without a wrong try.
    HardPuzzle,
    /// The only placement that wins was found [`ONLY_PLACEMENTS`] times in a game.
    OnlyPlacements,
    /// Level 7 was beaten without help.
    Level7,
    /// A win was held from [`LONG_WIN`] cells to the end.
    LongWin,
}

impl Achievement {
    /// All achievements, the easier ones first.
    pub const ALL: [Achievement; 12] = all_of!(Achievement:
        Lessons, Counting, Halves, Comeback, Level5, QuickBoards, Parity, CleanGrade, HardPuzzle,
        OnlyPlacements, Level7, LongWin
    );

    /// Returns the achievement with this key.
    pub fn of_key(key: &str) -> Option<Achievement> {
        Achievement::ALL.into_iter().find(|achievement| achievement.key() == key)
    }

    /// Returns the key of its texts, and of what the journal says of it.
    pub fn key(self) -> &'static str {
        match self {
            Achievement::Lessons => "lessons",
            Achievement::Counting => "counting",
            Achievement::Halves => "halves",
            Achievement::Comeback => "comeback",
            Achievement::Level5 => "level_5",
            Achievement::QuickBoards => "quick_boards",
            Achievement::Parity => "parity",
            Achievement::CleanGrade => "clean_grade",
            Achievement::HardPuzzle => "hard_puzzle",
            Achievement::OnlyPlacements => "only_placements",
            Achievement::Level7 => "level_7",
            Achievement::LongWin => "long_win",
        }
    }
}
