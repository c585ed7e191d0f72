//! All widgets in all their states, for the pictures of the tests.
//!
//! The states are from left to right, in a narrow window in two rows: at rest, hovered, focused,
//! chosen, pressed, disabled.

use egui::{Align2, Pos2, Rect, Ui, Vec2, vec2};

use crate::ai::{BoardSize, Character};
use crate::app::board::face::{self, Face};
use crate::app::input::Action;
use crate::app::shell::{Context, Screen, Transition, View};
use crate::app::text::{Texts, msg, name_of_board};
use crate::app::ui::{
    ACCENT, ButtonSize, Card, Command, FAINT, GAP, GOLD, Ground, IN_PAGE, Icon, LABEL, Stop, TEXT,
    Tip, Value, WARN, WidgetState, ask_to_delete, distribute_widths, elided, ground, list,
    paint_trough, progress_bar, regular, show_button, widgets,
};

/// Messages to the gallery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Open a dialog.
    Ask,
    /// The message of answers and widgets, which do nothing here.
    Nothing,
}

/// A part of the gallery, by its number.
pub struct GalleryScreen(usize);

const AT_REST: WidgetState =
    WidgetState { hovered: false, pressed: false, focused: false, chosen: false, disabled: false };

/// All states.
const STATES: [WidgetState; 6] = [
    AT_REST,
    WidgetState { hovered: true, ..AT_REST },
    WidgetState { focused: true, ..AT_REST },
    WidgetState { chosen: true, ..AT_REST },
    WidgetState { pressed: true, ..AT_REST },
    WidgetState { disabled: true, ..AT_REST },
];

/// Width below which a row has only half of the states, in points.
const NARROW: f32 = 560.0;

/// Allocates rows of this height, and returns a rectangle for each state.
fn columns(ui: &mut Ui, height: f32) -> impl Iterator<Item = (Rect, WidgetState)> + use<> {
    let between = 2.0 * GAP;
    let rows = if ui.available_width() < NARROW { 2 } else { 1 };
    let strip = widgets::strip(ui, rows as f32 * (height + between) - between);
    let per_row = STATES.len() / rows;
    let width = (strip.width() + between) / per_row as f32;
    STATES.into_iter().enumerate().map(move |(index, state)| {
        let (column, row) = ((index % per_row) as f32, (index / per_row) as f32);
        let corner = strip.min + vec2(width * column, (height + between) * row);
        (Rect::from_min_size(corner, vec2(width - between, height)), state)
    })
}

fn show_buttons(ui: &mut Ui, texts: &Texts) {
    let buttons = [
        (Ground::Filled, ButtonSize::Large, texts.get(msg::PLAY_TITLE), None),
        (Ground::Quiet, ButtonSize::Large, texts.get(msg::RESULT_REVIEW), Some(Icon::Graph)),
        (Ground::Quiet, ButtonSize::Usual, texts.get(msg::RESULT_REVIEW), Some(Icon::Graph)),
        (Ground::Quiet, ButtonSize::Small, texts.get(msg::PLAY_CHANGE), None),
        (Ground::Quiet, ButtonSize::Usual, "", Some(Icon::Undo)),
    ];
    for (ground, size, text, icon) in buttons {
        for (place, state) in columns(ui, size.height()) {
            widgets::in_rect(ui, place, |ui| {
                let id = ui.next_auto_id();
                for fit in distribute_widths(ui, size, [(text, icon)]) {
                    show_button(ui, id, size, fit, text, (ground, state));
                }
            });
        }
    }
    let size = ButtonSize::Segment;
    for (place, state) in columns(ui, size.height()) {
        widgets::in_rect(ui, place.shrink2(vec2(3.0, 0.0)), |ui| {
            paint_trough(ui, ui.available_rect_before_wrap());
            ui.spacing_mut().item_spacing.x = size.gap();
            let values = [msg::FIRST_PLAYER, msg::SECOND_PLAYER].map(|it| (texts.get(it), None));
            let fits = distribute_widths(ui, size, values);
            ui.horizontal(|ui| {
                let states = [AT_REST, state];
                for ((fit, (text, _)), state) in fits.into_iter().zip(values).zip(states) {
                    let id = ui.next_auto_id();
                    show_button(ui, id, size, fit, text, (Ground::Bare, state));
                }
            });
        });
    }
}

fn show_rows(ui: &mut Ui, view: &View<Message>) {
    let texts = &view.context.texts;
    for (rect, state) in columns(ui, 60.0) {
        let Some(luna) = Character::all().nth(1) else { continue };
        let (name, note) = (texts.character(luna), texts.word_on_character(luna));
        ground::paint(ui, rect, Ground::Quiet, state);
        let picture = |ui: &Ui, rect: Rect| face::show(ui, rect, Face::Character(luna));
        Card { name, note, fact: "1–2", ..Card::default() }.paint(ui, rect, (32.0, picture));
    }
    let values = BoardSize::ALL.map(|size| {
        let value = Command::new(name_of_board(size), None, Message::Nothing);
        value.on(size == BoardSize::Eight)
    });
    let stop = |label| Stop::new(texts.get(label), Message::Nothing);
    view.chooser(ui, &values, stop(msg::BOARD));
    ui.spacing_mut().item_spacing.y = 2.0;
    let line = |ui: &mut Ui, label, value: &Value| {
        view.line(ui, 36.0, value, stop(label).stepped(|_| Some(Message::Nothing)));
    };
    line(ui, msg::SETTINGS_SOUND, &Value::Switch(true));
    line(ui, msg::SETTINGS_TOUCH, &Value::Switch(false));
    list::heading(ui, texts.get(msg::SETTINGS_ADVANCED));
    line(ui, msg::SETTINGS_UI_SCALE, &Value::text("100 %"));
    let keys = Value::Keys(["R", "Space"].map(str::to_owned).into());
    view.line(ui, 36.0, &keys, stop(msg::PLAY_TITLE));
    view.line(ui, 36.0, &Value::text("…"), stop(msg::SETTINGS_KEYS));
}

fn show_others(ui: &mut Ui, texts: &Texts) {
    let [sentence, name] = [msg::PEOPLE_NOTE, msg::PLAY_MEDAL_OPEN].map(|it| texts.get(it));
    let strip = widgets::strip(ui, 24.0);
    let medal = |x: f32| strip.left_center() + vec2(x, 0.0);
    widgets::paint_medal(ui.painter(), medal(12.0), 11.0, true);
    widgets::paint_medal(ui.painter(), medal(44.0), 11.0, false);
    widgets::paint_done(ui, medal(76.0), 10.0, LABEL);
    for (at, is_on) in [(100.0, false), (150.0, true)] {
        let rect = Rect::from_min_size(strip.min + vec2(at, 0.0), vec2(40.0, 24.0));
        list::paint_switch(ui, rect, is_on);
    }
    let bars = strip.with_min_x(strip.left() + 210.0);
    progress_bar(ui, Rect::from_min_size(bars.min, vec2(bars.width(), 10.0)), 0.4);
    let below = Rect::from_min_size(bars.min + vec2(0.0, 14.0), vec2(bars.width(), 8.0));
    widgets::bar(ui, below, 0.7, GOLD);
    let rect = widgets::strip(ui, widgets::TICKS);
    widgets::ticks(ui, rect, &[true, true, false, true, false], 4);
    ui.horizontal(|ui| ["R", "Ctrl+Z", "Enter"].map(|key| widgets::keycap(ui, key)));
    let rect = widgets::strip(ui, 20.0);
    let ends = [texts.get(msg::FIRST_PLAYER), texts.get(msg::SECOND_PLAYER)];
    let color = |at: f32| if at < 0.5 { WARN } else { ACCENT };
    widgets::scale(ui, rect, ends, color);
    let rect = widgets::strip(ui, 44.0);
    let inside = widgets::message_box(ui, rect);
    let words = elided(ui, sentence, regular(LABEL), FAINT, inside.width());
    let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), inside);
    ui.painter().galley(at.min, words, TEXT);
    widgets::text_field(ui, "", &mut "Anna".to_owned(), 20);
    widgets::text_field(ui, "", &mut "Anna".to_owned(), 4);
    egui::Frame::popup(ui.style()).show(ui, |ui| {
        Tip { name, keys: "R", about: Some(sentence) }.write(ui);
    });
    let rect = widgets::strip(ui, 80.0).translate(vec2(0.0, -GAP));
    widgets::medal(ui.ctx(), [name, sentence], 1.0, rect);
}

/// Smallest height of the contents, which scroll in a low window, in points.
const MIN_HEIGHT: f32 = 560.0;

impl GalleryScreen {
    /// Returns a part of the gallery: 0 for buttons, 1 for rows and lines, 2 for the rest.
    pub fn new(part: usize) -> GalleryScreen {
        GalleryScreen(part)
    }
}

impl Screen for GalleryScreen {
    type Message = Message;

    fn show(&mut self, view: &View<Message>) {
        let (size, texts) = (view.canvas.size, &view.context.texts);
        let min_height = if size.y < 500.0 { MIN_HEIGHT } else { 0.0 };
        let rect = Rect::from_min_size(Pos2::ZERO, size).shrink(2.0 * GAP);
        widgets::panel(view.ctx, "gallery", rect, (IN_PAGE, min_height), |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(2.0 * GAP);
            match self.0 {
                0 => show_buttons(ui, texts),
                1 => show_rows(ui, view),
                _ => show_others(ui, texts),
            }
            ui.spacing_mut().item_spacing.y = GAP;
            let ask = Command::new(msg::PEOPLE_DELETE, Action::Accept, Message::Ask);
            view.buttons(ui, ButtonSize::Large, &[ask.primary(true), Command::back()]);
        });
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Ask => {
                let question = context.texts.with(msg::PEOPLE_DELETE_QUESTION, "name", "Anna");
                Transition::ask(ask_to_delete(question, Message::Nothing))
            }
            Message::Nothing => Transition::Stay,
        }
    }
}
