//! Panels, tooltips and texts in the style of the game.

use std::sync::Arc;
use std::time::Duration;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::{TextEditOutput, TextEditState};
use egui::{
    Align2, Area, AreaState, Color32, CornerRadius, FontId, FontSelection, Galley, Id, Margin,
    Order, Painter, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, pos2,
    vec2,
};

use crate::app::input::HangulKeyboard;
use crate::app::ui::ground;
use crate::app::ui::icon::Icon;
use crate::app::ui::theme::{
    self, ACCENT, BODY, CAPTION, DISABLED, FAINT, GAP, GOLD, LABEL, RADIUS, TEXT, WARN, bold,
    glass, regular,
};
use crate::game::{Score, one_line};

/// A tooltip, shown while the mouse rests on something.
#[derive(Clone, Copy)]
pub struct Tip<'a> {
    /// The name of the thing.
    pub name: &'a str,
    /// The keys of the thing, or an empty text.
    pub keys: &'a str,
    /// An explanation, if there is one.
    pub about: Option<&'a str>,
}

impl Tip<'_> {
    /// Shows the tooltip while the mouse rests on the widget of a response.
    pub fn show(self, response: &Response) {
        response.clone().on_hover_ui(|ui| self.write(ui));
    }

    /// Writes the contents of the tooltip.
    pub fn write(self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.label(RichText::new(self.name).font(bold(LABEL)).color(TEXT));
            if !self.keys.is_empty() {
                keycap(ui, self.keys);
            }
        });
        if let Some(about) = self.about {
            ui.label(RichText::new(about).font(regular(LABEL)).color(FAINT));
        }
    }

    /// Shows the tooltip while the mouse rests on `place`.
    pub fn show_in(self, ui: &Ui, place: Rect) {
        let id = ui.id().with(("tip", place.min.x.to_bits(), place.min.y.to_bits()));
        self.show(&ui.interact(place, id, Sense::hover()));
    }
}

/// Lays out the name of a key.
fn key_name(ui: &Ui, key: &str) -> Arc<Galley> {
    ui.painter().layout_no_wrap(key.to_owned(), regular(CAPTION), TEXT)
}

/// Returns the width of a key as it is drawn, in points.
pub fn keycap_width(ui: &Ui, key: &str) -> f32 {
    (key_name(ui, key).size().x + 12.0).max(22.0)
}

/// Draws a key with its name, as on keyboards.
pub fn keycap(ui: &mut Ui, key: &str) {
    let (text, size) = (key_name(ui, key), vec2(keycap_width(ui, key), 20.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let edge = theme::stroke(ui.ctx(), 1.0, theme::light(70));
    ui.painter().rect(rect, CornerRadius::same(6), theme::light(20), edge, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(text.size(), rect);
    ui.painter().galley(at.min, text, TEXT);
}

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
/// If there are too many, the last ones are shown.
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

/// Paints a medal in a disc: gold, or dark while it is not won.
pub fn paint_medal(painter: &Painter, middle: egui::Pos2, radius: f32, is_won: bool) {
    let color = if is_won { GOLD } else { DISABLED };
    painter.circle_filled(middle, radius, glass(255));
    Icon::Medal.paint(painter, middle, 1.45 * radius, color);
}

/// Selects the text of a field from this character on, so that it is replaced by what is typed
/// next.
pub fn select_from(ui: &Ui, field: &Response, from: usize, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let selected = CCursorRange::two(CCursor::new(from), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(selected));
    state.store(ui.ctx(), field.id);
}

/// Shows a field for a short text, across the available width.
///
/// A full field shows how long a text may be. If Hangul is in use, a sign shows which letters are
/// written, and switches between them.
pub fn text_field(ui: &mut Ui, text: &mut String, max_chars: usize) -> Response {
    /// Space for the number of characters in a field, in points.
    const NUMBER: i8 = 60;
    /// Width of the sign for the letters in a field, in points.
    const SIGN: f32 = 24.0;
    let shows_sign = HangulKeyboard::get(ui.ctx()).is_offered();
    let right = NUMBER + if shows_sign { SIGN as i8 } else { 0 };
    let margin = Margin { right, ..Margin::symmetric(12, 9) };
    let field = TextEdit::singleline(text)
        .char_limit(max_chars)
        .font(FontSelection::FontId(bold(BODY)))
        .text_color(TEXT)
        .margin(margin)
        .desired_width(ui.available_width() - 12.0 - f32::from(right))
        .show(ui);
    if field.response.changed() {
        make_one_line(ui, &field, text);
    }
    underline_syllable(ui, &field, text);
    let mut end = (field.response.rect + margin).right_center() - vec2(8.0, 0.0);
    if shows_sign {
        let place = Rect::from_center_size(end - vec2(SIGN / 2.0, 0.0), Vec2::splat(SIGN));
        show_sign(ui, place, field.response.id.with("sign"));
        end.x = place.left() - 4.0;
    }
    if text.chars().count() >= max_chars {
        let number = format!("{max_chars}/{max_chars}");
        ui.painter().text(end, Align2::RIGHT_CENTER, number, regular(CAPTION), WARN);
    }
    field.response
}

/// Composes the text typed into a field, and removes what can't stand in a line.
fn make_one_line(ui: &Ui, field: &TextEditOutput, text: &mut String) {
    let line = one_line(text);
    if line == *text {
        return;
    }
    let mut state = field.state.clone();
    if let Some(range) = state.cursor.char_range() {
        let before: String = text.chars().take(range.primary.index).collect();
        let cursor = CCursor::new(one_line(&before).chars().count());
        state.cursor.set_char_range(Some(CCursorRange::one(cursor)));
        state.store(ui.ctx(), field.response.id);
    }
    *text = line;
}

/// Underlines the syllable before the cursor, which letters still join. If the cursor has moved
/// elsewhere, they no longer do.
fn underline_syllable(ui: &Ui, field: &TextEditOutput, text: &str) {
    let keyboard = HangulKeyboard::get(ui.ctx());
    let shown = keyboard.shown.as_str();
    if shown.is_empty() || !field.response.has_focus() {
        return;
    }
    let cursor = field.cursor_range.map_or(0, |range| range.as_sorted_char_range().start);
    let before: String = text.chars().take(cursor).collect();
    if !before.ends_with(shown) {
        HangulKeyboard::update(ui.ctx(), HangulKeyboard::finish);
        return;
    }
    let place = |at| field.galley.pos_from_ccursor(CCursor::new(at)).left_bottom();
    let line =
        [cursor - shown.chars().count(), cursor].map(|at| place(at) + field.galley_pos.to_vec2());
    ui.painter().line_segment(line, theme::stroke(ui.ctx(), 2.0, ACCENT));
}

/// Shows which letters are written, and lets the mouse switch them.
fn show_sign(ui: &Ui, place: Rect, id: Id) {
    let sign = ui.interact(place, id, Sense::CLICK).on_hover_cursor(egui::CursorIcon::PointingHand);
    Tip { name: "한 / A", keys: "Shift+Space", about: None }.show(&sign);
    if sign.clicked() {
        HangulKeyboard::update(ui.ctx(), HangulKeyboard::switch);
    }
    let is_on = HangulKeyboard::get(ui.ctx()).is_on();
    let color = if sign.hovered() { TEXT } else { FAINT };
    let edge = theme::stroke(ui.ctx(), 1.0, color);
    ui.painter().rect_stroke(place.shrink(2.0), RADIUS, edge, StrokeKind::Inside);
    let letter = if is_on { "한" } else { "A" };
    ui.painter().text(place.center(), Align2::CENTER_CENTER, letter, bold(CAPTION), color);
}

/// Returns whether keys are typed into a text field.
///
/// The focus alone does not tell: Tab also moves it to scroll bars.
pub fn is_typing(ctx: &egui::Context) -> bool {
    let focused = ctx.memory(|memory| memory.focused());
    focused.is_some_and(|id| TextEditState::load(ctx, id).is_some())
}

/// Shows contents in a glassy panel with a fixed position and size.
///
/// The contents scroll if the panel is lower than `least`, the height for which they are designed.
pub fn panel<R>(
    ctx: &egui::Context,
    name: &str,
    rect: Rect,
    (padding, least): (f32, f32),
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    bare(ctx, name, rect, |ui| {
        let (ground, edge) = panel_fill(ctx, 214);
        ui.painter().rect(rect, RADIUS, ground, edge, StrokeKind::Inside);
        in_rect(ui, rect.shrink(padding), |ui| {
            scrolled_if_lower(ui, least - 2.0 * padding, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                contents(ui)
            })
        })
    })
}

/// Shows contents in a part of the window without a panel.
pub fn bare<R>(
    ctx: &egui::Context,
    name: &str,
    place: Rect,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::new(name);
    let area = Area::new(id).order(Order::Middle).fixed_pos(place.min).constrain(false);
    let show = |ui: &mut Ui| {
        ui.set_clip_rect(ctx.screen_rect());
        in_rect(ui, place, contents)
    };
    let is_new = size_of(ctx, id).is_none();
    let shown = area.fade_in(false).show(ctx, show).inner;
    if is_new {
        ctx.request_discard("a new place");
    }
    shown
}

/// Returns the size of an area when it was shown last.
///
/// egui only measures a new area, and places a centred one by its former size, so that the window
/// would flash. So [`show_sized`] makes egui show an area with a new size again within the same
/// frame.
fn size_of(ctx: &egui::Context, area: Id) -> Option<Vec2> {
    AreaState::load(ctx, area).and_then(|state| state.size)
}

/// Shows an area that is placed by its size.
fn show_sized<R>(
    ctx: &egui::Context,
    id: Id,
    area: Area,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let before = size_of(ctx, id);
    let shown = area.fade_in(false).show(ctx, contents).inner;
    if before != size_of(ctx, id) {
        ctx.request_discard("an area of another size");
    }
    shown
}

/// Padding inside a dialog, in points.
const IN_DIALOG: i8 = 22;
/// Smallest space around a dialog, in points.
const AROUND_DIALOG: f32 = 8.0;

/// Returns the largest height of a dialog's contents in a window.
pub fn dialog_room(window: Rect) -> f32 {
    window.height() - 2.0 * (f32::from(IN_DIALOG) + AROUND_DIALOG)
}

/// Dims the whole window, captures all its clicks, and shows contents of this width.
///
/// The contents are centred around a point as far as there is room, and as tall as they need to be.
pub fn modal<R>(
    ctx: &egui::Context,
    window: Rect,
    center: egui::Pos2,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::new("modal");
    let area = Area::new(id).order(Order::Foreground).constrain_to(window);
    let area = area.pivot(Align2::CENTER_CENTER).fixed_pos(center);
    let show = |ui: &mut Ui| {
        ui.set_clip_rect(ctx.screen_rect());
        ui.painter().rect_filled(window, CornerRadius::ZERO, glass(158));
        ui.interact(window, Id::new("behind the dialog"), Sense::click_and_drag());
        let (ground, edge) = panel_fill(ctx, 255);
        let frame = egui::Frame::new().fill(ground).stroke(edge).corner_radius(RADIUS);
        frame.inner_margin(Margin::same(IN_DIALOG)).show(ui, |ui| {
            ui.set_width(width);
            // The area offers no more height than the previous dialog took.
            ui.set_max_height(dialog_room(window));
            contents(ui)
        })
    };
    show_sized(ctx, id, area, show).inner
}

/// Allocates a strip of this height over the available width.
pub fn strip(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0
}

/// Divides a strip into columns of equal width with gaps between them, from left to right.
pub fn columns<const N: usize>(strip: Rect, gap: f32) -> [Rect; N] {
    let step = (strip.width() + gap) / N as f32;
    let corner = |column: usize| strip.min + vec2(step * column as f32, 0.0);
    let size = vec2(step - gap, strip.height());
    std::array::from_fn(|column| Rect::from_min_size(corner(column), size))
}

/// Shows contents in `place`.
pub fn in_rect<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(egui::UiBuilder::new().max_rect(place), contents).inner
}

/// Returns the fill and the edge of panels.
fn panel_fill(ctx: &egui::Context, alpha: u8) -> (Color32, Stroke) {
    if theme::style(ctx).high_contrast {
        (Color32::BLACK, theme::stroke(ctx, 2.0, Color32::WHITE))
    } else {
        (glass(alpha), theme::stroke(ctx, 1.0, Color32::from_white_alpha(38)))
    }
}

/// Paints the ground of panels behind a text outside of them.
pub fn paint_plate(ui: &Ui, rect: Rect) {
    ui.painter().rect_filled(rect, RADIUS, panel_fill(ui.ctx(), 214).0);
}

/// Width of a scroll bar beside its contents, in points.
pub const BAR: f32 = 10.0;

/// Shows contents that are designed for at least this height. In a lower panel, they scroll.
fn scrolled_if_lower<R>(ui: &mut Ui, least: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    // Rectangles in the middle of the window are rounded.
    const ROUNDING: f32 = 0.5;
    if ui.available_height() + ROUNDING >= least {
        return contents(ui);
    }
    let area = egui::ScrollArea::vertical().auto_shrink([false, false]);
    let show = |ui: &mut Ui| {
        let rect = strip(ui, least);
        in_rect(ui, rect.with_max_x(rect.right() - BAR), contents)
    };
    area.show(ui, show).inner
}

/// Shows warnings near the lower edge, with a cross that closes them. Returns their rectangle.
pub fn warnings(ctx: &egui::Context, texts: &[String]) -> Rect {
    const LINE_GAP: f32 = 6.0;
    let width = (ctx.screen_rect().width() * 0.85).min(760.0) - 64.0;
    let show = |ui: &mut Ui| {
        let layout = |text: &String| ui.painter().layout(text.clone(), bold(LABEL), WARN, width);
        let galleys: Vec<_> = texts.iter().map(layout).collect();
        let widest = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
        let height: f32 = galleys.iter().map(|galley| galley.size().y + LINE_GAP).sum();
        let size = vec2(widest + 64.0, height - LINE_GAP + 20.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let (painter, radius) = (ui.painter(), RADIUS);
        painter.rect_filled(rect, radius, glass(245));
        let edge = Stroke::new(1.0, WARN.gamma_multiply(0.5));
        painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
        let mut at = rect.min + vec2(18.0, 10.0);
        for galley in galleys {
            let height = galley.size().y;
            painter.galley(at, galley, WARN);
            at.y += height + LINE_GAP;
        }
        let cross = Rect::from_center_size(rect.right_top() + vec2(-20.0, 20.0), Vec2::splat(9.0));
        let stroke = Stroke::new(2.0, if response.hovered() { TEXT } else { FAINT });
        painter.line_segment([cross.left_top(), cross.right_bottom()], stroke);
        painter.line_segment([cross.right_top(), cross.left_bottom()], stroke);
        response.on_hover_cursor(egui::CursorIcon::PointingHand).rect
    };
    let id = Id::new("warnings");
    let area = Area::new(id).order(Order::Tooltip).constrain(false);
    show_sized(ctx, id, area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -12.0)), show)
}

/// Shows a notice at the lower edge of `place`, with `left` seconds remaining.
pub fn notice(ctx: &egui::Context, text: &str, is_news: bool, left: f64, place: Rect) {
    let alpha = (left / 0.5).clamp(0.0, 1.0) as f32;
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Tooltip, Id::new("notice")));
    let width = place.width() * 0.8;
    let color = if is_news { TEXT } else { WARN }.gamma_multiply(alpha);
    let galley = painter.layout(text.to_owned(), bold(BODY), color, width);
    let size = galley.size() + vec2(36.0, 18.0);
    let center = place.center_bottom() - vec2(0.0, 24.0 + size.y / 2.0);
    let rect = Rect::from_center_size(center, size);
    painter.rect_filled(rect, RADIUS, glass(240).gamma_multiply(alpha));
    painter.galley(rect.min + vec2(18.0, 9.0), galley, color);
}

/// Shows an achievement with its description as a card at the upper edge of `place`. `risen` is its
/// progress in appearing, 0 to 1. Returns its rectangle.
pub fn medal(ctx: &egui::Context, [name, note]: [&str; 2], risen: f32, place: Rect) -> Rect {
    /// Radius of the medal in the card, in points.
    const MEDAL: f32 = 18.0;
    let mut painter = ctx.layer_painter(egui::LayerId::new(Order::Tooltip, Id::new("medal")));
    painter.set_opacity(risen);
    let beside = 2.0 * MEDAL + 44.0;
    let width = (place.width() * 0.8 - beside).max(120.0);
    let name = painter.layout(name.to_owned(), bold(BODY), TEXT, width);
    let note = painter.layout(note.to_owned(), regular(LABEL), FAINT, width);
    let words = vec2(name.size().x.max(note.size().x), name.size().y + note.size().y + 2.0);
    let top = pos2(place.center().x, place.top() + 12.0 + 16.0 * (1.0 - risen));
    let rect = Align2::CENTER_TOP.anchor_size(top, words + vec2(beside, 24.0));
    let edge = theme::stroke(ctx, 2.0, GOLD);
    painter.rect(rect, RADIUS, glass(245), edge, StrokeKind::Inside);
    paint_medal(&painter, rect.left_center() + vec2(14.0 + MEDAL, 0.0), MEDAL, true);
    let at = rect.min + vec2(beside - 18.0, 12.0);
    let below = at + vec2(0.0, name.size().y + 2.0);
    painter.galley(at, name, TEXT);
    painter.galley(below, note, FAINT);
    rect
}

/// Lays a text out on one line, shortened with an ellipsis if it exceeds a width.
pub fn elided(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
    ui.fonts(|fonts| fonts.layout_job(job))
}

/// Lays a text out in as many lines as fit, shortened with an ellipsis if they are too few.
pub fn wrapped(ui: &Ui, text: &str, font: FontId, color: Color32, room: Vec2) -> Arc<Galley> {
    ui.fonts(|fonts| {
        let rows = room.y / fonts.row_height(&font);
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, color, room.x.max(0.0));
        job.wrap.max_rows = rows.max(1.0) as usize;
        fonts.layout_job(job)
    })
}

/// Writes a text on one line into a rectangle, shortened with an ellipsis if it does not fit. A
/// tooltip then has the whole text.
pub fn paint_elided(ui: &Ui, rect: Rect, align: Align2, text: &str, font: FontId, color: Color32) {
    paint_with_tip(ui, rect, align, text, None, font, color);
}

/// Writes a text as [`paint_elided`] does, in the first font in which it fits, or the last one.
pub fn paint_fitted(
    ui: &Ui,
    rect: Rect,
    align: Align2,
    text: &str,
    fonts: [FontId; 2],
    color: Color32,
) {
    let [usual, smaller] = fonts;
    let is_long = elided(ui, text, usual.clone(), color, rect.width()).elided;
    paint_elided(ui, rect, align, text, if is_long { smaller } else { usual }, color);
}

/// Writes a text as [`paint_elided`] does, with a tooltip that explains it.
pub fn paint_with_tip(
    ui: &Ui,
    rect: Rect,
    align: Align2,
    text: &str,
    about: Option<&str>,
    font: FontId,
    color: Color32,
) {
    let galley = elided(ui, text, font, color, rect.width());
    let at = align.align_size_within_rect(galley.size(), rect);
    if galley.elided || about.is_some() {
        Tip { name: text, keys: "", about }.show_in(ui, rect);
    }
    ui.painter().galley(at.min, galley, color);
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

/// Paints the ground of a message box in a panel. Returns the rectangle inside it.
pub fn message_box(ui: &Ui, place: Rect) -> Rect {
    ui.painter().rect(place, RADIUS, glass(120), ground::quiet_line(ui), StrokeKind::Inside);
    place.shrink2(vec2(12.0, 8.0))
}

/// Writes a faint, centred line.
pub fn footnote(ui: &mut Ui, text: &str) {
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(text).font(regular(CAPTION)).color(FAINT));
    });
}

/// Joins independent facts in a line. Anything that is one sentence is one message instead.
pub fn side_by_side(facts: &[&str]) -> String {
    facts.join(" · ")
}

/// Returns games won and lost as shown beside a name.
pub fn score_text(Score { won, lost }: Score) -> String {
    format!("{won}–{lost}")
}

/// Returns a remaining time as minutes and seconds, such as 2:05, rounded up to whole seconds.
pub fn minutes_and_seconds(time: Duration) -> String {
    let seconds = time.as_nanos().div_ceil(1_000_000_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::window::{Canvas, WindowEvent};
    use miniquad::KeyCode;

    /// After Tab on a screen with a scroll bar, no key once had an effect any more.
    #[test]
    fn keys_are_typed_into_text_fields_only() {
        let ctx = theme::new_egui();
        let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(300.0, 200.0));
        let tab = egui::Event::Key {
            key: egui::Key::Tab,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        let show = |ctx: &egui::Context, mut text: Option<String>| {
            egui::CentralPanel::default().show(ctx, |ui| {
                if let Some(text) = &mut text {
                    text_field(ui, text, 5).request_focus();
                }
                egui::ScrollArea::vertical().max_height(50.0).show(ui, |ui| ui.add_space(900.0));
            });
        };
        let run = |events: Vec<egui::Event>, text: Option<&str>| {
            let input = egui::RawInput { screen_rect: Some(window), events, ..Default::default() };
            let _ = ctx.run(input, |ctx| show(ctx, text.map(str::to_owned)));
            (ctx.memory(|memory| memory.focused()).is_some(), is_typing(&ctx))
        };
        run(Vec::new(), None);
        assert_eq!(run(vec![tab], None), (true, false));
        assert_eq!(run(Vec::new(), Some("Ann")), (true, true));
    }

    /// A text field, with the text typed into it key by key.
    struct Typist {
        ctx: egui::Context,
        text: String,
        field: Option<Id>,
    }

    impl Typist {
        /// Returns a typist at a keyboard that writes Hangul.
        fn for_hangul() -> Typist {
            let ctx = theme::new_egui();
            HangulKeyboard::update(&ctx, |keyboard| keyboard.is_usual = true);
            let mut typist = Typist { ctx, text: String::new(), field: None };
            typist.frame(vec![]);
            typist
        }

        fn frame(&mut self, events: Vec<egui::Event>) -> Vec<egui::epaint::ClippedShape> {
            let text = &mut self.text;
            let mut field = None;
            let output = self.ctx.run(egui::RawInput { events, ..Default::default() }, |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| {
                    let response = text_field(ui, text, 5);
                    response.request_focus();
                    field = Some(response.id);
                });
            });
            self.field = field;
            output.shapes
        }

        /// Types these characters at once, some of which stand for other keys. Returns the text.
        fn types(&mut self, keys: &str) -> &str {
            let mut events = Vec::new();
            for key in keys.chars() {
                let (code, shift) = match key {
                    '<' => (KeyCode::Backspace, false),
                    '_' => (KeyCode::Space, true),
                    '|' => (KeyCode::RightAlt, false),
                    '?' => (KeyCode::Unknown, false),
                    _ => (KeyCode::A, false),
                };
                let modifiers = egui::Modifiers { shift, ..Default::default() };
                let text = if key == '_' { ' ' } else { key };
                events.extend((!"<|?".contains(key)).then_some(WindowEvent::Text(text)));
                let press = |pressed| WindowEvent::Key { code, pressed, repeat: false, modifiers };
                events.extend([press(true), press(false)]);
            }
            let mut keyboard = HangulKeyboard::get(&self.ctx);
            let mut edits = Vec::new();
            for (index, event) in events.iter().enumerate() {
                let font = bold(BODY);
                let has_glyph = |letter| self.ctx.fonts(|fonts| fonts.has_glyph(&font, letter));
                edits.extend(match (keyboard.edits(&events, index, &has_glyph), event) {
                    (Some(edits), _) => edits,
                    (None, WindowEvent::Text(letter)) => {
                        vec![egui::Event::Text(letter.to_string())]
                    }
                    (None, WindowEvent::Key { code: KeyCode::Backspace, pressed, .. }) => {
                        vec![egui::Event::Key {
                            key: egui::Key::Backspace,
                            physical_key: None,
                            pressed: *pressed,
                            repeat: false,
                            modifiers: egui::Modifiers::NONE,
                        }]
                    }
                    _ => vec![],
                });
            }
            HangulKeyboard::update(&self.ctx, |kept| *kept = keyboard);
            self.frame(edits);
            &self.text
        }

        fn put_cursor(&mut self, from: usize, to: usize) {
            let mut state = TextEditState::load(&self.ctx, self.field.unwrap()).unwrap();
            let range = CCursorRange::two(CCursor::new(from), CCursor::new(to));
            state.cursor.set_char_range(Some(range));
            state.store(&self.ctx, self.field.unwrap());
        }
    }

    #[test]
    fn hangul_is_composed_in_a_text_field_in_one_frame_and_in_many() {
        for keys in [vec!["dkssud"], vec!["d", "k", "s", "s", "u", "d"]] {
            let mut typist = Typist::for_hangul();
            keys.iter().for_each(|keys| _ = typist.types(keys));
            assert_eq!(typist.text, "안녕");
            assert_eq!(typist.types("<"), "안녀");
            assert_eq!(typist.types("<<"), "안");
            assert_eq!(typist.types("<"), "", "a finished syllable goes as a whole");
        }
        assert_eq!(Typist::for_hangul().types("rk1rk"), "가1가");
        let mut typist = Typist::for_hangul();
        assert_eq!(typist.types("rlawlg"), "김지ㅎ", "the font has no 짛");
        assert_eq!(typist.types("us"), "김지현");
        assert_eq!(Typist::for_hangul().types("rkrkrkrkrkrk"), "가가가가가", "five and no more");
    }

    #[test]
    fn a_moved_cursor_begins_another_syllable() {
        let mut typist = Typist::for_hangul();
        typist.types("gksrm");
        typist.put_cursor(1, 1);
        typist.frame(vec![]);
        assert_eq!(typist.types("d"), "한ㅇ그");
        assert_eq!(typist.types("k"), "한아그");
    }

    /// The rest of a known name is suggested behind the syllable, and selected.
    #[test]
    fn a_selection_behind_a_syllable_gives_way_to_the_next_letter() {
        let mut typist = Typist::for_hangul();
        typist.types("rl");
        typist.text.push('영');
        typist.put_cursor(1, 2);
        HangulKeyboard::update(&typist.ctx, |keyboard| keyboard.has_selection = true);
        assert_eq!(typist.types("a"), "김");
    }

    #[test]
    fn some_keys_switch_between_hangul_and_latin_letters() {
        for switch in ["_", "|", "?"] {
            let mut typist = Typist::for_hangul();
            assert_eq!(typist.types(&format!("rk{switch}rk{switch}rk")), "가rk가", "{switch}");
        }
        let mut typist = Typist::for_hangul();
        HangulKeyboard::update(&typist.ctx, |keyboard| keyboard.is_usual = false);
        assert_eq!(typist.types("r_k?"), "r k", "elsewhere these keys have another meaning");
        assert!(!HangulKeyboard::get(&typist.ctx).is_offered());
        assert_eq!(typist.types("|r"), "r kㄱ");
    }

    #[test]
    fn hangul_is_not_composed_where_the_system_does_it() {
        let mut typist = Typist::for_hangul();
        assert_eq!(typist.types("가rk"), "가rk");
    }

    #[test]
    fn the_sign_in_the_field_is_clicked_to_write_latin_letters() {
        let mut typist = Typist::for_hangul();
        let shapes = typist.frame(vec![]);
        let place = shapes.iter().find_map(|shape| match &shape.shape {
            egui::Shape::Text(text) if text.galley.text() == "한" => Some(text.pos),
            _ => None,
        });
        let pos = place.unwrap() + vec2(3.0, 3.0);
        let button = |pressed| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        typist.frame(vec![egui::Event::PointerMoved(pos)]);
        typist.frame(vec![button(true)]);
        typist.frame(vec![button(false)]);
        assert_eq!(typist.types("rk"), "rk");
    }

    /// Text typed beyond the limit once vanished without a word.
    #[test]
    fn a_full_text_field_says_how_long_a_text_may_be() {
        let ctx = theme::new_egui();
        let says = |text: &str| {
            let mut text = text.to_owned();
            let output = ctx.run(egui::RawInput::default(), |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| text_field(ui, &mut text, 5));
            });
            format!("{:?}", output.shapes).contains("5/5")
        };
        says("");
        assert!(says("abcde") && !says("abcd"));
    }

    /// At some sizes of the window, a panel that was just high enough once had a scroll bar.
    #[test]
    fn a_panel_that_is_high_enough_does_not_scroll() {
        let ctx = theme::new_egui();
        for width in (640..1280).step_by(10) {
            let canvas = Canvas::new(width as f32, width as f32 * 0.75);
            let window = Rect::from_min_size(egui::Pos2::ZERO, canvas.size);
            let input = egui::RawInput { screen_rect: Some(window), ..Default::default() };
            let mut seen = 0.0;
            let _ = ctx.run(input, |ctx| {
                let rect = Rect::from_center_size(window.center(), vec2(560.0, 332.0));
                panel(ctx, "panel", rect, (28.0, 332.0), |ui| seen = ui.clip_rect().height());
            });
            assert!(seen > window.height() - 1.0, "{width}");
        }
    }
}
