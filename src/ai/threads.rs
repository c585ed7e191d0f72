//! Work on several threads at once: as many as the system gives.

use std::panic::resume_unwind;
use std::thread::{Builder, scope};

/// Calls `work` with the numbers from 0 on, each on a thread of its own, 0 on the caller's, and returns what the calls returned.
///
/// There are `count` calls, or fewer if the system gives no more threads; at least one. What is to be done must not depend on their
/// number.
///
/// # Panics
/// If `work` does.
pub(crate) fn on_threads<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let work = &work;
    scope(|scope| {
        let start = |number| Builder::new().spawn_scoped(scope, move || work(number)).ok();
        let others: Vec<_> = (1..count).map_while(start).collect();
        let first = work(0);
        let others =
            others.into_iter().map(|thread| thread.join().unwrap_or_else(|e| resume_unwind(e)));
        std::iter::once(first).chain(others).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thread_has_a_number_and_the_first_is_the_callers() {
        let caller = std::thread::current().id();
        let ids = on_threads(4, |number| (number, std::thread::current().id()));
        assert_eq!(ids.iter().map(|&(number, _)| number).collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert!(ids.iter().all(|&(number, id)| (id == caller) == (number == 0)));
        assert_eq!(on_threads(1, |number| number), [0]);
    }

    #[test]
    #[should_panic(expected = "on the last one")]
    fn a_panic_of_any_thread_reaches_the_caller() {
        on_threads(3, |number| assert!(number < 2, "on the last one"));
    }
}
