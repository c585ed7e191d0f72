//! What the player has set, kept from start to start.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::app::input::bindings::Bindings;
use crate::app::settings::choice::Choice;
use crate::app::text::Language;
use crate::app::ui::style::{Style, Theme};
use crate::game::{PlayerName, Versioned};

/// Number of backgrounds.
pub const BACKGROUNDS: u8 = 8;

/// Everything that can be set. What a file does not name has its default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language; none is the system's.
    pub language: Option<Language>,
    /// Colours of the blocks.
    pub theme: Theme,
    /// The picture behind everything, 0 to [`BACKGROUNDS`].
    pub background: u8,
    /// Whether each piece bears a pattern of its own.
    pub patterns: bool,
    /// Whether things stand out more from their ground.
    pub high_contrast: bool,
    /// Whether things appear in place instead of moving there.
    pub reduced_motion: bool,
    /// Whether the board's edge names columns and rows.
    pub coordinates: bool,
    /// Size of texts and buttons in percent.
    pub ui_scale: u16,
    /// Loudness of sounds in percent.
    pub volume: u8,
    /// Whether there is no sound.
    pub muted: bool,
    /// Whether there is music.
    pub music: bool,
    /// Longest time for a placement of the strongest opponent, in seconds.
    pub thinking_seconds: u8,
    /// Whether an opponent thinks also while a person does.
    pub pondering: bool,
    /// The keys.
    pub keys: Bindings,
    /// Whether the window covers the screen.
    pub full_screen: bool,
    /// Where the window was left when it did not.
    pub window: Option<WindowPlace>,
    /// Names of the two people who played last; empty at first.
    pub names: [String; 2],
    /// What was chosen last for a game against the computer.
    pub last_choice: Choice,
    /// Levels that were watched last.
    pub watched_levels: [u8; 2],
    /// Whether the first lesson was offered.
    pub lesson_was_offered: bool,
}

/// Size of a window in logical pixels and place on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Width and height.
    pub size: (u32, u32),
    /// The upper left corner, where the window system tells it.
    pub corner: Option<(u32, u32)>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            background: 0,
            patterns: false,
            high_contrast: false,
            reduced_motion: false,
            coordinates: true,
            ui_scale: 100,
            volume: 60,
            muted: false,
            music: false,
            thinking_seconds: 5,
            pondering: false,
            keys: Bindings::default(),
            full_screen: false,
            window: None,
            names: Default::default(),
            last_choice: Choice::default(),
            watched_levels: [3, 5],
            lesson_was_offered: false,
        }
    }
}

impl Versioned for Settings {
    const VERSION: u32 = 1;

    fn check(&self) -> Result<(), String> {
        let outside = |name, value, from, to| {
            let text = format!("{name} is {value}, beyond {from} to {to}");
            if (from..=to).contains(&value) { Ok(()) } else { Err(text) }
        };
        let [least, .., most] = Settings::UI_SCALES;
        outside("ui_scale", u32::from(self.ui_scale), u32::from(least), u32::from(most))?;
        outside("volume", u32::from(self.volume), 0, 100)?;
        outside("background", u32::from(self.background), 0, u32::from(BACKGROUNDS) - 1)?;
        let [least, .., most] = Settings::THINKING_SECONDS;
        outside(
            "thinking_seconds",
            u32::from(self.thinking_seconds),
            u32::from(least),
            u32::from(most),
        )?;
        for level in self.watched_levels.into_iter().chain([self.last_choice.level]) {
            outside("a level", u32::from(level), 0, u32::from(Level::MAX.number()))?;
        }
        if self.names.iter().any(|name| name.chars().count() > PlayerName::MAX_CHARS) {
            return Err("a name is too long".to_owned());
        }
        let window = self.window.map_or([640, 480, 0, 0], |window| {
            let (x, y) = window.corner.unwrap_or_default();
            [window.size.0, window.size.1, x, y]
        });
        window.into_iter().try_for_each(|value| outside("window", value, 0, 1 << 15))
    }
}

impl Settings {
    /// Name of the file in the configuration folder.
    pub const FILE: &'static str = "settings.ron";

    /// Sizes of texts and buttons to choose from, in percent.
    pub const UI_SCALES: [u16; 6] = [70, 80, 90, 100, 110, 120];

    /// Times to choose from.
    pub const THINKING_SECONDS: [u8; 6] = [1, 2, 3, 5, 10, 30];

    /// Returns the language to show texts in.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(Language::of_the_system)
    }

    /// Returns the loudness of sounds, 0 to 1.
    pub fn loudness(&self) -> f32 {
        if self.muted { 0.0 } else { f32::from(self.volume) / 100.0 }
    }

    /// Returns how the board is drawn.
    pub fn style(&self) -> Style {
        Style {
            theme: self.theme,
            patterns: self.patterns,
            high_contrast: self.high_contrast,
            reduced_motion: self.reduced_motion,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::actions::Action;
    use crate::app::settings::choice::Beginner;
    use crate::game::Document;
    use macroquad::input::KeyCode;

    #[test]
    fn settings_are_read_back_and_missing_ones_have_their_default() {
        let settings = Settings { volume: 10, patterns: true, ..Default::default() };
        assert_eq!(Settings::from_ron(&settings.to_ron()), Ok(settings));
        let few = Settings::from_ron("(version: 1, content: (muted: true))").unwrap();
        assert_eq!(few, Settings { muted: true, ..Default::default() });
    }

    #[test]
    fn settings_that_version_0_1_0_wrote_are_read_without_loss() {
        let text = include_str!("../../../tests/data/version-0.1.0/config/settings.ron");
        let mut keys = Bindings::default();
        assert!(keys.bind(Action::Turn, KeyCode::P) && keys.bind(Action::Seek, KeyCode::G));
        let expected = Settings {
            language: Language::find("ko"),
            theme: Theme::Pastel,
            background: 1,
            patterns: true,
            high_contrast: true,
            reduced_motion: true,
            coordinates: false,
            ui_scale: 110,
            volume: 40,
            muted: false,
            music: true,
            thinking_seconds: 10,
            pondering: true,
            keys,
            full_screen: false,
            window: Some(WindowPlace { size: (1000, 690), corner: Some((140, 75)) }),
            names: ["{n}", "Ann"].map(str::to_owned),
            last_choice: Choice { level: 3, beginner: Beginner::You },
            watched_levels: [5, 4],
            lesson_was_offered: true,
        };
        assert_eq!(Settings::from_ron(text), Ok(expected));
    }

    #[test]
    fn settings_beyond_their_bounds_are_refused() {
        for text in [
            "volume: 101",
            "ui_scale: 1000",
            "background: 8",
            "last_choice: (level: 11, beginner: You)",
            "thinking_seconds: 0",
            "x: 1",
        ] {
            let text = format!("(version: 1, content: ({text}))");
            assert!(Settings::from_ron(&text).is_err(), "{text}");
        }
    }
}
