//! The layout of the side panel. It depends on nothing but the window, so that nothing moves during
//! a game.

use egui::Rect;

use crate::app::board::tray;
use crate::app::ui::{ButtonSize, GAP, side_panel};

/// Height of a player's card, in points.
const CARD: f32 = 58.0;

/// Height of the status line, in points.
const STATUS: f32 = 16.0;

/// Height of the message box, in points.
const MESSAGE: f32 = 92.0;

/// Smallest height of the list of turns, in points.
const MIN_TURNS: f32 = 44.0;

/// The rectangles of the panel's parts, from top to bottom.
///
/// In a wide panel, the parts from the pieces on are in a second column, and the message box is in
/// the first one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zones {
    /// The cards of the players.
    pub cards: [Rect; 2],
    /// The status line: cells in play, placements, and whether the game is rated.
    pub status: Rect,
    /// The tray of pieces.
    pub pieces: Rect,
    /// The buttons to rotate and place a piece by touch, if there are any.
    pub touch: Option<Rect>,
    /// The four aids.
    pub aids: Rect,
    /// Undo and redo.
    pub history: Rect,
    /// The message box.
    pub message: Rect,
    /// The list of turns.
    pub list: Rect,
    /// The button of the menu.
    pub foot: Rect,
}

impl Zones {
    /// Returns the smallest height of a panel that has room for all parts and some turns.
    pub fn min_height(is_wide: bool, has_touch_buttons: bool) -> f32 {
        let top_of_list = Zones::new(Rect::ZERO, is_wide, has_touch_buttons).list.top();
        top_of_list + MIN_TURNS + GAP + ButtonSize::Usual.height()
    }

    /// Divides a panel.
    pub fn new(panel: Rect, is_wide: bool, has_touch_buttons: bool) -> Zones {
        let cut = side_panel::cut_top;
        let (usual, large) = (ButtonSize::Usual.height(), ButtonSize::Large.height());
        let mut first = panel;
        if is_wide {
            first.set_width((panel.width() - GAP) / 2.0);
        }
        let cards = [cut(&mut first, CARD), cut(&mut first, CARD)];
        let status = cut(&mut first, STATUS);
        let mut second = first;
        if is_wide {
            second = panel;
            second.min.x = first.right() + GAP;
        }
        let pieces = cut(&mut second, tray::HEIGHT);
        let touch = has_touch_buttons.then(|| cut(&mut second, large));
        let aids = cut(&mut second, large);
        let history = cut(&mut second, usual);
        let message = if is_wide { first } else { cut(&mut second, MESSAGE) };
        let (list, foot) = second.split_top_bottom_at_y(second.bottom() - usual);
        let list = list.with_max_y(list.bottom() - GAP);
        Zones { cards, status, pieces, touch, aids, history, message, list, foot }
    }

    /// Returns the rectangle from the pieces to undo and redo, which the result covers after the
    /// game.
    pub fn play(&self) -> Rect {
        self.pieces.union(self.history)
    }
}
