//! Long proofs: a proof-number search over positions whose leaves are jobs of the solver, each with
//! a node limit.
//!
//! A leaf whose job does not decide it within its limit, or runs out of memory, is expanded: its
//! children become leaves. What is found is a list of [`ProofStep`]s, from which a [`ProofTree`]
//! can be rebuilt, and so a proof can be stored, interrupted, and computed on several machines.
//! (I-C. Wu et al., *Job-level proof-number search for Connect6*, 2010; A. Saffidine, N. Jouandeau,
//! T. Cazenave, *Solving Breakthrough with race patterns and job-level proof number search*, 2011.)
//!
//! [`ProofTree::run`] works like this: a scheduler ([`work`]) gives each thread the most urgent
//! leaf ([`selection`]), and adds its answer to the tree ([`tree`]), which may decide nodes above.
//! [`ProofTree::verify`] checks a finished proof by another path ([`verify`]).
//!
//! A proof is stored in a file of lines ([`proof_file`], [`proof_text`]). Jobs for other machines
//! and their answers have a text of their own ([`job_text`]).

mod children;
mod job_text;
mod key;
mod proof_file;
mod proof_text;
mod selection;
mod step;
mod tree;
mod verify;
mod work;

pub use job_text::{JobAnswerError, job_id, read_job_answer};
pub use proof_file::{ProofFileError, ProofJournal, ProofLock, ProofReader};
pub use proof_text::{read_step, write_step};
pub use step::{ProofStep, Source};
pub use tree::{ProofTree, StepError};
pub use verify::Rejection;
pub use work::WorkError;
