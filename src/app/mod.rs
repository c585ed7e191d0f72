//! The window: screens over a living background, one tick a frame.
//!
//! A tick reads input, shows menus, updates the screen on top and draws it. The loop sleeps between frames: 60 a second
//! while something moves or the player acts, fewer at rest.

mod background;
mod bindings;
mod blocks;
mod board_view;
mod choice;
mod clipboard;
mod controls;
mod effects;
mod ghost;
mod hand;
mod help;
mod input;
mod insight_view;
mod keeper;
mod key_screen;
mod keys;
mod layout;
mod learn;
mod learn_texts;
mod lesson_screen;
mod menu;
mod new_game;
mod paint;
mod pasted;
mod piece_row;
mod profile;
mod puzzle_screen;
mod screen;
mod settings;
mod settings_screen;
mod sound;
mod strings;
mod style;
mod synth;
mod table;
mod table_dialogs;
mod table_info;
mod table_panel;
mod theme;
mod title;
mod trial_board;
mod trial_panel;
mod two_players;
mod watch;
mod widgets;

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use egui_macroquad::egui;
use macroquad::prelude::*;

use background::{Background, Demand};
use controls::Action;
use help::HelpScreen;
use input::InputReader;
use keeper::SettingsKeeper;
use key_screen::KeyScreen;
use learn::LearnScreen;
use lesson_screen::LessonScreen;
use new_game::NewGameScreen;
use puzzle_screen::PuzzleScreen;
use screen::{Destination, Flow, Input, NoticeKind, Screen, Services};
use settings::{BACKGROUNDS, Settings};
use settings_screen::SettingsScreen;
use sound::Sounds;
use table::TableScreen;
use title::TitleScreen;
use two_players::TwoPlayersScreen;
use watch::WatchScreen;

use crate::game::Files;

/// Size of the window at first, in logical pixels.
const WINDOW: (i32, i32) = (1100, 720);

/// Time between frames while something moves, and at rest.
const FRAME: Duration = Duration::from_micros(16_600);
const FRAME_AT_REST: Duration = Duration::from_millis(50);

/// The window can't be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WindowError {
    /// There is no display to open a window on.
    #[error("there is no display; `nim-tetris play --level 3` plays in the terminal")]
    NoDisplay,
    /// The window system or the graphics driver refuses.
    #[error("the window can't be opened ({0}); `nim-tetris play --level 3` plays in the terminal")]
    Refused(String),
}

/// Whether the first frame was reached: what fails before is the window system's doing.
static WINDOW_IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Opens the window and plays until the player leaves.
///
/// # Errors
/// When no window can be opened.
///
/// # Panics
/// When the game itself fails; the game in progress was kept after its last turn.
pub fn run() -> Result<(), WindowError> {
    if cfg!(target_os = "linux") && std::env::var_os("DISPLAY").is_none_or(|name| name.is_empty()) {
        return Err(WindowError::NoDisplay);
    }
    // The window library panics where it can't open a window: say so in one line instead.
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if WINDOW_IS_OPEN.load(Ordering::Relaxed) {
            report(info);
        }
    }));
    let open = AssertUnwindSafe(|| macroquad::Window::from_config(window_config(), play()));
    panic::catch_unwind(open).map_err(|cause| {
        if WINDOW_IS_OPEN.load(Ordering::Relaxed) {
            panic::resume_unwind(cause);
        }
        let text = cause.downcast_ref::<String>().map(String::as_str);
        let text = text.or(cause.downcast_ref::<&str>().copied()).unwrap_or("unknown reason");
        WindowError::Refused(text.lines().next().unwrap_or_default().to_owned())
    })
}

fn window_config() -> Conf {
    Conf {
        window_title: "Nim Tetris".to_owned(),
        window_width: WINDOW.0,
        window_height: WINDOW.1,
        high_dpi: true,
        sample_count: 1,
        window_resizable: true,
        platform: miniquad::conf::Platform { linux_wm_class: "nim-tetris", ..Default::default() },
        ..Default::default()
    }
}

async fn play() {
    WINDOW_IS_OPEN.store(true, Ordering::Relaxed);
    let mut files = Files::of_this_user();
    let (mut keeper, settings, trouble) = SettingsKeeper::load(&mut files);
    request_new_screen_size(WINDOW.0 as f32, WINDOW.1 as f32);
    egui_macroquad::cfg(theme::install);
    let mut background = Background::new(settings.background);
    let mut services = Services::new(settings, files);
    services.sounds = Sounds::open();
    if let Some(error) = trouble {
        services.warn(error.to_string(), get_time());
    }
    services.read_profile(get_time());
    let title = TitleScreen::new(&mut services, get_time());
    services.tell_if_nothing_is_kept(get_time());
    let mut screens: Vec<Box<dyn Screen>> = vec![Box::new(title)];
    let mut reader = InputReader::default();
    let mut pace = Pace { frame_began: Instant::now() };
    while let Some(screen) = screens.last_mut() {
        let mut input = reader.read(services.settings.ui_scale);
        if !screen.takes_all_keys() {
            act_everywhere(&mut input, &mut services.settings);
        }
        reader.typing = show(screen.as_mut(), &input, &mut services);
        let flow = screen.update(&input, &mut services);
        background.draw(Demand {
            now: input.now,
            scene: services.settings.background,
            unattended: reader.unattended(input.now),
            is_still: services.settings.reduced_motion,
        });
        screen.draw(input.canvas, services.settings.style(), input.now);
        egui_macroquad::draw();
        let moving = screen.is_animating(input.now)
            || reader.is_alert(input.now)
            || services.notice.is_some();
        follow(flow, &mut screens, &mut services, input.now);
        keeper.follow(&mut services, input.now);
        services.sounds.follow(&services.settings);
        next_frame().await;
        background.measure(pace.frame_began.elapsed());
        pace.sleep(if moving { FRAME } else { FRAME_AT_REST });
    }
    // There is no frame left that could show an error.
    let _ = keeper.keep_now(&services);
}

/// Acts on keys that mean the same on every screen, and takes them away.
fn act_everywhere(input: &mut Input, settings: &mut Settings) {
    input.pressed.retain(|&key| {
        match settings.keys.action(key) {
            Some(Action::Mute) => settings.muted = !settings.muted,
            Some(Action::Background) => {
                settings.background = (settings.background + 1) % BACKGROUNDS;
            }
            Some(Action::FullScreen) => {
                settings.full_screen = !settings.full_screen;
                set_fullscreen(settings.full_screen);
            }
            _ => return true,
        }
        false
    });
}

/// Shows menus and texts, and returns whether keys go into a text.
fn show(screen: &mut dyn Screen, input: &Input, services: &mut Services) -> bool {
    let mut typing = false;
    let acts = input.clicked || !input.pressed.is_empty();
    services.notice.take_if(|notice| {
        let left = notice.since + widgets::NOTICE_TIME - input.now;
        if notice.kind == NoticeKind::Warning { acts && left < 2.0 } else { left < 0.0 }
    });
    egui_macroquad::ui(|ctx| {
        // egui learns of the display's scale late, so it is part of the zoom.
        let native = ctx.native_pixels_per_point().unwrap_or(1.0);
        ctx.set_zoom_factor(screen_dpi_scale() * input.canvas.scale / native);
        // The window also sends the letter of a key that is pressed with Ctrl.
        ctx.input_mut(|input| {
            let command = input.modifiers.command;
            input.events.retain(|event| !(command && matches!(event, egui::Event::Text(_))));
        });
        theme::set_style(ctx, services.settings.style());
        screen.ui(ctx, input.canvas, services);
        typing = ctx.wants_keyboard_input();
        if let Some(notice) = &services.notice {
            let left = notice.since + widgets::NOTICE_TIME - input.now;
            let left = if notice.kind == NoticeKind::Warning { widgets::NOTICE_TIME } else { left };
            widgets::notice(ctx, &notice.text, notice.kind, left);
        }
    });
    typing
}

fn follow(flow: Flow, screens: &mut Vec<Box<dyn Screen>>, services: &mut Services, now: f64) {
    match flow {
        Flow::Stay => {}
        Flow::Go(destination) => {
            screens.pop();
            screens.push(open(destination, services, now));
        }
        Flow::Open(destination) => screens.push(open(destination, services, now)),
        Flow::Back => {
            screens.pop();
        }
        Flow::Quit => screens.clear(),
    }
}

fn open(destination: Destination, services: &mut Services, now: f64) -> Box<dyn Screen> {
    match destination {
        Destination::Title => Box::new(TitleScreen::new(services, now)),
        Destination::NewGame => Box::new(NewGameScreen::new(services.last_choice)),
        Destination::TwoPlayers => Box::new(TwoPlayersScreen::new(services)),
        Destination::Watch => Box::new(WatchScreen::new(services.settings.watched_levels)),
        Destination::Table(record) => Box::new(TableScreen::new(*record, now)),
        Destination::Help => Box::new(HelpScreen::default()),
        Destination::Settings => Box::new(SettingsScreen::new()),
        Destination::Keys => Box::new(KeyScreen::new()),
        Destination::Learn => Box::new(LearnScreen::new(services)),
        Destination::Lesson(index) => Box::new(LessonScreen::new(index, now)),
        Destination::Puzzle(index) => Box::new(PuzzleScreen::new(index, now)),
    }
}

/// Keeps the time between frames, whatever part of it drawing takes.
struct Pace {
    frame_began: Instant,
}

impl Pace {
    fn sleep(&mut self, frame: Duration) {
        std::thread::sleep(frame.saturating_sub(self.frame_began.elapsed()));
        self.frame_began = Instant::now();
    }
}
