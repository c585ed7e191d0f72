//! Words of names that were replaced, and must not come back.

use proc_macro2::TokenStream;

use crate::modules::{Source, flatten, is_word};

/// Words that were replaced, each with the word to use instead.
///
/// A word is one or more whole parts of a name in snake_case. One that ends in `_` is the beginning
/// of a constant.
const REPLACED: &[(&str, &str)] = &[
    ("area_worth", "area_value"),
    ("asks_twice", "must_confirm"),
    ("attended", "person_turn"),
    ("autosave", "current_game"),
    ("chronicle", "person_statistics"),
    ("circumstances", "game_meta"),
    ("dead_link", "dangling_link"),
    ("dear", "costly"),
    ("decoys", "tempting"),
    ("desk", "queue"),
    ("doubt", "drop_derived"),
    ("draw_hand", "draw_piece_in_hand"),
    ("fades_in", "decay"),
    ("farewell", "exit_timeout"),
    ("first_standing", "first_unrefuted"),
    ("floors", "layers"),
    ("game_note", "game_meta"),
    ("has_picture", "has_glyph"),
    ("in_corner", "shifted_to_origin"),
    ("keep_document", "save"),
    ("keep_note", "save_note"),
    ("keep_turn", "save_turn"),
    ("kept_as_text", "serde_as_str"),
    ("ledger", "scheduler"),
    ("look_closer", "estimate_closely"),
    ("mark_doubles", "mark_duplicates"),
    ("mend", "repair"),
    ("misfit", "inconsistent"),
    ("my_index", "my_id"),
    ("of_key", "from_key"),
    ("of_keys", "from_keys"),
    ("offence", "violation"),
    ("offences", "violations"),
    ("papers", "links"),
    ("patience", "max_wait"),
    ("registered", "person"),
    ("regretted", "own_decisive_mistake"),
    ("reviewed_game", "review"),
    ("reviewed_games", "reviews"),
    ("ringable", "focusable"),
    ("ringed", "with_focus"),
    ("rubbish", "damaged"),
    ("seating", "seat_context"),
    ("settling", "warm_up"),
    ("share_out", "distribute_widths"),
    ("stirred", "last_action"),
    ("unattended", "idle"),
    ("uncounted", "dropped_warnings"),
    ("unmirrored", "surviving_mirroring"),
    ("won_and_lost", "score"),
    ("FARTHEST_", "MAX_"),
    ("HIGHEST_", "MAX_"),
    ("LARGEST_", "MAX_"),
    ("LEAST_", "MIN_"),
    ("LONGEST_", "MAX_"),
    ("MOST_", "MAX_"),
    ("SHORTEST_", "MIN_"),
    ("SMALLEST_", "MIN_"),
    ("STEEPEST_", "MAX_"),
];

/// Returns a message for each name in a source file, or in its path, that has a replaced word. It
/// names the first line where the name stands.
pub fn replaced_words(source: &Source) -> Vec<String> {
    let Source { path, text } = source;
    let stream: TokenStream =
        text.parse().unwrap_or_else(|error| panic!("{path} is not Rust: {error}"));
    let mut names = Vec::new();
    flatten(stream, &mut names);
    names.retain(|token| is_word(token));
    names.sort_unstable();
    names.dedup();
    let message = |place: &str, name: &str, (word, instead): (&str, &str)| {
        format!("{place}: `{name}` has the replaced word `{word}`; use `{instead}`")
    };
    let in_path = path.trim_end_matches(".rs").split('/');
    let in_path = in_path.filter_map(|name| Some(message(path, name, replaced_word(name)?)));
    let in_text = names.iter().filter_map(|name| {
        let found = replaced_word(name)?;
        Some(message(&format!("{path}:{}", line_of(name, text)), name, found))
    });
    in_path.chain(in_text).collect()
}

/// Returns the replaced word in a name, if there is one, with the word to use instead.
fn replaced_word(name: &str) -> Option<(&'static str, &'static str)> {
    let parts = format!("_{}_", snake_case(name));
    let has = |word: &str| {
        if word.ends_with('_') {
            name.starts_with(word)
        } else {
            parts.contains(&format!("_{word}_"))
        }
    };
    REPLACED.iter().copied().find(|(word, _)| has(word))
}

/// Returns a name of any case in snake_case: `QueueOrThread` becomes `queue_or_thread`.
fn snake_case(name: &str) -> String {
    let is_camel = name.contains(char::is_lowercase);
    let mut snake = String::new();
    for c in name.chars() {
        if is_camel && c.is_uppercase() && !snake.is_empty() && !snake.ends_with('_') {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}

/// Returns the number of the first line that has a name in its code, from 1.
fn line_of(name: &str, text: &str) -> usize {
    let has_it = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        code.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
    };
    text.lines().position(has_it).map_or(1, |index| index + 1)
}

#[test]
fn a_replaced_word_is_found_in_each_case_with_its_line() {
    let text = "// A desk.\nfn f() {}\nstruct DeskOrThread;\nconst MY_DESK: u8 = f(1, b.dear);";
    let source = Source { path: "src/game/autosave.rs".to_owned(), text: text.to_owned() };
    assert_eq!(
        replaced_words(&source),
        [
            "src/game/autosave.rs: `autosave` has the replaced word `autosave`; use `current_game`",
            "src/game/autosave.rs:3: `DeskOrThread` has the replaced word `desk`; use `queue`",
            "src/game/autosave.rs:4: `MY_DESK` has the replaced word `desk`; use `queue`",
            "src/game/autosave.rs:4: `dear` has the replaced word `dear`; use `costly`",
        ]
    );
}

#[test]
fn only_whole_words_of_names_are_found() {
    let text = "/// A chronicle.\nfn desktop(endearing: u8) { ledgers(\"ledger\") }";
    let source = Source { path: "src/ai/mod.rs".to_owned(), text: text.to_owned() };
    assert!(replaced_words(&source).is_empty());
}

#[test]
fn bounds_begin_with_their_word() {
    assert_eq!(replaced_word("LONGEST_PAUSE"), Some(("LONGEST_", "MAX_")));
    assert_eq!(replaced_word("longest_pause"), None);
    assert_eq!(replaced_word("AS_LONGEST_PAUSE"), None);
}
