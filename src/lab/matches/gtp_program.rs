//! A player that is another program. It is asked by the Go Text Protocol, never trusted, and never
//! waited for without a limit.

use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use super::process::Process;
use crate::ai::{BoardSize, ChooseError, Limits, Placement, Player, Position, escaped_prefix};
use crate::cli::gtp::letter;
use crate::game::{Side, reason};

/// A program that plays one side of a game.
pub struct GtpProgram {
    /// The running program.
    process: Process,
    /// The side that it plays.
    side: Side,
    /// Its time for each placement, if the match sets one.
    time: Option<Duration>,
}

/// Time limit for the response to any command except `genmove`.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(10);

/// Time limit for a placement if the match sets none.
const MAX_MOVE_TIME: Duration = Duration::from_secs(60);

/// Time by which a program may exceed the limit of a placement before it counts as hanging.
const MOVE_TIME_TOLERANCE: Duration = Duration::from_secs(2);

/// Longest wait between two checks whether the match was stopped.
const MAX_WAIT: Duration = Duration::from_millis(50);

/// Largest number of lines of a response.
const MAX_LINES: usize = 256;

/// Largest number of characters of a response that a message quotes.
const MAX_EXCERPT_CHARS: usize = 80;

impl GtpProgram {
    /// Starts a program, whose name is the first of `words`, at an empty board of this size. A
    /// placement may take `time`.
    ///
    /// # Errors
    /// Says why it can't be started, or how it fails at one of the first commands.
    pub fn start(
        words: Vec<String>,
        board: BoardSize,
        side: Side,
        time: Option<Duration>,
        limits: &Limits,
    ) -> Result<GtpProgram, String> {
        let process = Process::start(&words)
            .map_err(|error| format!("it can't be started: {}", reason(&error)))?;
        let mut program = GtpProgram { process, side, time };
        program.order(&board_size(board), limits)?;
        program.order("clear_board", limits)?;
        if let Some(time) = time {
            program.order(&time_settings(time), limits)?;
        }
        Ok(program)
    }

    /// Sends a command whose response has no text.
    fn order(&mut self, command: &str, limits: &Limits) -> Result<(), String> {
        self.ask(command, RESPONSE_TIMEOUT, limits).map(drop)
    }

    /// Sends a command, and returns the text of the response.
    ///
    /// # Errors
    /// The failure of the program, or that the match was stopped.
    fn ask(&mut self, command: &str, time: Duration, limits: &Limits) -> Result<String, String> {
        let begun = Instant::now();
        // If the program has ended, so has its output, and reading from it reports that.
        let _ = self.process.write_line(command);
        let mut lines: Vec<String> = Vec::new();
        loop {
            if limits.is_stopped() {
                return Err("the match was stopped".to_owned());
            }
            let left = time.saturating_sub(begun.elapsed());
            let line = match self.process.next_line(left.min(MAX_WAIT)) {
                Ok(Ok(line)) => line,
                Ok(Err(error)) => return Err(bad_answer(command, "…", &error.to_string())),
                Err(RecvTimeoutError::Timeout) if left > MAX_WAIT => continue,
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = time.as_secs_f64();
                    return Err(format!("it did not answer `{command}` within {seconds} s"));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(match self.process.end() {
                        Ok(None) => format!("it closed its output at `{command}`"),
                        Ok(Some(status)) => format!("it ended at `{command}` ({status})"),
                        Err(error) => format!("it ended at `{command}` ({error})"),
                    });
                }
            };
            if !line.trim().is_empty() {
                lines.push(line);
            } else if !lines.is_empty() {
                return read_answer(command, &lines.join("\n"));
            }
            if lines.len() > MAX_LINES {
                let reason = format!("it has more than {MAX_LINES} lines");
                return Err(bad_answer(command, &lines[0], &reason));
            }
        }
    }
}

impl Player for GtpProgram {
    fn choose(&mut self, position: Position, limits: &Limits) -> Result<Placement, ChooseError> {
        let command = format!("genmove {}", letter(self.side));
        let timeout =
            self.time.map_or(MAX_MOVE_TIME, |time| time.saturating_add(MOVE_TIME_TOLERANCE));
        let answer = self.ask(&command, timeout, limits).map_err(ChooseError::Failure)?;
        let bad_answer = |reason| ChooseError::Failure(bad_answer(&command, &answer, reason));
        let vertex = answer.trim().to_ascii_lowercase();
        if vertex == "resign" {
            return Err(ChooseError::Resignation);
        }
        let placement: Placement =
            vertex.parse().map_err(|_| bad_answer("this is not a placement"))?;
        if position.allows(placement) {
            Ok(placement)
        } else {
            Err(bad_answer("some of these cells are filled already"))
        }
    }

    fn opponent_placed(
        &mut self,
        placement: Placement,
        limits: &Limits,
    ) -> Result<(), ChooseError> {
        let command = format!("play {} {placement}", letter(self.side.other()));
        self.order(&command, limits).map_err(ChooseError::Failure)
    }
}

impl Drop for GtpProgram {
    fn drop(&mut self) {
        // A program that has ended can't be told to.
        let _ = self.process.write_line("quit");
    }
}

/// Returns the text of a response without its sign and number.
fn read_answer(command: &str, answer: &str) -> Result<String, String> {
    let text = |rest: &str| rest.trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_owned();
    match (answer.strip_prefix('='), answer.strip_prefix('?')) {
        (Some(rest), _) => Ok(text(rest)),
        (None, Some(rest)) => {
            let message = escaped_prefix(&text(rest), MAX_EXCERPT_CHARS);
            Err(format!("it refused `{command}`: {message}"))
        }
        (None, None) => Err(bad_answer(command, answer, "a response starts with = or ?")),
    }
}

/// Returns the message about a program whose answer is no response of the protocol, can't be read,
/// or is no legal placement.
fn bad_answer(command: &str, answer: &str, reason: &str) -> String {
    let excerpt = escaped_prefix(answer, MAX_EXCERPT_CHARS);
    format!("it answered `{command}` with `{excerpt}`: {reason}")
}

/// Returns the command that sets the size of the board.
fn board_size(size: BoardSize) -> String {
    match (size.columns(), size.rows()) {
        (columns, rows) if columns == rows => format!("boardsize {columns}"),
        (columns, rows) => format!("rectangular_boardsize {columns} {rows}"),
    }
}

/// Expresses a time per move as byo-yomi time over stones, since the protocol has only whole
/// seconds.
fn time_settings(time: Duration) -> String {
    const MILLIS: u128 = 1000;
    let time = time.as_millis().max(1);
    let (mut divisor, mut rest) = (MILLIS, time % MILLIS);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    format!("time_settings 0 {} {}", time / divisor, MILLIS / divisor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_expressed_in_whole_seconds() {
        for (millis, settings) in [(5000, "5 1"), (250, "1 4"), (1500, "3 2"), (7, "7 1000")] {
            let told = time_settings(Duration::from_millis(millis));
            assert_eq!(told, format!("time_settings 0 {settings}"));
        }
    }

    #[test]
    fn square_boards_have_the_usual_command() {
        let commands = BoardSize::ALL.map(board_size);
        assert_eq!(commands[0], "boardsize 6");
        assert_eq!(commands[2], "rectangular_boardsize 6 10");
    }

    #[test]
    fn responses_are_read_without_sign_and_number() {
        assert_eq!(read_answer("name", "= Nim"), Ok("Nim".to_owned()));
        assert_eq!(read_answer("name", "=17 Nim\nTetris"), Ok("Nim\nTetris".to_owned()));
        assert_eq!(read_answer("x", "? no"), Err("it refused `x`: no".to_owned()));
        let bad_answer = read_answer("x", &"\u{1b}".repeat(100)).unwrap_err();
        assert!(!bad_answer.contains('\u{1b}') && bad_answer.contains('…'), "{bad_answer}");
    }
}
