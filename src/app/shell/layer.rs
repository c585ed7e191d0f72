//! The layers on the stack: screens and dialogs, each with its own type of messages.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::rc::Rc;

use egui::{Pos2, Rect};

use super::context::Context;
use super::screen::{Destination, Frame, Navigation, Screen, Transition};
use crate::app::input::{Action, Input, Scope, Selecting};
use crate::app::ui::{
    Commands, Dialog, Focus, Gesture, Handled, Line, Place, Reply, Stops, TableLayout,
};
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

    /// Returns what was clicked and what the keys of an input ask for, as messages, which are carried out if it `acts`.
    #[cfg(test)]
    fn asked_for(&mut self, input: &Input, acts: bool, context: &mut Context) -> Vec<String>;

    /// Draws what lies under menus and texts.
    fn draw(&self, _paint: &mut Paint, _canvas: Canvas, _context: &Context) {}

    /// Returns whether an animation needs the full frame rate.
    fn is_animating(&self, _context: &Context) -> bool {
        false
    }

    /// Returns the scope that determines the meaning of keys.
    fn scope(&self) -> Scope;

    /// Returns where a notice appears that no message box shows: over the board, where there is one.
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
    focus: Focus,
}

/// What a screen lists, and what the focus can stop at there.
struct Listed<M> {
    lines: Vec<Line<M>>,
    commands: Commands<M>,
    stops: Stops,
}

/// What a key or a pad button leads to.
enum Outcome<M> {
    /// Nothing, or nothing more than what was done already.
    Done,
    /// Something that the screen is to carry out.
    Message(M),
    /// The help: its key works on every screen.
    Help,
}

impl<S: Screen + 'static> ScreenLayer<S> {
    /// Wraps a screen for the stack.
    pub fn new(screen: S) -> ScreenLayer<S> {
        ScreenLayer { screen, inbox: Inbox::default(), focus: Focus::default() }
    }

    /// Returns the screen.
    #[cfg(test)]
    pub fn screen(&mut self) -> &mut S {
        &mut self.screen
    }

    /// Returns the focus.
    #[cfg(test)]
    pub fn focus(&self) -> &Focus {
        &self.focus
    }

    /// Puts a message into the inbox.
    #[cfg(test)]
    pub fn post(&mut self, message: S::Message) {
        self.inbox.set(Some(message));
    }

    /// Lists what there is, keeps the focus within it, and tells the screen which line is selected.
    fn list(&mut self, context: &Context) -> Listed<S::Message> {
        let lines = self.screen.lines(context);
        let columns: Vec<usize> = lines.iter().map(Line::columns).collect();
        if self.focus.place() == Place::Board && !lines.is_empty() {
            let (row, column) = self.screen.first_line(context);
            self.focus.put(Place::Line(row, column));
        }
        let line = self.focus.line();
        self.screen.select(line);
        let mut commands = self.screen.commands(context);
        let stops = commands.stops(columns);
        self.focus.keep_within(&stops);
        if self.focus.line() != line {
            self.screen.select(self.focus.line());
            commands = self.screen.commands(context);
        }
        Listed { lines, commands, stops }
    }

    fn flow(&self, transition: Transition<S::Message>) -> Navigation<dyn Layer> {
        if let Transition::Line(row) = transition {
            self.focus.put(Place::Line(row, 0));
        }
        transition.map(|dialog| -> Box<dyn Layer> {
            debug_assert!(dialog.answers.belong_to(Scope::Dialog));
            debug_assert!(!dialog.answers.first_answer_is_destructive(), "Enter must be safe");
            Box::new(DialogLayer { dialog: *dialog, inbox: self.inbox.clone(), clicked: None })
        })
    }

    fn carry_out(&mut self, message: S::Message, context: &mut Context) -> Navigation<dyn Layer> {
        let transition = self.screen.act(message, context);
        self.flow(transition)
    }

    /// Returns what the first of these actions that the screen knows leads to.
    fn outcome(&mut self, request: Vec<Action>, context: &mut Context) -> Outcome<S::Message> {
        for action in request {
            match self.handle(action, context) {
                Handled::Message(message) => return Outcome::Message(message),
                Handled::Done => return Outcome::Done,
                Handled::No => match self.screen.steer(action, context) {
                    Some(message) => return Outcome::Message(message),
                    None if action == Action::Help => return Outcome::Help,
                    None => {}
                },
            }
        }
        Outcome::Done
    }

    /// Moves the focus by an action, or returns what the action asks for.
    fn handle(&mut self, action: Action, context: &Context) -> Handled<S::Message> {
        let Listed { lines, commands, stops } = self.list(context);
        let place = self.focus.place();
        let is_away = stops.menu.is_none() && matches!(place, Place::Button(..));
        match (action, place) {
            (Action::Back | Action::Buttons, _) if is_away => self.focus.leave_buttons(),
            (Action::Buttons, _) if stops.menu.is_none() && !stops.buttons.is_empty() => {
                let leaves = commands.place_of(Action::Back);
                self.focus.put(leaves.unwrap_or(Place::Button(0, 0)));
                self.focus.reveal();
            }
            (Action::Select(to @ (Selecting::Left | Selecting::Right)), Place::Line(row, _))
                if stops.lines[row] == 1 =>
            {
                self.focus.reveal();
                let is_back = to == Selecting::Left;
                let gesture = if is_back { Gesture::Back } else { Gesture::Forth };
                return lines[row].message(0, gesture).into();
            }
            // The keys of a list that has no lines go to its buttons.
            (Action::Select(_), Place::Board) if !S::IS_LIST => return Handled::No,
            (Action::Select(to), _) => {
                if !self.focus.walk(to, &stops) && stops.menu.is_some() {
                    return Handled::No;
                }
            }
            (Action::Accept, Place::Line(row, column)) => {
                return lines[row].message(column, Gesture::Open).into();
            }
            (Action::Accept, Place::Button(row, column)) => {
                return commands.at(row, column).into();
            }
            _ => return commands.find(action),
        }
        Handled::Done
    }

    /// Returns what is asked for. While the focus is away on the buttons, keys mean what they mean in a menu; the mouse and all other keys
    /// bring it back.
    fn requests(&self, input: &Input, stops: &Stops, context: &Context) -> Vec<Vec<Action>> {
        let keys = &context.preferences.keys;
        if matches!(self.focus.place(), Place::Button(..)) && stops.menu.is_none() {
            let requests = input.requests(keys, Scope::Menu);
            if requests.iter().flatten().any(moves_focus) {
                return requests;
            }
            let is_mouse =
                input.pointer_moved || input.clicked || input.right_clicked || input.wheel != 0;
            if is_mouse || !input.pressed.is_empty() || !input.pad.is_empty() {
                self.focus.leave_buttons();
            }
        }
        input.requests(keys, self.screen.scope())
    }
}

fn moves_focus(action: &Action) -> bool {
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
        let Listed { lines, commands, .. } = &self.list(context);
        let scope = self.screen.scope();
        debug_assert!(scope == Scope::AnyKey || commands.belong_to(scope), "{scope:?}");
        let focus = &self.focus;
        let frame = Frame { ctx, canvas, context, commands, lines, focus };
        if let Some(clicked) = self.screen.show(&frame) {
            self.inbox.set(Some(clicked));
        }
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer> {
        let stops = self.list(context).stops;
        // What was clicked is no press on the board as well. Keys that came with it act after it.
        let (mut navigation, is_pointing) = match self.inbox.take() {
            Some(message) => (self.carry_out(message, context), false),
            None => (Navigation::Stay, true),
        };
        // A screen that takes any key must not give this one its usual meaning as well.
        let requests = self.requests(input, &stops, context);
        if is_pointing && let Some(message) = self.screen.point(input, context) {
            navigation = self.carry_out(message, context);
        }
        for request in requests {
            if !matches!(navigation, Navigation::Stay | Navigation::Line(_)) {
                break;
            }
            navigation = match self.outcome(request, context) {
                Outcome::Message(message) => self.carry_out(message, context),
                Outcome::Help => Navigation::Open(Destination::Help),
                Outcome::Done => continue,
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
        let stops = self.list(context).stops;
        for request in self.requests(input, &stops, context) {
            if let Outcome::Message(message) = self.outcome(request, context) {
                messages.push(message);
            }
        }
        let names = messages.iter().map(|message| format!("{message:?}")).collect();
        for message in messages.into_iter().filter(|_| acts) {
            self.carry_out(message, context);
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

impl<M: Clone> DialogLayer<M> {
    /// Returns the answer that was clicked or that is asked for.
    fn answer(&mut self, input: &Input, context: &Context) -> Option<Reply<M>> {
        let mut answer = self.clicked.take();
        for action in input.requests(&context.preferences.keys, Scope::Dialog).into_iter().flatten()
        {
            answer = answer.or_else(|| match action {
                Action::Select(to) => {
                    self.dialog.select(to);
                    None
                }
                Action::Accept => self.dialog.selected(),
                action => self.dialog.answers.find(action).message(),
            });
            // A dialog without a button for Back can be closed by it all the same.
            if action == Action::Back && answer.is_none() {
                answer = Some(Reply::Leave);
            }
        }
        answer
    }
}

impl<M: Clone + Debug + 'static> Layer for DialogLayer<M> {
    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let clicked = self.dialog.show(ctx, canvas, context.labels(), context.is_paused);
        self.clicked = clicked.or(self.clicked.take());
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer> {
        match self.answer(input, context) {
            None => Navigation::Stay,
            Some(answer) => {
                self.inbox.set(self.dialog.message(answer));
                Navigation::Back
            }
        }
    }

    #[cfg(test)]
    fn asked_for(&mut self, input: &Input, _acts: bool, context: &mut Context) -> Vec<String> {
        self.answer(input, context).iter().map(|answer| format!("{answer:?}")).collect()
    }

    fn scope(&self) -> Scope {
        Scope::Dialog
    }
}
