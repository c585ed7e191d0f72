//! Asks which file with everything about all people is brought in from another computer.

use super::message::Message;
use crate::app::shell::{Context, Transition};
use crate::app::text::msg;
use crate::app::ui::{Command, Dialog, Icon, Reply};
use crate::game::{JOURNAL_EXTENSION, files_to_bring_in};

/// Largest number of files to choose from.
const MAX_FILES: usize = 4;

/// Asks which of the latest files is to be brought in.
pub fn ask_which(context: &mut Context) -> Transition<Message> {
    let files = files_to_bring_in(context.exports.as_deref(), JOURNAL_EXTENSION);
    if files.is_empty() {
        context.refuse(msg::EVERYTHING_NONE);
        return Transition::Stay;
    }
    let answers = files.into_iter().take(MAX_FILES).zip(0..).map(|(path, number)| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let answer = Command::new(name, None, Reply::Say(Message::BringIn(path)));
        answer.icon(Icon::Save).primary(number == 0)
    });
    let answers = answers.chain([Command::dismiss()]).map(|answer| vec![answer]);
    Transition::ask(Dialog::new(msg::EVERYTHING_WHICH, answers.collect()))
}
