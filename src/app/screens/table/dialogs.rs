//! Over the board: the question before something is done, and the result.

use egui::{Color32, Rect, Ui, vec2};

use crate::app::input::actions::Action;
use crate::app::screens::table::panel::{Click, GAP, PanelView, name_of};
use crate::app::screens::table::screen::Question;
use crate::app::text::{Texts, msg};
use crate::app::ui::layout::TableLayout;
use crate::app::ui::theme::{self, ACCENT, WARN, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Ending, GameResult, Seat};

/// Shows the question that is open and returns the answer.
pub fn show_question(
    ctx: &egui::Context,
    layout: &TableLayout,
    question: &Question,
    texts: &Texts,
) -> Option<Click> {
    let (text, yes) = match question {
        Question::Resign => (texts.get(msg::RESIGN_QUESTION), (texts.get(msg::RESIGN_YES), "R")),
        Question::Paste(_) => (texts.get(msg::PASTE_QUESTION), (texts.get(msg::PASTE_YES), "Y")),
    };
    let rect = Rect::from_center_size(layout.board.center(), vec2(400.0, 139.0));
    widgets::dialog(ctx, "question", rect, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(text).font(bold(21.0)));
        });
        ui.add_space(18.0);
        two_buttons(
            ui,
            (texts.get(msg::QUESTION_NO), "Enter", Click::No),
            (yes.0, yes.1, Click::Yes),
            true,
        )
    })
}

/// Shows who won and why, and returns what is to be done then.
pub fn show_result(
    ctx: &egui::Context,
    layout: &TableLayout,
    view: PanelView,
    texts: &Texts,
) -> Option<Click> {
    let result = view.session.game().result()?;
    let (headline, color, reason) = result_texts(result, view.session.seats(), texts);
    let rect = Rect::from_center_size(layout.board.center(), vec2(400.0, 226.0));
    widgets::dialog(ctx, "result", rect, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(headline).font(bold(34.0)).color(color));
            ui.label(egui::RichText::new(reason).font(regular(17.0)));
        });
        ui.add_space(18.0);
        let first = two_buttons(
            ui,
            (texts.get(msg::RESULT_REMATCH), "Enter", Click::Rematch),
            (texts.get(msg::RESULT_TAKE_BACK), "U", Click::Do(Action::Undo)),
            true,
        );
        ui.add_space(2.0);
        let second = two_buttons(
            ui,
            (texts.get(msg::RESULT_LOOK_BACK), "L", Click::LookBack),
            (texts.get(msg::MENU), "Esc", Click::Do(Action::Back)),
            false,
        );
        first.or(second)
    })
}

/// Shows two buttons side by side; the first one may be the one that most people want.
fn two_buttons(
    ui: &mut Ui,
    first: (&str, &'static str, Click),
    second: (&str, &'static str, Click),
    first_is_primary: bool,
) -> Option<Click> {
    let size = vec2((ui.available_width() - GAP) / 2.0, 46.0);
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for ((text, key, click), primary) in [(first, first_is_primary), (second, false)] {
            let look = ButtonLook { primary, key, ..Default::default() };
            if widgets::button(ui, size, text, look).clicked() {
                clicked = Some(click);
            }
        }
    });
    clicked
}

/// Returns headline, its colour, and the reason for a result, as the people at the table see it.
fn result_texts(result: GameResult, seats: &[Seat; 2], texts: &Texts) -> (String, Color32, String) {
    let [winner, loser] = [result.winner, result.winner.other()];
    let (last, last_you) = match result.ending {
        Ending::LastPlacement => (msg::RESULT_LAST_PIECE, msg::RESULT_LAST_PIECE_YOU),
        Ending::Resignation => (msg::RESULT_RESIGNED, msg::RESULT_RESIGNED_YOU),
    };
    let reason = texts.fill(last, &[("name", name_of(seats, loser, texts).into())]);
    match (&seats[winner.index()], &seats[loser.index()]) {
        (Seat::Human(_), Seat::Ai(_)) => {
            (texts.get(msg::RESULT_YOU_WON).to_owned(), ACCENT, reason)
        }
        (Seat::Ai(_), Seat::Human(_)) => {
            (texts.get(msg::RESULT_YOU_LOST).to_owned(), WARN, texts.get(last_you).to_owned())
        }
        _ => {
            let name = name_of(seats, winner, texts);
            let headline = texts.fill(msg::RESULT_WON, &[("name", name.into())]);
            (headline, theme::side_color(result.winner), reason)
        }
    }
}
