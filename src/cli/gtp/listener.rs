//! The reader of the answers: the engine does not search for a controller that is gone.

use crate::ai::Control;

/// Stops the searches of `control` once nobody can read from standard output any more.
///
/// Where the system can't detect that, or gives no thread for it, a search goes on until its time
/// is over.
#[cfg(unix)]
pub fn stop_when_reader_is_gone(control: &Control) {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    use std::thread::Builder;
    let control = control.clone();
    let wait = move || {
        let stdout = std::io::stdout();
        // Errors, and that the last reader has closed it, are always reported. A file has none.
        let mut awaited = [PollFd::new(&stdout, PollFlags::empty())];
        while poll(&mut awaited, None) == Err(Errno::INTR) {}
        control.stop();
    };
    // Without the thread nothing is lost but this.
    let _ = Builder::new().name("listener".to_owned()).spawn(wait);
}

/// Does nothing: a search goes on until its time is over.
#[cfg(not(unix))]
pub fn stop_when_reader_is_gone(_: &Control) {}
