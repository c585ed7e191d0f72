//! Names of lessons and puzzle grades, the texts of each lesson's steps, and the streak of puzzles.

use super::texts::{Arguments, Message, Texts, args, msg};
use crate::game::{Day, Facts, GRADES, Idea, Lesson, SolvedDays};

/// Names of the grades, from easy to hard.
const GRADE_NAMES: [Message; GRADES] =
    [msg::GRADE_EASY, msg::GRADE_MODERATE, msg::GRADE_TRICKY, msg::GRADE_HARD, msg::GRADE_EXPERT];

impl Texts {
    /// Returns the name of a grade, counted from 0.
    pub fn grade(&self, grade: usize) -> &str {
        self.get(GRADE_NAMES[grade])
    }

    /// Returns how hard a puzzle of a day is: of both, one is the easy one, whatever its grade.
    pub fn grade_of_daily(&self, is_easy: bool, grade: usize) -> &str {
        if is_easy { self.get(msg::DAILY_EASY) } else { self.grade(grade) }
    }

    /// Returns the streak of puzzles on a day, and the longest one.
    pub fn streak(&self, days: &SolvedDays, day: Day) -> String {
        self.fill(msg::TRAINING_STREAK, args!(n = days.streak(day), longest = days.longest()))
    }

    /// Returns the title of a lesson.
    pub fn lesson<'a>(&'a self, lesson: &'a Lesson) -> &'a str {
        self.member(msg::LESSON, &lesson.name)
    }

    /// Returns a short description of a lesson.
    pub fn note_on_lesson<'a>(&'a self, lesson: &'a Lesson) -> &'a str {
        self.member(msg::LESSON_NOTE, &lesson.name)
    }

    /// Returns a sentence that names the idea of a puzzle.
    pub fn idea(&self, facts: &Facts) -> String {
        let Facts { idea, areas, cells, pieces, parts, closed, half } = *facts;
        let numbers: &Arguments = args!(areas, cells, pieces, parts, closed, half);
        let of_idea = |idea: Idea| self.fill_member(msg::TRAINING_IDEA, idea.key(), numbers);
        let count = || match facts.is_forced() {
            true => self.fill(msg::TRAINING_IDEA_FORCED, numbers),
            false if facts.is_odd() => of_idea(Idea::Parity),
            false => of_idea(Idea::Counting),
        };
        match idea {
            Idea::Parity | Idea::Counting => count(),
            Idea::Corner => [of_idea(idea), count()].join("\n"),
            Idea::Three if facts.is_forced() => [of_idea(idea), count()].join("\n"),
            Idea::Three | Idea::Halves => of_idea(idea),
        }
    }

    /// Returns the name of an idea of puzzles.
    pub fn idea_of_puzzles(&self, idea: Idea) -> &str {
        self.member(msg::MISS_IDEA, idea.key())
    }

    /// Returns the text of a lesson's step, counted from 0.
    pub fn lesson_step(&self, lesson: &Lesson, step: usize) -> String {
        self.member(msg::LESSON_STEP, &format!("{}-{}", lesson.name, step + 1)).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;

    /// Every piece that closes off cells was once said to change the count, and none to what.
    #[test]
    fn a_piece_that_closes_off_cells_is_followed_by_the_count_of_what_is_left() {
        let numbers = Facts {
            idea: Idea::Corner,
            areas: 1,
            cells: 10,
            pieces: 2,
            parts: 1,
            closed: 2,
            half: 0,
        };
        for language in Language::all() {
            let texts = Texts::new(language);
            let of = |idea| texts.idea(&Facts { idea, ..numbers });
            let [corner, count] = [Idea::Corner, Idea::Counting].map(of);
            assert!(corner.ends_with(&count) && corner != count, "{corner}");
        }
        let texts = Texts::new(Language::reference());
        for (areas, pieces, says) in [
            (1, 3, "At one piece for every four cells, 3 more pieces fit: an odd number"),
            (1, 1, "One area is left that holds exactly one piece."),
            (1, 2, "One area of 10 cells is left. It looks like 2 more pieces, but"),
        ] {
            let told = texts.idea(&Facts { areas, pieces, ..numbers });
            assert!(told.starts_with("The piece closes off 2 cells") && told.contains(says));
        }
    }

    /// Seven pieces once were said to fit where at most six did.
    #[test]
    fn a_number_of_pieces_is_told_as_a_rough_count_unless_each_area_takes_one() {
        let texts = Texts::new(Language::reference());
        let numbers = Facts {
            idea: Idea::Parity,
            areas: 3,
            cells: 16,
            pieces: 3,
            parts: 2,
            closed: 0,
            half: 0,
        };
        let forced = texts.idea(&numbers);
        assert!(forced.starts_with("3 areas are left"), "{forced}");
        let rough = texts.idea(&Facts { cells: 20, pieces: 5, ..numbers });
        assert!(rough.starts_with("At one piece for every four cells, 5"), "{rough}");
        for language in Language::all() {
            let texts = Texts::new(language);
            for (areas, pieces) in [(1, 1), (3, 3), (5, 5), (3, 7)] {
                let facts = Facts { areas, pieces, ..numbers };
                assert!(!texts.idea(&facts).contains(['{', '}']), "{language:?}");
            }
        }
    }
}
