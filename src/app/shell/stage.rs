//! The screens with all that they share, shown one frame at a time.

use std::path::Path;
use std::time::Duration;

use macroquad::prelude::*;

use crate::app::input::actions::Action;
use crate::app::scenery::background::{Background, Demand};
use crate::app::screens::editor::EditorScreen;
use crate::app::screens::games::GamesScreen;
use crate::app::screens::help::HelpScreen;
use crate::app::screens::keys::KeyScreen;
use crate::app::screens::learn::grade::GradeScreen;
use crate::app::screens::learn::lesson::LessonScreen;
use crate::app::screens::learn::list::LearnScreen;
use crate::app::screens::learn::puzzle::PuzzleScreen;
use crate::app::screens::new_game::NewGameScreen;
use crate::app::screens::players::screen::PlayersScreen;
use crate::app::screens::review::screen::ReviewScreen;
use crate::app::screens::settings::SettingsScreen;
use crate::app::screens::table::screen::TableScreen;
use crate::app::screens::title::TitleScreen;
use crate::app::screens::two_players::TwoPlayersScreen;
use crate::app::screens::watch::WatchScreen;
use crate::app::settings::keeper::SettingsKeeper;
use crate::app::settings::settings::{BACKGROUNDS, Settings};
use crate::app::shell::egui_backend::EguiBackend;
use crate::app::shell::screen::{Destination, Flow, Input, NoticeKind, Screen, Services};
use crate::app::sound::player::Sounds;
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme;
use crate::app::ui::widgets;
use crate::game::{Board, Files, Flusher, StoreError};

/// What the game starts from: the player's files and settings.
pub struct Start {
    files: Files,
    keeper: SettingsKeeper,
    pub(crate) settings: Settings,
    trouble: Option<StoreError>,
}

impl Start {
    /// Reads the files of whoever runs the program.
    pub fn of_this_user() -> Start {
        Start::from(Files::of_this_user())
    }

    /// Reads files in a folder of their own: `config` and `data`.
    pub fn in_folder(folder: &Path) -> Start {
        Start::from(Files::in_folder(folder))
    }

    /// Returns what waits until everything is written.
    pub(in crate::app) fn flusher(&self) -> Flusher {
        self.files.flusher()
    }

    fn from(mut files: Files) -> Start {
        let (keeper, settings, trouble) = SettingsKeeper::load(&mut files);
        Start { files, keeper, settings, trouble }
    }
}

/// The screens, the one on top last, and what they share. Needs an open window.
pub struct Stage {
    screens: Vec<Box<dyn Screen>>,
    services: Services,
    background: Background,
    keeper: SettingsKeeper,
    egui: EguiBackend,
}

/// What a frame came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Whether something moves that wants the full frame rate.
    pub is_moving: bool,
    /// Whether keys go into a text.
    pub is_typing: bool,
    /// Whether the player has left the game.
    pub is_last: bool,
}

impl Stage {
    /// Opens the title.
    pub fn new(start: Start, now: f64) -> Stage {
        let egui = EguiBackend::new();
        theme::install(egui.ctx());
        Stage::with_egui(egui, start, now)
    }

    /// Leaves everything, and starts anew from other files in the same window.
    pub fn restart(self, start: Start, now: f64) -> Stage {
        Stage::with_egui(self.egui, start, now)
    }

    fn with_egui(egui: EguiBackend, start: Start, now: f64) -> Stage {
        let Start { files, keeper, settings, trouble } = start;
        let background = Background::new(settings.background);
        let mut services = Services::new(settings, files);
        if let Some(error) = trouble {
            services.warn_of(&error, now);
        }
        services.read_profile(now);
        let title = TitleScreen::new(&mut services, now);
        services.tell_if_nothing_is_kept(now);
        Stage { screens: vec![Box::new(title)], services, background, keeper, egui }
    }

    /// Opens the sound card, if there is one.
    pub(crate) fn open_sounds(&mut self) {
        self.services.sounds = Sounds::open();
    }

    /// Returns what the player has set.
    pub(crate) fn settings_mut(&mut self) -> &mut Settings {
        &mut self.services.settings
    }

    /// Opens a screen over those that are open.
    pub fn open(&mut self, destination: Destination, now: f64) {
        self.screens.push(open(destination, &mut self.services, now));
    }

    /// Shows one frame in which these keys go down, as large as the window is.
    pub fn press(&mut self, now: f64, keys: &[KeyCode]) -> Frame {
        let scale = self.services.settings.ui_scale;
        let canvas = Canvas::scaled(screen_width(), screen_height(), scale);
        self.frame(&mut Input::of_keys(now, canvas, keys))
    }

    /// Shows one frame: menus first, then the screen acts on input, then it is drawn.
    pub(crate) fn frame(&mut self, input: &mut Input) -> Frame {
        let Stage { screens, services, background, keeper, egui } = self;
        let mut frame = Frame { is_moving: false, is_typing: false, is_last: true };
        let Some(screen) = screens.last_mut() else { return frame };
        if !screen.takes_all_keys() {
            act_everywhere(input, &mut services.settings);
        }
        frame.is_typing = show(egui, screen.as_mut(), input, services);
        let flow = screen.update(input, services);
        background.draw(Demand {
            now: input.now,
            scene: services.settings.background,
            unattended: input.unattended,
            is_still: services.settings.reduced_motion,
        });
        screen.draw(input.canvas, services.settings.style(), input.now);
        egui.draw();
        frame.is_moving = screen.is_animating(input.now) || services.notice.is_some();
        follow(flow, screens, services, input.now);
        keeper.follow(services, input.now);
        services.tell_what_is_not_kept(input.now);
        services.sounds.follow(&services.settings);
        frame.is_last = screens.is_empty();
        if frame.is_last {
            // There is no frame left that could show an error.
            let _ = keeper.keep_now(services);
        }
        frame
    }

    /// Takes in what the last frame took.
    pub(crate) fn measure(&mut self, frame: Duration) {
        self.background.measure(frame);
    }
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
fn show(
    egui: &mut EguiBackend,
    screen: &mut dyn Screen,
    input: &Input,
    services: &mut Services,
) -> bool {
    let mut typing = false;
    let acts = input.clicked || !input.pressed.is_empty() || !input.pad.is_empty();
    services.notice.take_if(|notice| {
        let left = notice.since + widgets::NOTICE_TIME - input.now;
        if notice.kind == NoticeKind::Warning { acts && left < 2.0 } else { left < 0.0 }
    });
    let pasted = input.pastes.then(|| services.clipboard.paste()).flatten();
    let copied = egui.run(input.canvas, pasted, |ctx| {
        theme::set_style(ctx, services.settings.style());
        screen.ui(ctx, input.canvas, services);
        typing = ctx.wants_keyboard_input();
        if let Some(notice) = &services.notice {
            let left = notice.since + widgets::NOTICE_TIME - input.now;
            let left = if notice.kind == NoticeKind::Warning { widgets::NOTICE_TIME } else { left };
            widgets::notice(ctx, &notice.text, notice.kind, left);
        }
    });
    if let Some(text) = copied {
        // A clipboard that refuses is no reason to interrupt typing.
        services.clipboard.copy(&text);
    }
    typing
}

fn follow(flow: Flow, screens: &mut Vec<Box<dyn Screen>>, services: &mut Services, now: f64) {
    match flow {
        Flow::Stay => {}
        Flow::Go(destination) => {
            screens.clear();
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
        Destination::NewGame => Box::new(NewGameScreen::new(services.settings.last_choice)),
        Destination::TwoPlayers => Box::new(TwoPlayersScreen::new(services)),
        Destination::Watch => Box::new(WatchScreen::new(services.settings.watched_levels)),
        Destination::Table(record) => {
            let game = &record.game;
            if game.placements() > 0 || game.start() != &Board::empty() {
                // It can't be found again otherwise, should the player leave before the first turn.
                services.keep(&record, now);
            }
            Box::new(TableScreen::new(*record, now))
        }
        Destination::Help => Box::new(HelpScreen::default()),
        Destination::Settings => Box::new(SettingsScreen::new()),
        Destination::Keys => Box::new(KeyScreen::new()),
        Destination::Learn => Box::new(LearnScreen::new(services)),
        Destination::Lesson(index) => Box::new(LessonScreen::new(index, now)),
        Destination::Grade(grade) => Box::new(GradeScreen::new(grade, services)),
        Destination::Puzzle(index) => Box::new(PuzzleScreen::new(index, now)),
        Destination::Games => Box::new(GamesScreen::new(services)),
        Destination::Review(record) => Box::new(ReviewScreen::new(*record)),
        Destination::Players => Box::new(PlayersScreen::new(services)),
        Destination::Editor(board) => Box::new(EditorScreen::new(*board)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::text::Language;
    use crate::app::ui::layout::TableLayout;
    use crate::game::{Game, Record, Seat};
    use egui::{Id, Pos2, RawInput, Rect};

    fn record() -> Record {
        let seats = [Seat::GUEST, Seat::Ai(Level::MAX)];
        Record::new(seats, Game::new(Board::empty()))
    }

    fn destinations() -> Vec<Destination> {
        vec![
            Destination::Title,
            Destination::NewGame,
            Destination::TwoPlayers,
            Destination::Watch,
            Destination::Table(Box::new(record())),
            Destination::Help,
            Destination::Settings,
            Destination::Keys,
            Destination::Learn,
            Destination::Lesson(0),
            Destination::Grade(0),
            Destination::Puzzle(0),
            Destination::Games,
            Destination::Review(Box::new(record())),
            Destination::Players,
            Destination::Editor(Box::new(Board::empty())),
        ]
    }

    /// Shows a screen without a window, and returns what its panels cover, by layer.
    fn covered(screen: &mut dyn Screen, canvas: Canvas, services: &Services) -> Vec<(Id, Rect)> {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
        for _ in 0..2 {
            let input = RawInput { screen_rect: Some(window), ..Default::default() };
            let _ = ctx.run(input, |ctx| screen.ui(ctx, canvas, services));
        }
        ctx.memory(|memory| {
            let layers = memory.layer_ids();
            layers.filter_map(|layer| Some((layer.id, memory.area_rect(layer.id)?))).collect()
        })
    }

    #[test]
    fn every_screen_fits_into_every_usual_window_in_both_languages() {
        let mut outside = Vec::new();
        let windows = [(640.0, 480.0), (1280.0, 800.0), (3840.0, 2160.0), (800.0, 1280.0)];
        for language in Language::all() {
            let settings = Settings {
                language: Some(language),
                lesson_was_offered: true,
                ..Default::default()
            };
            let mut services = Services::new(settings, Files::nowhere());
            for ((width, height), scale) in
                windows.iter().flat_map(|&w| [70, 100, 120].map(|s| (w, s)))
            {
                let canvas = Canvas::scaled(width, height, scale);
                let window = Rect::from_min_size(Pos2::ZERO, canvas.size).expand(0.5);
                for (number, destination) in destinations().into_iter().enumerate() {
                    let mut screen = open(destination, &mut services, 0.0);
                    for (id, rect) in covered(screen.as_mut(), canvas, &services) {
                        let place =
                            format!("{number} {language:?} {width}x{height} {scale} {rect}");
                        let panel = TableLayout::new(canvas.size).panel;
                        let room = if id == Id::new("table") { panel.expand(0.5) } else { window };
                        if !room.contains_rect(rect) {
                            outside.push(place);
                        }
                    }
                }
            }
        }
        assert!(outside.is_empty(), "{outside:#?}");
    }

    #[test]
    fn keys_that_mean_the_same_everywhere_reach_no_screen() {
        let mut settings = Settings::default();
        let mut input = Input::test(&[KeyCode::M, KeyCode::Q, KeyCode::H]);
        act_everywhere(&mut input, &mut settings);
        assert_eq!(input.pressed, [KeyCode::H]);
        assert!(settings.muted && settings.background == 1);
        (1..BACKGROUNDS)
            .for_each(|_| act_everywhere(&mut Input::test(&[KeyCode::Q]), &mut settings));
        assert_eq!(settings.background, 0, "after the last background comes the first");
    }
}
