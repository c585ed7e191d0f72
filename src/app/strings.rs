//! Everything that the window says. One RON file a language; a missing or unknown entry fails to load.

use serde::Deserialize;

/// The texts of one language. `{name}` and the like stand for what [`fill`] puts there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Strings {
    pub title: String,
    pub tagline: String,
    pub menu_continue: String,
    pub menu_play: String,
    pub menu_two: String,
    pub menu_help: String,
    pub menu_quit: String,
    pub menu_keys: String,
    pub ask_unfinished: String,
    pub ask_continue: String,
    pub ask_give_up: String,
    pub nothing_kept: String,
    pub other_copy: String,
    pub new_game: String,
    pub level: String,
    pub level_names: [String; 11],
    pub level_notes: [String; 11],
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
    pub help_title: String,
    pub help_rules: Vec<String>,
    pub help_hint_title: String,
    pub help_hint: String,
    pub help_keys_title: String,
    pub help_keys: Vec<(String, String)>,
}

impl Strings {
    /// Returns the English texts.
    pub fn english() -> Strings {
        ron::from_str(include_str!("../../assets/locale/en.ron"))
            .expect("a test reads the texts that are built in")
    }
}

/// Puts a value into the place of `{key}`.
pub fn fill(text: &str, key: &str, value: &str) -> String {
    text.replace(&format!("{{{key}}}"), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_texts_are_complete() {
        let strings = Strings::english();
        assert_eq!(fill(&strings.level, "n", "3"), "Level 3");
    }
}
