//! The ground of everything that can be pressed, in each of its states: buttons, rows, cards and
//! the segments of choosers look alike.
//!
//! Hovered is only a lighter ground, chosen a mint line around a mint ground, and focused a white
//! ring outside, so that the three can meet and stay readable.

use egui::{Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, Ui};

use super::theme::{self, ACCENT, DISABLED, FAINT, RADIUS, TEXT};

/// What something to be pressed is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// What a screen is for: there is one at the most.
    Filled,
    /// Every other button, a row of a list, a card.
    Quiet,
    /// A line of a form or of a list of turns: nothing at rest. The ring lies inside.
    Bare,
}

/// The state of something to be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WidgetState {
    /// The mouse is over it.
    pub hovered: bool,
    /// It is held down.
    pub pressed: bool,
    /// Keys and pad have gone to it.
    pub focused: bool,
    /// It is one of several, and the one that counts.
    pub chosen: bool,
    /// It can't be pressed now.
    pub disabled: bool,
}

/// Grounds of quiet things: at rest, hovered, pressed, chosen.
const QUIET: Color32 = Color32::from_rgb(0x18, 0x26, 0x3f);
const HOVERED: Color32 = Color32::from_rgb(0x21, 0x33, 0x52);
const PRESSED: Color32 = Color32::from_rgb(0x0e, 0x18, 0x29);
const CHOSEN: Color32 = Color32::from_rgb(0x1a, 0x3f, 0x47);

/// The line around quiet things.
pub const LINE: Color32 = Color32::from_rgb(0x2c, 0x3e, 0x5c);

/// The ground of a chooser, on which its values lie.
pub const TROUGH: Color32 = Color32::from_rgb(0x0b, 0x14, 0x24);

/// Grounds of filled things: hovered, pressed, disabled; at rest they have the accent.
const FILLED_HOVERED: Color32 = Color32::from_rgb(0x86, 0xf0, 0xd6);
const FILLED_PRESSED: Color32 = Color32::from_rgb(0x3f, 0xc4, 0xa5);
const FILLED_DISABLED: Color32 = Color32::from_rgb(0x2a, 0x3a, 0x57);

/// What a filled button has under the mouse or elsewhere.
#[cfg(test)]
pub const FILLED: [Color32; 2] = [ACCENT, FILLED_HOVERED];

/// Texts on a filled ground.
pub const ON_FILLED: Color32 = Color32::from_rgb(0x05, 0x25, 0x1d);

/// Width of the ring, and how far it lies outside, in points.
const RING: f32 = 3.0;
const RING_GAP: f32 = 2.0;

impl WidgetState {
    /// Returns the state of what gave this response, apart from focus and choice.
    pub fn of(response: &Response) -> WidgetState {
        WidgetState::default().touched(response)
    }

    /// Returns the state with what the mouse does to what gave this response.
    pub fn touched(self, response: &Response) -> WidgetState {
        let hovered = self.hovered || response.hovered();
        let pressed = self.pressed || response.is_pointer_button_down_on();
        WidgetState { hovered, pressed, ..self }
    }

    /// Returns the fill.
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
            _ if self.chosen => theme::stroke(ui.ctx(), 2.0, ACCENT),
            Ground::Quiet => quiet_line(ui),
            Ground::Filled | Ground::Bare => Stroke::NONE,
        }
    }

    /// Returns the colour of texts.
    fn text(self, ground: Ground) -> Color32 {
        match ground {
            _ if self.disabled => DISABLED,
            Ground::Filled => ON_FILLED,
            // Of the values of a chooser.
            Ground::Bare if !(self.chosen || self.hovered || self.focused) => FAINT,
            Ground::Quiet | Ground::Bare => TEXT,
        }
    }
}

/// Returns the line around what is no more than there: quiet things, choosers, boxes.
pub fn quiet_line(ui: &Ui) -> Stroke {
    match theme::style(ui.ctx()).high_contrast {
        true => theme::stroke(ui.ctx(), 2.0, Color32::WHITE),
        false => theme::stroke(ui.ctx(), 1.0, LINE),
    }
}

/// Paints the ground of something in a state, and returns the colour of texts on it.
pub fn paint(ui: &Ui, rect: Rect, ground: Ground, state: WidgetState) -> Color32 {
    let painter = ui.painter();
    painter.rect(rect, RADIUS, state.fill(ground), state.line(ui, ground), StrokeKind::Inside);
    if state.focused {
        let outside = if ground == Ground::Bare { 0.0 } else { RING + RING_GAP };
        paint_ring(ui, rect.expand(outside));
    }
    state.text(ground)
}

/// Paints the ring that shows the focus, inside the edge of this rectangle.
pub fn paint_ring(ui: &Ui, rect: Rect) {
    let ring = theme::stroke(ui.ctx(), RING, Color32::WHITE);
    let radius = RADIUS + CornerRadius::same((RING + RING_GAP) as u8);
    ui.painter().rect_stroke(rect, radius, ring, StrokeKind::Inside);
}
