//! What a game has brought to a person, as it stands below the turns at its end: a medal, an
//! achievement, or a position of an earlier game that comes back.

use egui::{Align2, Rect, Ui, vec2};

use crate::app::ui::{CAPTION, FAINT, GOLD, Icon, LABEL, TEXT, bold, paint_elided, regular};

/// Height of a gain: its name above the reason for it, in points.
pub const HEIGHT: f32 = 36.0;

/// Width of the icon before it, in points.
const ICON: f32 = 32.0;

/// What a game has brought to the person.
pub struct Gain {
    icon: Icon,
    /// The name, and the reason.
    words: [String; 2],
}

impl Gain {
    /// Returns a medal or an achievement.
    pub fn award(words: [String; 2]) -> Gain {
        Gain { icon: Icon::Medal, words }
    }

    /// Returns a position that comes back.
    pub fn kept(words: [String; 2]) -> Gain {
        Gain { icon: Icon::Repeat, words }
    }

    /// Shows it in a rectangle of its height.
    pub fn show(&self, ui: &Ui, rect: Rect) {
        let [name, reason] = &self.words;
        let at = rect.left_center() + vec2(ICON / 2.0 - 2.0, 0.0);
        self.icon.paint(ui.painter(), at, 0.7 * ICON, GOLD);
        let words = rect.with_min_x(rect.left() + ICON);
        let (above, below) = words.split_top_bottom_at_fraction(0.54);
        paint_elided(ui, above, Align2::LEFT_CENTER, name, bold(LABEL), TEXT);
        paint_elided(ui, below, Align2::LEFT_CENTER, reason, regular(CAPTION), FAINT);
    }
}
