//! The result in the side panel: the winner, the reason, and what to do next. The board stays in view.

use egui::{Align2, Color32, RichText, Ui};

use super::message::Message;
use super::view::TableView;
use crate::app::input::Action;
use crate::app::shell::Frame;
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ACCENT, ButtonSize, Command, Commands, Icon, Selection, TEXT, WARN, bold, regular, theme,
    widgets,
};
use crate::game::{Ending, GameResult, Seat};

/// Height of the headline and size of its letters, in points.
const HEADLINE: f32 = 40.0;
const LETTERS: f32 = 28.0;

/// Adds the choices after a game. To try again from the turn that decided it is offered after a game with the coach.
pub fn add_answers(
    commands: Commands<Message>,
    may_take_back: bool,
    may_try_again: Option<bool>,
) -> Commands<Message> {
    let rematch = Command::new(msg::RESULT_REMATCH, None, Message::Rematch).icon(Icon::Repeat);
    let take_back = Command::new(msg::RESULT_TAKE_BACK, Action::Undo, Message::Undo);
    let look_back = Command::new(msg::RESULT_LOOK_BACK, Action::LookBack, Message::LookBack);
    let save = Command::new(msg::SAVE, Action::Save, Message::AskToSave);
    let picture = Command::new(msg::PICTURE, Action::Picture, Message::AskForPicture);
    let menu = Command::new(msg::MENU, Action::Back, Message::Leave).icon(Icon::Home);
    let commands = commands.answers_from_here().row([rematch.primary(true)]);
    let commands = if let Some(may_try_again) = may_try_again {
        let again = Command::new(msg::COACH_TRY_AGAIN, Action::TryAgain, Message::TryAgain)
            .enabled(may_try_again);
        commands.row([look_back]).row([again])
    } else {
        commands.row([look_back])
    };
    if may_take_back {
        commands.row([take_back, save]).row([picture, menu])
    } else {
        commands.row([save, picture]).row([menu])
    }
}

/// Shows the winner and the reason, and returns the choice that was made.
pub fn show(
    ui: &mut Ui,
    view: TableView,
    frame: &Frame<Message>,
    selection: &mut Selection,
    size: ButtonSize,
) -> Option<Message> {
    let &Frame { context, commands, .. } = frame;
    let (session, texts) = (view.session, &context.texts);
    let result = session.game().result()?;
    let (headline, color, reason) = result_texts(result, session.seats(), texts);
    let rect = widgets::strip(ui, HEADLINE);
    let full = ui.painter().layout_no_wrap(headline.clone(), bold(LETTERS), color).size().x;
    let font = bold((LETTERS * (rect.width() / full).clamp(0.5, 1.0)).floor());
    widgets::paint_elided(ui, rect, Align2::CENTER_CENTER, &headline, font, color);
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(reason).font(regular(16.0)).color(TEXT));
    });
    view.coaching.show_decisive(ui, texts);
    commands.show_menu(ui, size, context.labels(), selection)
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
            let name = texts.name_of(seats, winner);
            let headline = texts.fill(msg::RESULT_WON, &[("name", name.into())]);
            (headline, theme::side_color(result.winner), reason)
        }
    }
}
