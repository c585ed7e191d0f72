//! What goes back to the controller: `=` or `?`, the command's number, text, and an empty line.

use std::io::{self, Write};

/// The answer to one command. Text can be written to it bit by bit; it must hold no empty line.
pub struct Answer<W> {
    out: W,
    id: Option<u32>,
    begun: bool,
    /// Whether the last byte ended a line.
    ended_line: bool,
}

impl<W: Write> Answer<W> {
    /// Returns an answer to the command with this number.
    pub fn new(out: W, id: Option<u32>) -> Answer<W> {
        Answer { out, id, begun: false, ended_line: false }
    }

    /// Finishes the answer to a command that succeeded.
    ///
    /// # Errors
    /// What the output reports.
    pub fn succeed(mut self) -> io::Result<()> {
        self.begin('=')?;
        self.finish()
    }

    /// Answers that the command failed, and why. Nothing may have been written before.
    ///
    /// # Errors
    /// What the output reports.
    pub fn fail(mut self, message: &str) -> io::Result<()> {
        self.begin('?')?;
        write!(self, "{message}")?;
        self.finish()
    }

    fn begin(&mut self, sign: char) -> io::Result<()> {
        if self.begun {
            return Ok(());
        }
        self.begun = true;
        match self.id {
            Some(id) => write!(self.out, "{sign}{id} "),
            None => write!(self.out, "{sign} "),
        }
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.write_all(if self.ended_line { b"\n" } else { b"\n\n" })?;
        self.out.flush()
    }
}

impl<W: Write> Write for Answer<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begin('=')?;
        let written = self.out.write(bytes)?;
        if let Some(&last) = bytes[..written].last() {
            self.ended_line = last == b'\n';
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(id: Option<u32>, answer: impl FnOnce(Answer<&mut Vec<u8>>)) -> String {
        let mut out = Vec::new();
        answer(Answer::new(&mut out, id));
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn answers_repeat_the_number_and_end_with_an_empty_line() {
        assert_eq!(answered(None, |answer| answer.succeed().unwrap()), "= \n\n");
        assert_eq!(answered(Some(4), |answer| answer.fail("no").unwrap()), "?4 no\n\n");
        let lines = answered(Some(5), |mut answer| {
            writeln!(answer, "one").unwrap();
            writeln!(answer, "two").unwrap();
            answer.succeed().unwrap();
        });
        assert_eq!(lines, "=5 one\ntwo\n\n");
    }
}
