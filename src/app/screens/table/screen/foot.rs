//! What stands below the turns once the game is over: what it has brought to the person, such as
//! medals, and the last words of a named player.

use egui::{Rect, Ui};

use super::TableScreen;
use crate::app::screens::table::gain::{self, Gain};
use crate::app::screens::table::message::Message;
use crate::app::screens::table::voice::Voice;
use crate::app::shell::{Context, View};
use crate::app::speech;
use crate::app::text::msg;
use crate::app::ui::GAP;

impl TableScreen {
    /// Takes what the person has reached since the last frame, once the game is over. A position
    /// that was kept from this game is mentioned beside its turning point.
    pub(super) fn take_gains(&mut self, context: &mut Context) {
        if self.session.game().result().is_none() {
            return;
        }
        while let Some(award) = context.next_achievement() {
            self.gains.push(Gain::award(award));
        }
        while let Some((game, whence)) = context.next_kept() {
            if game != self.session.record().id() {
                let words = [context.texts.get(msg::AGAIN_KEPT).to_owned(), whence];
                self.gains.push(Gain::kept(words));
            }
        }
    }

    /// Returns the height of the foot in a column of this width, with the gap above it, in points.
    pub(super) fn foot_height(&self, view: &View<Message>, width: f32) -> f32 {
        let voice = Voice::new(&self.session, view.context);
        let words = voice.map_or(0.0, |voice| GAP + voice.height(view.ctx, width));
        self.gains.len() as f32 * (GAP + gain::HEIGHT) + words
    }

    /// Shows the foot.
    pub(super) fn show_foot(&self, ui: &Ui, mut rect: Rect, context: &Context) {
        for gain in &self.gains {
            let top = rect.top() + GAP;
            let (place, below) = rect.with_min_y(top).split_top_bottom_at_y(top + gain::HEIGHT);
            gain.show(ui, place);
            rect = below;
        }
        if let Some(voice) = Voice::new(&self.session, context) {
            speech::aside(ui, "last words", rect, None);
            voice.show(ui, rect.with_min_y(rect.top() + GAP));
        }
    }
}
