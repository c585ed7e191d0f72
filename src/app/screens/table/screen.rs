//! The game screen: the piece in hand, the board and what lies over it, and what the messages do.
//!
//! * `commands` lists its buttons and keys; `acting` carries out what they ask for, with `turns`,
//!   `aids` and `ending`
//! * `hearing` is what a screen reader says of the game, and the moves that are typed
//! * `panel` shows the side panel; `message_box` is its part for coach, hints, aids and notices;
//!   when the game is over, `result` covers its buttons, and `foot` is below the turns

mod acting;
mod aids;
mod commands;
mod ending;
mod foot;
mod hearing;
mod message_box;
mod panel;
mod result;
mod turns;

use std::num::NonZero;
use std::sync::LazyLock;
use std::time::Duration;

use super::arrival::Arrival;
use super::coaching::Coaching;
use super::gain::Gain;
use super::message::Message;
use super::questions::ask_to_play;
use crate::ai::{Bitboard, Cell, Position, cores};
use crate::app::board::face::Face;
use crate::app::board::line;
use crate::app::board::{Curtain, drawing, overlays};
use crate::app::input::{Action, Input, Scope, pasted};
use crate::app::screens::board_view::BoardView;
use crate::app::screens::exercise::gestures::Gestures;
use crate::app::screens::spoken::{Spoken, say_paused};
use crate::app::shell::{Context, Screen, Transition, View};
use crate::app::sound::Sound;
use crate::app::text::msg;
use crate::app::ui::TableLayout;
use crate::app::ui::easing::{MOVE, progress};
use crate::app::window::Canvas;
use crate::game::{Insight, Record, Review, SPEEDS, Seat, Session, Thinking, Turn};
use crate::picture::{Color, Paint, WHITE, blocks};

/// Seconds for which the piece of a blunder lies on the board before it is lifted.
const HOLDING: f64 = 0.4;

/// Seconds after which a running clock is saved again, so that closing the window gives back no
/// more than these.
const CLOCK_SAVING: f64 = 10.0;

/// Index of the speed at which two computers play at first.
const USUAL_SPEED: usize = 1;

/// Number of cores without the one for the window, at least 1.
///
/// The number is found once, since asking the system takes some file accesses.
static SPARE_CORES: LazyLock<NonZero<usize>> =
    LazyLock::new(|| NonZero::new(cores().get() - 1).unwrap_or(NonZero::<usize>::MIN));

/// A game on the table.
pub struct TableScreen {
    session: Session,
    /// The board, with the continuation after a blunder, the turning point or the hint.
    view: BoardView,
    /// The time of the last event on the board.
    last_event: f64,
    insight: Insight,
    coaching: Coaching,
    /// The time when the coach found the last blunder.
    blundered: f64,
    /// Whether the hint that was asked for last has been shown.
    is_hint_shown: bool,
    shows_areas: bool,
    /// Whether the buttons of the aids are shown.
    shows_aids: bool,
    /// An aid that would make the game unrated, until the player asks for it a second time.
    unconfirmed_aid: Option<Message>,
    /// For each side whose rating the end of the game has changed, the ratings before and after.
    ratings: [Option<[f64; 2]>; 2],
    /// Index of the turn under the mouse in the list.
    turn_hovered_in_list: Option<usize>,
    /// Index of the turn whose piece is under the mouse on the board.
    turn_hovered_on_board: Option<usize>,
    /// The time when the running clock was last saved.
    clock_saved: f64,
    /// Seconds since the game ended and its last piece landed, at the start of this frame; negative
    /// until it has landed.
    since_end: Option<f64>,
    /// Whether the result of the game has taken over the keys.
    has_result_taken_over: bool,
    /// What the game has brought to the person, as it stands on its card at the end.
    gains: Vec<Gain>,
    /// The time of the last press of a key or a button.
    last_press: f64,
    /// The moment in which the person comes to the next rung of the ladder.
    arrival: Option<Arrival>,
    /// The curtain that hides the board while the clock stands still.
    curtain: Curtain,
    /// The gestures that a newcomer has made with the piece in hand.
    gestures: Gestures,
    /// Whether a game of two computers is held.
    is_held: bool,
    /// Whether a dialog covers the game.
    is_covered: bool,
    /// What was said of the clock, and whether a move is typed.
    spoken: Spoken,
    /// Whether it was said which game this is.
    is_introduced: bool,
    /// Index of the speed of a game of two computers.
    speed: usize,
}

impl TableScreen {
    /// Starts or resumes a game.
    pub fn new(record: Record, now: f64) -> TableScreen {
        let mut view = BoardView::new(record.game.board_size());
        view.hand.find_room(record.game.position());
        let has_result_taken_over = record.game.result().is_some();
        TableScreen {
            session: Session::new(record, fastrand::u64(..)),
            view,
            last_event: now,
            insight: Insight::default(),
            coaching: Coaching::default(),
            blundered: now,
            is_hint_shown: true,
            shows_areas: false,
            shows_aids: false,
            unconfirmed_aid: None,
            ratings: [None; 2],
            turn_hovered_in_list: None,
            turn_hovered_on_board: None,
            clock_saved: now,
            since_end: None,
            has_result_taken_over,
            gains: Vec::new(),
            last_press: now,
            arrival: None,
            curtain: Curtain::default(),
            gestures: Gestures::new(now),
            is_held: false,
            is_covered: false,
            spoken: Spoken::default(),
            is_introduced: false,
            speed: USUAL_SPEED,
        }
    }

    /// Begins with the moment of the next rung, if the game is the first one on it.
    #[must_use]
    pub fn arriving(self, context: &Context) -> TableScreen {
        TableScreen { arrival: Arrival::new(self.session.record(), context), ..self }
    }

    /// Returns the record of the game.
    #[cfg(test)]
    pub fn record(&self) -> &Record {
        self.session.record()
    }

    /// Returns the placement of the piece in hand.
    #[cfg(test)]
    pub fn placement(&self) -> crate::ai::Placement {
        self.view.hand.placement()
    }

    /// Returns the tooltip of the coach's button.
    #[cfg(test)]
    pub fn coach_tip(&self) -> crate::app::text::Message {
        self.coaching.tip()
    }

    /// Returns the speed of computers, 1 in a game against a person.
    fn present_speed(&self) -> f64 {
        if self.session.has_human() { 1.0 } else { SPEEDS[self.speed] }
    }

    fn layout(&self, canvas: Canvas) -> TableLayout {
        TableLayout::for_board(self.session.game().board_size(), canvas.size)
    }

    fn position(&self) -> Position {
        self.session.game().position()
    }

    /// Returns whether the piece of a blunder is being lifted off the board.
    fn is_lifting(&self, now: f64) -> bool {
        self.coaching.blunder().is_some() && now - self.blundered < HOLDING + MOVE
    }

    /// Returns whether the game is over, and what decided it is being searched for.
    fn is_searched(&self, context: &Context) -> bool {
        let has_ended = self.session.game().result().is_some();
        has_ended && self.review(context).is_some_and(Review::is_at_work)
    }

    /// Returns the faces of the players.
    fn faces(&self, context: &Context) -> [Face; 2] {
        Face::for_seats(self.session.seats(), context.profile.people())
    }

    /// Returns the index of the turn whose piece covers a cell.
    fn turn_on(&self, cell: Cell) -> Option<usize> {
        let covers = |turn: &Turn| matches!(turn, Turn::Placement(p) if p.cells().contains(cell));
        self.session.game().turns().iter().position(covers)
    }
}

impl Screen for TableScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        if self.curtain.awaits_press {
            Scope::AnyKey
        } else if self.shows_result() {
            Scope::GameOver
        } else {
            Scope::Game
        }
    }

    /// Achievements wait for the end of a game, on whose card they stand.
    fn is_match(&self) -> bool {
        true
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        let (before, position) = (self.view.hand.placement(), self.position());
        self.view.steer(action, position, context);
        self.gestures.record_change(before, self.view.hand.placement(), context.now);
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        self.let_result_take_over(input);
        let layout = self.layout(input.canvas);
        let cell = layout.board.cell_at(input.pointer);
        if self.curtain.is_drawn {
            self.curtain.open_by(input);
            self.turn_hovered_on_board = None;
            return None;
        }
        if self.arrival.is_some() {
            self.arrival.take_if(|_| input.clicked);
            return None;
        }
        let pointed = cell.filter(|_| !context.is_mouse_at_rest);
        self.turn_hovered_on_board = pointed.and_then(|cell| self.turn_on(cell));
        if self.shows_result() {
            // A click on the board leads back from the line.
            let leads_back = self.view.line().is_some() && input.clicked && cell.is_some();
            return leads_back.then_some(Message::Place);
        }
        let before = self.view.hand.placement();
        let is_placed = self.view.point(input, &layout, self.position(), context);
        self.gestures.record_change(before, self.view.hand.placement(), context.now);
        is_placed.then_some(Message::Place)
    }

    /// Takes a position or a whole game, and asks whether it replaces the current game. What is
    /// neither is refused with a notice.
    fn pasted(&mut self, text: &str, context: &mut Context) -> Transition<Message> {
        match pasted::read(text, self.session.seats()) {
            Ok(record) => return Transition::ask(ask_to_play(record)),
            Err(error) => context.refuse(context.texts.paste_error(&error)),
        }
        Transition::Stay
    }

    fn set_covered(&mut self, is_covered: bool, context: &mut Context) {
        self.is_covered = is_covered;
        // Whoever types a move sees no more of the board than before.
        let is_covered = self.spoken.is_typed_over(is_covered);
        let never_pauses =
            context.remembered.clocks_run_on && self.session.seats().iter().all(Seat::is_human);
        if self.session.is_clock_running() && !never_pauses {
            if self.curtain.update(is_covered, context.has_left, context.now) {
                say_paused(context);
            }
        } else {
            self.curtain = Curtain::default();
        }
        self.session.set_paused(self.curtain.is_drawn);
        context.is_paused |= self.curtain.is_drawn;
        let person = self.session.awaits_human().then(|| self.session.game().to_move());
        if let Some(left) = person.and_then(|side| self.session.time_left(side))
            && self.session.is_clock_running()
        {
            context.sounds.count_down(left.as_secs_f64());
            self.spoken.count_down(left, context);
        }
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        self.say_opening(context);
        let result = self.session.game().result();
        self.since_end = result.map(|_| self.view.effects.since_end(context.now));
        match result {
            Some(_) => context.follow_review(self.session.game()),
            None => context.profile.reviews.close(),
        }
        self.take_gains(context);
        self.session.set_thinking(Thinking {
            limit: Duration::from_secs(context.preferences.thinking_seconds.into()),
            threads: *SPARE_CORES,
            ponders: context.preferences.pondering,
        });
        let is_thinking = self.session.is_thinking();
        let pace = if context.preferences.paced {
            self.session.pace().as_secs_f64() / self.present_speed()
        } else {
            0.0
        };
        self.arrival.take_if(|arrival| arrival.is_over(context.now));
        if self.arrival.is_some() {
            context.keep_moving();
        }
        let wait = self.last_event + pace - context.now;
        if is_thinking && wait > 0.0 {
            context.want_frame_within(wait);
        }
        let must_wait = wait > 0.0 || self.coaching.holds_answer() || self.arrival.is_some();
        // Nobody watches a game of two computers that is covered.
        let is_held = self.is_held || self.is_covered && !self.session.has_human();
        if !is_held && (!is_thinking || !must_wait) {
            let events = self.session.poll();
            self.take_in(&events, context);
        }
        if context.now - self.clock_saved >= CLOCK_SAVING {
            self.save_clock(context);
        }
        self.update_insight(context);
        self.view.tick(context);
        if self.coaching.update(&self.session, context) {
            context.sounds.play(Sound::Refuse);
            context.say(msg::COACH_BLUNDER);
            self.blundered = context.now;
        }
        self.gestures.remember(self.has_placed(), context);
        self.say_hand(context);
        context.record_play(self.session.record(), self.aid());
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let &View { ctx, context, .. } = view;
        let layout = self.layout(view.canvas);
        drawing::show_coordinates(ctx, &layout, &context.preferences);
        let is_hidden = self.curtain.is_drawn;
        if is_hidden {
            self.curtain.show(ctx, &layout, &context.texts);
        } else {
            self.view.show(view, &layout, self.session.game());
        }
        let picture = self.insight.areas().filter(|_| !is_hidden && self.view.line().is_none());
        if let Some(picture) = picture {
            let shows_hand = self.session.awaits_human() && !self.view.hand.is_hidden();
            let cells = self.view.hand.placement().cells();
            let hand = if shows_hand { cells } else { Bitboard::EMPTY };
            overlays::show_areas(ctx, &layout, picture, hand, &context.texts);
        }
        if self.view.line().is_none() {
            let age = self.view.effects.since_end(context.now);
            let (game, faces) = (self.session.game(), self.faces(context));
            line::show_end(ctx, &layout.board, game, faces, age);
        }
        if let Some(arrival) = &self.arrival {
            arrival.show(ctx, &layout.board, context);
        }
        self.show_panel(&layout, view);
        if is_hidden {
            view.unsend();
        }
    }

    fn closes(&mut self) -> bool {
        self.view.close_line() || std::mem::take(&mut self.shows_aids)
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        // Whoever presses a key in that moment has seen enough of it.
        if self.arrival.take().is_some() && matches!(message, Message::Place) {
            return Transition::Stay;
        }
        if self.must_confirm_aid(&message) {
            context.notices.drop();
            self.unconfirmed_aid = Some(message);
            return Transition::Stay;
        }
        self.unconfirmed_aid = None;
        self.carry_out(message, context)
    }

    fn close(&mut self, context: &mut Context) {
        self.save_clock(context);
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let layout = self.layout(canvas);
        let game = self.session.game();
        self.want_next_frame(context);
        if self.curtain.is_drawn {
            self.curtain.draw(paint, &layout, game.board_size());
            return;
        }
        if let Some(line) = self.view.line() {
            return line.draw(paint, &layout, context.now);
        }
        let blunder = self.coaching.blunder();
        paint.is_moving |= self.is_lifting(context.now);
        let lifted = blunder
            .map(|_| progress(context.now - self.blundered - HOLDING, MOVE))
            .filter(|lifted| *lifted > 0.0);
        // Below a lifted piece, the board is as it was before the placement.
        let before = blunder.filter(|_| lifted.is_some()).map(|it| game.up_to(it.turn));
        let below = before.as_ref().unwrap_or(game);
        drawing::draw_game(paint, &layout, below, &self.view.effects, context.now);
        line::draw_end(paint, &layout.board, game, &self.view.effects, context.now);
        let hovered = self.turn_hovered_in_list.and_then(|index| game.turns().get(index));
        if let Some(Turn::Placement(placement)) = hovered {
            blocks::draw_outline(paint, &layout.board, placement.cells(), WHITE, 1.0);
        }
        if let Some(picture) = self.insight.areas() {
            overlays::draw_areas(paint, &layout, picture);
        }
        let advised = self.insight.hint().map(|hint| hint.placement);
        if let Some((blunder, lifted)) = blunder.zip(lifted) {
            let color = Color::opaque(overlays::LOSS);
            overlays::draw_lifted(paint, &layout, blunder.played, color, lifted);
        }
        if let Some(placement) = advised {
            overlays::draw_advice(paint, &layout, placement, context.pulse());
        } else if let Some(clues) = self.clues() {
            let answer = clues.blunder.better;
            clues.clue.draw(paint, &layout, game.position(), answer, || context.pulse());
        }
        let shows_hand = !self.view.hand.is_hidden() && self.arrival.is_none();
        if self.session.awaits_human() && blunder.is_none() && shows_hand {
            let mut outcome = None;
            if self.insight.wants_outcomes() {
                let (here, position) = (self.view.hand.placement(), game.position());
                // A piece that does not fit can be seen through.
                let covered = if position.allows(here) { here.cells() } else { Bitboard::EMPTY };
                let marks = (here.orientation(), covered);
                overlays::draw_outcomes(paint, &layout, position, marks, &self.insight);
                outcome = self.insight.outcome(here);
            }
            self.view.draw_hand(paint, &layout, game.position(), outcome, context.now);
        }
    }
}

#[cfg(test)]
mod tests;
