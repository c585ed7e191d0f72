//! The ladder: each level against the one below it, and the ratings that follow.

use std::io;

use super::contest::Tally;
use super::contestant::Contestant;
use super::score::elo_difference;
use crate::ai::{BoardSize, Control, Level, Opponent};
use crate::cli::shared::write_line;

/// Plays each level against the one below it by `play`, and writes the key and the rating of each
/// for `assets/levels.ron`, or nothing if `stop` is stopped. Level 0 keeps its rating on this
/// board; every other level is rated by its score against the level below.
///
/// # Errors
/// If `play` or the output fails.
pub fn play_ladder(
    board: BoardSize,
    stop: &Control,
    mut play: impl FnMut([Contestant; 2]) -> io::Result<Tally>,
) -> io::Result<()> {
    let levels: Vec<Level> = Level::all().collect();
    let mut ratings = vec![f64::from(levels[0].data().elo(board))];
    for pair in levels.windows(2) {
        let tally =
            play([pair[1], pair[0]].map(|level| Contestant::BuiltIn(Opponent::Level(level))))?;
        if stop.is_stopped() {
            return Ok(());
        }
        ratings.push(ratings[ratings.len() - 1] + elo_difference(tally.score).0);
    }
    for (level, rating) in levels.iter().zip(ratings) {
        write_line(&format!("(key: \"{}\", elo: {rating:.0})", level.data().key))?;
    }
    Ok(())
}
