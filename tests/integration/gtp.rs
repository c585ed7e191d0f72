//! The Go Text Protocol as controllers speak it, with the real program at the other end.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use nim_tetris::ai::{Placement, Position};

use crate::support;

/// A running engine.
struct Engine {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Engine {
        let mut child = support::start(&[&["gtp"], arguments].concat());
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Engine { child, stdin, stdout }
    }

    /// Sends a line, and returns the whole answer without the empty line at its end.
    fn ask(&mut self, line: impl AsRef<[u8]>) -> String {
        self.stdin.write_all(line.as_ref()).unwrap();
        self.stdin.write_all(b"\n").unwrap();
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            assert!(self.stdout.read_line(&mut line).unwrap() > 0, "the engine is gone: {answer}");
            if line == "\n" {
                return answer.trim_end_matches('\n').to_owned();
            }
            answer += &line;
        }
    }

    /// Sends a command that must succeed, and returns the text of the answer.
    fn get(&mut self, command: &str) -> String {
        let answer = self.ask(command);
        let text = answer.strip_prefix("= ").unwrap_or_else(|| panic!("{command}: {answer}"));
        text.to_owned()
    }

    fn quit(mut self) {
        assert_eq!(self.ask("quit"), "= ");
        assert!(self.child.wait().unwrap().success());
    }
}

fn text(position: Position) -> String {
    // The position has letters, since `#` begins a comment for controllers.
    position.to_string().replace('#', "O")
}

fn rectangle(columns: usize, rows: usize) -> String {
    text(support::rectangle(columns, rows))
}

#[test]
fn the_engine_says_its_name_and_its_commands() {
    let mut engine = Engine::start(&[]);
    assert_eq!(engine.ask("protocol_version"), "= 2");
    assert_eq!(engine.ask("1 name"), "=1 Nim Tetris");
    let told = support::run(&["--version"], "").out;
    assert!(told.starts_with(concat!("nim-tetris ", env!("CARGO_PKG_VERSION"))), "{told}");
    assert_eq!(format!("nim-tetris {}\n", engine.get("version")), told);
    let listed = engine.get("list_commands");
    let commands: Vec<&str> = listed.lines().collect();
    let expected = "protocol_version name version known_command list_commands quit boardsize \
        rectangular_boardsize clear_board komi play genmove undo showboard time_settings \
        time_left final_score nt-position nt-level nt-outcome nt-analyze";
    for name in expected.split(' ') {
        assert!(commands.contains(&name), "{name}");
    }
    for name in commands {
        assert_eq!(engine.get(&format!("known_command {name}")), "true");
    }
    assert_eq!(engine.get("known_command dance"), "false");
    engine.quit();
}

#[test]
fn a_game_is_played_to_its_end_on_a_board_of_each_size() {
    let mut engine = Engine::start(&["--level", "1", "--seed", "3"]);
    engine.get("komi 6.5");
    for (command, columns, rows) in [
        ("boardsize 6", 6, 6),
        ("boardsize 7", 7, 7),
        ("boardsize 8", 8, 8),
        ("boardsize 9", 9, 9),
        ("rectangular_boardsize 6 10", 6, 10),
        ("boardsize 10", 10, 10),
    ] {
        engine.get(command);
        let mut position = support::rectangle(columns, rows);
        let empty = vec![".".repeat(columns); rows].join("/");
        assert_eq!(engine.get("nt-position"), empty);
        let drawn = engine.get("showboard");
        assert_eq!(drawn.lines().filter(|line| line.contains(" .")).count(), rows, "{drawn}");
        let mut placements = 0;
        while !position.is_over() {
            let color = if placements % 2 == 0 { "b" } else { "WHITE" };
            let placement = engine.get(&format!("genmove {color}")).parse().unwrap();
            assert!(position.allows(placement), "{command}: {placement}");
            position = position.after(placement);
            assert_eq!(engine.get("nt-position").parse(), Ok(position));
            placements += 1;
        }
        // As in Go, both players pass before the controller asks for the score.
        for color in ["b", "w"] {
            assert_eq!(engine.ask(format!("7 genmove {color}")), "=7 PASS");
            engine.get(&format!("play {color} pass"));
        }
        for _ in 0..4 {
            engine.get("undo");
        }
        let winner = if placements % 2 == 0 { 'b' } else { 'w' };
        assert_eq!(engine.get("final_score"), format!("{}+1", winner.to_ascii_uppercase()));
        assert!(engine.get("showboard").ends_with(&format!("{winner} has won")));
        assert_eq!(engine.get("nt-outcome"), "win -");
        assert_eq!(engine.get("nt-analyze"), "");
        engine.get("clear_board");
        assert_eq!(engine.get("nt-position"), empty, "the size stays");
    }
    engine.get("boardsize 6");
    assert_eq!(engine.get("nt-outcome"), "loss");
    let beyond = engine.ask("play b e1,f1,g1,h1");
    assert_eq!(beyond, "? illegal move: g1 and h1 are not on the board");
    engine.get(&format!("nt-position {}", ".".repeat(49)));
    assert_eq!(engine.get("nt-position"), ["......."; 7].join("/"));
    engine.quit();
}

#[test]
fn moves_are_made_shown_and_undone() {
    let mut engine = Engine::start(&["--level", "0"]);
    assert_eq!(engine.ask("undo"), "? cannot undo");
    assert_eq!(engine.ask("final_score"), "? cannot score");
    engine.get("play B C4,e3,c3,d3");
    engine.get("play w a1,a2,a3,a4");
    let board = engine.get("showboard");
    let lines: Vec<&str> = board.lines().collect();
    assert_eq!(lines[1], "10 . . . . . . . . . .");
    assert_eq!(lines[7], " 4 I . J . . . . . . .");
    assert_eq!(lines[12], "b to move");
    engine.get("undo");
    for (line, reason) in [
        ("play w a3,b3,c3,a4", "c3 is filled already"),
        ("play w a1,b1,c1", "is not a placement"),
        ("play w pass", "a piece still fits"),
        ("play w resign", "is not a cell"),
        ("play w k1,k2,k3,k4", "is not a cell"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("? illegal move: ") && answer.contains(reason), "{answer}");
    }
    engine.get("undo");
    assert_eq!(engine.get("nt-position"), Position::START.to_string());
    engine.quit();
}

/// Two moves of one player in a row once were refused, though the protocol allows them, and
/// controllers set up positions by them.
#[test]
fn a_player_may_move_twice_in_a_row() {
    let mut engine = Engine::start(&["--level", "1"]);
    let turn = |engine: &mut Engine| engine.get("showboard").lines().last().unwrap().to_owned();
    engine.get(&format!("nt-position {}", rectangle(4, 4)));
    engine.get("play w a1,b1,c1,d1");
    engine.get("play w a2,b2,c2,d2");
    assert_eq!(turn(&mut engine), "b to move");
    engine.get("undo");
    assert_eq!(turn(&mut engine), "b to move");
    engine.get("play w a2,b2,c2,d2");
    engine.get("play b a3,b3,c3,d3");
    assert_eq!(turn(&mut engine), "w to move");
    engine.get("play b a4,b4,c4,d4");
    // The player who placed last has lost, in either colour.
    assert_eq!(engine.get("final_score"), "W+1");
    assert_eq!(turn(&mut engine), "w has won");
    engine.get("undo");
    assert_eq!(engine.ask("final_score"), "? cannot score");
    engine.get("clear_board");
    engine.get("genmove w");
    engine.get("genmove w");
    assert_eq!(turn(&mut engine), "b to move");
    engine.quit();
}

/// Answers to such lines once lacked the number, and controllers that match answers with commands
/// by it waited for ever.
#[test]
fn a_line_that_can_not_be_read_is_answered_with_its_number() {
    let mut engine = Engine::start(&[]);
    assert_eq!(engine.ask(b"1 name # caf\xe9"), "?1 this is not text in UTF-8");
    let long = format!("007 {}", "x".repeat(5000));
    assert_eq!(engine.ask(long), "?007 the line is longer than 4096 bytes");
    assert_eq!(engine.ask("00 name"), "=00 Nim Tetris");
    engine.quit();
}

#[test]
fn outcomes_are_found_for_the_player_to_move_and_for_each_placement() {
    let mut engine = Engine::start(&[]);
    engine.get(&format!("nt-position {}", rectangle(5, 5)));
    assert_eq!(engine.get("nt-outcome"), "loss");
    let position = support::rectangle(8, 1);
    engine.get(&format!("nt-position {}", text(position).replace('/', " ")));
    let (outcome, placement) = {
        let answer = engine.get("nt-outcome 5");
        let (outcome, placement) = answer.split_once(' ').unwrap();
        (outcome.to_owned(), placement.parse::<Placement>().unwrap())
    };
    assert!(outcome == "win" && position.allows(placement));
    // The four cells left must be connected.
    let expected: Vec<String> = Placement::all_on(position.free())
        .zip(["win", "loss", "loss", "loss", "win"])
        .map(|(placement, outcome)| format!("{placement} {outcome}"))
        .collect();
    assert_eq!(engine.get("nt-analyze"), expected.join("\n"));
    engine.get("clear_board");
    assert_eq!(engine.get("nt-outcome 0.01"), "unknown");
    let lines = engine.get("nt-analyze 0.01");
    assert_eq!(lines.lines().count(), 1373);
    assert!(lines.lines().all(|line| line.ends_with(" unknown")));
    engine.quit();
}

/// A position may be written with `#`, though elsewhere that begins a comment.
#[test]
fn a_printed_position_is_read_back_as_it_is() {
    let mut engine = Engine::start(&["--level", "2"]);
    let position = support::rectangle(6, 3).to_string();
    assert_eq!(engine.ask(format!("9 nt-position {position}")), "=9 ");
    assert_eq!(engine.get("nt-position"), position);
    assert!(engine.ask("nt-position ..").starts_with("? a position has 100 cells"));
    assert_eq!(engine.get("nt-position"), position);
    assert!(engine.get("showboard").ends_with("b to move"));
    assert!(engine.get("genmove b").parse::<Placement>().is_ok());
    engine.quit();
}

#[test]
fn the_level_can_be_changed_in_the_middle_of_a_game() {
    let mut engine = Engine::start(&["--level", "0"]);
    engine.get(&format!("nt-position {}", rectangle(4, 5)));
    assert_eq!(engine.get("nt-level"), "0");
    for other in ["@luna", "fit:450"] {
        engine.get(&format!("nt-level {other}"));
        assert_eq!(engine.get("nt-level"), other);
    }
    engine.get("nt-level 10");
    assert_eq!(engine.get("nt-level"), "10");
    for level in ["99", "-1", "ten", "1 2", "@nobody", "fit:4001"] {
        assert!(engine.ask(format!("nt-level {level}")).starts_with("? "), "{level}");
    }
    assert!(engine.get("nt-outcome").starts_with("win "));
    engine.get("genmove b");
    assert_eq!(engine.get("nt-outcome"), "loss");
    engine.quit();
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    let moves = |seed| {
        let mut engine = Engine::start(&["--level", "2", "--seed", seed]);
        let moves: Vec<String> =
            ["b", "w", "b"].iter().map(|color| engine.get(&format!("genmove {color}"))).collect();
        engine.quit();
        moves
    };
    assert_eq!(moves("5"), moves("5"));
    assert_ne!(moves("5"), moves("6"));
}

#[test]
fn the_controllers_clock_is_read() {
    let mut engine = Engine::start(&["--level", "10"]);
    engine.get(&format!("nt-position {}", rectangle(9, 8)));
    engine.get("time_settings 0 1 20");
    for color in ["b", "w", "b", "w"] {
        engine.get(&format!("genmove {color}"));
    }
    engine.get("time_settings 600 0 0");
    engine.get("time_left b 0 0");
    engine.get("genmove b");
    // A clock below zero was once refused, and the engine went by the old one.
    for time in ["-5", "-0.5", "-1e300"] {
        engine.get(&format!("time_left b {time} 0"));
    }
    engine.get("genmove b");
    for line in [
        "time_settings",
        "time_settings 1 2",
        "time_settings x 0 0",
        "time_settings -1 0 0",
        "time_settings nan 0 0",
        "time_settings 0 inf 1",
        "time_settings 0 1 -1",
        "time_left b 1",
        "time_left green 1 0",
        "time_left b nan 0",
        "time_left b -nan 0",
        "time_left b --1 0",
        "time_left b 1 1.5",
    ] {
        assert_eq!(engine.ask(line), "? syntax error", "{line}");
    }
    // Enormous times are no limit in practice.
    engine.get("time_settings 1e300 1e300 4294967295");
    engine.get("time_left w 1e308 1");
    engine.quit();
}

#[test]
fn wrong_commands_are_refused_and_the_engine_goes_on() {
    let mut engine = Engine::start(&[]);
    for (line, message) in [
        ("boardsize 19", "unacceptable size"),
        ("boardsize 11", "unacceptable size"),
        ("boardsize -6", "unacceptable size"),
        ("rectangular_boardsize 10 6", "unacceptable size"),
        ("rectangular_boardsize 6", "syntax error"),
        ("rectangular_boardsize 6 x", "boardsize not an integer"),
        ("boardsize 99999999999999999999", "boardsize not an integer"),
        ("boardsize", "syntax error"),
        ("boardsize ten", "boardsize not an integer"),
        ("komi", "syntax error"),
        ("komi nan", "komi not a float"),
        ("clear_board now", "syntax error"),
        ("name please", "syntax error"),
        ("play", "syntax error"),
        ("play b", "syntax error"),
        ("play green a1,b1,c1,d1", "syntax error"),
        ("play b a1,b1,c1,d1 e1", "syntax error"),
        ("genmove", "syntax error"),
        ("genmove b w", "syntax error"),
        ("known_command", "syntax error"),
        ("nt-outcome -1", "syntax error"),
        ("nt-outcome nan", "syntax error"),
        ("nt-analyze soon", "syntax error"),
        ("showboard 3", "syntax error"),
        ("undo 2", "syntax error"),
        ("loadsgf /etc/passwd", "unknown command"),
    ] {
        assert_eq!(engine.ask(line), format!("? {message}"), "{line}");
    }
    let long = "x".repeat(1_000_000);
    assert_eq!(engine.ask(&long), "? the line is longer than 4096 bytes");
    assert_eq!(engine.ask(b"\xff\xfe"), "? this is not text in UTF-8");
    let answer = engine.ask(format!("play b {}", "a1,".repeat(1000)));
    assert!(answer.starts_with("? illegal move: ") && answer.len() < 200, "{answer}");
    assert_eq!(engine.get("name"), "Nim Tetris");
    engine.quit();
}

/// The search once went on for up to a day, on all cores, though nobody could read its answer.
#[cfg(unix)]
#[test]
fn a_search_ends_when_the_controller_has_gone() {
    let mut engine = Engine::start(&["--threads", "1"]);
    engine.get("clear_board");
    engine.stdin.write_all(b"nt-outcome 1000\n").unwrap();
    let Engine { mut child, stdin, stdout } = engine;
    drop((stdin, stdout));
    let ended = (0..600).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        child.try_wait().unwrap().is_some()
    });
    child.kill().unwrap();
    assert!(ended && child.wait().unwrap().success());
}

#[test]
fn the_engine_ends_with_its_input() {
    let mut engine = Engine::start(&["--level", "0"]);
    engine.get("genmove b");
    let Engine { mut child, stdin, .. } = engine;
    drop(stdin);
    assert!(child.wait().unwrap().success());
}
