//! egui in a macroquad window, through macroquad's safe functions alone: [`events`] translates the window's events into egui's, [`clip`]
//! splits egui's meshes to fit the visible area and macroquad's buffers, and [`painter`] draws them.
//!
//! This module does not access the clipboard: text to paste is passed in, and copied text is returned.

mod clip;
mod events;
mod painter;

use egui::{FullOutput, OutputCommand, Pos2, RawInput, Rect, ViewportId, ViewportInfo};
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::{CursorIcon, window};
use macroquad::time::get_time;

use self::events::EventTranslator;
use self::painter::Painter;
use crate::app::ui::layout::Canvas;

/// egui and its connection to the window.
pub struct EguiBackend {
    ctx: egui::Context,
    events: EventTranslator,
    painter: Painter,
    /// The subscriber id under which macroquad queues events for this backend.
    subscriber: usize,
    /// The output of the last run, to be drawn.
    output: FullOutput,
    cursor: egui::CursorIcon,
}

impl EguiBackend {
    /// Connects egui to the window, which must be open.
    pub fn new() -> EguiBackend {
        let ctx = egui::Context::default();
        // The UI scale is a setting of the player's, so the zoom shortcut Ctrl and plus is turned off.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        EguiBackend {
            ctx,
            events: EventTranslator::default(),
            painter: Painter::new(),
            subscriber: register_input_subscriber(),
            output: FullOutput::default(),
            cursor: egui::CursorIcon::Default,
        }
    }

    /// Returns egui's context, for fonts and visuals.
    pub fn ctx(&self) -> &egui::Context {
        &self.ctx
    }

    /// Runs the user interface for one frame with the events since the last one; `pasted` goes into the text field that has the focus.
    /// Returns the text that was copied or cut, if any.
    pub fn run(
        &mut self,
        canvas: Canvas,
        pasted: Option<String>,
        ui: impl FnMut(&egui::Context),
    ) -> Option<String> {
        let pixels_per_point = window::dpi_scale() * canvas.scale;
        self.events.pixels_per_point = pixels_per_point;
        repeat_all_miniquad_input(&mut self.events, self.subscriber);
        let mut events = self.events.take();
        events.extend(pasted.map(egui::Event::Paste));
        let viewport = ViewportInfo {
            native_pixels_per_point: Some(pixels_per_point),
            focused: Some(self.events.focused),
            ..Default::default()
        };
        let input = RawInput {
            viewports: [(ViewportId::ROOT, viewport)].into_iter().collect(),
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, canvas.size)),
            time: Some(get_time()),
            modifiers: self.events.modifiers,
            focused: self.events.focused,
            events,
            ..Default::default()
        };
        self.output.append(self.ctx.run(input, ui));
        self.show_cursor();
        let commands = std::mem::take(&mut self.output.platform_output.commands);
        commands.into_iter().rev().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text),
            OutputCommand::CopyImage(_) | OutputCommand::OpenUrl(_) => None,
        })
    }

    /// Draws the output of the last run over the window.
    pub fn draw(&mut self) {
        let FullOutput { shapes, pixels_per_point, textures_delta, .. } =
            std::mem::take(&mut self.output);
        let meshes = self.ctx.tessellate(shapes, pixels_per_point);
        self.painter.draw(&meshes, textures_delta, pixels_per_point);
    }

    /// Sets the mouse cursor that egui requests.
    fn show_cursor(&mut self) {
        let cursor = self.output.platform_output.cursor_icon;
        if cursor == std::mem::replace(&mut self.cursor, cursor) {
            return;
        }
        window::show_mouse(cursor != egui::CursorIcon::None);
        if cursor != egui::CursorIcon::None {
            window::set_mouse_cursor(window_cursor(cursor));
        }
    }
}

/// Returns the window system's closest equivalent of an egui cursor.
fn window_cursor(cursor: egui::CursorIcon) -> CursorIcon {
    use egui::CursorIcon as Egui;
    match cursor {
        Egui::PointingHand => CursorIcon::Pointer,
        Egui::Text | Egui::VerticalText => CursorIcon::Text,
        Egui::Help => CursorIcon::Help,
        Egui::Wait | Egui::Progress => CursorIcon::Wait,
        Egui::Crosshair | Egui::Cell => CursorIcon::Crosshair,
        Egui::Move | Egui::AllScroll | Egui::Grab | Egui::Grabbing => CursorIcon::Move,
        Egui::NotAllowed | Egui::NoDrop => CursorIcon::NotAllowed,
        Egui::ResizeHorizontal | Egui::ResizeEast | Egui::ResizeWest | Egui::ResizeColumn => {
            CursorIcon::EWResize
        }
        Egui::ResizeVertical | Egui::ResizeNorth | Egui::ResizeSouth | Egui::ResizeRow => {
            CursorIcon::NSResize
        }
        Egui::ResizeNeSw | Egui::ResizeNorthEast | Egui::ResizeSouthWest => CursorIcon::NESWResize,
        Egui::ResizeNwSe | Egui::ResizeNorthWest | Egui::ResizeSouthEast => CursorIcon::NWSEResize,
        _ => CursorIcon::Default,
    }
}
