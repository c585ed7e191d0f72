//! `data positions`: positions from random play, to measure solvers by.

use clap::Args;

use crate::ai::{BOARD_SIZE, Bitboard, CELL_COUNT, Placement, Position};
use crate::cli::shared::{Failure, write_line};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The empty board to start from, in the corner at a1
    #[arg(long, value_name = "COLUMNSxROWS", default_value = "10x10", value_parser = board)]
    board: Position,
    /// The fewest usable cells
    #[arg(long, value_name = "N", default_value_t = 57, value_parser = cells)]
    least: usize,
    /// The most usable cells
    #[arg(long, value_name = "N", default_value_t = 68, value_parser = cells)]
    most: usize,
    /// Only positions of a single area
    #[arg(long)]
    lone: bool,
    /// Number of positions
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// The same seed gives the same positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Largest number of games played for one position. Sizes near the full board are rare, or never
/// occur.
const MAX_GAMES_TRIED: usize = 10_000;

/// Parses columns and rows as a rectangle in the corner at `a1`.
fn board(text: &str) -> Result<Position, String> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=BOARD_SIZE).contains(side));
    let sides = text.split_once('x').and_then(|(a, b)| Some((side(a)?, side(b)?)));
    let (columns, rows) = sides
        .ok_or_else(|| format!("columns and rows are expected, like 8x7, up to {BOARD_SIZE}"))?;
    Ok(Position::new(Bitboard::rectangle(columns, rows)))
}

/// Parses a number of cells.
fn cells(text: &str) -> Result<usize, String> {
    let cells = text.parse().ok().filter(|&cells: &usize| cells <= CELL_COUNT);
    cells.ok_or_else(|| format!("a number from 0 to {CELL_COUNT} is expected"))
}

/// Writes the positions, one per line.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let Arguments { board, least, most, lone, count, .. } = arguments;
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
    let wanted = if least <= most { rng.usize(least..=most) } else { most };
    let mut position = board;
    while position.usable().len() > wanted {
        position = position.after(Placement::random_on(position.free(), rng)?);
    }
    (position.usable().len() >= least).then_some(position)
}
