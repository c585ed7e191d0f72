//! Work on several threads at once, as many as the system allows.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread::{Builder, available_parallelism, scope};

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Calls `work` with each number below `count` on a thread of its own, and returns the results in
/// the order of the numbers.
///
/// Number 0 runs on the caller's own thread. The others start beside it, and end with the call. If
/// the system refuses a thread, there are fewer calls, but at least one; so the work must not
/// depend on their number.
///
/// # Panics
/// If a call of `work` panics.
pub(crate) fn on_threads<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    scope(|scope| {
        let work = &work;
        let start = |number| Builder::new().spawn_scoped(scope, move || work(number)).ok();
        let others: Vec<_> = (1..count).map_while(start).collect();
        let own = work(0);
        let joined = others.into_iter().map(|thread| thread.join());
        let found = joined.map(|found| found.unwrap_or_else(|panic| resume_unwind(panic)));
        std::iter::once(own).chain(found).collect()
    })
}

/// Calls `work` with each item, on up to `count` threads, and returns the results in the order of
/// the items.
///
/// # Panics
/// If a call of `work` panics.
pub(crate) fn map_on_threads<I: Send, T: Send>(
    count: NonZero<usize>,
    items: impl IntoIterator<Item = I>,
    work: impl Fn(I) -> T + Sync + Send,
) -> Vec<T> {
    let items: Vec<I> = items.into_iter().collect();
    match pool(count.get()) {
        Some(pool) => pool.install(|| items.into_par_iter().with_max_len(1).map(work).collect()),
        None => items.into_iter().map(work).collect(),
    }
}

/// Returns a pool of `count` threads, or of half as many, again and again, while the system refuses
/// them; `None` for one thread, also if the system refuses more.
fn pool(count: usize) -> Option<ThreadPool> {
    let counts = std::iter::successors(Some(count), |count| Some(count / 2));
    let pool = |count| ThreadPoolBuilder::new().num_threads(count).build().ok();
    counts.take_while(|&count| count > 1).find_map(pool)
}

/// Returns the number of threads that the system can run at once; 1 where it is unknown.
pub(crate) fn cores() -> NonZero<usize> {
    available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_threads_come_in_the_order_of_the_items() {
        for count in [1, 3, 200] {
            let squares = map_on_threads(NonZero::new(count).unwrap(), 0..100, |n| n * n);
            assert!(squares.into_iter().eq((0..100).map(|n| n * n)), "{count} threads");
        }
    }

    /// Each call once made a pool of threads, while the caller's thread only waited.
    #[test]
    fn the_callers_thread_works_too() {
        let thread = || std::thread::current().id();
        for count in [1, 3] {
            let threads = on_threads(count, |_| thread());
            assert_eq!((threads.len(), threads[0]), (count, thread()));
        }
    }

    #[test]
    fn every_thread_has_a_number() {
        assert_eq!(on_threads(4, |number| number), [0, 1, 2, 3]);
        assert_eq!(on_threads(1, |number| number), [0]);
    }

    #[test]
    #[should_panic(expected = "on the last one")]
    fn a_panic_of_any_thread_reaches_the_caller() {
        on_threads(3, |number| assert!(number < 2, "on the last one"));
    }
}
