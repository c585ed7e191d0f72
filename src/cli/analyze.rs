//! `analyze`: the outcome of every placement in a position.

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::Args;

use super::in_order::InOrder;
use super::input::position_of_argument;
use super::limits::Limits;
use super::{BAD_INPUT, exit, write_line};
use crate::ai::{Areas, Control, Outcome, Placement, Position, Region, Solver};

/// Arguments of `analyze`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The position: 100 characters, row 10 first, `.` for free and `#` for filled cells
    position: OsString,
    #[command(flatten)]
    limits: Limits,
}

/// Writes the outcome of every placement for the player who makes it.
pub fn run(arguments: Arguments) -> io::Result<ExitCode> {
    let position = match position_of_argument(&arguments.position) {
        Ok(position) => position,
        Err(message) => {
            write_line(&format!("error: line 1: {message}"))?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    analyze(position, &arguments.limits)?;
    Ok(ExitCode::SUCCESS)
}

/// Placements that lead to the same areas, and so to the same outcome.
struct Group {
    /// Shapes of the areas that are left, ascending.
    areas: Vec<Region>,
    /// The placements with their places in the order of the output.
    placements: Vec<(usize, Placement)>,
}

/// Searches the groups on all threads; each worker takes the next group when it is done with one.
fn analyze(position: Position, limits: &Limits) -> io::Result<()> {
    let groups = groups_of(position);
    let lines = InOrder::new(io::stdout());
    let next = AtomicUsize::new(0);
    let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
    let workers = limits.workers(groups.len())?;
    workers.pool.broadcast(|_| {
        let mut solver = Solver::new(workers.memory);
        while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
            let after = position.after(group.placements[0].1);
            let text = match outcome(&mut solver, after, deadline).map(|outcome| !outcome) {
                Some(outcome) => outcome.to_string(),
                None => "unknown".to_owned(),
            };
            for &(index, placement) in &group.placements {
                if let Err(error) = lines.put(index, format!("{placement} {text}")) {
                    exit(&error);
                }
            }
        }
    });
    Ok(())
}

/// Returns the outcome of a position if it can be found in the time that is left.
fn outcome(solver: &mut Solver, position: Position, deadline: Option<Instant>) -> Option<Outcome> {
    let time = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
    if time.is_some_and(|time| time.is_zero()) {
        return solver.known(position);
    }
    solver.solve(position, time, &Control::default()).outcome.ok()
}

/// Returns the groups, those with the smallest largest area first: they are the quickest.
fn groups_of(position: Position) -> Vec<Group> {
    let mut children: Vec<(Vec<Region>, usize, Placement)> = Placement::all_on(position.free())
        .enumerate()
        .map(|(index, placement)| (areas_after(position, placement), index, placement))
        .collect();
    children.sort_unstable();
    let mut groups: Vec<Group> = children
        .chunk_by(|a, b| a.0 == b.0)
        .map(|children| Group {
            areas: children[0].0.clone(),
            placements: children.iter().map(|&(_, index, placement)| (index, placement)).collect(),
        })
        .collect();
    let largest = |group: &Group| group.areas.iter().map(|area| area.cells().len()).max();
    groups.sort_by_key(largest);
    groups
}

fn areas_after(position: Position, placement: Placement) -> Vec<Region> {
    let mut areas: Vec<Region> =
        Areas::of(position.after(placement).free()).iter().map(Region::of).collect();
    areas.sort_unstable();
    areas
}
