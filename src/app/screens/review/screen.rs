//! The screen of the review: replays a game, shows who was winning and what was better and why, and
//! lets the player continue from any position.

use crate::app::board::line::{Players, ShownLine};
use crate::app::board::overlays::LOSS;
use crate::app::board::{BoardMessage, Effects, drawing};
use crate::picture::{Color, Paint, blocks};

use super::message::Message;
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::board_view::BoardView;
use crate::app::shell::{Context, Screen, Transition, View, ask_to_share};
use crate::app::speech::move_in_words;
use crate::app::text::{args, msg};
use crate::app::ui::{Command, Icon, TableLayout, ask_to_save};
use crate::app::window::Canvas;
use crate::game::{
    Event, Mistake, Prospect, Record, Replay, Review, SPEEDS, Side, Turn, write_game,
};

/// Outline colour of the better placement.
const BETTER: Color = Color::new(0.43, 0.95, 0.72, 1.0);

/// A game under review.
pub struct ReviewScreen {
    /// The whole game.
    pub(super) record: Record,
    /// The replay, which is at the position shown.
    pub(super) replay: Replay,
    /// The board, with a line of best play from the position shown.
    pub(super) view: BoardView,
    /// The number of turns that were shown in the last frame.
    pub(super) last_turn: Option<usize>,
    /// The turn that was said last.
    said: Option<usize>,
}

impl ReviewScreen {
    /// Opens the review of a game and searches for mistakes.
    ///
    /// The review begins at the turn that decided the game, if that is known, or else at the end.
    pub fn new(record: Record, context: &mut Context) -> ReviewScreen {
        let mut replay = Replay::new(&record);
        context.follow_review(&record.game);
        let decisive = context.profile.reviews.of(&record.game).and_then(Review::decisive);
        replay.go_to(decisive.map_or(replay.count(), |mistake| mistake.turn + 1));
        let view = BoardView::new(record.game.board_size());
        ReviewScreen { record, replay, view, last_turn: None, said: None }
    }

    pub(super) fn review<'a>(&self, context: &'a Context) -> Option<&'a Review> {
        context.profile.reviews.of(&self.record.game)
    }

    fn layout(&self, canvas: Canvas) -> TableLayout {
        TableLayout::for_board(self.record.game.board_size(), canvas.size)
    }

    /// Returns the turn shown, if it is a mistake.
    pub(super) fn mistake(&self, context: &Context) -> Option<Mistake> {
        let turns = self.replay.turn();
        self.review(context)?.mistakes().into_iter().find(|mistake| mistake.turn + 1 == turns)
    }

    /// Returns the next turn that is a mistake, or after the last one the first.
    fn next_mistake(&self, context: &Context) -> Option<usize> {
        let mistakes = self.review(context)?.mistakes();
        let turns = || mistakes.iter().map(|mistake| mistake.turn);
        turns().find(|turn| turn + 1 > self.replay.turn()).or_else(|| turns().next())
    }

    /// Returns whether there is a line of best play from the position that is shown: the game is
    /// not over, and it is known who wins.
    fn has_line(&self, context: &Context) -> bool {
        let prospect = self.review(context).map(|review| review.prospect(self.replay.turn()));
        self.replay.game().result().is_none() && matches!(prospect, Some(Prospect::Winner(_)))
    }

    /// Says the turn that is shown, once it is new.
    fn say_turn(&mut self, context: &mut Context) {
        let (turn, texts) = (self.replay.turn(), &context.texts);
        if self.said.replace(turn) == Some(turn) {
            return;
        }
        let words = match self.replay.game().turns().last() {
            None => texts.get(msg::REVIEW_START).to_owned(),
            Some(Turn::Placement(placement)) => {
                let name = texts.short_name_of(&self.record.seats, Side::after(turn - 1));
                let words = move_in_words(&name, *placement, texts);
                texts.fill(msg::SPEECH_TURN, args!(n = turn, move = words))
            }
            Some(Turn::Resignation(_) | Turn::LossOnTime(_)) => {
                texts.end_of(&self.record.seats, &self.record.game)
            }
        };
        context.say(words);
    }

    /// Hides the line of best play, and moves the replay by `go`.
    fn go(&mut self, go: impl FnOnce(&mut Replay) -> Vec<Event>) -> Vec<Event> {
        self.view.close_line();
        go(&mut self.replay)
    }

    /// Shows events.
    fn take_in(&mut self, events: &[Event], context: &Context) {
        // A jump over several turns is not animated.
        if let [_] | [_, Event::Ended(_)] = events {
            self.view.take_in(events, context);
        } else if !events.is_empty() {
            self.view.effects = Effects::new();
        }
    }

    /// Returns the number of turns up to a ply; for the last ply, that of all turns.
    fn turns_of(&self, ply: usize) -> usize {
        if ply == self.record.game.placements() { self.replay.count() } else { ply }
    }

    /// Continues the game from the position shown, or from before the mistake that is shown, if it
    /// is not over there.
    ///
    /// At the end of an unfinished game, the game goes on as it was left, with its players and the
    /// time on their clocks.
    fn play_on(&self, context: &mut Context) -> Transition<Message> {
        let is_at_end_of_unfinished =
            self.record.game.result().is_none() && self.replay.turn() == self.replay.count();
        let record = if is_at_end_of_unfinished {
            context.profile.resumed(&self.record)
        } else {
            let before = self.mistake(context).map(|mistake| mistake.turn);
            let turn = before.unwrap_or(self.replay.turn());
            self.record.retry(turn, &context.profile.my_seat())
        };
        match record.game.result() {
            None => context.send_to_table(record),
            Some(_) => Transition::Stay,
        }
    }

    /// Returns the rows of buttons, and records other keys.
    fn rows(&self, view: &View<Message>) -> Rows {
        let context = view.context;
        let texts = &context.texts;
        let (turn, count) = (self.replay.turn(), self.replay.count());
        let arrow = |label, message, enabled| Command::new(label, None, message).enabled(enabled);
        let play = if self.replay.is_playing() { msg::REVIEW_PAUSE } else { msg::REVIEW_PLAY };
        let speed = SPEEDS[self.replay.speed()];
        let speed_text = texts.with(msg::REVIEW_SPEED, "n", speed);
        let is_fastest = self.replay.speed() + 1 == SPEEDS.len();
        let next_speed = if is_fastest { 1 - SPEEDS.len() as isize } else { 1 };
        let is_mistake = self.mistake(context).is_some();
        let is_open = is_mistake || self.replay.game().result().is_none();
        let stop = Command::new(msg::REVIEW_STOP, Action::StopSearch, Message::Stop);
        let is_searching = self.review(context).is_some_and(|review| !review.is_finished());
        let next = self.next_mistake(context).map(|_| {
            let next = Message::NextMistake;
            Command::new(msg::REVIEW_NEXT_MISTAKE, Action::NextMistake, next).no_icon()
        });
        let (search, next_key) = if is_searching { (Some(stop), next) } else { (next, None) };
        let steps = [
            arrow("|◀", Message::GoTo(0), turn > 0).called(Action::ToStart),
            arrow("◀", Message::Step(-1), turn > 0).called(Action::Replay(-1)),
            arrow("▶", Message::Step(1), turn < count).called(Action::Replay(1)),
            arrow("▶|", Message::GoTo(count), turn < count).called(Action::ToEnd),
        ];
        let play = [
            Command::new(play, Action::PlayPause, Message::Play)
                .icon(if self.replay.is_playing() { Icon::Pause } else { Icon::Play })
                .enabled(count > 0),
            Command::new(speed_text, None, Message::Faster(next_speed))
                .icon(Icon::Speed)
                .named(&[Action::Faster(1), Action::Faster(-1)]),
        ];
        let retry = if is_mistake { msg::COACH_TRY_AGAIN } else { msg::REVIEW_PLAY_ON };
        let retry = [
            Command::new(retry, Action::PlayOn, Message::PlayOn)
                .enabled(is_open)
                .primary(is_mistake),
            Command::new(msg::LINE_WHY, Action::Why, Message::Why)
                .enabled(self.has_line(context))
                .on(self.view.line().is_some()),
        ];
        // While the line of best play is shown, the keys step through it.
        let shows_line = self.view.line().is_some();
        let step = |by| {
            if shows_line { Message::Board(BoardMessage::Step(by)) } else { Message::Step(by) }
        };
        let foot = [
            Command::new(msg::SAVE, Action::Save, Message::AskToSave),
            Command::new(msg::SHARE, Action::Picture, Message::AskForPicture),
            Command::back(),
        ];
        view.keys_of(next_key.as_slice());
        view.key(Action::Replay(-1), step(-1));
        view.key(Action::Replay(1), step(1));
        view.key(Action::Replay(-5), Message::Step(-5));
        view.key(Action::Replay(5), Message::Step(5));
        view.key(Action::ToStart, Message::GoTo(0));
        view.key(Action::ToEnd, Message::GoTo(count));
        view.key(Action::Faster(1), Message::Faster(1));
        view.key(Action::Faster(-1), Message::Faster(-1));
        view.key(Action::Copy, Message::Copy);
        view.key(Action::CopyGame, Message::CopyGame);
        Rows {
            search: search.into_iter().collect(),
            line: self.view.line_buttons(context, Message::Board).collect(),
            below: [steps.into(), play.into(), retry.into(), foot.into()],
        }
    }
}

/// The buttons of the review.
pub(super) struct Rows {
    /// The button that stops the search, or that leads to the next mistake.
    pub search: Vec<Command<Message>>,
    /// Those that step through the line of best play.
    pub line: Vec<Command<Message>>,
    /// The rows below the turns.
    pub below: [Vec<Command<Message>>; 4],
}

impl Screen for ReviewScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::Review;

    fn closes(&mut self) -> bool {
        self.view.close_line()
    }

    fn point(&mut self, input: &Input, _: &mut Context) -> Option<Message> {
        let is_over_board = self.layout(input.canvas).board.in_cells(input.pointer).is_some();
        (is_over_board && input.wheel != 0).then_some(Message::Step(-input.wheel as isize))
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        context.follow_review(&self.record.game);
        self.view.tick(context);
        if self.replay.is_playing() {
            context.keep_moving();
        }
        let events = self.replay.play_on(context.now);
        self.take_in(&events, context);
        if context.is_heard() {
            self.say_turn(context);
        }
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let layout = self.layout(view.canvas);
        drawing::show_coordinates(view.ctx, &layout, &view.context.preferences);
        self.view.show(view, &layout, self.replay.game());
        self.show_panel(&layout, &self.rows(view), view);
        self.last_turn = Some(self.replay.turn());
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let mut events = Vec::new();
        match message {
            Message::Step(turns) => events = self.go(|replay| replay.step(turns)),
            Message::GoTo(turn) => events = self.go(|replay| replay.go_to(turn)),
            Message::GoToPly(ply) => {
                let turn = self.turns_of(ply);
                events = self.go(|replay| replay.go_to(turn));
            }
            Message::NextMistake => {
                if let Some(turn) = self.next_mistake(context) {
                    events = self.go(|replay| replay.go_to(turn + 1));
                }
            }
            Message::Play => events = self.go(|replay| replay.toggle(context.now)),
            Message::Why if self.view.close_line() => {}
            Message::Why if self.has_line(context) => {
                if self.replay.is_playing() {
                    self.replay.toggle(context.now);
                }
                let players = Players::new(&self.record, context.profile.people(), &context.texts);
                let (game, turn) = (&self.record.game, self.replay.turn());
                self.view.show_line(ShownLine::new(
                    game,
                    turn,
                    players,
                    &context.study,
                    context.now,
                ));
            }
            Message::Why => {}
            Message::Board(message) => {
                let position = self.replay.game().position();
                self.view.act(message, position, context);
            }
            Message::Faster(steps) => {
                let speed = self.replay.speed().saturating_add_signed(steps);
                self.replay.set_speed(speed.min(SPEEDS.len() - 1), context.now);
            }
            Message::Stop => context.profile.reviews.stop(),
            Message::PlayOn => return self.play_on(context),
            Message::AskToSave => {
                let name = context.name_of_game(&self.record);
                return Transition::ask(ask_to_save(&name, Message::Save));
            }
            Message::Save(name) => _ = context.save_game(&name, &self.record),
            Message::Copy => {
                context.copy(self.replay.game().board().to_string(), msg::POSITION_COPIED);
            }
            Message::CopyGame => context.copy(write_game(&self.record), msg::GAME_COPIED),
            Message::AskForPicture => return Transition::ask(ask_to_share(Message::Picture)),
            Message::Picture(kind) => {
                let name = context.name_of_game(&self.record);
                context.share(kind, name, &self.record, self.replay.turn());
            }
        }
        self.take_in(&events, context);
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        context.await_task(self.review(context).is_some_and(|review| !review.is_finished()));
        let layout = self.layout(canvas);
        let game = self.replay.game();
        self.view.draw_game(paint, &layout, game, context.now);
        if self.view.line().is_some() {
            return;
        }
        let Some(mistake) = self.mistake(context) else { return };
        if let Some(Turn::Placement(played)) = game.turns().get(mistake.turn) {
            blocks::draw_outline(paint, &layout.board, played.cells(), Color::opaque(LOSS), 1.0);
        }
        if let Some(better) = mistake.better {
            let look = blocks::Look {
                alpha: 0.35,
                ..blocks::Look::resting(better.piece(), context.preferences.style())
            };
            blocks::draw_piece(paint, &layout.board, better.cells(), look);
            blocks::draw_outline(paint, &layout.board, better.cells(), BETTER, 1.0);
        }
    }
}

#[cfg(test)]
mod tests;
