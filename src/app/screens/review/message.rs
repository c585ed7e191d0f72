//! Messages to the review screen.

/// Messages to the review screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Step forward by some turns, or back.
    Step(isize),
    /// Go to the position after this many turns.
    GoTo(usize),
    /// Go to the position after this many placements.
    GoToPly(usize),
    /// Start or stop automatic replay.
    Play,
    /// Replay faster or slower.
    Faster(isize),
    /// Stop the search.
    Stop,
    /// Play on from here.
    PlayOn,
    /// Save the game.
    Save,
    /// Copy the game as text.
    Copy,
    Leave,
}
