//! The computer's advice in a game of stacking, once the ranks are known: the best place, and the
//! ranks of all places.

use egui::Color32;

use crate::ai::{CERTAIN, StackDrop, StackRanks, Stacker};
use crate::app::screens::panel::{BoxContents, verdict_color};
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::game::StackingGame;
use crate::picture::{Color, mix};

/// Number of next pieces that the hint takes into account.
const HINT_LOOKAHEAD: usize = 2;

/// The advice for the piece in hand.
#[derive(Default)]
pub struct Advice {
    /// Whether the player has asked for the best place.
    pub wants_hint: bool,
    /// The best place, with the rank in percent of the surface that it leaves.
    hint: Option<(StackDrop, u32)>,
    /// Whether the ranks of all places are shown.
    pub shows_ranks: bool,
    /// The ranks to show, once they are known.
    pub shades: Vec<Shade>,
}

impl Advice {
    /// Returns the best place, once it is known.
    pub fn hint(&self) -> Option<StackDrop> {
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
    pub fn give(&mut self, ranks: &StackRanks, game: &mut StackingGame) -> Option<StackDrop> {
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
        if self.is_wanted()
            && let Some(loading) = loading(context)
        {
            return Some(loading);
        }
        let hint = self.hint.map(|(_, rank)| texts.with(msg::STACKING_HINT, "n", rank));
        if self.shows_ranks {
            let text = hint.unwrap_or_else(|| texts.get(msg::STACKING_SCALE).to_owned());
            return Some(BoxContents::Scale(text, shade_color));
        }
        hint.map(|hint| BoxContents::Text(hint, verdict_color(true)))
    }
}

/// Returns the progress of loading or computing the ranks, until they are known.
pub fn loading(context: &Context) -> Option<BoxContents> {
    let progress = context.ranks.progress()?;
    Some(BoxContents::Progress(context.texts.get(msg::STACKING_LOADING).to_owned(), progress))
}

/// A place of the piece, with the rank of the surface that a drop there leaves.
#[derive(Clone, Copy)]
pub struct Shade {
    pub drop: StackDrop,
    /// The rank relative to the other places: 0 for the worst, 1 for the best.
    pub light: f32,
    /// The rank in percent.
    pub percent: u32,
}

/// Returns the places of the piece with their ranks.
pub fn shades(stacker: &mut Stacker, game: &StackingGame) -> Vec<Shade> {
    let rank = |drop: StackDrop| {
        let rank = stacker.rank(&game.rules().after(game.stack(), drop));
        (drop, rank)
    };
    let ranked: Vec<(StackDrop, u16)> = game.places().map(rank).collect();
    let ranks = || ranked.iter().map(|(_, rank)| f32::from(*rank));
    let best = ranks().fold(0.0, f32::max);
    let worst = ranks().fold(best, f32::min);
    let shade = |(drop, rank): &(StackDrop, u16)| {
        let light = if best > worst { (f32::from(*rank) - worst) / (best - worst) } else { 1.0 };
        Shade { drop: *drop, light, percent: percent(*rank) }
    };
    ranked.iter().map(shade).collect()
}

/// Returns a rank in percent.
pub fn percent(rank: u16) -> u32 {
    (u32::from(rank) * 100 + u32::from(CERTAIN) / 2) / u32::from(CERTAIN)
}

/// Returns the colour of a rank from 0, the worst, to 1, the best.
pub fn shade_color(light: f32) -> Color32 {
    let (worst, best) = (Color::new(0.42, 0.11, 0.15, 1.0), Color::new(0.07, 0.47, 0.41, 1.0));
    mix(worst, best, light).premultiplied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_rounded_to_percent() {
        assert_eq!([0, 327, 328, CERTAIN / 2, CERTAIN].map(percent), [0, 0, 1, 50, 100]);
    }
}
