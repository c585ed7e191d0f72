//! The commands of the protocol: each reads its arguments, asks the engine, and writes a response.

use std::io::Write;
use std::time::Duration;

use super::clock::GtpClock;
use super::engine::Engine;
use super::request::POSITION;
use crate::ai::{BoardSize, OpponentError, Placement, PositionError};
use crate::cli::analyze::analyze;
use crate::cli::shared::drawing;
use crate::game::{Board, Side};

/// The text of a response, or a message that says why the command fails.
type Result<T = String> = std::result::Result<T, String>;

/// Where a command writes lines before it returns.
type Out<'a> = dyn Write + Send + 'a;

/// The function that executes a command.
type Action = fn(&mut Engine, &[String], &mut Out) -> Result;

/// The command that ends the session.
pub const QUIT: &str = "quit";

/// All commands except [`QUIT`], by name.
const COMMANDS: [(&str, Action); 20] = [
    ("boardsize", boardsize),
    ("clear_board", clear_board),
    ("final_score", final_score),
    ("genmove", genmove),
    ("known_command", known_command),
    ("komi", komi),
    ("list_commands", list_commands),
    ("name", |_, arguments, _| constant(arguments, "Nim Tetris")),
    ("nt-analyze", nt_analyze),
    ("nt-level", nt_level),
    ("nt-outcome", nt_outcome),
    (POSITION, nt_position),
    ("play", play),
    ("protocol_version", |_, arguments, _| constant(arguments, "2")),
    ("rectangular_boardsize", rectangular_boardsize),
    ("showboard", showboard),
    ("time_left", time_left),
    ("time_settings", time_settings),
    ("undo", undo),
    ("version", |_, arguments, _| constant(arguments, env!("NIM_TETRIS_VERSION"))),
];

/// Time limit of a search for outcomes, unless the controller sets another.
const SEARCH_TIME: Duration = Duration::from_secs(10);

/// Longest time limit that the controller can set, in seconds: a day.
const MAX_SEARCH_SECONDS: f64 = 86_400.0;

/// The vertex of a move without a placement, which is possible when nothing fits any more. It is
/// read in capital and small letters.
const PASS: &str = "PASS";

const SYNTAX_ERROR: &str = "syntax error";

/// Executes a command other than [`QUIT`], and returns the text of its response.
///
/// # Errors
/// The message that says why it fails.
pub fn execute(engine: &mut Engine, name: &str, arguments: &[String], out: &mut Out) -> Result {
    match COMMANDS.iter().find(|(known, _)| *known == name) {
        Some((_, action)) => action(engine, arguments, out),
        None => Err("unknown command".into()),
    }
}

/// Answers a command without arguments with a fixed text.
fn constant(arguments: &[String], text: &str) -> Result {
    let [] = arguments else { return Err(SYNTAX_ERROR.into()) };
    Ok(text.to_owned())
}

/// Returns the names of all commands.
fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _)| *name).chain([QUIT])
}

fn list_commands(_: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    constant(arguments, &names().collect::<Vec<_>>().join("\n"))
}

fn known_command(_: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [asked] = arguments else { return Err(SYNTAX_ERROR.into()) };
    Ok(names().any(|name| name == asked).to_string())
}

fn boardsize(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [size] = arguments else { return Err(SYNTAX_ERROR.into()) };
    set_size(engine, size, size)
}

/// Sets the size of the board by columns and rows.
fn rectangular_boardsize(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [columns, rows] = arguments else { return Err(SYNTAX_ERROR.into()) };
    set_size(engine, columns, rows)
}

/// Starts a new game on a board of this size.
fn set_size(engine: &mut Engine, columns: &str, rows: &str) -> Result {
    let integer = |text: &str| text.parse::<i64>().map_err(|_| "boardsize not an integer");
    let (columns, rows) = (integer(columns)?, integer(rows)?);
    let size = usize::try_from(columns).ok().zip(usize::try_from(rows).ok());
    let size = size.and_then(|(columns, rows)| BoardSize::new(columns, rows));
    engine.set_board(Board::new(size.ok_or("unacceptable size")?));
    Ok(String::new())
}

fn clear_board(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    constant(arguments, "")?;
    engine.set_board(Board::new(engine.game.board().size()));
    Ok(String::new())
}

/// Accepts a komi and ignores it: controllers set one, but this game has no points.
fn komi(_: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [komi] = arguments else { return Err(SYNTAX_ERROR.into()) };
    match komi.parse::<f64>() {
        Ok(komi) if komi.is_finite() => Ok(String::new()),
        _ => Err("komi not a float".into()),
    }
}

fn play(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [color, vertex] = arguments else { return Err(SYNTAX_ERROR.into()) };
    let side = side(color)?;
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

fn genmove(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [color] = arguments else { return Err(SYNTAX_ERROR.into()) };
    let chosen = engine.choose(side(color)?);
    Ok(chosen.map_or_else(|| PASS.to_owned(), |placement| placement.to_string()))
}

fn undo(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    constant(arguments, "")?;
    if engine.undo() { Ok(String::new()) } else { Err("cannot undo".into()) }
}

fn showboard(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let drawn = drawing(engine.game.board());
    let turn = match engine.winner() {
        Some(winner) => format!("{} has won", letter(winner)),
        None => format!("{} to move", letter(engine.to_move())),
    };
    constant(arguments, &format!("\n{drawn}\n{turn}"))
}

fn final_score(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let Some(winner) = engine.winner() else { return Err("cannot score".into()) };
    constant(arguments, &format!("{}+1", letter(winner).to_ascii_uppercase()))
}

fn time_settings(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [main, byo_yomi, stones] = arguments else { return Err(SYNTAX_ERROR.into()) };
    let clock = GtpClock::from_settings(seconds(main)?, seconds(byo_yomi)?, number(stones)?);
    engine.clocks = [clock; 2];
    Ok(String::new())
}

fn time_left(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let [color, time, stones] = arguments else { return Err(SYNTAX_ERROR.into()) };
    // Some controllers count on below zero.
    let time = time.strip_prefix('-').map_or_else(|| seconds(time), |late| Ok(-seconds(late)?))?;
    let (side, stones) = (side(color)?, number(stones)?);
    engine.clocks[side.index()].set_left(time, stones);
    Ok(String::new())
}

/// Shows the position, or starts a game from another one. Filled cells may be letters, since some
/// controllers take `#` for a comment.
fn nt_position(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    if arguments.is_empty() {
        let board = engine.game.board();
        return Ok(Board::from_position(board.size(), board.position()).to_string());
    }
    let board = arguments.join(" ").parse();
    engine.set_board(board.map_err(|error: PositionError| error.to_string())?);
    Ok(String::new())
}

/// Shows the level, or changes it.
fn nt_level(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    match arguments {
        [] => Ok(engine.level.to_string()),
        [level] => {
            engine.set_level(level.parse().map_err(|error: OpponentError| error.to_string())?);
            Ok(String::new())
        }
        _ => Err(SYNTAX_ERROR.into()),
    }
}

/// Answers with the outcome for the player to move: `win PLACEMENT`, `win -`, `loss` or `unknown`.
fn nt_outcome(engine: &mut Engine, arguments: &[String], _: &mut Out) -> Result {
    let time = search_time(arguments)?;
    Ok(engine.outcome(time).to_string())
}

/// Answers with a line for each placement and its outcome for the player who makes it, each as soon
/// as it is known.
fn nt_analyze(engine: &mut Engine, arguments: &[String], out: &mut Out) -> Result {
    let time = search_time(arguments)?;
    let (position, limits) = (engine.game.position(), engine.limits(time));
    analyze(position, engine.solver(), &limits, out);
    Ok(String::new())
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
