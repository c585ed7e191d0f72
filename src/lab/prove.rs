//! `prove`: a long proof in a file, computed on this machine or with the help of others.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;

use super::proof::{
    ProofFileError, ProofLock, ProofReader, ProofStep, ProofTree, Rejection, StepError, WorkError,
    job_id, read_job_answer,
};
use crate::ai::{BoardSize, Interruption, Position};
use crate::cli::shared::{
    Failure, POSITION_HELP, STANDARD_INPUT, STOPPED, SearchArguments, about, complain,
    control_for_ctrl_c, counted, display_path, need_folder, number, only_position, progress_bar,
    write_line,
};
use crate::game::{Board, LineReader};

#[derive(Args, Debug)]
#[command(mut_arg("time", |time| {
    time.help("Time limit for this run in seconds, such as 2.5 [default: none]")
}))]
pub struct Arguments {
    #[arg(help = format!("The position, {POSITION_HELP} [default: that of FILE]"))]
    position: Option<OsString>,
    /// File of the proof: created if it is missing, otherwise continued. The empty file FILE.lock
    /// stays beside it
    #[arg(long, value_name = "FILE")]
    file: PathBuf,
    /// Node limit of a job for the whole position; it doubles with each placement
    #[arg(long, value_name = "N", default_value = "1000000",
          value_parser = number(NonZero::<u64>::MIN..))]
    job_nodes: NonZero<u64>,
    /// Write up to N open jobs, from 1 to 1000000, for other machines: `ID POSITION` each, which
    /// `solve --stdin --ids` answers
    #[arg(long, value_name = "N", conflicts_with_all = ["import", "verify"],
          value_parser = number::<u32>(1..=1_000_000))]
    export: Option<u32>,
    /// Read the answers to exported jobs from a file, or from standard input if it is `-`
    #[arg(long, value_name = "FILE", conflicts_with = "verify")]
    import: Option<PathBuf>,
    /// Check a finished proof: write `verified`, or `rejected:` and why
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    search: SearchArguments,
}

/// Divisor of the memory that gives the proof's part, an eighth. The solver has the rest.
const TREE_DIVISOR: usize = 8;

impl From<ProofFileError> for Failure {
    fn from(error: ProofFileError) -> Failure {
        io::Error::other(error).into()
    }
}

/// Returns the failure of a command that can't read a file.
fn unreadable(error: impl Display) -> Failure {
    Failure::Input(error.to_string())
}

/// Returns a position as the smallest board that holds all its free cells.
fn on_its_board(position: Position) -> Board {
    let holds = |size: &BoardSize| size.bitboard().is_superset(position.free());
    let size = BoardSize::ALL.into_iter().find(holds).unwrap_or_default();
    Board::from_position(size, position)
}

/// Works on a proof, exports its jobs, imports answers, or verifies it.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments {
        Arguments { export: Some(count), .. } => export(&arguments, count as usize),
        Arguments { import: Some(ref answers), .. } => import(&arguments, answers),
        Arguments { verify: true, .. } => verify(&arguments),
        _ => prove(&arguments),
    }
}

/// A proof as it was read from its file.
struct Stored {
    tree: ProofTree,
    /// Number of damaged lines, which were skipped.
    damaged: u64,
}

impl Arguments {
    /// Parses the position, if one is given.
    fn position(&self) -> Result<Option<Position>, Failure> {
        self.position.as_deref().map(only_position).transpose().map_err(Failure::Input)
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
    fn reader(&self) -> Result<Option<ProofReader>, Failure> {
        let position = self.position()?;
        let reader = ProofReader::open(&self.file).map_err(unreadable)?;
        match &reader {
            Some(ProofReader { root, .. }) if position.is_some_and(|it| it != *root) => {
                let root = on_its_board(*root);
                let message = format!("holds the proof of another position: {root}");
                Err(Failure::Input(self.about(&message)))
            }
            _ => Ok(reader),
        }
    }

    /// Reads the proof; `None` if there is no file. `broken` makes the failure of a proof that
    /// contradicts itself.
    fn load(&self, broken: fn(String) -> Failure) -> Result<Option<Stored>, Failure> {
        let Some(mut reader) = self.reader()? else { return Ok(None) };
        let mut tree = ProofTree::new(reader.root, self.memory()?.1);
        while let Some(step) = reader.next_step().map_err(unreadable)? {
            tree.add(step).map_err(|error| match error {
                StepError::Full => self.lack_of_memory(),
                _ => {
                    let position = step.position;
                    broken(self.about(&format!("contradicts itself at {position}: {error}")))
                }
            })?;
        }
        let damaged = reader.damaged;
        if damaged > 0 {
            tree.drop_derived();
        }
        Ok(Some(Stored { tree, damaged }))
    }

    /// Reads the proof, whose file must exist.
    fn load_existing(&self, broken: fn(String) -> Failure) -> Result<Stored, Failure> {
        self.load(broken)?.ok_or_else(|| self.lack_of_file())
    }

    /// Returns the failure of a command that needs the file.
    fn lack_of_file(&self) -> Failure {
        let path = display_path(&self.file);
        Failure::Input(format!("{path}: there is no such file; a position starts a proof"))
    }

    /// Returns the failure of a command for which the memory is too small.
    fn lack_of_memory(&self) -> Failure {
        io::Error::other(self.about("needs more --memory")).into()
    }

    /// Returns a message about the file.
    fn about(&self, what: &str) -> String {
        format!("{} {what}", display_path(&self.file))
    }

    /// Rewrites the file if lines of it were damaged.
    fn repair(&self, lock: &ProofLock, stored: &Stored) -> Result<(), Failure> {
        if stored.damaged > 0 {
            let lines = counted(stored.damaged, "damaged line");
            complain("warning", format!("dropped {lines}"));
            lock.write(stored.tree.root(), &stored.tree.steps())?;
        }
        Ok(())
    }
}

/// Works on the proof until it is finished, the limits are reached, or Ctrl-C stops it.
fn prove(arguments: &Arguments) -> Result<(), Failure> {
    let begun = Instant::now();
    let stop = control_for_ctrl_c()?;
    // Refuse a file that can't be used before anything is written beside it.
    if arguments.reader()?.is_none() {
        arguments.position()?.ok_or_else(|| arguments.lack_of_file())?;
        need_folder(&arguments.file).map_err(Failure::Input)?;
    }
    let (solver_memory, tree_memory) = arguments.memory()?;
    let lock = ProofLock::take(&arguments.file)?;
    let mut tree = match (arguments.load(Failure::Input)?, arguments.position()?) {
        (Some(stored), _) => {
            arguments.repair(&lock, &stored)?;
            let mut tree = stored.tree;
            if tree.has_gaps() {
                complain("warning", "the proof has gaps, which are closed now");
                tree.drop_derived();
                lock.write(tree.root(), &tree.steps())?;
            }
            tree
        }
        (None, Some(position)) => {
            lock.write(position, &[])?;
            ProofTree::new(position, tree_memory)
        }
        (None, None) => return Err(arguments.lack_of_file()),
    };
    let mut journal = lock.append()?;
    let mut failure = None;
    let bar = progress_bar(1000, "{bar:40} {msg}, {elapsed} so far, about {eta} left");
    bar.enable_steady_tick(Duration::from_secs(1));
    bar.set_position((tree.done() * 1e3) as u64);
    bar.set_message(totals(&tree));
    bar.reset_eta();
    let report = |step: &ProofStep, tree: &ProofTree| {
        if let Err(error) = journal.add(std::slice::from_ref(step)) {
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
        Ok(()) | Err(WorkError::Interrupted(Interruption::Stopped | Interruption::Time)) => {}
        Err(WorkError::Interrupted(_)) => {
            complain("warning", "the proof needs more --memory to go on");
        }
        Err(error) => return Err(io::Error::other(error).into()),
    }
    write_line(&totals(&tree))?;
    let ms = begun.elapsed().as_secs_f64() * 1e3;
    write_line(&format!("{} nodes={} ms={ms:.3}", tree.answer(), stop.progress().nodes))?;
    match result {
        Err(WorkError::Interrupted(Interruption::Stopped)) => Err(STOPPED),
        Err(WorkError::Interrupted(Interruption::Memory)) => Err(Failure::Code(1)),
        _ => Ok(()),
    }
}

/// Describes the work of all runs, and the share of the proof that is done.
fn totals(tree: &ProofTree) -> String {
    let (jobs, nodes) = tree.effort();
    let done = tree.done() * 1e2;
    format!("jobs={jobs} job-nodes={nodes} positions={} done={done:.1}%", tree.positions())
}

/// Writes open jobs for other machines. The file does not change.
fn export(arguments: &Arguments, count: usize) -> Result<(), Failure> {
    let mut tree = arguments.load_existing(Failure::Input)?.tree;
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
fn import(arguments: &Arguments, answers: &Path) -> Result<(), Failure> {
    // Refuse a file that can't be used before anything is written beside it.
    arguments.reader()?.ok_or_else(|| arguments.lack_of_file())?;
    let is_standard = answers == Path::new("-");
    let place = if is_standard { STANDARD_INPUT.to_owned() } else { display_path(answers) };
    let unreadable = |error| unreadable(about(&place)(error));
    let input: Box<dyn Read> = if is_standard {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(answers).map_err(unreadable)?)
    };
    let lock = ProofLock::take(&arguments.file)?;
    let mut stored = arguments.load_existing(Failure::Input)?;
    let mut lines = LineReader::new(BufReader::new(input));
    let (mut number, mut count, mut new) = (0, 0, Vec::new());
    while let Some(line) = lines.next_line().map_err(unreadable)? {
        number += 1;
        let wrong = |error: &dyn Display| Failure::Input(format!("line {number}: {error}"));
        let line = line.map_err(|error| wrong(&error))?;
        if line.trim().is_empty() || line.starts_with("# ") {
            continue;
        }
        let step = read_job_answer(stored.tree.root(), &line).map_err(|error| wrong(&error))?;
        if stored.tree.contradicts(&step) {
            return Err(wrong(&StepError::Contradiction));
        }
        let is_new = stored.tree.add(step).map_err(|error| match error {
            StepError::Full => arguments.lack_of_memory(),
            _ => wrong(&error),
        })?;
        count += 1;
        new.extend(is_new.then_some(step));
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
fn verify(arguments: &Arguments) -> Result<(), Failure> {
    let tree = arguments.load_existing(rejected)?.tree;
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
        Err(reason @ Rejection::Interrupted(_)) => Err(io::Error::other(reason).into()),
        Err(reason) => Err(rejected(reason.to_string())),
    }
}

/// Writes why a proof is rejected, and returns the failure of the command.
fn rejected(reason: String) -> Failure {
    let written = write_line(&format!("rejected: {reason}"));
    written.map_or_else(Failure::from, |()| Failure::Code(1))
}
