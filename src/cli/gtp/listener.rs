//! The reader of the answers: the engine does not search for a controller that is gone.

use crate::ai::Control;

/// Stops the searches of `control` once nobody can read from standard output any more.
///
/// Where the system can't detect that, or gives no thread for it, a search goes on until its time
/// is over.
#[cfg(unix)]
pub fn stop_when_reader_is_gone(control: &Control) {
    use std::thread::Builder;
    let control = control.clone();
    let wait = move || {
        wait_until_reader_is_gone();
        control.stop();
    };
    // Without the thread nothing is lost but this.
    let _ = Builder::new().name("listener".to_owned()).spawn(wait);
}

/// Waits until the last reader of standard output has closed it. A file has no reader.
#[cfg(unix)]
fn wait_until_reader_is_gone() {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    let stdout = std::io::stdout();
    // Errors and a hang-up of the other end are always reported.
    let mut awaited = [PollFd::new(&stdout, PollFlags::empty())];
    while poll(&mut awaited, None) == Err(Errno::INTR) {}
}

/// Does nothing: a search goes on until its time is over.
#[cfg(not(unix))]
pub fn stop_when_reader_is_gone(_: &Control) {}
