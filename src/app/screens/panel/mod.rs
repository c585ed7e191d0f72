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

use std::fmt::Debug;

use egui::{Align2, Color32, Rect, Ui, Vec2, vec2};

use crate::app::board::face::{self, Face};
use crate::app::board::line::ShownLine;
use crate::app::board::tray::{self, Tray};
use crate::app::shell::View;
use crate::app::speech;
use crate::app::text::{Message, Texts};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, Command, FAINT, GAP, GOLD, HEADING, Icon, LABEL, TEXT, TITLE,
    TableLayout, Tip, WARN, bold, list, regular, side_panel, theme, widgets,
};

pub use boards::{MAX as MAX_BOARDS, PuzzleToTry};
pub use checklist::{Check, MouseAct};
pub use message_box::{BoxContents, MessageBox, RunStatus, Verdict, show_scale, verdict_color};

/// The texts of the panel.
#[derive(Default)]
pub struct PanelView<'a> {
    pub title: String,
    /// The colour of a title that is a clock, and larger than other titles.
    pub clock: Option<Color32>,
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
    /// The line of best play, in place of message and pieces.
    pub line: Option<&'a ShownLine>,
}

/// What can be pressed in the panel.
pub struct Tools<'a, M> {
    /// The pieces, or what is in their place.
    pub pieces: Pieces<'a, M>,
    /// The buttons that step through the line of best play, in the message box.
    pub steps: Vec<Command<M>>,
    /// The rows of buttons.
    pub rows: Vec<Vec<Command<M>>>,
}

/// What is above the buttons.
pub enum Pieces<'a, M> {
    None,
    Tray(Tray<M>),
    /// Puzzles to try, and the message that tries the one with an index.
    Boards(&'a [PuzzleToTry], fn(usize) -> M),
}

impl<M> Pieces<'_, M> {
    /// Returns their height in a column of this width, with the gap below.
    fn height(&self, width: f32) -> f32 {
        match self {
            Pieces::None => 0.0,
            Pieces::Tray(_) => tray::HEIGHT + GAP,
            Pieces::Boards(boards, _) => boards::height(boards.len(), width) + GAP,
        }
    }
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

/// Shows the panel.
pub fn show<M: Clone + Debug>(
    view: &View<M>,
    layout: &TableLayout,
    panel: &PanelView,
    tools: Tools<M>,
) {
    let Tools { pieces: above, steps, mut rows } = tools;
    rows.retain(|row| !row.is_empty());
    let pieces = above.height(side_panel::column(layout));
    let buttons = |size: ButtonSize| rows.len() as f32 * (size.height() + GAP) - GAP;
    let is_wide = side_panel::is_wide(layout);
    let above_box = panel.height(view.ctx, side_panel::column(layout)).max(HEAD + MIN_TASK);
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
    side_panel::show(view.ctx, "exercise", layout, min_height, |ui| {
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
        if is_low {
            list::filled_in(ui, words, |ui| {
                let all = widgets::strip(ui, texts);
                show_words(ui, all, panel, &steps, view);
            });
        } else {
            show_words(ui, words, panel, &steps, view);
        }
        widgets::in_rect(ui, tools, |ui| {
            match (&panel.line, &above) {
                (Some(line), _) => line.show_strip(ui),
                (None, Pieces::Boards(boards, to_try)) => boards::show(ui, boards, to_try, view),
                (None, Pieces::Tray(tray)) => tray.show(ui, view, |_, _, _| {}),
                (None, Pieces::None) => {}
            }
            view.rows(ui, |_| size, &rows);
        });
    });
}

/// Shows everything above the pieces: the texts, and below them the message box.
fn show_words<M: Clone + Debug>(
    ui: &mut Ui,
    rect: Rect,
    panel: &PanelView,
    steps: &[Command<M>],
    view: &View<M>,
) {
    let (words, message_box) = rect.split_top_bottom_at_y(rect.bottom() - MESSAGE_BOX);
    show_texts(ui, words.with_max_y(words.bottom() - GAP), panel, &view.context.texts);
    let contents = panel.box_contents.as_ref();
    MessageBox { line: panel.line, steps, others: &[], contents }.show(ui, message_box, view);
}

/// Shows everything above the message box.
fn show_texts(ui: &mut Ui, mut rect: Rect, view: &PanelView, texts: &Texts) {
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
