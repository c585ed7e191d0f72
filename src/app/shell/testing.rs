//! Plays on a screen without a window: presses keys and reports the results.

use std::any::Any;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use egui::{Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape};
use miniquad::KeyCode;

use super::context::Context;
use super::layer::ScreenLayer;
use super::screen::{Destination, Layer, Navigation, Screen, Transition, View};
use super::stack::{Stack, Step};
use crate::app::input::{Action, Chord, Input, Scope};
use crate::app::settings::Preferences;
use crate::app::speech::{self, Speech};
use crate::app::ui::theme;
use crate::app::window::Canvas;
use crate::game::{Entry, Files, PersonId, PlayerName, PuzzleResult, PuzzleSource, Timestamp};
use crate::picture::Paint;

/// Time after which a test gives up waiting, far longer than the slowest machine takes.
const TEST_TIMEOUT: Duration = Duration::from_secs(300);

/// A screen on the stack, with the screen below from which it was opened.
pub struct Tester<S: Screen> {
    /// The stack, without a window.
    stack: Stack,
    egui: egui::Context,
    /// What the mouse does, and what is typed, in the next frame.
    events: Vec<Event>,
    screen: PhantomData<S>,
}

/// The result of a key press. The tester keeps dialogs.
pub type Pressed = Navigation<()>;

/// A layer in place of another screen, until the player goes back from it.
struct StandIn {
    /// The destination of the screen under test, until the test has read it.
    destination: Option<Destination>,
}

impl Screen for StandIn {
    type Message = ();

    fn show(&mut self, view: &View<()>) {
        view.key(Action::Back, ());
    }

    fn act(&mut self, (): (), _: &mut Context) -> Transition<()> {
        Transition::Back
    }
}

/// Shows a layer without a window, because keys act on what was shown.
pub fn show_alone(layer: &mut dyn Layer, input: &Input, context: &Context) {
    thread_local!(static EGUI: egui::Context = theme::new_egui());
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, input.canvas.size));
    let raw = RawInput { screen_rect, ..Default::default() };
    EGUI.with(|ctx| _ = ctx.run(raw, |ctx| layer.show(ctx, input.canvas, context)));
}

/// Returns a layer in place of a screen.
fn stand_in(destination: Option<Destination>) -> Box<dyn Layer> {
    Box::new(ScreenLayer::new(StandIn { destination }))
}

impl<S: Screen + 'static> Tester<S> {
    /// Opens a screen, without saving files.
    pub fn new(open: impl FnOnce(&mut Context) -> S) -> Tester<S> {
        Tester::with(Context::new(Preferences::default(), Files::nowhere()), open)
    }

    /// Opens a screen with this shared state.
    pub fn with(mut context: Context, open: impl FnOnce(&mut Context) -> S) -> Tester<S> {
        let screen = ScreenLayer::new(open(&mut context));
        let mut stack = Stack::new(context, |destination, _| stand_in(Some(destination)));
        stack.push(stand_in(None));
        stack.push(Box::new(screen));
        Tester { stack, egui: theme::new_egui(), events: Vec::new(), screen: PhantomData }
    }

    /// Opens a screen after the previous one was left.
    pub fn reopen(&mut self, open: impl FnOnce(&mut Context) -> S) {
        let screen = open(&mut self.stack.context);
        self.stack.push(Box::new(ScreenLayer::new(screen)));
    }

    /// Returns the layer of the screen, unless the player has left it, and the shared state.
    fn layer(&mut self) -> (Option<&mut ScreenLayer<S>>, &mut Context) {
        let (mut layers, context) = self.stack.layers_mut();
        (layers.find_map(|layer| (layer as &mut dyn Any).downcast_mut()), context)
    }

    /// Returns the layer of the screen, which must be open, and the shared state.
    fn open_layer(&mut self) -> (&mut ScreenLayer<S>, &mut Context) {
        let (layer, context) = self.layer();
        (layer.expect("the screen is open"), context)
    }

    /// Returns the screen.
    ///
    /// # Panics
    /// If the player has left it.
    pub fn screen(&mut self) -> &mut S {
        self.open_layer().0.screen()
    }

    /// Returns the names of all that can have the focus, in the order of Tab.
    pub fn names(&mut self) -> Vec<String> {
        self.idle();
        self.open_layer().0.shown().0.stops.iter().map(|stop| stop.name.clone()).collect()
    }

    /// Returns the name of what has the focus.
    pub fn focused(&mut self) -> String {
        let (shown, spot) = self.open_layer().0.shown();
        spot.index(&shown.stops).map_or(String::new(), |index| shown.stops[index].name.clone())
    }

    /// Moves the focus to what has this name, as keys do.
    ///
    /// # Panics
    /// If nothing has.
    pub fn focus_on(&mut self, name: &str) {
        self.idle();
        let (shown, spot) = self.open_layer().0.shown();
        let stop = shown.stops.iter().find(|stop| stop.name == name);
        spot.put(stop.unwrap_or_else(|| panic!("there is no {name:?}")).id);
        spot.reveal();
    }

    /// Presses what has this name.
    pub fn push(&mut self, name: &str) -> Pressed {
        self.focus_on(name);
        self.press(KeyCode::Enter)
    }

    /// Returns the shared state.
    pub fn context(&mut self) -> &mut Context {
        &mut self.stack.context
    }

    /// Returns the news on display.
    pub fn notice(&self) -> Option<&str> {
        self.stack.context.notices.news()
    }

    /// Returns the scope that gives keys their meanings.
    pub fn scope(&self) -> Scope {
        self.stack.seen().last().map_or(Scope::AnyKey, |top| top.scope())
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

    /// Returns the middle of a text that is shown.
    ///
    /// # Panics
    /// If the text is not shown.
    pub fn middle_of(&mut self, text: &str) -> Pos2 {
        let shown = self.placed_in(Canvas::new(1280.0, 800.0));
        shown.iter().find(|(it, _)| it == text).expect("it is shown").1.center()
    }

    /// Moves the mouse.
    pub fn move_to(&mut self, at: Pos2) {
        self.idle();
        self.events = vec![Event::PointerMoved(at)];
        self.idle();
    }

    /// Clicks at a point.
    pub fn click_at(&mut self, pos: Pos2) -> Pressed {
        self.move_to(pos);
        let mut button = |pressed| {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            self.events = vec![Event::PointerButton { pos, button, pressed, modifiers }];
            self.idle()
        };
        button(true);
        button(false)
    }

    /// Clicks a text that is shown.
    pub fn click(&mut self, text: &str) -> Pressed {
        let at = self.middle_of(text);
        self.click_at(at)
    }

    /// Types a text into the field that has the focus.
    pub fn write(&mut self, text: &str) {
        self.idle();
        self.events = vec![Event::Text(text.to_owned())];
        self.idle();
    }

    /// Sends a message to the screen, as a button or a dialog would.
    pub fn tell(&mut self, message: S::Message) -> Pressed {
        self.post(message);
        self.idle()
    }

    /// Leaves a message for the next frame.
    pub fn post(&mut self, message: S::Message) {
        self.open_layer().0.post(message);
    }

    /// Returns the message of an action, if it is available now.
    pub fn command(&mut self, action: Action) -> Option<S::Message> {
        self.idle();
        self.open_layer().0.shown().0.find(action).message()
    }

    /// Returns whether the screen draws something that moves, or awaits a task.
    pub fn is_busy(&self) -> bool {
        let Stack { context, .. } = &self.stack;
        let mut paint = Paint::new(1.0, context.preferences.style());
        context.take_next_frame();
        for layer in self.stack.seen() {
            layer.draw(&mut paint, Canvas::new(1280.0, 800.0), context);
        }
        paint.is_moving || context.take_next_frame().is_finite()
    }

    /// Returns an input at the current time with these keys pressed.
    pub fn input(&self, keys: &[Chord]) -> Input {
        Input::from_keys(self.stack.context.now, Canvas::new(1280.0, 800.0), keys)
    }

    /// Runs frames, the first one with this input, until everything that it opens was shown, and a
    /// dialog has sent its answer to the screen.
    pub fn frame(&mut self, input: &Input) -> Pressed {
        let was_asked = self.scope() == Scope::Dialog;
        let mut step = self.step(input);
        let has_moved_on = step.has_moved_on;
        while step.has_moved_on {
            step = self.step(&self.input(&[]));
        }
        if self.scope() == Scope::Dialog {
            let is_new = has_moved_on || !was_asked;
            return if is_new { Pressed::Ask(Box::default()) } else { Pressed::Stay };
        }
        let is_open = self.layer().0.is_some();
        let Some(top) = self.stack.layers_mut().0.next() else { return Pressed::Quit };
        let other = (top as &mut dyn Any).downcast_mut::<ScreenLayer<StandIn>>();
        match other.and_then(|other| other.screen().destination.take()) {
            Some(destination) if is_open => Pressed::Open(destination),
            Some(destination) => Pressed::Go(destination),
            None if is_open => Pressed::Stay,
            None => Pressed::Back,
        }
    }

    /// Takes a part of the input.
    fn step(&mut self, input: &Input) -> Step {
        let (ctx, events) = (&self.egui, std::mem::take(&mut self.events));
        self.stack.step(input, |mut seen, input| {
            let window = Rect::from_min_size(Pos2::ZERO, input.canvas.size);
            let (screen_rect, time) = (Some(window), Some(input.now));
            let raw = RawInput { screen_rect, time, events, ..Default::default() };
            let mut is_typing = false;
            let _ = ctx.run(raw, |ctx| is_typing = seen.show(ctx, input.canvas));
            is_typing
        })
    }

    /// Lets a screen reader listen.
    pub fn listen(&mut self) {
        speech::begin(&self.egui, true);
    }

    /// Returns what was said since the last call to a screen reader that listens.
    pub fn said(&mut self) -> String {
        let Speech { texts, state, keys, .. } = speech::take(&self.egui);
        let all = texts.into_iter().chain(state.map(|it| it.following)).chain(keys);
        all.collect::<Vec<_>>().join(" ")
    }

    /// Presses keys one after the other, and returns what was said to a screen reader that listens.
    pub fn said_after<K: Into<Chord> + Copy>(&mut self, keys: &[K]) -> String {
        self.press_all(keys);
        self.idle();
        self.said()
    }

    /// Lets this many seconds pass.
    pub fn pass(&mut self, seconds: f64) {
        self.stack.context.now += seconds;
        self.idle();
    }

    /// Puts another screen over this one, and runs a frame.
    pub fn cover(&mut self) {
        self.stack.push(stand_in(None));
        self.idle();
    }

    /// Goes back from the screen over this one.
    pub fn uncover(&mut self) {
        self.press(KeyCode::Escape);
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
        while !happened(self.screen()) {
            assert!(since.elapsed() < TEST_TIMEOUT, "it never happened");
            self.idle();
            std::thread::yield_now();
        }
    }

    /// Returns all texts shown in a window of this size. A text that is cut ends with an ellipsis.
    pub fn shown_in(&mut self, canvas: Canvas) -> Vec<String> {
        self.placed_in(canvas).into_iter().map(|(text, _)| text).collect()
    }

    /// Returns all texts shown in a window of this size, with their rectangles. A text that is cut
    /// ends with an ellipsis.
    pub fn placed_in(&mut self, canvas: Canvas) -> Vec<(String, Rect)> {
        let ctx = theme::new_egui();
        speech::begin(&ctx, speech::is_on(&self.egui));
        let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
        let mut output = egui::FullOutput::default();
        for _ in 0..2 {
            let input = RawInput { screen_rect: Some(window), ..Default::default() };
            output =
                self.stack.show(None, |mut seen| ctx.run(input, |ctx| _ = seen.show(ctx, canvas)));
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
}

/// What people do before a test.
impl Context {
    /// Adds a person with this name.
    pub fn add_person(&mut self, name: &str) -> PersonId {
        let name = PlayerName::new(name).expect("it is a name");
        self.profile.add_person(&self.files, &name).expect("it is free")
    }

    /// Solves a puzzle at the first try, as the person who plays.
    pub fn solve(&mut self, puzzle: PuzzleSource) {
        let result = PuzzleResult::Solved { wrong: 0, hints: 0 };
        self.add(Entry::Puzzle { person: self.my_id(), at: Timestamp::default(), puzzle, result });
    }

    /// Finishes a run, as the person who plays.
    pub fn finish_run(&mut self, solved: u32, errors: u32) {
        self.add(Entry::Run { person: self.my_id(), at: Timestamp::default(), solved, errors });
    }

    /// Finishes a game of stacking, as the person who plays.
    pub fn finish_stack(&mut self, pieces: u32) {
        let (person, at) = (self.my_id(), Timestamp::default());
        self.add(Entry::Stack { person, at, pieces, cleared: 0, helped: false });
    }
}
