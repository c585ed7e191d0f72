//! `gtp`: the Go Text Protocol, version 2, on standard input and output, for controllers and
//! matches.
//!
//! `b` and `w` are names of the players, who move in turn unless the controller says otherwise; a
//! vertex is a placement. Commands are read line by line and answered in order. A line that can't
//! be read is answered as a failure. The program ends with its input, or when nobody reads its
//! answers any more.
//!
//! A line goes this way: a [`Request`] is parsed, [`execute`] runs its command on the [`Engine`],
//! and a [`Response`] writes the answer.

mod clock;
mod commands;
mod engine;
mod listener;
mod request;
mod response;

use std::io::{self, BufRead, Write};
use std::num::NonZero;

use clap::Args;

pub use self::commands::letter;
use self::commands::{QUIT, execute};
use self::engine::Engine;
use self::listener::stop_when_reader_is_gone;
use self::request::{Request, parse_id};
use self::response::Response;
use super::shared::{
    Failure, STANDARD_INPUT, about, cores, need_memory, number, player_help, threads,
};
use crate::ai::{Level, Opponent};
use crate::game::LineReader;

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(long, value_name = "PLAYER", default_value_t = Level::MAX.into(),
          help = player_help("Who plays"))]
    level: Opponent,
    /// Seed of the engine's random choices [default: a different one each time]
    #[arg(long, value_name = "N", value_parser = number::<u64>(0..))]
    seed: Option<u64>,
    /// Threads to think on, from 1 to 1024 [default: one for each core]
    #[arg(long, value_name = "N", value_parser = threads())]
    threads: Option<NonZero<usize>>,
}

/// Answers commands until the controller quits or closes the input.
///
/// # Errors
/// If input or output fails, or the system allows too little memory.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    need_memory(engine::MEMORY)?;
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    let engine = Engine::new(arguments.level, seed, arguments.threads.unwrap_or_else(cores));
    stop_when_reader_is_gone(engine.control());
    Ok(serve(engine, LineReader::new(io::stdin().lock()), &mut io::stdout())?)
}

/// Answers a whole session by an engine of level 0, for the fuzz tests.
///
/// # Errors
/// If input or output fails.
pub fn session(input: impl BufRead, out: &mut (impl Write + Send)) -> io::Result<()> {
    let level = Level::new(0).expect("there is a level 0");
    let engine = Engine::new(Opponent::Level(level), 1, NonZero::<usize>::MIN);
    serve(engine, LineReader::new(input), out)
}

/// Answers the commands of `input` until it ends or one of them quits.
fn serve(
    mut engine: Engine,
    mut input: LineReader<impl BufRead>,
    out: &mut (impl Write + Send),
) -> io::Result<()> {
    while let Some(line) = input.next_line().map_err(about(STANDARD_INPUT))? {
        let request = match line {
            Ok(line) => Request::read(&line),
            Err(error) => {
                let id = parse_id(&input.refused());
                Response::new(&mut *out, id).finish(Err(error.into()))?;
                continue;
            }
        };
        let Some(Request { id, command, arguments }) = request else { continue };
        let mut response = Response::new(&mut *out, id);
        if command == QUIT {
            return response.finish(Ok(String::new()));
        }
        let write_line = |line: &str| response.write_line(line);
        let result = execute(&mut engine, &command, &arguments, write_line);
        response.finish(result)?;
    }
    Ok(())
}
