//! A button, and its appearance in each of its states.

use egui::{FontId, Id, Rect, Response, Sense, StrokeKind, Ui, Vec2, pos2, vec2};

use super::ground::{self, Ground, WidgetState};
use super::icon::Icon;
use super::theme::{ACCENT, BODY, CAPTION, GAP, LABEL, RADIUS, TEXT, bold, glass, regular};
use super::widgets::{elided, is_incomplete};

/// The size of a button. There are no other sizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonSize {
    /// A button within or beside something else, such as a message box or a bar.
    Small,
    /// A line of text.
    Usual,
    /// The main button of a screen, an answer, or an icon above its name.
    Large,
    /// One of the few values of a chooser.
    Segment,
}

impl ButtonSize {
    /// Returns the height of a button, in points.
    pub fn height(self) -> f32 {
        match self {
            ButtonSize::Small => 26.0,
            ButtonSize::Usual => 36.0,
            ButtonSize::Large => 48.0,
            ButtonSize::Segment => 34.0,
        }
    }

    /// Returns the gap between two buttons of a row, in points.
    pub fn gap(self) -> f32 {
        if self == ButtonSize::Segment { 2.0 } else { GAP }
    }
}

/// Distance by which the ground of a chooser extends around its values, in points.
const TROUGH: f32 = 3.0;

/// Paints the ground of a chooser, whose values have the width and the upper left corner of
/// `place`.
pub fn paint_trough(ui: &Ui, place: Rect) {
    let size = vec2(place.width(), ButtonSize::Segment.height());
    let rect = Rect::from_min_size(place.min, size).expand(TROUGH);
    let edge = ground::quiet_line(ui);
    ui.painter().rect(rect, RADIUS, ground::TROUGH, edge, StrokeKind::Inside);
}

/// Width below which a large button has its icon above its text, in points.
const TILE: f32 = 96.0;
/// Width below which the text of a large button is smaller, in points.
const NARROW: f32 = 180.0;

/// Middle of the badge on a square that is on, from its upper right corner, in points.
const BADGE: Vec2 = vec2(-3.0, 3.0);
/// Radius of that badge, in points.
const BADGE_RADIUS: f32 = 6.5;

/// Side of an icon as a multiple of the text's size.
const ICON: f32 = 1.15;

/// The way in which a button fits into its row.
#[derive(Clone)]
pub struct Fit {
    /// Width of the button, in points.
    width: f32,
    /// The icon before the text, or above it in a tile.
    icon: Option<Icon>,
    /// Whether the icon is above the text.
    is_tile: bool,
    /// The font of the text.
    font: FontId,
}

impl Fit {
    /// Returns the width of the icon beside a text, and of the gap between them.
    fn beside(&self, text: &str) -> f32 {
        let gap = if text.is_empty() { 0.0 } else { GAP };
        self.icon.filter(|_| !self.is_tile).map_or(0.0, |_| self.font.size * ICON + gap)
    }
}

/// Shows a button with an id. Returns its response, and whether its text was cut.
///
/// The button reacts to the mouse alone; the screen handles keys.
pub fn show(
    ui: &mut Ui,
    id: Id,
    size: ButtonSize,
    fit: Fit,
    text: &str,
    (ground, state): (Ground, WidgetState),
) -> (Response, bool) {
    let beside = fit.beside(text);
    let Fit { width, icon, is_tile, font } = fit;
    let is_segment = size == ButtonSize::Segment;
    let edge = edge_of(is_tile || is_segment);
    let size = vec2(width, size.height());
    let sense = if state.disabled { Sense::hover() } else { Sense::CLICK };
    let (_, space) = ui.allocate_space(size);
    let rect = ui.layout().align_size_within_rect(size, space);
    let response = ui.interact(rect, id, sense);
    let state = state.touched(&response);
    let color = ground::paint(ui, rect, ground, state);
    let painter = ui.painter();
    let side = if is_tile { BODY } else { font.size };
    let galley = elided(ui, text, font, color, size.x - beside - 2.0 * edge);
    let is_cut = is_incomplete(&galley, text);
    let middle = rect.center();
    let mut at = middle - vec2((beside + galley.size().x) / 2.0, galley.size().y / 2.0);
    if is_tile {
        at.y = rect.bottom() - 5.0 - galley.size().y;
    }
    if let Some(icon) = icon {
        // The middle of letters is a little below the middle of their line.
        let middle = if is_tile {
            pos2(middle.x, rect.top() + 16.0)
        } else {
            pos2(at.x + side * ICON / 2.0, middle.y + 0.07 * side)
        };
        icon.paint(painter, middle, side * ICON, color);
    }
    painter.galley(at + vec2(beside, 0.0), galley, color);
    if state.chosen && !is_segment {
        let corner = rect.right_top();
        if text.is_empty() {
            // In a square, the check would cover the icon.
            painter.circle_filled(corner + BADGE, BADGE_RADIUS, ACCENT);
            Icon::Check.paint(painter, corner + BADGE, 1.3 * BADGE_RADIUS, glass(255));
        } else {
            Icon::Check.paint(painter, corner + vec2(-12.0, 11.0), CAPTION, ACCENT);
        }
    }
    if state.hovered && !state.disabled {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    (response, is_cut)
}

/// Returns the smallest distance of a button's text from its edges, in points.
fn edge_of(is_tight: bool) -> f32 {
    if is_tight { 3.0 } else { 8.0 }
}

/// Distributes the width of a row among its buttons, given by their texts and icons.
///
/// All buttons are equally wide, except those whose texts need more. If the row is too narrow for
/// that, icons beside texts are left out, then all texts get small letters, and if that is not
/// enough, they are cut. Beside buttons with texts, those without are square.
pub fn distribute_widths<'a>(
    ui: &Ui,
    size: ButtonSize,
    labels: impl IntoIterator<Item = (&'a str, Option<Icon>)>,
) -> Vec<Fit> {
    let labels: Vec<_> = labels.into_iter().collect();
    let has_texts = labels.iter().any(|(text, _)| !text.is_empty());
    let is_square = |text: &str| has_texts && text.is_empty();
    let squares = labels.iter().filter(|(text, _)| is_square(text)).count();
    let gaps = size.gap() * (labels.len() as f32 - 1.0);
    let all = ui.available_width() - gaps - size.height() * squares as f32;
    let count = (labels.len() - squares) as f32;
    let mut share = all / count;
    let is_large = size == ButtonSize::Large;
    let fit = |&(text, icon): &(&str, Option<Icon>)| {
        let width = if is_square(text) { size.height() } else { share };
        let is_tile = icon.is_some() && is_large && width < TILE && !text.is_empty();
        let font = if is_tile {
            regular(CAPTION)
        } else if is_large && width >= NARROW {
            bold(BODY)
        } else {
            bold(LABEL)
        };
        Fit { width, icon, is_tile, font }
    };
    let need = |fit: &Fit, text: &str| {
        let lettering = elided(ui, text, fit.font.clone(), TEXT, f32::INFINITY).size().x;
        let edge = edge_of(fit.is_tile || size == ButtonSize::Segment);
        lettering + 2.0 * edge + 1.0 + fit.beside(text)
    };
    let mut fits: Vec<Fit> = labels.iter().map(fit).collect();
    let mut shared: Vec<_> = fits.iter_mut().zip(labels.iter().map(|(text, _)| *text)).collect();
    shared.retain(|(_, text)| !is_square(text));
    let needs = |shared: &[(&mut Fit, &str)]| -> Vec<f32> {
        shared.iter().map(|(fit, text)| need(fit, text)).collect()
    };
    let mut needed = needs(&shared);
    if needed.iter().sum::<f32>() > all {
        let sparing = shared.iter_mut().filter(|(fit, text)| !fit.is_tile && !text.is_empty());
        sparing.for_each(|(fit, _)| fit.icon = None);
        needed = needs(&shared);
    }
    if needed.iter().sum::<f32>() > all {
        let in_a_line = shared.iter_mut().filter(|(fit, _)| !fit.is_tile);
        in_a_line.for_each(|(fit, _)| fit.font = bold(CAPTION));
        needed = needs(&shared);
    }
    let total: f32 = needed.iter().sum();
    for _ in needed.iter().filter(|_| total < all) {
        let above = needed.iter().filter(|&&need| need > share);
        let (sum, longer) = above.fold((0.0, 0.0), |(sum, n), need| (sum + need, n + 1.0));
        share = (all - sum) / (count - longer);
    }
    for ((fit, _), need) in shared.iter_mut().zip(needed) {
        fit.width = if total < all { need.max(share) } else { need * all / total };
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::theme;

    /// One long word once made all buttons of its row as wide as their texts.
    #[test]
    fn a_long_text_takes_no_more_than_it_needs() {
        let ctx = theme::new_egui();
        let mut widths = Vec::new();
        let _ = ctx.run(egui::RawInput::default(), |ctx| {
            egui::Area::new("row".into()).show(ctx, |ui| {
                ui.set_width(272.0);
                let labels = ["Pista", "Desenlaces", "Rayos X", "Tutor"];
                let labels = labels.into_iter().map(|text| (text, Some(Icon::Hint)));
                let fits = distribute_widths(ui, ButtonSize::Large, labels);
                widths = fits.into_iter().map(|fit| fit.width).collect();
            });
        });
        let [hint, outcomes, x_ray, coach] = widths[..] else { panic!("{widths:?}") };
        assert!(hint == x_ray && hint == coach && outcomes < hint + 10.0, "{widths:?}");
        assert!((widths.iter().sum::<f32>() - 248.0).abs() < 0.1, "{widths:?}");
    }
}
