//! Lines of bounded length, read from untrusted input.

use std::io::{self, BufRead, Read};
use std::mem;

use super::store::{BYTE_ORDER_MARK, NOT_TEXT};

/// Longest line that is accepted, in bytes without the line end.
const MAX_LINE: usize = 4096;

/// The reason why a line is refused. The next one can still be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// More than 4096 bytes.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// Not valid UTF-8.
    #[error("{NOT_TEXT}")]
    Encoding,
}

/// A reader of lines that holds hardly more than 4096 bytes of a line, however long it is.
#[derive(Debug)]
pub struct LineReader<R> {
    input: R,
    /// The latest line, or its first bytes.
    line: Vec<u8>,
    is_torn: bool,
    is_first: bool,
}

impl<R: BufRead> LineReader<R> {
    /// Returns a reader of the lines of `input`.
    pub fn new(input: R) -> LineReader<R> {
        LineReader { input, line: Vec::new(), is_torn: false, is_first: true }
    }

    /// Returns the start of the line that was just refused, with `\u{fffd}` for what is not UTF-8.
    pub fn refused(&self) -> String {
        String::from_utf8_lossy(&self.line).into_owned()
    }

    /// Returns whether the latest line has no end, as the last one of an input may, or was too long
    /// to be read up to its end.
    pub fn is_torn(&self) -> bool {
        self.is_torn
    }

    /// Reads the next line, without its end; `None` after the last one.
    ///
    /// # Errors
    /// If the input fails. A refused line is no such error.
    pub fn next_line(&mut self) -> io::Result<Option<Result<String, LineError>>> {
        // A carriage return and the line end come on top.
        const MAX_BYTES: usize = MAX_LINE + 2;
        let LineReader { input, line, is_torn, is_first } = self;
        line.clear();
        input.take(MAX_BYTES as u64).read_until(b'\n', line)?;
        if line.is_empty() {
            return Ok(None);
        }
        *is_torn = line.last() != Some(&b'\n');
        if !*is_torn {
            line.pop();
        } else if line.len() == MAX_BYTES {
            input.skip_until(b'\n')?;
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        // Some editors on Windows begin a file with it.
        if mem::take(is_first) && line.starts_with(BYTE_ORDER_MARK) {
            line.drain(..BYTE_ORDER_MARK.len());
        }
        if line.len() > MAX_LINE {
            return Ok(Some(Err(LineError::TooLong)));
        }
        Ok(Some(String::from_utf8(mem::take(line)).map_err(|error| {
            *line = error.into_bytes();
            LineError::Encoding
        })))
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
        let marked = ["one", "\u{feff}two"].map(|line| Ok(line.to_owned()));
        assert_eq!(lines(b"\xef\xbb\xbfone\n\xef\xbb\xbftwo"), marked, "only the first mark");
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
}
