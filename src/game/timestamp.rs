//! Points in time, as they are stored.

use std::time::SystemTime;

use chrono::{DateTime, Local, NaiveDateTime, Utc};
use serde::{Deserialize, Serialize};

/// A point in time, in whole seconds since the start of 1970 in UTC. It is written as that number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The first and the last point in time with a date: in the years 1 and 9999.
    const DATED: [i64; 2] = [-62_135_596_800, 253_402_300_799];

    /// Returns the point in time `seconds` after the start of 1970.
    pub fn new(seconds: i64) -> Timestamp {
        Timestamp(seconds)
    }

    /// Returns the current time, which may be before 1970 on a system whose clock is wrong.
    pub fn now() -> Timestamp {
        Timestamp::new(DateTime::<Utc>::from(SystemTime::now()).timestamp())
    }

    /// Returns the date and time in UTC, clamped to the years 1 to 9999.
    pub fn utc(self) -> DateTime<Utc> {
        let [first, last] = Timestamp::DATED;
        DateTime::from_timestamp(self.0.clamp(first, last), 0).unwrap_or_default()
    }

    /// Returns the date and time in the system's time zone.
    pub fn local(self) -> NaiveDateTime {
        self.utc().with_timezone(&Local).naive_local()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_read_back_as_seconds() {
        let moment = Timestamp::new(1_775_000_040);
        let text = ron::to_string(&moment).unwrap();
        assert_eq!((&*text, ron::from_str(&text)), ("1775000040", Ok(moment)));
    }

    /// A computer with an empty clock battery may start in any year.
    #[test]
    fn a_moment_of_any_year_has_a_local_date() {
        for seconds in [i64::MIN, -86_400 * 400, 0, i64::MAX] {
            let _ = Timestamp::new(seconds).local();
        }
        assert_eq!(Timestamp::new(-86_400 * 400).utc().to_string(), "1968-11-27 00:00:00 UTC");
    }
}
