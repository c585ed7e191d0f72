//! The lower part of the panel: a hint's reason, what is known about the placements or the areas, and the moves so far.

use egui::{Align2, Color32, CornerRadius, Rect, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use super::message::Message;
use super::view::{PanelResponse, TableView};
use crate::ai::{Outcome, Worth, XRayPicture};
use crate::app::board::{AREA_COLORS, overlays};
use crate::app::shell::Frame;
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ACCENT, FAINT, TEXT, TurnList, bold, paint_elided, progress_bar, regular, theme, widgets,
};

/// Least height of the moves so far below the enabled aids, in points and as a part of what there is.
const LEAST_LIST: (f32, f32) = (66.0, 0.4);

/// Shows the coach, the hint and the enabled aids, which scroll, and the moves so far in the remaining space.
pub fn show(ui: &mut Ui, view: TableView, frame: &Frame<Message>) -> PanelResponse {
    let texts = &frame.context.texts;
    let picture = view.insight.areas();
    let asks = view.insight.wants_outcomes();
    let aids = |ui: &mut Ui| {
        view.coaching.show(ui, texts);
        show_hint(ui, view, texts);
        let clicked = asks.then(|| show_outcomes(ui, view, frame));
        if let Some(picture) = picture {
            ui.add_space(4.0);
            show_areas(ui, picture, texts);
        }
        clicked.flatten()
    };
    let clicked = if asks || picture.is_some() {
        let room = ui.available_height();
        let most = room - LEAST_LIST.0.min(LEAST_LIST.1 * room);
        let area = ScrollArea::vertical().id_salt("aids").auto_shrink([false, true]);
        area.max_height(most).show(ui, aids).inner
    } else {
        aids(ui)
    };
    let list = TurnList {
        turns: view.session.game().turns(),
        mistakes: &[],
        highlighted: view.pointed,
        scrolls_to: None,
    };
    let listed = list.show(ui, ui.available_height()).hovered;
    PanelResponse { clicked, listed }
}

/// Shows why a placement is advised, until the next one.
fn show_hint(ui: &mut Ui, view: TableView, texts: &Texts) {
    let (text, color) = match view.insight.hint() {
        Some(hint) => (texts.reason(hint.reason), ACCENT),
        None if view.insight.seeks_hint() => (texts.get(msg::HINT_SOUGHT).to_owned(), FAINT),
        None => return,
    };
    ui.label(RichText::new(text).font(regular(15.0)).color(color));
}

/// Writes a line and returns its area.
fn line(ui: &mut Ui, height: f32, text: &str, color: Color32) -> Rect {
    let rect = widgets::strip(ui, height);
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, regular(14.0), color);
    rect
}

/// Shows how many placements win and lose, the outcome of the one in hand, and the progress of the search.
fn show_outcomes(ui: &mut Ui, view: TableView, frame: &Frame<Message>) -> Option<Message> {
    let texts = &frame.context.texts;
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    let (wins, losses, all) = view.insight.counts();
    if wins + losses == 0 && view.insight.is_far_from_the_end() {
        ui.label(RichText::new(texts.get(msg::OUTCOMES_FAR)).font(regular(14.0)).color(TEXT));
        show_legend(ui, texts);
        return show_progress(ui, view, frame);
    }
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
    show_progress(ui, view, frame)
}

/// Explains the shades that stand for expectations.
fn show_legend(ui: &mut Ui, texts: &Texts) {
    let rect = line(ui, 19.0, texts.get(msg::EXPECTATION_POOR), FAINT);
    let right = rect.right_center();
    let good = texts.get(msg::EXPECTATION_GOOD);
    ui.painter().text(right, Align2::RIGHT_CENTER, good, regular(14.0), FAINT);
    const STEPS: usize = 7;
    for step in 0..STEPS {
        let at = rect.center() + vec2((step as f32 - STEPS as f32 / 2.0 + 0.5) * 14.0, 0.0);
        let field = Rect::from_center_size(at, Vec2::splat(13.0));
        let color = overlays::shade(step as f32 / (STEPS - 1) as f32);
        ui.painter().rect_filled(field, CornerRadius::ZERO, theme::to_egui(color));
    }
}

/// Shows how far the search for outcomes is, with a button that stops it.
fn show_progress(ui: &mut Ui, view: TableView, frame: &Frame<Message>) -> Option<Message> {
    let progress = view.insight.progress()?;
    let part = progress.decided as f32 / progress.placements.max(1) as f32;
    let mut clicked = None;
    ui.horizontal(|ui| {
        let width = ui.available_width() - 76.0;
        let (bar, _) = ui.allocate_exact_size(vec2(width, 26.0), Sense::hover());
        let bar = bar.shrink2(vec2(0.0, 8.0));
        progress_bar(ui, bar, part);
        clicked = frame.commands.show_apart(ui, 26.0, frame.context.labels());
    });
    clicked
}

/// Lists the areas with size and worth, in words and then as a set, in their outline colours.
fn show_areas(ui: &mut Ui, picture: &XRayPicture, texts: &Texts) {
    ui.spacing_mut().item_spacing.y = 2.0;
    if let Some(whole) = &picture.whole {
        let (text, color) = match whole.outcome {
            Outcome::Win => (texts.get(msg::X_RAY_WINS), overlays::WIN),
            Outcome::Loss => (texts.get(msg::X_RAY_LOSES), overlays::LOSS),
        };
        line(ui, 20.0, text, color);
    }
    for (area, color) in picture.areas.iter().zip(AREA_COLORS.iter().cycle()) {
        let rect = line(ui, 20.0, "", TEXT);
        let painter = ui.painter();
        let chip = Rect::from_center_size(rect.left_center() + vec2(8.0, 0.0), Vec2::splat(9.0));
        painter.rect_filled(chip, CornerRadius::same(3), theme::to_egui(*color));
        let at = |x: f32| rect.left_center() + vec2(x, 0.0);
        let size = area.cells.len().to_string();
        painter.text(at(40.0), Align2::RIGHT_CENTER, size, regular(14.0), FAINT);
        let words = Rect::from_min_max(rect.min + vec2(50.0, 0.0), rect.max);
        let worth = worth_in_words(area.worth.as_ref(), texts);
        paint_elided(ui, words, Align2::LEFT_CENTER, &worth, bold(14.0), TEXT);
        if let Some(text) = area.worth.as_ref().and_then(|worth| worth.text.as_deref()) {
            let rect = line(ui, 16.0, "", TEXT);
            let set = Rect::from_min_max(rect.min + vec2(50.0, 0.0), rect.max);
            paint_elided(ui, set, Align2::LEFT_CENTER, text, regular(12.0), FAINT);
        }
    }
}

/// Says what an area is worth.
fn worth_in_words(worth: Option<&Worth>, texts: &Texts) -> String {
    match worth {
        None => texts.get(msg::X_RAY_TOO_LARGE).to_owned(),
        Some(Worth { heap: Some(heap), .. }) => {
            texts.fill(msg::X_RAY_HEAP, &[("n", usize::from(*heap).into())])
        }
        Some(_) => texts.get(msg::X_RAY_LIKE_NO_HEAP).to_owned(),
    }
}
