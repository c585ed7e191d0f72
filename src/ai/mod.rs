//! The engine: positions, areas, Optimized Information Sets, the exact solver, and players.
//!
//! # From the rules to the solver
//!
//! Seven steps lead from the rules to the outcome of a position, each on those before it:
//!
//! 1. **Position.** A [`Position`] is the set of free cells, a [`Bitboard`] of a hundred bits
//!    (`board/position`, `board/bitboard`). A small board is the corner at `a1`; all else counts as
//!    filled.
//! 2. **Placement.** A [`Placement`] is four connected free cells, the image of one of nineteen
//!    [orientations](Orientation) of a [`Piece`] (`board/placement`, `board/piece`). What is left
//!    is [`Position::after`], with the other player to move.
//! 3. **End.** Where nothing fits, the player to move has won: whoever places last loses
//!    ([`Position::is_over`]).
//! 4. **Key.** Two positions have the same outcome if their areas are the same up to symmetry and
//!    translation. The shape of an area is its [`CanonicalShape`]; the head of `area` compares the
//!    five identities that there are.
//! 5. **Splitting into areas.** Cells that touch form an area, and no piece lies in two. Every
//!    connected set of four cells is a tetromino, so cells in areas of fewer than four are dead. A
//!    placement changes one area alone, and often splits it (`area/split`).
//! 6. **Values.** In a sum of areas under misère play, no number per area determines who wins, but
//!    a set does: its [`Ois`]. Sets are made canonical and multiplied in an [`Arena`] (`ois`).
//!    Small areas have theirs from a shipped table, or computed and stored (`solver/values`).
//! 7. **Search.** Large areas are searched, win or loss only: a [`Solver`] looks for a child that
//!    is lost by depth-first proof-number search, with a transposition table (`solver`, whose head
//!    follows one search through its files). A search ends within [`Limits`], with an [`Answer`].
//!
//! # What stands on it
//!
//! * [`hint`], [`line`](line()) and [`x_ray`](x_ray()) explain a position to people (`analysis`);
//! * [`BuiltInPlayer`] plays for any [`Opponent`]: a [`Level`], a [`Strength`] between two, or a
//!   named [`Character`]; [`Player`] is the trait of all players (`players`);
//! * [`Stacker`] builds stacks without holes by [`StackRanks`], a solitaire with the same pieces
//!   (`stacking`).
//!
//! The engine reads no files, contains no translated texts, and looks at the clock only for the
//! limits it is given. Its modules depend on each other in one direction: `board`, `ois`, `mixing`,
//! `sharded_map` and `threads` on nothing but `message` and the macros `all_of` and `serde_as_str`;
//! then `area`, `limits`, `solver`, `analysis` and `players` each on those before it; `stacking` on
//! `board`, `limits` and `threads`.

mod all_of;
mod analysis;
mod area;
mod board;
mod limits;
mod message;
mod mixing;
mod ois;
mod players;
mod serde_as_str;
mod sharded_map;
mod solver;
mod stacking;
mod threads;

// Each folder says in its own `mod.rs` what it offers, and to whom.
pub(crate) use all_of::all_of;
pub use analysis::*;
pub use area::*;
pub use board::*;
pub use limits::{Control, Interruption, Limits, SearchProgress};
pub(crate) use message::{escaped_prefix, prose_list};
pub use ois::*;
pub use players::*;
pub(crate) use serde_as_str::serde_as_str;
pub(crate) use sharded_map::ShardedMap;
pub use solver::*;
pub use stacking::*;
pub(crate) use threads::{cores, map_on_threads, on_threads};
