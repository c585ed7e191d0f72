//! The side panel of a puzzle, a lesson or a game of stacking: what it is about, the message box, pieces and buttons. Each has its place, in
//! one column or two, and keeps it.

use egui::{Align2, Color32, Rect, RichText, Sense, StrokeKind, Ui, vec2};

use crate::ai::Piece;
use crate::app::board::{drawing, piece_row};
use crate::app::shell::Frame;
use crate::app::text::{Message, Texts};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, FAINT, GAP, HEADING, LABEL, RADIUS, TEXT, TableLayout, Tip, WARN,
    bold, glass, list, regular, side_panel, theme, widgets,
};

/// The piece in hand, if there is one, and the message that takes another one.
pub type Choice<M> = (Option<Piece>, fn(Piece) -> M);

/// The contents of the panel.
pub struct PanelView<M> {
    /// The title.
    pub title: String,
    /// Lines below the title.
    pub notes: Vec<Note>,
    /// The task.
    pub words: String,
    /// What there is to read below it.
    pub more: String,
    /// What the message box says.
    pub said: Option<Said>,
    /// The pieces, if there is something to place.
    pub pieces: Option<Choice<M>>,
}

impl<M> Default for PanelView<M> {
    fn default() -> PanelView<M> {
        PanelView {
            title: String::new(),
            notes: Vec::new(),
            words: String::new(),
            more: String::new(),
            said: None,
            pieces: None,
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

/// What the message box says.
pub enum Said {
    /// Words, in their colour.
    Words(String, Color32),
    /// Words, and a bar below them: how far something has come that takes its time, 0 to 1.
    Progress(String, f32),
}

impl Said {
    /// Returns a message in a colour.
    pub fn of(texts: &Texts, (message, color): (Message, Color32)) -> Said {
        Said::Words(texts.get(message).to_owned(), color)
    }
}

/// Heights of a line and of the message box, in points.
const LINE: f32 = 18.0;
const SAID: f32 = 92.0;

/// Least height of the task, and the height of what is above it.
const WORDS: f32 = 60.0;
const HEAD: f32 = 90.0;

/// Shows the panel. Returns what was clicked.
pub fn show<M: Clone>(frame: &Frame<M>, layout: &TableLayout, view: &PanelView<M>) -> Option<M> {
    let size = ButtonSize::Usual;
    let pieces = if view.pieces.is_some() { piece_row::HEIGHT + GAP } else { 0.0 };
    let buttons = frame.commands.rows().len() as f32 * (size.height() + GAP) - GAP;
    let is_wide = side_panel::is_wide(layout);
    let texts = HEAD + WORDS + GAP + SAID;
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
        show_said(ui, said, view.said.as_ref());
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

fn show_words<M>(ui: &mut Ui, mut place: Rect, view: &PanelView<M>, frame: &Frame<M>) {
    let texts = &frame.context.texts;
    let title = side_panel::take(&mut place, 26.0);
    widgets::paint_elided(ui, title, Align2::LEFT_CENTER, &view.title, bold(HEADING), TEXT);
    for (number, Note(text, tip)) in view.notes.iter().enumerate() {
        let line = side_panel::take(&mut place, LINE);
        widgets::paint_elided(ui, line, Align2::LEFT_CENTER, text, regular(LABEL), FAINT);
        if let Some(tip) = tip {
            let response = ui.interact(line, ui.id().with(("note", number)), Sense::hover());
            Tip { name: text, keys: "", about: Some(texts.get(*tip)) }.show(&response);
        }
    }
    widgets::within(ui, place, |ui| {
        list::filled(ui, place.height(), |ui| {
            ui.label(RichText::new(&view.words).font(bold(BODY)).color(TEXT));
            if !view.more.is_empty() {
                ui.label(RichText::new(&view.more).font(regular(BODY)).color(TEXT));
            }
        });
    });
}

/// Shows the message box.
fn show_said(ui: &mut Ui, place: Rect, said: Option<&Said>) {
    let edge = theme::stroke(ui.ctx(), 1.0, theme::light(20));
    ui.painter().rect(place, RADIUS, glass(120), edge, StrokeKind::Inside);
    let inside = place.shrink2(vec2(12.0, 8.0));
    let (above, below) = inside.split_top_bottom_at_y(inside.bottom() - LINE);
    let say = |ui: &mut Ui, place: Rect, text: &str, color| {
        widgets::within(ui, place, |ui| {
            ui.push_id("said", |ui| {
                list::filled(ui, place.height(), |ui| {
                    ui.label(RichText::new(text).font(bold(LABEL)).color(color));
                })
            });
        });
    };
    match said {
        None => {}
        Some(Said::Words(text, color)) => say(ui, inside, text, *color),
        Some(Said::Progress(text, part)) => {
            say(ui, above, text, FAINT);
            widgets::progress_bar(ui, below.shrink2(vec2(0.0, 5.0)), *part);
        }
    }
}

/// Returns the colour of a verdict.
pub fn verdict_color(good: bool) -> Color32 {
    if good { ACCENT } else { WARN }
}
