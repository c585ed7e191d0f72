//! How a game goes on from a position if both sides play their best: found on a thread of its own,
//! then played on a copy of the game, forward and back.

use super::task::Task;
use crate::ai::{Areas, Bitboard, Control, Limits, Line, Placement, Position, Solver, line};
use crate::game::rules::{Command, Event, Game, Side};

/// Memory of the solver in bytes.
const MEMORY: usize = 32 << 20;

/// Longest search, in nodes: about two seconds.
const NODES: u64 = 2_000_000;

/// Largest area that is called a gap, in cells. How many pieces a larger one takes depends on the
/// players, and a number would say little.
const LARGEST_GAP: usize = 16;

/// How a game goes on, from where it stood to its end.
pub struct Continuation {
    /// The game, with the placements that are shown.
    game: Game,
    /// The placements before it began.
    begins: usize,
    search: Option<Task<Option<Line>>>,
    placements: Vec<Placement>,
    /// The areas of the first position in which each takes exactly one more piece, and the number of
    /// placements that lead there.
    singles: (usize, Vec<Bitboard>),
}

/// An area with the pieces that it still takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The area, with the pieces that were placed there once only single pieces were left.
    pub cells: Bitboard,
    /// How many pieces are still to be placed there.
    pub pieces: usize,
}

impl Continuation {
    /// Starts to look for how a game goes on from its present position.
    ///
    /// # Panics
    /// With [`NoThread`](super::NoThread).
    pub fn of(game: &Game) -> Continuation {
        let position = game.position();
        let search = move |control: &Control| {
            let limits = Limits::new().nodes(NODES).control(control);
            line(&mut Solver::new(MEMORY), position, &limits)
        };
        // A game that was resigned does not go on.
        let search = game.result().is_none().then(|| Task::start("continuation", search));
        Continuation {
            game: game.clone(),
            begins: game.placements(),
            search,
            placements: Vec::new(),
            singles: (0, Vec::new()),
        }
    }

    /// Takes in what was found. To be called until [`is_sought`](Self::is_sought) says no more.
    pub fn poll(&mut self) {
        let found = self.search.take_if(|search| search.is_finished());
        if let Some(line) = found.and_then(Task::finish) {
            self.singles = singles(self.game.position(), &line.placements);
            self.placements = line.placements;
        }
    }

    /// Returns whether it is still being looked for.
    pub fn is_sought(&self) -> bool {
        self.search.is_some()
    }

    /// Returns the game as it is shown.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the placement just before.
    pub fn before(&self) -> Option<Placement> {
        self.game.placed().nth(self.begins.checked_sub(1)?)
    }

    /// Returns all placements; none if nothing was found.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// Returns how many placements are shown.
    pub fn shown(&self) -> usize {
        self.game.placements() - self.begins
    }

    /// Returns who makes a placement, by its index.
    pub fn side(&self, index: usize) -> Side {
        Side::to_move(self.begins + index)
    }

    /// Shows so many placements more, or fewer. Returns what happens on the board.
    pub fn step(&mut self, steps: isize) -> Vec<Event> {
        let goal = self.shown().saturating_add_signed(steps).min(self.placements.len());
        let mut events = Vec::new();
        while self.shown() != goal {
            let command = match self.shown() < goal {
                true => Command::Place(self.placements[self.shown()]),
                false => Command::Undo,
            };
            events.extend(self.game.execute(command).expect("a line of play fits"));
        }
        events
    }

    /// Returns the areas that take pieces, while they are small. From the position on in which each
    /// of them takes one, they stay to the end.
    pub fn gaps(&self) -> Vec<Gap> {
        let shown = self.shown();
        let (from, singles) = &self.singles;
        let areas = match shown < *from {
            true => Areas::new(self.game.position().usable()).iter().collect(),
            false => singles.clone(),
        };
        let gap = |cells: Bitboard| {
            let still = self.placements[shown..].iter();
            let pieces = still.filter(|placement| cells.is_superset(placement.cells())).count();
            Gap { cells, pieces }
        };
        areas.into_iter().filter(|cells| cells.len() <= LARGEST_GAP).map(gap).collect()
    }

    /// Returns the number of areas once each of them takes exactly one more piece.
    pub fn singles(&self) -> Option<usize> {
        (self.shown() >= self.singles.0).then_some(self.singles.1.len())
    }
}

/// Returns the first position of a line in which each area takes exactly one more piece, by the
/// number of placements that lead there, with its areas.
fn singles(mut position: Position, line: &[Placement]) -> (usize, Vec<Bitboard>) {
    for (made, &placement) in line.iter().enumerate() {
        let areas: Vec<Bitboard> = Areas::new(position.usable()).iter().collect();
        let takes_one = |cells: &Bitboard| {
            let left = |placement: Placement| Position::new(*cells - placement.cells());
            Placement::all_on(*cells).all(|placement| left(placement).is_over())
        };
        if areas.iter().all(takes_one) {
            return (made, areas);
        }
        position = position.after(placement);
    }
    (line.len(), Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::Board;

    fn found(board: &str) -> Continuation {
        let mut continuation = Continuation::of(&Game::new(board.parse::<Board>().unwrap()));
        while continuation.is_sought() {
            continuation.poll();
            std::thread::yield_now();
        }
        continuation
    }

    /// A row of eight cells and two squares: a piece at an end of the row wins.
    fn row_and_squares() -> Continuation {
        found(&("##########/".repeat(6) + "..#..#####/..#..#####/##########/........##"))
    }

    #[test]
    fn a_line_is_played_to_the_end_and_back() {
        let mut line = row_and_squares();
        assert_eq!((line.shown(), line.placements().len()), (0, 4));
        assert!(line.game().result().is_none());
        let events = line.step(10);
        assert!(matches!(events.last(), Some(Event::Ended(_))), "{events:?}");
        assert_eq!((line.shown(), line.side(3)), (4, Side::Second));
        line.step(-3);
        assert_eq!(line.shown(), 1);
        line.step(-3);
        assert_eq!((line.shown(), line.game().placements()), (0, 0));
    }

    #[test]
    fn gaps_count_the_pieces_that_they_still_take() {
        let mut line = row_and_squares();
        let counts = |line: &Continuation| {
            let mut counts: Vec<_> =
                line.gaps().iter().map(|gap| (gap.cells.len(), gap.pieces)).collect();
            counts.sort_unstable();
            counts
        };
        assert_eq!((counts(&line), line.singles()), (vec![(4, 1), (4, 1), (8, 2)], None));
        line.step(1);
        // Four cells of the row are left.
        assert_eq!(line.singles(), Some(3));
        assert!(counts(&line).iter().all(|(_, pieces)| *pieces == 1), "{:?}", line.gaps());
        line.step(3);
        assert!(counts(&line).iter().all(|(_, pieces)| *pieces == 0), "{:?}", line.gaps());
        assert_eq!(line.gaps().len(), 3, "they stay to be seen");
    }

    #[test]
    fn nothing_is_shown_where_nothing_is_known_or_left() {
        let line = found(&"#".repeat(100));
        assert_eq!((line.placements().len(), line.gaps().len()), (0, 0));
        let mut stopped = Continuation::of(&Game::new(Board::empty()));
        stopped.search = Some(Task::start("nothing", |_| None));
        while stopped.is_sought() {
            stopped.poll();
        }
        assert_eq!(stopped.step(1).len(), 0);
    }
}
