//! Texts in one line or few, keycaps and tooltips.

use std::sync::Arc;
use std::time::Duration;

use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Rect, Response, RichText, Sense, StrokeKind, Ui,
    Vec2, vec2,
};

use crate::app::speech::{self, Kind, Part};
use crate::app::ui::theme::{self, CAPTION, FAINT, LABEL, TEXT, bold, regular};
use crate::game::Score;
use crate::picture::fonts;

/// A tooltip, shown while the mouse rests on something.
#[derive(Clone, Copy)]
pub struct Tip<'a> {
    /// The name of the thing.
    pub name: &'a str,
    /// The keys of the thing, or an empty text.
    pub keys: &'a str,
    /// An explanation, if there is one.
    pub about: Option<&'a str>,
}

impl Tip<'_> {
    /// Shows the tooltip while the mouse rests on the widget of a response.
    pub fn show(self, response: &Response) {
        response.clone().on_hover_ui(|ui| self.write(ui));
    }

    /// Writes the contents of the tooltip.
    pub fn write(self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.label(RichText::new(self.name).font(bold(LABEL)).color(TEXT));
            if !self.keys.is_empty() {
                keycap(ui, self.keys);
            }
        });
        if let Some(about) = self.about {
            label(ui, about, regular(LABEL), FAINT);
        }
    }

    /// Shows the tooltip while the mouse rests on `place`.
    pub fn show_in(self, ui: &Ui, place: Rect) {
        let id = ui.id().with(("tip", place.min.x.to_bits(), place.min.y.to_bits()));
        self.show(&ui.interact(place, id, Sense::hover()));
    }
}

/// Lays out the name of a key.
fn key_name(ui: &Ui, key: &str) -> Arc<Galley> {
    ui.painter().layout_no_wrap(key.to_owned(), regular(CAPTION), TEXT)
}

/// Returns the width of a key as it is drawn, in points.
pub fn keycap_width(ui: &Ui, key: &str) -> f32 {
    (key_name(ui, key).size().x + 12.0).max(22.0)
}

/// Draws a key with its name, as on keyboards.
pub fn keycap(ui: &mut Ui, key: &str) {
    let (text, size) = (key_name(ui, key), vec2(keycap_width(ui, key), 20.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let edge = theme::stroke(ui.ctx(), 1.0, theme::light(70));
    ui.painter().rect(rect, CornerRadius::same(6), theme::light(20), edge, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(text.size(), rect);
    ui.painter().galley(at.min, text, TEXT);
}

/// Returns a text [as the fonts can show it](fonts::legible).
pub fn legible(ctx: &egui::Context, text: &str, font: &FontId) -> String {
    ctx.fonts(|fonts| fonts::legible(fonts, font, text).into_owned())
}

/// Lays a text out in as many lines of this width as it needs.
pub fn lines(
    ctx: &egui::Context,
    text: &str,
    font: FontId,
    color: Color32,
    width: f32,
) -> Arc<Galley> {
    let text = legible(ctx, text, &font);
    let job = egui::text::LayoutJob::simple(text, font, color, width);
    ctx.fonts(|fonts| fonts::lay_out(fonts, job))
}

/// Writes a text in as many lines as it needs.
pub fn label(ui: &mut Ui, text: &str, font: FontId, color: Color32) {
    let lines = lines(ui.ctx(), text, font, color, ui.available_width());
    ui.label(lines);
}

/// Writes a text in as many lines as it needs. A screen reader gets it also where it is scrolled
/// out of sight.
pub fn paragraph(ui: &mut Ui, text: &str, font: FontId, color: Color32) {
    let lines = lines(ui.ctx(), text, font, color, ui.available_width());
    let response = ui.label(lines);
    speech::tell(ui, &response, Kind::Text, Part { name: Some(text), ..Part::default() });
}

/// Lays a text out on one line, shortened with an ellipsis if it exceeds a width.
pub fn elided(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let text = legible(ui.ctx(), text, &font);
    let mut job = egui::text::LayoutJob::simple_singleline(text, font, color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
    ui.fonts(|fonts| fonts.layout_job(job))
}

/// Lays a text out in as many lines as fit, shortened with an ellipsis if they are too few.
pub fn wrapped(ui: &Ui, text: &str, font: FontId, color: Color32, room: Vec2) -> Arc<Galley> {
    let text = legible(ui.ctx(), text, &font);
    ui.fonts(|fonts| {
        let rows = room.y / fonts.row_height(&font);
        let mut job = egui::text::LayoutJob::simple(text, font, color, room.x.max(0.0));
        job.wrap.max_rows = rows.max(1.0) as usize;
        fonts::lay_out(fonts, job)
    })
}

/// Returns whether something of a text is not shown: its end, or characters that no font has.
pub fn is_incomplete(shown: &Galley, text: &str) -> bool {
    shown.elided || shown.text() != text
}

/// Writes a text into the middle of a rectangle, in as many centred lines as fit.
pub fn paint_centered(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) {
    let shown = legible(ui.ctx(), text, &font);
    let words = ui.fonts(|fonts| {
        let rows = rect.height() / fonts.row_height(&font);
        let mut job = egui::text::LayoutJob::simple(shown, font, color, rect.width());
        job.wrap.max_rows = rows.max(1.0) as usize;
        job.halign = egui::Align::Center;
        fonts::lay_out(fonts, job)
    });
    if is_incomplete(&words, text) {
        Tip { name: text, keys: "", about: None }.show_in(ui, rect);
    }
    let at = rect.center() - vec2(0.0, words.size().y / 2.0);
    ui.painter().galley(at, words, color);
}

/// Writes a text on one line into a rectangle, shortened with an ellipsis if it does not fit. If
/// anything of the text is not shown, a tooltip has the whole text.
pub fn paint_elided(ui: &Ui, rect: Rect, align: Align2, text: &str, font: FontId, color: Color32) {
    paint_with_tip(ui, rect, align, text, None, font, color);
}

/// Writes a text as [`paint_elided`] does, in the first font in which it fits, or the last one.
pub fn paint_fitted(
    ui: &Ui,
    rect: Rect,
    align: Align2,
    text: &str,
    fonts: [FontId; 2],
    color: Color32,
) {
    let [usual, smaller] = fonts;
    let is_long = elided(ui, text, usual.clone(), color, rect.width()).elided;
    paint_elided(ui, rect, align, text, if is_long { smaller } else { usual }, color);
}

/// Writes a text as [`paint_elided`] does, with a tooltip that explains it if there is something
/// `about` it.
pub fn paint_with_tip(
    ui: &Ui,
    rect: Rect,
    align: Align2,
    text: &str,
    about: Option<&str>,
    font: FontId,
    color: Color32,
) {
    let galley = elided(ui, text, font, color, rect.width());
    let at = align.align_size_within_rect(galley.size(), rect);
    if is_incomplete(&galley, text) || about.is_some() {
        Tip { name: text, keys: "", about }.show_in(ui, rect);
    }
    ui.painter().galley(at.min, galley, color);
}

/// Writes a faint, centred line.
pub fn footnote(ui: &mut Ui, text: &str) {
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(text).font(regular(CAPTION)).color(FAINT));
    });
}

/// Joins independent facts in a line. Anything that is one sentence is one message instead.
pub fn side_by_side(facts: &[&str]) -> String {
    facts.join(" · ")
}

/// Returns games won and lost as shown beside a name.
pub fn score_text(Score { won, lost }: Score) -> String {
    format!("{won}–{lost}")
}

/// Returns a remaining time as minutes and seconds, such as 2:05, rounded up to whole seconds.
pub fn minutes_and_seconds(time: Duration) -> String {
    let seconds = time.as_nanos().div_ceil(1_000_000_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
