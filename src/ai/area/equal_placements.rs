//! Placements that lead to equal positions, so that each is searched once.

use super::canonical_shape::Region;
use super::labelling::Areas;
use crate::ai::board::{Placement, Position};

/// Placements that leave the same areas, and so have the same outcome.
#[derive(Clone, Debug)]
pub struct EqualPlacements {
    /// Shapes of the areas that are left, ascending.
    areas: Vec<Region>,
    /// The placements with their places in [`Placement::all_on`]; never empty.
    placements: Vec<(usize, Placement)>,
}

impl EqualPlacements {
    /// Returns all placements of a position, those with the smallest largest area first: they are the quickest to search.
    pub fn of(position: Position) -> Vec<EqualPlacements> {
        let mut children: Vec<(Vec<Region>, usize, Placement)> = Placement::all_on(position.free())
            .enumerate()
            .map(|(index, placement)| (areas_of(position.after(placement)), index, placement))
            .collect();
        children.sort_unstable();
        let mut groups: Vec<EqualPlacements> = children
            .chunk_by(|a, b| a.0 == b.0)
            .map(|equal| EqualPlacements {
                areas: equal[0].0.clone(),
                placements: equal.iter().map(|&(_, index, p)| (index, p)).collect(),
            })
            .collect();
        groups.sort_by_key(|group| group.areas.iter().map(|area| area.cells().len()).max());
        groups
    }

    /// Returns one of the placements.
    pub fn first(&self) -> Placement {
        self.placements[0].1
    }

    /// Returns the placements with their places in [`Placement::all_on`].
    pub fn iter(&self) -> impl Iterator<Item = (usize, Placement)> + '_ {
        self.placements.iter().copied()
    }
}

fn areas_of(position: Position) -> Vec<Region> {
    let mut areas: Vec<Region> = Areas::of(position.free()).iter().map(Region::of).collect();
    areas.sort_unstable();
    areas
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Bitboard;

    #[test]
    fn every_placement_is_in_one_group() {
        let position = Position::new(Bitboard::rectangle(5, 4));
        let groups = EqualPlacements::of(position);
        let mut all: Vec<_> = groups.iter().flat_map(EqualPlacements::iter).collect();
        all.sort_unstable();
        let expected: Vec<_> = Placement::all_on(position.free()).enumerate().collect();
        assert_eq!(all, expected);
        // A rectangle looks the same from four sides.
        assert!(groups.len() * 3 < all.len());
    }
}
