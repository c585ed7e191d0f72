//! Values of small areas: their canonical sets, kept by shape.

use rustc_hash::FxHashMap;

use super::control::{Interruption, Watch};
use crate::ai::bitboard::Bitboard;
use crate::ai::labelling::usable_areas;
use crate::ai::ois::{Arena, Ois, Reduction};
use crate::ai::placement::Placement;
use crate::ai::region::{Region, translated};

/// Computes and remembers the canonical sets of areas.
pub struct AreaValues {
    arena: Arena,
    /// By region.
    regions: FxHashMap<Region, Ois>,
    /// By shape up to translation only: saves the canonical picture at a repeated look.
    shapes: FxHashMap<Bitboard, Ois>,
    /// Bytes that arena and memos may take together.
    memory: usize,
}

/// Bytes that one entry of a memo takes, with the free space of a hash table.
const ENTRY_BYTES: usize = 2 * (size_of::<(Bitboard, Ois)>() + 1);

impl AreaValues {
    /// Returns an empty memo over a canonical arena.
    pub fn new(memory: usize) -> AreaValues {
        AreaValues {
            arena: Arena::new(Reduction::Canonical),
            regions: FxHashMap::default(),
            shapes: FxHashMap::default(),
            memory,
        }
    }

    /// Returns the arena that the values belong to.
    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    /// Returns the value of one connected area.
    pub fn of_area(&mut self, area: Bitboard, watch: &mut Watch) -> Result<Ois, Interruption> {
        let shape = translated(area);
        if let Some(&value) = self.shapes.get(&shape) {
            return Ok(value);
        }
        let region = Region::of(shape);
        let value = match self.regions.get(&region) {
            Some(&value) => value,
            None => self.compute(region, watch)?,
        };
        self.shapes.insert(shape, value);
        Ok(value)
    }

    /// Returns the value of an area beside a game that is known.
    pub fn beside(
        &mut self,
        game: Ois,
        area: Bitboard,
        watch: &mut Watch,
    ) -> Result<Ois, Interruption> {
        let value = self.of_area(area, watch)?;
        Ok(self.arena.product(game, value))
    }

    fn compute(&mut self, region: Region, watch: &mut Watch) -> Result<Ois, Interruption> {
        watch.check()?;
        let mut elements = Vec::new();
        for placement in Placement::all_on(region.cells()) {
            let mut value = Ois::ZERO;
            for area in usable_areas(region.cells() - placement.cells()) {
                value = self.beside(value, area, watch)?;
            }
            elements.push(value);
        }
        let value = self.arena.intern(&mut elements);
        self.make_room()?;
        self.regions.insert(region, value);
        Ok(value)
    }

    /// Forgets the memos where they outgrow their share; the arena can't forget, since its ids are in use.
    ///
    /// To be called now and then while values are asked for.
    pub fn make_room(&mut self) -> Result<(), Interruption> {
        if self.arena.memory() > self.memory / 2 {
            return Err(Interruption::Memory);
        }
        if (self.regions.len() + self.shapes.len()) * ENTRY_BYTES > self.memory / 2 {
            self.regions = FxHashMap::default();
            self.shapes = FxHashMap::default();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Control;

    /// Areas of four to seven cells take exactly one more placement.
    #[test]
    fn small_areas_are_one_forced_move() {
        let (control, mut values) = (Control::default(), AreaValues::new(1 << 24));
        for (columns, rows, text) in
            [(4, 1, "{0}"), (3, 2, "{0}"), (7, 1, "{0}"), (8, 1, "{{0}, 0}")]
        {
            let value = values
                .of_area(Bitboard::rectangle(columns, rows), &mut Watch::new(&control, None))
                .unwrap();
            assert_eq!(values.arena().text(value).unwrap(), text);
        }
    }
}
