//! Colours and the style of menus.

use egui::style::ScrollAnimation;
use egui::{Color32, CornerRadius, Stroke, Visuals};

use crate::app::ui::icon;
pub use crate::picture::fonts::{bold, regular};
pub use crate::picture::style::{FAINT, TEXT, side_color};
use crate::picture::{Han, Style, fonts};

/// The largest of the five sizes of text, in points.
///
/// There are no other sizes, except on the board, where texts grow with its cells.
pub const TITLE: f32 = 28.0;
/// Size of headings, in points.
pub const HEADING: f32 = 20.0;
/// Size of texts and large buttons, in points.
pub const BODY: f32 = 16.0;
/// Size of labels and buttons, in points.
pub const LABEL: f32 = 14.0;
/// Size of captions, in points.
pub const CAPTION: f32 = 12.0;

/// The gap between buttons, and between the parts of a panel, in points.
pub const GAP: f32 = 8.0;

/// The radius of the corners of panels, cards and buttons.
pub const RADIUS: CornerRadius = CornerRadius::same(12);

/// Colour of anything selected, focused or requested.
pub const ACCENT: Color32 = Color32::from_rgb(0x5f, 0xe3, 0xc4);
/// Colour of medals.
pub const GOLD: Color32 = Color32::from_rgb(0xff, 0xd1, 0x66);
/// Colour of texts that can't be pressed now.
pub const DISABLED: Color32 = Color32::from_rgb(0x81, 0x92, 0xb0);
/// Colour of errors and warnings.
pub const WARN: Color32 = Color32::from_rgb(0xff, 0x8a, 0x84);

/// Returns the colour of panels over the background picture, with this alpha.
pub fn glass(alpha: u8) -> Color32 {
    Color32::from_rgba_unmultiplied(0x0b, 0x13, 0x24, alpha)
}

/// Returns white with an alpha, which lightens a line or a button.
///
/// egui's own `from_white_alpha` is much lighter, because it converts the colour as if it were
/// blended in linear space.
pub const fn light(alpha: u8) -> Color32 {
    Color32::from_rgba_premultiplied(alpha, alpha, alpha, alpha)
}

/// Seconds that egui's own animations take.
const ANIMATION: f32 = 0.1;

/// Applies this frame's style to egui, and stores it in egui's context.
pub fn set_style(ctx: &egui::Context, style: Style) {
    if style.han != self::style(ctx).han {
        set_fonts(ctx, style.han);
    }
    ctx.style_mut(|egui| {
        egui.interaction.selectable_labels = false;
        egui.spacing.tooltip_width = 260.0;
        // A bar shows that there is more, even while the mouse is elsewhere.
        egui.spacing.scroll.floating_width = 4.0;
        egui.spacing.scroll.dormant_handle_opacity = 0.6;
        egui.visuals.text_cursor.blink = !style.reduced_motion;
        egui.animation_time = if style.reduced_motion { 0.0 } else { ANIMATION };
        egui.scroll_animation =
            if style.reduced_motion { ScrollAnimation::none() } else { ScrollAnimation::default() };
    });
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, style));
}

/// Returns this frame's style.
pub fn style(ctx: &egui::Context) -> Style {
    ctx.data(|data| data.get_temp(egui::Id::NULL)).unwrap_or_default()
}

/// Returns a line of about this width in points, rounded to whole pixels: thinner lines would be
/// drawn as dashes.
pub fn stroke(ctx: &egui::Context, width: f32, color: Color32) -> Stroke {
    let pixels = ctx.pixels_per_point();
    Stroke::new((width * pixels).round().max(1.0) / pixels, color)
}

/// Gives egui the game's fonts with this form of Han characters.
fn set_fonts(ctx: &egui::Context, han: Han) {
    let mut fonts = fonts::definitions(han);
    icon::add_to(&mut fonts);
    ctx.set_fonts(fonts);
}

/// Returns egui with the game's fonts and colours, for tests.
#[cfg(test)]
pub fn new_egui() -> egui::Context {
    let ctx = egui::Context::default();
    install(&ctx);
    ctx
}

/// Gives egui the game's fonts and colours.
pub fn install(ctx: &egui::Context) {
    set_fonts(ctx, Han::default());
    let mut visuals = Visuals::dark();
    visuals.override_text_color = Some(TEXT);
    // Rings stay whole in what scrolls.
    visuals.clip_rect_margin = 6.0;
    visuals.panel_fill = Color32::TRANSPARENT;
    visuals.window_fill = glass(235);
    visuals.window_stroke = Stroke::new(1.0, Color32::from_white_alpha(40));
    visuals.window_corner_radius = CornerRadius::same(14);
    visuals.extreme_bg_color = Color32::from_rgba_unmultiplied(0x06, 0x0c, 0x18, 230);
    visuals.selection.stroke = Stroke::new(2.0, ACCENT);
    visuals.selection.bg_fill = ACCENT.gamma_multiply(0.35);
    let widgets = &mut visuals.widgets;
    for state in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
        state.corner_radius = RADIUS;
    }
    visuals.widgets.noninteractive.corner_radius = RADIUS;
    ctx.set_visuals(visuals);
}
