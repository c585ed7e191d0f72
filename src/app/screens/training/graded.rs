//! The puzzles that come with the game: exactly one kind of placement wins.

use super::board::PuzzleBoard;
use super::puzzle::{PageTurn, Source};
use crate::app::screens::panel::Remark;
use crate::app::shell::Context;
use crate::app::text::{self, Texts, args, msg};
use crate::game::{Entry, ExerciseState, Puzzle, PuzzleResult, PuzzleSource, Timestamp, puzzles};

/// The puzzles of a grade, one after the other.
pub struct Graded {
    /// Index in [`puzzles`].
    index: usize,
}

impl Graded {
    /// Returns the puzzles of a grade, beginning with that at an index in [`puzzles`].
    pub fn new(index: usize) -> Graded {
        Graded { index }
    }

    fn puzzle(&self) -> &'static Puzzle {
        &puzzles()[self.index]
    }

    /// Returns the index of the puzzle that is `steps` further, if it has the same grade.
    fn neighbour(&self, steps: isize) -> Option<usize> {
        let index = self.index.checked_add_signed(steps)?;
        puzzles().get(index).filter(|puzzle| puzzle.grade == self.puzzle().grade).map(|_| index)
    }
}

/// Returns the name of a puzzle that comes with the program: its grade, and its number there.
pub fn name_of(puzzle: &Puzzle, texts: &Texts) -> String {
    let of_grade = || puzzles().iter().filter(|other| other.grade == puzzle.grade);
    let n = of_grade().take_while(|other| *other != puzzle).count() + 1;
    let grade = texts.grade(puzzle.grade);
    texts.fill(msg::PUZZLE_NUMBER, args!(grade, n, all = of_grade().count()))
}

impl Source for Graded {
    const TITLE: text::Message = msg::LEARN_PUZZLES;

    fn next_puzzle(&mut self, context: &Context) -> Option<PuzzleBoard> {
        Some(PuzzleBoard::new(self.puzzle().clone(), context.now))
    }

    fn remarks(&self, _: Option<&PuzzleBoard>, context: &Context) -> Vec<Remark> {
        let texts = &context.texts;
        let number = name_of(self.puzzle(), texts);
        let is_solved = context.my_progress().solved(self.puzzle()).is_some();
        let solved = is_solved.then(|| texts.get(msg::PUZZLE_SOLVED).to_owned().into());
        std::iter::once(number.into()).chain(solved).collect()
    }

    fn right(&self) -> text::Message {
        match self.neighbour(1) {
            None => msg::PUZZLE_ALL_SOLVED,
            Some(_) => msg::EXERCISE_RIGHT,
        }
    }

    fn neighbours(&self, puzzle: Option<&PuzzleBoard>) -> [Option<bool>; 2] {
        let is_done = puzzle.is_some_and(|puzzle| puzzle.state() == ExerciseState::Done);
        [Some(self.neighbour(-1).is_some()), Some(is_done || self.neighbour(1).is_some())]
    }

    fn save_progress(&mut self, puzzle: &PuzzleBoard, context: &mut Context) {
        let source = PuzzleSource::Graded(self.puzzle().key());
        let is_new = context.my_progress().solved(self.puzzle()).is_none();
        let is_missed = puzzle.attempt.first_try == Some(false);
        let wrong = puzzle.board.exercise.wrong_tries();
        let result = if puzzle.attempt.solved {
            is_new.then_some(PuzzleResult::Solved { wrong, hints: 0 })
        } else {
            let is_kept = context.my_deck().card(&source.card()).is_some();
            (is_missed && !is_kept).then_some(PuzzleResult::Missed)
        };
        if let Some(result) = result {
            let (person, at) = (context.my_id(), Timestamp::now());
            context.add(Entry::Puzzle { person, at, puzzle: source, result });
        }
    }

    /// Goes to another puzzle of the grade, or back to the list after the last one was solved.
    fn turn_page(&mut self, steps: isize, from: Option<&PuzzleBoard>, _: &Context) -> PageTurn {
        let is_done = |puzzle: &PuzzleBoard| puzzle.state() == ExerciseState::Done;
        match self.neighbour(steps) {
            Some(index) => {
                self.index = index;
                PageTurn::Next
            }
            None if steps > 0 && from.is_some_and(is_done) => PageTurn::End,
            None => PageTurn::Same,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Placement;
    use crate::app::board::clue::surroundings;
    use crate::app::screens::exercise::{ExerciseBoard, Message};
    use crate::app::screens::training::PuzzleScreen;
    use crate::app::screens::training::board::play;
    use crate::app::shell::{Pressed, Tester};
    use crate::app::window::Canvas;
    use miniquad::KeyCode;

    fn puzzle(index: usize) -> Tester<PuzzleScreen<Graded>> {
        Tester::new(|context| PuzzleScreen::new(Graded::new(index), context))
    }

    fn solve(tester: &mut Tester<PuzzleScreen<Graded>>) {
        play(tester, |screen| screen.puzzle.as_mut().unwrap(), true);
    }

    fn state(tester: &mut Tester<PuzzleScreen<Graded>>) -> ExerciseState {
        tester.screen().puzzle.as_ref().unwrap().state()
    }

    #[test]
    fn a_solved_puzzle_is_saved_and_followed_by_the_next_one() {
        let mut tester = puzzle(0);
        solve(&mut tester);
        assert_eq!(state(&mut tester), ExerciseState::Done);
        assert_eq!(tester.context().my_progress().solved(&puzzles()[0]), Some(0));
        tester.pass(1.0);
        tester.press(KeyCode::Enter);
        assert_eq!((tester.screen().source.index, state(&mut tester)), (1, ExerciseState::Open));
    }

    /// A move once was typed in a game alone, and nobody heard the answer to a wrong one.
    #[test]
    fn a_puzzle_is_solved_by_typed_moves_and_each_move_and_clue_is_said() {
        let mut tester = puzzle(0);
        tester.listen();
        let task = puzzles()[0].clone();
        let free = task.board.position().free();
        let mut all = Placement::all_on(free);
        let wrong = all.find(|&it| !task.is_solved_by(it)).expect("there is one");
        for (placement, state_after) in
            [(wrong, ExerciseState::Failed), (task.solution, ExerciseState::Done)]
        {
            tester.tell(Message::Typed(placement.to_string().to_uppercase().replace(',', " ")));
            tester.pass(1.0);
            tester.wait_until(|it| it.puzzle.as_ref().unwrap().state() != ExerciseState::Judging);
            assert_eq!(state(&mut tester), state_after);
            let cells = placement.to_string().replace(',', ", ");
            let said = tester.said();
            assert!(said.contains(&format!("You: {} on {cells}.", placement.piece())), "{said}");
            let board = &tester.screen().puzzle.as_ref().unwrap().board;
            let game = board.view.line().map_or(board.exercise.game(), |line| line.game());
            let is_answered = game.placements() > 1;
            assert_eq!(said.contains("Opponent: "), is_answered, "{said}");
        }
        let mut tester = puzzle(0);
        tester.listen();
        tester.tell(Message::Clue);
        tester.idle();
        let said = tester.said();
        let cell = task.solution.cells().cells().next().unwrap().to_string();
        assert!(said.starts_with("Marked cells: ") && said.contains(&cell), "{said}");
    }

    /// "Find the winning move" once stood in large letters over a puzzle that was solved.
    #[test]
    fn the_task_gives_way_to_the_verdict() {
        let mut tester = puzzle(40);
        let texts = &tester.context().texts;
        let [task, right] =
            [msg::PUZZLE_TASK, msg::EXERCISE_RIGHT].map(|it| texts.get(it).to_owned());
        let mut shows = |act: fn(&mut Tester<PuzzleScreen<Graded>>)| {
            act(&mut tester);
            let shown = tester.shown();
            let count = |text: &String| shown.iter().filter(|it| *it == text).count();
            [count(&task), count(&right)]
        };
        assert_eq!(shows(|_| {}), [1, 0]);
        assert_eq!(shows(solve), [0, 1]);
        assert_eq!(shows(|tester| tester.pass(9.0)), [0, 1], "the win is played to its end");
        assert_eq!(shows(|tester| _ = tester.press(KeyCode::PageDown)), [1, 0]);
    }

    #[test]
    fn a_puzzle_that_was_shown_is_not_solved() {
        let mut tester = puzzle(3);
        tester.press_all(&[KeyCode::H; 3]);
        solve(&mut tester);
        assert_eq!(state(&mut tester), ExerciseState::Done);
        assert_eq!(tester.context().my_progress().solved(&puzzles()[3]), None);
    }

    /// One key once showed everything at once, and only then its cost.
    #[test]
    fn each_clue_comes_after_its_cost_from_the_area_to_the_place() {
        let mut tester = puzzle(3);
        let answer = puzzles()[3].solution;
        let ask = |tester: &mut Tester<PuzzleScreen<Graded>>| {
            tester.press(KeyCode::H);
            let warns = tester.shown().iter().any(|text| text.contains("’t count"));
            let board = &tester.screen().puzzle.as_ref().unwrap().board;
            (
                board.view.hand.piece() == answer.piece(),
                board.view.hand.placement() == answer,
                warns,
            )
        };
        assert_eq!(ask(&mut tester), (false, false, false));
        assert_eq!(ask(&mut tester), (true, false, true));
        assert_eq!(ask(&mut tester), (true, true, true));
        tester.press(KeyCode::Enter);
        tester.pass(1.0);
        tester.wait_until(|screen| screen.puzzle.as_ref().unwrap().state() == ExerciseState::Done);
        let mut tester = puzzle(3);
        tester.press_all(&[KeyCode::H; 2]);
        solve(&mut tester);
        assert_eq!(
            tester.context().my_progress().solved(&puzzles()[3]),
            Some(0),
            "two hints are free"
        );
    }

    #[test]
    fn nothing_in_the_panel_moves_after_clues_or_verdicts() {
        let mut tester = puzzle(3);
        let places = |tester: &mut Tester<PuzzleScreen<Graded>>| {
            let all = tester.placed_in(Canvas::new(1280.0, 800.0));
            let names =
                ["Try again", "Hint", "Previous", "Next", "Back", "Help", "Show me why", "1"];
            names.map(|name| all.iter().find(|(text, _)| text == name).map(|(_, at)| *at))
        };
        let first = places(&mut tester);
        assert!(first.iter().all(Option::is_some));
        for _ in 0..3 {
            tester.press(KeyCode::H);
            assert_eq!(places(&mut tester), first);
        }
        for right in [false, true] {
            play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), right);
            assert_eq!(places(&mut tester), first);
            tester.press(KeyCode::U);
        }
    }

    #[test]
    fn where_to_look_holds_some_of_the_answer_and_at_most_half_of_the_cells() {
        for (index, puzzle) in puzzles().iter().enumerate() {
            let cells = surroundings(puzzle.board.position(), puzzle.solution);
            assert!(!cells.is_disjoint(puzzle.solution.cells()), "{index}");
            assert!((4..=36).contains(&cells.len()), "{index}: {cells:?}");
            assert!(2 * cells.len() <= puzzle.board.position().usable().len(), "{index}");
        }
    }

    #[test]
    fn no_puzzle_begins_with_its_solution_in_the_hand() {
        for (index, puzzle) in puzzles().iter().enumerate() {
            let board = PuzzleBoard::new(puzzle.clone(), 0.0).board;
            assert_ne!(board.view.hand.placement(), puzzle.solution, "{index}");
        }
    }

    fn board(screen: &PuzzleScreen<Graded>) -> &ExerciseBoard {
        &screen.puzzle.as_ref().unwrap().board
    }

    /// Waits until the line of best play is shown to its end.
    fn see_the_end(tester: &mut Tester<PuzzleScreen<Graded>>) {
        let ended = |screen: &PuzzleScreen<Graded>| {
            board(screen).view.line().is_some_and(|line| line.game().result().is_some())
        };
        for _ in 0..60 {
            tester.wait_until(|screen| {
                board(screen).view.line().is_none_or(|line| !line.is_sought())
            });
            if ended(tester.screen()) {
                return;
            }
            tester.pass(0.5);
        }
        panic!("it does not end");
    }

    /// A wrong placement once led into a game against the strongest level, which explained nothing.
    #[test]
    fn a_wrong_placement_is_answered_to_the_end_on_the_spot() {
        let mut tester = puzzle(40);
        assert!(matches!(tester.press(KeyCode::W), Pressed::Stay), "nothing is placed yet");
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), false);
        tester.press(KeyCode::W);
        see_the_end(&mut tester);
        let yours = tester.context().texts.get(msg::LINE_LAST_YOURS).to_owned();
        assert!(tester.shown().contains(&yours), "{:?}", tester.shown());
        let shown = |tester: &mut Tester<PuzzleScreen<Graded>>| {
            board(tester.screen()).view.line().unwrap().game().placements()
        };
        let all = shown(&mut tester);
        tester.press_all(&[KeyCode::Left, KeyCode::Left, KeyCode::Right]);
        assert_eq!(shown(&mut tester), all - 1);
        tester.pass(9.0);
        assert_eq!(shown(&mut tester), all - 1, "a player who steps is not hurried");
        // The key that leads back once left the page.
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Stay));
        assert!(board(tester.screen()).view.line().is_none());
        tester.press_all(&[KeyCode::W, KeyCode::Enter]);
        assert!(board(tester.screen()).view.line().is_none());
        assert_eq!(tester.screen().puzzle.as_ref().unwrap().state(), ExerciseState::Open);
    }

    /// "Now you can win" once was all that a player saw after the right placement.
    #[test]
    fn a_win_that_was_found_is_played_to_its_end() {
        let mut tester = puzzle(40);
        solve(&mut tester);
        tester.pass(3.0);
        see_the_end(&mut tester);
        let theirs = tester.context().texts.get(msg::LINE_LAST_THEIRS).to_owned();
        assert!(tester.shown().contains(&theirs), "{:?}", tester.shown());
    }

    /// The key that leads back once left the page, and nothing closed the line, so the solved
    /// position could not be seen again.
    #[test]
    fn the_key_that_leads_back_first_closes_the_line_after_a_win() {
        let mut tester = puzzle(40);
        solve(&mut tester);
        tester.pass(3.0);
        let is_shown = |tester: &mut Tester<PuzzleScreen<Graded>>| {
            tester.idle();
            board(tester.screen()).view.line().is_some()
        };
        assert!(is_shown(&mut tester));
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Stay));
        tester.pass(9.0);
        assert!(!is_shown(&mut tester), "it does not come back by itself");
        for shows in [true, false, true] {
            tester.press(KeyCode::W);
            assert_eq!(is_shown(&mut tester), shows);
        }
        let back = tester.context().texts.get(msg::BACK).to_owned();
        assert!(matches!(tester.click(&back), Pressed::Stay));
        assert!(!is_shown(&mut tester));
        assert!(matches!(tester.click(&back), Pressed::Back));
    }

    #[test]
    fn keys_lead_through_the_puzzles_of_a_grade() {
        let mut tester = puzzle(0);
        tester.press(KeyCode::PageUp);
        assert_eq!(tester.screen().source.index, 0);
        for _ in puzzles() {
            tester.press(KeyCode::PageDown);
        }
        let last = tester.screen().source.index;
        assert_eq!((puzzles()[last].grade, puzzles()[last + 1].grade), (0, 1));
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
