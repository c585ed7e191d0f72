//! The board as a table of cells.

use egui::{Context, Rect};

use super::part;
use crate::ai::{Cell, Placement};
use crate::app::text::{Texts, msg, name_of_board};
use crate::game::Game;

/// Tells the screen reader of the board: each cell is free, dead, or covered by a move's piece.
pub fn board(ctx: &Context, rect: Rect, game: &Game, texts: &Texts) {
    if !part::is_on(ctx) {
        return;
    }
    let size = game.board_size();
    let placed: Vec<Placement> = game.placed().collect();
    let rows = (0..size.rows()).rev().map(|row| {
        let columns = (0..size.columns()).filter_map(|column| Cell::new(column, row));
        columns.map(|cell| name_of(cell, game, &placed, texts)).collect()
    });
    let name = name_of_board(size);
    let value = texts.with(msg::GAME_PLACED, "n", placed.len());
    part::grid(ctx, rect, (&name, &value), rows.collect());
}

/// Returns the name of a cell with what is on it.
fn name_of(cell: Cell, game: &Game, placed: &[Placement], texts: &Texts) -> String {
    let name = cell.to_string();
    let position = game.position();
    match placed.iter().position(|placement| placement.cells().contains(cell)) {
        Some(turn) => {
            let piece = placed[turn].piece().to_string();
            let arguments =
                [("cell", name.into()), ("piece", piece.into()), ("n", (turn + 1).into())];
            texts.fill(msg::SPEECH_CELL_PIECE, &arguments)
        }
        None if position.usable().contains(cell) => texts.with(msg::SPEECH_CELL_FREE, "cell", name),
        None if position.free().contains(cell) => texts.with(msg::SPEECH_CELL_DEAD, "cell", name),
        None => texts.with(msg::SPEECH_CELL_FILLED, "cell", name),
    }
}

/// Returns a placement in words: its piece and its cells.
pub fn placement_in_words(placement: Placement, texts: &Texts) -> String {
    let arguments =
        [("piece", placement.piece().to_string().into()), ("cells", cells_of(placement).into())];
    texts.fill(msg::SPEECH_PLACEMENT, &arguments)
}

/// Returns the cells of a placement with a blank after each comma, so that they are not read as one
/// word.
fn cells_of(placement: Placement) -> String {
    placement.to_string().replace(',', ", ")
}
