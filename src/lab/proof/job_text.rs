//! Jobs of a proof for other machines: a line `ID POSITION`, answered by the ID and the line that
//! `solve` prints for the position.
//!
//! An ID is the position, a colon, and the CRC-32 of root and position in eight hexadecimal digits.
//! So no list of open jobs is stored, answers may come in any order and more than once, and answers
//! for another proof are recognised.

use super::proof_text::read_answer;
use super::step::{ProofStep, Source};
use crate::ai::Position;

/// Why an answer can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JobAnswerError {
    /// The first word is not an ID of this proof.
    #[error("the line does not begin with an ID that this proof has given out")]
    Id,
    /// The ID is not followed by an answer.
    #[error("`win PLACEMENT`, `loss` or `unknown` is expected after the ID, and then `nodes=…`")]
    Answer,
}

/// Returns the ID of the job for a position in the proof of `root`.
pub fn job_id(root: Position, position: Position) -> String {
    format!("{position}:{:08x}", crc32fast::hash(format!("{root} {position}").as_bytes()))
}

/// Returns the position of a job, or `None` if `id` is not an ID of this proof.
fn position_from_id(root: Position, id: &str) -> Option<Position> {
    let position = id.split_once(':')?.0.parse().ok()?;
    (job_id(root, position) == id).then_some(position)
}

/// Reads the answer to a job, a line without its end.
///
/// # Errors
/// Says what is wrong with the line.
pub fn read_job_answer(root: Position, line: &str) -> Result<ProofStep, JobAnswerError> {
    let mut words = line.split_ascii_whitespace();
    let position =
        words.next().and_then(|id| position_from_id(root, id)).ok_or(JobAnswerError::Id)?;
    let mut word = || words.next().ok_or(JobAnswerError::Answer);
    let text = match word()? {
        "win" => format!("win {}", word()?),
        other => other.to_owned(),
    };
    let answer = read_answer(&text).ok_or(JobAnswerError::Answer)?;
    let nodes = words.find_map(|word| word.strip_prefix("nodes=")?.parse().ok());
    let nodes = nodes.ok_or(JobAnswerError::Answer)?;
    Ok(ProofStep { position, answer, source: Source::Job, nodes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Answer, Bitboard, Placement};

    #[test]
    fn an_id_names_its_position_and_its_proof() {
        let root = Position::new(Bitboard::rectangle(7, 8));
        for placement in Placement::all_on(root.free()) {
            let position = root.after(placement);
            let id = job_id(root, position);
            assert_eq!(position_from_id(root, &id), Some(position));
            assert_eq!(position_from_id(Position::START, &id), None);
            let line = format!("{id} win {placement} cells=52 nodes=7 ms=0.125");
            let step = read_job_answer(root, &line).unwrap();
            assert_eq!(
                (step.position, step.answer, step.nodes),
                (position, Answer::Win(placement), 7)
            );
        }
    }

    #[test]
    fn bad_answers_are_refused() {
        let root = Position::new(Bitboard::rectangle(7, 8));
        let id = job_id(root, root);
        for line in ["", "x", &id[1..], &format!("{}ö loss nodes=1", &id[..24]), "loss nodes=1"] {
            assert_eq!(read_job_answer(root, line), Err(JobAnswerError::Id), "{line}");
        }
        for rest in [
            "",
            "loss",
            "loss nodes=",
            "loss nodes=-1",
            "win",
            "win -",
            "win - nodes=1",
            "win a1 nodes=1",
            "error: line 1: x",
            "lost nodes=1",
        ] {
            let line = format!("{id} {rest}");
            assert_eq!(read_job_answer(root, &line), Err(JobAnswerError::Answer), "{line}");
        }
    }
}
