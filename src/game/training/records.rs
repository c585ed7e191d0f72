//! What is kept of each person's puzzles: the days on which that of the day was solved, the rating in endless puzzles, the best runs.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::days::{Day, SolvedDays};
use super::generator::{ORDERED_RATINGS, PuzzleOrder};
use super::run::Run;
use crate::game::formats::{Document, ensure};
use crate::game::lists::{find_or_add, insert_best, push_latest};
use crate::game::people::{FIRST_RATING, MAX_PEOPLE, RATINGS, rating_after};
use crate::game::rules::PersonId;

/// Runs that are kept of each person.
pub const KEPT_RUNS: usize = 5;

/// Days whose answer was shown that are kept of each person.
const MAX_SHOWN: usize = 50;

/// Puzzles to come back to that are kept of each person.
const MAX_MISSED: usize = 20;

/// Puzzles after which one that was not solved may come back, and of so many puzzles in a row one does.
const REST: u32 = 5;
const EVERY: u32 = 4;

/// Most puzzles that a run or a person can have had: no counter gets there.
const MANY: u32 = 1_000_000_000;

/// Most characters of a date.
const MAX_DATE: usize = 40;

/// The result of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunResult {
    /// Puzzles that were solved.
    pub solved: u32,
    /// Puzzles that were not.
    pub errors: u32,
    /// Date and time.
    pub date: String,
}

/// An endless puzzle to be made, and its rating if it has been tried before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndlessOrder {
    /// What to make.
    pub order: PuzzleOrder,
    /// The rating that it has by now.
    pub rating: Option<f64>,
}

/// A person in endless puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleStanding {
    /// The rating.
    pub rating: f64,
    /// Puzzles that were tried.
    pub tried: u32,
    /// Those of them that were solved at the first try.
    pub solved: u32,
}

/// An endless puzzle that was not solved, to come back to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Missed {
    /// What it is made from.
    seed: u64,
    asked: i32,
    /// Its rating by now.
    rating: f64,
    /// Puzzles that the person had tried by then.
    at: u32,
}

/// What is kept of one person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonRecords {
    /// None for guests.
    person: Option<PersonId>,
    days: SolvedDays,
    /// The days whose answer was shown before it was found, the oldest first.
    shown: Vec<Day>,
    rating: f64,
    tried: u32,
    solved: u32,
    missed: Vec<Missed>,
    /// The best runs, the best first.
    runs: Vec<RunResult>,
}

impl PersonRecords {
    fn of(person: Option<PersonId>) -> PersonRecords {
        PersonRecords {
            person,
            days: SolvedDays::default(),
            shown: Vec::new(),
            rating: FIRST_RATING,
            tried: 0,
            solved: 0,
            missed: Vec::new(),
            runs: Vec::new(),
        }
    }

    fn check(&self) -> Result<(), String> {
        self.days.check()?;
        let is_missed = |missed: &Missed| {
            RATINGS.contains(&missed.rating)
                && ORDERED_RATINGS.contains(&missed.asked)
                && missed.at <= self.tried
        };
        let is_run = |run: &RunResult| {
            run.solved <= MANY
                && run.errors <= Run::MAX_ERRORS
                && run.date.chars().count() <= MAX_DATE
        };
        let fits = self.shown.len() <= MAX_SHOWN
            && self.missed.len() <= MAX_MISSED
            && self.runs.len() <= KEPT_RUNS;
        ensure(fits, "it has too many entries")?;
        let counts = self.tried <= MANY && self.solved <= self.tried;
        ensure(RATINGS.contains(&self.rating) && counts, "the rating is impossible")?;
        let all = self.missed.iter().all(is_missed) && self.runs.iter().all(is_run);
        ensure(all, "a puzzle or a run is impossible")
    }
}

/// What is kept of everybody's puzzles.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainingRecords {
    people: Vec<PersonRecords>,
}

impl TrainingRecords {
    fn get(&self, person: Option<PersonId>) -> Option<&PersonRecords> {
        self.people.iter().find(|kept| kept.person == person)
    }

    /// Changes what is kept of a person; of a person too many, nothing is kept.
    fn change<T>(
        &mut self,
        person: Option<PersonId>,
        change: impl FnOnce(&mut PersonRecords) -> T,
    ) -> Option<T> {
        let is_it = |kept: &PersonRecords| kept.person == person;
        let new = || PersonRecords::of(person);
        find_or_add(&mut self.people, MAX_PEOPLE + 1, is_it, new).map(change)
    }

    /// Returns the days on which a person, none for guests, solved the puzzle of the day.
    pub fn days(&self, person: Option<PersonId>) -> SolvedDays {
        self.get(person).map(|kept| kept.days.clone()).unwrap_or_default()
    }

    /// Notes that the puzzle of a day was solved, unless its answer was shown.
    pub fn solve_day(&mut self, person: Option<PersonId>, day: Day) {
        if !self.was_shown(person, day) {
            self.change(person, |kept| kept.days.solve(day));
        }
    }

    /// Notes that the answer of a day was shown.
    pub fn show_day(&mut self, person: Option<PersonId>, day: Day) {
        if !self.was_shown(person, day) {
            self.change(person, |kept| {
                push_latest(&mut kept.shown, day, MAX_SHOWN);
            });
        }
    }

    /// Returns whether the answer of a day was shown.
    pub fn was_shown(&self, person: Option<PersonId>, day: Day) -> bool {
        self.get(person).is_some_and(|kept| kept.shown.contains(&day))
    }

    /// Returns how a person stands in endless puzzles.
    pub fn standing(&self, person: Option<PersonId>) -> PuzzleStanding {
        let new = PersonRecords::of(person);
        let &PersonRecords { rating, tried, solved, .. } = self.get(person).unwrap_or(&new);
        PuzzleStanding { rating, tried, solved }
    }

    /// Returns the next endless puzzle for a person: a new one of this number at the person's rating, or now and then one that was not
    /// solved before and is not on the board now.
    pub fn next_endless(
        &self,
        person: Option<PersonId>,
        seed: u64,
        on_board: Option<PuzzleOrder>,
    ) -> EndlessOrder {
        let PuzzleStanding { rating, tried, .. } = self.standing(person);
        let comes_back = |missed: &&Missed| {
            tried % EVERY == EVERY - 1
                && missed.at + REST <= tried
                && on_board.is_none_or(|order| order.seed != missed.seed)
        };
        let missed = self.get(person).and_then(|kept| kept.missed.iter().find(comes_back));
        let usual = (rating.round() as i32).clamp(*ORDERED_RATINGS.start(), *ORDERED_RATINGS.end());
        let (seed, asked) = missed.map_or((seed, usual), |missed| (missed.seed, missed.asked));
        let order = PuzzleOrder { seed, rating: asked };
        EndlessOrder { order, rating: missed.map(|missed| missed.rating) }
    }

    /// Rates a person and an endless puzzle by each other after the first try: the puzzle wins against whoever does not solve it.
    pub fn rate(
        &mut self,
        person: Option<PersonId>,
        order: EndlessOrder,
        rating: f64,
        solved: bool,
    ) {
        self.change(person, |kept| {
            let puzzle = rating_after(rating, kept.rating, !solved);
            kept.rating = rating_after(kept.rating, rating, solved);
            kept.tried = (kept.tried + 1).min(MANY);
            kept.solved = (kept.solved + u32::from(solved)).min(kept.tried);
            let PuzzleOrder { seed, rating: asked } = order.order;
            kept.missed.retain(|missed| missed.seed != seed);
            if !solved {
                let missed = Missed { seed, asked, rating: puzzle, at: kept.tried };
                push_latest(&mut kept.missed, missed, MAX_MISSED);
            }
        });
    }

    /// Returns a person's best runs, the best first.
    pub fn runs(&self, person: Option<PersonId>) -> &[RunResult] {
        self.get(person).map_or(&[], |kept| &kept.runs)
    }

    /// Notes a run. Returns its place among the person's best, from 0, if it is one of them: something must have been solved.
    pub fn finish_run(&mut self, person: Option<PersonId>, result: RunResult) -> Option<usize> {
        if result.solved == 0 {
            return None;
        }
        self.change(person, |kept| {
            let worth =
                |run: &RunResult| (run.solved, Run::MAX_ERRORS - run.errors.min(Run::MAX_ERRORS));
            insert_best(&mut kept.runs, result, KEPT_RUNS, worth)
        })?
    }
}

impl Document for TrainingRecords {
    const VERSION: u32 = 1;
    const MAX_LEN: usize = 1 << 21;

    fn check(&self) -> Result<(), String> {
        let people: BTreeSet<_> = self.people.iter().map(|kept| kept.person).collect();
        let fits = people.len() == self.people.len() && people.len() <= MAX_PEOPLE + 1;
        ensure(fits, "it has too many people")?;
        self.people.iter().try_for_each(PersonRecords::check)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Document;

    const ME: Option<PersonId> = Some(PersonId(3));

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn run(solved: u32, errors: u32) -> RunResult {
        RunResult { solved, errors, date: "2026-11-22 08:00".to_owned() }
    }

    /// Something of everything.
    fn played() -> TrainingRecords {
        let mut records = TrainingRecords::default();
        records.solve_day(ME, day("2026-11-21"));
        records.solve_day(ME, day("2026-11-22"));
        records.show_day(None, day("2026-11-22"));
        let order = records.next_endless(ME, 5, None);
        records.rate(ME, order, 850.0, false);
        records.finish_run(ME, run(7, 1));
        records
    }

    #[test]
    fn records_are_read_back_as_they_were_written() {
        let records = played();
        assert_eq!(TrainingRecords::from_ron(&records.to_ron()), Ok(records));
    }

    #[test]
    fn an_answer_that_was_shown_solves_no_day() {
        let mut records = played();
        records.solve_day(None, day("2026-11-22"));
        assert!(!records.days(None).contains(day("2026-11-22")));
        assert!(records.days(ME).contains(day("2026-11-22")));
        assert_eq!(records.days(ME).streak(day("2026-11-23")), 2);
        // A day that was solved before stays solved.
        records.show_day(ME, day("2026-11-22"));
        assert!(records.days(ME).contains(day("2026-11-22")));
    }

    #[test]
    fn people_and_puzzles_are_rated_by_each_other() {
        let mut records = TrainingRecords::default();
        let order = records.next_endless(ME, 1, None);
        assert_eq!((order.order.rating, order.rating), (800, None));
        records.rate(ME, order, 800.0, true);
        assert_eq!(records.standing(ME), PuzzleStanding { rating: 816.0, tried: 1, solved: 1 });
        assert!(records.get(ME).unwrap().missed.is_empty());
        records.rate(ME, order, 816.0, false);
        assert_eq!(records.standing(ME), PuzzleStanding { rating: 800.0, tried: 2, solved: 1 });
        // What the person lost, the puzzle has won.
        assert_eq!(records.get(ME).unwrap().missed[0].rating, 832.0);
        assert_eq!(records.standing(None).rating, 800.0);
        // Harder puzzles bring more and cost less.
        let mut change = |rating: f64, solved| {
            let before = records.standing(None).rating;
            records.rate(None, order, rating, solved);
            records.standing(None).rating - before
        };
        assert!(change(1200.0, true) > 25.0);
        assert!(change(1200.0, false) > -5.0);
    }

    #[test]
    fn a_puzzle_that_was_missed_comes_back_with_its_rating() {
        let mut records = TrainingRecords::default();
        let missed = records.next_endless(ME, 77, None);
        records.rate(ME, missed, 900.0, false);
        let mut came_back = Vec::new();
        for seed in 100..112 {
            let order = records.next_endless(ME, seed, None);
            if order.order.seed == 77 {
                let again = records.next_endless(ME, seed, Some(order.order));
                assert_eq!(again.order.seed, seed, "it is not made twice in a row");
                came_back.push(records.standing(ME).tried);
                assert!(order.rating.unwrap() > 900.0);
                assert_eq!(order.order, missed.order);
            }
            records.rate(ME, order, order.rating.unwrap_or(800.0), true);
        }
        // It came once; solved, it is gone.
        assert_eq!(came_back, [7]);
    }

    #[test]
    fn the_best_runs_of_each_person_are_kept() {
        let mut records = TrainingRecords::default();
        assert_eq!(records.finish_run(ME, run(0, 0)), None, "it was ended at once");
        assert_eq!(records.finish_run(ME, run(5, 3)), Some(0));
        assert_eq!(records.finish_run(ME, run(9, 2)), Some(0));
        assert_eq!(records.finish_run(ME, run(5, 1)), Some(1));
        assert_eq!(records.finish_run(None, run(1, 3)), Some(0));
        (0..3).for_each(|_| _ = records.finish_run(ME, run(6, 0)));
        assert_eq!(records.finish_run(ME, run(0, 3)), None);
        let solved: Vec<u32> = records.runs(ME).iter().map(|run| run.solved).collect();
        assert_eq!(solved, [9, 6, 6, 6, 5]);
        assert_eq!(records.runs(ME)[4].errors, 1);
    }

    #[test]
    fn as_much_as_can_be_kept_can_be_read() {
        let mut records = TrainingRecords::default();
        for number in 0..MAX_PEOPLE as u32 + 5 {
            let person = Some(PersonId(u32::MAX - number));
            let mut today = day("2026-01-01");
            for seed in 0..60 {
                records.solve_day(person, today);
                today = today.after(1).unwrap();
                records.show_day(person, today);
                today = today.after(1).unwrap();
                let order = EndlessOrder {
                    order: PuzzleOrder { seed: u64::MAX - seed, rating: 1650 },
                    rating: None,
                };
                records.rate(person, order, 1_234.567_890_123, false);
                records.finish_run(person, RunResult { date: "9".repeat(MAX_DATE), ..run(9, 3) });
            }
        }
        assert_eq!(records.people.len(), MAX_PEOPLE + 1);
        let text = records.to_ron();
        assert!(text.len() < TrainingRecords::MAX_LEN / 2, "{}", text.len());
        assert_eq!(TrainingRecords::from_ron(&text), Ok(records));
    }

    #[test]
    fn what_could_not_have_happened_is_refused() {
        let good = played().to_ron();
        for (from, to) in [
            ("longest: 2", "longest: 1"),
            ("first: \"2026-11-21\"", "first: \"2026-11-23\""),
            ("first: \"2026-11-21\"", "first: \"2026-11-31\""),
            ("tried: 1", "tried: 4294967295"),
            ("tried: 1", "tried: 0"),
            ("errors: 1", "errors: 4"),
            ("asked: 800", "asked: 2000000"),
            ("rating: 800.0", "rating: NaN"),
            ("rating: 800.0", "rating: -1.0"),
            ("rating: 800.0", "rating: inf"),
            ("person: None", "person: Some(3)"),
            ("2026-11-22 08:00", &"9".repeat(41)),
        ] {
            assert!(good.contains(from), "{from}: {good}");
            assert!(TrainingRecords::from_ron(&good.replace(from, to)).is_err(), "{to}");
        }
    }
}
