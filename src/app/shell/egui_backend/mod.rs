//! egui in the window: [`events`] translates the window's events into egui's, and [`painter`] draws
//! egui's meshes.
//!
//! This module does not access the clipboard: its callers pass text to paste, and receive text to
//! copy.

mod events;
mod painter;

use egui::text_edit::TextEditState;
use egui::{FullOutput, OutputCommand, Pos2, RawInput, Rect, ViewportId, ViewportInfo};
use miniquad::{CursorIcon, window};

use self::events::EventTranslator;
use self::painter::Painter;
use crate::app::input::{HangulKeyboard, Input};
use crate::app::speech::{self, ScreenReader};
use crate::app::ui::theme;
use crate::app::window::{display, run};
use crate::game::one_line;

/// Seconds between frames while a screen reader waits for one.
const READER_DELAY: f64 = 0.1;

/// egui and its connection to the window.
#[derive(Default)]
pub struct EguiBackend {
    /// egui's context, for fonts and visuals.
    pub ctx: egui::Context,
    /// Translates the window's events.
    events: EventTranslator,
    /// Draws egui's meshes.
    painter: Painter,
    /// The output of the last run, to be drawn.
    output: FullOutput,
    cursor: egui::CursorIcon,
    /// The screen reader, once there is a window to read.
    reader: Option<ScreenReader>,
    /// Seconds after which egui wants to draw again.
    repaint_delay: f64,
}

impl EguiBackend {
    /// Connects egui to the window, which must be open.
    pub fn new() -> EguiBackend {
        let reader = Some(ScreenReader::new());
        let backend = EguiBackend { reader, ..EguiBackend::default() };
        // The UI scale is a setting, so egui's zoom by Ctrl and plus is turned off.
        backend.ctx.options_mut(|options| options.zoom_with_keyboard = false);
        backend
    }

    /// Makes egui forget what it remembers from frame to frame, such as how far lists are scrolled.
    pub fn forget(&self) {
        self.ctx.memory_mut(|memory| memory.data.clear());
    }

    /// Runs the user interface once with a part of the input. Returns the text that was copied or
    /// cut, if any.
    ///
    /// `pasted` goes into the text field that has the focus.
    pub fn run(
        &mut self,
        input: &Input,
        pasted: Option<String>,
        mut ui: impl FnMut(&egui::Context),
    ) -> Option<String> {
        let canvas = input.canvas;
        let pixels_per_point = display::pixel_ratio() * canvas.scale;
        self.events.scale = canvas.scale;
        let mut events = self.translate(input);
        events.extend(pasted.map(|text| egui::Event::Paste(one_line(text.trim()))));
        let is_focused = self.events.focused;
        events.extend(self.reader.iter_mut().flat_map(|it| it.begin(&self.ctx, is_focused)));
        let viewport = ViewportInfo {
            native_pixels_per_point: Some(pixels_per_point),
            focused: Some(self.events.focused),
            ..Default::default()
        };
        let raw_input = RawInput {
            viewports: [(ViewportId::ROOT, viewport)].into_iter().collect(),
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, canvas.size)),
            time: Some(run::seconds()),
            modifiers: self.events.modifiers,
            focused: self.events.focused,
            events,
            ..Default::default()
        };
        let mut read = None;
        let shown = self.ctx.run(raw_input, |ctx| {
            ui(ctx);
            read = speech::is_on(ctx).then(|| speech::read(ctx));
        });
        self.output.append(shown);
        self.show_cursor();
        let update = self.output.platform_output.accesskit_update.take();
        if let Some(reader) = &mut self.reader {
            reader.end(&self.ctx, read, update, run::seconds());
        }
        let commands = std::mem::take(&mut self.output.platform_output.commands);
        commands.into_iter().rev().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text),
            OutputCommand::CopyImage(_) | OutputCommand::OpenUrl(_) => None,
        })
    }

    /// Returns egui's events.
    ///
    /// Hangul is composed on Linux alone, where the window gets letters one by one.
    fn translate(&mut self, input: &Input) -> Vec<egui::Event> {
        let focused = self.ctx.memory(|memory| memory.focused());
        let field = focused.and_then(|field| TextEditState::load(&self.ctx, field));
        let mut keyboard = HangulKeyboard::get(&self.ctx);
        let Some(field) = field.filter(|_| cfg!(target_os = "linux")) else {
            HangulKeyboard::update(&self.ctx, HangulKeyboard::finish);
            return self.events.translate(&input.events, None);
        };
        keyboard.has_selection =
            field.cursor.char_range().is_some_and(|range| range.primary != range.secondary);
        let font = theme::bold(theme::BODY);
        let has_glyph = |character| self.ctx.fonts(|fonts| fonts.has_glyph(&font, character));
        let events = self.events.translate(&input.events, Some((&mut keyboard, &has_glyph)));
        HangulKeyboard::update(&self.ctx, |kept| *kept = keyboard);
        events
    }

    /// Draws the output of the last run over the window.
    pub fn draw(&mut self) {
        let FullOutput { shapes, pixels_per_point, textures_delta, viewport_output, .. } =
            std::mem::take(&mut self.output);
        let window = viewport_output.get(&ViewportId::ROOT);
        self.repaint_delay = window.map_or(f64::INFINITY, |it| it.repaint_delay.as_secs_f64());
        let meshes = self.ctx.tessellate(shapes, pixels_per_point);
        self.painter.draw(&meshes, textures_delta, pixels_per_point / display::pixel_ratio());
    }

    /// Returns the seconds after which egui or a screen reader wants to draw again, after what was
    /// drawn.
    pub fn repaint_delay(&self) -> f64 {
        let is_awaited = self.reader.as_ref().is_some_and(ScreenReader::is_waiting);
        self.repaint_delay.min(if is_awaited { READER_DELAY } else { f64::INFINITY })
    }

    /// Sets the mouse cursor that egui requests over buttons and text fields.
    fn show_cursor(&mut self) {
        let cursor = self.output.platform_output.cursor_icon;
        if cursor != std::mem::replace(&mut self.cursor, cursor) {
            window::set_mouse_cursor(match cursor {
                egui::CursorIcon::PointingHand => CursorIcon::Pointer,
                egui::CursorIcon::Text => CursorIcon::Text,
                _ => CursorIcon::Default,
            });
        }
    }
}
