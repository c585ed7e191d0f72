//! The screen of a puzzle, from any source of puzzles.

use std::time::Duration;

use super::board::PuzzleBoard;
use super::missed::Missed;
use crate::ai::BoardSize;
use crate::app::board::face::Face;
use crate::app::board::tray::Tray;
use crate::app::board::{Clue, Curtain, drawing};
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::exercise::{ExerciseBoard, Message};
use crate::app::screens::panel::{
    self, BoxContents, Dots, PanelView, Pieces, PuzzleToTry, Remark, Tools, Verdict,
};
use crate::app::screens::spoken::{Spoken, say_paused};
use crate::app::shell::{Article, Context, Destination, Screen, Transition, View};
use crate::app::sound::LAST_SECONDS;
use crate::app::text::{self, msg};
use crate::app::ui::{
    Command, FAINT, Icon, TEXT, TableLayout, WARN, ask_whether, minutes_and_seconds,
};
use crate::app::window::Canvas;
use crate::game::ExerciseState;
use crate::picture::{Color, Paint, blocks};

/// A source of puzzles, which saves what the player reaches by them.
pub trait Source {
    /// The title of the screen.
    const TITLE: text::Message;

    /// The text that comes with each clue, which also says what the next clue costs.
    const CLUES: [text::Message; 3] =
        [msg::PUZZLE_CLUE_AREA, msg::PUZZLE_CLUE_PIECE, msg::PUZZLE_CLUE_PLACE];

    /// The tooltip that says what clues cost.
    const PRICE: text::Message = msg::TIP_CLUES;

    /// The label of the button that goes on.
    const NEXT: text::Message = msg::PUZZLE_NEXT;

    /// Returns the next puzzle, once it is made.
    fn next_puzzle(&mut self, context: &Context) -> Option<PuzzleBoard>;

    /// Returns the lines below the title.
    fn remarks(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> Vec<Remark>;

    /// Returns the verdict on a right placement.
    fn right(&self) -> text::Message {
        msg::EXERCISE_RIGHT
    }

    /// Returns the task and the details below it; `of_puzzle` are those of the puzzle.
    fn task_and_details(&self, of_puzzle: [String; 2], _context: &Context) -> [String; 2] {
        of_puzzle
    }

    /// Returns the verdict that is shown in place of the task; `solved` is that on a solved puzzle.
    fn final_verdict(&self, solved: Option<Verdict>) -> Option<Verdict> {
        solved
    }

    /// Returns the contents of the message box; `verdict` is that on the puzzle, unless it is shown
    /// in place of the task.
    fn box_contents(&self, verdict: Option<Verdict>, context: &Context) -> Option<BoxContents> {
        verdict.map(|verdict| BoxContents::from_message(&context.texts, verdict))
    }

    /// Returns the main button and that to leave, if the screen has no other buttons but the help.
    fn main_and_leave(&self, _may_place: bool) -> Option<[Command<Message>; 2]> {
        None
    }

    /// Returns whether the player may go to the previous and to the next puzzle; `None` for a
    /// button that the screen does not have.
    fn neighbours(&self, _puzzle: Option<&PuzzleBoard>) -> [Option<bool>; 2] {
        [None, None]
    }

    /// Returns a button beside the one that goes on.
    fn beside_next(
        &self,
        _puzzle: Option<&PuzzleBoard>,
        _context: &Context,
    ) -> Option<Command<Message>> {
        None
    }

    /// Reacts to the button beside the one that goes on.
    fn act(&mut self, _puzzle: Option<&PuzzleBoard>, _context: &mut Context) {}

    /// Returns the face of the opponent, if the puzzle comes from a game.
    fn face(&self, _context: &Context) -> Option<Face> {
        None
    }

    /// Returns the progress in a series of puzzles.
    fn dots(&self, _context: &Context) -> Option<Dots> {
        None
    }

    /// Returns the missed puzzles that can be tried at the end, in place of the pieces.
    fn missed(&self) -> Option<&Missed> {
        None
    }

    /// Draws marks over the board.
    fn draw_marks(
        &self,
        _puzzle: &PuzzleBoard,
        _paint: &mut Paint,
        _layout: &TableLayout,
        _context: &Context,
    ) {
    }

    /// Saves what the player has reached. Called whenever the attempt has changed.
    fn save_progress(&mut self, puzzle: &PuzzleBoard, context: &mut Context);

    /// Goes `steps` puzzles further, or back if negative.
    fn turn_page(
        &mut self,
        _steps: isize,
        _from: Option<&PuzzleBoard>,
        _context: &Context,
    ) -> PageTurn {
        PageTurn::Same
    }

    /// Returns whether the player may place a piece now, or once the next puzzle is made.
    fn is_open(&self, _puzzle: Option<&PuzzleBoard>) -> bool {
        true
    }

    /// Returns the seconds that are left, while a clock runs.
    fn left(&self, _now: f64) -> Option<f64> {
        None
    }

    /// Gives the clock back this many seconds, during which it was paused.
    fn pause(&mut self, _seconds: f64) {}

    /// Advances the time.
    fn tick(&mut self, _puzzle: Option<&mut PuzzleBoard>, _context: &mut Context) -> PageTurn {
        PageTurn::Same
    }

    /// Ends a run.
    fn end(&mut self) {}
}

/// The outcome of turning a page of puzzles.
pub enum PageTurn {
    /// The present puzzle stays on the board.
    Same,
    /// The next puzzle comes.
    Next,
    /// Another screen comes in the place of this one.
    Leads(Destination),
    /// The screen closes.
    End,
}

/// The screen of a puzzle, which may still be in the making.
pub struct PuzzleScreen<S> {
    pub(super) source: S,
    pub(super) puzzle: Option<PuzzleBoard>,
    /// What was said of the clock, and whether a move is typed.
    spoken: Spoken,
    /// The curtain that hides the board while the clock stands still.
    curtain: Curtain,
    /// The time of the last frame.
    last_frame: f64,
}

impl<S: Source> PuzzleScreen<S> {
    /// Returns the screen with the first puzzle of a source.
    pub fn new(mut source: S, context: &Context) -> PuzzleScreen<S> {
        let puzzle = source.next_puzzle(context);
        let (spoken, curtain) = (Spoken::default(), Curtain::default());
        PuzzleScreen { source, puzzle, spoken, curtain, last_frame: context.now }
    }

    /// Returns where the board and the panel lie.
    fn layout(&self, canvas: Canvas) -> TableLayout {
        let of = |puzzle: &PuzzleBoard| puzzle.board.layout(canvas.size);
        self.puzzle.as_ref().map_or_else(|| TableLayout::new(canvas.size), of)
    }

    /// Returns whether the player may place a piece now, or once the next puzzle is made.
    fn is_open(&self) -> bool {
        self.source.is_open(self.puzzle.as_ref())
    }

    /// Returns the boards of the missed puzzles, at the end.
    fn boards(&self) -> &[PuzzleToTry] {
        self.source.missed().map_or(&[], Missed::boards)
    }

    /// Returns what can be pressed, and records its keys.
    fn tools(&self, tray: Tray<Message>, view: &View<Message>) -> Tools<'_, Message> {
        let (puzzle, boards) = (self.puzzle.as_ref(), self.boards());
        let is = |state| puzzle.is_some_and(|puzzle| puzzle.state() == state);
        let is_shown = puzzle.is_some_and(|puzzle| puzzle.attempt.clue == Clue::Place);
        let (is_open, has_failed) = (self.awaits_piece(), is(ExerciseState::Failed));
        let board = puzzle.map(|puzzle| &puzzle.board);
        let all = |rows| ExerciseBoard::tools(board, Some(tray), (is_open, rows), view);
        let help = Command::help();
        if let Some([main, leave]) = self.source.main_and_leave(is_open) {
            let rows = vec![vec![main], vec![leave, help]];
            if boards.is_empty() {
                return all(rows);
            }
            // Where there are boards to try, no piece can be placed.
            view.key(Action::Place, Message::Place);
            return Tools { pieces: Pieces::Boards(boards, Message::Try), steps: Vec::new(), rows };
        }
        let is_over = is(ExerciseState::Done) || is_open && is_shown;
        let [previous, next] = self.source.neighbours(puzzle);
        let has_next = next == Some(true);
        let to_page = |label, action, message, is_enabled: Option<bool>| {
            is_enabled.map(|is_enabled| Command::new(label, action, message).enabled(is_enabled))
        };
        let previous =
            to_page(msg::EXERCISE_PREVIOUS, Action::Previous, Message::Previous, previous)
                .or_else(|| self.source.beside_next(puzzle, view.context));
        let next = to_page(S::NEXT, Action::Next, Message::Next, next);
        let next = next.map(|next| next.primary(is_over && has_next));
        let [retry, why] = ExerciseBoard::retry_and_why(board);
        let may_ask = (is_open || has_failed) && !is_shown;
        let hint = Command::new(msg::GAME_HINT, Action::Hint, Message::Clue);
        let back = Command::back().primary(is_over && !has_next && !is_open);
        all(vec![
            vec![retry, hint.tip(S::PRICE).enabled(may_ask)],
            previous.into_iter().chain(next).collect(),
            vec![back, help, why.no_icon()],
        ])
    }

    /// Returns the puzzle while the piece in hand may be moved.
    fn in_play(&mut self) -> Option<&mut PuzzleBoard> {
        let is_open = self.is_open();
        self.puzzle.as_mut().filter(|_| is_open)
    }

    /// Returns whether the piece in hand may be placed now.
    fn awaits_piece(&self) -> bool {
        let is_awaited = |puzzle: &PuzzleBoard| puzzle.state() == ExerciseState::Open;
        self.is_open() && self.puzzle.as_ref().is_some_and(is_awaited)
    }

    /// Returns whether the last seconds of a clock are running.
    pub(super) fn is_nearly_over(&self, now: f64) -> bool {
        self.source.left(now).is_some_and(|left| left <= LAST_SECONDS)
    }

    /// Changes the board by `by`, and saves what the player has reached by that.
    fn change(&mut self, context: &mut Context, by: impl FnOnce(&mut PuzzleBoard, &mut Context)) {
        let Some(puzzle) = &mut self.puzzle else { return };
        let before = puzzle.attempt;
        by(puzzle, context);
        if puzzle.attempt != before {
            self.source.save_progress(puzzle, context);
        }
    }

    fn turn_page(&mut self, steps: isize, context: &Context) -> Transition<Message> {
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.board.close_line();
        }
        let page = self.source.turn_page(steps, self.puzzle.as_ref(), context);
        self.go_to(page, context)
    }

    fn go_to(&mut self, page: PageTurn, context: &Context) -> Transition<Message> {
        match page {
            PageTurn::Same => {}
            PageTurn::Next => self.puzzle = self.source.next_puzzle(context),
            PageTurn::Leads(destination) => return Transition::Replace(destination),
            PageTurn::End => return Transition::Back,
        }
        Transition::Stay
    }

    /// Makes a typed move, or answers a typed question.
    fn read_typed(&mut self, line: String, context: &mut Context) -> Transition<Message> {
        let may_place = self.is_open();
        let left = self.source.left(context.now).map(Duration::from_secs_f64);
        let Some(puzzle) = &mut self.puzzle else { return Transition::Stay };
        puzzle.board.read_typed(line, (may_place, left), &mut self.spoken, context)
    }

    /// Handles the key that places pieces: it also goes on, once the player had time to read the
    /// verdict.
    fn place(&mut self, context: &mut Context) -> Transition<Message> {
        let may_place = self.is_open();
        let Some(puzzle) = &mut self.puzzle else { return self.turn_page(1, context) };
        if !puzzle.board.press(may_place, context) {
            return Transition::Stay;
        }
        let is_last = self.source.neighbours(self.puzzle.as_ref())[1] != Some(true)
            && self.source.main_and_leave(may_place).is_none();
        if is_last { Transition::Back } else { self.turn_page(1, context) }
    }
}

impl<S: Source> Screen for PuzzleScreen<S> {
    type Message = Message;

    fn scope(&self) -> Scope {
        if self.curtain.awaits_press { Scope::AnyKey } else { Scope::Exercise }
    }

    fn help(&self) -> Option<Destination> {
        Some(Destination::Learn(Some(Article::Strategy)))
    }

    fn closes(&mut self) -> bool {
        self.puzzle.as_mut().is_some_and(|puzzle| puzzle.board.close_line())
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if let Some(puzzle) = self.in_play() {
            puzzle.board.steer(action, context);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        if self.curtain.is_drawn {
            self.curtain.open_by(input);
            return None;
        }
        let is_placed = self.in_play().is_some_and(|puzzle| puzzle.board.point(input, context));
        is_placed.then_some(Message::Place)
    }

    fn set_covered(&mut self, is_covered: bool, context: &mut Context) {
        // Whoever types a move sees no more of the board than before.
        let is_covered = self.spoken.is_typed_over(is_covered);
        let passed = context.now - std::mem::replace(&mut self.last_frame, context.now);
        match self.source.left(context.now) {
            Some(left) => {
                if self.curtain.is_drawn {
                    self.source.pause(passed);
                } else {
                    context.sounds.count_down(left);
                    self.spoken.count_down(Duration::from_secs_f64(left.max(0.0)), context);
                }
                if self.curtain.update(is_covered, context.has_left, context.now) {
                    say_paused(context);
                }
            }
            None => self.curtain = Curtain::default(),
        }
        context.is_paused |= self.curtain.is_drawn;
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        match self.puzzle {
            None => self.puzzle = self.source.next_puzzle(context),
            Some(_) => self.change(context, |puzzle, context| puzzle.tick(context)),
        }
        if let Some(puzzle) = &self.puzzle {
            puzzle.board.say_hand(self.is_open(), context);
        }
        let page = self.source.tick(self.puzzle.as_mut(), context);
        self.go_to(page, context)
    }

    fn show(&mut self, view: &View<Message>) {
        let context = view.context;
        let texts = &context.texts;
        let puzzle = self.puzzle.as_ref();
        let (of_puzzle, verdict) = match puzzle {
            Some(puzzle) => {
                let verdict = puzzle.verdict(self.source.right(), S::CLUES);
                (puzzle.task_and_details(context), verdict)
            }
            None => {
                let task = texts.get(msg::PUZZLE_TASK).to_owned();
                ([task, String::new()], Some((msg::TRAINING_MAKING, FAINT)))
            }
        };
        let left = self.source.left(context.now).map(Duration::from_secs_f64);
        let color = if self.is_nearly_over(context.now) { WARN } else { TEXT };
        let [mut task, details] = self.source.task_and_details(of_puzzle, context);
        let is_solved = puzzle.is_some_and(|puzzle| puzzle.state() == ExerciseState::Done);
        let last = self.source.final_verdict(verdict.filter(|_| is_solved));
        if let Some((message, _)) = last {
            task = texts.get(message).to_owned();
        }
        let tray = match puzzle.filter(|_| self.is_open()) {
            Some(puzzle) => puzzle.board.tray(),
            None => {
                let free = BoardSize::default().bitboard();
                Tray { in_hand: None, free, wrap: Message::Board }
            }
        };
        let panel = PanelView {
            clock: left.is_some().then_some(color),
            title: left.map_or_else(|| texts.get(S::TITLE).to_owned(), minutes_and_seconds),
            remarks: self.source.remarks(puzzle, context),
            task,
            verdict: last.map(|(_, color)| color),
            details,
            box_contents: self.source.box_contents(verdict.filter(|_| last.is_none()), context),
            line: puzzle.and_then(|puzzle| puzzle.board.view.line()),
            face: self.source.face(context),
            dots: self.source.dots(context),
        };
        let layout = self.layout(view.canvas);
        drawing::show_coordinates(view.ctx, &layout, &context.preferences);
        if self.curtain.is_drawn {
            self.curtain.show(view.ctx, &layout, texts);
        } else if let Some(puzzle) = puzzle {
            puzzle.board.view.show(view, &layout, puzzle.board.exercise.game());
        }
        panel::show(view, &layout, &panel, self.tools(tray, view));
        if self.curtain.is_drawn {
            view.unsend();
        }
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match (message, &mut self.puzzle) {
            (Message::AskToEnd, _) => {
                let end = (msg::TRAINING_RUN_END, Action::Confirm, Message::End);
                let go_on = (msg::QUESTION_NO, Icon::Play);
                return Transition::ask(ask_whether(msg::TRAINING_RUN_END_QUESTION, go_on, end));
            }
            (Message::End, _) => self.source.end(),
            (Message::Place, _) => return self.place(context),
            (Message::Clue, _) => {
                self.change(context, |puzzle, context| {
                    puzzle.give_clue(context.now);
                    puzzle.say_clue(context);
                });
            }
            (Message::GiveUp, _) => {
                self.change(context, |puzzle, context| puzzle.show_answer(context.now))
            }
            (Message::Try(index), _) => {
                let missed = self.source.missed();
                let again = missed.and_then(|missed| missed.destination(index));
                return again.map_or(Transition::Stay, Transition::Open);
            }
            (Message::Beside, puzzle) => self.source.act(puzzle.as_ref(), context),
            (Message::Previous, _) => return self.turn_page(-1, context),
            (Message::Next, _) => return self.turn_page(1, context),
            (Message::AskToType, Some(_)) => {
                return self.spoken.ask_to_type("", None, Message::Typed, context);
            }
            (Message::Typed(line), _) => return self.read_typed(line, context),
            (message, Some(puzzle)) => puzzle.board.act(message, context),
            (_, None) => {}
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let (layout, now) = (self.layout(canvas), context.now);
        match self.puzzle.as_ref().filter(|_| !self.curtain.is_drawn) {
            Some(puzzle) => {
                puzzle.draw(self.is_open(), paint, &layout, context);
                self.source.draw_marks(puzzle, paint, &layout, context);
            }
            None => self.curtain.draw(paint, &layout, layout.board.size),
        }
        // The puzzle that is being made is shown as soon as it is ready.
        context.await_task(self.puzzle.is_none() && self.is_open());
        if let Some(left) = self.source.left(now).filter(|_| !self.curtain.is_drawn) {
            context.want_frame_within(left.fract());
        }
        if self.is_nearly_over(now) {
            paint.is_moving |= !paint.style.reduced_motion;
            // The edge of the board pulses once a second.
            let beat = (now * std::f64::consts::TAU).sin() as f32;
            let glow = if paint.style.reduced_motion { 1.0 } else { 0.7 + 0.3 * beat };
            let whole = layout.board.size.bitboard();
            blocks::draw_outline(paint, &layout.board, whole, Color::opaque(WARN), glow);
        }
    }
}
