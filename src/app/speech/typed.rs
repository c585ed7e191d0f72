//! Moves and questions that are typed instead of being made with the piece in hand.

use crate::ai::{BoardSize, Cell, Piece, Placement, PlacementError};
use crate::app::text::{Message, Texts, args, msg};
use crate::game::{name_off_board, names_of_cells};

/// Something to ask for in a typed line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// The sizes of the areas.
    Areas,
    /// The pieces that still fit.
    Pieces,
    /// The last move.
    LastMove,
    /// Who moves.
    ToMove,
    /// The times that are left.
    Clocks,
    /// What is on a cell.
    Cell(Cell),
}

/// A typed line, as it is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A placement, which need not fit.
    Move(Placement),
    /// A question.
    Question(Question),
}

/// All questions with what they are called.
const QUESTIONS: [(Message, Question); 5] = [
    (msg::TYPED_AREAS, Question::Areas),
    (msg::TYPED_PIECES, Question::Pieces),
    (msg::TYPED_LAST_MOVE, Question::LastMove),
    (msg::TYPED_TO_MOVE, Question::ToMove),
    (msg::TYPED_CLOCKS, Question::Clocks),
];

/// Returns how a move and the questions are typed.
pub fn help(texts: &Texts) -> String {
    let questions = texts.list(&QUESTIONS.map(|(name, _)| texts.get(name)));
    texts.fill(msg::TYPED_HELP, args!(example = "c3 d3 e3 c4", questions))
}

/// Reads a typed line: the four cells of a move in any order, with or without its piece before them
/// and blanks and commas between them, a single cell, or the beginning of a question in the
/// language of `texts`.
///
/// # Errors
/// The reason why it is neither, in words.
pub fn read(line: &str, size: BoardSize, texts: &Texts) -> Result<Typed, String> {
    let line = line.trim_matches([' ', '?', '？', '.']).to_lowercase();
    let begins =
        |name: &Message| !line.is_empty() && texts.get(*name).to_lowercase().starts_with(&line);
    if let Some((_, question)) = QUESTIONS.iter().find(|(name, _)| begins(name)) {
        return Ok(Typed::Question(*question));
    }
    let unknown = || texts.get(msg::TYPED_UNKNOWN).to_owned();
    let (piece, cells) = match line.split_once(' ') {
        Some((letter, cells)) if letter.len() == 1 => {
            let piece = letter.to_uppercase().chars().next().and_then(Piece::from_letter);
            (Some(piece.ok_or_else(unknown)?), cells)
        }
        _ => (None, line.as_str()),
    };
    let names = names_of_cells(cells).ok_or_else(unknown)?;
    if let Some(name) = name_off_board(&names, size) {
        return Err(texts.with(msg::TYPED_NO_CELL, "cell", name));
    }
    if let ([name], None) = (&names[..], piece)
        && let Ok(cell) = name.parse()
    {
        return Ok(Typed::Question(Question::Cell(cell)));
    }
    match names.join(",").parse::<Placement>() {
        Ok(placement) if piece.is_some_and(|it| it != placement.piece()) => Err(unknown()),
        Ok(placement) => Ok(Typed::Move(placement)),
        Err(PlacementError::Disconnected(_)) => Err(texts.get(msg::TYPED_DISCONNECTED).to_owned()),
        Err(PlacementError::Count(_) | PlacementError::Cell(_)) => {
            Err(texts.get(msg::TYPED_COUNT).to_owned())
        }
    }
}

/// Returns how the place of a piece of stacking is typed.
pub fn help_on_drops(texts: &Texts) -> String {
    texts.with(msg::TYPED_DROP_HELP, "example", "d 1")
}

/// Reads where a piece of stacking is dropped: the column of its left edge from 0, and after it, if
/// it is typed, how often the piece is rotated first; `None` if the line is anything else.
pub fn read_drop(line: &str) -> Option<(usize, usize)> {
    let line = line.trim().to_lowercase();
    let column = line.chars().next().filter(char::is_ascii_lowercase)?;
    let turns = line[1..].trim_matches([' ', ',']);
    let turns = if turns.is_empty() { 0 } else { turns.parse().ok()? };
    Some((usize::from(column as u8 - b'a'), turns))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;

    #[test]
    fn a_move_is_typed_in_any_order_with_or_without_blanks() {
        let texts = Texts::new(Language::reference());
        let expected = Ok(Typed::Move("c3,d3,e3,c4".parse().unwrap()));
        for line in ["c3,d3,e3,c4", "C4 e3 D3 c3", "c3d3e3c4", " c3, d3, e3, c4. ", "J c3 d3 e3 c4"]
        {
            assert_eq!(read(line, BoardSize::Ten, &texts), expected, "{line}");
        }
        let large = Ok(Typed::Move("j7,j8,j9,j10".parse().unwrap()));
        assert_eq!(read("j10j9j8j7", BoardSize::Ten, &texts), large);
    }

    #[test]
    fn a_drop_is_a_column_and_a_number_of_turns() {
        for (line, expected) in [
            ("d", Some((3, 0))),
            (" D 1 ", Some((3, 1))),
            ("j3", Some((9, 3))),
            ("a, 2", Some((0, 2))),
            ("", None),
            ("3", None),
            ("d e", None),
            ("é1", None),
        ] {
            assert_eq!(read_drop(line), expected, "{line}");
        }
    }

    #[test]
    fn each_refusal_says_why() {
        let texts = Texts::new(Language::reference());
        let refused = |line: &str| read(line, BoardSize::Six, &texts).unwrap_err();
        assert_eq!(refused("c3 d3 e3 g3"), texts.with(msg::TYPED_NO_CELL, "cell", "g3"));
        assert_eq!(refused("c3 d3 e3"), texts.get(msg::TYPED_COUNT));
        assert_eq!(refused("c3 d3 e3 c3"), texts.get(msg::TYPED_COUNT));
        assert_eq!(refused("a1 b1 e3 e4"), texts.get(msg::TYPED_DISCONNECTED));
        for line in ["", "hello", "3c", "c3 d3 e3 c4 +", "c 3"] {
            let reason = refused(line);
            assert!(
                [msg::TYPED_UNKNOWN, msg::TYPED_COUNT].iter().any(|it| texts.get(*it) == reason)
            );
        }
    }

    /// With a Russian keyboard, the cells have other letters, some of which look the same.
    #[test]
    fn in_russian_the_refusal_says_that_cells_have_latin_letters() {
        let texts = Texts::new(Language::find("ru").unwrap());
        let reason = read("с3 в3 у3 с4", BoardSize::Ten, &texts).unwrap_err();
        assert!(reason.contains("латинскими"), "{reason}");
    }

    /// "A move has four different cells" once was the answer.
    #[test]
    fn a_single_cell_is_a_question() {
        let texts = Texts::new(Language::reference());
        let expected = Ok(Typed::Question(Question::Cell("f4".parse().unwrap())));
        assert_eq!(read("F4", BoardSize::Six, &texts), expected);
        assert!(read("t f4", BoardSize::Six, &texts).is_err());
        assert!(read("t c3 d3 e3 c4", BoardSize::Six, &texts).is_err(), "it is a J");
    }

    #[test]
    fn questions_are_asked_by_their_beginning_in_every_language() {
        for language in Language::all() {
            let texts = Texts::new(language);
            for (name, question) in QUESTIONS {
                let whole = texts.get(name);
                for line in [whole.to_owned(), format!("{} ?", whole.to_uppercase())] {
                    let read = read(&line, BoardSize::Ten, &texts);
                    assert_eq!(read, Ok(Typed::Question(question)), "{line}");
                }
            }
            assert!(QUESTIONS.iter().all(|(name, _)| help(&texts).contains(texts.get(*name))));
        }
    }
}
