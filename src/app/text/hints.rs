//! Texts for the reasons behind hints.

use super::texts::{Texts, msg};
use crate::ai::Reason;

impl Texts {
    /// Returns the text for a reason.
    pub fn reason(&self, reason: Reason) -> String {
        let (template, number) = match reason {
            Reason::OnlyWin => return self.get(msg::HINT_ONLY_WIN).to_owned(),
            Reason::Mirrors => return self.get(msg::HINT_MIRRORS).to_owned(),
            Reason::Loses => return self.get(msg::HINT_LOSES).to_owned(),
            Reason::Likely => return self.get(msg::HINT_LIKELY).to_owned(),
            Reason::Ends(plies) => (msg::HINT_ENDS, plies.into()),
            Reason::EqualAreas(cells) => (msg::HINT_EQUAL_AREAS, cells),
            Reason::LeavesArea(cells) => (msg::HINT_LEAVES_AREA, cells),
            Reason::LeavesAreas(cells) => (msg::HINT_LEAVES_AREAS, cells),
            Reason::FewestReplies(replies) => (msg::HINT_FEWEST_REPLIES, replies),
            Reason::Forced(plies) => (msg::HINT_FORCED, plies.into()),
        };
        self.with(template, "n", number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;

    #[test]
    fn every_reason_names_its_number() {
        for language in Language::all() {
            let texts = Texts::new(language);
            let numbered = [
                Reason::Ends(77),
                Reason::EqualAreas(77),
                Reason::LeavesArea(77),
                Reason::LeavesAreas(77),
                Reason::FewestReplies(77),
                Reason::Forced(77),
            ];
            assert!(numbered.iter().all(|&reason| texts.reason(reason).contains("77")));
            for reason in [Reason::OnlyWin, Reason::Loses, Reason::Mirrors, Reason::Likely] {
                assert!(!texts.reason(reason).contains(['{', '0']), "{language:?}");
            }
        }
    }

    #[test]
    fn a_single_reply_is_in_the_singular() {
        let texts = Texts::new(Language::reference());
        let said = texts.reason(Reason::FewestReplies(1));
        assert_eq!(said, "You’re losing here. This leaves your opponent only 1 good answer.");
    }
}
