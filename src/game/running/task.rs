//! Work on a thread of its own that can be stopped, and that ends with its owner.

use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::ai::Control;

/// A thread at work. Dropping it stops the work and waits for the thread's end, which takes milliseconds.
pub struct Task<T> {
    control: Control,
    since: Instant,
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Task<T> {
    /// Starts the work. It must look at its control now and then, as searches do.
    ///
    /// # Panics
    /// If the system has no room for one more thread.
    pub fn start(name: &str, work: impl FnOnce(&Control) -> T + Send + 'static) -> Task<T> {
        let control = Control::default();
        let watched = control.clone();
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || work(&watched))
            .expect("the system has room for one more thread");
        Task { control, since: Instant::now(), thread: Some(thread) }
    }

    /// Returns the control that the work looks at. It stops the work, and tells its progress.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Returns the time since the start.
    pub fn time(&self) -> Duration {
        self.since.elapsed()
    }

    /// Returns whether the work is done.
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the result.
    ///
    /// # Panics
    /// If the work did.
    pub fn finish(mut self) -> T {
        let thread = self.thread.take().expect("a task is finished once");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
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
                thread::yield_now();
            }
            sender.send(()).unwrap();
        });
        assert!(!task.is_finished());
        drop(task);
        assert_eq!(ended.try_recv(), Ok(()));
    }
}
