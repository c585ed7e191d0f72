//! The solver: the outcome of any position, by search over big areas and values of small ones.
//!
//! A position is split into its areas. Small ones become one canonical set ([`values`]); the rest is a depth-first proof-number
//! search for a child that is lost ([`search`]), with a transposition table. Threads search the same position,
//! keep apart ([`virtual_loss`]), and share what they prove.
//!
//! It rests on the board, its areas, the arena of sets, and the limits of a search.

mod answer;
mod child_cache;
mod children;
mod model;
mod node;
mod proof_numbers;
mod refutation;
#[cfg(feature = "research")]
mod research;
mod root;
mod search;
mod sync;
mod transposition_table;
mod values;
mod versioned;
mod virtual_loss;
mod worker;

pub use answer::{Answer, Solution};
pub(in crate::ai) use model::chance_of_areas_lost;
#[cfg(test)]
pub(in crate::ai) use model::is_compact;
pub(in crate::ai) use proof_numbers::ProofNumbers;
#[cfg(feature = "research")]
pub(crate) use research::LossModelFit;
pub(crate) use root::MEMORY_PER_THREAD;
pub(in crate::ai) use root::Turn;
pub use root::{DEFAULT_MEMORY, Solver};
pub(in crate::ai) use values::AreaValues;
pub(crate) use values::{MAX_SIZE as MAX_TABLEBASE_SIZE, compute_tablebase};
pub(in crate::ai) use worker::Worker;
