//! What a player can do by a key or a pad button, on which screens, and the keys it has at first.

use macroquad::input::KeyCode;

use super::chord::Chord;
use crate::ai::Piece;

/// What a player wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Move the piece or the cursor by columns and rows.
    Step(isize, isize),
    /// Take the piece that stands this many places further.
    Cycle(isize),
    /// Take this piece.
    Choose(Piece),
    /// Turn the piece clockwise.
    Turn,
    /// Jump to the next place where the piece fits.
    Seek,
    /// Place the piece.
    Place,
    /// Take a turn back.
    Undo,
    /// Do a turn again.
    Redo,
    /// Show a good placement.
    Hint,
    /// Show or hide the outcome of every placement.
    Outcomes,
    /// Show or hide the values of the areas.
    XRay,
    /// Make the thinking computer answer at once.
    Hurry,
    /// Give up, after a question.
    Resign,
    /// Look back at a finished game.
    LookBack,
    /// Edit single cells.
    SingleCells,
    /// Empty the board.
    Clear,
    /// Fill what is free and free what is filled.
    Invert,
    /// Play the edited position against the computer.
    PlayComputer,
    /// Play the edited position with two people.
    PlayTwo,
    /// Begin an exercise anew.
    Restart,
    /// Go to the exercise or the step before.
    Previous,
    /// Go to the next exercise.
    Next,
    /// Replay some turns, or take some back.
    Replay(isize),
    /// Go to the first position of a game.
    ToStart,
    /// Go to the last position of a game.
    ToEnd,
    /// Replay turn by turn, or stop that.
    PlayPause,
    /// Replay faster, or slower.
    Faster(isize),
    /// Search no further.
    StopSearch,
    /// Play on from the position that is shown.
    PlayOn,
    /// Add something to a list.
    Add,
    /// Rename what is selected.
    Rename,
    /// Delete what is selected.
    Delete,
    /// Answer a question with yes.
    Confirm,
    /// Give up the unfinished game.
    GiveUp,
    /// Save the game.
    Save,
    /// Copy what is shown.
    Copy,
    /// Copy the whole game.
    CopyGame,
    /// Take a position or a game from the clipboard.
    Paste,
    /// Move the selection of a menu, a list or a dialog.
    Select(Selecting),
    /// Do what is selected.
    Accept,
    /// Switch the sound off or on.
    Mute,
    /// Show the next background.
    Background,
    /// Show the help.
    Help,
    /// Fill the whole screen, or show a window.
    FullScreen,
    /// Leave the screen.
    Back,
}

/// Where a selection moves.
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

/// Screens on which the same keys mean the same. On one screen no key has two meanings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// A running game.
    Game,
    /// A puzzle or a step of a lesson.
    Exercise,
    /// The position editor.
    Editor,
    /// A game that is looked back at.
    Review,
    /// A menu or a form.
    Menu,
    /// A list whose lines can be changed.
    List,
    /// A question.
    Dialog,
    /// The result of a game.
    Result,
    /// The next key is waited for, whatever it means.
    AnyKey,
}

const EVERYWHERE: &[Scope] = &[
    Scope::Game,
    Scope::Exercise,
    Scope::Editor,
    Scope::Review,
    Scope::Menu,
    Scope::List,
    Scope::Dialog,
    Scope::Result,
];
const MENUS: &[Scope] = &[Scope::Menu, Scope::List, Scope::Dialog, Scope::Result];
const BOARDS: &[Scope] = &[Scope::Game, Scope::Exercise, Scope::Editor];

impl Action {
    /// All actions, in the order in which they are listed. Keys that go down in one moment act in this order, so that
    /// a piece is moved before it is placed.
    pub const ALL: [Action; 66] = [
        Action::Step(-1, 0),
        Action::Step(1, 0),
        Action::Step(0, 1),
        Action::Step(0, -1),
        Action::Cycle(-1),
        Action::Cycle(1),
        Action::Choose(Piece::I),
        Action::Choose(Piece::O),
        Action::Choose(Piece::T),
        Action::Choose(Piece::S),
        Action::Choose(Piece::Z),
        Action::Choose(Piece::J),
        Action::Choose(Piece::L),
        Action::Turn,
        Action::Seek,
        Action::Place,
        Action::Undo,
        Action::Redo,
        Action::Hint,
        Action::Outcomes,
        Action::XRay,
        Action::Hurry,
        Action::Resign,
        Action::Mute,
        Action::Background,
        Action::Help,
        Action::FullScreen,
        Action::LookBack,
        Action::Previous,
        Action::Next,
        Action::Restart,
        Action::Replay(-1),
        Action::Replay(1),
        Action::Replay(-5),
        Action::Replay(5),
        Action::ToStart,
        Action::ToEnd,
        Action::PlayPause,
        Action::Faster(1),
        Action::Faster(-1),
        Action::StopSearch,
        Action::PlayOn,
        Action::SingleCells,
        Action::Clear,
        Action::Invert,
        Action::PlayComputer,
        Action::PlayTwo,
        Action::Add,
        Action::Rename,
        Action::Delete,
        Action::Confirm,
        Action::GiveUp,
        Action::Save,
        Action::Copy,
        Action::CopyGame,
        Action::Paste,
        Action::Select(Selecting::Up),
        Action::Select(Selecting::Down),
        Action::Select(Selecting::Left),
        Action::Select(Selecting::Right),
        Action::Select(Selecting::Next),
        Action::Select(Selecting::Previous),
        Action::Select(Selecting::PageUp),
        Action::Select(Selecting::PageDown),
        Action::Accept,
        Action::Back,
    ];

    /// Returns the name under which the action's keys and its text are kept.
    pub fn id(self) -> &'static str {
        match self {
            Action::Step(columns, _) if columns < 0 => "left",
            Action::Step(columns, _) if columns > 0 => "right",
            Action::Step(_, rows) if rows > 0 => "up",
            Action::Step(..) => "down",
            Action::Cycle(steps) if steps < 0 => "previous_piece",
            Action::Cycle(_) => "next_piece",
            Action::Choose(Piece::I) => "piece_i",
            Action::Choose(Piece::O) => "piece_o",
            Action::Choose(Piece::T) => "piece_t",
            Action::Choose(Piece::S) => "piece_s",
            Action::Choose(Piece::Z) => "piece_z",
            Action::Choose(Piece::J) => "piece_j",
            Action::Choose(Piece::L) => "piece_l",
            Action::Turn => "turn",
            Action::Seek => "seek",
            Action::Place => "place",
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::Hint => "hint",
            Action::Outcomes => "outcomes",
            Action::XRay => "x_ray",
            Action::Hurry => "hurry",
            Action::Resign => "resign",
            Action::LookBack => "look_back",
            Action::SingleCells => "single_cells",
            Action::Clear => "clear",
            Action::Invert => "invert",
            Action::PlayComputer => "play_computer",
            Action::PlayTwo => "play_two",
            Action::Restart => "restart",
            Action::Previous => "previous",
            Action::Next => "next",
            Action::Replay(-1) => "replay_back",
            Action::Replay(1) => "replay_forward",
            Action::Replay(turns) if turns < 0 => "replay_far_back",
            Action::Replay(_) => "replay_far_forward",
            Action::ToStart => "to_start",
            Action::ToEnd => "to_end",
            Action::PlayPause => "play_pause",
            Action::Faster(steps) if steps > 0 => "faster",
            Action::Faster(_) => "slower",
            Action::StopSearch => "stop_search",
            Action::PlayOn => "play_on",
            Action::Add => "add",
            Action::Rename => "rename",
            Action::Delete => "delete",
            Action::Confirm => "confirm",
            Action::GiveUp => "give_up",
            Action::Save => "save",
            Action::Copy => "copy",
            Action::CopyGame => "copy_game",
            Action::Paste => "paste",
            Action::Select(Selecting::Up) => "select_up",
            Action::Select(Selecting::Down) => "select_down",
            Action::Select(Selecting::Left) => "select_left",
            Action::Select(Selecting::Right) => "select_right",
            Action::Select(Selecting::Next) => "select_next",
            Action::Select(Selecting::Previous) => "select_previous",
            Action::Select(Selecting::PageUp) => "select_page_up",
            Action::Select(Selecting::PageDown) => "select_page_down",
            Action::Accept => "accept",
            Action::Mute => "mute",
            Action::Background => "background",
            Action::Help => "help",
            Action::FullScreen => "full_screen",
            Action::Back => "back",
        }
    }

    /// Returns the screens on which the action means something.
    pub fn scopes(self) -> &'static [Scope] {
        match self {
            Action::Mute | Action::Background | Action::FullScreen | Action::Back => EVERYWHERE,
            Action::Step(..)
            | Action::Cycle(_)
            | Action::Choose(_)
            | Action::Turn
            | Action::Seek
            | Action::Place => BOARDS,
            Action::Undo => &[Scope::Game, Scope::Exercise, Scope::Editor, Scope::Result],
            Action::Redo => &[Scope::Game, Scope::Editor, Scope::Result],
            Action::Hint => &[Scope::Game, Scope::Exercise],
            Action::Hurry => &[Scope::Game],
            Action::Outcomes | Action::XRay => &[Scope::Game, Scope::Result],
            // The key that asks whether to resign also answers.
            Action::Resign => &[Scope::Game, Scope::Dialog],
            Action::Help => &[Scope::Game, Scope::Exercise, Scope::Menu, Scope::Result],
            Action::Restart | Action::Previous | Action::Next => &[Scope::Exercise],
            Action::SingleCells
            | Action::Clear
            | Action::Invert
            | Action::PlayComputer
            | Action::PlayTwo => &[Scope::Editor],
            Action::Replay(_)
            | Action::ToStart
            | Action::ToEnd
            | Action::PlayPause
            | Action::Faster(_)
            | Action::StopSearch
            | Action::PlayOn => &[Scope::Review],
            Action::LookBack => &[Scope::Result],
            Action::Confirm | Action::GiveUp => &[Scope::Dialog],
            Action::Add | Action::Rename => &[Scope::List],
            Action::Delete => &[Scope::List, Scope::Dialog],
            Action::Select(_) | Action::Accept => MENUS,
            Action::Save => &[Scope::Game, Scope::Review, Scope::Result],
            Action::Copy => {
                &[Scope::Game, Scope::Editor, Scope::Review, Scope::List, Scope::Result]
            }
            Action::CopyGame => &[Scope::Game, Scope::Result],
            Action::Paste => &[Scope::Game, Scope::Editor, Scope::List, Scope::Result],
        }
    }

    /// Returns the keys that the action has at first.
    pub fn default_keys(self) -> &'static [Chord] {
        const fn key(key: KeyCode) -> Chord {
            Chord::key(key)
        }
        match self {
            Action::Step(-1, _) => const { &[key(KeyCode::Left)] },
            Action::Step(1, _) => const { &[key(KeyCode::Right)] },
            Action::Step(_, 1) => const { &[key(KeyCode::Up)] },
            Action::Step(..) => const { &[key(KeyCode::Down)] },
            Action::Cycle(-1) => const { &[key(KeyCode::A)] },
            Action::Cycle(_) => const { &[key(KeyCode::D)] },
            Action::Choose(Piece::I) => const { &[key(KeyCode::Key1)] },
            Action::Choose(Piece::O) => const { &[key(KeyCode::Key2)] },
            Action::Choose(Piece::T) => const { &[key(KeyCode::Key3)] },
            Action::Choose(Piece::S) => const { &[key(KeyCode::Key4)] },
            Action::Choose(Piece::Z) => const { &[key(KeyCode::Key5)] },
            Action::Choose(Piece::J) => const { &[key(KeyCode::Key6)] },
            Action::Choose(Piece::L) => const { &[key(KeyCode::Key7)] },
            Action::Turn => const { &[key(KeyCode::S)] },
            Action::Seek => const { &[key(KeyCode::F), key(KeyCode::Tab)] },
            Action::Place => const { &[key(KeyCode::Enter), key(KeyCode::KpEnter)] },
            Action::Undo => const { &[key(KeyCode::U)] },
            Action::Redo => const { &[key(KeyCode::Y)] },
            Action::Hint => const { &[key(KeyCode::H)] },
            Action::Outcomes => const { &[key(KeyCode::O)] },
            Action::XRay => const { &[key(KeyCode::X)] },
            Action::Hurry => const { &[key(KeyCode::Space)] },
            Action::Resign | Action::Rename => const { &[key(KeyCode::R)] },
            Action::LookBack => const { &[key(KeyCode::L)] },
            Action::SingleCells => const { &[key(KeyCode::Key0)] },
            Action::Clear | Action::Delete => const { &[key(KeyCode::Delete)] },
            Action::Invert => const { &[key(KeyCode::I)] },
            Action::PlayComputer => const { &[key(KeyCode::P)] },
            Action::PlayTwo => const { &[key(KeyCode::T)] },
            Action::Restart | Action::ToStart => const { &[key(KeyCode::Home)] },
            Action::Previous => const { &[key(KeyCode::PageUp)] },
            Action::Next => const { &[key(KeyCode::PageDown)] },
            Action::Replay(-1) => const { &[key(KeyCode::Left)] },
            Action::Replay(1) => const { &[key(KeyCode::Right)] },
            Action::Replay(turns) if turns < 0 => const { &[key(KeyCode::PageUp)] },
            Action::Replay(_) => const { &[key(KeyCode::PageDown)] },
            Action::ToEnd => const { &[key(KeyCode::End)] },
            Action::PlayPause => const { &[key(KeyCode::Space)] },
            Action::Faster(steps) if steps > 0 => const { &[key(KeyCode::Up)] },
            Action::Faster(_) => const { &[key(KeyCode::Down)] },
            Action::StopSearch => const { &[key(KeyCode::S)] },
            Action::PlayOn => const { &[key(KeyCode::Enter), key(KeyCode::KpEnter)] },
            Action::Add | Action::GiveUp => const { &[key(KeyCode::N)] },
            Action::Confirm => const { &[key(KeyCode::Y)] },
            Action::Save => const { &[Chord::command(KeyCode::S)] },
            Action::Copy => const { &[Chord::command(KeyCode::C)] },
            Action::CopyGame => const { &[Chord::command(KeyCode::C).shifted()] },
            Action::Paste => const { &[Chord::command(KeyCode::V)] },
            Action::Select(Selecting::Up) => const { &[key(KeyCode::Up)] },
            Action::Select(Selecting::Down) => const { &[key(KeyCode::Down)] },
            Action::Select(Selecting::Left) => const { &[key(KeyCode::Left)] },
            Action::Select(Selecting::Right) => const { &[key(KeyCode::Right)] },
            Action::Select(Selecting::Next) => const { &[key(KeyCode::Tab)] },
            Action::Select(Selecting::Previous) => const { &[key(KeyCode::Tab).shifted()] },
            Action::Select(Selecting::PageUp) => const { &[key(KeyCode::PageUp)] },
            Action::Select(Selecting::PageDown) => const { &[key(KeyCode::PageDown)] },
            Action::Accept => {
                const { &[key(KeyCode::Enter), key(KeyCode::KpEnter), key(KeyCode::Space)] }
            }
            Action::Mute => const { &[key(KeyCode::M)] },
            Action::Background => const { &[key(KeyCode::Q)] },
            Action::Help => const { &[key(KeyCode::F1)] },
            Action::FullScreen => const { &[key(KeyCode::F11)] },
            Action::Back => const { &[key(KeyCode::Escape)] },
        }
    }

    /// Returns whether the player may give the action another key. Menus are walked, and screens left, by the same keys always.
    pub fn may_be_bound(self) -> bool {
        let by_chord = self.default_keys().iter().any(|chord| chord.is_with_command());
        !by_chord && !matches!(self, Action::Select(_) | Action::Accept | Action::Back)
    }

    /// Returns whether the action has a name for the player: menus are walked without words.
    pub fn is_listed(self) -> bool {
        !matches!(self, Action::Select(_) | Action::Accept)
    }

    /// Returns whether the action repeats while its key is held.
    pub fn repeats(self) -> bool {
        matches!(self, Action::Step(..))
    }

    /// Returns whether there is a screen on which both actions mean something.
    pub fn meets(self, other: Action) -> bool {
        self.scopes().iter().any(|scope| other.scopes().contains(scope))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_name_of_its_own_and_a_key() {
        let ids: std::collections::BTreeSet<_> = Action::ALL.map(Action::id).into();
        assert_eq!(ids.len(), Action::ALL.len());
        assert!(Action::ALL.iter().all(|action| !action.default_keys().is_empty()));
    }

    #[test]
    fn no_key_has_two_meanings_on_a_screen_at_first() {
        for (i, a) in Action::ALL.iter().enumerate() {
            for b in Action::ALL[..i].iter().filter(|b| a.meets(**b)) {
                let shared = a.default_keys().iter().find(|key| b.default_keys().contains(key));
                assert_eq!(shared, None, "{a:?} {b:?}");
            }
        }
    }
}
