//! The actions of a player by keys and pad buttons, with the screens on which they work and their
//! default keys.

use Scope::{Dialog, Editor, Exercise, Game, GameOver, List, Menu, Review};
use miniquad::KeyCode::{self, *};

use super::chord::Chord;
use crate::ai::Piece;

/// A direction in which a selection moves.
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
    First,
    Last,
}

/// A group of screens on which keys have the same meanings. No key has two meanings within a scope.
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
    /// A list whose entries can be changed, or the profile of a person.
    List,
    /// A dialog.
    Dialog,
    /// The result of a game.
    GameOver,
    /// A screen that takes the next key, whatever its usual meaning is.
    AnyKey,
}

impl Scope {
    /// Returns whether the keys belong to a board, or to a result, unless something has the focus.
    pub fn has_board(self) -> bool {
        matches!(self, Game | Exercise | Editor | Review | GameOver)
    }

    /// Returns whether something always has the focus.
    pub fn has_focus(self) -> bool {
        matches!(self, Menu | List | Dialog)
    }
}

/// All scopes of keys that work everywhere.
const EVERYWHERE: &[Scope] = &[Game, Exercise, Editor, Review, Menu, List, Dialog, GameOver];
/// Scopes with a piece or a cursor on a board.
const BOARDS: &[Scope] = &[Game, Exercise, Editor];
/// Scopes with a selection.
const MENUS: &[Scope] = &[Menu, List, Dialog, GameOver];

/// The subjects of actions, in the order in which they are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Topic {
    Piece,
    Game,
    Puzzle,
    Review,
    Editor,
    List,
    Everywhere,
}

/// A row of the table of actions.
struct Definition {
    action: Action,
    topic: Topic,
    /// The name of the action's keys in files, and of the action's text.
    id: &'static str,
    /// The scopes in which the action works.
    scopes: &'static [Scope],
    keys: &'static [Chord],
}

/// Returns the chord of a key alone.
const fn key(key: KeyCode) -> Chord {
    Chord::key(key)
}

/// Defines the enum of all actions and their table.
///
/// Each action is followed by its rows; an action without one does not compile.
macro_rules! actions {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($($field:ty),*))? : $topic:ident {
            $($(($($value:expr),*),)? $id:literal, $scopes:expr, [$($key:expr),*];)+
        }
    )*) => {
        /// An action of the player.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Action {
            $($(#[$doc])* $name $(($($field),*))?,)*
        }

        /// The table of all actions, in the order in which they are listed.
        const DEFINITIONS: &[Definition] = &[$($(Definition {
            action: Action::$name $(($($value),*))?,
            topic: Topic::$topic,
            id: $id,
            scopes: $scopes,
            keys: &[$($key),*],
        },)+)*];
    };
}

// No key asks whether to resign: a player who wants to rotate a piece must never lose a game by it.
actions! {
    /// Move the piece or the cursor by columns to the right and rows up.
    Move(isize, isize): Piece {
        (-1, 0), "left", BOARDS, [key(Left)];
        (1, 0), "right", BOARDS, [key(Right)];
        (0, 1), "up", BOARDS, [key(Up)];
        (0, -1), "down", BOARDS, [key(Down)];
    }
    /// Choose the piece this many positions on.
    Cycle(isize): Piece {
        (-1), "previous_piece", BOARDS, [key(A)];
        (1), "next_piece", BOARDS, [key(D)];
    }
    /// Choose this piece.
    Choose(Piece): Piece {
        (Piece::I), "piece_i", BOARDS, [key(Key1)];
        (Piece::O), "piece_o", BOARDS, [key(Key2)];
        (Piece::T), "piece_t", BOARDS, [key(Key3)];
        (Piece::S), "piece_s", BOARDS, [key(Key4)];
        (Piece::Z), "piece_z", BOARDS, [key(Key5)];
        (Piece::J), "piece_j", BOARDS, [key(Key6)];
        (Piece::L), "piece_l", BOARDS, [key(Key7)];
    }
    /// Rotate the piece clockwise.
    Rotate: Piece { "rotate", BOARDS, [key(S), key(R)]; }
    /// Make the computer stop thinking and answer at once. While no computer is thinking, rotate
    /// the piece.
    Hurry: Piece { "hurry", BOARDS, [key(Space)]; }
    /// Jump to the next place where the piece fits.
    NextFit: Piece { "next_fit", BOARDS, [key(F), key(Tab)]; }
    /// Place the piece.
    Place: Piece { "place", BOARDS, [key(Enter), key(KpEnter)]; }
    /// Type a move or a question.
    Type: Game { "type", &[Game, Exercise], [key(T)]; }
    /// Undo a turn, or a change in the editor.
    Undo: Game { "undo", &[Game, Exercise, Editor, GameOver], [key(U), Chord::command(Z)]; }
    /// Redo a turn, or a change in the editor.
    Redo: Game { "redo", &[Game, Editor, GameOver], [key(Y), Chord::command(Z).shifted()]; }
    /// Show a good placement.
    Hint: Game { "hint", &[Game, Exercise], [key(H)]; }
    /// Show or hide the outcome of every placement.
    Outcomes: Game { "outcomes", &[Game, GameOver], [key(O)]; }
    /// Show or hide the values of the areas.
    XRay: Game { "x_ray", &[Game, GameOver], [key(X)]; }
    /// Turn the coach on or off.
    Coach: Game { "coach", &[Game, Menu], [key(C)]; }
    /// Choose the next time control.
    Clock: Game { "clock", &[Menu], [key(T)]; }
    /// Move the focus to the screen's buttons, or away from them.
    Buttons: Everywhere { "buttons", &[Game, Exercise, Editor, Review, Menu, List, GameOver], [key(F10)]; }
    /// Turn the sound off or on.
    Mute: Everywhere { "mute", EVERYWHERE, [key(M)]; }
    /// Show the next background.
    Background: Everywhere { "background", EVERYWHERE, [key(Q)]; }
    /// Show the folder in which something was saved last.
    OpenFolder: Everywhere { "open_folder", EVERYWHERE, [Chord::command(O)]; }
    /// Show the help.
    Help: Everywhere { "help", &[Game, Exercise, Editor, Review, Menu, List, GameOver], [key(F1)]; }
    /// Switch between full screen and a window.
    FullScreen: Everywhere { "full_screen", EVERYWHERE, [key(F11)]; }
    /// Review a finished game.
    Review: Review { "review", &[GameOver], [key(L)]; }
    /// Try again from the turn that decided the game.
    TryAgain: Game { "try_again", &[GameOver], [key(T)]; }
    /// Go to the previous exercise or step.
    Previous: Puzzle { "previous", &[Exercise], [key(PageUp)]; }
    /// Go to the next exercise or step.
    Next: Puzzle { "next", &[Exercise], [key(PageDown)]; }
    /// Show on the board how the game goes on.
    Why: Game { "why", &[Exercise, Game, GameOver, Review], [key(W)]; }
    /// Step forward by this many turns, or back if negative.
    Replay(isize): Review {
        (-1), "replay_back", &[Review], [key(Left)];
        (1), "replay_forward", &[Review], [key(Right)];
        (-5), "replay_far_back", &[Review], [key(PageUp)];
        (5), "replay_far_forward", &[Review], [key(PageDown)];
    }
    /// Go to the first position of a game.
    ToStart: Review { "to_start", &[Review], [key(Home)]; }
    /// Go to the last position of a game.
    ToEnd: Review { "to_end", &[Review], [key(End)]; }
    /// Start or stop automatic replay.
    PlayPause: Review { "play_pause", &[Review], [key(Space)]; }
    /// Replay faster (1) or slower (-1).
    Faster(isize): Review {
        (1), "faster", &[Review], [key(Up)];
        (-1), "slower", &[Review], [key(Down)];
    }
    /// Go to the next turn that threw a win away.
    NextMistake: Review { "next_mistake", &[Review], [key(N)]; }
    /// Stop the search.
    StopSearch: Review { "stop_search", &[Review], [key(S)]; }
    /// Play on from the position shown.
    PlayOn: Review { "play_on", &[Review], [key(Enter), key(KpEnter)]; }
    /// Edit single cells.
    SingleCells: Editor { "single_cells", &[Editor], [key(Key0)]; }
    /// Empty the board.
    Clear: Editor { "clear", &[Editor], [key(Delete)]; }
    /// Fill the free cells and free the filled ones.
    Invert: Editor { "invert", &[Editor], [key(I)]; }
    /// Choose the size of the board.
    BoardSize: Editor { "board_size", &[Editor], [key(B)]; }
    /// Play the edited position against the computer.
    PlayComputer: Editor { "play_computer", &[Editor], [key(P)]; }
    /// Play the edited position as a game between two people.
    PlayTwo: Editor { "play_two", &[Editor], [key(T)]; }
    /// Add an entry to a list.
    Add: List { "add", &[List], [key(N)]; }
    /// Find entries by a part of their names.
    Find: List { "find", &[List], [Chord::command(F)]; }
    /// Rename the selected entry.
    Rename: List { "rename", &[List], [key(R)]; }
    /// Delete the selected entry.
    Delete: List { "delete", &[List, Dialog], [key(Delete)]; }
    /// Export the selected game to a file.
    Export: List { "export", &[List], [key(E)]; }
    /// Answer yes to a question.
    Confirm: List { "confirm", &[Dialog], [key(Y)]; }
    /// Save the game.
    Save: Everywhere { "save", &[Game, Review, GameOver], [Chord::command(S)]; }
    /// Make a picture of the game to share.
    Picture: Everywhere { "picture", &[Game, Review, List, GameOver], [Chord::command(P)]; }
    /// Copy the position shown.
    Copy: Everywhere { "copy", &[Game, Editor, Review, GameOver], [Chord::command(C)]; }
    /// Copy the whole game.
    CopyGame: Everywhere { "copy_game", &[Game, Review, List, GameOver], [Chord::command(C).shifted()]; }
    /// Paste a position or a game from the clipboard. Where nothing can be pasted, the player is
    /// told so.
    Paste: Everywhere { "paste", EVERYWHERE, [Chord::command(V)]; }
    /// Move the selection in a menu, a list or a dialog.
    Select(Selecting): Everywhere {
        (Selecting::Up), "select_up", MENUS, [key(Up)];
        (Selecting::Down), "select_down", MENUS, [key(Down)];
        (Selecting::Left), "select_left", MENUS, [key(Left)];
        (Selecting::Right), "select_right", MENUS, [key(Right)];
        (Selecting::Next), "select_next", MENUS, [key(Tab)];
        (Selecting::Previous), "select_previous", MENUS, [key(Tab).shifted()];
        (Selecting::PageUp), "select_page_up", MENUS, [key(PageUp)];
        (Selecting::PageDown), "select_page_down", MENUS, [key(PageDown)];
        (Selecting::First), "select_first", MENUS, [key(Home)];
        (Selecting::Last), "select_last", MENUS, [key(End)];
    }
    /// Activate the selection.
    Accept: Everywhere { "accept", MENUS, [key(Enter), key(KpEnter), key(Space)]; }
    /// Leave the screen.
    Back: Everywhere { "back", EVERYWHERE, [key(Escape)]; }
}

impl Action {
    /// Returns all actions, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Action> {
        DEFINITIONS.iter().map(|definition| definition.action)
    }

    /// Returns the action's first row in the table.
    fn definition(self) -> &'static Definition {
        DEFINITIONS
            .iter()
            .find(|definition| definition.action == self)
            .expect("every action is in the table")
    }

    /// Returns the action's subject.
    pub fn topic(self) -> Topic {
        self.definition().topic
    }

    /// Returns the name of the action's keys in files, and of the action's text.
    pub fn id(self) -> &'static str {
        self.definition().id
    }

    /// Returns the scopes in which the action works.
    pub fn scopes(self) -> &'static [Scope] {
        self.definition().scopes
    }

    /// Returns the default keys.
    pub fn default_keys(self) -> &'static [Chord] {
        self.definition().keys
    }

    /// Returns whether the player may change the action's keys.
    ///
    /// The keys of actions that navigate menus or leave screens are fixed, and so are all keys of
    /// an action that has a chord with Ctrl.
    pub fn is_bindable(self) -> bool {
        let by_chord = self.default_keys().iter().any(|chord| chord.command);
        !by_chord && !matches!(self, Action::Select(_) | Action::Accept | Action::Back)
    }

    /// Returns whether the action has a name to show. Actions that navigate menus have none.
    pub fn is_listed(self) -> bool {
        !matches!(self, Action::Select(_) | Action::Accept)
    }

    /// Returns whether the action repeats while its key is held.
    pub fn repeats(self) -> bool {
        matches!(self, Action::Move(..))
    }

    /// Returns whether some scope includes both actions.
    pub fn shares_scope_with(self, other: Action) -> bool {
        self.scopes().iter().any(|scope| other.scopes().contains(scope))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::all_of;

    #[test]
    fn every_action_has_a_name_of_its_own_and_a_key() {
        let ids: std::collections::BTreeSet<_> = Action::all().map(Action::id).collect();
        assert_eq!(ids.len(), Action::all().count());
        assert!(Action::all().all(|action| !action.default_keys().is_empty()));
    }

    /// An action without a row in the table once ended the program when its key was looked up.
    #[test]
    fn every_piece_can_be_chosen_and_a_selection_moved_by_a_key() {
        let steps = all_of!(Selecting:
            Up, Down, Left, Right, Next, Previous, PageUp, PageDown, First, Last);
        let mut actions =
            Piece::ALL.map(Action::Choose).into_iter().chain(steps.map(Action::Select));
        assert!(actions.all(|action| Action::all().any(|known| known == action)));
    }

    #[test]
    fn no_key_has_two_meanings_on_a_screen_at_first() {
        for (i, a) in Action::all().enumerate() {
            for b in Action::all().take(i).filter(|b| a.shares_scope_with(*b)) {
                let shared = a.default_keys().iter().find(|key| b.default_keys().contains(key));
                assert_eq!(shared, None, "{a:?} {b:?}");
            }
        }
    }
}
