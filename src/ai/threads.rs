//! Work on several threads at once: as many as the system gives.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, available_parallelism, scope};

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

/// Calls `work` with each item, on several threads, and returns what the calls returned, in the order of the items.
///
/// # Panics
/// If `work` does.
pub(crate) fn map_on_threads<I: Send, T: Send>(
    count: NonZero<usize>,
    items: impl IntoIterator<Item = I, IntoIter: Send>,
    work: impl Fn(I) -> T + Sync,
) -> Vec<T> {
    let rest = Mutex::new(items.into_iter().enumerate());
    let next = || rest.lock().unwrap_or_else(PoisonError::into_inner).next();
    let some = |_| -> Vec<(usize, T)> {
        std::iter::from_fn(next).map(|(place, item)| (place, work(item))).collect()
    };
    let mut all: Vec<(usize, T)> = on_threads(count.get(), some).into_iter().flatten().collect();
    all.sort_unstable_by_key(|&(place, _)| place);
    all.into_iter().map(|(_, result)| result).collect()
}

/// Returns the number of threads that the system can run at once.
pub(crate) fn cores() -> NonZero<usize> {
    available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_threads_found_comes_in_the_order_of_the_items() {
        for count in [1, 3, 200] {
            let squares = map_on_threads(NonZero::new(count).unwrap(), 0..100, |n| n * n);
            assert!(squares.into_iter().eq((0..100).map(|n| n * n)), "{count} threads");
        }
    }

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
