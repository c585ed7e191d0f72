//! The player's preferences: each is one line of `preferences!`, with its default, label and range.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::app::input::Bindings;
use crate::app::text::{Language, Message, Template, Texts, msg, name_of_theme};
use crate::game::Document;
use crate::picture::{Style, Theme};

/// Number of backgrounds.
pub const BACKGROUNDS: u16 = 8;

/// Names of the backgrounds, by index.
pub const BACKGROUND_NAMES: [Message; BACKGROUNDS as usize] = [
    msg::BACKGROUND_CITY,
    msg::BACKGROUND_LIGHTS,
    msg::BACKGROUND_SEA,
    msg::BACKGROUND_MOUNTAINS,
    msg::BACKGROUND_RAIN,
    msg::BACKGROUND_STARS,
    msg::BACKGROUND_LANTERNS,
    msg::BACKGROUND_PLAIN,
];

/// Access to the value of a setting.
pub struct Accessor<T> {
    /// Returns the value.
    get: fn(&Preferences) -> T,
    /// Sets the value.
    set: fn(&mut Preferences, T),
}

/// The possible values of a setting, and how to show them.
pub enum Range {
    /// On or off.
    Toggle(Accessor<bool>),
    /// One of several numbers. A file may hold any number between the first and the last of them.
    Number {
        /// Access to the number.
        field: Accessor<u16>,
        /// The numbers to choose from, ascending.
        values: &'static [u16],
        /// Text of a number, which is the variable `$n`.
        unit: Template,
    },
    /// One of several named choices, which wrap around after the last one.
    Choice {
        /// Returns the index of the current choice.
        get: fn(&Preferences) -> usize,
        /// Sets the choice by its index.
        set: fn(&mut Preferences, usize),
        /// Returns the number of choices.
        count: fn() -> usize,
        /// Returns the name of the current choice.
        name: fn(&Preferences) -> Message,
    },
}

/// The part of the settings screen in which a setting is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// Shown at once.
    Usual,
    /// Shown among the settings that most people never need.
    Advanced,
}

/// A setting that the player can change.
pub struct Setting {
    /// Name of the setting in files.
    pub name: &'static str,
    /// The part of the screen in which it is shown.
    pub rank: Rank,
    /// Name of the setting in the window.
    pub label: Message,
    /// The possible values.
    pub range: Range,
}

/// Makes the accessors of a setting.
macro_rules! field {
    ($name:ident) => {
        Accessor { get: |p| p.$name, set: |p, value| p.$name = value }
    };
}

/// Generates the preferences, their defaults and the table of settings.
///
/// A line gives a setting, its type, default, rank, label and range, and the field of [`Style`]
/// with its value if it changes the look of the board.
macro_rules! preferences {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $default:expr, $rank:ident, $label:expr, $range:expr $(, style.$look:ident)?;)*) => {
        /// All settings.
        ///
        /// In a file, a missing setting has its default value, and unknown settings are ignored.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Preferences {
            $($(#[$doc])* pub $name: $type,)*
            /// The key bindings.
            pub keys: Bindings,
        }

        impl Default for Preferences {
            fn default() -> Preferences {
                Preferences { $($name: $default,)* keys: Bindings::default() }
            }
        }

        impl Preferences {
            /// Returns the style in which the board is drawn.
            pub fn style(&self) -> Style {
                Style { $($($look: self.$name,)?)* han: self.language().han() }
            }
        }

        /// All settings except the key bindings; those of each rank are in display order.
        pub const SETTINGS: &[Setting] =
            &[$(Setting { name: stringify!($name), rank: Rank::$rank, label: $label, range: $range }),*];
    };
}

preferences! {
    /// The language; `None` for the system's.
    language: Option<Language> = None, Usual, msg::SETTINGS_LANGUAGE, Range::Choice {
        get: |p| Language::all().position(|language| language == p.language()).unwrap_or(0),
        set: |p, index| p.language = Language::all().nth(index),
        count: || Language::all().len(),
        name: |_| msg::LANGUAGE_NAME,
    };
    /// Colours of the blocks.
    theme: Theme = Theme::Glass, Usual, msg::SETTINGS_THEME, Range::Choice {
        get: |p| p.theme as usize,
        set: |p, index| p.theme = Theme::value_variants()[index],
        count: || Theme::value_variants().len(),
        name: |p| name_of_theme(p.theme),
    }, style.theme;
    /// Index of the background.
    background: u16 = 3, Usual, msg::SETTINGS_BACKGROUND, Range::Choice {
        get: |p| p.background.into(),
        set: |p, index| p.background = index as u16,
        count: || BACKGROUNDS.into(),
        name: |p| BACKGROUND_NAMES[usize::from(p.background)],
    };
    /// Whether each piece has its own pattern.
    patterns: bool = false, Advanced, msg::SETTINGS_PATTERNS, Range::Toggle(field!(patterns)), style.patterns;
    /// Whether pieces have an edge in the colour of the player who placed them.
    owners: bool = false, Advanced, msg::SETTINGS_OWNERS, Range::Toggle(field!(owners)), style.owners;
    /// Whether contrast is increased.
    high_contrast: bool = false, Usual, msg::SETTINGS_HIGH_CONTRAST, Range::Toggle(field!(high_contrast)), style.high_contrast;
    /// Whether animations are replaced by immediate changes.
    reduced_motion: bool = false, Usual, msg::SETTINGS_REDUCED_MOTION, Range::Toggle(field!(reduced_motion)), style.reduced_motion;
    /// Whether columns and rows are labelled along the board's edge.
    coordinates: bool = false, Usual, msg::SETTINGS_COORDINATES, Range::Toggle(field!(coordinates));
    /// Whether the mouse moves the piece in hand to the nearest place where it fits, if one is
    /// close by.
    snapping: bool = true, Usual, msg::SETTINGS_SNAPPING, Range::Toggle(field!(snapping));
    /// Whether a press on the board only moves the piece, and buttons rotate and place it.
    ///
    /// For pens and touch screens that act as a mouse.
    touch: bool = false, Advanced, msg::SETTINGS_TOUCH, Range::Toggle(field!(touch));
    /// Size of texts and buttons in percent.
    ui_scale: u16 = 100, Usual, msg::SETTINGS_UI_SCALE, Range::Number {
        field: field!(ui_scale),
        values: &[70, 80, 90, 100, 110, 120, 135, 150, 175, 200],
        unit: msg::SETTINGS_PERCENT,
    };
    /// Whether sound is on, music included.
    sound: bool = true, Usual, msg::SETTINGS_SOUND, Range::Toggle(field!(sound));
    /// Volume of sounds and music in percent.
    volume: u16 = 60, Usual, msg::SETTINGS_VOLUME, Range::Number {
        field: field!(volume),
        values: &[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
        unit: msg::SETTINGS_PERCENT,
    };
    /// Whether music is on while sound is.
    music: bool = false, Usual, msg::SETTINGS_MUSIC, Range::Toggle(field!(music));
    /// Longest thinking time of an opponent for a placement, in seconds.
    thinking_seconds: u16 = 5, Advanced, msg::SETTINGS_THINKING_SECONDS, Range::Number {
        field: field!(thinking_seconds),
        values: &[1, 2, 3, 5, 10, 30],
        unit: msg::SETTINGS_SECONDS,
    };
    /// Whether an opponent pauses before a turn, even if it needs no time.
    paced: bool = true, Advanced, msg::SETTINGS_PACED, Range::Toggle(field!(paced));
    /// Whether the named players say a word when a game begins and ends.
    voices: bool = true, Advanced, msg::SETTINGS_VOICES, Range::Toggle(field!(voices));
    /// Whether an opponent also thinks during a person's turn.
    pondering: bool = false, Advanced, msg::SETTINGS_PONDERING, Range::Toggle(field!(pondering));
}

impl Setting {
    /// Returns the text of the value; that of a toggle is empty, as a switch shows it.
    pub fn value(&self, preferences: &Preferences, texts: &Texts) -> String {
        match &self.range {
            Range::Toggle(_) => String::new(),
            Range::Number { field, unit, .. } => texts.with(*unit, "n", (field.get)(preferences)),
            Range::Choice { name, .. } => texts.get(name(preferences)).to_owned(),
        }
    }

    /// Returns whether a toggle is on; `None` for other settings.
    pub fn is_on(&self, preferences: &Preferences) -> Option<bool> {
        match &self.range {
            Range::Toggle(field) => Some((field.get)(preferences)),
            Range::Number { .. } | Range::Choice { .. } => None,
        }
    }

    /// Moves the value `by` steps on, or back if negative.
    ///
    /// Numbers stop at the first and the last; toggles and choices wrap around.
    pub fn step(&self, preferences: &mut Preferences, by: isize) {
        match &self.range {
            Range::Toggle(field) => (field.set)(preferences, !(field.get)(preferences)),
            Range::Number { field, values, .. } => {
                let number = (field.get)(preferences);
                let last = values.len() - 1;
                // A file may hold a number between two values.
                let place = if by > 0 {
                    values.iter().rposition(|&value| value <= number).unwrap_or(0)
                } else {
                    values.iter().position(|&value| value >= number).unwrap_or(last)
                };
                (field.set)(preferences, values[place.saturating_add_signed(by).min(last)]);
            }
            Range::Choice { get, set, count, .. } => {
                let place = get(preferences) as isize + by;
                set(preferences, place.rem_euclid(count() as isize) as usize);
            }
        }
    }
}

impl Document for Preferences {
    const VERSION: u32 = 1;

    fn check(&mut self) -> Result<(), String> {
        for setting in SETTINGS {
            let (value, least, most) = match &setting.range {
                Range::Toggle(_) => continue,
                Range::Number { field, values, .. } => {
                    ((field.get)(self), values[0], values[values.len() - 1])
                }
                Range::Choice { get, count, .. } => (get(self) as u16, 0, count() as u16 - 1),
            };
            if !(least..=most).contains(&value) {
                let name = setting.name;
                return Err(format!("{name} is {value}, beyond {least} to {most}"));
            }
        }
        Ok(())
    }
}

impl Preferences {
    /// Name of the file in the configuration folder.
    pub const FILE: &'static str = "settings.ron";

    /// Returns the language to use.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(Language::from_system)
    }

    /// Returns the volume of sounds and music, from 0 (off) to 1.
    pub fn loudness(&self) -> f32 {
        if self.sound { f32::from(self.volume) / 100.0 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Document;

    #[test]
    fn preferences_are_read_back_and_missing_ones_have_their_default() {
        let preferences = Preferences { volume: 10, patterns: true, ..Default::default() };
        assert_eq!(Preferences::from_ron(&preferences.to_ron()), Ok(preferences));
        let few = Preferences::from_ron("(version: 1, content: (music: true))").unwrap();
        assert_eq!(few, Preferences { music: true, ..Default::default() });
    }

    #[test]
    fn settings_beyond_their_range_are_refused() {
        for text in ["volume: 101", "ui_scale: 1000", "background: 8", "thinking_seconds: 0", "x"] {
            let text = format!("(version: 1, content: ({text}))");
            assert!(Preferences::from_ron(&text).is_err(), "{text}");
        }
    }

    /// A misspelt setting once reset all others.
    #[test]
    fn unknown_settings_are_ignored() {
        let text = "(version: 1, content: (volme: 10, patterns: true, window: Some((x: 1))))";
        let expected = Preferences { patterns: true, ..Default::default() };
        assert_eq!(Preferences::from_ron(text), Ok(expected));
    }

    /// A step up from a volume of 15 once skipped 20.
    #[test]
    fn a_step_from_between_two_values_leads_to_the_next_one() {
        let mut settings = SETTINGS.iter();
        let volume = settings.find(|it| it.name == "volume").unwrap();
        for (by, expected) in [(1, 20), (-1, 10)] {
            let mut preferences = Preferences { volume: 15, ..Preferences::default() };
            volume.step(&mut preferences, by);
            assert_eq!(preferences.volume, expected);
        }
    }

    #[test]
    fn every_step_leads_to_a_value_in_range_with_a_name() {
        let texts = Texts::new(Language::reference());
        let mut preferences = Preferences::default();
        for by in [1, -1] {
            for setting in SETTINGS {
                for _ in 0..20 {
                    setting.step(&mut preferences, by);
                    assert_eq!(preferences.check(), Ok(()), "{}", setting.name);
                    let has_name = !setting.value(&preferences, &texts).is_empty();
                    let is_switch = setting.is_on(&preferences).is_some();
                    assert_ne!(has_name, is_switch, "{}", setting.name);
                }
            }
        }
    }
}
