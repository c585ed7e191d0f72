//! The layers on the stack: screens and dialogs, each with its own type of messages.

use std::cell::Cell;
use std::rc::Rc;

use super::context::Context;
use super::screen::{Destination, Screen, Transition};
use crate::app::input::action::{Action, Scope, Selecting};
use crate::app::input::frame::Input;
use crate::app::ui::dialog::{Dialog, Reply};
use crate::app::ui::layout::Canvas;
use crate::app::ui::selection::Gesture;
use crate::picture::style::Style;

/// Where to go after a frame.
pub enum Navigation {
    /// Stay here.
    Stay,
    /// Close everything and go to a screen.
    Go(Destination),
    /// Show a screen over this one.
    Open(Destination),
    /// Show a dialog over this screen.
    Ask(Box<dyn Layer>),
    /// Go back to what is below.
    Back,
    /// End the program.
    Quit,
}

/// A screen or a dialog on the stack.
pub trait Layer {
    /// Advances the time, even while the layer is covered by another one.
    fn tick(&mut self, now: f64, context: &mut Context) -> Navigation;

    /// Shows menus and texts, and stores what was clicked until the next update.
    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context);

    /// Handles input and clicks.
    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation;

    /// Takes a text that was pasted.
    fn pasted(&mut self, _text: &str, _now: f64, _context: &mut Context) -> Navigation {
        Navigation::Stay
    }

    /// Draws what lies under menus and texts.
    fn draw(&self, canvas: Canvas, style: Style, now: f64);

    /// Returns whether an animation needs the full frame rate.
    fn is_animating(&self, now: f64) -> bool;

    /// Returns the scope that determines the meaning of keys.
    fn scope(&self) -> Scope;

    /// Returns whether the layer below stays visible.
    fn is_dialog(&self) -> bool {
        false
    }
}

/// The inbox for messages to a screen, from its buttons and from the dialogs that it opened.
struct Inbox<M>(Rc<Cell<Option<M>>>);

impl<M> Clone for Inbox<M> {
    fn clone(&self) -> Inbox<M> {
        Inbox(self.0.clone())
    }
}

/// A screen on the stack.
pub struct ScreenLayer<S: Screen> {
    screen: S,
    inbox: Inbox<S::Message>,
}

impl<S: Screen> ScreenLayer<S> {
    /// Wraps a screen for the stack.
    pub fn new(screen: S) -> ScreenLayer<S> {
        ScreenLayer { screen, inbox: Inbox(Rc::default()) }
    }

    /// Returns the screen.
    #[cfg(test)]
    pub fn screen(&mut self) -> &mut S {
        &mut self.screen
    }

    /// Puts a message into the inbox.
    #[cfg(test)]
    pub fn post(&mut self, message: S::Message) {
        self.inbox.0.set(Some(message));
    }

    fn flow(&self, transition: Transition<S::Message>) -> Navigation {
        match transition {
            Transition::Stay => Navigation::Stay,
            Transition::Go(destination) => Navigation::Go(destination),
            Transition::Open(destination) => Navigation::Open(destination),
            Transition::Ask(dialog) => {
                debug_assert!(dialog.answers().belong_to(Scope::Dialog));
                let inbox = self.inbox.clone();
                Navigation::Ask(Box::new(DialogLayer { dialog: *dialog, inbox, clicked: None }))
            }
            Transition::Back => Navigation::Back,
            Transition::Quit => Navigation::Quit,
        }
    }

    /// Returns the message of an action: `None` if the screen does not handle it, `Some(None)` if it does but has no message for it.
    fn message(&mut self, action: Action, context: &mut Context) -> Option<Option<S::Message>> {
        let commands = self.screen.commands(context);
        match action {
            Action::Select(to) => {
                let mut rows = self.screen.lines(context);
                let lines = rows.len();
                rows.extend(commands.selectable());
                let selection = self.screen.selection()?;
                selection.keep_within(&rows);
                let (row, column) = selection.place();
                let gesture = match to {
                    Selecting::Left => Gesture::Back,
                    Selecting::Right => Gesture::Forth,
                    _ => Gesture::Open,
                };
                let changes = row < lines && gesture != Gesture::Open && rows[row] == 1;
                if changes {
                    return Some(self.screen.line_message(row, column, gesture));
                }
                selection.walk(to, &rows);
                Some(None)
            }
            Action::Accept => {
                let lines = self.screen.lines(context).len();
                let selected = self.screen.selection().map(|selection| selection.place());
                if let Some((row, column)) = selected {
                    if row < lines {
                        let message = self.screen.line_message(row, column, Gesture::Open);
                        return Some(message).or(commands.find(action));
                    }
                    if !commands.selectable().is_empty() {
                        return Some(commands.at(row - lines, column));
                    }
                }
                commands.find(action)
            }
            action => commands.find(action),
        }
    }
}

impl<S: Screen> Layer for ScreenLayer<S> {
    fn tick(&mut self, now: f64, context: &mut Context) -> Navigation {
        let transition = self.screen.tick(now, context);
        self.flow(transition)
    }

    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let commands = self.screen.commands(context);
        let scope = self.screen.scope();
        debug_assert!(scope == Scope::AnyKey || commands.belong_to(scope), "{scope:?}");
        if let Some(clicked) = self.screen.show(ctx, canvas, context, &commands) {
            self.inbox.0.set(Some(clicked));
        }
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation {
        if let Some(message) = self.inbox.0.take() {
            let transition = self.screen.act(message, input.now, context);
            return self.flow(transition);
        }
        let mut messages = self.screen.point(input, context);
        messages.reverse();
        while let Some(message) = messages.pop() {
            let transition = self.screen.act(message, input.now, context);
            if !matches!(transition, Transition::Stay) {
                return self.flow(transition);
            }
        }
        for wish in input.wishes(&context.preferences.keys, self.screen.scope()) {
            for action in wish {
                let message = match self.message(action, context) {
                    Some(message) => message,
                    None => match self.screen.steer(action, context) {
                        Some(message) => Some(message),
                        // There is help on every screen, also where nothing says so.
                        None if action == Action::Help => {
                            return Navigation::Open(Destination::Help);
                        }
                        None => continue,
                    },
                };
                if let Some(message) = message {
                    let transition = self.screen.act(message, input.now, context);
                    if !matches!(transition, Transition::Stay) {
                        return self.flow(transition);
                    }
                }
                break;
            }
        }
        Navigation::Stay
    }

    fn pasted(&mut self, text: &str, now: f64, context: &mut Context) -> Navigation {
        let transition = self.screen.pasted(text, now, context);
        self.flow(transition)
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        self.screen.draw(canvas, style, now);
    }

    fn is_animating(&self, now: f64) -> bool {
        self.screen.is_animating(now)
    }

    fn scope(&self) -> Scope {
        self.screen.scope()
    }
}

/// A dialog over the screen that opened it.
struct DialogLayer<M> {
    dialog: Dialog<M>,
    inbox: Inbox<M>,
    clicked: Option<Reply<M>>,
}

impl<M: Clone> Layer for DialogLayer<M> {
    fn tick(&mut self, _: f64, _: &mut Context) -> Navigation {
        Navigation::Stay
    }

    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let clicked = self.dialog.show(ctx, canvas, &context.preferences.keys);
        self.clicked = clicked.or(self.clicked.take());
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation {
        let mut answer = self.clicked.take();
        for action in input.wishes(&context.preferences.keys, Scope::Dialog).into_iter().flatten() {
            answer = answer.or_else(|| match action {
                Action::Select(to) => {
                    self.dialog.select(to);
                    None
                }
                Action::Accept => self.dialog.selected(),
                action => self.dialog.answers().find(action).flatten(),
            });
            // A dialog without a button for Back can be closed by it all the same.
            if action == Action::Back && answer.is_none() {
                answer = Some(Reply::Leave);
            }
        }
        match answer {
            None => Navigation::Stay,
            Some(answer) => {
                self.inbox.0.set(self.dialog.message(answer));
                Navigation::Back
            }
        }
    }

    fn draw(&self, _: Canvas, _: Style, _: f64) {}

    fn is_animating(&self, _: f64) -> bool {
        false
    }

    fn scope(&self) -> Scope {
        Scope::Dialog
    }

    fn is_dialog(&self) -> bool {
        true
    }
}
