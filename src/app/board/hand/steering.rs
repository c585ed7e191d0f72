//! Moves and places the piece in hand by keys and mouse.

use super::PieceInHand;
use crate::ai::{Cell, Piece, Position};
use crate::app::input::{Action, Input};
use crate::app::sound::{Sound, Sounds};
use crate::app::ui::TableLayout;

/// The rules by which the mouse moves and places the piece.
#[derive(Clone, Copy)]
pub struct PointerRules {
    /// The position in which the piece is placed.
    pub position: Position,
    /// Whether the piece snaps to a place near the mouse where it fits.
    pub snaps: bool,
    /// Whether a press only moves the piece, as for a finger, which covers what it points at.
    ///
    /// A press on a piece that is at rest places it nevertheless, unless it is a finger's.
    pub moves_first: bool,
}

impl PieceInHand {
    /// Moves, rotates or changes the piece, as the action requires.
    pub fn steer(&mut self, action: Action, position: Position, sounds: &Sounds) {
        self.reveal(position);
        self.follows_mouse = false;
        // A piece that was led away by keys is no longer dragged.
        self.is_lifted &= !matches!(action, Action::Move(..) | Action::NextFit);
        match action {
            Action::Move(columns, rows) => self.step(columns, rows),
            Action::Cycle(steps) => self.cycle(steps),
            Action::Choose(piece) => self.choose(piece),
            Action::Rotate | Action::Hurry => self.rotate(sounds),
            Action::NextFit => self.jump_to_next_fit(position),
            _ => {}
        }
    }

    /// Rotates the piece clockwise by a quarter turn, with a sound.
    pub fn rotate(&mut self, sounds: &Sounds) {
        self.quarter_turn();
        sounds.play(Sound::Rotate);
    }

    /// Lifts a piece off the tray: it is placed where the mouse button is released over the board.
    pub fn lift(&mut self, piece: Piece) {
        self.choose(piece);
        self.is_lifted = true;
    }

    /// Moves and rotates the piece with the mouse, and returns whether to place it.
    pub fn point(
        &mut self,
        input: &Input,
        layout: &TableLayout,
        rules: PointerRules,
        sounds: &Sounds,
    ) -> bool {
        let is_dropped = self.is_lifted && input.released;
        self.is_lifted &= input.held;
        let at = layout.board.in_cells(input.pointer);
        self.is_mouse_there = at.is_some();
        let Some((x, y)) = at else { return false };
        let turns = input.quarter_turns();
        (0..turns).for_each(|_| self.quarter_turn());
        if turns > 0 {
            sounds.play(Sound::Rotate);
        }
        // While the piece is hidden, nobody can see where it would be placed.
        let is_in_sight = !self.is_hidden || input.pointer_moved;
        if input.pointer_moved || input.clicked || turns > 0 {
            let before = self.placement();
            if !self.follows_mouse && turns == 0 && !rules.moves_first {
                self.take_at(x, y);
            }
            self.is_hidden = false;
            self.follows_mouse = true;
            self.move_to_pointer(x, y, rules);
            let has_moved = self.placement() != before;
            self.arrival.record(has_moved, input.now);
        }
        let may_place = !rules.moves_first || !input.finger && self.arrival.is_at_rest(input.now);
        (input.clicked || is_dropped) && is_in_sight && may_place
    }

    /// Takes the piece where the mouse touches it, if it does.
    fn take_at(&mut self, x: f32, y: f32) {
        let touched = Cell::new(x as usize, y as usize);
        self.grip = (0, 0);
        if touched.is_some_and(|cell| self.placement().cells().contains(cell)) {
            let mut held = *self;
            held.center_on(x, y);
            let offset = |lies: usize, is_held: usize| lies as isize - is_held as isize;
            self.grip = (offset(self.column, held.column), offset(self.row, held.row));
        }
    }

    /// Moves to a point, in cells from the board's lower left corner, or as near as the rules
    /// allow.
    fn move_to_pointer(&mut self, x: f32, y: f32, rules: PointerRules) {
        self.center_on(x, y);
        let (columns, rows) = self.grip;
        self.step(columns, rows);
        let (x, y) = (x + columns as f32, y + rows as f32);
        if rules.snaps && !self.blocked(rules.position).is_empty() {
            self.snap_to(x, y, rules.position);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Bitboard, Orientation, Placement};
    use crate::app::board::hand::fitting_placements;
    use crate::picture::blocks;

    fn layout() -> TableLayout {
        TableLayout::new(Input::test(&[]).canvas.size)
    }

    fn point(hand: &mut PieceInHand, input: &Input, position: Position, snaps: bool) -> bool {
        let rules = PointerRules { position, snaps, moves_first: false };
        hand.point(input, &layout(), rules, &Sounds::default())
    }

    /// Returns the mouse on the upper right corner of c3.
    fn over_c3() -> Input {
        let pointer = layout().board.cell("c3".parse().unwrap()).right_top();
        Input { pointer, pointer_moved: true, ..Input::test(&[]) }
    }

    #[test]
    fn a_click_places_the_piece_under_the_mouse() {
        let mut hand = PieceInHand::new(Piece::O);
        let click = Input { clicked: true, ..over_c3() };
        assert!(point(&mut hand, &click, Position::START, true));
        assert_eq!(hand.placement(), "c3,d3,c4,d4".parse().unwrap());
    }

    /// A click on a piece that lay ready once placed it elsewhere, since the mouse held it in the
    /// middle.
    #[test]
    fn a_click_on_a_piece_that_lies_ready_places_it_where_it_lies() {
        for cell in PieceInHand::new(Piece::T).placement().cells().cells() {
            let mut hand = PieceInHand::new(Piece::T);
            let lies = hand.placement();
            let pointer = layout().board.cell(cell).center();
            let moved = Input { pointer, pointer_moved: true, ..Input::test(&[]) };
            assert!(!point(&mut hand, &moved, Position::START, true));
            assert_eq!(hand.placement(), lies, "{cell}");
            let right = pointer + egui::vec2(layout().board.cell_size(), 0.0);
            let moved = Input { pointer: right, ..moved };
            point(&mut hand, &moved, Position::START, true);
            let mut beside = PieceInHand::new(Piece::T);
            beside.step(1, 0);
            assert_eq!(hand.placement(), beside.placement(), "it goes with the mouse");
            assert!(point(
                &mut hand,
                &Input { clicked: true, ..moved.clone() },
                Position::START,
                true
            ));
            // The next piece is held in its middle.
            hand.find_room(Position::START);
            let middle = layout().board.cell(cell).center();
            point(&mut hand, &Input { pointer: middle, ..moved }, Position::START, true);
            let mut centred = PieceInHand::new(Piece::T);
            let (x, y) = layout().board.in_cells(middle).unwrap();
            centred.center_on(x, y);
            assert_eq!(hand.placement(), centred.placement());
        }
    }

    /// After an answer the piece once jumped to a place nearby, though the mouse had not moved.
    #[test]
    fn a_piece_that_follows_the_mouse_is_hidden_until_it_moves() {
        let mut hand = PieceInHand::new(Piece::O);
        let click = Input { clicked: true, ..over_c3() };
        assert!(point(&mut hand, &click, Position::START, true));
        let position = Position::START.after(hand.placement());
        hand.find_room(position);
        assert!(hand.is_hidden());
        let again = Input { pointer_moved: false, ..click.clone() };
        assert!(!point(&mut hand, &again, position, true), "nobody has seen it there");
        assert!(!hand.is_hidden());
        let pointer = layout().board.cell("g7".parse().unwrap()).right_top();
        assert!(point(&mut hand, &Input { pointer, ..click }, position, true));
        // Keys bring the piece to where it fits.
        let position = position.after(hand.placement());
        hand.find_room(position);
        assert!(hand.is_hidden() && hand.reveal(position) && !hand.reveal(position));
        assert!(hand.blocked(position).is_empty());
        hand.steer(Action::Move(1, 0), position, &Sounds::default());
        let position = position.after(hand.placement());
        hand.find_room(position);
        assert!(!hand.is_hidden());
    }

    /// A piece that was taken back once left the hand with what was in it since, somewhere else.
    #[test]
    fn a_piece_that_is_taken_back_lies_where_it_was_or_where_the_mouse_holds_it() {
        let mut hand = PieceInHand::new(Piece::O);
        let placed = "a1,b1,a2,b2".parse().unwrap();
        hand.steer(Action::Choose(Piece::I), Position::START, &Sounds::default());
        hand.take_back(placed);
        assert_eq!(hand.placement(), placed, "no mouse was there");
        point(&mut hand, &over_c3(), Position::START, true);
        hand.choose(Piece::I);
        hand.take_back(placed);
        assert_eq!(hand.placement(), "c3,d3,c4,d4".parse().unwrap());
        let beside = Input { pointer: layout().panel.center(), ..over_c3() };
        point(&mut hand, &beside, Position::START, true);
        hand.take_back(placed);
        assert_eq!(hand.placement(), placed, "the mouse is at the button");
        point(&mut hand, &over_c3(), Position::START, true);
        hand.steer(Action::Move(1, 0), Position::START, &Sounds::default());
        hand.take_back(placed);
        assert_eq!(hand.placement(), placed, "a key has moved it last");
    }

    #[test]
    fn the_wheel_rotates_the_piece_there_and_back() {
        let mut hand = PieceInHand::new(Piece::T);
        let pointer = layout().board.rect.center();
        point(
            &mut hand,
            &Input { pointer_moved: true, pointer, ..Input::test(&[]) },
            Position::START,
            true,
        );
        let before = hand.placement();
        for wheel in [1, -1] {
            let input = Input { wheel, pointer, ..Input::test(&[]) };
            assert!(!point(&mut hand, &input, Position::START, true));
            assert_eq!(hand.placement() == before, wheel < 0);
        }
    }

    #[test]
    fn near_a_place_where_it_fits_the_piece_snaps_to_it() {
        // The only place for an O is one cell to the right of the mouse.
        let free = ["d3", "e3", "d4", "e4"].map(|cell| cell.parse().unwrap());
        let position = Position::new(free.into_iter().collect());
        let mut hand = PieceInHand::new(Piece::O);
        assert!(!point(&mut hand, &over_c3(), position, false));
        assert_eq!(hand.placement(), "c3,d3,c4,d4".parse().unwrap());
        assert!(!point(&mut hand, &over_c3(), position, true));
        assert_eq!(hand.placement(), "d3,e3,d4,e4".parse().unwrap());
        let far = layout().board.cell("h9".parse().unwrap()).center();
        point(&mut hand, &Input { pointer: far, ..over_c3() }, position, true);
        assert_ne!(hand.placement(), "d3,e3,d4,e4".parse().unwrap());
    }

    /// The marks of winning moves once lay on a cell of the piece, and not in its middle, where the
    /// mouse holds it: nobody could tell which mark was that of the piece in hand.
    #[test]
    fn pointing_at_the_middle_of_a_place_moves_the_piece_there() {
        for orientation in Orientation::all() {
            for placement in fitting_placements(Position::START, orientation) {
                let mut hand = PieceInHand::new(orientation.piece());
                hand.set_orientation(orientation);
                hand.follows_mouse = true;
                let pointer = blocks::center(&layout().board, placement.cells());
                let input = Input { pointer, pointer_moved: true, ..Input::test(&[]) };
                point(&mut hand, &input, Position::START, true);
                assert_eq!(hand.placement(), placement);
            }
        }
    }

    #[test]
    fn a_finger_moves_the_piece_without_placing_it() {
        let mut hand = PieceInHand::new(Piece::T);
        let rules = PointerRules { position: Position::START, snaps: true, moves_first: true };
        let press = Input { clicked: true, held: true, finger: true, now: 9.0, ..over_c3() };
        let lift = Input { held: false, pointer_moved: false, ..over_c3() };
        hand.lift(Piece::O);
        for input in [&press, &lift, &press] {
            assert!(!hand.point(input, &layout(), rules, &Sounds::default()));
            assert_eq!(hand.placement(), "c3,d3,c4,d4".parse().unwrap());
        }
    }

    /// With the buttons for a pen that acts as a mouse, clicks of a real mouse once placed nothing.
    #[test]
    fn with_touch_buttons_a_mouse_places_and_a_pen_that_jumps_moves_first() {
        let mut hand = PieceInHand::new(Piece::O);
        let rules = PointerRules { position: Position::START, snaps: true, moves_first: true };
        let point = |hand: &mut PieceInHand, input: Input| {
            hand.point(&input, &layout(), rules, &Sounds::default())
        };
        let at = |now: f64, clicked: bool| Input { now, clicked, held: clicked, ..over_c3() };
        assert!(!point(&mut hand, at(5.0, true)), "a pen jumps there");
        assert!(!point(&mut hand, at(5.02, true)));
        assert!(point(&mut hand, at(6.0, true)), "pressed again where the piece lies");
        let mut hand = PieceInHand::new(Piece::O);
        assert!(!point(&mut hand, at(5.0, false)), "a mouse moves there");
        assert!(point(&mut hand, at(5.3, true)));
    }

    #[test]
    fn a_piece_is_dragged_onto_the_board() {
        let mut hand = PieceInHand::new(Piece::T);
        hand.lift(Piece::O);
        let held = Input { held: true, ..over_c3() };
        let outside = Input { pointer: layout().panel.center(), ..held.clone() };
        assert!(!point(&mut hand, &outside, Position::START, true));
        assert!(!point(&mut hand, &held, Position::START, true));
        let dropped = Input { released: true, ..over_c3() };
        assert!(point(&mut hand, &dropped, Position::START, true), "dropped");
        assert_eq!(hand.placement(), "c3,d3,c4,d4".parse().unwrap());
        assert!(!point(&mut hand, &dropped, Position::START, true), "only once");
        hand.lift(Piece::O);
        let outside = Input { held: false, released: true, ..outside };
        point(&mut hand, &outside, Position::START, true);
        assert!(!point(&mut hand, &dropped, Position::START, true), "dropped beside the board");
        // It was once dropped by whatever took the button's release: another window or a menu.
        hand.lift(Piece::O);
        assert!(!point(&mut hand, &over_c3(), Position::START, true), "released elsewhere");
        assert!(!point(&mut hand, &dropped, Position::START, true), "it is not lifted any more");
    }

    /// A hint, a piece that was taken back or one that keys led elsewhere was once placed where the
    /// button was released in the middle of a drag, and so was a piece out of sight.
    #[test]
    fn what_was_not_dragged_is_not_dropped() {
        type Take = fn(&mut PieceInHand, Placement);
        let elsewhere = "a1,b1,a2,a3".parse().unwrap();
        let takes: [(&str, Take); 6] = [
            ("a hint", PieceInHand::move_to),
            ("an undo", PieceInHand::take_back),
            ("a clue", |hand, it| hand.offer(it.piece(), Position::START, it)),
            ("a key", |hand, _| {
                hand.steer(Action::Move(1, 0), Position::START, &Sounds::default())
            }),
            ("the next fit", |hand, _| {
                hand.steer(Action::NextFit, Position::START, &Sounds::default())
            }),
            ("a full board", |hand, _| hand.find_room(Position::new(Bitboard::EMPTY))),
        ];
        let dropped = Input { released: true, pointer_moved: false, ..over_c3() };
        for (what, take) in takes {
            let mut hand = PieceInHand::new(Piece::T);
            hand.lift(Piece::O);
            point(&mut hand, &Input { held: true, ..over_c3() }, Position::START, true);
            take(&mut hand, elsewhere);
            assert!(!point(&mut hand, &dropped, Position::START, true), "{what}");
        }
        // Other pieces and orientations stay where the mouse holds them.
        for action in [Action::Choose(Piece::I), Action::Cycle(1), Action::Rotate] {
            let mut hand = PieceInHand::new(Piece::T);
            hand.lift(Piece::O);
            point(&mut hand, &Input { held: true, ..over_c3() }, Position::START, true);
            hand.steer(action, Position::START, &Sounds::default());
            assert!(point(&mut hand, &dropped, Position::START, true), "{action:?}");
        }
    }
}
