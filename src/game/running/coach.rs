//! The coach: tells people that their placement has just thrown away a proven win, and what would
//! have kept it.
//!
//! The [`Study`] searches the position during the person's turn, and the position after the
//! placement as soon as it is made. The window holds back the answer of an opponent while a
//! placement is judged. The coach says nothing where a search takes too long.

use std::time::Duration;

use super::study::{Knowledge, Question, Rank, Study};
use crate::ai::{Control, Hint, Limits, Outcome, Placement, Position, Reason, hint};
use crate::game::rules::{Game, Turn};

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

/// A turn of a person.
struct PersonTurn {
    /// The index of the turn in [`Game::turns`].
    turn: usize,
    position: Position,
    /// The search of the position.
    preparation: Option<Question<Option<Hint>>>,
    /// The result of that search.
    hint: Option<Hint>,
}

/// Watches the placements of people for blunders.
#[derive(Default)]
pub struct Coach {
    person_turn: Option<PersonTurn>,
    /// The search whether the last placement was a blunder.
    judgement: Option<Question<Option<Blunder>>>,
    blunder: Option<Blunder>,
    time_limits: TimeLimits,
}

impl Coach {
    /// Follows the game; to be called in every frame. Returns whether a blunder has just been
    /// found.
    ///
    /// `awaits_person` says whether a person is to move.
    pub fn follow(&mut self, game: &Game, awaits_person: bool, study: &Study) -> bool {
        let found = Question::poll(&mut self.judgement).flatten();
        let is_found = found.is_some_and(|blunder| blunder.stands_in(game));
        self.blunder = found.or(self.blunder).filter(|blunder| blunder.stands_in(game));
        let (turn, position) = (game.turns().len(), game.position());
        if let Some(person_turn) = &mut self.person_turn {
            if let Some(hint) = Question::poll(&mut person_turn.preparation) {
                person_turn.hint = hint;
            }
            let is_here = (person_turn.turn, person_turn.position) == (turn, position);
            match game.turns().get(person_turn.turn) {
                Some(&Turn::Placement(placement)) if person_turn.position.allows(placement) => {
                    self.judge(placement, study);
                }
                // The turn was undone, or a player has resigned or lost on time.
                _ if !is_here => (self.person_turn, self.judgement) = (None, None),
                _ => {}
            }
        }
        if awaits_person && self.person_turn.is_none() {
            let time = self.time_limits.preparing;
            let prepare =
                move |known: &mut Knowledge, control: &Control| known.hint(position, time, control);
            let preparation = Some(study.ask(Rank::Preparation, prepare));
            self.person_turn = Some(PersonTurn { turn, position, preparation, hint: None });
        }
        is_found
    }

    /// Stops searching, and forgets the turn and the blunder.
    pub fn stop(&mut self) {
        (self.person_turn, self.judgement, self.blunder) = (None, None, None);
    }

    /// Returns the blunder that a person's last placement was, until it is undone or a person
    /// places the next piece.
    pub fn blunder(&self) -> Option<Blunder> {
        self.blunder
    }

    /// Returns what the coach knows of a person's current turn, or `None` if no person is to move.
    pub fn state(&self) -> Option<CoachState> {
        let person_turn = self.person_turn.as_ref()?;
        Some(match person_turn.hint {
            Some(Hint { outcome: Some(_), .. }) => CoachState::Knows,
            _ if person_turn.preparation.is_some() => CoachState::Searching,
            _ => CoachState::TooFar,
        })
    }

    /// Returns whether the coach is judging a placement.
    pub fn is_judging(&self) -> bool {
        self.judgement.is_some()
    }

    /// Returns whether the coach is searching.
    pub fn is_at_work(&self) -> bool {
        let prepares = |person_turn: &PersonTurn| person_turn.preparation.is_some();
        self.is_judging() || self.person_turn.as_ref().is_some_and(prepares)
    }

    /// Starts to search whether a placement was a blunder.
    fn judge(&mut self, played: Placement, study: &Study) {
        let Some(PersonTurn { turn, position, .. }) = self.person_turn.take() else { return };
        self.blunder = None;
        let time = self.time_limits.judging;
        self.judgement = Some(study.ask(Rank::Judgement, move |known, control| {
            let better = better(known, position, played, time, control)?;
            Some(Blunder { turn, played, better: better.placement, reason: better.reason })
        }));
    }
}

/// Returns what would have kept the win that the placement `played` threw away, if it did and
/// `time` suffices to prove it.
fn better(
    known: &mut Knowledge,
    position: Position,
    played: Placement,
    time: Duration,
    control: &Control,
) -> Option<Hint> {
    let limits = Limits::new().time(time).control(control);
    let prepared = known.known_hint(position);
    if prepared.is_some_and(|hint| hint.outcome == Some(Outcome::Loss)) {
        return None;
    }
    let after = known.solver.solve_with(position.after(played), &limits).answer;
    if after.outcome() != Some(Outcome::Win) {
        return None;
    }
    let better = prepared.or_else(|| hint(&mut known.solver, position, &limits))?;
    (better.outcome == Some(Outcome::Win)).then_some(better)
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

    fn wait(coach: &mut Coach, study: &Study, game: &Game, awaits_person: bool) {
        let since = Instant::now();
        coach.follow(game, awaits_person, study);
        while coach.is_at_work() {
            assert!(since.elapsed() < MINUTES, "it never ends");
            coach.follow(game, awaits_person, study);
            std::thread::sleep(Duration::from_millis(1));
        }
        coach.follow(game, awaits_person, study);
    }

    #[test]
    fn a_blunder_is_reported_with_a_better_placement_until_it_is_undone() {
        let (study, mut coach, mut game) = (Study::default(), patient(), corridor());
        wait(&mut coach, &study, &game, true);
        assert_eq!((coach.state(), coach.blunder()), (Some(CoachState::Knows), None));
        place(&mut game, "c1,d1,e1,f1");
        wait(&mut coach, &study, &game, false);
        let blunder = coach.blunder().expect("the game is lost at once");
        assert_eq!((blunder.turn, blunder.reason), (0, Reason::Ends(2)));
        let ends = ["a1,b1,c1,d1", "e1,f1,g1,h1"].map(|cells| cells.parse().unwrap());
        assert!(ends.contains(&blunder.better));
        game.execute(Command::Undo).unwrap();
        wait(&mut coach, &study, &game, true);
        assert_eq!(coach.blunder(), None);
    }

    #[test]
    fn a_placement_that_keeps_the_win_or_loses_anyway_is_no_blunder() {
        let (study, mut coach, mut game) = (Study::default(), patient(), corridor());
        wait(&mut coach, &study, &game, true);
        place(&mut game, "a1,b1,c1,d1");
        wait(&mut coach, &study, &game, true);
        assert_eq!(coach.blunder(), None);
        // The other person has one placement left, and has lost.
        place(&mut game, "e1,f1,g1,h1");
        wait(&mut coach, &study, &game, false);
        assert_eq!(coach.blunder(), None);
    }

    #[test]
    fn a_hasty_blunder_is_reported_although_the_opponent_has_answered() {
        let rows = "..########/..########/##########/........##";
        let (study, mut coach, mut game) = (Study::default(), patient(), Game::on_rows(rows, &[]));
        coach.follow(&game, true, &study);
        // Two placements are left, so the last one is the person's.
        place(&mut game, "a1,b1,c1,d1");
        coach.follow(&game, false, &study);
        place(&mut game, "e1,f1,g1,h1");
        wait(&mut coach, &study, &game, true);
        assert_eq!(coach.blunder().map(|blunder| blunder.turn), Some(0));
        // What follows is no blunder, since every placement loses.
        place(&mut game, "a3,b3,a4,b4");
        wait(&mut coach, &study, &game, false);
        assert_eq!(coach.blunder(), None);
    }

    #[test]
    fn the_coach_reports_nothing_that_takes_too_long_and_can_be_stopped() {
        let time_limits = TimeLimits { preparing: Duration::ZERO, judging: Duration::ZERO };
        let (study, mut coach) = (Study::default(), Coach { time_limits, ..Coach::default() });
        let mut game = Game::new(crate::game::Board::empty());
        coach.follow(&game, true, &study);
        assert_eq!(coach.state(), Some(CoachState::Searching));
        place(&mut game, "a1,b1,c1,d1");
        wait(&mut coach, &study, &game, false);
        assert_eq!((coach.blunder(), coach.state()), (None, None));
        wait(&mut coach, &study, &game, true);
        assert_eq!(coach.state(), Some(CoachState::TooFar));
        coach.stop();
        assert!(!coach.is_at_work() && coach.state().is_none());
    }
}
