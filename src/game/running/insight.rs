//! Help that a player can ask for: a hint, the outcomes of all placements, and an x-ray of the
//! areas.
//!
//! A solver works on its own thread, on one question at a time. A hint interrupts the search for
//! outcomes, which then continues where it was, since the solver remembers what it has found. The
//! x-ray needs no solver, and has another thread.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use rustc_hash::FxHashMap;

use super::awake::tell_news;
use super::loan::Loan;
use super::task::Task;
use crate::ai::{
    Hint, Limits, Outcome, Piece, Placement, Position, SearchProgress, Solver, XRay, XRayPicture,
    chance_of_loss, hint,
};

/// Memory of the solver, in bytes.
const MEMORY: usize = 256 << 20;

/// Limit of the search for a hint.
const HINT_TIME: Duration = Duration::from_secs(4);

/// Time after which a search without any outcome counts as long.
const LONG_SEARCH_TIME: Duration = Duration::from_millis(1500);

/// A result of the search for outcomes.
enum OutcomeNotice {
    /// The estimated chance, from 0 to 1, that a placement wins. It is not a proof.
    Expected(Placement, f32),
    /// The proven outcome of a placement.
    Decided(Placement, Outcome),
}

/// Answers questions about one position after another.
#[derive(Default)]
pub struct Insight {
    /// The solver, which searches for a hint or for outcomes.
    solver: Loan<Solver, Option<Hint>>,
    /// The results of the search for outcomes, while it runs.
    notices: Option<Receiver<OutcomeNotice>>,
    position: Option<Position>,
    outcomes: FxHashMap<Placement, Outcome>,
    expectations: FxHashMap<Placement, f32>,
    /// The least and the greatest of the expectations.
    expected: (f32, f32),
    /// Number of placements in the position.
    placements: usize,
    hint: Option<Hint>,
    wants_hint: bool,
    wants_outcomes: bool,
    /// Whether the search for outcomes in this position has ended: it is done, was given up, or was
    /// stopped.
    outcomes_done: bool,
    /// The analyzer of the x-ray, which remembers the shapes that it has seen.
    x_ray: Loan<XRay, Option<XRayPicture>>,
    /// The position of the x-ray.
    x_rayed: Option<Position>,
    areas: Option<XRayPicture>,
}

impl Insight {
    /// Sets the position of all questions but the x-ray, or `None` while no help is allowed.
    pub fn set_position(&mut self, position: Option<Position>) {
        if position == self.position {
            return;
        }
        self.interrupt();
        self.position = position;
        self.outcomes.clear();
        self.expectations.clear();
        self.expected = (1.0, 0.0);
        self.placements = position.map_or(0, |p| Placement::all_on(p.free()).count());
        (self.hint, self.wants_hint, self.outcomes_done) = (None, false, false);
    }

    /// Starts the x-ray of a position, or ends it with `None`. The x-ray may be shown while no
    /// other help is allowed.
    pub fn show_areas(&mut self, position: Option<Position>) {
        if position == self.x_rayed {
            return;
        }
        self.x_ray.stop();
        (self.x_rayed, self.areas) = (position, None);
        if let Some(position) = position {
            self.x_ray.lend("x-ray", XRay::default, move |x_ray, control| {
                x_ray.analyze(position, &Limits::new().control(control))
            });
        }
    }

    /// Returns the x-ray of the position, or `None` until it has been found.
    pub fn areas(&self) -> Option<&XRayPicture> {
        self.areas.as_ref()
    }

    /// Starts the search for a hint with the next [`Insight::poll`], unless the hint is known or
    /// there is no position.
    pub fn ask_hint(&mut self) {
        let is_known = self.hint.is_some() || self.is_seeking_hint();
        self.wants_hint |= !is_known && self.position.is_some();
    }

    /// Sets whether to search for the outcomes of all placements, in this position and those that
    /// follow.
    pub fn want_outcomes(&mut self, wanted: bool) {
        self.wants_outcomes = wanted;
        self.outcomes_done = false;
        if !wanted && self.outcome_search().is_some() {
            self.interrupt();
        }
    }

    /// Stops the search for outcomes in this position, or a search for a hint that is running. The
    /// outcomes found so far stay.
    pub fn stop(&mut self) {
        self.outcomes_done = true;
        self.interrupt();
    }

    /// Takes in results, and starts the next search; to be called in every frame.
    pub fn poll(&mut self) {
        if let Some(picture) = self.x_ray.poll() {
            self.areas = picture;
        }
        self.take_in_notices();
        if let Some(hint) = self.solver.poll() {
            self.outcomes_done |= self.notices.is_some();
            self.take_in(hint);
        }
        if self.wants_hint && self.outcome_search().is_some() {
            self.interrupt();
        }
        if !self.solver.is_busy() {
            self.begin();
        }
    }

    /// Starts the search that is wanted, if any.
    fn begin(&mut self) {
        let Some(position) = self.position else { return };
        let new = || Solver::new(MEMORY);
        if std::mem::take(&mut self.wants_hint) {
            self.solver.lend("hint", new, move |solver, control| {
                hint(solver, position, &Limits::new().time(HINT_TIME).control(control))
            });
        } else if self.wants_outcomes && !self.outcomes_done {
            let (sender, notices) = mpsc::channel();
            self.notices = Some(notices);
            self.solver.lend("outcomes", new, move |solver, control| {
                // Sending fails only once the player has ended the search, and the receiver is
                // gone.
                let report = |notice| _ = sender.send(notice);
                for placement in Placement::all_on(position.free()) {
                    report(OutcomeNotice::Expected(
                        placement,
                        chance_of_loss(position.after(placement)),
                    ));
                }
                let limits = Limits::new().control(control);
                let _ = solver.analyze(position, &limits, |placement, outcome| {
                    report(OutcomeNotice::Decided(placement, outcome));
                    tell_news();
                });
                None
            });
        }
    }

    /// Takes in the results of the search for outcomes.
    fn take_in_notices(&mut self) {
        for notices in self.notices.iter().flat_map(Receiver::try_iter) {
            match notices {
                OutcomeNotice::Expected(placement, chance) => {
                    let (least, most) = self.expected;
                    self.expected = (least.min(chance), most.max(chance));
                    self.expectations.insert(placement, chance);
                }
                OutcomeNotice::Decided(placement, outcome) => {
                    self.outcomes.insert(placement, outcome);
                }
            }
        }
    }

    /// Takes in the results of a search that has ended.
    fn take_in(&mut self, hint: Option<Hint>) {
        self.take_in_notices();
        self.notices = None;
        self.hint = hint.or(self.hint);
    }

    /// Stops the current search, and takes in its results.
    fn interrupt(&mut self) {
        if let Some(hint) = self.solver.stop() {
            self.take_in(hint);
        }
    }

    /// Returns the search for outcomes, while it runs.
    fn outcome_search(&self) -> Option<&Task<(Solver, Option<Hint>)>> {
        self.solver.task().filter(|_| self.notices.is_some())
    }

    /// Returns the hint, or `None` until it has been found.
    pub fn hint(&self) -> Option<Hint> {
        self.hint
    }

    /// Returns the hint, if the outcome of its placement is known.
    pub fn decided_hint(&self) -> Option<Hint> {
        self.hint.filter(|hint| hint.outcome.is_some())
    }

    /// Returns whether a hint is wanted and has not been found yet.
    pub fn is_seeking_hint(&self) -> bool {
        self.wants_hint || (self.solver.is_busy() && self.notices.is_none())
    }

    /// Returns whether a hint or an x-ray is being computed.
    pub fn is_at_work(&self) -> bool {
        self.is_seeking_hint() || self.x_ray.is_busy()
    }

    /// Returns whether outcomes are wanted.
    pub fn wants_outcomes(&self) -> bool {
        self.wants_outcomes
    }

    /// Returns the outcome of a placement for the side that makes it, if it is known.
    pub fn outcome(&self, placement: Placement) -> Option<Outcome> {
        self.outcomes.get(&placement).copied()
    }

    /// Returns whether no outcome is known although the search has taken long or has ended.
    pub fn is_far_from_the_end(&self) -> bool {
        let takes_long =
            self.outcome_search().map_or(self.outcomes_done, |task| task.time() > LONG_SEARCH_TIME);
        self.outcomes.is_empty() && takes_long
    }

    /// Returns the estimate of a placement, scaled from 0 for the worst placement of the position
    /// to 1 for the best. It is not a proof. Returns `None` before a search for outcomes has begun.
    pub fn expectation(&self, placement: Placement) -> Option<f32> {
        let chance = *self.expectations.get(&placement)?;
        let (least, most) = self.expected;
        Some((chance - least) / (most - least).max(f32::MIN_POSITIVE))
    }

    /// Returns the number of placements known to win, known to lose, and in all.
    pub fn counts(&self) -> (usize, usize, usize) {
        let wins = self.outcomes.values().filter(|outcome| **outcome == Outcome::Win).count();
        (wins, self.outcomes.len() - wins, self.placements)
    }

    /// Returns the number of placements of `piece` that are known to win.
    pub fn wins_of(&self, piece: Piece) -> usize {
        let wins = |(p, o): &(&Placement, &Outcome)| p.piece() == piece && **o == Outcome::Win;
        self.outcomes.iter().filter(wins).count()
    }

    /// Returns the progress of the search for outcomes, while it runs.
    pub fn progress(&self) -> Option<SearchProgress> {
        Some(self.outcome_search()?.control().progress())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Bitboard;

    fn position(rows: &str) -> Position {
        ("##########/".repeat(9) + rows).parse().unwrap()
    }

    fn wait(insight: &mut Insight, until: impl Fn(&Insight) -> bool) {
        while !until(insight) {
            insight.poll();
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_hint_wins_where_that_is_possible() {
        let mut insight = Insight::default();
        for (rows, outcome) in [("........##", Outcome::Win), ("....######", Outcome::Loss)] {
            insight.set_position(Some(position(rows)));
            insight.ask_hint();
            assert!(insight.is_seeking_hint());
            wait(&mut insight, |insight| insight.hint().is_some());
            let hint = insight.hint().unwrap();
            assert_eq!(hint.outcome, Some(outcome));
            assert!(position(rows).allows(hint.placement));
        }
    }

    #[test]
    fn every_placement_gets_its_outcome_and_the_next_position_begins_anew() {
        let mut insight = Insight::default();
        insight.want_outcomes(true);
        insight.set_position(Some(position("........##")));
        wait(&mut insight, |insight| insight.counts() == (2, 3, 5));
        assert!(insight.expectation("a1,b1,c1,d1".parse().unwrap()).is_some());
        // A piece in the middle of eight cells leaves two cells on either side, where no piece
        // fits.
        assert_eq!(insight.outcome("a1,b1,c1,d1".parse().unwrap()), Some(Outcome::Win));
        assert_eq!(insight.outcome("c1,d1,e1,f1".parse().unwrap()), Some(Outcome::Loss));
        wait(&mut insight, |insight| insight.progress().is_none());
        insight.set_position(Some(position("....######")));
        assert_eq!(insight.counts(), (0, 0, 1));
        wait(&mut insight, |insight| insight.counts() == (0, 1, 1));
    }

    #[test]
    fn areas_are_shown_for_the_position_on_the_board_and_for_no_other() {
        let mut insight = Insight::default();
        insight.show_areas(Some(position("........##")));
        assert!(insight.areas().is_none() && insight.is_at_work());
        wait(&mut insight, |insight| insight.areas().is_some());
        let heap =
            |insight: &Insight| insight.areas().unwrap().areas[0].value.as_ref().unwrap().heap;
        assert_eq!((heap(&insight), insight.is_at_work()), (Some(2), false));
        insight.show_areas(Some(position("....######")));
        assert!(insight.areas().is_none(), "not those of the position before");
        wait(&mut insight, |insight| insight.areas().is_some());
        assert_eq!(heap(&insight), Some(1));
        // Large areas take long. The analysis of another position does not wait for them.
        insight.show_areas(Some(Position::new(Bitboard::rectangle(8, 3))));
        insight.show_areas(None);
        assert!(insight.areas().is_none() && !insight.is_at_work());
    }

    #[test]
    fn a_long_search_is_stopped_by_a_new_position_a_hint_or_the_player() {
        let mut insight = Insight::default();
        insight.want_outcomes(true);
        insight.set_position(Some(Position::START));
        insight.poll();
        assert!(insight.progress().is_some());
        insight.stop();
        insight.poll();
        assert!(insight.progress().is_none());
        insight.want_outcomes(true);
        insight.poll();
        assert!(insight.progress().is_some());
        insight.set_position(Some(position("........##")));
        insight.ask_hint();
        wait(&mut insight, |insight| insight.hint().is_some());
        insight.set_position(None);
        insight.poll();
        assert!(insight.hint().is_none() && insight.progress().is_none());
    }
}
