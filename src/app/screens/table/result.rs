//! The result, in the place of the pieces and the buttons: who won, and by what. The board stays in view.

use egui::{Align2, Color32, Rect, Ui};

use super::view::TableView;
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, GAP, TEXT, TITLE, WARN, bold, paint_elided, regular, side_panel,
    theme,
};
use crate::game::{Ending, GameResult, Seat};

/// Heights of the lines of text, in points.
const HEADLINE: f32 = 40.0;
const LINE: f32 = 20.0;

/// Returns the places of the words and of the buttons below them.
pub fn places(place: Rect) -> [Rect; 2] {
    let (words, buttons) = place.split_top_bottom_at_y(place.bottom() - ButtonSize::Large.height());
    [words.with_max_y(words.bottom() - GAP), buttons]
}

/// Shows the winner and the reason.
pub fn show(ui: &Ui, view: TableView, place: Rect, texts: &Texts) {
    let session = view.session;
    let Some(result) = session.game().result() else { return };
    let (headline, color, reason) = result_texts(result, session.seats(), texts);
    let mut below = place;
    let head = side_panel::take(&mut below, HEADLINE);
    paint_elided(ui, head, Align2::CENTER_CENTER, &headline, bold(TITLE), color);
    let line = side_panel::take(&mut below, LINE);
    paint_elided(ui, line, Align2::CENTER_CENTER, &reason, regular(BODY), TEXT);
}

/// Returns the headline, its colour and the reason for a result, from the point of view of the people playing.
fn result_texts(result: GameResult, seats: &[Seat; 2], texts: &Texts) -> (String, Color32, String) {
    let [winner, loser] = [result.winner, result.winner.other()];
    let (last, last_you) = match result.ending {
        Ending::LastPlacement => (msg::RESULT_LAST_PIECE, msg::RESULT_LAST_PIECE_YOU),
        Ending::Resignation => (msg::RESULT_RESIGNED, msg::RESULT_RESIGNED_YOU),
        Ending::LossOnTime => (msg::RESULT_TIME, msg::RESULT_TIME_YOU),
    };
    let reason = texts.fill(last, &[("name", texts.name_of(seats, loser).into())]);
    match [winner, loser].map(|side| seats[side.index()].is_human()) {
        [true, false] => (texts.get(msg::RESULT_YOU_WON).to_owned(), ACCENT, reason),
        [false, true] => {
            (texts.get(msg::RESULT_YOU_LOST).to_owned(), WARN, texts.get(last_you).to_owned())
        }
        _ => {
            let name = texts.short_name_of(seats, winner);
            let headline = texts.fill(msg::RESULT_WON, &[("name", name.into())]);
            (headline, theme::side_color(result.winner), reason)
        }
    }
}
