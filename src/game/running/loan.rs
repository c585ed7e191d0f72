//! A resource that is lent to one thread at a time, and comes back with the result.

use super::task::Task;
use crate::ai::Control;

/// A resource that tasks borrow one after another, such as a solver that remembers what it has
/// found.
pub(super) struct Loan<R, T> {
    /// The resource, while no task has it. It is created for the first task.
    resource: Option<R>,
    task: Option<Task<(R, T)>>,
}

impl<R, T> Default for Loan<R, T> {
    fn default() -> Loan<R, T> {
        Loan { resource: None, task: None }
    }
}

impl<R: Send + 'static, T: Send + 'static> Loan<R, T> {
    /// Starts a task with the resource. An earlier task is stopped and waited for, and a result of
    /// it that was not taken is lost.
    ///
    /// The first task borrows what `make` returns.
    pub fn lend(
        &mut self,
        name: &str,
        make: impl FnOnce() -> R,
        work: impl FnOnce(&mut R, &Control) -> T + Send + 'static,
    ) {
        self.stop();
        let mut resource = self.resource.take().unwrap_or_else(make);
        self.task = Some(Task::start(name, move |control| {
            let result = work(&mut resource, control);
            (resource, result)
        }));
    }

    /// Returns the result of the task once it has finished. Each result is returned once.
    pub fn poll(&mut self) -> Option<T> {
        let task = self.task.take_if(|task| task.is_finished())?;
        Some(self.take_back(task.finish()))
    }

    /// Stops the task, if any, waits for its end, and returns its result.
    pub fn stop(&mut self) -> Option<T> {
        let task = self.task.take()?;
        Some(self.take_back(task.stop()))
    }

    /// Takes back the resource, and returns the result.
    fn take_back(&mut self, (resource, result): (R, T)) -> T {
        self.resource = Some(resource);
        result
    }

    /// Returns the task whose result has not been taken yet.
    pub fn task(&self) -> Option<&Task<(R, T)>> {
        self.task.as_ref()
    }

    /// Returns whether there is a task whose result has not been taken yet.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A task counts the tasks before it, and runs until it is stopped.
    fn count(tasks: &mut u32, control: &Control) -> u32 {
        while !control.is_stopped() {
            std::thread::yield_now();
        }
        *tasks += 1;
        *tasks
    }

    #[test]
    fn each_task_gets_the_resource_that_the_last_one_returned() {
        let mut loan = Loan::default();
        assert_eq!((loan.stop(), loan.poll()), (None, None));
        loan.lend("count", || 5, count);
        assert_eq!((loan.poll(), loan.is_busy()), (None, true));
        assert_eq!((loan.stop(), loan.is_busy()), (Some(6), false));
        loan.lend("count", || 5, count);
        loan.lend("no count", || 5, |tasks, _| *tasks);
        let result = loop {
            if let Some(result) = loan.poll() {
                break result;
            }
        };
        assert_eq!((result, loan.is_busy()), (7, false));
    }
}
