//! The pace of built-in opponents: how long a turn takes at least, so that a person can follow and
//! the opponent seems to have thought.

use std::time::Duration;

use crate::ai::{BoardSize, Cell, Level, Opponent, Position};

/// Lower bound of the least time for a turn, in seconds.
const MIN_SECONDS: f64 = 0.4;

/// Upper bound of the least time for a turn, in seconds.
const MAX_SECONDS: f64 = 2.0;

/// Share of the range between the bounds that the weakest opponent adds to the lower one where
/// there is most to think about.
const WEAKEST: f64 = 0.35;

/// Share by which the time varies from position to position, up or down.
const SPREAD: f64 = 0.2;

/// Time left on a clock below which an opponent moves at once.
const LOW_CLOCK: Duration = Duration::from_secs(30);

/// Returns the least time for a turn of `opponent`, its thinking included. `left` is the least time
/// left on a clock, if the game is timed.
///
/// The time grows with the strength of the opponent, and towards the middle of the game, where
/// there is most to think about. It also varies from position to position.
pub fn pace(
    position: Position,
    board: BoardSize,
    opponent: Opponent,
    left: Option<Duration>,
) -> Duration {
    if left.is_some_and(|left| left < LOW_CLOCK) {
        return Duration::ZERO;
    }
    let part_left = position.usable().len() as f64 / board.cell_count() as f64;
    let hardness = 1.0 - (2.0 * part_left - 1.0).abs();
    let [weakest, strongest] = [Level::WEAKEST, Level::MAX].map(|it| Opponent::from(it).elo(board));
    let skill = ((opponent.elo(board) - weakest) / (strongest - weakest)).clamp(0.0, 1.0);
    let share = hardness * (WEAKEST + (1.0 - WEAKEST) * skill);
    // The variation follows from the free cells, so that a resumed game keeps its pace.
    let mix = |seed: u64, cell: Cell| seed.wrapping_mul(31).wrapping_add(cell.index() as u64);
    let seed = position.free().cells().fold(0, mix);
    let spread = 1.0 + SPREAD * (2.0 * fastrand::Rng::with_seed(seed).f64() - 1.0);
    let seconds = spread * (MIN_SECONDS + share * (MAX_SECONDS - MIN_SECONDS));
    Duration::from_secs_f64(seconds.clamp(MIN_SECONDS, MAX_SECONDS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Bitboard, Placement};

    fn of_level(position: Position, level: u8) -> f64 {
        let opponent = Level::new(level).unwrap().into();
        pace(position, BoardSize::Ten, opponent, None).as_secs_f64()
    }

    /// Returns the positions of some games with random placements.
    fn positions() -> Vec<Position> {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut positions = Vec::new();
        for _ in 0..40 {
            let mut position = Position::START;
            while let Some(placement) = Placement::random_on(position.free(), &mut rng) {
                positions.push(position);
                position = position.after(placement);
            }
        }
        positions
    }

    fn mean(level: u8, cells: std::ops::RangeInclusive<usize>) -> f64 {
        let of_size = |it: &Position| cells.contains(&it.usable().len());
        let moments: Vec<f64> =
            positions().into_iter().filter(of_size).map(|it| of_level(it, level)).collect();
        moments.iter().sum::<f64>() / moments.len() as f64
    }

    #[test]
    fn an_opponent_answers_neither_at_once_nor_after_long() {
        for position in positions() {
            for level in Level::all() {
                let seconds = of_level(position, level.number());
                assert!((MIN_SECONDS..=MAX_SECONDS).contains(&seconds), "{seconds}");
            }
        }
    }

    #[test]
    fn the_pause_grows_with_the_level_and_with_hard_positions() {
        for cells in [80..=90, 40..=60, 10..=20] {
            let mean_of_level = |number| mean(number, cells.clone());
            assert!(
                mean_of_level(0) < mean_of_level(5) && mean_of_level(5) < mean_of_level(10),
                "{cells:?}"
            );
        }
        for number in [0, 5, 10] {
            let mean_on_cells = |cells| mean(number, cells);
            let [early, middle, late] =
                [mean_on_cells(90..=100), mean_on_cells(40..=60), mean_on_cells(4..=12)];
            assert!(early < middle && late < middle, "{early} {middle} {late}");
        }
        assert!(mean(10, 44..=52) > 1.6);
    }

    #[test]
    fn the_pause_varies_with_the_position_and_is_the_same_each_time() {
        let [one, other] = [(8, 6), (6, 8)].map(|(c, r)| Position::new(Bitboard::rectangle(c, r)));
        assert_ne!(of_level(one, 5), of_level(other, 5));
        assert_eq!(of_level(one, 5), of_level(one, 5));
    }

    #[test]
    fn there_is_no_pause_where_a_clock_runs_low() {
        let pause_with = |seconds| {
            let left = Some(Duration::from_secs(seconds));
            pace(Position::START, BoardSize::Ten, Level::MAX.into(), left)
        };
        assert_eq!(pause_with(29), Duration::ZERO);
        assert!(pause_with(31) >= Duration::from_secs_f64(MIN_SECONDS));
    }
}
