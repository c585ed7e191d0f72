//! `prove`: a long proof in a file, computed on this machine or with the help of others.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;

use super::shared::{
    Failure, LineReader, STOPPED, SearchArguments, complain, control_for_ctrl_c, display_path,
    position_from_argument, progress_bar, with_path, write_line,
};
use crate::ai::{Finding, FindingError, Interruption, Position, ProofTree, Rejection, RunError};
use crate::game::{
    JobAnswerError, ProofFileError, ProofLock, ProofReader, job_id, read_job_answer,
};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The position, in quotes: 100 characters, row 10 first, `.` for a free and `#` for a filled
    /// cell [default: that of FILE]
    position: Option<OsString>,
    /// The file of the proof: made if there is none, otherwise the proof is taken up again
    #[arg(long, value_name = "FILE")]
    file: PathBuf,
    /// Nodes that the job of the whole position may expand; each placement doubles it
    #[arg(long, value_name = "N", default_value = "1000000")]
    job_nodes: NonZero<u64>,
    /// Write N open jobs for other machines, `ID POSITION` each, which `solve --stdin --ids`
    /// answers
    #[arg(long, value_name = "N", conflicts_with_all = ["import", "verify"],
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    export: Option<u32>,
    /// Read answers of jobs from a file, or from standard input if it is `-`
    #[arg(long, value_name = "RESULTS", conflicts_with = "verify")]
    import: Option<PathBuf>,
    /// Check a finished proof: write `verified`, or `rejected:` and why
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    search: SearchArguments,
}

/// Divisor of the memory that gives the proof's part, an eighth. The solver has the rest.
const TREE_DIVISOR: usize = 8;

/// The reason why a command ends early.
#[derive(Debug, thiserror::Error)]
enum ProveFailure {
    #[error("line 1: {0}")]
    Position(String),
    #[error(transparent)]
    File(#[from] ProofFileError),
    #[error("{}: there is no such file; a position starts a proof", display_path(.0))]
    NoFile(PathBuf),
    #[error("{} holds the proof of another position: {}", display_path(.0), .1)]
    OtherPosition(PathBuf, Position),
    #[error("{} contradicts itself at {}: {}", display_path(.0), .1, .2)]
    Broken(PathBuf, Position, FindingError),
    #[error("{} needs more --memory", display_path(.0))]
    Memory(PathBuf),
    #[error("line {0}: {1}")]
    Answer(usize, AnswerError),
    #[error(transparent)]
    Run(#[from] RunError),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Other(#[from] Failure),
}

/// The reason why the line of an answer is refused.
#[derive(Debug, thiserror::Error)]
enum AnswerError {
    #[error(transparent)]
    Text(#[from] JobAnswerError),
    #[error(transparent)]
    Line(#[from] super::shared::LineError),
    #[error(transparent)]
    Finding(#[from] FindingError),
}

impl From<ProveFailure> for Failure {
    fn from(failure: ProveFailure) -> Failure {
        match failure {
            ProveFailure::Io(error) => Failure::Io(error),
            ProveFailure::Other(failure) => failure,
            ProveFailure::File(ProofFileError::Io(..) | ProofFileError::InUse(_))
            | ProveFailure::Memory(_)
            | ProveFailure::Run(_) => Failure::Io(io::Error::other(failure)),
            _ => Failure::Input(failure.to_string()),
        }
    }
}

/// Works on a proof, exports its jobs, imports answers, or verifies it.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    Ok(match arguments {
        Arguments { export: Some(count), .. } => export(&arguments, count as usize),
        Arguments { import: Some(ref answers), .. } => import(&arguments, answers),
        Arguments { verify: true, .. } => verify(&arguments),
        _ => prove(&arguments),
    }?)
}

/// A proof as it was read from its file.
struct Stored {
    /// The proof.
    tree: ProofTree,
    /// Number of damaged lines, which were skipped.
    damaged: u64,
}

impl Arguments {
    /// Parses the position, if one is given.
    fn position(&self) -> Result<Option<Position>, ProveFailure> {
        let position = self.position.as_deref().map(position_from_argument);
        position.transpose().map_err(ProveFailure::Position)
    }

    /// Returns the memory of the solver and that of the tree, in bytes.
    fn memory(&self) -> io::Result<(usize, usize)> {
        let all = self.search.memory()?;
        Ok((all - all / TREE_DIVISOR, all / TREE_DIVISOR))
    }

    /// Opens the file of the proof; `None` if there is none.
    ///
    /// # Errors
    /// If the file can't be read, or holds the proof of another position than the one given.
    fn reader(&self) -> Result<Option<ProofReader>, ProveFailure> {
        let position = self.position()?;
        let reader = ProofReader::open(&self.file)?;
        match &reader {
            Some(reader) if position.is_some_and(|position| position != reader.root) => {
                Err(ProveFailure::OtherPosition(self.file.clone(), reader.root))
            }
            _ => Ok(reader),
        }
    }

    /// Reads the proof; `None` if there is no file.
    fn load(&self) -> Result<Option<Stored>, ProveFailure> {
        let Some(mut reader) = self.reader()? else { return Ok(None) };
        let mut tree = ProofTree::new(reader.root, self.memory()?.1);
        while let Some(finding) = reader.next_finding()? {
            tree.add(finding).map_err(|error| match error {
                FindingError::Full => ProveFailure::Memory(self.file.clone()),
                _ => ProveFailure::Broken(self.file.clone(), finding.position, error),
            })?;
        }
        let damaged = reader.damaged;
        if damaged > 0 {
            tree.drop_derived();
        }
        Ok(Some(Stored { tree, damaged }))
    }

    /// Reads the proof, whose file must exist.
    fn load_existing(&self) -> Result<Stored, ProveFailure> {
        self.load()?.ok_or_else(|| ProveFailure::NoFile(self.file.clone()))
    }

    /// Rewrites the file if lines of it were damaged.
    fn repair(&self, lock: &ProofLock, stored: &Stored) -> Result<(), ProveFailure> {
        if stored.damaged > 0 {
            complain("warning", format!("{} damaged lines were dropped", stored.damaged));
            lock.write(stored.tree.root(), &stored.tree.findings())?;
        }
        Ok(())
    }
}

/// Works on the proof until it is finished or the limits are reached.
fn prove(arguments: &Arguments) -> Result<(), ProveFailure> {
    let begun = Instant::now();
    let stop = control_for_ctrl_c()?;
    // Refuse a file that can't be used before anything is written beside it.
    if arguments.reader()?.is_none() && arguments.position()?.is_none() {
        return Err(ProveFailure::NoFile(arguments.file.clone()));
    }
    let (solver_memory, tree_memory) = arguments.memory()?;
    let lock = ProofLock::take(&arguments.file)?;
    let mut tree = match (arguments.load()?, arguments.position()?) {
        (Some(stored), _) => {
            arguments.repair(&lock, &stored)?;
            let mut tree = stored.tree;
            if tree.has_gaps() {
                complain("warning", "the proof has gaps, which are closed now");
                tree.drop_derived();
                lock.write(tree.root(), &tree.findings())?;
            }
            tree
        }
        (None, Some(position)) => {
            lock.write(position, &[])?;
            ProofTree::new(position, tree_memory)
        }
        (None, None) => return Err(ProveFailure::NoFile(arguments.file.clone())),
    };
    let mut journal = lock.append()?;
    let mut failure = None;
    let bar = progress_bar(1000, "{bar:40} {msg}, {elapsed} so far, about {eta} left");
    bar.enable_steady_tick(Duration::from_secs(1));
    bar.set_position((tree.done() * 1e3) as u64);
    bar.set_message(totals(&tree));
    bar.reset_eta();
    let report = |finding: &Finding, tree: &ProofTree| {
        if let Err(error) = journal.add(std::slice::from_ref(finding)) {
            failure.get_or_insert(error);
            stop.stop();
        }
        bar.set_position((tree.done() * 1e3) as u64);
        bar.set_message(totals(tree));
    };
    let limits = arguments.search.limits().control(&stop);
    let mut solver = arguments.search.solver_with(solver_memory);
    let result = tree.run(&mut solver, arguments.job_nodes, &limits, report);
    bar.finish_and_clear();
    if let Some(failure) = failure {
        return Err(failure.into());
    }
    journal.sync()?;
    match result {
        Ok(()) | Err(RunError::Interrupted(Interruption::Stopped | Interruption::Time)) => {}
        Err(RunError::Interrupted(_)) => {
            complain("warning", "the proof needs more --memory to go on");
        }
        Err(error) => return Err(error.into()),
    }
    write_line(&totals(&tree))?;
    let ms = begun.elapsed().as_secs_f64() * 1e3;
    write_line(&format!("{} nodes={} ms={ms:.3}", tree.answer(), stop.progress().nodes))?;
    match result {
        Err(RunError::Interrupted(Interruption::Stopped)) => Err(STOPPED.into()),
        _ => Ok(()),
    }
}

/// Describes the work of all runs, and the share of the proof that is done.
fn totals(tree: &ProofTree) -> String {
    let (jobs, nodes) = tree.effort();
    let done = tree.done() * 1e2;
    format!("jobs={jobs} job-nodes={nodes} positions={} done={done:.1}%", tree.len())
}

/// Writes open jobs for other machines. The file does not change.
fn export(arguments: &Arguments, count: usize) -> Result<(), ProveFailure> {
    let mut tree = arguments.load_existing()?.tree;
    let root = tree.root();
    if !root.is_over() {
        for position in tree.open_jobs(count) {
            write_line(&format!("{} {position}", job_id(root, position)))?;
        }
    }
    Ok(())
}

/// Adds the answers of jobs to the proof: all of them, or none if a line is wrong.
///
/// If the disk is full, some may be in the file. Each is true by itself, and the others are added
/// when they are imported again.
fn import(arguments: &Arguments, answers: &Path) -> Result<(), ProveFailure> {
    // Refuse a file that can't be used before anything is written beside it.
    arguments.reader()?.ok_or_else(|| ProveFailure::NoFile(arguments.file.clone()))?;
    let input: Box<dyn Read> = match answers {
        path if path == Path::new("-") => Box::new(io::stdin()),
        path => Box::new(File::open(path).map_err(with_path(answers))?),
    };
    let lock = ProofLock::take(&arguments.file)?;
    let mut stored = arguments.load_existing()?;
    let mut lines = LineReader::new(BufReader::new(input));
    let (mut number, mut count, mut new) = (0, 0, Vec::new());
    while let Some(line) = lines.next_line().map_err(with_path(answers))? {
        number += 1;
        let answer = line.map_err(AnswerError::from).and_then(|line| {
            if line.trim().is_empty() || line.starts_with("# ") {
                return Ok(None);
            }
            let finding = read_job_answer(stored.tree.root(), &line)?;
            if stored.tree.contradicts(&finding) {
                return Err(FindingError::Contradiction.into());
            }
            Ok(Some((stored.tree.add(finding)?, finding)))
        });
        let answer = answer.map_err(|error| match error {
            AnswerError::Finding(FindingError::Full) => {
                ProveFailure::Memory(arguments.file.clone())
            }
            error => ProveFailure::Answer(number, error),
        })?;
        if let Some((is_new, finding)) = answer {
            count += 1;
            if is_new {
                new.push(finding);
            }
        }
    }
    if stored.damaged > 0 {
        // The repair writes the new ones, too.
        arguments.repair(&lock, &stored)?;
    } else {
        let mut journal = lock.append()?;
        journal.add(&new)?;
        journal.sync()?;
    }
    Ok(write_line(&format!("answers={count} new={}", new.len()))?)
}

/// Checks a finished proof, and writes the verdict.
fn verify(arguments: &Arguments) -> Result<(), ProveFailure> {
    let rejected = |reason: &dyn std::fmt::Display| {
        write_line(&format!("rejected: {reason}"))?;
        Err(Failure::Code(1).into())
    };
    let tree = match arguments.load_existing() {
        Ok(stored) => stored.tree,
        Err(broken @ ProveFailure::Broken(..)) => return rejected(&broken),
        Err(failure) => return Err(failure),
    };
    let bar = progress_bar(0, "{bar:40} {pos} of {len} leaves, {eta} left");
    let report = |solved: usize, leaves: usize| {
        bar.set_length(leaves as u64);
        bar.set_position(solved as u64);
    };
    let mut solver = arguments.search.solver_with(arguments.memory()?.0);
    let result = tree.verify(&mut solver, &arguments.search.limits(), report);
    bar.finish_and_clear();
    match result {
        Ok(()) => Ok(write_line("verified")?),
        Err(Rejection::Interrupted(reason)) => {
            Err(io::Error::other(format!("the check was not finished: {reason}")).into())
        }
        Err(reason) => rejected(&reason),
    }
}
