//! `gtp`: the Go Text Protocol, version 2, on standard input and output, for controllers and matches.
//!
//! `b` begins, `w` follows; a vertex is a placement. Commands are read line by line and answered in order; what can't be read is answered
//! as a failure, and the end of the input ends the program.

mod answer;
mod clock;
mod commands;
mod engine;
mod line;

use std::io::{self, BufRead, Write};
use std::num::NonZero;
use std::process::ExitCode;

use clap::Args;

use self::answer::Answer;
use self::commands::{Failure, QUIT, execute};
use self::engine::Engine;
use self::line::Line;
use super::shared::{LineReader, cores, level, threads};
use crate::ai::Level;

/// Arguments of `gtp`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// Strength of the engine, from 0 (random) to 10
    #[arg(long, value_name = "N", default_value = "10", value_parser = level)]
    level: Level,
    /// Seed of the engine's random choices [default: another one each time]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Threads to think on [default: one for each core]
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZero<usize>>,
}

/// Answers commands until the controller quits or is gone.
pub fn run(arguments: Arguments) -> io::Result<ExitCode> {
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    let engine = Engine::new(arguments.level, seed, arguments.threads.unwrap_or_else(cores));
    serve(engine, LineReader::new(io::stdin().lock()), &mut io::stdout())?;
    Ok(ExitCode::SUCCESS)
}

fn serve(
    mut engine: Engine,
    mut input: LineReader<impl BufRead>,
    out: &mut (impl Write + Send),
) -> io::Result<()> {
    while let Some(text) = input.next_line()? {
        let line = match text {
            Ok(text) => Line::read(&text),
            Err(error) => {
                Answer::new(&mut *out, None).fail(&error.to_string())?;
                continue;
            }
        };
        let Some(Line { id, command, arguments }) = line else { continue };
        let mut answer = Answer::new(&mut *out, id);
        if command == QUIT {
            return answer.succeed();
        }
        match execute(&mut engine, &command, &arguments, &mut answer) {
            Ok(()) => answer.succeed()?,
            Err(Failure::Message(message)) => answer.fail(&message)?,
            Err(Failure::Io(error)) => return Err(error),
        }
    }
    Ok(())
}
