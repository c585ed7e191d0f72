//! A round of the league: real games on the board, between the same players that people meet.

use super::table::{League, LeagueGame};
use crate::ai::{Character, Control, LevelPlayer, Limits, Opponent, Player};
use crate::game::rules::{Board, Command, Game};

/// Memory of each player's solver in bytes: they look at small positions only.
const MEMORY: usize = 16 << 20;

/// Plays the games of a round, each with the seed of its random choices. Returns `None` if it was stopped.
pub fn play(round: &[([Character; 2], u64)], control: &Control) -> Option<Vec<LeagueGame>> {
    round.iter().map(|&(players, seed)| play_game(players, seed, control)).collect()
}

/// Plays one game. It follows from its seed alone: no player comes near its time limit.
fn play_game(players: [Character; 2], seed: u64, control: &Control) -> Option<LeagueGame> {
    let mut seeds = fastrand::Rng::with_seed(seed);
    let limits = Limits::new().control(control);
    let mut seats = players.map(|character| {
        let opponent = Opponent::Character(character);
        LevelPlayer::of(opponent, League::BOARD, seeds.u64(..)).with_memory(MEMORY)
    });
    let mut game = Game::new(Board::of_size(League::BOARD));
    loop {
        if let Some(result) = game.result() {
            return Some(LeagueGame { players, winner: result.winner });
        }
        let player = &mut seats[game.to_move().index()];
        let placement = player.choose(game.position(), &limits).ok()?;
        if control.is_stopped() {
            return None;
        }
        game.execute(Command::Place(placement)).ok()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_game_and_another_one_another() {
        let [one, other] = ["pip", "luna"].map(|key| Character::of_key(key).unwrap());
        let winners = || -> Vec<LeagueGame> {
            let round: Vec<_> = (0..5).map(|seed| ([one, other], seed)).collect();
            play(&round, &Control::default()).unwrap()
        };
        let played = winners();
        assert_eq!(played, winners());
        assert!(played.iter().any(|game| game.winner != played[0].winner));
    }

    #[test]
    fn a_round_that_is_stopped_does_not_count() {
        let control = Control::default();
        control.stop();
        let luna = Character::of_key("luna").unwrap();
        assert_eq!(play(&[([luna, luna], 1)], &control), None);
    }
}
