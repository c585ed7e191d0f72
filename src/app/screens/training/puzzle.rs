//! The screen of a puzzle, wherever the puzzle comes from.

use super::board::{self, Clue, PuzzleBoard};
use crate::ai::Piece;
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::exercise::{Note, PanelView, Said, panel};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::text::{self, msg};
use crate::app::ui::{Command, Commands, FAINT, TableLayout};
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
    /// Tell more of the answer.
    Clue,
    /// Show on the board how the game goes on, so why the placement was wrong or right.
    Why,
    /// Show so many placements more of that, or fewer.
    Step(isize),
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

    /// What is said of each clue, and what the next one costs.
    const CLUES: [text::Message; 3] =
        [msg::PUZZLE_CLUE_AREA, msg::PUZZLE_CLUE_PIECE, msg::PUZZLE_CLUE_PLACE];

    /// What all of them cost.
    const PRICE: text::Message = msg::TIP_CLUES;

    /// Returns the puzzle that comes next, once it is made.
    fn take(&mut self, context: &Context) -> Option<PuzzleBoard>;

    /// Returns the lines below the title.
    fn notes(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> Vec<Note>;

    /// Returns what is said of a right placement.
    fn right(&self) -> text::Message {
        msg::EXERCISE_RIGHT
    }

    /// Returns whether the previous and the next puzzle may come, where there are such.
    fn neighbours(&self, _puzzle: Option<&PuzzleBoard>) -> [Option<bool>; 2] {
        [None, None]
    }

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
        let before = puzzle.progress;
        by(puzzle, context);
        if puzzle.progress != before {
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

    const SCOPE: Scope = Scope::Exercise;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let puzzle = self.puzzle.as_ref();
        let is = |state| self.state() == Some(state);
        let shown = |puzzle: &PuzzleBoard| puzzle.progress.clue == Clue::Place;
        let (open, failed) = (is(ExerciseState::Open), is(ExerciseState::Failed));
        let is_over = is(ExerciseState::Done) || open && puzzle.is_some_and(shown);
        let [previous, next] = self.source.neighbours(puzzle);
        let goes_on = next == Some(true);
        let leaf = |label, action, message, is_enabled: Option<bool>| {
            is_enabled.map(|is_enabled| Command::new(label, action, message).enabled(is_enabled))
        };
        let next = leaf(msg::PUZZLE_NEXT, Action::Next, Message::Next, next);
        let line = puzzle.and_then(|puzzle| puzzle.board.line());
        let may_ask = line.is_none() && puzzle.is_some_and(|puzzle| puzzle.board.has_line());
        Commands::new()
            .row_called(
                "line",
                line.into_iter().flat_map(|it| it.commands(&context.texts, Message::Step)),
            )
            .row(touch_buttons(context, [Message::Turn, Message::Place], open))
            .row([
                Command::new(msg::EXERCISE_RETRY, Action::Undo, Message::Retry)
                    .primary(failed)
                    .enabled(failed),
                Command::new(msg::GAME_HINT, Action::Hint, Message::Clue)
                    .tip(S::PRICE)
                    .enabled((open || failed) && !puzzle.is_some_and(shown)),
            ])
            .row(
                leaf(msg::EXERCISE_PREVIOUS, Action::Previous, Message::Previous, previous)
                    .into_iter()
                    .chain(next.map(|next| next.primary(is_over && goes_on))),
            )
            .row([
                Command::back(Message::Leave).primary(is_over && !goes_on && !open),
                Command::help(Message::Help),
                Command::new(msg::LINE_WHY, Action::Why, Message::Why).no_icon().enabled(may_ask),
            ])
            .key(Action::Place, Message::Place)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.board.steer(action, context);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        let puzzle = self.puzzle.as_mut();
        let places = puzzle.is_some_and(|puzzle| puzzle.board.point(input, context));
        places.then_some(Message::Place)
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
            Some(puzzle) => puzzle.verdict(self.source.right(), S::CLUES),
        };
        let line = puzzle.and_then(|puzzle| puzzle.board.line());
        if let Some(line) = line {
            line.show(frame.ctx, &TableLayout::new(frame.canvas.size), context.now);
        }
        let [words, more] = puzzle.map(|puzzle| puzzle.words(context)).unwrap_or_default();
        let view = PanelView {
            title: texts.get(S::TITLE).to_owned(),
            notes: self.source.notes(puzzle, context),
            words,
            more,
            said: verdict.map(|verdict| Said::of(texts, verdict)),
            pieces: puzzle.map(|puzzle| puzzle.board.tray(Message::Choose, Message::Turn)),
            line: line.map(|line| line.view(texts)),
            ..PanelView::default()
        };
        panel::show_beside_board(frame, &view)
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match (message, &mut self.puzzle) {
            (Message::Help, _) => return Transition::Open(Destination::Article(Article::Keys)),
            (Message::Leave, _) => return Transition::Back,
            (_, None) => {}
            (Message::Place, Some(puzzle)) => match puzzle.state() {
                ExerciseState::Open => puzzle.board.place(context),
                // Once the player had time to read the verdict, the place key goes on.
                ExerciseState::Failed if puzzle.board.has_rested(context.now) => {
                    puzzle.board.retry(context.now)
                }
                ExerciseState::Done if puzzle.board.has_rested(context.now) => {
                    return self.leaf(1, context);
                }
                _ => {}
            },
            (Message::Turn, Some(puzzle)) => puzzle.board.hand.turn(&context.sounds),
            (Message::Choose(piece), Some(puzzle)) => puzzle.board.hand.lift(piece),
            (Message::Retry, Some(puzzle)) => puzzle.board.retry(context.now),
            (Message::Clue, _) => {
                self.change(context, |puzzle, context| puzzle.give_clue(context.now))
            }
            (Message::Why, Some(puzzle)) => puzzle.board.show_line(context),
            (Message::Step(steps), Some(puzzle)) => puzzle.board.step(steps, context),
            (Message::Previous, _) => return self.leaf(-1, context),
            (Message::Next, _) => return self.leaf(1, context),
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        board::draw(self.puzzle.as_ref(), true, paint, canvas, context);
    }

    fn is_animating(&self, context: &Context) -> bool {
        let puzzle = self.puzzle.as_ref();
        puzzle.is_none_or(|puzzle| puzzle.board.is_animating(context.now))
    }
}
