//! Responses to the controller: `=` or `?`, the number of the command, text, and an empty line.

use std::io::{self, Write};

use super::commands::Result;

/// The response to a command. Lines of it, but no empty one, may be written before it is known to
/// the end.
pub struct Response<W> {
    out: W,
    /// The number of the command; empty if it had none.
    id: String,
    /// Whether a line has been written.
    begun: bool,
}

impl<W: Write> Response<W> {
    /// Starts the response to the command with this number.
    pub fn new(out: W, id: String) -> Response<W> {
        Response { out, id, begun: false }
    }

    /// Writes a line of the response to a command that succeeds.
    ///
    /// # Errors
    /// If the output fails.
    pub fn write_line(&mut self, line: &str) -> io::Result<()> {
        if !self.begun {
            write!(self.out, "={} ", self.id)?;
        }
        self.begun = true;
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Completes the response: with a text unless lines were written, or with the message of a
    /// command that failed, of which nothing may have been written before.
    ///
    /// # Errors
    /// If the output fails.
    pub fn finish(mut self, result: Result) -> io::Result<()> {
        match result {
            Ok(_) if self.begun => {}
            Ok(text) => self.write_line(&text)?,
            Err(message) => writeln!(self.out, "?{} {message}", self.id)?,
        }
        writeln!(self.out)?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn response(id: &str, respond: impl FnOnce(Response<&mut Vec<u8>>)) -> String {
        let mut out = Vec::new();
        respond(Response::new(&mut out, id.to_owned()));
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn responses_repeat_the_number_and_end_with_an_empty_line() {
        let finish = |id, result: Result| response(id, |it| it.finish(result).unwrap());
        assert_eq!(finish("", Ok(String::new())), "= \n\n");
        assert_eq!(finish("4", Err("no".into())), "?4 no\n\n");
        let lines = response("5", |mut response| {
            response.write_line("one").unwrap();
            response.write_line("two").unwrap();
            response.finish(Ok(String::new())).unwrap();
        });
        assert_eq!(lines, "=5 one\ntwo\n\n");
    }
}
