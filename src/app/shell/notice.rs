//! Notices: short texts shown near the window's lower edge for a while.

use crate::app::input::frame::Input;
use crate::app::ui::widgets;

/// Seconds for which a notice is shown.
const TIME: f64 = 3.5;

/// Seconds for which a warning stays at least, regardless of input.
const WARNING_TIME: f64 = 1.5;

/// Most warnings shown at a time: one for each kind of file.
const MAX_WARNINGS: usize = 5;

/// One or more lines near the window's lower edge.
struct Notice {
    text: String,
    /// The time at which it appeared.
    since: f64,
    kind: Kind,
}

/// Kinds of notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The result of something that the player requested.
    News,
    /// A message that something can't be done.
    Refusal,
    /// A warning, which stays until there is input: it may be the only sign of a problem with a file.
    Warning,
}

/// The notice on display, if there is one.
#[derive(Default)]
pub struct Notices(Option<Notice>);

impl Notices {
    /// Shows for a while that something can't be done.
    pub fn refuse(&mut self, text: String, now: f64) {
        self.0 = Some(Notice { text, since: now, kind: Kind::Refusal });
    }

    /// Shows good news for a while.
    pub fn tell(&mut self, text: String, now: f64) {
        self.0 = Some(Notice { text, since: now, kind: Kind::News });
    }

    /// Shows a warning until there is input, below any others on display.
    pub fn warn(&mut self, text: String, now: f64) {
        let earlier = self.0.take().filter(|notice| notice.kind == Kind::Warning);
        let earlier = earlier.map(|notice| notice.text).unwrap_or_default();
        let mut lines: Vec<&str> = earlier.lines().filter(|line| *line != text).collect();
        lines.push(&text);
        let text = lines[lines.len().saturating_sub(MAX_WARNINGS)..].join("\n");
        self.0 = Some(Notice { text, since: now, kind: Kind::Warning });
    }

    /// Removes a notice that has been overtaken by events, unless it is a warning.
    pub fn drop(&mut self) {
        self.0.take_if(|notice| notice.kind != Kind::Warning);
    }

    /// Returns the text on display.
    pub fn text(&self) -> Option<&str> {
        self.0.as_ref().map(|notice| &*notice.text)
    }

    /// Removes a notice whose time is up, or a warning that the player has seen.
    pub fn age(&mut self, input: &Input) {
        let acts = input.clicked || !input.pressed.is_empty() || !input.pad.is_empty();
        self.0.take_if(|notice| match notice.kind {
            Kind::Warning => acts && input.now - notice.since > WARNING_TIME,
            Kind::News | Kind::Refusal => input.now - notice.since > TIME,
        });
    }

    /// Shows the notice, which fades out at the end.
    pub fn show(&self, ctx: &egui::Context, now: f64) {
        if let Some(notice) = &self.0 {
            let is_warning = notice.kind == Kind::Warning;
            let left = if is_warning { TIME } else { notice.since + TIME - now };
            widgets::notice(ctx, &notice.text, notice.kind == Kind::News, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_files_in_trouble_are_all_told_of_but_each_once() {
        let mut notices = Notices::default();
        notices.tell("Saved".to_owned(), 0.0);
        for text in ["one", "two", "one"] {
            notices.warn(text.to_owned(), 1.0);
        }
        assert_eq!(notices.text(), Some("two\none"));
        for number in 0..9 {
            notices.warn(number.to_string(), 2.0);
        }
        assert_eq!(notices.text(), Some("4\n5\n6\n7\n8"));
    }
}
