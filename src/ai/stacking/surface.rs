//! Surfaces as pairs of numbers, such that mirror images share a place in a table.

/// The steepest step of a surface, in rows.
pub(super) const STEEPEST: i16 = 4;

/// Steps that differ.
pub(super) const STEP_VALUES: usize = 2 * STEEPEST as usize + 1;

/// Steps in each half of a surface.
pub(super) const HALF_STEPS: usize = 4;

/// Steps between neighbouring columns, from the left; a step up is positive.
pub(super) type Steps = [i16; 2 * HALF_STEPS];

/// A surface as its two halves. Each is a number in base nine, whose first digit is the step next to the wall: read from its wall inwards, a step
/// up is positive. So the mirror image swaps the halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Surface {
    pub left: usize,
    pub right: usize,
}

impl Surface {
    /// Returns the surface with these steps, cut to four.
    pub fn of(steps: &Steps) -> Surface {
        let (mut left, mut right) = (0, 0);
        for place in (0..HALF_STEPS).rev() {
            left = left * STEP_VALUES + digit(steps[place]);
            right = right * STEP_VALUES + digit(-steps[2 * HALF_STEPS - 1 - place]);
        }
        Surface { left, right }
    }

    /// Returns the surface's place in a table, which is that of its mirror image.
    #[inline]
    pub fn index(self) -> usize {
        let (greater, smaller) = (self.left.max(self.right), self.left.min(self.right));
        greater * (greater + 1) / 2 + smaller
    }
}

/// Returns the number of halves with this many steps.
pub(super) const fn half_count(half_steps: usize) -> usize {
    STEP_VALUES.pow(half_steps as u32)
}

/// Returns the number of unordered pairs of halves.
pub(super) const fn pair_count(half_steps: usize) -> usize {
    half_count(half_steps) * (half_count(half_steps) + 1) / 2
}

/// Returns the digit of a step, which is cut to four.
fn digit(step: i16) -> usize {
    (step.clamp(-STEEPEST, STEEPEST) + STEEPEST) as usize
}
