//! Lines that are found in any order and written in theirs.

use std::collections::BTreeMap;
use std::io::{self, Write};

/// Writes each line as soon as all lines before it are written.
pub struct InOrder<W> {
    out: W,
    /// Index of the line to be written next.
    next: usize,
    /// Lines that wait for others, by index.
    waiting: BTreeMap<usize, String>,
}

impl<W: Write> InOrder<W> {
    /// Returns a writer that begins with the line of index 0.
    pub fn new(out: W) -> InOrder<W> {
        InOrder { out, next: 0, waiting: BTreeMap::new() }
    }

    /// Takes the line of this index, and writes what can be written.
    ///
    /// # Errors
    /// What the output reports.
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
    fn a_line_is_written_once_all_before_it_are() {
        let mut lines = InOrder::new(Vec::new());
        for (index, text, expected) in
            [(1, "b", ""), (0, "a", "a\nb\n"), (3, "d", "a\nb\n"), (2, "c", "a\nb\nc\nd\n")]
        {
            lines.put(index, text.to_owned()).unwrap();
            assert_eq!(lines.out, expected.as_bytes());
        }
    }
}
