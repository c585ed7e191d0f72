//! Choosing two levels that play each other.

use egui::{RichText, vec2};
use macroquad::input::KeyCode;

use crate::ai::Level;
use crate::app::shell::context::Context;
use crate::app::shell::old::{Flow, Input, Screen};
use crate::app::shell::screen::Destination;
use crate::app::text::msg;
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme::{FAINT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook, LineClick};
use crate::game::{Board, Game, Record, Seat};

/// The picker of two levels.
pub struct WatchScreen {
    levels: [u8; 2],
    /// 0 and 1: the players; 2: start; 3: back.
    selected: usize,
    click: Option<(usize, LineClick)>,
}

const START: usize = 2;
const BACK: usize = 3;

impl WatchScreen {
    /// Returns the picker with the levels that were watched last.
    pub fn new(levels: [u8; 2]) -> WatchScreen {
        WatchScreen { levels, selected: 0, click: None }
    }

    fn change(&mut self, line: usize, by: isize) {
        if let Some(level) = self.levels.get_mut(line) {
            *level = level.saturating_add_signed(by as i8).min(Level::MAX.number());
        }
    }

    fn record(&self) -> Option<Record> {
        let [first, second] = self.levels.map(|level| Level::new(level).map(Seat::Ai));
        Some(Record::new([first?, second?], Game::new(Board::empty())))
    }
}

impl Screen for WatchScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let texts = &context.texts;
        let rect = canvas.centered(vec2(600.0, 322.0));
        widgets::panel(ctx, "watch", rect, 28.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::WATCH_TITLE)).font(bold(26.0)));
            });
            ui.add_space(14.0);
            let names = [texts.get(msg::FIRST_PLAYER), texts.get(msg::SECOND_PLAYER)];
            for (line, (name, level)) in names.into_iter().zip(self.levels).enumerate() {
                let level = Level::new(level).unwrap_or(Level::MAX);
                let value = texts.name_of_level(level);
                let selected = line == self.selected;
                let click = widgets::value_line(ui, 42.0, name, &value, selected).1;
                self.click = click.map(|click| (line, click)).or(self.click);
            }
            ui.add_space(12.0);
            let keys =
                [(START, texts.get(msg::START), "Enter"), (BACK, texts.get(msg::BACK), "Esc")];
            for (line, text, key) in keys {
                let (primary, selected) = (line == START, line == self.selected);
                let look = ButtonLook { primary, selected, key, ..Default::default() };
                let size = vec2(ui.available_width(), if primary { 48.0 } else { 40.0 });
                if widgets::button(ui, size, text, look).clicked() {
                    self.click = Some((line, LineClick::Forth));
                }
            }
            ui.add_space(4.0);
            ui.vertical_centered(|ui| {
                ui.label(
                    RichText::new(texts.get(msg::WATCH_KEYS)).font(regular(13.0)).color(FAINT),
                );
            });
        });
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Flow {
        let step = input.direction(KeyCode::Up, KeyCode::Down)
            + isize::from(input.is_pressed(KeyCode::Tab));
        self.selected = (self.selected as isize + step).rem_euclid(4) as usize;
        self.change(self.selected, input.direction(KeyCode::Left, KeyCode::Right));
        let mut back = input.is_pressed(KeyCode::Escape);
        let mut start = input.is_enter() && self.selected != BACK;
        back |= input.is_enter() && self.selected == BACK;
        if let Some((line, click)) = self.click.take() {
            self.selected = line;
            match click {
                LineClick::Pointed => {}
                LineClick::Back => self.change(line, -1),
                LineClick::Forth => self.change(line, 1),
            }
            start |= line == START;
            back |= line == BACK;
        }
        context.remembered.watched_levels = self.levels;
        match self.record() {
            _ if back => Flow::Go(Destination::Title),
            Some(record) if start => Flow::Go(Destination::Table(Box::new(record))),
            _ => Flow::Stay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::preferences::Preferences;
    use crate::game::Files;

    #[test]
    fn two_levels_are_chosen_by_keys_and_remembered() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let mut screen = WatchScreen::new([3, 5]);
        let mut flow = Flow::Stay;
        let keys = [KeyCode::Left, KeyCode::Down, KeyCode::Right, KeyCode::Enter];
        for key in keys {
            flow = screen.update(&Input::test(&[key]), &mut context);
        }
        let Flow::Go(Destination::Table(record)) = flow else { panic!("no game begins") };
        let [first, second] = [2, 6].map(|level| Seat::Ai(Level::new(level).unwrap()));
        assert_eq!(record.seats, [first, second]);
        assert_eq!(context.remembered.watched_levels, [2, 6]);
        assert!(matches!(
            screen.update(&Input::test(&[KeyCode::Escape]), &mut context),
            Flow::Go(Destination::Title)
        ));
    }

    #[test]
    fn levels_stay_within_their_range() {
        let mut screen = WatchScreen::new([0, 10]);
        screen.change(0, -1);
        screen.change(1, 1);
        assert_eq!(screen.levels, [0, 10]);
    }
}
