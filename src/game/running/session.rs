//! A running game: the players in their seats, and the thread that thinks for the built-in ones.
//!
//! Window and terminal drive the same [`Session`]: they give it commands, [poll](Session::poll) it and show the events. A thinking
//! thread ends within milliseconds when its choice is no longer wanted: on undo, on resignation and when the session is dropped.
//!
//! In a timed game the clock of whoever is to move runs from one poll to the next. A built-in opponent is charged what its thread has
//! taken, however late the window asks for its choice.

use std::num::NonZero;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use super::task::Task;
use crate::ai::{Level, LevelPlayer, Limits, NoPlacement, Opponent, Placement, Player, Position};
use crate::game::rules::{Command, Event, Game, Record, Refusal, Seat, Side, Turn};

/// How built-in opponents think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// Longest time for a placement. Levels below the strongest one take less if their own limit is less.
    pub limit: Duration,
    /// Threads of the strongest level.
    pub threads: NonZero<usize>,
    /// Whether an opponent also thinks during the other player's turn.
    pub ponders: bool,
}

impl Default for Thinking {
    fn default() -> Thinking {
        let limit = Level::MAX.data().time();
        Thinking { limit, threads: NonZero::<usize>::MIN, ponders: false }
    }
}

/// A running game.
pub struct Session {
    record: Record,
    /// The built-in opponents. While the thread works, it has the one that thinks.
    opponents: [Option<Box<dyn Player>>; 2],
    thinking: Thinking,
    at_work: Option<AtWork>,
    /// The last position that an opponent pondered.
    pondered: Option<Position>,
    /// Until when the clock of the person to move has been charged.
    charged: Instant,
}

/// What an opponent chose.
type Choice = Result<Placement, NoPlacement>;

/// An opponent at work on its own thread.
struct AtWork {
    side: Side,
    /// Whether it thinks during the other player's turn.
    ponders: bool,
    /// How long it took, once it has chosen.
    took: Arc<OnceLock<Duration>>,
    task: Task<(Box<dyn Player>, Option<Choice>)>,
}

impl AtWork {
    fn time(&self) -> Duration {
        self.took.get().copied().unwrap_or_else(|| self.task.time())
    }
}

impl Session {
    /// Begins or resumes a game; random choices of the opponents follow from `seed`.
    pub fn new(record: Record, seed: u64) -> Session {
        let mut seeds = fastrand::Rng::with_seed(seed);
        let board = record.game.board_size();
        let opponents = record.seats.each_ref().map(|seat| {
            let player = LevelPlayer::of(seat.opponent()?, board, seeds.u64(..));
            Some(Box::new(player) as Box<dyn Player>)
        });
        let thinking = Thinking::default();
        let charged = Instant::now();
        Session { record, opponents, thinking, at_work: None, pondered: None, charged }
    }

    /// Sets how the opponents think from their next turn on.
    pub fn set_thinking(&mut self, thinking: Thinking) {
        self.thinking = thinking;
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// Returns the players, the first one first.
    pub fn seats(&self) -> &[Seat; 2] {
        &self.record.seats
    }

    /// Returns the game and its players as a record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Notes that a player was helped, so that the game is not rated. Returns whether nobody had been helped before.
    pub fn assist(&mut self) -> bool {
        self.record.assist()
    }

    /// Returns whether a person plays.
    pub fn has_human(&self) -> bool {
        self.record.seats.iter().any(Seat::is_human)
    }

    /// Returns whether a person is to move.
    pub fn awaits_human(&self) -> bool {
        self.record.game.result().is_none()
            && self.record.seats[self.record.game.to_move().index()].is_human()
    }

    /// Returns for how long an opponent has been thinking, if one is.
    pub fn thinking_time(&self) -> Option<Duration> {
        self.at_work.as_ref().filter(|work| !work.ponders).map(|work| work.task.time())
    }

    /// Returns what a side has left now, if the game is timed.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        let left = self.record.clock?.left(side);
        let work = self.at_work.as_ref().filter(|work| !work.ponders && work.side == side);
        Some(left.saturating_sub(work.map_or(Duration::ZERO, AtWork::time)))
    }

    /// Returns whether a clock is running.
    pub fn is_clock_running(&self) -> bool {
        self.record.clock.is_some() && self.record.game.result().is_none()
    }

    /// Takes the time since the last call from the person to move.
    fn charge_person(&mut self) {
        let now = Instant::now();
        let time = now - std::mem::replace(&mut self.charged, now);
        if self.awaits_human() {
            let side = self.record.game.to_move();
            if let Some(clock) = &mut self.record.clock {
                clock.spend(side, time);
            }
        }
    }

    /// Returns whether the flag of the side to move has fallen.
    fn has_flag_fallen(&self) -> bool {
        let side = self.record.game.to_move();
        self.is_clock_running() && self.time_left(side) == Some(Duration::ZERO)
    }

    /// Puts a piece of the side to move on the board, which adds to its time.
    fn place(&mut self, placement: Placement) -> Result<Vec<Event>, Refusal> {
        let side = self.record.game.to_move();
        let events = self.record.game.execute(Command::Place(placement))?;
        if let Some(clock) = &mut self.record.clock {
            clock.add_increment(side);
        }
        Ok(events)
    }

    /// Checks whether a person's command can be executed. A loss on time is not undone.
    ///
    /// # Errors
    /// Returns why it is refused.
    pub fn check(&self, command: Command) -> Result<(), Refusal> {
        self.record.game.check(command)?;
        match command {
            Command::Place(_) if !self.awaits_human() => Err(Refusal::NotYourTurn),
            Command::Undo if !self.person_has_moved() => Err(Refusal::NothingToUndo),
            Command::Undo
                if matches!(self.record.game.turns().last(), Some(Turn::LossOnTime(_))) =>
            {
                Err(Refusal::NothingToUndo)
            }
            _ => Ok(()),
        }
    }

    /// Executes a person's command.
    ///
    /// Against a built-in opponent, undo and redo go to the next turn of the person: they take the opponent's answer along. A
    /// resignation is undone and redone alone.
    ///
    /// # Errors
    /// Returns why it is refused; the game stays as it was.
    pub fn perform(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.check(command)?;
        self.charge_person();
        self.dismiss();
        if let Command::Place(placement) = command {
            return match self.has_flag_fallen() {
                true => self.record.game.execute(Command::LoseOnTime(self.record.game.to_move())),
                false => self.place(placement),
            };
        }
        if command == Command::Undo {
            self.assist();
        }
        let mut events = self.record.game.execute(command)?;
        while self.goes_on_with(command, events.last()) {
            events.extend(self.record.game.execute(command)?);
        }
        Ok(events)
    }

    /// Returns whether undo or redo goes on, as it is not a person's turn yet.
    fn goes_on_with(&self, command: Command, last: Option<&Event>) -> bool {
        let is_placement = match command {
            Command::Undo => matches!(last, Some(Event::TakenBack(Turn::Placement(_)))),
            Command::Redo => matches!(self.record.game.next_redo(), Some(Turn::Placement(_))),
            Command::Place(_) | Command::Resign(_) | Command::LoseOnTime(_) => false,
        };
        let waits = self.record.game.result().is_some() || self.awaits_human();
        is_placement && !waits && self.has_human() && self.record.game.check(command).is_ok()
    }

    /// Starts an opponent if it is its turn, and executes its choice once it is found. Returns at once, with what happened.
    pub fn poll(&mut self) -> Vec<Event> {
        self.charge_person();
        if self.has_flag_fallen() {
            self.dismiss();
            let lost = Command::LoseOnTime(self.record.game.to_move());
            return self.record.game.execute(lost).expect("a running game can be lost on time");
        }
        if let Some(side) = self.finished_side() {
            let done = match self.dismiss() {
                None => return Vec::new(),
                Some(Ok(placement)) => self.place(placement),
                // A player that can't go on has lost as well.
                Some(Err(_)) => self.record.game.execute(Command::Resign(side)),
            };
            return done.expect("opponents choose among legal placements");
        }
        if self.at_work.is_none() && self.record.game.result().is_none() {
            let side = self.record.game.to_move();
            if !self.record.seats[side.index()].is_human() {
                self.set_to_work(side, false);
            } else if self.thinking.ponders && self.pondered != Some(self.record.game.position()) {
                self.pondered = Some(self.record.game.position());
                self.set_to_work(side.other(), true);
            }
        }
        Vec::new()
    }

    /// Returns whose opponent at work has finished.
    fn finished_side(&self) -> Option<Side> {
        self.at_work.as_ref().filter(|work| work.task.is_finished()).map(|work| work.side)
    }

    /// Asks the thinking opponent to answer at once with the best that it has found.
    pub fn hurry(&self) {
        if let Some(work) = self.at_work.as_ref().filter(|work| !work.ponders) {
            work.task.control().stop();
        }
    }

    fn set_to_work(&mut self, side: Side, ponders: bool) {
        let Some(mut opponent) = self.opponents[side.index()].take() else { return };
        let mut time = self.thinking.limit;
        match self.record.seats[side.index()].opponent() {
            Some(Opponent::Level(Level::MAX)) => opponent.set_threads(self.thinking.threads),
            Some(other) => time = time.min(other.time(self.record.game.board_size())),
            None => {}
        }
        let position = self.record.game.position();
        if let Some(clock) = self.record.clock {
            time = time.min(clock.share(side, position));
        }
        let took = Arc::new(OnceLock::new());
        let (began, took_by_thread) = (Instant::now(), took.clone());
        let task = Task::start("opponent", move |control| {
            let choice = if ponders {
                opponent.ponder(position, &Limits::new().control(control));
                None
            } else {
                Some(opponent.choose(position, &Limits::new().time(time).control(control)))
            };
            // Nobody else sets it.
            let _ = took_by_thread.set(began.elapsed());
            (opponent, choice)
        });
        self.at_work = Some(AtWork { side, ponders, took, task });
    }

    /// Ends the work, takes the opponent back, and returns its choice if it was its turn.
    fn dismiss(&mut self) -> Option<Choice> {
        let work = self.at_work.take()?;
        let time = work.time();
        let AtWork { side, ponders, task, .. } = work;
        let (opponent, choice) = task.stop();
        if let Some(clock) = self.record.clock.as_mut().filter(|_| !ponders) {
            clock.spend(side, time);
        }
        self.charged = Instant::now();
        self.opponents[side.index()] = Some(opponent);
        choice
    }

    /// Returns whether a person has taken a turn that can be undone.
    fn person_has_moved(&self) -> bool {
        let mut side = Side::First;
        self.record.game.turns().iter().any(|turn| match turn {
            Turn::Resignation(side) | Turn::LossOnTime(side) => {
                self.record.seats[side.index()].is_human()
            }
            Turn::Placement(_) => {
                let human = self.record.seats[side.index()].is_human();
                side = side.other();
                human
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{self, Sender};

    use crate::ai::BoardSize;
    use crate::game::{Board, Clock, Ending, GameResult, Origin};

    fn human() -> Seat {
        Seat::GUEST
    }

    fn session(seats: [Seat; 2]) -> Session {
        Session::new(Record::new(seats, Game::new(Board::empty())), 13)
    }

    fn ai(level: u8) -> Seat {
        Seat::Ai(Level::new(level).unwrap())
    }

    fn wait(session: &mut Session) -> Vec<Event> {
        loop {
            let events = session.poll();
            if !events.is_empty() {
                return events;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn two_opponents_play_a_game_to_its_end() {
        let mut session = session([ai(0), ai(1)]);
        while session.game().result().is_none() {
            wait(&mut session);
        }
        assert!(session.game().position().is_over());
        assert!(session.game().placements() >= 10);
        assert_eq!(session.record().origin(), Origin::Played);
        let refused = session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap()));
        assert_eq!(refused, Err(Refusal::GameOver));
    }

    #[test]
    fn undo_takes_back_the_persons_and_the_opponents_turn() {
        let mut session = session([human(), ai(0)]);
        assert_eq!(session.perform(Command::Undo), Err(Refusal::NothingToUndo));
        session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        let refused = session.perform(Command::Place("a9,b9,c9,d9".parse().unwrap()));
        assert_eq!(refused, Err(Refusal::NotYourTurn));
        wait(&mut session);
        assert_eq!(session.perform(Command::Undo).unwrap().len(), 2);
        assert_eq!((session.game().turns().len(), session.awaits_human()), (0, true));
        assert_eq!(session.perform(Command::Redo).unwrap().len(), 2);
        assert_eq!(session.game().turns().len(), 2);
        assert_eq!(session.record().origin(), Origin::Assisted);
    }

    #[test]
    fn opponents_play_to_the_end_on_boards_of_all_sizes() {
        for size in BoardSize::ALL {
            let record = Record::new([ai(0), ai(1)], Game::new(Board::of_size(size)));
            let mut session = Session::new(record, 7);
            while session.game().result().is_none() {
                wait(&mut session);
            }
            assert!(session.game().placements() * 4 <= size.cell_count(), "{size}");
            assert_eq!(session.record().rematch().game.board_size(), size);
        }
    }

    #[test]
    fn an_opponents_first_turn_is_not_taken_back() {
        let mut session = session([ai(0), human()]);
        wait(&mut session);
        assert_eq!(session.perform(Command::Undo), Err(Refusal::NothingToUndo));
        assert_eq!(session.game().turns().len(), 1);
    }

    /// Thinks until it is stopped, and tells that it was.
    struct Thinker(Sender<()>);

    impl Player for Thinker {
        fn choose(&mut self, _: Position, limits: &Limits) -> Choice {
            while !limits.is_stopped() {
                std::thread::yield_now();
            }
            self.0.send(()).unwrap();
            Err(NoPlacement::Resignation)
        }
    }

    #[test]
    fn an_opponent_that_chooses_nothing_resigns() {
        let mut session = session([ai(9), human()]);
        let (sender, stopped) = mpsc::channel();
        session.opponents[0] = Some(Box::new(Thinker(sender)));
        session.poll();
        session.hurry();
        assert_eq!(wait(&mut session)[0], Event::Resigned(Side::First));
        stopped.recv().unwrap();
    }

    #[test]
    fn a_person_resigns_and_takes_it_back_while_the_opponent_thinks() {
        let mut session = session([human(), ai(9)]);
        let (sender, stopped) = mpsc::channel();
        session.opponents[1] = Some(Box::new(Thinker(sender)));
        session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        session.poll();
        assert!(session.thinking_time().is_some());
        session.perform(Command::Resign(Side::First)).unwrap();
        assert!(session.thinking_time().is_none());
        assert_eq!(stopped.try_recv(), Ok(()), "it was stopped, and has ended");
        assert_eq!(session.game().result().map(|r| r.winner), Some(Side::Second));
        session.perform(Command::Undo).unwrap();
        assert_eq!((session.game().result(), session.game().turns().len()), (None, 1));
        session.perform(Command::Undo).unwrap();
        assert_eq!(session.game().turns().len(), 0);
        session.perform(Command::Redo).unwrap();
        assert_eq!((session.game().result(), session.game().turns().len()), (None, 1));
        session.perform(Command::Redo).unwrap();
        assert_eq!(session.game().result().map(|r| r.winner), Some(Side::Second));
    }

    #[test]
    fn an_opponent_ponders_while_a_person_thinks_and_is_back_when_it_is_its_turn() {
        let mut session = session([human(), ai(10)]);
        session.set_thinking(Thinking { ponders: true, ..Thinking::default() });
        session.poll();
        // The position is beyond its horizon, but it is asked; no opponent is shown to be thinking.
        assert!(session.at_work.as_ref().is_some_and(|work| work.ponders));
        assert_eq!(session.thinking_time(), None);
        session.hurry();
        session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        assert!(matches!(wait(&mut session)[0], Event::Placed { side: Side::Second, .. }));
    }

    #[test]
    fn a_long_pondering_ends_with_the_persons_turn() {
        let rows = "##########/".repeat(2) + &["........##"; 8].join("/");
        let game = Game::new(rows.parse().unwrap());
        let mut session = Session::new(Record::new([human(), ai(10)], game), 1);
        session.set_thinking(Thinking { ponders: true, ..Thinking::default() });
        session.poll();
        session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        assert!(session.at_work.is_none());
    }

    #[test]
    fn a_hurried_opponent_answers_with_what_it_has() {
        let mut session = session([ai(9), human()]);
        session.poll();
        session.hurry();
        assert!(matches!(wait(&mut session)[0], Event::Placed { side: Side::First, .. }));
    }

    fn timed(seats: [Seat; 2], left: [u64; 2]) -> Session {
        let left = left.map(Duration::from_millis);
        let mut record = Record::new(seats, Game::new(Board::empty()));
        record.clock = Clock::of_left("1+2".parse().unwrap(), left);
        Session::new(record, 13)
    }

    #[test]
    fn whoever_runs_out_of_time_loses_and_that_is_not_undone() {
        let mut session = timed([human(), human()], [60_000, 20]);
        session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        assert!(session.time_left(Side::First) > Some(Duration::from_secs(60)), "the increment");
        let result = GameResult { winner: Side::First, ending: Ending::LossOnTime };
        let events = wait(&mut session);
        assert_eq!(events, [Event::LostOnTime(Side::Second), Event::Ended(result)]);
        assert_eq!(session.time_left(Side::Second), Some(Duration::ZERO));
        assert_eq!(session.perform(Command::Undo), Err(Refusal::NothingToUndo));
        assert!(!session.is_clock_running() && session.poll().is_empty());
        let rematch = session.record().rematch();
        assert_eq!(rematch.clock, Some(Clock::new("1+2".parse().unwrap())));
    }

    #[test]
    fn a_placement_after_the_flag_has_fallen_is_too_late() {
        let mut session = timed([human(), human()], [1, 60_000]);
        std::thread::sleep(Duration::from_millis(2));
        let events = session.perform(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        assert_eq!(events[0], Event::LostOnTime(Side::First));
        assert_eq!(session.game().placements(), 0);
    }

    /// The window waits before it asks for a quick answer, so that a person can follow.
    #[test]
    fn an_opponent_is_charged_what_it_has_thought_not_what_it_waited() {
        let mut session = timed([ai(0), human()], [60_000, 60_000]);
        session.poll();
        while session.finished_side().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        let left = session.time_left(Side::First);
        std::thread::sleep(Duration::from_millis(20));
        assert_eq!(session.time_left(Side::First), left);
        assert!(matches!(wait(&mut session)[0], Event::Placed { .. }));
        let increment = Duration::from_secs(2);
        assert_eq!(session.time_left(Side::First), left.map(|left| left + increment));
        assert!(session.time_left(Side::Second) > Some(Duration::from_secs(59)));
    }

    #[test]
    fn an_opponent_that_uses_up_its_time_is_stopped_and_loses() {
        let mut session = timed([ai(9), human()], [30, 60_000]);
        let (sender, stopped) = mpsc::channel();
        session.opponents[0] = Some(Box::new(Thinker(sender)));
        assert_eq!(wait(&mut session)[0], Event::LostOnTime(Side::First));
        stopped.recv().unwrap();
    }

    #[test]
    fn the_strongest_opponent_keeps_to_its_share() {
        let mut session = timed([ai(10), human()], [2_000, 60_000]);
        assert!(matches!(wait(&mut session)[0], Event::Placed { side: Side::First, .. }));
        assert!(session.time_left(Side::First) > Some(Duration::from_secs(3)));
    }
}
