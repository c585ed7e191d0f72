//! Progress bars and Ctrl-C, for people who watch and stop long work.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

use crate::ai::Control;

/// Returns a progress bar, hidden unless standard error is a terminal.
///
/// # Panics
/// If the template is not well-formed.
pub fn progress_bar(length: u64, template: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    ProgressBar::new(length).with_style(style)
}

/// Returns a control that Ctrl-C stops, and on Unix also SIGTERM and SIGHUP.
///
/// # Errors
/// If the system gives no handler or no thread that waits, or on a second call.
pub fn control_for_ctrl_c() -> io::Result<Control> {
    let control = Control::default();
    let stopper = control.clone();
    ctrlc::set_handler(move || stopper.stop()).map_err(io::Error::other)?;
    Ok(control)
}
