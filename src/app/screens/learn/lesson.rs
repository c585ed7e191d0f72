//! A lesson: boards to look at and to play on, with a few words each.

use egui::{Align2, Id, LayerId, Order};
use macroquad::color::WHITE;

use crate::ai::{Areas, CELL_COUNT, Piece, Position};
use crate::app::board::blocks;
use crate::app::board::effects::Effects;
use crate::app::board::exercise::ExerciseBoard;
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::input::actions::{Action, KeyRepeat};
use crate::app::screens::learn::panel::{
    self, ExerciseButton, ExerciseClick, ExerciseView, verdict_color,
};
use crate::app::shell::screen::{Destination, Flow, Input, Screen, Services};
use crate::app::text::msg;
use crate::app::ui::layout::{Canvas, TableLayout};
use crate::app::ui::style::Style;
use crate::app::ui::theme::{self, bold};
use crate::game::{ExerciseState, Game, Goal, Lesson, Step, lessons};

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    GoOn,
    Retry,
    Restart,
    Previous,
    Help,
    Back,
}

/// What is on the board.
enum Stage {
    /// Something to look at.
    Picture(Box<Game>),
    /// Something to do.
    Exercise(Box<ExerciseBoard>),
}

/// A lesson and the step at which it is.
pub struct LessonScreen {
    /// Place in [`lessons`].
    index: usize,
    step: usize,
    stage: Stage,
    /// Since when this step is shown: the key that led here must not lead on.
    since: f64,
    clicked: Option<ExerciseClick<Click>>,
}

/// Seconds for which Enter does not lead on from a new step.
const PAUSE: f64 = 0.4;

impl LessonScreen {
    /// Returns the lesson at this place of [`lessons`], at its first step.
    pub fn new(index: usize, now: f64) -> LessonScreen {
        LessonScreen { index, step: 0, stage: stage(index, 0, now), since: now, clicked: None }
    }

    fn lesson(&self) -> &'static Lesson {
        &lessons()[self.index]
    }

    fn state(&self) -> ExerciseState {
        match &self.stage {
            Stage::Picture(_) => ExerciseState::Done,
            Stage::Exercise(board) => board.exercise().state(),
        }
    }

    fn go_to(&mut self, step: usize, now: f64) {
        self.step = step;
        self.stage = stage(self.index, step, now);
        self.since = now;
    }

    fn is_last_step(&self) -> bool {
        self.step + 1 == self.lesson().steps.len()
    }

    fn act(&mut self, click: Click, input: &Input, services: &mut Services) -> Flow {
        match click {
            Click::GoOn if self.state() != ExerciseState::Done => {}
            Click::GoOn if self.is_last_step() => {
                services.progress.finish_lesson(&self.lesson().name);
                services.keep_progress(input.now);
                if self.index + 1 == lessons().len() {
                    return Flow::Back;
                }
                *self = LessonScreen::new(self.index + 1, input.now);
            }
            Click::GoOn => self.go_to(self.step + 1, input.now),
            Click::Retry => {
                if let Stage::Exercise(board) = &mut self.stage {
                    board.retry(input.now);
                }
            }
            Click::Restart => {
                if let Stage::Exercise(board) = &mut self.stage {
                    board.restart();
                }
            }
            Click::Previous => self.go_to(self.step.saturating_sub(1), input.now),
            Click::Help => return Flow::Open(Destination::Help),
            Click::Back => return Flow::Back,
        }
        Flow::Stay
    }

    fn view<'a>(&self, services: &'a Services) -> ExerciseView<'a, Click> {
        let texts = &services.texts;
        let keys = &services.settings.keys;
        let [first, last] = [Piece::I, Piece::L].map(|piece| keys.label(Action::Choose(piece)));
        let names = [
            ("pieces", format!("{first}-{last}").into()),
            ("turn", keys.label(Action::Turn).into()),
            ("place", keys.label(Action::Place).into()),
        ];
        let steps = [("n", (self.step + 1).into()), ("all", self.lesson().steps.len().into())];
        ExerciseView {
            title: texts.lesson(self.lesson()),
            note: texts.fill(msg::LESSON_STEP_NUMBER, &steps),
            words: texts.lesson_step(self.lesson(), self.step, &names),
            verdict: self.verdict(services),
            piece: match &self.stage {
                Stage::Picture(_) => None,
                Stage::Exercise(board) => Some(board.piece()),
            },
            buttons: self.buttons(services),
        }
    }

    fn verdict<'a>(&self, services: &'a Services) -> Option<(&'a str, egui::Color32)> {
        let texts = &services.texts;
        let Stage::Exercise(board) = &self.stage else { return None };
        let over = board.exercise().game().result().is_some();
        let any = self.lesson().steps[self.step].goal == Some(Goal::Any);
        let (text, color): (&str, _) = match board.exercise().state() {
            ExerciseState::Done if any => (texts.get(msg::LESSON_PLACED), verdict_color(true)),
            _ if any => return None,
            ExerciseState::Open if board.exercise().game().placements() > 0 => {
                (texts.get(msg::LESSON_ANSWERED), theme::FAINT)
            }
            ExerciseState::Open => return None,
            ExerciseState::Judging => (texts.get(msg::EXERCISE_JUDGING), theme::FAINT),
            ExerciseState::Failed if over => {
                (texts.get(msg::EXERCISE_WRONG_LAST), verdict_color(false))
            }
            ExerciseState::Failed => (texts.get(msg::EXERCISE_WRONG), verdict_color(false)),
            ExerciseState::Done if over => (texts.get(msg::LESSON_WON), verdict_color(true)),
            ExerciseState::Done if self.is_last_step() => {
                (texts.get(msg::LESSON_OVER), verdict_color(true))
            }
            ExerciseState::Done => (texts.get(msg::EXERCISE_RIGHT), verdict_color(true)),
        };
        Some((text, color))
    }

    fn buttons<'a>(&self, services: &'a Services) -> Vec<ExerciseButton<'a, Click>> {
        let texts = &services.texts;
        let label = |action| services.settings.keys.label(action);
        let state = self.state();
        let failed = state == ExerciseState::Failed;
        let begun = match &self.stage {
            Stage::Picture(_) => false,
            Stage::Exercise(board) => board.exercise().game().placements() > 0,
        };
        let button = |text: &'a str, key, click, primary, enabled| ExerciseButton {
            text,
            key,
            click,
            primary,
            enabled,
        };
        let done = state == ExerciseState::Done;
        let mut buttons = vec![button(
            texts.get(msg::LESSON_GO_ON),
            label(Action::Place),
            Click::GoOn,
            true,
            done,
        )];
        if let Stage::Exercise(_) = self.stage {
            let retry = button(
                texts.get(msg::EXERCISE_RETRY),
                label(Action::Undo),
                Click::Retry,
                failed,
                failed,
            );
            let restart =
                button(texts.get(msg::LESSON_RESTART), "Home", Click::Restart, false, begun);
            buttons.extend([retry, restart]);
        }
        buttons.push(button(
            texts.get(msg::EXERCISE_PREVIOUS),
            "Page up",
            Click::Previous,
            false,
            self.step > 0,
        ));
        if let Stage::Exercise(_) = self.stage {
            buttons.push(button(
                services.texts.get(msg::HELP),
                label(Action::Help),
                Click::Help,
                false,
                true,
            ));
        }
        buttons.push(button(services.texts.get(msg::BACK), "Esc", Click::Back, false, true));
        buttons
    }

    /// Returns the position that the player sees.
    fn position(&self) -> Position {
        match &self.stage {
            Stage::Picture(game) => game.position(),
            Stage::Exercise(board) => board.exercise().game().position(),
        }
    }
}

fn stage(index: usize, step: usize, now: f64) -> Stage {
    let Step { board, goal } = &lessons()[index].steps[step];
    match goal {
        None => Stage::Picture(Box::new(Game::new(board.clone()))),
        Some(goal) => Stage::Exercise(Box::new(ExerciseBoard::new(board.clone(), *goal, now))),
    }
}

/// Writes into each area how many cells it has.
fn show_sizes(ctx: &egui::Context, layout: &TableLayout, position: Position) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("sizes")));
    for area in Areas::of(position.free()).iter().filter(|area| area.len() < CELL_COUNT / 2) {
        let middle = blocks::middle(layout, area);
        let cell = area.cells().min_by(|a, b| {
            let distance = |cell| layout.cell(cell).center().distance_sq(middle);
            distance(*a).total_cmp(&distance(*b))
        });
        let Some(cell) = cell else { continue };
        let font = bold(layout.cell_size() * 0.5);
        let color = theme::ACCENT.gamma_multiply(0.8);
        painter.text(layout.cell(cell).center(), Align2::CENTER_CENTER, area.len(), font, color);
    }
}

impl Screen for LessonScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let layout = TableLayout::new(canvas.size);
        if services.settings.coordinates {
            board_view::show_coordinates(ctx, &layout);
        }
        show_sizes(ctx, &layout, self.position());
        let clicked = panel::show(ctx, &layout, &self.view(services), services);
        self.clicked = clicked.or(self.clicked);
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        match (self.clicked.take(), &mut self.stage) {
            (Some(ExerciseClick::Button(click)), _) => return self.act(click, input, services),
            (Some(ExerciseClick::Piece(piece)), Stage::Exercise(board)) => board.choose(piece),
            _ => {}
        }
        let layout = TableLayout::new(input.canvas.size);
        let keys = &services.settings.keys;
        let actions = match &mut self.stage {
            Stage::Exercise(board) => board.update(input, &layout, services),
            Stage::Picture(_) => KeyRepeat::default().actions(input, keys),
        };
        let pages = [
            (macroquad::input::KeyCode::PageUp, Click::Previous),
            (macroquad::input::KeyCode::Home, Click::Restart),
        ];
        let paged = pages.iter().find(|(key, _)| input.is_pressed(*key)).map(|(_, click)| *click);
        let waits = input.now - self.since < PAUSE;
        let failed = self.state() == ExerciseState::Failed;
        let wanted = actions.into_iter().filter_map(|action| match action {
            Action::Place if failed => Some(Click::Retry),
            Action::Place if !waits => Some(Click::GoOn),
            Action::Undo => Some(Click::Retry),
            Action::Help => Some(Click::Help),
            Action::Back => Some(Click::Back),
            _ => None,
        });
        match paged.into_iter().chain(wanted).next() {
            Some(click) => self.act(click, input, services),
            None => Flow::Stay,
        }
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        let layout = TableLayout::new(canvas.size);
        let mut paint = Paint::new(canvas.scale, style);
        match &self.stage {
            Stage::Exercise(board) => board.draw(&mut paint, &layout, now),
            Stage::Picture(game) => {
                board_view::draw_game(&mut paint, &layout, game, &Effects::new(), now);
            }
        }
        if let Stage::Picture(game) = &self.stage {
            for area in Areas::of(game.position().free()).iter() {
                blocks::draw_outline(&mut paint, &layout, area, WHITE, 0.4);
            }
        }
    }

    fn is_animating(&self, now: f64) -> bool {
        match &self.stage {
            Stage::Picture(_) => false,
            Stage::Exercise(board) => board.is_animating(now),
        }
    }
}
