//! Text from the clipboard: a position or a whole game, checked before it is played.

use super::strings::{Strings, fill};
use crate::ai::PositionError;
use crate::game::{Board, Document, DocumentError, Game, Record, Seat};

/// Why a text can't be played.
#[derive(Clone, PartialEq, Debug)]
pub enum PasteError {
    /// It is no position.
    Position(PositionError),
    /// Nothing fits on its board.
    Over,
    /// It looks like a record of a game, but is none.
    Record(DocumentError),
}

impl PasteError {
    /// Returns the reason in words.
    pub fn text(&self, strings: &Strings) -> String {
        let number = |text: &str, n: usize| fill(text, "n", &n.to_string());
        match self {
            PasteError::Over => strings.pasted_over.clone(),
            PasteError::Record(error) => fill(&strings.pasted_record, "error", &error.to_string()),
            PasteError::Position(PositionError::Character { character, place }) => {
                let shown = if character.is_control() { '?' } else { *character };
                number(&fill(&strings.pasted_character, "character", &shown.to_string()), *place)
            }
            PasteError::Position(PositionError::Separator { place }) => {
                number(&strings.pasted_separator, *place)
            }
            PasteError::Position(PositionError::TooShort(cells)) => {
                number(&strings.pasted_too_short, *cells)
            }
            PasteError::Position(PositionError::TooLong { .. }) => strings.pasted_too_long.clone(),
        }
    }
}

/// Reads a record, or a position that these players begin from.
///
/// # Errors
/// Says why the text can't be played.
pub fn read(text: &str, seats: &[Seat; 2]) -> Result<Record, PasteError> {
    let text = text.trim();
    if text.starts_with('(') {
        return Record::from_ron(text).map_err(PasteError::Record);
    }
    let board: Board = text.parse().map_err(PasteError::Position)?;
    if board.position().is_over() {
        return Err(PasteError::Over);
    }
    Ok(Record::new(seats.clone(), Game::new(board)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::strings::Language;
    use crate::game::{Command, PlayerName};

    fn seats() -> [Seat; 2] {
        ["Ann", "Bo"].map(|name| Seat::Human(PlayerName::new(name).unwrap()))
    }

    #[test]
    fn what_is_copied_can_be_pasted_position_and_game_alike() {
        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("c3,d3,e3,c4".parse().unwrap())).unwrap();
        let position = read(&format!(" {}\n", game.board()), &seats()).unwrap();
        assert_eq!(position.game.board(), game.board());
        assert_eq!(position.game.placements(), 0);
        let record = Record::new(seats(), game);
        assert_eq!(read(&record.to_ron(), &seats()).unwrap().game.placements(), 1);
    }

    #[test]
    fn every_refusal_has_its_words_in_both_languages() {
        let full = "#".repeat(100);
        let texts =
            ["", "hello", "\u{7}", &full, &".".repeat(99), &".".repeat(101), "(a", ".....,"]
                .map(str::to_owned);
        for text in texts.into_iter().chain([format!("...{}", ".../".repeat(25))]) {
            let error = read(&text, &seats()).unwrap_err();
            for language in Language::ALL {
                let words = error.text(&Strings::of(language));
                assert!(!words.is_empty() && !words.contains('{'), "{text}: {words}");
            }
        }
    }
}
