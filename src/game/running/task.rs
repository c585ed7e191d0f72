//! Work on a thread of its own that can be stopped, and that ends with its owner.

use std::io;
use std::panic::resume_unwind;
use std::sync::{Arc, OnceLock};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

use crate::ai::Control;

/// The system gives too few threads, which nothing here can do without.
///
/// Whoever needs one unwinds with this, so that all that waits for the disk is still written, and
/// the program ends with this message.
#[derive(Debug, thiserror::Error)]
#[error("the system gives too few threads: {0}")]
pub struct NoThread(io::Error);

/// Starts a thread.
///
/// # Panics
/// With [`NoThread`].
pub(in crate::game) fn spawn<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> JoinHandle<T> {
    let thread = Builder::new().name(name.to_owned()).spawn(work);
    thread.unwrap_or_else(|error| resume_unwind(Box::new(NoThread(error))))
}

/// Checks that the system gives this many threads at a time. Better told at the start than in the
/// middle of a game.
///
/// # Panics
/// With [`NoThread`].
pub fn need_threads(count: usize) {
    let wait = |control: &Control| {
        while !control.is_stopped() {
            sleep(Duration::from_millis(1));
        }
    };
    drop((0..count).map(|_| Task::start("first", wait)).collect::<Vec<_>>());
}

/// A thread at work. Dropping it stops the work and waits for the thread's end: until the work
/// looks at its control.
pub struct Task<T> {
    control: Control,
    since: Instant,
    /// How long the work took, once it is done.
    took: Arc<OnceLock<Duration>>,
    /// The thread, until somebody waits for its end.
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Task<T> {
    /// Starts the work. It must look at its control now and then, as searches do.
    ///
    /// # Panics
    /// With [`NoThread`].
    pub fn start(name: &str, work: impl FnOnce(&Control) -> T + Send + 'static) -> Task<T> {
        let (control, since) = (Control::default(), Instant::now());
        let took = Arc::<OnceLock<Duration>>::default();
        let (seen, spent) = (control.clone(), took.clone());
        let thread = spawn(name, move || {
            let result = work(&seen);
            spent.get_or_init(|| since.elapsed());
            result
        });
        Task { control, since, took, thread: Some(thread) }
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
        self.thread.as_ref().is_some_and(JoinHandle::is_finished)
    }

    /// Waits for the result.
    ///
    /// # Panics
    /// If the work did.
    pub fn finish(mut self) -> T {
        let thread = self.thread.take().expect("nobody has waited for it");
        thread.join().unwrap_or_else(|panic| resume_unwind(panic))
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
                std::thread::yield_now();
            }
            sender.send(()).unwrap();
        });
        assert!(!task.is_finished());
        drop(task);
        assert_eq!(ended.try_recv(), Ok(()));
    }
}
