//! Lines that are found in any order and written in theirs.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Lines that may be found before the first of them can be written.
const MAX_AHEAD: usize = 4096;

/// Writes each line as soon as all lines before it are written.
pub struct InOrder<W> {
    state: Mutex<State<W>>,
    advanced: Condvar,
}

struct State<W> {
    out: W,
    /// Index of the line to be written next.
    next: usize,
    /// Lines that wait for others, by index.
    waiting: BTreeMap<usize, String>,
}

impl<W: Write> InOrder<W> {
    /// Returns a writer that begins with the line of index 0.
    pub fn new(out: W) -> InOrder<W> {
        let state = State { out, next: 0, waiting: BTreeMap::new() };
        InOrder { state: Mutex::new(state), advanced: Condvar::new() }
    }

    /// Waits until the line of this index is not too far ahead of those that are missing.
    pub fn wait_for_room(&self, index: usize) {
        let far = |state: &mut State<W>| index >= state.next + MAX_AHEAD;
        drop(self.advanced.wait_while(self.lock(), far).unwrap_or_else(PoisonError::into_inner));
    }

    /// Takes the line of this index, and writes what can be written.
    ///
    /// # Errors
    /// What the output reports.
    pub fn put(&self, index: usize, line: String) -> io::Result<()> {
        let mut state = self.lock();
        let State { out, next, waiting } = &mut *state;
        waiting.insert(index, line);
        while let Some(line) = waiting.remove(next) {
            writeln!(out, "{line}")?;
            *next += 1;
        }
        out.flush()?;
        self.advanced.notify_all();
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, State<W>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_once_all_before_it_are() {
        let lines = InOrder::new(Vec::new());
        let written = || String::from_utf8(lines.lock().out.clone()).unwrap();
        for (index, text, expected) in
            [(1, "b", ""), (0, "a", "a\nb\n"), (3, "d", "a\nb\n"), (2, "c", "a\nb\nc\nd\n")]
        {
            lines.put(index, text.to_owned()).unwrap();
            assert_eq!(written(), expected);
        }
    }

    #[test]
    fn who_is_too_far_ahead_waits() {
        let lines = InOrder::new(Vec::new());
        std::thread::scope(|scope| {
            let ahead = scope.spawn(|| {
                lines.wait_for_room(MAX_AHEAD);
                lines.lock().next
            });
            lines.wait_for_room(MAX_AHEAD - 1);
            lines.put(0, String::new()).unwrap();
            assert_eq!(ahead.join().unwrap(), 1);
        });
    }
}
