//! `play`: a game against a built-in opponent in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};
use std::time::Duration;

use clap::Args;

use super::shared::{
    Failure, STANDARD_INPUT, about, board_help, drawing, need_memory, player_help,
};
use crate::ai::{BoardSize, Opponent, PLAYER_MEMORY, Placement, PlacementError};
use crate::game::{
    Board, Command, Ending, Event, Game, GameResult, LineReader, Record, Seat, Session, Side, Turn,
    check_threads, name_off_board, names_of_cells,
};

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(long, value_name = "PLAYER", help = player_help("Who plays against you"))]
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
such as c3 d3 e3 c4. You can also type:
  undo    take back your last turn and the computer's
  redo    take both turns again
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
    need_memory(PLAYER_MEMORY as u64)?;
    check_threads(1);
    let computer = Seat::from(arguments.level);
    let human = Seat::UNNAMED;
    let (seats, side) = if arguments.second {
        ([computer, human], Side::Second)
    } else {
        ([human, computer], Side::First)
    };
    let record = Record::new(seats, Game::new(Board::new(arguments.board)));
    let session = Session::new(record, fastrand::u64(..));
    let is_echoed = io::stdin().is_terminal();
    let input = LineReader::new(io::stdin().lock());
    Terminal { session, side, input, is_echoed, out: io::stdout() }.play()?;
    Ok(())
}

/// A game with a person at the terminal.
struct Terminal<R, W> {
    /// The running game.
    session: Session,
    /// The person's side.
    side: Side,
    input: LineReader<R>,
    /// Whether a typed line stands on the screen, with its end.
    is_echoed: bool,
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
        let line = self.input.next_line().map_err(about(STANDARD_INPUT))?;
        if !self.is_echoed || line.is_none() {
            writeln!(self.out)?;
        }
        let Some(line) = line else { return Ok(false) };
        let size = self.session.game().board_size();
        let parse = |line: String| parse_input(&line, self.side, size);
        match line.map_err(|error| error.to_string()).and_then(parse) {
            Ok(Input::Nothing) => {}
            Ok(Input::Help) => writeln!(self.out, "{HELP}")?,
            Ok(Input::Quit) => return Ok(false),
            Ok(Input::Command(command)) => match self.session.perform(command) {
                Ok(events) => self.show(&events)?,
                Err(refusal) => writeln!(self.out, "That is not possible: {refusal}.")?,
            },
            Err(message) => writeln!(self.out, "{}.", sentence(&message))?,
        }
        Ok(true)
    }

    /// Describes what has happened, and draws the board.
    fn show(&mut self, events: &[Event]) -> io::Result<()> {
        let is_undone = |event: &&Event| matches!(event, Event::TakenBack(_));
        match events.iter().filter(is_undone).count() {
            0 => {}
            1 => writeln!(self.out, "Your last turn was taken back.")?,
            _ => writeln!(self.out, "Your last turn and the computer's were taken back.")?,
        }
        for text in events.iter().filter_map(|event| describe(event, self.side)) {
            writeln!(self.out, "{text}")?;
        }
        writeln!(self.out, "\n{}", drawing(self.session.game().board()))
    }
}

/// Parses a line that the player of `side` typed, on a board of this size.
fn parse_input(line: &str, side: Side, size: BoardSize) -> Result<Input, String> {
    let line = line.trim().to_ascii_lowercase();
    match line.as_str() {
        "" => Ok(Input::Nothing),
        "undo" => Ok(Input::Command(Command::Undo)),
        "redo" => Ok(Input::Command(Command::Redo)),
        "resign" => Ok(Input::Command(Turn::Resignation(side).into())),
        "help" => Ok(Input::Help),
        "quit" => Ok(Input::Quit),
        _ => match names_of_cells(&line) {
            Some(names) => {
                let placement = read_placement(&names, size)?;
                Ok(Input::Command(Turn::Placement(placement).into()))
            }
            None => {
                Err("that is neither a placement nor a command; type help for a list".to_owned())
            }
        },
    }
}

/// Reads a placement from the names of its cells.
fn read_placement(names: &[String], size: BoardSize) -> Result<Placement, String> {
    if let Some(name) = name_off_board(names, size) {
        let (column, rows) = ((b'a' + size.columns() as u8 - 1) as char, size.rows());
        return Err(format!(
            "{name} is not on the board, which has columns a-{column} and rows 1-{rows}"
        ));
    }
    names.join(",").parse().map_err(|error: PlacementError| error.to_string())
}

/// Returns a message as a sentence begins.
fn sentence(message: &str) -> String {
    let mut rest = message.chars();
    rest.next().map_or(String::new(), |first| first.to_uppercase().chain(rest).collect())
}

/// Describes an event for the player of `side`; `None` if it is part of an undo.
fn describe(event: &Event, side: Side) -> Option<String> {
    let who = |other: Side| if other == side { "You" } else { "The computer" };
    Some(match event {
        Event::Taken { side, turn, .. } => match turn {
            Turn::Placement(placement) => {
                format!("{} placed {} on {placement}.", who(*side), placement.piece())
            }
            Turn::Resignation(_) => format!("{} resigned.", who(*side)),
            Turn::LossOnTime(_) => format!("{} ran out of time.", who(*side)),
        },
        Event::TakenBack(_) => return None,
        Event::Ended(GameResult { winner, ending }) => {
            let (winner, loser) = (who(*winner), who(winner.other()).to_lowercase());
            let how = match ending {
                Ending::LastPlacement => "placed the last piece",
                Ending::Resignation => "resigned",
                Ending::LossOnTime => "ran out of time",
            };
            format!("{winner} won: {loser} {how}.")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_commands_and_placements_are_read() {
        let read = |line| parse_input(line, Side::Second, BoardSize::Ten);
        assert_eq!(read("  \t"), Ok(Input::Nothing));
        assert_eq!(read(" Resign "), Ok(Input::Command(Turn::Resignation(Side::Second).into())));
        let placement = "c3,d3,e3,c4".parse().unwrap();
        // Blanks between the cells, which the manual shows, once were refused.
        for line in ["C4,c3,e3,d3", "c3 d3 e3 c4", "c3d3e3c4", "c3, d3,\te3 C4"] {
            let placed = Ok(Input::Command(Turn::Placement(placement).into()));
            assert_eq!(read(line), placed, "{line}");
        }
        for line in ["undo it", "c3", "c3,d3,e3,g9", "c3,d3,e3,", "\u{1b}[2J,"] {
            let message = read(line).unwrap_err();
            assert!(!message.contains('\u{1b}'), "{message}");
        }
        // The columns and rows of the largest board once were named.
        let beyond = parse_input("d1 e1 f1 g1", Side::First, BoardSize::SixByTen).unwrap_err();
        assert_eq!(beyond, "g1 is not on the board, which has columns a-f and rows 1-10");
    }
}
