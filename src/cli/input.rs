//! What comes from outside: lines of bounded length and the positions in them.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead};

use crate::ai::{Position, PositionError};

/// Longest line that is read, in bytes without its end.
pub const MAX_LINE: usize = 4096;

/// A line that is refused. Reading can go on with the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// More than [`MAX_LINE`] bytes.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// Not a text.
    #[error("the line is not valid UTF-8")]
    Encoding,
}

/// Reads lines and never keeps more of one than [`MAX_LINE`] bytes.
pub struct LineReader<R>(R);

impl<R: BufRead> LineReader<R> {
    /// Returns a reader of the lines of `input`.
    pub fn new(input: R) -> LineReader<R> {
        LineReader(input)
    }

    /// Returns the next line without its end, or `None` after the last one.
    ///
    /// # Errors
    /// What the input reports; a line that is refused is no such error.
    pub fn next_line(&mut self) -> io::Result<Option<Result<String, LineError>>> {
        let Some((mut line, complete)) = self.next_bytes()? else { return Ok(None) };
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        if !complete || line.len() > MAX_LINE {
            return Ok(Some(Err(LineError::TooLong)));
        }
        Ok(Some(String::from_utf8(line).map_err(|_| LineError::Encoding)))
    }

    /// Consumes one line and returns its first bytes, with room for a carriage return, and whether that is all of it.
    fn next_bytes(&mut self) -> io::Result<Option<(Vec<u8>, bool)>> {
        let (mut line, mut complete, mut begun) = (Vec::new(), true, false);
        loop {
            let buffer = match self.0.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                buffer => buffer?,
            };
            if buffer.is_empty() {
                return Ok(begun.then_some((line, complete)));
            }
            begun = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let kept = part.len().min(MAX_LINE + 1 - line.len());
            line.extend_from_slice(&part[..kept]);
            complete &= kept == part.len();
            let consumed = part.len() + usize::from(end.is_some());
            self.0.consume(consumed);
            if end.is_some() {
                return Ok(Some((line, complete)));
            }
        }
    }
}

/// A position that somebody asks about, or why there is none.
#[derive(PartialEq, Eq, Debug)]
pub struct Entry {
    /// Number of the line or of the argument, from 1.
    pub number: usize,
    /// The position, or a sentence about what is wrong.
    pub position: Result<Position, String>,
}

/// Returns the positions that were given as arguments.
pub fn entries_of_arguments(arguments: Vec<OsString>) -> impl Iterator<Item = Entry> + Send {
    (1..)
        .zip(arguments)
        .map(|(number, argument)| Entry { number, position: position_of_argument(&argument) })
}

/// Reads the position that an argument holds.
///
/// # Errors
/// A sentence about what is wrong.
pub fn position_of_argument(argument: &OsStr) -> Result<Position, String> {
    let text = argument.to_str().ok_or("the argument is not valid UTF-8")?;
    text.parse().map_err(|error: PositionError| error.to_string())
}

/// The positions of an input with one a line; blank lines and lines that start with `# ` are skipped but counted.
///
/// An input that fails ends with an entry that says so.
pub struct EntriesOfLines<R> {
    reader: LineReader<R>,
    number: usize,
    failed: bool,
}

impl<R: BufRead> EntriesOfLines<R> {
    /// Returns the positions of `input`.
    pub fn new(input: R) -> EntriesOfLines<R> {
        EntriesOfLines { reader: LineReader::new(input), number: 0, failed: false }
    }
}

impl<R: BufRead> Iterator for EntriesOfLines<R> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        while !self.failed {
            self.number += 1;
            let position = match self.reader.next_line() {
                Ok(None) => return None,
                Ok(Some(Ok(text))) if text.trim().is_empty() || text.starts_with("# ") => continue,
                Ok(Some(Ok(text))) => {
                    text.parse().map_err(|error: PositionError| error.to_string())
                }
                Ok(Some(Err(error))) => Err(error.to_string()),
                Err(error) => {
                    self.failed = true;
                    Err(error.to_string())
                }
            };
            return Some(Entry { number: self.number, position });
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Result<String, LineError>> {
        let mut reader = LineReader::new(io::BufReader::with_capacity(7, input));
        std::iter::from_fn(|| reader.next_line().unwrap()).collect()
    }

    #[test]
    fn lines_may_end_either_way_and_the_last_one_need_not_end() {
        let expected = ["one", "", "two", "three\rfour", "five"].map(|line| Ok(line.to_owned()));
        assert_eq!(lines(b"one\n\r\ntwo\r\nthree\rfour\nfive"), expected);
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [Ok(String::new())]);
    }

    #[test]
    fn a_refused_line_does_not_spoil_the_next_one() {
        let longest = "x".repeat(MAX_LINE);
        let input = format!("{longest}\r\n{longest}y\n{longest}{longest}\nshort\n");
        let expected =
            [Ok(longest), Err(LineError::TooLong), Err(LineError::TooLong), Ok("short".to_owned())];
        assert_eq!(lines(input.as_bytes()), expected);
        let expected = [Err(LineError::Encoding), Ok("é".to_owned())];
        assert_eq!(lines(b"\xff\xfe\n\xc3\xa9"), expected);
    }

    #[test]
    fn skipped_lines_are_counted() {
        let empty = ".".repeat(100);
        let input = format!("# comment\n\n  \n{empty}\n#\n{empty}");
        let entries: Vec<Entry> = EntriesOfLines::new(input.as_bytes()).collect();
        let numbers: Vec<usize> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [4, 5, 6]);
        assert_eq!(entries[0].position, Ok(Position::START));
        assert_eq!(entries[1].position, Err("a position has 100 cells, this one has 1".to_owned()));
    }

    /// An input that breaks down after its first line.
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
        let entries: Vec<Entry> = EntriesOfLines::new(input).collect();
        assert_eq!(entries.len(), 2);
        assert_eq!(entries[1].position, Err("the disk is gone".to_owned()));
    }
}
