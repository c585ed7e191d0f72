//! The piece in the player's hand over a board, moved and placed by keys and mouse.

use super::cursor::PieceCursor;
use crate::ai::{Piece, Placement, Position};
use crate::app::input::action::Action;
use crate::app::input::frame::Input;
use crate::app::sound::player::Sounds;
use crate::app::sound::synth::Sound;
use crate::app::ui::layout::TableLayout;

/// The piece in the player's hand.
pub struct BoardInput {
    cursor: PieceCursor,
}

impl BoardInput {
    /// Returns a hand that holds a piece over the centre of the board.
    pub fn new(piece: Piece) -> BoardInput {
        BoardInput { cursor: PieceCursor::new(piece) }
    }

    /// Returns the piece over the board.
    pub fn cursor(&self) -> &PieceCursor {
        &self.cursor
    }

    /// Returns the placement at the piece's position.
    pub fn placement(&self) -> Placement {
        self.cursor.placement()
    }

    /// See [`PieceCursor::find_room`].
    pub fn find_room(&mut self, position: Position) {
        self.cursor.find_room(position);
    }

    /// Takes another piece.
    pub fn choose(&mut self, piece: Piece) {
        self.cursor.choose(piece);
    }

    /// Takes the piece and the position of a placement.
    pub fn take(&mut self, placement: Placement) {
        self.cursor.take(placement);
    }

    /// Moves, turns or changes the piece, as the action requires.
    pub fn steer(&mut self, action: Action, position: Position, sounds: &Sounds) {
        match action {
            Action::Step(columns, rows) => self.cursor.step(columns, rows),
            Action::Cycle(steps) => self.cursor.cycle(steps),
            Action::Choose(piece) => self.cursor.choose(piece),
            Action::Turn => {
                self.cursor.turn();
                sounds.play(Sound::Turn);
            }
            Action::Seek => self.cursor.seek(position),
            _ => {}
        }
    }

    /// Moves and turns the piece with the mouse, and returns whether to place it.
    pub fn point(&mut self, input: &Input, layout: &TableLayout, sounds: &Sounds) -> bool {
        let Some((x, y)) = layout.in_cells(input.pointer) else { return false };
        if input.pointer_moved || input.clicked {
            self.cursor.center_on(x, y);
        }
        // A slow wheel reports parts of a notch.
        let notches = (input.wheel.abs().round() as usize).max(usize::from(input.wheel != 0.0));
        // Three turns clockwise make one turn anticlockwise.
        let by_wheel = if input.wheel > 0.0 { notches * 3 } else { notches };
        let turns = (usize::from(input.right_clicked) + by_wheel) % 4;
        (0..turns).for_each(|_| self.cursor.turn());
        if turns > 0 {
            sounds.play(Sound::Turn);
        }
        input.clicked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_places_the_piece_under_the_mouse() {
        let mut hand = BoardInput::new(Piece::O);
        let mut input = Input::test(&[]);
        let layout = TableLayout::new(input.canvas.size);
        (input.pointer, input.clicked) = (layout.cell("c3".parse().unwrap()).right_top(), true);
        assert!(hand.point(&input, &layout, &Sounds::default()));
        assert_eq!(hand.placement(), "c3,d3,c4,d4".parse().unwrap());
    }

    #[test]
    fn the_wheel_turns_the_piece_there_and_back() {
        let mut hand = BoardInput::new(Piece::T);
        let layout = TableLayout::new(Input::test(&[]).canvas.size);
        let before = hand.placement();
        for wheel in [1.0, -1.0] {
            let pointer = layout.board.center();
            let input = Input { wheel, pointer, ..Input::test(&[]) };
            assert!(!hand.point(&input, &layout, &Sounds::default()));
        }
        assert_eq!(hand.placement(), before);
    }
}
