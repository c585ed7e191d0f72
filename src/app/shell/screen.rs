//! The trait of a screen, which shows itself and handles messages, and that of
//! a layer on the stack.

mod view;

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::rc::Rc;

use egui::{Id, Pos2, Rect};

use super::context::Context;
use crate::ai::all_of;
use crate::app::input::{Action, Input, Scope};
use crate::app::ui::TableLayout;
use crate::app::window::Canvas;
use crate::game::{Board, CardKey, DailyPuzzle, Day, Idea, PersonId, Record, StackingGame};
use crate::picture::Paint;
pub use view::{Page, View};

/// Where to go after a frame or a message. `D` leads to a dialog.
pub enum Navigation<D: ?Sized> {
    /// Stay on this screen.
    Stay,
    /// Stay on this screen, with the focus on what has this id.
    Focus(Id),
    /// Close everything and go to a screen.
    Go(Destination),
    /// Show a screen over this one.
    Open(Destination),
    /// Close this screen and show another one in its place.
    Replace(Destination),
    /// Show a dialog over this screen.
    Ask(Box<D>),
    /// Go back to the screen below, or to the title.
    Back,
    /// End the program.
    Quit,
}

impl<D: ?Sized> Navigation<D> {
    /// Converts the dialog into one of another type.
    pub fn map<E: ?Sized>(self, dialog: impl FnOnce(Box<D>) -> Box<E>) -> Navigation<E> {
        match self {
            Navigation::Stay => Navigation::Stay,
            Navigation::Focus(id) => Navigation::Focus(id),
            Navigation::Go(destination) => Navigation::Go(destination),
            Navigation::Open(destination) => Navigation::Open(destination),
            Navigation::Replace(destination) => Navigation::Replace(destination),
            Navigation::Ask(asked) => Navigation::Ask(dialog(asked)),
            Navigation::Back => Navigation::Back,
            Navigation::Quit => Navigation::Quit,
        }
    }
}

/// Where to go after a message to a screen. The answer to a dialog is such a message.
pub type Transition<M> = Navigation<dyn FnOnce(Inbox<M>) -> Box<dyn Layer>>;

/// The inbox of a screen, for messages from its buttons and from the dialogs that it opened.
pub type Inbox<M> = Rc<Cell<Option<M>>>;

/// A screen or a dialog on the stack.
pub trait Layer: Any {
    /// Called in every frame, before [`tick`](Layer::tick), with whether another layer covers this
    /// one.
    fn set_covered(&mut self, is_covered: bool, context: &mut Context);

    /// Called once when the layer leaves the stack, whatever led away from it.
    fn close(&mut self, context: &mut Context);

    /// Advances the time, also below a dialog, but not below another screen.
    fn tick(&mut self, context: &mut Context) -> Navigation<dyn Layer>;

    /// Shows menus and texts, and keeps the message of a click until the next update.
    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context);

    /// Handles input and clicks.
    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer>;

    /// Takes a text that was pasted.
    fn pasted(&mut self, text: &str, context: &mut Context) -> Navigation<dyn Layer>;

    /// Returns the messages of a click and of the input's keys; carries them out if `acts`.
    #[cfg(test)]
    fn asked_for(&mut self, input: &Input, acts: bool, context: &mut Context) -> Vec<String>;

    /// Returns the names of what the arrows alone do not reach, and the actions that have keys.
    #[cfg(test)]
    fn reach(&self) -> (Vec<String>, Vec<Action>);

    /// Moves the focus to what was shown at this index. Returns whether there is something.
    #[cfg(test)]
    fn focus_at(&self, index: usize) -> bool;

    /// Draws what lies below menus and texts.
    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context);

    /// Returns the scope that gives keys their meanings.
    fn scope(&self) -> Scope;

    /// Returns whether the screen shows new achievements in its own time and place, so that no
    /// notice does.
    fn is_match(&self) -> bool;

    /// Returns where a notice appears that no message box shows: over the board, if there is one.
    fn notice_rect(&self, canvas: Canvas) -> Rect {
        match self.scope() {
            Scope::Game | Scope::GameOver | Scope::Exercise | Scope::Editor | Scope::Review => {
                TableLayout::new(canvas.size).board.rect
            }
            _ => Rect::from_min_size(Pos2::ZERO, canvas.size),
        }
    }
}

/// A kind of training.
#[derive(Clone, PartialEq, Debug)]
pub enum Training {
    /// Endless puzzles at the person's rating.
    Endless,
    /// A run against the clock.
    Run,
    /// Second chances.
    Practice(Sitting),
}

/// The cards of a sitting.
#[derive(Clone, PartialEq, Debug)]
pub enum Sitting {
    /// What is due today, or else everything.
    Due,
    /// All cards with this idea.
    Idea(Idea),
    /// One card.
    Card(CardKey),
}

/// A section of the page of the person who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The profile of the person who plays.
    Profile,
    /// All games of the person who plays.
    History,
    /// The people who play here.
    People,
}

/// An article of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Article {
    /// The rules of the game.
    Rules,
    /// How to play well.
    Strategy,
    /// What is known of the opening.
    Opening,
    /// Hints, winning moves, the analysis and the coach.
    Aids,
    /// How the computer thinks.
    Computer,
    /// The game for one.
    Stacking,
    /// Keys, mouse and game pad.
    Keys,
    /// The notices of what others made.
    Notices,
}

impl Article {
    /// All articles, in the order in which they are listed.
    pub const ALL: [Article; 8] =
        all_of!(Article: Rules, Strategy, Opening, Aids, Computer, Stacking, Keys, Notices);

    /// The articles that teach something: all but the last.
    pub const TO_LEARN: &[Article] = Article::ALL.split_at(7).0;
}

/// A screen to open.
pub enum Destination {
    /// The title menu.
    Title,
    /// The ladder, and all other ways to begin a game.
    Play,
    /// The game screen, with a new or a resumed game.
    Table(Box<Record>),
    /// The settings.
    Settings,
    /// The key bindings.
    Keys,
    /// The lessons, or an article in their place.
    Learn(Option<Article>),
    /// A lesson, by its index.
    Lesson(usize),
    /// All puzzles, with the one of a day.
    Puzzles(Day),
    /// A puzzle, by its index.
    Puzzle(usize),
    /// One of the puzzles of a day.
    DailyPuzzle(DailyPuzzle),
    /// A kind of training.
    Training(Training),
    /// The review of a game.
    Review(Box<Record>),
    /// A game of stacking, with the person who plays.
    StackingGame(Box<StackingGame>, PersonId),
    /// The computer's stacker at work, with pieces that follow from a seed.
    StackingWatch(u64),
    /// A section of the page of the person who plays.
    You(Section),
    /// The profile of another person who plays here.
    Profile(PersonId),
    /// A part of the gallery of all widgets in all their states.
    #[cfg(feature = "gallery")]
    Gallery(usize),
    /// The position editor.
    Editor(Box<Board>),
}

/// One screen of the game.
///
/// In every frame, the screen is told whether it is covered ([`set_covered`](Screen::set_covered)).
/// If it can be seen, it advances the time ([`tick`](Screen::tick)), shows itself
/// ([`show`](Screen::show)), handles the player's input unless a dialog covers it, and draws itself
/// ([`draw`](Screen::draw)).
///
/// All input becomes messages: buttons, keys and pad through what [`show`](Screen::show) records;
/// the mouse over a board through [`point`](Screen::point); dialogs send their answers themselves.
/// [`act`](Screen::act) is the only place where messages are carried out. The layer of the screen
/// keeps the focus.
pub trait Screen {
    /// The messages of the screen.
    type Message: Clone + Debug + 'static;

    /// The scope that gives keys their meanings.
    const SCOPE: Scope = Scope::Menu;

    /// Returns the present scope of a screen that has more than one.
    fn scope(&self) -> Scope {
        Self::SCOPE
    }

    /// Returns whether the screen shows new achievements in its own time and place, so that no
    /// notice does.
    fn is_match(&self) -> bool {
        self.scope() == Scope::Game
    }

    /// Returns what the key of the help opens; `None` if it leaves this screen, which is the help.
    fn help(&self) -> Option<Destination> {
        Some(Destination::Learn(match self.scope() {
            Scope::Game | Scope::Exercise | Scope::Editor => Some(Article::Keys),
            Scope::Review | Scope::GameOver => Some(Article::Strategy),
            Scope::Menu | Scope::Dialog | Scope::AnyKey => Some(Article::Rules),
            Scope::List => None,
        }))
    }

    /// Closes something of the screen's own, such as a line of best play, instead of the screen.
    /// Returns whether there was something to close.
    fn closes(&mut self) -> bool {
        false
    }

    /// Shows menus and texts. Whatever can be pressed is recorded in the call that shows it.
    fn show(&mut self, view: &View<Self::Message>);

    /// Handles a key or a pad button that is no command, such as one that moves the piece in hand.
    fn steer(&mut self, _action: Action, _context: &mut Context) -> Option<Self::Message> {
        None
    }

    /// Handles the mouse over a board. Called with every part of the input, unless a button or a
    /// line was clicked.
    fn point(&mut self, _input: &Input, _context: &mut Context) -> Option<Self::Message> {
        None
    }

    /// Takes a text that was pasted after [`Context::ask_to_paste`].
    fn pasted(&mut self, _text: &str, _context: &mut Context) -> Transition<Self::Message> {
        Transition::Stay
    }

    /// Called in every frame with whether another screen or a dialog covers this one.
    fn set_covered(&mut self, _is_covered: bool, _context: &mut Context) {}

    /// Called once when the screen is left, whatever led away from it.
    fn close(&mut self, _context: &mut Context) {}

    /// Advances the time.
    fn tick(&mut self, _context: &mut Context) -> Transition<Self::Message> {
        Transition::Stay
    }

    /// Carries out a message.
    fn act(&mut self, message: Self::Message, context: &mut Context) -> Transition<Self::Message>;

    /// Draws what lies below menus and texts.
    fn draw(&self, _paint: &mut Paint, _canvas: Canvas, _context: &Context) {}
}
