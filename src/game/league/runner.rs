//! Plays the rounds of the league on a thread of its own, one round after the other.

use std::time::{SystemTime, UNIX_EPOCH};

use super::rounds;
use super::table::{League, LeagueGame};
use crate::ai::Control;
use crate::game::running::Task;

/// The games of a round, unless it was stopped.
type Round = Option<Vec<LeagueGame>>;

/// Plays the rounds that are due. Dropping it stops the round that is being played, which then stays due.
#[derive(Default)]
pub struct LeagueRunner {
    task: Option<Task<Round>>,
    /// Whether a round could not be played: it is tried again at the next start.
    has_failed: bool,
}

impl LeagueRunner {
    /// Takes over a round that is finished, and begins the next one that is due. Returns whether the league has changed. It never waits.
    pub fn poll(&mut self, league: &mut League) -> bool {
        self.poll_at(league, SystemTime::now())
    }

    fn poll_at(&mut self, league: &mut League, now: SystemTime) -> bool {
        let mut has_changed = false;
        if let Some(task) = self.task.take_if(|task| task.is_finished()) {
            let games = task.finish();
            has_changed = games.is_some();
            self.has_failed = games.is_none();
            games.iter().for_each(|games| league.take_round(games));
        }
        if self.task.is_none() && !self.has_failed {
            // A clock before 1970 lets no round be due.
            let now = now.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
            has_changed |= league.follow_clock(now);
            if league.due(now) > 0 {
                let round = league.next_round();
                let play = move |control: &Control| rounds::play(&round, control);
                self.task = Some(Task::start("league", play));
            }
        }
        has_changed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const PAUSE: u64 = 6 * 3600;

    fn after(seconds: u64) -> SystemTime {
        UNIX_EPOCH + Duration::from_secs(seconds)
    }

    /// Follows the league until a round has been taken over.
    fn wait_for_a_round(runner: &mut LeagueRunner, league: &mut League, now: SystemTime) {
        let before = league.season();
        let is_taken = (0..100_000).any(|_| {
            std::thread::sleep(Duration::from_millis(2));
            runner.poll_at(league, now);
            league.season() != before
        });
        assert!(is_taken);
    }

    #[test]
    fn rounds_are_played_one_after_the_other_until_none_is_due() {
        let (mut league, mut runner) = (League::new(3), LeagueRunner::default());
        assert!(!runner.poll_at(&mut league, UNIX_EPOCH) || runner.task.is_none());
        assert!(!runner.poll_at(&mut league, after(100)) && runner.task.is_none());
        runner.poll_at(&mut league, after(2 * PAUSE));
        for (round, goes_on) in [(1, true), (2, false)] {
            assert!(runner.task.is_some());
            wait_for_a_round(&mut runner, &mut league, after(2 * PAUSE));
            assert_eq!((league.season().1, runner.task.is_some()), (round, goes_on));
        }
        assert!(league.table().iter().all(|(_, it)| it.games() == 2));
    }

    /// The program ended while it played them, and up to six rounds were never played.
    #[test]
    fn rounds_that_were_begun_are_still_due_at_the_next_start() {
        let (mut league, mut runner) = (League::new(3), LeagueRunner::default());
        let now = after(100 * PAUSE);
        assert!(runner.poll_at(&mut league, now) && runner.task.is_some());
        wait_for_a_round(&mut runner, &mut league, now);
        assert!(runner.task.is_some());
        drop(runner);
        assert_eq!(league.due(100 * PAUSE), 5);
        let mut next_start = LeagueRunner::default();
        next_start.poll_at(&mut league, now);
        assert!(next_start.task.is_some());
    }
}
