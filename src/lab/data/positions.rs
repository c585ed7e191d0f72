//! `data positions`: positions from random play, to measure solvers by.

use clap::Args;

use crate::ai::{Bitboard, CELL_COUNT, MAX_SIDE, Placement, Position};
use crate::cli::shared::{Failure, number, write_line};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Size of the empty board to start from, in the corner at a1: any columns and rows up to 10x10
    #[arg(long, value_name = "SIZE", default_value = "10x10", value_parser = board)]
    board: Position,
    /// The fewest usable cells, from 0 to 100
    #[arg(long, value_name = "N", default_value_t = 57,
          value_parser = number::<usize>(0..=CELL_COUNT))]
    least: usize,
    /// The most usable cells, from 0 to 100
    #[arg(long, value_name = "N", default_value_t = 68,
          value_parser = number::<usize>(0..=CELL_COUNT))]
    most: usize,
    /// Only positions of a single area
    #[arg(long)]
    lone: bool,
    /// Number of positions
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<usize>(1..))]
    count: usize,
    /// The same seed gives the same positions
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(0..))]
    seed: u64,
}

/// Largest number of games played for one position. Sizes near the full board are rare, or never
/// occur.
const MAX_GAMES_TRIED: usize = 10_000;

/// Parses columns and rows as a rectangle in the corner at `a1`.
fn board(text: &str) -> Result<Position, String> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
    let sides = text.split_once('x').and_then(|(a, b)| Some((side(a)?, side(b)?)));
    let (columns, rows) = sides
        .ok_or_else(|| format!("columns and rows are expected, like 8x7, up to {MAX_SIDE}"))?;
    Ok(Position::new(Bitboard::rectangle(columns, rows)))
}

/// Writes the positions, one per line.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let Arguments { board, least, most, lone, count, .. } = arguments;
    let cells = board.free().len();
    if least > most {
        return Err(Failure::Input(format!("--least {least} is more than --most {most}")));
    }
    if least > cells {
        let message = format!("--least {least} is more than the {cells} cells of the board");
        return Err(Failure::Input(message));
    }
    let is_wanted = |it: &Position| !lone || it.usable().areas().count() == 1;
    for _ in 0..count {
        let position = (0..MAX_GAMES_TRIED)
            .find_map(|_| random_position(board, least, most, &mut rng).filter(is_wanted));
        let none = || Failure::Input(format!("random play met no {least} to {most} usable cells"));
        write_line(&position.ok_or_else(none)?.to_string())?;
    }
    Ok(())
}

/// Draws a number from `least..=most`, and plays at random until at most that many usable cells are
/// left. `None` if fewer than `least` are left then.
fn random_position(
    board: Position,
    least: usize,
    most: usize,
    rng: &mut fastrand::Rng,
) -> Option<Position> {
    let wanted = rng.usize(least..=most);
    let mut position = board;
    while position.usable().len() > wanted {
        position = position.after(Placement::random_on(position.free(), rng)?);
    }
    (position.usable().len() >= least).then_some(position)
}
