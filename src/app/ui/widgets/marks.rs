//! Small marks: bars, ticks, medals, scales.

use egui::{
    Align2, Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use crate::app::ui::ground;
use crate::app::ui::icon::Icon;
use crate::app::ui::theme::{
    self, ACCENT, CAPTION, DISABLED, FAINT, GOLD, LABEL, WARN, bold, glass, regular,
};

/// Shows progress from 0 to 1.
pub fn progress_bar(ui: &Ui, rect: Rect, done: f32) {
    bar(ui, rect, done, ACCENT);
}

/// Shows a part from 0 to 1, in a colour.
pub fn bar(ui: &Ui, rect: Rect, done: f32, color: Color32) {
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    ui.painter().rect_filled(rect, radius, theme::light(34));
    if done > 0.0 {
        let width = (rect.width() * done.min(1.0)).max(rect.height());
        let filled = Rect::from_min_size(rect.min, vec2(width, rect.height()));
        ui.painter().rect_filled(filled, radius, color);
    }
}

/// Side of a tick, in points.
const TICK: f32 = 16.0;
/// Gap between two ticks, in points.
const BETWEEN_TICKS: f32 = 3.0;

/// Height of two rows of ticks, in points.
pub const TICKS: f32 = 2.0 * TICK + BETWEEN_TICKS;

/// Shows a tick or a cross for each result, then `ahead` empty places, with a cup in the last one.
/// Of too many results, the last ones are shown; empty places without room are left out.
pub fn ticks(ui: &Ui, place: Rect, results: &[bool], ahead: usize) {
    let fitting =
        |length: f32| ((length + BETWEEN_TICKS) / (TICK + BETWEEN_TICKS)).max(1.0) as usize;
    let columns = fitting(place.width());
    let room = columns * fitting(place.height());
    let shown = &results[results.len().saturating_sub(room)..];
    let marks = shown.iter().map(|&right| Some(right)).chain(std::iter::repeat_n(None, ahead));
    let last = shown.len() + ahead;
    for (index, mark) in marks.take(room).enumerate() {
        let at = vec2((index % columns) as f32, (index / columns) as f32);
        let rect = Rect::from_min_size(place.min + at * (TICK + BETWEEN_TICKS), Vec2::splat(TICK));
        let (icon, color) = match mark {
            Some(true) => (Some(Icon::Check), ACCENT),
            Some(false) => (Some(Icon::Close), WARN),
            None if index + 1 == last => (Some(Icon::Trophy), GOLD),
            None => (None, FAINT),
        };
        let (fill, edge) = match mark {
            Some(_) => (color.gamma_multiply(0.25), Stroke::NONE),
            None => (Color32::TRANSPARENT, theme::stroke(ui.ctx(), 1.0, color)),
        };
        ui.painter().rect(rect, CornerRadius::same(4), fill, edge, StrokeKind::Inside);
        if let Some(icon) = icon {
            icon.paint(ui.painter(), rect.center(), CAPTION, color);
        }
    }
}

/// Paints the mark of something done: a tick of this size in a disc.
pub fn paint_done(ui: &Ui, middle: egui::Pos2, radius: f32, size: f32) {
    ui.painter().circle_filled(middle, radius, ACCENT);
    Icon::Check.paint(ui.painter(), middle, size, ground::ON_FILLED);
}

/// Paints a number of things that wait, on a pill of the accent colour.
pub fn paint_count(ui: &Ui, middle: egui::Pos2, count: usize) {
    let pill = Rect::from_center_size(middle, vec2(28.0, 20.0));
    ui.painter().rect_filled(pill, CornerRadius::same(10), ACCENT);
    let (align, color) = (Align2::CENTER_CENTER, ground::ON_FILLED);
    ui.painter().text(middle, align, count.to_string(), bold(CAPTION), color);
}

/// Paints a medal in a disc: gold, or dark while it is not won.
pub fn paint_medal(painter: &Painter, middle: egui::Pos2, radius: f32, is_won: bool) {
    let color = if is_won { GOLD } else { DISABLED };
    painter.circle_filled(middle, radius, glass(255));
    Icon::Medal.paint(painter, middle, 1.45 * radius, color);
}

/// Shows the meaning of colours as a scale between two words.
pub fn scale(ui: &Ui, place: Rect, ends: [&str; 2], color: impl Fn(f32) -> Color32) {
    const STEPS: usize = 7;
    let painter = ui.painter();
    let font = regular(LABEL);
    let poor = painter.text(place.left_center(), Align2::LEFT_CENTER, ends[0], font.clone(), FAINT);
    let good = painter.text(place.right_center(), Align2::RIGHT_CENTER, ends[1], font, FAINT);
    // Long words leave the colours less room, off the middle.
    let room = good.left() - poor.right() - 16.0;
    let width = (room / STEPS as f32).clamp(4.0, 15.0);
    let most = (room - STEPS as f32 * width).max(0.0) / 2.0;
    let between = (poor.right() + good.left()) / 2.0;
    let middle = place.center().x.clamp(between - most, between + most);
    for step in 0..STEPS {
        let aside = (step as f32 - STEPS as f32 / 2.0 + 0.5) * width;
        let size = vec2(width - 1.0, 14.0);
        let field = Rect::from_center_size(pos2(middle + aside, place.center().y), size);
        painter.rect_filled(field, 3.0, color(step as f32 / (STEPS - 1) as f32));
    }
}
