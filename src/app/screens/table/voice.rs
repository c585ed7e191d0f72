//! What a named player says beside its face: when a game begins, in the message box while that has
//! nothing else to show; once the game is over, below the turns.

use egui::{Align2, Rect, Ui, Vec2};

use crate::app::board::face::{self, Face};
use crate::app::screens::ladder;
use crate::app::shell::Context;
use crate::app::ui::{GAP, LABEL, TEXT, regular, widgets};
use crate::game::{Ending, Session, Side};

/// Side of the face, in points.
const FACE: f32 = 44.0;

/// Number of placements from which a game no longer begins.
const BEGUN: usize = 3;

/// The words of a named player.
pub struct Voice<'a> {
    face: Face,
    words: &'a str,
    /// Whether the player has lost.
    is_sad: bool,
}

impl<'a> Voice<'a> {
    /// Returns what a named player says now to a person, if anything.
    pub fn new(session: &Session, context: &'a Context) -> Option<Voice<'a>> {
        if !context.preferences.voices || !session.has_human() {
            return None;
        }
        let named = |side: Side| Some((side, ladder::rung(&session.seats()[side.index()])?));
        let (side, character) = [Side::First, Side::Second].into_iter().find_map(named)?;
        let game = session.game();
        let result = game.result();
        let has_won = result.map(|result| result.winner == side);
        // What is said of the end is about the last piece.
        let speaks = match result {
            Some(result) => result.ending == Ending::LastPlacement,
            None => game.placements() < BEGUN,
        };
        speaks.then(|| Voice {
            face: Face::Character(character),
            words: context.texts.voice(character, has_won),
            is_sad: has_won == Some(false),
        })
    }

    /// Returns the height of the whole words in a column of this width, in points.
    pub fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let words = widgets::lines(ctx, self.words, regular(LABEL), TEXT, width - FACE - GAP);
        words.size().y.max(FACE)
    }

    /// Shows the words beside the face.
    pub fn show(self, ui: &Ui, rect: Rect) {
        let size = Vec2::splat(FACE.min(rect.height()));
        let face = Align2::LEFT_CENTER.align_size_within_rect(size, rect);
        face::show_in_mood(ui, face, self.face, self.is_sad);
        let room = rect.with_min_x(face.right() + GAP);
        let words = widgets::wrapped(ui, self.words, regular(LABEL), TEXT, room.size());
        let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), room);
        ui.painter().galley(at.min, words, TEXT);
    }
}
