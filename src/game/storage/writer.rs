//! A thread that writes files, so that the window never waits for the disk.
//!
//! The thread has the latest state of every file at once. It writes a file as soon as it gets it,
//! but one that changes often a second later, and one that comes [after lines](Order::AfterLines)
//! not before them. What the system refuses is tried again every few seconds, and whenever the
//! thread is flushed.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{self, AtomicBool};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::store::{self, StoreError};
use crate::game::running::spawn;

/// Time for which a file that changes often waits for more changes: dragging a slider changes it in
/// every frame.
const PAUSE: Duration = Duration::from_secs(1);

/// Least time between two tries to write a file that can't be written.
const RETRY: Duration = Duration::from_secs(5);

/// A handle to the writing thread. Dropping it waits until everything is written; the thread ends
/// with the last flusher.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Sender<Job>,
    failures: Receiver<StoreError>,
    is_failing: Arc<AtomicBool>,
}

/// A job of the writing thread. A file that can't be written is tried again until it succeeds.
#[derive(Debug)]
pub(super) enum Job {
    /// Writes a text to a file.
    Write(PathBuf, String, Order),
    /// Appends lines to a file that begins with this title.
    Append(PathBuf, &'static str, String),
    /// Appends lines likewise, but at once or not at all, and sends the result.
    AppendNow(PathBuf, &'static str, String, Sender<io::Result<()>>),
    /// Tries to write everything, and then sends an answer.
    Flush(Sender<()>),
}

/// When a text is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// [`PAUSE`] later, with all changes up to then.
    Often,
    /// At once, unless lines that came earlier could not be appended to another file: not before
    /// they are.
    AfterLines,
}

/// Waits for files that are being written. It may outlive the [`Files`](super::files::Files) that
/// it comes from. The default one has nothing to wait for.
#[derive(Clone, Debug, Default)]
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
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Panics
    /// With [`SpawnError`](crate::game::SpawnError), if the system refuses.
    pub fn start() -> Writer {
        let (jobs, received) = mpsc::channel();
        let (report, failures) = mpsc::channel();
        let queue = WriteQueue::new(report);
        let is_failing = Arc::clone(&queue.is_failing);
        spawn("writer", move || queue.work(&received));
        Writer { jobs, failures, is_failing }
    }

    /// Sends a job to the thread.
    pub fn send(&self, job: Job) {
        // The thread ends with its last sender: what panics in it is caught.
        let _ = self.jobs.send(job);
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

    /// Returns whether a file could not be written, and is tried again.
    pub fn is_failing(&self) -> bool {
        self.is_failing.load(atomic::Ordering::Relaxed)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.flusher().flush();
    }
}

/// What is to be written to a file.
#[derive(Debug)]
struct Wanted {
    /// The whole text of the file.
    text: Option<String>,
    /// Lines to append to the file or to that text, with the title of a new file.
    lines: Option<(&'static str, String)>,
    /// The time before which the file is not written.
    due: Instant,
    /// Whether the text must not be written before the lines of other files.
    is_after_lines: bool,
    /// Why the last write failed.
    refused: Option<ErrorKind>,
}

impl Wanted {
    fn new(due: Instant) -> Wanted {
        Wanted { text: None, lines: None, due, is_after_lines: false, refused: None }
    }

    fn add(&mut self, title: &'static str, lines: &str) {
        self.lines.get_or_insert((title, String::new())).1.push_str(lines);
    }

    /// Writes the file.
    fn write(&self, path: &Path) -> io::Result<()> {
        match (&self.text, &self.lines) {
            (None, None) => Ok(()),
            (None, Some((title, lines))) => store::append(path, title, lines),
            (Some(text), None) => store::write(path, text),
            (Some(text), Some((_, lines))) => store::write(path, format!("{text}{lines}")),
        }
    }
}

/// The state of the writing thread.
#[derive(Debug)]
struct WriteQueue {
    write: fn(&Wanted, &Path) -> io::Result<()>,
    report: Sender<StoreError>,
    is_failing: Arc<AtomicBool>,
    /// The files to write.
    files: BTreeMap<PathBuf, Wanted>,
}

impl WriteQueue {
    fn new(report: Sender<StoreError>) -> WriteQueue {
        let (is_failing, files) = Default::default();
        WriteQueue { write: Wanted::write, report, is_failing, files }
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
                Err(RecvTimeoutError::Timeout) => {}
                // Before the writer went, it flushed.
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.write_what_is_due();
        }
    }

    fn run(&mut self, job: Job) {
        match job {
            Job::Write(path, text, order) => {
                let pause = if order == Order::Often { PAUSE } else { Duration::ZERO };
                let is_after_lines = order == Order::AfterLines && self.has_lines();
                let wanted = self.wanted(path, pause);
                // Lines that wait for this file stay: the text was made without them.
                (wanted.text, wanted.is_after_lines) = (Some(text), is_after_lines);
            }
            Job::Append(path, title, lines) => self.wanted(path, Duration::ZERO).add(title, &lines),
            Job::AppendNow(path, title, lines, done) => {
                self.write_all();
                let _ = done.send(self.append_now(&path, title, &lines));
            }
            Job::Flush(done) => {
                self.write_all();
                let _ = done.send(());
            }
        }
    }

    /// Returns when to look at the files again; `None` if there are none.
    fn due(&self) -> Option<Instant> {
        self.files.values().filter(|it| !self.is_held(it)).map(|it| it.due).min()
    }

    /// Returns what is wanted of a file, to be changed. If that is new, it waits for `pause`.
    fn wanted(&mut self, path: PathBuf, pause: Duration) -> &mut Wanted {
        self.files.entry(path).or_insert_with(|| Wanted::new(Instant::now() + pause))
    }

    fn has_lines(&self) -> bool {
        self.files.values().any(|it| it.lines.is_some())
    }

    /// Returns whether a file must wait for the lines of other files.
    fn is_held(&self, wanted: &Wanted) -> bool {
        wanted.is_after_lines && wanted.lines.is_none() && self.has_lines()
    }

    /// Writes the files whose time has come.
    fn write_what_is_due(&mut self) {
        let now = Instant::now();
        self.write_those(|wanted| wanted.due <= now);
    }

    /// Writes all files.
    fn write_all(&mut self) {
        self.write_those(|_| true);
    }

    /// Writes the files that `is_due` selects.
    fn write_those(&mut self, is_due: impl Fn(&Wanted) -> bool) {
        for is_after_lines in [false, true] {
            let is_next =
                |wanted: &Wanted| wanted.is_after_lines == is_after_lines && is_due(wanted);
            let files = self.files.iter().filter(|(_, it)| is_next(it) && !self.is_held(it));
            let paths: Vec<PathBuf> = files.map(|(path, _)| path.clone()).collect();
            paths.into_iter().for_each(|path| self.write(path));
        }
        let is_failing = self.files.values().any(|it| it.refused.is_some());
        self.is_failing.store(is_failing, atomic::Ordering::Relaxed);
    }

    /// Writes a file. If that fails, reports the error, and tries again later.
    fn write(&mut self, path: PathBuf) {
        let Some(mut wanted) = self.files.remove(&path) else { return };
        let Err(error) = self.try_write(&path, &wanted) else { return };
        wanted.due = Instant::now() + RETRY;
        let before = wanted.refused.replace(error.kind());
        let is_news = self.is_news(before, &error);
        self.files.insert(path.clone(), wanted);
        if is_news {
            // Whoever takes in the report asks next whether this has passed.
            self.is_failing.store(true, atomic::Ordering::Relaxed);
            // At the end of the program, the receiver may be gone.
            let _ = self.report.send(StoreError::Io(path, error));
        }
    }

    /// Appends lines to a file at once or not at all.
    fn append_now(&self, path: &Path, title: &'static str, lines: &str) -> io::Result<()> {
        if self.files.contains_key(path) {
            return Err(io::Error::other("what comes before could not be written"));
        }
        let mut wanted = Wanted::new(Instant::now());
        wanted.add(title, lines);
        self.try_write(path, &wanted)
    }

    /// Writes a file. A panic, which would lose everything that waits, becomes an error.
    fn try_write(&self, path: &Path, wanted: &Wanted) -> io::Result<()> {
        let written = panic::catch_unwind(AssertUnwindSafe(|| (self.write)(wanted, path)));
        written.unwrap_or_else(|_| Err(io::Error::other("the program failed to write it")))
    }

    /// Returns whether an error is new for its file, whose error was `before`, and, for a full
    /// disk, new for all files.
    fn is_news(&self, before: Option<ErrorKind>, error: &io::Error) -> bool {
        let kind = Some(error.kind());
        match before {
            Some(_) => before != kind,
            // A full disk affects all files alike.
            None => !store::is_full(error) || self.files.values().all(|it| it.refused != kind),
        }
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
            writer.send(write(&one, &number.to_string()));
        }
        writer.send(write(&two, "x"));
        let flusher = writer.flusher();
        drop(writer);
        assert_eq!(fs::read_to_string(one).unwrap(), "19");
        assert_eq!(fs::read_to_string(two).unwrap(), "x");
        flusher.flush();
    }

    /// Returns a job that writes a text at once.
    fn write(path: &Path, text: &str) -> Job {
        Job::Write(path.to_owned(), text.to_owned(), Order::AfterLines)
    }

    fn append(path: &Path, lines: &str) -> Job {
        Job::Append(path.to_owned(), "title", lines.to_owned())
    }

    /// A panic once ended the writing thread silently, and took everything that waited with it.
    #[test]
    fn a_panic_while_a_file_is_written_is_reported_as_its_failure() {
        let folder = tempfile::tempdir().unwrap();
        let (report, failures) = mpsc::channel();
        let fails = |wanted: &Wanted, path: &Path| {
            assert!(!path.ends_with("bad"), "a panic that is meant");
            wanted.write(path)
        };
        for job in [write, append] {
            let mut queue = WriteQueue { write: fails, ..WriteQueue::new(report.clone()) };
            let [good, bad] = ["good", "bad"].map(|name| folder.path().join(name));
            for path in [&bad, &good, &bad] {
                queue.run(job(path, "x"));
            }
            queue.write_all();
            assert!(fs::read_to_string(good).unwrap().ends_with('x'));
            let told: Vec<StoreError> = failures.try_iter().collect();
            assert!(matches!(&told[..], [StoreError::Io(path, _)] if *path == bad), "{told:?}");
            assert!(queue.append_now(&bad, "title", "x").is_err());
        }
    }

    /// Lines that were refused once waited for the next ones, and a finished game might be lost.
    #[test]
    fn lines_that_the_disk_refuses_are_tried_again_by_themselves() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        fs::create_dir(&path).unwrap();
        let (report, _failures) = mpsc::channel();
        let mut queue = WriteQueue::new(report);
        queue.run(append(&path, "game\n"));
        queue.write_what_is_due();
        fs::remove_dir(&path).unwrap();
        assert!(queue.due().unwrap() <= Instant::now() + RETRY);
        assert!(queue.is_failing.load(atomic::Ordering::Relaxed));
        // Five seconds later.
        queue.files.values_mut().for_each(|wanted| wanted.due = Instant::now());
        queue.write_what_is_due();
        assert_eq!(fs::read_to_string(path).unwrap(), "title\ngame\n");
        assert!(!queue.is_failing.load(atomic::Ordering::Relaxed));
        assert!(queue.files.is_empty() && queue.due().is_none());
    }

    /// While the journal could not take a finished game, the next game once replaced it in the file
    /// of the game in progress. A program that was killed then had lost it.
    #[test]
    fn a_text_waits_for_lines_that_came_before_it() {
        let folder = tempfile::tempdir().unwrap();
        let names = ["current", "journal", "remembered"];
        let [current, journal, often] = names.map(|name| folder.path().join(name));
        let (report, _failures) = mpsc::channel();
        let mut queue = WriteQueue::new(report);
        let save = |text: &str| Job::Write(current.clone(), text.to_owned(), Order::AfterLines);
        queue.run(save("the first game"));
        queue.write_all();
        fs::create_dir(&journal).unwrap();
        queue.run(append(&journal, "the first game\n"));
        queue.run(save("the second game"));
        queue.run(Job::Write(often.clone(), "page 1".to_owned(), Order::Often));
        queue.write_all();
        let text = |path: &Path| fs::read_to_string(path).unwrap();
        assert_eq!([&current, &often].map(|it| text(it)), ["the first game", "page 1"]);
        let due = queue.due().unwrap();
        assert!(due > Instant::now(), "what must wait would keep the thread busy");
        fs::remove_dir(&journal).unwrap();
        queue.write_all();
        assert_eq!(
            [text(&journal), text(&current)],
            ["title\nthe first game\n", "the second game"]
        );
    }

    /// A journal that is written anew needs no lines but its own.
    #[test]
    fn a_text_does_not_wait_for_lines_of_its_own_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        fs::create_dir(&path).unwrap();
        let (report, _failures) = mpsc::channel();
        let mut queue = WriteQueue::new(report);
        queue.run(append(&path, "two\n"));
        fs::remove_dir(&path).unwrap();
        queue.run(Job::Write(path.clone(), "title\none\n".to_owned(), Order::AfterLines));
        queue.write_all();
        assert_eq!(fs::read_to_string(path).unwrap(), "title\none\ntwo\n");
    }

    /// On a full disk every turn once was refused, and each error named another temporary file, so
    /// each turn caused a warning.
    #[test]
    fn a_lasting_failure_is_reported_once_until_a_write_succeeds() {
        let folder = tempfile::tempdir().unwrap();
        let in_the_way = folder.path().join("in the way");
        fs::create_dir(&in_the_way).unwrap();
        let writer = Writer::start();
        let failures_of_two = || {
            for text in ["one", "two"] {
                writer.send(write(&in_the_way, text));
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
        writer.send(write(&whole, "title\none\n"));
        writer.send(append(&whole, "two\n"));
        writer.send(append(&added, "two\n"));
        writer.send(write(&added, "title\none\n"));
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
        let mut fails = |name: &str, write: fn(&Wanted, &Path) -> io::Result<()>| {
            queue.write = write;
            queue.run(super::tests::write(Path::new(name), ""));
            queue.write_all();
            told.try_iter().count()
        };
        assert_eq!(fails("one", |_, _| Err(ErrorKind::StorageFull.into())), 1);
        assert_eq!(fails("two", |_, _| Err(ErrorKind::StorageFull.into())), 0);
        assert_eq!(fails("three", |_, _| Err(ErrorKind::PermissionDenied.into())), 3);
    }

    #[test]
    fn a_file_that_changes_often_is_written_a_second_later_with_its_last_text() {
        let folder = tempfile::tempdir().unwrap();
        let [often, other] = ["often", "other"].map(|name| folder.path().join(name));
        let change = |text: &str| Job::Write(often.clone(), text.to_owned(), Order::Often);
        let writer = Writer::start();
        let begun = Instant::now();
        for number in 0..100 {
            writer.send(change(&number.to_string()));
        }
        // When this file is written, all jobs before it have been taken from the queue.
        writer.send(write(&other, ""));
        until(|| other.exists());
        assert!(!often.exists() || begun.elapsed() >= PAUSE);
        writer.flusher().flush();
        assert_eq!(fs::read_to_string(&often).unwrap(), "99");
        writer.send(change("later"));
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
