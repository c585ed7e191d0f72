//! The system clipboard, if there is one: for texts, and for pictures that other programs paste.
//!
//! Its text may belong to another program, which answers late or never. So threads ask for it, and
//! no frame waits: the outcome of a request, which may be that there was no answer in time, is
//! found in a later frame.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use arboard::ImageData;

use crate::app::window::sleep;
use crate::picture::Pixels;

/// Length of the longest text accepted from the clipboard, in bytes. No position or game is as
/// long.
const MAX_LEN: usize = 1 << 16;

/// Seconds after which a request has failed.
const TIMEOUT: f64 = 2.0;

/// Seconds for which keys wait for a text that is being pasted, because they were pressed after it.
const KEY_DELAY: f64 = 0.25;

/// Largest number of threads that wait for an answer.
///
/// A program that does not answer keeps a thread busy for some time after [`TIMEOUT`]. Requests
/// beyond this number get no answer.
const MAX_WAITING: usize = 8;

/// Longest time that the end of the program waits for a clipboard manager to take the copied text.
const HANDOVER: Duration = Duration::from_millis(500);

/// The outcome of a request of `A`, a part of the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CopyOutcome<A> {
    /// The text or the picture is on the clipboard.
    Copied(A),
    /// This text was on the clipboard.
    Pasted(A, String),
    /// Nothing was copied or pasted.
    Failed(A, ClipboardFailure),
}

/// The reason why nothing was copied or pasted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClipboardFailure {
    /// There is no clipboard, or it can't be used.
    Unusable,
    /// There is no text on the clipboard.
    NoText,
    /// The text is too long to be a position or a game.
    TooLong,
    /// There was no answer within the time limit.
    NoAnswer,
}

/// The answer of the system's clipboard: the pasted text, or an empty text after a copy.
type Answer = Result<String, ClipboardFailure>;

/// A request to the system's clipboard.
enum Request {
    CopyText(String),
    CopyPicture(ImageData<'static>),
    Paste,
}

/// A connection to the clipboard, which carries out requests.
type Connection = Box<dyn FnMut(Request) -> Answer>;

/// A function that connects to the clipboard, if there is one.
type Connect = Arc<dyn Fn() -> Option<Connection> + Send + Sync>;

/// Connects to the system's clipboard.
fn connect() -> Option<Connection> {
    let mut clipboard = arboard::Clipboard::new().ok()?;
    Some(Box::new(move |request| {
        match request {
            Request::CopyText(text) => clipboard.set_text(text).map(|()| String::new()),
            Request::CopyPicture(picture) => clipboard.set_image(picture).map(|()| String::new()),
            Request::Paste => return clipboard.get_text().map_err(failure_to_paste),
        }
        .map_err(failure)
    }))
}

/// Returns the reason for an error of the clipboard library.
fn failure(error: arboard::Error) -> ClipboardFailure {
    match error {
        arboard::Error::ContentNotAvailable | arboard::Error::ConversionFailure => {
            ClipboardFailure::NoText
        }
        _ => ClipboardFailure::Unusable,
    }
}

/// Returns the reason why there is no text.
fn failure_to_paste(error: arboard::Error) -> ClipboardFailure {
    match error {
        // Under X11, some owners of an image answer a request for text with the image.
        arboard::Error::Unknown { .. } => ClipboardFailure::NoText,
        error => failure(error),
    }
}

/// A value with the number of its request.
type WithId<T> = (u64, T);

/// The thread of the clipboard, which keeps the connection.
struct ClipboardThread {
    /// The requests to the thread.
    requests: Sender<WithId<Request>>,
    /// Closed when the thread has ended.
    ended: Receiver<()>,
}

/// A request that has no outcome yet.
struct Pending<A> {
    /// The number of the request.
    number: u64,
    /// The part of the window that made the request.
    asker: A,
    /// Time of the request, in seconds.
    since: f64,
    pastes: bool,
}

/// The system clipboard, for requests of `A`, the parts of the window.
///
/// On some systems, a copied text is lost once its owner is gone, so a thread keeps the connection
/// until the end.
pub struct Clipboard<A> {
    /// Connects to the clipboard.
    connect: Connect,
    /// The thread that keeps the connection; `None` until the first request.
    thread: Option<ClipboardThread>,
    answer: Sender<WithId<Answer>>,
    answers: Receiver<WithId<Answer>>,
    /// The requests that have no outcome yet.
    pending: Vec<Pending<A>>,
    /// Number of requests so far.
    requests: u64,
}

impl<A> Default for Clipboard<A> {
    fn default() -> Clipboard<A> {
        Clipboard::with(Arc::new(connect))
    }
}

impl<A> Clipboard<A> {
    /// Returns a clipboard with this way to connect.
    fn with(connect: Connect) -> Clipboard<A> {
        let (answer, answers) = mpsc::channel();
        Clipboard { connect, thread: None, answer, answers, pending: Vec::new(), requests: 0 }
    }

    /// Returns a clipboard that no other program uses, whose text is in `kept`.
    #[cfg(test)]
    pub fn alone(kept: Arc<std::sync::Mutex<String>>) -> Clipboard<A> {
        Clipboard::with(Arc::new(move || Some(tests::working(kept.clone()))))
    }

    /// Starts to copy a text to the clipboard.
    pub fn copy(&mut self, text: String, asker: A, now: f64) {
        self.request(Request::CopyText(text), asker, now);
    }

    /// Starts to copy a picture to the clipboard.
    pub fn copy_picture(&mut self, pixels: &Pixels, asker: A, now: f64) {
        let opaque = |pixel: &[u8]| [pixel[0], pixel[1], pixel[2], u8::MAX];
        let bytes = pixels.bytes.chunks_exact(3).flat_map(opaque).collect();
        let picture = ImageData { width: pixels.width, height: pixels.height, bytes };
        self.request(Request::CopyPicture(picture), asker, now);
    }

    /// Starts to read the text on the clipboard. Copies that were started before are done first.
    pub fn paste(&mut self, asker: A, now: f64) {
        self.request(Request::Paste, asker, now);
    }

    /// Sends a request to the thread.
    fn request(&mut self, request: Request, asker: A, now: f64) {
        self.requests += 1;
        let number = self.requests;
        let pastes = matches!(request, Request::Paste);
        self.pending.push(Pending { number, asker, since: now, pastes });
        if self.thread.is_none() {
            self.thread = start_thread(self.connect.clone(), self.answer.clone());
        }
        let sent = self.thread.as_ref().map(|thread| thread.requests.send((number, request)));
        if !matches!(sent, Some(Ok(()))) {
            // The thread could not start or has ended. The answer goes to this clipboard itself.
            let _ = self.answer.send((number, Err(ClipboardFailure::Unusable)));
        }
    }

    /// Discards pending requests to paste, because their asker is gone.
    pub fn forget_paste(&mut self) {
        self.pending.retain(|pending| !pending.pastes);
    }

    /// Returns whether keys must wait for a text that is being pasted.
    pub fn holds_keys(&self, now: f64) -> bool {
        self.pending.iter().any(|pending| pending.pastes && now - pending.since < KEY_DELAY)
    }

    /// Returns a new outcome, if there is one.
    pub fn poll(&mut self, now: f64) -> Option<CopyOutcome<A>> {
        while let Ok((number, answer)) = self.answers.try_recv() {
            let known = self.pending.iter().position(|pending| pending.number == number);
            let Some(index) = known else { continue };
            let Pending { asker, pastes, .. } = self.pending.remove(index);
            return Some(match answer {
                Ok(text) if pastes => CopyOutcome::Pasted(asker, text),
                Ok(_) => CopyOutcome::Copied(asker),
                Err(failure) => CopyOutcome::Failed(asker, failure),
            });
        }
        let late = self.pending.iter().position(|pending| now - pending.since >= TIMEOUT)?;
        Some(CopyOutcome::Failed(self.pending.remove(late).asker, ClipboardFailure::NoAnswer))
    }
}

impl<A> Drop for Clipboard<A> {
    /// Waits until a clipboard manager has taken what was copied, unless that takes too long.
    fn drop(&mut self) {
        if let Some(ClipboardThread { requests, ended }) = self.thread.take() {
            drop(requests);
            // Nothing is sent: either the thread has ended, or the time is up.
            let _ = ended.recv_timeout(HANDOVER);
        }
    }
}

/// Starts the thread that keeps the connection; returns `None` if the system has no thread left.
fn start_thread(connect: Connect, answers: Sender<WithId<Answer>>) -> Option<ClipboardThread> {
    let (requests, received) = mpsc::channel();
    let (running, ended) = mpsc::channel();
    let thread = thread::Builder::new().name("clipboard".to_owned());
    let started = thread.spawn(move || {
        serve(&connect, &received, &answers);
        drop(running);
    });
    started.is_ok().then_some(ClipboardThread { requests, ended })
}

/// Carries out requests in their order until the program ends.
fn serve(
    connect: &Connect,
    requests: &Receiver<WithId<Request>>,
    answers: &Sender<WithId<Answer>>,
) {
    let mut connection = None;
    let waiting = Arc::new(());
    for (number, request) in requests {
        // An answer fails to arrive only if nothing waits for it any more.
        let _ = match request {
            Request::Paste if Arc::strong_count(&waiting) > MAX_WAITING => continue,
            Request::Paste => {
                let (to, waiting, connect) = (answers.clone(), waiting.clone(), connect.clone());
                let reader = thread::Builder::new().name("clipboard reader".to_owned());
                let started = reader.spawn(move || {
                    let connection = connect().ok_or(ClipboardFailure::Unusable);
                    let text = connection.and_then(|mut ask| ask(Request::Paste));
                    let _ = to.send((number, text.and_then(checked)));
                    sleep::wake();
                    drop(waiting);
                });
                let failed = Err(ClipboardFailure::Unusable);
                if started.is_ok() { Ok(()) } else { answers.send((number, failed)) }
            }
            copied => {
                connection = connection.or_else(|| connect());
                let keeps = connection.as_mut().ok_or(ClipboardFailure::Unusable);
                let sent = answers.send((number, keeps.and_then(|ask| ask(copied))));
                sleep::wake();
                sent
            }
        };
    }
}

/// Returns a text, unless it is empty or too long.
fn checked(text: String) -> Answer {
    match text.len() {
        0 => Err(ClipboardFailure::NoText),
        1..=MAX_LEN => Ok(text),
        _ => Err(ClipboardFailure::TooLong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{LazyLock, Mutex};

    /// The part of the window that makes a request.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Asker {
        Field,
        Screen,
    }

    fn with(connect: fn() -> Option<Connection>) -> Clipboard<Asker> {
        Clipboard::with(Arc::new(connect))
    }

    /// Waits for an outcome, while the time of the frames stands still.
    fn outcome(clipboard: &mut Clipboard<Asker>, now: f64) -> CopyOutcome<Asker> {
        loop {
            match clipboard.poll(now) {
                Some(outcome) => return outcome,
                None => thread::sleep(Duration::from_millis(1)),
            }
        }
    }

    /// Connects to a clipboard that works, and keeps what is copied.
    pub(super) fn working(kept: Arc<Mutex<String>>) -> Connection {
        Box::new(move |request| {
            let mut kept = kept.lock().unwrap();
            *kept = match request {
                Request::CopyText(text) => text,
                Request::CopyPicture(ImageData { width, height, bytes }) => {
                    format!("{width}x{height} {bytes:?}")
                }
                Request::Paste => return Ok(kept.clone()),
            };
            Ok(String::new())
        })
    }

    static OWNER: LazyLock<Mutex<()>> = LazyLock::new(Mutex::default);

    /// Connects to a clipboard whose text belongs to a program that is stopped until the lock is
    /// free.
    fn stopped() -> Option<Connection> {
        Some(Box::new(|request| {
            if matches!(request, Request::Paste) {
                drop(OWNER.lock());
            }
            Ok("late".to_owned())
        }))
    }

    #[test]
    fn a_copied_text_is_pasted_even_if_both_are_requested_at_once() {
        let mut clipboard = Clipboard::alone(Arc::default());
        for text in ["one", "two"] {
            clipboard.copy(text.to_owned(), Asker::Screen, 0.0);
        }
        clipboard.paste(Asker::Field, 0.0);
        let outcomes = [(); 3].map(|()| outcome(&mut clipboard, 0.0));
        let pasted = CopyOutcome::Pasted(Asker::Field, "two".to_owned());
        let copied = CopyOutcome::Copied(Asker::Screen);
        assert_eq!(outcomes, [copied.clone(), copied, pasted]);
        clipboard.copy("x".repeat(MAX_LEN + 1), Asker::Screen, 0.0);
        clipboard.paste(Asker::Screen, 0.0);
        let outcomes = [(); 2].map(|()| outcome(&mut clipboard, 0.0));
        let too_long = CopyOutcome::Failed(Asker::Screen, ClipboardFailure::TooLong);
        assert_eq!(outcomes, [CopyOutcome::Copied(Asker::Screen), too_long]);
    }

    #[test]
    fn a_picture_is_copied_with_opaque_pixels() {
        let mut clipboard = Clipboard::alone(Arc::default());
        let pixels = Pixels { width: 2, height: 1, bytes: vec![1, 2, 3, 4, 5, 6] };
        clipboard.copy_picture(&pixels, Asker::Screen, 0.0);
        assert_eq!(outcome(&mut clipboard, 0.0), CopyOutcome::Copied(Asker::Screen));
        clipboard.paste(Asker::Field, 0.0);
        let pasted =
            CopyOutcome::Pasted(Asker::Field, "2x1 [1, 2, 3, 255, 4, 5, 6, 255]".to_owned());
        assert_eq!(outcome(&mut clipboard, 0.0), pasted);
    }

    /// The window once stood still for as long as the other program did.
    #[test]
    fn a_clipboard_that_does_not_answer_stops_nothing() {
        let mut clipboard = with(stopped);
        let stopped = OWNER.lock().unwrap();
        for _ in 0..2 * MAX_WAITING {
            clipboard.paste(Asker::Screen, 1.0);
        }
        assert_eq!(clipboard.poll(1.0 + TIMEOUT / 2.0), None);
        assert!(clipboard.holds_keys(1.0) && !clipboard.holds_keys(1.0 + KEY_DELAY));
        clipboard.copy("text".to_owned(), Asker::Field, 2.0);
        assert_eq!(outcome(&mut clipboard, 2.0), CopyOutcome::Copied(Asker::Field));
        for _ in 0..2 * MAX_WAITING {
            let no_answer = CopyOutcome::Failed(Asker::Screen, ClipboardFailure::NoAnswer);
            assert_eq!(outcome(&mut clipboard, 1.0 + TIMEOUT), no_answer);
        }
        // Late answers are not pasted into whatever is on display by then.
        drop(stopped);
        clipboard.paste(Asker::Field, 5.0);
        clipboard.forget_paste();
        clipboard.copy("text".to_owned(), Asker::Screen, 5.0);
        assert_eq!(outcome(&mut clipboard, 5.0), CopyOutcome::Copied(Asker::Screen));
        thread::sleep(Duration::from_millis(20));
        assert_eq!(clipboard.poll(100.0), None);
    }

    #[test]
    fn a_system_without_clipboard_says_so() {
        let mut clipboard = with(|| None);
        clipboard.copy("text".to_owned(), Asker::Screen, 0.0);
        assert_eq!(
            outcome(&mut clipboard, 0.0),
            CopyOutcome::Failed(Asker::Screen, ClipboardFailure::Unusable)
        );
        clipboard.paste(Asker::Field, 0.0);
        assert_eq!(
            outcome(&mut clipboard, 0.0),
            CopyOutcome::Failed(Asker::Field, ClipboardFailure::Unusable)
        );
    }
}
