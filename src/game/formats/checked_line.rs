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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_was_torn_or_changed_at_any_place_is_noticed() {
        let line = write_checked("game 철수 0 a1,b1");
        assert_eq!(read_checked(&line), Some("game 철수 0 a1,b1"));
        for (place, was) in line.char_indices() {
            let changed = if was == '0' { "1" } else { "0" };
            let mut spoilt = line.clone();
            spoilt.replace_range(place..place + was.len_utf8(), changed);
            assert_eq!(read_checked(&spoilt), None, "{spoilt}");
            assert_eq!(read_checked(&line[..place]), None, "{place}");
        }
    }
}
