//! The message box of the panel: what it holds, and how that is painted.

use std::fmt::Debug;

use egui::{Align2, Color32, CornerRadius, Rect, StrokeKind, Ui, Vec2, pos2, vec2};

use super::checklist::{Check, in_words, show_checklist};
use crate::app::board::face::{self, Face};
use crate::app::board::line::ShownLine;
use crate::app::screens::rating_graph;
use crate::app::shell::{Context, View};
use crate::app::sound::LAST_SECONDS;
use crate::app::speech;
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{
    ACCENT, ButtonSize, Command, FAINT, GAP, GOLD, LABEL, RADIUS, TEXT, WARN, bold, glass, list,
    regular, theme, widgets,
};
use crate::game::{Run, Side};

/// Height of a line below the text, in points.
const LINE: f32 = 18.0;

/// Height of the bar of the time that is left, in points.
const TIME: f32 = 10.0;

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
    /// Two players, with the one who placed last, or the winner.
    Duel {
        placed: Option<Side>,
        winner: Option<Side>,
    },
}

impl BoxContents {
    /// Returns a message in a colour.
    pub fn from_message(texts: &Texts, (message, color): Verdict) -> BoxContents {
        BoxContents::Text(texts.get(message).to_owned(), color)
    }
}

/// The message box, with a line of best play or a notice instead of its contents if there is one.
pub struct MessageBox<'a, M> {
    /// The line of best play.
    pub line: Option<&'a ShownLine>,
    /// The buttons to step through the line.
    pub steps: &'a [Command<M>],
    /// The buttons beside these.
    pub others: &'a [Command<M>],
    pub contents: Option<&'a BoxContents>,
}

impl<M: Clone + Debug> MessageBox<'_, M> {
    /// Shows the message box. An empty one is not drawn.
    pub fn show(&self, ui: &mut Ui, rect: Rect, view: &View<M>) {
        match self.line {
            Some(line) => self.show_line(ui, rect, line, view),
            None => show_contents(ui, rect, self.contents, view.context),
        }
    }

    /// Shows the texts of a line of best play, and the buttons to step through it, beside others,
    /// or else the progress.
    fn show_line(&self, ui: &mut Ui, rect: Rect, line: &ShownLine, view: &View<M>) {
        let inside = widgets::message_box(ui, rect);
        let size = ButtonSize::Small;
        let (words, foot) = inside.split_top_bottom_at_y(inside.bottom() - size.height());
        widgets::in_rect(ui, words, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            widgets::label(ui, &line.words(view.texts()), bold(LABEL), TEXT);
            if let Some((last, color)) = line.last() {
                widgets::label(ui, last, bold(LABEL), color);
            }
        });
        let (buttons, bar) = foot.split_left_right_at_fraction(0.45);
        let bar = bar.with_min_x(bar.left() + GAP);
        view.buttons_in(ui, buttons, size, self.steps);
        if self.others.is_empty() {
            let bar = bar.shrink2(vec2(0.0, (foot.height() - 6.0) / 2.0));
            widgets::progress_bar(ui, bar, line.progress());
        } else {
            view.buttons_in(ui, bar, size, self.others);
        }
    }
}

fn show_contents(ui: &mut Ui, rect: Rect, contents: Option<&BoxContents>, context: &Context) {
    let texts = &context.texts;
    let news = context.notices.news_for_box(ui, rect);
    if news.is_none() && contents.is_none() {
        return;
    }
    let inside = widgets::message_box(ui, rect);
    // In a duel, it changes with each turn who is highlighted.
    if news.is_none() && !matches!(contents, Some(BoxContents::Duel { .. })) {
        match contents {
            Some(BoxContents::Checklist(checklist)) => {
                speech::aside(ui, "box", rect, Some(&in_words(checklist, texts)));
            }
            _ => speech::news(ui, "box", rect, None),
        }
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
            show_scale(ui, below, texts, color);
        }
        Some(BoxContents::Run(status)) => show_run(ui, inside, status),
        Some(BoxContents::Ratings(ratings)) => {
            rating_graph::show_curve(ui, inside.shrink(GAP), ratings, texts);
        }
        Some(BoxContents::Checklist(checklist)) => {
            widgets::in_rect(ui, inside, |ui| show_checklist(ui, checklist, texts));
        }
        Some(BoxContents::Duel { placed, winner }) => {
            show_duel(ui, inside, *placed, *winner, texts)
        }
    }
}

/// Shows the status of a run: the time left, a mark for each puzzle, and the verdict.
fn show_run(ui: &Ui, rect: Rect, status: &RunStatus) {
    let (bar, below) = rect.split_top_bottom_at_y(rect.top() + TIME);
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

/// Shows both players, and highlights the one who placed last, or at the end the winner.
fn show_duel(ui: &Ui, rect: Rect, placed: Option<Side>, winner: Option<Side>, texts: &Texts) {
    let halves = rect.split_left_right_at_fraction(0.5);
    let players = [(Side::First, halves.0, msg::YOU), (Side::Second, halves.1, msg::OPPONENT)];
    for (side, half, name) in players {
        let is_lit = winner.or(placed) == Some(side);
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

/// Shows a scale of colours with its ends in words, poor and good.
pub fn show_scale(ui: &Ui, rect: Rect, texts: &Texts, color: impl Fn(f32) -> Color32) {
    let ends = [msg::EXPECTATION_POOR, msg::EXPECTATION_GOOD].map(|it| texts.get(it));
    widgets::scale(ui, rect, ends, color);
}

/// Returns the colour of a verdict.
pub fn verdict_color(is_good: bool) -> Color32 {
    if is_good { ACCENT } else { WARN }
}
