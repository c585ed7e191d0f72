//! The end of the program by a signal, such as at the end of a session or by Ctrl-C in a terminal.
//! The window closes in an orderly way, as if the player had left.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::app::window::sleep;
use crate::game::Flusher;

/// Longest time for the window to close, and again for the disk to write everything.
const STEP_TIMEOUT: Duration = Duration::from_secs(3);

/// Writes a message of a kind, warning or error, if there is no window to show it.
pub type Complain = fn(kind: &str, message: String);

/// Whether a signal has asked the program to end.
#[derive(Clone, Debug, Default)]
pub struct Termination(Arc<AtomicBool>);

impl Termination {
    /// Handles the signals that ask a program to end.
    ///
    /// If the window does not react, for example because its display is gone, all pending data is
    /// written, if the disk answers in time, and the program ends nevertheless.
    pub fn watch(flusher: Flusher, complain: Complain) -> Termination {
        let termination = Termination::default();
        let asked = termination.clone();
        let handle = move || {
            asked.0.store(true, Ordering::Relaxed);
            sleep::wake();
            // The program may end before this thread.
            thread::sleep(STEP_TIMEOUT);
            let is_kept = flusher.flush_within(STEP_TIMEOUT);
            let reason = if is_kept { "" } else { ", and the disk did not answer" };
            complain("error", format!("the window did not close{reason}"));
            process::exit(1);
        };
        // If the system refuses the handler, a signal ends the program at once.
        if let Err(error) = ctrlc::set_handler(handle) {
            complain("warning", format!("signals end the program at once: {error}"));
        }
        termination
    }

    /// Returns whether the window must close.
    pub fn is_asked_for(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
