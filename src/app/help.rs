//! The rules and the controls on one page.

use egui_macroquad::egui::{self, RichText, vec2};
use macroquad::input::KeyCode;

use super::controls::Action;
use super::keys;
use super::layout::Canvas;
use super::screen::{Flow, Input, Screen, Services};
use super::style::Style;
use super::theme::{ACCENT, FAINT, TEXT, bold, regular};
use super::widgets::{self, ButtonLook};

/// The help page.
#[derive(Default)]
pub struct HelpScreen {
    back: bool,
}

/// Returns what the mouse does, then each action with its keys.
fn control_lines(services: &Services) -> Vec<(String, String)> {
    let strings = &services.strings;
    let keys = Action::ALL.map(|action| {
        let keys = services.settings.keys.keys(action);
        let names: Vec<_> = keys.iter().filter_map(|&key| keys::name(key)).collect();
        (names.join("  "), strings.action(action).to_owned())
    });
    strings.help_mouse.iter().cloned().chain(keys).collect()
}

impl Screen for HelpScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let strings = &services.strings;
        let rect = canvas.centered(vec2(780.0, 640.0));
        let heading = |ui: &mut egui::Ui, text: &str| {
            ui.add_space(10.0);
            ui.label(RichText::new(text).font(bold(18.0)).color(ACCENT));
        };
        widgets::panel(ctx, "help", rect, 28.0, |ui| {
            ui.label(RichText::new(&strings.help_title).font(bold(28.0)));
            ui.add_space(4.0);
            for rule in &strings.help_rules {
                ui.label(RichText::new(format!("•  {rule}")).font(regular(16.0)).color(TEXT));
            }
            heading(ui, &strings.help_hint_title);
            ui.label(RichText::new(&strings.help_hint).font(regular(16.0)));
            heading(ui, &strings.help_keys_title);
            egui::Grid::new("keys").num_columns(2).spacing(vec2(28.0, 3.0)).show(ui, |ui| {
                for (keys, meaning) in control_lines(services) {
                    ui.label(RichText::new(keys).font(bold(15.0)));
                    ui.label(RichText::new(meaning).font(regular(15.0)).color(FAINT));
                    ui.end_row();
                }
            });
            ui.with_layout(egui::Layout::bottom_up(egui::Align::Center), |ui| {
                let look = ButtonLook { selected: true, key: "Esc", ..Default::default() };
                let size = vec2(ui.available_width(), 40.0);
                self.back |= widgets::button(ui, size, &strings.back, look).clicked();
            });
        });
    }

    fn update(&mut self, input: &Input, _: &mut Services) -> Flow {
        let keys = [KeyCode::Escape, KeyCode::F1];
        let leave = self.back || input.is_enter() || keys.iter().any(|&key| input.is_pressed(key));
        if leave { Flow::Back } else { Flow::Stay }
    }

    fn draw(&self, _: Canvas, _: Style, _: f64) {}

    fn is_animating(&self, _: f64) -> bool {
        false
    }
}
