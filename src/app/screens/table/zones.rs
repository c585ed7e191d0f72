//! The layout of the side panel. It depends on nothing but the window and whether there are buttons
//! for touch, so that nothing moves during a game.

use egui::Rect;

use crate::app::board::tray;
use crate::app::ui::{ButtonSize, GAP, side_panel};

/// Height of a player's card, in points.
const CARD: f32 = 58.0;

/// Width of the button of the menu, in points.
const MENU: f32 = 30.0;

/// Height of the message box in a panel of one column, in points, which has room for the aids.
const MESSAGE: f32 = 156.0;

/// Height of the result below the pieces and the buttons, in points. In a panel of one column, the
/// result covers the top of the message box there.
const RESULT: f32 = 44.0;

/// Smallest height of the list of turns, in points.
const MIN_TURNS: f32 = 44.0;

/// The rectangles of the panel's parts.
///
/// In a wide panel, the parts from the pieces on are in a second column, and the message box is in
/// the first one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zones {
    /// The cards of the players.
    pub cards: [Rect; 2],
    /// The status line: cells in play, placements, and whether the game is rated.
    pub status: Rect,
    /// The button of the menu, beside the status line.
    pub menu: Rect,
    /// The tray of pieces.
    pub pieces: Rect,
    /// The buttons to rotate and place a piece by touch, if there are any.
    pub touch: Option<Rect>,
    /// The buttons for help, undo and redo.
    pub help: Rect,
    /// The message box.
    pub message: Rect,
    /// The list of turns.
    pub list: Rect,
    /// Whether the panel has two columns.
    is_wide: bool,
}

impl Zones {
    /// Returns the smallest height of a panel that has room for all parts and some turns, or for a
    /// foot of this height in their place.
    pub fn min_height(is_wide: bool, has_touch_buttons: bool, foot: f32) -> f32 {
        let top_of_list = Zones::new(Rect::ZERO, is_wide, has_touch_buttons).list.top();
        top_of_list + foot.max(MIN_TURNS)
    }

    /// Divides a panel.
    pub fn new(panel: Rect, is_wide: bool, has_touch_buttons: bool) -> Zones {
        let cut = side_panel::cut_top;
        let (small, large) = (ButtonSize::Small.height(), ButtonSize::Large.height());
        let mut first = panel;
        if is_wide {
            first.set_width((panel.width() - GAP) / 2.0);
        }
        let status = cut(&mut first, small);
        let (status, menu) = status.split_left_right_at_x(status.right() - MENU);
        let cards = [cut(&mut first, CARD), cut(&mut first, CARD)];
        let mut second = first;
        if is_wide {
            second = panel;
            second.min.x = first.right() + GAP;
        }
        let pieces = cut(&mut second, tray::HEIGHT);
        let touch = has_touch_buttons.then(|| cut(&mut second, large));
        let help = cut(&mut second, large);
        if is_wide {
            second.min.y += RESULT;
        }
        let message = if is_wide { first } else { cut(&mut second, MESSAGE) };
        let list = second;
        let status = status.with_max_x(status.right() - 4.0);
        Zones { cards, status, menu, pieces, touch, help, message, list, is_wide }
    }

    /// Returns the rectangle of the result after the game, which begins with the pieces.
    pub fn result(&self) -> Rect {
        let play = self.pieces.union(self.help);
        play.with_max_y(play.bottom() + RESULT)
    }

    /// Returns the message box, or what the result leaves of it.
    pub fn message_after(&self, shows_result: bool) -> Rect {
        if shows_result && !self.is_wide {
            self.message.with_min_y(self.result().bottom() + GAP)
        } else {
            self.message
        }
    }
}
