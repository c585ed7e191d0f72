//! Small boards of missed puzzles, in place of the pieces: each can be pressed to try it.

use std::fmt::Debug;

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use crate::app::board::drawing;
use crate::app::shell::View;
use crate::app::text::msg;
use crate::app::ui::{CAPTION, FAINT, GAP, Ground, Stop, Tip, paint_elided, regular, widgets};
use crate::game::Game;

/// Largest number of boards.
pub const MAX: usize = 8;

/// Largest number of boards side by side.
const COLUMNS: usize = 4;

/// Height of the words below a board, in points.
const WORDS: f32 = 20.0;

/// Padding around a board, in points.
const PADDING: f32 = 4.0;

/// Largest side of a board, in points.
const MAX_SIDE: f32 = 110.0;

/// A puzzle that can be tried.
#[derive(Clone)]
pub struct PuzzleToTry {
    /// The board with the pieces that have led to it.
    pub game: Game,
    /// The words that distinguish it from the others.
    pub name: String,
}

/// Returns the number of columns for this many boards. A single one does not fill the width.
fn columns(count: usize) -> usize {
    count.clamp(2, COLUMNS)
}

/// Returns the size of a card, in a strip of this width.
fn card(count: usize, width: f32) -> Vec2 {
    let columns = columns(count) as f32;
    let width = (width - GAP * (columns - 1.0)) / columns;
    vec2(width, (width - 2.0 * PADDING).min(MAX_SIDE) + 2.0 * PADDING + WORDS)
}

/// Returns the height of this many boards in a strip of this width.
pub fn height(count: usize, width: f32) -> f32 {
    let rows = count.div_ceil(COLUMNS) as f32;
    rows * (card(count, width).y + GAP) - GAP
}

/// Shows the boards, of which each sends the message `to_try` it.
pub fn show<M: Clone + Debug>(
    ui: &mut Ui,
    boards: &[PuzzleToTry],
    to_try: &impl Fn(usize) -> M,
    view: &View<M>,
) {
    let strip = widgets::strip(ui, height(boards.len(), ui.available_width()));
    let size = card(boards.len(), strip.width());
    let text = view.texts().get(msg::AGAIN_TRY);
    for (index, board) in boards.iter().enumerate() {
        let (row, column) = (index / COLUMNS, index % COLUMNS);
        let offset = vec2(column as f32 * (size.x + GAP), row as f32 * (size.y + GAP));
        let rect = Rect::from_min_size(strip.min + offset, size);
        let stop = Stop::new(&board.name, to_try(index)).valued(text);
        let response = view.pressable(ui, rect, Ground::Quiet, stop);
        Tip { name: &board.name, keys: "", about: None }.show(&response);
        let side = rect.height() - 2.0 * PADDING - WORDS;
        let top = pos2(rect.center().x, rect.top() + PADDING + side / 2.0);
        let square = Rect::from_center_size(top, Vec2::splat(side));
        drawing::show_small(ui, index, square, &board.game, None);
        let words = rect.with_min_y(square.bottom()).shrink2(vec2(PADDING, 0.0));
        paint_elided(ui, words, Align2::CENTER_CENTER, text, regular(CAPTION), FAINT);
    }
}
