//! The ranks of all places of a piece, as shades.
//!
//! A rank says how good a surface is for the pieces to come.

use crate::ai::{CERTAIN, Drop, Stacker};
use crate::game::StackingGame;

/// A place of the piece, with the rank of the surface that a drop there leaves.
#[derive(Clone, Copy)]
pub struct Shade {
    pub drop: Drop,
    /// The rank relative to the other places: 0 for the worst, 1 for the best.
    pub light: f32,
    /// The rank in percent.
    pub percent: u32,
}

/// Returns the places of the piece with their ranks.
pub fn shades(stacker: &mut Stacker, game: &StackingGame) -> Vec<Shade> {
    let rank = |drop: Drop| {
        let rank = stacker.rank(&game.rules().after(game.stack(), drop));
        (drop, rank)
    };
    let ranked: Vec<(Drop, u16)> = game.places().map(rank).collect();
    let ranks = || ranked.iter().map(|(_, rank)| f32::from(*rank));
    let best = ranks().fold(0.0, f32::max);
    let worst = ranks().fold(best, f32::min);
    let shade = |(drop, rank): &(Drop, u16)| {
        let light = if best > worst { (f32::from(*rank) - worst) / (best - worst) } else { 1.0 };
        Shade { drop: *drop, light, percent: percent(*rank) }
    };
    ranked.iter().map(shade).collect()
}

/// Returns a rank in percent.
pub fn percent(rank: u16) -> u32 {
    (u32::from(rank) * 100 + u32::from(CERTAIN) / 2) / u32::from(CERTAIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_rounded_to_percent() {
        assert_eq!([0, 327, 328, CERTAIN / 2, CERTAIN].map(percent), [0, 0, 1, 50, 100]);
    }
}
