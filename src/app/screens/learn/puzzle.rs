//! A puzzle: one placement wins.

use macroquad::color::WHITE;
use macroquad::input::KeyCode;

use crate::app::board::blocks;
use crate::app::board::exercise::ExerciseBoard;
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::input::actions::Action;
use crate::app::screens::learn::panel::{
    self, ExerciseButton, ExerciseClick, ExerciseView, verdict_color,
};
use crate::app::shell::screen::{Destination, Flow, Input, Screen, Services};
use crate::app::text::msg;
use crate::app::ui::layout::{Canvas, TableLayout};
use crate::app::ui::style::Style;
use crate::game::{ExerciseState, Goal, Puzzle, puzzles};

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    Retry,
    Show,
    Previous,
    Next,
    Help,
    Back,
}

/// A puzzle on the board.
pub struct PuzzleScreen {
    /// Place in [`puzzles`].
    index: usize,
    board: ExerciseBoard,
    /// Whether the solution is shown.
    shown: bool,
    /// Whether the solution was shown before it was found.
    helped: bool,
    clicked: Option<ExerciseClick<Click>>,
}

impl PuzzleScreen {
    /// Returns the puzzle at this place of [`puzzles`].
    pub fn new(index: usize, now: f64) -> PuzzleScreen {
        let board = ExerciseBoard::new(puzzles()[index].board.clone(), Goal::Win, now);
        PuzzleScreen { index, board, shown: false, helped: false, clicked: None }
    }

    fn puzzle(&self) -> &'static Puzzle {
        &puzzles()[self.index]
    }

    /// Returns the place of a puzzle of the same grade this many steps further.
    fn neighbour(&self, steps: isize) -> Option<usize> {
        let index = self.index.checked_add_signed(steps)?;
        puzzles().get(index).filter(|puzzle| puzzle.grade == self.puzzle().grade).map(|_| index)
    }

    fn act(&mut self, click: Click, input: &Input) -> Flow {
        match click {
            Click::Retry => {
                self.shown = false;
                self.board.retry(input.now);
            }
            Click::Show => {
                self.helped |= self.board.exercise().state() != ExerciseState::Done;
                self.shown = true;
                self.board.retry(input.now);
            }
            Click::Previous | Click::Next => {
                let steps = if click == Click::Next { 1 } else { -1 };
                if let Some(index) = self.neighbour(steps) {
                    *self = PuzzleScreen::new(index, input.now);
                } else if click == Click::Next
                    && self.board.exercise().state() == ExerciseState::Done
                {
                    return Flow::Back;
                }
            }
            Click::Help => return Flow::Open(Destination::Help),
            Click::Back => return Flow::Back,
        }
        Flow::Stay
    }

    fn view<'a>(&self, services: &'a Services) -> ExerciseView<'a, Click> {
        let texts = &services.texts;
        let state = self.board.exercise().state();
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
        if services.progress.solved(self.puzzle()).is_some() {
            note = format!("{note}  -  {}", texts.get(msg::PUZZLE_SOLVED));
        }
        let verdict = match state {
            ExerciseState::Judging => {
                Some((texts.get(msg::EXERCISE_JUDGING), crate::app::ui::theme::FAINT))
            }
            ExerciseState::Failed if self.board.exercise().game().result().is_some() => {
                Some((texts.get(msg::EXERCISE_WRONG_LAST), verdict_color(false)))
            }
            ExerciseState::Failed => Some((texts.get(msg::EXERCISE_WRONG), verdict_color(false))),
            ExerciseState::Done if self.neighbour(1).is_none() => {
                Some((texts.get(msg::PUZZLE_ALL_SOLVED), verdict_color(true)))
            }
            ExerciseState::Done => Some((texts.get(msg::EXERCISE_RIGHT), verdict_color(true))),
            ExerciseState::Open if self.shown => {
                Some((texts.get(msg::PUZZLE_SHOWN), verdict_color(true)))
            }
            ExerciseState::Open => None,
        };
        ExerciseView {
            title: texts.get(msg::LEARN_PUZZLES),
            note,
            words: texts.get(msg::PUZZLE_TASK).to_owned(),
            verdict,
            piece: Some(self.board.piece()),
            buttons: self.buttons(services),
        }
    }

    fn buttons<'a>(&self, services: &'a Services) -> Vec<ExerciseButton<'a, Click>> {
        let texts = &services.texts;
        let label = |action| services.settings.keys.label(action);
        let state = self.board.exercise().state();
        let (failed, done) = (state == ExerciseState::Failed, state == ExerciseState::Done);
        let button = |text: &'a str, key, click, primary, enabled| ExerciseButton {
            text,
            key,
            click,
            primary,
            enabled,
        };
        let has = |steps| self.neighbour(steps).is_some();
        vec![
            button(
                texts.get(msg::EXERCISE_RETRY),
                label(Action::Undo),
                Click::Retry,
                failed,
                failed,
            ),
            button(
                texts.get(msg::PUZZLE_SHOW),
                label(Action::Hint),
                Click::Show,
                false,
                !done && !self.shown,
            ),
            button(texts.get(msg::EXERCISE_PREVIOUS), "Page up", Click::Previous, false, has(-1)),
            button(texts.get(msg::PUZZLE_NEXT), "Page down", Click::Next, done, done || has(1)),
            button(services.texts.get(msg::HELP), label(Action::Help), Click::Help, false, true),
            button(services.texts.get(msg::BACK), "Esc", Click::Back, false, true),
        ]
    }
}

impl Screen for PuzzleScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let layout = TableLayout::new(canvas.size);
        if services.settings.coordinates {
            board_view::show_coordinates(ctx, &layout);
        }
        let clicked = panel::show(ctx, &layout, &self.view(services), services);
        self.clicked = clicked.or(self.clicked);
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        match self.clicked.take() {
            Some(ExerciseClick::Piece(piece)) => self.board.choose(piece),
            Some(ExerciseClick::Button(click)) => return self.act(click, input),
            None => {}
        }
        let layout = TableLayout::new(input.canvas.size);
        let before = self.board.exercise().state();
        let actions = self.board.update(input, &layout, services);
        let state = self.board.exercise().state();
        if state == ExerciseState::Done && before != ExerciseState::Done {
            let tries = self.board.exercise().wrong_tries() + u32::from(self.helped);
            services.progress.solve(self.puzzle(), tries);
            services.keep_progress(input.now);
        }
        let page = input.direction(KeyCode::PageUp, KeyCode::PageDown);
        let paged = match page {
            -1 => Some(Click::Previous),
            1 => Some(Click::Next),
            _ => None,
        };
        let wanted = actions.into_iter().filter_map(|action| match (action, state) {
            (Action::Undo | Action::Place, ExerciseState::Failed) => Some(Click::Retry),
            (Action::Place, ExerciseState::Done) => Some(Click::Next),
            (Action::Hint, _) => Some(Click::Show),
            (Action::Help, _) => Some(Click::Help),
            (Action::Back, _) => Some(Click::Back),
            _ => None,
        });
        match paged.into_iter().chain(wanted).next() {
            Some(click) => self.act(click, input),
            None => Flow::Stay,
        }
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        let layout = TableLayout::new(canvas.size);
        let mut paint = Paint::new(canvas.scale, style);
        self.board.draw(&mut paint, &layout, now);
        if self.shown && self.board.exercise().state() == ExerciseState::Open {
            blocks::draw_outline(&mut paint, &layout, self.puzzle().solution.cells(), WHITE, 1.0);
        }
    }

    fn is_animating(&self, now: f64) -> bool {
        self.board.is_animating(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::settings::Settings;
    use crate::game::Files;

    fn press(
        screen: &mut PuzzleScreen,
        services: &mut Services,
        now: f64,
        keys: &[KeyCode],
    ) -> Flow {
        screen.update(&Input { now, ..Input::test(keys) }, services)
    }

    /// Moves the ghost onto the solution as a person would: the piece, its turns, then the place.
    fn solve(screen: &mut PuzzleScreen, services: &mut Services) {
        let solution = screen.puzzle().solution;
        screen.board.choose(solution.piece());
        let mut input = Input::test(&[]);
        let layout = TableLayout::new(input.canvas.size);
        for _ in 0..4 {
            let middle = blocks::middle(&layout, solution.cells());
            (input.pointer, input.pointer_moved) = (middle, true);
            screen.update(&input, services);
            if screen.board.placement() == solution {
                break;
            }
            press(screen, services, 0.0, &[KeyCode::S]);
        }
        assert_eq!(screen.board.placement(), solution);
        press(screen, services, 1.0, &[KeyCode::Enter]);
        while screen.board.exercise().state() == ExerciseState::Judging {
            press(screen, services, 2.0, &[]);
        }
    }

    #[test]
    fn a_puzzle_is_solved_noted_and_followed_by_the_next_one() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = PuzzleScreen::new(0, 0.0);
        solve(&mut screen, &mut services);
        assert_eq!(screen.board.exercise().state(), ExerciseState::Done);
        assert_eq!(services.progress.solved(&puzzles()[0]), Some(0));
        press(&mut screen, &mut services, 3.0, &[KeyCode::Enter]);
        assert_eq!((screen.index, screen.board.exercise().state()), (1, ExerciseState::Open));
    }

    #[test]
    fn a_solution_that_was_shown_counts_as_a_try() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = PuzzleScreen::new(3, 0.0);
        press(&mut screen, &mut services, 0.0, &[KeyCode::H]);
        solve(&mut screen, &mut services);
        assert_eq!(services.progress.solved(&puzzles()[3]), Some(1));
    }

    #[test]
    fn puzzles_of_a_grade_are_leafed_through_by_keys() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = PuzzleScreen::new(0, 0.0);
        press(&mut screen, &mut services, 0.0, &[KeyCode::PageUp]);
        assert_eq!(screen.index, 0);
        for _ in puzzles() {
            press(&mut screen, &mut services, 0.0, &[KeyCode::PageDown]);
        }
        assert_eq!(screen.puzzle().grade, 0);
        assert_eq!(puzzles()[screen.index + 1].grade, 1);
        let flow = press(&mut screen, &mut services, 0.0, &[KeyCode::Escape]);
        assert!(matches!(flow, Flow::Back));
    }
}
