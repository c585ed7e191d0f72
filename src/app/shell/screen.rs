//! The traits of a screen, which lists its commands, shows itself, and handles messages, and of a
//! layer on the stack.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::ops::Range;
use std::rc::Rc;

use egui::{Pos2, Rect, Ui, Vec2};

use super::context::Context;
use crate::app::input::{Action, Input, Scope};
use crate::app::text::Message;
use crate::app::ui::{ButtonSize, Commands, Focus, GAP, Line, Place, TableLayout, widgets};
use crate::app::window::Canvas;
use crate::game::{Board, Day, PersonId, Record, StackingGame};
use crate::picture::Paint;

/// Where to go after a frame or a message, which may open a dialog, given by this.
pub enum Navigation<D: ?Sized> {
    /// Stay here.
    Stay,
    /// Stay here, with the focus on a line.
    Line(usize),
    /// Close everything and go to a screen.
    Go(Destination),
    /// Show a screen over this one.
    Open(Destination),
    /// Show a dialog over this screen.
    Ask(Box<D>),
    /// Go back to what is below.
    Back,
    /// End the program.
    Quit,
}

impl<D: ?Sized> Navigation<D> {
    /// Returns the same way, with its dialog made into one of another type.
    pub fn map<E: ?Sized>(self, dialog: impl FnOnce(Box<D>) -> Box<E>) -> Navigation<E> {
        match self {
            Navigation::Stay => Navigation::Stay,
            Navigation::Line(row) => Navigation::Line(row),
            Navigation::Go(destination) => Navigation::Go(destination),
            Navigation::Open(destination) => Navigation::Open(destination),
            Navigation::Ask(asked) => Navigation::Ask(dialog(asked)),
            Navigation::Back => Navigation::Back,
            Navigation::Quit => Navigation::Quit,
        }
    }
}

/// Where to go after a message to a screen. The answer to its dialog is such a message.
pub type Transition<M> = Navigation<dyn FnOnce(Inbox<M>) -> Box<dyn Layer>>;

/// The inbox for messages to a screen, from its buttons and from the dialogs that it opened.
pub type Inbox<M> = Rc<Cell<Option<M>>>;

/// A screen or a dialog on the stack.
pub trait Layer: Any {
    /// Learns whether another layer covers this one.
    fn set_covered(&mut self, is_covered: bool, context: &mut Context);

    /// Advances the time, even while the layer is covered by another one.
    fn tick(&mut self, context: &mut Context) -> Navigation<dyn Layer>;

    /// Shows menus and texts, and stores what was clicked until the next update.
    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context);

    /// Handles input and clicks.
    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer>;

    /// Takes a text that was pasted.
    fn pasted(&mut self, text: &str, context: &mut Context) -> Navigation<dyn Layer>;

    /// Returns what was clicked and what the keys of an input ask for, as messages, which are
    /// carried out if it `acts`.
    #[cfg(test)]
    fn asked_for(&mut self, input: &Input, acts: bool, context: &mut Context) -> Vec<String>;

    /// Draws what lies under menus and texts.
    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context);

    /// Returns whether an animation needs the full frame rate.
    fn is_animating(&self, context: &Context) -> bool;

    /// Returns the scope that determines the meaning of keys.
    fn scope(&self) -> Scope;

    /// Returns where a notice appears that no message box shows: over the board, where there is
    /// one.
    fn place_of_news(&self, canvas: Canvas) -> Rect {
        match self.scope() {
            Scope::Game | Scope::Result | Scope::Exercise | Scope::Editor | Scope::Review => {
                TableLayout::new(canvas.size).board.rect
            }
            _ => Rect::from_min_size(Pos2::ZERO, canvas.size),
        }
    }
}

/// A screen to open.
pub enum Destination {
    /// The title menu.
    Title,
    /// The level picker.
    NewGame,
    /// The names of two people.
    TwoPlayers,
    /// The choice of levels that play each other.
    Watch,
    /// The game screen, with a new or a resumed game.
    Table(Box<Record>),
    /// The help.
    Help,
    /// The help, opened at the page on stacking.
    StackingHelp,
    /// The settings.
    Settings,
    /// The key bindings.
    Keys,
    /// The list of lessons and puzzles.
    Learn,
    /// A lesson, by its index.
    Lesson(usize),
    /// The puzzles of a grade.
    Grade(usize),
    /// A puzzle, by its index.
    Puzzle(usize),
    /// The puzzle of a day.
    DailyPuzzle(Day),
    /// Endless puzzles at the person's rating.
    EndlessPuzzles,
    /// A run against the clock.
    PuzzleRun,
    /// The saved games.
    Games,
    /// The review of a game.
    Review(Box<Record>),
    /// The menu of stacking.
    Stacking,
    /// A game of stacking, and who builds.
    StackingGame(Box<StackingGame>, PersonId),
    /// The stacker at work, with pieces that follow from a seed.
    StackingWatch(u64),
    /// The lesson on stacking.
    StackingLesson,
    /// The people who play here.
    Players,
    /// The statistics of a person.
    Statistics(PersonId),
    /// The position editor.
    Editor(Box<Board>),
}

/// What a screen shows itself with.
pub struct Frame<'a, M> {
    /// Where menus and texts are shown.
    pub ctx: &'a egui::Context,
    /// The window's size.
    pub canvas: Canvas,
    /// The state shared by all screens.
    pub context: &'a Context,
    /// The commands that the screen listed.
    pub commands: &'a Commands<M>,
    /// The lines that the screen listed.
    pub lines: &'a [Line<M>],
    /// What has the focus.
    pub focus: &'a Focus,
}

/// The size of the buttons in the foot of a panel.
const FOOT: ButtonSize = ButtonSize::Usual;

impl<M: Clone> Frame<'_, M> {
    /// Shows a panel of this size in the middle of the window, with its title. The pair is the room around the contents and the least
    /// height of both.
    pub fn panel<R>(
        &self,
        name: &str,
        size: Vec2,
        room: (f32, f32),
        title: Message,
        contents: impl FnOnce(&mut Ui) -> R,
    ) -> R {
        widgets::panel(self.ctx, name, self.canvas.centered(size), room, |ui| {
            widgets::title(ui, self.context.texts.get(title));
            contents(ui)
        })
    }

    /// Returns the height that the foot of a panel leaves to what is above it.
    pub fn room_above_foot(&self, ui: &Ui) -> f32 {
        let rows = self.foot().len();
        ui.available_height() - rows as f32 * (FOOT.height() + GAP) - GAP
    }

    /// Shows rows of buttons.
    pub fn rows(&self, ui: &mut Ui, rows: Range<usize>, size: ButtonSize) -> Option<M> {
        self.commands.show(ui, rows, size, self.context.labels(), self.focus)
    }

    /// Shows the buttons of a row that has this name, if there is one.
    pub fn row(&self, ui: &mut Ui, name: &str, size: ButtonSize) -> Option<M> {
        let row = self.commands.called(name)?;
        self.rows(ui, row..row + 1, size)
    }

    /// Shows the buttons of a row that has this name, in their place.
    pub fn show_row(&self, ui: &mut Ui, place: Rect, name: &str, size: ButtonSize) -> Option<M> {
        widgets::within(ui, place, |ui| self.row(ui, name, size))
    }

    /// Returns the rows in the foot of a panel: the menu or, where there is none, all.
    fn foot(&self) -> Range<usize> {
        let [above, menu] = self.commands.parts();
        if menu.is_empty() { above } else { menu }
    }

    /// Shows the foot of a panel.
    pub fn show_foot(&self, ui: &mut Ui) -> Option<M> {
        ui.add_space(GAP);
        self.rows(ui, self.foot(), FOOT)
    }
}

/// One screen of the game.
///
/// In every frame the screen is told what is above it ([`set_covered`](Screen::set_covered)). If it
/// can be seen, it advances the time ([`tick`](Screen::tick)), is shown ([`show`](Screen::show)),
/// handles the player's input, and is drawn. All input becomes messages: that of buttons and keys
/// through the screen's [`commands`](Screen::commands), that of lines through its
/// [`lines`](Screen::lines), that of the mouse over a board through [`point`](Screen::point);
/// dialogs send their answers themselves. [`act`](Screen::act) is the only place where messages are
/// carried out. Its layer has the focus.
pub trait Screen {
    /// The messages of the screen.
    type Message: Clone + Debug + 'static;

    /// The scope that determines the meaning of keys.
    const SCOPE: Scope = Scope::Menu;

    /// Whether the screen is a list, from which the arrows go to the buttons even while it is
    /// empty.
    const IS_LIST: bool = false;

    /// Returns the present scope, on screens that have more than one.
    fn scope(&self) -> Scope {
        Self::SCOPE
    }

    /// Returns the available commands.
    fn commands(&self, context: &Context) -> Commands<Self::Message>;

    /// Returns the lines that the focus moves over; the buttons follow them.
    fn lines(&self, _context: &Context) -> Vec<Line<Self::Message>> {
        Vec::new()
    }

    /// Returns what has the focus at first, if that is not the first line or button of all.
    fn first(&self, _context: &Context) -> Place {
        Place::Board
    }

    /// Tells the screen which line is selected, as its commands act on it.
    fn select(&mut self, _line: Option<usize>) {}

    /// Handles a key or a pad button that is not a command, such as one that moves the piece in hand.
    fn steer(&mut self, _action: Action, _context: &mut Context) -> Option<Self::Message> {
        None
    }

    /// Handles the mouse when it is not over a button.
    fn point(&mut self, _input: &Input, _context: &mut Context) -> Option<Self::Message> {
        None
    }

    /// Takes a text that was pasted, as asked for by [`Context::ask_to_paste`].
    fn pasted(&mut self, _text: &str, _context: &mut Context) -> Transition<Self::Message> {
        Transition::Stay
    }

    /// Tells the screen, in every frame, whether another screen or a dialog covers it.
    fn set_covered(&mut self, _is_covered: bool, _context: &mut Context) {}

    /// Advances the time.
    fn tick(&mut self, _context: &mut Context) -> Transition<Self::Message> {
        Transition::Stay
    }

    /// Shows menus and texts, and returns what was clicked.
    fn show(&mut self, frame: &Frame<Self::Message>) -> Option<Self::Message>;

    /// Carries out a message.
    fn act(&mut self, message: Self::Message, context: &mut Context) -> Transition<Self::Message>;

    /// Draws what lies under menus and texts.
    fn draw(&self, _paint: &mut Paint, _canvas: Canvas, _context: &Context) {}

    /// Returns whether an animation needs the full frame rate.
    fn is_animating(&self, _context: &Context) -> bool {
        false
    }
}
