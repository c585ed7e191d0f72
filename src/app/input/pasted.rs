//! Text from the clipboard: a position or a whole game, checked before it is played.

use crate::ai::PositionError;
use crate::app::text::strings::{Strings, fill};
use crate::game::{Board, Document, DocumentError, GameTextError, Record, Seat, read_game};

/// Why a text can't be played.
#[derive(Clone, PartialEq, Debug)]
pub enum PasteError {
    /// It is no position.
    Position(PositionError),
    /// Nothing fits on its board.
    Over,
    /// It looks like a record of a game, but is none.
    Record(DocumentError),
    /// It looks like a game, but is none.
    Game(GameTextError),
}

impl PasteError {
    /// Returns the reason in words.
    pub fn text(&self, strings: &Strings) -> String {
        let number = |text: &str, n: usize| fill(text, "n", &n.to_string());
        match self {
            PasteError::Over => strings.pasted_over.clone(),
            PasteError::Game(error) => game_text(error, strings),
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

/// Returns in words why a text is no game.
fn game_text(error: &GameTextError, strings: &Strings) -> String {
    let number = |text: &str, n: usize| fill(text, "n", &n.to_string());
    match error {
        GameTextError::TooLong => strings.pasted_game_long.clone(),
        GameTextError::Heading(line) => number(&strings.pasted_game_heading, *line),
        GameTextError::Start(error) => PasteError::Position(error.clone()).text(strings),
        GameTextError::Placement(turn, _) => number(&strings.pasted_game_turn, *turn),
        GameTextError::Illegal(turn, _) => number(&strings.pasted_game_illegal, *turn),
        GameTextError::Empty => strings.pasted_game_empty.clone(),
    }
}

/// Reads a record, a game as text, or a position that these players begin from.
///
/// # Errors
/// Says why the text can't be played.
pub fn read(text: &str, seats: &[Seat; 2]) -> Result<Record, PasteError> {
    let text = text.trim();
    if text.starts_with('(') {
        return Record::from_ron(text).map_err(PasteError::Record);
    }
    let is_game = text.starts_with('[') || text.starts_with(|c: char| c.is_ascii_digit());
    if is_game {
        return read_game(text, seats.clone()).map_err(PasteError::Game);
    }
    let board: Board = text.parse().map_err(PasteError::Position)?;
    if board.position().is_over() {
        return Err(PasteError::Over);
    }
    Ok(Record::from_position(seats.clone(), board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::strings::Language;
    use crate::game::{Command, Game, PlayerName, write_game};

    fn seats() -> [Seat; 2] {
        ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()))
    }

    #[test]
    fn what_is_copied_can_be_pasted_position_and_game_alike() {
        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("c3,d3,e3,c4".parse().unwrap())).unwrap();
        let position = read(&format!(" {}\n", game.board()), &seats()).unwrap();
        assert_eq!(position.game.board(), game.board());
        assert_eq!(position.game.placements(), 0);
        let record = Record::new(seats(), game);
        for text in [record.to_ron(), write_game(&record)] {
            assert_eq!(read(&text, &seats()).unwrap().game.placements(), 1, "{text}");
        }
    }

    #[test]
    fn every_refusal_has_its_words_in_both_languages() {
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
            "1.",
            "1. a1",
            "1. a1,b1,c1,d1 a1,b1,c1,d1",
        ]
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
