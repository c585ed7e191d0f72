//! The ground of everything that can be pressed, in each of its states: buttons, rows, cards and
//! the segments of choosers look alike.
//!
//! A hovered ground is only lighter, a chosen one is mint with a mint line, and a focused one has a
//! white ring outside, so that the three can be combined and stay readable.

use egui::{Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, Ui};

use super::theme::{self, ACCENT, DISABLED, FAINT, RADIUS, TEXT};

/// The kind of ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The main button of a screen, of which there is at most one.
    Filled,
    /// Any other button, a row of a list, or a card.
    Quiet,
    /// A line of a form or of a list of turns, or a value of a chooser: invisible at rest, with the
    /// ring inside.
    Bare,
}

/// The state of something that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WidgetState {
    /// The mouse is over the widget.
    pub hovered: bool,
    /// The widget is held down.
    pub pressed: bool,
    /// Keys or pad have moved the focus to the widget.
    pub focused: bool,
    /// The widget is the chosen one of several.
    pub chosen: bool,
    /// The widget can't be pressed now.
    pub disabled: bool,
}

/// Quiet ground at rest.
const QUIET: Color32 = Color32::from_rgb(0x18, 0x26, 0x3f);
/// Quiet ground under the mouse.
const HOVERED: Color32 = Color32::from_rgb(0x21, 0x33, 0x52);
/// Quiet ground held down.
const PRESSED: Color32 = Color32::from_rgb(0x0e, 0x18, 0x29);
/// Quiet ground of the chosen one.
const CHOSEN: Color32 = Color32::from_rgb(0x1a, 0x3f, 0x47);

/// The line around a quiet ground.
pub const LINE: Color32 = Color32::from_rgb(0x2c, 0x3e, 0x5c);

/// The ground of a chooser below its values.
pub const TROUGH: Color32 = Color32::from_rgb(0x0b, 0x14, 0x24);

/// Filled ground under the mouse. At rest it has the accent colour.
const FILLED_HOVERED: Color32 = Color32::from_rgb(0x86, 0xf0, 0xd6);
/// Filled ground held down.
const FILLED_PRESSED: Color32 = Color32::from_rgb(0x3f, 0xc4, 0xa5);
/// Filled ground that can't be pressed.
const FILLED_DISABLED: Color32 = Color32::from_rgb(0x2a, 0x3a, 0x57);

/// The fills of a filled button, at rest and under the mouse.
#[cfg(test)]
pub const FILLED: [Color32; 2] = [ACCENT, FILLED_HOVERED];

/// Colour of texts on a filled ground.
pub const ON_FILLED: Color32 = Color32::from_rgb(0x05, 0x25, 0x1d);

/// Width of the focus ring, in points.
const RING: f32 = 3.0;
/// Distance of the focus ring from the ground, in points.
const RING_GAP: f32 = 2.0;

impl WidgetState {
    /// Returns the state of a response, apart from focus and choice.
    pub fn from_response(response: &Response) -> WidgetState {
        WidgetState::default().touched(response)
    }

    /// Returns the state with the effects of the mouse on a response.
    pub fn touched(self, response: &Response) -> WidgetState {
        let hovered = self.hovered || response.hovered();
        let pressed = self.pressed || response.is_pointer_button_down_on();
        WidgetState { hovered, pressed, ..self }
    }

    /// Returns the colour of the fill.
    fn fill(self, ground: Ground) -> Color32 {
        let WidgetState { hovered, pressed, chosen, disabled, .. } = self;
        match ground {
            Ground::Filled if disabled => FILLED_DISABLED,
            Ground::Filled if pressed => FILLED_PRESSED,
            Ground::Filled if hovered => FILLED_HOVERED,
            Ground::Filled => ACCENT,
            _ if chosen => CHOSEN,
            Ground::Quiet if disabled => QUIET.gamma_multiply(0.75),
            _ if pressed && !disabled => PRESSED,
            _ if hovered && !disabled => HOVERED,
            Ground::Quiet => QUIET,
            Ground::Bare => Color32::TRANSPARENT,
        }
    }

    /// Returns the line around it.
    fn line(self, ui: &Ui, ground: Ground) -> Stroke {
        match ground {
            _ if self.chosen => chosen_line(ui),
            Ground::Quiet => quiet_line(ui),
            Ground::Filled | Ground::Bare => Stroke::NONE,
        }
    }

    /// Returns the colour of texts.
    fn text(self, ground: Ground) -> Color32 {
        match ground {
            _ if self.disabled => DISABLED,
            Ground::Filled => ON_FILLED,
            // Unchosen values of a chooser.
            Ground::Bare if !(self.chosen || self.hovered || self.focused) => FAINT,
            Ground::Quiet | Ground::Bare => TEXT,
        }
    }
}

/// Returns the line around quiet things, choosers and boxes.
pub fn quiet_line(ui: &Ui) -> Stroke {
    let color = if theme::style(ui.ctx()).high_contrast { FAINT } else { LINE };
    theme::stroke(ui.ctx(), 1.0, color)
}

/// Returns the line around the chosen one of several, which is the most visible of them.
fn chosen_line(ui: &Ui) -> Stroke {
    let width = if theme::style(ui.ctx()).high_contrast { 4.0 } else { 2.0 };
    theme::stroke(ui.ctx(), width, ACCENT)
}

/// Paints a ground in a state. Returns the colour of texts on it.
pub fn paint(ui: &Ui, rect: Rect, ground: Ground, state: WidgetState) -> Color32 {
    let painter = ui.painter();
    painter.rect(rect, RADIUS, state.fill(ground), state.line(ui, ground), StrokeKind::Inside);
    if state.focused {
        let outside = if ground == Ground::Bare { 0.0 } else { RING + RING_GAP };
        paint_ring(ui, rect.expand(outside));
    }
    state.text(ground)
}

/// Paints the ring of the focus inside the edge of a rectangle.
pub fn paint_ring(ui: &Ui, rect: Rect) {
    let ring = theme::stroke(ui.ctx(), RING, Color32::WHITE);
    let radius = RADIUS + CornerRadius::same((RING + RING_GAP) as u8);
    ui.painter().rect_stroke(rect, radius, ring, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::tests::contrast::contrast;
    use crate::picture::Style;

    /// With high contrast, the chosen one of several once had the faintest line.
    #[test]
    fn the_line_around_the_chosen_one_is_the_most_visible_in_every_style() {
        for high_contrast in [false, true] {
            let ctx = theme::new_egui();
            let _ = ctx.run(egui::RawInput::default(), |ctx| {
                theme::set_style(ctx, Style { high_contrast, ..Style::default() });
                egui::CentralPanel::default().show(ctx, |ui| {
                    let line = |chosen| {
                        let state = WidgetState { chosen, ..WidgetState::default() };
                        (state.line(ui, Ground::Quiet), state.fill(Ground::Quiet))
                    };
                    let ((chosen, ground), (other, quiet)) = (line(true), line(false));
                    assert!(chosen.width >= 2.0 * other.width, "{high_contrast}");
                    let [seen, least] =
                        [(chosen, ground), (other, quiet)].map(|(it, on)| contrast(it.color, on));
                    assert!(seen > least.min(4.5), "{high_contrast} {seen} {least}");
                    // WCAG requires this of the edges of what can be pressed.
                    assert!(!high_contrast || least >= 3.0, "{least}");
                });
            });
        }
    }
}
