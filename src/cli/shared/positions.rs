//! Positions from the command line and from standard input.

use std::ffi::{OsStr, OsString};
use std::io::BufRead;

use super::output::{BAD_INPUT, Failure, write_line};
use crate::ai::{Position, PositionError};
use crate::game::LineReader;

/// An entry of the input: a position, or the reason why it can't be read.
#[derive(PartialEq, Eq, Debug)]
pub struct ListedPosition {
    /// Number of the line or argument, counted from 1.
    pub number: usize,
    /// The ID, if entries have IDs and the line could be read.
    pub id: Option<String>,
    /// The position, or a message that says what is wrong.
    pub position: Result<Position, String>,
}

/// Parses the positions that are arguments.
pub fn entries_from_arguments(arguments: Vec<OsString>) -> impl Iterator<Item = ListedPosition> {
    (1..).zip(arguments).map(|(number, argument)| ListedPosition {
        number,
        id: None,
        position: position_from_argument(&argument),
    })
}

/// Parses a position that is an argument.
///
/// # Errors
/// A message that says what is wrong.
pub fn position_from_argument(argument: &OsStr) -> Result<Position, String> {
    let text = argument.to_str().ok_or("the argument is not valid UTF-8")?;
    text.parse().map_err(|error: PositionError| error.to_string())
}

/// Parses the only position of a command.
///
/// # Errors
/// [`BAD_INPUT`], after it has written on standard output, in place of the answer, what is wrong.
pub fn parse_position(argument: &OsStr) -> Result<Position, Failure> {
    position_from_argument(argument).or_else(|message| {
        write_line(&format!("error: line 1: {message}"))?;
        Err(Failure::Code(BAD_INPUT))
    })
}

/// Reads positions from `input`, one per line. With `ids`, an ID, a word of any kind, stands before
/// each. Blank lines and lines that start with `# ` are skipped but counted.
///
/// If the input fails, the last entry says so.
pub fn entries_from_lines(input: impl BufRead, ids: bool) -> impl Iterator<Item = ListedPosition> {
    let mut reader = LineReader::new(input);
    let mut failed = false;
    let lines = std::iter::from_fn(move || {
        let line = if failed { Ok(None) } else { reader.next_line() };
        failed |= line.is_err();
        match line {
            Ok(line) => line.map(|line| line.map_err(|error| error.to_string())),
            Err(error) => Some(Err(error.to_string())),
        }
    });
    let is_entry = |line: &Result<String, String>| {
        line.as_ref().map_or(true, |text| !text.trim().is_empty() && !text.starts_with("# "))
    };
    (1..).zip(lines).filter(move |(_, line)| is_entry(line)).map(move |(number, line)| {
        let mut id = None;
        let position = line.and_then(|line| {
            let mut text = &*line;
            if ids {
                text = text.trim();
                let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
                (id, text) = (Some(name.to_owned()), rest);
            }
            text.parse().map_err(|error: PositionError| error.to_string())
        });
        ListedPosition { number, id, position }
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
        let numbers: Vec<usize> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [4, 5, 6]);
        assert_eq!(entries[0].position, Ok(Position::START));
        assert_eq!(entries[1].position, Err(PositionError::Count(1).to_string()));
    }

    #[test]
    fn a_word_before_the_position_is_its_id() {
        let empty = ".".repeat(100);
        let input = format!("first {empty}\n\n  2nd\t{empty}\nbare\n");
        let entries = entries_from_lines(input.as_bytes(), true);
        let ids = entries.map(|entry| (entry.number, entry.id, entry.position.is_ok()));
        let expected = [(1, "first", true), (3, "2nd", true), (4, "bare", false)];
        assert!(ids.eq(expected.map(|(number, id, is_ok)| (number, Some(id.to_owned()), is_ok))));
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
        assert_eq!(entries[1].position, Err("the disk is gone".to_owned()));
    }
}
