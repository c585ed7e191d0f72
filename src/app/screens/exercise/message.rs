//! Messages to a puzzle or a lesson.

use crate::app::board::BoardMessage;

/// Messages to a screen with an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Place the piece; once it has been judged, go on, or take it back if it was wrong.
    Place,
    /// Move the piece in hand, or step through the line of best play.
    Board(BoardMessage),
    /// Ask for a line with a move or a question.
    AskToType,
    /// The typed line.
    Typed(String),
    /// Take back the wrong placement.
    Retry,
    /// Give the next clue to the answer.
    Clue,
    /// Show the answer at once.
    GiveUp,
    /// Show on the board how the game goes on, and so why the placement was wrong or right.
    Why,
    /// Go to the previous puzzle or step of a lesson.
    Previous,
    /// Go to the next puzzle, or to the next lesson instead of the game that is offered.
    Next,
    /// The button beside the one that goes on.
    Beside,
    /// Try the puzzle on this small board.
    Try(usize),
    /// Ask whether to end a run.
    AskToEnd,
    /// End the run.
    End,
}
