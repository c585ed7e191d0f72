//! The actions on a game besides opening it, by a key or from the menu.

use super::games::ListedGame;
use super::message::Message;
use crate::app::input::Action;
use crate::app::shell::{Chore, Context, Transition};
use crate::app::text::{self, msg};
use crate::app::ui::{Command, Dialog, Icon, Reply};

/// An entry of the menu: its label, the action of its key or else its icon, and its message.
type Entry = (text::Message, Result<Action, Icon>, Message);

/// Returns the possible entries in the order of the menu, with those on `game` if there is one.
pub fn entries(game: Option<&ListedGame>, context: &Context) -> impl Iterator<Item = Entry> {
    let may_export = !context.chores.is_busy(Chore::Export);
    let is_saved = game.is_some_and(|game| game.saved(context).is_some());
    let name = if is_saved { msg::GAMES_RENAME } else { msg::GAMES_NAME };
    let entries: [(bool, Entry); 10] = [
        (game.is_some(), (name, Ok(Action::Rename), Message::AskToName)),
        (game.is_some(), (msg::SHARE, Ok(Action::Picture), Message::AskForPicture)),
        (game.is_some(), (msg::GAMES_COPY, Ok(Action::CopyGame), Message::Copy)),
        (
            game.is_some_and(|game| !game.is_over),
            (msg::RESULT_REVIEW, Err(Icon::Graph), Message::Review),
        ),
        (game.is_some() && may_export, (msg::GAMES_EXPORT, Ok(Action::Export), Message::Export)),
        (true, (msg::GAMES_PASTE, Ok(Action::Paste), Message::Paste)),
        (may_export, (msg::STATISTICS_EXPORT, Err(Icon::Chart), Message::ExportTables)),
        (may_export, (msg::EVERYTHING_SAVE, Err(Icon::Save), Message::SaveEverything)),
        (may_export, (msg::EVERYTHING_BRING, Err(Icon::Person), Message::AskToBringIn)),
        (is_saved, (msg::GAMES_DELETE, Ok(Action::Delete), Message::AskToDelete)),
    ];
    entries.into_iter().filter_map(|(is_possible, entry)| is_possible.then_some(entry))
}

/// Returns the button that opens the menu.
pub fn button() -> Command<Message> {
    Command::new(msg::MENU, None, Message::AskForMore).icon(Icon::Menu).icon_alone()
}

/// Opens the menu, for a game or without one.
pub fn ask(game: Option<&ListedGame>, context: &Context) -> Transition<Message> {
    let title = match game {
        Some(game) => game.name(context),
        None => context.texts.get(msg::YOU_HISTORY).to_owned(),
    };
    let answers = entries(game, context).map(|(label, action, message)| {
        let answer = Command::new(label, None, Reply::Say(message));
        match action {
            Ok(action) => answer.like(action),
            Err(icon) => answer.icon(icon),
        }
    });
    let answers = answers.chain([Command::dismiss()]).map(|answer| vec![answer]);
    Transition::ask(Dialog::new(title, answers.collect()))
}
