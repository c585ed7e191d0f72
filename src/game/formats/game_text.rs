//! A game as a text that people read, mail and paste, and that the program reads back.
//!
//! ```text
//! [first "Ann"]
//! [second 3]
//! [board 6x10]
//! [clock 3+2]
//! [start "..../…"]
//!
//! 1. c3,d3,e3,c4  f3,g3,h3,i3
//! 2. a1,a2,a3,a4  resign second
//! First wins.
//! ```
//! A side is a name in quotes, `guest` (a person without a name), or a built-in
//! [`Opponent`](crate::ai::Opponent): a level such as `3`, `fit:842` (the opponent that fits a
//! person of that strength) or `@luna` (a named player). Left out are
//! `board` for 10x10, `clock` (minutes, and seconds for each placement) for a game without clocks,
//! `start` for the empty board, and the last line while the game is not over. Instead of a
//! placement there may be `resign` or `time`, with the side that has lost.
//!
//! The reader takes the side to move for one that has lost and is not named. It skips the numbers
//! of turns. The last line may be missing. Blanks and line ends may stand anywhere between words
//! and headings, so a game may also be a single line.

use std::fmt::Write;

use crate::ai::{BoardSize, BoardSizeError, Level, PlacementError, PositionError};
use crate::game::rules::{
    Board, IllegalTurn, PlayerName, Record, Refusal, Seat, Side, TimeControl, TimeControlError,
    Turn,
};

/// Largest length of a text that is read, in bytes.
const MAX_LEN: usize = 1 << 16;

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameTextError {
    /// The text is longer than a game may be.
    #[error("the text is longer than {MAX_LEN} bytes")]
    TooLong,
    /// The heading in this line, counted from 1 as in all variants, is not known or not complete.
    #[error(
        "line {0}: this heading is not understood; [first …], [second …], [board …], [clock …] \
         and [start …] are"
    )]
    Heading(usize),
    /// The heading in this line, of this name, has a value that is not understood.
    #[error("line {0}: [{1} …] takes {what}", what = value_of(.1))]
    Value(usize, &'static str),
    /// The board in this line has a size that does not exist.
    #[error("line {0}: {1}")]
    Board(usize, BoardSizeError),
    /// The time control in this line is not valid.
    #[error("line {0}: this is not a time control: {1}")]
    Clock(usize, TimeControlError),
    /// The start is not a position, or not one on this board.
    #[error("start: {0}")]
    Start(#[from] PositionError),
    /// This turn, counted from 1, is neither a placement nor an end of the game.
    #[error("turn {0}: {1}")]
    Placement(usize, PlacementError),
    /// The first word is not even similar to a turn, and there is no heading.
    #[error("this is not a game: turn 1: {0}")]
    NotAGame(PlacementError),
    /// This turn, counted from 1, ends the game, and no side follows its word.
    #[error("turn {0}: after `{1}`, `first` or `second` is expected")]
    Loser(usize, &'static str),
    /// This turn, counted from 1, breaks the rules.
    #[error("turn {0}: {1}")]
    Illegal(usize, Refusal),
    /// This turn, counted from 1, is lost on time, in a game without clocks.
    #[error("turn {0}: in a game without [clock …], nobody loses on time")]
    Untimed(usize),
    /// The last line, with this number, names another winner than this one.
    #[error("line {0}: {end}", end = end_of(*.1))]
    Winner(usize, Option<Side>),
    /// The text has neither a heading in brackets nor a turn.
    #[error("the text holds no game")]
    Empty,
    /// The text is another file of the program, of this kind.
    #[error("this is a {0}, not a game")]
    OtherFile(&'static str),
}

/// How other files of the program begin, and what they are.
const OTHER_FILES: [(&str, &str); 2] =
    [("nim-tetris journal ", "journal of games"), ("nim-tetris proof ", "long proof")];

/// Says what a heading takes.
fn value_of(heading: &str) -> String {
    match heading {
        START => "a position in quotes".to_owned(),
        _ => format!(
            "a level up to {}, a named player such as @luna, a name in quotes such as \"Ann\", or `guest`",
            Level::MAX.number()
        ),
    }
}

/// Says how the turns end, whose winner the last line does not name.
fn end_of(winner: Option<Side>) -> String {
    match winner {
        Some(side) => format!("the turns end with a win of the {} player", SIDES[side.index()].0),
        None => "the game is not over after these turns".to_owned(),
    }
}

/// The heading of the position at the start.
const START: &str = "start";

/// Makes the turn by which a side loses the game.
type End = fn(Side) -> Turn;

/// The words for turns that end a game.
const ENDS: [(&str, End); 2] = [("resign", Turn::Resignation), ("time", Turn::LossOnTime)];

/// The words for the sides.
const SIDES: [(&str, Side); 2] = [("first", Side::First), ("second", Side::Second)];

/// The sides as the last line names them.
const WINNERS: [&str; 2] = ["First", "Second"];

/// Writes a game as text, without undone turns.
pub fn write_game(record: &Record) -> String {
    let mut text = String::new();
    for ((name, _), seat) in SIDES.iter().zip(&record.seats) {
        let who = match seat {
            Seat::Human(_) => seat.name().map_or("guest".to_owned(), |name| quoted(name.as_str())),
            Seat::Computer(opponent) => opponent.to_string(),
        };
        let _ = writeln!(text, "[{name} {who}]");
    }
    let size = record.game.board_size();
    if size != BoardSize::default() {
        let _ = writeln!(text, "[board {size}]");
    }
    if let Some(clock) = record.clock {
        let _ = writeln!(text, "[clock {}]", clock.control());
    }
    if !record.game.start().is_empty() {
        let _ = writeln!(text, "[start {}]", quoted(&record.game.start().to_string()));
    }
    for (index, turn) in record.game.turns().iter().enumerate() {
        let turn = match turn {
            Turn::Placement(placement) => placement.to_string(),
            Turn::Resignation(side) => format!("resign {}", SIDES[side.index()].0),
            Turn::LossOnTime(side) => format!("time {}", SIDES[side.index()].0),
        };
        let _ = if index.is_multiple_of(2) {
            write!(text, "\n{}. {turn}", index / 2 + 1)
        } else {
            write!(text, "  {turn}")
        };
    }
    text.push('\n');
    if let Some(result) = record.game.result() {
        let winner = WINNERS[result.winner.index()];
        let _ = writeln!(text, "{winner} wins.");
    }
    text
}

/// Reads a game from a text. `seats` are the players of sides that the text does not name.
///
/// The game counts as one [from outside](Record::from_outside), whose turns are checked, and which
/// is never rated.
///
/// # Errors
/// Says what is wrong, and in which turn or line if it is in one.
pub fn read_game(text: &str, mut seats: [Seat; 2]) -> Result<Record, GameTextError> {
    if text.len() > MAX_LEN {
        return Err(GameTextError::TooLong);
    }
    if let Some((_, kind)) = OTHER_FILES.iter().find(|(title, _)| text.starts_with(title)) {
        return Err(GameTextError::OtherFile(kind));
    }
    let mut size = BoardSize::default();
    let mut control: Option<TimeControl> = None;
    let mut start = None;
    let mut words = Vec::new();
    let mut has_heading = false;
    let mut rest = text;
    while let Some(token) = next_token(&mut rest) {
        let Some(heading) = token.strip_prefix('[') else {
            if !is_number(token) {
                words.push(token);
            }
            continue;
        };
        has_heading = true;
        let line = 1 + text[..text.len() - rest.len()].trim_end().matches('\n').count();
        let unclear = GameTextError::Heading(line);
        let inner = heading.strip_suffix(']').and_then(|inner| inner.split_once(' '));
        let bad = |heading| GameTextError::Value(line, heading);
        match inner.ok_or(unclear.clone())? {
            ("first", seat) => seats[0] = read_seat(seat).ok_or(bad("first"))?,
            ("second", seat) => seats[1] = read_seat(seat).ok_or(bad("second"))?,
            ("board", name) => size = name.parse().map_err(|e| GameTextError::Board(line, e))?,
            ("clock", name) => {
                control = Some(name.parse().map_err(|e| GameTextError::Clock(line, e))?);
            }
            (START, cells) => start = Some(unquoted(cells).ok_or(bad(START))?),
            _ => return Err(unclear),
        }
    }
    if words.is_empty() && !has_heading {
        return Err(GameTextError::Empty);
    }
    let start = match start {
        Some(cells) => Board::read(size, &cells)?,
        None => Board::new(size),
    };
    let winner = take_winner(&mut words);
    let is_foreign = !has_heading && words.first().is_some_and(|word| !word.contains(','));
    let turns = read_turns(&words).map_err(|error| match error {
        GameTextError::Placement(1, error) if is_foreign => GameTextError::NotAGame(error),
        error => error,
    })?;
    let record = Record::from_outside(seats, start, turns)
        .map_err(|IllegalTurn { number, refusal }| GameTextError::Illegal(number, refusal))?
        .timed(control);
    if let (None, [before @ .., Turn::LossOnTime(_)]) = (control, record.game.turns()) {
        return Err(GameTextError::Untimed(before.len() + 1));
    }
    let real_winner = record.game.result().map(|result| result.winner);
    if winner.is_some() && winner != real_winner {
        return Err(GameTextError::Winner(text.trim_end().lines().count(), real_winner));
    }
    Ok(record)
}

/// Takes the last line away, and returns the winner that it names; `None` if it is missing.
fn take_winner(words: &mut Vec<&str>) -> Option<Side> {
    let [.., name, "wins."] = words.as_slice() else { return None };
    let winner = WINNERS.iter().position(|winner| winner == name)?;
    words.truncate(words.len() - 2);
    Some(SIDES[winner].1)
}

/// Takes the next heading or word from the front of `rest`.
///
/// A heading ends with its closing bracket, or else with its line. Brackets in quotes belong to the
/// heading.
fn next_token<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let text = rest.trim_start();
    let len = if text.starts_with('[') {
        heading_len(text)
    } else {
        text.find(char::is_whitespace).unwrap_or(text.len())
    };
    let (token, after) = text.split_at(len);
    *rest = after;
    Some(token.trim_end()).filter(|token| !token.is_empty())
}

/// Returns the length of the heading at the start of `text`, in bytes.
fn heading_len(text: &str) -> usize {
    let (mut is_quoted, mut is_escaped) = (false, false);
    for (index, character) in text.char_indices() {
        match character {
            '\n' => return index,
            ']' if !is_quoted => return index + 1,
            '"' if !is_escaped => is_quoted = !is_quoted,
            _ => {}
        }
        is_escaped = character == '\\' && !is_escaped;
    }
    text.len()
}

/// Reads turns. A side that resigns or runs out of time and is not named is the side to move.
fn read_turns(words: &[&str]) -> Result<Vec<Turn>, GameTextError> {
    let mut turns = Vec::new();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        if let Some((end_word, end)) = ENDS.iter().find(|(name, _)| *name == word) {
            let side = match words.next() {
                None => Side::after(turns.len()),
                Some(word) => match SIDES.iter().find(|(name, _)| name == word) {
                    Some((_, side)) => *side,
                    None => return Err(GameTextError::Loser(turns.len() + 1, end_word)),
                },
            };
            turns.push(end(side));
            continue;
        }
        let placement = word.parse();
        let placement = placement.map_err(|e| GameTextError::Placement(turns.len() + 1, e))?;
        turns.push(Turn::Placement(placement));
    }
    Ok(turns)
}

/// Returns whether a word is the number of a turn, such as `12.`
fn is_number(word: &str) -> bool {
    let digits = word.strip_suffix('.').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads the player of a side.
fn read_seat(text: &str) -> Option<Seat> {
    if text == "guest" {
        return Some(Seat::UNNAMED);
    }
    if let Some(name) = unquoted(text) {
        return PlayerName::new(&name).map(Seat::named);
    }
    text.parse().ok().map(Seat::Computer)
}

/// Returns a text in quotes, with quotes and backslashes inside escaped.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Reads a text that [`quoted`] wrote.
fn unquoted(text: &str) -> Option<String> {
    let mut plain = String::new();
    let mut characters = text.strip_prefix('"')?.chars();
    loop {
        match characters.next()? {
            '\\' => plain.push(characters.next()?),
            '"' => return characters.as_str().is_empty().then_some(plain),
            other => plain.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Placement;
    use crate::ai::{Character, Opponent, Strength};
    use crate::game::{Game, Origin, Turn};

    fn name(text: &str) -> PlayerName {
        PlayerName::new(text).unwrap()
    }

    fn nobody() -> [Seat; 2] {
        ["Cy", "Di"].map(|text| Seat::named(name(text)))
    }

    fn random_record(rng: &mut fastrand::Rng) -> Record {
        let mut start = Board::new(BoardSize::ALL[rng.usize(..BoardSize::COUNT)]);
        if rng.bool() {
            start = start.to_string().replacen("..", "T#", 3).parse().unwrap();
        }
        let mut game = Game::new(start);
        for _ in 0..rng.u8(..40) {
            let Some(placement) = Placement::random_on(game.position().free(), rng) else { break };
            game.execute(Turn::Placement(placement)).unwrap();
        }
        let is_timed = rng.bool();
        if rng.bool() && game.result().is_none() {
            let side = if rng.bool() { Side::First } else { Side::Second };
            let is_late = is_timed && rng.bool();
            let end = if is_late { Turn::LossOnTime(side) } else { Turn::Resignation(side) };
            game.execute(end).unwrap();
        }
        let names = [r#"Ann "the" \ 철수"#, "level 3", "[x]"];
        let seat = |rng: &mut fastrand::Rng| match rng.usize(..7) {
            6 => Seat::from(Opponent::Fitting(Strength::new(842).unwrap())),
            5 => Seat::from(Character::from_key("luna").unwrap()),
            4 => Seat::UNNAMED,
            3 => Seat::from(Level::new(3).unwrap()),
            other => Seat::named(name(names[other])),
        };
        let seats = [seat(rng), seat(rng)];
        Record::new(seats, game).timed(is_timed.then(|| "5+3".parse().unwrap()))
    }

    #[test]
    fn a_game_is_read_back_as_it_was_written() {
        let mut rng = fastrand::Rng::with_seed(21);
        for _ in 0..200 {
            let record = random_record(&mut rng);
            let text = write_game(&record);
            let read = read_game(&text, nobody()).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(read.seats, record.seats);
            assert_eq!(read.game.start(), record.game.start());
            assert_eq!(read.game.turns(), record.game.turns());
            assert_eq!(read.game.result(), record.game.result());
            assert_eq!(read.clock, record.clock);
            assert_eq!(read.origin(), Origin::Outside);
        }
    }

    #[test]
    fn a_game_is_written_as_people_write_games() {
        let mut game = Game::new(Board::empty());
        for cells in ["c3,d3,e3,c4", "f3,g3,h3,i3", "a1,a2,a3,a4"] {
            game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
        }
        game.execute(Turn::Resignation(Side::Second)).unwrap();
        let record = Record::new([Seat::named(name("Ann")), Seat::from(Level::BEGINNER)], game);
        let expected = "[first \"Ann\"]\n[second 1]\n\n1. c3,d3,e3,c4  f3,g3,h3,i3\n\
                        2. a1,a2,a3,a4  resign second\nFirst wins.\n";
        assert_eq!(write_game(&record), expected);
    }

    #[test]
    fn a_game_on_a_small_board_says_its_size() {
        for size in BoardSize::ALL {
            let game = Game::new(Board::new(size));
            let text = write_game(&Record::new([Seat::UNNAMED, Seat::UNNAMED], game));
            let heading = format!("[board {size}]");
            assert_eq!(text.contains(&heading), size != BoardSize::Ten, "{text}");
            assert_eq!(read_game(&text, nobody()).unwrap().game.board_size(), size);
        }
        let both =
            "[start \"....../....../....../....../....../######\"]\n[board 6x6]\nc3,d3,e3,f3";
        assert_eq!(read_game(both, nobody()).unwrap().game.position().free().len(), 26);
    }

    #[test]
    fn sizes_and_clocks_that_do_not_exist_or_do_not_fit_are_refused_with_the_place() {
        let small = Board::new(BoardSize::Six);
        for (text, begin) in [
            ("[first guest]\n[board 9x11]", "line 2: `9x11`"),
            ("[first guest]\n[board 10x6]", "line 2: `10x6`"),
            ("[first guest]\n[board 99999999999999999999x1]", "line 2: `999"),
            ("[first guest]\n[clock 0+2]", "line 2: this is not a time control: minutes"),
            (
                &format!("[start \"{small}\"]"),
                "start: a position on 10x10 has 100 cells, but this one has 36",
            ),
            (
                &format!("[board 7x7]\n[start \"{small}\"]"),
                "start: a position on 7x7 has 49 cells, but this one has 36",
            ),
            ("[board 6x6]\n1. c1,d1,e1,f1 d2,e2,f2,g2", "turn 2: g2 is not on the board"),
        ] {
            let refused = read_game(text, nobody()).unwrap_err().to_string();
            assert!(refused.starts_with(begin), "{refused}");
        }
    }

    #[test]
    fn turns_alone_are_a_game_too() {
        let record = read_game("1. a1,b1,c1,d1\r\n\r\n e5,e6,e7,e8", nobody()).unwrap();
        assert_eq!(record.game.placements(), 2);
        assert_eq!(record.seats, nobody());
    }

    #[test]
    fn a_text_that_is_no_game_is_refused_with_the_place() {
        let read = |text: &str| read_game(text, nobody()).unwrap_err();
        for text in [" \n\n", "1. 2."] {
            assert_eq!(read(text), GameTextError::Empty);
        }
        assert_eq!(read(&"a".repeat(MAX_LEN + 1)), GameTextError::TooLong);
        // Its title once was "turn 1: `nim-tetris` is not a cell".
        for (kind, name) in [("journal", "journal of games"), ("proof", "long proof")] {
            let file = format!("nim-tetris {kind} 1\nx");
            assert_eq!(read(&file), GameTextError::OtherFile(name));
        }
        assert!(matches!(read("1. a1,b1,c1"), GameTextError::Placement(1, _)));
        assert!(matches!(read("a1,b1,c1,d1 d1,e1,f1,g1"), GameTextError::Illegal(2, _)));
        assert!(matches!(read("resign first a1,b1,c1,d1"), GameTextError::Illegal(2, _)));
        assert!(matches!(read("[start \"...\"]"), GameTextError::Start(_)));
        for (text, begin) in [
            // A number without digits, and words after the end, once were skipped.
            (". a1,b1,c1,d1", "this is not a game: turn 1: `.`"),
            // The advice once was to write a cell.
            ("1. resign secnd", "turn 1: after `resign`, `first` or `second` is expected"),
            ("1. resign first\nSecond wins. Well played", "turn 2: `Second`"),
            // The winner once was not named, and "hello" only was not a cell.
            ("1. resign first\nFirst wins.", "line 2: the turns end with a win of the second"),
            ("1. a1,b1,c1,d1\n\nFirst wins.\n", "line 3: the game is not over"),
            ("hello, world", "turn 1: `hello` is not a cell"),
            ("hello world", "this is not a game: turn 1: `hello`"),
            ("[clock abc]", "line 1: this is not a time control: minutes and seconds"),
            // It once was read as it stands.
            ("1. a1,b1,c1,d1 time", "turn 2: in a game without [clock …]"),
        ] {
            let refused = read(text).to_string();
            assert!(refused.starts_with(begin), "{text}: {refused}");
        }
        for heading in ["[first]", "[third \"Ann\"]", "[clock]", "["] {
            assert_eq!(read(&format!("\n{heading}")), GameTextError::Heading(2), "{heading}");
        }
        // A reader once was left to guess what is wrong with the value.
        for value in ["first Ann", "first \"\"", "second 99", "first \"\\\"", "start xx"] {
            let name = value.split(' ').next().unwrap();
            let refused = read(&format!("\n[{value}]"));
            assert!(matches!(refused, GameTextError::Value(2, heading) if heading == name));
        }
    }
}
