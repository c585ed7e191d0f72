//! Work on a thread of its own that can be stopped, and that ends with its owner.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use crate::ai::Control;

/// A thread at work. Dropping it stops the work and waits for the thread's end: until the work
/// looks at its control, which searches do every few milliseconds.
///
/// If the system has no room for one more thread, the work waits: it begins when somebody asks whether it is finished and there is
/// room. Whoever waits for the result without asking does the work.
pub struct Task<T> {
    name: String,
    control: Control,
    since: Instant,
    /// How long the work took, once it is done.
    took: Arc<OnceLock<Duration>>,
    /// The work, until it begins.
    work: Arc<Mutex<Option<Work<T>>>>,
    thread: OnceLock<JoinHandle<Option<T>>>,
}

type Work<T> = Box<dyn FnOnce(&Control) -> T + Send>;

impl<T: Send + 'static> Task<T> {
    /// Starts the work. It must look at its control now and then, as searches do.
    pub fn start(name: &str, work: impl FnOnce(&Control) -> T + Send + 'static) -> Task<T> {
        let task = Task {
            name: name.to_owned(),
            control: Control::default(),
            since: Instant::now(),
            took: Arc::default(),
            work: Arc::new(Mutex::new(Some(Box::new(work)))),
            thread: OnceLock::new(),
        };
        task.begin();
        task
    }

    /// Starts the thread if it has not been started and there is room.
    fn begin(&self) {
        if self.thread.get().is_none() {
            let (work, control) = (self.work.clone(), self.control.clone());
            let (since, took) = (self.since, self.took.clone());
            let started = Builder::new().name(self.name.clone()).spawn(move || {
                let work = take(&work);
                let result = work.map(|work| work(&control));
                took.get_or_init(|| since.elapsed());
                result
            });
            if let Ok(thread) = started {
                // Nobody else has set it: a task has one owner.
                let _ = self.thread.set(thread);
            }
        }
    }

    /// Returns the control that the work looks at. It stops the work, and tells its progress.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Returns the time that the work has taken so far.
    pub fn time(&self) -> Duration {
        self.took.get().copied().unwrap_or_else(|| self.since.elapsed())
    }

    /// Returns whether the work is done.
    pub fn is_finished(&self) -> bool {
        self.begin();
        self.thread.get().is_some_and(JoinHandle::is_finished)
    }

    /// Waits for the result.
    ///
    /// # Panics
    /// If the work did.
    pub fn finish(mut self) -> T {
        let by_thread = self.thread.take().and_then(|thread| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        let here = || take(&self.work).map(|work| work(&self.control));
        by_thread.or_else(here).expect("the work is done here or by the thread")
    }

    /// Stops the work and waits for what it returns.
    ///
    /// # Panics
    /// If the work did.
    pub fn stop(self) -> T {
        self.control.stop();
        self.finish()
    }
}

fn take<T>(work: &Mutex<Option<Work<T>>>) -> Option<Work<T>> {
    work.lock().unwrap_or_else(PoisonError::into_inner).take()
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            self.control.stop();
            // A panic of the thread was reported by the thread itself.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn a_task_gives_what_its_work_returns() {
        let task = Task::start("sum", |_| 2 + 2);
        assert_eq!(task.finish(), 4);
    }

    #[test]
    fn dropping_a_task_ends_its_thread() {
        let (sender, ended) = mpsc::channel();
        let task = Task::start("endless", move |control| {
            while !control.is_stopped() {
                std::thread::yield_now();
            }
            sender.send(()).unwrap();
        });
        assert!(!task.is_finished());
        drop(task);
        assert_eq!(ended.try_recv(), Ok(()));
    }
}
