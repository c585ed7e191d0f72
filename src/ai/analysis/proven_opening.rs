//! What a long proof has found about an empty board, and no search finds within a turn.

use crate::ai::board::{BoardSize, Placement, Position};

/// The first placement that wins on 9x9, found by `prove` and verified: `tests/data/9x9.proof.gz`.
const WIN_ON_9X9: &str = "e1,e2,d3,e3";

/// Returns the first placement that is proven to win on an empty board; `None` on boards that a
/// search decides, or nothing has, and in other positions.
pub fn proven_opening(position: Position) -> Option<Placement> {
    let is_empty = position.free() == BoardSize::Nine.bitboard();
    is_empty.then(|| WIN_ON_9X9.parse().expect("it is a placement"))
}
