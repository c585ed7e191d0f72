//! The position editor: cells and pieces on a board, to be played, copied and pasted.

use egui::{RichText, Ui, Vec2, vec2};
use macroquad::color::WHITE;
use macroquad::input::KeyCode;

use crate::ai::{Areas, BOARD_SIZE, Bitboard, Cell, CellText, Level, Piece};
use crate::app::board::blocks;
use crate::app::board::effects::Effects;
use crate::app::board::input::{Hand, Wish};
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::input::actions::{Action, KeyRepeat};
use crate::app::input::pasted;
use crate::app::screens::table::panel::{GAP, column};
use crate::app::shell::screen::{Destination, Flow, Input, Screen, Services};
use crate::app::sound::synth::Sound;
use crate::app::text::msg;
use crate::app::ui::layout::{Canvas, TableLayout};
use crate::app::ui::piece_row;
use crate::app::ui::style::Style;
use crate::app::ui::theme::{FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Board, Editor, Game, Record, Seat};

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    Piece(Piece),
    Cells,
    Undo,
    Redo,
    Clear,
    Invert,
    Copy,
    Paste,
    PlayAgainst,
    PlayTwo,
    Back,
}

/// What is put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    /// Single cells.
    Cells,
    /// The piece in the hand.
    Piece,
}

/// A board in the making.
pub struct EditorScreen {
    editor: Editor,
    tool: Tool,
    hand: Hand,
    keys: KeyRepeat,
    /// The cell at which keys act.
    cursor: Cell,
    /// What dragging puts on cells.
    paint: Option<CellText>,
    effects: Effects,
    clicked: Option<Click>,
}

impl EditorScreen {
    /// Returns an editor with this board.
    pub fn new(board: Board) -> EditorScreen {
        EditorScreen {
            editor: Editor::new(board),
            tool: Tool::Cells,
            hand: Hand::new(Piece::T),
            keys: KeyRepeat::default(),
            cursor: Cell::new(4, 5).expect("the cell is on the board"),
            paint: None,
            effects: Effects::new(),
            clicked: None,
        }
    }

    fn act(&mut self, click: Click, services: &mut Services, now: f64) -> Flow {
        match click {
            Click::Piece(piece) => {
                self.hand.choose(piece);
                self.tool = Tool::Piece;
            }
            Click::Cells => self.tool = Tool::Cells,
            Click::Undo => {
                self.editor.undo();
            }
            Click::Redo => {
                self.editor.redo();
            }
            Click::Clear => self.editor.clear(),
            Click::Invert => self.editor.invert(),
            Click::Copy => {
                let copied = services.clipboard.copy(&self.editor.board().to_string());
                let texts = &services.texts;
                if copied {
                    services.tell(texts.get(msg::POSITION_COPIED).to_owned(), now);
                } else {
                    services.notify(texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(), now);
                }
            }
            Click::Paste => self.paste(services, now),
            Click::PlayAgainst | Click::PlayTwo => return self.play(click, services, now),
            Click::Back => return Flow::Back,
        }
        Flow::Stay
    }

    fn paste(&mut self, services: &mut Services, now: f64) {
        let text = match services.clipboard.paste() {
            None => services.texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(),
            Some(text) => match self.editor.read(text.trim()) {
                Ok(()) => return,
                Err(error) => services.texts.paste_error(&pasted::PasteError::Position(error)),
            },
        };
        services.notify(text, now);
    }

    /// Begins a game from this board, if there is something to play.
    fn play(&self, click: Click, services: &mut Services, now: f64) -> Flow {
        let board = self.editor.board().clone();
        if board.position().is_over() {
            services.notify(services.texts.get(msg::EDITOR_NOTHING_FITS).to_owned(), now);
            return Flow::Stay;
        }
        let Some(seats) = seats(click == Click::PlayAgainst, services) else { return Flow::Stay };
        if !services.make_room(now) {
            return Flow::Stay;
        }
        let record = Record::from_position(seats, board);
        Flow::Go(Destination::Table(Box::new(record)))
    }

    fn follow_hand(&mut self, input: &Input, services: &Services) -> Option<Click> {
        let layout = TableLayout::new(input.canvas.size);
        let keys = &services.settings.keys;
        if self.tool == Tool::Piece {
            let position = self.editor.board().position();
            let mut click = None;
            for wish in self.hand.follow(input, &layout, keys, position) {
                match wish {
                    Wish::Place(placement) => {
                        self.editor.place(placement);
                        services.sounds.play(Sound::Place);
                    }
                    Wish::Do(action) => click = click.or(click_of(action)),
                }
            }
            return click;
        }
        let mut click = None;
        for action in self.keys.actions(input, keys) {
            match action {
                Action::Step(columns, rows) => self.step(columns, rows),
                Action::Place => {
                    self.editor.toggle(self.cursor);
                    services.sounds.play(Sound::Place);
                }
                Action::Choose(piece) => click = Some(Click::Piece(piece)),
                other => click = click.or(click_of(other)),
            }
        }
        self.follow_mouse(input, &layout);
        click
    }

    fn follow_mouse(&mut self, input: &Input, layout: &TableLayout) {
        let under = layout.in_cells(input.pointer);
        let cell = under.and_then(|(x, y)| Cell::new(x as usize, y as usize));
        if let Some(cell) = cell {
            let from = self.cursor;
            if input.pointer_moved || input.clicked {
                self.cursor = cell;
            }
            if input.clicked {
                self.paint = Some(self.editor.toggle(cell));
            } else if let Some(content) = self.paint.filter(|_| input.held) {
                cells_between(from, cell).for_each(|cell| self.editor.set(cell, content));
            } else if input.right_clicked {
                self.editor.set(cell, CellText::Free);
            }
        }
        if !input.held {
            self.paint = None;
        }
    }

    fn step(&mut self, columns: isize, rows: isize) {
        let to = |at: usize, by| at.saturating_add_signed(by).min(BOARD_SIZE - 1);
        let moved = Cell::new(to(self.cursor.column(), columns), to(self.cursor.row(), rows));
        self.cursor = moved.unwrap_or(self.cursor);
    }

    fn show_words(&self, ui: &mut Ui, services: &Services) {
        let texts = &services.texts;
        ui.label(RichText::new(texts.get(msg::EDITOR_TITLE)).font(bold(21.0)).color(TEXT));
        let how = if self.tool == Tool::Cells {
            texts.get(msg::EDITOR_HOW_CELL)
        } else {
            texts.get(msg::EDITOR_HOW_PIECE)
        };
        ui.label(RichText::new(how).font(regular(15.0)).color(FAINT));
        ui.add_space(4.0);
        let position = self.editor.board().position();
        let mut sizes: Vec<usize> =
            Areas::of(position.free()).iter().map(|area| area.len()).collect();
        sizes.sort_unstable();
        let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
        let text = if sizes.is_empty() {
            texts.get(msg::EDITOR_NOTHING_FITS).to_owned()
        } else {
            texts.fill(msg::EDITOR_AREAS, &[("sizes", sizes.join(", ").into())])
        };
        ui.label(RichText::new(text).font(regular(15.0)).color(TEXT));
    }

    fn show_tools(&mut self, ui: &mut Ui, services: &Services) {
        let settings = &services.settings;
        let in_hand = (self.tool == Tool::Piece).then(|| self.hand.ghost().piece());
        if let Some(piece) = piece_row::show(ui, in_hand, settings, |_, _, _| {}) {
            self.clicked = Some(Click::Piece(piece));
        }
        let texts = &services.texts;
        let label = |action| services.settings.keys.label(action);
        let level = services.settings.last_choice.level.to_string();
        let against = texts.fill(msg::EDITOR_AGAINST, &[("n", level.into())]);
        let (undo, redo) = self.editor.can_undo_and_redo();
        let cells = self.tool == Tool::Cells;
        let rows = [
            [
                (texts.get(msg::EDITOR_CELL), "0", Click::Cells, true),
                (texts.get(msg::EDITOR_CLEAR), "Delete", Click::Clear, true),
            ],
            [
                (services.texts.get(msg::UNDO), label(Action::Undo), Click::Undo, undo),
                (services.texts.get(msg::REDO), label(Action::Redo), Click::Redo, redo),
            ],
            [
                (texts.get(msg::EDITOR_INVERT), "I", Click::Invert, true),
                (services.texts.get(msg::BACK), "Esc", Click::Back, true),
            ],
            [
                (services.texts.get(msg::COPY), "Ctrl+C", Click::Copy, true),
                (services.texts.get(msg::PASTE), "Ctrl+V", Click::Paste, true),
            ],
            [
                (&against, "P", Click::PlayAgainst, true),
                (texts.get(msg::EDITOR_TWO), "T", Click::PlayTwo, true),
            ],
        ];
        let size = vec2((ui.available_width() - GAP) / 2.0, 33.0);
        for row in rows {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for (text, key, click, enabled) in row {
                    let look = ButtonLook {
                        selected: click == Click::Cells && cells,
                        primary: click == Click::PlayAgainst,
                        disabled: !enabled,
                        key,
                    };
                    if widgets::button(ui, size, text, look).clicked() {
                        self.clicked = Some(click);
                    }
                }
            });
        }
    }
}

/// Returns the cells on the way from one to another: the mouse may move further than a cell in a frame.
fn cells_between(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let steps = from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row())).max(1);
    let between = move |a: usize, b: usize, step: usize| {
        (a as f32 + (b as f32 - a as f32) * step as f32 / steps as f32).round() as usize
    };
    (1..=steps).filter_map(move |step| {
        Cell::new(between(from.column(), to.column(), step), between(from.row(), to.row(), step))
    })
}

/// Returns what an action of the game does here.
fn click_of(action: Action) -> Option<Click> {
    match action {
        Action::Undo => Some(Click::Undo),
        Action::Redo => Some(Click::Redo),
        Action::Back => Some(Click::Back),
        _ => None,
    }
}

/// Returns who plays: the person against the level that was chosen last, or two people.
fn seats(against: bool, services: &Services) -> Option<[Seat; 2]> {
    if against {
        let level = Level::new(services.settings.last_choice.level)?;
        return Some([services.players.my_seat(), Seat::Ai(level)]);
    }
    Some([Seat::GUEST, Seat::GUEST])
}

impl Screen for EditorScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let layout = TableLayout::new(canvas.size);
        if services.settings.coordinates {
            board_view::show_coordinates(ctx, &layout);
        }
        let upright = layout.panel.width() > layout.panel.height() * 1.3;
        widgets::panel(ctx, "editor", layout.panel, 14.0, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(if upright { 5.0 } else { GAP });
            if upright {
                let half = (ui.available_width() - GAP) / 2.0;
                ui.horizontal_top(|ui| {
                    column(ui, half - 40.0, |ui| self.show_words(ui, services));
                    column(ui, half + 34.0, |ui| self.show_tools(ui, services));
                });
            } else {
                self.show_words(ui, services);
                let tools = 58.0 + 5.0 * (33.0 + GAP) + GAP;
                ui.add_space((ui.available_height() - tools).max(0.0));
                self.show_tools(ui, services);
            }
        });
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        let from_hand = self.follow_hand(input, services);
        let keys = [
            (input.is_pressed(KeyCode::Key0), Click::Cells),
            (input.is_pressed(KeyCode::Delete), Click::Clear),
            (input.is_pressed(KeyCode::I), Click::Invert),
            (input.is_pressed(KeyCode::P), Click::PlayAgainst),
            (input.is_pressed(KeyCode::T), Click::PlayTwo),
            (input.is_command(KeyCode::C), Click::Copy),
            (input.is_command(KeyCode::V), Click::Paste),
        ];
        let pressed = keys.into_iter().find(|(pressed, _)| *pressed).map(|(_, click)| click);
        match self.clicked.take().or(pressed).or(from_hand) {
            Some(click) => self.act(click, services, input.now),
            None => Flow::Stay,
        }
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        let layout = TableLayout::new(canvas.size);
        let mut paint = Paint::new(canvas.scale, style);
        let game = Game::new(self.editor.board().clone());
        board_view::draw_game(&mut paint, &layout, &game, &self.effects, now);
        match self.tool {
            Tool::Cells => {
                let cursor = Bitboard::from_iter([self.cursor]);
                blocks::draw_outline(&mut paint, &layout, cursor, WHITE, 0.9);
            }
            Tool::Piece => {
                let ghost = self.hand.ghost();
                let nothing = Bitboard::EMPTY;
                board_view::draw_ghost(&mut paint, &layout, ghost, nothing, &self.effects, now);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::settings::Settings;
    use crate::game::{Files, Origin};

    fn press(screen: &mut EditorScreen, services: &mut Services, keys: &[KeyCode]) -> Flow {
        let mut flow = Flow::Stay;
        for &key in keys {
            flow = screen.update(&Input::test(&[key]), services);
        }
        flow
    }

    #[test]
    fn a_position_is_made_and_played_by_keys_alone() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = EditorScreen::new(Board::empty());
        press(&mut screen, &mut services, &[KeyCode::Enter, KeyCode::Right, KeyCode::Enter]);
        let filled = !screen.editor.board().position().free();
        assert_eq!(filled.cells().map(|c| c.to_string()).collect::<Vec<_>>(), ["e6", "f6"]);
        press(&mut screen, &mut services, &[KeyCode::Key2, KeyCode::Down, KeyCode::Enter]);
        assert_eq!(screen.editor.board().to_string().matches('O').count(), 4);
        press(&mut screen, &mut services, &[KeyCode::U, KeyCode::Key0]);
        assert_eq!((screen.tool, screen.editor.board().position().free().len()), (Tool::Cells, 98));
        let Flow::Go(Destination::Table(record)) = press(&mut screen, &mut services, &[KeyCode::P])
        else {
            panic!("no game begins")
        };
        assert_eq!(record.origin(), Origin::Outside);
        assert!(record.seats[0].is_human() && !record.seats[1].is_human());
        assert_eq!(record.game.start(), screen.editor.board());
    }

    #[test]
    fn where_nothing_fits_nothing_is_played() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = EditorScreen::new("#".repeat(100).parse().unwrap());
        assert!(matches!(press(&mut screen, &mut services, &[KeyCode::T]), Flow::Stay));
        assert!(services.notice.is_some());
        press(&mut screen, &mut services, &[KeyCode::Delete]);
        assert!(matches!(press(&mut screen, &mut services, &[KeyCode::T]), Flow::Go(_)));
    }

    #[test]
    fn dragging_goes_on_with_what_the_click_began() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = EditorScreen::new(Board::empty());
        let layout = TableLayout::new(Input::test(&[]).canvas.size);
        for (index, name) in ["a1", "c1", "c2", "c1"].into_iter().enumerate() {
            let input = Input {
                pointer: layout.cell(name.parse().unwrap()).center(),
                pointer_moved: true,
                clicked: index == 0,
                held: index < 3,
                ..Input::test(&[])
            };
            screen.update(&input, &mut services);
        }
        assert!(screen.editor.board().to_string().ends_with("..#......./###......."));
    }
}
