//! The screen of a puzzle, wherever the puzzle comes from.

use super::board::{self, PuzzleBoard};
use crate::ai::Piece;
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::exercise::{PanelView, panel};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::{self, msg};
use crate::app::ui::{Command, Commands, FAINT};
use crate::app::window::Canvas;
use crate::game::ExerciseState;
use crate::picture::Paint;

/// Messages to the screen.
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
    /// Show the answer.
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

/// Where puzzles come from, and what is kept of them.
pub trait Source {
    /// The title of the screen.
    const TITLE: text::Message;

    /// What is said of an answer that is shown.
    const SHOWN: text::Message;

    /// Returns the puzzle that comes next, once it is made.
    fn take(&mut self, context: &Context) -> Option<PuzzleBoard>;

    /// Returns the lines below the title.
    fn note(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> String;

    /// Returns what is said of a right placement.
    fn right(&self) -> text::Message;

    /// Returns the rows of buttons below those that belong to every puzzle, made of these four.
    fn rows(
        &self,
        puzzle: Option<&PuzzleBoard>,
        common: [Command<Message>; 4],
        context: &Context,
    ) -> Vec<Vec<Command<Message>>>;

    /// Keeps how far the player has come, whenever that has changed.
    fn keep(&mut self, puzzle: &PuzzleBoard, context: &mut Context);

    /// Goes this many puzzles further.
    fn leaf(&mut self, _steps: isize, _from: &PuzzleBoard) -> Page {
        Page::Same
    }
}

/// Where leafing leads.
pub enum Page {
    /// This puzzle stays on the board.
    Same,
    /// The one that is taken next comes.
    Next,
    /// There are no more.
    End,
}

/// A puzzle on the board, once it is made.
pub struct PuzzleScreen<S> {
    pub(super) source: S,
    pub(super) puzzle: Option<PuzzleBoard>,
}

impl<S: Source> PuzzleScreen<S> {
    /// Returns the screen with the first puzzle of a source.
    pub fn new(mut source: S, context: &Context) -> PuzzleScreen<S> {
        let puzzle = source.take(context);
        PuzzleScreen { source, puzzle }
    }

    fn state(&self) -> Option<ExerciseState> {
        self.puzzle.as_ref().map(PuzzleBoard::state)
    }

    /// Changes something on the board, and keeps what the player has reached by that.
    fn change(&mut self, context: &mut Context, by: impl FnOnce(&mut PuzzleBoard, &mut Context)) {
        let Some(puzzle) = &mut self.puzzle else { return };
        let before = puzzle.progress();
        by(puzzle, context);
        if puzzle.progress() != before {
            self.source.keep(puzzle, context);
        }
    }

    fn leaf(&mut self, steps: isize, context: &Context) -> Transition<Message> {
        let Some(puzzle) = &self.puzzle else { return Transition::Stay };
        match self.source.leaf(steps, puzzle) {
            Page::Same => {}
            Page::Next => self.puzzle = self.source.take(context),
            Page::End => return Transition::Back,
        }
        Transition::Stay
    }
}

impl<S: Source> Screen for PuzzleScreen<S> {
    type Message = Message;

    fn scope(&self) -> Scope {
        Scope::Exercise
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let puzzle = self.puzzle.as_ref();
        let is = |state| self.state() == Some(state);
        let may_show = |puzzle: &PuzzleBoard| {
            puzzle.state() != ExerciseState::Done && !puzzle.progress().shown
        };
        let open = is(ExerciseState::Open);
        let turns = touch_buttons(context, Message::Turn, Message::Place);
        let failed = is(ExerciseState::Failed);
        let common = [
            Command::new(msg::PUZZLE_PLAY_ON, Action::PlayComputer, Message::PlayOn)
                .enabled(puzzle.is_some_and(|puzzle| puzzle.board.may_be_played_on())),
            Command::new(msg::PUZZLE_NEXT, Action::Next, Message::Next)
                .primary(is(ExerciseState::Done)),
            Command::new(msg::HELP, Action::Help, Message::Help),
            Command::new(msg::BACK, Action::Back, Message::Leave),
        ];
        let commands = Commands::new().row(turns.map(|button| button.enabled(open))).row([
            Command::new(msg::EXERCISE_RETRY, Action::Undo, Message::Retry)
                .primary(failed)
                .enabled(failed),
            Command::new(msg::PUZZLE_SHOW, Action::Hint, Message::Show)
                .enabled(puzzle.is_some_and(may_show)),
        ]);
        let rows = self.source.rows(puzzle, common, context);
        rows.into_iter().fold(commands, Commands::row).key(Action::Place, Message::Place)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.board.steer(action, context);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Vec<Message> {
        let puzzle = self.puzzle.as_mut();
        let places = puzzle.is_some_and(|puzzle| puzzle.board.point(input, context));
        places.then_some(Message::Place).into_iter().collect()
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        match self.puzzle {
            None => self.puzzle = self.source.take(context),
            Some(_) => self.change(context, |puzzle, context| puzzle.tick(context)),
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let puzzle = self.puzzle.as_ref();
        let verdict = match puzzle {
            None => Some((msg::TRAINING_MAKING, FAINT)),
            Some(puzzle) => puzzle.verdict(self.source.right(), S::SHOWN),
        };
        let view = PanelView {
            title: texts.get(S::TITLE).to_owned(),
            notes: self.source.note(puzzle, context).lines().map(str::to_owned).collect(),
            progress: None,
            words: puzzle.map(|puzzle| puzzle.words(context)).unwrap_or_default(),
            verdict: verdict.map(|(message, color)| (texts.get(message).to_owned(), color)),
            pieces: puzzle
                .map(|puzzle| (Some(puzzle.board.piece()), Message::Choose as fn(_) -> _)),
        };
        panel::show_beside_board(frame, &view)
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match (message, &mut self.puzzle) {
            (Message::Help, _) => return Transition::Open(Destination::Help),
            (Message::Leave, _) => return Transition::Back,
            (_, None) => {}
            (Message::Place, Some(puzzle)) => match puzzle.state() {
                ExerciseState::Open => puzzle.board.place(context),
                // Once the player had time to read the verdict, the place key goes on.
                ExerciseState::Failed if puzzle.board.has_rested(context.now) => {
                    puzzle.retry(context.now)
                }
                ExerciseState::Done if puzzle.board.has_rested(context.now) => {
                    return self.leaf(1, context);
                }
                _ => {}
            },
            (Message::Turn, Some(puzzle)) => puzzle.board.turn(context),
            (Message::Choose(piece), Some(puzzle)) => puzzle.board.lift(piece),
            (Message::Retry, Some(puzzle)) => puzzle.retry(context.now),
            (Message::Show, _) => {
                self.change(context, |puzzle, context| puzzle.show_answer(context.now))
            }
            (Message::PlayOn, Some(puzzle)) => return puzzle.board.play_on(context),
            (Message::Previous, _) => return self.leaf(-1, context),
            (Message::Next, _) => return self.leaf(1, context),
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        board::draw(self.puzzle.as_ref(), true, paint, canvas, context);
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.puzzle.as_ref().is_some_and(|puzzle| puzzle.board.is_animating(context.now))
    }
}
