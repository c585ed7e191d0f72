//! The puzzle of a day.

use std::iter::once;

use super::board::{Clue, PuzzleBoard};
use super::puzzle::Source;
use crate::app::screens::exercise::Remark;
use crate::app::shell::{Context, today};
use crate::app::text::{self, msg};
use crate::game::{
    Day, Entry, PersonId, PuzzleOrder, PuzzleResult, PuzzleSource, Supply, Timestamp,
};

/// The puzzle of a day.
pub struct Daily {
    day: Day,
    person: PersonId,
    /// Makes the puzzle, unless the page of puzzles has made it.
    supply: Option<Supply>,
}

impl Daily {
    /// Starts to make the puzzle, unless it was made.
    pub fn new(day: Day, context: &Context) -> Daily {
        let is_made = context.daily_puzzle_of(day).is_some();
        let supply = (!is_made).then(|| Supply::start(once(PuzzleOrder::for_day(day))));
        Daily { day, person: context.my_id(), supply }
    }
}

impl Source for Daily {
    const TITLE: text::Message = msg::TRAINING_DAILY;

    fn next_puzzle(&mut self, context: &Context) -> Option<PuzzleBoard> {
        let made = context.daily_puzzle_of(self.day).cloned();
        let made = made.or_else(|| self.supply.as_ref()?.take())?;
        let mut puzzle = PuzzleBoard::from_made(made, context.now);
        if context.profile.training(self.person).was_shown(self.day) {
            puzzle.attempt.helped = true;
        }
        Some(puzzle)
    }

    fn remarks(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> Vec<Remark> {
        let texts = &context.texts;
        let days = context.profile.training(self.person).days();
        let numbers = [("n", days.streak(self.day).into()), ("longest", days.longest().into())];
        let streak = texts.fill(msg::TRAINING_STREAK, &numbers);
        let mut title = texts.date(self.day.date());
        if let Some(puzzle) = puzzle {
            let grade = texts.grade(puzzle.puzzle.grade);
            let arguments = [("date", title.into()), ("grade", grade.into())];
            title = texts.fill(msg::TRAINING_DAILY_TITLE, &arguments);
        }
        let is_solved = days.contains(self.day);
        let solved = is_solved.then(|| texts.get(msg::PUZZLE_SOLVED).to_owned().into());
        let streak = Remark::with_tip(streak, msg::TIP_STREAK);
        once(title.into()).chain(solved).chain(once(streak)).collect()
    }

    fn right(&self) -> text::Message {
        // Midnight may have passed since the puzzle was opened.
        if self.day < today() {
            msg::TRAINING_DAILY_SOLVED_LATE
        } else {
            msg::TRAINING_DAILY_SOLVED
        }
    }

    fn save_progress(&mut self, puzzle: &PuzzleBoard, context: &mut Context) {
        let training = context.profile.training(self.person);
        let (was_shown, was_solved) =
            (training.was_shown(self.day), training.days().contains(self.day));
        let wrong = puzzle.board.exercise.wrong_tries();
        let result = if puzzle.attempt.clue == Clue::Place && !was_shown {
            PuzzleResult::Shown
        } else if puzzle.attempt.solved && !was_solved && !was_shown {
            PuzzleResult::Solved { wrong }
        } else {
            return;
        };
        let (person, at) = (self.person, Timestamp::now());
        context.add(Entry::Puzzle { person, at, puzzle: PuzzleSource::Daily(self.day), result });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::training::PuzzleScreen;
    use crate::app::screens::training::board::play;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{ExerciseState, Files};
    use miniquad::KeyCode;
    use std::iter::empty;

    fn day() -> Day {
        // The puzzle of this day is made quickly.
        "2026-11-30".parse().unwrap()
    }

    fn opened(context: Context) -> Tester<PuzzleScreen<Daily>> {
        let mut tester =
            Tester::with(context, |context| PuzzleScreen::new(Daily::new(day(), context), context));
        tester.wait_until(|screen| screen.puzzle.is_some());
        tester
    }

    fn new() -> Tester<PuzzleScreen<Daily>> {
        opened(Context::new(Preferences::default(), Files::nowhere()))
    }

    #[test]
    fn the_puzzle_of_the_day_is_solved_and_saved() {
        let folder = tempfile::tempdir().unwrap();
        let context = || {
            let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
            context.read_profile();
            context
        };
        let mut tester = opened(context());
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        let shown = tester.shown().join("\n");
        assert!(tester.screen().puzzle.as_ref().unwrap().attempt.solved);
        assert!(shown.contains("Streak: 1 day"), "{shown}");
        let facts = tester.screen().puzzle.as_ref().unwrap().idea.unwrap();
        let idea = tester.context().texts.idea(&facts);
        assert!(shown.contains(&idea), "the idea is named: {shown}");
        tester.pass(30.0);
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Back), "the filled button");
        drop(tester);
        let context = context();
        let days = context.my_training().days();
        assert!(days.contains(day()) && days.streak(day()) == 1);
    }

    /// A player who solved a puzzle a minute after midnight once was told to come back tomorrow for
    /// the next one.
    #[test]
    fn a_puzzle_that_is_solved_after_its_day_counts_for_it() {
        let past: Day = "2020-01-07".parse().unwrap();
        let context = Context::new(Preferences::default(), Files::nowhere());
        let mut tester =
            Tester::with(context, |context| PuzzleScreen::new(Daily::new(past, context), context));
        tester.wait_until(|screen| screen.puzzle.is_some());
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        let shown = tester.shown().join("\n");
        assert!(shown.contains("new puzzle by now") && !shown.contains("tomorrow"), "{shown}");
        assert!(tester.context().my_training().days().contains(past));
    }

    #[test]
    fn a_wrong_placement_may_be_taken_back_and_the_day_solved() {
        let mut tester = new();
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), false);
        assert_eq!(tester.screen().puzzle.as_ref().unwrap().state(), ExerciseState::Failed);
        let facts = tester.screen().puzzle.as_ref().unwrap().idea.unwrap();
        let idea = tester.context().texts.idea(&facts);
        assert!(!tester.shown().contains(&idea), "it does not fit what was placed");
        assert!(!tester.context().my_training().days().contains(day()));
        tester.press(KeyCode::U);
        assert_eq!(tester.screen().puzzle.as_ref().unwrap().state(), ExerciseState::Open);
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        assert!(tester.context().my_training().days().contains(day()));
    }

    #[test]
    fn an_answer_that_was_shown_does_not_count_now_or_later() {
        let mut tester = new();
        tester.press_all(&[KeyCode::H; 3]);
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        assert!(!tester.context().my_training().days().contains(day()));
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.add(Entry::Puzzle {
            person: context.my_id(),
            at: Timestamp::now(),
            puzzle: PuzzleSource::Daily(day()),
            result: PuzzleResult::Shown,
        });
        let mut again = opened(context);
        play(&mut again, |screen| screen.puzzle.as_mut().unwrap(), true);
        assert!(!again.context().my_training().days().contains(day()));
    }

    #[test]
    fn the_player_may_leave_while_the_puzzle_is_being_made() {
        let supply = Some(Supply::start(empty()));
        let never = Daily { day: day(), person: PersonId::random(), supply };
        let mut tester = Tester::new(|context| PuzzleScreen::new(never, context));
        let shown = tester.shown().join("\n");
        assert!(shown.contains("is being made"), "{shown}");
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    /// The puzzle once appeared seconds after it was made.
    #[test]
    fn a_puzzle_that_is_being_made_keeps_the_window_awake() {
        let mut tester =
            Tester::new(|context| PuzzleScreen::new(Daily::new(day(), context), context));
        tester.wait_until(|screen| screen.puzzle.is_some());
        tester.pass(100.0);
        assert!(!tester.is_animating());
        tester.screen().puzzle = None;
        assert!(tester.is_animating());
    }
}
