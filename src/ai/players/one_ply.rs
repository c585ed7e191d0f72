//! A measuring stick for the weakest levels: a player who never looks further than the placement itself.

use crate::ai::board::{Placement, Position};

/// Plays at random, but never ends the game where another placement is left. A beginner does as much.
pub struct OnePly(fastrand::Rng);

impl OnePly {
    /// Returns a player whose random choices follow from `seed`.
    pub fn new(seed: u64) -> OnePly {
        OnePly(fastrand::Rng::with_seed(seed))
    }

    /// Chooses a placement, or returns `None` where nothing fits.
    pub fn choose(&mut self, position: Position) -> Option<Placement> {
        let mut placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        self.0.shuffle(&mut placements);
        let goes_on = |placement: &&Placement| !position.after(**placement).is_over();
        placements.iter().find(goes_on).or(placements.first()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Bitboard;

    /// In a corridor of eight, the two outer and the middle place leave four cells; others end the game.
    #[test]
    fn it_ends_the_game_only_where_it_must() {
        let position = Position::new(Bitboard::rectangle(8, 1));
        let mut player = OnePly::new(1);
        let chosen: Vec<Placement> = (0..50).filter_map(|_| player.choose(position)).collect();
        assert_eq!(chosen.len(), 50);
        assert!(chosen.iter().all(|&placement| !position.after(placement).is_over()));
        assert!(chosen.iter().any(|&placement| placement != chosen[0]));
        assert!(player.choose(Position::new(Bitboard::rectangle(4, 1))).is_some());
        assert_eq!(player.choose(Position::new(Bitboard::rectangle(3, 1))), None);
    }
}
