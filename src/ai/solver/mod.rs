//! The solver: the outcome of any position, by search over big areas and values of small ones.
//!
//! A position is split into its areas. Small ones become one canonical set ([`AreaValues`]); the rest is a depth-first search
//! for a child that is lost, with a transposition table. All children that the table or the arena decides
//! are looked at before any is searched; then come those with the smallest largest area.

mod control;
mod node;
mod outcome;
mod table;
mod values;

pub use control::{Control, Interruption, Progress};
pub use outcome::Outcome;

use std::ops::ControlFlow;
use std::time::Duration;

use control::Watch;
use node::Node;
use table::Table;
use values::AreaValues;

use super::analysis::EqualPlacements;
use super::placement::Placement;
use super::position::Position;

/// A solver with its memory: what one search learns serves the next.
///
/// Outcomes are exact. Two solvers that are given the same questions in the same order expand the same nodes.
pub struct Solver {
    values: AreaValues,
    table: Table,
    memory: usize,
}

/// Default memory of a solver in bytes.
pub const DEFAULT_MEMORY: usize = 1 << 30;

/// Children of a node that are not known at first, more or less.
const TYPICAL_CHILDREN: usize = 64;

/// What a search for the outcome of a position found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The outcome, or why there is none.
    pub outcome: Result<Outcome, Interruption>,
    /// A winning placement; none for a loss, and none where nothing fits any more.
    pub placement: Option<Placement>,
    /// Nodes expanded.
    pub nodes: u64,
}

impl Solver {
    /// Returns a solver that will take about `memory` bytes.
    pub fn new(memory: usize) -> Solver {
        Solver { values: AreaValues::new(memory / 3), table: Table::new(memory / 3 * 2), memory }
    }

    /// Searches the outcome of a position and, where it is won, a winning placement.
    ///
    /// `time` is the longest that the search may take; `None` is no limit.
    pub fn solve(
        &mut self,
        position: Position,
        time: Option<Duration>,
        control: &Control,
    ) -> Solution {
        let mut watch = Watch::new(control, time);
        let mut placement = None;
        let outcome = if position.is_over() {
            Ok(Outcome::Win)
        } else {
            self.search_root(position, &mut watch).map(|found| {
                placement = found;
                if found.is_some() { Outcome::Win } else { Outcome::Loss }
            })
        };
        self.recover(outcome.err());
        Solution { outcome, placement, nodes: watch.nodes() }
    }

    /// Searches the outcome of each placement for the player who makes it, and reports them as they become known.
    ///
    /// Placements that lead to equal positions are reported together.
    ///
    /// # Errors
    /// Says why the search ended early; the placements that were not reported are unknown.
    pub fn analyze(
        &mut self,
        position: Position,
        time: Option<Duration>,
        control: &Control,
        mut report: impl FnMut(Placement, Outcome),
    ) -> Result<(), Interruption> {
        let mut watch = Watch::new(control, time);
        let result = self.analyze_root(position, &mut watch, &mut report);
        self.recover(result.err());
        result
    }

    /// Returns the outcome of a position if it is known without a search.
    pub fn known(&mut self, position: Position) -> Option<Outcome> {
        let control = Control::default();
        let mut watch = Watch::new(&control, None);
        let node = Node::of(position.free(), &mut self.values, &mut watch).ok()?;
        known(&node, &self.values, &self.table)
    }

    fn analyze_root(
        &mut self,
        position: Position,
        watch: &mut Watch,
        report: &mut impl FnMut(Placement, Outcome),
    ) -> Result<(), Interruption> {
        let groups = EqualPlacements::of(position);
        watch.control().set_placements(groups.len());
        for group in groups {
            let after = position.after(group.first());
            let node = Node::of(after.free(), &mut self.values, watch)?;
            let outcome = !self.outcome(&node, watch)?;
            group.iter().for_each(|(_, placement)| report(placement, outcome));
            watch.control().count_decided();
        }
        Ok(())
    }

    /// Returns a placement that leads to a lost position, if there is one.
    fn search_root(
        &mut self,
        position: Position,
        watch: &mut Watch,
    ) -> Result<Option<Placement>, Interruption> {
        watch.count_node()?;
        let mut children = self.root_children(position, watch)?;
        children.dedup_by(|a, b| a.0 == b.0);
        watch.control().set_placements(children.len());
        if let Some(lost) = children
            .iter()
            .find(|(node, _)| known(node, &self.values, &self.table) == Some(Outcome::Loss))
        {
            return Ok(Some(lost.1));
        }
        for (node, placement) in children {
            if self.outcome(&node, watch)? == Outcome::Loss {
                return Ok(Some(placement));
            }
            watch.control().count_decided();
        }
        Ok(None)
    }

    /// Returns each placement with the node it leads to, in the order of the search, equal nodes together.
    fn root_children(
        &mut self,
        position: Position,
        watch: &mut Watch,
    ) -> Result<Vec<(Node, Placement)>, Interruption> {
        let mut children = Vec::new();
        for placement in Placement::all_on(position.free()) {
            let free = position.after(placement).free();
            children.push((Node::of(free, &mut self.values, watch)?, placement));
        }
        children.sort_by(|(a, _), (b, _)| a.largest().cmp(&b.largest()).then_with(|| a.cmp(b)));
        Ok(children)
    }

    fn outcome(&mut self, node: &Node, watch: &mut Watch) -> Result<Outcome, Interruption> {
        match known(node, &self.values, &self.table) {
            Some(outcome) => Ok(outcome),
            None => self.search(node, watch),
        }
    }

    /// Searches a node that is not known: won exactly when some child is lost.
    fn search(&mut self, node: &Node, watch: &mut Watch) -> Result<Outcome, Interruption> {
        let nodes_before = watch.nodes();
        watch.count_node()?;
        let table = &self.table;
        let mut unknown = Vec::with_capacity(TYPICAL_CHILDREN);
        let flow = node.visit_children(&mut self.values, watch, |values, child| {
            match known(&child, values, table) {
                Some(Outcome::Loss) => return ControlFlow::Break(()),
                Some(Outcome::Win) => {}
                None => unknown.push((child.largest(), child)),
            }
            ControlFlow::Continue(())
        })?;
        let mut outcome = Outcome::Win;
        if flow.is_continue() {
            unknown.sort_unstable();
            unknown.dedup();
            outcome = self.search_children(unknown, watch)?;
        }
        self.table.insert(node, outcome, watch.nodes() - nodes_before);
        Ok(outcome)
    }

    /// Searches the children that are not known; the others are won for the player who moves there.
    fn search_children(
        &mut self,
        children: Vec<(usize, Node)>,
        watch: &mut Watch,
    ) -> Result<Outcome, Interruption> {
        for (_, child) in children {
            if self.outcome(&child, watch)? == Outcome::Loss {
                return Ok(Outcome::Win);
            }
        }
        Ok(Outcome::Loss)
    }

    /// Starts anew after the memory ran out, so that the next question finds room.
    fn recover(&mut self, interruption: Option<Interruption>) {
        if interruption == Some(Interruption::Memory) {
            *self = Solver::new(self.memory);
        }
    }
}

/// Returns the outcome of a node where no search is needed.
fn known(node: &Node, values: &AreaValues, table: &Table) -> Option<Outcome> {
    if node.big.is_empty() {
        let winable = values.arena().is_winable(node.small);
        Some(if winable { Outcome::Win } else { Outcome::Loss })
    } else {
        table.get(node)
    }
}
