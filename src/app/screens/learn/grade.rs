//! The puzzles of one grade as small boards, with a mark on the solved ones.

use egui::{Align2, Pos2, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use crate::app::board::drawing;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::{
    ACCENT, ButtonSize, Command, Commands, FAINT, Ground, HEADING, LABEL, Line, Place, TEXT, TITLE,
    WidgetState, bold, ground, regular, widgets,
};
use crate::game::{Game, puzzles};

/// Messages to the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Open this puzzle, by its index in [`puzzles`].
    Open(usize),
    Leave,
}

/// The puzzles of one grade.
pub struct GradeScreen {
    /// The grade.
    pub grade: usize,
}

/// Puzzles per row.
const COLUMNS: usize = 4;

/// Gap between puzzles.
const GAP: f32 = 8.0;

impl GradeScreen {
    /// Returns the indices of the grade's puzzles in [`puzzles`].
    fn puzzles(&self) -> Vec<usize> {
        let of_grade = puzzles().iter().enumerate().filter(|(_, it)| it.grade == self.grade);
        of_grade.map(|(index, _)| index).collect()
    }

    fn show_puzzles(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let all = self.puzzles();
        let rows = all.len().div_ceil(COLUMNS);
        let height = ui.available_height() / rows as f32 - GAP;
        let size = vec2((ui.available_width() + GAP) / COLUMNS as f32 - GAP, height);
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let mut clicked = None;
        for (row, indices) in all.chunks(COLUMNS).enumerate() {
            ui.horizontal(|ui| {
                for (column, &index) in indices.iter().enumerate() {
                    let number = row * COLUMNS + column + 1;
                    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
                    let place = Place::Line(row, column);
                    frame.focus.point(&response, place);
                    let focused = frame.focus.shows(place);
                    let state = WidgetState { focused, ..WidgetState::of(&response) };
                    ground::paint(ui, rect, Ground::Quiet, state);
                    show_puzzle(ui, rect, (index, number), frame.context);
                    clicked = response.clicked().then_some(Message::Open(index)).or(clicked);
                }
            });
        }
        clicked
    }
}

/// Shows a puzzle's board beside its number.
fn show_puzzle(ui: &Ui, rect: Rect, (index, number): (usize, usize), context: &Context) {
    let puzzle = &puzzles()[index];
    let size = rect.size();
    let side = (size.y - 14.0).min(size.x * 0.66);
    let corner = pos2(rect.left() + 7.0, rect.center().y - side / 2.0);
    let board = Rect::from_min_size(corner, Vec2::splat(side));
    drawing::show_small(ui, number, board, &Game::new(puzzle.board.clone()), None);
    let middle = (board.right() + rect.right()) / 2.0;
    let at = |down: f32| -> Pos2 { pos2(middle, rect.top() + size.y * down) };
    let solved = context.my_progress().solved(puzzle).is_some();
    let color = if solved { FAINT } else { TEXT };
    let painter = ui.painter();
    let place = at(if solved { 0.32 } else { 0.5 });
    painter.text(place, Align2::CENTER_CENTER, number.to_string(), bold(HEADING), color);
    if solved {
        painter.text(at(0.68), Align2::CENTER_CENTER, "✓", bold(HEADING), ACCENT);
    }
}

impl Screen for GradeScreen {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        Commands::new().menu_from_here().row_called("back", [Command::back(Message::Leave)])
    }

    fn lines(&self, _: &Context) -> Vec<Line<Message>> {
        let line =
            |row: &[usize]| row.iter().map(|&index| Message::Open(index)).collect::<Vec<_>>();
        self.puzzles().chunks(COLUMNS).map(|row| Line::new(line(row))).collect()
    }

    /// The first unsolved one.
    fn first(&self, context: &Context) -> Place {
        let open = context.my_progress().next_of_grade(self.grade);
        let place = self.puzzles().iter().position(|&index| Some(index) == open).unwrap_or(0);
        Place::Line(place / COLUMNS, place % COLUMNS)
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let (solved, all) = context.my_progress().of_grade(self.grade);
        let count =
            texts.fill(msg::LEARN_SOLVED_OF, &[("solved", solved.into()), ("all", all.into())]);
        let title = [texts.get(msg::LEARN_PUZZLES), texts.grade(self.grade)];
        let title = widgets::side_by_side(&title);
        let rect = frame.canvas.centered(vec2(700.0, 640.0));
        widgets::panel(frame.ctx, "grade", rect, (22.0, 400.0), |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(title).font(bold(TITLE)));
                ui.label(RichText::new(count).font(regular(LABEL)).color(FAINT));
            });
            ui.add_space(6.0);
            let room =
                Rect::from_min_max(ui.cursor().min, ui.max_rect().right_bottom() - vec2(0.0, 74.0));
            let puzzle = widgets::within(ui, room, |ui| self.show_puzzles(ui, frame));
            let foot = Rect::from_min_max(room.left_bottom(), ui.max_rect().max);
            let back = widgets::within(ui, foot, |ui| {
                let clicked = frame.row(ui, "back", ButtonSize::Usual);
                ui.add_space(4.0);
                clicked
            });
            puzzle.or(back)
        })
    }

    fn act(&mut self, message: Message, _: &mut Context) -> Transition<Message> {
        let Message::Open(index) = message else { return Transition::Back };
        Transition::Open(Destination::Puzzle(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::GRADES;
    use miniquad::KeyCode;

    #[test]
    fn every_puzzle_of_every_grade_is_opened_by_keys_alone() {
        let mut opened = Vec::new();
        for grade in 0..GRADES {
            let mut tester = Tester::new(|_| GradeScreen { grade });
            while let Pressed::Open(Destination::Puzzle(index)) = tester.press(KeyCode::Enter) {
                opened.push(index);
                tester.uncover();
                tester.press(KeyCode::Tab);
            }
            assert!(matches!(tester.press(KeyCode::Enter), Pressed::Back));
            tester.reopen(|_| GradeScreen { grade });
            assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
        }
        assert_eq!(opened, (0..puzzles().len()).collect::<Vec<_>>());
    }

    #[test]
    fn the_first_puzzle_that_is_left_is_selected() {
        let first = puzzles().iter().position(|puzzle| puzzle.grade == 2).unwrap();
        let mut tester = Tester::new(|context| {
            context.my_progress_mut().solve(&puzzles()[first], 0);
            context.my_progress_mut().solve(&puzzles()[first + 2], 1);
            GradeScreen { grade: 2 }
        });
        let Pressed::Open(Destination::Puzzle(index)) = tester.press(KeyCode::Enter) else {
            panic!("no puzzle is opened")
        };
        assert_eq!(index, first + 1);
    }
}
