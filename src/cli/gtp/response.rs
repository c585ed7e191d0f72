//! Responses to the controller: `=` or `?`, the number of the command, text, and an empty line.

use std::io::{self, Write};

/// The response to a command. Text may be written to it piece by piece, but no empty line.
pub struct Response<W> {
    out: W,
    /// The number of the command, if it had one.
    id: Option<String>,
    /// Whether the sign and the number have been written.
    begun: bool,
    /// Whether the last byte was a line end.
    ended_line: bool,
}

impl<W: Write> Response<W> {
    /// Starts the response to the command with this number.
    pub fn new(out: W, id: Option<String>) -> Response<W> {
        Response { out, id, begun: false, ended_line: false }
    }

    /// Completes the response to a command that succeeded with this text.
    ///
    /// # Errors
    /// If the output fails.
    pub fn succeed(mut self, text: &str) -> io::Result<()> {
        self.write_all(text.as_bytes())?;
        self.begin('=')?;
        self.finish()
    }

    /// Completes the response to a command that failed with this message. Nothing may have been
    /// written before.
    ///
    /// # Errors
    /// If the output fails.
    pub fn fail(mut self, message: &str) -> io::Result<()> {
        self.begin('?')?;
        write!(self, "{message}")?;
        self.finish()
    }

    /// Writes the sign and the number, unless that is done.
    fn begin(&mut self, sign: char) -> io::Result<()> {
        if self.begun {
            return Ok(());
        }
        self.begun = true;
        match &self.id {
            Some(id) => write!(self.out, "{sign}{id} "),
            None => write!(self.out, "{sign} "),
        }
    }

    /// Ends the response with an empty line.
    fn finish(mut self) -> io::Result<()> {
        self.out.write_all(if self.ended_line { b"\n" } else { b"\n\n" })?;
        self.out.flush()
    }
}

impl<W: Write> Write for Response<W> {
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

    fn response(id: Option<&str>, respond: impl FnOnce(Response<&mut Vec<u8>>)) -> String {
        let mut out = Vec::new();
        respond(Response::new(&mut out, id.map(str::to_owned)));
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn responses_repeat_the_number_and_end_with_an_empty_line() {
        assert_eq!(response(None, |response| response.succeed("").unwrap()), "= \n\n");
        assert_eq!(response(Some("4"), |response| response.fail("no").unwrap()), "?4 no\n\n");
        let lines = response(Some("5"), |mut response| {
            writeln!(response, "one").unwrap();
            writeln!(response, "two").unwrap();
            response.succeed("").unwrap();
        });
        assert_eq!(lines, "=5 one\ntwo\n\n");
    }
}
