//! The choice of the board's size on the screens that begin a game.

use egui::{RichText, Ui};

use crate::ai::{BoardSize, Outcome};
use crate::app::text::{Message, Texts, msg, name_of_board};
use crate::app::ui::{Command, FAINT, LABEL, regular};

/// Returns a button for each size, which shows it and tells who wins it.
pub fn buttons<M>(
    chosen: BoardSize,
    message: impl Fn(BoardSize) -> M,
) -> impl Iterator<Item = Command<M>> {
    BoardSize::ALL.into_iter().map(move |size| {
        let command = Command::new(name_of_board(size), None, message(size));
        command.board(size).on(size == chosen).tip(note_on(size))
    })
}

/// Shows who wins a board with perfect play.
pub fn show_note(ui: &mut Ui, size: BoardSize, texts: &Texts) {
    let note = RichText::new(texts.get(note_on(size))).font(regular(LABEL)).color(FAINT);
    ui.vertical_centered(|ui| ui.label(note));
}

/// Returns who wins a board with perfect play, in a sentence.
fn note_on(size: BoardSize) -> Message {
    match size.solved() {
        Some(Outcome::Win) => msg::BOARD_WON,
        Some(Outcome::Loss) => msg::BOARD_LOST,
        None => msg::BOARD_OPEN,
    }
}
