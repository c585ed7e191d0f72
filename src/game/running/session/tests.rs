//! Games of people and built-in opponents: turns, undo, pondering, and clocks.

use super::*;
use std::sync::mpsc::{self, Receiver, Sender};

use crate::ai::{Bitboard, BoardSize};
use crate::game::{Board, Clock, Ending, GameResult, Origin};

fn lost_on_time(side: Side) -> Event {
    Event::Taken { side, turn: Turn::LossOnTime(side), dead: Bitboard::EMPTY }
}

fn human() -> Seat {
    Seat::UNNAMED
}

fn session(seats: [Seat; 2]) -> Session {
    Session::new(Record::new(seats, Game::new(Board::empty())), 13)
}

fn ai(level: u8) -> Seat {
    Seat::from(Level::new(level).unwrap())
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
fn undo_removes_the_persons_and_the_opponents_turn() {
    let mut session = session([human(), ai(0)]);
    assert_eq!(session.perform(Command::Undo), Err(Refusal::NothingToUndo));
    session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    let refused = session.perform(Turn::Placement("a9,b9,c9,d9".parse().unwrap()));
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
        let record = Record::new([ai(0), ai(1)], Game::new(Board::new(size)));
        let mut session = Session::new(record, 7);
        while session.game().result().is_none() {
            wait(&mut session);
        }
        assert!(session.game().position().is_over());
        assert!(session.game().placements() * 4 <= size.cell_count(), "{size}");
        assert_eq!(session.record().origin(), Origin::Played);
        let refused = session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap()));
        assert_eq!(refused, Err(Refusal::GameOver));
    }
}

#[test]
fn an_opponents_first_turn_can_not_be_undone() {
    let mut session = session([ai(0), human()]);
    wait(&mut session);
    assert_eq!(session.perform(Command::Undo), Err(Refusal::NothingToUndo));
    assert_eq!(session.game().turns().len(), 1);
}

/// Thinks until it is stopped, and reports that it was.
struct Thinker(Sender<()>);

impl Player for Thinker {
    fn choose(&mut self, _: Position, limits: &Limits) -> Choice {
        while !limits.is_stopped() {
            std::thread::yield_now();
        }
        self.0.send(()).unwrap();
        Err(ChooseError::Resignation)
    }
}

/// Seats a thinker. The receiver gets a message when it is stopped.
fn seat_thinker(session: &mut Session, seat: usize) -> Receiver<()> {
    let (sender, stopped) = mpsc::channel();
    session.opponents[seat] = Some(Box::new(Thinker(sender)));
    stopped
}

#[test]
fn an_opponent_that_chooses_nothing_resigns() {
    let mut session = session([ai(9), human()]);
    let stopped = seat_thinker(&mut session, 0);
    session.poll();
    session.hurry();
    let turn = Turn::Resignation(Side::First);
    let resigned = Event::Taken { side: Side::First, turn, dead: Bitboard::EMPTY };
    assert_eq!(wait(&mut session)[0], resigned);
    stopped.recv().unwrap();
}

#[test]
fn a_person_resigns_and_undoes_it_while_the_opponent_thinks() {
    let mut session = session([human(), ai(9)]);
    let stopped = seat_thinker(&mut session, 1);
    session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    session.poll();
    assert!(session.is_thinking());
    session.perform(Turn::Resignation(Side::First)).unwrap();
    assert!(!session.is_thinking());
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
fn an_opponent_ponders_until_it_is_its_turn() {
    let mut session = session([human(), ai(10)]);
    session.set_thinking(Thinking { ponders: true, ..Thinking::default() });
    session.poll();
    // The position is beyond its horizon, but it is asked. No opponent is shown to be thinking.
    assert!(session.at_work.as_ref().is_some_and(|work| work.ponders));
    assert!(!session.is_thinking());
    session.hurry();
    session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    assert!(matches!(
        wait(&mut session)[0],
        Event::Taken { side: Side::Second, turn: Turn::Placement(_), .. }
    ));
}

#[test]
fn a_long_pondering_ends_with_the_persons_turn() {
    let rows = "##########/".repeat(2) + &["........##"; 8].join("/");
    let game = Game::new(rows.parse().unwrap());
    let mut session = Session::new(Record::new([human(), ai(10)], game), 1);
    session.set_thinking(Thinking { ponders: true, ..Thinking::default() });
    session.poll();
    session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    assert!(session.at_work.is_none());
}

#[test]
fn a_hurried_opponent_answers_with_what_it_has() {
    let mut session = session([ai(9), human()]);
    session.poll();
    assert!(session.pace() >= Duration::from_millis(400));
    session.hurry();
    assert_eq!(session.pace(), Duration::ZERO, "nor does it pause");
    assert!(matches!(
        wait(&mut session)[0],
        Event::Taken { side: Side::First, turn: Turn::Placement(_), .. }
    ));
}

/// A game in which each side has placed a piece, with `left` milliseconds left on each clock.
fn timed(seats: [Seat; 2], left: [u64; 2]) -> Session {
    let left = left.map(Duration::from_millis);
    let mut record = Record::new(seats, Game::new(Board::empty()));
    for cells in ["a10,b10,c10,d10", "e10,f10,g10,h10"] {
        record.game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
    }
    record.clock = Clock::from_left("1+2".parse().unwrap(), left);
    Session::new(record, 13)
}

#[test]
fn a_loss_on_time_can_not_be_undone() {
    let mut session = timed([human(), human()], [60_000, 20]);
    session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    assert!(session.time_left(Side::First) > Some(Duration::from_secs(60)), "the increment");
    let result = GameResult { winner: Side::First, ending: Ending::LossOnTime };
    let events = wait(&mut session);
    assert_eq!(events, [lost_on_time(Side::Second), Event::Ended(result)]);
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
    let events = session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    assert_eq!(events[0], lost_on_time(Side::First));
    assert_eq!(session.game().placements(), 2);
}

/// A player who looked up the rules before the first turn once lost time by it.
#[test]
fn the_first_turn_takes_no_time() {
    let mut record = Record::new([human(), human()], Game::new(Board::empty()));
    record.clock = Some(Clock::new("1+2".parse().unwrap()));
    let mut session = Session::new(record, 13);
    session.set_time(time::now);
    time::pass(500);
    assert!(session.poll().is_empty() && !session.is_clock_running());
    session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    assert_eq!(session.time_left(Side::First), Some(Duration::from_secs(62)));
    time::pass(5);
    session.poll();
    assert_eq!(session.time_left(Side::Second), Some(Duration::from_secs(55)));
}

/// The window takes a quick answer late, so that a person can follow.
#[test]
fn an_opponent_is_charged_what_it_has_thought_not_what_it_waited() {
    let mut session = timed([ai(0), human()], [60_000, 60_000]);
    session.poll();
    while !session.has_finished() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let left = session.time_left(Side::First);
    std::thread::sleep(Duration::from_millis(20));
    assert_eq!(session.time_left(Side::First), left);
    assert!(matches!(wait(&mut session)[0], Event::Taken { turn: Turn::Placement(_), .. }));
    let increment = Duration::from_secs(2);
    assert_eq!(session.time_left(Side::First), left.map(|left| left + increment));
    assert!(session.time_left(Side::Second) > Some(Duration::from_secs(59)));
}

#[test]
fn an_opponent_that_uses_up_its_time_is_stopped_and_loses() {
    let mut session = timed([ai(9), human()], [30, 60_000]);
    let stopped = seat_thinker(&mut session, 0);
    assert_eq!(wait(&mut session)[0], lost_on_time(Side::First));
    stopped.recv().unwrap();
}

#[test]
fn the_strongest_opponent_keeps_to_its_share() {
    let mut session = timed([ai(10), human()], [20_000, 60_000]);
    assert!(matches!(
        wait(&mut session)[0],
        Event::Taken { side: Side::First, turn: Turn::Placement(_), .. }
    ));
    assert!(session.time_left(Side::First) > Some(Duration::from_secs(18)));
}

/// A time that advances when a test says so.
mod time {
    use std::cell::Cell;
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    thread_local! {
        static PASSED: Cell<Duration> = const { Cell::new(Duration::ZERO) };
    }

    pub fn now() -> Instant {
        *START + PASSED.get()
    }

    pub fn pass(seconds: u64) {
        PASSED.set(PASSED.get() + Duration::from_secs(seconds));
    }
}

/// While help was shown over a game, the player's clock once ran out.
#[test]
fn no_clock_runs_while_the_game_is_paused() {
    let mut session = timed([human(), human()], [60_000, 60_000]);
    session.set_time(time::now);
    time::pass(5);
    session.set_paused(true);
    let left = Some(Duration::from_secs(55));
    assert!(session.is_paused());
    for _ in 0..3 {
        time::pass(100);
        assert!(session.poll().is_empty());
        assert_eq!(session.time_left(Side::First), left);
    }
    session.set_paused(false);
    session.poll();
    assert_eq!(session.time_left(Side::First), left);
    time::pass(5);
    session.poll();
    assert_eq!(session.time_left(Side::First), Some(Duration::from_secs(50)));
    session.set_paused(true);
    time::pass(100);
    session.perform(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    assert!(!session.is_paused(), "whoever plays goes on");
    assert_eq!(session.time_left(Side::First), Some(Duration::from_secs(52)), "the increment");
}

#[test]
fn an_opponent_is_charged_only_for_its_thinking_after_a_pause() {
    let mut session = timed([ai(9), human()], [60_000, 60_000]);
    let stopped = seat_thinker(&mut session, 0);
    session.poll();
    session.set_paused(true);
    assert_eq!(stopped.try_recv(), Ok(()), "it was stopped, and has ended");
    assert_eq!(session.time_left(Side::First), Some(Duration::from_secs(60)));
    assert!(session.poll().is_empty() && !session.is_thinking());
    session.set_paused(false);
    session.poll();
    assert!(session.is_thinking());
    // It reports a second time that it is stopped.
    drop(session);
}

#[test]
fn an_opponents_choice_waits_for_the_end_of_a_pause() {
    let mut session = timed([ai(0), human()], [60_000, 60_000]);
    session.poll();
    while !session.has_finished() {
        std::thread::yield_now();
    }
    session.set_paused(true);
    assert!(session.poll().is_empty());
    session.set_paused(false);
    assert!(matches!(
        session.poll()[0],
        Event::Taken { side: Side::First, turn: Turn::Placement(_), .. }
    ));
}

#[test]
fn a_game_without_clocks_is_never_paused() {
    let mut session = session([human(), human()]);
    session.set_paused(true);
    assert!(!session.is_paused());
}
