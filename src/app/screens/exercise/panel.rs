//! The side panel of a puzzle, a lesson or a game of stacking: a text, what is said of the last act, pieces and buttons. Each has its place,
//! in one column or two, and keeps it.

use egui::{Color32, RichText, StrokeKind, Ui, vec2};

use crate::ai::Piece;
use crate::app::board::{drawing, piece_row};
use crate::app::shell::Frame;
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, FAINT, GAP, HEADING, LABEL, RADIUS, TEXT, TableLayout, WARN, bold,
    glass, list, regular, side_panel, theme, widgets,
};

/// The piece in hand, if there is one, and the message that takes another one.
pub type Choice<M> = (Option<Piece>, fn(Piece) -> M);

/// The contents of the panel.
pub struct PanelView<M> {
    /// The title.
    pub title: String,
    /// Lines below the title.
    pub notes: Vec<String>,
    /// How far something has come that takes its time, 0 to 1.
    pub progress: Option<f32>,
    /// The explanation or the task.
    pub words: String,
    /// What is said of the last act, with its colour.
    pub verdict: Option<(String, Color32)>,
    /// The pieces, if there is something to place.
    pub pieces: Option<Choice<M>>,
}

/// Heights of a line, of the progress bar and of the box for what is said, in points.
const LINE: f32 = 18.0;
const BAR: f32 = 8.0;
const VERDICT: f32 = 92.0;

/// Least height of the explanation, and the height of what is above it.
const WORDS: f32 = 60.0;
const HEAD: f32 = 90.0;

/// Shows the panel. Returns what was clicked.
pub fn show<M: Clone>(frame: &Frame<M>, layout: &TableLayout, view: &PanelView<M>) -> Option<M> {
    let size = ButtonSize::Usual;
    let pieces = if view.pieces.is_some() { piece_row::HEIGHT + GAP } else { 0.0 };
    let buttons = frame.commands.rows().len() as f32 * (size.height() + GAP) - GAP;
    let is_wide = side_panel::is_wide(layout);
    let texts = HEAD + WORDS + GAP + VERDICT;
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
        let (words, verdict) = words.split_top_bottom_at_y(words.bottom() - VERDICT);
        show_words(ui, words.with_max_y(words.bottom() - GAP), view);
        show_verdict(ui, verdict, view);
        widgets::within(ui, tools, |ui| {
            let preferences = &frame.context.preferences;
            let chosen = view.pieces.and_then(|(piece, choose)| {
                piece_row::show(ui, piece, preferences, |_, _, _| {}).map(choose)
            });
            chosen.or(frame.commands.show(ui, size, frame.context.labels()))
        })
    })
}

/// Shows the panel beside a board of 10x10, and that board's coordinates if they are wanted. Returns what was clicked.
pub fn show_beside_board<M: Clone>(frame: &Frame<M>, view: &PanelView<M>) -> Option<M> {
    let layout = TableLayout::new(frame.canvas.size);
    drawing::show_coordinates(frame.ctx, &layout, &frame.context.preferences);
    show(frame, &layout, view)
}

fn show_words<M>(ui: &mut Ui, mut place: egui::Rect, view: &PanelView<M>) {
    let line = |ui: &Ui, place, text: &str, font, color| {
        widgets::paint_elided(ui, place, egui::Align2::LEFT_CENTER, text, font, color);
    };
    let title = side_panel::take(&mut place, 26.0);
    line(ui, title, &view.title, bold(HEADING), TEXT);
    for note in view.notes.iter().filter(|note| !note.is_empty()) {
        let place = side_panel::take(&mut place, LINE);
        line(ui, place, note, regular(LABEL), FAINT);
    }
    if let Some(done) = view.progress {
        widgets::progress_bar(ui, side_panel::take(&mut place, BAR), done);
    }
    widgets::within(ui, place, |ui| {
        list::filled(ui, place.height(), |ui| {
            ui.label(RichText::new(&view.words).font(regular(BODY)).color(TEXT));
        });
    });
}

fn show_verdict<M>(ui: &mut Ui, place: egui::Rect, view: &PanelView<M>) {
    let edge = theme::stroke(ui.ctx(), 1.0, theme::light(20));
    ui.painter().rect(place, RADIUS, glass(120), edge, StrokeKind::Inside);
    let Some((text, color)) = &view.verdict else { return };
    let inside = place.shrink2(vec2(12.0, 8.0));
    widgets::within(ui, inside, |ui| {
        ui.push_id("verdict", |ui| {
            list::filled(ui, inside.height(), |ui| {
                ui.label(RichText::new(text).font(bold(LABEL)).color(*color));
            })
        });
    });
}

/// Returns the colour of a verdict.
pub fn verdict_color(good: bool) -> Color32 {
    if good { ACCENT } else { WARN }
}
