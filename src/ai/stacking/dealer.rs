//! The dealer of pieces: at random, but never one of the last four.

use fastrand::Rng;

use crate::ai::board::Piece;

/// Deals pieces at random. Each differs from the four before it. The first three are neither S nor
/// Z, the fourth is not Z, and the first is not O either: these would leave holes at once or soon.
///
/// These are the rules of the game "Tetris: The Grand Master 2", with as many tries as it takes in
/// place of six.
#[derive(Clone, Debug)]
pub struct Dealer {
    rng: Rng,
    /// The last four pieces, the most recent last. At first S and Z stand in, so that both come
    /// late.
    history: [Piece; 4],
    /// Whether a piece has been dealt.
    begun: bool,
}

impl Dealer {
    /// Returns a dealer whose pieces follow from `seed`.
    pub fn new(seed: u64) -> Dealer {
        let history = [Piece::Z, Piece::S, Piece::S, Piece::Z];
        Dealer { rng: Rng::with_seed(seed), history, begun: false }
    }

    /// Deals the next piece.
    pub fn deal(&mut self) -> Piece {
        let refused =
            |piece: &Piece| self.history.contains(piece) || !self.begun && *piece == Piece::O;
        let mut pieces = Piece::ALL.into_iter().filter(|piece| !refused(piece));
        let choice = self.rng.usize(..pieces.clone().count());
        let piece = pieces.nth(choice).expect("four pieces leave three others");
        self.begun = true;
        self.history.rotate_left(1);
        self.history[3] = piece;
        piece
    }
}

impl Iterator for Dealer {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        Some(self.deal())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_piece_is_one_of_the_four_before_it() {
        let pieces: Vec<Piece> = Dealer::new(7).take(2000).collect();
        assert!(pieces.windows(5).all(|five| !five[..4].contains(&five[4])));
        for piece in Piece::ALL {
            let count = pieces.iter().filter(|&&dealt| dealt == piece).count();
            assert!((200..400).contains(&count), "{piece}: {count}");
        }
    }

    #[test]
    fn the_first_piece_lies_flat_without_a_hole() {
        let first: Vec<Piece> = (0..200).map(|seed| Dealer::new(seed).deal()).collect();
        for piece in Piece::ALL {
            let may_begin = matches!(piece, Piece::I | Piece::T | Piece::J | Piece::L);
            assert_eq!(first.contains(&piece), may_begin, "{piece}");
        }
    }

    #[test]
    fn the_same_seed_deals_the_same_pieces() {
        let dealt = |seed| Dealer::new(seed).take(50).collect::<Vec<Piece>>();
        assert_eq!(dealt(3), dealt(3));
        assert_ne!(dealt(3), dealt(4));
    }
}
