//! Positions from the command line and from standard input.

use std::ffi::{OsStr, OsString};
use std::io::BufRead;

use super::output::{BAD_INPUT, Failure, STANDARD_INPUT, write_line};
use crate::ai::{Position, PositionError};
use crate::game::{LineReader, NOT_TEXT, reason};

/// An entry of the input: a position, or the reason why it can't be read.
#[derive(PartialEq, Eq, Debug)]
pub struct ListedPosition {
    /// Where it was read, as messages name it: `line 2`, or `position 2` for an argument.
    pub place: String,
    /// The ID, if entries have IDs and the line could be read.
    pub id: Option<String>,
    /// The position, or a message that says what is wrong.
    pub position: Result<Position, String>,
}

/// Parses the positions that are arguments.
pub fn entries_from_arguments(arguments: Vec<OsString>) -> impl Iterator<Item = ListedPosition> {
    (1..).zip(arguments).map(|(number, argument)| ListedPosition {
        place: format!("position {number}"),
        id: None,
        position: position_from_argument(&argument),
    })
}

/// Parses a position that is an argument.
fn position_from_argument(argument: &OsStr) -> Result<Position, String> {
    let text = argument.to_str().ok_or(NOT_TEXT)?;
    text.parse().map_err(|error: PositionError| error.to_string())
}

/// Parses the only position of a command.
///
/// # Errors
/// A message that says what is wrong.
pub fn only_position(argument: &OsStr) -> Result<Position, String> {
    position_from_argument(argument).map_err(|message| format!("position 1: {message}"))
}

/// Parses the only position of a command that answers it.
///
/// # Errors
/// [`BAD_INPUT`], after it has written on standard output, in place of the answer, what is wrong.
pub fn parse_position(argument: &OsStr) -> Result<Position, Failure> {
    only_position(argument).or_else(|message| {
        write_line(&format!("error: {message}"))?;
        Err(Failure::Code(BAD_INPUT))
    })
}

/// Reads positions from `input`, one per line. With `ids`, an ID, a word of any kind, stands before
/// each. Blank lines and lines that start with `# ` are skipped but counted.
///
/// If the input fails, the last entry says so.
pub fn entries_from_lines(input: impl BufRead, ids: bool) -> impl Iterator<Item = ListedPosition> {
    let mut reader = LineReader::new(input);
    let (mut failed, mut number) = (false, 0);
    let lines = std::iter::from_fn(move || {
        let line = if failed { Ok(None) } else { reader.next_line() };
        failed |= line.is_err();
        number += 1;
        let place = format!("line {number}");
        match line {
            Ok(Some(Ok(text))) => Some((place, text, None)),
            Ok(Some(Err(error))) => Some((place, reader.refused(), Some(error.to_string()))),
            Ok(None) => None,
            Err(error) => Some((STANDARD_INPUT.to_owned(), String::new(), Some(reason(&error)))),
        }
    });
    let is_entry = |(_, text, error): &(String, String, Option<String>)| {
        error.is_some() || !text.trim().is_empty() && !text.starts_with("# ")
    };
    lines.filter(is_entry).map(move |(place, text, error)| {
        let (id, text) = match text.trim().split_once(char::is_whitespace) {
            _ if !ids => (None, &*text),
            Some((id, text)) => (Some(id), text),
            None if error.is_none() => (Some(text.trim()), ""),
            None => (None, ""),
        };
        let parse = || text.parse().map_err(|error: PositionError| error.to_string());
        ListedPosition { place, id: id.map(str::to_owned), position: error.map_or_else(parse, Err) }
    })
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn skipped_lines_are_counted() {
        let empty = ".".repeat(100);
        let input = format!("# comment\n\n  \n{empty}\n#\n{empty}");
        let entries: Vec<ListedPosition> = entries_from_lines(input.as_bytes(), false).collect();
        let places: Vec<&str> = entries.iter().map(|entry| entry.place.as_str()).collect();
        assert_eq!(places, ["line 4", "line 5", "line 6"]);
        assert_eq!(entries[0].position, Ok(Position::START));
        assert_eq!(entries[1].position, Err(PositionError::Count(1).to_string()));
    }

    #[test]
    fn a_word_before_the_position_is_its_id() {
        let empty = ".".repeat(100);
        let input = format!("first {empty}\n\n  2nd\t{empty}\nbare\n");
        let entries = entries_from_lines(input.as_bytes(), true);
        let ids = entries.map(|entry| (entry.place, entry.id, entry.position.is_ok()));
        let expected = [(1, "first", true), (3, "2nd", true), (4, "bare", false)];
        let expected = expected
            .map(|(number, id, is_ok)| (format!("line {number}"), Some(id.to_owned()), is_ok));
        assert!(ids.eq(expected));
        let mut refused = entries_from_lines(&b"third \xff\n"[..], true);
        assert_eq!(refused.next().unwrap().id.as_deref(), Some("third"));
    }

    /// An input that fails after its first bytes.
    struct Broken(&'static [u8]);

    impl io::Read for Broken {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            match io::Read::read(&mut self.0, buffer)? {
                0 => Err(io::Error::other("the disk is gone")),
                count => Ok(count),
            }
        }
    }

    #[test]
    fn a_failing_input_is_reported_and_ends() {
        let input = io::BufReader::new(Broken(b"#\n"));
        let entries: Vec<ListedPosition> = entries_from_lines(input, false).collect();
        assert_eq!(entries.len(), 2);
        assert_eq!(entries[1].place, STANDARD_INPUT);
        assert_eq!(entries[1].position, Err("the disk is gone".to_owned()));
    }
}
