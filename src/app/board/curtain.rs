//! The curtain that hides the board while the clock of a game or a puzzle stands still, so that
//! nobody can think about the position meanwhile.

use egui::{Align2, Id, LayerId, Order};

use super::drawing;
use super::effects::Effects;
use crate::ai::BoardSize;
use crate::app::input::Input;
use crate::app::text::{Texts, msg};
use crate::app::ui::{FAINT, LABEL, TEXT, TITLE, TableLayout, bold, regular};
use crate::game::{Board, Game};
use crate::picture::Paint;

/// The curtain in front of a board.
///
/// It is drawn while something covers the game, and while the player has left the window; after
/// more than a glance elsewhere, until the next press.
#[derive(Default)]
pub struct Curtain {
    /// Whether the curtain hides the board.
    pub is_drawn: bool,
    /// Whether something covers the game.
    is_covered: bool,
    /// Time when the player left the window, while the player is away.
    left_at: Option<f64>,
    /// Whether the curtain stays until the next press, which does nothing but open it.
    pub awaits_press: bool,
}

/// Seconds for which the window may lose the keyboard focus before the player counts as away: some
/// keys belong to the system.
const GLANCE: f64 = 0.5;

impl Curtain {
    /// Draws or opens the curtain. To be called in every frame, with whether something covers the
    /// game and whether the window has lost the keyboard focus.
    ///
    /// Returns whether the player has just come back to a game that awaits a press.
    pub fn update(&mut self, is_covered: bool, has_left: bool, now: f64) -> bool {
        let comes_back = self.left_at.is_some() && !has_left;
        self.is_covered = is_covered;
        self.left_at = has_left.then(|| self.left_at.unwrap_or(now));
        self.awaits_press |= self.left_at.is_some_and(|left| now - left >= GLANCE);
        self.is_drawn = is_covered || has_left || self.awaits_press;
        comes_back && self.awaits_press
    }

    /// Opens the curtain if a key, a button of the pad or the mouse was pressed.
    pub fn open_by(&mut self, input: &Input) {
        let is_mouse_pressed = input.clicked || input.right_clicked || input.raised;
        if is_mouse_pressed || !input.pressed.is_empty() || !input.pad.is_empty() {
            self.awaits_press = false;
        }
    }

    /// Draws an empty board in place of the hidden one.
    pub fn draw(&self, paint: &mut Paint, layout: &TableLayout, size: BoardSize) {
        let empty = Game::new(Board::new(size));
        drawing::draw_game(paint, layout, &empty, &Effects::new(), 0.0);
    }

    /// Shows that the game is paused, and how to go on, unless something else covers the game.
    pub fn show(&self, ctx: &egui::Context, layout: &TableLayout, texts: &Texts) {
        if self.is_covered {
            return;
        }
        let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("curtain")));
        let middle = layout.board.rect.center();
        let paused = texts.get(msg::PAUSED);
        painter.text(middle, Align2::CENTER_BOTTOM, paused, bold(TITLE), TEXT);
        if self.awaits_press {
            let how = texts.get(msg::PAUSED_GO_ON);
            painter.text(middle, Align2::CENTER_TOP, how, regular(LABEL), FAINT);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniquad::KeyCode;

    #[test]
    fn a_player_who_left_the_window_comes_back_by_a_key_but_from_the_help_at_once() {
        let mut curtain = Curtain::default();
        curtain.update(true, false, 1.0);
        assert!(curtain.is_drawn);
        curtain.update(false, false, 99.0);
        assert!(!curtain.is_drawn);
        curtain.update(false, true, 100.0);
        curtain.update(false, true, 101.0);
        assert!(curtain.update(false, false, 102.0), "the player has just come back");
        assert!(!curtain.update(false, false, 102.1));
        assert!(curtain.is_drawn && curtain.awaits_press);
        curtain.open_by(&Input::test(&[]));
        assert!(curtain.awaits_press);
        curtain.open_by(&Input::test(&[KeyCode::A]));
        curtain.update(false, false, 103.0);
        assert!(!curtain.is_drawn && !curtain.awaits_press);
    }

    /// A key for the volume takes the keyboard focus from the window for a moment.
    #[test]
    fn a_glance_elsewhere_needs_no_key() {
        let mut curtain = Curtain::default();
        curtain.update(false, true, 1.0);
        assert!(curtain.is_drawn);
        curtain.update(false, false, 1.1);
        assert!(!curtain.is_drawn);
    }

    #[test]
    fn the_click_that_brings_the_window_to_the_front_is_enough() {
        let mut curtain = Curtain::default();
        for now in [1.0, 2.0] {
            curtain.update(false, true, now);
        }
        assert!(curtain.awaits_press);
        curtain.open_by(&Input { raised: true, ..Input::test(&[]) });
        assert!(!curtain.awaits_press);
    }
}
