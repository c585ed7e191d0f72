//! What the window says in puzzles and lessons.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The texts of puzzles and lessons.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LearnTexts {
    pub title: String,
    pub lessons: String,
    pub puzzles: String,
    pub grades: [String; 5],
    pub solved_of: String,
    pub learnt: String,
    pub how: String,
    pub how_grid: String,
    pub puzzle: String,
    pub find: String,
    pub solved: String,
    pub judging: String,
    pub wrong: String,
    pub wrong_last: String,
    pub right: String,
    pub shown: String,
    pub all_solved: String,
    pub try_again: String,
    pub show: String,
    pub next: String,
    pub previous: String,
    pub step: String,
    pub go_on: String,
    pub from_the_start: String,
    pub answered: String,
    pub won: String,
    pub placed: String,
    pub lesson_done: String,
    /// The lessons by name.
    pub lesson: BTreeMap<String, LessonTexts>,
}

/// The words of a lesson. `{turn}` and `{place}` stand for keys.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LessonTexts {
    pub title: String,
    pub note: String,
    pub steps: Vec<String>,
}

#[cfg(test)]
mod tests {
    use crate::app::text::strings::{Language, Strings};
    use crate::game::lessons;

    #[test]
    fn every_step_of_every_lesson_has_its_words_in_both_languages() {
        for language in Language::ALL {
            let strings = Strings::of(language);
            let texts = &strings.learn.lesson;
            assert_eq!(texts.len(), lessons().len(), "{language:?}");
            for lesson in lessons() {
                let steps = texts.get(&lesson.name).map(|texts| texts.steps.len());
                assert_eq!(steps, Some(lesson.steps.len()), "{language:?} {}", lesson.name);
            }
        }
    }
}
