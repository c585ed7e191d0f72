//! Areas of the window with contents: panels, dialogs, warnings, notices, cards of medals.

use egui::accesskit::Action;
use egui::scroll_area::ScrollAreaOutput;
use egui::{
    Align2, Area, AreaState, Color32, CornerRadius, Id, Margin, Order, Rect, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::marks::paint_medal;
use super::places::{in_rect, strip};
use super::texts::lines;
use crate::app::speech::{self, Kind, Part};
use crate::app::ui::ground::{self, Ground, WidgetState};
use crate::app::ui::theme::{
    self, ACCENT, BODY, FAINT, GAP, GOLD, LABEL, RADIUS, TEXT, WARN, bold, glass, regular,
};

/// Shows contents in a glassy panel with a fixed position and size.
///
/// The contents scroll if the panel is lower than `least`, the height for which they are designed.
pub fn panel(
    ctx: &egui::Context,
    name: &str,
    rect: Rect,
    (padding, least): (f32, f32),
    contents: impl FnOnce(&mut Ui),
) {
    bare(ctx, name, rect, |ui| {
        let (ground, edge) = panel_fill(ctx, 214);
        ui.painter().rect(rect, RADIUS, ground, edge, StrokeKind::Inside);
        in_rect(ui, rect.shrink(padding), |ui| {
            scrolled_if_lower(ui, least - 2.0 * padding, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                contents(ui);
            });
        });
    });
}

/// Shows contents in a part of the window without a panel.
pub fn bare(ctx: &egui::Context, name: &str, place: Rect, contents: impl FnOnce(&mut Ui)) {
    let id = Id::new(name);
    let area = Area::new(id).order(Order::Middle).fixed_pos(place.min).constrain(false);
    let show = |ui: &mut Ui| {
        ui.set_clip_rect(ctx.screen_rect());
        speech::layer(ui, false);
        in_rect(ui, place, contents)
    };
    let is_new = size_of(ctx, id).is_none();
    area.fade_in(false).show(ctx, show);
    if is_new {
        ctx.request_discard("a new place");
    }
}

/// Returns the size of an area when it was shown last, if it ever was.
///
/// egui only measures a new area, and places a centred one by its former size, which would make the
/// window flash. So [`show_sized`] makes egui show an area with a new size again within the same
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
pub fn modal(
    ctx: &egui::Context,
    window: Rect,
    center: egui::Pos2,
    width: f32,
    contents: impl FnOnce(&mut Ui),
) {
    let id = Id::new("modal");
    let area = Area::new(id).order(Order::Foreground).constrain_to(window);
    let area = area.pivot(Align2::CENTER_CENTER).fixed_pos(center);
    let show = |ui: &mut Ui| {
        ui.set_clip_rect(ctx.screen_rect());
        speech::layer(ui, true);
        ui.painter().rect_filled(window, CornerRadius::ZERO, glass(158));
        ui.interact(window, Id::new("behind the dialog"), Sense::click_and_drag());
        let (ground, edge) = panel_fill(ctx, 255);
        let frame = egui::Frame::new().fill(ground).stroke(edge).corner_radius(RADIUS);
        frame.inner_margin(Margin::same(IN_DIALOG)).show(ui, |ui| {
            ui.set_width(width);
            // The area offers no more height than the previous dialog took.
            ui.set_max_height(dialog_room(window));
            contents(ui);
        });
    };
    show_sized(ctx, id, area, show);
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

/// Width of the lane of a scroll bar beside its contents, in points.
pub const BAR: f32 = 10.0;

/// Shows contents that scroll if they do not fit. The scroll bar has a lane of its own at the right
/// of the available width, in the padding of whatever is around it.
pub fn scroll<R>(
    ui: &mut Ui,
    area: ScrollArea,
    contents: impl FnOnce(&mut Ui) -> R,
) -> ScrollAreaOutput<R> {
    let room = ui.available_rect_before_wrap();
    let with_lane = room.with_max_x(room.right() + BAR);
    let mut all = ui.new_child(UiBuilder::new().max_rect(with_lane));
    let shown = area.show(&mut all, |ui| {
        ui.set_max_width(room.width());
        contents(ui)
    });
    // `inner_rect` is the room of the area, even if it shrinks to its contents.
    ui.advance_cursor_after_rect(all.min_rect().with_max_x(room.right()));
    shown
}

/// Shows contents that are designed for at least this height. In a lower panel, they scroll, and
/// are narrower, because a part of them may have a scroll bar of its own.
fn scrolled_if_lower(ui: &mut Ui, least: f32, contents: impl FnOnce(&mut Ui)) {
    // Rectangles in the middle of the window are rounded.
    const ROUNDING: f32 = 0.5;
    if ui.available_height() + ROUNDING >= least {
        return contents(ui);
    }
    let show = |ui: &mut Ui| {
        let rect = strip(ui, least);
        in_rect(ui, rect.with_max_x(rect.right() - BAR), contents)
    };
    scroll(ui, ScrollArea::vertical().auto_shrink([false, false]), show);
}

/// Texts that were shown near the lower edge.
pub struct Lasting {
    /// Where they are.
    pub rect: Rect,
    /// Where the button is.
    pub button: Option<Rect>,
    /// Whether a screen reader has pressed the cross.
    pub is_closed: bool,
    /// Whether a screen reader has pressed the button.
    pub is_button_pressed: bool,
}

/// Shows messages near the lower edge, with a cross that closes them and, if `button` names one, a
/// button below. Each of `texts` comes with whether it is good news; the others are warnings.
/// `close` is the name of the cross for screen readers.
pub fn lasting(
    ctx: &egui::Context,
    texts: &[(String, bool)],
    button: Option<&str>,
    close: &str,
) -> Lasting {
    const LINE_GAP: f32 = 6.0;
    /// Height of the button.
    const BUTTON: f32 = 26.0;
    let (mut place_of_button, mut is_closed, mut is_button_pressed) = (None, false, false);
    let width = (ctx.screen_rect().width() * 0.85).min(760.0) - 64.0;
    let show = |ui: &mut Ui| {
        let layout = |(text, is_good): &(String, bool)| {
            let color = if *is_good { TEXT } else { WARN };
            lines(ctx, text, bold(LABEL), color, width)
        };
        let galleys: Vec<_> = texts.iter().map(layout).collect();
        let label = button.map(|button| {
            ui.painter().layout_no_wrap(button.to_owned(), bold(LABEL), Color32::PLACEHOLDER)
        });
        let below = label.as_ref().map_or(0.0, |_| BUTTON + 8.0);
        let widest = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
        let height: f32 = galleys.iter().map(|galley| galley.size().y + LINE_GAP).sum();
        let size = vec2(widest + 64.0, height - LINE_GAP + 20.0 + below);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        speech::layer(ui, false);
        speech::tell(ui, &response, Kind::News, Part::default());
        let (painter, radius) = (ui.painter(), RADIUS);
        painter.rect_filled(rect, radius, glass(245));
        let is_warning = texts.iter().any(|(_, is_good)| !is_good);
        let edge = if is_warning { WARN } else { ACCENT };
        let edge = Stroke::new(1.0, edge.gamma_multiply(0.5));
        painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
        let mut at = rect.min + vec2(18.0, 10.0);
        for galley in galleys {
            let height = galley.size().y;
            painter.galley(at, galley, WARN);
            at.y += height + LINE_GAP;
        }
        let cross = Rect::from_center_size(rect.right_top() + vec2(-20.0, 20.0), Vec2::splat(9.0));
        let cross_response = ui.interact(cross.expand(8.0), ui.id().with("cross"), Sense::hover());
        let part = Part { name: Some(close), ..Part::default() };
        speech::tell(ui, &cross_response, Kind::Button, part);
        is_closed = speech::wants(&cross_response, Action::Click);
        let stroke = Stroke::new(2.0, if response.hovered() { TEXT } else { FAINT });
        painter.line_segment([cross.left_top(), cross.right_bottom()], stroke);
        painter.line_segment([cross.right_top(), cross.left_bottom()], stroke);
        if let Some((label, name)) = label.zip(button) {
            let size = vec2(label.size().x + 24.0, BUTTON);
            let place = Rect::from_min_size(at + vec2(0.0, 2.0), size);
            let over = ui.interact(place, ui.id().with("button"), Sense::CLICK);
            speech::tell(ui, &over, Kind::Button, Part { name: Some(name), ..Part::default() });
            is_button_pressed = speech::wants(&over, Action::Click);
            let state = WidgetState::from_response(&over);
            let color = ground::paint(ui, place, Ground::Quiet, state);
            let at = Align2::CENTER_CENTER.align_size_within_rect(label.size(), place).min;
            ui.painter().galley(at, label, color);
            place_of_button = Some(place);
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand).rect
    };
    let id = Id::new("warnings");
    let area = Area::new(id).order(Order::Tooltip).constrain(false);
    let area = area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -12.0));
    let rect = show_sized(ctx, id, area, show);
    Lasting { rect, button: place_of_button, is_closed, is_button_pressed }
}

/// Shows a notice at the lower edge of `place`, with `left` seconds remaining.
pub fn notice(ctx: &egui::Context, text: &str, color: Color32, left: f64, place: Rect) {
    let alpha = (left / 0.5).clamp(0.0, 1.0) as f32;
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Tooltip, Id::new("notice")));
    let width = place.width() * 0.8;
    let color = color.gamma_multiply(alpha);
    let galley = lines(ctx, text, bold(BODY), color, width);
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
    let name = lines(ctx, name, bold(BODY), TEXT, width);
    let note = lines(ctx, note, regular(LABEL), FAINT, width);
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

/// Paints the ground of a message box in a panel. Returns the rectangle inside it.
pub fn message_box(ui: &Ui, place: Rect) -> Rect {
    ui.painter().rect(place, RADIUS, glass(120), ground::quiet_line(ui), StrokeKind::Inside);
    place.shrink2(vec2(12.0, 8.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::window::Canvas;

    /// The bar once lay on the right edges of whatever scrolled.
    #[test]
    fn a_scroll_bar_has_a_lane_beside_the_contents() {
        let ctx = theme::new_egui();
        let mut places = Vec::new();
        let _ = ctx.run(egui::RawInput::default(), |ctx| {
            egui::CentralPanel::default().show(ctx, |ui| {
                let room = Rect::from_min_size(pos2(20.0, 20.0), vec2(200.0, 100.0));
                in_rect(ui, room, |ui| {
                    let area = ScrollArea::vertical().max_height(100.0);
                    let shown = scroll(ui, area, |ui| strip(ui, 900.0));
                    places = vec![shown.inner, shown.inner_rect, ui.min_rect()];
                });
            });
        });
        let [contents, with_bar, all] = places[..] else { panic!("nothing was shown") };
        assert_eq!(contents.width(), 200.0);
        assert_eq!(with_bar.right() - contents.right(), BAR);
        assert_eq!(all.width(), 200.0, "the lane takes no place");
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
