//! Names of lessons and puzzle grades, and the texts of each lesson's steps.

use super::texts::{Message, Texts, msg};
use crate::game::{Facts, GRADES, Lesson};

/// Names of the grades, from easy to hard.
const GRADE_NAMES: [Message; GRADES] =
    [msg::GRADE_EASY, msg::GRADE_MODERATE, msg::GRADE_TRICKY, msg::GRADE_HARD, msg::GRADE_EXPERT];

impl Texts {
    /// Returns the name of a grade, counted from 0.
    pub fn grade(&self, grade: usize) -> &str {
        self.get(GRADE_NAMES[grade])
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
        let numbers = [
            ("areas", areas),
            ("cells", cells),
            ("pieces", pieces),
            ("parts", parts),
            ("closed", closed),
            ("half", half),
        ];
        let arguments = numbers.map(|(name, number)| (name, number.into()));
        self.fill_member(msg::TRAINING_IDEA, idea.key(), &arguments)
    }

    /// Returns the text of a lesson's step, counted from 0.
    pub fn lesson_step(&self, lesson: &Lesson, step: usize) -> String {
        self.member(msg::LESSON_STEP, &format!("{}-{}", lesson.name, step + 1)).to_owned()
    }
}
