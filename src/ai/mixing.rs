//! How the bits of hashes are mixed.

/// An odd factor with well spread bits, from the finalizer of MurmurHash3.
pub const FIRST_FACTOR: u64 = 0xff51_afd7_ed55_8ccd;

/// Another one: 2^64 over the golden ratio.
pub const SECOND_FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns a hash whose low bits depend on all bits of `hash`. Both factor and shift are the caller's choice, since recorded
/// node counts and the shipped tablebase depend on them.
#[inline(always)]
pub const fn mixed(hash: u64, factor: u64, shift: u32) -> u64 {
    let product = hash.wrapping_mul(factor);
    product ^ product >> shift
}
