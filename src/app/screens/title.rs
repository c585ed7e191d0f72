//! The title: the menu, beside a board that plays by itself.

use egui::{Align2, Rect, vec2};
use macroquad::input::KeyCode;

use crate::ai::{Limits, OnePlyPlayer, Player};
use crate::app::board::effects::Effects;
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::shell::screen::{Destination, Flow, Input, Screen, Services};
use crate::app::text::{Texts, msg};
use crate::app::ui::layout::{Canvas, MARGIN, TableLayout};
use crate::app::ui::menu::Menu;
use crate::app::ui::style::Style;
use crate::app::ui::theme::{ACCENT, FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Board, Command, Game, Record};

/// What the menu offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    Continue,
    Play,
    Two,
    Watch,
    Learn,
    Games,
    Editor,
    Players,
    Settings,
    Help,
    Quit,
}

/// The menu from top to bottom. What stands side by side is chosen with left and right.
const ROWS: [&[Item]; 7] = [
    &[Item::Continue],
    &[Item::Play],
    &[Item::Two, Item::Watch],
    &[Item::Learn, Item::Games],
    &[Item::Editor, Item::Players],
    &[Item::Settings, Item::Help],
    &[Item::Quit],
];

impl Item {
    fn text(self, texts: &Texts) -> &str {
        match self {
            Item::Continue => texts.get(msg::MENU_CONTINUE),
            Item::Play => texts.get(msg::MENU_PLAY),
            Item::Two => texts.get(msg::MENU_TWO),
            Item::Watch => texts.get(msg::MENU_WATCH),
            Item::Learn => texts.get(msg::MENU_LEARN),
            Item::Games => texts.get(msg::MENU_GAMES),
            Item::Editor => texts.get(msg::MENU_EDITOR),
            Item::Players => texts.get(msg::MENU_PLAYERS),
            Item::Settings => texts.get(msg::MENU_SETTINGS),
            Item::Help => texts.get(msg::MENU_HELP),
            Item::Quit => texts.get(msg::MENU_QUIT),
        }
    }

    /// Returns whether the item begins a game, which takes the place of an unfinished one.
    fn begins_a_game(self) -> bool {
        matches!(self, Item::Play | Item::Two | Item::Watch)
    }
}

/// The first screen.
pub struct TitleScreen {
    /// The game that was left unfinished.
    unfinished: Option<Record>,
    menu: Menu<Item>,
    clicked: Option<Item>,
    /// The question that is open.
    asks: Option<Question>,
    answer: Option<Answer>,
    demo: Demo,
}

/// Height of a row of the menu, and the room between rows.
const ROW_HEIGHT: f32 = 44.0;
const GAP: f32 = 9.0;

/// What is asked over the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// At the first start: whether to begin with a lesson.
    Lesson,
    /// Whether this item may take the place of the unfinished game.
    Unfinished(Item),
}

/// The answers to a question, from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// What most people want.
    First,
    /// To give the unfinished game up.
    Second,
    Back,
}

impl Question {
    fn answers(self) -> &'static [Answer] {
        match self {
            Question::Lesson => &[Answer::First, Answer::Back],
            Question::Unfinished(_) => &[Answer::First, Answer::Second, Answer::Back],
        }
    }
}

impl TitleScreen {
    /// Returns the title over the saved game, if there is one.
    pub fn new(services: &mut Services, now: f64) -> TitleScreen {
        let unfinished = services.unfinished(now);
        let first_time = !services.settings.lesson_was_offered && unfinished.is_none();
        services.settings.lesson_was_offered = true;
        let offered = |item: &Item| *item != Item::Continue || unfinished.is_some();
        let rows = ROWS.map(|row| row.iter().copied().filter(offered).collect());
        TitleScreen {
            menu: Menu::new(rows.into()),
            unfinished,
            clicked: None,
            asks: first_time.then_some(Question::Lesson),
            answer: None,
            demo: Demo::new(now),
        }
    }

    fn choose(&mut self, item: Item) -> Flow {
        if item.begins_a_game() && self.unfinished.is_some() {
            self.asks = Some(Question::Unfinished(item));
            return Flow::Stay;
        }
        self.open(item)
    }

    /// A question takes all keys while it is open.
    fn answer(&mut self, question: Question, input: &Input) -> Flow {
        let pressed = match () {
            () if input.is_enter() => Some(Answer::First),
            () if input.is_pressed(KeyCode::N) => Some(Answer::Second),
            () if input.is_pressed(KeyCode::Escape) => Some(Answer::Back),
            () => None,
        };
        let possible = |answer: &Answer| question.answers().contains(answer);
        let Some(answer) = self.answer.take().or(pressed).filter(possible) else {
            return Flow::Stay;
        };
        self.asks = None;
        match (question, answer) {
            (_, Answer::Back) => Flow::Stay,
            (Question::Lesson, _) => Flow::Open(Destination::Lesson(0)),
            (Question::Unfinished(_), Answer::First) => self.open(Item::Continue),
            (Question::Unfinished(item), Answer::Second) => self.open(item),
        }
    }

    fn show_question(
        &mut self,
        ctx: &egui::Context,
        canvas: Canvas,
        question: Question,
        texts: &Texts,
    ) {
        let (title, first, back) = match question {
            Question::Lesson => (
                texts.get(msg::FIRST_START_QUESTION),
                texts.get(msg::FIRST_START_LESSON),
                texts.get(msg::FIRST_START_LATER),
            ),
            Question::Unfinished(_) => (
                texts.get(msg::UNFINISHED_QUESTION),
                texts.get(msg::UNFINISHED_CONTINUE),
                texts.get(msg::BACK),
            ),
        };
        let answers = question.answers();
        let rect = canvas.centered(vec2(460.0, 80.0 + 52.0 * answers.len() as f32));
        widgets::dialog(ctx, "question", rect, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.vertical_centered(|ui| {
                ui.label(egui::RichText::new(title).font(bold(20.0)));
            });
            ui.add_space(12.0);
            for &answer in answers {
                let (text, key) = match answer {
                    Answer::First => (first, "Enter"),
                    Answer::Second => (texts.get(msg::UNFINISHED_GIVE_UP), "N"),
                    Answer::Back => (back, "Esc"),
                };
                let primary = answer == Answer::First;
                let look = ButtonLook { primary, key, ..Default::default() };
                if widgets::button(ui, vec2(ui.available_width(), 46.0), text, look).clicked() {
                    self.answer = Some(answer);
                }
            }
        });
    }

    fn open(&mut self, item: Item) -> Flow {
        match item {
            Item::Continue => match self.unfinished.take() {
                Some(record) => Flow::Go(Destination::Table(Box::new(record))),
                None => Flow::Stay,
            },
            Item::Play => Flow::Go(Destination::NewGame),
            Item::Two => Flow::Go(Destination::TwoPlayers),
            Item::Watch => Flow::Go(Destination::Watch),
            Item::Learn => Flow::Open(Destination::Learn),
            Item::Games => Flow::Open(Destination::Games),
            Item::Editor => Flow::Open(Destination::Editor(Box::new(Board::empty()))),
            Item::Players => Flow::Open(Destination::Players),
            Item::Settings => Flow::Open(Destination::Settings),
            Item::Help => Flow::Open(Destination::Help),
            Item::Quit => Flow::Quit,
        }
    }

    fn show_menu(&mut self, ui: &mut egui::Ui, texts: &Texts) {
        let width = ui.available_width();
        let (title, _) = ui.allocate_exact_size(vec2(width, 96.0), egui::Sense::hover());
        let middle = title.center_top();
        let at = |y| middle + vec2(0.0, y);
        ui.painter().text(
            at(30.0),
            Align2::CENTER_CENTER,
            texts.get(msg::TITLE_NAME),
            bold(46.0),
            TEXT,
        );
        ui.painter().text(
            at(74.0),
            Align2::CENTER_CENTER,
            texts.get(msg::TITLE_TAGLINE),
            regular(15.0),
            ACCENT,
        );
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let selected = self.menu.selected();
        let pointer_moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
        let mut pointed = None;
        for (index, row) in self.menu.rows().iter().enumerate() {
            ui.horizontal(|ui| {
                let count = row.len() as f32;
                let size = vec2((width - GAP * (count - 1.0)) / count, ROW_HEIGHT);
                for &item in row {
                    let look = ButtonLook {
                        selected: selected == Some(item),
                        primary: index == 0,
                        ..Default::default()
                    };
                    let response = widgets::button(ui, size, item.text(texts), look);
                    if response.clicked() {
                        self.clicked = Some(item);
                    }
                    if response.hovered() && pointer_moved {
                        pointed = Some(item);
                    }
                }
            });
        }
        if let Some(item) = pointed {
            self.menu.select(item);
        }
        ui.vertical_centered(|ui| {
            ui.label(
                egui::RichText::new(texts.get(msg::MENU_KEYS)).font(regular(12.5)).color(FAINT),
            );
        });
    }
}

/// Returns where the menu is, and whether there is room for the board beside it.
fn menu_rect(canvas: Canvas, rows: usize) -> (Rect, bool) {
    let height = 96.0 + rows as f32 * (ROW_HEIGHT + GAP) + 30.0 + 2.0 * MARGIN;
    let beside = TableLayout::new(canvas.size).panel;
    let wide = beside.height() > height;
    let (center, width) = if wide {
        (beside.center(), beside.width())
    } else {
        ((canvas.size / 2.0).to_pos2(), 380.0)
    };
    (Rect::from_center_size(center, vec2(width, height)), wide)
}

impl Screen for TitleScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let (rect, _) = menu_rect(canvas, self.menu.rows().len());
        widgets::panel(ctx, "title", rect, MARGIN, |ui| self.show_menu(ui, &services.texts));
        if let Some(question) = self.asks {
            self.show_question(ctx, canvas, question, &services.texts);
        }
    }

    fn update(&mut self, input: &Input, _: &mut Services) -> Flow {
        if input.unattended < DEMO_ATTENTION {
            self.demo.play_on(input.now);
        }
        if let Some(question) = self.asks {
            self.clicked = None;
            return self.answer(question, input);
        }
        self.clicked = self.menu.follow_keys(input).or(self.clicked);
        if input.is_pressed(KeyCode::F1) {
            self.clicked = Some(Item::Help);
        }
        match self.clicked.take() {
            Some(item) => self.choose(item),
            None => Flow::Stay,
        }
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        if menu_rect(canvas, self.menu.rows().len()).1 {
            let layout = TableLayout::new(canvas.size);
            let mut paint = Paint::new(canvas.scale, style);
            board_view::draw_game(&mut paint, &layout, &self.demo.game, &self.demo.effects, now);
        }
    }

    fn is_animating(&self, now: f64) -> bool {
        self.demo.effects.is_moving(now)
    }
}

/// Seconds between two placements of the board that plays by itself, and until a new game begins.
const DEMO_PAUSE: f64 = 1.1;
const DEMO_REST: f64 = 4.0;

/// Seconds without input after which that board rests.
const DEMO_ATTENTION: f64 = 90.0;

/// A game that a simple player plays against itself.
struct Demo {
    game: Game,
    effects: Effects,
    player: OnePlyPlayer,
    next: f64,
}

impl Demo {
    fn new(now: f64) -> Demo {
        Demo {
            game: Game::new(Board::empty()),
            effects: Effects::new(),
            player: OnePlyPlayer::new(fastrand::u64(..)),
            next: now + DEMO_PAUSE / 2.0,
        }
    }

    fn play_on(&mut self, now: f64) {
        if now < self.next {
            return;
        }
        match self.player.choose(self.game.position(), &Limits::new()) {
            Ok(placement) => {
                if let Ok(events) = self.game.execute(Command::Place(placement)) {
                    self.effects.apply(&events, now);
                }
                let over = self.game.result().is_some();
                self.next = now + if over { DEMO_REST } else { DEMO_PAUSE };
            }
            Err(_) => *self = Demo::new(now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::settings::settings::Settings;
    use crate::game::{Files, Seat};

    fn press(title: &mut TitleScreen, services: &mut Services, keys: &[KeyCode]) -> Flow {
        let mut flow = Flow::Stay;
        for &key in keys {
            flow = title.update(&Input::test(&[key]), services);
        }
        flow
    }

    #[test]
    fn the_first_start_offers_a_lesson_and_later_ones_do_not() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut title = TitleScreen::new(&mut services, 0.0);
        let flow = press(&mut title, &mut services, &[KeyCode::N, KeyCode::Enter]);
        assert!(matches!(flow, Flow::Open(Destination::Lesson(0))));
        let mut title = TitleScreen::new(&mut services, 0.0);
        let flow = press(&mut title, &mut services, &[KeyCode::Enter]);
        assert!(matches!(flow, Flow::Go(Destination::NewGame)));
    }

    #[test]
    fn an_unfinished_game_is_not_given_up_unasked() {
        let folder = tempfile::tempdir().unwrap();
        let mut services = Services::new(Settings::default(), Files::in_folder(folder.path()));
        let seat = Seat::Ai(Level::MAX);
        let record = Record::new([seat.clone(), seat], Game::new(Board::empty()));
        services.keep(&record, 0.0);
        let mut title = TitleScreen::new(&mut services, 0.0);
        let down = KeyCode::Down;
        let flow = press(&mut title, &mut services, &[down, KeyCode::Enter]);
        assert!(matches!(flow, Flow::Stay), "the question is open");
        let flow = press(&mut title, &mut services, &[KeyCode::Escape, KeyCode::Enter]);
        assert!(matches!(flow, Flow::Stay), "it is asked again");
        let flow = press(&mut title, &mut services, &[KeyCode::N]);
        assert!(matches!(flow, Flow::Go(Destination::NewGame)));
        let flow = press(&mut title, &mut services, &[KeyCode::Enter, KeyCode::Enter]);
        assert!(matches!(flow, Flow::Go(Destination::Table(_))));
    }

    #[test]
    fn every_entry_leads_somewhere() {
        let settings = Settings { lesson_was_offered: true, ..Settings::default() };
        let mut services = Services::new(settings, Files::nowhere());
        for item in ROWS.concat().into_iter().filter(|&item| item != Item::Continue) {
            let mut title = TitleScreen::new(&mut services, 0.0);
            title.menu.select(item);
            let flow = press(&mut title, &mut services, &[KeyCode::Enter]);
            assert!(!matches!(flow, Flow::Stay), "{item:?}");
        }
    }

    #[test]
    fn the_menu_fits_into_every_usual_window() {
        for (width, height) in [(640.0, 480.0), (1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)]
        {
            let canvas = Canvas::new(width, height);
            let window = Rect::from_min_size(egui::Pos2::ZERO, canvas.size);
            assert!(window.contains_rect(menu_rect(canvas, ROWS.len()).0), "{width}x{height}");
        }
    }
}
