//! Everything that a player can do by a key or a pad button, with its screens and its default keys.

use Scope::{Dialog, Editor, Exercise, Game, List, Menu, Result, Review};
use miniquad::KeyCode;

use super::chord::Chord;
use crate::ai::Piece;

/// Something that the player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Move the piece or the cursor by columns and rows.
    Step(isize, isize),
    /// Take the piece this many places further.
    Cycle(isize),
    /// Take this piece.
    Choose(Piece),
    /// Turn the piece clockwise.
    Turn,
    /// Jump to the next place where the piece fits.
    Seek,
    /// Place the piece.
    Place,
    /// Undo a turn.
    Undo,
    /// Redo a turn.
    Redo,
    /// Show a good placement.
    Hint,
    /// Show or hide the outcome of every placement.
    Outcomes,
    /// Show or hide the values of the areas.
    XRay,
    /// Let the coach watch, or no more.
    Coach,
    /// Take the next time control.
    Clock,
    /// Make the computer stop thinking and answer at once.
    Hurry,
    /// Resign, after a confirmation.
    Resign,
    /// Try again from the turn that decided the game.
    TryAgain,
    /// Review a finished game.
    LookBack,
    /// Edit single cells.
    SingleCells,
    /// Empty the board.
    Clear,
    /// Fill the free cells and free the filled ones.
    Invert,
    /// Take the next size of the board.
    BoardSize,
    /// Play the edited position against the computer.
    PlayComputer,
    /// Play the edited position as a game of two people.
    PlayTwo,
    /// Restart an exercise.
    Restart,
    /// Go to the previous exercise or step.
    Previous,
    /// Go to the next exercise.
    Next,
    /// Step forward by some turns, or back.
    Replay(isize),
    /// Go to the first position of a game.
    ToStart,
    /// Go to the last position of a game.
    ToEnd,
    /// Start or stop automatic replay.
    PlayPause,
    /// Replay faster or slower.
    Faster(isize),
    /// Stop the search.
    StopSearch,
    /// Play on from the position shown.
    PlayOn,
    /// Show the league of the named players.
    League,
    /// Add something to a list.
    Add,
    /// Rename the selected entry.
    Rename,
    /// Delete the selected entry.
    Delete,
    /// Write the selected game to a file of its own.
    Export,
    /// Show the statistics of the selected person.
    Statistics,
    /// Make a picture of the game, to be shared.
    Picture,
    /// Answer yes to a question.
    Confirm,
    /// Save the game.
    Save,
    /// Copy the position shown.
    Copy,
    /// Copy the whole game.
    CopyGame,
    /// Paste a position or a game from the clipboard.
    Paste,
    /// Move the selection in a menu, a list or a dialog.
    Select(Selecting),
    /// Activate the selection.
    Accept,
    /// Go to the buttons of the screen, or away from them.
    Buttons,
    /// Turn the sound off or on.
    Mute,
    /// Show the next background.
    Background,
    /// Show the help.
    Help,
    /// Switch between full screen and a window.
    FullScreen,
    /// Leave the screen.
    Back,
}

/// Where to move a selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Selecting {
    Up,
    Down,
    Left,
    Right,
    Next,
    Previous,
    PageUp,
    PageDown,
}

/// A group of screens on which keys have the same meanings. Within a scope, no key has two meanings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// A running game.
    Game,
    /// A puzzle or a step of a lesson.
    Exercise,
    /// The position editor.
    Editor,
    /// The review of a game.
    Review,
    /// A menu or a form.
    Menu,
    /// A list whose entries can be changed.
    List,
    /// A dialog.
    Dialog,
    /// The result of a game.
    Result,
    /// A screen that takes the next key, whatever its usual meaning.
    AnyKey,
}

const EVERYWHERE: &[Scope] = &[Game, Exercise, Editor, Review, Menu, List, Dialog, Result];
const BOARDS: &[Scope] = &[Game, Exercise, Editor];
const MENUS: &[Scope] = &[Menu, List, Dialog, Result];

/// One row of the table of actions.
struct Definition {
    action: Action,
    /// The name that identifies the action's keys in files and its text.
    id: &'static str,
    /// The scopes in which the action has a meaning.
    scopes: &'static [Scope],
    /// The default keys.
    keys: &'static [Chord],
}

const fn definition(
    action: Action,
    id: &'static str,
    scopes: &'static [Scope],
    keys: &'static [Chord],
) -> Definition {
    Definition { action, id, scopes, keys }
}

const fn key(key: KeyCode) -> Chord {
    Chord::key(key)
}

/// All actions, in the order in which they are listed.
///
/// The key that asks whether to resign also confirms it, and undo is offered along with the result.
const DEFINITIONS: &[Definition] = &[
    definition(Action::Step(-1, 0), "left", BOARDS, &[key(KeyCode::Left)]),
    definition(Action::Step(1, 0), "right", BOARDS, &[key(KeyCode::Right)]),
    definition(Action::Step(0, 1), "up", BOARDS, &[key(KeyCode::Up)]),
    definition(Action::Step(0, -1), "down", BOARDS, &[key(KeyCode::Down)]),
    definition(Action::Cycle(-1), "previous_piece", BOARDS, &[key(KeyCode::A)]),
    definition(Action::Cycle(1), "next_piece", BOARDS, &[key(KeyCode::D)]),
    definition(Action::Choose(Piece::I), "piece_i", BOARDS, &[key(KeyCode::Key1)]),
    definition(Action::Choose(Piece::O), "piece_o", BOARDS, &[key(KeyCode::Key2)]),
    definition(Action::Choose(Piece::T), "piece_t", BOARDS, &[key(KeyCode::Key3)]),
    definition(Action::Choose(Piece::S), "piece_s", BOARDS, &[key(KeyCode::Key4)]),
    definition(Action::Choose(Piece::Z), "piece_z", BOARDS, &[key(KeyCode::Key5)]),
    definition(Action::Choose(Piece::J), "piece_j", BOARDS, &[key(KeyCode::Key6)]),
    definition(Action::Choose(Piece::L), "piece_l", BOARDS, &[key(KeyCode::Key7)]),
    definition(Action::Turn, "turn", BOARDS, &[key(KeyCode::S)]),
    definition(Action::Seek, "seek", BOARDS, &[key(KeyCode::F), key(KeyCode::Tab)]),
    definition(Action::Place, "place", BOARDS, &[key(KeyCode::Enter), key(KeyCode::KpEnter)]),
    definition(Action::Undo, "undo", &[Game, Exercise, Editor, Result], &[key(KeyCode::U)]),
    definition(Action::Redo, "redo", &[Game, Editor, Result], &[key(KeyCode::Y)]),
    definition(Action::Hint, "hint", &[Game, Exercise], &[key(KeyCode::H)]),
    definition(Action::Outcomes, "outcomes", &[Game, Result], &[key(KeyCode::O)]),
    definition(Action::XRay, "x_ray", &[Game, Result], &[key(KeyCode::X)]),
    definition(Action::Coach, "coach", &[Game, Menu], &[key(KeyCode::C)]),
    definition(Action::Clock, "clock", &[Menu], &[key(KeyCode::T)]),
    definition(Action::Hurry, "hurry", &[Game], &[key(KeyCode::Space)]),
    definition(Action::Resign, "resign", &[Game, Dialog], &[key(KeyCode::R)]),
    definition(
        Action::Buttons,
        "buttons",
        &[Game, Exercise, Editor, Review, Menu, List, Result],
        &[key(KeyCode::F10)],
    ),
    definition(Action::Mute, "mute", EVERYWHERE, &[key(KeyCode::M)]),
    definition(Action::Background, "background", EVERYWHERE, &[key(KeyCode::Q)]),
    definition(
        Action::Help,
        "help",
        &[Game, Exercise, Editor, Review, Menu, List, Result],
        &[key(KeyCode::F1)],
    ),
    definition(Action::FullScreen, "full_screen", EVERYWHERE, &[key(KeyCode::F11)]),
    definition(Action::LookBack, "look_back", &[Result], &[key(KeyCode::L)]),
    definition(Action::TryAgain, "try_again", &[Result], &[key(KeyCode::T)]),
    definition(Action::Previous, "previous", &[Exercise], &[key(KeyCode::PageUp)]),
    definition(Action::Next, "next", &[Exercise], &[key(KeyCode::PageDown)]),
    definition(Action::Restart, "restart", &[Exercise], &[key(KeyCode::Home)]),
    definition(Action::Replay(-1), "replay_back", &[Review], &[key(KeyCode::Left)]),
    definition(Action::Replay(1), "replay_forward", &[Review], &[key(KeyCode::Right)]),
    definition(Action::Replay(-5), "replay_far_back", &[Review], &[key(KeyCode::PageUp)]),
    definition(Action::Replay(5), "replay_far_forward", &[Review], &[key(KeyCode::PageDown)]),
    definition(Action::ToStart, "to_start", &[Review], &[key(KeyCode::Home)]),
    definition(Action::ToEnd, "to_end", &[Review], &[key(KeyCode::End)]),
    definition(Action::PlayPause, "play_pause", &[Review], &[key(KeyCode::Space)]),
    definition(Action::Faster(1), "faster", &[Review], &[key(KeyCode::Up)]),
    definition(Action::Faster(-1), "slower", &[Review], &[key(KeyCode::Down)]),
    definition(Action::StopSearch, "stop_search", &[Review], &[key(KeyCode::S)]),
    definition(Action::PlayOn, "play_on", &[Review], &[key(KeyCode::Enter), key(KeyCode::KpEnter)]),
    definition(Action::SingleCells, "single_cells", &[Editor], &[key(KeyCode::Key0)]),
    definition(Action::Clear, "clear", &[Editor], &[key(KeyCode::Delete)]),
    definition(Action::Invert, "invert", &[Editor], &[key(KeyCode::I)]),
    definition(Action::BoardSize, "board_size", &[Editor], &[key(KeyCode::B)]),
    definition(Action::PlayComputer, "play_computer", &[Editor, Exercise], &[key(KeyCode::P)]),
    definition(Action::PlayTwo, "play_two", &[Editor], &[key(KeyCode::T)]),
    definition(Action::League, "league", &[Menu, List], &[key(KeyCode::L)]),
    definition(Action::Add, "add", &[List], &[key(KeyCode::N)]),
    definition(Action::Rename, "rename", &[List], &[key(KeyCode::R)]),
    definition(Action::Delete, "delete", &[List, Dialog], &[key(KeyCode::Delete)]),
    definition(Action::Export, "export", &[List], &[key(KeyCode::E)]),
    definition(Action::Statistics, "statistics", &[List], &[key(KeyCode::S)]),
    definition(Action::Confirm, "confirm", &[Dialog], &[key(KeyCode::Y)]),
    definition(Action::Save, "save", &[Game, Review, Result], &[Chord::command(KeyCode::S)]),
    definition(
        Action::Picture,
        "picture",
        &[Game, Review, List, Result],
        &[Chord::command(KeyCode::P)],
    ),
    definition(
        Action::Copy,
        "copy",
        &[Game, Editor, Review, List, Result],
        &[Chord::command(KeyCode::C)],
    ),
    definition(
        Action::CopyGame,
        "copy_game",
        &[Game, Result],
        &[Chord::command(KeyCode::C).shifted()],
    ),
    definition(
        Action::Paste,
        "paste",
        &[Game, Editor, List, Result],
        &[Chord::command(KeyCode::V)],
    ),
    definition(Action::Select(Selecting::Up), "select_up", MENUS, &[key(KeyCode::Up)]),
    definition(Action::Select(Selecting::Down), "select_down", MENUS, &[key(KeyCode::Down)]),
    definition(Action::Select(Selecting::Left), "select_left", MENUS, &[key(KeyCode::Left)]),
    definition(Action::Select(Selecting::Right), "select_right", MENUS, &[key(KeyCode::Right)]),
    definition(Action::Select(Selecting::Next), "select_next", MENUS, &[key(KeyCode::Tab)]),
    definition(
        Action::Select(Selecting::Previous),
        "select_previous",
        MENUS,
        &[key(KeyCode::Tab).shifted()],
    ),
    definition(Action::Select(Selecting::PageUp), "select_page_up", MENUS, &[key(KeyCode::PageUp)]),
    definition(
        Action::Select(Selecting::PageDown),
        "select_page_down",
        MENUS,
        &[key(KeyCode::PageDown)],
    ),
    definition(
        Action::Accept,
        "accept",
        MENUS,
        &[key(KeyCode::Enter), key(KeyCode::KpEnter), key(KeyCode::Space)],
    ),
    definition(Action::Back, "back", EVERYWHERE, &[key(KeyCode::Escape)]),
];

impl Action {
    /// Returns all actions, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Action> {
        DEFINITIONS.iter().map(|definition| definition.action)
    }

    fn definition(self) -> &'static Definition {
        DEFINITIONS
            .iter()
            .find(|definition| definition.action == self)
            .expect("every action is in the table")
    }

    /// Returns the name that identifies the action's keys in files and its text.
    pub fn id(self) -> &'static str {
        self.definition().id
    }

    /// Returns the scopes in which the action has a meaning.
    pub fn scopes(self) -> &'static [Scope] {
        self.definition().scopes
    }

    /// Returns the default keys.
    pub fn default_keys(self) -> &'static [Chord] {
        self.definition().keys
    }

    /// Returns whether the player may change the action's keys. The keys that navigate menus and leave screens are fixed.
    pub fn may_be_bound(self) -> bool {
        let by_chord = self.default_keys().iter().any(|chord| chord.is_with_command());
        !by_chord && !matches!(self, Action::Select(_) | Action::Accept | Action::Back)
    }

    /// Returns whether the action has a name to show; actions that navigate menus have none.
    pub fn is_listed(self) -> bool {
        !matches!(self, Action::Select(_) | Action::Accept)
    }

    /// Returns whether the action repeats while its key is held.
    pub fn repeats(self) -> bool {
        matches!(self, Action::Step(..))
    }

    /// Returns whether some scope gives a meaning to both actions.
    pub fn meets(self, other: Action) -> bool {
        self.scopes().iter().any(|scope| other.scopes().contains(scope))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_name_of_its_own_and_a_key() {
        let ids: std::collections::BTreeSet<_> = Action::all().map(Action::id).collect();
        assert_eq!(ids.len(), Action::all().count());
        assert!(Action::all().all(|action| !action.default_keys().is_empty()));
    }

    #[test]
    fn no_key_has_two_meanings_on_a_screen_at_first() {
        for (i, a) in Action::all().enumerate() {
            for b in Action::all().take(i).filter(|b| a.meets(*b)) {
                let shared = a.default_keys().iter().find(|key| b.default_keys().contains(key));
                assert_eq!(shared, None, "{a:?} {b:?}");
            }
        }
    }
}
