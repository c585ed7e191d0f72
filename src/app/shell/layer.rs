//! The layers on the stack: screens and dialogs, each with its own type of messages.

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;

use egui::{Pos2, Rect};

use super::context::Context;
use super::screen::{Destination, Frame, Navigation, Screen, Transition};
use crate::app::input::{Action, Input, Scope, Selecting};
use crate::app::ui::{Commands, Dialog, Gesture, Line, Reply, Selection, TableLayout};
use crate::app::window::Canvas;
use crate::picture::Paint;

/// A screen or a dialog on the stack.
pub trait Layer: Any {
    /// Learns whether another layer covers this one.
    fn attend(&mut self, _is_covered: bool, _context: &mut Context) {}

    /// Advances the time, even while the layer is covered by another one.
    fn tick(&mut self, _context: &mut Context) -> Navigation<dyn Layer> {
        Navigation::Stay
    }

    /// Shows menus and texts, and stores what was clicked until the next update.
    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context);

    /// Handles input and clicks.
    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer>;

    /// Takes a text that was pasted.
    fn pasted(&mut self, _text: &str, _context: &mut Context) -> Navigation<dyn Layer> {
        Navigation::Stay
    }

    /// Returns what was clicked and what the keys of an input ask for, as messages to the screen, which are carried out if it `acts`.
    #[cfg(test)]
    fn asked_for(&mut self, _input: &Input, _acts: bool, _context: &mut Context) -> Vec<String> {
        Vec::new()
    }

    /// Draws what lies under menus and texts.
    fn draw(&self, _paint: &mut Paint, _canvas: Canvas, _context: &Context) {}

    /// Returns whether an animation needs the full frame rate.
    fn is_animating(&self, _context: &Context) -> bool {
        false
    }

    /// Returns the scope that determines the meaning of keys.
    fn scope(&self) -> Scope;

    /// Returns where news passes by that no message box tells: over the board, where there is one.
    fn place_of_news(&self, canvas: Canvas) -> Rect {
        match self.scope() {
            Scope::Game | Scope::Result | Scope::Exercise | Scope::Editor | Scope::Review => {
                TableLayout::new(canvas.size).board.rect
            }
            _ => Rect::from_min_size(Pos2::ZERO, canvas.size),
        }
    }
}

/// The inbox for messages to a screen, from its buttons and from the dialogs that it opened.
type Inbox<M> = Rc<Cell<Option<M>>>;

/// A screen on the stack.
pub struct ScreenLayer<S: Screen> {
    screen: S,
    inbox: Inbox<S::Message>,
    /// The button that the arrows have gone to, while they move over the buttons of a screen that has no menu.
    ring: Option<Selection>,
}

/// What a key or a pad button means to a screen.
enum Meaning<M> {
    /// Nothing, or nothing more than what was done already.
    Done,
    /// Something that the screen is to carry out.
    Message(M),
    /// There is help on every screen, also where nothing says so.
    Help,
}

impl<S: Screen + 'static> ScreenLayer<S> {
    /// Wraps a screen for the stack.
    pub fn new(screen: S) -> ScreenLayer<S> {
        ScreenLayer { screen, inbox: Inbox::default(), ring: None }
    }

    /// Returns the screen.
    #[cfg(test)]
    pub fn screen(&mut self) -> &mut S {
        &mut self.screen
    }

    /// Puts a message into the inbox.
    #[cfg(test)]
    pub fn post(&mut self, message: S::Message) {
        self.inbox.set(Some(message));
    }

    fn flow(&self, transition: Transition<S::Message>) -> Navigation<dyn Layer> {
        transition.map(|dialog| -> Box<dyn Layer> {
            debug_assert!(dialog.answers.belong_to(Scope::Dialog));
            debug_assert!(!dialog.answers.give_up_first(), "Enter must be safe");
            Box::new(DialogLayer { dialog: *dialog, inbox: self.inbox.clone(), clicked: None })
        })
    }

    fn carry_out(&mut self, message: S::Message, context: &mut Context) -> Navigation<dyn Layer> {
        let transition = self.screen.act(message, context);
        self.flow(transition)
    }

    /// Returns the meaning of the first of these actions that the screen knows.
    fn meaning(&mut self, request: Vec<Action>, context: &mut Context) -> Meaning<S::Message> {
        for action in request {
            let message = match self.message(action, context) {
                Some(message) => message,
                None => match self.screen.steer(action, context) {
                    Some(message) => Some(message),
                    None if action == Action::Help => return Meaning::Help,
                    None => continue,
                },
            };
            return message.map_or(Meaning::Done, Meaning::Message);
        }
        Meaning::Done
    }

    /// Returns the message of an action: `None` if the screen does not handle it, `Some(None)` if it does but has no message for it.
    fn message(&mut self, action: Action, context: &mut Context) -> Option<Option<S::Message>> {
        let commands = self.screen.commands(context);
        let all = self.screen.lines(context);
        let lines = all.len();
        let mut rows: Vec<usize> = all.iter().map(Line::columns).collect();
        rows.extend(commands.selectable());
        if self.ring.is_some() {
            return self.ring_message(action, lines, &commands);
        }
        match action {
            Action::Buttons => {
                let rows = commands.ringable();
                let (row, column) = commands.place_of(Action::Back).unwrap_or_default();
                self.put_ring(row, column, &rows).then_some(None)
            }
            Action::Select(to) => {
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
                    selection.reveal();
                    return Some(all[row].message(column, gesture));
                }
                // Beyond the ends of a list are the buttons.
                let buttons = commands.ringable();
                let beyond = match to {
                    Selecting::Up if row == 0 => buttons.len().checked_sub(1),
                    Selecting::Down if row + 1 >= lines => Some(0),
                    _ => None,
                };
                if !beyond.is_some_and(|row| self.put_ring(row, 0, &buttons)) {
                    self.screen.selection()?.walk(to, &rows);
                }
                Some(None)
            }
            Action::Accept => {
                let selected = self.screen.selection().map(|selection| selection.place());
                if let Some((row, column)) = selected {
                    if row < lines {
                        let message = all[row].message(column, Gesture::Open);
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

    /// Puts the ring on a button, and returns whether there is one.
    fn put_ring(&mut self, row: usize, column: usize, rows: &[usize]) -> bool {
        let mut ring = Selection::default();
        ring.select(row, column);
        ring.keep_within(rows);
        self.ring = (!rows.is_empty()).then_some(ring);
        self.ring.is_some()
    }

    /// Returns the message of an action while the ring is on a button, below a list with this many lines.
    fn ring_message(
        &mut self,
        action: Action,
        lines: usize,
        commands: &Commands<S::Message>,
    ) -> Option<Option<S::Message>> {
        let rows = commands.ringable();
        let ring = self.ring.as_mut()?;
        match action {
            Action::Select(to) => {
                let last = rows.len().saturating_sub(1);
                let line = match to {
                    Selecting::Up if ring.row() == 0 => lines.checked_sub(1),
                    Selecting::Down if ring.row() == last && lines > 0 => Some(0),
                    _ => None,
                };
                match line {
                    Some(line) => {
                        self.ring = None;
                        self.screen.selection()?.select(line, 0);
                    }
                    None => _ = ring.walk(to, &rows),
                }
            }
            Action::Accept => return Some(commands.at_ring(ring.place())),
            Action::Back | Action::Buttons => self.ring = None,
            _ => return None,
        }
        Some(None)
    }

    /// Returns what is asked for. While the ring is on a button, keys mean what they mean in a menu; the mouse and all other keys take it away.
    fn requests(&mut self, input: &Input, context: &Context) -> Vec<Vec<Action>> {
        let keys = &context.preferences.keys;
        if let Some(ring) = &mut self.ring {
            let rows = self.screen.commands(context).ringable();
            ring.keep_within(&rows);
            let requests = input.requests(keys, Scope::Menu);
            let is_mouse =
                input.pointer_moved || input.clicked || input.right_clicked || input.wheel != 0;
            let is_other = !input.pressed.is_empty() || !input.pad.is_empty();
            if requests.iter().flatten().any(moves_ring) && !rows.is_empty() {
                return requests;
            }
            if rows.is_empty() || is_mouse || is_other {
                self.ring = None;
            }
        }
        input.requests(keys, self.screen.scope())
    }
}

fn moves_ring(action: &Action) -> bool {
    matches!(action, Action::Select(_) | Action::Accept | Action::Back | Action::Buttons)
}

impl<S: Screen + 'static> Layer for ScreenLayer<S> {
    fn attend(&mut self, is_covered: bool, context: &mut Context) {
        self.screen.attend(is_covered, context);
    }

    fn tick(&mut self, context: &mut Context) -> Navigation<dyn Layer> {
        let transition = self.screen.tick(context);
        self.flow(transition)
    }

    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let ring = self.ring.as_ref().map(Selection::place);
        let lines = self.screen.lines(context).len();
        let commands = &self.screen.commands(context).ringed(ring).below(lines);
        let scope = self.screen.scope();
        debug_assert!(scope == Scope::AnyKey || commands.belong_to(scope), "{scope:?}");
        if let Some(clicked) = self.screen.show(&Frame { ctx, canvas, context, commands }) {
            self.inbox.set(Some(clicked));
        }
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer> {
        // What was clicked is no press on the board as well. Keys that came with it act after it.
        let (mut navigation, is_pointing) = match self.inbox.take() {
            Some(message) => (self.carry_out(message, context), false),
            None => (Navigation::Stay, true),
        };
        // A screen that takes any key must not give this one its usual meaning as well.
        let requests = self.requests(input, context);
        if is_pointing && let Some(message) = self.screen.point(input, context) {
            navigation = self.carry_out(message, context);
        }
        for request in requests {
            if !matches!(navigation, Navigation::Stay) {
                break;
            }
            navigation = match self.meaning(request, context) {
                Meaning::Message(message) => self.carry_out(message, context),
                Meaning::Help => Navigation::Open(Destination::Help),
                Meaning::Done => continue,
            };
        }
        navigation
    }

    fn pasted(&mut self, text: &str, context: &mut Context) -> Navigation<dyn Layer> {
        let transition = self.screen.pasted(text, context);
        self.flow(transition)
    }

    #[cfg(test)]
    fn asked_for(&mut self, input: &Input, acts: bool, context: &mut Context) -> Vec<String> {
        let clicked = self.inbox.take();
        let mut messages: Vec<_> = clicked.into_iter().collect();
        for request in self.requests(input, context) {
            if let Meaning::Message(message) = self.meaning(request, context) {
                messages.push(message);
            }
        }
        let names = messages.iter().map(|message| format!("{message:?}")).collect();
        for message in messages.into_iter().filter(|_| acts) {
            self.screen.act(message, context);
        }
        names
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        self.screen.draw(paint, canvas, context);
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.screen.is_animating(context)
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

impl<M: Clone + 'static> Layer for DialogLayer<M> {
    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let clicked = self.dialog.show(ctx, canvas, context.labels(), context.is_paused);
        self.clicked = clicked.or(self.clicked.take());
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer> {
        let mut answer = self.clicked.take();
        for action in input.requests(&context.preferences.keys, Scope::Dialog).into_iter().flatten()
        {
            answer = answer.or_else(|| match action {
                Action::Select(to) => {
                    self.dialog.select(to);
                    None
                }
                Action::Accept => self.dialog.selected(),
                action => self.dialog.answers.find(action).flatten(),
            });
            // A dialog without a button for Back can be closed by it all the same.
            if action == Action::Back && answer.is_none() {
                answer = Some(Reply::Leave);
            }
        }
        match answer {
            None => Navigation::Stay,
            Some(answer) => {
                self.inbox.set(self.dialog.message(answer));
                Navigation::Back
            }
        }
    }

    fn scope(&self) -> Scope {
        Scope::Dialog
    }
}
