//! The list of lessons and of the puzzles' grades, with what was done of each.

use egui::{Align2, Pos2, Rect, Response, RichText, ScrollArea, Ui, Vec2, pos2, vec2};
use macroquad::input::KeyCode;

use crate::app::shell::context::Context;
use crate::app::shell::old::{Flow, Input, Screen};
use crate::app::shell::screen::Destination;
use crate::app::text::msg;
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme::{ACCENT, FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{GRADES, lessons};

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Lesson(usize),
    Grade(usize),
}

/// The list.
pub struct LearnScreen {
    /// Place in the list; after the last line comes the way back.
    selected: usize,
    /// Whether the selection moved by keys, so that it must be scrolled to.
    moved: bool,
    clicked: Option<usize>,
    back: bool,
}

const LINE_HEIGHT: f32 = 35.0;

fn lines() -> impl Iterator<Item = Line> {
    (0..lessons().len()).map(Line::Lesson).chain((0..GRADES).map(Line::Grade))
}

impl LearnScreen {
    /// Returns the list with the first lesson selected that was not finished, or the first grade with something left.
    pub fn new(context: &Context) -> LearnScreen {
        let progress = &context.progress;
        let open = |line| match line {
            Line::Lesson(index) => !progress.has_finished(&lessons()[index].name),
            Line::Grade(grade) => progress.next_of_grade(grade).is_some(),
        };
        let selected = lines().position(open).unwrap_or(0);
        LearnScreen { selected, moved: true, clicked: None, back: false }
    }

    fn show_lines(&mut self, ui: &mut Ui, context: &Context) {
        let texts = &context.texts;
        ui.spacing_mut().item_spacing.y = 4.0;
        for (index, line) in lines().enumerate() {
            match line {
                Line::Lesson(0) => heading(ui, texts.get(msg::LEARN_LESSONS)),
                Line::Grade(0) => heading(ui, texts.get(msg::LEARN_PUZZLES)),
                _ => {}
            }
            let selected = index == self.selected;
            let response = match line {
                Line::Lesson(lesson) => show_lesson(ui, lesson, selected, context),
                Line::Grade(grade) => show_grade(ui, grade, selected, context),
            };
            if response.clicked() {
                self.clicked = Some(index);
            }
            if response.hovered() && ui.input(|input| input.pointer.delta() != Vec2::ZERO) {
                self.selected = index;
            }
            if selected && self.moved {
                response.scroll_to_me(None);
            }
        }
    }

    fn open(&self, index: usize) -> Flow {
        match lines().nth(index) {
            Some(Line::Lesson(lesson)) => Flow::Open(Destination::Lesson(lesson)),
            Some(Line::Grade(grade)) => Flow::Open(Destination::Grade(grade)),
            None => Flow::Back,
        }
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(6.0);
    ui.label(RichText::new(text).font(bold(16.0)).color(ACCENT));
}

fn show_lesson(ui: &mut Ui, index: usize, selected: bool, context: &Context) -> Response {
    let lesson = &lessons()[index];
    let (rect, response) = widgets::line(ui, LINE_HEIGHT, selected);
    let texts = &context.texts;
    let painter = ui.painter();
    let left = rect.left_center() + vec2(14.0, 0.0);
    painter.text(left, Align2::LEFT_CENTER, texts.lesson(lesson), bold(16.0), TEXT);
    let note = left + vec2(210.0, 0.0);
    painter.text(note, Align2::LEFT_CENTER, texts.note_on_lesson(lesson), regular(14.0), FAINT);
    if context.progress.has_finished(&lesson.name) {
        let right = rect.right_center() - vec2(14.0, 0.0);
        painter.text(right, Align2::RIGHT_CENTER, texts.get(msg::LEARN_DONE), bold(14.0), ACCENT);
    }
    response
}

fn show_grade(ui: &mut Ui, grade: usize, selected: bool, context: &Context) -> Response {
    let (rect, response) = widgets::line(ui, LINE_HEIGHT, selected);
    let texts = &context.texts;
    let (solved, all) = context.progress.of_grade(grade);
    let painter = ui.painter();
    let left = rect.left_center() + vec2(14.0, 0.0);
    painter.text(left, Align2::LEFT_CENTER, texts.grade(grade), bold(16.0), TEXT);
    let bar = Rect::from_min_max(
        pos2(left.x + 210.0, rect.center().y - 4.0),
        pos2(rect.right() - 160.0, rect.center().y + 4.0),
    );
    widgets::progress_bar(ui, bar, solved as f32 / all.max(1) as f32);
    let count = texts.fill(msg::LEARN_SOLVED_OF, &[("solved", solved.into()), ("all", all.into())]);
    let right: Pos2 = rect.right_center() - vec2(14.0, 0.0);
    ui.painter().text(right, Align2::RIGHT_CENTER, count, regular(14.0), FAINT);
    response
}

impl Screen for LearnScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let texts = &context.texts;
        let count = lines().count() as f32;
        let rect = canvas.centered(vec2(660.0, count * (LINE_HEIGHT + 4.0) + 210.0));
        widgets::panel(ctx, "learn", rect, 22.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::LEARN_TITLE)).font(bold(26.0)));
            });
            ScrollArea::vertical()
                .max_height(ui.available_height() - 76.0)
                .auto_shrink([false, true])
                .show(ui, |ui| self.show_lines(ui, context));
            ui.add_space(8.0);
            let selected = self.selected == lines().count();
            let look = ButtonLook { selected, key: "Esc", ..Default::default() };
            let size = vec2(ui.available_width(), 40.0);
            self.back |= widgets::button(ui, size, texts.get(msg::BACK), look).clicked();
            ui.add_space(4.0);
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::LEARN_HOW)).font(regular(13.0)).color(FAINT));
            });
        });
    }

    fn update(&mut self, input: &Input, _: &mut Context) -> Flow {
        if self.back || input.is_pressed(KeyCode::Escape) {
            return Flow::Back;
        }
        if let Some(index) = self.clicked.take() {
            self.selected = index;
            return self.open(index);
        }
        let count = lines().count() as isize + 1;
        let step = input.direction(KeyCode::Up, KeyCode::Down) + input.tab();
        self.moved = step != 0;
        self.selected = (self.selected as isize + step).rem_euclid(count) as usize;
        if input.is_enter() || input.is_pressed(KeyCode::Space) {
            return self.open(self.selected);
        }
        Flow::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::preferences::Preferences;
    use crate::game::Files;

    #[test]
    fn every_lesson_and_every_grade_is_opened_by_keys_alone() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let mut screen = LearnScreen::new(&context);
        let enter = Input::test(&[KeyCode::Enter]);
        let down = Input::test(&[KeyCode::Down]);
        for line in lines() {
            match (line, screen.update(&enter, &mut context)) {
                (Line::Lesson(index), Flow::Open(Destination::Lesson(opened))) => {
                    assert_eq!(opened, index);
                }
                (Line::Grade(grade), Flow::Open(Destination::Grade(opened))) => {
                    assert_eq!(opened, grade);
                }
                _ => panic!("{line:?} is not opened"),
            }
            screen.update(&down, &mut context);
        }
        assert!(matches!(screen.update(&enter, &mut context), Flow::Back));
    }

    #[test]
    fn the_first_thing_that_is_not_done_is_selected() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.progress.finish_lesson(&lessons()[0].name);
        assert_eq!(LearnScreen::new(&context).selected, 1);
        lessons().iter().for_each(|lesson| context.progress.finish_lesson(&lesson.name));
        assert_eq!(LearnScreen::new(&context).selected, lessons().len());
    }
}
