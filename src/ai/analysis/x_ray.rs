//! X-ray: what the areas of a position are worth, for people who want to see through the board.
//!
//! An area's worth is its Optimized Information Set in canonical form. Most small ones are nim-heaps, and then the
//! outcome of the whole follows from their sizes alone.

use crate::ai::area::{Areas, MAX_GRAPH_CELLS};
use crate::ai::board::{Bitboard, Outcome, Position};
use crate::ai::limits::{Deadline, Interruption, Limits, Watch};
use crate::ai::ois::{NimValues, Ois};
use crate::ai::solver::AreaValues;

/// Cells of the largest area that is looked through: 20 ms at most on a core of 2024, and about twice as much for each two cells more.
pub const MAX_XRAY_CELLS: usize = 24;

const _: () = assert!(MAX_XRAY_CELLS <= MAX_GRAPH_CELLS);

/// What a game is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameValue {
    /// The canonical set as text, such as `{{0}, 0}`; none where it would be too long.
    pub text: Option<String>,
    /// Size of the nim-heap that it is; none for a game that is no heap.
    pub heap: Option<u8>,
    /// Nim-values in normal and in misère play.
    pub nim: NimValues,
    /// Outcome for the player to move, if there is nothing else.
    pub outcome: Outcome,
}

/// One area of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaValue {
    /// The area.
    pub cells: Bitboard,
    /// What it is worth; none if it is larger than [`MAX_XRAY_CELLS`].
    pub value: Option<GameValue>,
}

/// What a position's areas are worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct XRayPicture {
    /// Its usable areas, that of the lowest cell first.
    pub areas: Vec<AreaValue>,
    /// What all of them are worth together, if each is known.
    pub whole: Option<GameValue>,
}

/// Bytes for the values of shapes.
const MEMORY: usize = 64 << 20;

/// Finds what areas are worth, and remembers it by shape.
pub struct XRay {
    values: AreaValues,
}

impl Default for XRay {
    fn default() -> XRay {
        XRay { values: AreaValues::new(MEMORY, 1) }
    }
}

impl XRay {
    /// Returns what each area is worth, or `None` if the limits are reached.
    ///
    /// ```
    /// use nim_tetris::ai::{Bitboard, Limits, Position, XRay};
    ///
    /// let position = Position::new(Bitboard::rectangle(8, 1));
    /// let picture = XRay::default().analyze(position, &Limits::new()).unwrap();
    /// let worth = picture.areas[0].value.as_ref().unwrap();
    /// assert_eq!((worth.heap, worth.text.as_deref()), (Some(2), Some("{{0}, 0}")));
    /// ```
    pub fn analyze(&mut self, position: Position, limits: &Limits) -> Option<XRayPicture> {
        let deadline = limits.start();
        match self.picture(position, &deadline) {
            Err(Interruption::Memory) => {
                *self = XRay::default();
                self.picture(position, &deadline).ok()
            }
            picture => picture.ok(),
        }
    }

    fn picture(
        &mut self,
        position: Position,
        deadline: &Deadline,
    ) -> Result<XRayPicture, Interruption> {
        let mut watch = Watch::new(deadline);
        let mut whole = Some(Ois::ZERO);
        let mut areas = Vec::new();
        for cells in Areas::new(position.free()).iter() {
            watch.check()?;
            let value = match cells.len() {
                0..=MAX_XRAY_CELLS => Some(self.values.value_of_areas(cells, &mut watch)?),
                _ => None,
            };
            whole = whole.zip(value).map(|(x, y)| self.values.product(x, y));
            areas.push(AreaValue { cells, value: value.map(|value| self.describe(value)) });
        }
        Ok(XRayPicture { areas, whole: whole.map(|whole| self.describe(whole)) })
    }

    fn describe(&self, value: Ois) -> GameValue {
        let arena = self.values.arena();
        let won = arena.is_won(value);
        GameValue {
            text: arena.text(value).ok(),
            heap: arena.nim_heap(value),
            nim: arena.nim_values(value),
            outcome: if won { Outcome::Win } else { Outcome::Loss },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::solver::Solver;
    use crate::ai::{Cell, Control};

    fn look(position: Position) -> XRayPicture {
        XRay::default().analyze(position, &Limits::new()).unwrap()
    }

    #[test]
    fn a_strip_of_four_is_one_forced_move_and_a_large_board_is_not_seen_through() {
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
    fn the_whole_has_the_outcome_that_the_solver_finds() {
        let mut rng = fastrand::Rng::with_seed(20);
        let (mut x_ray, mut solver) = (XRay::default(), Solver::new(1 << 26));
        for _ in 0..60 {
            let free = Cell::all().filter(|_| rng.f32() < 0.55).collect();
            let position = Position::new(free);
            let picture = x_ray.analyze(position, &Limits::new()).unwrap();
            if let Some(whole) = picture.whole {
                let answer = solver.solve(position).answer;
                assert_eq!(answer.outcome(), Some(whole.outcome), "{position}");
            }
        }
    }

    #[test]
    fn a_stopped_look_sees_nothing() {
        let control = Control::default();
        control.stop();
        let limits = Limits::new().control(&control);
        let board = Position::new(Bitboard::rectangle(4, 2));
        assert_eq!(XRay::default().analyze(board, &limits), None);
    }
}
