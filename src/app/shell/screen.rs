//! What a screen is: it says what can be done, shows itself, and acts on messages.

use super::context::Context;
use crate::app::input::action::{Action, Scope};
use crate::app::input::frame::Input;
use crate::app::ui::command::Commands;
use crate::app::ui::dialog::Dialog;
use crate::app::ui::layout::Canvas;
use crate::app::ui::selection::{Gesture, Selection};
use crate::app::ui::style::Style;
use crate::game::{Board, Record};

/// Where to go after a message.
pub enum Transition<M> {
    /// Stay on this screen.
    Stay,
    /// Close everything and go to a screen.
    Go(Destination),
    /// Show another screen over this one.
    Open(Destination),
    /// Ask something; the answer comes back as a message.
    Ask(Box<Dialog<M>>),
    /// Go back to the screen below.
    Back,
    /// End the program.
    Quit,
}

/// A screen to go to.
pub enum Destination {
    /// The title menu.
    Title,
    /// The level picker.
    NewGame,
    /// The names of two people.
    TwoPlayers,
    /// Which levels play each other.
    Watch,
    /// The table, with a game that begins or goes on.
    Table(Box<Record>),
    /// The rules and the controls.
    Help,
    /// What can be set.
    Settings,
    /// Which key means what.
    Keys,
    /// The list of lessons and puzzles.
    Learn,
    /// A lesson, by its place in the list.
    Lesson(usize),
    /// The puzzles of a grade.
    Grade(usize),
    /// A puzzle, by its place in the list.
    Puzzle(usize),
    /// The saved games.
    Games,
    /// A game to be looked at again.
    Review(Box<Record>),
    /// The people who play here.
    Players,
    /// The position editor.
    Editor(Box<Board>),
}

/// One screen of the game.
///
/// In every frame time passes ([`tick`](Screen::tick)), the screen is shown ([`show`](Screen::show)), acts on what the player did, and is
/// drawn. Whatever the player does becomes a message: buttons and keys by the screen's [`commands`](Screen::commands), lines by
/// [`line_message`](Screen::line_message), the mouse over a board by [`point`](Screen::point), answers to dialogs by themselves.
/// [`act`](Screen::act) is the one place where messages are carried out.
pub trait Screen {
    /// What the player can tell the screen.
    type Message: Clone + 'static;

    /// Returns on which kind of screen keys are pressed.
    fn scope(&self) -> Scope {
        Scope::Menu
    }

    /// Returns everything that can be done now.
    fn commands(&self, context: &Context) -> Commands<Self::Message>;

    /// Returns the number of columns of each line that can be selected; the buttons of a menu follow.
    fn lines(&self, _context: &Context) -> Vec<usize> {
        Vec::new()
    }

    /// Returns what is selected, on screens where something is.
    fn selection(&mut self) -> Option<&mut Selection> {
        None
    }

    /// Returns what a gesture on a line tells the screen.
    fn line_message(
        &self,
        _row: usize,
        _column: usize,
        _gesture: Gesture,
    ) -> Option<Self::Message> {
        None
    }

    /// Acts on a key or a pad button that is no command, such as one that moves the piece in hand.
    fn steer(&mut self, _action: Action, _context: &mut Context) -> Option<Self::Message> {
        None
    }

    /// Follows the mouse where it is not over a button.
    fn point(&mut self, _input: &Input, _context: &mut Context) -> Vec<Self::Message> {
        Vec::new()
    }

    /// Lets time pass.
    fn tick(&mut self, _now: f64, _context: &mut Context) -> Transition<Self::Message> {
        Transition::Stay
    }

    /// Shows menus and texts, and returns what was clicked.
    fn show(
        &mut self,
        ctx: &egui::Context,
        canvas: Canvas,
        context: &Context,
        commands: &Commands<Self::Message>,
    ) -> Option<Self::Message>;

    /// Carries out a message.
    fn act(
        &mut self,
        message: Self::Message,
        now: f64,
        context: &mut Context,
    ) -> Transition<Self::Message>;

    /// Draws what lies under menus and texts.
    fn draw(&self, _canvas: Canvas, _style: Style, _now: f64) {}

    /// Returns whether something moves that wants the full frame rate.
    fn is_animating(&self, _now: f64) -> bool {
        false
    }
}
