//! What the game screen asks before it acts.

use super::message::Message;
use crate::app::input::Action;
use crate::app::text::msg;
use crate::app::ui::{Command, Commands, Dialog, Icon, Reply, ask_whether};
use crate::game::Record;

/// Asks what else to do: what is rare, and what ends the game.
pub fn ask_what_else(may_resign: bool) -> Dialog<Message> {
    let say = |label, icon, message| Command::new(label, None, Reply::Say(message)).icon(icon);
    let (go_on, icon) = match may_resign {
        true => (msg::QUESTION_NO, Icon::Play),
        false => (msg::BACK, Icon::Back),
    };
    let play_on = Command::new(go_on, Action::Back, Reply::Leave).icon(icon);
    let resign = say(msg::GAME_RESIGN, Icon::Flag, Message::AskToResign);
    let answers = Commands::answers()
        .row([play_on.primary(true)])
        .row([
            say(msg::SAVE, Icon::Save, Message::AskToSave),
            say(msg::SHARE, Icon::Picture, Message::AskForPicture),
        ])
        .row([
            say(msg::HELP, Icon::Help, Message::Help),
            say(msg::MENU_SETTINGS, Icon::Settings, Message::Settings),
        ])
        .row([say(msg::GAME_LEAVE, Icon::Home, Message::Leave), resign.enabled(may_resign)]);
    Dialog::new(msg::MENU, answers).over_board()
}

/// Asks whether to resign. Enter, the key that places pieces, continues the game.
pub fn ask_to_resign() -> Dialog<Message> {
    let resign = (msg::RESIGN_YES, Action::Confirm, Message::Resign);
    ask_whether(msg::RESIGN_QUESTION, (msg::QUESTION_NO, Icon::Play), resign).over_board()
}

/// Asks whether to replace the current game with a pasted one.
pub fn ask_to_play(record: Record) -> Dialog<Message> {
    let play = (msg::PASTE_YES, Action::Confirm, Message::Play(Box::new(record)));
    ask_whether(msg::PASTE_QUESTION, (msg::QUESTION_NO, Icon::Play), play).over_board()
}
