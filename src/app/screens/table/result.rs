//! The card over the board that shows the winner, the reason, and what to do next.

use egui::{Color32, RichText};

use super::message::Message;
use super::panel::name_of;
use crate::app::input::action::Action;
use crate::app::shell::context::Context;
use crate::app::text::{Texts, msg};
use crate::app::ui::command::{ButtonSize, Command, Commands};
use crate::app::ui::layout::TableLayout;
use crate::app::ui::selection::Selection;
use crate::app::ui::theme::{self, ACCENT, WARN, bold, regular};
use crate::app::ui::widgets;
use crate::game::{Ending, GameResult, Seat, Session};

/// Width of the card's contents, in points.
const WIDTH: f32 = 356.0;

/// Adds the choices after a game.
pub fn add_answers(
    commands: Commands<Message>,
    may_take_back: bool,
    texts: &Texts,
) -> Commands<Message> {
    commands
        .answers_from_here()
        .row([
            Command::new(texts.get(msg::RESULT_REMATCH), None, Message::Rematch).primary(true),
            Command::new(texts.get(msg::RESULT_TAKE_BACK), Action::Undo, Message::Undo)
                .enabled(may_take_back),
        ])
        .row([
            Command::new(texts.get(msg::RESULT_LOOK_BACK), Action::LookBack, Message::LookBack),
            Command::new(texts.get(msg::MENU), Action::Back, Message::Leave),
        ])
}

/// Shows the winner and the reason, and returns the choice that was made.
pub fn show(
    ctx: &egui::Context,
    layout: &TableLayout,
    session: &Session,
    commands: &Commands<Message>,
    selection: &mut Selection,
    context: &Context,
) -> Option<Message> {
    let result = session.game().result()?;
    let (headline, color, reason) = result_texts(result, session.seats(), &context.texts);
    let keys = &context.preferences.keys;
    let width = WIDTH.min(layout.board.width() - 60.0);
    widgets::card(ctx, "result", layout.board.center(), width, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(headline).font(bold(34.0)).color(color));
            ui.label(RichText::new(reason).font(regular(17.0)));
        });
        ui.add_space(18.0);
        let size = ButtonSize { height: 46.0, gap: 10.0 };
        commands.show_menu(ui, size, keys, selection, 0)
    })
}

/// Returns the headline, its colour and the reason for a result, from the point of view of the people playing.
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
