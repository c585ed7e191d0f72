//! Work on a thread that can be stopped, and that ends with its owner.

use std::io;
use std::panic::resume_unwind;
use std::sync::{Arc, OnceLock};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

use super::awake::{awake_now, tell_news};
use crate::ai::Control;
use crate::game::text::reason;

/// The panic payload for a thread that the system refuses.
///
/// The program can't work without its threads. It unwinds with this error, so that all files
/// waiting to be written still are, and then ends with this message.
#[derive(Debug, thiserror::Error)]
#[error("the system refused to start a thread: {}", reason(.0))]
pub struct SpawnError(io::Error);

/// Starts a thread called `name`.
///
/// # Panics
/// With [`SpawnError`], if the system refuses.
pub(in crate::game) fn spawn<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> JoinHandle<T> {
    let thread = Builder::new().name(name.to_owned()).spawn(work);
    thread.unwrap_or_else(|error| resume_unwind(Box::new(SpawnError(error))))
}

/// Checks that the system allows `count` threads at a time, so that a refusal comes at the start
/// and not in the middle of a game.
///
/// # Panics
/// With [`SpawnError`], if the system refuses.
pub fn check_threads(count: usize) {
    let wait = |control: &Control| {
        while !control.is_stopped() {
            sleep(Duration::from_millis(1));
        }
    };
    drop((0..count).map(|_| Task::start("probe", wait)).collect::<Vec<_>>());
}

/// Work on a thread. Dropping a task stops the work, and waits until it has noticed.
pub struct Task<T> {
    control: Control,
    since: Instant,
    /// The duration of the work, once it is done.
    took: Arc<OnceLock<Duration>>,
    /// The thread, until its end has been waited for.
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Task<T> {
    /// Starts the work on a thread called `name`. It must check its control now and then, as
    /// searches do.
    ///
    /// # Panics
    /// With [`SpawnError`], if the system refuses the thread.
    pub fn start(name: &str, work: impl FnOnce(&Control) -> T + Send + 'static) -> Task<T> {
        let (control, since) = (Control::default(), awake_now());
        let took = Arc::<OnceLock<Duration>>::default();
        let (seen, spent) = (control.clone(), took.clone());
        let thread = spawn(name, move || {
            let result = work(&seen);
            spent.get_or_init(|| awake_now() - since);
            tell_news();
            result
        });
        Task { control, since, took, thread: Some(thread) }
    }

    /// Returns the control that the work checks. It can stop the work, and shows its progress.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Returns how long the work has taken so far, or took in total, without the time in which the
    /// program was suspended.
    pub fn time(&self) -> Duration {
        self.took.get().copied().unwrap_or_else(|| awake_now() - self.since)
    }

    /// Returns whether the work is done.
    pub fn is_finished(&self) -> bool {
        // A thread that has reported its result may take a moment to end. One that panics reports
        // nothing.
        self.took.get().is_some() || self.thread.as_ref().is_some_and(JoinHandle::is_finished)
    }

    /// Waits for the end of the work, and returns its result.
    ///
    /// # Panics
    /// If the work panicked.
    pub fn finish(mut self) -> T {
        let thread = self.thread.take().expect("nobody has waited for it");
        thread.join().unwrap_or_else(|panic| resume_unwind(panic))
    }

    /// Stops the work, waits for its end, and returns its result.
    ///
    /// # Panics
    /// If the work panicked.
    pub fn stop(self) -> T {
        self.control.stop();
        self.finish()
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            self.control.stop();
            // The thread has already reported its own panic.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn a_task_returns_the_result_of_its_work() {
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
