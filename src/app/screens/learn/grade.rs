//! The puzzles of one grade as small boards: which are solved, and which are left.

use egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui,
    Vec2, pos2, vec2,
};
use macroquad::input::KeyCode;

use crate::ai::{BOARD_SIZE, Cell, CellText};
use crate::app::shell::context::Context;
use crate::app::shell::old::{Flow, Input, Screen};
use crate::app::shell::screen::Destination;
use crate::app::text::msg;
use crate::app::ui::layout::Canvas;
use crate::app::ui::menu::Menu;
use crate::app::ui::style::Style;
use crate::app::ui::theme::{self, ACCENT, FAINT, STONE, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Board, puzzles};

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    /// A puzzle, by its place in [`puzzles`].
    Puzzle(usize),
    Back,
}

/// The puzzles of one grade.
pub struct GradeScreen {
    grade: usize,
    menu: Menu<Entry>,
    clicked: Option<Entry>,
}

/// Puzzles in a row.
const COLUMNS: usize = 4;

/// Distance between puzzles.
const GAP: f32 = 8.0;

impl GradeScreen {
    /// Returns the puzzles of a grade with the first one selected that was not solved.
    pub fn new(grade: usize, context: &Context) -> GradeScreen {
        let of_grade = puzzles().iter().enumerate().filter(|(_, puzzle)| puzzle.grade == grade);
        let entries: Vec<Entry> = of_grade.map(|(index, _)| Entry::Puzzle(index)).collect();
        let rows = entries.chunks(COLUMNS).map(<[Entry]>::to_vec).chain([vec![Entry::Back]]);
        let mut menu = Menu::new(rows.collect());
        if let Some(open) = context.progress.next_of_grade(grade) {
            menu.select(Entry::Puzzle(open));
        }
        GradeScreen { grade, menu, clicked: None }
    }

    fn show_puzzles(&mut self, ui: &mut Ui, context: &Context) {
        let rows: Vec<Vec<Entry>> = self.menu.rows().to_vec();
        let height = ui.available_height() / (rows.len() - 1) as f32 - GAP;
        let size = vec2((ui.available_width() + GAP) / COLUMNS as f32 - GAP, height);
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let mut number = 0;
        for row in &rows {
            ui.horizontal(|ui| {
                for &entry in row {
                    if let Entry::Puzzle(index) = entry {
                        number += 1;
                        self.show_puzzle(ui, size, (index, number), context);
                    }
                }
            });
        }
    }

    fn show_puzzle(
        &mut self,
        ui: &mut Ui,
        size: Vec2,
        (index, number): (usize, usize),
        context: &Context,
    ) {
        let entry = Entry::Puzzle(index);
        let puzzle = &puzzles()[index];
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let selected = self.menu.selected() == Some(entry);
        show_ground(ui, rect, selected, &response);
        let side = (size.y - 14.0).min(size.x * 0.66);
        let corner = pos2(rect.left() + 7.0, rect.center().y - side / 2.0);
        let board = Rect::from_min_size(corner, Vec2::splat(side));
        show_board(ui, board, &puzzle.board, context.preferences.style());
        let middle = (board.right() + rect.right()) / 2.0;
        let at = |down: f32| -> Pos2 { pos2(middle, rect.top() + size.y * down) };
        let solved = context.progress.solved(puzzle).is_some();
        let color = if solved { FAINT } else { TEXT };
        let painter = ui.painter();
        let place = at(if solved { 0.32 } else { 0.5 });
        painter.text(place, Align2::CENTER_CENTER, number.to_string(), bold(19.0), color);
        if solved {
            painter.text(at(0.68), Align2::CENTER_CENTER, "✓", bold(22.0), ACCENT);
        }
        if response.clicked() {
            self.clicked = Some(entry);
        }
        if response.hovered() && ui.input(|input| input.pointer.delta() != Vec2::ZERO) {
            self.menu.select(entry);
        }
    }
}

fn show_ground(ui: &Ui, rect: Rect, selected: bool, response: &Response) {
    let (fill, edge) = if selected {
        (ACCENT.gamma_multiply(0.14), Stroke::new(2.0, ACCENT))
    } else {
        let light = if response.hovered() { 16 } else { 6 };
        (Color32::from_white_alpha(light), Stroke::new(1.0, Color32::from_white_alpha(24)))
    };
    ui.painter().rect(rect, CornerRadius::same(9), fill, edge, StrokeKind::Inside);
}

/// Shows a small board: what is in play stands out.
fn show_board(ui: &Ui, rect: Rect, board: &Board, style: Style) {
    let side = rect.width() / BOARD_SIZE as f32;
    let usable = board.position().usable();
    for cell in Cell::all() {
        let from_top = BOARD_SIZE - 1 - cell.row();
        let corner = rect.min + vec2(cell.column() as f32, from_top as f32) * side;
        let color = match board.cell(cell) {
            CellText::Piece(piece) => theme::to_egui(style.piece_color(piece)).gamma_multiply(0.55),
            CellText::Filled => theme::to_egui(STONE).gamma_multiply(0.55),
            CellText::Free if usable.contains(cell) => Color32::from_gray(235),
            CellText::Free => Color32::from_white_alpha(26),
        };
        let square = Rect::from_min_size(corner, Vec2::splat(side)).shrink(0.35);
        ui.painter().rect_filled(square, CornerRadius::ZERO, color);
    }
}

impl Screen for GradeScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let texts = &context.texts;
        let (solved, all) = context.progress.of_grade(self.grade);
        let count =
            texts.fill(msg::LEARN_SOLVED_OF, &[("solved", solved.into()), ("all", all.into())]);
        let title = format!("{}: {}", texts.get(msg::LEARN_PUZZLES), texts.grade(self.grade));
        widgets::panel(ctx, "grade", canvas.centered(vec2(700.0, 640.0)), 22.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(title).font(bold(26.0)));
                ui.label(RichText::new(count).font(regular(15.0)).color(FAINT));
            });
            ui.add_space(6.0);
            let room =
                Rect::from_min_max(ui.cursor().min, ui.max_rect().right_bottom() - vec2(0.0, 74.0));
            ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
                self.show_puzzles(ui, context);
            });
            let foot = Rect::from_min_max(room.left_bottom(), ui.max_rect().max);
            ui.scope_builder(egui::UiBuilder::new().max_rect(foot), |ui| {
                let selected = self.menu.selected() == Some(Entry::Back);
                let look = ButtonLook { selected, key: "Esc", ..Default::default() };
                let size = vec2(ui.available_width(), 40.0);
                if widgets::button(ui, size, texts.get(msg::BACK), look).clicked() {
                    self.clicked = Some(Entry::Back);
                }
                ui.add_space(4.0);
                ui.vertical_centered(|ui| {
                    let how = texts.get(msg::LEARN_GRADE_HOW);
                    ui.label(RichText::new(how).font(regular(13.0)).color(FAINT));
                });
            });
        });
    }

    fn update(&mut self, input: &Input, _: &mut Context) -> Flow {
        if input.is_pressed(KeyCode::Escape) {
            return Flow::Back;
        }
        let chosen = self.menu.follow_keys(input);
        match self.clicked.take().or(chosen) {
            Some(Entry::Puzzle(index)) => {
                self.menu.select(Entry::Puzzle(index));
                Flow::Open(Destination::Puzzle(index))
            }
            Some(Entry::Back) => Flow::Back,
            None => Flow::Stay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::preferences::Preferences;
    use crate::game::{Files, GRADES};

    fn press(screen: &mut GradeScreen, context: &mut Context, key: KeyCode) -> Flow {
        screen.update(&Input::test(&[key]), context)
    }

    #[test]
    fn every_puzzle_of_every_grade_is_opened_by_keys_alone() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let mut opened = Vec::new();
        for grade in 0..GRADES {
            let mut screen = GradeScreen::new(grade, &context);
            while let Flow::Open(Destination::Puzzle(index)) =
                press(&mut screen, &mut context, KeyCode::Enter)
            {
                opened.push(index);
                press(&mut screen, &mut context, KeyCode::Tab);
            }
            assert!(matches!(press(&mut screen, &mut context, KeyCode::Enter), Flow::Back));
            assert!(matches!(press(&mut screen, &mut context, KeyCode::Escape), Flow::Back));
        }
        assert_eq!(opened, (0..puzzles().len()).collect::<Vec<_>>());
    }

    #[test]
    fn the_first_puzzle_that_is_left_is_selected() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let of_grade = |grade| puzzles().iter().position(|puzzle| puzzle.grade == grade).unwrap();
        let first = of_grade(2);
        context.progress.solve(&puzzles()[first], 0);
        context.progress.solve(&puzzles()[first + 2], 1);
        let screen = GradeScreen::new(2, &context);
        assert_eq!(screen.menu.selected(), Some(Entry::Puzzle(first + 1)));
    }
}
