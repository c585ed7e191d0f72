//! The side panel of a puzzle, a lesson or a game of stacking: what it is about, the message box, pieces and buttons. Each has its place, in
//! one column or two, and keeps it.

use egui::{
    Align2, Color32, CornerRadius, Rect, RichText, Sense, StrokeKind, Ui, Vec2, pos2, vec2,
};

use crate::app::board::drawing;
use crate::app::board::face::{self, Face};
use crate::app::board::line::LineView;
use crate::app::board::tray::{self, Tray};
use crate::app::shell::Frame;
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, FAINT, GAP, GOLD, HEADING, Icon, LABEL, RADIUS, TEXT, TITLE,
    TableLayout, Tip, WARN, bold, glass, icon, list, regular, side_panel, theme, widgets,
};
use crate::game::Side;

/// The contents of the panel.
pub struct PanelView<M> {
    /// The title.
    pub title: String,
    /// Its colour, if it is a clock, which is larger.
    pub clock: Option<Color32>,
    /// How far a course of lessons has come.
    pub dots: Option<Dots>,
    /// Lines below the title.
    pub notes: Vec<Note>,
    /// The task.
    pub words: String,
    /// What there is to read below it.
    pub more: String,
    /// What the message box says.
    pub said: Option<Said>,
    /// The pieces, if there is something to place.
    pub pieces: Option<Tray<M>>,
    /// How the game goes on, in place of message and pieces; its buttons are the row "line".
    pub line: Option<LineView>,
}

impl<M> Default for PanelView<M> {
    fn default() -> PanelView<M> {
        let (title, notes, words, more) = Default::default();
        PanelView {
            title,
            clock: None,
            dots: None,
            notes,
            words,
            more,
            said: None,
            pieces: None,
            line: None,
        }
    }
}

/// A line below the title, and what is told of it while the mouse rests on it.
pub struct Note(pub String, pub Option<Message>);

impl From<String> for Note {
    fn from(text: String) -> Note {
        Note(text, None)
    }
}

/// What is done with the mouse.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum MouseAct {
    /// It is moved.
    Move,
    /// Its left button is pressed.
    Left,
    /// Its right button is pressed.
    Right,
}

/// Something to be done, with what does it.
pub struct Tick {
    /// What is to be done.
    pub label: String,
    /// What the mouse does, drawn and in words.
    pub mouse: Option<(MouseAct, Message)>,
    /// The keys.
    pub keys: Vec<String>,
    /// Whether it is done.
    pub is_done: bool,
}

/// A row of dots, one for each lesson.
pub struct Dots {
    /// Whether each lesson was finished.
    pub done: Vec<bool>,
    /// The lesson that is taken.
    pub now: usize,
    /// The part of that lesson that is done, 0 to 1.
    pub part: f32,
    /// All that in words.
    pub tip: String,
}

impl<M> PanelView<M> {
    /// Returns what it tells, and how large.
    fn paragraphs(&self) -> [(&String, f32); 2] {
        [(&self.words, HEADING), (&self.more, BODY)]
    }

    /// Returns the height of the title.
    fn title_line(&self) -> f32 {
        if self.clock.is_some() { CLOCK_LINE } else { TITLE_LINE }
    }

    /// Returns the height of all above the message box, if it is so wide.
    fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let dots = if self.dots.is_some() { DOT + GAP } else { 0.0 };
        let height = |(text, size): (&String, f32)| {
            let lay_out = |fonts: &egui::epaint::Fonts| {
                fonts.layout(text.clone(), regular(size), TEXT, width).size().y + GAP
            };
            if text.is_empty() { 0.0 } else { ctx.fonts(lay_out) }
        };
        let paragraphs: f32 = self.paragraphs().map(height).iter().sum();
        self.title_line() + dots + self.notes.len() as f32 * (LINE + GAP) + GAP + paragraphs
    }
}

/// How a run against the clock stands.
pub struct Race {
    /// The seconds that are left, while it goes on, and all that there were.
    pub left: Option<f64>,
    pub all: f64,
    /// Whether each puzzle was solved.
    pub results: Vec<bool>,
    /// How many more must be solved for the best run so far.
    pub ahead: usize,
    /// What there is to say of the last placement or of the whole run.
    pub words: Option<(String, Color32)>,
}

/// Seconds from which on the time is short.
const SHORT: f64 = 30.0;

/// Seconds from which on each of them is seen.
pub const LAST_SECONDS: f64 = 10.0;

/// What the message box says.
pub enum Said {
    /// Words, in their colour.
    Words(String, Color32),
    /// Words, and a bar below them: how far something has come that takes its time, 0 to 1.
    Progress(String, f32),
    /// Words, and below them a scale of colours from poor to good.
    Scale(String, fn(f32) -> Color32),
    /// How a run against the clock stands.
    Race(Race),
    /// Up to three things to be done.
    Ticks(Vec<Tick>),
    /// Who of two players places next, or who has won.
    Duel { next: Side, winner: Option<Side> },
}

impl Said {
    /// Returns a message in a colour.
    pub fn of(texts: &Texts, (message, color): (Message, Color32)) -> Said {
        Said::Words(texts.get(message).to_owned(), color)
    }
}

/// Heights of the title, of a clock in its place, of a line, of the dots and of the message box, in
/// points.
const TITLE_LINE: f32 = 26.0;
const CLOCK_LINE: f32 = 36.0;
const LINE: f32 = 18.0;
const DOT: f32 = 10.0;
const SAID: f32 = 92.0;

/// Least height of the task, and the height of what is above it.
const WORDS: f32 = 78.0;
const HEAD: f32 = 70.0;

/// Shows the panel. Returns what was clicked.
pub fn show<M: Clone>(frame: &Frame<M>, layout: &TableLayout, view: &PanelView<M>) -> Option<M> {
    let size = ButtonSize::Usual;
    let pieces = if view.pieces.is_some() { tray::HEIGHT + GAP } else { 0.0 };
    // The buttons of a line of play are in the message box.
    let first = usize::from(view.line.is_some());
    let rows = first..frame.commands.rows().len();
    let buttons = rows.len() as f32 * (size.height() + GAP) - GAP;
    let is_wide = side_panel::is_wide(layout);
    let texts = view.height(frame.ctx, side_panel::column(layout)).max(HEAD + WORDS) + GAP + SAID;
    let tools = pieces + buttons;
    let least = if is_wide { texts.max(tools) } else { texts + GAP + tools };
    side_panel::show(frame.ctx, "exercise", layout, least, |ui| {
        let mut words = ui.available_rect_before_wrap();
        let mut tools = words;
        if is_wide {
            words.set_width((words.width() - GAP) / 2.0);
            tools.min.x = words.right() + GAP;
            tools.min.y = tools.bottom() - pieces - buttons;
        } else {
            (words, tools) = words.split_top_bottom_at_y(words.bottom() - pieces - buttons);
            words.max.y -= GAP;
        }
        let (words, said) = words.split_top_bottom_at_y(words.bottom() - SAID);
        show_words(ui, words.with_max_y(words.bottom() - GAP), view, frame);
        let stepped = match &view.line {
            Some(line) => show_line(ui, said, line, frame),
            None => {
                show_said(ui, said, view.said.as_ref(), frame);
                None
            }
        };
        widgets::in_rect(ui, tools, |ui| {
            let labels = frame.context.labels();
            let tray = |ui: &mut Ui| view.pieces.as_ref()?.show(ui, labels, |_, _, _| {});
            let chosen = match &view.line {
                Some(line) => {
                    line.show_strip(ui);
                    None
                }
                None => tray(ui),
            };
            stepped.or(chosen).or_else(|| frame.rows(ui, rows, size))
        })
    })
}

/// Shows the panel beside a board of 10x10, and that board's coordinates if they are wanted. Returns what was clicked.
pub fn show_beside_board<M: Clone>(frame: &Frame<M>, view: &PanelView<M>) -> Option<M> {
    let layout = TableLayout::new(frame.canvas.size);
    drawing::show_coordinates(frame.ctx, &layout, &frame.context.preferences);
    show(frame, &layout, view)
}

fn show_words<M>(ui: &mut Ui, mut place: Rect, view: &PanelView<M>, frame: &Frame<M>) {
    let texts = &frame.context.texts;
    let at_left = Align2::LEFT_CENTER;
    let title = side_panel::cut_top(&mut place, view.title_line());
    let (font, color) = match view.clock {
        Some(color) => (bold(TITLE), color),
        None => (bold(HEADING), TEXT),
    };
    widgets::paint_elided(ui, title, at_left, &view.title, font, color);
    if let Some(dots) = &view.dots {
        show_dots(ui, side_panel::cut_top(&mut place, DOT), dots);
    }
    for Note(text, tip) in &view.notes {
        let tip = tip.map(|tip| texts.get(tip));
        let line = side_panel::cut_top(&mut place, LINE);
        widgets::paint_with_tip(ui, line, at_left, text, tip, regular(LABEL), FAINT);
    }
    list::filled_in(ui, place, |ui| {
        for (text, size) in view.paragraphs() {
            if !text.is_empty() {
                ui.label(RichText::new(text).font(regular(size)).color(TEXT));
            }
        }
    });
}

/// Shows a dot for each lesson. That of the lesson that is taken is a bar.
fn show_dots(ui: &mut Ui, place: Rect, dots: &Dots) {
    let bar = (place.width() - (dots.done.len() - 1) as f32 * (DOT + GAP)).clamp(DOT, 6.0 * DOT);
    let mut at = place.min;
    for (lesson, is_done) in dots.done.iter().enumerate() {
        let is_now = lesson == dots.now;
        let dot = Rect::from_min_size(at, vec2(if is_now { bar } else { DOT }, DOT));
        if is_now {
            widgets::progress_bar(ui, dot, dots.part);
        } else {
            let color = if *is_done { ACCENT } else { theme::light(34) };
            ui.painter().circle_filled(dot.center(), DOT / 2.0, color);
        }
        at.x = dot.right() + GAP;
    }
    Tip { name: &dots.tip, keys: "", about: None }.show_in(ui, place.with_max_x(at.x));
}

/// Shows what is to be done, line by line.
pub fn show_ticks(ui: &mut Ui, ticks: &[Tick], texts: &Texts) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ticks.iter().for_each(|tick| show_tick(ui, tick, texts));
}

fn show_tick(ui: &mut Ui, tick: &Tick, texts: &Texts) {
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
        let edge = theme::stroke(ui.ctx(), 1.0, if tick.is_done { ACCENT } else { FAINT });
        ui.painter().circle_stroke(place.center(), 10.0, edge);
        if tick.is_done {
            let check = Icon::Check.character();
            let font = icon::font(LABEL);
            ui.painter().text(place.center(), Align2::CENTER_CENTER, check, font, ACCENT);
        }
        let label = RichText::new(&tick.label).font(bold(LABEL)).color(TEXT);
        ui.add(egui::Label::new(label).truncate());
        if let Some((act, words)) = tick.mouse {
            show_mouse(ui, act, texts.get(words));
        }
        ui.spacing_mut().item_spacing.x = 4.0;
        // Keys that would not fit into the box are left out together.
        let widths = tick.keys.iter().map(|key| widgets::keycap_width(ui, key) + 4.0);
        if widths.sum::<f32>() <= ui.available_width() {
            tick.keys.iter().for_each(|key| widgets::keycap(ui, key));
        }
    });
}

/// Draws a mouse with the button that is pressed, and tells it in words.
fn show_mouse(ui: &mut Ui, act: MouseAct, words: &str) {
    const BODY: CornerRadius = CornerRadius::same(6);
    let (place, response) = ui.allocate_exact_size(vec2(14.0, 20.0), Sense::hover());
    let (buttons, painter) = (place.with_max_y(place.top() + 9.0), ui.painter());
    let (left, right) = buttons.split_left_right_at_fraction(0.5);
    let none = CornerRadius::ZERO;
    let pressed = match act {
        MouseAct::Move => None,
        MouseAct::Left => Some((left, CornerRadius { nw: 6, ..none })),
        MouseAct::Right => Some((right, CornerRadius { ne: 6, ..none })),
    };
    if let Some((button, corners)) = pressed {
        painter.rect_filled(button, corners, ACCENT);
    }
    let edge = theme::stroke(ui.ctx(), 1.0, TEXT);
    painter.rect_stroke(place, BODY, edge, StrokeKind::Inside);
    painter.hline(place.x_range(), buttons.bottom(), edge);
    painter.vline(place.center().x, buttons.y_range(), edge);
    Tip { name: words, keys: "", about: None }.show(&response);
}

/// Shows the message box.
fn show_said<M>(ui: &mut Ui, place: Rect, said: Option<&Said>, frame: &Frame<M>) {
    let texts = &frame.context.texts;
    let inside = widgets::message_box(ui, place);
    let (above, below) = inside.split_top_bottom_at_y(inside.bottom() - LINE);
    let say = |ui: &mut Ui, place: Rect, text: &str, color| {
        widgets::in_rect(ui, place, |ui| {
            ui.push_id("said", |ui| {
                list::filled(ui, place.height(), |ui| {
                    ui.label(RichText::new(text).font(bold(LABEL)).color(color));
                })
            });
        });
    };
    if let Some(news) = frame.context.notices.news_for_box(ui, place) {
        return say(ui, inside, news, TEXT);
    }
    match said {
        None => {}
        Some(Said::Words(text, color)) => say(ui, inside, text, *color),
        Some(Said::Progress(text, part)) => {
            say(ui, above, text, FAINT);
            widgets::progress_bar(ui, below.shrink2(vec2(0.0, 5.0)), *part);
        }
        Some(Said::Scale(text, color)) => {
            say(ui, above, text, TEXT);
            let ends = [msg::EXPECTATION_POOR, msg::EXPECTATION_GOOD].map(|it| texts.get(it));
            widgets::scale(ui, below, ends, color);
        }
        Some(Said::Race(race)) => show_race(ui, inside, race),
        Some(Said::Ticks(ticks)) => {
            widgets::in_rect(ui, inside, |ui| show_ticks(ui, ticks, texts));
        }
        Some(Said::Duel { next, winner }) => show_duel(ui, inside, *next, *winner, texts),
    }
}

/// Shows what is said of a line of play in the message box, and the buttons that lead through it.
pub fn show_line<M: Clone>(
    ui: &mut Ui,
    place: Rect,
    line: &LineView,
    frame: &Frame<M>,
) -> Option<M> {
    let inside = widgets::message_box(ui, place);
    let size = ButtonSize::Small;
    let (words, foot) = inside.split_top_bottom_at_y(inside.bottom() - size.height());
    widgets::in_rect(ui, words, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(&line.words).font(bold(LABEL)).color(TEXT));
        if let Some((last, color)) = &line.last {
            ui.label(RichText::new(last).font(bold(LABEL)).color(*color));
        }
    });
    let (buttons, bar) = foot.split_left_right_at_fraction(0.45);
    let bar = bar.with_min_x(bar.left() + GAP);
    widgets::progress_bar(ui, bar.shrink2(vec2(0.0, (foot.height() - 6.0) / 2.0)), line.progress());
    frame.show_row(ui, buttons, "line", size)
}

/// Shows how a run stands: a bar while it goes on, a tick for each puzzle, and what there is to
/// say.
fn show_race(ui: &Ui, place: Rect, race: &Race) {
    let (bar, below) = place.split_top_bottom_at_y(place.top() + DOT);
    let (ticks, words) = match race.left {
        Some(left) => {
            show_time(ui, bar, left, race.all);
            let ticks = below.with_min_y(below.top() + GAP);
            ticks.split_top_bottom_at_y(ticks.top() + widgets::TICKS)
        }
        None => {
            let edge = place.bottom() - widgets::TICKS;
            let (words, ticks) = place.split_top_bottom_at_y(edge);
            (ticks, words)
        }
    };
    widgets::ticks(ui, ticks, &race.results, race.ahead);
    if let Some((text, color)) = &race.words {
        let at = words.min;
        let words = widgets::wrapped(ui, text, bold(LABEL), *color, words.size());
        ui.painter().galley(at, words, *color);
    }
}

/// Shows the time that is left as a bar, and its last seconds as a block each.
fn show_time(ui: &Ui, place: Rect, left: f64, all: f64) {
    if left > LAST_SECONDS {
        let color = if left > SHORT { ACCENT } else { GOLD };
        return widgets::bar(ui, place, (left / all) as f32, color);
    }
    let step = (place.width() + 3.0) / LAST_SECONDS as f32;
    for second in 0..LAST_SECONDS as usize {
        let at = place.min + vec2(second as f32 * step, 0.0);
        let block = Rect::from_min_size(at, vec2(step - 3.0, place.height()));
        let is_left = (second as f64) < left;
        let color = if is_left { WARN } else { theme::light(34) };
        ui.painter().rect_filled(block, CornerRadius::same(3), color);
    }
}

/// Shows both players: the one who places next is lit, and in the end the one who has won.
fn show_duel(ui: &Ui, place: Rect, next: Side, winner: Option<Side>, texts: &Texts) {
    let halves = place.split_left_right_at_fraction(0.5);
    let players = [(Side::First, halves.0, msg::YOU), (Side::Second, halves.1, msg::OPPONENT)];
    for (side, half, name) in players {
        let is_lit = winner.unwrap_or(next) == side;
        let color = theme::side_color(side);
        let card = half.shrink(3.0);
        if is_lit {
            let edge = theme::stroke(ui.ctx(), 2.0, color);
            ui.painter().rect(card, RADIUS, color.gamma_multiply(0.2), edge, StrokeKind::Inside);
        }
        let middle = pos2(card.center().x, card.top() + 26.0);
        let head = Rect::from_center_size(middle, Vec2::splat(38.0));
        face::show(ui, head, Face::Person(side));
        if winner.is_some() && !is_lit {
            ui.painter().rect_filled(head, RADIUS, glass(170));
        }
        let (name, font) = match winner {
            Some(winner) if winner == side => (msg::WINNER, bold(LABEL)),
            _ => (name, regular(LABEL)),
        };
        let line = card.with_min_y(card.bottom() - 26.0);
        let color = if is_lit { TEXT } else { FAINT };
        widgets::paint_elided(ui, line, Align2::CENTER_CENTER, texts.get(name), font, color);
    }
}

/// Returns the colour of a verdict.
pub fn verdict_color(good: bool) -> Color32 {
    if good { ACCENT } else { WARN }
}
