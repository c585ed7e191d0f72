//! A button, and how it looks in each of its states.

use egui::{
    Align2, Color32, CornerRadius, Painter, Rect, Response, Sense, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::icon::{self, Icon};
use super::theme::{
    self, ACCENT, BODY, CAPTION, DISABLED, GAP, LABEL, RADIUS, TEXT, bold, glass, regular,
};
use super::widgets::elided;

/// The sizes of buttons. There are no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonSize {
    /// In a card or beside a bar.
    Small,
    /// A line of text.
    Usual,
    /// What a screen is for, answers, and a picture above its name.
    Large,
}

impl ButtonSize {
    /// Returns the height of a button, in points.
    pub fn height(self) -> f32 {
        match self {
            ButtonSize::Small => 26.0,
            ButtonSize::Usual => 36.0,
            ButtonSize::Large => 48.0,
        }
    }
}

/// The look of a button. Each state shows without its colour, too.
#[derive(Clone, Copy, Default)]
pub struct ButtonLook {
    /// Whether the selection is on it: a bar at its left.
    pub selected: bool,
    /// Whether its option is switched on: filled, with a tick.
    pub on: bool,
    /// Whether it is what a screen is for: filled.
    pub primary: bool,
    /// Whether it can't be pressed now: faint.
    pub disabled: bool,
    /// Whether the ring that moves over the buttons is on it.
    pub ringed: bool,
    /// The picture before its text, or in a narrow button above it.
    pub icon: Option<Icon>,
}

/// Widths below which a large button has its picture above its text, and below which its text is smaller.
const TILE: f32 = 96.0;
const NARROW: f32 = 180.0;

/// Shows a button that reacts to the mouse; keys are handled by the screen. Returns whether its text was cut, too.
pub fn show(ui: &mut Ui, size: Vec2, text: &str, look: ButtonLook) -> (Response, bool) {
    let sense = if look.disabled { Sense::hover() } else { Sense::CLICK };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let lit = response.hovered() && !look.disabled;
    let pressed = response.is_pointer_button_down_on() && !look.disabled;
    // A pressed button lies a little deeper.
    let body = if pressed { rect.shrink(1.5) } else { rect };
    let fill = match () {
        () if look.disabled => glass(110),
        () if look.primary => Color32::from_rgb(0x18, 0x5f, 0x5c),
        () if look.on => Color32::from_rgb(0x1d, 0x45, 0x52),
        () if look.selected => selected_fill(),
        () => glass(190),
    };
    let edge = match (look.disabled, look.on || look.primary) {
        (true, _) => theme::light(14),
        (_, true) => ACCENT.gamma_multiply(0.55),
        (_, false) => theme::light(if lit { 70 } else { 32 }),
    };
    let painter = ui.painter();
    let edge = theme::stroke(ui.ctx(), 1.0, edge);
    painter.rect(body, RADIUS, fill, edge, StrokeKind::Inside);
    if lit && !pressed {
        painter.rect_filled(body, RADIUS, theme::light(18));
    }
    if look.selected {
        paint_bar(painter, body);
    }
    if look.ringed {
        let ring = theme::stroke(ui.ctx(), 2.0, TEXT);
        painter.rect_stroke(rect.expand(3.0), CornerRadius::same(11), ring, StrokeKind::Inside);
    }
    let color = if look.disabled { DISABLED } else { TEXT };
    let is_tile = look.icon.is_some() && size.y >= ButtonSize::Large.height() && size.x < TILE;
    let font = match is_tile {
        true => regular(CAPTION),
        false if size.y < ButtonSize::Large.height() || size.x < NARROW => bold(LABEL),
        false => bold(BODY),
    };
    let side = if is_tile { BODY } else { font.size } * 1.15;
    let icon = look
        .icon
        .map(|icon| painter.layout_no_wrap(icon.character().to_string(), icon::font(side), color));
    let beside = icon.as_ref().filter(|_| !is_tile).map_or(0.0, |icon| icon.size().x + GAP);
    let edge = if is_tile { 2.0 } else { EDGE };
    let text = elided(ui, text, font, color, size.x - beside - 2.0 * edge);
    let is_cut = text.elided;
    let middle = body.center();
    let mut at = middle - vec2((beside + text.size().x) / 2.0, text.size().y / 2.0);
    if is_tile {
        at.y = body.bottom() - 5.0 - text.size().y;
    }
    if let Some(icon) = icon {
        // The middle of letters is a little below the middle of their line.
        let left = if is_tile { middle.x - icon.size().x / 2.0 } else { at.x };
        let y = if is_tile { body.top() + 16.0 } else { middle.y + 0.06 * side };
        painter.galley(pos2(left, y - icon.size().y / 2.0), icon, color);
    }
    painter.galley(at + vec2(beside, 0.0), text, color);
    if look.on {
        let corner = body.right_top() + vec2(-9.0, 9.0);
        let tick = Icon::Check.character();
        painter.text(corner, Align2::CENTER_CENTER, tick, icon::font(CAPTION), ACCENT);
    }
    if lit {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    (response, is_cut)
}

fn selected_fill() -> Color32 {
    Color32::from_rgba_unmultiplied(0x26, 0x3d, 0x62, 240)
}

fn paint_bar(painter: &Painter, place: Rect) {
    let above = (place.height() * 0.2).min(8.0);
    let size = vec2(3.0, place.height() - 2.0 * above);
    let bar = Rect::from_min_size(place.min + vec2(4.0, above), size);
    painter.rect_filled(bar, CornerRadius::same(1), ACCENT);
}

/// Paints the ground of what is selected and no button, such as a line of a list.
pub fn paint_selected(painter: &Painter, place: Rect) {
    painter.rect_filled(place, RADIUS, selected_fill());
    paint_bar(painter, place);
}

/// Least distance of a button's text from its edges.
const EDGE: f32 = 8.0;
