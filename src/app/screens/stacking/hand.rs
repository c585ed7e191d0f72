//! The piece in hand above the well.

use super::well::Well;
use crate::ai::{Orientation, STACK_COLUMNS, StackDrop, WELL_COLUMN};
use crate::app::board::first_orientation;
use crate::app::input::{Action, Input};
use crate::app::sound::{Sound, Sounds};
use crate::game::{StackingGame, in_the_well};

/// The piece in hand.
pub struct Hand {
    /// The drop that the player would make now.
    pub drop: StackDrop,
}

/// Column of the first piece's leftmost cells.
const FIRST_COLUMN: usize = 3;

impl Hand {
    /// Returns a hand with the present piece of a game, near the middle.
    pub fn new(game: &StackingGame) -> Hand {
        Hand::near(FIRST_COLUMN, game)
    }

    /// Takes the present piece of the game into the hand, near the place of the last one.
    pub fn take_next(&mut self, game: &StackingGame) {
        *self = Hand::near(self.drop.column, game);
    }

    /// Returns a hand with the present piece of a game, at the place nearest to a column where it
    /// fits, rotated as little as possible; where it fits nowhere, at that column.
    fn near(column: usize, game: &StackingGame) -> Hand {
        let here = Hand { drop: in_the_well(first_orientation(game.piece()), column) };
        let nearest = here.rotations().find_map(|orientation| {
            let places = game.places().filter(|drop| drop.orientation == orientation);
            places.min_by_key(|drop| drop.column.abs_diff(column))
        });
        nearest.map_or(here, |drop| Hand { drop })
    }

    /// Moves and rotates the piece to where it would lie lowest, even if it does not fit there.
    pub fn sink(&mut self, game: &StackingGame) {
        let places = self.rotations().flat_map(|orientation| {
            let columns = 0..=STACK_COLUMNS - orientation.width();
            columns.map(move |column| StackDrop { orientation, column })
        });
        if let Some(lowest) = places.min_by_key(|drop| game.ground(*drop)) {
            self.drop = lowest;
        }
    }

    /// Returns the drop after up to 3 clockwise quarter turns, with the left edge in a column;
    /// `None` if it does not lie in the well.
    pub fn aimed(&self, column: usize, turns: usize) -> Option<StackDrop> {
        let drop = in_the_well(self.rotations().nth(turns)?, column);
        Some(drop).filter(|drop| drop.column == column)
    }

    /// Returns the orientations after 0 to 3 clockwise quarter turns.
    fn rotations(&self) -> impl Iterator<Item = Orientation> + use<> {
        std::iter::successors(Some(self.drop.orientation), |it| Some(it.turned())).take(4)
    }

    /// Moves or rotates the piece, as the action requires.
    pub fn steer(&mut self, action: Action, game: &StackingGame, sounds: &Sounds) {
        match action {
            Action::Move(columns, _) => {
                let column = self.drop.column.saturating_add_signed(columns);
                self.drop = in_the_well(self.drop.orientation, column);
            }
            Action::Rotate | Action::Hurry => self.rotate(sounds),
            Action::NextFit => self.jump_to_next_fit(game),
            _ => {}
        }
    }

    /// Moves and rotates the piece with the mouse, and returns whether to drop it.
    pub fn point(&mut self, input: &Input, well: &Well, sounds: &Sounds) -> bool {
        let Some(x) = well.column_at(input.pointer) else { return false };
        let turns = input.quarter_turns();
        (0..turns).for_each(|_| self.quarter_turn());
        if turns > 0 {
            sounds.play(Sound::Rotate);
        }
        if input.pointer_moved || input.clicked || turns > 0 {
            let left = x - self.drop.orientation.width() as f32 / 2.0;
            self.drop = in_the_well(self.drop.orientation, left.round().max(0.0) as usize);
        }
        input.clicked
    }

    /// Rotates the piece clockwise by a quarter turn, with a sound.
    pub fn rotate(&mut self, sounds: &Sounds) {
        self.quarter_turn();
        sounds.play(Sound::Rotate);
    }

    /// Rotates the piece clockwise by a quarter turn about its centre.
    fn quarter_turn(&mut self) {
        let turned = self.drop.orientation.turned();
        // Half of the change in width, rounded away from zero, so that rotating back restores the
        // column.
        let loss = self.drop.orientation.width() as isize - turned.width() as isize;
        let column = self.drop.column.saturating_add_signed((loss + loss.signum()) / 2);
        self.drop = in_the_well(turned, column);
    }

    /// Jumps to the next place where the piece fits, first in the current orientation; after the
    /// last place, to the first.
    fn jump_to_next_fit(&mut self, game: &StackingGame) {
        let columns =
            |orientation| (0..=WELL_COLUMN).map(move |column| StackDrop { orientation, column });
        let drops: Vec<StackDrop> = self.rotations().flat_map(columns).collect();
        let (before, after) = drops.split_at(self.drop.column + 1);
        let mut fits = after.iter().chain(before).filter(|drop| game.check(**drop).is_ok());
        if let Some(drop) = fits.next() {
            self.drop = *drop;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::app::ui::TableLayout;

    #[test]
    fn a_piece_never_leaves_the_well() {
        let mut rng = fastrand::Rng::with_seed(3);
        let game = StackingGame::for_a_person(2);
        let sounds = Sounds::default();
        let mut hand = Hand::new(&game);
        for _ in 0..5000 {
            let action = match rng.u8(..3) {
                0 => Action::Move(rng.isize(-12..12), 0),
                1 => Action::Rotate,
                _ => Action::NextFit,
            };
            hand.steer(action, &game, &sounds);
            assert!(hand.drop.column + hand.drop.orientation.width() <= WELL_COLUMN + 1);
        }
    }

    /// Most pieces once came up where they did not fit, marked in red.
    #[test]
    fn each_piece_comes_up_where_it_fits() {
        let mut game = StackingGame::for_a_person(2);
        let mut hand = Hand::new(&game);
        while game.places().next().is_some() {
            game.drop_piece(hand.drop).expect("the piece in hand fits");
            hand.take_next(&game);
        }
        assert!(game.pieces() > 5);
    }

    #[test]
    fn four_quarter_turns_lead_back() {
        for piece in Piece::ALL {
            let mut hand = Hand { drop: in_the_well(first_orientation(piece), FIRST_COLUMN) };
            let before = hand.drop;
            (0..4).for_each(|_| hand.quarter_turn());
            assert_eq!(hand.drop, before, "{piece}");
        }
    }

    /// The wheel once rotated the piece by a quarter turn, however far it was turned.
    #[test]
    fn each_notch_of_the_wheel_rotates_the_piece() {
        let layout = TableLayout::new(Input::test(&[]).canvas.size);
        let game = StackingGame::for_a_person(2);
        for (wheel, turns) in [(-1, 1), (-2, 2), (4, 0), (1, 3)] {
            let mut hand = Hand { drop: in_the_well(first_orientation(Piece::T), FIRST_COLUMN) };
            let mut turned = hand.drop.orientation;
            (0..turns).for_each(|_| turned = turned.turned());
            let pointer = Well::new(&game, &layout).middle(hand.drop);
            hand.point(
                &Input { wheel, pointer, ..Input::test(&[]) },
                &Well::new(&game, &layout),
                &Sounds::default(),
            );
            assert_eq!(hand.drop.orientation, turned, "{wheel}");
        }
    }

    #[test]
    fn the_next_fit_visits_every_place() {
        let game = StackingGame::for_a_person(4);
        let mut hand = Hand::new(&game);
        let mut visited: Vec<StackDrop> = (0..80)
            .map(|_| {
                hand.steer(Action::NextFit, &game, &Sounds::default());
                hand.drop
            })
            .collect();
        visited.sort_unstable();
        visited.dedup();
        let mut places: Vec<StackDrop> = game.places().collect();
        places.sort_unstable();
        assert_eq!(visited, places);
    }
}
