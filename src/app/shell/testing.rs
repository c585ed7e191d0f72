//! Plays on a screen without a window: presses keys and reports the results.

use std::time::{Duration, Instant};

use egui::{Pos2, RawInput, Rect, Shape};

use super::context::Context;
use super::layer::{Layer, ScreenLayer};
use super::screen::{Navigation, Screen};
use crate::app::input::{Action, Chord, Input, Scope};
use crate::app::settings::Preferences;
use crate::app::ui::theme;
use crate::app::window::Canvas;
use crate::game::Files;

/// Far longer than the slowest machine takes for anything that a test waits for.
const PATIENCE: Duration = Duration::from_secs(300);

/// A screen with the dialogs that it opens and its shared state.
pub struct Tester<S: Screen> {
    screen: ScreenLayer<S>,
    dialogs: Vec<Box<dyn Layer>>,
    /// Whether another screen is over this one, as when it has opened one.
    is_covered: bool,
    context: Context,
}

/// The result of a key press. Dialogs are kept by the tester.
pub type Pressed = Navigation<()>;

impl<S: Screen + 'static> Tester<S> {
    /// Opens a screen, without saving files.
    pub fn new(open: impl FnOnce(&mut Context) -> S) -> Tester<S> {
        Tester::with(Context::new(Preferences::default(), Files::nowhere()), open)
    }

    /// Opens a screen.
    pub fn with(mut context: Context, open: impl FnOnce(&mut Context) -> S) -> Tester<S> {
        let screen = ScreenLayer::new(open(&mut context));
        Tester { screen, dialogs: Vec::new(), is_covered: false, context }
    }

    /// Returns the screen.
    pub fn screen(&mut self) -> &mut S {
        self.screen.screen()
    }

    /// Returns the shared state.
    pub fn context(&mut self) -> &mut Context {
        &mut self.context
    }

    /// Returns the news on display.
    pub fn notice(&self) -> Option<&str> {
        self.context.notices.news()
    }

    /// Returns the scope that determines the meaning of keys.
    pub fn scope(&self) -> Scope {
        self.dialogs.last().map_or(self.screen.scope(), |dialog| dialog.scope())
    }

    /// Presses a key.
    pub fn press(&mut self, key: impl Into<Chord>) -> Pressed {
        let input = self.input(&[key.into()]);
        self.frame(&input)
    }

    /// Presses keys one after the other, and returns the result of the last one.
    pub fn press_all<K: Into<Chord> + Copy>(&mut self, keys: &[K]) -> Pressed {
        keys.iter().fold(Pressed::Stay, |_, &key| self.press(key))
    }

    /// Sends a message to the screen, as a button or a dialog would.
    pub fn tell(&mut self, message: S::Message) -> Pressed {
        self.post(message);
        self.idle()
    }

    /// Leaves a message for the next frame.
    pub fn post(&mut self, message: S::Message) {
        self.screen.post(message);
    }

    /// Returns the message of an action, if it is available now.
    pub fn command(&mut self, action: Action) -> Option<S::Message> {
        self.screen.screen().commands(&self.context).find(action).flatten()
    }

    /// Returns whether the screen says that something on it moves.
    pub fn is_animating(&self) -> bool {
        Layer::is_animating(&self.screen, &self.context)
    }

    /// Returns an input at the current time with these keys pressed.
    pub fn input(&self, keys: &[Chord]) -> Input {
        Input::of_keys(self.context.now, Canvas::new(1280.0, 800.0), keys)
    }

    /// Runs a frame with this input, as the navigator does. Where it answers a dialog, a frame
    /// without input brings the answer to the screen.
    ///
    /// # Panics
    /// If another screen has the keys.
    pub fn frame(&mut self, input: &Input) -> Pressed {
        self.context.follow_presence(&input.events);
        let is_top = self.dialogs.is_empty() && !self.is_covered;
        self.screen.attend(!is_top, &mut self.context);
        if self.is_covered {
            assert!(input.pressed.is_empty(), "another screen has the keys");
            return Pressed::Stay;
        }
        let ticked = self.screen.tick(&mut self.context);
        if is_top && !matches!(ticked, Navigation::Stay) {
            return self.follow(ticked);
        }
        let Some(dialog) = self.dialogs.last_mut() else {
            let navigation = self.screen.update(input, &mut self.context);
            self.context.save_changes();
            return self.follow(navigation);
        };
        let navigation = dialog.update(input, &mut self.context);
        if !matches!(navigation, Navigation::Back) {
            return self.follow(navigation);
        }
        self.dialogs.pop();
        self.idle()
    }

    /// Lets this many seconds pass.
    pub fn pass(&mut self, seconds: f64) {
        self.context.now += seconds;
        self.idle();
    }

    /// Puts another screen over this one, and runs a frame.
    pub fn cover(&mut self) {
        self.is_covered = true;
        self.idle();
    }

    /// Comes back from the screen over this one, and runs a frame.
    pub fn uncover(&mut self) {
        self.is_covered = false;
        self.idle();
    }

    /// Runs a frame without input.
    pub fn idle(&mut self) -> Pressed {
        self.frame(&self.input(&[]))
    }

    /// Runs frames until other threads have produced a result.
    ///
    /// # Panics
    /// If they do not within minutes.
    pub fn wait_until(&mut self, mut happened: impl FnMut(&mut S) -> bool) {
        let since = Instant::now();
        while !happened(self.screen.screen()) {
            assert!(since.elapsed() < PATIENCE, "it never happened");
            self.idle();
            std::thread::yield_now();
        }
    }

    /// Returns all texts shown in a window of this size. One that is cut ends in an ellipsis.
    pub fn shown_in(&mut self, canvas: Canvas) -> Vec<String> {
        self.placed_in(canvas).into_iter().map(|(text, _)| text).collect()
    }

    /// Returns all texts shown in a window of this size, and their places. One that is cut ends in an ellipsis.
    pub fn placed_in(&mut self, canvas: Canvas) -> Vec<(String, Rect)> {
        let ctx = theme::new_egui();
        let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
        let mut output = egui::FullOutput::default();
        for _ in 0..2 {
            let input = RawInput { screen_rect: Some(window), ..Default::default() };
            output = ctx.run(input, |ctx| {
                self.screen.show(ctx, canvas, &self.context);
                self.dialogs.iter_mut().for_each(|d| d.show(ctx, canvas, &self.context));
            });
        }
        let text = |shape: egui::epaint::ClippedShape| match shape.shape {
            Shape::Text(text) => {
                let end = if text.galley.elided { "…" } else { "" };
                Some((text.galley.text().to_owned() + end, text.visual_bounding_rect()))
            }
            _ => None,
        };
        output.shapes.into_iter().filter_map(text).collect()
    }

    /// Returns all texts shown.
    pub fn shown(&mut self) -> Vec<String> {
        self.shown_in(Canvas::new(1280.0, 800.0))
    }

    fn follow(&mut self, navigation: Navigation<dyn Layer>) -> Pressed {
        self.is_covered = matches!(navigation, Navigation::Open(_));
        navigation.map(|dialog| {
            self.dialogs.push(dialog);
            Box::default()
        })
    }
}
