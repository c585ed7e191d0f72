//! Lines that become known in any order but are written in their own.

use std::collections::BTreeMap;
use std::io::{self, Write};

/// Writes each line as soon as all lines before it have been written.
pub struct InOrder<W> {
    out: W,
    /// Index of the line to write next.
    next: usize,
    /// Lines that wait for earlier ones, by index.
    waiting: BTreeMap<usize, String>,
}

impl<W: Write> InOrder<W> {
    /// Returns a writer that begins with line 0.
    pub fn new(out: W) -> InOrder<W> {
        InOrder { out, next: 0, waiting: BTreeMap::new() }
    }

    /// Takes the line with this index, and writes all lines that are due.
    ///
    /// # Errors
    /// If the output fails.
    pub fn put(&mut self, index: usize, line: String) -> io::Result<()> {
        self.waiting.insert(index, line);
        while let Some(line) = self.waiting.remove(&self.next) {
            writeln!(self.out, "{line}")?;
            self.next += 1;
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_waits_for_those_before_it() {
        let mut lines = InOrder::new(Vec::new());
        for (index, text, expected) in
            [(1, "b", ""), (0, "a", "a\nb\n"), (3, "d", "a\nb\n"), (2, "c", "a\nb\nc\nd\n")]
        {
            lines.put(index, text.to_owned()).unwrap();
            assert_eq!(lines.out, expected.as_bytes());
        }
    }
}
