//! Notices: lines that are shown near the window's lower edge for a while.

use crate::app::input::frame::Input;
use crate::app::ui::widgets;

/// Seconds for which a notice is shown.
const TIME: f64 = 3.5;

/// Seconds for which a warning stays at least, whatever the player does.
const WARNING_TIME: f64 = 1.5;

/// Warnings that are shown at a time: one for each kind of file.
const MAX_WARNINGS: usize = 5;

/// A line near the window's lower edge, or a few.
struct Notice {
    text: String,
    /// Since when it is shown.
    since: f64,
    kind: Kind,
}

/// Kinds of notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Something that was asked for.
    News,
    /// Something can't be done.
    Refusal,
    /// It stays until the player acts: it may be all that tells of a file in trouble.
    Warning,
}

/// The notice that is shown, if there is one.
#[derive(Default)]
pub struct Notices(Option<Notice>);

impl Notices {
    /// Says for a while that something can't be done.
    pub fn refuse(&mut self, text: String, now: f64) {
        self.0 = Some(Notice { text, since: now, kind: Kind::Refusal });
    }

    /// Shows a line of good news for a while.
    pub fn tell(&mut self, text: String, now: f64) {
        self.0 = Some(Notice { text, since: now, kind: Kind::News });
    }

    /// Shows a line until the player acts, below those that are shown already.
    pub fn warn(&mut self, text: String, now: f64) {
        let earlier = self.0.take().filter(|notice| notice.kind == Kind::Warning);
        let earlier = earlier.map(|notice| notice.text).unwrap_or_default();
        let mut lines: Vec<&str> = earlier.lines().filter(|line| *line != text).collect();
        lines.push(&text);
        let text = lines[lines.len().saturating_sub(MAX_WARNINGS)..].join("\n");
        self.0 = Some(Notice { text, since: now, kind: Kind::Warning });
    }

    /// Stops showing a line that is no warning: something has happened since.
    pub fn drop(&mut self) {
        self.0.take_if(|notice| notice.kind != Kind::Warning);
    }

    /// Returns what is shown.
    pub fn text(&self) -> Option<&str> {
        self.0.as_ref().map(|notice| &*notice.text)
    }

    /// Ends a notice that was shown long enough, and a warning that the player has seen.
    pub fn age(&mut self, input: &Input) {
        let acts = input.clicked || !input.pressed.is_empty() || !input.pad.is_empty();
        self.0.take_if(|notice| match notice.kind {
            Kind::Warning => acts && input.now - notice.since > WARNING_TIME,
            Kind::News | Kind::Refusal => input.now - notice.since > TIME,
        });
    }

    /// Shows the notice, which fades out at its end.
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
