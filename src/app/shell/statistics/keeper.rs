//! The statistics, with the game on the table and what has not been told yet.

use std::collections::VecDeque;

use crate::game::{Circumstances, GameNote, Judgement, Reached, Record, Statistics, Task};

/// Longest time between two frames that counts as thinking, in seconds. The window may have slept, or the computer.
pub const LONGEST_FRAME: f64 = 2.0;

/// Longest turn that counts as thinking, in seconds.
pub const LONGEST_TURN: f64 = 900.0;

/// Most games that wait to be looked at.
const WAITING: usize = 20;

/// The statistics while the program runs.
#[derive(Default)]
pub struct StatisticsKeeper {
    /// All that is kept.
    pub statistics: Statistics,
    /// What is noted of the game on the table, or of the one that was there last.
    pub note: Option<GameNote>,
    /// The time of the last frame with the game on the table, and for how long this turn has been thought about.
    pub clock: Option<(f64, f64)>,
    /// The game that is being looked at.
    at_work: Option<(Finished, Task<Judgement>)>,
    waiting: VecDeque<Finished>,
    /// Achievements that have not been told.
    pub news: VecDeque<Reached>,
}

/// A finished game.
#[derive(Clone)]
pub struct Finished {
    /// The game.
    pub record: Record,
    /// What else is to be told of it.
    pub about: Circumstances,
}

impl StatisticsKeeper {
    /// Begins to measure how long the next turn is thought about.
    pub fn begin_turn(&mut self) {
        self.clock = self.clock.map(|(now, _)| (now, 0.0));
    }

    /// Has a finished game looked at on a thread of its own.
    pub fn look_at(&mut self, finished: Finished) {
        if self.waiting.len() < WAITING {
            self.waiting.push_back(finished);
        }
    }

    /// Returns a game that has been looked at, once it has, and takes up the next one.
    pub fn looked_at(&mut self) -> Option<(Finished, Judgement)> {
        if self.at_work.is_none()
            && let Some(finished) = self.waiting.pop_front()
        {
            let game = finished.record.game.clone();
            let task = Task::start("judgement", move |control| Judgement::of(&game, control));
            self.at_work = Some((finished, task));
        }
        let (finished, task) = self.at_work.take_if(|(_, task)| task.is_finished())?;
        Some((finished, task.finish()))
    }

    /// Returns whether a game is being looked at.
    #[cfg(test)]
    pub fn is_at_work(&self) -> bool {
        self.at_work.is_some() || !self.waiting.is_empty()
    }
}
