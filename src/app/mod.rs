//! The window: screens over an animated background.
//!
//! A frame takes the input in parts. Each part shows menus and updates the top screen; after the
//! last one, the frame is drawn. The loop runs at 60 frames per second while something moves.
//! Otherwise it sleeps until the player does something, or until whoever draws or waits wants the
//! next frame; while nothing of the window is seen, nothing is drawn.

mod board;
mod input;
mod scenery;
mod screens;
mod settings;
mod shell;
mod sound;
mod speech;
mod text;
mod ui;
pub mod window;

use std::panic;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use egui::{Rect, Vec2, vec2};
use miniquad::conf::{Conf, LinuxBackend, Platform, WaylandDecorations};

use input::{Input, InputReader};
use shell::{Termination, WindowGeometry, opening_size};
use sound::Sounds;
use speech::is_its_panic;
use window::display::WINDOW_CLASS;
use window::display_server::DisplayServer;
use window::run::Failure;
use window::{Canvas, event, next_frame, run as window_run, seconds, sleep};

use crate::game::{
    GameFileError, RanksLoader, Record, check_threads, export_folder, on_news, pictures_folder,
    wakes_within,
};

// For the fuzz tests.
#[doc(hidden)]
pub use settings::{Preferences, Remembered};
pub use shell::{
    Article, Complain, Destination, Navigator, Section, Sitting, Start, Step, Training,
};

/// A file that the window is to show, and the game in it, or why there is none.
type GameFile = (PathBuf, Result<Box<Record>, GameFileError>);

/// Size of the window in the first run, in logical pixels.
const WINDOW: Vec2 = vec2(1100.0, 720.0);

/// Time between frames while something moves or the player is active.
const FRAME: Duration = Duration::from_micros(16_600);
/// Least time between frames while another window has the focus.
const FRAME_BEHIND: Duration = Duration::from_millis(250);
/// Longest time between frames. Something may change that nothing has announced.
const MAX_REST: Duration = Duration::from_secs(1);

/// Longest time between frames where no event ends the sleep, and where the player is away.
const NAPS: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(250)];

/// Seconds after the last input during which the full frame rate is kept.
const ALERT: f64 = 0.5;

/// Seconds after the last input after which the player counts as away.
const AWAY: f64 = 45.0;

/// Number of threads that the system must allow before anything begins.
///
/// The game, its sound, pads and the system's drawing take a dozen, and some of these libraries
/// panic if they get none.
const MIN_THREADS: usize = 16;

/// Largest number of parts of the input that are handled in a frame. The others wait for the next
/// frame.
const MAX_PARTS: usize = 16;

/// The reason why the window can't be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WindowError {
    /// There is no display for a window.
    #[error("there is no display; `nim-tetris play --level 3` plays in the terminal")]
    NoDisplay,
    /// The computer's clock shows a time before 1970, from which the window library counts.
    #[error("the computer's clock shows a time before the year 1970; set it right and start again")]
    Clock,
    /// The window system or the graphics driver refused to open the window.
    #[error("the window can't be opened ({0}); `nim-tetris play --level 3` plays in the terminal")]
    Refused(String),
}

/// Opens the window and runs until the player leaves.
///
/// With the game of a `file`, its review is on top of the title screen; a file without a game is a
/// warning there. `complain` prints messages if no window shows them.
///
/// # Errors
/// If no window can be opened.
///
/// # Panics
/// If the game itself fails; the game in progress was saved after its last turn. With
/// [`SpawnError`](crate::game::SpawnError) if the system allows too few threads.
pub fn run(file: Option<GameFile>, complain: Complain) -> Result<(), WindowError> {
    let server = DisplayServer::choose().ok_or(WindowError::NoDisplay)?;
    if SystemTime::now() < SystemTime::UNIX_EPOCH {
        return Err(WindowError::Clock);
    }
    check_threads(MIN_THREADS);
    let start = Start::for_current_user();
    let config = window_config(start.remembered(), server.backend(), &server.monitors());
    // Flushed however the window is closed: not every window system lets the game drop its data.
    let flusher = start.flusher();
    let termination = Termination::watch(flusher.clone(), complain);
    let warnings = start.warnings();
    // There is no window to show the warnings.
    let warn = move || warnings.into_iter().for_each(|warning| complain("warning", warning));
    let (warn_too, last_flusher) = (warn.clone(), flusher.clone());
    let if_ended = move || {
        last_flusher.flush();
        warn_too();
        let reason = "the display refuses it; OpenGL 2.1 is needed".to_owned();
        complain("error", WindowError::Refused(reason).to_string());
    };
    let played =
        window_run::open(config, play(start, file, termination, server), if_ended, is_its_panic);
    flusher.flush();
    played.map_err(|failure| {
        let reason = match failure {
            Failure::NoWindow(reason) => reason,
            Failure::Panic(cause) => panic::resume_unwind(cause),
        };
        warn();
        match reason.as_str() {
            // The window library's words if no server has the name in DISPLAY.
            "XOpenDisplay() failed!" => WindowError::NoDisplay,
            _ => WindowError::Refused(reason),
        }
    })
}

/// Returns the window library's configuration of the window.
fn window_config(remembered: &Remembered, linux_backend: LinuxBackend, monitors: &[Rect]) -> Conf {
    let size = opening_size(remembered, WINDOW, monitors);
    Conf {
        window_title: "Nim Tetris".to_owned(),
        window_width: size.x as i32,
        window_height: size.y as i32,
        icon: Some(window::icon()),
        high_dpi: true,
        sample_count: 1,
        window_resizable: true,
        platform: Platform {
            linux_backend,
            // The loop sleeps until an event, if `sleep` lets it.
            blocking_event_loop: linux_backend == LinuxBackend::X11Only,
            linux_wm_class: WINDOW_CLASS,
            // libdecor's frame keeps the window from opening, and the library's own frame covers a
            // part of the window.
            wayland_decorations: WaylandDecorations::ServerOnly,
            // Otherwise a frame of a hidden window would wait until the window is seen again.
            swap_interval: (linux_backend == LinuxBackend::WaylandOnly).then_some(0),
            ..Default::default()
        },
        ..Default::default()
    }
}

/// Opens the title screen in an open window.
pub fn open_title(start: Start, now: f64) -> Navigator {
    Navigator::new(start, screens::open, now)
}

/// Runs the game in the open window until it is closed.
async fn play(
    start: Start,
    file: Option<GameFile>,
    termination: Termination,
    mut server: DisplayServer,
) {
    server.read_keyboard();
    server.let_window_sleep();
    on_news(sleep::wake);
    let mut geometry = WindowGeometry::restore(start.remembered(), WINDOW, server);
    let mut navigator = open_title(start, seconds());
    navigator.stack.context.sounds = Sounds::start();
    navigator.stack.context.exports = export_folder();
    navigator.stack.context.pictures_folder = pictures_folder();
    navigator.stack.context.ranks = RanksLoader::ahead();
    match file {
        Some((_, Ok(record))) => navigator.open(Destination::Review(record)),
        Some((path, Err(error))) => navigator.stack.context.warn_of_game_file(&path, &error),
        None => {}
    }
    let mut reader = InputReader::new();
    let mut pace = Pace { frame_began: Instant::now() };
    // The title has not been shown yet.
    let mut step = Step { has_moved_on: true, ..Step::default() };
    // The loop ends by itself when the window is closed, so that changes by the last frame are
    // saved.
    'frames: while !window_run::is_quit_requested() && !termination.is_asked_for() {
        let now = seconds();
        reader.begin_frame(event::drain(), now);
        let mut input = part(&mut reader, &navigator, now, step);
        geometry.update(&mut navigator.stack.context.remembered, now);
        let mut parts = 1;
        loop {
            step = navigator.step(&input);
            if step.is_last {
                break 'frames;
            }
            let has_more = reader.has_more() && !navigator.stack.context.clipboard.holds_keys(now);
            if parts >= MAX_PARTS || !step.has_moved_on && !has_more {
                break;
            }
            parts += 1;
            input = part(&mut reader, &navigator, now, step);
        }
        let is_hidden = sleep::is_window_hidden();
        navigator.stack.context.record_sight(is_hidden);
        if !is_hidden {
            navigator.draw(&input);
        }
        let rest = rest(navigator.next_frame(), &reader, is_hidden);
        if rest.is_zero() {
            next_frame().await;
            navigator.measure(pace.frame_began.elapsed());
            pace.sleep(FRAME);
        } else {
            pace.rest(rest, &reader).await;
        }
    }
    geometry.record(&mut navigator.stack.context.remembered);
    navigator.close();
}

/// Returns the time until the next frame, if nothing happens, where the screens want it within
/// `wish` seconds. It is zero if the next frame follows at once.
fn rest(wish: f64, reader: &InputReader, is_hidden: bool) -> Duration {
    let wish = Duration::from_secs_f64(wish.clamp(0.0, MAX_REST.as_secs_f64()));
    if is_hidden {
        MAX_REST
    } else if reader.is_active(ALERT) || event::is_waiting() {
        Duration::ZERO
    } else if reader.is_behind() {
        wish.max(FRAME_BEHIND)
    } else if wish <= FRAME {
        Duration::ZERO
    } else {
        wish
    }
}

/// Returns the next part of the input after a step.
fn part(reader: &mut InputReader, navigator: &Navigator, now: f64, last: Step) -> Input {
    let is_held = navigator.stack.context.clipboard.holds_keys(now);
    part_after(last, is_held, reader, navigator.canvas())
}

/// Returns the next part of the input after a step, or an empty part while input must wait.
///
/// Input waits for a text that is being pasted (`is_held`), and until whatever the last part opened
/// was shown: only then is it known what gets the next key.
fn part_after(last: Step, is_held: bool, reader: &mut InputReader, canvas: Canvas) -> Input {
    if is_held || last.has_moved_on {
        reader.empty_part(canvas)
    } else {
        reader.next_part(canvas, last.is_typing)
    }
}

/// Keeps the interval between frames constant, unless drawing takes longer.
struct Pace {
    /// The time at which the current frame began.
    frame_began: Instant,
}

impl Pace {
    /// Sleeps until a frame of this length is over, and begins the next one.
    fn sleep(&mut self, frame: Duration) {
        let rest = frame.saturating_sub(self.frame_began.elapsed());
        wakes_within(rest);
        thread::sleep(rest);
        wakes_within(Duration::ZERO);
        self.frame_began = Instant::now();
    }

    /// Rests until a frame of this length is over, or until something happens, and begins the next
    /// one.
    async fn rest(&mut self, frame: Duration, reader: &InputReader) {
        let least = if reader.is_behind() { FRAME_BEHIND } else { FRAME };
        let [least, most] = [least, frame].map(|it| it.saturating_sub(self.frame_began.elapsed()));
        if window_run::rest(least, most) {
            wakes_within(most);
            next_frame().await;
            self.sleep(FRAME);
        } else {
            next_frame().await;
            let is_away = reader.idle_seconds() > AWAY;
            self.sleep(frame.min(NAPS[usize::from(is_away)]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;
    use input::Chord;
    use miniquad::KeyCode;
    use window::WindowEvent;

    const NOTHING_NEW: Step = Step { is_typing: false, has_moved_on: false, is_last: false };

    fn press(code: KeyCode) -> WindowEvent {
        WindowEvent::Key { code, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    /// A window that was hidden or in the background once was drawn as often as one that is played
    /// in.
    #[test]
    fn frames_follow_each_other_only_while_something_moves_before_the_player() {
        let mut reader = InputReader::default();
        reader.begin_frame([KeyCode::R].map(press).to_vec(), 1.0);
        let slow = f64::INFINITY;
        assert_eq!(rest(slow, &reader, false), Duration::ZERO, "what a key starts is smooth");
        reader.begin_frame(
            vec![WindowEvent::Key {
                code: KeyCode::R,
                pressed: false,
                repeat: false,
                modifiers: Modifiers::NONE,
            }],
            1.1,
        );
        reader.begin_frame(Vec::new(), 3.0);
        assert_eq!(rest(0.0, &reader, false), Duration::ZERO);
        assert_eq!(rest(0.5, &reader, false), Duration::from_millis(500));
        assert_eq!(rest(slow, &reader, false), MAX_REST);
        assert_eq!(rest(0.0, &reader, true), MAX_REST);
        reader.begin_frame(vec![WindowEvent::Focus(false)], 5.0);
        assert_eq!(rest(0.0, &reader, false), FRAME_BEHIND);
        assert!(reader.idle_seconds().is_infinite());
        reader.begin_frame([KeyCode::R].map(press).to_vec(), 10.0);
        assert_eq!(rest(0.0, &reader, false), Duration::ZERO);
    }

    /// In a slow frame, Enter after the answer to a question once was lost, and letters for a new
    /// field acted as keys.
    #[test]
    fn a_key_waits_until_what_the_last_one_opened_was_shown() {
        let mut reader = InputReader::default();
        reader.begin_frame([KeyCode::R, KeyCode::Enter].map(press).to_vec(), 1.0);
        let mut after = |last| part_after(last, false, &mut reader, Canvas::new(1280.0, 800.0));
        assert_eq!(after(NOTHING_NEW).pressed, [Chord::key(KeyCode::R)]);
        let shown = after(Step { has_moved_on: true, ..NOTHING_NEW });
        assert!(shown.pressed.is_empty() && shown.events.is_empty());
        assert_eq!(after(NOTHING_NEW).pressed, [Chord::key(KeyCode::Enter)]);
    }
}
