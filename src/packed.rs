//! Large files of `assets`, which the build script packs: fonts and texts.

/// Returns the bytes of a packed file, as the build script has written them.
macro_rules! packed {
    ($name:expr) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".zz"))
    };
}
pub(crate) use packed;

/// Returns what a file was before it was packed.
pub(crate) fn unpack(packed: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec_zlib(packed).expect("the build script has packed it")
}
