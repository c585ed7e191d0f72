//! A thread that writes files in the order in which they are given, so that the window never waits
//! for the disk.
//!
//! A file that changes often is written at most once a second. The thread always has its latest
//! text, so that flushing also writes that.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SendError, Sender};
use std::time::{Duration, Instant};

use super::store::{self, StoreError};
use crate::game::running::spawn;

/// Least time between two writes of a file that changes often: dragging a slider changes it in
/// every frame.
const PAUSE: Duration = Duration::from_secs(1);

/// Least time between two tries to write a file that can't be written.
const RETRY: Duration = Duration::from_secs(5);

/// A handle to the writing thread. Dropping it waits until everything is written; the thread ends
/// with the last flusher.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Sender<Job>,
    report: Sender<StoreError>,
    failures: Receiver<StoreError>,
}

/// A job of the writing thread.
#[derive(Debug)]
pub(super) enum Job {
    /// Writes a text to a file. If that fails, it is tried again until it succeeds.
    Write(PathBuf, String),
    /// Writes a text to a file that changes often: at once if the last write is [`PAUSE`] ago, or
    /// else when it will be, and the last text in any case.
    WriteOften(PathBuf, String),
    /// Appends lines to a file that begins with this title. Lines that can't be written are
    /// appended with the next ones.
    Append(PathBuf, &'static str, String),
    /// Appends lines likewise, but at once or not at all, and sends the result.
    AppendNow(PathBuf, &'static str, String, Sender<Result<(), StoreError>>),
    /// Sends an answer once all earlier jobs are done.
    Flush(Sender<()>),
}

/// Waits for files that are being written. It may outlive the [`Files`](super::files::Files) that
/// it comes from.
#[derive(Clone, Debug)]
pub struct Flusher(Option<Sender<Job>>);

impl Flusher {
    /// Waits until everything to be written is on disk, or has failed.
    pub fn flush(&self) {
        if let Some(done) = self.ask() {
            let _ = done.recv();
        }
    }

    /// Waits like [`Flusher::flush`], but for `time` at most. Returns whether everything was
    /// written, or has failed, in time.
    pub fn flush_within(&self, time: Duration) -> bool {
        self.ask().is_none_or(|done| done.recv_timeout(time) != Err(RecvTimeoutError::Timeout))
    }

    /// Returns a receiver that is answered once everything is written, or `None` if there is
    /// nothing to wait for.
    fn ask(&self) -> Option<Receiver<()>> {
        let (sender, done) = mpsc::channel();
        // If the thread has ended, waiting ends at once, too.
        let _ = self.0.as_ref()?.send(Job::Flush(sender));
        Some(done)
    }

    /// Returns a flusher that has nothing to wait for.
    pub(super) fn idle() -> Flusher {
        Flusher(None)
    }
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Panics
    /// With [`SpawnError`](crate::game::SpawnError), if the system refuses.
    pub fn start() -> Writer {
        let (jobs, received) = mpsc::channel();
        let (report, failures) = mpsc::channel();
        let queue = WriteQueue::new(report.clone());
        spawn("writer", move || queue.work(&received));
        Writer { jobs, report, failures }
    }

    /// Sends a job to the thread. If the thread has died, the job is done at once, and the caller
    /// waits for the disk.
    pub fn send(&self, job: Job) {
        let Err(SendError(job)) = self.jobs.send(job) else { return };
        let written = match job {
            Job::Write(path, text) | Job::WriteOften(path, text) => store::write(&path, &text),
            Job::Append(path, title, lines) => store::append(&path, title, &lines),
            Job::AppendNow(path, title, lines, done) => {
                let _ = done.send(store::append(&path, title, &lines));
                Ok(())
            }
            Job::Flush(_) => Ok(()),
        };
        if let Err(error) = written {
            let _ = self.report.send(error);
        }
    }

    /// Returns a flusher for this thread.
    pub fn flusher(&self) -> Flusher {
        Flusher(Some(self.jobs.clone()))
    }

    /// Returns the errors since the last call. An error that repeats is reported once, until the
    /// file is written successfully again.
    pub fn failures(&self) -> Vec<StoreError> {
        self.failures.try_iter().collect()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.flusher().flush();
    }
}

/// The state of the writing thread: what is to be written, and what was.
#[derive(Debug)]
struct WriteQueue {
    write_file: fn(&Path, &str) -> Result<(), StoreError>,
    report: Sender<StoreError>,
    /// Texts of files that were written less than [`PAUSE`] ago, and those that could not be
    /// written.
    waiting: BTreeMap<PathBuf, String>,
    /// The title of each file that lines could not be appended to, with the lines.
    refused: BTreeMap<PathBuf, (&'static str, String)>,
    /// The last write of each file that changes often, and of each that failed.
    written: BTreeMap<PathBuf, Instant>,
    /// The files whose last write failed, with the kind of error.
    failing: BTreeMap<PathBuf, ErrorKind>,
}

impl WriteQueue {
    fn new(report: Sender<StoreError>) -> WriteQueue {
        WriteQueue {
            write_file: store::write,
            report,
            waiting: BTreeMap::new(),
            refused: BTreeMap::new(),
            written: BTreeMap::new(),
            failing: BTreeMap::new(),
        }
    }

    /// Does jobs until all senders are gone.
    fn work(mut self, jobs: &Receiver<Job>) {
        loop {
            let job = match self.due() {
                None => jobs.recv().map_err(RecvTimeoutError::from),
                Some(due) => jobs.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            match job {
                Ok(job) => self.run(job),
                Err(RecvTimeoutError::Timeout) => self.write_what_is_due(),
                Err(RecvTimeoutError::Disconnected) => return self.write_what_waits(),
            }
        }
    }

    fn run(&mut self, job: Job) {
        match job {
            Job::Write(path, mut text) => {
                self.waiting.remove(&path);
                // The text was made without these lines.
                text.extend(self.refused.remove(&path).map(|(_, lines)| lines));
                self.write(path, text);
            }
            Job::WriteOften(path, text) => {
                self.waiting.insert(path, text);
                self.write_what_is_due();
            }
            Job::Append(path, title, lines) => match self.waiting.get_mut(&path) {
                // Without the text, the file would begin with these lines.
                Some(text) => *text += &lines,
                None => {
                    let refused = self.refused.remove(&path);
                    let refused = refused.map_or(String::new(), |(_, lines)| lines);
                    self.append(path, title, refused + &lines);
                }
            },
            Job::AppendNow(path, title, lines, done) => {
                self.write_what_waits();
                let is_behind =
                    self.waiting.contains_key(&path) || self.refused.contains_key(&path);
                let appended = if is_behind {
                    let error = io::Error::other("what comes before could not be written");
                    Err(StoreError::Io(path, error))
                } else {
                    store::append(&path, title, &lines)
                };
                let _ = done.send(appended);
            }
            Job::Flush(done) => {
                self.write_what_waits();
                let _ = done.send(());
            }
        }
    }

    /// Returns when the text that waits for a file may be written; `None` if it may be written at
    /// once.
    fn due_of(&self, path: &PathBuf) -> Option<Instant> {
        let pause = if self.failing.contains_key(path) { RETRY } else { PAUSE };
        self.written.get(path)?.checked_add(pause)
    }

    /// Returns when the next of the waiting texts may be written; `None` if there are none.
    fn due(&self) -> Option<Instant> {
        self.waiting.keys().map(|path| self.due_of(path).unwrap_or_else(Instant::now)).min()
    }

    /// Writes those waiting texts whose pause is over.
    fn write_what_is_due(&mut self) {
        let now = Instant::now();
        self.write_waiting(|queue, path| queue.due_of(path).is_none_or(|due| due <= now));
    }

    /// Writes all waiting texts, and appends all lines that could not be written before.
    fn write_what_waits(&mut self) {
        self.write_waiting(|_, _| true);
        for (path, (title, lines)) in std::mem::take(&mut self.refused) {
            self.append(path, title, lines);
        }
    }

    /// Appends lines to a file. If that fails, they are tried again later.
    fn append(&mut self, path: PathBuf, title: &'static str, lines: String) {
        let added = store::append(&path, title, &lines);
        if added.is_err() {
            self.refused.insert(path.clone(), (title, lines));
        }
        self.tell(path, added);
    }

    /// Writes the waiting texts of those files that `is_due` selects.
    fn write_waiting(&mut self, is_due: impl Fn(&WriteQueue, &PathBuf) -> bool) {
        let paths: Vec<PathBuf> =
            self.waiting.keys().filter(|path| is_due(self, path)).cloned().collect();
        for path in paths {
            if let Some(text) = self.waiting.remove(&path) {
                self.written.insert(path.clone(), Instant::now());
                self.write(path, text);
            }
        }
    }

    /// Writes a text to a file, and reports an error. A text that the system refuses waits.
    fn write(&mut self, path: PathBuf, text: String) {
        // A panic would lose everything that waits, without an error to show.
        let written = panic::catch_unwind(AssertUnwindSafe(|| (self.write_file)(&path, &text)));
        if let Ok(Err(_)) = written {
            self.waiting.insert(path.clone(), text);
            self.written.insert(path.clone(), Instant::now());
        }
        let written = written.unwrap_or_else(|_| {
            Err(StoreError::Io(path.clone(), io::Error::other("the program failed to write it")))
        });
        self.tell(path, written);
    }

    /// Takes in the result of a write, and reports an error unless the same was reported before.
    fn tell(&mut self, path: PathBuf, written: Result<(), StoreError>) {
        match written {
            Ok(()) => {
                self.failing.remove(&path);
            }
            Err(error) => {
                if self.is_news(path, &error) {
                    // At the end of the program, the receiver may be gone.
                    let _ = self.report.send(error);
                }
            }
        }
    }

    /// Records an error. Returns whether it is new for the file, and, for a full disk, new for all
    /// files.
    fn is_news(&mut self, path: PathBuf, error: &StoreError) -> bool {
        let StoreError::Io(_, error) = error else { return true };
        let kind = error.kind();
        let is_known = match self.failing.get(&path) {
            Some(before) => *before == kind,
            // A full disk affects all files alike.
            None => store::is_full(error) && self.failing.values().any(|other| *other == kind),
        };
        self.failing.insert(path, kind);
        !is_known
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, thread};

    /// Timeout for the writer, long enough for a busy machine.
    const TEST_TIMEOUT: Duration = Duration::from_secs(300);

    #[test]
    fn texts_are_written_in_order_and_all_before_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
        let writer = Writer::start();
        for number in 0..20 {
            writer.send(Job::Write(one.clone(), number.to_string()));
        }
        writer.send(Job::Write(two.clone(), "x".to_owned()));
        let flusher = writer.flusher();
        drop(writer);
        assert_eq!(fs::read_to_string(one).unwrap(), "19");
        assert_eq!(fs::read_to_string(two).unwrap(), "x");
        flusher.flush();
    }

    /// A job that made the thread panic once took all others with it, and nothing more was written.
    #[test]
    fn files_are_written_even_after_the_thread_has_ended() {
        let folder = tempfile::tempdir().unwrap();
        let [one, often] = ["one", "often"].map(|name| folder.path().join(name));
        let (report, failures) = mpsc::channel();
        let writer = Writer { jobs: mpsc::channel().0, report, failures };
        writer.send(Job::Write(one.clone(), "1".to_owned()));
        assert_eq!(fs::read_to_string(&one).unwrap(), "1");
        for number in 0..20 {
            writer.send(Job::WriteOften(often.clone(), number.to_string()));
        }
        writer.send(Job::Write(folder.path().to_owned(), "a folder in the way".to_owned()));
        writer.flusher().flush();
        assert_eq!(fs::read_to_string(often).unwrap(), "19");
        assert_eq!(writer.failures().len(), 1);
    }

    /// A panic once ended the writing thread silently.
    #[test]
    fn a_panic_while_a_file_is_written_is_reported_as_its_failure() {
        let folder = tempfile::tempdir().unwrap();
        let (report, failures) = mpsc::channel();
        let fails = |path: &Path, text: &str| {
            assert!(!path.ends_with("bad"), "a panic that is meant");
            store::write(path, text)
        };
        let mut queue = WriteQueue { write_file: fails, ..WriteQueue::new(report) };
        let [good, bad] = ["good", "bad"].map(|name| folder.path().join(name));
        for path in [&bad, &good, &bad] {
            queue.run(Job::Write(path.clone(), "x".to_owned()));
        }
        assert_eq!(fs::read_to_string(good).unwrap(), "x");
        let told: Vec<StoreError> = failures.try_iter().collect();
        assert!(matches!(&told[..], [StoreError::Io(path, _)] if *path == bad), "{told:?}");
    }

    /// On a full disk every turn once was refused, and each error named another temporary file, so
    /// that each turn caused a warning.
    #[test]
    fn a_lasting_failure_is_reported_once_until_a_write_succeeds() {
        let folder = tempfile::tempdir().unwrap();
        let in_the_way = folder.path().join("in the way");
        fs::create_dir(&in_the_way).unwrap();
        let writer = Writer::start();
        let failures_of_two = || {
            for text in ["one", "two"] {
                writer.send(Job::Write(in_the_way.clone(), text.to_owned()));
            }
            writer.flusher().flush();
            writer.failures().len()
        };
        assert_eq!([failures_of_two(), failures_of_two()], [1, 0]);
        fs::remove_dir(&in_the_way).unwrap();
        assert_eq!(failures_of_two(), 0);
        fs::remove_file(&in_the_way).unwrap();
        fs::create_dir(&in_the_way).unwrap();
        assert_eq!(failures_of_two(), 1);
    }

    /// What could not be written at the first start was once lost:
    /// the first game began a journal. Games that waited were lost when another one was deleted.
    #[test]
    fn what_the_disk_refuses_is_written_later_and_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let [whole, added] = ["whole", "added"].map(|name| folder.path().join(name));
        [&whole, &added].into_iter().for_each(|path| fs::create_dir(path).unwrap());
        let writer = Writer::start();
        let append =
            |path: &Path, lines: &str| Job::Append(path.to_owned(), "title", lines.to_owned());
        writer.send(Job::Write(whole.clone(), "title\none\n".to_owned()));
        writer.send(append(&whole, "two\n"));
        writer.send(append(&added, "two\n"));
        writer.send(Job::Write(added.clone(), "title\none\n".to_owned()));
        writer.flusher().flush();
        let now = |lines: &str| {
            let (sender, done) = mpsc::channel();
            writer.send(Job::AppendNow(whole.clone(), "title", lines.to_owned(), sender));
            done.recv().unwrap()
        };
        assert!(now("not\n").is_err());
        [&whole, &added].into_iter().for_each(|path| fs::remove_dir(path).unwrap());
        now("three\n").unwrap();
        writer.flusher().flush();
        assert_eq!(fs::read_to_string(whole).unwrap(), "title\none\ntwo\nthree\n");
        assert_eq!(fs::read_to_string(added).unwrap(), "title\none\ntwo\n");
    }

    #[test]
    fn a_full_disk_is_reported_once_for_all_files() {
        let (report, told) = mpsc::channel();
        let mut queue = WriteQueue::new(report);
        let mut fails = |name: &str, kind: ErrorKind| {
            let path = PathBuf::from(name);
            queue.is_news(path.clone(), &StoreError::Io(path, kind.into()))
        };
        assert!(fails("one", ErrorKind::StorageFull));
        assert!(!fails("two", ErrorKind::StorageFull));
        assert!(fails("one", ErrorKind::PermissionDenied));
        assert!(fails("three", ErrorKind::PermissionDenied), "another file, another reason");
        drop(told);
    }

    #[test]
    fn a_file_that_changes_often_is_written_at_once_and_then_at_intervals() {
        let folder = tempfile::tempdir().unwrap();
        let [often, other] = ["often", "other"].map(|name| folder.path().join(name));
        let writer = Writer::start();
        let begun = Instant::now();
        for number in 0..100 {
            writer.send(Job::WriteOften(often.clone(), number.to_string()));
        }
        // When this file is written, all jobs before it have been taken from the queue.
        writer.send(Job::Write(other.clone(), String::new()));
        until(|| other.exists());
        let first = fs::read_to_string(&often).unwrap();
        assert!(begun.elapsed() > PAUSE || first == "0", "{first}");
        writer.flusher().flush();
        assert_eq!(fs::read_to_string(&often).unwrap(), "99");
        writer.send(Job::WriteOften(often.clone(), "later".to_owned()));
        // Reading it all the time would keep some systems from writing it.
        until(|| fs::metadata(&often).unwrap().len() == 5);
        assert_eq!(fs::read_to_string(&often).unwrap(), "later");
    }

    /// Waits until a condition holds, and fails if it does not within minutes.
    fn until(is_so: impl Fn() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            assert!(begun.elapsed() < TEST_TIMEOUT, "it never happened");
            thread::yield_now();
        }
    }
}
