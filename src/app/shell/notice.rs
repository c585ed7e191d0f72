//! Notices: lines that are shown near the window's lower edge for a while.

use super::context::Context;
use crate::app::input::frame::Input;
use crate::app::text::msg;
use crate::app::ui::widgets;
use crate::game::Keeping;

/// Seconds for which a notice is shown.
const TIME: f64 = 3.5;

/// Seconds for which a warning stays at least, whatever the player does.
const WARNING_TIME: f64 = 1.5;

/// Warnings that are shown at a time: one for each kind of file.
const MAX_WARNINGS: usize = 5;

/// A line near the window's lower edge, or a few.
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Since when it is shown.
    pub since: f64,
    /// What it is.
    pub kind: NoticeKind,
}

/// Kinds of notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// Something that was asked for.
    News,
    /// Something can't be done.
    Refusal,
    /// It stays until the player acts: it may be all that tells of a file in trouble.
    Warning,
}

impl Context {
    /// Says for a while that something can't be done.
    pub fn refuse(&mut self, text: String, now: f64) {
        self.notice = Some(Notice { text, since: now, kind: NoticeKind::Refusal });
    }

    /// Shows a line of good news for a while.
    pub fn tell(&mut self, text: String, now: f64) {
        self.notice = Some(Notice { text, since: now, kind: NoticeKind::News });
    }

    /// Shows a line until the player acts, below those that are shown already.
    pub fn warn(&mut self, text: String, now: f64) {
        let earlier = self.notice.take().filter(|notice| notice.kind == NoticeKind::Warning);
        let earlier = earlier.map(|notice| notice.text).unwrap_or_default();
        let mut lines: Vec<&str> = earlier.lines().filter(|line| *line != text).collect();
        lines.push(&text);
        let text = lines[lines.len().saturating_sub(MAX_WARNINGS)..].join("\n");
        self.notice = Some(Notice { text, since: now, kind: NoticeKind::Warning });
    }

    /// Warns where files are not kept, unless there is another warning already.
    pub fn tell_if_nothing_is_kept(&mut self, now: f64) {
        let message = match self.files.keeping() {
            Keeping::Yes => return,
            Keeping::NoFolder => msg::NOTHING_KEPT,
            Keeping::OtherCopy => msg::OTHER_COPY_RUNS,
        };
        if self.notice.is_none() {
            self.warn(self.texts.get(message).to_owned(), now);
        }
    }

    /// Stops showing a line that is no warning: something has happened since.
    pub fn drop_notice(&mut self) {
        self.notice.take_if(|notice| notice.kind != NoticeKind::Warning);
    }

    /// Ends a notice that was shown long enough, and a warning that the player has seen.
    pub fn age_notice(&mut self, input: &Input) {
        let acts = input.clicked || !input.pressed.is_empty() || !input.pad.is_empty();
        self.notice.take_if(|notice| match notice.kind {
            NoticeKind::Warning => acts && input.now - notice.since > WARNING_TIME,
            NoticeKind::News | NoticeKind::Refusal => input.now - notice.since > TIME,
        });
    }

    /// Shows the notice, which fades out at its end.
    pub fn show_notice(&self, ctx: &egui::Context, now: f64) {
        if let Some(notice) = &self.notice {
            let is_warning = notice.kind == NoticeKind::Warning;
            let left = if is_warning { TIME } else { notice.since + TIME - now };
            widgets::notice(ctx, &notice.text, notice.kind == NoticeKind::News, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::preferences::Preferences;
    use crate::game::Files;

    #[test]
    fn several_files_in_trouble_are_all_told_of_but_each_once() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.tell("Saved".to_owned(), 0.0);
        for text in ["one", "two", "one"] {
            context.warn(text.to_owned(), 1.0);
        }
        assert_eq!(context.notice.as_ref().unwrap().text, "two\none");
        for number in 0..9 {
            context.warn(number.to_string(), 2.0);
        }
        assert_eq!(context.notice.unwrap().text, "4\n5\n6\n7\n8");
    }
}
