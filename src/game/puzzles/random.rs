//! Random numbers that are the same on every machine and in every release, so that the puzzle of a
//! day is the same for everybody.

/// A stream of random numbers that follows from its seed: SplitMix64, as described by Steele, Lea
/// and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
///
/// The program has its own, since no crate promises that its stream never changes.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Returns the stream that begins with `seed`.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Returns the next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns the next number below `bound`, or 0 if `bound` is 0. A number is more likely than
    /// another by at most `bound` in 2^64.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the reference implementation for seed 1234567.
    #[test]
    fn the_stream_is_that_of_splitmix64() {
        let mut random = Random::new(1_234_567);
        let numbers = [(); 3].map(|()| random.next());
        let expected =
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(numbers, expected);
    }

    #[test]
    fn numbers_below_a_bound_are_spread_evenly() {
        let mut random = Random::new(1);
        let mut counts = [0; 7];
        (0..7000).for_each(|_| counts[random.below(7)] += 1);
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
        assert_eq!(random.below(0), 0);
    }
}
