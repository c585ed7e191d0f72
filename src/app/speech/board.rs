//! The board as a table of cells.

use egui::{Context, Rect, Ui};

use super::part;
use crate::ai::{Areas, Bitboard, Cell, Piece, Placement};
use crate::app::text::{Texts, args, msg, name_of_board};
use crate::game::{Event, Game, StackingGame, Turn, WELL_COLUMNS, WELL_ROWS};

/// Most free cells of a picture whose areas are announced: more would be a list of the whole board.
const MAX_CELLS_TOLD: usize = 40;

/// Reports the board to the screen reader: each cell is free, dead, or covered by a move's piece.
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

/// Reports a stack to the screen reader, and as its value the heights of its columns and the next
/// pieces.
pub fn stack(ctx: &Context, rect: Rect, game: &StackingGame, texts: &Texts) {
    if !part::is_on(ctx) {
        return;
    }
    let columns = 0..WELL_COLUMNS;
    let block = |column, row| {
        let cell = name_in_stack((column, row));
        match game.block(column, row) {
            Some(block) => piece_in_cell(cell, block.piece, block.number, texts),
            None => texts.with(msg::SPEECH_CELL_FREE, "cell", cell),
        }
    };
    let rows = (0..WELL_ROWS).rev().map(|row| columns.clone().map(|it| block(it, row)).collect());
    let name = texts.get(msg::STACKING_TITLE);
    part::grid(ctx, rect, (name, &stack_in_words(game, texts)), rows.collect());
}

/// Returns the heights of the columns of a stack and the next pieces in words.
pub fn stack_in_words(game: &StackingGame, texts: &Texts) -> String {
    let height = |column| (0..WELL_ROWS).rev().find(|row| game.block(column, *row).is_some());
    let heights: Vec<usize> =
        (0..WELL_COLUMNS).map(|column| height(column).map_or(0, |row| row + 1)).collect();
    let (heights, pieces) = (texts.list(&heights), texts.list(&game.known()[1..]));
    texts.fill(msg::SPEECH_STACK, args!(heights, pieces))
}

/// Returns the name of a cell of a stack, by its column and row from 0.
fn name_in_stack((column, row): (usize, usize)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// Returns a piece of a stack with its cells.
pub fn drop_in_words(
    piece: Piece,
    cells: impl Iterator<Item = (usize, usize)>,
    texts: &Texts,
) -> String {
    let cells: Vec<String> = cells.map(name_in_stack).collect();
    texts.fill(msg::SPEECH_PLACEMENT, args!(piece = piece.to_string(), cells = cells.join(", ")))
}

/// Returns the name of a cell that a piece covers. `turn` is that of the piece, from 0.
fn piece_in_cell(cell: String, piece: Piece, turn: usize, texts: &Texts) -> String {
    texts.fill(msg::SPEECH_CELL_PIECE, args!(cell, piece = piece.to_string(), n = turn + 1))
}

/// Returns the areas in words, the smallest first: the size of each, and its cells.
pub fn areas_in_words(free: Bitboard, texts: &Texts) -> String {
    let mut areas: Vec<Bitboard> = Areas::new(free).iter().collect();
    areas.sort_by_key(|area| area.len());
    let words = |it: &Bitboard| format!("{}: {}", it.len(), cells_in_words(*it));
    let areas: Vec<String> = areas.iter().map(words).collect();
    if areas.is_empty() {
        texts.get(msg::TYPED_NO_AREA).to_owned()
    } else {
        texts.with(msg::EDITOR_AREAS, "sizes", areas.join("; "))
    }
}

/// Returns cells in words, row by row from below: more than two neighbours as the first and the
/// last of them, such as c3-f3.
fn cells_in_words(cells: Bitboard) -> String {
    let cells: Vec<Cell> = cells.cells().collect();
    let are_neighbours = |a: &Cell, b: &Cell| (a.column() + 1, a.row()) == (b.column(), b.row());
    let runs = cells.chunk_by(are_neighbours).map(|run| match run {
        [first, _, .., last] => format!("{first}-{last}"),
        few => few.iter().map(Cell::to_string).collect::<Vec<_>>().join(", "),
    });
    runs.collect::<Vec<_>>().join(", ")
}

/// Returns a cell of a game with what is on it.
pub fn cell_in_words(cell: Cell, game: &Game, texts: &Texts) -> String {
    name_of(cell, game, &game.placed().collect::<Vec<_>>(), texts)
}

/// Returns the name of a cell with what is on it.
fn name_of(cell: Cell, game: &Game, placed: &[Placement], texts: &Texts) -> String {
    let name = cell.to_string();
    let position = game.position();
    match placed.iter().position(|placement| placement.cells().contains(cell)) {
        Some(turn) => piece_in_cell(name, placed[turn].piece(), turn, texts),
        None if position.usable().contains(cell) => texts.with(msg::SPEECH_CELL_FREE, "cell", name),
        None if position.free().contains(cell) => texts.with(msg::SPEECH_CELL_DEAD, "cell", name),
        None => texts.with(msg::SPEECH_CELL_FILLED, "cell", name),
    }
}

/// Returns a placement in words: its piece and its cells.
pub fn placement_in_words(placement: Placement, texts: &Texts) -> String {
    let piece = placement.piece().to_string();
    texts.fill(msg::SPEECH_PLACEMENT, args!(piece, cells = cells_of(placement)))
}

/// Returns a move in words, with who made it.
pub fn move_in_words(name: &str, placement: Placement, texts: &Texts) -> String {
    let place = placement_in_words(placement, texts);
    texts.fill(msg::SPEECH_MOVE, args!(name, placement = place))
}

/// Returns a placement that was made or taken back in words; `None` for any other event. `names`
/// are those of both sides.
pub fn event_in_words(event: &Event, names: &[String; 2], texts: &Texts) -> Option<String> {
    match event {
        Event::Taken { side, turn: Turn::Placement(placement), .. } => {
            Some(move_in_words(&names[side.index()], *placement, texts))
        }
        Event::TakenBack(Turn::Placement(placement)) => {
            let place = placement_in_words(*placement, texts);
            Some(texts.with(msg::SPEECH_TAKEN_BACK, "placement", place))
        }
        Event::TakenBack(_) | Event::Ended(_) | Event::Taken { .. } => None,
    }
}

/// Returns a step of a demonstration in words, as [`event_in_words`] does a turn.
pub fn step_in_words(event: &Event, names: &[String; 2], texts: &Texts) -> Option<String> {
    match event {
        Event::TakenBack(Turn::Placement(placement)) => {
            let place = placement_in_words(*placement, texts);
            Some(texts.with(msg::SPEECH_STEPPED_BACK, "placement", place))
        }
        _ => event_in_words(event, names, texts),
    }
}

/// Reports to the screen reader what a picture in the help shows: the size of its board, what was
/// placed, the areas, and the piece in hand.
///
/// `number` is that of the picture on its page.
pub fn picture(
    ui: &Ui,
    (number, rect): (usize, Rect),
    game: &Game,
    in_hand: Option<Placement>,
    texts: &Texts,
) {
    if part::is_on(ui.ctx()) {
        let words = picture_in_words(game, in_hand, texts);
        part::words(ui, &format!("picture {number}"), rect, &words);
    }
}

fn picture_in_words(game: &Game, in_hand: Option<Placement>, texts: &Texts) -> String {
    let in_hand = in_hand
        .map(|it| texts.with(msg::SPEECH_IN_HAND, "placement", placement_in_words(it, texts)));
    let placed = game.placed().map(|it| placement_in_words(it, texts));
    let free = game.position().free();
    let areas = (free.len() <= MAX_CELLS_TOLD).then(|| areas_in_words(free, texts));
    let parts =
        std::iter::once(name_of_board(game.board_size())).chain(placed).chain(areas).chain(in_hand);
    texts.with(msg::SPEECH_PICTURE, "parts", parts.collect::<Vec<_>>().join("; "))
}

/// Returns the cells of a placement with a blank after each comma, so that they are not read as one
/// word.
fn cells_of(placement: Placement) -> String {
    placement.to_string().replace(',', ", ")
}
