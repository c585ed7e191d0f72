//! Makes puzzles from numbers: a number gives the same puzzle on every machine, with any number of
//! threads, and in every release.
//!
//! Pieces are placed at random, and the positions on the way are tried. A position is a puzzle if
//! exactly one kind of placement wins, all others are proven to lose, and at least one of those is
//! tempting. Only exact outcomes and integers decide, and the random numbers are the program's
//! [own](super::random::Random).
//!
//! Any change to the puzzle of a number raises [`VERSION`], and is recorded in
//! `tests/data/daily-puzzles.txt`.

use std::sync::LazyLock;

use super::days::Day;
use super::idea::{Facts, Idea, MIN_HALF_CELLS, looks_lost};
use super::puzzle::{GRADES, Puzzle};
use super::random::Random;
use crate::ai::{
    Answer, Areas, Bitboard, BoardSize, Cell, Control, Limits, Placement, Position, Solver,
    Symmetry, placements_by_symmetry,
};
use crate::game::rules::{Board, Game, Turn};

/// The version of the generator. Each version makes other puzzles.
const VERSION: u64 = 1;

/// The range of ratings that can be ordered.
pub const ORDERED_RATINGS: std::ops::RangeInclusive<i32> = 600..=1650;

/// Rating of the puzzle of a Monday.
const MONDAY_RATING: i32 = 930;

/// Rating of an easy puzzle of a day. With the harder ones among them, the mean is 750.
const EASY_RATING: i32 = 690;

/// Rating of an easy puzzle whose idea makes the answer look wrong at first. Of thousands that were
/// drawn, none was rated below 846.
const EASY_HIDDEN_RATING: i32 = 860;

/// The ideas of the easy puzzles from Monday to Wednesday, in an order that changes each week.
const EARLY_IDEAS: [Idea; 3] = [Idea::Parity, Idea::Corner, Idea::Three];

/// The ideas from Thursday to Sunday, when the other puzzle of the day is hard enough for an answer
/// that looks wrong at first.
const LATE_IDEAS: [Idea; 4] = [Idea::Halves, Idea::Parity, Idea::Counting, Idea::Corner];

/// A bit of the number that the easy puzzle of a day follows from.
const EASY: u64 = 1 << 48;

/// Rise of the rating each day until Sunday.
const DAILY_RISE: i32 = 50;

/// Least rating of each grade but the first.
const GRADE_BOUNDS: [i32; GRADES - 1] = [700, 850, 1000, 1150];

/// Least usual number of cells that take pieces.
const MIN_CELLS: i32 = 14;

/// Largest usual number of cells that take pieces.
const MAX_CELLS: i32 = 42;

/// Least number of kinds of placements to choose from.
const MIN_KINDS: usize = 6;

/// Number of games after which the drawn idea is given up.
const MAX_GAMES_WITH_IDEA: usize = 500;

/// Number of games after which the rating may differ by another [`NEAR`].
const GAMES_BEFORE_WIDENING: usize = 250;

/// Least rating for which an idea is drawn. Smaller positions hardly ever have any other than
/// parity.
const MIN_IDEA_RATING: i32 = 850;

/// Number of shapes after which the rating of a small puzzle may differ by another [`NEAR`].
const SHAPES_BEFORE_WIDENING: usize = 20_000;

/// Number of times that the board around a shape is filled. One in twenty leaves no gap beside it.
const FILLINGS: usize = 20;

/// Largest difference from the ordered rating at first.
const NEAR: i32 = 60;

/// Largest difference from the usual number of cells that take pieces.
const SPREAD: usize = 3;

/// A puzzle to make: the number that it follows from, and the rating to aim at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PuzzleOrder {
    /// The number that the puzzle follows from.
    pub seed: u64,
    /// The rating to aim at, in [`ORDERED_RATINGS`]. A puzzle beyond them would take too long.
    pub rating: i32,
    /// The idea, unless it is drawn.
    pub idea: Option<Idea>,
}

impl PuzzleOrder {
    /// Returns the order for a puzzle whose idea is drawn.
    pub const fn new(seed: u64, rating: i32) -> PuzzleOrder {
        PuzzleOrder { seed, rating, idea: None }
    }

    /// Returns the order for the puzzle of `day`. It is easiest on Monday and hardest on Sunday.
    pub fn for_day(day: Day) -> PuzzleOrder {
        let number = u64::from(day.number().unsigned_abs());
        let rating = MONDAY_RATING + DAILY_RISE * day.weekday() as i32;
        PuzzleOrder::new(Random::new(VERSION << 32 | number).next(), rating)
    }

    /// Returns the order for the easy puzzle of `day`. All ideas come from Monday to Sunday.
    pub fn easy_for_day(day: Day) -> PuzzleOrder {
        let number = u64::from(day.number().unsigned_abs());
        let seed = Random::new(EASY | VERSION << 32 | number).next();
        // The first of all days was a Monday.
        let (weekday, week) = (day.weekday() as usize, (number as usize - 1) / 7);
        let idea = match weekday.checked_sub(EARLY_IDEAS.len()) {
            None => EARLY_IDEAS[(week + weekday) % EARLY_IDEAS.len()],
            Some(late) => LATE_IDEAS[(week + late) % LATE_IDEAS.len()],
        };
        let rating = match idea {
            Idea::Halves | Idea::Counting => EASY_HIDDEN_RATING,
            _ => EASY_RATING,
        };
        PuzzleOrder { seed, rating, idea: Some(idea) }
    }

    /// Returns the number of cells that usually take pieces in puzzles of this rating and idea.
    fn cells(self, idea: Option<Idea>) -> usize {
        // From 14 cells at 600 points, one more for every 83 points; from 17 at 850, for every 23.
        let cells = match self.rating.clamp(*ORDERED_RATINGS.start(), *ORDERED_RATINGS.end()) {
            rating @ ..850 => MIN_CELLS + (rating - *ORDERED_RATINGS.start()) / 83,
            rating => 17 + (rating - 850) / 23,
        };
        let cells = match idea {
            // Counting makes the answer look wrong, which is hard enough with fewer cells.
            Some(Idea::Counting) => cells - 3,
            Some(Idea::Parity) => cells + 3,
            _ => cells,
        };
        cells.clamp(MIN_CELLS, MAX_CELLS) as usize
    }
}

/// A puzzle that was made, with what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MadePuzzle {
    /// The board, the answer and the grade.
    pub puzzle: Puzzle,
    /// The answer, with the placements that are equal to it by a symmetry of the position.
    pub answers: Vec<Placement>,
    /// The idea of the puzzle, with its numbers.
    pub facts: Facts,
    /// The rating of the puzzle, on the scale of people's ratings.
    pub rating: i32,
    /// Number of kinds of placements to choose from.
    pub kinds: usize,
    /// Number of losing kinds that look right to a person who counts a piece for every four cells
    /// of each area.
    pub tempting: usize,
}

/// Returns the grade of a puzzle with rating `rating`, below [`GRADES`].
pub fn grade_of(rating: i32) -> usize {
    GRADE_BOUNDS.iter().filter(|&&bound| rating >= bound).count()
}

/// Makes a puzzle, or returns `None` if `control` was stopped.
///
/// The puzzle does not depend on the memory and threads of the solver, as long as the memory
/// suffices; 64 MiB are more than enough.
pub fn make_puzzle(
    order: PuzzleOrder,
    solver: &mut Solver,
    control: &Control,
) -> Option<MadePuzzle> {
    let limits = Limits::new().control(control);
    let mut maker = Maker { random: Random::new(order.seed), solver, limits };
    if let Some(idea) = order.idea {
        return maker.make_small(idea, order.rating, control);
    }
    let drawn = Idea::ALL[maker.random.below(Idea::ALL.len())];
    let wanted = Some(drawn).filter(|_| order.rating >= MIN_IDEA_RATING);
    let usual = order.cells(wanted);
    (0..).take_while(|_| !control.is_stopped()).find_map(|game| {
        let wanted = wanted.filter(|_| game < MAX_GAMES_WITH_IDEA);
        let off = NEAR * (1 + (game / GAMES_BEFORE_WIDENING) as i32);
        let fits = |made: &MadePuzzle| (made.rating - order.rating).abs() <= off;
        maker.play(usual - SPREAD..=usual + SPREAD, wanted, fits)
    })
}

/// All placements on the board, in the order of their cells.
static PLACEMENTS: LazyLock<Vec<Placement>> = LazyLock::new(|| {
    let cells = |placement: &Placement| placement.cells().cells().collect::<Vec<Cell>>();
    let mut all: Vec<Placement> = Placement::all_on(Bitboard::FULL).collect();
    all.sort_by_cached_key(cells);
    all
});

/// The symmetries under which a game is played so that each piece comes with its image: a half
/// turn, left to right, and top to bottom.
const MIRRORS: [Symmetry; 3] = [Symmetry::HALF_TURN, Symmetry::new(1), Symmetry::new(2)];

/// Returns the image of a placement. Returns `None` if it overlaps the placement without being the
/// same.
fn image(mirror: Symmetry, placement: Placement) -> Option<Placement> {
    let cells = mirror.image(placement.cells());
    let image = Placement::covering(cells)?;
    (image == placement || cells.is_disjoint(placement.cells())).then_some(image)
}

/// Returns the placements that are their own images.
fn symmetric(mirror: Symmetry) -> Vec<Placement> {
    PLACEMENTS.iter().copied().filter(|&it| image(mirror, it) == Some(it)).collect()
}

/// Largest number of placements drawn until one fits together with its image.
const MAX_DRAWS: usize = 30;

/// Makes puzzles from a stream of random numbers.
struct Maker<'a> {
    random: Random,
    solver: &'a mut Solver,
    limits: Limits,
}

impl Maker<'_> {
    /// Plays a game at random. Returns the first puzzle with a number of cells in `cells`, with the
    /// idea `wanted` if any, and accepted by `fits`.
    fn play(
        &mut self,
        cells: std::ops::RangeInclusive<usize>,
        wanted: Option<Idea>,
        fits: impl Fn(&MadePuzzle) -> bool,
    ) -> Option<MadePuzzle> {
        let (mirror, open) = self.symmetry(wanted);
        let mut game = Game::new(Board::empty());
        loop {
            let position = game.position();
            let left = position.usable().len();
            if left < *cells.start() {
                return None;
            }
            if cells.contains(&left) {
                let made = self.try_position(game.board(), wanted).filter(|made| fits(made));
                if made.is_some() {
                    return made;
                }
            }
            for placement in self.draw(Position::new(position.free() - open), mirror)? {
                game.execute(Turn::Placement(placement)).expect("the cells are free");
            }
        }
    }

    /// Makes a puzzle with few cells and this idea, which must not be drawn, near a rating.
    ///
    /// The ends of games hardly ever have an idea in few cells. So shapes are drawn in which it is
    /// frequent, and the board around the first one that is a puzzle is filled.
    fn make_small(&mut self, idea: Idea, rating: i32, control: &Control) -> Option<MadePuzzle> {
        (0..).take_while(|_| !control.is_stopped()).find_map(|shape| {
            let off = NEAR * (1 + (shape / SHAPES_BEFORE_WIDENING) as i32);
            let fits = |it: &MadePuzzle| it.facts.idea == idea && (it.rating - rating).abs() <= off;
            let open = self.draw_shape(idea)?;
            let alone = Board::from_position(BoardSize::Ten, Position::new(open));
            self.try_position(&alone, None).filter(fits)?;
            let board = (0..FILLINGS).find_map(|_| self.fill(open))?;
            self.try_position(&board, None).filter(fits)
        })
    }

    /// Draws cells that often are a puzzle with this idea. Returns `None` if they have no room.
    fn draw_shape(&mut self, idea: Idea) -> Option<Bitboard> {
        // The least and the largest number of cells of each area.
        let areas: &[(usize, usize)] = match idea {
            Idea::Halves => return self.draw_halves(),
            Idea::Parity => &[(4, 7), (4, 7), (8, 8)],
            Idea::Counting => &[(8, 8), (10, 11)],
            Idea::Three => &[(16, 17)],
            Idea::Corner => &[(15, 17)],
        };
        let mut open = Bitboard::EMPTY;
        for &(least, most) in areas {
            let count = least + self.random.below(most - least + 1);
            let apart = Bitboard::FULL - open.grown();
            open = open | self.grow(apart, apart, count)?;
        }
        Some(open)
    }

    /// Draws a placement that is its own image, and beside it a half with its image.
    fn draw_halves(&mut self) -> Option<Bitboard> {
        let mirror = MIRRORS[self.random.below(MIRRORS.len())];
        let answers = symmetric(mirror);
        let answer = answers[self.random.below(answers.len())].cells();
        let half = self.grow(answer.grown(), Bitboard::FULL - answer, MIN_HALF_CELLS)?;
        let image = mirror.image(half);
        let are_apart = image.is_disjoint(half.grown() | answer);
        are_apart.then_some(answer | half | image)
    }

    /// Draws this many connected cells out of those `allowed`, the first of them out of `first`.
    fn grow(&mut self, first: Bitboard, allowed: Bitboard, count: usize) -> Option<Bitboard> {
        let (mut grown, mut next) = (Bitboard::EMPTY, first & allowed);
        while grown.len() < count {
            grown.insert(next.cells().nth(self.random.below(next.len()))?);
            next = grown.grown() & (allowed - grown);
        }
        Some(grown)
    }

    /// Fills the board around a shape until nothing fits, first all cells beside the shape, those
    /// with the fewest choices before others. Returns `None` if one of them stays free.
    fn fill(&mut self, open: Bitboard) -> Option<Board> {
        let mut game = Game::new(Board::empty());
        loop {
            let position = Position::new(game.position().free() - open);
            let fitting = PLACEMENTS.iter().copied().filter(|&it| position.allows(it));
            let fitting: Vec<Placement> = fitting.collect();
            let covering = |cell| {
                let covers = |it: &&Placement| it.cells().contains(cell);
                fitting.iter().filter(covers).copied().collect::<Vec<_>>()
            };
            let beside = (position.free() & open.grown()).cells();
            let narrowest = beside.map(covering).min_by_key(Vec::len);
            let choices = narrowest.as_ref().unwrap_or(&fitting);
            match choices.get(self.random.below(choices.len())) {
                Some(&placement) => {
                    game.execute(Turn::Placement(placement)).expect("the cells are free");
                }
                None if narrowest.is_some() => return None,
                None => return Some(game.board().clone()),
            }
        }
    }

    /// Returns the symmetry by which a game is played, and the cells that stay free, for an idea.
    ///
    /// Halves hardly ever arise by chance. So both sides are played alike, and one placement that
    /// could separate them is kept free.
    fn symmetry(&mut self, wanted: Option<Idea>) -> (Option<Symmetry>, Bitboard) {
        let is_halved = wanted == Some(Idea::Halves);
        let mirror = is_halved.then(|| MIRRORS[self.random.below(MIRRORS.len())]);
        let open = mirror.map(symmetric).unwrap_or_default();
        let open = open.get(self.random.below(open.len())).map(|placement| placement.cells());
        (mirror, open.unwrap_or_default())
    }

    /// Draws a placement, with its image if there is a `mirror` and the two differ. Returns `None`
    /// where nothing fits, or if no draw of [`MAX_DRAWS`] fits together with its image.
    fn draw(&mut self, position: Position, mirror: Option<Symmetry>) -> Option<Vec<Placement>> {
        let allowed = PLACEMENTS.iter().filter(|&&placement| position.allows(placement));
        let allowed: Vec<Placement> = allowed.copied().collect();
        for _ in 0..MAX_DRAWS {
            let &placement = allowed.get(self.random.below(allowed.len()))?;
            let Some(mirror) = mirror else { return Some(vec![placement]) };
            if let Some(image) = image(mirror, placement).filter(|&it| position.allows(it)) {
                let mut both = vec![placement, image];
                both.dedup();
                return Some(both);
            }
        }
        None
    }

    /// Returns the puzzle on `board`, if there are at least [`MIN_KINDS`] kinds of placements,
    /// exactly one of them wins, at least one other is tempting, and the idea is the one `wanted`.
    fn try_position(&mut self, board: &Board, wanted: Option<Idea>) -> Option<MadePuzzle> {
        let position = board.position();
        let kinds = placements_by_symmetry(position);
        let is_wanted = |kind: &&Vec<Placement>| {
            wanted.is_none_or(|idea| Facts::new(position, kind[0]).idea == idea)
        };
        let (likely, others): (Vec<_>, Vec<_>) = kinds.iter().partition(is_wanted);
        if kinds.len() < MIN_KINDS || likely.is_empty() {
            return None;
        }
        let mut wins = None;
        let mut tempting = 0;
        for (index, kind) in likely.iter().chain(&others).enumerate() {
            if index == likely.len() && wins.is_none() {
                return None;
            }
            let after = position.after(kind[0]);
            match self.solver.solve_with(after, &self.limits).answer {
                Answer::Loss if wins.is_none() => wins = Some(*kind),
                // A second kind wins, or the search was stopped.
                Answer::Loss | Answer::Unknown(_) => return None,
                Answer::Win(_) | Answer::Over => tempting += usize::from(looks_lost(after)),
            }
        }
        let answers = wins?;
        let &solution = PLACEMENTS.iter().find(|it| answers.contains(it))?;
        let rating = rating(position, kinds.len(), tempting, looks_lost(position.after(solution)));
        (tempting > 0).then(|| MadePuzzle {
            puzzle: Puzzle { board: board.clone(), grade: grade_of(rating), solution },
            answers: answers.clone(),
            facts: Facts::new(position, solution),
            rating,
            kinds: kinds.len(),
            tempting,
        })
    }
}

/// Returns the rating that a puzzle begins with.
///
/// The rating grows with the cells that take pieces, the kinds of placements, those of them that
/// are tempting, and the areas to keep in mind. An answer that looks wrong at first adds to it.
fn rating(position: Position, kinds: usize, tempting: usize, after_looks_lost: bool) -> i32 {
    let cells = position.usable().len();
    let areas = Areas::new(position.free()).len();
    let hidden = if after_looks_lost { 0 } else { 150 };
    let choices = 3 * sixteenths_of_log(kinds) + 2 * sixteenths_of_log(1 + tempting);
    let rating = 50 + 18 * cells + choices + 30 * areas + hidden;
    rating as i32
}

/// Returns sixteen times the binary logarithm of `number`, interpolated linearly between powers of
/// two. Integers make it the same on every machine.
fn sixteenths_of_log(number: usize) -> usize {
    let number = number.max(1);
    let log = number.ilog2();
    16 * log as usize + ((number << 4) >> log) - 16
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashMap};
    use std::num::NonZero;

    use super::*;
    use crate::ai::CanonicalShape;
    use crate::game::puzzles;

    fn make(order: PuzzleOrder, threads: usize) -> MadePuzzle {
        let mut solver = Solver::with_threads(64 << 20, NonZero::new(threads).unwrap());
        make_puzzle(order, &mut solver, &Control::default()).unwrap()
    }

    /// The slow twin of the solver, which tries everything.
    fn is_lost(free: Bitboard, known: &mut HashMap<Bitboard, bool>) -> bool {
        let free = Position::new(free).usable();
        if let Some(&lost) = known.get(&free) {
            return lost;
        }
        // A player who can't place a piece has won.
        let mut placements = Placement::all_on(free).peekable();
        let is_over = placements.peek().is_none();
        let lost = !is_over && placements.all(|it| !is_lost(free - it.cells(), known));
        known.insert(free, lost);
        lost
    }

    #[test]
    fn exactly_the_answers_win_in_a_search_that_tries_everything() {
        // Seeds whose puzzles are found quickly.
        for seed in [1, 3, 8] {
            let made = make(PuzzleOrder::new(seed, 600), 1);
            let free = made.puzzle.board.position().free();
            let mut known = HashMap::new();
            let wins = Placement::all_on(free).filter(|it| is_lost(free - it.cells(), &mut known));
            let mut wins: Vec<Placement> = wins.collect();
            let mut answers = made.answers.clone();
            wins.sort_unstable();
            answers.sort_unstable();
            assert_eq!(wins, answers, "{seed}");
            assert!(made.answers.contains(&made.puzzle.solution) && made.tempting > 0);
        }
    }

    /// The numbers of pieces that can be placed on cells until none fits, as bits.
    fn counts(free: Bitboard, known: &mut HashMap<Bitboard, u64>) -> u64 {
        let mut all = 1;
        for area in Areas::new(free).iter() {
            let of_area = known.get(&area).copied().unwrap_or_else(|| {
                let options = Placement::all_on(area);
                let bits = options.fold(0, |bits, it| bits | counts(area - it.cells(), known) << 1);
                known.insert(area, bits);
                bits
            });
            let shifted = (0..64).filter(|n| of_area >> n & 1 == 1).map(|n| all << n);
            all = shifted.fold(0, |bits, more| bits | more);
        }
        all
    }

    /// Checks all that the texts say of a puzzle's idea against every way to go on after its
    /// answer.
    fn assert_what_is_said_is_true(puzzle: &Puzzle) {
        let (position, answer) = (puzzle.board.position(), puzzle.solution);
        let (after, facts) = (position.after(answer), Facts::new(position, answer));
        let counts = counts(after.free(), &mut HashMap::new());
        let [least, most] = [counts.trailing_zeros(), counts.ilog2()].map(|it| it as usize);
        assert!(most <= facts.pieces, "{puzzle:?}");
        let areas: Vec<Bitboard> = after.usable().areas().collect();
        let cut = position.usable() - answer.cells() - after.usable();
        let around = position.usable().areas().find(|area| area.is_superset(answer.cells()));
        let sizes: Vec<usize> = areas.iter().map(|area| area.len()).collect();
        assert_eq!((sizes.len(), sizes.iter().sum()), (facts.areas, facts.cells), "{puzzle:?}");
        // Told of some ideas, whichever it is.
        if facts.is_forced() {
            assert_eq!([least, most, least % 2], [facts.areas, facts.areas, 1], "{puzzle:?}");
        } else if !facts.is_odd() {
            assert!(least < facts.pieces, "{puzzle:?}");
        }
        match facts.idea {
            Idea::Parity => assert!(facts.is_odd(), "{puzzle:?}"),
            Idea::Counting => assert!(!facts.is_odd() && !facts.is_forced(), "{puzzle:?}"),
            Idea::Corner => {
                assert_eq!(cut.len(), facts.closed, "{puzzle:?}");
                assert!(Placement::all_on(after.free()).all(|it| (it.cells() & cut).is_empty()));
            }
            Idea::Three => {
                let parts = areas.iter().filter(|it| around.unwrap().is_superset(**it)).count();
                assert!(parts == facts.parts && parts >= 3, "{puzzle:?}");
            }
            Idea::Halves => {
                let halves = areas.iter().filter(|area| area.len() == facts.half);
                let shapes: Vec<_> = halves.map(|&area| CanonicalShape::new(area)).collect();
                let has_twin = |one| shapes.iter().filter(|&it| it == one).count() >= 2;
                assert!(shapes.iter().any(has_twin), "{puzzle:?}");
            }
        }
    }

    /// A number of pieces that fit was once named that never did, and "one piece fewer" where it
    /// was two.
    #[test]
    fn what_is_said_of_the_ideas_of_puzzles_is_true_however_they_go_on() {
        // Larger areas have too many ways to go on.
        let is_small = |it: &&Puzzle| {
            let after = it.board.position().after(it.solution);
            after.usable().areas().all(|area| area.len() <= 16)
        };
        let small: Vec<&Puzzle> = puzzles().iter().filter(is_small).collect();
        assert!(small.len() >= 70, "{}", small.len());
        small.into_iter().for_each(assert_what_is_said_is_true);
        // Seeds whose puzzles are found quickly.
        for seed in [1, 3, 8] {
            assert_what_is_said_is_true(&make(PuzzleOrder::new(seed, 600), 1).puzzle);
        }
    }

    #[test]
    #[ignore = "takes a minute"]
    fn what_is_said_of_two_hundred_new_puzzles_is_true_however_they_go_on() {
        let mut solver = Solver::new(64 << 20);
        for seed in 0..200 {
            let order = PuzzleOrder::new(seed, 600 + 2 * (seed as i32 % 50));
            let made = make_puzzle(order, &mut solver, &Control::default()).unwrap();
            assert_what_is_said_is_true(&made.puzzle);
        }
    }

    #[test]
    fn a_number_gives_the_same_puzzle_on_any_number_of_threads() {
        let mut boards = Vec::new();
        for seed in [1, 3, 8] {
            let order = PuzzleOrder::new(seed, 600);
            let made = make(order, 1);
            assert_eq!(make(order, 2), made);
            boards.push(made.puzzle.key());
        }
        boards.dedup();
        assert_eq!(boards.len(), 3);
    }

    #[test]
    fn harder_puzzles_are_larger_and_rated_as_ordered() {
        let cells = |rating| {
            let made = make(PuzzleOrder::new(11, rating), 1);
            assert!((made.rating - rating).abs() < 200, "{} for {rating}", made.rating);
            assert_eq!(made.puzzle.grade, grade_of(made.rating));
            made.puzzle.board.position().usable().len()
        };
        assert!([800, 1200].map(cells).is_sorted_by(|a, b| a < b));
        assert_eq!([0, 699, 700, 1149, 1150].map(grade_of), [0, 0, 1, 3, 4]);
    }

    /// The grades of these puzzles come from another measure of difficulty.
    #[test]
    fn puzzles_that_ship_are_rated_higher_from_grade_to_grade_on_average() {
        let rating_of = |puzzle: &Puzzle| {
            let (position, solution) = (puzzle.board.position(), puzzle.solution);
            let kinds = placements_by_symmetry(position);
            let tempts = |kind: &&Vec<Placement>| {
                looks_lost(position.after(kind[0])) && !kind.contains(&solution)
            };
            let tempting = kinds.iter().filter(tempts).count();
            rating(position, kinds.len(), tempting, looks_lost(position.after(solution)))
        };
        let mean = |grade: usize| {
            let ratings = puzzles().iter().filter(|it| it.grade == grade).map(rating_of);
            let ratings: Vec<i32> = ratings.collect();
            ratings.iter().sum::<i32>() / ratings.len() as i32
        };
        let means: Vec<i32> = (0..GRADES).map(mean).collect();
        assert!(means.is_sorted_by(|a, b| a + 50 < *b), "{means:?}");
    }

    /// A change here changes the puzzle that somebody is solving today.
    #[test]
    fn the_puzzles_of_twenty_days_are_those_on_record() {
        let mut solver = Solver::new(64 << 20);
        let record = include_str!("../../../tests/data/daily-puzzles.txt");
        let lines = record.lines().filter(|line| !line.starts_with('#'));
        for line in lines.clone() {
            let day: Day = line.split(' ').next().unwrap().parse().unwrap();
            let made =
                make_puzzle(PuzzleOrder::for_day(day), &mut solver, &Control::default()).unwrap();
            let MadePuzzle { puzzle, facts, rating, .. } = made;
            let (board, idea) = (&puzzle.board, facts.idea.key());
            assert_eq!(
                format!("{day} {board} {} idea={idea} rating={rating}", puzzle.solution),
                line
            );
        }
        assert_eq!(lines.count(), 20);
    }

    /// Parity and corners once were the only ideas of easy puzzles.
    #[test]
    fn the_easy_puzzles_of_each_week_have_all_ideas() {
        let monday: Day = "2026-11-30".parse().unwrap();
        for week in 0..60 {
            let days = (0..7).map(|weekday| monday.after(7 * week + weekday).unwrap());
            let ideas: BTreeSet<Idea> =
                days.filter_map(|day| PuzzleOrder::easy_for_day(day).idea).collect();
            assert_eq!(ideas.len(), Idea::ALL.len(), "week {week}: {ideas:?}");
        }
    }

    #[test]
    fn a_small_puzzle_of_any_idea_has_no_other_free_cells_that_take_pieces() {
        let monday: Day = "2026-11-30".parse().unwrap();
        let mut ideas = BTreeSet::new();
        for day in (0..7).map(|weekday| monday.after(weekday).unwrap()) {
            let order = PuzzleOrder::easy_for_day(day);
            let made = make(order, 1);
            let cells = made.puzzle.board.position().usable().len();
            assert!((made.rating - order.rating).abs() <= NEAR && cells <= 24, "{day}: {made:?}");
            assert_eq!(Some(made.facts.idea), order.idea, "{day}");
            assert_what_is_said_is_true(&made.puzzle);
            ideas.insert(made.facts.idea);
        }
        assert_eq!(ideas.len(), Idea::ALL.len());
    }

    #[test]
    #[ignore = "a measurement"]
    fn the_easy_puzzles_of_sixty_days_have_ratings_near_750() {
        let first: Day = "2026-11-30".parse().unwrap();
        let mut solver = Solver::new(64 << 20);
        let mut ratings = Vec::new();
        for day in (0..60).map(|after| first.after(after).unwrap()) {
            let order = PuzzleOrder::easy_for_day(day);
            let made = make_puzzle(order, &mut solver, &Control::default()).unwrap();
            let MadePuzzle { puzzle, facts, rating, kinds, .. } = made;
            println!("{day} {:?} {rating} {kinds} {}", facts.idea, puzzle.board);
            ratings.push(rating);
        }
        let mean = ratings.iter().sum::<i32>() / 60;
        let (min, max) = (ratings.iter().min().unwrap(), ratings.iter().max().unwrap());
        assert!((720..=780).contains(&mean), "{mean}, from {min} to {max}");
    }

    #[test]
    fn the_easy_puzzle_of_a_day_is_easier_than_the_other_one() {
        let day: Day = "2026-11-30".parse().unwrap();
        for day in [day, day.after(1).unwrap()] {
            let [easy, harder] =
                [PuzzleOrder::easy_for_day(day), PuzzleOrder::for_day(day)].map(|it| make(it, 1));
            assert!(easy.rating + 50 < harder.rating, "{} {}", easy.rating, harder.rating);
        }
        let [one, other] = [day, day.after(1).unwrap()].map(PuzzleOrder::easy_for_day);
        assert_ne!((one.seed, one.idea), (other.seed, other.idea));
    }

    #[test]
    fn a_stopped_generator_makes_nothing() {
        let control = Control::default();
        control.stop();
        let order = PuzzleOrder::new(1, 750);
        assert_eq!(make_puzzle(order, &mut Solver::new(16 << 20), &control), None);
    }

    #[test]
    fn the_puzzles_of_a_week_rise_from_monday_to_sunday_and_differ() {
        let monday: Day = "2026-11-23".parse().unwrap();
        let orders: Vec<PuzzleOrder> =
            (0..8).map(|days| PuzzleOrder::for_day(monday.after(days).unwrap())).collect();
        let ratings: Vec<i32> = orders.iter().map(|order| order.rating).collect();
        assert_eq!(ratings, [930, 980, 1030, 1080, 1130, 1180, 1230, 930]);
        assert_ne!(orders[0].seed, orders[7].seed);
    }

    #[test]
    fn logarithms_are_whole_numbers_that_never_fall() {
        assert_eq!([0, 1, 2, 3, 4, 8, 1024].map(sixteenths_of_log), [0, 0, 16, 24, 32, 48, 160]);
        assert!((1..2000).map(sixteenths_of_log).is_sorted());
    }

    #[test]
    fn a_symmetry_maps_symmetric_cells_to_themselves() {
        for mirror in MIRRORS {
            let own = symmetric(mirror);
            assert!(!own.is_empty() && own.iter().all(|&it| image(mirror, it) == Some(it)));
        }
        let [half_turn, left_right, _] = MIRRORS;
        let left: Placement = "a1,b1,c1,a2".parse().unwrap();
        assert_eq!(image(left_right, left), Some("h1,i1,j1,j2".parse().unwrap()));
        assert_eq!(image(half_turn, left), Some("h10,i10,j10,j9".parse().unwrap()));
        // The piece would overlap its image.
        assert_eq!(image(left_right, "d1,e1,f1,e2".parse().unwrap()), None);
    }
}
