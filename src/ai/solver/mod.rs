//! The solver: the outcome of any position, by search over big areas and values of small ones.
//!
//! A position is split into its areas. Those small enough become one canonical set ([`values`]);
//! the others make a node of a depth-first proof-number search for a lost child ([`search`]). A
//! search flows like this:
//!
//! 1. [`Solver`] sets the costs and sizes for the root, and starts the threads ([`root`]).
//! 2. Each thread's `Search` makes the position a [`node`]: its big areas, and one value for all
//!    small ones. A known loss ends here; without big areas, the values show the winning
//!    placement ([`worker`]).
//! 3. It visits nodes ([`search`]), whose children come from the child cache, or are generated,
//!    looked up in the transposition table, and given estimates ([`model`]).
//! 4. The cheapest child is visited next ([`best_child`]); threads keep apart by [`virtual_loss`].
//! 5. What is proven goes to the transposition table ([`transposition_table`]); what is left
//!    undecided leaves its proof numbers behind ([`proof_numbers`]).
//! 6. The winning choice is turned into a placement ([`worker`]).

mod answer;
mod best_child;
mod child_cache;
mod model;
mod node;
mod proof_numbers;
mod refutation;
mod root;
mod search;
mod sync;
mod transposition_table;
mod values;
mod versioned;
mod virtual_loss;
mod worker;

pub use answer::{Answer, Solution};
#[cfg(test)]
pub(in crate::ai) use model::is_compact;
pub(crate) use model::{
    CLASSES, MAX_EFFECTIVE_SIZE, ShapeFeatures, ValueClass, chance_of_sum_lost,
};
pub(crate) use proof_numbers::ProofNumbers;
pub(crate) use root::MEMORY_PER_THREAD;
pub(in crate::ai) use root::PlayerTurn;
pub use root::{DEFAULT_MEMORY, Solver};
pub(in crate::ai) use values::AreaValues;
pub(crate) use values::{
    MAX_SHAPE_SIZE, MAX_SIZE as MAX_TABLEBASE_SIZE, MIN_SIZE as MIN_TABLEBASE_SIZE, Tablebase,
    hash_of,
};
pub(crate) use worker::Worker;
