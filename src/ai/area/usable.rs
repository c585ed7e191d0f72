//! Usable areas: those in which a placement fits.

use crate::ai::board::Bitboard;

/// Least number of cells of an area in which a placement fits: every connected set of four cells is
/// a tetromino.
pub const USABLE_SIZE: usize = 4;

/// Returns the usable areas one by one, in the order of their lowest hubs.
///
/// The search uses this rather than [`Position::areas`](crate::ai::board::Position::areas): what
/// the hubs lead to is filled only once.
pub fn usable_areas(free: Bitboard) -> impl Iterator<Item = Bitboard> {
    free.areas_of(free.hubs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::{Cell, Position};

    #[test]
    fn usable_areas_are_those_of_at_least_four_cells() {
        let mut rng = fastrand::Rng::with_seed(15);
        for _ in 0..20_000 {
            let density = 0.2 + 0.7 * rng.f32();
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < density).collect();
            let large: Vec<_> = free.areas().filter(|area| area.len() >= USABLE_SIZE).collect();
            assert!(Position::new(free).areas().eq(large.iter().copied()), "{free:?}");
            let mut by_hubs: Vec<_> = usable_areas(free).collect();
            by_hubs.sort_unstable_by_key(|area| area.first());
            assert_eq!(by_hubs, large, "{free:?}");
        }
    }

    #[test]
    fn areas_meet_by_edges_not_by_corners() {
        let checkers: Bitboard = Cell::all().filter(|c| (c.row() + c.column()) % 2 == 0).collect();
        assert_eq!(usable_areas(checkers).next(), None);
        assert!(usable_areas(Bitboard::FULL).eq([Bitboard::FULL]));
        assert_eq!(usable_areas(Bitboard::EMPTY).next(), None);
    }

    #[test]
    fn three_connected_cells_are_dead() {
        assert_eq!(usable_areas(Bitboard::rectangle(3, 1)).next(), None);
        assert_eq!(usable_areas(Bitboard::rectangle(2, 2)).count(), 1);
    }
}
