//! The side panel of a puzzle or a lesson: text, pieces and buttons, in one column or two; and the coordinates of the board beside it.

use egui::{Color32, RichText, Ui};

use crate::ai::Piece;
use crate::app::board::{drawing, piece_row};
use crate::app::shell::Frame;
use crate::app::ui::{
    ACCENT, BUTTONS, FAINT, GAP, TEXT, TableLayout, WARN, bold, list, regular, side_panel,
};

/// The contents of the panel.
pub struct PanelView<'a, M> {
    /// The title.
    pub title: &'a str,
    /// The line below the title.
    pub note: String,
    /// The explanation or the task.
    pub words: String,
    /// The verdict on the last placement, with its colour.
    pub verdict: Option<(&'a str, Color32)>,
    /// The piece in hand, if there is something to place.
    pub piece: Option<Piece>,
    /// The message that takes a piece.
    pub choose: fn(Piece) -> M,
}

/// Shows the panel, and the coordinates of the board if they are wanted. Returns what was clicked.
pub fn show<M: Clone>(frame: &Frame<M>, view: &PanelView<M>) -> Option<M> {
    let layout = &TableLayout::new(frame.canvas.size);
    drawing::show_coordinates(frame.ctx, layout, &frame.context.preferences);
    let pieces = if view.piece.is_some() { piece_row::HEIGHT + GAP } else { 0.0 };
    let buttons = frame.commands.rows().len() as f32 * (BUTTONS.height + GAP);
    side_panel::show_words_and_tools(
        frame.ctx,
        "exercise",
        layout,
        pieces + buttons,
        |ui, room| show_words(ui, view, room),
        |ui| show_tools(ui, view, frame),
    )
}

fn show_words<M>(ui: &mut Ui, view: &PanelView<M>, room: f32) {
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.label(RichText::new(view.title).font(bold(21.0)).color(TEXT));
    ui.label(RichText::new(&view.note).font(regular(13.5)).color(FAINT));
    ui.add_space(2.0);
    list::scrolled(ui, (room - 70.0).max(40.0), |ui| {
        ui.label(RichText::new(&view.words).font(regular(16.0)).color(TEXT));
        if let Some((text, color)) = view.verdict {
            ui.add_space(6.0);
            ui.label(RichText::new(text).font(bold(16.0)).color(color));
        }
    });
}

fn show_tools<M: Clone>(ui: &mut Ui, view: &PanelView<M>, frame: &Frame<M>) -> Option<M> {
    let chosen = view.piece.and_then(|piece| {
        piece_row::show(ui, Some(piece), &frame.context.preferences, |_, _, _| {})
    });
    let clicked = frame.commands.show(ui, BUTTONS, frame.context.labels());
    chosen.map(view.choose).or(clicked)
}

/// Returns the colour of a verdict.
pub fn verdict_color(good: bool) -> Color32 {
    if good { ACCENT } else { WARN }
}
