//! A line of best play from a position to the end, replayed on a copy of the game, forwards and
//! backwards.

use std::fmt::{self, Display, Formatter};

use rustc_hash::FxHashMap;

use super::study::{Knowledge, Question, Rank, Study};
use crate::ai::{
    Answer, Areas, Bitboard, CanonicalShape, Cell, Control, Limits, Line, Outcome, Placement,
    Position, Solver, is_mirrored_on, line,
};
use crate::game::rules::{Event, Game, Side, Turn};

/// Limit of each search for a line, in nodes: about two seconds. What was played takes a search of
/// its own, and so does each pair of placements that mirror each other.
const NODES: u64 = 2_000_000;

/// Size of the largest area that is called a gap, in cells. The number of pieces in a larger one
/// depends on the players, so it would say little.
const MAX_GAP_CELLS: usize = 16;

/// Size of the smallest area that can take two pieces, in cells.
const MIN_TWIN_CELLS: usize = 8;

/// The continuation of a game with best play, from its position to the end.
pub struct Continuation {
    /// A copy of the game, with the placements shown so far. The others can be redone.
    game: Game,
    /// Number of placements before the continuation begins.
    begins: usize,
    search: Option<Question<Option<Line>>>,
    placements: Vec<Placement>,
    /// The number of placements that lead to the first position in which each area takes exactly
    /// one more piece, and the areas of that position.
    singles: (usize, Vec<Bitboard>),
    marks: LineMarks,
}

/// What a line shows about a position. Once each area takes exactly one more piece, there are only
/// gaps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineMarks {
    /// The areas, other than twins, that take pieces and are small enough to be gaps. From the
    /// position on in which each area takes exactly one piece, they stay the same to the end.
    pub gaps: Vec<Gap>,
    /// Pairs of areas of the same shape, in which a player can copy what the other one does. The
    /// pieces that each takes are not counted, as these numbers can differ.
    pub twins: Vec<[Bitboard; 2]>,
    /// Whether half a turn of the board maps the position to itself, and every placement to one
    /// elsewhere.
    pub is_mirrored: bool,
}

/// An area, with the number of pieces that it still takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The cells of the area. Once only areas for a single piece are left, cells filled since then
    /// are included.
    pub cells: Bitboard,
    /// The least and the largest number of pieces that can still be placed there.
    pub pieces: [usize; 2],
}

impl Display for Gap {
    /// Writes the number of pieces, such as `1`, or `1–2` if it depends on the players.
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self.pieces {
            [least, most] if least == most => write!(f, "{least}"),
            [least, most] => write!(f, "{least}–{most}"),
        }
    }
}

impl Continuation {
    /// Starts to search for the continuation of `game` after its first `begins` placements, or
    /// after all if there are fewer. The placement that follows in `game`, if there is one, begins
    /// the continuation if it wins.
    ///
    /// # Panics
    /// With [`SpawnError`](super::SpawnError), if the system refuses a thread.
    pub fn new(game: &Game, begins: usize, study: &Study) -> Continuation {
        let begins = begins.min(game.placements());
        let played = game.placed().nth(begins);
        let game = game.up_to(begins);
        let position = game.position();
        let search = move |Knowledge { solver, .. }: &mut Knowledge, control: &Control| {
            let limits = Limits::new().nodes(NODES).control(control);
            let begun = played.and_then(|placement| {
                let mut begun = line(solver, position.after(placement), &limits)?;
                begun.placements.insert(0, placement);
                let outcome = !begun.outcome;
                (outcome == Outcome::Win).then_some(Line { outcome, ..begun })
            });
            let found = begun.or_else(|| line(solver, position, &limits))?;
            Some(mirroring(solver, position, found, &limits))
        };
        // Nothing follows the end of a game.
        let search = game.result().is_none().then(|| study.ask(Rank::Line, search));
        Continuation {
            game,
            begins,
            search,
            placements: Vec::new(),
            singles: (0, Vec::new()),
            marks: LineMarks::default(),
        }
    }

    /// Takes in the result of the search; to be called while [`is_sought`](Self::is_sought) holds.
    pub fn poll(&mut self) {
        if let Some(line) = Question::poll(&mut self.search).flatten() {
            self.singles = singles(self.game.position(), &line.placements);
            for &placement in &line.placements {
                self.game.execute(Turn::Placement(placement)).expect("a line of play fits");
            }
            self.game.go_to(self.begins);
            self.placements = line.placements;
            self.marks = self.find_marks();
        }
    }

    /// Returns whether the search is still running.
    pub fn is_sought(&self) -> bool {
        self.search.is_some()
    }

    /// Returns the game with the placements shown so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the last placement before the continuation, if there is one.
    pub fn before(&self) -> Option<Placement> {
        self.game.placed().nth(self.begins.checked_sub(1)?)
    }

    /// Returns all placements of the continuation. There are none while it is being sought, and if
    /// none was found.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// Returns how many placements of the continuation are shown.
    pub fn shown(&self) -> usize {
        self.game.placements() - self.begins
    }

    /// Returns the side that makes the placement with this index.
    pub fn side(&self, index: usize) -> Side {
        Side::after(self.begins + index)
    }

    /// Shows `steps` more placements, or fewer if it is negative. Returns the events on the board.
    pub fn step(&mut self, steps: isize) -> Vec<Event> {
        let events = self.game.go_to(self.begins + self.shown().saturating_add_signed(steps));
        self.marks = self.find_marks();
        events
    }

    /// Returns what the line shows about the present position.
    pub fn marks(&self) -> &LineMarks {
        &self.marks
    }

    fn find_marks(&self) -> LineMarks {
        let shown = self.shown();
        let (from, singles) = &self.singles;
        let usable = self.game.position().usable();
        let has_singles = shown >= *from;
        let areas = if has_singles { singles.clone() } else { Areas::new(usable).iter().collect() };
        let twins = if has_singles { Vec::new() } else { twins(&areas) };
        let is_mirrored = !has_singles && is_mirrored_on(self.game.board_size(), usable);
        let mut known = FxHashMap::default();
        let gap = |cells: Bitboard| Gap {
            cells,
            pieces: pieces_in(Position::new(cells & usable), &mut known),
        };
        let is_twin = |cells: &Bitboard| twins.iter().flatten().any(|twin| twin == cells);
        let gaps = areas.into_iter().filter(|it| it.len() <= MAX_GAP_CELLS && !is_twin(it));
        LineMarks { gaps: gaps.map(gap).collect(), twins, is_mirrored }
    }

    /// Returns the number of areas in the first position where each takes exactly one piece, once
    /// that is reached. Without a continuation, it is 0.
    pub fn singles(&self) -> Option<usize> {
        (self.shown() >= self.singles.0).then_some(self.singles.1.len())
    }
}

/// Finds the first position of a line where each area takes exactly one more piece. Returns the
/// number of placements before it, and its areas.
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

/// Lets the winner of a line mirror what the loser does in one of two areas that mirror each other:
/// there the loser's placement becomes one whose image wins, if there is any.
fn mirroring(solver: &mut Solver, mut position: Position, found: Line, limits: &Limits) -> Line {
    let Line { mut placements, outcome } = found;
    let quick = limits.clone().nodes(NODES / 100);
    for made in 0.. {
        let [placement, _, ..] = placements[made..] else { break };
        if made.is_multiple_of(2) == (outcome == Outcome::Loss) {
            let after = |[one, image]: [Placement; 2]| position.after(one).after(image);
            let wins = |&pair: &_| solver.solve_with(after(pair), &quick).answer == Answer::Loss;
            let pair = mirrored_pairs(position, placement).into_iter().find(wins);
            if let Some(pair) = pair
                && let Some(rest) = line(solver, after(pair), limits)
            {
                placements.truncate(made);
                placements.extend(pair.into_iter().chain(rest.placements));
            }
        }
        position = position.after(placements[made]);
    }
    Line { placements, outcome }
}

/// Returns the placements in areas that mirror each other sideways, each with its image. If `first`
/// is one of them, it comes first.
fn mirrored_pairs(position: Position, first: Placement) -> Vec<[Placement; 2]> {
    let areas: Vec<Bitboard> = Areas::new(position.usable()).iter().collect();
    let mut pairs = Vec::new();
    for [one, other] in twins(&areas) {
        let columns = || (one | other).cells().map(Cell::column);
        let ends = columns().min().unwrap_or(0) + columns().max().unwrap_or(0);
        let image = |cells: Bitboard| -> Bitboard {
            cells.cells().filter_map(|it| Cell::new(ends - it.column(), it.row())).collect()
        };
        let pair = |placement: Placement| {
            Some([placement, Placement::all_on(image(placement.cells())).next()?])
        };
        if image(one) == other {
            pairs.extend(Placement::all_on(one | other).filter_map(pair));
        }
    }
    pairs.sort_by_key(|[placement, _]| *placement != first);
    pairs
}

/// Returns the least and the largest number of pieces that can still be placed in a position.
fn pieces_in(position: Position, known: &mut FxHashMap<Bitboard, [usize; 2]>) -> [usize; 2] {
    let usable = position.usable();
    if let Some(&pieces) = known.get(&usable) {
        return pieces;
    }
    let children = Placement::all_on(usable).map(|it| pieces_in(position.after(it), known));
    let both = |a: [usize; 2], b: [usize; 2]| [a[0].min(b[0]), a[1].max(b[1])];
    let pieces = children.reduce(both).map_or([0, 0], |pieces| pieces.map(|it| it + 1));
    known.insert(usable, pieces);
    pieces
}

/// Pairs areas of the same shape that can take two pieces or more.
fn twins(areas: &[Bitboard]) -> Vec<[Bitboard; 2]> {
    let mut unpaired: Vec<(CanonicalShape, Bitboard)> = Vec::new();
    let mut pairs = Vec::new();
    for &cells in areas.iter().filter(|cells| cells.len() >= MIN_TWIN_CELLS) {
        let shape = CanonicalShape::new(cells);
        match unpaired.iter().position(|(other, _)| *other == shape) {
            Some(twin) => pairs.push([unpaired.swap_remove(twin).1, cells]),
            None => unpaired.push((shape, cells)),
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::Board;

    fn found(game: &Game) -> Continuation {
        let study = Study::default();
        let mut continuation = Continuation::new(game, 0, &study);
        while continuation.is_sought() {
            continuation.poll();
            std::thread::yield_now();
        }
        continuation
    }

    fn found_on(board: &str) -> Continuation {
        found(&Game::new(board.parse::<Board>().unwrap()))
    }

    /// A row of eight cells and two squares: a piece at an end of the row wins.
    const ROW_AND_SQUARES: &str = "..#..#####/..#..#####/##########/........##";

    #[test]
    fn a_line_is_played_to_the_end_and_back() {
        let mut line = found(&Game::on_rows(ROW_AND_SQUARES, &[]));
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
        let mut line = found(&Game::on_rows(ROW_AND_SQUARES, &[]));
        let counts = |line: &Continuation| {
            let mut counts: Vec<_> =
                line.marks().gaps.iter().map(|gap| (gap.cells.len(), gap.pieces)).collect();
            counts.sort_unstable();
            <[_; 3]>::try_from(counts).unwrap()
        };
        assert_eq!(counts(&line), [(4, [1; 2]), (4, [1; 2]), (8, [1, 2])]);
        assert_eq!(line.singles(), None);
        line.step(1);
        // Four cells of the row are left.
        assert_eq!(line.singles(), Some(3));
        assert_eq!(counts(&line).map(|(_, pieces)| pieces), [[1; 2]; 3]);
        line.step(3);
        assert_eq!(counts(&line).map(|(_, pieces)| pieces), [[0; 2]; 3], "they stay to be seen");
    }

    /// The line once began with another reply than the one on the board.
    #[test]
    fn a_line_begins_with_what_was_played_if_that_wins() {
        let begun = |first: &str| {
            let line = found(&Game::on_rows(ROW_AND_SQUARES, &[first]));
            assert_eq!((line.shown(), line.placements().len()), (0, 4));
            line.placements()[0].to_string()
        };
        // Both ends of the row win, its middle loses.
        assert_eq!(["a1,b1,c1,d1", "e1,f1,g1,h1"].map(begun), ["a1,b1,c1,d1", "e1,f1,g1,h1"]);
        assert_ne!(begun("c1,d1,e1,f1"), "c1,d1,e1,f1");
    }

    #[test]
    fn areas_of_the_same_shape_are_twins_until_a_piece_makes_them_differ() {
        let board = "........##/##########/#........#/".to_owned() + &"##########/".repeat(7);
        let mut line = found_on(board.trim_end_matches('/'));
        let twins = |line: &Continuation| line.marks().twins.len();
        assert_eq!((twins(&line), line.marks().is_mirrored), (1, false));
        line.step(1);
        assert_eq!(twins(&line), 0);
        line.step(-1);
        assert_eq!(twins(&line), 1);
    }

    /// In the lesson that teaches to mirror, the winner once answered with any piece that won.
    #[test]
    fn the_winner_mirrors_what_the_loser_does() {
        let halves = "##########/".repeat(3) + &"#...#...##/".repeat(4) + &"##########/".repeat(3);
        let mut line = found_on(halves.trim_end_matches('/'));
        let len = line.placements().len();
        let pair: Vec<Bitboard> = line.placements()[..2].iter().map(|it| it.cells()).collect();
        let flipped = |cell: Cell| Cell::new(8 - cell.column(), cell.row());
        assert_eq!(pair[0].cells().filter_map(flipped).collect::<Bitboard>(), pair[1]);
        line.step(10);
        assert!(line.game().result().is_some(), "it goes on to the end");
        assert_eq!(line.side(len - 1), Side::First, "the first player was lost");
    }

    #[test]
    fn a_board_that_half_a_turn_maps_to_itself_is_mirrored() {
        let rows = "######/....../##..##/##..##/....../######";
        assert!(
            !found_on(rows).marks().is_mirrored,
            "a square in the middle has no image elsewhere"
        );
        let ring = "....../....../..##../..##../....../......";
        assert!(found_on(ring).marks().is_mirrored);
    }

    #[test]
    fn there_is_no_continuation_where_nothing_is_known_or_left() {
        let line = found_on(&"#".repeat(100));
        assert_eq!((line.placements().len(), line.marks().gaps.len()), (0, 0));
        let study = Study::default();
        let mut stopped = Continuation::new(&Game::new(Board::empty()), 0, &study);
        stopped.search = Some(study.ask(Rank::Line, |_, _| None));
        while stopped.is_sought() {
            stopped.poll();
        }
        assert_eq!(stopped.step(1).len(), 0);
    }
}
