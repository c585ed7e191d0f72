//! The targets of fuzzing: each hands any bytes to a reader, and panics if the reader breaks a
//! promise, such as that what it has read is written and read back unchanged.

use std::fmt::{Debug, Display};

use nim_tetris::ai::{BoardSize, Cell, CellText, Placement, Position};
#[cfg(feature = "window")]
use nim_tetris::app::{Preferences, Remembered};
use nim_tetris::cli::gtp_session;
use nim_tetris::game::{
    self, Board, Command, Document, DocumentError, Editor, Entry, Files, Game, GameTextError,
    Profile, Record, Seat, Side, Turn, read_game, write_game,
};
use nim_tetris::lab::{ProofTree, read_job_answer, read_step, write_step};

/// A reader under test.
pub struct Target {
    pub name: &'static str,
    /// Runs the reader on any bytes, and panics if it breaks a promise.
    pub run: fn(&[u8]),
    /// Number of inputs in an ordinary run of the tests.
    #[allow(dead_code, reason = "the guided program counts its inputs by itself")]
    pub inputs: u64,
}

const fn target(name: &'static str, run: fn(&[u8]), inputs: u64) -> Target {
    Target { name, run, inputs }
}

/// All targets.
pub const TARGETS: &[Target] = &[
    target("position", position, 300_000),
    target("placement", placement, 300_000),
    target("game_text", game_text, 70_000),
    target("journal", journal, 210_000),
    target("union", union, 20_000),
    target("gtp", gtp, 20_000),
    target("editor", editor, 20_000),
    target("game", game, 15_000),
    target("proof", proof, 20_000),
    #[cfg(feature = "window")]
    target("settings", document::<Preferences>, 20_000),
    #[cfg(feature = "window")]
    target("remembered", document::<Remembered>, 20_000),
];

/// Checks the message for a refused text: it is not empty, safe to print, and not endless.
fn check_refusal(error: &impl Display) {
    let message = error.to_string();
    assert!(!message.trim().is_empty());
    assert!(message.chars().count() < 1000, "{message}");
    assert!(!message.contains(|c: char| c.is_control() && c != '\n'), "{message:?}");
}

/// Checks that the place named by a message, counted in characters from 1, lies in the text, or
/// just behind it.
fn check_place(place: usize, text: &str) {
    assert!((1..=text.chars().count() + 1).contains(&place), "character {place} of {text:?}");
}

/// Returns the bytes as text; `None` if they are not UTF-8.
fn as_text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

fn position(bytes: &[u8]) {
    let Some(text) = as_text(bytes) else { return };
    let board: Result<Board, _> = text.parse();
    let position: Result<Position, _> = text.parse();
    match (&board, &position) {
        (Ok(board), Ok(position)) => {
            assert_eq!(board.position(), *position);
            assert_eq!(board.to_string().parse().as_ref(), Ok(board));
            assert_eq!(position.to_string().parse().as_ref(), Ok(position));
        }
        (Err(board), Err(position)) => {
            use nim_tetris::ai::PositionError::{Character, Count, Separator, Size, TooLong};
            assert_eq!(board, position);
            check_refusal(position);
            match *position {
                Character { place, character } => {
                    assert_eq!(text.chars().nth(place - 1), Some(character));
                }
                Separator { place, .. } | TooLong { place } => check_place(place, text),
                Size { .. } => unreachable!("any size is read"),
                Count(cells) => assert!(cells < 100),
            }
        }
        _ => panic!("a board and its position differ on {text:?}"),
    }
}

fn placement(bytes: &[u8]) {
    let Some(text) = as_text(bytes) else { return };
    match text.parse::<Cell>() {
        Ok(cell) => assert_eq!(cell.to_string().parse(), Ok(cell)),
        Err(error) => check_refusal(&error),
    }
    match text.parse::<Placement>() {
        Ok(placement) => {
            assert_eq!(placement.to_string().parse(), Ok(placement));
            assert_eq!(placement.cells().len(), 4);
        }
        Err(error) => check_refusal(&error),
    }
}

fn game_text(bytes: &[u8]) {
    let Some(text) = as_text(bytes) else { return };
    let read = |text: &str| -> Result<Record, GameTextError> {
        read_game(text, [Seat::UNNAMED, Seat::UNNAMED])
    };
    match read(text) {
        Ok(record) => {
            let written = write_game(&record);
            let again = read(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
            assert_eq!(write_game(&again), written);
            assert_eq!(again.game.board(), record.game.board());
            assert!(!record.may_be_rated());
        }
        Err(error) => check_refusal(&error),
    }
}

/// Reads an entry of the journal: from the bytes as they are, which seldom have a right checksum,
/// and behind the right one.
fn journal(bytes: &[u8]) {
    let Some(text) = as_text(bytes).filter(|text| !text.contains('\n')) else { return };
    if let Err(error) = Entry::read(text) {
        check_refusal(&error);
    }
    match Entry::read(&format!("{:08x} {text}", crc32fast::hash(text.as_bytes()))) {
        Ok(entry) => {
            let written = entry.line();
            let again = Entry::read(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
            assert_eq!(again.line(), written);
            let (mut profile, files) = (Profile::default(), Files::nowhere());
            profile.add(&files, entry.clone());
            profile.news.clear();
            profile.add(&files, entry);
            assert!(profile.news.is_empty(), "it is not new: {text}");
        }
        Err(error) => check_refusal(&error),
    }
}

/// Takes the union of two journals, with an empty line between their entries: what was brought in
/// is brought in once, and nothing of the first one goes.
fn union(bytes: &[u8]) {
    if let Err(error) = game::union(&[], bytes) {
        check_refusal(&error);
    }
    let Some(text) = as_text(bytes) else { return };
    let journal = |lines: &str| {
        let checked = |line: &str| format!("{:08x} {line}\n", crc32fast::hash(line.as_bytes()));
        "nim-tetris journal 1\n".to_owned() + &lines.lines().map(checked).collect::<String>()
    };
    // Without a deed, the first one would give way to the other.
    const DEED: &str = "Run(person:\"00000001\",at:5,solved:9,errors:0)";
    let (own, other) = text.split_once("\n\n").unwrap_or(("", text));
    let (own, other) = (journal(&format!("{own}\n{DEED}")), journal(other));
    match game::union(own.as_bytes(), other.as_bytes()) {
        Ok((both, _)) => {
            let again = game::union(both.as_bytes(), other.as_bytes()).unwrap();
            assert_eq!(again.0, both);
            let lines: Vec<&str> = both.lines().collect();
            assert!(own.lines().all(|line| lines.contains(&line)));
        }
        Err(error) => check_refusal(&error),
    }
}

fn document<T: Document>(bytes: &[u8]) {
    let Some(text) = as_text(bytes) else { return };
    match T::from_ron(text) {
        Ok(document) => check_read_back(&document),
        Err(error) => {
            check_refusal(&error);
            // The error of an unreadable text has the line and the column of the first fault.
            if let DocumentError::Syntax(message) = error {
                assert!(message.starts_with(|c: char| c.is_ascii_digit()), "{message}");
            }
        }
    }
}

/// Checks that a value that was read is written to a text that is read to the same value.
fn check_read_back<T: Document>(document: &T) {
    let written = document.to_ron();
    assert!(written.len() <= T::MAX_LEN);
    let again = T::from_ron(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(again.to_ron(), written);
}

/// Largest number of searches in one session; each takes milliseconds.
const MAX_SEARCHES: usize = 1;

/// Runs a session of GTP: there are at most as many answers as lines, and answers have an empty
/// line only at their end.
fn gtp(bytes: &[u8]) {
    let mut searches = 0;
    let is_quick = |line: &&[u8]| {
        let has = |name: &[u8]| line.windows(name.len()).any(|part| part == name);
        if has(b"nt-outcome") || has(b"nt-analyze") || has(b"nt-level") {
            return false;
        }
        // The session drops control characters, and what is left of the line may be `genmove`.
        let may_search = has(b"genmove") || line.iter().any(|byte| byte.is_ascii_control());
        searches += usize::from(may_search);
        !may_search || searches <= MAX_SEARCHES
    };
    let lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').filter(is_quick).collect();
    let mut out = Vec::new();
    gtp_session(&*lines.join(&b'\n'), &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(out.is_empty() || out.ends_with("\n\n"), "{out:?}");
    let answers: Vec<&str> = out.split_terminator("\n\n").collect();
    assert!(answers.len() <= lines.len());
    assert!(answers.iter().all(|answer| answer.starts_with(['=', '?'])), "{out:?}");
}

/// Returns a board size that follows from the number of bytes.
fn any_size(bytes: &[u8]) -> BoardSize {
    BoardSize::ALL[bytes.len() % BoardSize::COUNT]
}

/// Edits a board, a change for every two bytes or a text: undoing and redoing a change gives the
/// same boards.
fn editor(bytes: &[u8]) {
    let size = any_size(bytes);
    let mut editor = Editor::new(Board::new(size));
    let cell = |byte: u8| Cell::all().nth(usize::from(byte) % 100).unwrap();
    let placements: Vec<Placement> = Placement::all_on(Position::START.free()).collect();
    let mut input = bytes.iter().copied().take(400);
    while let Some(byte) = input.next() {
        let (before, next) = (editor.board().clone(), input.next().unwrap_or_default());
        let changed = match byte % 9 {
            0 => {
                editor.toggle(cell(next));
                editor.board() != &before
            }
            1 => {
                let content = [CellText::Free, CellText::Filled][usize::from(next) % 2];
                editor.set(cell(next / 2), content);
                editor.board() != &before
            }
            2 => {
                editor.place(
                    placements
                        [(usize::from(byte / 8) * 256 + usize::from(next)) % placements.len()],
                );
                editor.board() != &before
            }
            3 => {
                editor.clear();
                editor.board() != &before
            }
            4 => {
                editor.invert();
                true
            }
            5 => {
                if editor.undo() {
                    assert!(editor.redo());
                    assert_eq!(editor.board(), &before);
                    editor.undo();
                }
                false
            }
            6 => {
                editor.redo();
                false
            }
            7 => {
                editor.resize(BoardSize::ALL[usize::from(next) % BoardSize::COUNT]);
                editor.board() != &before
            }
            _ => {
                let text: String = input.by_ref().take(100).map(char::from).collect();
                let read = editor.read(&text);
                assert!(read.is_ok() || editor.board() == &before);
                editor.board() != &before
            }
        };
        if changed {
            let after = editor.board().clone();
            assert!(editor.undo());
            assert_eq!(editor.board(), &before);
            assert!(editor.redo());
            assert_eq!(editor.board(), &after);
        }
        let free = editor.board().position().free();
        assert!(editor.board().size().bitboard().is_superset(free));
        assert_eq!(editor.board().to_string().parse().as_ref(), Ok(editor.board()));
    }
}

/// Plays a game, a command for one or two bytes: a refused command changes nothing, an undone turn
/// can be redone, and the record is read back.
fn game(bytes: &[u8]) {
    let mut game = Game::new(Board::new(any_size(bytes)));
    let mut input = bytes.iter().copied().take(200);
    while let Some(byte) = input.next() {
        let command = match byte % 16 {
            0 => Command::Undo,
            1 => Command::Redo,
            2 => Turn::Resignation(if byte < 128 { Side::First } else { Side::Second }).into(),
            _ => {
                let number = usize::from(input.next().unwrap_or_default());
                // Some of these placements do not fit.
                let free = if byte > 250 { Position::START } else { game.position() }.free();
                let Some(placement) =
                    Placement::all_on(free).nth(number).or(Placement::all_on(free).next())
                else {
                    continue;
                };
                Turn::Placement(placement).into()
            }
        };
        let (board, turns) = (game.board().clone(), game.turns().len());
        let checked = game.check(command);
        let executed = game.execute(command);
        assert_eq!(checked.is_ok(), executed.is_ok());
        match executed {
            Ok(events) => assert!(!events.is_empty()),
            Err(refusal) => {
                check_refusal(&refusal);
                assert_eq!((game.board(), game.turns().len()), (&board, turns));
            }
        }
        if command == Command::Undo && checked.is_ok() {
            game.execute(Command::Redo).unwrap();
            assert_eq!(game.board(), &board);
            game.execute(Command::Undo).unwrap();
        }
    }
    let record = Record::new([Seat::UNNAMED, Seat::UNNAMED], game);
    check_same_game(&read_game(&write_game(&record), [Seat::UNNAMED, Seat::UNNAMED]), &record);
}

/// Adds the lines of a proof's file and the answers of its jobs to a proof, which accepts or
/// refuses each.
fn proof(bytes: &[u8]) {
    let Some(text) = as_text(bytes) else { return };
    let mut tree = ProofTree::new(Position::START, 1 << 20);
    for line in text.lines() {
        let finding = match (read_step(line), read_job_answer(tree.root(), line)) {
            (Some(finding), _) => {
                assert_eq!(write_step(&finding), line);
                finding
            }
            (None, Ok(answer)) => {
                assert_eq!(read_step(&write_step(&answer)), Some(answer));
                answer
            }
            (None, Err(error)) => {
                check_refusal(&error);
                continue;
            }
        };
        let before = tree.positions();
        match tree.add(finding) {
            Ok(_) => assert!(tree.positions() >= before),
            Err(error) => {
                check_refusal(&error);
                assert_eq!(tree.positions(), before);
            }
        }
    }
    let mut again = ProofTree::new(tree.root(), 1 << 20);
    tree.steps().into_iter().for_each(|step| assert!(again.add(step).is_ok()));
    assert_eq!(again.steps(), tree.steps());
}

/// Checks that a game was read with the same turns and result.
fn check_same_game<E: Debug>(read: &Result<Record, E>, record: &Record) {
    let read = read.as_ref().unwrap();
    assert_eq!(read.game.turns(), record.game.turns());
    assert_eq!(read.game.result(), record.game.result());
}
