//! A running game: the players in their seats, and the thread of the built-in opponents.
//!
//! Window and terminal use a [`Session`] in the same way: they give it commands,
//! [poll](Session::poll) it, and show the events. A thread whose choice is no longer wanted, after
//! undo, resignation or the end of the session, is told to stop, and ends as soon as it notices.
//!
//! In a timed game, the clock of the side to move runs from one poll to the next. A built-in
//! opponent is charged for the time of its thread, however late the window takes its choice. While
//! the game is paused, no clock runs and nobody thinks. No clock counts the time for which the
//! program [did not run](awake_now).

use std::num::NonZero;
use std::time::{Duration, Instant};

use super::awake::awake_now;
use super::pace::pace;
use super::task::Task;
use crate::ai::{BuiltInPlayer, ChooseError, Level, Limits, Opponent, Placement, Player, Position};
use crate::game::rules::{Command, Event, Game, Record, Refusal, Seat, Side, Turn};

/// The settings of built-in opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// Time limit for a placement. Opponents other than the strongest level take less if their own
    /// limit is less.
    pub limit: Duration,
    /// Number of threads of the strongest level.
    pub threads: NonZero<usize>,
    /// Whether an opponent also thinks during the other side's turn.
    pub ponders: bool,
}

impl Default for Thinking {
    fn default() -> Thinking {
        let limit = Level::MAX.skill().time();
        Thinking { limit, threads: NonZero::<usize>::MIN, ponders: false }
    }
}

/// A running game.
pub struct Session {
    record: Record,
    /// The built-in opponents, while none of them is at work.
    opponents: Opponents,
    /// The settings of the opponents from their next turn on.
    thinking: Thinking,
    at_work: Option<AtWork>,
    /// The last position that an opponent has pondered.
    pondered: Option<Position>,
    /// The time up to which the person to move has been charged.
    charged: Instant,
    is_paused: bool,
    /// Whether the thinking opponent was told to answer at once.
    is_hurried: bool,
    /// Returns the current time.
    now: fn() -> Instant,
}

/// The placement that an opponent chose, or why it chose none.
type Choice = Result<Placement, ChooseError>;

/// The built-in opponents by side.
type Opponents = [Option<Box<dyn Player>>; 2];

/// An opponent at work on its thread: that of the side to move, or of the other one if it ponders.
struct AtWork {
    /// The work, which gives the opponents back, with the choice of the one whose turn it was.
    task: Task<(Opponents, Option<Choice>)>,
    /// Whether the opponent ponders, during the other side's turn.
    ponders: bool,
}

impl Session {
    /// Begins or resumes a game. The random choices of built-in opponents follow from `seed`.
    pub fn new(record: Record, seed: u64) -> Session {
        Session {
            opponents: opponents(&record, seed),
            record,
            thinking: Thinking::default(),
            at_work: None,
            pondered: None,
            charged: awake_now(),
            is_paused: false,
            is_hurried: false,
            now: awake_now,
        }
    }

    /// Replaces the clock that all times come from.
    #[cfg(test)]
    pub fn set_time(&mut self, now: fn() -> Instant) {
        self.now = now;
        self.charged = now();
    }

    /// Sets how the opponents think, from their next turn on.
    pub fn set_thinking(&mut self, thinking: Thinking) {
        self.thinking = thinking;
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// Returns the players, the first side first.
    pub fn seats(&self) -> &[Seat; 2] {
        &self.record.seats
    }

    /// Returns the game with its players.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Marks the game as one in which a player was helped, so that it is not rated. Returns whether
    /// it is the first help.
    pub fn mark_aided(&mut self) -> bool {
        self.record.mark_aided()
    }

    /// Returns whether a person plays either side.
    pub fn has_human(&self) -> bool {
        self.record.seats.iter().any(Seat::is_human)
    }

    /// Returns whether a person is to move.
    pub fn awaits_human(&self) -> bool {
        self.record.game.result().is_none()
            && self.record.seats[self.record.game.to_move().index()].is_human()
    }

    /// Returns the work of the opponent to move, if it is thinking.
    fn thinking(&self) -> Option<&AtWork> {
        self.at_work.as_ref().filter(|work| !work.ponders)
    }

    /// Returns whether the opponent to move is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinking().is_some()
    }

    /// Returns how long the window should let the opponent to move take for this turn at least, so
    /// that it seems to have thought. The pace is zero after [`Session::hurry`], and for a person.
    pub fn pace(&self) -> Duration {
        if self.is_hurried {
            return Duration::ZERO;
        }
        let game = &self.record.game;
        let opponent = self.record.seats[game.to_move().index()].opponent();
        let clocks = [Side::First, Side::Second].map(|side| self.time_left(side));
        let left = clocks.into_iter().flatten().min();
        opponent.map_or(Duration::ZERO, |it| pace(game.position(), game.board_size(), it, left))
    }

    /// Returns the time that a side has left, if the game is timed: that of an opponent now, that
    /// of a person at the last poll.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        let left = self.record.clock?.left(side);
        let is_charged = self.is_clock_running() && self.record.game.to_move() == side;
        let work = self.thinking().filter(|_| is_charged);
        Some(left.saturating_sub(work.map_or(Duration::ZERO, |work| work.task.time())))
    }

    /// Returns whether a clock is running, or would be if the game were not paused. The first turn
    /// of a game is not charged.
    pub fn is_clock_running(&self) -> bool {
        let game = &self.record.game;
        self.record.clock.is_some() && game.result().is_none() && !game.turns().is_empty()
    }

    /// Returns whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Pauses a timed game, or continues it. A command also continues it. Before its first turn a
    /// game can't be paused.
    ///
    /// A pause stops an opponent that has not chosen yet. It begins anew when the game continues,
    /// and is not charged for what it has thought so far.
    pub fn set_paused(&mut self, is_paused: bool) {
        let is_paused = is_paused && self.is_clock_running();
        if is_paused == self.is_paused {
            return;
        }
        self.charge_person();
        self.is_paused = is_paused;
        if is_paused && !self.has_finished() {
            self.stop_work();
            self.pondered = None;
        }
    }

    /// Charges the person to move for the time since the last call.
    fn charge_person(&mut self) {
        let now = (self.now)();
        let time = now - std::mem::replace(&mut self.charged, now);
        if self.awaits_human() && self.is_clock_running() && !self.is_paused {
            let side = self.record.game.to_move();
            if let Some(clock) = &mut self.record.clock {
                clock.spend(side, time);
            }
        }
    }

    /// Returns whether the side to move has no time left.
    fn has_flag_fallen(&self) -> bool {
        let side = self.record.game.to_move();
        self.is_clock_running() && self.time_left(side) == Some(Duration::ZERO)
    }

    /// Executes a placement of the side to move, and adds the increment to its clock.
    fn place(&mut self, placement: Placement) -> Result<Vec<Event>, Refusal> {
        let side = self.record.game.to_move();
        let events = self.record.game.execute(Turn::Placement(placement))?;
        if let Some(clock) = &mut self.record.clock {
            clock.add_increment(side);
        }
        Ok(events)
    }

    /// Checks whether a person's command can be executed. A loss on time can't be undone.
    ///
    /// # Errors
    /// Says why the command is refused.
    pub fn check(&self, command: impl Into<Command>) -> Result<(), Refusal> {
        let command = command.into();
        self.record.game.check(command)?;
        match command {
            Command::Take(turn) if !self.may_take(turn) => Err(Refusal::NotYourTurn),
            Command::Undo if !self.can_take_back() => Err(Refusal::NothingToUndo),
            _ => Ok(()),
        }
    }

    /// Returns whether a turn is a person's, who may resign out of turn.
    fn may_take(&self, turn: Turn) -> bool {
        match turn {
            Turn::Placement(_) => self.awaits_human(),
            Turn::Resignation(side) => self.record.seats[side.index()].is_human(),
            Turn::LossOnTime(_) => true,
        }
    }

    /// Executes a person's command, and returns its events in order.
    ///
    /// Against a built-in opponent, undo and redo reach back or forth to a turn of the person, and
    /// so include the opponent's answer. A resignation is undone and redone alone. To undo counts
    /// as help. A placement after the flag has fallen is a loss on time instead.
    ///
    /// # Errors
    /// Says why the command is refused; the game stays as it was.
    pub fn perform(&mut self, command: impl Into<Command>) -> Result<Vec<Event>, Refusal> {
        let command = command.into();
        self.check(command)?;
        self.set_paused(false);
        self.charge_person();
        self.dismiss();
        if let Command::Take(Turn::Placement(placement)) = command {
            if self.has_flag_fallen() {
                let lost = Turn::LossOnTime(self.record.game.to_move());
                return self.record.game.execute(lost);
            }
            return self.place(placement);
        }
        if command == Command::Undo {
            self.mark_aided();
        }
        let mut events = self.record.game.execute(command)?;
        while self.goes_on_with(command, events.last()) {
            events.extend(self.record.game.execute(command)?);
        }
        Ok(events)
    }

    /// Returns whether undo or redo continues with another turn, until a person is to move.
    fn goes_on_with(&self, command: Command, last: Option<&Event>) -> bool {
        let is_placement = match command {
            Command::Undo => matches!(last, Some(Event::TakenBack(Turn::Placement(_)))),
            Command::Redo => matches!(self.record.game.next_redo(), Some(Turn::Placement(_))),
            Command::Take(_) => false,
        };
        let waits = self.record.game.result().is_some() || self.awaits_human();
        is_placement && !waits && self.has_human() && self.record.game.check(command).is_ok()
    }

    /// Advances the game without waiting, and returns what happened.
    ///
    /// If the flag of the side to move has fallen, it loses. If an opponent has chosen, its
    /// placement is executed. Otherwise an opponent starts to think or to ponder, where one should.
    pub fn poll(&mut self) -> Vec<Event> {
        if self.is_paused {
            return Vec::new();
        }
        self.charge_person();
        if self.has_flag_fallen() {
            self.dismiss();
            let lost = Turn::LossOnTime(self.record.game.to_move());
            return self.record.game.execute(lost).expect("a running game can be lost on time");
        }
        let side = self.record.game.to_move();
        if self.has_finished() {
            let done = match self.dismiss() {
                None => return Vec::new(),
                Some(Ok(placement)) => self.place(placement),
                // An opponent that fails to choose a placement resigns.
                Some(Err(_)) => self.record.game.execute(Turn::Resignation(side)),
            };
            return done.expect("opponents choose among legal placements");
        }
        if self.at_work.is_none() && self.record.game.result().is_none() {
            if !self.record.seats[side.index()].is_human() {
                self.set_to_work(side, false);
            } else if self.thinking.ponders && self.pondered != Some(self.record.game.position()) {
                self.pondered = Some(self.record.game.position());
                self.set_to_work(side.other(), true);
            }
        }
        Vec::new()
    }

    /// Returns whether the thread of an opponent has finished.
    fn has_finished(&self) -> bool {
        self.at_work.as_ref().is_some_and(|work| work.task.is_finished())
    }

    /// Tells the thinking opponent to answer at once with the best placement that it has found.
    pub fn hurry(&mut self) {
        if let Some(work) = self.thinking() {
            work.task.control().stop();
            self.is_hurried = true;
        }
    }

    /// Moves the opponents to a thread, on which that of `side` thinks or ponders.
    fn set_to_work(&mut self, side: Side, ponders: bool) {
        self.is_hurried = false;
        let Some(opponent) = self.record.seats[side.index()].opponent() else { return };
        let Thinking { limit: mut time, threads, .. } = self.thinking;
        let is_strongest = opponent == Opponent::Level(Level::MAX);
        if !is_strongest {
            time = time.min(opponent.time(self.record.game.board_size()));
        }
        let position = self.record.game.position();
        if let Some(clock) = self.record.clock {
            time = time.min(clock.share(side, position));
        }
        let mut opponents = std::mem::take(&mut self.opponents);
        let task = Task::start("opponent", move |control| {
            let opponent = opponents[side.index()].as_mut().expect("it is seated");
            if is_strongest {
                opponent.set_threads(threads);
            }
            let limits = Limits::new().control(control);
            let choice = if ponders {
                opponent.ponder(position, &limits);
                None
            } else {
                Some(opponent.choose(position, &limits.time(time)))
            };
            (opponents, choice)
        });
        self.at_work = Some(AtWork { task, ponders });
    }

    /// Stops the thread, charges the opponent for its time, and returns its choice if it was its
    /// turn.
    fn dismiss(&mut self) -> Option<Choice> {
        let work = self.at_work.as_ref()?;
        let (ponders, time) = (work.ponders, work.task.time());
        let choice = self.stop_work();
        let is_charged = !ponders && self.is_clock_running();
        if is_charged && let Some(clock) = self.record.clock.as_mut() {
            clock.spend(self.record.game.to_move(), time);
        }
        self.charged = (self.now)();
        choice
    }

    /// Stops the thread, and returns the opponent's choice if it was its turn.
    fn stop_work(&mut self) -> Option<Choice> {
        let choice;
        (self.opponents, choice) = self.at_work.take()?.task.stop();
        choice
    }

    /// Returns whether there is a turn of a person to undo.
    fn can_take_back(&self) -> bool {
        let by_human = |side: Side| self.record.seats[side.index()].is_human();
        let is_own = |(number, turn): (usize, &Turn)| match turn {
            Turn::Resignation(side) => by_human(*side),
            _ => by_human(Side::after(number)),
        };
        let turns = self.record.game.turns();
        !matches!(turns.last(), Some(Turn::LossOnTime(_))) && turns.iter().enumerate().any(is_own)
    }
}

/// Returns the built-in opponents of a game. Their random choices follow from `seed`.
fn opponents(record: &Record, seed: u64) -> Opponents {
    let mut seeds = fastrand::Rng::with_seed(seed);
    let board = record.game.board_size();
    record.seats.each_ref().map(|seat| {
        let player = BuiltInPlayer::for_opponent(seat.opponent()?, board, seeds.u64(..));
        Some(Box::new(player) as Box<dyn Player>)
    })
}

#[cfg(test)]
mod tests;
