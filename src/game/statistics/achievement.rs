//! Achievements: each stands for an idea of the game that a person has put to use.

use crate::ai::all_of;

/// Least number of usable cells at the start of an [`Achievement::LongWin`].
pub const MIN_LONG_WIN_CELLS: u32 = 50;

/// Least number of turns for [`Achievement::OnlyPlacements`]. Positions with a single winning
/// placement are so rare that more of them hardly ever come up in a game.
pub const MIN_ONLY_PLACEMENTS: u32 = 2;

/// Least number of areas left for [`Achievement::Counting`].
pub const MIN_COUNTED_AREAS: usize = 3;

/// Least level of the opponent for [`Achievement::Parity`].
pub const MIN_PARITY_LEVEL: u8 = 3;

/// An achievement of a person. The order is that of the list on the screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Achievement {
    /// The person finished all lessons.
    Lessons,
    /// The person won a game to the last piece after leaving an odd number of areas that take one
    /// piece each, at least [`MIN_COUNTED_AREAS`] of them, without help.
    Counting,
    /// The person made a winning placement that left two equal areas of at least
    /// [`MIN_HALF_CELLS`](crate::game::MIN_HALF_CELLS) cells and nothing else, without help.
    Halves,
    /// The person won a game from a position that was proven to be lost, without help.
    Comeback,
    /// The person beat level 5 or a stronger one without help.
    Level5,
    /// The person beat a built-in opponent on each of the small boards without help.
    QuickBoards,
    /// As the second player on 6x6, against level [`MIN_PARITY_LEVEL`] or a stronger one, the
    /// person held a proven win from the first turn to the last, without help.
    Parity,
    /// The person solved all puzzles of a grade without a wrong try.
    CleanGrade,
    /// The person solved a puzzle of the hardest grade without a wrong try.
    HardPuzzle,
    /// The person found the only winning placement [`MIN_ONLY_PLACEMENTS`] times or more in a game,
    /// without help.
    OnlyPlacements,
    /// The person beat level 7 or a stronger one without help.
    Level7,
    /// The person held a proven win from a position with [`MIN_LONG_WIN_CELLS`] cells or more to
    /// the end, without help.
    LongWin,
}

impl Achievement {
    /// All achievements, the easier ones first.
    pub const ALL: [Achievement; 12] = all_of!(Achievement:
        Lessons, Counting, Halves, Comeback, Level5, QuickBoards, Parity, CleanGrade, HardPuzzle,
        OnlyPlacements, Level7, LongWin
    );

    /// Returns the key of the achievement in texts.
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
