//! Surfaces as pairs of numbers, such that mirror images share an index in a table.

/// Steepest step of a surface in the table, in rows.
pub(super) const MAX_STEP: i16 = 4;

/// Number of different steps.
pub(super) const STEP_VALUES: usize = 2 * MAX_STEP as usize + 1;

/// Number of steps in each half of a surface.
pub(super) const HALF_STEPS: usize = 4;

/// The steps between neighbouring columns, from the left; a step up is positive.
pub(super) type Steps = [i16; 2 * HALF_STEPS];

/// The place value of each step in the number of its half, by its distance from the wall.
const PLACE_VALUES: [i32; HALF_STEPS] = {
    let mut values = [1; HALF_STEPS];
    let mut place = 1;
    while place < HALF_STEPS {
        values[place] = values[place - 1] * STEP_VALUES as i32;
        place += 1;
    }
    values
};

/// The number of the half whose steps are all 0.
const FLAT_HALF: i32 = (half_count(HALF_STEPS) / 2) as i32;

/// A surface as its two halves, each a number in base nine, whose lowest digit is the step next to
/// the wall. Read from its wall inwards, a step up is positive. So the mirror image swaps the
/// halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Surface {
    pub left: usize,
    pub right: usize,
}

impl Surface {
    /// Makes the surface with these steps, cut to four.
    #[inline]
    pub fn from_steps(steps: &Steps) -> Surface {
        // Without a branch, since which steps are cut can't be predicted.
        let cut = steps.map(|step| i32::from(step.clamp(-MAX_STEP, MAX_STEP)));
        let (mut left, mut right) = (FLAT_HALF, FLAT_HALF);
        for place in 0..HALF_STEPS {
            left += cut[place] * PLACE_VALUES[place];
            right -= cut[2 * HALF_STEPS - 1 - place] * PLACE_VALUES[place];
        }
        Surface { left: left as usize, right: right as usize }
    }

    /// Returns the index of the surface in a table, which its mirror image shares.
    #[inline]
    pub fn index(self) -> usize {
        let (greater, smaller) = (self.left.max(self.right), self.left.min(self.right));
        greater * (greater + 1) / 2 + smaller
    }
}

/// Returns the number of halves with `half_steps` steps.
pub(super) const fn half_count(half_steps: usize) -> usize {
    STEP_VALUES.pow(half_steps as u32)
}

/// Returns the number of unordered pairs of halves with `half_steps` steps each.
pub(super) const fn pair_count(half_steps: usize) -> usize {
    half_count(half_steps) * (half_count(half_steps) + 1) / 2
}
