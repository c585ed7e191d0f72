//! Texts for the reasons why a text on the clipboard can't be played.

use super::names::name_of_board;
use super::texts::{Texts, args, msg};
use crate::ai::PositionError;
use crate::app::input::PasteError;
use crate::game::GameTextError;

impl Texts {
    /// Returns the text that explains why a pasted text can't be played.
    pub fn paste_error(&self, error: &PasteError) -> String {
        match error {
            PasteError::Over => self.get(msg::PASTED_OVER).to_owned(),
            PasteError::Game(error) => self.game_error(error),
            PasteError::Position(error) => self.position_error(error),
        }
    }

    /// Returns the text that explains why a position can't be read.
    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::Character { character, place } => {
                let shown = if character.is_control() { '?' } else { *character };
                let character = shown.to_string();
                self.fill(msg::PASTED_CHARACTER, args!(character, n = *place))
            }
            PositionError::Separator { place, .. } => self.with(msg::PASTED_SEPARATOR, "n", *place),
            PositionError::Count(cells) => self.with(msg::PASTED_TOO_SHORT, "n", *cells),
            PositionError::Size { expected, found } => self.fill(
                msg::PASTED_OTHER_SIZE,
                args!(size = name_of_board(*expected), n = found.cell_count()),
            ),
            PositionError::TooLong { .. } => self.get(msg::PASTED_TOO_LONG).to_owned(),
        }
    }

    /// Returns the text that explains why a game can't be read.
    fn game_error(&self, error: &GameTextError) -> String {
        let (template, n) = match error {
            GameTextError::TooLong => return self.get(msg::PASTED_GAME_LONG).to_owned(),
            GameTextError::Empty | GameTextError::NotAGame(_) | GameTextError::OtherFile(_) => {
                return self.get(msg::PASTED_GAME_EMPTY).to_owned();
            }
            GameTextError::Start(error) => return self.position_error(error),
            GameTextError::Board(line, _) => (msg::PASTED_GAME_BOARD, *line),
            GameTextError::Clock(line, _) => (msg::PASTED_GAME_CLOCK, *line),
            GameTextError::Heading(line)
            | GameTextError::Value(line, _)
            | GameTextError::Winner(line, _) => (msg::PASTED_GAME_HEADING, *line),
            GameTextError::Placement(turn, _) | GameTextError::Loser(turn, _) => {
                (msg::PASTED_GAME_TURN, *turn)
            }
            GameTextError::Illegal(turn, _) | GameTextError::Untimed(turn) => {
                (msg::PASTED_GAME_ILLEGAL, *turn)
            }
        };
        self.with(template, "n", n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::pasted;
    use crate::app::text::Language;
    use crate::game::{PlayerName, Seat};

    #[test]
    fn every_refusal_has_a_text_in_every_language() {
        let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        let full = "#".repeat(100);
        let texts = [
            "",
            "hello",
            "\u{7}",
            &full,
            &".".repeat(99),
            &".".repeat(101),
            "(a",
            ".....,",
            "[",
            "[start \"x\"]",
            "[board 9x11]",
            "[board 6x6]\n[start \".\"]",
            &format!("[board 6x6]\n[start \"{}\"]", ".".repeat(49)),
            "1.",
            "1. a1",
            "1. a1,b1,c1,d1 a1,b1,c1,d1",
        ]
        .map(str::to_owned);
        for text in texts.into_iter().chain([format!("...{}", ".../".repeat(25))]) {
            let error = pasted::read(&text, &seats).unwrap_err();
            for language in Language::all() {
                let words = Texts::new(language).paste_error(&error);
                assert!(!words.is_empty() && !words.contains('{'), "{text}: {words}");
            }
        }
    }
}
