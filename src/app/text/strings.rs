//! Everything that the window says. One RON file a language; a missing or unknown entry fails to load.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::app::input::actions::Action;
use crate::app::text::file_words::FileTexts;
use crate::app::text::games::GamesTexts;
use crate::app::text::hints::HintTexts;
use crate::app::text::learn::LearnTexts;
use crate::game::{Seat, Side};

/// A language of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Language {
    English,
    Korean,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Korean];

    /// Returns the system's language, or English where the game does not speak it.
    pub fn of_the_system() -> Language {
        Language::of_locale(&sys_locale::get_locale().unwrap_or_default())
    }

    /// Returns the language of a locale such as `ko-KR`.
    fn of_locale(locale: &str) -> Language {
        let language = locale.split(['-', '_', '.']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("ko") { Language::Korean } else { Language::English }
    }

    fn file(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../assets/locale/en.ron"),
            Language::Korean => include_str!("../../../assets/locale/ko.ron"),
        }
    }
}

/// The texts of one language. `{name}` and the like stand for what [`fill`] puts there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Strings {
    /// The language's own name.
    pub language_name: String,
    pub title: String,
    pub tagline: String,
    pub menu_continue: String,
    pub menu_play: String,
    pub menu_two: String,
    pub menu_watch: String,
    pub menu_learn: String,
    pub menu_games: String,
    pub menu_editor: String,
    pub menu_players: String,
    pub menu_settings: String,
    pub menu_help: String,
    pub menu_quit: String,
    pub menu_keys: String,
    pub ask_lesson: String,
    pub ask_lesson_yes: String,
    pub ask_lesson_no: String,
    pub ask_unfinished: String,
    pub ask_continue: String,
    pub ask_give_up: String,
    pub nothing_kept: String,
    pub other_copy: String,
    pub new_game: String,
    pub level: String,
    /// What levels are called, by the key of their data.
    pub levels: BTreeMap<String, LevelTexts>,
    pub level_rating: String,
    pub watch_title: String,
    pub watch_keys: String,
    pub first_player: String,
    pub second_player: String,
    pub two_title: String,
    pub two_keys: String,
    pub swap: String,
    pub bad_name: String,
    pub who_begins: String,
    pub begin_you: String,
    pub begin_computer: String,
    pub begin_random: String,
    pub start: String,
    pub back: String,
    pub new_game_keys: String,
    pub you: String,
    pub player_one: String,
    pub player_two: String,
    pub computer: String,
    pub your_turn: String,
    pub to_move: String,
    pub thinking: String,
    pub begins: String,
    pub free_cells: String,
    pub placed_count: String,
    pub undo: String,
    pub redo: String,
    pub resign: String,
    pub move_now: String,
    pub hint: String,
    pub outcomes: String,
    pub x_ray: String,
    pub help: String,
    pub stop: String,
    pub count_wins: String,
    pub count_losses: String,
    pub count_unknown: String,
    pub here_wins: String,
    pub here_loses: String,
    pub here_unknown: String,
    pub whole_wins: String,
    pub whole_loses: String,
    pub wild: String,
    pub hint_sought: String,
    pub hints: HintTexts,
    pub menu: String,
    pub winner: String,
    pub won: String,
    pub you_won: String,
    pub you_lost: String,
    pub because_last: String,
    pub because_last_you: String,
    pub because_resigned: String,
    pub because_resigned_you: String,
    pub rematch: String,
    pub take_back: String,
    pub ask_resign: String,
    pub yes_resign: String,
    pub no_play_on: String,
    pub refused_occupied: String,
    pub refused_turn: String,
    pub refused_undo: String,
    pub refused_redo: String,
    pub refused_over: String,
    pub not_kept: String,
    pub saved_as: String,
    pub rated: String,
    pub copy: String,
    pub paste: String,
    pub copied: String,
    pub ask_paste: String,
    pub yes_paste: String,
    pub pasted_character: String,
    pub pasted_separator: String,
    pub pasted_too_short: String,
    pub pasted_too_long: String,
    pub pasted_over: String,
    pub pasted_record: String,
    pub pasted_game_long: String,
    pub pasted_game_heading: String,
    pub pasted_game_turn: String,
    pub pasted_game_illegal: String,
    pub pasted_game_empty: String,
    pub no_clipboard: String,
    pub help_title: String,
    pub help_rules: Vec<String>,
    pub help_hint_title: String,
    pub help_hint: String,
    pub help_pages: [String; 3],
    pub help_how: String,
    pub help_seeing: Vec<(String, String)>,
    pub help_commands: Vec<(String, String)>,
    pub help_pad: Vec<(String, String)>,
    pub help_mouse: Vec<(String, String)>,
    /// What keys do, by [`Action::id`].
    pub actions: BTreeMap<String, String>,
    pub settings: SettingsTexts,
    pub learn: LearnTexts,
    pub games: GamesTexts,
    pub files: FileTexts,
}

/// The texts of a level.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LevelTexts {
    pub name: String,
    /// `{plies}` and `{cells}` stand for what the level sees.
    pub note: String,
}

/// The texts of the settings.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SettingsTexts {
    pub title: String,
    pub language: String,
    pub theme: String,
    pub themes: [String; 4],
    pub background: String,
    pub backgrounds: [String; 8],
    pub patterns: String,
    pub high_contrast: String,
    pub reduced_motion: String,
    pub coordinates: String,
    pub ui_scale: String,
    pub percent: String,
    pub volume: String,
    pub music: String,
    pub sound: String,
    pub thinking_seconds: String,
    pub seconds: String,
    pub pondering: String,
    pub keys: String,
    pub change: String,
    pub on: String,
    pub off: String,
    pub how: String,
    pub keys_title: String,
    pub keys_how: String,
    pub press_a_key: String,
    pub key_refused: String,
    pub all_defaults: String,
}

impl Strings {
    /// Returns the texts in a language.
    pub fn of(language: Language) -> Strings {
        ron::from_str(language.file()).expect("a test reads the texts that are built in")
    }

    /// Returns the name of a person at the board; somebody who did not say one is called by the place.
    pub fn name_of_player(&self, seats: &[Seat; 2], side: Side) -> String {
        if let Some(name) = seats[side.index()].name() {
            return name.as_str().to_owned();
        }
        let alone = !seats[side.other().index()].is_human();
        match side {
            _ if alone => self.you.clone(),
            Side::First => self.player_one.clone(),
            Side::Second => self.player_two.clone(),
        }
    }

    /// Returns a level's number and name.
    pub fn name_of_level(&self, level: Level) -> String {
        let text = fill(&self.computer, "n", &level.number().to_string());
        fill(&text, "name", self.levels.get(&level.data().key).map_or("", |texts| &texts.name))
    }

    /// Returns a sentence on a level.
    pub fn note_on_level(&self, level: Level) -> String {
        let data = level.data();
        let note = self.levels.get(&data.key).map_or("", |texts| &texts.note);
        fill(&fill(note, "plies", &data.depth.to_string()), "cells", &data.horizon.to_string())
    }

    /// Returns what an action is called.
    pub fn action(&self, action: Action) -> &str {
        self.actions.get(action.id()).map_or("", String::as_str)
    }
}

/// Puts a value into the place of `{key}`.
pub fn fill(text: &str, key: &str, value: &str) -> String {
    text.replace(&format!("{{{key}}}"), value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::theme::FONTS;

    #[test]
    fn both_languages_are_complete() {
        // Reading fails where a field is missing or unknown.
        for language in Language::ALL {
            let strings = Strings::of(language);
            for action in Action::ALL {
                assert!(!strings.action(action).is_empty(), "{language:?} {action:?}");
            }
            assert_eq!(strings.actions.len(), Action::ALL.len(), "{language:?}");
            assert_eq!(strings.levels.len(), Level::all().len(), "{language:?}");
            for level in Level::all() {
                let texts = &strings.levels[&level.data().key];
                assert!(
                    strings.name_of_level(level).contains(&texts.name) && !texts.name.is_empty()
                );
                assert!(!strings.note_on_level(level).contains(['{', '}']));
            }
        }
        let [english, korean] = Language::ALL.map(Strings::of);
        assert_eq!(fill(&english.level, "n", "3"), "Level 3");
        assert_eq!(korean.help_rules.len(), english.help_rules.len());
    }

    /// Both files name the same places to fill, entry by entry, so that no number or name is lost in translation.
    #[test]
    fn both_languages_fill_in_the_same_things() {
        let places = |language: Language| -> Vec<Vec<String>> {
            let value: ron::Value = ron::from_str(language.file()).unwrap();
            let mut places = Vec::new();
            collect_places(&value, &mut places);
            places
        };
        assert_eq!(places(Language::English), places(Language::Korean));
    }

    fn collect_places(value: &ron::Value, places: &mut Vec<Vec<String>>) {
        match value {
            ron::Value::String(text) => {
                let parts = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
                let mut names: Vec<String> = parts.map(|(name, _)| name.to_owned()).collect();
                names.sort();
                places.push(names);
            }
            ron::Value::Map(map) => map.values().for_each(|value| collect_places(value, places)),
            ron::Value::Seq(all) => all.iter().for_each(|value| collect_places(value, places)),
            _ => {}
        }
    }

    #[test]
    fn the_fonts_have_every_character_of_every_text() {
        for (name, bytes) in FONTS {
            let face = ttf_parser::Face::parse(bytes, 0).unwrap();
            for language in Language::ALL {
                for character in language.file().chars().filter(|c| !c.is_control()) {
                    let glyph = face.glyph_index(character);
                    assert!(glyph.is_some(), "{name} lacks {character:?} of {language:?}");
                }
            }
        }
    }

    #[test]
    fn the_first_choice_of_language_is_the_systems() {
        for (locale, language) in [
            ("ko-KR", Language::Korean),
            ("ko", Language::Korean),
            ("ko_KR.UTF-8", Language::Korean),
            ("en-GB", Language::English),
            ("kok-IN", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
