//! The messages to the profile.

use crate::ai::BoardSize;
use crate::app::shell::Section;
use crate::game::{Achievement, Idea};

/// Messages to the profile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Show another section.
    Section(Section),
    /// Show the statistics of boards of this size, or of all sizes.
    Board(Option<BoardSize>),
    /// Describe an achievement.
    Describe(Achievement),
    /// Play against the next opponent on the ladder, or as another person whose profile this is. At
    /// the top of the ladder, go to the page that begins a game.
    Play,
    /// Practise what the person has missed with this idea.
    Practise(Idea),
    AskToRename,
    Rename(String),
}
