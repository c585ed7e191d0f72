//! The board on which a puzzle or a step of a lesson is played.

use std::iter::once;
use std::time::Duration;

use egui::Vec2;

use super::message::Message;
use crate::ai::{Bitboard, Piece, Placement, Position};
use crate::app::board::BoardMessage;
use crate::app::board::line::{Players, ShownLine, names_in_exercise};
use crate::app::board::tray::Tray;
use crate::app::input::{Action, Input};
use crate::app::screens::board_view::BoardView;
use crate::app::screens::panel::{Pieces, Tools, Verdict, verdict_color};
use crate::app::screens::spoken::{Answers, Spoken, say_moves};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Context, Transition, View};
use crate::app::sound::Sound;
use crate::app::text::{self, msg};
use crate::app::ui::{Command, FAINT, TableLayout, minutes_and_seconds};
use crate::game::{Board, Event, Exercise, ExerciseState, Game, Goal};
use crate::picture::Paint;

/// An exercise with the piece in the player's hand.
pub struct ExerciseBoard {
    /// The exercise, which changes by [`press`](Self::press), [`retry`](Self::retry) and
    /// [`tick`](Self::tick).
    pub exercise: Exercise,
    /// The board with the piece in the player's hand.
    pub view: BoardView,
    /// Whether the game is played to its end once a win was found.
    pub plays_wins: bool,
    /// The time of the last event on the board.
    last_event: f64,
}

/// Seconds from an event on the board to the next, so that the player can follow.
const PAUSE: f64 = 0.45;

/// Seconds from the right placement until the game is played to its end.
const PAUSE_BEFORE_LINE: f64 = 2.0;

impl ExerciseBoard {
    /// Returns an exercise that starts from `board`.
    pub fn new(board: Board, goal: Goal, now: f64) -> ExerciseBoard {
        ExerciseBoard::going_on(Game::new(board), goal, now)
    }

    /// Returns an exercise for the side that is to move in a game.
    pub fn going_on(game: Game, goal: Goal, now: f64) -> ExerciseBoard {
        let mut view = BoardView::new(game.board_size());
        view.hand.find_room(game.position());
        let exercise = Exercise::new(game, goal);
        ExerciseBoard { exercise, view, plays_wins: true, last_event: now }
    }

    /// Takes `piece` into the hand, and moves it to where it fits, unless that is `except`.
    pub fn offer(&mut self, piece: Piece, except: Placement) {
        self.view.hand.offer(piece, self.position(), except);
    }

    /// Returns the tray of pieces.
    pub fn tray(&self) -> Tray<Message> {
        self.view.tray(self.position().free(), Message::Board)
    }

    /// Returns what can be pressed: the pieces of a tray, the buttons of the line of best play,
    /// those for a finger, and more `rows`. Their keys are recorded as well.
    pub fn tools<'a>(
        board: Option<&ExerciseBoard>,
        tray: Option<Tray<Message>>,
        (may_place, rows): (bool, Vec<Vec<Command<Message>>>),
        view: &View<Message>,
    ) -> Tools<'a, Message> {
        view.key(Action::Place, Message::Place);
        view.key(Action::Type, Message::AskToType);
        let steps = board.map(|it| it.view.line_buttons(view.context, Message::Board).collect());
        let touch = [Message::Board(BoardMessage::Rotate), Message::Place];
        let touch = touch_buttons(view.context, touch, may_place).collect();
        let rows = once(touch).chain(rows).collect();
        let pieces = tray.map_or(Pieces::None, Pieces::Tray);
        Tools { pieces, steps: steps.unwrap_or_default(), rows }
    }

    /// Returns the buttons that take back a wrong placement, and that show the line of best play.
    pub fn retry_and_why(board: Option<&ExerciseBoard>) -> [Command<Message>; 2] {
        let has_failed = board.is_some_and(|it| it.exercise.state() == ExerciseState::Failed);
        let may_ask = board.is_some_and(ExerciseBoard::has_line);
        let retry = Command::new(msg::EXERCISE_RETRY, Action::Undo, Message::Retry);
        let why = Command::new(msg::LINE_WHY, Action::Why, Message::Why);
        [retry.primary(has_failed).enabled(has_failed), why.enabled(may_ask)]
    }

    /// Carries out a message to the board; others are for the screen.
    pub fn act(&mut self, message: Message, context: &Context) {
        match message {
            Message::Board(message) => self.view.act(message, self.position(), context),
            Message::Retry => self.retry(context.now),
            Message::Why if self.close_line() => {}
            Message::Why => self.show_line(context),
            _ => {}
        }
    }

    /// Returns where the board and the panel lie in a window of this size.
    pub fn layout(&self, size: Vec2) -> TableLayout {
        TableLayout::for_board(self.exercise.game().board_size(), size)
    }

    fn position(&self) -> Position {
        self.exercise.game().position()
    }

    /// Judges the placement and answers it, after a pause for the player to follow.
    ///
    /// Once the right placement was found, the game is played to its end as a line, if
    /// [`plays_wins`](Self::plays_wins) says so.
    pub fn tick(&mut self, context: &mut Context) {
        self.view.tick(context);
        if self.will_play_win() {
            let left = self.last_event + PAUSE_BEFORE_LINE - context.now;
            context.want_frame_within(left);
            if left <= 0.0 {
                self.show_line(context);
            }
        }
        if !self.has_rested(context.now) {
            context.want_frame_within(self.last_event + PAUSE - context.now);
            return;
        }
        let before = self.exercise.state();
        context.await_task(before == ExerciseState::Judging);
        let events = self.exercise.poll();
        self.take_in(&events, context);
        match self.exercise.state() {
            state if state == before || before != ExerciseState::Judging => {}
            ExerciseState::Done => context.sounds.play(Sound::Win),
            ExerciseState::Failed => context.sounds.play(Sound::Loss),
            // The answer may lie where the piece in hand was.
            ExerciseState::Open => self.view.hand.find_room(self.position()),
            ExerciseState::Judging => {}
        }
    }

    /// Says what the piece in hand covers, once that has changed.
    pub fn say_hand(&self, may_place: bool, context: &mut Context) {
        if may_place && self.shows_piece_in_hand() {
            let placement = self.view.hand.placement();
            context.say_hand(placement, self.position(), None);
        } else {
            context.speech.hand = None;
        }
    }

    /// Returns whether nothing has happened for a while, which has given the player time to read.
    fn has_rested(&self, now: f64) -> bool {
        now - self.last_event >= PAUSE
    }

    /// Moves the piece in the player's hand, or steps through the line of best play.
    pub fn steer(&mut self, action: Action, context: &mut Context) {
        self.view.steer(action, self.position(), context);
    }

    /// Moves the piece with the mouse, and returns whether to place it.
    pub fn point(&mut self, input: &Input, context: &Context) -> bool {
        let layout = self.layout(input.canvas.size);
        let is_placed = self.view.point(input, &layout, self.position(), context);
        is_placed && self.exercise.state() == ExerciseState::Open
    }

    /// Places the piece, or shows a notice why it can't be placed.
    ///
    /// A piece that is out of sight only comes into sight.
    fn place(&mut self, context: &mut Context) {
        if self.view.hand.reveal(self.position()) {
            return;
        }
        match self.exercise.place(self.view.hand.placement(), &context.study) {
            Ok(events) => {
                context.notices.go_on(context.now);
                self.take_in(&events, context);
            }
            Err(_) => {
                self.view.refuse(context);
                context.refuse(msg::REFUSED_OCCUPIED);
            }
        }
    }

    /// Handles the key that places pieces: it also takes a wrong placement back, once the player
    /// had time to read the verdict. Returns whether the screen goes on instead.
    pub fn press(&mut self, may_place: bool, context: &mut Context) -> bool {
        let state = self.exercise.state();
        if state == ExerciseState::Open && may_place {
            self.place(context);
            return false;
        }
        let has_rested = self.has_rested(context.now);
        if state == ExerciseState::Failed && has_rested {
            self.retry(context.now);
        }
        has_rested && matches!(state, ExerciseState::Open | ExerciseState::Done)
    }

    /// Takes back the wrong placement, if there is one.
    pub fn retry(&mut self, now: f64) {
        self.view.close_line();
        let events = self.exercise.retry();
        if !events.is_empty() {
            self.view.effects.apply(&events, now);
            self.last_event = now;
        }
    }

    /// Returns whether there is a line of best play after the judged placement.
    pub fn has_line(&self) -> bool {
        let is_judged = match self.exercise.state() {
            ExerciseState::Failed => true,
            ExerciseState::Done => self.exercise.goal() != Goal::Any,
            ExerciseState::Open | ExerciseState::Judging => false,
        };
        is_judged && self.exercise.game().result().is_none()
    }

    /// Returns whether a win was found, and the game is about to be played to its end.
    fn will_play_win(&self) -> bool {
        let is_done = self.exercise.state() == ExerciseState::Done;
        is_done && self.plays_wins && self.view.line().is_none() && self.has_line()
    }

    /// Starts to show the line of best play, if there is one.
    pub fn show_line(&mut self, context: &Context) {
        if self.has_line() {
            let players = Players::for_exercise(&context.texts, self.exercise.side());
            // The line begins after the person's last placement, so that an answer to it is a part
            // of the line.
            let (game, begins) = (self.exercise.game(), self.exercise.placements_of_person());
            self.view.show_line(ShownLine::new(game, begins, players, &context.study, context.now));
        }
    }

    /// Closes the line of best play; that of a win does not start by itself again. Returns whether
    /// the line was shown.
    pub fn close_line(&mut self) -> bool {
        let was_shown = self.view.close_line();
        self.plays_wins &= !(was_shown && self.exercise.state() == ExerciseState::Done);
        was_shown
    }

    /// Returns the message on the last placement, and its colour; `None` while the player is to
    /// place a piece.
    ///
    /// The message is `right` if the placement is the answer, and `wrong` if it is not. That on a
    /// wrong placement that ended the game says so instead.
    pub fn verdict(&self, right: text::Message, wrong: text::Message) -> Option<Verdict> {
        Some(match self.exercise.state() {
            ExerciseState::Open => return None,
            ExerciseState::Judging => (msg::EXERCISE_JUDGING, FAINT),
            ExerciseState::Done => (right, verdict_color(true)),
            ExerciseState::Failed => {
                let is_over = self.exercise.game().result().is_some();
                (if is_over { msg::EXERCISE_WRONG_LAST } else { wrong }, verdict_color(false))
            }
        })
    }

    /// Draws the board without the piece in hand.
    pub fn draw_game(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        self.view.draw_game(paint, layout, self.exercise.game(), now);
    }

    /// Draws the piece in hand, while it may be placed and is in sight.
    pub fn draw_piece_in_hand(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        if self.shows_piece_in_hand() {
            self.view.draw_hand(paint, layout, self.position(), None, now);
        }
    }

    fn shows_piece_in_hand(&self) -> bool {
        self.exercise.state() == ExerciseState::Open && !self.view.hand.is_hidden()
    }

    /// Returns the cells of the piece in hand, or none while it is not drawn.
    pub fn cells_in_hand(&self) -> Bitboard {
        if self.shows_piece_in_hand() {
            self.view.hand.placement().cells()
        } else {
            Bitboard::EMPTY
        }
    }

    /// Makes a typed move, in place of a wrong one, or answers a typed question in a new line.
    /// `left` is the time on the clock, if there is one.
    pub fn read_typed(
        &mut self,
        line: String,
        (may_place, left): (bool, Option<Duration>),
        spoken: &mut Spoken,
        context: &mut Context,
    ) -> Transition<Message> {
        let clocks = left.map(minutes_and_seconds).into_iter().collect();
        let answers = Answers { game: self.exercise.game(), names: self.names(context), clocks };
        match spoken.read(&line, &answers, Message::Typed, context) {
            Err(asked) => return asked,
            Ok(placement) => {
                self.retry(context.now);
                if self.exercise.state() == ExerciseState::Open && may_place {
                    self.view.hand.move_to(placement);
                    self.place(context);
                }
            }
        }
        Transition::Stay
    }

    /// Returns the names of both sides.
    fn names(&self, context: &Context) -> [String; 2] {
        names_in_exercise(self.exercise.side(), &context.texts)
    }

    /// Shows and says events.
    fn take_in(&mut self, events: &[Event], context: &mut Context) {
        if !events.is_empty() {
            say_moves(events, &self.names(context), context);
            self.view.take_in(events, context);
            self.last_event = context.now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Answer, BoardSize, Solver};
    use crate::game::{lessons, puzzles};

    /// The piece in hand once could be moved off a small board, where nobody saw it any more.
    #[test]
    fn the_piece_in_hand_stays_on_a_small_board() {
        let small = BoardSize::Six;
        let mut board = ExerciseBoard::new(Board::new(small), Goal::Win, 0.0);
        for _ in 0..9 {
            board.view.hand.step(1, 1);
        }
        assert!(small.bitboard().is_superset(board.view.hand.placement().cells()));
    }

    /// Two lessons once began with the answer in the hand.
    #[test]
    fn nothing_begins_with_its_answer_in_the_hand() {
        let mut solver = Solver::new(16 << 20);
        let mut loses = |position| solver.solve(position).answer == Answer::Loss;
        let steps = lessons().iter().flat_map(|lesson| &lesson.steps);
        let steps = steps.filter_map(|step| Some((&step.board, step.goal?)));
        let puzzles = puzzles().iter().map(|puzzle| (&puzzle.board, Goal::Win));
        for (board, goal) in steps.chain(puzzles).filter(|(_, goal)| *goal != Goal::Any) {
            let position = board.position();
            let in_hand = ExerciseBoard::new(board.clone(), goal, 0.0).view.hand.placement();
            if Placement::all_on(position.free()).all(|placement| loses(position.after(placement)))
            {
                continue;
            }
            assert!(!loses(position.after(in_hand)), "{board}");
        }
    }
}
