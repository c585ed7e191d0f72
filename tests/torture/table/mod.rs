//! Runs the lock-free protocol of the transposition table under a model checker, which tries all
//! orders and all stale values that the memory model allows. The same source without its fences is
//! the control: the checker must find its error.

mod with_fences;
mod without_fences;

use std::panic::{AssertUnwindSafe, catch_unwind};

use loom::sync::Arc;
use loom::sync::atomic::{AtomicU64, Ordering};

/// Checks two writers and a reader of pairs of words, each a word and its complement. The reader
/// has a thread of its own, since the checker does not interrupt the first thread.
macro_rules! check {
    ($module:ident) => {{
        let mut model = loom::model::Builder::new();
        // Try all orders with at most this many interruptions of a thread. Without a bound it takes
        // too long.
        model.preemption_bound = Some(2);
        model.check(|| {
            let line = Arc::new($module::versioned::Versioned::<2>::new());
            line.change(|words| {
                *words = [0, !0];
                true
            });
            let writer = |value: u64| {
                let line = line.clone();
                loom::thread::spawn(move || {
                    line.change(|words| {
                        assert_eq!(words[0], !words[1], "a writer read half of an entry");
                        *words = [value, !value];
                        true
                    });
                })
            };
            let writers = [1, 2].map(writer);
            let reader = {
                let line = line.clone();
                loom::thread::spawn(move || {
                    let load = |word: &AtomicU64| word.load(Ordering::Relaxed);
                    let found = line.read(|words| Some(words.each_ref().map(load)));
                    if let Some([first, second]) = found {
                        assert_eq!(first, !second, "a reader read half of an entry");
                        assert!(first <= 2, "nobody wrote this");
                    }
                })
            };
            writers.into_iter().for_each(|writer| writer.join().unwrap());
            reader.join().unwrap();
            // No thread writes any more, so one of the entries can be read.
            let last = line.read(|words| Some(words[0].load(Ordering::Relaxed)));
            assert!(last == Some(1) || last == Some(2), "{last:?}");
        });
    }};
}

#[test]
fn no_thread_reads_half_an_entry() {
    check!(with_fences);
}

#[test]
fn the_checker_finds_that_without_fences_threads_read_half_an_entry() {
    let found = catch_unwind(AssertUnwindSafe(|| check!(without_fences)));
    let panic = found.expect_err("the checker finds nothing wrong");
    let message = panic.downcast_ref::<String>().expect("an assertion fails");
    assert!(message.contains("half of an entry"), "{message}");
}
