//! Messages to a game of stacking.

/// Messages to a game of stacking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Drop the piece, or begin anew after the end.
    Drop,
    Rotate,
    /// Ask for a line with the place of the piece.
    AskToType,
    /// Drop the piece at a typed place.
    Typed(String),
    Undo,
    Hint,
    /// Show or hide the rank of every place.
    Ranks,
    AskEnd,
    End,
    /// Watch the stacker, with pieces that follow from this seed.
    Watch(u64),
    /// Hold the stacker, or let it go on.
    PlayPause,
    /// Change the stacker's speed by a number of steps.
    Faster(isize),
    /// Let the stacker know one more of the next pieces; after the largest number comes none.
    Lookahead,
}
