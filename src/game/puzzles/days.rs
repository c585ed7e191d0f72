//! Days of the calendar, and the days on which a person solved the puzzle of the day.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use chrono::{Datelike, NaiveDate};

use crate::ai::serde_as_str;
use crate::game::timestamp::Timestamp;

/// A day of the calendar, from 0001-01-01 to 9999-12-31. It is written as `2026-11-22`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(NaiveDate);

/// The error of a text that is not a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DayError {
    /// The text has not the form of a date.
    #[error("a date such as 2026-11-22 is expected")]
    Form,
    /// The calendar has no such day.
    #[error("there is no such day")]
    NoSuchDay,
}

impl Day {
    /// Returns the day of `date`, clamped to the first and the last day.
    pub fn from_date(date: NaiveDate) -> Day {
        match date.year() {
            ..1 => Day::numbered(1),
            1..=9999 => Some(Day(date)),
            _ => NaiveDate::from_ymd_opt(9999, 12, 31).map(Day),
        }
        .expect("both are dates")
    }

    /// Returns the day at a point in time, in the system's time zone.
    pub fn of(at: Timestamp) -> Day {
        Day::from_date(at.local().date())
    }

    /// Returns the day with this number, if there is one.
    fn numbered(number: i32) -> Option<Day> {
        let date = NaiveDate::from_num_days_from_ce_opt(number)?;
        (1..=9999).contains(&date.year()).then_some(Day(date))
    }

    /// Returns the day as a date.
    pub fn date(self) -> NaiveDate {
        self.0
    }

    /// Returns the number of the day, which is 1 for 0001-01-01.
    pub fn number(self) -> i32 {
        self.0.num_days_from_ce()
    }

    /// Returns the day `days` days later, if there is one.
    pub fn after(self, days: u32) -> Option<Day> {
        Day::numbered(self.number().checked_add_unsigned(days)?)
    }

    /// Returns the day `days` days earlier, if there is one.
    pub fn before(self, days: u32) -> Option<Day> {
        Day::numbered(self.number().checked_sub_unsigned(days)?)
    }

    /// Returns the index of the day in its week, 0 for Monday.
    pub fn weekday(self) -> u32 {
        self.0.weekday().num_days_from_monday()
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let is_form = |(index, byte): (usize, u8)| match index {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        };
        // Chrono would also read signs, blanks and shorter numbers.
        if text.len() != 10 || !text.bytes().enumerate().all(is_form) {
            return Err(DayError::Form);
        }
        let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok();
        date.filter(|date| date.year() >= 1).map(Day).ok_or(DayError::NoSuchDay)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.0.year(), self.0.month(), self.0.day())
    }
}

serde_as_str!(Day);

/// Consecutive days, with both ends included.
type Row = RangeInclusive<Day>;

/// Returns the number of days in a row.
fn len(row: &Row) -> u32 {
    row.end().number().abs_diff(row.start().number()) + 1
}

/// The days on which a person solved the puzzle of the day, as rows of consecutive days in the
/// order in which the rows began.
///
/// A clock that was set back neither breaks a row nor lengthens it: a day counts once, and rows
/// that come to touch stay two rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SolvedDays {
    /// The rows, the latest last.
    rows: Vec<Row>,
}

impl SolvedDays {
    /// Records that the puzzle of `day` was solved.
    pub fn solve(&mut self, day: Day) {
        if self.contains(day) {
            return;
        }
        let yesterday = |row: &&mut Row| row.end().after(1) == Some(day);
        match self.rows.iter_mut().rfind(yesterday) {
            Some(row) => *row = *row.start()..=day,
            None => self.rows.push(day..=day),
        }
    }

    /// Returns whether the puzzle of `day` was solved.
    pub fn contains(&self, day: Day) -> bool {
        self.rows.iter().any(|row| row.contains(&day))
    }

    /// Returns the number of days in the row that ends today or, if today's puzzle is still open,
    /// yesterday.
    ///
    /// If `today` is before the end of a row that contains it, or before all days of the last row,
    /// the clock was set back, and that row still counts.
    pub fn streak(&self, today: Day) -> u32 {
        let row = self.rows.iter().rfind(|row| row.contains(&today));
        let row = row.or(self.rows.iter().rfind(|row| row.end().after(1) == Some(today)));
        let row = row.or(self.rows.last().filter(|row| today < *row.start()));
        row.map_or(0, len)
    }

    /// Returns the length in days of the longest row.
    pub fn longest(&self) -> u32 {
        self.rows.iter().map(len).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn solved(days: &[&str]) -> SolvedDays {
        let mut solved = SolvedDays::default();
        days.iter().for_each(|text| solved.solve(day(text)));
        check(&solved);
        solved
    }

    /// Checks the invariants of the days.
    fn check(days: &SolvedDays) {
        for (index, row) in days.rows.iter().enumerate() {
            let meets = |other: &Row| other.start() <= row.end() && row.start() <= other.end();
            assert!(row.start() <= row.end() && !days.rows[..index].iter().any(meets), "{days:?}");
        }
    }

    #[test]
    fn a_day_is_written_as_it_is_read() {
        for text in ["2026-11-22", "2028-02-29", "0001-01-01", "9999-12-31"] {
            assert_eq!(day(text).to_string(), text);
        }
        for text in ["2026-1-1", "+2026-1-01", "2026-11-22 ", "26-11-2222", ""] {
            assert_eq!(text.parse::<Day>(), Err(DayError::Form), "{text}");
        }
        // Their form once was blamed.
        for text in ["2026-11-31", "2027-02-29", "0000-01-01", "2026-13-01"] {
            assert_eq!(text.parse::<Day>(), Err(DayError::NoSuchDay), "{text}");
        }
        assert_eq!((day("0001-01-01").number(), day("2026-11-22").weekday()), (1, 6));
        assert_eq!(day("2027-12-31").after(1), Some(day("2028-01-01")));
        assert_eq!(day("9999-12-31").after(1), None);
        assert_eq!(day("2028-01-01").before(1), Some(day("2027-12-31")));
        assert_eq!(day("0001-01-01").before(1), None);
        assert_eq!(Day::from_date(NaiveDate::MAX), day("9999-12-31"));
        assert_eq!(Day::from_date(NaiveDate::MIN), day("0001-01-01"));
    }

    #[test]
    fn days_in_a_row_are_a_streak_until_one_is_missed() {
        let days = solved(&["2026-02-27", "2026-02-28", "2026-03-01"]);
        let streak = |today: &str| days.streak(day(today));
        assert_eq!(streak("2026-03-01"), 3);
        // Today's puzzle is still open.
        assert_eq!(streak("2026-03-02"), 3);
        assert_eq!(streak("2026-03-03"), 0);
        let days = solved(&["2026-02-27", "2026-02-28", "2026-03-02"]);
        assert_eq!((days.streak(day("2026-03-02")), days.longest()), (1, 2));
        assert_eq!(SolvedDays::default().streak(day("2026-03-02")), 0);
    }

    #[test]
    fn a_puzzle_that_is_solved_twice_counts_once() {
        let days = solved(&["2026-03-01", "2026-03-01", "2026-03-02", "2026-03-01"]);
        assert_eq!((days.streak(day("2026-03-02")), days.longest()), (2, 2));
    }

    #[test]
    fn a_clock_that_is_set_back_neither_breaks_a_streak_nor_makes_it_longer() {
        let row = ["2026-03-05", "2026-03-06", "2026-03-07"];
        let days = solved(&row);
        for back in ["2026-03-06", "2026-03-04", "2026-03-01", "2020-01-01"] {
            assert_eq!(days.streak(day(back)), 3, "{back}");
            // The puzzle of that day is solved nevertheless.
            let mut days = days.clone();
            days.solve(day(back));
            assert!(days.contains(day(back)));
            for today in ["2026-03-07", "2026-03-08"] {
                assert_eq!((days.streak(day(today)), days.longest()), (3, 3), "{back}");
            }
        }
        // The gap before the row is filled later, which makes no row of five.
        let days = solved(&["2026-03-03", "2026-03-05", "2026-03-06", "2026-03-04"]);
        assert_eq!((days.streak(day("2026-03-06")), days.longest()), (2, 2));
    }

    #[test]
    fn a_clock_that_was_years_ahead_once_does_no_harm() {
        let days = solved(&["2026-03-05", "2026-03-06", "2036-01-01", "2026-03-07"]);
        assert_eq!((days.streak(day("2026-03-07")), days.longest()), (3, 3));
    }

    /// Beyond fifty streaks, the oldest once were forgotten, and their days counted as not solved.
    #[test]
    fn no_streak_is_forgotten() {
        let mut days = solved(&["2020-01-01", "2020-01-02"]);
        let mut today = day("2021-01-01");
        for _ in 0..50 {
            days.solve(today);
            today = today.after(2).unwrap();
        }
        assert!(days.contains(day("2020-01-01")) && days.longest() == 2);
        check(&days);
    }
}
