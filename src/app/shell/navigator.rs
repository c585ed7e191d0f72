//! The stack of screens and dialogs in the window, shown by egui over the background.

use std::path::Path;
use std::time::Duration;

use miniquad::KeyCode;

use super::context::{Asker, Context};
use super::egui_backend::EguiBackend;
use super::screen::Destination;
use super::stack::{Opener, Seen, Stack, Step};
use crate::app::input::{Chord, HangulKeyboard, Input};
use crate::app::scenery::Background;
use crate::app::settings::{Preferences, Remembered};
use crate::app::text::Texts;
use crate::app::ui::theme;
use crate::app::window::{Canvas, display, graphics};
use crate::game::{Files, Flusher};
use crate::picture::Paint;

/// The shared state with the player's settings, which are read before the window opens.
pub struct Start(Context);

impl Start {
    /// Reads the settings of the current user.
    pub fn for_current_user() -> Start {
        Start::from(Files::for_current_user())
    }

    /// Reads the settings in the subfolder `config` of this folder; its subfolder `data` has all
    /// other files.
    pub fn in_folder(folder: &Path) -> Start {
        Start::from(Files::in_folder(folder))
    }

    /// Returns the flusher, which waits until everything is written.
    pub(crate) fn flusher(&self) -> Flusher {
        self.0.files.flusher()
    }

    /// Returns the remembered state of the window.
    pub(crate) fn remembered(&self) -> &Remembered {
        &self.0.remembered
    }

    /// Returns the warnings of files that can't be used.
    pub fn warnings(&self) -> Vec<String> {
        self.0.notices.warnings().map(str::to_owned).collect()
    }

    fn from(files: Files) -> Start {
        let mut context = Context::new(Preferences::default(), files);
        let mut errors = context.files.take_startup_errors();
        context.preferences.load(&mut context.files, &mut errors);
        context.remembered.load(&mut context.files, &mut errors);
        context.texts = Texts::new(context.preferences.language());
        errors.iter().for_each(|error| context.warn_of_file(error));
        Start(context)
    }

    /// Reads the remaining files, and warns of all that can't be used.
    pub(crate) fn into_context(self) -> Context {
        let Start(mut context) = self;
        context.read_profile();
        context.warn_if_nothing_is_saved();
        context
    }
}

/// The stack of screens and dialogs in the window, which must be open.
pub struct Navigator {
    pub(crate) stack: Stack,
    background: Background,
    /// egui in the window.
    egui: EguiBackend,
    /// Seconds within which the screens want the next frame, after the one that was drawn.
    next_frame: f64,
    /// Seconds after which the background wants it.
    background_delay: f64,
}

impl Navigator {
    /// Opens the title screen.
    pub fn new(start: Start, open: Opener, now: f64) -> Navigator {
        let egui = EguiBackend::new();
        theme::install(&egui.ctx);
        Navigator::with(start, open, egui, now)
    }

    /// Closes everything, and restarts with other files in the same window.
    pub fn restart(self, start: Start, now: f64) -> Navigator {
        self.egui.forget();
        Navigator::with(start, self.stack.open, self.egui, now)
    }

    fn with(start: Start, open: Opener, egui: EguiBackend, now: f64) -> Navigator {
        let mut context = start.into_context();
        let background = Background::new(context.preferences.background);
        context.now = now;
        let mut stack = Stack::new(context, open);
        stack.open(Destination::Title);
        Navigator { stack, background, egui, next_frame: 0.0, background_delay: 0.0 }
    }

    /// Returns the canvas of the window at its present size.
    pub(crate) fn canvas(&self) -> Canvas {
        let size = display::size();
        Canvas::scaled(size.x, size.y, self.stack.context.size_of_texts())
    }

    /// Opens a screen on top of the stack.
    pub fn open(&mut self, destination: Destination) {
        self.stack.open(destination);
    }

    /// Draws one frame with these keys pressed, at the size of the window.
    pub fn press(&mut self, now: f64, keys: &[KeyCode]) {
        let canvas = self.canvas();
        let chords: Vec<Chord> = keys.iter().copied().map(Chord::key).collect();
        let mut input = Input::from_keys(now, canvas, &chords);
        while self.step(&input).has_moved_on {
            input = Input::from_keys(now, canvas, &[]);
        }
        self.draw(&input);
    }

    /// Takes a part of the input: shows menus and texts, and lets the top layer handle the input.
    pub(crate) fn step(&mut self, input: &Input) -> Step {
        let egui = &mut self.egui;
        self.stack.step(input, |seen, input| show(seen, input, egui))
    }

    /// Saves what has changed since the last frame; it is written before the program ends.
    pub(crate) fn close(mut self) {
        self.stack.context.save_changes();
    }

    /// Records the duration of the last frame.
    pub(crate) fn measure(&mut self, frame: Duration) {
        self.background.measure(frame);
    }

    /// Draws everything as it was shown last.
    pub(crate) fn draw(&mut self, input: &Input) {
        let context = &self.stack.context;
        let preferences = &context.preferences;
        // With high contrast, nothing is drawn behind the board and the panels.
        self.background_delay = if preferences.high_contrast {
            f64::INFINITY
        } else {
            self.background.draw(preferences, input)
        };
        let mut paint = Paint::new(input.canvas.scale, preferences.style());
        for layer in self.stack.seen() {
            layer.draw(&mut paint, input.canvas, context);
        }
        let wanted = context.take_next_frame();
        self.next_frame = if paint.is_moving { 0.0 } else { wanted };
        let mesh = paint.take_mesh();
        graphics::draw(&mesh.vertices, &mesh.indices, None, None);
        self.egui.draw();
    }

    /// Returns the seconds within which the next frame is wanted, after the one that was drawn.
    pub(crate) fn next_frame(&self) -> f64 {
        self.next_frame.min(self.background_delay).min(self.egui.repaint_delay())
    }

    /// Returns whether something moves on a screen, or a task is awaited.
    pub fn is_busy(&self) -> bool {
        self.next_frame.is_finite()
    }
}

/// Shows menus and texts, and pastes into a text field. Returns whether keys are typed into one.
fn show(mut seen: Seen, input: &Input, egui: &mut EguiBackend) -> bool {
    if input.pastes {
        seen.context.clipboard.paste(Asker::Field, seen.context.now);
    }
    let is_korean = seen.context.preferences.language().locale().starts_with("ko");
    HangulKeyboard::update(&egui.ctx, |keyboard| {
        keyboard.is_usual = is_korean && cfg!(target_os = "linux");
    });
    let pasted = seen.pasted.take();
    let mut is_typing = false;
    let copied = egui.run(input, pasted, |ctx| is_typing = seen.show(ctx, input.canvas));
    if let Some(text) = copied {
        seen.context.clipboard.copy(text, Asker::Field, seen.context.now);
    }
    is_typing
}
