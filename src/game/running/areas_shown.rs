//! The x-ray of one position after the other, computed on a thread of its own.

use super::task::Task;
use crate::ai::{Limits, Position, XRay, XRayPicture};

/// Computes what the areas of the position on show are worth.
#[derive(Default)]
pub(super) struct AreasShown {
    /// It remembers shapes. While the thread works, the thread has it.
    x_ray: Option<XRay>,
    position: Option<Position>,
    work: Option<Task<(XRay, Option<XRayPicture>)>>,
    picture: Option<XRayPicture>,
}

impl AreasShown {
    /// Sets the position, or none.
    pub fn attend(&mut self, position: Option<Position>) {
        if position == self.position {
            return;
        }
        if let Some(task) = self.work.take() {
            self.x_ray = Some(task.stop().0);
        }
        self.position = position;
        self.picture = None;
        if let Some(position) = position {
            let mut x_ray = self.x_ray.take().unwrap_or_default();
            self.work = Some(Task::start("x-ray", move |control| {
                let picture = x_ray.look(position, &Limits::new().control(control));
                (x_ray, picture)
            }));
        }
    }

    /// Takes in what was found.
    pub fn poll(&mut self) {
        if let Some(task) = self.work.take_if(|task| task.is_finished()) {
            let (x_ray, picture) = task.finish();
            self.x_ray = Some(x_ray);
            self.picture = picture;
        }
    }

    /// Returns the x-ray of the position, once it is found.
    pub fn picture(&self) -> Option<&XRayPicture> {
        self.picture.as_ref()
    }

    /// Returns whether the x-ray is being computed.
    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }
}
