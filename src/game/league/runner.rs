//! Plays the rounds of the league on a thread of its own, one round after the other.

use std::time::{SystemTime, UNIX_EPOCH};

use super::rounds;
use super::table::{League, LeagueGame};
use crate::game::running::Task;

/// The games of a round, unless it was stopped.
type Round = Option<Vec<LeagueGame>>;

/// Plays the rounds that are due. Dropping it stops the game that is being played, which then does not count.
#[derive(Default)]
pub struct LeagueRunner {
    task: Option<Task<Round>>,
    /// Rounds that are still to be played.
    left: u32,
}

impl LeagueRunner {
    /// Takes over a round that is finished, and begins the next one that is due. Returns whether the league has changed. It never waits.
    pub fn poll(&mut self, league: &mut League) -> bool {
        self.poll_at(league, SystemTime::now())
    }

    /// Returns whether a round is being played.
    pub fn is_at_work(&self) -> bool {
        self.task.is_some()
    }

    fn poll_at(&mut self, league: &mut League, now: SystemTime) -> bool {
        let mut has_changed = false;
        if let Some(task) = self.task.take_if(|task| task.is_finished())
            && let Some(games) = task.finish()
        {
            league.take_round(&games);
            has_changed = true;
        }
        if self.task.is_none() && self.left == 0 {
            // A clock before 1970 lets no round be due.
            let now = now.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
            self.left = league.take_due(now);
            has_changed |= self.left > 0;
        }
        if self.task.is_none() && self.left > 0 {
            self.left -= 1;
            let round = league.next_round();
            self.task = Some(Task::start("league", move |control| rounds::play(&round, control)));
        }
        has_changed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn after(seconds: u64) -> SystemTime {
        UNIX_EPOCH + Duration::from_secs(seconds)
    }

    #[test]
    fn rounds_are_played_one_after_the_other_until_none_is_due() {
        let (mut league, mut runner) = (League::new(3), LeagueRunner::default());
        league.take_due(0);
        assert!(!runner.poll_at(&mut league, after(100)) && !runner.is_at_work());
        assert!(runner.poll_at(&mut league, after(6 * 3600)) && runner.is_at_work());
        let polls = (0..).find(|_| {
            std::thread::sleep(Duration::from_millis(2));
            runner.poll_at(&mut league, after(6 * 3600))
        });
        assert!(polls.is_some() && !runner.is_at_work());
        assert_eq!(league.season().1, 1);
        assert!(league.table().iter().all(|(_, it)| it.games() == 1));
    }

    #[test]
    fn closing_the_program_does_not_wait_for_a_round() {
        let (mut league, mut runner) = (League::new(3), LeagueRunner::default());
        assert!(runner.poll_at(&mut league, after(100)) && runner.is_at_work());
        drop(runner);
        assert_eq!(league.season().1, 0);
    }
}
