//! The dialogs of the game screen.

use super::message::Message;
use crate::app::input::Action;
use crate::app::text::msg;
use crate::app::ui::{Command, Dialog, Icon, Reply, ask_whether};
use crate::game::Record;

/// Returns the menu of the game, with rare actions and those that end the game.
pub fn ask_what_else(may_resign: bool) -> Dialog<Message> {
    let answer = |label, icon, message| Command::new(label, None, Reply::Say(message)).icon(icon);
    let (go_on, icon) =
        if may_resign { (msg::QUESTION_NO, Icon::Play) } else { (msg::BACK, Icon::Back) };
    let play_on = Command::new(go_on, Action::Back, Reply::Leave).icon(icon);
    let resign = answer(msg::GAME_RESIGN, Icon::Flag, Message::AskToResign);
    let answers = vec![
        vec![play_on.primary(true)],
        vec![
            answer(msg::SAVE, Icon::Save, Message::AskToSave),
            answer(msg::SHARE, Icon::Picture, Message::AskForPicture),
        ],
        vec![
            answer(msg::HELP, Icon::Help, Message::Help),
            answer(msg::MENU_SETTINGS, Icon::Settings, Message::Settings),
        ],
        vec![answer(msg::GAME_LEAVE, Icon::Home, Message::Leave), resign.enabled(may_resign)],
    ];
    Dialog::new(msg::MENU, answers).over_board()
}

/// Returns the question whether to resign. Enter, the key that places pieces, continues the game.
pub fn ask_to_resign() -> Dialog<Message> {
    let resign = (msg::RESIGN_YES, Action::Confirm, Message::Resign);
    ask_whether(msg::RESIGN_QUESTION, (msg::QUESTION_NO, Icon::Play), resign).over_board()
}

/// Returns the question whether to replace the current game with a pasted one.
pub fn ask_to_play(record: Record) -> Dialog<Message> {
    let play = (msg::PASTE_YES, Action::Confirm, Message::Play(Box::new(record)));
    ask_whether(msg::PASTE_QUESTION, (msg::PASTE_NO, Icon::Back), play).over_board()
}
