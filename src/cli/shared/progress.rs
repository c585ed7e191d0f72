//! Progress of work that takes long, for people who watch it.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a progress bar, which is hidden unless standard error is a terminal.
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
