//! The end of the program by a signal, such as that of a session's end or of Ctrl-C in a terminal: the window closes in an orderly
//! way, as if the player had left.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::game::Flusher;

/// Time that the window has to close, and then the disk to take what is left.
const PATIENCE: Duration = Duration::from_secs(3);

/// Writes a message of this kind, a warning or an error, where there is no window to show it.
pub type Complain = fn(kind: &str, message: String);

/// Whether the program was asked to end.
#[derive(Clone, Debug, Default)]
pub struct Termination(Arc<AtomicBool>);

impl Termination {
    /// Handles the signals that ask a program to end. If the window does not react, since its display is gone, say, everything that
    /// was given to be written is written, and the program ends all the same.
    pub fn watch(flusher: Flusher, complain: Complain) -> Termination {
        let termination = Termination::default();
        let asked = termination.clone();
        let handle = move || {
            asked.0.store(true, Ordering::Relaxed);
            // This thread does not outlive the program.
            thread::sleep(PATIENCE);
            let is_kept = flusher.flush_within(PATIENCE);
            let reason = if is_kept { "" } else { ", and the disk did not answer" };
            complain("error", format!("the window did not close{reason}"));
            process::exit(1);
        };
        // Where the system refuses, a signal ends the program at once, as it does without a handler.
        if let Err(error) = ctrlc::set_handler(handle) {
            complain("warning", format!("signals end the program at once: {error}"));
        }
        termination
    }

    /// Returns whether the window should close.
    pub fn is_asked_for(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
