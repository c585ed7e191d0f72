//! The side panel of stacking: what is going on, in words, and the buttons.

use egui::{Color32, RichText, Ui};

use crate::app::shell::Frame;
use crate::app::ui::{
    ACCENT, BUTTONS, FAINT, GAP, TEXT, TableLayout, bold, list, regular, side_panel, widgets,
};

/// The contents of the panel.
pub struct PanelView {
    /// The title.
    pub title: String,
    /// Lines below the title.
    pub notes: Vec<String>,
    /// The explanation.
    pub words: String,
    /// What is to be stressed, with its colour.
    pub verdict: Option<(String, Color32)>,
    /// How far the computation of the ranks has come, if it is under way.
    pub progress: Option<f32>,
}

/// The colour of what is good to know.
pub const GOOD: Color32 = ACCENT;

/// Height of the progress bar.
const BAR: f32 = 8.0;

/// Shows the panel and returns what was clicked.
pub fn show<M: Clone>(frame: &Frame<M>, layout: &TableLayout, view: &PanelView) -> Option<M> {
    let &Frame { context, commands, .. } = frame;
    side_panel::show_words_and_tools(
        frame.ctx,
        "table",
        layout,
        commands.rows().len() as f32 * (BUTTONS.height + GAP),
        |ui, room| show_words(ui, view, room),
        |ui| commands.show(ui, BUTTONS, context.labels()),
    )
}

fn show_words(ui: &mut Ui, view: &PanelView, room: f32) {
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.label(RichText::new(&view.title).font(bold(21.0)).color(TEXT));
    for note in &view.notes {
        ui.label(RichText::new(note).font(regular(15.0)).color(FAINT));
    }
    if let Some(done) = view.progress {
        let rect = widgets::strip(ui, BAR);
        widgets::progress_bar(ui, rect, done);
    }
    let above =
        42.0 + 26.0 * view.notes.len() as f32 + if view.progress.is_some() { BAR } else { 0.0 };
    list::scrolled(ui, (room - above).max(40.0), |ui| {
        if let Some((text, color)) = &view.verdict {
            ui.label(RichText::new(text).font(bold(16.0)).color(*color));
            ui.add_space(4.0);
        }
        ui.label(RichText::new(&view.words).font(regular(15.0)).color(TEXT));
    });
}
