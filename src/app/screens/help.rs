//! The rules, the keys, and what the aids show: three pages.

use egui::{RichText, ScrollArea, Vec2, vec2};
use macroquad::input::KeyCode;

use crate::ai::XRAY_SIZE;
use crate::app::input::actions::Action;
use crate::app::input::keys;
use crate::app::shell::screen::{Flow, Input, Screen, Services};
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::layout::{Canvas, MARGIN};
use crate::app::ui::theme::{ACCENT, FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};

/// The help.
#[derive(Default)]
pub struct HelpScreen {
    page: usize,
    /// Points to scroll down in the next frame.
    scroll: f32,
    back: bool,
}

/// Names of the pages.
const PAGES: [Message; 3] = [msg::HELP_PAGE_RULES, msg::HELP_PAGE_KEYS, msg::HELP_PAGE_AIDS];

const RULES: [Message; 4] =
    [msg::HELP_RULE_TURNS, msg::HELP_RULE_NO_FALL, msg::HELP_RULE_DEAD, msg::HELP_RULE_END];

/// What is pressed beside the keys of the actions, and what it does.
const MOUSE_AND_COMMANDS: [(Message, Message); 7] = [
    (msg::HELP_MOUSE_MOVE, msg::HELP_MOUSE_MOVE_DOES),
    (msg::HELP_MOUSE_PLACE, msg::HELP_MOUSE_PLACE_DOES),
    (msg::HELP_MOUSE_TURN, msg::HELP_MOUSE_TURN_DOES),
    (msg::HELP_COMMAND_SAVE, msg::HELP_COMMAND_SAVE_DOES),
    (msg::HELP_COMMAND_COPY, msg::HELP_COMMAND_COPY_DOES),
    (msg::HELP_COMMAND_COPY_GAME, msg::HELP_COMMAND_COPY_GAME_DOES),
    (msg::HELP_COMMAND_PASTE, msg::HELP_COMMAND_PASTE_DOES),
];

const PAD: [(Message, Message); 6] = [
    (msg::HELP_PAD_MOVE, msg::HELP_PAD_MOVE_DOES),
    (msg::HELP_PAD_PLACE, msg::HELP_PAD_PLACE_DOES),
    (msg::HELP_PAD_UNDO, msg::HELP_PAD_UNDO_DOES),
    (msg::HELP_PAD_PIECES, msg::HELP_PAD_PIECES_DOES),
    (msg::HELP_PAD_OUTCOMES, msg::HELP_PAD_OUTCOMES_DOES),
    (msg::HELP_PAD_HINT, msg::HELP_PAD_HINT_DOES),
];

/// Points by which a key scrolls.
const SCROLL: f32 = 60.0;

impl HelpScreen {
    fn show_pages(&mut self, ui: &mut egui::Ui, texts: &Texts) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let width = (ui.available_width() - 20.0) / PAGES.len() as f32;
            for (page, name) in PAGES.into_iter().enumerate() {
                let look = ButtonLook { selected: page == self.page, ..Default::default() };
                if widgets::button(ui, vec2(width, 36.0), texts.get(name), look).clicked() {
                    self.page = page;
                }
            }
        });
    }

    fn show_page(&self, ui: &mut egui::Ui, services: &Services) {
        let texts = &services.texts;
        match self.page {
            0 => show_rules(ui, texts),
            1 => show_keys(ui, services),
            _ => show_aids(ui, texts),
        }
    }
}

/// Room inside the panel.
const PADDING: f32 = 26.0;

/// Width that the keys need in two columns.
const TWO_COLUMNS: f32 = 730.0;

fn heading(ui: &mut egui::Ui, text: &str) {
    ui.add_space(8.0);
    ui.label(RichText::new(text).font(bold(18.0)).color(ACCENT));
}

fn text(ui: &mut egui::Ui, text: &str) {
    ui.label(RichText::new(text).font(regular(16.0)).color(TEXT));
}

fn show_rules(ui: &mut egui::Ui, texts: &Texts) {
    for rule in RULES.map(|rule| texts.get(rule)) {
        text(ui, &format!("•  {rule}"));
        ui.add_space(3.0);
    }
    heading(ui, texts.get(msg::HELP_IDEA_TITLE));
    text(ui, texts.get(msg::HELP_IDEA));
}

fn show_keys(ui: &mut egui::Ui, services: &Services) {
    let lines = control_lines(services);
    let columns = if ui.available_width() < TWO_COLUMNS { 1 } else { 2 };
    let half = lines.len().div_ceil(columns);
    egui::Grid::new("keys").num_columns(2 * columns).spacing(vec2(18.0, 1.5)).show(ui, |ui| {
        for (left, right) in lines[..half].iter().zip(0..) {
            for (keys, meaning) in std::iter::once(left).chain(lines.get(half + right)) {
                ui.label(RichText::new(keys).font(bold(14.5)).color(ACCENT));
                ui.label(RichText::new(meaning).font(regular(14.5)).color(TEXT));
            }
            ui.end_row();
        }
    });
}

fn show_aids(ui: &mut egui::Ui, texts: &Texts) {
    let x_ray = texts.fill(msg::HELP_AID_X_RAY_TEXT, &[("n", XRAY_SIZE.into())]);
    for (name, meaning) in [
        (msg::HELP_AID_HINT, texts.get(msg::HELP_AID_HINT_TEXT)),
        (msg::HELP_AID_OUTCOMES, texts.get(msg::HELP_AID_OUTCOMES_TEXT)),
        (msg::HELP_AID_X_RAY, &x_ray),
        (msg::HELP_AID_COUNTING, texts.get(msg::HELP_AID_COUNTING_TEXT)),
        (msg::HELP_AID_FAIR, texts.get(msg::HELP_AID_FAIR_TEXT)),
    ] {
        heading(ui, texts.get(name));
        text(ui, meaning);
    }
}

/// Returns what the mouse does, each action with its keys, and what the game pad does.
fn control_lines(services: &Services) -> Vec<(String, String)> {
    let texts = &services.texts;
    let keys = Action::ALL.map(|action| {
        let keys = services.settings.keys.keys(action);
        let names: Vec<_> = keys.iter().filter_map(|&key| keys::name(key)).collect();
        (names.join("  "), texts.action(action).to_owned())
    });
    let in_words = |(keys, meaning)| (texts.get(keys).to_owned(), texts.get(meaning).to_owned());
    let before = MOUSE_AND_COMMANDS.map(in_words).into_iter();
    before.chain(keys).chain(PAD.map(in_words)).collect()
}

impl Screen for HelpScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let texts = &services.texts;
        // A list that has no room for two columns is longer.
        let height =
            if canvas.size.x < TWO_COLUMNS + 2.0 * (PADDING + MARGIN) { 1000.0 } else { 640.0 };
        let rect = canvas.centered(vec2(800.0, height));
        widgets::panel(ctx, "help", rect, PADDING, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::HELP_TITLE)).font(bold(26.0)));
            });
            ui.add_space(8.0);
            self.show_pages(ui, texts);
            ui.add_space(10.0);
            let height = ui.available_height() - 80.0;
            let id = ("help", self.page);
            ScrollArea::vertical().id_salt(id).max_height(height).auto_shrink([false, false]).show(
                ui,
                |ui| {
                    ui.scroll_with_delta(Vec2::new(0.0, -std::mem::take(&mut self.scroll)));
                    self.show_page(ui, services);
                },
            );
            ui.add_space(8.0);
            let look = ButtonLook { selected: true, key: "Esc", ..Default::default() };
            let size = vec2(ui.available_width(), 38.0);
            self.back |= widgets::button(ui, size, texts.get(msg::BACK), look).clicked();
            ui.add_space(4.0);
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::HELP_HOW)).font(regular(13.0)).color(FAINT));
            });
        });
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        let tab = isize::from(input.is_pressed(KeyCode::Tab));
        let step = input.direction(KeyCode::Left, KeyCode::Right) + tab;
        self.page = (self.page as isize + step).rem_euclid(PAGES.len() as isize) as usize;
        self.scroll += SCROLL * input.direction(KeyCode::Up, KeyCode::Down) as f32;
        let keys = services.settings.keys.keys(Action::Help);
        let pressed = |key: &KeyCode| input.is_pressed(*key);
        let leave =
            input.is_enter() || input.is_pressed(KeyCode::Escape) || keys.iter().any(pressed);
        if self.back || leave { Flow::Back } else { Flow::Stay }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::settings::Settings;
    use crate::game::Files;

    #[test]
    fn the_help_names_the_keys_as_they_are_set() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        services.settings.keys.bind(Action::Hint, KeyCode::K);
        let hint = services.texts.action(Action::Hint).to_owned();
        assert!(control_lines(&services).contains(&("K".to_owned(), hint)));
    }

    #[test]
    fn pages_follow_each_other_and_escape_leads_back() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut help = HelpScreen::default();
        for page in [1, 2, 0] {
            assert!(matches!(
                help.update(&Input::test(&[KeyCode::Right]), &mut services),
                Flow::Stay
            ));
            assert_eq!(help.page, page);
        }
        assert!(matches!(help.update(&Input::test(&[KeyCode::Escape]), &mut services), Flow::Back));
    }
}
