//! The places of the panel's parts. They depend on the window alone: whatever happens in a game, nothing moves.

use egui::Rect;

use crate::app::board::tray;
use crate::app::ui::{ButtonSize, GAP, side_panel};

/// Heights of the parts that hold no buttons, in points.
const CARD: f32 = 58.0;
const STATUS: f32 = 16.0;
const MESSAGE: f32 = 92.0;

/// Least height of the list of turns.
const TURNS: f32 = 44.0;

/// The places of the panel's parts, from top to bottom; in a wide panel, those from the pieces on are in a second column.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zones {
    /// The cards of the players.
    pub cards: [Rect; 2],
    /// Cells in play, turns, and whether the game is rated.
    pub status: Rect,
    /// The seven pieces.
    pub pieces: Rect,
    /// The buttons for fingers, if there are any.
    pub touch: Option<Rect>,
    /// The four aids.
    pub aids: Rect,
    /// Undo and redo.
    pub history: Rect,
    /// What the game says.
    pub message: Rect,
    /// The list of turns.
    pub list: Rect,
    /// The menu.
    pub foot: Rect,
}

impl Zones {
    /// Returns the least height of a panel with room for all parts and some turns.
    pub fn least_height(is_wide: bool, has_touch_buttons: bool) -> f32 {
        let lowest = Zones::of(Rect::ZERO, is_wide, has_touch_buttons).list.top();
        lowest + TURNS + GAP + ButtonSize::Usual.height()
    }

    /// Divides a panel.
    pub fn of(panel: Rect, is_wide: bool, has_touch_buttons: bool) -> Zones {
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

    /// Returns the place of all that is of use while a game goes on, and of the result afterwards.
    pub fn play(&self) -> Rect {
        self.pieces.union(self.history)
    }
}
