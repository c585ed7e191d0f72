//! Choosing the level and who begins.

use egui::{Align2, vec2};
use macroquad::input::KeyCode;

use crate::ai::Level;
use crate::app::settings::choice::{Beginner, Choice};
use crate::app::shell::context::Context;
use crate::app::shell::old::{Flow, Input, Screen};
use crate::app::shell::screen::Destination;
use crate::app::text::{Texts, msg};
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme::{ACCENT, FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Board, Game, Record, Seat};

const BEGINNERS: [Beginner; 3] = [Beginner::You, Beginner::Computer, Beginner::Random];

/// The level picker.
pub struct NewGameScreen {
    choice: Choice,
    start: bool,
    back: bool,
}

impl NewGameScreen {
    /// Returns the picker with what was chosen last.
    pub fn new(choice: Choice) -> NewGameScreen {
        NewGameScreen { choice, start: false, back: false }
    }

    fn show_levels(&mut self, ui: &mut egui::Ui, texts: &Texts) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let width = (ui.available_width() - 60.0) / 11.0;
            for level in Level::all().map(Level::number) {
                let selected = level == self.choice.level;
                let look = ButtonLook { selected, primary: selected, ..Default::default() };
                if widgets::button(ui, vec2(width, 48.0), &level.to_string(), look).clicked() {
                    self.choice.level = level;
                }
            }
        });
        let Some(level) = Level::new(self.choice.level) else { return };
        let (rect, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), 88.0), egui::Sense::hover());
        let rating = texts.fill(msg::LEVEL_RATING, &[("n", level.data().elo.into())]);
        for (y, text, font, color) in [
            (20.0, texts.name_of_level(level), bold(22.0), ACCENT),
            (48.0, texts.note_on_level(level), regular(16.0), TEXT),
            (74.0, rating, regular(14.0), FAINT),
        ] {
            let place = rect.center_top() + vec2(0.0, y);
            ui.painter().text(place, Align2::CENTER_CENTER, text, font, color);
        }
    }

    fn show_beginners(&mut self, ui: &mut egui::Ui, texts: &Texts) {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(texts.get(msg::NEW_GAME_WHO_BEGINS)).font(bold(16.0)))
        });
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let width = (ui.available_width() - 20.0) / 3.0;
            let texts = [
                texts.get(msg::NEW_GAME_YOU),
                texts.get(msg::NEW_GAME_COMPUTER),
                texts.get(msg::NEW_GAME_RANDOM),
            ];
            for (beginner, text) in BEGINNERS.into_iter().zip(texts) {
                let selected = beginner == self.choice.beginner;
                let look = ButtonLook { selected, ..Default::default() };
                if widgets::button(ui, vec2(width, 42.0), text, look).clicked() {
                    self.choice.beginner = beginner;
                }
            }
        });
    }

    fn record(&self, context: &Context) -> Option<Record> {
        let you = context.players.my_seat();
        let computer = Seat::Ai(Level::new(self.choice.level)?);
        let you_begin = match self.choice.beginner {
            Beginner::You => true,
            Beginner::Computer => false,
            Beginner::Random => fastrand::bool(),
        };
        let seats = if you_begin { [you, computer] } else { [computer, you] };
        Some(Record::new(seats, Game::new(Board::empty())))
    }
}

impl Screen for NewGameScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let texts = &context.texts;
        let rect = canvas.centered(vec2(720.0, 472.0));
        widgets::panel(ctx, "new game", rect, 28.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(egui::RichText::new(texts.get(msg::NEW_GAME_TITLE)).font(bold(26.0)));
            });
            ui.add_space(18.0);
            self.show_levels(ui, texts);
            ui.add_space(14.0);
            self.show_beginners(ui, texts);
            ui.add_space(14.0);
            let width = ui.available_width();
            let primary = ButtonLook { primary: true, key: "Enter", ..Default::default() };
            self.start |=
                widgets::button(ui, vec2(width, 50.0), texts.get(msg::START), primary).clicked();
            ui.add_space(8.0);
            let back = ButtonLook { key: "Esc", ..Default::default() };
            self.back |=
                widgets::button(ui, vec2(width, 40.0), texts.get(msg::BACK), back).clicked();
            ui.add_space(10.0);
            ui.vertical_centered(|ui| {
                ui.label(
                    egui::RichText::new(texts.get(msg::NEW_GAME_KEYS))
                        .font(regular(13.0))
                        .color(FAINT),
                );
            });
        });
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Flow {
        let step = input.direction(KeyCode::Left, KeyCode::Right);
        let level = self.choice.level as isize + step;
        self.choice.level = level.clamp(0, isize::from(Level::MAX.number())) as u8;
        let step = input.direction(KeyCode::Up, KeyCode::Down);
        let place = BEGINNERS.iter().position(|&b| b == self.choice.beginner).unwrap_or(0);
        self.choice.beginner = BEGINNERS[(place as isize + step).rem_euclid(3) as usize];
        context.remembered.last_choice = self.choice;
        if self.back || input.is_pressed(KeyCode::Escape) {
            return Flow::Go(Destination::Title);
        }
        if (self.start || input.is_enter())
            && let Some(record) = self.record(context)
        {
            return Flow::Go(Destination::Table(Box::new(record)));
        }
        Flow::Stay
    }
}
