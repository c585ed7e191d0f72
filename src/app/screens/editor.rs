//! The position editor. Its positions can be played, copied and pasted.

use crate::ai::{Areas, Bitboard, BoardSize, Cell, CellText, Position};
use crate::app::board::tray::Tray;
use crate::app::board::{BoardMessage, drawing};
use crate::app::input::{Action, Input, Scope, pasted};
use crate::app::screens::board_view::BoardView;
use crate::app::screens::panel::{self, BoxContents, PanelView, Pieces, Tools};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Context, Screen, Transition, View};
use crate::app::sound::Sound;
use crate::app::speech;
use crate::app::text::{msg, name_of_board};
use crate::app::ui::{Command, Dialog, Reply, TEXT, TableLayout};
use crate::app::window::Canvas;
use crate::game::{Board, Editor, Game, Record, Seat};
use crate::picture::{Paint, WHITE, blocks};

/// Messages to the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Place the piece, or fill or free the cell under the cursor.
    Place,
    /// Switch to the piece in hand as the tool, and change it.
    Board(BoardMessage),
    /// Switch to single cells as the tool.
    Cells,
    Undo,
    Redo,
    Clear,
    Invert,
    /// Ask for the size of the board.
    AskForSize,
    /// Change the size of the board.
    Resize(BoardSize),
    Copy,
    Paste,
    /// Play the position against the computer.
    PlayComputer,
    /// Play the position as a game of two people.
    PlayTwo,
}

/// The editing tool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    /// Single cells.
    Cells,
    /// The piece in hand.
    Piece,
}

/// The screen of the position editor.
pub struct EditorScreen {
    editor: Editor,
    tool: Tool,
    view: BoardView,
    /// The cell under the keyboard cursor.
    cursor: Cell,
    /// The content that dragging the mouse paints onto cells, while its button is down.
    paint: Option<CellText>,
}

impl EditorScreen {
    /// Returns the editor with a board.
    pub fn new(board: Board) -> EditorScreen {
        let size = board.size();
        EditorScreen {
            editor: Editor::new(board),
            tool: Tool::Cells,
            view: BoardView::new(size),
            cursor: middle_of(size),
            paint: None,
        }
    }

    fn size(&self) -> BoardSize {
        self.editor.board().size()
    }

    fn layout(&self, canvas: Canvas) -> TableLayout {
        TableLayout::for_board(self.size(), canvas.size)
    }

    /// Moves the piece in hand and the cursor onto the board, whose size may have changed.
    fn clamp_to_board(&mut self) {
        self.view.hand.set_board(self.size());
        self.move_cursor(0, 0);
    }

    fn place(&mut self, context: &Context) {
        match self.tool {
            Tool::Cells => _ = self.editor.toggle(self.cursor),
            Tool::Piece => self.editor.place(self.view.hand.placement()),
        }
        context.sounds.play(Sound::Place);
    }

    /// Starts a game from the board, or shows a notice if no piece fits.
    fn play(&self, seats: [Seat; 2], context: &mut Context) -> Transition<Message> {
        let board = self.editor.board().clone();
        if board.position().is_over() {
            context.refuse(msg::EDITOR_NOTHING_FITS);
            return Transition::Stay;
        }
        context.send_to_table(Record::from_position(seats, board))
    }

    /// Edits single cells with the mouse.
    fn point_at_cells(&mut self, input: &Input, layout: &TableLayout) {
        if let Some(cell) = layout.board.cell_at(input.pointer) {
            let from = self.cursor;
            if input.pointer_moved || input.clicked {
                self.cursor = cell;
            }
            if input.clicked {
                self.paint = Some(self.editor.toggle(cell));
            } else if input.held
                && let Some(content) = self.paint
            {
                cells_between(from, cell).for_each(|cell| self.editor.set(cell, content));
            } else if input.right_clicked {
                self.editor.set(cell, CellText::Free);
            }
        }
        if !input.held {
            self.paint = None;
        }
    }

    /// Moves the cursor by columns and rows, but never off the board.
    fn move_cursor(&mut self, columns: isize, rows: isize) {
        let size = self.size();
        let moved = |at: usize, by, count: usize| at.saturating_add_signed(by).min(count - 1);
        let column = moved(self.cursor.column(), columns, size.columns());
        let row = moved(self.cursor.row(), rows, size.rows());
        self.cursor = Cell::new(column, row).unwrap_or(self.cursor);
    }

    fn rows(&self, context: &Context) -> Vec<Vec<Command<Message>>> {
        let level = context.remembered.last_choice.level;
        let against = context.texts.with(msg::EDITOR_AGAINST, "n", level.number());
        let (undo, redo) = self.editor.can_undo_and_redo();
        let has_piece = self.tool == Tool::Piece;
        let rotate = Message::Board(BoardMessage::Rotate);
        vec![
            touch_buttons(context, [rotate, Message::Place], has_piece).collect(),
            vec![
                Command::new(msg::EDITOR_CELL, Action::SingleCells, Message::Cells)
                    .on(self.tool == Tool::Cells),
                Command::new(msg::EDITOR_CLEAR, Action::Clear, Message::Clear),
            ],
            vec![
                Command::new(msg::UNDO, Action::Undo, Message::Undo).enabled(undo),
                Command::new(msg::REDO, Action::Redo, Message::Redo).enabled(redo),
            ],
            vec![
                Command::new(msg::EDITOR_INVERT, Action::Invert, Message::Invert),
                Command::new(name_of_board(self.size()), Action::BoardSize, Message::AskForSize),
            ],
            vec![
                Command::new(msg::COPY, Action::Copy, Message::Copy),
                Command::new(msg::PASTE, Action::Paste, Message::Paste),
                Command::back(),
            ],
            vec![
                Command::new(against, Action::PlayComputer, Message::PlayComputer).primary(true),
                Command::new(msg::EDITOR_TWO, Action::PlayTwo, Message::PlayTwo),
            ],
        ]
    }

    fn panel(&self, context: &Context) -> PanelView<'_> {
        let texts = &context.texts;
        let key = || context.texts.key_of(&context.preferences.keys, Action::Place);
        let task = match self.tool {
            Tool::Cells => texts.with(msg::EDITOR_HOW_CELL, "key", key()),
            Tool::Piece => texts.get(msg::EDITOR_HOW_PIECE).to_owned(),
        };
        let position = self.editor.board().position();
        let mut sizes: Vec<usize> =
            Areas::new(position.free()).iter().map(|area| area.len()).collect();
        sizes.sort_unstable();
        let areas = if sizes.is_empty() {
            texts.get(msg::EDITOR_NOTHING_FITS).to_owned()
        } else {
            texts.with(msg::EDITOR_AREAS, "sizes", texts.list(&sizes))
        };
        PanelView {
            title: texts.get(msg::EDITOR_TITLE).to_owned(),
            task,
            box_contents: Some(BoxContents::Text(areas, TEXT)),
            ..PanelView::default()
        }
    }
}

/// Returns the question for the size of the board, with the present one selected.
fn ask_for_size(present: BoardSize) -> Dialog<Message> {
    let answer = |size: BoardSize| {
        let resize = Reply::Say(Message::Resize(size));
        Command::new(name_of_board(size), None, resize).on(size == present)
    };
    let answers = BoardSize::ALL.map(answer).into_iter().chain([Command::dismiss()]);
    Dialog::new(msg::BOARD, answers.map(|answer| vec![answer]).collect())
}

/// Returns a cell in the middle of a board.
fn middle_of(size: BoardSize) -> Cell {
    let cell = Cell::new((size.columns() - 1) / 2, size.rows() / 2);
    cell.expect("the cell is on the board")
}

/// Returns the cells on a straight line from one cell to another, without the first unless it is
/// also the last.
///
/// The mouse may move by more than one cell in a frame.
fn cells_between(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let steps = from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row())).max(1);
    let between = move |a: usize, b: usize, step: usize| {
        (a as f32 + (b as f32 - a as f32) * step as f32 / steps as f32).round() as usize
    };
    (1..=steps).filter_map(move |step| {
        Cell::new(between(from.column(), to.column(), step), between(from.row(), to.row(), step))
    })
}

impl Screen for EditorScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::Editor;

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        let take = |piece| Some(Message::Board(BoardMessage::Choose(piece)));
        match (self.tool, action) {
            (_, Action::Choose(piece)) => return take(piece),
            (Tool::Cells, Action::Move(columns, rows)) => self.move_cursor(columns, rows),
            // A game pad has no buttons for single pieces.
            (Tool::Cells, Action::Cycle(_)) => return take(self.view.hand.piece()),
            (Tool::Cells, _) => {}
            (Tool::Piece, action) => {
                let position = self.editor.board().position();
                self.view.steer(action, position, context);
            }
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        let layout = self.layout(input.canvas);
        if self.tool == Tool::Cells {
            self.point_at_cells(input, &layout);
            return None;
        }
        // A piece may lie over filled cells, and so fits everywhere.
        let everywhere = Position::new(self.size().bitboard());
        let is_placed = self.view.point(input, &layout, everywhere, context);
        is_placed.then_some(Message::Place)
    }

    fn show(&mut self, view: &View<Message>) {
        let layout = self.layout(view.canvas);
        drawing::show_coordinates(view.ctx, &layout, &view.context.preferences);
        if speech::is_on(view.ctx) {
            let game = Game::new(self.editor.board().clone());
            speech::board(view.ctx, layout.board.rect, &game, &view.context.texts);
        }
        view.key(Action::Place, Message::Place);
        let free = self.editor.board().position().free();
        let tray = self.view.tray(free, Message::Board);
        let in_hand = tray.in_hand.filter(|_| self.tool == Tool::Piece);
        let pieces = Pieces::Tray(Tray { in_hand, ..tray });
        let tools = Tools { pieces, steps: Vec::new(), rows: self.rows(view.context) };
        panel::show(view, &layout, &self.panel(view.context), tools);
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Place => self.place(context),
            Message::Board(message) => {
                let position = self.editor.board().position();
                self.view.act(message, position, context);
                self.tool = Tool::Piece;
            }
            Message::Cells => self.tool = Tool::Cells,
            Message::Undo => _ = self.editor.undo(),
            Message::Redo => _ = self.editor.redo(),
            Message::Clear => self.editor.clear(),
            Message::Invert => self.editor.invert(),
            Message::AskForSize => return Transition::ask(ask_for_size(self.size())),
            Message::Resize(size) => self.editor.resize(size),
            Message::Copy => {
                let text = self.editor.board().to_string();
                context.copy(text, msg::POSITION_COPIED);
            }
            Message::Paste => context.ask_to_paste(),
            Message::PlayComputer => {
                let level = context.remembered.last_choice.level;
                return self.play([context.profile.my_seat(), Seat::from(level)], context);
            }
            Message::PlayTwo => return self.play([Seat::UNNAMED, Seat::UNNAMED], context),
        }
        self.clamp_to_board();
        Transition::Stay
    }

    fn pasted(&mut self, text: &str, context: &mut Context) -> Transition<Message> {
        if let Err(error) = self.editor.read(text.trim()) {
            let error = pasted::PasteError::Position(error);
            context.refuse(context.texts.paste_error(&error));
        }
        self.clamp_to_board();
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let layout = self.layout(canvas);
        let game = Game::new(self.editor.board().clone());
        self.view.draw_game(paint, &layout, &game, context.now);
        match self.tool {
            Tool::Cells => {
                let cursor = Bitboard::from_iter([self.cursor]);
                blocks::draw_outline(paint, &layout.board, cursor, WHITE, 0.9);
            }
            Tool::Piece => {
                let everywhere = Position::new(self.size().bitboard());
                self.view.draw_hand(paint, &layout, everywhere, None, context.now);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Destination, Pressed, Tester};
    use crate::game::{Files, Origin};
    use miniquad::KeyCode;

    fn editor(board: Board) -> Tester<EditorScreen> {
        Tester::new(|_| EditorScreen::new(board))
    }

    #[test]
    fn a_position_is_made_and_played_by_keys_alone() {
        let mut tester = editor(Board::empty());
        tester.press_all(&[KeyCode::Enter, KeyCode::Right, KeyCode::Enter]);
        let filled = crate::ai::Bitboard::FULL - tester.screen().editor.board().position().free();
        assert_eq!(filled.cells().map(|c| c.to_string()).collect::<Vec<_>>(), ["e6", "f6"]);
        tester.press_all(&[KeyCode::Key2, KeyCode::Down, KeyCode::Enter]);
        assert_eq!(tester.screen().editor.board().to_string().matches('O').count(), 4);
        tester.press_all(&[KeyCode::U, KeyCode::Key0]);
        let screen = tester.screen();
        let free = screen.editor.board().position().free().len();
        assert_eq!((screen.tool, free), (Tool::Cells, 98));
        let board = screen.editor.board().clone();
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::P) else {
            panic!("no game begins")
        };
        assert_eq!(record.origin(), Origin::Outside);
        assert!(record.seats[0].is_human() && !record.seats[1].is_human());
        assert_eq!(record.game.start(), &board);
    }

    /// The text once named Enter in every language, even if the player had chosen another key.
    #[test]
    fn the_text_names_the_chosen_key_that_fills_a_cell() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.preferences.keys.bind(Action::Place, KeyCode::G).unwrap();
        let mut tester = Tester::with(context, |_| EditorScreen::new(Board::empty()));
        assert!(tester.shown().iter().any(|text| text.starts_with("Click a cell (or press G)")));
    }

    #[test]
    fn boards_of_all_sizes_are_edited_and_played() {
        let mut tester = editor(Board::new(BoardSize::Six));
        let corner = [[KeyCode::Right; 9], [KeyCode::Up; 9]].concat();
        for size in BoardSize::ALL {
            tester.press_all(&corner);
            tester.press(KeyCode::B);
            if size != BoardSize::Six {
                tester.press(KeyCode::Down);
            }
            tester.press(KeyCode::Enter);
            assert_eq!(tester.screen().size(), size);
            assert!(size.contains(tester.screen().cursor), "{size}");
            tester.press_all(&corner);
            tester.press_all(&[KeyCode::Delete, KeyCode::Enter]);
            let board = tester.screen().editor.board().clone();
            let last = size.cells().last().unwrap();
            assert_eq!(board.cell(last), CellText::Filled, "{size}");
            assert_eq!(board.position().free().len(), size.cell_count() - 1);
            tester.press_all(&[KeyCode::Key1, KeyCode::Right, KeyCode::Enter, KeyCode::Key0]);
            assert_eq!(tester.screen().editor.board().to_string().matches('I').count(), 4);
            let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::P) else {
                panic!("no game begins")
            };
            assert_eq!(record.game.board_size(), size);
            tester.reopen(|_| EditorScreen::new(Board::new(size)));
        }
        tester.press(KeyCode::Delete);
        let text = Board::new(BoardSize::Seven).to_string();
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let _ = tester.screen().pasted(&text, &mut context);
        assert_eq!(tester.screen().size(), BoardSize::Seven);
        assert!(BoardSize::Seven.contains(tester.screen().cursor));
    }

    /// Binding the rotation to P once made that key start a game instead of rotating the piece.
    #[test]
    fn a_key_that_was_taken_from_the_editor_has_only_its_new_meaning() {
        let mut tester = editor(Board::empty());
        tester.context().preferences.keys.bind(Action::Rotate, KeyCode::P).unwrap();
        tester.press(KeyCode::Key1);
        let before = tester.screen().view.hand.placement();
        assert!(matches!(tester.press(KeyCode::P), Pressed::Stay));
        assert_ne!(tester.screen().view.hand.placement(), before);
    }

    #[test]
    fn a_board_on_which_nothing_fits_is_not_played() {
        let mut tester = editor("#".repeat(100).parse().unwrap());
        assert!(matches!(tester.press(KeyCode::T), Pressed::Stay));
        assert!(tester.notice().is_some());
        tester.press(KeyCode::Delete);
        assert!(matches!(tester.press(KeyCode::T), Pressed::Go(_)));
    }

    /// A piece that was dragged from the tray onto the board once lay in the hand there, though the
    /// same gesture placed it at the table.
    #[test]
    fn a_piece_is_dragged_from_the_tray_onto_the_board() {
        let mut tester = editor(Board::empty());
        tester.tell(Message::Board(BoardMessage::Choose(Piece::O)));
        let layout = TableLayout::new(tester.input(&[]).canvas.size);
        let pointer = layout.board.cell("c3".parse().unwrap()).center();
        for held in [true, false] {
            let released = !held;
            let input = Input { pointer, pointer_moved: true, held, released, ..tester.input(&[]) };
            tester.frame(&input);
        }
        assert_eq!(tester.screen().editor.board().to_string().matches('O').count(), 4);
    }

    #[test]
    fn dragging_paints_the_content_of_the_first_cell() {
        let mut tester = editor(Board::empty());
        let layout = TableLayout::new(tester.input(&[]).canvas.size);
        for (index, name) in ["a1", "c1", "c2", "c1"].into_iter().enumerate() {
            let input = Input {
                pointer: layout.board.cell(name.parse().unwrap()).center(),
                pointer_moved: true,
                clicked: index == 0,
                held: index < 3,
                ..tester.input(&[])
            };
            tester.frame(&input);
        }
        assert!(tester.screen().editor.board().to_string().ends_with("..#......./###......."));
    }
}
