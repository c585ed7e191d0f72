//! Writes files on a thread of its own, in the order in which they are given, so that the window does not wait for the disk.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::store::{self, StoreError};

/// The thread that writes. Dropping this waits until everything is written; the thread ends with the last flusher.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Sender<Job>,
    failures: Receiver<StoreError>,
}

#[derive(Debug)]
enum Job {
    Write(PathBuf, String),
    /// Answered once everything before it is written.
    Flush(Sender<()>),
}

/// Waits for files that are being written. It may outlive the [`Files`](super::files::Files) that it comes from.
#[derive(Clone, Debug)]
pub struct Flusher(Option<Sender<Job>>);

impl Flusher {
    /// Waits until everything that was given to be written is on disk, or has failed.
    pub fn flush(&self) {
        let (sender, done) = mpsc::channel();
        let sent = self.0.as_ref().is_some_and(|jobs| jobs.send(Job::Flush(sender)).is_ok());
        if sent {
            // Fails only if the thread has ended; then nothing is left to wait for.
            let _ = done.recv();
        }
    }

    /// Returns one that waits for nothing.
    pub(super) fn idle() -> Flusher {
        Flusher(None)
    }
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Panics
    /// If the system has no room for one more thread.
    pub fn start() -> Writer {
        let (jobs, queue) = mpsc::channel();
        let (report, failures) = mpsc::channel();
        thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || work(&queue, &report))
            .expect("the system has room for one more thread");
        Writer { jobs, failures }
    }

    /// Writes a text to a file, after all that were given before.
    pub fn write(&self, path: PathBuf, text: String) {
        self.jobs.send(Job::Write(path, text)).expect("the thread works as long as it is sent to");
    }

    /// Returns a flusher of this thread.
    pub fn flusher(&self) -> Flusher {
        Flusher(Some(self.jobs.clone()))
    }

    /// Returns what failed since the last call.
    pub fn failures(&self) -> Vec<StoreError> {
        self.failures.try_iter().collect()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.flusher().flush();
    }
}

fn work(queue: &Receiver<Job>, report: &Sender<StoreError>) {
    for job in queue {
        match job {
            Job::Write(path, text) => {
                if let Err(error) = store::write(&path, &text) {
                    // At the end of the program nobody listens any more.
                    let _ = report.send(error);
                }
            }
            Job::Flush(done) => {
                let _ = done.send(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn texts_are_written_in_order_and_all_before_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
        let writer = Writer::start();
        for number in 0..20 {
            writer.write(one.clone(), number.to_string());
        }
        writer.write(two.clone(), "x".to_owned());
        let flusher = writer.flusher();
        drop(writer);
        assert_eq!(fs::read_to_string(one).unwrap(), "19");
        assert_eq!(fs::read_to_string(two).unwrap(), "x");
        flusher.flush();
    }

    #[test]
    fn a_flush_waits_and_a_failure_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let occupied = folder.path().join("not a folder");
        fs::write(&occupied, "").unwrap();
        let writer = Writer::start();
        writer.write(occupied.join("file"), "x".to_owned());
        writer.write(folder.path().join("file"), "x".to_owned());
        writer.flusher().flush();
        assert!(folder.path().join("file").exists());
        assert!(matches!(writer.failures()[..], [StoreError::Io(..)]));
        assert!(writer.failures().is_empty());
    }
}
