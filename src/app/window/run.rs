//! Opens the window and runs a program in it, frame by frame.

use std::any::Any;
use std::cell::Cell;
use std::future::{self, Future};
use std::panic::{self, AssertUnwindSafe};
use std::pin::Pin;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::Instant;

use miniquad::conf::Conf;
use miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, TouchPhase, window};

use super::{event, graphics};

/// Why a program in the window did not come to its end.
pub enum Failure {
    /// The window system or the graphics driver refused to open the window, in the window library's words.
    NoWindow(String),
    /// The program panicked, which was reported.
    Panic(Box<dyn Any + Send>),
}

/// Opens the window, runs a program in it that waits for [`next_frame`] after each frame, and returns when the program has ended or the
/// window was closed.
///
/// # Errors
/// If no window can be opened, which the window library tells by a panic that is not reported; or if the program panics.
pub fn open(config: Conf, program: impl Future<Output = ()> + 'static) -> Result<(), Failure> {
    static IS_OPEN: AtomicBool = AtomicBool::new(false);
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if IS_OPEN.load(Ordering::Relaxed) {
            report(info);
        }
    }));
    let program = async {
        // The first frame was reached.
        IS_OPEN.store(true, Ordering::Relaxed);
        program.await;
    };
    event::expect_from(config.platform.linux_backend);
    let start = || {
        miniquad::start(config, move || {
            graphics::open();
            Box::new(Stage { program: Some(Box::pin(program)) })
        });
    };
    panic::catch_unwind(AssertUnwindSafe(start)).map_err(|cause| {
        if IS_OPEN.load(Ordering::Relaxed) {
            return Failure::Panic(cause);
        }
        let text = cause.downcast_ref::<String>().map(String::as_str);
        let text = text.or(cause.downcast_ref::<&str>().copied()).unwrap_or("unknown reason");
        Failure::NoWindow(text.lines().next().unwrap_or_default().to_owned())
    })
}

/// Waits until the frame is on display and the next one begins.
pub fn next_frame() -> impl Future<Output = ()> {
    let mut has_waited = false;
    future::poll_fn(move |_| match std::mem::replace(&mut has_waited, true) {
        true => Poll::Ready(()),
        false => Poll::Pending,
    })
}

/// Returns the seconds since the first call. The computer's clock may be set meanwhile; this time goes on evenly.
pub fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64()
}

thread_local! {
    static IS_QUIT_REQUESTED: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether the window was asked to close. It stays open until the program has ended.
pub fn is_quit_requested() -> bool {
    IS_QUIT_REQUESTED.get()
}

/// The program, to which miniquad reports what happens.
struct Stage {
    /// `None` once it has ended.
    program: Option<Pin<Box<dyn Future<Output = ()>>>>,
}

impl EventHandler for Stage {
    fn update(&mut self) {}

    fn draw(&mut self) {
        let Some(program) = &mut self.program else { return };
        if program.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready() {
            self.program = None;
            window::quit();
        }
        graphics::end_frame();
    }

    fn quit_requested_event(&mut self) {
        if self.program.is_some() {
            window::cancel_quit();
            IS_QUIT_REQUESTED.set(true);
        }
    }

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        event::collect(|events| events.move_pointer(x, y));
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        event::collect(|events| events.turn_wheel(x, y));
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        event::collect(|events| events.button(button, true, x, y));
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        event::collect(|events| events.button(button, false, x, y));
    }

    fn mouse_enter_event(&mut self, _: MouseButton, x: f32, y: f32) {
        event::collect(|events| events.enter_pointer(x, y));
    }

    fn mouse_leave_event(&mut self) {
        event::collect(event::Events::leave);
    }

    fn touch_event(&mut self, phase: TouchPhase, finger: u64, x: f32, y: f32) {
        event::collect(|events| events.touch(phase, finger, x, y));
    }

    fn char_event(&mut self, character: char, mods: KeyMods, _: bool) {
        event::collect(|events| events.text(character, mods));
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, repeat: bool) {
        event::collect(|events| events.key(code, mods, true, repeat));
    }

    fn key_up_event(&mut self, code: KeyCode, mods: KeyMods) {
        event::collect(|events| events.key(code, mods, false, false));
    }

    // miniquad reports a gain or loss of the keyboard focus as the window being restored or minimized.
    fn window_minimized_event(&mut self) {
        event::collect(|events| events.focus(false));
    }

    fn window_restored_event(&mut self) {
        event::collect(|events| events.focus(true));
    }
}
