//! The lower part of the panel: the moves so far, or what is known about the placements or the areas.

use egui::{Align2, Color32, CornerRadius, Rect, ScrollArea, Sense, Ui, Vec2, vec2};

use super::message::Message;
use super::view::TableView;
use crate::ai::{Outcome, XRayPicture};
use crate::app::board::overlays::{self, AREA_COLORS};
use crate::app::shell::context::Context;
use crate::app::text::{Texts, msg};
use crate::app::ui::theme::{self, ACCENT, FAINT, TEXT, WARN, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Game, Side, Turn};

/// Shows the enabled aid, or else the moves so far, in the remaining space.
pub fn show(ui: &mut Ui, view: TableView, context: &Context) -> Option<Message> {
    let texts = &context.texts;
    let mut clicked = None;
    if view.insight.wants_outcomes() {
        clicked = show_outcomes(ui, view, context);
        ui.add_space(4.0);
    }
    match view.insight.areas() {
        Some(picture) => show_areas(ui, picture, texts),
        None => show_moves(ui, view.session.game()),
    }
    clicked
}

/// Writes a line and returns its area.
fn line(ui: &mut Ui, height: f32, text: &str, color: Color32) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, regular(14.0), color);
    rect
}

/// Shows how many placements win and lose, the outcome of the one in hand, and the progress of the search.
fn show_outcomes(ui: &mut Ui, view: TableView, context: &Context) -> Option<Message> {
    let texts = &context.texts;
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    let (wins, losses, all) = view.insight.counts();
    let number = |template, n: usize| texts.fill(template, &[("n", n.into())]);
    let rect = line(ui, 19.0, &number(msg::OUTCOMES_WINS, wins), overlays::WIN);
    let text = number(msg::OUTCOMES_LOSSES, losses);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, regular(14.0), overlays::LOSS);
    let text = number(msg::OUTCOMES_UNKNOWN, all.saturating_sub(wins + losses));
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, text, regular(14.0), FAINT);
    let (text, color) = match view.insight.outcome(view.placement) {
        Some(Outcome::Win) => (texts.get(msg::OUTCOME_HERE_WINS), overlays::WIN),
        Some(Outcome::Loss) => (texts.get(msg::OUTCOME_HERE_LOSES), overlays::LOSS),
        None if !view.session.game().position().allows(view.placement) => {
            (texts.get(msg::REFUSED_OCCUPIED), FAINT)
        }
        None => (texts.get(msg::OUTCOME_HERE_UNKNOWN), FAINT),
    };
    line(ui, 19.0, text, color);
    let progress = view.insight.progress()?;
    let part = progress.decided as f32 / progress.placements.max(1) as f32;
    let mut clicked = None;
    ui.horizontal(|ui| {
        let width = ui.available_width() - 76.0;
        let (bar, _) = ui.allocate_exact_size(vec2(width, 26.0), Sense::hover());
        let bar = bar.shrink2(vec2(0.0, 8.0));
        let painter = ui.painter();
        painter.rect_filled(bar, CornerRadius::same(5), Color32::from_white_alpha(28));
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * part, bar.height()));
        painter.rect_filled(done, CornerRadius::same(5), ACCENT);
        if widgets::button(ui, vec2(70.0, 26.0), texts.get(msg::STOP), ButtonLook::default())
            .clicked()
        {
            clicked = Some(Message::StopOutcomes);
        }
    });
    clicked
}

/// Lists the areas with size and value, in their outline colours.
fn show_areas(ui: &mut Ui, picture: &XRayPicture, texts: &Texts) {
    ui.spacing_mut().item_spacing.y = 2.0;
    if let Some(whole) = &picture.whole {
        let (text, color) = match whole.outcome {
            Outcome::Win => (texts.get(msg::X_RAY_WINS), overlays::WIN),
            Outcome::Loss => (texts.get(msg::X_RAY_LOSES), overlays::LOSS),
        };
        line(ui, 20.0, text, color);
    }
    ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
        for (area, color) in picture.areas.iter().zip(AREA_COLORS.iter().cycle()) {
            let rect = line(ui, 20.0, "", TEXT);
            let painter = ui.painter();
            let chip =
                Rect::from_center_size(rect.left_center() + vec2(8.0, 0.0), Vec2::splat(9.0));
            painter.rect_filled(chip, CornerRadius::same(3), theme::to_egui(*color));
            let at = |x: f32| rect.left_center() + vec2(x, 0.0);
            let size = area.cells.len().to_string();
            painter.text(at(42.0), Align2::RIGHT_CENTER, size, regular(14.0), FAINT);
            let worth = overlays::worth_text(area.worth.as_ref(), texts);
            painter.text(at(52.0), Align2::LEFT_CENTER, worth, bold(14.0), TEXT);
            if let Some(text) = area.worth.as_ref().and_then(|worth| worth.text.as_deref()) {
                let text = overlays::shortened(text, 26);
                painter.text(at(110.0), Align2::LEFT_CENTER, text, regular(12.0), FAINT);
            }
        }
    });
}

/// Lists all placements with their cells, newest first.
fn show_moves(ui: &mut Ui, game: &Game) {
    const LINE: f32 = 22.0;
    ui.spacing_mut().item_spacing.y = 0.0;
    let all: Vec<(&Turn, usize)> = game.turns().iter().zip(1..).collect();
    ScrollArea::vertical().auto_shrink([false, false]).show_rows(
        ui,
        LINE,
        all.len(),
        |ui, rows| {
            for (turn, number) in all.iter().rev().skip(rows.start).take(rows.len()) {
                let rect = line(ui, LINE, "", TEXT);
                let painter = ui.painter();
                let at = |x: f32| rect.left_center() + vec2(x, 0.0);
                let side = match turn {
                    Turn::Placement(_) if number % 2 == 1 => Side::First,
                    Turn::Placement(_) => Side::Second,
                    Turn::Resignation(side) => *side,
                };
                let chip = Rect::from_center_size(at(8.0), Vec2::splat(9.0));
                painter.rect_filled(chip, CornerRadius::same(3), theme::side_color(side));
                let number = number.to_string();
                painter.text(at(38.0), Align2::RIGHT_CENTER, number, regular(14.0), FAINT);
                match turn {
                    Turn::Placement(placement) => {
                        let piece = placement.piece().to_string();
                        painter.text(at(54.0), Align2::CENTER_CENTER, piece, bold(14.0), TEXT);
                        let cells = placement.to_string().replace(',', "  ");
                        painter.text(at(70.0), Align2::LEFT_CENTER, cells, regular(14.0), FAINT);
                    }
                    Turn::Resignation(_) => {
                        painter.text(at(54.0), Align2::CENTER_CENTER, "×", bold(15.0), WARN);
                    }
                }
            }
        },
    );
}
