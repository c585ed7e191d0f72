//! Help that a player can ask for: a hint, the outcomes of all placements, and an x-ray of the
//! areas.
//!
//! All are questions to the [`Study`].

use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;

use super::awake::{awake_now, tell_news};
use super::study::{Question, Rank, Study};
use crate::ai::{
    Hint, Limits, Outcome, Piece, Placement, Position, SearchProgress, XRayPicture, chance_of_loss,
    x_ray,
};

/// Limit of the search for a hint.
const HINT_TIME: Duration = Duration::from_secs(4);

/// Time after which a search without any outcome counts as long.
const LONG_SEARCH_TIME: Duration = Duration::from_millis(1500);

/// What the search for outcomes reports.
enum OutcomeNotice {
    /// The estimated chance, from 0 to 1, that a placement wins, which is that of a loss for the
    /// opponent who is then to move. It is not a proof.
    Expected(Placement, f32),
    /// The proven outcome of a placement for the side that makes it.
    Decided(Placement, Outcome),
}

/// The search for the outcomes of all placements.
struct OutcomeSearch {
    question: Option<Question<()>>,
    notices: Receiver<OutcomeNotice>,
    since: Instant,
}

/// Answers questions about one position after another.
#[derive(Default)]
pub struct Insight {
    position: Option<Position>,
    outcome_search: Option<OutcomeSearch>,
    outcomes: FxHashMap<Placement, Outcome>,
    expectations: FxHashMap<Placement, f32>,
    /// The least and the greatest of the expectations.
    expected: (f32, f32),
    /// Number of placements in the position.
    placements: usize,
    hint: Option<Hint>,
    hint_search: Option<Question<Option<Hint>>>,
    wants_outcomes: bool,
    /// Whether the search for outcomes in this position has ended: it is done, was given up, or was
    /// stopped.
    outcomes_done: bool,
    x_ray: Option<Question<Option<XRayPicture>>>,
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
        let placements = position.map_or(0, |p| Placement::all_on(p.free()).count());
        *self = Insight {
            position,
            placements,
            wants_outcomes: self.wants_outcomes,
            x_ray: self.x_ray.take(),
            x_rayed: self.x_rayed,
            areas: self.areas.take(),
            ..Insight::default()
        };
    }

    /// Starts the x-ray of a position, or ends it with `None`. The x-ray may be shown while no
    /// other help is allowed.
    pub fn show_areas(&mut self, position: Option<Position>, study: &Study) {
        if position == self.x_rayed {
            return;
        }
        (self.x_rayed, self.areas) = (position, None);
        self.x_ray = position.map(|position| {
            study.ask(Rank::XRay, move |known, control| {
                x_ray(&mut known.solver, position, &Limits::new().control(control))
            })
        });
    }

    /// Returns the x-ray of the position, or `None` until it has been found.
    pub fn areas(&self) -> Option<&XRayPicture> {
        self.areas.as_ref()
    }

    /// Starts the search for a hint, unless the hint is known or there is no position.
    pub fn ask_hint(&mut self, study: &Study) {
        if let Some(position) = self.position
            && self.hint.is_none()
        {
            self.hint_search.get_or_insert_with(|| {
                study
                    .ask(Rank::Hint, move |known, control| known.hint(position, HINT_TIME, control))
            });
        }
    }

    /// Sets whether to search for the outcomes of all placements, in this position and those that
    /// follow.
    pub fn want_outcomes(&mut self, wanted: bool) {
        self.wants_outcomes = wanted;
        self.outcomes_done = false;
        self.outcome_search.take_if(|_| !wanted);
    }

    /// Stops the search for outcomes in this position, and that for a hint. The outcomes found so
    /// far stay.
    pub fn stop(&mut self) {
        self.outcomes_done = true;
        (self.outcome_search, self.hint_search) = (None, None);
    }

    /// Takes in results, and starts the search for outcomes if they are wanted; to be called in
    /// every frame.
    pub fn poll(&mut self, study: &Study) {
        if let Some(picture) = Question::poll(&mut self.x_ray) {
            self.areas = picture;
        }
        if let Some(hint) = Question::poll(&mut self.hint_search) {
            self.hint = hint;
        }
        if let Some(search) = &mut self.outcome_search {
            let is_done = Question::poll(&mut search.question).is_some();
            for notice in search.notices.try_iter() {
                match notice {
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
            self.outcomes_done |= is_done;
            self.outcome_search.take_if(|_| is_done);
        }
        if let Some(position) = self.position
            && self.wants_outcomes
            && !self.outcomes_done
            && self.outcome_search.is_none()
        {
            self.search_outcomes(position, study);
        }
    }

    /// Starts the search for the outcomes of all placements.
    fn search_outcomes(&mut self, position: Position, study: &Study) {
        let (sender, notices) = mpsc::channel();
        let question = study.ask(Rank::Outcomes, move |known, control| {
            // Sending fails only once the player has ended the search.
            let report = |notice| _ = sender.send(notice);
            for placement in Placement::all_on(position.free()) {
                let chance = chance_of_loss(position.after(placement));
                report(OutcomeNotice::Expected(placement, chance));
            }
            let limits = Limits::new().control(control);
            let _ = known.solver.analyze(position, &limits, |placement, outcome| {
                report(OutcomeNotice::Decided(placement, outcome));
                tell_news();
            });
        });
        self.outcome_search =
            Some(OutcomeSearch { question: Some(question), notices, since: awake_now() });
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
        self.hint_search.is_some()
    }

    /// Returns whether a hint or an x-ray is being computed.
    pub fn is_at_work(&self) -> bool {
        self.is_seeking_hint() || self.x_ray.is_some()
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
        let is_long = |search: &OutcomeSearch| awake_now() - search.since > LONG_SEARCH_TIME;
        let takes_long = self.outcome_search.as_ref().map_or(self.outcomes_done, is_long);
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
        Some(self.outcome_search.as_ref()?.question.as_ref()?.progress())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Bitboard;

    fn position(rows: &str) -> Position {
        ("##########/".repeat(9) + rows).parse().unwrap()
    }

    fn wait(insight: &mut Insight, study: &Study, until: impl Fn(&Insight) -> bool) {
        while !until(insight) {
            insight.poll(study);
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_hint_wins_where_that_is_possible() {
        let (study, mut insight) = (Study::default(), Insight::default());
        for (rows, outcome) in [("........##", Outcome::Win), ("....######", Outcome::Loss)] {
            insight.set_position(Some(position(rows)));
            insight.ask_hint(&study);
            assert!(insight.is_seeking_hint());
            wait(&mut insight, &study, |insight| insight.hint().is_some());
            let hint = insight.hint().unwrap();
            assert_eq!(hint.outcome, Some(outcome));
            assert!(position(rows).allows(hint.placement));
        }
    }

    #[test]
    fn every_placement_gets_its_outcome_and_the_next_position_begins_anew() {
        let (study, mut insight) = (Study::default(), Insight::default());
        insight.want_outcomes(true);
        insight.set_position(Some(position("........##")));
        wait(&mut insight, &study, |insight| insight.counts() == (2, 3, 5));
        assert!(insight.expectation("a1,b1,c1,d1".parse().unwrap()).is_some());
        // A piece in the middle of eight cells leaves two cells on either side, where no piece
        // fits.
        assert_eq!(insight.outcome("a1,b1,c1,d1".parse().unwrap()), Some(Outcome::Win));
        assert_eq!(insight.outcome("c1,d1,e1,f1".parse().unwrap()), Some(Outcome::Loss));
        wait(&mut insight, &study, |insight| insight.progress().is_none());
        insight.set_position(Some(position("....######")));
        assert_eq!(insight.counts(), (0, 0, 1));
        wait(&mut insight, &study, |insight| insight.counts() == (0, 1, 1));
    }

    #[test]
    fn areas_are_shown_for_the_position_on_the_board_and_for_no_other() {
        let (study, mut insight) = (Study::default(), Insight::default());
        insight.show_areas(Some(position("........##")), &study);
        assert!(insight.areas().is_none() && insight.is_at_work());
        wait(&mut insight, &study, |insight| insight.areas().is_some());
        let heap =
            |insight: &Insight| insight.areas().unwrap().areas[0].value.as_ref().unwrap().heap;
        assert_eq!((heap(&insight), insight.is_at_work()), (Some(2), false));
        insight.show_areas(Some(position("....######")), &study);
        assert!(insight.areas().is_none(), "not those of the position before");
        wait(&mut insight, &study, |insight| insight.areas().is_some());
        assert_eq!(heap(&insight), Some(1));
        // Large areas take long. The analysis of another position does not wait for them.
        insight.show_areas(Some(Position::new(Bitboard::rectangle(8, 3))), &study);
        insight.show_areas(None, &study);
        assert!(insight.areas().is_none() && !insight.is_at_work());
    }

    #[test]
    fn a_long_search_is_stopped_by_a_new_position_a_hint_or_the_player() {
        let (study, mut insight) = (Study::default(), Insight::default());
        insight.want_outcomes(true);
        insight.set_position(Some(Position::START));
        insight.poll(&study);
        assert!(insight.progress().is_some());
        insight.stop();
        insight.poll(&study);
        assert!(insight.progress().is_none());
        insight.want_outcomes(true);
        insight.poll(&study);
        assert!(insight.progress().is_some());
        insight.set_position(Some(position("........##")));
        insight.ask_hint(&study);
        wait(&mut insight, &study, |insight| insight.hint().is_some());
        insight.set_position(None);
        insight.poll(&study);
        assert!(insight.hint().is_none() && insight.progress().is_none());
    }
}
