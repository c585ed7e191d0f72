//! One game: its turns, which commands are allowed, and its result.

use super::board::Board;
use crate::ai::{Bitboard, BoardSize, CellText, Placement, Position, prose_list};

/// One of the two sides of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The side that begins.
    First,
    /// The other side.
    Second,
}

impl Side {
    /// Returns the side to move after `placements` pieces have been placed.
    pub const fn after(placements: usize) -> Side {
        if placements.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// Returns the opposing side.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Returns 0 for the first side and 1 for the second, for arrays by side.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a player wants to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take a turn.
    Take(Turn),
    /// Undo the last turn.
    Undo,
    /// Redo the turn that was undone last.
    Redo,
}

impl From<Turn> for Command {
    fn from(turn: Turn) -> Command {
        Command::Take(turn)
    }
}

/// What a command has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn was taken, whether new or redone.
    Taken {
        /// The side that took it.
        side: Side,
        /// The turn.
        turn: Turn,
        /// The cells that it has made dead: free, but no piece can cover them any more.
        dead: Bitboard,
    },
    /// The game is over.
    Ended(GameResult),
    /// A turn was undone.
    TakenBack(Turn),
}

/// A turn in a game's history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A placement by the player to move.
    Placement(Placement),
    /// A player resigns, in or out of turn.
    Resignation(Side),
    /// A player's time has run out.
    LossOnTime(Side),
}

impl Turn {
    /// Returns the placement, if the turn is one.
    pub fn placement(self) -> Option<Placement> {
        match self {
            Turn::Placement(placement) => Some(placement),
            Turn::Resignation(_) | Turn::LossOnTime(_) => None,
        }
    }
}

/// The winner of a game, and how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The winner.
    pub winner: Side,
    /// How the game ended.
    pub ending: Ending,
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The loser placed the last piece.
    LastPlacement,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    LossOnTime,
}

/// Why a command is refused. The game stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// These cells of the placement are beyond the board.
    #[error("{} not on the board", cells_are(.0))]
    OffBoard(Bitboard),
    /// These cells of the placement are filled already.
    #[error("{} filled already", cells_are(.0))]
    Occupied(Bitboard),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The player may not place a piece now.
    #[error("it is not your turn")]
    NotYourTurn,
    /// There is no turn to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is no undone turn to redo.
    #[error("there is nothing to redo")]
    NothingToRedo,
}

/// Names some cells and the verb that follows, such as "c3 is" or "c3 and d3 are".
fn cells_are(cells: &Bitboard) -> String {
    let verb = if cells.len() == 1 { "is" } else { "are" };
    format!("{} {verb}", prose_list(cells.cells(), "and"))
}

/// A turn that the rules forbid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("turn {number}: {refusal}")]
pub struct IllegalTurn {
    /// The number of the turn, from 1.
    pub number: usize,
    /// Why the turn is forbidden.
    pub refusal: Refusal,
}

/// A game: its start position, its turns, and the turns that were undone.
#[derive(Clone, Debug)]
pub struct Game {
    start: Board,
    /// The board after all turns.
    board: Board,
    turns: Vec<Turn>,
    /// The undone turns, the next to redo last.
    taken_back: Vec<Turn>,
}

impl Game {
    /// Returns a game that begins from `start`.
    pub fn new(start: Board) -> Game {
        Game { board: start.clone(), start, turns: Vec::new(), taken_back: Vec::new() }
    }

    /// Returns the game after its first `turns` turns, without undone ones.
    pub fn up_to(&self, turns: usize) -> Game {
        let mut game = Game::new(self.start.clone());
        let turns = self.turns.iter().copied().take(turns);
        game.replay(turns).expect("the turns were allowed before");
        game
    }

    /// Returns the board that the game began from.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Returns the board after the turns so far.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the size of the board.
    pub fn board_size(&self) -> BoardSize {
        self.start.size()
    }

    /// Returns the position on the board.
    pub fn position(&self) -> Position {
        self.board.position()
    }

    /// Returns the turns so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Returns the turn that [`Command::Redo`] would redo, if any.
    pub fn next_redo(&self) -> Option<Turn> {
        self.taken_back.last().copied()
    }

    /// Returns the last placement, if any.
    pub fn last_placement(&self) -> Option<Placement> {
        self.placed().next_back()
    }

    /// Returns the placements of this game, in order.
    pub fn placed(&self) -> impl DoubleEndedIterator<Item = Placement> + '_ {
        self.turns.iter().filter_map(|turn| turn.placement())
    }

    /// Returns all positions of this game, from the start to the one after the last placement.
    pub fn positions(&self) -> Vec<Position> {
        let mut position = self.start.position();
        let rest = self.placed().map(move |placement| {
            position = position.after(placement);
            position
        });
        std::iter::once(position).chain(rest).collect()
    }

    /// Returns the number of pieces placed in this game.
    pub fn placements(&self) -> usize {
        self.placed().count()
    }

    /// Returns the side to move. After the end, this is the side whose turn it would be.
    pub fn to_move(&self) -> Side {
        Side::after(self.placements())
    }

    /// Returns the result, or `None` while the game goes on.
    pub fn result(&self) -> Option<GameResult> {
        let (winner, ending) = match self.turns.last() {
            Some(Turn::Resignation(side)) => (side.other(), Ending::Resignation),
            Some(Turn::LossOnTime(side)) => (side.other(), Ending::LossOnTime),
            _ if self.position().is_over() => (self.to_move(), Ending::LastPlacement),
            _ => return None,
        };
        Some(GameResult { winner, ending })
    }

    /// Checks whether a command can be executed.
    ///
    /// # Errors
    /// Says why the command is refused.
    pub fn check(&self, command: impl Into<Command>) -> Result<(), Refusal> {
        let possible = |ok: bool, refusal| if ok { Ok(()) } else { Err(refusal) };
        match command.into() {
            Command::Undo => possible(!self.turns.is_empty(), Refusal::NothingToUndo),
            Command::Redo => possible(self.next_redo().is_some(), Refusal::NothingToRedo),
            Command::Take(turn) => {
                possible(self.result().is_none(), Refusal::GameOver)?;
                let Some(placement) = turn.placement() else { return Ok(()) };
                let beyond = placement.cells() - self.board.size().bitboard();
                possible(beyond.is_empty(), Refusal::OffBoard(beyond))?;
                let filled = placement.cells() - self.position().free();
                possible(filled.is_empty(), Refusal::Occupied(filled))
            }
        }
    }

    /// Executes a command, and returns its events in order.
    ///
    /// # Errors
    /// Says why the command is refused; the game stays as it was.
    pub fn execute(&mut self, command: impl Into<Command>) -> Result<Vec<Event>, Refusal> {
        let command = command.into();
        self.check(command)?;
        let turn = match command {
            Command::Undo => return Ok(self.take_back()),
            Command::Redo => self.taken_back.pop(),
            Command::Take(turn) => {
                self.taken_back.clear();
                Some(turn)
            }
        };
        Ok(turn.map(|turn| self.take(turn)).unwrap_or_default())
    }

    /// Goes to the position after `turns` turns, back by undoing turns or forth by redoing them, as
    /// far as there are any. Returns the events on the way.
    pub fn go_to(&mut self, turns: usize) -> Vec<Event> {
        let mut events = Vec::new();
        while self.turns.len() > turns {
            events.extend(self.take_back());
        }
        while self.turns.len() < turns
            && let Some(turn) = self.taken_back.pop()
        {
            events.extend(self.take(turn));
        }
        events
    }

    /// Takes turns as [`Game::execute`] does, without collecting events: many games are replayed at
    /// each start.
    ///
    /// # Errors
    /// Names the first turn that is refused. Those before it have been taken.
    pub(super) fn replay(
        &mut self,
        turns: impl IntoIterator<Item = Turn>,
    ) -> Result<(), IllegalTurn> {
        for (turn, number) in turns.into_iter().zip(1..) {
            self.check(turn).map_err(|refusal| IllegalTurn { number, refusal })?;
            self.add(turn);
        }
        Ok(())
    }

    /// Takes a turn that is allowed, and returns its events.
    fn take(&mut self, turn: Turn) -> Vec<Event> {
        let side = match turn {
            Turn::Placement(_) => self.to_move(),
            Turn::Resignation(side) | Turn::LossOnTime(side) => side,
        };
        let dead_before = self.position().dead();
        self.add(turn);
        let dead = self.position().dead() - dead_before;
        let taken = Event::Taken { side, turn, dead };
        std::iter::once(taken).chain(self.result().map(Event::Ended)).collect()
    }

    /// Adds a turn that is allowed.
    fn add(&mut self, turn: Turn) {
        if let Some(placement) = turn.placement() {
            self.board.place(placement);
        }
        self.turns.push(turn);
    }

    /// Undoes the last turn, if there is one.
    fn take_back(&mut self) -> Vec<Event> {
        let Some(turn) = self.turns.pop() else { return Vec::new() };
        if let Some(placement) = turn.placement() {
            self.board.fill(placement.cells(), CellText::Free);
        }
        self.taken_back.push(turn);
        vec![Event::TakenBack(turn)]
    }
}

#[cfg(test)]
impl Game {
    /// Returns a game on the lowest rows of a board that is filled above them, after `placements`.
    pub(in crate::game) fn on_rows(rows: &str, placements: &[&str]) -> Game {
        let filled = 9 - rows.matches('/').count();
        let mut game = Game::new(("##########/".repeat(filled) + rows).parse().unwrap());
        for cells in placements {
            game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rows: &str) -> Game {
        Game::on_rows(rows, &[])
    }

    fn place(cells: &str) -> Turn {
        Turn::Placement(cells.parse().unwrap())
    }

    #[test]
    fn the_player_who_places_last_loses() {
        let mut game = game("........##");
        assert_eq!(game.to_move(), Side::First);
        game.execute(place("a1,b1,c1,d1")).unwrap();
        assert_eq!((game.to_move(), game.result()), (Side::Second, None));
        let events = game.execute(place("e1,f1,g1,h1")).unwrap();
        let result = GameResult { winner: Side::First, ending: Ending::LastPlacement };
        assert_eq!(events.last(), Some(&Event::Ended(result)));
    }

    #[test]
    fn placements_name_the_cells_that_died() {
        let mut game = game("........##");
        let events = game.execute(place("d1,e1,f1,g1")).unwrap();
        let Event::Taken { dead, .. } = events[0] else { panic!("{events:?}") };
        let names: Vec<String> = dead.cells().map(|c| c.to_string()).collect();
        assert_eq!(names, ["a1", "b1", "c1", "h1"]);
    }

    #[test]
    fn illegal_commands_are_refused_and_change_nothing() {
        let mut game = game("........##");
        let filled = "i1".parse().unwrap();
        assert_eq!(
            game.execute(place("f1,g1,h1,i1")),
            Err(Refusal::Occupied(Bitboard::from_iter([filled])))
        );
        assert_eq!(game.execute(Command::Undo), Err(Refusal::NothingToUndo));
        assert_eq!(game.execute(Command::Redo), Err(Refusal::NothingToRedo));
        assert!(game.turns().is_empty());
        game.execute(Turn::Resignation(Side::Second)).unwrap();
        assert_eq!(game.execute(place("a1,b1,c1,d1")), Err(Refusal::GameOver));
        assert_eq!(game.execute(Turn::Resignation(Side::First)), Err(Refusal::GameOver));
    }

    /// The message once was "some of these cells are filled already".
    #[test]
    fn a_refusal_names_the_cells() {
        let cells = |names: &str| names.parse::<Placement>().unwrap().cells();
        let (two, one) = (cells("c3,d3,e3,c4") - cells("c3,c4,b3,b4"), cells("a1,b1,c1,d1"));
        assert_eq!(Refusal::Occupied(two).to_string(), "d3 and e3 are filled already");
        let one = one - cells("b1,c1,d1,e1");
        assert_eq!(Refusal::OffBoard(one).to_string(), "a1 is not on the board");
    }

    #[test]
    fn on_a_small_board_nothing_is_placed_beyond_it() {
        for size in BoardSize::ALL {
            let mut game = Game::new(Board::new(size));
            let mut rng = fastrand::Rng::with_seed(5);
            while let Some(placement) = Placement::random_on(game.position().free(), &mut rng) {
                game.execute(Turn::Placement(placement)).unwrap();
            }
            assert!(game.result().is_some());
            assert!(game.placements() * 4 <= size.cell_count());
        }
        let mut game = Game::new(Board::new(BoardSize::Six));
        let beyond = Bitboard::from_iter(["g1".parse().unwrap()]);
        assert_eq!(game.execute(place("d1,e1,f1,g1")), Err(Refusal::OffBoard(beyond)));
        assert!(game.execute(place("c1,d1,e1,f1")).is_ok());
    }

    #[test]
    fn turns_are_undone_and_redone() {
        let mut game = Game::new(Board::empty());
        let boards: Vec<Board> = ["a1,b1,c1,d1", "e5,e6,e7,e8", "j1,j2,i1,i2"]
            .map(|cells| {
                let before = game.board().clone();
                game.execute(place(cells)).unwrap();
                before
            })
            .into();
        game.execute(Turn::Resignation(game.to_move())).unwrap();
        let last = game.board().clone();
        game.execute(Command::Undo).unwrap();
        assert_eq!((game.result(), game.board()), (None, &last));
        for board in boards.iter().rev() {
            game.execute(Command::Undo).unwrap();
            assert_eq!(game.board(), board);
        }
        for _ in 0..4 {
            game.execute(Command::Redo).unwrap();
        }
        assert_eq!(game.board(), &last);
        assert_eq!(game.result().map(|r| r.ending), Some(Ending::Resignation));
        assert_eq!(game.execute(Command::Redo), Err(Refusal::NothingToRedo));
    }

    #[test]
    fn a_new_turn_forgets_those_that_were_undone() {
        let mut game = Game::new(Board::empty());
        game.execute(place("a1,b1,c1,d1")).unwrap();
        game.execute(Command::Undo).unwrap();
        game.execute(place("a1,a2,a3,a4")).unwrap();
        assert_eq!(game.next_redo(), None);
    }

    #[test]
    fn where_no_piece_fits_the_player_to_move_has_won() {
        let result = game("###....###").execute(place("d1,e1,f1,g1"));
        assert_eq!(result.unwrap().len(), 2);
        let over = game("...###....").result();
        assert_eq!(over, None);
        assert_eq!(game("...####...").result().map(|r| r.winner), Some(Side::First));
    }
}
