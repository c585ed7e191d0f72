//! Strengths between those of the levels.
//!
//! At each turn one of the two neighbouring levels is drawn. So the mean of what the player sees
//! moves continuously with the strength, whatever the two levels differ in: depth, horizon,
//! temperature, or whether they judge. A mixture is never stronger than the upper level nor weaker
//! than the lower one, as numbers between theirs might be.

use super::level::Level;
use crate::ai::board::BoardSize;

/// An Elo rating to play at: that of a level, or any between two neighbouring levels. Each board
/// size has its weakest and its strongest one; ratings beyond play as these do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u16);

impl Strength {
    /// The highest rating that may be written. No level reaches it.
    pub const MAX: Strength = Strength(4000);

    /// Returns the strength of this rating, or `None` beyond 4000.
    pub fn new(elo: u16) -> Option<Strength> {
        (elo <= Strength::MAX.0).then_some(Strength(elo))
    }

    /// Returns the strength nearest to a rating, of those that levels can play at on boards of this
    /// size.
    pub fn nearest(elo: f64, board: BoardSize) -> Strength {
        let [weakest, strongest] = [Level::WEAKEST, Level::MAX].map(|it| it.skill().elo.get(board));
        Strength(elo.round().clamp(weakest.into(), strongest.into()) as u16)
    }

    /// Returns the Elo rating.
    pub const fn elo(self) -> u16 {
        self.0
    }

    /// Returns the two neighbouring levels on boards of this size between which the strength lies,
    /// and the share of turns with the upper one. Below the weakest level and above the strongest,
    /// both are that level.
    pub(super) fn between(self, board: BoardSize) -> ([Level; 2], f64) {
        let levels: Vec<Level> = Level::all().collect();
        let elo = |level: Level| f64::from(level.skill().elo.get(board));
        let own = f64::from(self.0);
        let upper = levels.iter().position(|&level| elo(level) >= own);
        match upper {
            None => ([Level::MAX; 2], 1.0),
            Some(0) => ([levels[0]; 2], 0.0),
            Some(upper) => {
                let pair = [levels[upper - 1], levels[upper]];
                let [low, high] = pair.map(elo);
                (pair, (own - low) / (high - low))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strength_lies_between_its_neighbours() {
        for board in BoardSize::ALL {
            let mut last = (0.0, 0);
            for elo in 0..=4000 {
                let strength = Strength::new(elo).unwrap();
                let ([low, high], share) = strength.between(board);
                assert!((0.0..=1.0).contains(&share) && low <= high);
                let [from, to] = [low, high].map(|level| f64::from(level.skill().elo.get(board)));
                let played = from + share * (to - from);
                let near = f64::from(Strength::nearest(elo.into(), board).elo());
                assert!((played - near).abs() < 0.01, "{board} {elo}: {played}");
                // It moves continuously: one point more never switches levels all at once.
                assert!(elo == 0 || played - last.0 < 1.01, "{board} {elo}");
                assert!(low.number() >= last.1);
                last = (played, low.number());
            }
        }
        assert_eq!(Strength::new(4001), None);
    }

    #[test]
    fn the_rating_of_a_level_is_played_by_that_level() {
        for level in Level::all() {
            let strength =
                Strength::nearest(level.skill().elo.get(BoardSize::Ten).into(), BoardSize::Ten);
            let ([low, high], share) = strength.between(BoardSize::Ten);
            assert_eq!(if share == 1.0 { high } else { low }, level);
        }
    }
}
