//! The piece in the player's hand over a board: keys and mouse move it, and say where it is to be placed.

use crate::ai::{Piece, Placement, Position};
use crate::app::board::cursor::Ghost;
use crate::app::input::actions::{Action, KeyRepeat};
use crate::app::input::bindings::Bindings;
use crate::app::shell::screen::Input;
use crate::app::ui::layout::TableLayout;

/// A ghost and the keys that move it.
pub struct Hand {
    ghost: Ghost,
    keys: KeyRepeat,
}

/// What the player wants beside moving the piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To place the piece here.
    Place(Placement),
    /// Something else.
    Do(Action),
}

impl Hand {
    /// Returns a hand that holds a piece over the middle of the board.
    pub fn new(piece: Piece) -> Hand {
        Hand { ghost: Ghost::new(piece), keys: KeyRepeat::default() }
    }

    /// Returns the ghost.
    pub fn ghost(&self) -> &Ghost {
        &self.ghost
    }

    /// See [`Ghost::find_room`].
    pub fn find_room(&mut self, position: Position) {
        self.ghost.find_room(position);
    }

    /// Takes another piece.
    pub fn choose(&mut self, piece: Piece) {
        self.ghost.choose(piece);
    }

    /// Moves the piece as the player wants, and returns what else is wanted, in order.
    pub fn follow(
        &mut self,
        input: &Input,
        layout: &TableLayout,
        bindings: &Bindings,
        position: Position,
    ) -> Vec<Wish> {
        let mut actions = self.follow_mouse(input, layout);
        actions.extend(self.keys.actions(input, bindings));
        actions.into_iter().filter_map(|action| self.act(action, position)).collect()
    }

    fn act(&mut self, action: Action, position: Position) -> Option<Wish> {
        match action {
            Action::Step(columns, rows) => self.ghost.step(columns, rows),
            Action::Cycle(steps) => self.ghost.cycle(steps),
            Action::Choose(piece) => self.ghost.choose(piece),
            Action::Turn => self.ghost.turn(),
            Action::Seek => self.ghost.seek(position),
            Action::Place => return Some(Wish::Place(self.ghost.placement())),
            other => return Some(Wish::Do(other)),
        }
        None
    }

    fn follow_mouse(&mut self, input: &Input, layout: &TableLayout) -> Vec<Action> {
        let Some((x, y)) = layout.in_cells(input.pointer) else { return Vec::new() };
        if input.pointer_moved || input.clicked {
            self.ghost.center_on(x, y);
        }
        let turns = usize::from(input.right_clicked) + usize::from(input.wheel != 0.0);
        // Three turns clockwise are one turn back.
        let turns = if input.wheel > 0.0 { turns + 2 } else { turns };
        let place = input.clicked.then_some(Action::Place);
        std::iter::repeat_n(Action::Turn, turns).chain(place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Cell;
    use macroquad::input::KeyCode;

    #[test]
    fn keys_move_the_piece_and_the_rest_is_wished_in_order() {
        let mut hand = Hand::new(Piece::T);
        let input = Input::test(&[KeyCode::Enter, KeyCode::Key1, KeyCode::H]);
        let layout = TableLayout::new(input.canvas.size);
        let wishes = hand.follow(&input, &layout, &Bindings::default(), Position::START);
        let [Wish::Place(placement), Wish::Do(Action::Hint)] = wishes[..] else {
            panic!("{wishes:?}")
        };
        assert_eq!(placement.piece(), Piece::I);
    }

    #[test]
    fn a_click_places_the_piece_under_the_mouse() {
        let mut hand = Hand::new(Piece::O);
        let mut input = Input::test(&[]);
        let layout = TableLayout::new(input.canvas.size);
        let cell: Cell = "c3".parse().unwrap();
        (input.pointer, input.clicked) = (layout.cell(cell).right_top(), true);
        let wishes = hand.follow(&input, &layout, &Bindings::default(), Position::START);
        assert_eq!(wishes, [Wish::Place("c3,d3,c4,d4".parse().unwrap())]);
    }
}
