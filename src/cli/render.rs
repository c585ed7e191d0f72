//! `render`: a game as a picture, without a display: the board after a turn as PNG, or all turns as
//! an animated GIF.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::PathBuf;

use clap::Args;

use super::shared::{
    Failure, STOPPED, control_for_ctrl_c, counted, display_path, exists_message, need_folder,
    number, progress_bar, write_file,
};
use crate::ai::Opponent;
use crate::game::{Board, Ending, Game, Record, Seat, Side, read_game_file};
use crate::picture::{Card, Style, Subject, Theme, WIDTHS, files};

/// Default width of a picture in pixels.
const DEFAULT_WIDTH: u32 = 1000;

#[derive(Args, Debug)]
pub struct Arguments {
    /// A file with an exported, saved or copied game; or a position, in quotes, as `solve` reads it
    game: OsString,
    /// The picture to make: FILE.png, or FILE.gif for an animation of all turns
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The turn after which the board is shown, 0 for the board at the start; an animation
    /// ends with it [default: the last one]
    #[arg(long, value_name = "N", value_parser = number::<usize>(0..))]
    turn: Option<usize>,
    /// Colours of the blocks
    #[arg(long, value_enum, value_name = "NAME", default_value_t, ignore_case = true)]
    theme: Theme,
    /// Width of the picture in pixels, from 200 to 4000
    #[arg(long, value_name = "N", default_value_t = DEFAULT_WIDTH, value_parser = number(WIDTHS))]
    size: u32,
}

/// The format of the file to make.
#[derive(Clone, Copy)]
enum Format {
    Png,
    Gif,
}

/// Makes the picture.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let (card, turn, format) = prepare(&arguments).map_err(Failure::Input)?;
    // Stopped before the file has its name, the command leaves nothing behind.
    let stop = control_for_ctrl_c()?;
    let bytes = match format {
        Format::Png => Some(files::png(&card.draw(turn))),
        Format::Gif => {
            let bar = progress_bar(turn as u64 + 1, "{bar:40} {pos}/{len} pictures");
            bar.tick();
            let bytes = files::gif(&card, turn, &stop, || bar.inc(1));
            bar.finish_and_clear();
            bytes
        }
    };
    write_file(&arguments.out, &bytes.filter(|_| !stop.is_stopped()).ok_or(STOPPED)?)
}

/// Reads the game, and checks the arguments.
///
/// # Errors
/// Says in one line what is wrong.
fn prepare(arguments: &Arguments) -> Result<(Card, usize, Format), String> {
    let extension = arguments.out.extension().map(|extension| extension.to_ascii_lowercase());
    let format = match extension.as_deref().and_then(|extension| extension.to_str()) {
        Some("png") => Format::Png,
        Some("gif") => Format::Gif,
        _ => {
            return Err(format!(
                "{}: its name must end with .png or .gif",
                display_path(&arguments.out)
            ));
        }
    };
    if arguments.out.symlink_metadata().is_ok() {
        return Err(exists_message(&arguments.out));
    }
    need_folder(&arguments.out)?;
    let subject = read(arguments)?;
    let turns = subject.game.turns().len();
    let turn = arguments.turn.unwrap_or(turns);
    if turn > turns {
        let turns = counted(turns, "turn");
        return Err(format!("the game has {turns}, so there is no turn {turn}"));
    }
    let style = Style { theme: arguments.theme, owners: true, ..Style::default() };
    Ok((Card::new(subject, style, arguments.size), turn, format))
}

/// Reads the game or the position.
fn read(arguments: &Arguments) -> Result<Subject, String> {
    let path = PathBuf::from(&arguments.game);
    if let Some(text) = arguments.game.to_str() {
        match text.parse::<Board>() {
            Ok(board) => {
                return Ok(Subject {
                    game: Game::new(board),
                    names: None,
                    result: None,
                    date: None,
                });
            }
            // A position with a mistake, rather than a file that does not exist.
            Err(error) if has_cells(text) && !path.exists() => return Err(error.to_string()),
            Err(_) => {}
        }
    }
    if path.symlink_metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound) {
        return Err(format!("{}: this is neither a file nor a position", display_path(&path)));
    }
    let record =
        read_game_file(&path).map_err(|error| format!("{}: {error}", display_path(&path)))?;
    Ok(subject(record))
}

/// Returns whether a text has two free cells side by side, as almost every position has and few
/// paths: the folder above is no cells.
fn has_cells(text: &str) -> bool {
    text.split(['/', '\\']).any(|row| row != ".." && row.contains(".."))
}

/// Returns what the picture of a game shows.
fn subject(record: Record) -> Subject {
    let names = [Side::First, Side::Second].map(|side| short_name_of(&record.seats, side));
    let result = record.game.result().map(|result| {
        let [winner, loser] =
            [result.winner, result.winner.other()].map(|side| &names[side.index()]);
        match result.ending {
            Ending::LastPlacement => format!("{winner} wins: {loser} placed the last piece."),
            Ending::Resignation => format!("{winner} wins: {loser} resigned."),
            Ending::LossOnTime => format!("{winner} wins: {loser} ran out of time."),
        }
    });
    Subject { game: record.game, names: Some(names), result, date: None }
}

/// Returns the name of a player as the picture shows it.
fn short_name_of(seats: &[Seat; 2], side: Side) -> String {
    match &seats[side.index()] {
        seat @ Seat::Human(_) => match seat.name() {
            Some(name) => name.as_str().to_owned(),
            None => format!("Player {}", side.index() + 1),
        },
        Seat::Computer(Opponent::Level(level)) => format!("Level {}", level.number()),
        Seat::Computer(Opponent::Fitting(strength)) => format!("Elo {}", strength.elo()),
        Seat::Computer(Opponent::Character(character)) => {
            let (first, rest) = character.key().split_at(1);
            first.to_uppercase() + rest
        }
    }
}
