//! Beside the board of a puzzle or a lesson: words, pieces and buttons, in one column or in two.

use egui::{Color32, RichText, ScrollArea, Ui, Vec2, vec2};

use crate::ai::Piece;
use crate::app::screens::table::panel::{GAP, column};
use crate::app::shell::screen::Services;
use crate::app::ui::layout::TableLayout;
use crate::app::ui::piece_row;
use crate::app::ui::theme::{ACCENT, FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};

/// What the panel shows.
pub struct ExerciseView<'a, T> {
    /// The headline.
    pub title: &'a str,
    /// The line below it.
    pub note: String,
    /// What is explained or asked.
    pub words: String,
    /// What the last placement was worth, with its colour.
    pub verdict: Option<(&'a str, Color32)>,
    /// The piece in the player's hand, where there is something to place.
    pub piece: Option<Piece>,
    /// The buttons.
    pub buttons: Vec<ExerciseButton<'a, T>>,
}

/// A button of the panel.
pub struct ExerciseButton<'a, T> {
    /// Its text.
    pub text: &'a str,
    /// Its key.
    pub key: &'static str,
    /// What it does.
    pub click: T,
    /// Whether it is the one that most people want now.
    pub primary: bool,
    /// Whether it can be pressed now.
    pub enabled: bool,
}

/// What was clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseClick<T> {
    /// A piece.
    Piece(Piece),
    /// A button.
    Button(T),
}

/// Shows the panel and returns what was clicked.
pub fn show<T: Copy>(
    ctx: &egui::Context,
    layout: &TableLayout,
    view: &ExerciseView<T>,
    services: &Services,
) -> Option<ExerciseClick<T>> {
    let upright = layout.panel.width() > layout.panel.height() * 1.3;
    widgets::panel(ctx, "exercise", layout.panel, 14.0, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        if upright {
            let half = (ui.available_width() - GAP) / 2.0;
            ui.horizontal_top(|ui| {
                column(ui, half, |ui| show_words(ui, view, ui.available_height()));
                column(ui, half, |ui| show_tools(ui, view, services))
            })
            .inner
        } else {
            let tools = tools_height(view);
            let room = ui.available_height() - tools - GAP;
            let height = ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
                show_words(ui, view, room);
            });
            ui.add_space((room - height.response.rect.height()).max(0.0));
            show_tools(ui, view, services)
        }
    })
}

const BUTTON_HEIGHT: f32 = 36.0;

/// Returns the height of pieces and buttons, two buttons a row.
fn tools_height<T>(view: &ExerciseView<T>) -> f32 {
    let pieces = if view.piece.is_some() { 58.0 + GAP } else { 0.0 };
    pieces + view.buttons.len().div_ceil(2) as f32 * (BUTTON_HEIGHT + GAP)
}

fn show_words<T>(ui: &mut Ui, view: &ExerciseView<T>, room: f32) {
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.label(RichText::new(view.title).font(bold(21.0)).color(TEXT));
    ui.label(RichText::new(&view.note).font(regular(13.5)).color(FAINT));
    ui.add_space(2.0);
    ScrollArea::vertical().max_height((room - 70.0).max(40.0)).show(ui, |ui| {
        ui.label(RichText::new(&view.words).font(regular(16.0)).color(TEXT));
        if let Some((text, color)) = view.verdict {
            ui.add_space(6.0);
            ui.label(RichText::new(text).font(bold(16.0)).color(color));
        }
    });
}

fn show_tools<T: Copy>(
    ui: &mut Ui,
    view: &ExerciseView<T>,
    services: &Services,
) -> Option<ExerciseClick<T>> {
    let mut clicked = None;
    if let Some(piece) = view.piece {
        let chosen = piece_row::show(ui, Some(piece), &services.settings, |_, _, _| {});
        clicked = chosen.map(ExerciseClick::Piece);
    }
    let width = (ui.available_width() - GAP) / 2.0;
    for row in view.buttons.chunks(2) {
        ui.horizontal(|ui| {
            for button in row {
                let look = ButtonLook {
                    primary: button.primary && button.enabled,
                    disabled: !button.enabled,
                    key: button.key,
                    ..Default::default()
                };
                let size =
                    vec2(if row.len() == 1 { width * 2.0 + GAP } else { width }, BUTTON_HEIGHT);
                if widgets::button(ui, size, button.text, look).clicked() {
                    clicked = Some(ExerciseClick::Button(button.click));
                }
            }
        });
    }
    clicked
}

/// Colour of a verdict.
pub fn verdict_color(good: bool) -> Color32 {
    if good { ACCENT } else { crate::app::ui::theme::WARN }
}
