//! The title: the menu, beside a board that plays by itself.

use egui_macroquad::egui::{self, Align2, Rect, vec2};
use macroquad::input::KeyCode;

use super::board_view;
use super::effects::Effects;
use super::layout::{Canvas, MARGIN, TableLayout};
use super::menu::Menu;
use super::paint::Paint;
use super::screen::{Destination, Flow, Input, Screen, Services};
use super::strings::Strings;
use super::style::Style;
use super::theme::{ACCENT, FAINT, TEXT, bold, regular};
use super::widgets::{self, ButtonLook};
use crate::ai::Placement;
use crate::game::{Board, Command, Game, Record};

/// What the menu offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    Continue,
    Play,
    Two,
    Watch,
    Learn,
    Settings,
    Help,
    Quit,
}

/// The menu from top to bottom. What stands side by side is chosen with left and right.
const ROWS: [&[Item]; 6] = [
    &[Item::Continue],
    &[Item::Play],
    &[Item::Two, Item::Watch],
    &[Item::Learn],
    &[Item::Settings, Item::Help],
    &[Item::Quit],
];

impl Item {
    fn text(self, strings: &Strings) -> &str {
        match self {
            Item::Continue => &strings.menu_continue,
            Item::Play => &strings.menu_play,
            Item::Two => &strings.menu_two,
            Item::Watch => &strings.menu_watch,
            Item::Learn => &strings.menu_learn,
            Item::Settings => &strings.menu_settings,
            Item::Help => &strings.menu_help,
            Item::Quit => &strings.menu_quit,
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
    /// What was chosen although it gives the unfinished game up: asked about before it is done.
    asks: Option<Item>,
    answer: Option<Answer>,
    demo: Demo,
}

/// Height of a row of the menu, and the room between rows.
const ROW_HEIGHT: f32 = 44.0;
const GAP: f32 = 9.0;

/// What is done about the unfinished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Continue,
    GiveUp,
    Back,
}

impl TitleScreen {
    /// Returns the title over the saved game, if there is one.
    pub fn new(services: &mut Services, now: f64) -> TitleScreen {
        let unfinished = services.unfinished(now);
        let offered = |item: &Item| *item != Item::Continue || unfinished.is_some();
        let rows = ROWS.map(|row| row.iter().copied().filter(offered).collect());
        TitleScreen {
            menu: Menu::new(rows.into()),
            unfinished,
            clicked: None,
            asks: None,
            answer: None,
            demo: Demo::new(now),
        }
    }

    fn choose(&mut self, item: Item) -> Flow {
        if item.begins_a_game() && self.unfinished.is_some() {
            self.asks = Some(item);
            return Flow::Stay;
        }
        self.open(item)
    }

    /// The question about the unfinished game takes all keys while it is open.
    fn answer(&mut self, item: Item, input: &Input) -> Flow {
        let key = match () {
            () if input.is_enter() => Some(Answer::Continue),
            () if input.is_pressed(KeyCode::N) => Some(Answer::GiveUp),
            () if input.is_pressed(KeyCode::Escape) => Some(Answer::Back),
            () => None,
        };
        let Some(answer) = self.answer.take().or(key) else { return Flow::Stay };
        self.asks = None;
        match answer {
            Answer::Continue => self.open(Item::Continue),
            Answer::GiveUp => self.open(item),
            Answer::Back => Flow::Stay,
        }
    }

    fn show_question(&mut self, ctx: &egui::Context, canvas: Canvas, strings: &Strings) {
        let rect = canvas.centered(vec2(440.0, 256.0));
        let choices = [
            (Answer::Continue, &strings.ask_continue, "Enter"),
            (Answer::GiveUp, &strings.ask_give_up, "N"),
            (Answer::Back, &strings.back, "Esc"),
        ];
        widgets::dialog(ctx, "unfinished", rect, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(egui::RichText::new(&strings.ask_unfinished).font(bold(20.0)));
            });
            ui.add_space(12.0);
            for (answer, text, key) in choices {
                let primary = answer == Answer::Continue;
                let look = ButtonLook { primary, key, ..Default::default() };
                if widgets::button(ui, vec2(ui.available_width(), 46.0), text, look).clicked() {
                    self.answer = Some(answer);
                }
                ui.add_space(6.0);
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
            Item::Settings => Flow::Open(Destination::Settings),
            Item::Help => Flow::Open(Destination::Help),
            Item::Quit => Flow::Quit,
        }
    }

    fn show_menu(&mut self, ui: &mut egui::Ui, strings: &Strings) {
        let width = ui.available_width();
        let (title, _) = ui.allocate_exact_size(vec2(width, 96.0), egui::Sense::hover());
        let middle = title.center_top();
        let at = |y| middle + vec2(0.0, y);
        ui.painter().text(at(30.0), Align2::CENTER_CENTER, &strings.title, bold(46.0), TEXT);
        ui.painter().text(at(74.0), Align2::CENTER_CENTER, &strings.tagline, regular(15.0), ACCENT);
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
                    let response = widgets::button(ui, size, item.text(strings), look);
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
            ui.label(egui::RichText::new(&strings.menu_keys).font(regular(12.5)).color(FAINT));
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
        widgets::panel(ctx, "title", rect, MARGIN, |ui| self.show_menu(ui, &services.strings));
        if self.asks.is_some() {
            self.show_question(ctx, canvas, &services.strings);
        }
    }

    fn update(&mut self, input: &Input, _: &mut Services) -> Flow {
        self.demo.play_on(input.now);
        if let Some(item) = self.asks {
            self.clicked = None;
            return self.answer(item, input);
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

/// A game of random placements.
struct Demo {
    game: Game,
    effects: Effects,
    rng: fastrand::Rng,
    next: f64,
}

impl Demo {
    fn new(now: f64) -> Demo {
        Demo {
            game: Game::new(Board::empty()),
            effects: Effects::new(),
            rng: fastrand::Rng::new(),
            next: now + DEMO_PAUSE / 2.0,
        }
    }

    fn play_on(&mut self, now: f64) {
        if now < self.next {
            return;
        }
        let placements: Vec<Placement> = Placement::all_on(self.game.position().free()).collect();
        match self.rng.choice(placements) {
            Some(placement) => {
                if let Ok(events) = self.game.execute(Command::Place(placement)) {
                    self.effects.apply(&events, now);
                }
                let over = self.game.result().is_some();
                self.next = now + if over { DEMO_REST } else { DEMO_PAUSE };
            }
            None => *self = Demo::new(now),
        }
    }
}
