//! The side panel of a puzzle, a lesson, a game of stacking or the editor: title and task, the
//! message box, pieces and buttons. The table and the review show its message box, too.
//!
//! The layout has one column or two. Nothing moves while the task is the same.
//!
//! * `message_box` holds a message, the progress of something, or a line of best play
//! * `checklist` shows newcomers what to do
//! * `boards` shows missed puzzles to try

mod boards;
mod checklist;
mod message_box;

use egui::{Align2, Color32, Rect, Ui, Vec2, vec2};

use crate::app::board::face::{self, Face};
use crate::app::board::line::LineView;
use crate::app::board::tray::{self, Tray};
use crate::app::shell::Frame;
use crate::app::speech;
use crate::app::text::{Message, Texts};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, FAINT, GAP, GOLD, HEADING, Icon, LABEL, TEXT, TITLE, TableLayout,
    Tip, WARN, bold, list, regular, side_panel, theme, widgets,
};

pub use boards::{COLUMNS as BOARDS_IN_A_ROW, MAX as MAX_BOARDS, PuzzleToTry, ROW as BOARDS};
pub use checklist::{Check, MouseAct};
pub use message_box::{BoxContents, RunStatus, Verdict, show_box, show_scale, verdict_color};

/// The contents of the panel, without the tray of pieces.
#[derive(Default)]
pub struct PanelView<'a> {
    pub title: String,
    /// The colour of a title that is a clock, and larger than other titles.
    pub clock: Option<Color32>,
    /// Puzzles to try in place of the pieces, whose boards are the buttons of the rows "boards".
    pub boards: &'a [PuzzleToTry],
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

/// A row of dots, one for each lesson or puzzle of a series.
pub struct Dots {
    pub all: Vec<Dot>,
    /// Index of the present one, until the end of a series.
    pub current: Option<usize>,
    /// The part of the present one that is done, 0 to 1.
    pub progress: f32,
    /// The progress in words.
    pub tip: String,
}

/// What came of a lesson or a puzzle in a row of dots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dot {
    Open,
    Done,
    /// It was done with a hint that counts.
    Hinted,
    Missed,
}

impl Dot {
    fn color(self) -> Color32 {
        match self {
            Dot::Open => theme::light(34),
            Dot::Done => ACCENT,
            Dot::Hinted => GOLD,
            Dot::Missed => WARN,
        }
    }

    /// Paints the dot. Its shape says the same as its colour.
    fn paint(self, ui: &Ui, rect: Rect) {
        let (middle, radius, color) = (rect.center(), rect.width() / 2.0, self.color());
        match self {
            Dot::Open => _ = ui.painter().circle_filled(middle, radius, color),
            Dot::Done => widgets::paint_done(ui, middle, radius, DOT),
            Dot::Hinted => {
                let edge = theme::stroke(ui.ctx(), 1.0, color);
                ui.painter().circle_stroke(middle, radius - 0.5, edge);
                Icon::Check.paint(ui.painter(), middle, DOT - 2.0, color);
            }
            Dot::Missed => Icon::Close.paint(ui.painter(), middle, DOT + 4.0, color),
        }
    }
}

impl PanelView<'_> {
    /// Returns the paragraphs between title and message box, with the size of their font.
    fn paragraphs(&self) -> [(&String, f32); 2] {
        [(&self.task, HEADING), (&self.details, BODY)]
    }

    /// Returns the height of the title.
    fn title_line(&self) -> f32 {
        if self.clock.is_some() { CLOCK_LINE } else { TITLE_LINE }
    }

    /// Returns the width of a line below the title: without dots, the first one is beside the face.
    fn width_of_remark(&self, index: usize, width: f32) -> f32 {
        let is_beside = index == 0 && self.face.is_some() && self.dots.is_none();
        if is_beside { width - FACE - GAP } else { width }
    }

    /// Returns the height of everything above the message box in a column of this width.
    fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let dots = if self.dots.is_some() { DOT + GAP } else { 0.0 };
        let height = |(text, size): (&String, f32)| {
            if text.is_empty() { 0.0 } else { height_of(text, size, ctx, width) + GAP }
        };
        let paragraphs: f32 = self.paragraphs().map(height).iter().sum();
        let remarks = self.remarks.iter().enumerate();
        let remarks =
            remarks.map(|(index, it)| it.height(ctx, self.width_of_remark(index, width)) + GAP);
        let remarks: f32 = remarks.sum();
        self.title_line() + dots + remarks + GAP + paragraphs
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
const DOT: f32 = 12.0;

/// Height of the message box, in points.
pub const MESSAGE_BOX: f32 = 92.0;

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
    let pieces = if !view.boards.is_empty() {
        boards::height(view.boards.len(), side_panel::column(layout)) + GAP
    } else if tray.is_some() {
        tray::HEIGHT + GAP
    } else {
        0.0
    };
    // The first row, the buttons of a line of best play, is shown in the message box.
    let first = match &view.line {
        Some(_) => 1,
        None => frame.commands.rows_from(boards::ROW).end,
    };
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
                None if !view.boards.is_empty() => boards::show(ui, view.boards, frame),
                None => tray.and_then(|tray| tray.show(ui, labels, |_, _, _| {})),
            };
            stepped.or(chosen).or_else(|| frame.rows(ui, rows, size))
        })
    })
}

/// Shows everything above the pieces: the texts, and below them the message box. Returns the
/// message of a click.
fn show_words<M: Clone>(ui: &mut Ui, rect: Rect, view: &PanelView, frame: &Frame<M>) -> Option<M> {
    let (words, message_box) = rect.split_top_bottom_at_y(rect.bottom() - MESSAGE_BOX);
    show_texts(ui, words.with_max_y(words.bottom() - GAP), view, frame);
    show_box(ui, message_box, view.line.as_ref(), view.box_contents.as_ref(), frame)
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
        speech::news(ui, "title", title, None);
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
    for (index, remark) in view.remarks.iter().enumerate() {
        let width = view.width_of_remark(index, rect.width());
        let strip = side_panel::cut_top(&mut rect, remark.height(ui.ctx(), width));
        remark.show(ui, strip.with_max_x(strip.left() + width), texts);
    }
    speech::news(ui, "words", rect, None);
    list::filled_in(ui, rect, |ui| {
        let colors = [view.verdict.unwrap_or(TEXT), TEXT];
        for ((text, size), color) in view.paragraphs().into_iter().zip(colors) {
            if !text.is_empty() {
                widgets::label(ui, text, regular(size), color);
            }
        }
    });
}

/// Shows all dots, and a bar for the present one.
fn show_dots(ui: &mut Ui, rect: Rect, dots: &Dots) {
    let bar = (rect.width() - (dots.all.len() - 1) as f32 * (DOT + GAP)).clamp(DOT, 6.0 * DOT);
    let mut at = rect.min;
    for (index, dot) in dots.all.iter().enumerate() {
        let is_current = Some(index) == dots.current;
        let place = Rect::from_min_size(at, vec2(if is_current { bar } else { DOT }, DOT));
        if is_current {
            let color = if *dot == Dot::Open { ACCENT } else { dot.color() };
            widgets::bar(ui, place, dots.progress, color);
        } else {
            dot.paint(ui, place);
        }
        at.x = place.right() + GAP;
    }
    let all = rect.with_max_x(at.x);
    speech::words(ui, "dots", all, &dots.tip);
    Tip { name: &dots.tip, keys: "", about: None }.show_in(ui, all);
}
