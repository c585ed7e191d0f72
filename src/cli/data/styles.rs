//! `data styles`: what a spectator could notice of the named players.

use std::num::NonZero;

use clap::Args;

use crate::ai::{
    Areas, BOARD_SIZE, Bitboard, BoardSize, Cell, Character, LevelPlayer, Limits, Opponent, Piece,
    Placement, Player, Position, Symmetry, map_on_threads,
};
use crate::cli::shared::{Failure, cores, threads, write_line};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Whom all of them play; it is measured as well
    #[arg(long, value_name = "PLAYER", default_value = "4")]
    against: Opponent,
    /// Number of games of each; it moves first in every other one
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Number of games at a time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = threads)]
    jobs: Option<NonZero<usize>>,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Turns of both sides until which a board that falls apart does so early.
const EARLY: usize = 8;

/// Side of the square in a corner that counts as the corner.
const CORNER: usize = 4;

/// The least cells of an area that is worth being halved.
const HALVED: usize = 30;

/// Counted in some games.
#[derive(Clone, Copy, Default)]
struct Count {
    of: u32,
    seen: u32,
}

impl Count {
    fn see(&mut self, is_seen: bool) {
        self.of += 1;
        self.seen += u32::from(is_seen);
    }

    fn percent(self) -> f64 {
        100.0 * f64::from(self.seen) / f64::from(self.of.max(1))
    }
}

/// What is counted, in the order of the columns.
#[derive(Clone, Copy)]
enum Sight {
    /// First placements in a corner.
    CornerOpening,
    /// First placements on a cell of the middle.
    MiddleOpening,
    /// Placements on the edge, among the first eight turns.
    Edge,
    /// Replies to a placement that are its image, where the image was free.
    Mirrored,
    /// Replies that touch the placement before.
    Touching,
    /// Replies at least half a board away from the placement before.
    Far,
    /// Games in which it splits the board early.
    EarlySplit,
    /// Games in which one of its placements cuts the board in two, so that the largest area gets at most two thirds of what it was.
    Halving,
    /// Placements that leave a cell dead, among the first sixteen turns.
    Killing,
    /// Straight pieces.
    Bar,
    /// Square pieces.
    Square,
}

const SIGHTS: [(Sight, &str); 11] = [
    (Sight::CornerOpening, "opens in a corner"),
    (Sight::MiddleOpening, "opens in the middle"),
    (Sight::Edge, "on the edge"),
    (Sight::Mirrored, "mirrors"),
    (Sight::Touching, "touches"),
    (Sight::Far, "far away"),
    (Sight::EarlySplit, "splits early"),
    (Sight::Halving, "halves"),
    (Sight::Killing, "kills"),
    (Sight::Bar, "bars"),
    (Sight::Square, "squares"),
];

/// Counts in the order of [`SIGHTS`].
type Counts = [Count; SIGHTS.len()];

/// Writes a table of all named players.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let named = Character::all().map(Opponent::Character);
    let headings: Vec<&str> = SIGHTS.iter().map(|(_, heading)| *heading).collect();
    write_line(&format!("| | {} |", headings.join(" | ")))?;
    write_line(&format!("|---|{}", "---|".repeat(SIGHTS.len())))?;
    for player in named.chain([arguments.against]) {
        let mut rng = fastrand::Rng::with_seed(arguments.seed);
        let games = (0..arguments.games).map(|game| (game, rng.u64(..)));
        let jobs = arguments.jobs.unwrap_or_else(cores);
        let counts = map_on_threads(jobs, games, |(game, seed)| {
            play([player, arguments.against], game.is_multiple_of(2), seed)
        });
        let percents = (0..SIGHTS.len()).map(|sight| {
            let sum = counts.iter().fold(Count::default(), |sum, counts| Count {
                of: sum.of + counts[sight].of,
                seen: sum.seen + counts[sight].seen,
            });
            format!("{:.0}", sum.percent())
        });
        let percents: Vec<String> = percents.collect();
        write_line(&format!("| {player} | {} |", percents.join(" | ")))?;
    }
    Ok(())
}

/// Plays one game, and counts what is seen of the first of these players.
fn play(players: [Opponent; 2], begins: bool, seed: u64) -> Counts {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut seats = players.map(|it| LevelPlayer::of(it, BoardSize::Ten, rng.u64(..)));
    let mut counts = Counts::default();
    let (mut position, mut last, mut has_split) = (Position::START, None, None);
    let (mut is_to_move, mut halves) = (begins, false);
    for turn in 0.. {
        let seat = &mut seats[usize::from(!is_to_move)];
        let Ok(placement) = seat.choose(position, &Limits::new()) else { break };
        if is_to_move {
            for (count, (sight, _)) in counts.iter_mut().zip(SIGHTS) {
                if let Some(is_seen) = looks(sight, position, placement, last, turn) {
                    count.see(is_seen);
                }
            }
            let splits = areas(position.after(placement)) > areas(position);
            let [before, after] = [position, position.after(placement)].map(largest);
            halves |= splits && 3 * after <= 2 * before && before >= HALVED;
            has_split = has_split.or(Some(turn).filter(|_| splits));
        }
        position = position.after(placement);
        last = Some(placement);
        is_to_move = !is_to_move;
    }
    counts[Sight::Halving as usize].see(halves);
    counts[Sight::EarlySplit as usize].see(has_split.is_some_and(|turn| turn < EARLY));
    counts
}

fn largest(position: Position) -> usize {
    Areas::of(position.usable()).iter().map(|area| area.len()).max().unwrap_or(0)
}

fn areas(position: Position) -> usize {
    Areas::of(position.usable()).len()
}

/// Returns whether this is seen of a placement, or `None` if it does not count.
fn looks(
    sight: Sight,
    position: Position,
    placement: Placement,
    last: Option<Placement>,
    turn: usize,
) -> Option<bool> {
    let cells = placement.cells();
    let of =
        |is_in: fn(Cell) -> bool| -> Bitboard { Cell::all().filter(|it| is_in(*it)).collect() };
    match sight {
        Sight::CornerOpening => {
            let corner = of(|it| off_edge(it.column()).max(off_edge(it.row())) < CORNER);
            (turn < 2).then(|| corner.is_superset(cells))
        }
        Sight::MiddleOpening => {
            let middle = of(|it| off_edge(it.column()).min(off_edge(it.row())) == 4);
            (turn < 2).then(|| !middle.is_disjoint(cells))
        }
        Sight::Edge => {
            let edge = of(|it| off_edge(it.column()).min(off_edge(it.row())) == 0);
            (turn < EARLY).then(|| !edge.is_disjoint(cells))
        }
        Sight::Mirrored => {
            let image = Placement::covering(Symmetry::HALF_TURN.image(last?.cells()));
            image.filter(|image| position.allows(*image)).map(|image| image == placement)
        }
        Sight::Touching => Some(!last?.cells().grown().is_disjoint(cells)),
        Sight::Far => {
            let near = (0..BOARD_SIZE / 2 - 1).fold(last?.cells(), |cells, _| cells.grown());
            let may_be_far =
                Placement::all_on(position.free()).any(|it| it.cells().is_disjoint(near));
            may_be_far.then(|| near.is_disjoint(cells))
        }
        Sight::EarlySplit | Sight::Halving => None,
        Sight::Killing => {
            let lost = position.usable().len() - position.after(placement).usable().len();
            (turn < 2 * EARLY).then_some(lost > cells.len())
        }
        Sight::Bar => Some(placement.piece() == Piece::I),
        Sight::Square => Some(placement.piece() == Piece::O),
    }
}

/// Returns how many columns or rows lie between one and the nearer edge.
fn off_edge(at: usize) -> usize {
    at.min(BOARD_SIZE - 1 - at)
}
