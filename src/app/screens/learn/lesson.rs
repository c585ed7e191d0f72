//! The screen of a lesson: boards that show something, and boards to play on, each with a short
//! text.

use super::demo::Demo;
use crate::ai::Bitboard;
use crate::app::board::gesture::{self, Gesture};
use crate::app::board::line::{ShownLine, names_in_exercise};
use crate::app::board::{drawing, overlays};
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::exercise::gestures::Gestures;
use crate::app::screens::exercise::{ExerciseBoard, Message};
use crate::app::screens::panel::{self, BoxContents, Dot, Dots, PanelView, Remark, verdict_color};
use crate::app::screens::play::play_first;
use crate::app::screens::spoken::{Answers, Spoken};
use crate::app::shell::{Context, Screen, Transition, View};
use crate::app::text::{args, msg};
use crate::app::ui::{Command, FAINT, Icon, TableLayout, theme};
use crate::app::window::Canvas;
use crate::game::{Entry, ExerciseState, Game, Goal, Lesson, Side, Step, Timestamp, lessons};
use crate::picture::{Color, Paint, blocks};

/// The contents of the board.
enum OnBoard {
    Demo(Box<Demo>),
    Exercise(Box<ExerciseBoard>),
}

/// A lesson with the current step.
pub struct LessonScreen {
    /// Index in [`lessons`].
    index: usize,
    step: usize,
    on_board: OnBoard,
    /// The time when this step appeared.
    since: f64,
    gestures: Gestures,
    /// Whether a move is typed.
    spoken: Spoken,
    /// The time when the last step of the lesson was done.
    finished: Option<f64>,
}

/// Seconds after a step appears during which the key that places pieces does not go to the next
/// one.
const PAUSE: f64 = 0.4;

/// Seconds in which the glow around the board grows faint after a lesson.
const GLOW: f64 = 2.5;

impl LessonScreen {
    /// Returns the first step of the lesson with an index in [`lessons`].
    pub fn new(index: usize, now: f64) -> LessonScreen {
        LessonScreen::at(index, 0, now)
    }

    fn at(index: usize, step: usize, now: f64) -> LessonScreen {
        let contents: &'static Step = &lessons()[index].steps[step];
        let on_board = match contents.goal {
            None => OnBoard::Demo(Box::new(Demo::new(contents, now))),
            Some(goal) => {
                let board = ExerciseBoard::new(contents.board.clone(), goal, now);
                OnBoard::Exercise(Box::new(board))
            }
        };
        let gestures = Gestures::new(now);
        LessonScreen {
            index,
            step,
            on_board,
            since: now,
            gestures,
            spoken: Spoken::default(),
            finished: None,
        }
    }

    fn lesson(&self) -> &'static Lesson {
        &lessons()[self.index]
    }

    fn exercise(&self) -> Option<&ExerciseBoard> {
        if let OnBoard::Exercise(board) = &self.on_board { Some(board) } else { None }
    }

    fn exercise_mut(&mut self) -> Option<&mut ExerciseBoard> {
        if let OnBoard::Exercise(board) = &mut self.on_board { Some(board) } else { None }
    }

    fn game(&self) -> &Game {
        match &self.on_board {
            OnBoard::Demo(demo) => &demo.game,
            OnBoard::Exercise(board) => board.exercise.game(),
        }
    }

    /// Returns the line of best play, while it is shown.
    fn line(&self) -> Option<&ShownLine> {
        self.exercise()?.view.line()
    }

    fn state(&self) -> ExerciseState {
        self.exercise().map_or(ExerciseState::Done, |board| board.exercise.state())
    }

    fn is_last_step(&self) -> bool {
        self.step + 1 == self.lesson().steps.len()
    }

    fn is_last_lesson(&self) -> bool {
        self.index + 1 == lessons().len()
    }

    /// Returns whether this step teaches how to move, rotate and place a piece.
    fn is_about_gestures(&self) -> bool {
        self.lesson().steps[self.step].goal == Some(Goal::Any)
    }

    /// Returns whether a game is offered, because the first lesson is done.
    fn offers_game(&self) -> bool {
        self.index == 0 && self.is_last_step() && self.state() == ExerciseState::Done
    }

    /// Goes to the next step, or to the next lesson.
    fn go_on(&mut self, context: &Context) -> Transition<Message> {
        let (index, step) = if !self.is_last_step() {
            (self.index, self.step + 1)
        } else if !self.is_last_lesson() {
            (self.index + 1, 0)
        } else {
            return Transition::Back;
        };
        *self = LessonScreen::at(index, step, context.now);
        Transition::Stay
    }

    /// Handles the key that places pieces: once the piece was judged and the player had time to
    /// read, it tries again or goes on.
    fn place(&mut self, context: &mut Context) -> Transition<Message> {
        let is_new = context.now - self.since < PAUSE;
        let offers_game = self.offers_game();
        let goes_on = self.exercise_mut().is_none_or(|board| board.press(true, context));
        if !goes_on || is_new {
            Transition::Stay
        } else if offers_game {
            play_first(context)
        } else {
            self.go_on(context)
        }
    }

    /// Records that the lesson is done, and celebrates it.
    fn finish(&mut self, context: &mut Context) {
        let lesson = self.lesson().name.clone();
        if !context.my_progress().has_finished(&lesson) {
            let (person, at) = (context.my_id(), Timestamp::now());
            context.add(Entry::Lesson { person, at, lesson });
        }
        self.finished = Some(context.now);
        if let Some(board) = self.exercise_mut() {
            board.view.effects.celebrate(context.now);
        }
    }

    /// Changes the piece in hand by `act`, and records the gesture that the player has made.
    fn handle<T>(&mut self, act: impl FnOnce(&mut ExerciseBoard) -> T, now: f64) -> Option<T> {
        let board = self.exercise_mut()?;
        let before = board.view.hand.placement();
        let result = act(board);
        let after = board.view.hand.placement();
        self.gestures.record_change(before, after, now);
        Some(result)
    }

    /// Makes a typed move, or answers a typed question.
    fn read_typed(&mut self, line: String, context: &mut Context) -> Transition<Message> {
        let OnBoard::Exercise(board) = &mut self.on_board else {
            let names = names_in_exercise(Side::First, &context.texts);
            let answers = Answers { game: self.game(), names, clocks: Vec::new() };
            let refused = Some(context.texts.get(msg::REFUSED_TURN).to_owned());
            return match self.spoken.read(&line, &answers, Message::Typed, context) {
                Ok(_) => self.spoken.ask_to_type("", refused, Message::Typed, context),
                Err(asked) => asked,
            };
        };
        let before = board.view.hand.placement();
        let transition = board.read_typed(line, (true, None), &mut self.spoken, context);
        self.gestures.record_change(before, board.view.hand.placement(), context.now);
        transition
    }

    fn rows(&self) -> Vec<Vec<Command<Message>>> {
        let is_done = self.state() == ExerciseState::Done;
        let [retry, why] = ExerciseBoard::retry_and_why(self.exercise());
        let on_label = if !self.is_last_step() {
            msg::LESSON_GO_ON
        } else if !self.is_last_lesson() {
            msg::LESSON_NEXT
        } else {
            msg::LESSON_DONE
        };
        // The main button is always in the same place.
        let (first, main) = if self.offers_game() {
            let play = Command::new(msg::LESSON_PLAY, Action::Place, Message::Place);
            let on = Command::new(on_label, Action::Next, Message::Next).icon(Icon::Forward);
            (on, play.icon(Icon::Play).primary(true))
        } else {
            let on = Command::new(on_label, Action::Place, Message::Place);
            (retry, on.primary(is_done).enabled(is_done).icon(Icon::Forward))
        };
        let previous = Command::new(msg::LESSON_PREVIOUS, Action::Previous, Message::Previous);
        let previous = previous.enabled(self.step > 0);
        vec![vec![first, why], vec![previous, main], vec![Command::back(), Command::help()]]
    }

    fn panel(&self, context: &Context) -> PanelView<'_> {
        let texts = &context.texts;
        let steps = self.lesson().steps.len();
        let is_done = self.exercise().is_some() && self.state() == ExerciseState::Done;
        let done = self.step + usize::from(is_done);
        let (lesson, n) = (self.index + 1, self.step + 1);
        let dot = |lesson: &Lesson| {
            let is_finished = context.my_progress().has_finished(&lesson.name);
            if is_finished { Dot::Done } else { Dot::Open }
        };
        // A game that is over once the exercise is done was won.
        let is_won = is_done && self.game().result().is_some();
        let task = if is_won {
            texts.get(msg::EXERCISE_RIGHT_LAST).to_owned()
        } else {
            texts.lesson_step(self.lesson(), self.step)
        };
        PanelView {
            title: texts.lesson(self.lesson()).to_owned(),
            dots: Some(Dots {
                all: lessons().iter().map(dot).collect(),
                current: Some(self.index),
                progress: done as f32 / steps as f32,
                tip: texts.fill(
                    msg::LESSON_NUMBER,
                    args!(lesson, lessons = lessons().len(), n, all = steps),
                ),
            }),
            remarks: vec![match self.index {
                0 if self.game().position().dead().is_empty() => String::new().into(),
                0 => Remark::with_tip(texts.get(msg::LESSON_DEAD).to_owned(), msg::TIP_DEAD),
                _ => Remark::with_tip(texts.get(msg::LESSON_AREAS).to_owned(), msg::TIP_AREA),
            }],
            task,
            verdict: is_won.then(|| verdict_color(true)),
            box_contents: self.box_contents(context),
            line: self.line(),
            ..PanelView::default()
        }
    }

    /// Returns the gesture that the drawn hand shows, and the seconds since it began.
    fn gesture_shown(&self, now: f64) -> Option<(Gesture, f64)> {
        let board = self.exercise().filter(|_| self.is_about_gestures())?;
        if board.exercise.game().placements() > 0 {
            return None;
        }
        self.gestures.to_show(board.view.hand.placement(), now)
    }

    fn box_contents(&self, context: &Context) -> Option<BoxContents> {
        let texts = &context.texts;
        let board = match &self.on_board {
            OnBoard::Demo(demo) => return Some(demo.box_contents()),
            OnBoard::Exercise(board) => board,
        };
        if self.finished.is_some() {
            let (n, all) = (self.index + 1, lessons().len());
            let text = texts.fill(msg::LESSON_OVER, args!(n, all));
            return Some(BoxContents::Text(text, verdict_color(true)));
        }
        if self.is_about_gestures() {
            let is_placed = self.state() == ExerciseState::Done;
            return Some(BoxContents::Checklist(self.gestures.checklist(is_placed, context)));
        }
        let answered = (self.game().placements() > 0).then_some((msg::LESSON_ANSWERED, FAINT));
        let verdict = board.verdict(msg::EXERCISE_RIGHT, msg::LESSON_WRONG).or(answered)?;
        Some(BoxContents::from_message(texts, verdict))
    }
}

impl Screen for LessonScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::Exercise;

    fn closes(&mut self) -> bool {
        self.exercise_mut().is_some_and(ExerciseBoard::close_line)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if let OnBoard::Demo(demo) = &mut self.on_board {
            demo.steer(action, context);
        }
        let now = context.now;
        self.handle(|board| board.steer(action, context), now);
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        if input.is_act() {
            self.gestures.record_action(context.now);
        }
        let is_placed = self.handle(|board| board.point(input, context), context.now);
        (is_placed == Some(true)).then_some(Message::Place)
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        match &mut self.on_board {
            OnBoard::Demo(demo) => demo.tick(context),
            OnBoard::Exercise(board) => {
                board.tick(context);
                board.say_hand(true, context);
            }
        }
        if self.is_about_gestures() {
            let is_placed = self.state() == ExerciseState::Done;
            self.gestures.remember(is_placed, context);
        }
        let is_done = self.is_last_step() && self.state() == ExerciseState::Done;
        if is_done && self.finished.is_none() {
            self.finish(context);
        }
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let hand = self.exercise().map_or(Bitboard::EMPTY, ExerciseBoard::cells_in_hand);
        let layout = TableLayout::new(view.canvas.size);
        match &self.on_board {
            OnBoard::Demo(demo) => demo.show(view, &layout),
            OnBoard::Exercise(board) => board.view.show(view, &layout, self.game()),
        }
        // The first lesson shows no sizes, as it is not about numbers.
        if self.line().is_none() && self.index > 0 {
            overlays::show_sizes(view.ctx, &layout.board, self.game().position(), hand);
        }
        drawing::show_coordinates(view.ctx, &layout, &view.context.preferences);
        let tray = self.exercise().map(ExerciseBoard::tray);
        let may_place = self.state() == ExerciseState::Open;
        let tools = ExerciseBoard::tools(self.exercise(), tray, (may_place, self.rows()), view);
        panel::show(view, &layout, &self.panel(view.context), tools);
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Place => return self.place(context),
            Message::Previous => {
                *self = LessonScreen::at(self.index, self.step.saturating_sub(1), context.now);
            }
            Message::Next => return self.go_on(context),
            Message::AskToType => {
                return self.spoken.ask_to_type("", None, Message::Typed, context);
            }
            Message::Typed(line) => return self.read_typed(line, context),
            _ => _ = self.handle(|board| board.act(message, context), context.now),
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let layout = TableLayout::new(canvas.size);
        let board = match &self.on_board {
            OnBoard::Demo(demo) => return demo.draw(paint, &layout, context.now),
            OnBoard::Exercise(board) => board,
        };
        board.draw_game(paint, &layout, context.now);
        match self.gesture_shown(context.now).filter(|_| !paint.style.reduced_motion) {
            Some((gesture, age)) => {
                paint.is_moving = true;
                gesture::draw_pointing_hand(paint, &layout, gesture, age);
            }
            None => board.draw_piece_in_hand(paint, &layout, context.now),
        }
        if let Some(at) = self.finished {
            let passed = if paint.style.reduced_motion { GLOW } else { context.now - at };
            paint.is_moving |= passed < GLOW;
            let glow = 1.0 - 0.7 * (passed / GLOW).clamp(0.0, 1.0) as f32;
            let whole = layout.board.size.bitboard();
            blocks::draw_outline(paint, &layout.board, whole, Color::opaque(theme::ACCENT), glow);
        }
    }
}

#[cfg(test)]
mod tests;
