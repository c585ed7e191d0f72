//! What the player tells the screen that looks back at a game.

/// What the player tells the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Some turns on, or back.
    Step(isize),
    /// To the place after so many turns.
    GoTo(usize),
    /// To the place after so many placements.
    GoToPly(usize),
    /// Begin to play by itself, or stop.
    Play,
    /// Faster, or slower.
    Faster(isize),
    /// Look no further.
    Stop,
    /// Play on from here.
    PlayOn,
    /// Save the game.
    Save,
    /// Copy the game as text.
    Copy,
    Leave,
}
