//! The game's name on the title screen.

use egui::{Rect, Shape, Ui};

use crate::app::board::{into_shape, paint_of_shape};
use crate::app::ui::theme;
use crate::picture::{Style, wordmark};

/// The name as it was drawn last: it has many corners, and stays the same from frame to frame.
#[derive(Default)]
pub struct Wordmark {
    drawn: Option<(Appearance, Shape)>,
}

/// What the drawing depends on.
#[derive(Clone, Copy, PartialEq)]
struct Appearance {
    area: Rect,
    pixels_per_point: f32,
    style: Style,
}

impl Wordmark {
    /// Shows the name as large as it fits, in the middle of an area.
    pub fn show(&mut self, ui: &Ui, area: Rect) {
        let ctx = ui.ctx();
        let pixels_per_point = ctx.pixels_per_point();
        let place = Appearance { area, pixels_per_point, style: theme::style(ctx) };
        if self.drawn.as_ref().is_none_or(|(drawn, _)| *drawn != place) {
            let mut paint = paint_of_shape(ctx);
            wordmark::draw(&mut paint, area);
            self.drawn = Some((place, into_shape(paint)));
        }
        ui.painter().extend(self.drawn.iter().map(|(_, shape)| shape.clone()));
    }
}
