//! The lines of a proof's file: a title, the root, and a line for each step in the order of
//! discovery.
//!
//! ```text
//! nim-tetris proof 1
//! 5f0d7a52 root POSITION
//! 0c1e55b9 job 200000 POSITION unknown
//! 91aa3e07 job 512 POSITION win c3,d3,e3,c4
//! 77d2904c children 0 POSITION loss
//! ```
//!
//! Each line but the first begins with the CRC-32 of everything after the first blank. `job` is
//! followed by the number of nodes that a job of the solver expanded, and by its result; `children`
//! marks what follows from the children of a position.

use super::step::{ProofStep, Source};
use crate::ai::{Answer, Position};
use crate::game::{read_checked, write_checked};

/// The first line of the file.
pub const PROOF_TITLE: &str = "nim-tetris proof 1";

const ROOT: &str = "root";
const JOB: &str = "job";
const CHILDREN: &str = "children";

/// Writes the line of the root.
pub fn write_proof_root(root: Position) -> String {
    write_checked(&format!("{ROOT} {root}"))
}

/// Reads the line of the root; `None` if [`write_proof_root`] would not write it like this.
pub fn read_proof_root(line: &str) -> Option<Position> {
    let root = read_checked(line)?.strip_prefix(ROOT)?.strip_prefix(' ')?.parse().ok()?;
    (write_proof_root(root) == line).then_some(root)
}

/// Writes the line of a step.
pub fn write_step(step: &ProofStep) -> String {
    let ProofStep { position, answer, source, nodes } = step;
    let source = match source {
        Source::Job => JOB,
        Source::Children => CHILDREN,
    };
    write_checked(&format!("{source} {nodes} {position} {answer}"))
}

/// Reads the line of a step; `None` if [`write_step`] would not write it like this.
pub fn read_step(line: &str) -> Option<ProofStep> {
    let mut words = read_checked(line)?.splitn(4, ' ');
    let source = match words.next()? {
        JOB => Source::Job,
        CHILDREN => Source::Children,
        _ => return None,
    };
    let nodes = words.next()?.parse().ok()?;
    let position = words.next()?.parse().ok()?;
    let answer = read_answer(words.next()?)?;
    let step = ProofStep { position, answer, source, nodes };
    (write_step(&step) == line).then_some(step)
}

/// Reads the answer `win PLACEMENT`, `loss` or `unknown`.
pub(super) fn read_answer(text: &str) -> Option<Answer> {
    match text {
        "loss" => Some(Answer::Loss),
        "unknown" => Some(Answer::UNDECIDED),
        _ => text.strip_prefix("win ")?.parse().ok().map(Answer::Win),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Bitboard;

    fn steps() -> Vec<ProofStep> {
        let position = Position::new(Bitboard::rectangle(7, 8));
        let win = Answer::Win("c3,d3,e3,c4".parse().unwrap());
        [
            (Answer::UNDECIDED, Source::Job, u64::MAX),
            (win, Source::Job, 12),
            (Answer::Loss, Source::Children, 0),
        ]
        .map(|(answer, source, nodes)| ProofStep { position, answer, source, nodes })
        .to_vec()
    }

    #[test]
    fn a_finding_is_read_back_from_one_line() {
        for step in steps() {
            let line = write_step(&step);
            assert_eq!(read_step(&line), Some(step), "{line}");
            assert!(line.len() < 256);
        }
        assert_eq!(read_proof_root(&write_proof_root(Position::START)), Some(Position::START));
    }
}
