//! The rules as played: turns, players, the running game and its record. Nothing here draws or prints.
//!
//! Everything flows as command -> check -> execute -> event: window, terminal and files all give [`Command`]s to a [`Session`] or a
//! [`Game`] and show the [`Event`]s that come back.

mod autosave;
mod board;
mod document;
mod editor;
mod elo;
mod files;
mod game_text;
mod insight;
mod lesson;
#[cfg(test)]
mod old_files;
mod play;
mod player;
mod players;
mod progress;
mod puzzle;
mod puzzle_maker;
mod record;
mod replay;
mod review;
mod saved_games;
mod session;
mod store;
mod symmetry;
mod task;
mod trial;

pub use autosave::Autosave;
pub use board::Board;
pub use document::{Document, DocumentError, Versioned};
pub use editor::Editor;
pub use elo::{FIRST_RATING, expected_score, level_rating, rating_after};
pub use files::{Files, Keeping, MAX_LISTED, Place};
pub use game_text::{GameTextError, read_game, write_game};
pub use insight::Insight;
pub use lesson::{Lesson, Step, lessons};
pub use play::{Command, Ending, Event, Game, GameResult, Refusal, Side, Turn};
pub use player::{PlayerName, Seat};
pub use players::{MAX_PLAYERS, Player, Players, PlayersError, RatedGame, RatedOpponent};
pub use progress::Progress;
pub use puzzle::{GRADES, Puzzle, puzzles, write_puzzles};
pub use puzzle_maker::make_puzzles;
pub use record::{Record, RecordError};
pub use replay::{Replay, SPEEDS};
pub use review::{Finding, Mistake, Review};
pub use saved_games::{MAX_GAME_NAME, MAX_GAMES, SaveError, SavedGame, SavedGames};
pub use session::{Session, Thinking};
pub use store::{StoreError, Unusable};
pub use task::Task;
pub use trial::{Goal, Standing, Trial};
