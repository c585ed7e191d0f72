//! The study of positions beside the game: the coach, hints, outcomes, x-rays, lines and reviews
//! ask one solver.
//!
//! It answers one question after another, and remembers what it has found, so that nothing is found
//! twice. What somebody waits for interrupts what can wait. A question that was interrupted is
//! worked on again later, and soon comes to where it was. The limits of a search begin when its
//! question is worked on.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use rustc_hash::FxHashMap;

use super::awake::tell_news;
use super::task::spawn;
use crate::ai::{Control, Hint, Limits, Position, SearchProgress, Solver, hint};

/// Memory of the solver, in bytes.
const MEMORY: usize = 256 << 20;

/// Time without a question after which the memory is given back.
const IDLE: Duration = Duration::from_secs(600);

/// What a question is for. The later ones interrupt the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::game) enum Rank {
    Review,
    /// What is likely to be asked next.
    Preparation,
    /// The outcomes of all placements, which give the coach as much as its preparation does.
    Outcomes,
    Line,
    Hint,
    /// The values of areas, which take next to no time.
    XRay,
    /// The coach's judgement, for which the opponent's answer is held back.
    Judgement,
}

/// What the solver has found so far.
pub(in crate::game) struct Knowledge {
    pub solver: Solver,
    /// The hints whose outcome is known, and whether each search had all its time.
    hints: FxHashMap<Position, (Hint, bool)>,
}

impl Knowledge {
    /// Finds a hint within `time`, or returns one that is known.
    pub fn hint(&mut self, position: Position, time: Duration, control: &Control) -> Option<Hint> {
        if let Some(&(hint, true)) = self.hints.get(&position) {
            return Some(hint);
        }
        let limits = Limits::new().time(time).control(control);
        let found = hint(&mut self.solver, position, &limits);
        if let Some(hint) = found.filter(|hint| hint.outcome.is_some()) {
            self.hints.insert(position, (hint, !limits.is_stopped()));
        }
        found
    }

    /// Returns the hint for a position if its outcome is known. It may be of a search that was
    /// interrupted.
    pub fn known_hint(&self, position: Position) -> Option<Hint> {
        Some(self.hints.get(&position)?.0)
    }
}

/// Answers questions, on a thread of its own. Dropping it ends the thread.
#[derive(Default)]
pub struct Study {
    desk: Arc<Desk>,
}

/// What the thread shares with those who ask.
#[derive(Default)]
struct Desk {
    queue: Mutex<Queue>,
    /// Notified of a new question, and of the end.
    news: Condvar,
}

#[derive(Default)]
struct Queue {
    /// Number of questions so far.
    asked: u64,
    waiting: BTreeMap<Urgency, Box<Work>>,
    /// The question that is being worked on, unless nobody wants its answer any more.
    current: Option<(Urgency, Control)>,
    /// The thread, from the first question until it has been idle for long.
    worker: Option<JoinHandle<()>>,
    is_closed: bool,
}

/// How urgent a question is: of those of the same rank, the one with the lowest number comes first.
type Urgency = (Rank, Reverse<u64>);

/// Works on a question until it is answered, or the control is stopped. Returns whether it is
/// answered.
type Work = dyn FnMut(&mut Knowledge, &Control) -> bool + Send;

impl Desk {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a question, and begins the most urgent one. Returns `None` if the thread is to
    /// end.
    fn begin(&self) -> Option<(Urgency, Box<Work>, Control)> {
        let is_idle = |queue: &mut Queue| queue.waiting.is_empty() && !queue.is_closed;
        let woken = self.news.wait_timeout_while(self.queue(), IDLE, is_idle);
        let (mut queue, _) = woken.unwrap_or_else(PoisonError::into_inner);
        let first = if queue.is_closed { None } else { queue.waiting.pop_last() };
        let Some((urgency, work)) = first else {
            queue.worker = None;
            return None;
        };
        let control = Control::default();
        queue.current = Some((urgency, control.clone()));
        Some((urgency, work, control))
    }

    /// Answers questions until nobody asks any.
    fn work(&self) {
        let mut knowledge = Knowledge { solver: Solver::new(MEMORY), hints: FxHashMap::default() };
        while let Some((urgency, mut work, control)) = self.begin() {
            let is_answered = work(&mut knowledge, &control);
            let mut queue = self.queue();
            if queue.current.take().is_some() && !is_answered {
                queue.waiting.insert(urgency, work);
            }
            drop(queue);
            tell_news();
        }
    }
}

impl Study {
    /// Asks a question. `work` finds the answer; if its control is stopped, it is called again
    /// later.
    ///
    /// # Panics
    /// With [`SpawnError`](super::SpawnError), if the system refuses a thread.
    pub(in crate::game) fn ask<T: Send + 'static>(
        &self,
        rank: Rank,
        mut work: impl FnMut(&mut Knowledge, &Control) -> T + Send + 'static,
    ) -> Question<T> {
        let (sender, answer) = channel();
        let work = Box::new(move |knowledge: &mut Knowledge, control: &Control| {
            let found = work(knowledge, control);
            // Nobody listens to an answer that is not wanted any more.
            !control.is_stopped() && sender.send(found).is_ok()
        });
        let mut queue = self.desk.queue();
        queue.asked += 1;
        let urgency = (rank, Reverse(queue.asked));
        queue.waiting.insert(urgency, work);
        if let Some((_, control)) = queue.current.as_ref().filter(|((other, _), _)| *other < rank) {
            control.stop();
        }
        if queue.worker.as_ref().is_none_or(JoinHandle::is_finished) {
            let desk = self.desk.clone();
            queue.worker = Some(spawn("study", move || desk.work()));
        }
        self.desk.news.notify_one();
        Question { desk: self.desk.clone(), urgency, answer }
    }
}

impl Drop for Study {
    fn drop(&mut self) {
        let mut queue = self.desk.queue();
        queue.is_closed = true;
        if let Some((_, control)) = &queue.current {
            control.stop();
        }
        let worker = queue.worker.take();
        drop(queue);
        self.desk.news.notify_one();
        // The thread has already reported its own panic.
        let _ = worker.map(JoinHandle::join);
    }
}

/// A question to the [`Study`]. Dropping it says that its answer is not wanted any more.
pub(in crate::game) struct Question<T> {
    desk: Arc<Desk>,
    urgency: Urgency,
    answer: Receiver<T>,
}

impl<T> Question<T> {
    /// Returns the answer once it is found, and forgets the question.
    ///
    /// # Panics
    /// If the work on the question panicked.
    pub fn poll(question: &mut Option<Question<T>>) -> Option<T> {
        let answer = match question.as_ref()?.answer.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return None,
            // The thread has already reported its panic.
            Err(TryRecvError::Disconnected) => resume_unwind(Box::new("the study has failed")),
        };
        *question = None;
        Some(answer)
    }

    /// Returns the progress of the work since it was last interrupted.
    pub fn progress(&self) -> SearchProgress {
        let queue = self.desk.queue();
        let current = queue.current.as_ref().filter(|(urgency, _)| *urgency == self.urgency);
        current.map_or_else(|| Control::default().progress(), |(_, control)| control.progress())
    }
}

impl<T> Drop for Question<T> {
    fn drop(&mut self) {
        let mut queue = self.desk.queue();
        queue.waiting.remove(&self.urgency);
        if let Some((_, control)) = queue.current.take_if(|(urgency, _)| *urgency == self.urgency) {
            control.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Bitboard, Outcome};

    fn wait<T>(question: Question<T>) -> T {
        let mut question = Some(question);
        loop {
            if let Some(answer) = Question::poll(&mut question) {
                return answer;
            }
            std::thread::yield_now();
        }
    }

    /// Works until it is interrupted.
    fn linger(control: &Control) {
        while !control.is_stopped() {
            std::thread::yield_now();
        }
    }

    #[test]
    fn an_urgent_question_interrupts_one_that_can_wait_and_is_answered_later() {
        let study = Study::default();
        let (sender, begun) = channel();
        let mut times = 0;
        let review = study.ask(Rank::Review, move |_, control| {
            times += 1;
            let _ = sender.send(());
            if times == 1 {
                linger(control);
            }
            times
        });
        begun.recv().unwrap();
        let hint = study.ask(Rank::Hint, |_, _| "hint");
        let line = study.ask(Rank::Line, |_, _| "line");
        assert_eq!([wait(line), wait(hint)], ["line", "hint"]);
        assert_eq!(wait(review), 2, "it was begun once more");
    }

    #[test]
    fn of_the_questions_that_wait_the_most_urgent_comes_first() {
        let study = Study::default();
        let (sender, order) = channel();
        let (free, is_free) = channel::<()>();
        let first = study.ask(Rank::Judgement, move |_, _| is_free.recv());
        let ask = |rank, name: &'static str| {
            let sender = sender.clone();
            study.ask(rank, move |_, _| sender.send(name).unwrap())
        };
        let questions = [
            ask(Rank::Review, "review"),
            ask(Rank::Hint, "hint"),
            ask(Rank::Outcomes, "outcomes"),
            ask(Rank::Hint, "second hint"),
        ];
        drop(free);
        let _ = wait(first);
        questions.into_iter().for_each(wait);
        let order: Vec<_> = order.try_iter().collect();
        assert_eq!(order, ["hint", "second hint", "outcomes", "review"]);
    }

    #[test]
    fn a_question_whose_answer_is_not_wanted_any_more_holds_up_no_other() {
        let study = Study::default();
        let endless = study.ask(Rank::Judgement, |_, control| linger(control));
        let waiting = study.ask(Rank::Hint, |_, control| linger(control));
        drop((endless, waiting));
        assert_eq!(wait(study.ask(Rank::Review, |_, _| 5)), 5);
        let _endless = study.ask(Rank::Review, |_, control| linger(control));
        drop(study);
    }

    #[test]
    fn a_hint_is_not_sought_twice() {
        let position = Position::new(Bitboard::rectangle(5, 5));
        let study = Study::default();
        let hint = |rank, time| {
            wait(study.ask(rank, move |known, control| known.hint(position, time, control)))
        };
        let first = hint(Rank::Preparation, Duration::from_secs(600));
        assert_eq!(first.and_then(|hint| hint.outcome), Some(Outcome::Loss));
        assert_eq!(hint(Rank::Hint, Duration::ZERO), first, "nothing is sought in no time");
    }
}
