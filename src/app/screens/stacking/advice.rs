//! The computer's advice in a game of stacking, once the ranks are known: the best place, and the
//! ranks of all places.

use super::shades::{Shade, percent, shades};
use super::well;
use crate::ai::{Drop, StackRanks, Stacker};
use crate::app::screens::exercise::{BoxContents, verdict_color};
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::game::StackingGame;

/// Number of next pieces that the hint takes into account.
const HINT_LOOKAHEAD: usize = 2;

/// The advice for the piece in hand.
#[derive(Default)]
pub struct Advice {
    /// Whether the player has asked for the best place.
    pub wants_hint: bool,
    /// The best place, with the rank in percent of the surface that it leaves.
    hint: Option<(Drop, u32)>,
    /// Whether the ranks of all places are shown.
    pub shows_ranks: bool,
    /// The ranks to show, once they are known.
    pub shades: Vec<Shade>,
}

impl Advice {
    /// Returns the best place, once it is known.
    pub fn hint(&self) -> Option<Drop> {
        self.hint.map(|(drop, _)| drop)
    }

    /// Shows or hides the ranks of all places.
    pub fn toggle_ranks(&mut self) {
        self.shows_ranks = !self.shows_ranks;
        self.shades.clear();
    }

    /// Forgets the advice for the last piece.
    pub fn forget(&mut self) {
        *self = Advice { shows_ranks: self.shows_ranks, ..Advice::default() };
    }

    /// Returns whether the player has asked for advice that is not known yet.
    pub fn is_wanted(&self) -> bool {
        self.wants_hint && self.hint.is_none() || self.shows_ranks && self.shades.is_empty()
    }

    /// Searches for the advice that was asked for, and records that the player had help. Returns
    /// the best place if it is new.
    pub fn give(&mut self, ranks: &StackRanks, game: &mut StackingGame) -> Option<Drop> {
        let mut stacker = Stacker::new(ranks, game.rules());
        if self.shows_ranks && self.shades.is_empty() {
            self.shades = shades(&mut stacker, game);
        }
        let mut new_hint = None;
        if self.wants_hint && self.hint.is_none() {
            new_hint = stacker.choose(game.stack(), &game.known()[..=HINT_LOOKAHEAD]);
            self.hint = new_hint.map(|drop| {
                let after = game.rules().after(game.stack(), drop);
                (drop, percent(stacker.rank(&after)))
            });
        }
        game.help();
        new_hint
    }

    /// Returns the contents of the message box: the advice, or the progress of the ranks on which
    /// it waits.
    pub fn box_contents(&self, context: &Context) -> Option<BoxContents> {
        let texts = &context.texts;
        if let Some(loading) = loading(context).filter(|_| self.is_wanted()) {
            return Some(loading);
        }
        let hint = self.hint.map(|(_, rank)| texts.with(msg::STACKING_HINT, "n", rank));
        if self.shows_ranks {
            let text = hint.unwrap_or_else(|| texts.get(msg::STACKING_SCALE).to_owned());
            return Some(BoxContents::Scale(text, well::shade_color));
        }
        hint.map(|hint| BoxContents::Text(hint, verdict_color(true)))
    }
}

/// Returns the progress of loading or computing the ranks, until they are known.
pub fn loading(context: &Context) -> Option<BoxContents> {
    let progress = context.ranks.progress()?;
    Some(BoxContents::Progress(context.texts.get(msg::STACKING_LOADING).to_owned(), progress))
}
