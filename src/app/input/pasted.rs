//! Text from the clipboard: a position or a whole game, validated before it is played.

use crate::ai::PositionError;
use crate::game::{Board, GameTextError, Record, Seat, read_game};

/// The reason why a text can't be played.
#[derive(Clone, PartialEq, Debug)]
pub enum PasteError {
    /// The text is not a position.
    Position(PositionError),
    /// No piece fits on the board of the text.
    Over,
    /// The text looks like a game, but is not a valid one.
    Game(GameTextError),
}

/// Reads a game as text, or a position, which starts a game. `seats` are the players of
/// sides that the text does not name.
///
/// # Errors
/// [`PasteError`] if the text can't be played.
pub fn read(text: &str, seats: &[Seat; 2]) -> Result<Record, PasteError> {
    let text = text.trim();
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
    use crate::game::{Game, PlayerName, Turn, write_game};

    fn seats() -> [Seat; 2] {
        ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()))
    }

    #[test]
    fn copied_positions_and_games_can_be_pasted() {
        let mut game = Game::new(Board::empty());
        game.execute(Turn::Placement("c3,d3,e3,c4".parse().unwrap())).unwrap();
        let position = read(&format!(" {}\n", game.board()), &seats()).unwrap();
        assert_eq!(position.game.board(), game.board());
        assert_eq!(position.game.placements(), 0);
        let text = write_game(&Record::new(seats(), game));
        assert_eq!(read(&text, &seats()).unwrap().game.placements(), 1, "{text}");
    }
}
