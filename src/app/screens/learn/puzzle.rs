//! A puzzle: exactly one placement wins.

use crate::app::board::paint::FramePaint;
use crate::picture::color::WHITE;

use super::board::ExerciseBoard;
use super::panel::{self, PanelView};
use crate::ai::Piece;
use crate::app::input::action::{Action, Scope};
use crate::app::input::frame::Input;
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::context::Context;
use crate::app::shell::screen::{Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::command::{Command, Commands};
use crate::app::ui::layout::{Canvas, TableLayout};
use crate::game::{ExerciseState, Goal, Puzzle, puzzles};
use crate::picture::blocks;

/// Messages to a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Place the piece, or go on once the placement was judged.
    Place,
    /// Turn the piece.
    Turn,
    /// Take this piece.
    Choose(Piece),
    /// Take back the wrong placement.
    Retry,
    /// Show the solution.
    Show,
    /// Play on against the strongest level, to see why a placement was wrong or right.
    PlayOn,
    /// Go to the previous puzzle.
    Previous,
    /// Go to the next puzzle.
    Next,
    Help,
    Leave,
}

/// A puzzle on the board.
pub struct PuzzleScreen {
    /// Index in [`puzzles`].
    index: usize,
    board: ExerciseBoard,
    /// Whether the solution is shown.
    shown: bool,
    /// Whether the solution was shown before the player found it.
    helped: bool,
    /// Whether the solved puzzle has been recorded.
    is_noted: bool,
}

impl PuzzleScreen {
    /// Returns the puzzle at this index in [`puzzles`].
    pub fn new(index: usize, now: f64) -> PuzzleScreen {
        let board = ExerciseBoard::new(puzzles()[index].board.clone(), Goal::Win, now);
        PuzzleScreen { index, board, shown: false, helped: false, is_noted: false }
    }

    fn puzzle(&self) -> &'static Puzzle {
        &puzzles()[self.index]
    }

    fn state(&self) -> ExerciseState {
        self.board.exercise().state()
    }

    /// Returns the index of the puzzle of the same grade that is this many steps further.
    fn neighbour(&self, steps: isize) -> Option<usize> {
        let index = self.index.checked_add_signed(steps)?;
        puzzles().get(index).filter(|puzzle| puzzle.grade == self.puzzle().grade).map(|_| index)
    }

    /// Goes this many puzzles further. After the last puzzle of a grade it goes back to the list, if that puzzle is solved.
    fn turn_page(&mut self, steps: isize, now: f64) -> Transition<Message> {
        if let Some(index) = self.neighbour(steps) {
            *self = PuzzleScreen::new(index, now);
        } else if steps > 0 && self.state() == ExerciseState::Done {
            return Transition::Back;
        }
        Transition::Stay
    }

    fn retry(&mut self, now: f64) {
        self.shown = false;
        self.board.retry(now);
    }

    fn view<'a>(&self, context: &'a Context) -> PanelView<'a, Message> {
        let texts = &context.texts;
        let grade = self.puzzle().grade;
        let first = puzzles().iter().position(|puzzle| puzzle.grade == grade).unwrap_or(0);
        let count = puzzles().iter().filter(|puzzle| puzzle.grade == grade).count();
        let mut note = texts.fill(
            msg::PUZZLE_NUMBER,
            &[
                ("grade", texts.grade(grade).into()),
                ("n", (self.index - first + 1).into()),
                ("all", count.into()),
            ],
        );
        if context.progress.solved(self.puzzle()).is_some() {
            note = format!("{note}  -  {}", texts.get(msg::PUZZLE_SOLVED));
        }
        let right = match self.neighbour(1) {
            None => msg::PUZZLE_ALL_SOLVED,
            Some(_) => msg::EXERCISE_RIGHT,
        };
        let shown = self.shown.then_some(msg::PUZZLE_SHOWN);
        let verdict = self.board.verdict(right, self.helped, shown);
        PanelView {
            title: texts.get(msg::LEARN_PUZZLES),
            note,
            words: texts.get(msg::PUZZLE_TASK).to_owned(),
            verdict: verdict.map(|(message, color)| (texts.get(message), color)),
            piece: Some(self.board.piece()),
            choose: Message::Choose,
        }
    }
}

impl Screen for PuzzleScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        Scope::Exercise
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let text = |message| context.texts.get(message);
        let failed = self.state() == ExerciseState::Failed;
        let done = self.state() == ExerciseState::Done;
        let has = |steps| self.neighbour(steps).is_some();
        let turns = touch_buttons(context, Message::Turn, Message::Place);
        let open = self.state() == ExerciseState::Open;
        Commands::new()
            .row(turns.map(|button| button.enabled(open)))
            .row([
                Command::new(text(msg::EXERCISE_RETRY), Action::Undo, Message::Retry)
                    .primary(failed)
                    .enabled(failed),
                Command::new(text(msg::PUZZLE_SHOW), Action::Hint, Message::Show)
                    .enabled(!done && !self.shown),
            ])
            .row([
                Command::new(text(msg::EXERCISE_PREVIOUS), Action::Previous, Message::Previous)
                    .enabled(has(-1)),
                Command::new(text(msg::PUZZLE_NEXT), Action::Next, Message::Next)
                    .primary(done)
                    .enabled(done || has(1)),
            ])
            .row([
                Command::new(text(msg::PUZZLE_PLAY_ON), Action::PlayComputer, Message::PlayOn)
                    .enabled(self.board.may_be_played_on()),
                Command::new(text(msg::HELP), Action::Help, Message::Help),
                Command::new(text(msg::BACK), Action::Back, Message::Leave),
            ])
            .key(Action::Place, Message::Place)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        self.board.steer(action, context);
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Vec<Message> {
        let places = self.board.point(input, context);
        places.then_some(Message::Place).into_iter().collect()
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        self.board.tick(context);
        if self.state() == ExerciseState::Done && !self.is_noted && !self.helped {
            self.is_noted = true;
            context.progress.solve(self.puzzle(), self.board.exercise().wrong_tries());
            context.keep_progress();
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        panel::show(frame, &self.view(frame.context))
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Place => match self.state() {
                ExerciseState::Open => self.board.place(context),
                // Once the player had time to read the verdict, the place key goes on.
                ExerciseState::Failed if self.board.has_rested(context.now) => {
                    self.retry(context.now)
                }
                ExerciseState::Done if self.board.has_rested(context.now) => {
                    return self.turn_page(1, context.now);
                }
                _ => {}
            },
            Message::Turn => self.board.turn(context),
            Message::Choose(piece) => self.board.lift(piece),
            Message::Retry => self.retry(context.now),
            Message::Show => {
                self.helped |= self.state() != ExerciseState::Done;
                self.shown = true;
                self.board.retry(context.now);
            }
            Message::PlayOn => return self.board.play_on(context),
            Message::Previous => return self.turn_page(-1, context.now),
            Message::Next => return self.turn_page(1, context.now),
            Message::Help => return Transition::Open(Destination::Help),
            Message::Leave => return Transition::Back,
        }
        Transition::Stay
    }

    fn draw(&self, canvas: Canvas, context: &Context) {
        let layout = TableLayout::new(canvas.size);
        let mut paint = FramePaint::new(canvas.scale, context.preferences.style());
        self.board.draw(&mut paint, &layout, context.now);
        if self.shown && self.state() == ExerciseState::Open {
            blocks::draw_outline(
                &mut paint,
                &layout.board,
                self.puzzle().solution.cells(),
                WHITE,
                1.0,
            );
        }
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.board.is_animating(context.now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::testing::{Pressed, Tester};
    use miniquad::KeyCode;

    fn puzzle(index: usize) -> Tester<PuzzleScreen> {
        Tester::new(|_| PuzzleScreen::new(index, 0.0))
    }

    /// Moves the piece onto the solution as a person would: chooses the piece, turns it, then moves it.
    fn solve(tester: &mut Tester<PuzzleScreen>) {
        let solution = tester.screen().puzzle().solution;
        tester.screen().board.choose(solution.piece());
        let mut input = tester.input(&[]);
        let layout = TableLayout::new(input.canvas.size);
        for _ in 0..4 {
            let middle = blocks::middle(&layout.board, solution.cells());
            (input.pointer, input.pointer_moved) = (middle, true);
            tester.frame(&input);
            if tester.screen().board.placement() == solution {
                break;
            }
            tester.press(KeyCode::S);
        }
        assert_eq!(tester.screen().board.placement(), solution);
        tester.press(KeyCode::Enter);
        tester.pass(1.0);
        tester.wait_until(|puzzle| puzzle.state() != ExerciseState::Judging);
        tester.idle();
    }

    #[test]
    fn a_puzzle_is_solved_noted_and_followed_by_the_next_one() {
        let mut tester = puzzle(0);
        solve(&mut tester);
        assert_eq!(tester.screen().state(), ExerciseState::Done);
        assert_eq!(tester.context().progress.solved(&puzzles()[0]), Some(0));
        tester.pass(1.0);
        tester.press(KeyCode::Enter);
        assert_eq!((tester.screen().index, tester.screen().state()), (1, ExerciseState::Open));
    }

    #[test]
    fn a_puzzle_that_was_shown_is_not_solved() {
        let mut tester = puzzle(3);
        tester.press(KeyCode::H);
        solve(&mut tester);
        assert_eq!(tester.screen().state(), ExerciseState::Done);
        assert_eq!(tester.context().progress.solved(&puzzles()[3]), None);
    }

    #[test]
    fn no_puzzle_begins_with_its_solution_in_the_hand() {
        for (index, puzzle) in puzzles().iter().enumerate() {
            let screen = PuzzleScreen::new(index, 0.0);
            assert_ne!(screen.board.placement(), puzzle.solution, "{index}");
        }
    }

    #[test]
    fn a_wrong_placement_is_played_on_against_the_strongest_level() {
        let mut tester = puzzle(0);
        assert!(matches!(tester.press(KeyCode::P), Pressed::Stay), "nothing is placed yet");
        tester.press(KeyCode::Enter);
        tester.pass(1.0);
        tester.wait_until(|puzzle| puzzle.state() == ExerciseState::Failed);
        let goes_on = tester.screen().board.may_be_played_on();
        match tester.press(KeyCode::P) {
            Pressed::Go(Destination::Table(record)) => {
                assert!(goes_on && record.game.to_move() == crate::game::Side::First);
                assert_eq!(record.origin(), crate::game::Origin::Outside);
            }
            _ => assert!(!goes_on),
        }
    }

    #[test]
    fn puzzles_of_a_grade_are_leafed_through_by_keys() {
        let mut tester = puzzle(0);
        tester.press(KeyCode::PageUp);
        assert_eq!(tester.screen().index, 0);
        for _ in puzzles() {
            tester.press(KeyCode::PageDown);
        }
        let last = tester.screen().index;
        assert_eq!((puzzles()[last].grade, puzzles()[last + 1].grade), (0, 1));
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
