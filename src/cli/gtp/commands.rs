//! The commands of the protocol: each reads its arguments, asks the engine, and answers.

use std::error::Error;
use std::io;
use std::time::Duration;

use super::clock::GtpClock;
use super::engine::Engine;
use super::request::POSITION;
use crate::ai::{BoardSize, Placement};
use crate::cli::analyze::analyze;
use crate::cli::shared::drawing;
use crate::game::{Board, Side};

/// The text of a response, or a message that says why the command fails.
pub type Result<T = String> = std::result::Result<T, Box<dyn Error>>;

/// The command that ends the session.
pub const QUIT: &str = "quit";

/// The names of all commands except [`QUIT`], a blank between them.
const COMMANDS: &str = "boardsize clear_board final_score genmove known_command komi list_commands \
    name nt-analyze nt-level nt-outcome nt-position play protocol_version rectangular_boardsize \
    showboard time_left time_settings undo version";

/// Time limit of a search for outcomes, unless the controller sets another.
const SEARCH_TIME: Duration = Duration::from_secs(10);

/// Longest time limit that the controller can set, in seconds: a day.
const MAX_SEARCH_SECONDS: f64 = 86_400.0;

/// The vertex of a move without a placement, which is possible when nothing fits any more. It is
/// read in capital and small letters.
const PASS: &str = "PASS";

const SYNTAX_ERROR: &str = "syntax error";

/// Executes a command other than [`QUIT`], and returns the text of its response. `write_line`
/// writes lines of it before the command has ended.
///
/// # Errors
/// The message that says why it fails.
pub fn execute(
    engine: &mut Engine,
    name: &str,
    arguments: &[String],
    write_line: impl FnMut(&str) -> io::Result<()> + Send,
) -> Result {
    if !names().any(|known| known == name) {
        return Err("unknown command".into());
    }
    match (name, arguments) {
        ("boardsize", [size]) => set_size(engine, size, size),
        ("clear_board", []) => {
            engine.set_board(Board::new(engine.game.board_size()));
            Ok(String::new())
        }
        ("final_score", []) => match engine.winner() {
            Some(winner) => Ok(format!("{}+1", letter(winner).to_ascii_uppercase())),
            None => Err("cannot score".into()),
        },
        ("genmove", [color]) => {
            let chosen = engine.choose(side(color)?);
            Ok(chosen.map_or_else(|| PASS.to_owned(), |placement| placement.to_string()))
        }
        ("known_command", [asked]) => Ok(names().any(|name| name == asked).to_string()),
        // It is ignored: controllers set a komi, but this game has no points.
        ("komi", [komi]) => match komi.parse::<f64>() {
            Ok(komi) if komi.is_finite() => Ok(String::new()),
            _ => Err("komi not a float".into()),
        },
        ("list_commands", []) => Ok(names().collect::<Vec<_>>().join("\n")),
        ("name", []) => Ok("Nim Tetris".into()),
        // A line for each placement and its outcome for the player who makes it, each as soon as it
        // and all before it are known.
        ("nt-analyze", _) => {
            let limits = engine.limits(search_time(arguments)?);
            analyze(engine.game.position(), engine.solver(), &limits, write_line);
            Ok(String::new())
        }
        ("nt-level", []) => Ok(engine.level.to_string()),
        ("nt-level", [level]) => {
            engine.set_level(level.parse()?);
            Ok(String::new())
        }
        // The outcome for the player to move: `win PLACEMENT`, `win -`, `loss` or `unknown`.
        ("nt-outcome", _) => Ok(engine.outcome(search_time(arguments)?).to_string()),
        (POSITION, []) => {
            let board = engine.game.board();
            Ok(Board::from_position(board.size(), board.position()).to_string())
        }
        // Filled cells may be letters, since some controllers take `#` for a comment.
        (POSITION, rows) => {
            engine.set_board(rows.join(" ").parse()?);
            Ok(String::new())
        }
        ("play", [color, vertex]) => play(engine, side(color)?, vertex),
        ("protocol_version", []) => Ok("2".into()),
        ("rectangular_boardsize", [columns, rows]) => set_size(engine, columns, rows),
        ("showboard", []) => Ok(show(engine)),
        ("time_left", [color, time, stones]) => {
            // Some controllers count on below zero.
            let late = time.strip_prefix('-').map(|late| Ok(-seconds(late)?));
            let time = late.unwrap_or_else(|| seconds(time))?;
            engine.clocks[side(color)?.index()].set_left(time, number(stones)?);
            Ok(String::new())
        }
        ("time_settings", [main, byo_yomi, stones]) => {
            let [main, byo_yomi] = [seconds(main)?, seconds(byo_yomi)?];
            engine.clocks = [GtpClock::from_settings(main, byo_yomi, number(stones)?); 2];
            Ok(String::new())
        }
        ("undo", []) if engine.undo() => Ok(String::new()),
        ("undo", []) => Err("cannot undo".into()),
        ("version", []) => Ok(env!("NIM_TETRIS_VERSION").into()),
        _ => Err(SYNTAX_ERROR.into()),
    }
}

/// Returns the names of all commands.
fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.split(' ').chain([QUIT])
}

/// Starts a new game on a board of so many columns and rows.
fn set_size(engine: &mut Engine, columns: &str, rows: &str) -> Result {
    let integer = |text: &str| text.parse::<i64>().map_err(|_| "boardsize not an integer");
    let (columns, rows) = (integer(columns)?, integer(rows)?);
    let size = usize::try_from(columns).ok().zip(usize::try_from(rows).ok());
    let size = size.and_then(|(columns, rows)| BoardSize::new(columns, rows));
    engine.set_board(Board::new(size.ok_or("unacceptable size")?));
    Ok(String::new())
}

/// Makes a placement for a side, or lets it pass.
fn play(engine: &mut Engine, side: Side, vertex: &str) -> Result {
    if vertex.eq_ignore_ascii_case(PASS) {
        if !engine.pass(side) {
            return Err("illegal move: a piece still fits".into());
        }
        return Ok(String::new());
    }
    let placement: Placement =
        vertex.to_ascii_lowercase().parse().map_err(|error| format!("illegal move: {error}"))?;
    engine.play(side, placement).map_err(|refusal| format!("illegal move: {refusal}"))?;
    Ok(String::new())
}

/// Draws the board, and says who is to move or has won.
fn show(engine: &Engine) -> String {
    let drawn = drawing(engine.game.board());
    match engine.winner() {
        Some(winner) => format!("\n{drawn}\n{} has won", letter(winner)),
        None => format!("\n{drawn}\n{} to move", letter(engine.to_move())),
    }
}

/// Reads the time limit of a search from the only argument, if there is one.
fn search_time(arguments: &[String]) -> Result<Duration> {
    match arguments {
        [] => Ok(SEARCH_TIME),
        [time] => Ok(Duration::from_secs_f64(seconds(time)?.min(MAX_SEARCH_SECONDS))),
        _ => Err(SYNTAX_ERROR.into()),
    }
}

/// Parses the colour of a side.
fn side(color: &str) -> Result<Side> {
    match color.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err(SYNTAX_ERROR.into()),
    }
}

/// Returns the colour of a side, `b` or `w`.
pub fn letter(side: Side) -> char {
    match side {
        Side::First => 'b',
        Side::Second => 'w',
    }
}

/// Parses a number of seconds.
fn seconds(text: &str) -> Result<f64> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds.is_finite() && seconds >= 0.0 => Ok(seconds),
        _ => Err(SYNTAX_ERROR.into()),
    }
}

/// Parses a count.
fn number(text: &str) -> Result<u32> {
    text.parse().map_err(|_| SYNTAX_ERROR.into())
}
