//! The turn that decided a game, or from which it was lost: what is explained and tried again.

use super::findings::Mistake;
use super::search::{Prospect, Review};
use crate::game::rules::{Ending, Game, Side};

/// Number of pieces to come at the loser's turn that must be known to be lost in a game that no
/// single turn decided. In a shorter game, it is the loser's first turn.
const END: usize = 5;

/// The turn that decided a game, or from which it was lost if none did.
#[derive(Clone, Copy)]
pub struct TurningPoint {
    /// The index of the turn.
    pub turn: usize,
    /// The side that was to move, or that resigned.
    pub side: Side,
    /// Number of turns after which the line begins that says why the game was lost. A resignation
    /// leads to no other position.
    pub begins: usize,
}

impl TurningPoint {
    /// Finds the turning point, as far as the review knows; `None` if the game goes on or the clock
    /// decided it.
    ///
    /// If a finished review knows no turn that decided the game, but that it was lost with `END`
    /// pieces to come, it is the first turn of the loser from which on it was proven to be lost.
    pub fn new(game: &Game, review: &Review) -> Option<TurningPoint> {
        let result = game.result()?;
        match (review.decisive(), result.ending) {
            (_, Ending::LossOnTime) => None,
            (Some(Mistake { turn, side, .. }), _) => {
                Some(TurningPoint { turn, side, begins: turn + 1 })
            }
            (None, Ending::LastPlacement) if review.is_finished() => {
                let (placements, loser) = (game.placements(), result.winner.other());
                let end = placements.checked_sub(END).unwrap_or((placements + 1) % 2);
                let own = (0..=end).rev().filter(|&turn| Side::after(turn) == loser);
                let is_lost =
                    |turn: &usize| review.prospect(*turn) == Prospect::Winner(result.winner);
                let turn = own.take_while(is_lost).last()?;
                Some(TurningPoint { turn, side: loser, begins: turn })
            }
            (None, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::running::Study;

    /// The end of a game that no turn decided once was shown from five pieces before it, though it
    /// was known to be lost from the start.
    #[test]
    fn a_game_that_no_turn_decided_is_shown_from_where_it_was_lost() {
        let rows = ["..#..#..##"; 2].join("/") + "/##########/" + &["..#..#..##"; 2].join("/");
        let rows = rows + "/##########/..########/..########";
        let squares = ["a1", "a4", "d4", "g4", "a7", "d7", "g7"];
        let placed = squares.map(|corner| {
            let (column, row) = (corner.as_bytes()[0], corner.as_bytes()[1]);
            let cell = |x, y| format!("{}{}", char::from(column + x), char::from(row + y));
            [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)].join(",")
        });
        let game = Game::on_rows(&rows, &placed.each_ref().map(String::as_str));
        let study = Study::default();
        let mut review = Review::new(&game, &study);
        while !review.is_finished() {
            review.poll();
            std::thread::yield_now();
        }
        let point = TurningPoint::new(&game, &review).unwrap();
        assert_eq!((point.turn, point.side, point.begins), (0, Side::First, 0));
    }
}
