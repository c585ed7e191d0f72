//! `play`: a game against a built-in opponent in the terminal.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use clap::Args;

use super::shared::{Failure, board_help, drawing, level_help, need_memory};
use crate::ai::{BoardSize, LEVEL_MEMORY, Opponent};
use crate::game::{
    Board, Command, Ending, Event, Game, GameResult, LineReader, Record, Seat, Session, Side, Turn,
    need_threads,
};

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(long, value_name = "N", help = level_help("computer"))]
    level: Opponent,
    #[arg(long, value_name = "SIZE", default_value_t, help = board_help())]
    board: BoardSize,
    /// Let the computer move first
    #[arg(long)]
    second: bool,
}

/// The help of the game.
const HELP: &str = "\
Whoever places the last piece loses. To place a tetromino, type its four cells,
such as c3,d3,e3,c4. You can also type:
  undo    take your last turn back
  redo    take the turn again
  resign  give up
  help    show this text
  quit    leave the game
On the board a dot is a free cell, and an x is a cell where no piece fits any more.";

/// Time between two checks whether the opponent has chosen.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// Plays one game on standard input and output.
///
/// # Errors
/// If input or output fails, or the system gives too little memory.
///
/// # Panics
/// With [`SpawnError`](crate::game::SpawnError).
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    need_memory(LEVEL_MEMORY as u64)?;
    need_threads(1);
    let computer = Seat::from(arguments.level);
    let human = Seat::UNNAMED;
    let (seats, side) = if arguments.second {
        ([computer, human], Side::Second)
    } else {
        ([human, computer], Side::First)
    };
    let record = Record::new(seats, Game::new(Board::new(arguments.board)));
    let session = Session::new(record, fastrand::u64(..));
    let input = LineReader::new(io::stdin().lock());
    Terminal { session, side, input, out: io::stdout() }.play()?;
    Ok(())
}

/// A game with a person at the terminal.
struct Terminal<R, W> {
    /// The running game.
    session: Session,
    /// The person's side.
    side: Side,
    input: LineReader<R>,
    out: W,
}

/// A line that the person typed.
#[derive(PartialEq, Eq, Debug)]
enum Input {
    /// A command for the game.
    Command(Command),
    Nothing,
    Help,
    Quit,
}

impl<R: BufRead, W: Write> Terminal<R, W> {
    /// Plays until the game is over or the person leaves.
    fn play(mut self) -> io::Result<()> {
        writeln!(self.out, "{HELP}\n\n{}", drawing(self.session.game().board()))?;
        while self.session.game().result().is_none() {
            if !self.session.awaits_human() {
                self.wait()?;
            } else if !self.ask()? {
                break;
            }
        }
        Ok(())
    }

    /// Waits until the opponent has taken its turn.
    fn wait(&mut self) -> io::Result<()> {
        loop {
            let events = self.session.poll();
            if !events.is_empty() {
                return self.show(&events);
            }
            std::thread::sleep(POLL_INTERVAL);
        }
    }

    /// Reads a line, and does what it says. Returns whether the game goes on.
    fn ask(&mut self) -> io::Result<bool> {
        write!(self.out, "Your placement: ")?;
        self.out.flush()?;
        let Some(line) = self.input.next_line()? else {
            writeln!(self.out)?;
            return Ok(false);
        };
        match line.map_err(|error| error.to_string()).and_then(|line| parse_input(&line, self.side))
        {
            Ok(Input::Nothing) => {}
            Ok(Input::Help) => writeln!(self.out, "{HELP}")?,
            Ok(Input::Quit) => return Ok(false),
            Ok(Input::Command(command)) => match self.session.perform(command) {
                Ok(events) => self.show(&events)?,
                Err(refusal) => writeln!(self.out, "That is not possible: {refusal}.")?,
            },
            Err(message) => writeln!(self.out, "{message}.")?,
        }
        Ok(true)
    }

    /// Describes what has happened, and draws the board.
    fn show(&mut self, events: &[Event]) -> io::Result<()> {
        for event in events {
            writeln!(self.out, "{}", describe(event, self.side))?;
        }
        writeln!(self.out, "\n{}", drawing(self.session.game().board()))
    }
}

/// Parses a line that the player of `side` typed.
fn parse_input(line: &str, side: Side) -> Result<Input, String> {
    match line.trim().to_ascii_lowercase().as_str() {
        "" => Ok(Input::Nothing),
        "undo" => Ok(Input::Command(Command::Undo)),
        "redo" => Ok(Input::Command(Command::Redo)),
        "resign" => Ok(Input::Command(Turn::Resignation(side).into())),
        "help" => Ok(Input::Help),
        "quit" => Ok(Input::Quit),
        cells if cells.contains(',') => match cells.parse() {
            Ok(placement) => Ok(Input::Command(Turn::Placement(placement).into())),
            Err(error) => Err(error.to_string()),
        },
        _ => Err("That is neither a placement nor a command; type help for a list".to_owned()),
    }
}

/// Describes an event for the player of `side`.
fn describe(event: &Event, side: Side) -> String {
    let who = |other: Side| if other == side { "You" } else { "The computer" };
    match event {
        Event::Taken { side, turn, .. } => match turn {
            Turn::Placement(placement) => {
                format!("{} placed {} on {placement}.", who(*side), placement.piece())
            }
            Turn::Resignation(_) => format!("{} resigned.", who(*side)),
            Turn::LossOnTime(_) => format!("{} ran out of time.", who(*side)),
        },
        Event::TakenBack(_) => "A turn was taken back.".to_owned(),
        Event::Ended(GameResult { winner, ending }) => {
            let (winner, loser) = (who(*winner), who(winner.other()).to_lowercase());
            let how = match ending {
                Ending::LastPlacement => "placed the last piece",
                Ending::Resignation => "gave up",
                Ending::LossOnTime => "ran out of time",
            };
            format!("{winner} won: {loser} {how}.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_commands_and_placements_are_read() {
        let read = |line| parse_input(line, Side::Second);
        assert_eq!(read("  \t"), Ok(Input::Nothing));
        assert_eq!(read(" Resign "), Ok(Input::Command(Turn::Resignation(Side::Second).into())));
        let placement = "c3,d3,e3,c4".parse().unwrap();
        assert_eq!(read("C4,c3,e3,d3"), Ok(Input::Command(Turn::Placement(placement).into())));
        for line in ["undo it", "c3", "c3,d3,e3,g9", "c3,d3,e3,", "\u{1b}[2J,"] {
            let message = read(line).unwrap_err();
            assert!(!message.contains('\u{1b}'), "{message}");
        }
    }
}
