//! What a hint says: the reason why a placement is advised, in words.

use serde::Deserialize;

use crate::ai::Reason;
use crate::app::text::strings::fill;

/// The texts of the reasons; `{n}` stands for cells, placements or replies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct HintTexts {
    pub ends: String,
    pub equal_areas: String,
    pub only_win: String,
    pub leaves_area: String,
    pub leaves_areas: String,
    pub fewest_replies: String,
    pub forced: String,
    pub mirrors: String,
    pub likely: String,
}

impl HintTexts {
    /// Returns the reason in words.
    pub fn say(&self, reason: Reason) -> String {
        let (text, number) = match reason {
            Reason::Ends(plies) => (&self.ends, plies.into()),
            Reason::EqualAreas(cells) => (&self.equal_areas, cells),
            Reason::OnlyWin => (&self.only_win, 0),
            Reason::LeavesArea(cells) => (&self.leaves_area, cells),
            Reason::LeavesAreas(cells) => (&self.leaves_areas, cells),
            Reason::FewestReplies(replies) => (&self.fewest_replies, replies),
            Reason::Forced(plies) => (&self.forced, plies.into()),
            Reason::Mirrors => (&self.mirrors, 0),
            Reason::Likely => (&self.likely, 0),
        };
        fill(text, "n", &number.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::strings::{Language, Strings};

    #[test]
    fn every_reason_is_said_with_its_number() {
        for language in Language::ALL {
            let texts = Strings::of(language).hints;
            let numbered = [
                Reason::Ends(77),
                Reason::EqualAreas(77),
                Reason::LeavesArea(77),
                Reason::LeavesAreas(77),
                Reason::FewestReplies(77),
                Reason::Forced(77),
            ];
            assert!(numbered.iter().all(|&reason| texts.say(reason).contains("77")));
            for reason in [Reason::OnlyWin, Reason::Mirrors, Reason::Likely] {
                assert!(!texts.say(reason).contains(['{', '0']), "{language:?}");
            }
        }
    }
}
