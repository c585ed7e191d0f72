//! The part of the first player's win on 9x9 that a search can't find within one turn: the first
//! placement, and the answer to each reply. They are taken from `tests/data/9x9.proof.gz`, with
//! which a test compares them.

use std::iter::zip;

use crate::ai::area::images_of;
use crate::ai::board::{BoardSize, Placement, Position};

/// The first placement.
const FIRST: &str = "e1,e2,d3,e3";

/// A line for each reply to the first placement, with the answer that wins.
const ANSWERS: &str = include_str!("../../../assets/wins-9x9.txt");

/// Returns the winning placement on the empty 9x9 board, or after the proven first placement, or an
/// image of it, and a reply; `None` in other positions.
pub fn proven_win(position: Position) -> Option<Placement> {
    let board = Position::new(BoardSize::Nine.bitboard());
    let parse = |text: &str| text.parse().expect("a test reads all placements");
    let placed = board.free() - position.free();
    if position.free() == board.free() {
        return Some(parse(FIRST));
    }
    if placed.len() != 8 || !board.free().is_superset(position.free()) {
        return None;
    }
    let images = |text: &str| images_of(board, parse(text));
    let firsts = images(FIRST);
    ANSWERS.lines().find_map(|line| {
        let (reply, answer) = line.split_once(' ')?;
        let lines = zip(&firsts, zip(images(reply), images(answer)));
        let mut after = lines.filter(|(first, (reply, _))| first.cells() | reply.cells() == placed);
        after.next().map(|(_, (_, answer))| answer)
    })
}
