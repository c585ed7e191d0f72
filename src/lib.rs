//! Nim Tetris: two players take turns placing tetrominoes on a 10x10 board, and whoever places the
//! last piece loses.
//!
//! The crate is a game with a window (in the feature `window`) and a command line on top of an
//! engine that solves positions exactly ([`ai`]), the rules as played ([`game`]) and the board as
//! drawn ([`picture`]). These three are the library; window, command line and laboratory are public
//! for the program and its tests alone. Most users of the library want the engine. It knows nothing
//! of windows, files or languages; its central types are:
//!
//! * [`Position`](ai::Position), [`Placement`](ai::Placement), [`Bitboard`](ai::Bitboard): the
//!   board;
//! * [`Solver`](ai::Solver) and its [`Answer`](ai::Answer), under [`Limits`](ai::Limits) if need
//!   be;
//! * [`Arena`](ai::Arena): values of areas as interned sets, their product and outcome;
//! * [`Player`](ai::Player) and [`Level`](ai::Level): opponents.
//!
//! # The outcome of a position
//!
//! A position is 100 characters, fewer on a small board, row 10 first: `.` is a free cell, `#` or
//! the letter of a piece a filled one, and `/` may separate the rows.
//!
//! ```
//! use nim_tetris::ai::{Answer, DEFAULT_MEMORY, Position, Solver};
//!
//! // Two squares of four cells. Each takes one more piece, so the player to move wins
//! // whatever is placed.
//! let rows = ["####..####", "####..####", "##########", "####..####", "####..####"].join("/");
//! let position: Position = format!("{rows}/{}", "#".repeat(50)).parse()?;
//! let solution = Solver::new(DEFAULT_MEMORY).solve(position);
//! assert!(matches!(solution.answer, Answer::Win(_)));
//! assert_eq!(position.usable().len(), 8);
//! # Ok::<(), nim_tetris::ai::PositionError>(())
//! ```
//!
//! # Every placement
//!
//! In a corridor of eight cells, only the placements at its ends leave room for one more piece, so
//! the opponent places last.
//!
//! ```
//! use nim_tetris::ai::{Bitboard, DEFAULT_MEMORY, Limits, Outcome, Placement, Position, Solver};
//!
//! let corridor = Position::new(Bitboard::rectangle(8, 1));
//! let mut winning = Vec::new();
//! let report = |placement: Placement, outcome| {
//!     if outcome == Outcome::Win {
//!         winning.push(placement.to_string());
//!     }
//! };
//! Solver::new(DEFAULT_MEMORY).analyze(corridor, &Limits::new(), report)?;
//! winning.sort();
//! assert_eq!(winning, ["a1,b1,c1,d1", "e1,f1,g1,h1"]);
//! # Ok::<(), nim_tetris::ai::Interruption>(())
//! ```
//!
//! # Areas as sets
//!
//! The Optimized Information Set (OIS) of a position is the set of the OIS of all positions one
//! placement away. That of two areas side by side is their product.
//!
//! ```
//! use nim_tetris::ai::{Arena, Ois, Reduction};
//!
//! let mut arena = Arena::new(Reduction::Plain);
//! let forced = arena.intern(&mut vec![Ois::ZERO]); // {0}: exactly one more piece
//! let choice = arena.intern(&mut vec![forced, Ois::ZERO]); // one or two more pieces
//! let both = arena.product(forced, choice);
//! assert_eq!(arena.text(both).as_deref(), Some("{{{0}, 0}, {{0}}, {0}}"));
//! assert!(!arena.is_winable(forced)); // whoever must place the last piece loses
//! assert!(arena.is_winable(both));
//! ```
//!
//! # A level chooses
//!
//! ```
//! use nim_tetris::ai::{Level, BuiltInPlayer, Limits, Player, Position};
//!
//! let level = Level::new(2).expect("it is one of the levels");
//! let mut player = BuiltInPlayer::new(level, 42); // random choices follow from this seed
//! let placement = player.choose(Position::START, &Limits::new())?;
//! assert!(Position::START.allows(placement));
//! # Ok::<(), nim_tetris::ai::ChooseError>(())
//! ```
//!
//! # A game record
//!
//! A record that is read is played through turn by turn, so that it can't hold an illegal game.
//!
//! ```
//! use nim_tetris::game::{Seat, Side, read_game, write_game};
//!
//! let text = "[first \"Ann\"]\n[second 3]\n\n1. c3,d3,e3,c4  a1,a2,a3,a4\n2. resign first\nSecond wins.\n";
//! let record = read_game(text, [Seat::UNNAMED, Seat::UNNAMED])?; // where the text names nobody
//! assert_eq!(record.seats[0].name().unwrap().as_str(), "Ann");
//! assert_eq!(record.game.result().unwrap().winner, Side::Second);
//! assert_eq!(write_game(&record), text);
//! # Ok::<(), nim_tetris::game::GameTextError>(())
//! ```

#[cfg(not(target_pointer_width = "64"))]
compile_error!("Nim Tetris needs a 64-bit target: its solver addresses several gigabytes");

pub mod ai;
#[cfg(feature = "window")]
#[doc(hidden)]
pub mod app;
#[doc(hidden)]
pub mod cli;
pub mod game;
#[doc(hidden)]
pub mod lab;
pub mod picture;
#[doc(hidden)]
pub mod program;
