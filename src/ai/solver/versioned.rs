//! A few words that threads share without locks: a sequence lock whose writers never wait.
//!
//! A version number is odd while a thread writes. Readers that do not see the same even number
//! before and after ignore what they read; a writer that meets another one gives up. (H.-J. Boehm,
//! *Can seqlocks get along with programming language memory models?*, 2012.) `tests/torture`
//! includes this file and checks the protocol with a model checker.

use super::sync::{AtomicU64, Ordering, fence};

/// Words that are read and written together. Seven of them and the version fill one cache line.
#[repr(align(64))]
pub struct Versioned<const WORDS: usize> {
    version: AtomicU64,
    words: [AtomicU64; WORDS],
}

impl<const WORDS: usize> Versioned<WORDS> {
    /// Returns words that are all zero.
    pub fn new() -> Versioned<WORDS> {
        Versioned { version: AtomicU64::new(0), words: std::array::from_fn(|_| AtomicU64::new(0)) }
    }

    /// Returns what `read` returns, or `None` if a thread has written meanwhile.
    ///
    /// `read` may see words of different writes, so it must not rely on how they belong together.
    #[inline]
    pub fn read<T>(&self, read: impl FnOnce(&[AtomicU64; WORDS]) -> Option<T>) -> Option<T> {
        let before = self.version.load(Ordering::Acquire);
        let found = read(&self.words)?;
        fence(Ordering::Acquire);
        let torn = before & 1 != 0 || self.version.load(Ordering::Relaxed) != before;
        (!torn).then_some(found)
    }

    /// Changes the words by `f`, unless another thread is changing them. `f` returns whether it has
    /// changed them.
    pub fn change(&self, f: impl FnOnce(&mut [u64; WORDS]) -> bool) {
        let version = self.version.load(Ordering::Relaxed);
        let odd = version | 1;
        if version == odd
            || self
                .version
                .compare_exchange(version, odd, Ordering::Acquire, Ordering::Relaxed)
                .is_err()
        {
            return;
        }
        fence(Ordering::Release);
        let mut values = self.words.each_ref().map(|word| word.load(Ordering::Relaxed));
        if f(&mut values) {
            for (word, value) in self.words.iter().zip(values) {
                word.store(value, Ordering::Relaxed);
            }
        }
        self.version.store(odd + 1, Ordering::Release);
    }
}
