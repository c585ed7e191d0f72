//! Which key means what, and how that is changed.

use egui::{RichText, ScrollArea, vec2};
use macroquad::input::KeyCode;

use crate::app::input::actions::Action;
use crate::app::input::bindings::Bindings;
use crate::app::input::keys;
use crate::app::shell::screen::{Flow, Input, Screen, Services};
use crate::app::text::msg;
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme::{FAINT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook, LineClick};

/// The list of actions with their keys.
pub struct KeyScreen {
    /// Place among the lines; after the actions come the defaults, then the way back.
    selected: usize,
    /// Whether the selection moved by keys, so that it must be scrolled to.
    moved: bool,
    /// Whether the next key is given to the selected action.
    waits: bool,
    click: Option<(usize, LineClick)>,
    defaults: bool,
    back: bool,
}

/// Actions whose keys can be changed.
fn actions() -> impl Iterator<Item = Action> {
    Action::ALL.into_iter().filter(|&action| Bindings::may_change(action))
}

impl KeyScreen {
    /// Returns the list with its first line selected.
    pub fn new() -> KeyScreen {
        KeyScreen {
            selected: 0,
            moved: false,
            waits: false,
            click: None,
            defaults: false,
            back: false,
        }
    }

    fn show_lines(&mut self, ui: &mut egui::Ui, services: &Services) {
        let texts = &services.texts;
        ui.spacing_mut().item_spacing.y = 1.0;
        for (index, action) in actions().enumerate() {
            let selected = index == self.selected;
            let value = if selected && self.waits {
                texts.get(msg::KEYS_PRESS).to_owned()
            } else {
                let keys = services.settings.keys.keys(action);
                keys.iter().filter_map(|&key| keys::name(key)).collect::<Vec<_>>().join("   ")
            };
            let name = texts.action(action);
            let (response, click) = widgets::value_line(ui, 30.0, name, &value, selected);
            if let Some(click) = click {
                self.click = Some((index, click));
            }
            if selected && self.moved {
                response.scroll_to_me(None);
            }
        }
    }

    /// Gives the selected action the key that was pressed.
    fn take_key(&mut self, input: &Input, services: &mut Services) {
        let Some(&key) = input.pressed.first() else { return };
        self.waits = false;
        let Some(action) = actions().nth(self.selected) else { return };
        if key != KeyCode::Escape && !services.settings.keys.bind(action, key) {
            services.notify(services.texts.get(msg::KEYS_REFUSED).to_owned(), input.now);
        }
    }

    fn act_on_selected(&mut self, input: &Input, services: &mut Services) -> Flow {
        let count = actions().count();
        let enter = input.is_enter() || input.is_pressed(KeyCode::Space);
        match self.selected {
            line if line < count && enter => self.waits = true,
            line if line < count && input.is_pressed(KeyCode::Delete) => {
                let first =
                    actions().nth(line).map(|action| (action, Bindings::default().keys(action)[0]));
                first.map(|(action, key)| services.settings.keys.bind(action, key));
            }
            line if line == count && enter => services.settings.keys = Bindings::default(),
            line if line > count && enter => return Flow::Back,
            _ => {}
        }
        Flow::Stay
    }
}

impl Screen for KeyScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let texts = &services.texts;
        let rect = canvas.centered(vec2(560.0, 640.0));
        widgets::panel(ctx, "keys", rect, 22.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::KEYS_TITLE)).font(bold(24.0)));
            });
            ui.add_space(4.0);
            ScrollArea::vertical()
                .max_height(ui.available_height() - 80.0)
                .auto_shrink([false, true])
                .show(ui, |ui| self.show_lines(ui, services));
            ui.add_space(8.0);
            let count = actions().count();
            let size = vec2((ui.available_width() - 10.0) / 2.0, 38.0);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                let selected = self.selected == count;
                let look = ButtonLook { selected, ..Default::default() };
                self.defaults |=
                    widgets::button(ui, size, texts.get(msg::KEYS_DEFAULTS), look).clicked();
                let selected = self.selected == count + 1;
                let look = ButtonLook { selected, key: "Esc", ..Default::default() };
                self.back |=
                    widgets::button(ui, size, services.texts.get(msg::BACK), look).clicked();
            });
            ui.add_space(4.0);
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::KEYS_HOW)).font(regular(13.0)).color(FAINT));
            });
        });
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        if self.waits {
            self.click = None;
            self.take_key(input, services);
            return Flow::Stay;
        }
        if self.back || input.is_pressed(KeyCode::Escape) {
            return Flow::Back;
        }
        if std::mem::take(&mut self.defaults) {
            services.settings.keys = Bindings::default();
        }
        if let Some((index, click)) = self.click.take() {
            self.selected = index;
            self.waits = click != LineClick::Pointed;
            return Flow::Stay;
        }
        let count = actions().count() as isize + 2;
        let step = input.direction(KeyCode::Up, KeyCode::Down)
            + 8 * input.direction(KeyCode::PageUp, KeyCode::PageDown);
        self.moved = step != 0;
        self.selected = (self.selected as isize + step).rem_euclid(count) as usize;
        self.act_on_selected(input, services)
    }

    fn takes_all_keys(&self) -> bool {
        self.waits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::settings::Settings;
    use crate::game::Files;

    #[test]
    fn an_action_gets_the_key_that_is_pressed_and_its_first_one_again() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = KeyScreen::new();
        let place = actions().position(|action| action == Action::Hint).unwrap();
        let mut press = |key: KeyCode| {
            screen.update(&Input::test(&[key]), &mut services);
            (services.settings.keys.label(Action::Hint), screen.takes_all_keys())
        };
        (0..place).for_each(|_| _ = press(KeyCode::Down));
        assert_eq!(press(KeyCode::Enter), ("H", true));
        assert_eq!(press(KeyCode::M), ("M", false));
        assert_eq!(press(KeyCode::Delete), ("H", false));
        // Escape leaves the question open as it was.
        press(KeyCode::Enter);
        assert_eq!(press(KeyCode::Escape), ("H", false));
    }

    #[test]
    fn a_key_that_can_not_be_used_is_refused_with_a_word() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = KeyScreen::new();
        for key in [KeyCode::Enter, KeyCode::LeftShift] {
            screen.update(&Input::test(&[key]), &mut services);
        }
        assert_eq!(services.settings.keys, Bindings::default());
        assert!(services.notice.is_some());
    }
}
