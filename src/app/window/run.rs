//! Opens the window and runs a program in it, frame by frame.

use std::cell::Cell;
use std::future::{self, Future};
use std::pin::Pin;
use std::sync::LazyLock;
use std::task::{Context, Poll, Waker};
use std::time::Instant;

use miniquad::conf::{Conf, LinuxBackend};
use miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, TouchPhase, window};

use super::{event, graphics};

/// Opens the window, runs a program in it that waits for [`next_frame`] after each frame, and returns when the program has ended or the
/// window was closed.
///
/// # Panics
/// If no window can be opened.
pub fn open(config: Conf, program: impl Future<Output = ()> + 'static) {
    let is_x11 = config.platform.linux_backend == LinuxBackend::X11Only;
    event::expect_leaving(cfg!(target_os = "linux") && is_x11);
    miniquad::start(config, move || {
        graphics::open();
        Box::new(Stage { program: Some(Box::pin(program)) })
    });
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
