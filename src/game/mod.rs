//! The game as played: rules, players, files, people and ratings, lessons and puzzles. Nothing here
//! draws or prints.
//!
//! Every change follows one path: command, check, execution, event. The window, the terminal and
//! the files give [`Command`]s to a [`Session`] or a [`Game`], and show the [`Event`]s that come
//! back.
//!
//! Each module depends only on those above it in this list, and on the engine, [`crate::ai`].

mod lists;
mod packed;
mod text;
mod timestamp;

mod rules;

mod formats;

mod people;
mod running;

mod storage;

mod puzzles;
mod review;
mod stacking;

mod lessons;

mod journal;

mod practice;
mod statistics;

mod profile;

pub use formats::{Document, DocumentError, GameTextError, read_game, write_game};
pub(crate) use formats::{read_checked, write_checked};
pub use journal::{
    Aid, Brought, CardKey, Entry, EntryError, GameMeta, JOURNAL_EXTENSION, MAX_GAME_NAME,
    MAX_GAMES, PracticeResult, PuzzleSource, SaveError, SaveId, SavedGame, StoredGame, UnionError,
    union,
};
pub use lessons::{Exercise, ExerciseState, Goal, Lesson, Progress, Step, lessons};
pub(crate) use packed::unpack;
pub use people::{
    Estimate, FIRST_RATING, MAX_PEOPLE, People, PeopleError, Person, RatedResult, expected_score,
    rating_after,
};
pub use practice::{Card, CardOrigin, Deck, Decoys, Tries};
pub use profile::{BringError, CURRENT_FILE, JOURNAL_FILE, Profile, read_journal};
pub use puzzles::{
    DailyPuzzle, DailyRecord, Day, DayError, Facts, GRADES, Idea, MAX_RUNS, MIN_HALF_CELLS,
    MadePuzzle, ORDERED_RATINGS, Puzzle, PuzzleOrder, PuzzleRecords, PuzzleResult, PuzzleStanding,
    Run, RunResult, RunState, SolvedDays, Supply, make_puzzle, puzzle_by_key, puzzles,
};
pub use review::{
    Findings, GameDigest, HeldWin, Mistake, Prospect, Replay, Review, Reviews, SPEEDS, TurningPoint,
};
pub use rules::{
    Board, Clock, Command, Editor, Ending, Event, Game, GameId, GameResult, Identity, IllegalTurn,
    Origin, PersonId, PlayerName, Record, Refusal, Seat, Side, TimeControl, TimeControlError, Turn,
    time_for_turn,
};
pub use running::{
    Blunder, Coach, CoachState, Continuation, Gap, Insight, LineMarks, Session, SpawnError, Study,
    Task, Thinking, awake_now, check_threads, on_news, wakes_within,
};
pub use stacking::{
    Block, DropError, Dropped, MAX_SCORES, RanksFile, RanksLoader, SHOWN_PIECES, StackingGame,
    StackingRecords, StackingScore, StoredRanks, WELL_COLUMNS, WELL_ROWS, in_the_well,
};
pub use statistics::{
    Achievement, FinishedGame, MIN_COUNTED_AREAS, MIN_LONG_WIN_CELLS, MIN_ONLY_PLACEMENTS,
    MIN_PARITY_LEVEL, PersonStatistics, PlayedGame, Score, Statistics, Streak, Summary, Unlocked,
    games_as_csv, ratings_as_csv,
};
pub use storage::{
    Access, Files, Flusher, Folder, GAME_EXTENSION, GameFileError, Kept, LineError, LineReader,
    NOT_TEXT, StoreError, Unusable, export_folder, export_game, files_to_bring_in, is_full,
    pictures_folder, read_game_file, write_new_file, write_under_free_name,
};
pub(crate) use storage::{Lock, Permissions, is_taken, replace};
pub use text::{name_off_board, names_of_cells, one_line, reason};
pub use timestamp::Timestamp;
