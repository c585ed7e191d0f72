//! X-ray: the values of a position's areas, for people who want to see through the board.
//!
//! An area's value is its Optimized Information Set in canonical form. Most small ones are
//! nim-heaps, and then the outcome of the whole follows from their sizes alone.

use crate::ai::area::{Areas, MAX_GRAPH_CELLS};
use crate::ai::board::{Bitboard, Outcome, Position};
use crate::ai::limits::{Interruption, Limits, Watch};
use crate::ai::ois::{Arena, NimValues, Ois};
use crate::ai::solver::{AreaValues, Solver};

/// Largest area, in cells, whose value is shown. It takes 20 ms at most on a core of 2024, and
/// about twice as long for each two cells more.
pub const MAX_XRAY_CELLS: usize = 24;

const _: () = assert!(MAX_XRAY_CELLS <= MAX_GRAPH_CELLS);

/// The value of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameValue {
    /// The canonical set as text, such as `{{0}, 0}`; `None` where it would be too long.
    pub text: Option<String>,
    /// Size of the nim-heap that it is; `None` for a game that is not a heap.
    pub heap: Option<u8>,
    /// The nim-values in normal and in misère play.
    pub nim: NimValues,
    /// The outcome for the player to move, with nothing beside it.
    pub outcome: Outcome,
}

/// An area of a position and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaValue {
    /// The cells of the area.
    pub cells: Bitboard,
    /// Its value; `None` if it has more than [`MAX_XRAY_CELLS`] cells.
    pub value: Option<GameValue>,
}

/// The values of a position's areas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct XRayPicture {
    /// The usable areas, in the order of their lowest cells.
    pub areas: Vec<AreaValue>,
    /// The value of all areas together; `None` unless that of each is known.
    pub whole: Option<GameValue>,
}

/// Computes the value of each area; `None` if a limit is reached first, or if the solver's memory
/// does not suffice. The solver remembers the values.
///
/// ```
/// use nim_tetris::ai::{Bitboard, Limits, Position, Solver, x_ray};
///
/// let corridor = Position::new(Bitboard::rectangle(8, 1));
/// let picture = x_ray(&mut Solver::new(1 << 24), corridor, &Limits::new()).unwrap();
/// let value = picture.areas[0].value.as_ref().unwrap();
/// assert_eq!((value.heap, value.text.as_deref()), (Some(2), Some("{{0}, 0}")));
/// ```
pub fn x_ray(solver: &mut Solver, position: Position, limits: &Limits) -> Option<XRayPicture> {
    // If earlier values leave too little memory, the solver starts afresh.
    (0..2).find_map(|_| picture(solver.values(), position, limits).ok())
}

/// Computes the value of each area with the memory there is.
fn picture(
    values: &mut AreaValues,
    position: Position,
    limits: &Limits,
) -> Result<XRayPicture, Interruption> {
    let mut watch = Watch::new(limits);
    let mut whole = Some(Ois::ZERO);
    let mut areas = Vec::new();
    for cells in Areas::new(position.free()).iter() {
        watch.check()?;
        let value = match cells.len() {
            0..=MAX_XRAY_CELLS => Some(values.value_of_areas(cells, &mut watch)?),
            _ => None,
        };
        // Values of areas this small have few sets within, so their product takes no time.
        whole = whole.zip(value).map(|(x, y)| values.product(x, y));
        areas.push(AreaValue { cells, value: value.map(|value| describe(value, values.arena())) });
    }
    Ok(XRayPicture { areas, whole: whole.map(|whole| describe(whole, values.arena())) })
}

/// Describes a value for people.
fn describe(value: Ois, arena: &Arena) -> GameValue {
    let won = arena.is_winable(value);
    GameValue {
        text: arena.text(value),
        heap: arena.nim_heap(value),
        nim: arena.nim_values(value),
        outcome: if won { Outcome::Win } else { Outcome::Loss },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Cell, Control};

    fn look(position: Position) -> XRayPicture {
        x_ray(&mut Solver::new(1 << 24), position, &Limits::new()).unwrap()
    }

    #[test]
    fn small_areas_have_a_value_but_large_boards_have_none() {
        let strip = look(Position::new(Bitboard::rectangle(4, 1)));
        let worth = strip.areas[0].value.clone().unwrap();
        assert_eq!((worth.heap, worth.text.as_deref()), (Some(1), Some("{0}")));
        assert_eq!((worth.outcome, strip.whole), (Outcome::Loss, Some(worth)));
        let large = look(Position::START);
        assert_eq!((large.areas.len(), large.areas[0].value.clone(), large.whole), (1, None, None));
        assert_eq!(look(Position::new(Bitboard::EMPTY)).whole.unwrap().outcome, Outcome::Win);
    }

    /// The search knows values of smaller areas only.
    #[test]
    fn the_x_ray_of_a_position_has_the_outcome_that_the_solver_finds() {
        let mut rng = fastrand::Rng::with_seed(20);
        let [mut solver, mut for_x_rays] = [26, 24].map(|log| Solver::new(1 << log));
        for _ in 0..60 {
            let free = Cell::all().filter(|_| rng.f32() < 0.55).collect();
            let position = Position::new(free);
            let picture = x_ray(&mut for_x_rays, position, &Limits::new()).unwrap();
            if let Some(whole) = picture.whole {
                let answer = solver.solve(position).answer;
                assert_eq!(answer.outcome(), Some(whole.outcome), "{position}");
            }
        }
    }

    #[test]
    fn a_stopped_x_ray_has_no_values() {
        let control = Control::default();
        control.stop();
        let limits = Limits::new().control(&control);
        let board = Position::new(Bitboard::rectangle(4, 2));
        assert_eq!(x_ray(&mut Solver::new(1 << 24), board, &limits), None);
    }
}
