//! What can be set: a list of names and values, beside a board that shows what they do.

use egui::{Pos2, Rect, RichText, ScrollArea, pos2, vec2};
use macroquad::input::KeyCode;

use crate::app::board::effects::Effects;
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::settings::settings::{BACKGROUNDS, Settings};
use crate::app::shell::screen::{Destination, Flow, Input, Screen, Services};
use crate::app::text::{Language, Message, Texts, msg};
use crate::app::ui::layout::{Canvas, MARGIN, TableLayout};
use crate::app::ui::style::{Style, Theme};
use crate::app::ui::theme::{FAINT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook, LineClick};
use crate::game::{Board, Command, Game};

/// One line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Language,
    Theme,
    Background,
    Patterns,
    HighContrast,
    ReducedMotion,
    Coordinates,
    UiScale,
    Sound,
    Volume,
    Music,
    ThinkingSeconds,
    Pondering,
    Keys,
}

const LINES: [Line; 14] = [
    Line::Language,
    Line::Theme,
    Line::Background,
    Line::Patterns,
    Line::HighContrast,
    Line::ReducedMotion,
    Line::Coordinates,
    Line::UiScale,
    Line::Sound,
    Line::Volume,
    Line::Music,
    Line::ThinkingSeconds,
    Line::Pondering,
    Line::Keys,
];

/// Percent by which a step changes the volume.
const VOLUME_STEP: u8 = 10;

/// Names of the backgrounds, in their order.
const BACKGROUND_NAMES: [Message; BACKGROUNDS as usize] = [
    msg::BACKGROUND_CITY,
    msg::BACKGROUND_LIGHTS,
    msg::BACKGROUND_SEA,
    msg::BACKGROUND_MOUNTAINS,
    msg::BACKGROUND_RAIN,
    msg::BACKGROUND_STARS,
    msg::BACKGROUND_LANTERNS,
    msg::BACKGROUND_PLAIN,
];

fn theme_name(theme: Theme) -> Message {
    match theme {
        Theme::Glass => msg::THEME_GLASS,
        Theme::Pastel => msg::THEME_PASTEL,
        Theme::Neon => msg::THEME_NEON,
        Theme::Distinct => msg::THEME_DISTINCT,
    }
}

impl Line {
    fn name(self, texts: &Texts) -> &str {
        match self {
            Line::Language => texts.get(msg::SETTINGS_LANGUAGE),
            Line::Theme => texts.get(msg::SETTINGS_THEME),
            Line::Background => texts.get(msg::SETTINGS_BACKGROUND),
            Line::Patterns => texts.get(msg::SETTINGS_PATTERNS),
            Line::HighContrast => texts.get(msg::SETTINGS_HIGH_CONTRAST),
            Line::ReducedMotion => texts.get(msg::SETTINGS_REDUCED_MOTION),
            Line::Coordinates => texts.get(msg::SETTINGS_COORDINATES),
            Line::UiScale => texts.get(msg::SETTINGS_UI_SCALE),
            Line::Sound => texts.get(msg::SETTINGS_SOUND),
            Line::Volume => texts.get(msg::SETTINGS_VOLUME),
            Line::Music => texts.get(msg::SETTINGS_MUSIC),
            Line::ThinkingSeconds => texts.get(msg::SETTINGS_THINKING_SECONDS),
            Line::Pondering => texts.get(msg::SETTINGS_PONDERING),
            Line::Keys => texts.get(msg::SETTINGS_KEYS),
        }
    }

    fn value(self, settings: &Settings, texts: &Texts) -> String {
        let on_off =
            |on| texts.get(if on { msg::SETTINGS_ON } else { msg::SETTINGS_OFF }).to_owned();
        let percent = |n: u16| texts.fill(msg::SETTINGS_PERCENT, &[("n", n.into())]);
        match self {
            Line::Language => texts.get(msg::LANGUAGE_NAME).to_owned(),
            Line::Theme => texts.get(theme_name(settings.theme)).to_owned(),
            Line::Background => {
                texts.get(BACKGROUND_NAMES[usize::from(settings.background)]).to_owned()
            }
            Line::Patterns => on_off(settings.patterns),
            Line::HighContrast => on_off(settings.high_contrast),
            Line::ReducedMotion => on_off(settings.reduced_motion),
            Line::Coordinates => on_off(settings.coordinates),
            Line::UiScale => percent(settings.ui_scale),
            Line::Sound => on_off(!settings.muted),
            Line::Volume => percent(u16::from(settings.volume)),
            Line::Music => on_off(settings.music),
            Line::ThinkingSeconds => {
                texts.fill(msg::SETTINGS_SECONDS, &[("n", settings.thinking_seconds.into())])
            }
            Line::Pondering => on_off(settings.pondering),
            Line::Keys => texts.get(msg::SETTINGS_CHANGE).to_owned(),
        }
    }

    /// Takes the next value, or with -1 the one before.
    fn step(self, settings: &mut Settings, by: isize) {
        match self {
            Line::Language => {
                let all: Vec<Language> = Language::all().collect();
                settings.language = Some(around(&all, &settings.language(), by));
            }
            Line::Theme => settings.theme = around(&Theme::ALL, &settings.theme, by),
            Line::Background => {
                let count = isize::from(i8::try_from(BACKGROUNDS).unwrap_or(i8::MAX));
                let next = (isize::from(settings.background) + by).rem_euclid(count);
                settings.background = next as u8;
            }
            Line::Patterns => settings.patterns ^= true,
            Line::HighContrast => settings.high_contrast ^= true,
            Line::ReducedMotion => settings.reduced_motion ^= true,
            Line::Coordinates => settings.coordinates ^= true,
            Line::UiScale => {
                settings.ui_scale = along(&Settings::UI_SCALES, &settings.ui_scale, by);
            }
            Line::Sound => settings.muted ^= true,
            Line::Music => settings.music ^= true,
            Line::Volume => {
                let step = by as i16 * i16::from(VOLUME_STEP);
                settings.volume = (i16::from(settings.volume) + step).clamp(0, 100) as u8;
                settings.muted = false;
            }
            Line::ThinkingSeconds => {
                let times = &Settings::THINKING_SECONDS;
                settings.thinking_seconds = along(times, &settings.thinking_seconds, by);
            }
            Line::Pondering => settings.pondering ^= true,
            Line::Keys => {}
        }
    }
}

/// Returns the value that stands `by` places further; after the last one comes the first.
fn around<T: Copy + PartialEq>(all: &[T], now: &T, by: isize) -> T {
    let place = all.iter().position(|value| value == now).unwrap_or(0) as isize;
    all[(place + by).rem_euclid(all.len() as isize) as usize]
}

/// Returns the value that stands `by` places further, as far as they go.
fn along<T: Copy + PartialOrd>(all: &[T], now: &T, by: isize) -> T {
    let place = all.iter().position(|value| value >= now).unwrap_or(0) as isize;
    all[(place + by).clamp(0, all.len() as isize - 1) as usize]
}

/// The settings.
pub struct SettingsScreen {
    /// Place in [`LINES`]; after the last one comes the way back.
    selected: usize,
    /// Whether the selection moved by keys, so that it must be scrolled to.
    moved: bool,
    click: Option<(usize, LineClick)>,
    back: bool,
    sample: Game,
}

/// Width of the list.
const WIDTH: f32 = 520.0;

const LINE_HEIGHT: f32 = 30.5;

impl SettingsScreen {
    /// Returns the settings with the first line selected.
    pub fn new() -> SettingsScreen {
        SettingsScreen { selected: 0, moved: false, click: None, back: false, sample: sample() }
    }

    fn show_lines(&mut self, ui: &mut egui::Ui, services: &Services) {
        let texts = &services.texts;
        ui.spacing_mut().item_spacing.y = 3.0;
        for (index, line) in LINES.into_iter().enumerate() {
            let value = line.value(&services.settings, texts);
            let selected = index == self.selected;
            let name = line.name(texts);
            let (response, click) = widgets::value_line(ui, LINE_HEIGHT, name, &value, selected);
            if let Some(click) = click {
                self.click = Some((index, click));
            }
            if selected && self.moved {
                response.scroll_to_me(None);
            }
        }
    }

    /// Moves the selection and changes values by keys.
    fn follow_keys(&mut self, input: &Input, settings: &mut Settings) -> Flow {
        let count = LINES.len() as isize + 1;
        let step = input.direction(KeyCode::Up, KeyCode::Down);
        let tab = isize::from(input.is_pressed(KeyCode::Tab));
        let tab = if input.down.contains(&KeyCode::LeftShift) { -tab } else { tab };
        self.moved = step + tab != 0;
        self.selected = (self.selected as isize + step + tab).rem_euclid(count) as usize;
        let change = input.direction(KeyCode::Left, KeyCode::Right);
        let enter = input.is_enter() || input.is_pressed(KeyCode::Space);
        match LINES.get(self.selected) {
            None if enter => Flow::Back,
            Some(Line::Keys) if enter || change != 0 => Flow::Open(Destination::Keys),
            Some(line) if change != 0 => {
                line.step(settings, change);
                Flow::Stay
            }
            Some(line) if enter => {
                line.step(settings, 1);
                Flow::Stay
            }
            _ => Flow::Stay,
        }
    }
}

/// Returns where the list is, and where the sample if there is room for it.
fn places(canvas: Canvas) -> (Rect, Option<Rect>) {
    let height = LINES.len() as f32 * (LINE_HEIGHT + 3.0) + 190.0;
    let list = canvas.centered(vec2(WIDTH, height));
    let room = canvas.size.x - list.width() - 3.0 * MARGIN;
    let side = room.min(list.height()).min(420.0);
    if side < 200.0 {
        return (list, None);
    }
    let left = (canvas.size.x - list.width() - side - MARGIN) / 2.0;
    let list = Rect::from_min_size(pos2(left, list.top()), list.size());
    let corner: Pos2 = pos2(list.right() + MARGIN, list.center().y - side / 2.0);
    (list, Some(Rect::from_min_size(corner, vec2(side, side)).shrink(8.0)))
}

/// A position with every piece and dead cells.
fn sample() -> Game {
    let mut game = Game::new(Board::empty());
    for cells in [
        "a1,b1,c1,d1",
        "e1,f1,e2,f2",
        "b2,a3,b3,c3",
        "c2,d2,d3,e3",
        "g2,h2,f3,g3",
        "i1,j1,j2,j3",
        "a4,b4,c4,a5",
        "g5,h5,i5,h6",
        "c5,d5,e5,f5",
        "a7,b7,b8,c8",
        "g8,h8,g9,h9",
        "d8,d9,c10,d10",
        "i9,j9,j10,i8",
    ] {
        let placement = cells.parse().map(Command::Place);
        // A test checks that all of them fit.
        let _ = placement.map(|command| game.execute(command));
    }
    game
}

impl Screen for SettingsScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let texts = &services.texts;
        let (list, _) = places(canvas);
        widgets::panel(ctx, "settings", list, 22.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::SETTINGS_TITLE)).font(bold(26.0)));
            });
            ui.add_space(6.0);
            let below = 84.0;
            ScrollArea::vertical()
                .max_height(ui.available_height() - below)
                .auto_shrink([false, true])
                .show(ui, |ui| self.show_lines(ui, services));
            ui.add_space(8.0);
            let selected = self.selected == LINES.len();
            let look = ButtonLook { selected, key: "Esc", ..Default::default() };
            let size = vec2(ui.available_width(), 40.0);
            self.back |= widgets::button(ui, size, texts.get(msg::BACK), look).clicked();
            ui.add_space(4.0);
            ui.vertical_centered(|ui| {
                ui.label(
                    RichText::new(texts.get(msg::SETTINGS_HOW)).font(regular(13.0)).color(FAINT),
                );
            });
        });
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        let settings = &mut services.settings;
        if self.back || input.is_pressed(KeyCode::Escape) {
            return Flow::Back;
        }
        if let Some((index, click)) = self.click.take() {
            self.selected = index;
            let by = match click {
                LineClick::Pointed => 0,
                LineClick::Back => -1,
                LineClick::Forth => 1,
            };
            if LINES[index] == Line::Keys && by != 0 {
                return Flow::Open(Destination::Keys);
            }
            if by != 0 {
                LINES[index].step(settings, by);
            }
        }
        self.follow_keys(input, settings)
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        if let (_, Some(board)) = places(canvas) {
            let layout = TableLayout { board, panel: board };
            let mut paint = Paint::new(canvas.scale, style);
            board_view::draw_game(&mut paint, &layout, &self.sample, &Effects::new(), now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::game::Files;

    fn press(screen: &mut SettingsScreen, services: &mut Services, keys: &[KeyCode]) {
        for &key in keys {
            assert!(matches!(screen.update(&Input::test(&[key]), services), Flow::Stay));
        }
    }

    #[test]
    fn every_line_is_changed_and_changed_back_by_keys_alone() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = SettingsScreen::new();
        for line in LINES.into_iter().filter(|&line| line != Line::Keys) {
            let before = services.settings.clone();
            press(&mut screen, &mut services, &[KeyCode::Right]);
            assert_ne!(services.settings, before, "{line:?}");
            press(&mut screen, &mut services, &[KeyCode::Left]);
            let language = services.settings.language;
            assert_eq!(services.settings, Settings { language, ..before }, "{line:?}");
            press(&mut screen, &mut services, &[KeyCode::Down]);
        }
        let enter = Input::test(&[KeyCode::Enter]);
        let flow = screen.update(&enter, &mut services);
        assert!(matches!(flow, Flow::Open(Destination::Keys)));
        press(&mut screen, &mut services, &[KeyCode::Down]);
        assert!(matches!(screen.update(&enter, &mut services), Flow::Back));
    }

    #[test]
    fn no_step_leads_out_of_bounds() {
        use crate::game::Versioned;
        let mut settings = Settings::default();
        for by in [1, -1] {
            for line in LINES {
                for _ in 0..20 {
                    line.step(&mut settings, by);
                    assert_eq!(settings.check(), Ok(()), "{line:?}");
                }
            }
        }
    }

    #[test]
    fn the_sample_shows_every_piece_and_dead_cells() {
        let game = sample();
        assert_eq!(game.placements(), 13);
        assert!(!game.position().dead().is_empty());
        for piece in Piece::ALL {
            assert!(game.board().to_string().contains(piece.letter()), "{piece}");
        }
    }

    #[test]
    fn list_and_sample_stay_inside_the_window_and_apart() {
        for (width, height) in [(640.0, 480.0), (1280.0, 800.0), (1920.0, 1080.0), (720.0, 1280.0)]
        {
            let canvas = Canvas::new(width, height);
            let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
            let (list, sample) = places(canvas);
            assert!(window.contains_rect(list));
            assert!(sample.is_none_or(|s| window.contains_rect(s) && !s.intersects(list)));
        }
    }
}
