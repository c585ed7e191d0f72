//! Long runs: whole games between levels with the engine's assertions on, and games of level 10
//! from positions with a known outcome.

use nim_tetris::ai::{BuiltInPlayer, Level, Limits, Outcome, Player};

use crate::program::{Run, run};
use crate::threads::{Known, known};
use crate::times;

/// Each level below 9 plays against the next one. From 4 against 5 on, the time is so short that it
/// runs out now and then.
#[test]
fn hundreds_of_games_between_levels_end_as_games_do() {
    // The number is also the seed, so that a longer run plays other games.
    let games = (40 * times()).to_string();
    for level in 0..9 {
        let time = if level < 4 { "1" } else { "0.02" };
        let [a, b] = [level, level + 1].map(|level: u8| level.to_string());
        let arguments = ["match", &a, &b, "--games", &games, "--time", time, "--seed", &games];
        let Run { out, err, code } = run(&arguments, "");
        assert_eq!((err.as_str(), code), ("", Some(0)), "{arguments:?}");
        assert!(out.contains(&format!("{a} vs {b}: games {games} wins ")), "{out}");
    }
}

/// Level 10 plays in turn against level 0, which tries to place last, and level 3, which errs.
#[test]
fn level_10_always_wins_a_won_position() {
    let positions: Vec<Known> = known().filter(|known| known.ms < 20.0 || times() > 1).collect();
    let chosen = positions.iter().step_by(if times() > 1 { 1 } else { 3 });
    println!("{} games", chosen.len());
    for (seed, Known { position, outcome, .. }) in (0..).zip(chosen) {
        let mut players: [BuiltInPlayer; 2] = [10, [0, 3][seed as usize % 2]]
            .map(|level| BuiltInPlayer::new(Level::new(level).unwrap(), seed));
        // Level 10 moves first where the mover wins, and second where the mover loses.
        let mut to_move = if *outcome == Outcome::Win { 0 } else { 1 };
        let mut after = *position;
        while !after.is_over() {
            let placement = players[to_move].choose(after, &Limits::new()).unwrap();
            after = after.after(placement);
            to_move = 1 - to_move;
        }
        // The player who placed last has lost.
        assert_eq!(to_move, 0, "{position}");
    }
}
