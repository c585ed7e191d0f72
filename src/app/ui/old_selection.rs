//! Which line of a list is selected, by keys and by the mouse.

use egui::{Response, Ui, Vec2};
use macroquad::input::KeyCode;

use crate::app::shell::old::Input;

/// Lines that Page up and Page down move by.
const PAGE: isize = 8;

/// The selected line of a list.
#[derive(Default)]
pub struct Selection {
    index: usize,
    /// Whether it moved by keys, so that it must be scrolled to.
    moved: bool,
    clicked: bool,
}

impl Selection {
    /// Returns the selected line.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Selects a line, to be scrolled to.
    pub fn select(&mut self, index: usize) {
        (self.index, self.moved) = (index, true);
    }

    /// Keeps the selection on one of so many lines.
    pub fn keep_within(&mut self, count: usize) {
        self.index = self.index.min(count.saturating_sub(1));
    }

    /// Notes what the mouse did to a line, and scrolls to the selected one.
    pub fn follow_mouse(&mut self, ui: &Ui, index: usize, response: &Response) {
        if response.clicked() {
            // The first click selects, the next one opens.
            self.clicked |= self.index == index;
            self.index = index;
        }
        if response.double_clicked() {
            self.clicked = true;
        }
        if index == self.index && self.moved {
            response.scroll_to_me(None);
            self.moved = ui.input(|input| input.pointer.delta() == Vec2::ZERO) && self.moved;
        }
    }

    /// Moves by keys over so many lines. Returns whether the selected one is to be opened.
    pub fn follow_keys(&mut self, input: &Input, count: usize) -> bool {
        let step = input.direction(KeyCode::Up, KeyCode::Down)
            + PAGE * input.direction(KeyCode::PageUp, KeyCode::PageDown)
            + input.tab();
        self.moved = step != 0;
        let last = count.saturating_sub(1);
        self.index = self.index.saturating_add_signed(step).min(last);
        let clicked = std::mem::take(&mut self.clicked);
        count > 0 && (clicked || input.is_enter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_move_within_the_list_and_enter_opens() {
        let mut selection = Selection::default();
        for (key, expected) in [
            (KeyCode::Up, 0),
            (KeyCode::Down, 1),
            (KeyCode::PageDown, 8),
            (KeyCode::PageUp, 0),
            (KeyCode::Tab, 1),
        ] {
            assert!(!selection.follow_keys(&Input::test(&[key]), 9));
            assert_eq!(selection.index(), expected, "{key:?}");
        }
        assert!(selection.follow_keys(&Input::test(&[KeyCode::Enter]), 9));
        assert!(!selection.follow_keys(&Input::test(&[KeyCode::Enter]), 0));
        selection.select(7);
        selection.keep_within(3);
        assert_eq!(selection.index(), 2);
    }
}
