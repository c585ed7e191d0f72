//! Lists and forms: lines over which the focus moves, by mouse or keys.

use egui::{
    Align2, CornerRadius, Mesh, Rect, Response, ScrollArea, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::ground;
use super::theme::{self, ACCENT, BODY, CAPTION, DISABLED, FAINT, GAP, LABEL, TEXT, bold, regular};
use super::widgets::{self, Tip, paint_elided};

/// Height of the heading of a group of lines, in points.
const ABOVE_GROUP: f32 = 30.0;

/// Returns a scroll area of at most this height, however little that is.
pub fn with_max_height(height: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(height).min_scrolled_height(0.0)
}

/// Height over which cut contents fade, in points.
const FADE: f32 = 20.0;

/// Shows contents that fade where they continue beyond an edge.
pub fn show_faded(ui: &mut Ui, area: ScrollArea, contents: impl FnOnce(&mut Ui)) {
    let shown = widgets::scroll(ui, area, contents);
    let place = shown.inner_rect;
    let above = shown.state.offset.y;
    let below = shown.content_size.y - above - place.height();
    for (hidden, edge, inside) in [(above, place.top(), 1.0), (below, place.bottom(), -1.0)] {
        let height = hidden.min(FADE);
        if height > 1.0 {
            let mut fade = Mesh::default();
            for (y, alpha) in [(edge, 210), (edge + inside * height, 0)] {
                let color = theme::glass(alpha);
                fade.colored_vertex(pos2(place.left(), y), color);
                fade.colored_vertex(pos2(place.right(), y), color);
            }
            fade.add_triangle(0, 1, 2);
            fade.add_triangle(1, 2, 3);
            ui.painter().add(fade);
        }
    }
}

/// Shows contents that fill this height, and scroll if they do not fit: from the start if the page
/// `begins`.
pub fn scrolled(ui: &mut Ui, height: f32, begins: bool, contents: impl FnOnce(&mut Ui)) {
    let area = with_max_height(height).auto_shrink([false, false]);
    let area = if begins { area.vertical_scroll_offset(0.0) } else { area };
    show_faded(ui, area, contents);
}

/// Shows contents of this height, which scroll if they do not fit.
pub fn filled(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    show_faded(ui, with_max_height(height).auto_shrink([false, false]), contents);
}

/// Shows contents that fill `place`, and scroll if they do not fit.
pub fn filled_in(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    widgets::in_rect(ui, place, |ui| filled(ui, place.height(), contents));
}

/// The texts of a card or a row of a list, beside its picture.
#[derive(Clone, Copy, Default)]
pub struct Card<'a> {
    /// The name, above the note.
    pub name: &'a str,
    /// A line below the name, or an empty text.
    pub note: &'a str,
    /// A text at the right of the name, or an empty text.
    pub fact: &'a str,
    /// Whether it is the chosen one; `None` if a press opens something instead.
    pub is_chosen: Option<bool>,
    /// The meaning of a picture on it, for a screen reader, or an empty text.
    pub mark: &'a str,
    /// Space kept free at the right of the upper and the lower line, in points.
    pub ends: [f32; 2],
    /// Whether the letters are small, as they are in all cards of a kind if one has a long text.
    pub is_small: bool,
}

impl Card<'_> {
    /// Returns what a screen reader says after the name.
    pub(super) fn words(&self) -> String {
        let words = [self.note, self.fact, self.mark].into_iter().filter(|it| !it.is_empty());
        words.collect::<Vec<_>>().join(", ")
    }
}

/// Padding inside a card's edge, in points.
const IN_CARD: f32 = 10.0;

impl Card<'_> {
    /// Returns whether the texts have room in usual letters on a card of this width, beside a
    /// picture of this side.
    pub fn fits(&self, ui: &Ui, width: f32, side: f32) -> bool {
        let beside = 2.0 * IN_CARD + if side > 0.0 { side + IN_CARD } else { 0.0 };
        let lines = [(self.name, bold(BODY)), (self.note, regular(LABEL))].into_iter();
        lines.zip(self.ends).all(|((text, font), end)| {
            !widgets::elided(ui, text, font, TEXT, width - beside - end).elided
        })
    }

    /// Paints the card's contents on its ground.
    pub fn paint(&self, ui: &Ui, rect: Rect, (side, picture): (f32, impl FnOnce(&Ui, Rect))) {
        let inside = rect.shrink(IN_CARD);
        let mut words = inside;
        if side > 0.0 {
            let corner = pos2(inside.left(), inside.center().y - side / 2.0);
            picture(ui, Rect::from_min_size(corner, vec2(side, side)));
            words.min.x += side + IN_CARD;
        }
        let (mut upper, mut lower) = match self.note {
            "" => (words, words),
            _ => {
                let lines = Rect::from_center_size(words.center(), vec2(words.width(), 38.0));
                lines.split_top_bottom_at_fraction(0.54)
            }
        };
        upper.max.x -= self.ends[0];
        lower.max.x -= self.ends[1];
        let fact = ui.painter().layout_no_wrap(self.fact.to_owned(), bold(LABEL), TEXT);
        // The name must have more room than the fact beside it.
        if !self.fact.is_empty() && fact.size().x < upper.width() / 2.0 {
            let corner = upper.right_center() - vec2(fact.size().x, fact.size().y / 2.0);
            upper.max.x = corner.x - GAP;
            ui.painter().galley(corner, fact, TEXT);
        }
        let (name, note) = if self.is_small { (bold(LABEL), CAPTION) } else { (bold(BODY), LABEL) };
        let align = Align2::LEFT_CENTER;
        if !self.note.is_empty() {
            paint_elided(ui, upper, align, self.name, name, TEXT);
            return paint_elided(ui, lower, align, self.note, regular(note), FAINT);
        }
        let words = widgets::wrapped(ui, self.name, name, TEXT, upper.size());
        if words.elided {
            Tip { name: self.name, keys: "", about: None }.show_in(ui, upper);
        }
        let place = align.align_size_within_rect(words.size(), upper);
        ui.painter().galley(place.min, words, TEXT);
    }
}

/// Height of an item of a list, in points.
pub(super) const ITEM: f32 = 60.0;
/// Side of the face in an item of a list, in points.
pub const ITEM_FACE: f32 = 40.0;

/// Returns the height of `count` items, in points.
pub fn height_of(count: usize) -> f32 {
    count as f32 * (ITEM + GAP) - GAP
}

/// Shows the heading of a group of lines. Returns its height, which scrolls into sight with the
/// first line.
pub fn heading(ui: &mut Ui, name: &str) -> f32 {
    let place = widgets::strip(ui, ABOVE_GROUP).shrink2(vec2(14.0, 2.0));
    paint_elided(ui, place, Align2::LEFT_BOTTOM, name, bold(LABEL), ACCENT);
    ABOVE_GROUP
}

/// Size of a switch, in points.
const SWITCH: Vec2 = vec2(40.0, 22.0);

/// Paints a switch in the middle of `place`.
pub fn paint_switch(ui: &Ui, place: Rect, is_on: bool) {
    let rect = Rect::from_center_size(place.center(), SWITCH);
    let (radius, far) = (SWITCH.y / 2.0, SWITCH.x / 2.0 - SWITCH.y / 2.0);
    let (fill, knob, edge, side) = if is_on {
        (ACCENT, ground::ON_FILLED, ACCENT, far)
    } else {
        (ground::LINE, TEXT, DISABLED, -far)
    };
    let edge = theme::stroke(ui.ctx(), 1.0, edge);
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(radius as u8), fill, edge, StrokeKind::Inside);
    painter.circle_filled(rect.center() + vec2(side, 0.0), radius - 4.0, knob);
}

/// Returns whether a press was on the left part of the place of a value.
pub(super) fn steps_back(response: &Response, field: Rect) -> bool {
    let left = field.left()..field.left() + field.width() * 0.35;
    response.interact_pointer_pos().is_some_and(|at| left.contains(&at.x))
}

/// The value of a line of a form.
#[derive(Clone, Debug)]
pub enum Value {
    /// A text, and its size as a multiple of the usual one.
    Text(String, f32),
    /// Whether a switch is on.
    Switch(bool),
    /// The names of keys.
    Keys(Vec<String>),
}

impl Value {
    /// Returns a text of the usual size.
    pub fn text(text: &str) -> Value {
        Value::Text(text.to_owned(), 1.0)
    }
}

/// Paints a line of a form: a label with its value, which is between two arrows if it `has_arrows`,
/// and bright if the line has the focus. Returns the place of the value.
pub(super) fn paint_line(
    ui: &mut Ui,
    rect: Rect,
    label: &str,
    value: &Value,
    (has_arrows, has_focus): (bool, bool),
) -> Rect {
    let field = Rect::from_min_max(pos2(rect.left() + rect.width() * 0.54, rect.top()), rect.max);
    let name = Rect::from_min_max(rect.min + vec2(14.0, 0.0), pos2(field.left(), rect.bottom()));
    paint_elided(ui, name, Align2::LEFT_CENTER, label, regular(LABEL), TEXT);
    let color = if has_focus { ACCENT } else { FAINT };
    let middle = field.shrink2(vec2(24.0, 0.0));
    match value {
        Value::Switch(is_on) => {
            paint_switch(ui, middle.with_min_x(middle.right() - SWITCH.x), *is_on);
            return field;
        }
        Value::Keys(keys) => widgets::in_rect(ui, middle, |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.horizontal_centered(|ui| keys.iter().for_each(|key| widgets::keycap(ui, key)));
        }),
        Value::Text(text, size) => {
            paint_elided(ui, middle, Align2::CENTER_CENTER, text, bold(LABEL * size), color);
        }
    }
    for (x, arrow) in [(field.left() + 14.0, "◀"), (field.right() - 14.0, "▶")] {
        if has_arrows {
            let at = pos2(x, field.center().y);
            ui.painter().text(at, Align2::CENTER_CENTER, arrow, regular(CAPTION), color);
        }
    }
    field
}
