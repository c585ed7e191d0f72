//! The one-ply player, which looks no further than its own placement: the yardstick for the weakest
//! levels.

use super::player::{ChooseError, Player};
use crate::ai::board::{Placement, Position};
use crate::ai::limits::Limits;

/// A player that places at random, but does not end the game, and so lose it, unless every
/// placement does. Beginners play about as well.
pub struct OnePlyPlayer(fastrand::Rng);

impl OnePlyPlayer {
    /// Returns a player whose random choices follow from `seed`.
    pub fn new(seed: u64) -> OnePlyPlayer {
        OnePlyPlayer(fastrand::Rng::with_seed(seed))
    }
}

impl Player for OnePlyPlayer {
    fn choose(&mut self, position: Position, _: &Limits) -> Result<Placement, ChooseError> {
        let mut all: Vec<Placement> = Placement::all_on(position.free()).collect();
        let &first = self.0.choice(&all).ok_or(ChooseError::GameOver)?;
        let goes_on = |placement: &Placement| !position.after(*placement).is_over();
        // Nearly always the first draw will do, and no other placement needs to be looked at.
        if goes_on(&first) {
            return Ok(first);
        }
        all.retain(goes_on);
        Ok(self.0.choice(all).unwrap_or(first))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Bitboard;

    /// In a corridor of eight, only a placement at an end leaves four cells; others end the game.
    #[test]
    fn the_one_ply_player_ends_the_game_only_where_it_must() {
        let position = Position::new(Bitboard::rectangle(8, 1));
        let (mut player, limits) = (OnePlyPlayer::new(1), Limits::new());
        let chosen: Vec<Placement> =
            (0..50).map(|_| player.choose(position, &limits).unwrap()).collect();
        assert!(chosen.iter().all(|&placement| !position.after(placement).is_over()));
        assert!(chosen.iter().any(|&placement| placement != chosen[0]));
        assert!(player.choose(Position::new(Bitboard::rectangle(4, 1)), &limits).is_ok());
        let over = player.choose(Position::new(Bitboard::rectangle(3, 1)), &limits);
        assert!(matches!(over, Err(ChooseError::GameOver)));
    }
}
