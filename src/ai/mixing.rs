//! Mixing of the bits of a hash.

/// An odd factor with well spread bits, from the finalizer of MurmurHash3.
pub const FIRST_FACTOR: u64 = 0xff51_afd7_ed55_8ccd;

/// A second odd factor with well spread bits: 2^64 divided by the golden ratio.
pub const SECOND_FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplies a hash by an odd factor, and folds the high bits of the product into the low ones.
///
/// Callers choose `factor` and `shift`, since recorded node counts and the shipped tablebase depend
/// on them.
#[inline(always)]
pub const fn mixed(hash: u64, factor: u64, shift: u32) -> u64 {
    let product = hash.wrapping_mul(factor);
    product ^ product >> shift
}
