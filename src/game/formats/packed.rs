//! Large files of `assets`, fonts and texts, which the build script packs.

/// Returns what a file was before it was packed.
pub(crate) fn unpack(packed: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec_zlib(packed).expect("the build script has packed it")
}
