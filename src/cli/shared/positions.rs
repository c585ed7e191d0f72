//! Positions from the command line and from standard input.

use std::ffi::{OsStr, OsString};
use std::io::BufRead;

use super::lines::LineReader;
use crate::ai::{Position, PositionError};

/// A position of the input, or the reason why it can't be read.
#[derive(PartialEq, Eq, Debug)]
pub struct ListedPosition {
    /// Number of the line or argument, counted from 1.
    pub number: usize,
    /// What names the position, if entries have IDs and the line could be read.
    pub id: Option<String>,
    /// The position, or a message that says what is wrong.
    pub position: Result<Position, String>,
}

/// Reads positions from arguments.
pub fn entries_of_arguments(
    arguments: Vec<OsString>,
) -> impl Iterator<Item = ListedPosition> + Send {
    (1..).zip(arguments).map(|(number, argument)| ListedPosition {
        number,
        id: None,
        position: position_of_argument(&argument),
    })
}

/// Reads a position from one argument.
///
/// # Errors
/// A message that says what is wrong.
pub fn position_of_argument(argument: &OsStr) -> Result<Position, String> {
    let text = argument.to_str().ok_or("the argument is not valid UTF-8")?;
    text.parse().map_err(|error: PositionError| error.to_string())
}

/// Reads positions from an input, one per line. Blank lines and lines that start with `# ` are skipped but counted.
///
/// If the input fails, the last entry says so.
pub struct EntriesOfLines<R> {
    reader: LineReader<R>,
    /// Whether an ID stands before each position.
    ids: bool,
    number: usize,
    failed: bool,
}

impl<R: BufRead> EntriesOfLines<R> {
    /// Returns an iterator over the positions of `input`.
    pub fn new(input: R) -> EntriesOfLines<R> {
        EntriesOfLines { reader: LineReader::new(input), ids: false, number: 0, failed: false }
    }

    /// Returns an iterator over lines that hold an ID, a word of any kind, before each position.
    pub fn with_ids(input: R) -> EntriesOfLines<R> {
        EntriesOfLines { ids: true, ..EntriesOfLines::new(input) }
    }

    /// Returns the ID of a line, if it has one, and what follows it.
    fn split<'a>(&self, text: &'a str) -> (Option<String>, &'a str) {
        if !self.ids {
            return (None, text);
        }
        let text = text.trim();
        let (id, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        (Some(id.to_owned()), rest)
    }
}

impl<R: BufRead> Iterator for EntriesOfLines<R> {
    type Item = ListedPosition;

    fn next(&mut self) -> Option<ListedPosition> {
        while !self.failed {
            self.number += 1;
            let mut id = None;
            let position = match self.reader.next_line() {
                Ok(None) => return None,
                Ok(Some(Ok(text))) if text.trim().is_empty() || text.starts_with("# ") => continue,
                Ok(Some(Ok(text))) => {
                    let (name, text) = self.split(&text);
                    id = name;
                    text.parse().map_err(|error: PositionError| error.to_string())
                }
                Ok(Some(Err(error))) => Err(error.to_string()),
                Err(error) => {
                    self.failed = true;
                    Err(error.to_string())
                }
            };
            return Some(ListedPosition { number: self.number, id, position });
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn skipped_lines_are_counted() {
        let empty = ".".repeat(100);
        let input = format!("# comment\n\n  \n{empty}\n#\n{empty}");
        let entries: Vec<ListedPosition> = EntriesOfLines::new(input.as_bytes()).collect();
        let numbers: Vec<usize> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [4, 5, 6]);
        assert_eq!(entries[0].position, Ok(Position::START));
        assert_eq!(
            entries[1].position,
            Err("a position has 100 cells (36, 49, 60 or 64 on a small board), this one has 1"
                .to_owned())
        );
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
    fn an_input_that_fails_says_so_and_ends() {
        let input = io::BufReader::new(Broken(b"#\n"));
        let entries: Vec<ListedPosition> = EntriesOfLines::new(input).collect();
        assert_eq!(entries.len(), 2);
        assert_eq!(entries[1].position, Err("the disk is gone".to_owned()));
    }
}
