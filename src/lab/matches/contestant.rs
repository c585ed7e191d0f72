//! The contestants of a match: their names on the command line, and the players that take their
//! seats.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use super::gtp_program::GtpProgram;
use super::mcts::MctsPlayer;
use crate::ai::{
    BoardSize, BuiltInPlayer, Limits, OnePlyPlayer, Opponent, OpponentError, Player, Style,
};
use crate::game::Side;

/// A contestant, as named on the command line.
#[derive(Clone, PartialEq, Debug)]
pub enum Contestant {
    /// A built-in opponent.
    BuiltIn(Opponent),
    /// A built-in opponent in another style, as in `assets/characters.ron`.
    Styled {
        /// The contestant as typed.
        text: String,
        /// Whose skill it has.
        opponent: Opponent,
        /// What it prefers.
        style: Style,
    },
    /// The one-ply player.
    OnePly,
    /// Monte Carlo tree search.
    Mcts,
    /// A program that speaks the Go Text Protocol.
    Gtp {
        /// The command as typed.
        text: String,
        /// The program and its arguments; never empty.
        words: Vec<String>,
    },
}

/// Name of the one-ply player.
const ONE_PLY: &str = "one-ply";

/// Name of the Monte Carlo player.
const MCTS: &str = "mcts";

/// What divides an opponent and a style.
const STYLED: char = '=';

/// Prefix of a command that starts a program.
const GTP: &str = "gtp:";

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        if text == ONE_PLY {
            return Ok(Contestant::OnePly);
        }
        if text == MCTS {
            return Ok(Contestant::Mcts);
        }
        if let Some((opponent, style)) = text.split_once(STYLED)
            && let Ok(opponent) = opponent.parse()
        {
            let style = ron::from_str(style).map_err(|error| error.to_string())?;
            return Ok(Contestant::Styled { text: text.to_owned(), opponent, style });
        }
        let Some(command) = text.strip_prefix(GTP) else {
            return text.parse().map(Contestant::BuiltIn).map_err(|error| match error {
                OpponentError::Name(_) => error.to_string(),
                OpponentError::Form => format!("{error}; or one-ply, mcts, or gtp:COMMAND"),
            });
        };
        if command.contains(char::is_control) {
            return Err("the command contains control characters".to_owned());
        }
        match shlex::split(command) {
            Some(words) if !words.is_empty() => {
                Ok(Contestant::Gtp { text: command.to_owned(), words })
            }
            Some(_) => Err("a command is expected after gtp:".to_owned()),
            None => Err("a quotation mark in the command is not closed".to_owned()),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::BuiltIn(opponent) => write!(f, "{opponent}"),
            Contestant::Styled { text, .. } => f.write_str(text),
            Contestant::OnePly => f.write_str(ONE_PLY),
            Contestant::Mcts => f.write_str(MCTS),
            Contestant::Gtp { text, .. } => write!(f, "{GTP}{text}"),
        }
    }
}

/// The context of a seat: what a player must know about a game before it starts.
#[derive(Clone, Copy, Debug)]
pub struct SeatContext {
    /// The size of the board.
    pub board: BoardSize,
    /// The player's side.
    pub side: Side,
    /// The seed of its random choices.
    pub seed: u64,
    /// Number of threads on which a level thinks.
    pub threads: NonZero<usize>,
    /// Its time for each placement, if there is a limit.
    pub time: Option<Duration>,
}

impl Contestant {
    /// Makes the player that takes a contestant's seat in a game.
    ///
    /// # Errors
    /// Says why a program can't be started, or how it fails.
    pub fn seat(&self, context: SeatContext, limits: &Limits) -> Result<Box<dyn Player>, String> {
        let SeatContext { board, side, seed, threads, time } = context;
        let built_in = |opponent| BuiltInPlayer::for_opponent(opponent, board, seed);
        let mut player: Box<dyn Player> = match self {
            Contestant::BuiltIn(opponent) => Box::new(built_in(*opponent)),
            Contestant::Styled { opponent, style, .. } => {
                Box::new(built_in(*opponent).in_style(*style, board))
            }
            Contestant::OnePly => Box::new(OnePlyPlayer::new(seed)),
            Contestant::Mcts => Box::new(MctsPlayer::new(seed)),
            Contestant::Gtp { words, .. } => {
                let seed = seed.to_string();
                let words = words.iter().map(|word| word.replace("{seed}", &seed));
                Box::new(GtpProgram::start(words.collect(), board, side, time, limits)?)
            }
        };
        player.set_threads(threads);
        Ok(player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_read_back_as_they_are_written() {
        for name in [
            "0",
            "10",
            "one-ply",
            "mcts",
            "@luna",
            "fit:842",
            "gtp:./old/nim-tetris gtp --level '3'",
        ] {
            let contestant: Contestant = name.parse().unwrap();
            assert_eq!(contestant.to_string(), name);
        }
        let Ok(Contestant::Gtp { words, .. }) = "gtp:a 'b c' d\\ e".parse() else { panic!() };
        assert_eq!(words, ["a", "b c", "d e"]);
    }

    #[test]
    fn other_names_are_refused() {
        for name in
            ["", "99", "-1", "@", "fit:x", "two-ply", "gtp:", "gtp:  ", "gtp:'a", "gtp:a\u{1b}[2J"]
        {
            assert!(name.parse::<Contestant>().is_err(), "{name:?}");
        }
    }
}
