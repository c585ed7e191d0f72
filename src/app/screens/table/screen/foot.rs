//! What stands below the turns once the game is over: the last words of a named player.

use egui::{Rect, Ui};

use super::TableScreen;
use crate::app::screens::table::message::Message;
use crate::app::screens::table::voice::Voice;
use crate::app::shell::{Context, Frame};
use crate::app::speech;
use crate::app::ui::GAP;

impl TableScreen {
    /// Returns the height of the foot in a column of this width, with the gap above it, in points.
    pub(super) fn foot_height(&self, frame: &Frame<Message>, width: f32) -> f32 {
        let voice = Voice::new(&self.session, frame.context);
        voice.map_or(0.0, |voice| GAP + voice.height(frame.ctx, width))
    }

    /// Shows the foot.
    pub(super) fn show_foot(&self, ui: &Ui, rect: Rect, context: &Context) {
        if let Some(voice) = Voice::new(&self.session, context) {
            speech::aside(ui, "last words", rect, None);
            voice.show(ui, rect.with_min_y(rect.top() + GAP));
        }
    }
}
