//! The choice of the board's size on the screens that begin a game.

use egui::{RichText, Ui};

use crate::ai::{BoardSize, Outcome};
use crate::app::text::{Texts, msg};
use crate::app::ui::{Command, FAINT, LABEL, regular};

/// Returns a button for each size.
pub fn buttons<M>(
    chosen: BoardSize,
    message: impl Fn(BoardSize) -> M,
) -> impl Iterator<Item = Command<M>> {
    BoardSize::ALL
        .into_iter()
        .map(move |size| Command::new(size.to_string(), None, message(size)).on(size == chosen))
}

/// Shows who wins a board with perfect play.
pub fn show_note(ui: &mut Ui, size: BoardSize, texts: &Texts) {
    let note = RichText::new(note_on(size, texts)).font(regular(LABEL)).color(FAINT);
    ui.vertical_centered(|ui| ui.label(note));
}

/// Returns who wins a board with perfect play, in a sentence.
pub fn note_on(size: BoardSize, texts: &Texts) -> &str {
    texts.get(match size.solved() {
        Some(Outcome::Win) => msg::BOARD_WON,
        Some(Outcome::Loss) => msg::BOARD_LOST,
        None => msg::BOARD_OPEN,
    })
}
