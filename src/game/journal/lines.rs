//! The journal as lines.

use super::entry::{ANY_TITLE, Entry, EntryError, JOURNAL_TITLE};

/// A line of the journal other than the title.
pub struct JournalLine<'a> {
    /// The number of the line, from 1.
    pub number: usize,
    /// The line without its end, or `None` if it is not UTF-8.
    pub text: Option<&'a str>,
    /// Whether the line's end is missing.
    is_torn: bool,
}

/// Length below which a line may have been torn by a kill, in bytes.
const MAX_TORN: usize = 1 << 16;

impl JournalLine<'_> {
    /// Returns whether a program that was killed while it appended a line may have left this one:
    /// it has no end, and comes after the title.
    pub fn is_left_by_a_kill(&self) -> bool {
        self.is_torn && self.number > 1 && self.text.is_none_or(|text| text.len() < MAX_TORN)
    }
}

/// Returns the lines of a journal except for the title and empty ones, each with its entry or the
/// reason why there is none. A damaged title counts as a line.
pub fn entries(bytes: &[u8]) -> impl Iterator<Item = (JournalLine<'_>, Result<Entry, EntryError>)> {
    let lines = bytes.split_inclusive(|&byte| byte == b'\n').zip(1..);
    let lines = lines.map(|(bytes, number)| {
        let bytes_of_text = bytes.strip_suffix(b"\n");
        let text = str::from_utf8(bytes_of_text.unwrap_or(bytes)).ok();
        // Some editors end lines as on Windows.
        let text = text.map(|text| text.strip_suffix('\r').unwrap_or(text));
        JournalLine { number, text, is_torn: bytes_of_text.is_none() }
    });
    let entries = lines.filter(|line| !matches!(line.text, Some(JOURNAL_TITLE | "")));
    entries.map(|line| {
        let entry = line.text.map_or(Err(EntryError::Damaged), Entry::read);
        (line, entry)
    })
}

/// Returns the version of a journal, if it is newer than this program's and the title has an end.
pub fn newer_version(bytes: &[u8]) -> Option<u32> {
    let version = bytes.strip_prefix(ANY_TITLE.as_bytes())?;
    let digits = version.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let version = str::from_utf8(&version[..digits]).ok()?.parse().ok()?;
    (version > 1 && bytes.contains(&b'\n')).then_some(version)
}

/// Returns whether a text begins as a journal of this version does.
pub fn is_journal(bytes: &[u8]) -> bool {
    let title = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    title.strip_suffix(b"\r").unwrap_or(title) == JOURNAL_TITLE.as_bytes()
}

/// Returns a journal with these lines.
pub fn with_title(lines: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut text = format!("{JOURNAL_TITLE}\n");
    for line in lines {
        text.extend([line.as_ref(), "\n"]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::PersonId;

    #[test]
    fn torn_lines_and_invalid_text_are_lines_of_their_own() {
        let entry = Entry::Plays { person: PersonId(1) }.line();
        let text = format!("{JOURNAL_TITLE}\n{entry}\nrubbish\n\u{feff}\n\n{entry}");
        let mut bytes = text.into_bytes();
        bytes.extend(b"\n\xff\n0123");
        let lines: Vec<_> = entries(&bytes)
            .map(|(line, entry)| (line.number, line.is_torn, entry.is_ok()))
            .collect();
        let expected = [
            (2, false, true),
            (3, false, false),
            (4, false, false),
            (6, false, true),
            (7, false, false),
            (8, true, false),
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn lines_may_end_as_on_windows() {
        let entry = Entry::Plays { person: PersonId(1) }.line();
        let text = format!("{JOURNAL_TITLE}\r\n{entry}\r\n\r\n{entry}\r\n");
        assert!(entries(text.as_bytes()).map(|(_, entry)| entry.is_ok()).eq([true, true]));
    }

    #[test]
    fn a_newer_journal_is_known_by_its_title() {
        assert_eq!(newer_version(b"nim-tetris journal 2\n"), Some(2));
        for title in
            ["nim-tetris journal 1\n", "nim-tetris journal \n", "nim-tetris journal 12", ""]
        {
            assert_eq!(newer_version(title.as_bytes()), None, "{title}");
        }
    }
}
