//! A lesson: boards to look at and to play on, each with a short text.

use egui::{Align2, Color32, Id, LayerId, Order, Rect, Vec2};

use crate::ai::{Areas, Bitboard, CELL_COUNT, Piece, Position};
use crate::app::board::gesture::{self, Gesture};
use crate::app::board::{Effects, drawing, overlays};
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::exercise::{ExerciseBoard, PanelView, Said, panel, verdict_color};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::{Command, Commands, Icon, TableLayout, bold, theme};
use crate::app::window::Canvas;
use crate::game::{ExerciseState, Game, Goal, Lesson, Step, lessons};
use crate::picture::{BoardLayout, Paint, WHITE, blocks};

/// Messages to a lesson.
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
    /// Restart the step.
    Restart,
    /// Go to the previous step.
    Previous,
    Help,
    Leave,
}

/// A lesson with the current step.
pub struct LessonScreen {
    /// Index in [`lessons`].
    index: usize,
    step: usize,
    /// The exercise of this step; a position to look at has none.
    exercise: Option<ExerciseBoard>,
    /// When this step was first shown: the key press that led here must not lead on.
    since: f64,
    /// When the player last did something.
    stirred: f64,
}

/// Seconds without an act of the player after which a drawn hand shows how a piece is moved, turned and placed.
const HESITATION: f64 = 1.5;

/// Where the piece is that the drawn hand moves, and where it goes.
const SHOWN: [&str; 2] = ["g7,h7,i7,h8", "c4,d4,e4,d5"];

/// Seconds after a new step appears during which the place key does not lead on.
const PAUSE: f64 = 0.4;

impl LessonScreen {
    /// Returns the lesson at this index in [`lessons`], at its first step.
    pub fn new(index: usize, now: f64) -> LessonScreen {
        LessonScreen { index, step: 0, exercise: exercise(index, 0, now), since: now, stirred: now }
    }

    fn lesson(&self) -> &'static Lesson {
        &lessons()[self.index]
    }

    fn state(&self) -> ExerciseState {
        self.exercise.as_ref().map_or(ExerciseState::Done, |board| board.exercise().state())
    }

    fn go_to(&mut self, step: usize, now: f64) {
        self.step = step;
        self.exercise = exercise(self.index, step, now);
        self.since = now;
    }

    fn is_last_step(&self) -> bool {
        self.step + 1 == self.lesson().steps.len()
    }

    /// Goes to the next step, or finishes the lesson and starts the next one.
    fn go_on(&mut self, context: &mut Context) -> Transition<Message> {
        if !self.is_last_step() {
            self.go_to(self.step + 1, context.now);
            return Transition::Stay;
        }
        context.progress.finish_lesson(&self.lesson().name);
        context.keep_progress();
        if self.index + 1 == lessons().len() {
            return Transition::Back;
        }
        *self = LessonScreen::new(self.index + 1, context.now);
        Transition::Stay
    }

    /// Places the piece; once it was judged and the player had time to read, tries again or goes on.
    fn place(&mut self, context: &mut Context) -> Transition<Message> {
        let waits = context.now - self.since < PAUSE;
        let state = self.state();
        match &mut self.exercise {
            Some(board) if state == ExerciseState::Open => board.place(context),
            Some(board) if !board.has_rested(context.now) => {}
            Some(board) if state == ExerciseState::Failed => board.retry(context.now),
            _ if state == ExerciseState::Done && !waits => return self.go_on(context),
            _ => {}
        }
        Transition::Stay
    }

    fn view(&self, context: &Context) -> PanelView<Message> {
        let texts = &context.texts;
        let steps = [("n", (self.step + 1).into()), ("all", self.lesson().steps.len().into())];
        PanelView {
            title: texts.lesson(self.lesson()).to_owned(),
            notes: vec![texts.fill(msg::LESSON_STEP_NUMBER, &steps).into()],
            words: texts.lesson_step(self.lesson(), self.step),
            said: self.verdict(context).map(|(text, color)| Said::Words(text, color)),
            pieces: self
                .exercise
                .as_ref()
                .map(|exercise| (Some(exercise.piece()), Message::Choose as fn(_) -> _)),
            ..PanelView::default()
        }
    }

    /// Returns for how long a drawn hand has been showing what to do: before the first piece of all is placed.
    fn hand_shown(&self, now: f64) -> Option<f64> {
        let exercise = self.exercise.as_ref().filter(|_| (self.index, self.step) == (0, 0))?;
        let waits = exercise.exercise().game().placements() == 0;
        Some(now - self.stirred - HESITATION).filter(|shown| waits && *shown > 0.0)
    }

    fn verdict(&self, context: &Context) -> Option<(String, Color32)> {
        let board = self.exercise.as_ref()?;
        let over = board.exercise().game().result().is_some();
        let any = self.lesson().steps[self.step].goal == Some(Goal::Any);
        let (text, color) = match board.exercise().state() {
            ExerciseState::Done if any => (msg::LESSON_PLACED, verdict_color(true)),
            _ if any => return None,
            ExerciseState::Open if board.exercise().game().placements() > 0 => {
                (msg::LESSON_ANSWERED, theme::FAINT)
            }
            ExerciseState::Open => return None,
            ExerciseState::Judging => (msg::EXERCISE_JUDGING, theme::FAINT),
            ExerciseState::Failed if over => (msg::EXERCISE_WRONG_LAST, verdict_color(false)),
            ExerciseState::Failed => (msg::EXERCISE_WRONG, verdict_color(false)),
            ExerciseState::Done if over => (msg::LESSON_WON, verdict_color(true)),
            ExerciseState::Done if self.is_last_step() => (msg::LESSON_OVER, verdict_color(true)),
            ExerciseState::Done => (msg::EXERCISE_RIGHT, verdict_color(true)),
        };
        Some((context.texts.get(text).to_owned(), color))
    }

    /// Returns the position on the board.
    fn position(&self) -> Position {
        match &self.exercise {
            None => self.lesson().steps[self.step].board.position(),
            Some(board) => board.exercise().game().position(),
        }
    }
}

fn exercise(index: usize, step: usize, now: f64) -> Option<ExerciseBoard> {
    let Step { board, goal } = &lessons()[index].steps[step];
    goal.map(|goal| ExerciseBoard::new(board.clone(), goal, now))
}

/// Writes the number of its cells into each area, except where the piece in hand would cover it.
fn show_sizes(ctx: &egui::Context, board: &BoardLayout, position: Position, under_hand: Bitboard) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("sizes")));
    let font = bold(board.cell_size() * 0.5);
    for area in Areas::of(position.free()).iter().filter(|area| area.len() < CELL_COUNT / 2) {
        let Some(at) = board.middle(area) else { continue };
        let label = Rect::from_center_size(at, Vec2::splat(font.size));
        if !overlays::covers(board, under_hand, label) {
            let color = theme::ACCENT.gamma_multiply(0.8);
            painter.text(at, Align2::CENTER_CENTER, area.len(), font.clone(), color);
        }
    }
}

impl Screen for LessonScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        Scope::Exercise
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let state = self.state();
        let failed = state == ExerciseState::Failed;
        let go_on = Command::new(msg::LESSON_GO_ON, Action::Place, Message::Place)
            .icon(Icon::Forward)
            .primary(state == ExerciseState::Done)
            .enabled(state == ExerciseState::Done);
        let previous = Command::new(msg::EXERCISE_PREVIOUS, Action::Previous, Message::Previous)
            .enabled(self.step > 0);
        let back = Command::new(msg::BACK, Action::Back, Message::Leave);
        let commands = match &self.exercise {
            None => vec![go_on, previous, back],
            Some(board) => {
                let begun = board.exercise().game().placements() > 0;
                let retry = Command::new(msg::EXERCISE_RETRY, Action::Undo, Message::Retry);
                let restart = Command::new(msg::LESSON_RESTART, Action::Restart, Message::Restart);
                let help = Command::new(msg::HELP, Action::Help, Message::Help);
                vec![
                    go_on,
                    retry.primary(failed).enabled(failed),
                    restart.enabled(begun),
                    previous,
                    help,
                    back,
                ]
            }
        };
        let touch = touch_buttons(context, Message::Turn, Message::Place)
            .filter(|_| state == ExerciseState::Open);
        Commands::new().key(Action::Place, Message::Place).row(touch).rows_of(2, commands)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        self.stirred = context.now;
        if let Some(board) = &mut self.exercise {
            board.steer(action, context);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Vec<Message> {
        if input.is_act() {
            self.stirred = context.now;
        }
        let places = self.exercise.as_mut().is_some_and(|board| board.point(input, context));
        places.then_some(Message::Place).into_iter().collect()
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        if let Some(board) = &mut self.exercise {
            board.tick(context);
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let under_hand = self.exercise.as_ref().map_or(Bitboard::EMPTY, ExerciseBoard::under_hand);
        let layout = TableLayout::new(frame.canvas.size);
        show_sizes(frame.ctx, &layout.board, self.position(), under_hand);
        panel::show_beside_board(frame, &self.view(frame.context))
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match (message, &mut self.exercise) {
            (Message::Place, _) => return self.place(context),
            (Message::Turn, Some(board)) => board.turn(context),
            (Message::Choose(piece), Some(board)) => board.lift(piece),
            (Message::Retry, Some(board)) => board.retry(context.now),
            (Message::Restart, Some(_)) => self.go_to(self.step, context.now),
            (Message::Turn | Message::Choose(_) | Message::Retry | Message::Restart, None) => {}
            (Message::Previous, _) => self.go_to(self.step.saturating_sub(1), context.now),
            (Message::Help, _) => return Transition::Open(Destination::Help),
            (Message::Leave, _) => return Transition::Back,
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let layout = TableLayout::new(canvas.size);
        if let Some(board) = &self.exercise {
            let shown = self.hand_shown(context.now).filter(|_| !paint.style.reduced_motion);
            let Some(shown) = shown else {
                board.draw_game(paint, &layout, context.now);
                return board.draw_hand(paint, &layout, context.now);
            };
            board.draw_game(paint, &layout, context.now);
            let [from, to] = SHOWN.map(|cells| cells.parse().expect("a placement"));
            let gestures = [Gesture::Move { from, to }, Gesture::Turn(to), Gesture::Place(to)];
            let gesture = gestures[(shown / gesture::LENGTH) as usize % gestures.len()];
            return gesture::draw_hand(paint, &layout, gesture, shown);
        }
        let game = Game::new(self.lesson().steps[self.step].board.clone());
        drawing::draw_game(paint, &layout, &game, &Effects::new(), context.now);
        for area in Areas::of(game.position().free()).iter() {
            blocks::draw_outline(paint, &layout.board, area, WHITE, 0.4);
        }
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.hand_shown(context.now).is_some()
            || self.exercise.as_ref().is_some_and(|board| board.is_animating(context.now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use miniquad::KeyCode;

    fn lesson(index: usize) -> Tester<LessonScreen> {
        Tester::new(|_| LessonScreen::new(index, 0.0))
    }

    /// Presses the place key after the player had time to read.
    fn place(tester: &mut Tester<LessonScreen>) -> Pressed {
        tester.pass(1.0);
        tester.press(KeyCode::Enter)
    }

    /// The first text told of mouse, wheel, digits, arrows, S and Enter in one paragraph.
    #[test]
    fn a_drawn_hand_shows_the_first_piece_until_the_player_acts() {
        let mut tester = lesson(0);
        let shows = |tester: &mut Tester<LessonScreen>| {
            let now = tester.context().now;
            tester.screen().hand_shown(now).is_some()
        };
        tester.idle();
        assert!(!shows(&mut tester));
        tester.pass(3.0);
        assert!(shows(&mut tester));
        tester.press(KeyCode::Left);
        assert!(!shows(&mut tester), "the player tries");
        tester.pass(3.0);
        assert!(shows(&mut tester));
        place(&mut tester);
        tester.pass(3.0);
        assert!(!shows(&mut tester), "the first piece is placed");
    }

    #[test]
    fn the_first_lesson_is_learnt_by_keys_alone_and_the_second_one_follows() {
        let mut tester = lesson(0);
        tester.press(KeyCode::F);
        place(&mut tester);
        assert_eq!((tester.screen().step, tester.screen().state()), (0, ExerciseState::Done));
        place(&mut tester);
        assert_eq!(tester.screen().step, 1);
        place(&mut tester);
        assert_eq!((tester.screen().step, tester.screen().state()), (2, ExerciseState::Open));
        tester.press(KeyCode::F);
        place(&mut tester);
        while tester.screen().state() != ExerciseState::Done {
            assert_ne!(tester.screen().state(), ExerciseState::Failed);
            tester.pass(1.0);
        }
        place(&mut tester);
        assert!(tester.context().progress.has_finished(&lessons()[0].name));
        assert_eq!((tester.screen().index, tester.screen().step), (1, 0));
    }

    #[test]
    fn a_key_that_led_to_a_step_does_not_lead_on_at_once() {
        let mut tester = lesson(1);
        tester.press(KeyCode::Enter);
        assert_eq!(tester.screen().step, 0);
        place(&mut tester);
        tester.press(KeyCode::Enter);
        assert_eq!(tester.screen().step, 1);
        tester.press(KeyCode::PageUp);
        assert_eq!(tester.screen().step, 0);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
