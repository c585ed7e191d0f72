//! What hides the board while the clock of a game stands still: nobody is to think meanwhile.

use egui::{Align2, Id, LayerId, Order};

use super::drawing;
use super::effects::Effects;
use crate::ai::BoardSize;
use crate::app::input::Input;
use crate::app::text::{Texts, msg};
use crate::app::ui::{FAINT, LABEL, TEXT, TITLE, TableLayout, bold, regular};
use crate::game::{Board, Game};
use crate::picture::Paint;

/// The curtain before a board. It is drawn while something covers the game, and once the player has left the window until the next key or
/// click.
#[derive(Default)]
pub struct Curtain {
    /// Whether it hides the board.
    pub is_drawn: bool,
    /// Whether something covers the game.
    is_covered: bool,
    /// When the player left the window.
    left_at: Option<f64>,
    /// Whether it stays until the next key or click, which only opens it.
    pub waits: bool,
}

/// Seconds for which the window may lose the keyboard without the player having left: some keys belong to the system.
const GLANCE: f64 = 0.5;

impl Curtain {
    /// Follows what is above the game and where the player is; to be called in every frame.
    pub fn follow(&mut self, is_covered: bool, has_left: bool, now: f64) {
        self.is_covered = is_covered;
        self.left_at = has_left.then(|| self.left_at.unwrap_or(now));
        self.waits |= self.left_at.is_some_and(|left| now - left >= GLANCE);
        self.is_drawn = is_covered || has_left || self.waits;
    }

    /// Opens it if a key, a button or the mouse was pressed.
    pub fn open_by(&mut self, input: &Input) {
        let is_pressed = input.clicked || input.right_clicked || input.raised;
        self.waits &= !is_pressed && input.pressed.is_empty() && input.pad.is_empty();
    }

    /// Draws an empty board in place of the one that it hides.
    pub fn draw(&self, paint: &mut Paint, layout: &TableLayout, size: BoardSize) {
        let empty = Game::new(Board::new(size));
        drawing::draw_game(paint, layout, &empty, &Effects::new(), 0.0);
    }

    /// Says that the game is paused, and how it goes on. What covers the game says so itself.
    pub fn show(&self, ctx: &egui::Context, layout: &TableLayout, texts: &Texts) {
        if self.is_covered {
            return;
        }
        let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("curtain")));
        let middle = layout.board.rect.center();
        let paused = texts.get(msg::PAUSED);
        painter.text(middle, Align2::CENTER_BOTTOM, paused, bold(TITLE), TEXT);
        if self.waits {
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
    fn who_has_left_the_window_comes_back_with_a_key_and_who_closes_the_help_at_once() {
        let mut curtain = Curtain::default();
        curtain.follow(true, false, 1.0);
        assert!(curtain.is_drawn);
        curtain.follow(false, false, 99.0);
        assert!(!curtain.is_drawn);
        curtain.follow(false, true, 100.0);
        curtain.follow(false, true, 101.0);
        curtain.follow(false, false, 102.0);
        assert!(curtain.is_drawn && curtain.waits);
        curtain.open_by(&Input::test(&[]));
        assert!(curtain.waits);
        curtain.open_by(&Input::test(&[KeyCode::A]));
        curtain.follow(false, false, 103.0);
        assert!(!curtain.is_drawn && !curtain.waits);
    }

    /// A key for the loudness takes the keyboard from the window for a moment.
    #[test]
    fn a_glance_elsewhere_needs_no_key() {
        let mut curtain = Curtain::default();
        curtain.follow(false, true, 1.0);
        assert!(curtain.is_drawn);
        curtain.follow(false, false, 1.1);
        assert!(!curtain.is_drawn);
    }

    #[test]
    fn the_click_that_brings_the_window_to_the_front_is_enough() {
        let mut curtain = Curtain::default();
        [1.0, 2.0].iter().for_each(|&now| curtain.follow(false, true, now));
        assert!(curtain.waits);
        curtain.open_by(&Input { raised: true, ..Input::test(&[]) });
        assert!(!curtain.waits);
    }
}
