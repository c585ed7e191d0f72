//! The side panel of a puzzle, a lesson, a game of stacking or the editor: title and task, the
//! message box, pieces and buttons.
//!
//! The layout has one column or two. Nothing moves while the task is the same.

use egui::{
    Align2, Color32, CornerRadius, Rect, RichText, Sense, StrokeKind, Ui, Vec2, pos2, vec2,
};

use crate::app::board::drawing;
use crate::app::board::face::{self, Face};
use crate::app::board::line::LineView;
use crate::app::board::tray::{self, Tray};
use crate::app::screens::rating_graph;
use crate::app::shell::Frame;
use crate::app::sound::LAST_SECONDS;
use crate::app::speech;
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, FAINT, GAP, GOLD, HEADING, Icon, LABEL, RADIUS, TEXT, TITLE,
    TableLayout, Tip, WARN, bold, glass, list, regular, side_panel, theme, widgets,
};
use crate::game::{Game, Run, Side};

/// The contents of the panel, without the tray of pieces.
#[derive(Default)]
pub struct PanelView {
    pub title: String,
    /// The colour of a title that is a clock, and larger than other titles.
    pub clock: Option<Color32>,
    /// Small boards in place of the pieces, each above a button of the first row.
    pub boards: Vec<Game>,
    /// The face beside the title.
    pub face: Option<Face>,
    /// The progress in a course of lessons.
    pub dots: Option<Dots>,
    /// The lines below the title.
    pub remarks: Vec<Remark>,
    pub task: String,
    /// The colour of a verdict in place of the task.
    pub verdict: Option<Color32>,
    /// A smaller text below the task.
    pub details: String,
    /// The contents of the message box.
    pub box_contents: Option<BoxContents>,
    /// The line of best play, in place of message and pieces. Its buttons are the row "line".
    pub line: Option<LineView>,
}

/// A line below the title, which may have a tooltip.
pub struct Remark {
    text: String,
    tip: Option<Message>,
}

/// Returns the height of a text in a column of this width.
fn height_of(text: &str, size: f32, ctx: &egui::Context, width: f32) -> f32 {
    ctx.fonts(|fonts| fonts.layout(text.to_owned(), regular(size), TEXT, width).size().y)
}

impl Remark {
    /// Returns the height in a column of this width: that of a line, or of more if they are needed.
    fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        height_of(&self.text, LABEL, ctx, width).max(LINE)
    }

    fn show(&self, ui: &mut Ui, rect: Rect, texts: &Texts) {
        // The heights of lines are rounded.
        let room = rect.size() + vec2(0.0, 2.0);
        let words = widgets::wrapped(ui, &self.text, regular(LABEL), FAINT, room);
        if let Some(tip) = self.tip {
            Tip { name: &self.text, keys: "", about: Some(texts.get(tip)) }.show_in(ui, rect);
        }
        let place = Align2::LEFT_CENTER.align_size_within_rect(words.size(), rect);
        ui.painter().galley(place.min, words, FAINT);
    }

    /// Returns a line with a tooltip.
    pub fn with_tip(text: String, tip: Message) -> Remark {
        Remark { text, tip: Some(tip) }
    }
}

impl From<String> for Remark {
    fn from(text: String) -> Remark {
        Remark { text, tip: None }
    }
}

/// An action of the player with the mouse.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum MouseAct {
    /// Moves the mouse.
    Move,
    /// Presses the left button.
    Left,
    /// Presses the right button.
    Right,
}

/// An item of a checklist: something to do, and how to do it.
pub struct Check {
    pub label: String,
    /// The action with the mouse, which is drawn, and its description.
    pub mouse: Option<(MouseAct, Message)>,
    /// The names of the keys.
    pub keys: Vec<String>,
    pub is_done: bool,
}

/// A row of dots, one for each lesson.
pub struct Dots {
    /// For each lesson, whether the player has finished it.
    pub done: Vec<bool>,
    /// Index of the present lesson.
    pub current: usize,
    /// The part of the present lesson that is done, 0 to 1.
    pub progress: f32,
    /// The progress in words.
    pub tip: String,
}

impl PanelView {
    /// Returns the paragraphs between title and message box, with the size of their font.
    fn paragraphs(&self) -> [(&String, f32); 2] {
        [(&self.task, HEADING), (&self.details, BODY)]
    }

    /// Returns the height of the title.
    fn title_line(&self) -> f32 {
        if self.clock.is_some() { CLOCK_LINE } else { TITLE_LINE }
    }

    /// Returns the height of everything above the message box in a column of this width.
    fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let dots = if self.dots.is_some() { DOT + GAP } else { 0.0 };
        let height = |(text, size): (&String, f32)| {
            if text.is_empty() { 0.0 } else { height_of(text, size, ctx, width) + GAP }
        };
        let paragraphs: f32 = self.paragraphs().map(height).iter().sum();
        let remarks: f32 = self.remarks.iter().map(|it| it.height(ctx, width) + GAP).sum();
        self.title_line() + dots + remarks + GAP + paragraphs
    }
}

/// The status of a run against the clock.
pub struct RunStatus {
    /// The seconds that are left, while the run goes on.
    pub left: Option<f64>,
    /// For each puzzle so far, whether it was solved.
    pub results: Vec<bool>,
    /// Number of puzzles to solve until this run is as good as the best one.
    pub ahead: usize,
    /// The verdict on the last placement or on the whole run, and its colour.
    pub verdict: Option<(String, Color32)>,
}

/// Seconds left in a run below which the bar warns by its colour.
const SHORT_TIME: f64 = 30.0;

/// A message on a placement, and its colour.
pub type Verdict = (Message, Color32);

/// The contents of the message box.
pub enum BoxContents {
    /// A text, and its colour.
    Text(String, Color32),
    /// A text, and below it a bar for the progress, 0 to 1, of work that takes a while.
    Progress(String, f32),
    /// A text, and below it a scale of colours from poor to good.
    Scale(String, fn(f32) -> Color32),
    Run(RunStatus),
    /// Ratings as a curve, the oldest first.
    Ratings(Vec<f64>),
    /// A list of up to three things to do.
    Checklist(Vec<Check>),
    /// Two players, with the one who places next, or the winner.
    Duel {
        next: Side,
        winner: Option<Side>,
    },
}

impl BoxContents {
    /// Returns a message in a colour.
    pub fn from_message(texts: &Texts, (message, color): Verdict) -> BoxContents {
        BoxContents::Text(texts.get(message).to_owned(), color)
    }
}

/// Height of the title, in points.
const TITLE_LINE: f32 = 26.0;

/// Height of a clock in place of the title, in points.
const CLOCK_LINE: f32 = 36.0;

/// Height of a line below the title, in points.
const LINE: f32 = 18.0;

/// Side of the face beside the title, in points.
const FACE: f32 = 44.0;

/// Diameter of the dots, in points.
const DOT: f32 = 10.0;

/// Height of the message box, in points.
const MESSAGE_BOX: f32 = 92.0;

/// Smallest height of the task, in points.
const MIN_TASK: f32 = 78.0;

/// Smallest height of the words where they scroll above the buttons, in points.
const MIN_WORDS: f32 = 72.0;

/// Height of everything above the task, in points.
const HEAD: f32 = 70.0;

/// Shows the panel, with a tray of pieces if there is something to place. Returns the message of a
/// click.
pub fn show<M: Clone>(
    frame: &Frame<M>,
    layout: &TableLayout,
    view: &PanelView,
    tray: Option<Tray<M>>,
) -> Option<M> {
    let pieces = if tray.is_some() { tray::HEIGHT + GAP } else { 0.0 };
    // The first row, the buttons of a line of best play, is shown in the message box.
    let first = usize::from(view.line.is_some());
    let rows = first..frame.commands.rows().len();
    let buttons = |size: ButtonSize| rows.len() as f32 * (size.height() + GAP) - GAP;
    let is_wide = side_panel::is_wide(layout);
    let above_box = view.height(frame.ctx, side_panel::column(layout)).max(HEAD + MIN_TASK);
    let texts = above_box + GAP + MESSAGE_BOX;
    let needed = texts + GAP + pieces + buttons(ButtonSize::Usual);
    // With large texts, words scroll above buttons that stay in sight.
    let is_low = !is_wide && side_panel::height(layout) + 1.0 < needed;
    let size = if is_low { ButtonSize::Small } else { ButtonSize::Usual };
    let buttons = buttons(size);
    let tools = pieces + buttons;
    let min_height = match (is_wide, is_low) {
        (true, _) => texts.max(tools),
        (false, true) => MIN_WORDS + GAP + tools,
        (false, false) => needed,
    };
    side_panel::show(frame.ctx, "exercise", layout, min_height, |ui| {
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
        let stepped = if is_low {
            list::filled_in(ui, words, |ui| {
                let all = widgets::strip(ui, texts);
                show_words(ui, all, view, frame)
            })
        } else {
            show_words(ui, words, view, frame)
        };
        widgets::in_rect(ui, tools, |ui| {
            let labels = frame.context.labels();
            let chosen = match &view.line {
                Some(line) => {
                    line.show_strip(ui);
                    None
                }
                None if !view.boards.is_empty() => {
                    show_boards(ui, &view.boards);
                    None
                }
                None => tray.and_then(|tray| tray.show(ui, labels, |_, _, _| {})),
            };
            stepped.or(chosen).or_else(|| frame.rows(ui, rows, size))
        })
    })
}

/// Shows small boards side by side, as high as the pieces.
fn show_boards(ui: &mut Ui, boards: &[Game]) {
    let strip = widgets::strip(ui, tray::HEIGHT);
    let step = (strip.width() + GAP) / boards.len() as f32;
    for (index, board) in boards.iter().enumerate() {
        let middle =
            pos2(strip.left() + index as f32 * step + (step - GAP) / 2.0, strip.center().y);
        let place = Rect::from_center_size(middle, Vec2::splat(strip.height()));
        drawing::show_small(ui, index, place, board, None);
    }
}

/// Shows everything above the pieces: the texts, and below them the message box. Returns the
/// message of a click.
fn show_words<M: Clone>(ui: &mut Ui, rect: Rect, view: &PanelView, frame: &Frame<M>) -> Option<M> {
    let (words, message_box) = rect.split_top_bottom_at_y(rect.bottom() - MESSAGE_BOX);
    show_texts(ui, words.with_max_y(words.bottom() - GAP), view, frame);
    match &view.line {
        Some(line) => show_line(ui, message_box, line, frame),
        None => {
            show_box(ui, message_box, view.box_contents.as_ref(), frame);
            None
        }
    }
}

/// Shows the panel beside a board, and the board's coordinates if the player wants them.
///
/// Returns the message of a click.
pub fn show_beside_board<M: Clone>(
    frame: &Frame<M>,
    layout: &TableLayout,
    view: &PanelView,
    tray: Option<Tray<M>>,
) -> Option<M> {
    drawing::show_coordinates(frame.ctx, layout, &frame.context.preferences);
    show(frame, layout, view, tray)
}

/// Shows everything above the message box.
fn show_texts<M>(ui: &mut Ui, mut rect: Rect, view: &PanelView, frame: &Frame<M>) {
    let texts = &frame.context.texts;
    let at_left = Align2::LEFT_CENTER;
    let right = rect.right();
    if let Some(shown) = view.face {
        let square = Rect::from_min_size(rect.right_top() - vec2(FACE, 0.0), Vec2::splat(FACE));
        face::show(ui, square, shown);
        rect.max.x = square.left() - GAP;
    }
    let title = side_panel::cut_top(&mut rect, view.title_line());
    if view.clock.is_none() {
        speech::news(ui, "title", title);
    }
    let (font, color) = match view.clock {
        Some(color) => (bold(TITLE), color),
        None => (bold(HEADING), TEXT),
    };
    widgets::paint_elided(ui, title, at_left, &view.title, font, color);
    if let Some(dots) = &view.dots {
        show_dots(ui, side_panel::cut_top(&mut rect, DOT), dots);
    }
    rect.max.x = right;
    for remark in &view.remarks {
        let height = remark.height(ui.ctx(), rect.width());
        remark.show(ui, side_panel::cut_top(&mut rect, height), texts);
    }
    speech::news(ui, "words", rect);
    list::filled_in(ui, rect, |ui| {
        let colors = [view.verdict.unwrap_or(TEXT), TEXT];
        for ((text, size), color) in view.paragraphs().into_iter().zip(colors) {
            if !text.is_empty() {
                widgets::label(ui, text, regular(size), color);
            }
        }
    });
}

/// Shows a dot for each lesson, and a bar for the present one.
fn show_dots(ui: &mut Ui, rect: Rect, dots: &Dots) {
    let bar = (rect.width() - (dots.done.len() - 1) as f32 * (DOT + GAP)).clamp(DOT, 6.0 * DOT);
    let mut at = rect.min;
    for (lesson, is_done) in dots.done.iter().enumerate() {
        let is_current = lesson == dots.current;
        let dot = Rect::from_min_size(at, vec2(if is_current { bar } else { DOT }, DOT));
        if is_current {
            widgets::progress_bar(ui, dot, dots.progress);
        } else {
            let color = if *is_done { ACCENT } else { theme::light(34) };
            ui.painter().circle_filled(dot.center(), DOT / 2.0, color);
        }
        at.x = dot.right() + GAP;
    }
    let all = rect.with_max_x(at.x);
    speech::words(ui, "dots", all, &dots.tip);
    Tip { name: &dots.tip, keys: "", about: None }.show_in(ui, all);
}

/// Shows a checklist, each item in a line.
pub fn show_checklist(ui: &mut Ui, checklist: &[Check], texts: &Texts) {
    ui.spacing_mut().item_spacing.y = 4.0;
    checklist.iter().for_each(|check| show_check(ui, check, texts));
}

fn show_check(ui: &mut Ui, check: &Check, texts: &Texts) {
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
        let edge = theme::stroke(ui.ctx(), 1.0, if check.is_done { ACCENT } else { FAINT });
        ui.painter().circle_stroke(place.center(), 10.0, edge);
        if check.is_done {
            Icon::Check.paint(ui.painter(), place.center(), LABEL, ACCENT);
        }
        let label = RichText::new(&check.label).font(bold(LABEL)).color(TEXT);
        ui.add(egui::Label::new(label).truncate());
        if let Some((act, words)) = check.mouse {
            show_mouse(ui, act, texts.get(words));
        }
        ui.spacing_mut().item_spacing.x = 4.0;
        // If there is no room for all keys, none is shown.
        let widths = check.keys.iter().map(|key| widgets::keycap_width(ui, key) + 4.0);
        if widths.sum::<f32>() <= ui.available_width() {
            check.keys.iter().for_each(|key| widgets::keycap(ui, key));
        }
    });
}

/// Draws a mouse with the pressed button highlighted, and `words` as its tooltip.
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

/// Shows the message box, with a notice instead of its contents if there is one. An empty box is
/// not drawn.
fn show_box<M>(ui: &mut Ui, rect: Rect, contents: Option<&BoxContents>, frame: &Frame<M>) {
    let texts = &frame.context.texts;
    let news = frame.context.notices.news_for_box(ui, rect);
    if news.is_none() && contents.is_none() {
        return;
    }
    let inside = widgets::message_box(ui, rect);
    // In a duel, it changes with each turn who is highlighted.
    if news.is_none() && !matches!(contents, Some(BoxContents::Duel { .. })) {
        speech::news(ui, "box", rect);
    }
    let (above, below) = inside.split_top_bottom_at_y(inside.bottom() - LINE);
    let show_text = |ui: &mut Ui, rect: Rect, text: &str, color| {
        widgets::in_rect(ui, rect, |ui| {
            ui.push_id("said", |ui| {
                list::filled(ui, rect.height(), |ui| {
                    widgets::label(ui, text, bold(LABEL), color);
                })
            });
        });
    };
    if let Some((news, color)) = news {
        return show_text(ui, inside, news, color);
    }
    match contents {
        None => {}
        Some(BoxContents::Text(text, color)) => show_text(ui, inside, text, *color),
        Some(BoxContents::Progress(text, progress)) => {
            show_text(ui, above, text, FAINT);
            widgets::progress_bar(ui, below.shrink2(vec2(0.0, 5.0)), *progress);
        }
        Some(BoxContents::Scale(text, color)) => {
            show_text(ui, above, text, TEXT);
            let ends = [msg::EXPECTATION_POOR, msg::EXPECTATION_GOOD].map(|it| texts.get(it));
            widgets::scale(ui, below, ends, color);
        }
        Some(BoxContents::Run(status)) => show_run(ui, inside, status),
        Some(BoxContents::Ratings(ratings)) => {
            rating_graph::show_curve(ui, inside.shrink(GAP), ratings, texts);
        }
        Some(BoxContents::Checklist(checklist)) => {
            widgets::in_rect(ui, inside, |ui| show_checklist(ui, checklist, texts));
        }
        Some(BoxContents::Duel { next, winner }) => show_duel(ui, inside, *next, *winner, texts),
    }
}

/// Shows the texts of a line of best play in the message box, and the buttons to step through it,
/// beside the buttons of the row "after", or else the progress.
pub fn show_line<M: Clone>(
    ui: &mut Ui,
    rect: Rect,
    line: &LineView,
    frame: &Frame<M>,
) -> Option<M> {
    let inside = widgets::message_box(ui, rect);
    let size = ButtonSize::Small;
    let (words, foot) = inside.split_top_bottom_at_y(inside.bottom() - size.height());
    widgets::in_rect(ui, words, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        widgets::label(ui, &line.words, bold(LABEL), TEXT);
        if let Some((last, color)) = &line.last {
            widgets::label(ui, last, bold(LABEL), *color);
        }
    });
    let (buttons, bar) = foot.split_left_right_at_fraction(0.45);
    let bar = bar.with_min_x(bar.left() + GAP);
    let after = if frame.commands.called("after").is_some() {
        frame.show_row(ui, bar, "after", size)
    } else {
        let bar = bar.shrink2(vec2(0.0, (foot.height() - 6.0) / 2.0));
        widgets::progress_bar(ui, bar, line.progress());
        None
    };
    frame.show_row(ui, buttons, "line", size).or(after)
}

/// Shows the status of a run: the time left, a mark for each puzzle, and the verdict.
fn show_run(ui: &Ui, rect: Rect, status: &RunStatus) {
    let (bar, below) = rect.split_top_bottom_at_y(rect.top() + DOT);
    let (ticks, words) = match status.left {
        Some(left) => {
            show_time(ui, bar, left);
            let ticks = below.with_min_y(below.top() + GAP);
            ticks.split_top_bottom_at_y(ticks.top() + widgets::TICKS)
        }
        None => {
            let edge = rect.bottom() - widgets::TICKS;
            let (words, ticks) = rect.split_top_bottom_at_y(edge);
            (ticks, words)
        }
    };
    widgets::ticks(ui, ticks, &status.results, status.ahead);
    if let Some((text, color)) = &status.verdict {
        let at = words.min;
        let words = widgets::wrapped(ui, text, bold(LABEL), *color, words.size());
        ui.painter().galley(at, words, *color);
    }
}

/// Shows the time that is left as a bar, or each of the last seconds as a block.
fn show_time(ui: &Ui, rect: Rect, left: f64) {
    if left > LAST_SECONDS {
        let color = if left > SHORT_TIME { ACCENT } else { GOLD };
        return widgets::bar(ui, rect, (left / Run::LENGTH) as f32, color);
    }
    let step = (rect.width() + 3.0) / LAST_SECONDS as f32;
    for second in 0..LAST_SECONDS as usize {
        let at = rect.min + vec2(second as f32 * step, 0.0);
        let block = Rect::from_min_size(at, vec2(step - 3.0, rect.height()));
        let is_left = (second as f64) < left;
        let color = if is_left { WARN } else { theme::light(34) };
        ui.painter().rect_filled(block, CornerRadius::same(3), color);
    }
}

/// Shows both players, and highlights the one who places next, or at the end the winner.
fn show_duel(ui: &Ui, rect: Rect, next: Side, winner: Option<Side>, texts: &Texts) {
    let halves = rect.split_left_right_at_fraction(0.5);
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
pub fn verdict_color(is_good: bool) -> Color32 {
    if is_good { ACCENT } else { WARN }
}
