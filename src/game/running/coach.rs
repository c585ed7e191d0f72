//! The coach: tells a person whose placement has just thrown away a proven win, and what would have
//! kept it.
//!
//! A solver searches the position during the person's turn, and the position after the placement as
//! soon as it is made. The window holds back the answer of an opponent while a placement is judged.
//! The coach says nothing where a search takes too long.

use std::time::Duration;

use super::loan::Loan;
use crate::ai::{Control, Hint, Limits, Outcome, Placement, Position, Reason, Solver, hint};
use crate::game::rules::{Game, Turn};

/// Memory of the solver, in bytes.
const MEMORY: usize = 32 << 20;

/// Time limits of the coach's searches.
#[derive(Clone, Copy)]
struct TimeLimits {
    /// Limit of the search during a person's turn.
    preparing: Duration,
    /// Limit of the search after a placement. A blunder that is found later is never mentioned.
    judging: Duration,
}

impl Default for TimeLimits {
    fn default() -> TimeLimits {
        TimeLimits { preparing: Duration::from_secs(4), judging: Duration::from_secs(1) }
    }
}

/// A placement that threw away a proven win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blunder {
    /// The index of the turn in [`Game::turns`].
    pub turn: usize,
    /// The placement.
    pub played: Placement,
    /// A placement that would have kept the win.
    pub better: Placement,
    /// Why the better placement wins.
    pub reason: Reason,
}

impl Blunder {
    /// Returns whether the placement is part of `game`, and was not undone.
    fn stands_in(&self, game: &Game) -> bool {
        game.turns().get(self.turn) == Some(&Turn::Placement(self.played))
    }
}

/// What the coach knows of the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoachState {
    /// The coach is still searching.
    Searching,
    /// The coach knows who wins with best play.
    Knows,
    /// The search ended without a result.
    TooFar,
}

/// The result of a search: the hint for a position, or the blunder that a placement was.
type Found = (Option<Hint>, Option<Blunder>);

/// A turn of a person.
#[derive(Clone, Copy, PartialEq)]
struct PersonTurn {
    /// The index of the turn in [`Game::turns`].
    turn: usize,
    position: Position,
    /// Whether the search of the position has been started.
    is_prepared: bool,
    /// The result of that search.
    hint: Option<Hint>,
}

/// Watches the placements of people for blunders.
#[derive(Default)]
pub struct Coach {
    /// The solver, which searches the position of a person's turn or judges a placement.
    solver: Loan<Solver, Found>,
    person_turn: Option<PersonTurn>,
    blunder: Option<Blunder>,
    time_limits: TimeLimits,
}

impl Coach {
    /// Follows the game; to be called in every frame. Returns whether a blunder has just been
    /// found.
    ///
    /// `awaits_person` says whether a person is to move.
    pub fn follow(&mut self, game: &Game, awaits_person: bool) -> bool {
        let turns = game.turns();
        self.blunder = self.blunder.filter(|blunder| blunder.stands_in(game));
        let found = self.solver.poll().and_then(|found| self.take_in(found));
        let found = found.filter(|blunder| blunder.stands_in(game));
        self.blunder = found.or(self.blunder);
        let (turn, position) = (turns.len(), game.position());
        let here = PersonTurn { turn, position, is_prepared: false, hint: None };
        if let Some(person_turn) = self.person_turn {
            let is_here = (person_turn.turn, person_turn.position) == (here.turn, here.position);
            match turns.get(person_turn.turn) {
                Some(&Turn::Placement(placement)) if person_turn.position.allows(placement) => {
                    self.judge(placement);
                }
                // The turn was undone, or a player has resigned or lost on time.
                _ if !is_here => {
                    self.interrupt();
                    self.person_turn = None;
                }
                _ => {}
            }
        }
        if awaits_person {
            let person_turn = *self.person_turn.get_or_insert(here);
            if !person_turn.is_prepared && !self.is_at_work() {
                self.prepare(person_turn);
            }
        }
        found.is_some()
    }

    /// Stops searching, and forgets the turn and the blunder.
    pub fn stop(&mut self) {
        self.interrupt();
        (self.person_turn, self.blunder) = (None, None);
    }

    /// Returns the blunder that a person's last placement was, until it is undone or a person
    /// places the next piece.
    pub fn blunder(&self) -> Option<Blunder> {
        self.blunder
    }

    /// Returns what the coach knows of a person's current turn, or `None` if no person is to move.
    pub fn state(&self) -> Option<CoachState> {
        let person_turn = self.person_turn?;
        Some(match person_turn.hint {
            Some(Hint { outcome: Some(_), .. }) => CoachState::Knows,
            _ if self.is_at_work() || !person_turn.is_prepared => CoachState::Searching,
            _ => CoachState::TooFar,
        })
    }

    /// Returns whether the coach is judging a placement.
    pub fn is_judging(&self) -> bool {
        // A search of the position marks the turn as prepared; a search for a blunder leaves no
        // turn.
        self.is_at_work() && !self.person_turn.is_some_and(|person_turn| person_turn.is_prepared)
    }

    /// Returns whether the coach is searching.
    pub fn is_at_work(&self) -> bool {
        self.solver.is_busy()
    }

    /// Starts a search.
    fn start(&mut self, find: impl FnOnce(&mut Solver, &Control) -> Found + Send + 'static) {
        self.solver.lend("coach", || Solver::new(MEMORY), find);
    }

    /// Starts to search the position of a person's turn.
    fn prepare(&mut self, person_turn: PersonTurn) {
        self.person_turn = Some(PersonTurn { is_prepared: true, ..person_turn });
        let time = self.time_limits.preparing;
        self.start(move |solver, control| {
            let limits = Limits::new().time(time).control(control);
            (hint(solver, person_turn.position, &limits), None)
        });
    }

    /// Starts to search whether a placement was a blunder.
    fn judge(&mut self, played: Placement) {
        // What was found during the person's turn is taken in first.
        self.interrupt();
        let Some(person_turn) = self.person_turn.take() else { return };
        self.blunder = None;
        let time = self.time_limits.judging;
        self.start(move |solver, control| {
            (None, judged(solver, person_turn, played, time, control))
        });
    }

    /// Takes in a hint, and returns the blunder if one was found.
    fn take_in(&mut self, (hint, blunder): Found) -> Option<Blunder> {
        if let Some(person_turn) = &mut self.person_turn {
            person_turn.hint = hint;
        }
        blunder
    }

    /// Stops the search, and takes in the hint if one was found.
    fn interrupt(&mut self) {
        if let Some(found) = self.solver.stop() {
            self.take_in(found);
        }
    }
}

/// Returns the blunder that the placement `played` was, if it was one and `time` suffices to prove
/// it.
fn judged(
    solver: &mut Solver,
    person_turn: PersonTurn,
    played: Placement,
    time: Duration,
    control: &Control,
) -> Option<Blunder> {
    let limits = Limits::new().time(time).control(control);
    if person_turn.hint.is_some_and(|hint| hint.outcome == Some(Outcome::Loss)) {
        return None;
    }
    let after = solver.solve_with(person_turn.position.after(played), &limits).answer;
    if after.outcome() != Some(Outcome::Win) {
        return None;
    }
    let is_known = |hint: &Hint| hint.outcome.is_some();
    let hint = person_turn
        .hint
        .filter(is_known)
        .or_else(|| hint(solver, person_turn.position, &limits))?;
    (hint.outcome == Some(Outcome::Win)).then_some(Blunder {
        turn: person_turn.turn,
        played,
        better: hint.placement,
        reason: hint.reason,
    })
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::game::rules::{Command, Turn};

    /// A game on a row of eight cells, where a piece at an end wins and one in the middle loses.
    fn corridor() -> Game {
        Game::on_rows("........##", &[])
    }

    fn place(game: &mut Game, cells: &str) {
        game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
    }

    /// Timeout for results of the coach, long enough for a busy machine.
    const MINUTES: Duration = Duration::from_secs(300);

    /// Returns a coach whose searches end with a result, however slow the machine is.
    fn patient() -> Coach {
        let time_limits = TimeLimits { preparing: MINUTES, judging: MINUTES };
        Coach { time_limits, ..Coach::default() }
    }

    fn wait(coach: &mut Coach, game: &Game, awaits_person: bool) {
        let since = Instant::now();
        coach.follow(game, awaits_person);
        while coach.is_at_work() {
            assert!(since.elapsed() < MINUTES, "it never ends");
            coach.follow(game, awaits_person);
            std::thread::sleep(Duration::from_millis(1));
        }
        coach.follow(game, awaits_person);
    }

    #[test]
    fn a_blunder_is_reported_with_a_better_placement_until_it_is_undone() {
        let (mut coach, mut game) = (patient(), corridor());
        wait(&mut coach, &game, true);
        assert_eq!((coach.state(), coach.blunder()), (Some(CoachState::Knows), None));
        place(&mut game, "c1,d1,e1,f1");
        wait(&mut coach, &game, false);
        let blunder = coach.blunder().expect("the game is lost at once");
        assert_eq!((blunder.turn, blunder.reason), (0, Reason::Ends(2)));
        let ends = ["a1,b1,c1,d1", "e1,f1,g1,h1"].map(|cells| cells.parse().unwrap());
        assert!(ends.contains(&blunder.better));
        game.execute(Command::Undo).unwrap();
        wait(&mut coach, &game, true);
        assert_eq!(coach.blunder(), None);
    }

    #[test]
    fn a_placement_that_keeps_the_win_or_loses_anyway_is_no_blunder() {
        let (mut coach, mut game) = (patient(), corridor());
        wait(&mut coach, &game, true);
        place(&mut game, "a1,b1,c1,d1");
        wait(&mut coach, &game, true);
        assert_eq!(coach.blunder(), None);
        // The other person has one placement left, and has lost.
        place(&mut game, "e1,f1,g1,h1");
        wait(&mut coach, &game, false);
        assert_eq!(coach.blunder(), None);
    }

    #[test]
    fn a_hasty_blunder_is_reported_although_the_opponent_has_answered() {
        let rows = "..########/..########/##########/........##";
        let (mut coach, mut game) = (patient(), Game::on_rows(rows, &[]));
        coach.follow(&game, true);
        // Two placements are left, so that the last one is the person's.
        place(&mut game, "a1,b1,c1,d1");
        coach.follow(&game, false);
        place(&mut game, "e1,f1,g1,h1");
        wait(&mut coach, &game, true);
        assert_eq!(coach.blunder().map(|blunder| blunder.turn), Some(0));
        // What follows is no blunder, since every placement loses.
        place(&mut game, "a3,b3,a4,b4");
        wait(&mut coach, &game, false);
        assert_eq!(coach.blunder(), None);
    }

    #[test]
    fn the_coach_reports_nothing_that_takes_too_long_and_can_be_stopped() {
        let time_limits = TimeLimits { preparing: Duration::ZERO, judging: Duration::ZERO };
        let mut coach = Coach { time_limits, ..Coach::default() };
        let mut game = Game::new(crate::game::Board::empty());
        coach.follow(&game, true);
        assert_eq!(coach.state(), Some(CoachState::Searching));
        place(&mut game, "a1,b1,c1,d1");
        wait(&mut coach, &game, false);
        assert_eq!((coach.blunder(), coach.state()), (None, None));
        wait(&mut coach, &game, true);
        assert_eq!(coach.state(), Some(CoachState::TooFar));
        coach.stop();
        assert!(!coach.is_at_work() && coach.state().is_none());
    }
}
