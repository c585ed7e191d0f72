//! Opens the window and runs a program in it, frame by frame.

use std::any::Any;
use std::cell::Cell;
use std::future::{self, Future};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::pin::Pin;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

use miniquad::conf::Conf;
use miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, TouchPhase, window};

use super::{bell, event, graphics, sleep};
use crate::game::awake_now;

/// The reason why a program in the window did not end by itself.
pub enum Failure {
    /// The window system or the graphics driver refused to open the window; the reason is in the
    /// window library's words.
    NoWindow(String),
    /// The program panicked, and the panic was reported.
    Panic(Box<dyn Any + Send>),
}

thread_local! {
    static IF_ENDED: IfEnded = const { IfEnded(Cell::new(None)) };
}

/// What to say if the window library ends the process while it opens the window.
///
/// Xlib does so where the server refuses a request, for example if there is no graphics driver: it
/// prints the number of the error and calls `exit`, where nothing can be caught. The C library of
/// Linux then drops the calling thread's variables; where another one does not, nothing more is
/// said.
struct IfEnded(Cell<Option<Box<dyn FnOnce()>>>);

impl Drop for IfEnded {
    fn drop(&mut self) {
        if let Some(say) = self.0.take() {
            say();
        }
    }
}

/// Opens the window and runs a program in it. Returns when the program has ended or the window was
/// closed. `if_ended` is called if the window library ends the process before the first frame.
///
/// Of panics on other threads that `is_silent` knows, nothing is written.
///
/// The program waits for [`next_frame`] after each frame.
///
/// # Errors
/// [`Failure::NoWindow`] if no window can be opened; the window library panics then, which is not
/// reported. [`Failure::Panic`] if the program panics.
pub fn open(
    config: Conf,
    program: impl Future<Output = ()> + 'static,
    if_ended: impl FnOnce() + 'static,
    is_silent: fn(&PanicHookInfo) -> bool,
) -> Result<(), Failure> {
    static IS_OPEN: AtomicBool = AtomicBool::new(false);
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if IS_OPEN.load(Ordering::Relaxed) && !is_silent(info) {
            report(info);
        }
    }));
    let program = async {
        // The first frame has begun.
        IS_OPEN.store(true, Ordering::Relaxed);
        IF_ENDED.with(|it| it.0.take());
        program.await;
    };
    event::expect_from(config.platform.linux_backend);
    let start = || {
        miniquad::start(config, move || {
            graphics::open();
            Box::new(Stage { program: Some(Box::pin(program)) })
        });
    };
    IF_ENDED.with(|it| it.0.set(Some(Box::new(if_ended))));
    let ended = panic::catch_unwind(AssertUnwindSafe(start));
    IF_ENDED.with(|it| it.0.take());
    ended.map_err(|cause| {
        if IS_OPEN.load(Ordering::Relaxed) {
            return Failure::Panic(cause);
        }
        let text = cause.downcast_ref::<String>().map(String::as_str);
        let text = text.or(cause.downcast_ref::<&str>().copied()).unwrap_or_default();
        Failure::NoWindow(reason_of(text).to_owned())
    })
}

/// Returns the reason that the first line of a panic states, without what only shows programmers
/// how the panic came about.
fn reason_of(panic: &str) -> &str {
    let line = panic.lines().next().unwrap_or_default();
    let reason = line.strip_prefix("called `Result::unwrap()` on an `Err` value: ");
    let is_silent = line.is_empty() || line.starts_with("called `Option::unwrap()`");
    reason.unwrap_or(if is_silent { "unknown reason" } else { line })
}

/// Waits until the frame is on display and the next one begins.
pub fn next_frame() -> impl Future<Output = ()> {
    let mut has_waited = false;
    future::poll_fn(move |_| {
        if std::mem::replace(&mut has_waited, true) { Poll::Ready(()) } else { Poll::Pending }
    })
}

/// Returns the seconds since the first call, without those in which the program was stopped or the
/// computer slept.
///
/// Changes of the computer's clock do not affect them.
pub fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(awake_now);
    (awake_now() - *START).as_secs_f64()
}

thread_local! {
    static IS_QUIT_REQUESTED: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether the window was asked to close. It stays open until the program has ended.
pub fn is_quit_requested() -> bool {
    IS_QUIT_REQUESTED.get()
}

thread_local! {
    static IS_ASLEEP: Cell<bool> = const { Cell::new(false) };
}

/// Lets the loop sleep after this frame: until an event of the window, until another thread
/// [wakes](sleep::wake) it after the shorter time, or for the longer time.
///
/// Returns `false` if the loop can't sleep on this system: the next frame begins at once then.
pub fn rest(least: Duration, most: Duration) -> bool {
    let sleeps = sleep::sleep(least, most);
    IS_ASLEEP.set(sleeps);
    sleeps
}

/// The program as an event handler of miniquad.
struct Stage {
    /// The program; `None` once it has ended.
    program: Option<Pin<Box<dyn Future<Output = ()>>>>,
}

impl Stage {
    /// Runs the program up to the end of the frame.
    fn run(&mut self) {
        IS_ASLEEP.set(false);
        let Some(program) = &mut self.program else { return };
        if program.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready() {
            self.program = None;
            window::quit();
        }
    }

    /// Collects an event, and lets the program take it.
    fn collect(&mut self, report: impl FnOnce(&mut event::Events)) {
        event::collect(report);
        self.wake();
    }

    /// Ends the sleep of the loop. While the window is hidden, the program runs without drawing.
    fn wake(&mut self) {
        if sleep::is_window_hidden() && IS_ASLEEP.get() {
            self.run();
        } else if !IS_ASLEEP.replace(false) {
            // A frame is about to be drawn.
            return;
        }
        if !IS_ASLEEP.get() {
            window::schedule_update();
            sleep::nudge();
        }
    }
}

impl EventHandler for Stage {
    fn update(&mut self) {}

    fn draw(&mut self) {
        self.run();
        graphics::end_frame();
        if !IS_ASLEEP.get() {
            window::schedule_update();
        }
    }

    fn resize_event(&mut self, _: f32, _: f32) {
        self.wake();
    }

    fn quit_requested_event(&mut self) {
        if self.program.is_some() {
            window::cancel_quit();
            IS_QUIT_REQUESTED.set(true);
            self.wake();
        }
    }

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        match x as i16 {
            bell::WAKE => self.wake(),
            bell::NUDGE => {}
            _ => self.collect(|events| events.move_pointer(x, y)),
        }
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        self.collect(|events| events.turn_wheel(x, y));
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.collect(|events| events.button(button, true, x, y));
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.collect(|events| events.button(button, false, x, y));
    }

    fn mouse_enter_event(&mut self, _: MouseButton, x: f32, y: f32) {
        self.collect(|events| events.enter_pointer(x, y));
    }

    fn mouse_leave_event(&mut self) {
        self.collect(event::Events::leave);
    }

    fn touch_event(&mut self, phase: TouchPhase, finger: u64, x: f32, y: f32) {
        self.collect(|events| events.touch(phase, finger, x, y));
    }

    fn char_event(&mut self, character: char, mods: KeyMods, _: bool) {
        self.collect(|events| events.text(character, mods));
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, repeat: bool) {
        self.collect(|events| events.key(code, mods, true, repeat));
    }

    fn key_up_event(&mut self, code: KeyCode, mods: KeyMods) {
        self.collect(|events| events.key(code, mods, false, false));
    }

    // miniquad reports the keyboard focus, gained or lost, as a window that is restored or
    // minimised.
    fn window_minimized_event(&mut self) {
        self.collect(|events| events.focus(false));
    }

    fn window_restored_event(&mut self) {
        self.collect(|events| events.focus(true));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentence that the window can't be opened once held "called `Result::unwrap()`".
    #[test]
    fn the_reason_of_a_panic_is_what_the_library_says_of_it() {
        let refused = "called `Result::unwrap()` on an `Err` value: InitializeFailed";
        let silent = "called `Option::unwrap()` on a `None` value";
        assert_eq!(reason_of(refused), "InitializeFailed");
        assert_eq!(reason_of(silent), "unknown reason");
        assert_eq!(reason_of("no\nGLX"), "no");
        assert_eq!(reason_of(""), "unknown reason");
    }
}
