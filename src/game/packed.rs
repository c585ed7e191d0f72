//! Large files of `assets`, such as fonts and texts, which the build script compresses.

/// Returns the original bytes of a file that the build script has compressed.
///
/// # Panics
/// If `packed` is anything else.
pub(crate) fn unpack(packed: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec_zlib(packed).expect("the build script has packed it")
}
