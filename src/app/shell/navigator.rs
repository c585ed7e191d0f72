//! The stack of screens and dialogs with their shared state: takes the input in parts, and draws a frame.

use std::path::Path;
use std::time::Duration;

use miniquad::KeyCode;

use super::context::Context;
use super::egui_backend::EguiBackend;
use super::layer::Layer;
use super::screen::{Destination, Navigation};
use crate::app::input::{Action, Asker, Chord, HangulKeyboard, Input, Scope};
use crate::app::scenery::{Background, Demand};
use crate::app::settings::{BACKGROUNDS, Preferences, Remembered};
use crate::app::text::Texts;
use crate::app::ui::{theme, widgets};
use crate::app::window::{Canvas, display, graphics};
use crate::game::{Files, Flusher, Kept, Place, StoreError};
use crate::picture::Paint;

/// The player's files and settings, read before the start of the game.
pub struct Start {
    files: Files,
    preferences: Kept<Preferences>,
    /// The remembered state of the window.
    pub(crate) remembered: Kept<Remembered>,
    errors: Vec<StoreError>,
}

impl Start {
    /// Reads the files of the current user.
    pub fn of_this_user() -> Start {
        Start::from(Files::of_this_user())
    }

    /// Reads the files in the subfolders `config` and `data` of this folder.
    pub fn in_folder(folder: &Path) -> Start {
        Start::from(Files::in_folder(folder))
    }

    /// Returns the flusher, which waits until everything is written.
    pub(crate) fn flusher(&self) -> Flusher {
        self.files.flusher()
    }

    /// Returns the sentences that warn of damaged files.
    pub fn warnings(&self) -> Vec<String> {
        let texts = Texts::of(self.preferences.language());
        self.errors.iter().map(|error| texts.store_error(error)).collect()
    }

    fn from(mut files: Files) -> Start {
        let mut errors = files.found();
        let preferences = Kept::load(&mut files, Place::Config, Preferences::FILE, &mut errors);
        let remembered = Kept::load(&mut files, Place::Config, Remembered::FILE, &mut errors);
        Start { files, preferences, remembered, errors }
    }

    /// Reads the rest of the files, and warns of all that can't be used.
    pub(crate) fn into_context(self) -> Context {
        let mut context = Context::new(Preferences::clone(&self.preferences), self.files);
        context.preferences = self.preferences;
        context.remembered = self.remembered;
        for error in &self.errors {
            context.warn_of(error);
        }
        context.read_profile();
        context.tell_if_nothing_is_kept();
        context
    }
}

/// A function that returns the screen of a destination.
pub type Opener = fn(Destination, &mut Context) -> Box<dyn Layer>;

/// The stack of screens, with the top one last, and their shared state. Needs an open window.
pub struct Navigator {
    layers: Vec<Box<dyn Layer>>,
    /// The shared state.
    pub(crate) context: Context,
    background: Background,
    open: Opener,
    egui: EguiBackend,
}

/// The outcome of a part of the input.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Step {
    /// Whether keys are typed into a text field.
    pub is_typing: bool,
    /// Whether another screen or dialog is on top. Before the next input it is shown, and takes the
    /// answer that a dialog has left for it.
    pub has_moved_on: bool,
    /// Whether the player has left the game.
    pub is_last: bool,
}

impl Navigator {
    /// Opens the title screen.
    pub fn new(start: Start, open: Opener, now: f64) -> Navigator {
        let egui = EguiBackend::new();
        theme::install(&egui.ctx);
        Navigator::with_egui(egui, start, open, now)
    }

    /// Closes everything and restarts with other files in the same window.
    pub fn restart(self, start: Start, now: f64) -> Navigator {
        Navigator::with_egui(self.egui, start, self.open, now)
    }

    fn with_egui(egui: EguiBackend, start: Start, open: Opener, now: f64) -> Navigator {
        let mut context = start.into_context();
        let background = Background::new(context.preferences.background);
        context.now = now;
        let title = open(Destination::Title, &mut context);
        Navigator { layers: vec![title], context, background, open, egui }
    }

    /// Returns the canvas of the window as it is now.
    pub(crate) fn canvas(&self) -> Canvas {
        let size = display::size();
        Canvas::scaled(size.x, size.y, self.context.preferences.ui_scale)
    }

    /// Opens a screen on top of the stack.
    pub fn open(&mut self, destination: Destination) {
        self.layers.push((self.open)(destination, &mut self.context));
    }

    /// Draws one frame with these keys pressed, at the size of the window.
    pub fn press(&mut self, now: f64, keys: &[KeyCode]) {
        let canvas = self.canvas();
        let chords: Vec<Chord> = keys.iter().copied().map(Chord::key).collect();
        let mut input = Input::of_keys(now, canvas, &chords);
        while self.step(&input).has_moved_on {
            input = Input::of_keys(now, canvas, &[]);
        }
        self.draw(&input);
    }

    /// Takes a part of the input: advances the time, shows menus, and lets the top layer handle the input.
    pub(crate) fn step(&mut self, input: &Input) -> Step {
        let mut step = Step { is_typing: false, has_moved_on: false, is_last: true };
        if self.layers.is_empty() {
            return step;
        }
        self.context.now = input.now;
        self.context.follow_presence(&input.events);
        self.tick();
        self.context.was_touched |= input.finger;
        self.context.notices.age(input);
        // A click on a warning does nothing to what is below.
        let over_warning = self.context.notices.is_under(input);
        let clicks = !over_warning && input.clicked;
        let input = &Input { clicked: clicks, held: input.held && !over_warning, ..input.clone() };
        let pasted = self.take_pasted();
        let scope = self.layers.last().map_or(Scope::AnyKey, |layer| layer.scope());
        act_everywhere(input, scope, &mut self.context);
        step.is_typing = self.show(input, pasted);
        let navigation = match self.layers.last_mut() {
            Some(top) => top.update(input, &mut self.context),
            None => Navigation::Stay,
        };
        step.has_moved_on = self.follow(navigation);
        let is_thinking = self.layers.iter().any(|layer| layer.scope() == Scope::Game);
        self.context.save_changes();
        self.context.tell_what_is_not_kept();
        self.context.tell_of_pictures();
        self.context.follow_profile(is_thinking);
        self.context.sounds.follow(&self.context.preferences);
        step.is_last = self.layers.is_empty();
        step
    }

    /// Hands over what has changed since the last frame, to be written before the program ends.
    pub(crate) fn close(mut self) {
        self.context.save_changes();
    }

    /// Records the duration of the last frame.
    pub(crate) fn measure(&mut self, frame: Duration) {
        self.background.measure(frame);
    }

    /// Returns the index of the lowest visible layer.
    fn lowest_seen(&self) -> usize {
        self.layers.iter().rposition(|layer| layer.scope() != Scope::Dialog).unwrap_or(0)
    }

    fn tick(&mut self) {
        let top = self.layers.len() - 1;
        self.context.is_paused = false;
        for (index, layer) in self.layers.iter_mut().enumerate() {
            layer.attend(index < top, &mut self.context);
        }
        let mut navigation = Navigation::Stay;
        for index in self.lowest_seen()..self.layers.len() {
            let wanted = self.layers[index].tick(&mut self.context);
            // A layer below a dialog waits until the dialog is answered.
            if index == top {
                navigation = wanted;
            }
        }
        self.follow(navigation);
    }

    /// Gives the top layer the text that it asked for, or returns the text for the field that has the focus.
    fn take_pasted(&mut self) -> Option<String> {
        match self.context.pasted()? {
            (Asker::Field, text) => Some(text),
            (Asker::Screen, text) => {
                let top = self.layers.last_mut()?;
                let navigation = top.pasted(&text, &mut self.context);
                self.follow(navigation);
                None
            }
        }
    }

    /// Shows menus and texts with what is pasted into a text field, and returns whether keys are typed into one.
    fn show(&mut self, input: &Input, pasted: Option<String>) -> bool {
        let mut typing = false;
        let seen = self.lowest_seen();
        let Navigator { layers, context, egui, .. } = self;
        if input.pastes {
            context.clipboard.paste(Asker::Field, context.now);
        }
        let is_korean = context.preferences.language().locale().starts_with("ko");
        HangulKeyboard::update(&egui.ctx, |keyboard| {
            keyboard.is_usual = is_korean && cfg!(target_os = "linux");
        });
        let copied = egui.run(input, pasted, |ctx| {
            theme::set_style(ctx, context.preferences.style());
            context.notices.begin_frame(layers.len() - seen > 1);
            for layer in &mut layers[seen..] {
                layer.show(ctx, input.canvas, context);
            }
            typing = widgets::is_typing(ctx);
            if let Some(top) = layers.last() {
                let place = top.place_of_news(input.canvas);
                context.notices.show(ctx, &context.texts, context.now, place);
            }
        });
        if let Some(text) = copied {
            context.clipboard.copy(text, Asker::Field, context.now);
        }
        typing
    }

    /// Draws everything as it was shown last.
    pub(crate) fn draw(&mut self, input: &Input) {
        let preferences = &self.context.preferences;
        self.background.draw(Demand {
            now: input.now,
            scene: preferences.background,
            changes: preferences.changing_background,
            unattended: input.unattended,
            is_still: preferences.reduced_motion,
        });
        let mut paint = Paint::new(input.canvas.scale, preferences.style());
        for layer in &self.layers[self.lowest_seen()..] {
            layer.draw(&mut paint, input.canvas, &self.context);
        }
        let mesh = paint.take();
        graphics::draw(&mesh.vertices, &mesh.indices, None, None);
        self.egui.draw();
    }

    /// Returns whether an animation needs the full frame rate.
    pub(crate) fn is_animating(&self) -> bool {
        let seen = &self.layers[self.lowest_seen()..];
        seen.iter().any(|layer| layer.is_animating(&self.context))
            || self.context.notices.news().is_some()
            || self.background.is_fading()
    }

    /// Goes to another screen, and returns whether there is one to go to.
    fn follow(&mut self, navigation: Navigation<dyn Layer>) -> bool {
        match navigation {
            Navigation::Stay => return false,
            Navigation::Go(destination) => {
                self.layers.clear();
                self.open(destination);
            }
            Navigation::Open(destination) => self.open(destination),
            Navigation::Ask(dialog) => self.layers.push(dialog),
            Navigation::Back => _ = self.layers.pop(),
            Navigation::Quit => self.layers.clear(),
        }
        // Whoever asked for a text is not on top any more.
        self.context.clipboard.forget_paste();
        !self.layers.is_empty()
    }
}

/// Handles the keys that have the same meaning on every screen.
fn act_everywhere(input: &Input, scope: Scope, context: &mut Context) {
    for action in input.requests(&context.preferences.keys, scope).into_iter().flatten() {
        match action {
            Action::Mute => context.preferences.sound ^= true,
            Action::Background => {
                context.preferences.background = (context.preferences.background + 1) % BACKGROUNDS;
            }
            Action::FullScreen => context.remembered.full_screen ^= true,
            _ => {}
        }
    }
}
