//! State that the window remembers between runs: its geometry, and the player's last choices.

use serde::{Deserialize, Serialize};

use super::game_setup::GameSetup;
use crate::ai::{BoardSize, Level, Opponent};
use crate::game::{Document, PlayerName, TimeControl};

/// The size and position of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Width and height, in logical pixels.
    pub size: (u32, u32),
    /// The upper left corner, in physical pixels; `None` if the window system does not report it.
    pub corner: Option<(u32, u32)>,
}

/// The remembered state.
///
/// In a file, a missing value has its default, and unknown values are ignored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    /// Whether the window is in full-screen mode.
    pub full_screen: bool,
    /// The last size and position of the window outside full-screen mode.
    pub window: Option<WindowPlace>,
    /// Names of the last two players, empty at first.
    pub names: [String; 2],
    /// The last setup of a game against the computer.
    pub last_choice: GameSetup,
    /// Whether the player wants the coach, who watches games against the computer, but none that
    /// is rated.
    ///
    /// `None` until the player chooses; until then, the coach watches newcomers.
    pub coach: Option<bool>,
    /// The size of the board of the last new game.
    pub board: BoardSize,
    /// The time control of the last new game; `None` without clocks.
    pub clock: Option<TimeControl>,
    /// Whether the clocks of two people go on while they are away from the window, or while
    /// something covers the game.
    pub clocks_run_on: bool,
    /// The players of the last game between computers.
    pub watched: [Opponent; 2],
    /// Number of next pieces that the stacker knows while it is watched.
    pub stacking_lookahead: u8,
    /// The index of the speed at which the stacker is watched.
    pub stacking_speed: u8,
    /// Whether the first lesson was offered.
    pub lesson_was_offered: bool,
    /// Whether the player has moved a piece in hand, rotated one, and placed one.
    #[serde(skip_serializing_if = "no_gesture")]
    pub gestures_made: [bool; 3],
    /// Whether the player has moved, rotated and placed pieces, or types moves. Until then the
    /// table explains how.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub knows_the_hand: bool,
}

fn no_gesture(made: &[bool; 3]) -> bool {
    *made == [false; 3]
}

impl Default for Remembered {
    fn default() -> Remembered {
        Remembered {
            full_screen: false,
            window: None,
            names: Default::default(),
            last_choice: GameSetup::default(),
            coach: None,
            board: BoardSize::default(),
            clock: None,
            clocks_run_on: false,
            watched: [2, 4].map(|steps| Level::BEGINNER.stepped(steps).into()),
            stacking_lookahead: 1,
            stacking_speed: 2,
            lesson_was_offered: false,
            gestures_made: [false; 3],
            knows_the_hand: false,
        }
    }
}

impl Remembered {
    /// Name of the file in the configuration folder.
    pub const FILE: &'static str = "remembered.ron";
}

/// Largest width and height in a file, and largest distance from the screen's left and upper edge,
/// in pixels.
const MAX_PIXELS: u32 = 1 << 15;

impl Document for Remembered {
    const VERSION: u32 = 1;

    fn check(&mut self) -> Result<(), String> {
        if self.names.iter().any(|name| name.chars().count() > PlayerName::MAX_CHARS) {
            return Err("a name is too long".to_owned());
        }
        let window = self.window.map_or([0; 4], |window| {
            let (x, y) = window.corner.unwrap_or_default();
            [window.size.0, window.size.1, x, y]
        });
        match window.into_iter().find(|&pixels| pixels > MAX_PIXELS) {
            Some(pixels) => Err(format!("window is {pixels}, beyond {MAX_PIXELS}")),
            None => Ok(()),
        }
    }
}
