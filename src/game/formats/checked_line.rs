//! Lines with a checksum: each begins with the CRC-32 of everything after the first blank, in eight
//! hexadecimal digits.

/// Returns `rest` as a line with its checksum, without the line end.
pub fn write_checked(rest: &str) -> String {
    format!("{:08x} {rest}", crc32fast::hash(rest.as_bytes()))
}

/// Returns what follows the checksum of a line; `None` if the checksum does not match.
pub fn read_checked(line: &str) -> Option<&str> {
    let (checksum, rest) = line.split_once(' ')?;
    let written = u32::from_str_radix(checksum, 16).ok()?;
    let is_whole = checksum.len() == 8 && written == crc32fast::hash(rest.as_bytes());
    is_whole.then_some(rest)
}
