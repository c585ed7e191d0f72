//! The stacker: drops each piece where the surface after the known pieces has the best rank.

use super::drop::StackDrop;
use super::drop_table::{Change, DropTable};
use super::ranks::StackRanks;
use super::stack::{CLEARED_ROWS, Stack};
use super::surface::Surface;
use crate::ai::board::Piece;

/// The rules of a game of stacking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackRules {
    /// Largest height of the stack, in rows.
    pub rows: i16,
    /// Height of the highest column from which an I piece that can clear four rows must.
    pub clear_from: i16,
    /// Whether steps beyond four are cut to four after each piece, so that wells never get deeper.
    pub cut: bool,
}

impl StackRules {
    /// The rules of a stack that is nothing but its surface: steps are cut, the height has a limit
    /// that no game comes near, and rows are cleared whenever that is possible. With these, the
    /// results are those of the document that describes the method.
    pub const SURFACES: StackRules = StackRules { rows: 10_000, clear_from: 0, cut: true };

    /// Returns the rules of a well with this number of rows, in which clearing is always a choice.
    pub const fn well(rows: i16) -> StackRules {
        StackRules { rows, clear_from: i16::MAX, cut: false }
    }

    /// Returns the drops of a piece that the rules allow.
    pub fn drops(self, stack: &Stack, piece: Piece) -> impl Iterator<Item = StackDrop> {
        let only_clearing = self.must_clear(stack, piece);
        stack.drops(piece).filter(move |drop| {
            drop.clears() || !only_clearing && stack.after(*drop).height() <= self.rows
        })
    }

    /// Returns the drops of a piece that the rules allow, as [`drops`](StackRules::drops) does, but
    /// faster.
    pub(super) fn drops_by_table(
        self,
        stack: &Stack,
        piece: Piece,
        table: &DropTable,
    ) -> impl Iterator<Item = StackDrop> {
        let fitting = table.allowed(stack.surface(), piece).fitting;
        let fitting = if self.must_clear(stack, piece) { 0 } else { fitting };
        let low = move |drop: &StackDrop| stack.after(*drop).height() <= self.rows;
        // The upright I comes last, and so does the column beside the stack.
        let clearing = can_clear(stack, piece).then(StackDrop::clearing);
        table.drops(fitting, piece).filter(low).chain(clearing)
    }

    /// Returns the stack after a drop, cut if the rules say so.
    pub fn after(self, stack: &Stack, drop: StackDrop) -> Stack {
        self.tidied(stack.after(drop))
    }

    /// Cuts a stack if the rules say so.
    fn tidied(self, stack: Stack) -> Stack {
        if self.cut && stack.excess() > 0 { stack.cut() } else { stack }
    }

    /// Returns whether a piece can clear four rows and the rules demand it.
    fn must_clear(self, stack: &Stack, piece: Piece) -> bool {
        can_clear(stack, piece) && stack.height() >= self.clear_from
    }
}

/// Returns whether a piece can clear four rows.
fn can_clear(stack: &Stack, piece: Piece) -> bool {
    piece == Piece::I && stack.full_rows() >= CLEARED_ROWS
}

/// Factor, as a numerator and a denominator, by which each row beyond a step of four lowers a rank:
/// the rank itself is that of a flatter surface.
const STEEP_DISCOUNT: (u32, u32) = (9, 10);

/// A player that drops pieces by the ranks.
pub struct Stacker<'a> {
    ranks: &'a StackRanks,
    /// The rules of the game.
    rules: StackRules,
    /// Number of ranks looked up so far.
    lookups: u64,
}

/// The value of a sequence of drops: the number of pieces that fit, and in the lower 16 bits the
/// rank of the last surface. Greater is better.
///
/// A single number is compared without a branch, so the processor goes on while ranks are fetched
/// from memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct SequenceValue(u32);

impl SequenceValue {
    /// The value if no piece fits.
    const NOTHING: SequenceValue = SequenceValue(0);

    /// Returns the value if the last piece fits and leaves a surface of this rank.
    fn last(rank: u16) -> SequenceValue {
        SequenceValue::NOTHING.one_more(rank)
    }

    /// Returns the value with one more piece before it, and a rank added.
    fn one_more(self, rank: u16) -> SequenceValue {
        SequenceValue(self.0 + (1 << u16::BITS) + u32::from(rank))
    }
}

impl<'a> Stacker<'a> {
    /// Returns a stacker that plays by these ranks, under these rules.
    pub fn new(ranks: &'a StackRanks, rules: StackRules) -> Stacker<'a> {
        Stacker { ranks, rules, lookups: 0 }
    }

    /// Returns the rules of the game.
    pub fn rules(&self) -> StackRules {
        self.rules
    }

    /// Returns the number of ranks looked up so far.
    pub fn lookups(&self) -> u64 {
        self.lookups
    }

    /// Returns the best drop of the first of these pieces, given the others that follow; `None` if
    /// it fits nowhere or there are no pieces. Of equal drops, the first is taken.
    ///
    /// The time grows exponentially with the number of pieces.
    pub fn choose(&mut self, stack: &Stack, pieces: &[Piece]) -> Option<StackDrop> {
        let (&piece, next) = pieces.split_first()?;
        let mut best = (SequenceValue::NOTHING, None);
        let ranks = self.ranks;
        for drop in self.rules.drops_by_table(stack, piece, &ranks.drops) {
            let after = StackNode::new(self.rules.after(stack, drop));
            let value = self.value_after(&after, next);
            if value > best.0 {
                best = (value, Some(drop));
            }
        }
        best.1
    }

    /// Returns the rank of a stack's surface. A step beyond four counts as four, and lowers the
    /// rank.
    pub fn rank(&mut self, stack: &Stack) -> u16 {
        self.rank_of(&StackNode::new(*stack))
    }

    /// Returns the rank of a node's surface.
    fn rank_of(&mut self, node: &StackNode) -> u16 {
        self.rank_with(node.surface, node.excess)
    }

    /// Returns the rank of a surface, lowered for each row of `excess`.
    fn rank_with(&mut self, surface: Surface, excess: i16) -> u16 {
        self.lookups += 1;
        let mut rank = u32::from(self.ranks.get(surface));
        for _ in 0..excess {
            rank = rank * STEEP_DISCOUNT.0 / STEEP_DISCOUNT.1;
        }
        rank as u16
    }

    /// Returns the value of the drop that led to a node, with these pieces to come.
    fn value_after(&mut self, node: &StackNode, next: &[Piece]) -> SequenceValue {
        match self.best_value(node, next) {
            SequenceValue::NOTHING => SequenceValue::last(self.rank_of(node)),
            value => value.one_more(0),
        }
    }

    /// Returns the value of the best sequence of drops of these pieces.
    fn best_value(&mut self, node: &StackNode, pieces: &[Piece]) -> SequenceValue {
        let Some((&piece, next)) = pieces.split_first() else { return SequenceValue::NOTHING };
        if next.is_empty() {
            return self.best_rank(node, piece);
        }
        let mut best = SequenceValue::NOTHING;
        if can_clear(&node.stack, piece) {
            let after = StackNode { stack: node.stack.after(StackDrop::clearing()), ..*node };
            best = self.value_after(&after, next);
            if self.rules.must_clear(&node.stack, piece) {
                return best;
            }
        }
        let drops = &self.ranks.drops;
        let allowed = drops.allowed(node.surface, piece);
        if node.is_unconstrained(self.rules) {
            for change in drops.changes(allowed.staying, piece) {
                best = best.max(self.value_after(&node.after_staying(change), next));
            }
            for change in drops.changes(allowed.leaving(), piece) {
                best = best.max(self.value_after(&node.after(change, self.rules), next));
            }
            return best;
        }
        for change in drops.changes(allowed.fitting, piece) {
            let after = node.after(change, self.rules);
            if after.stack.height() <= self.rules.rows {
                best = best.max(self.value_after(&after, next));
            }
        }
        best
    }

    /// Returns the value of the best drop of the last piece. Most ranks are looked up here.
    fn best_rank(&mut self, node: &StackNode, piece: Piece) -> SequenceValue {
        let mut best = SequenceValue::NOTHING;
        if can_clear(&node.stack, piece) {
            best = SequenceValue::last(self.rank_of(node));
            if self.rules.must_clear(&node.stack, piece) {
                return best;
            }
        }
        let drops = &self.ranks.drops;
        let allowed = drops.allowed(node.surface, piece);
        if node.is_unconstrained(self.rules) {
            for change in drops.changes(allowed.staying, piece) {
                self.lookups += 1;
                best = best.max(SequenceValue::last(self.ranks.get(change.apply_to(node.surface))));
            }
            for change in drops.changes(allowed.leaving(), piece) {
                // The surface is the same whether or not the stack is cut.
                let after = node.stack.raised(&change.cells);
                let excess = if self.rules.cut { 0 } else { after.excess() };
                best = best.max(SequenceValue::last(self.rank_with(after.surface(), excess)));
            }
            return best;
        }
        for change in drops.changes(allowed.fitting, piece) {
            let after = node.after(change, self.rules);
            if after.stack.height() <= self.rules.rows {
                best = best.max(SequenceValue::last(self.rank_of(&after)));
            }
        }
        best
    }
}

/// A stack in the look-ahead, with its surface.
#[derive(Clone, Copy)]
struct StackNode {
    stack: Stack,
    /// Its surface, cut to steps of four.
    surface: Surface,
    /// See [`Stack::excess`].
    excess: i16,
    /// Upper bound on its height, in rows.
    max_height: i16,
}

/// Height of the tallest piece, in rows.
const PIECE_ROWS: i16 = 4;

impl StackNode {
    /// Computes the surface of a stack.
    fn new(stack: Stack) -> StackNode {
        let (surface, excess) = (stack.surface(), stack.excess());
        StackNode { stack, surface, excess, max_height: stack.height() }
    }

    /// Returns whether no step is steeper than four and no piece could rise beyond the well.
    fn is_unconstrained(&self, rules: StackRules) -> bool {
        self.excess == 0 && self.max_height + PIECE_ROWS <= rules.rows
    }

    /// Returns the node after a drop that leaves no step steeper than four.
    fn after_staying(&self, change: &Change) -> StackNode {
        StackNode {
            stack: self.stack.raised(&change.cells),
            surface: change.apply_to(self.surface),
            excess: 0,
            max_height: self.max_height + PIECE_ROWS,
        }
    }

    /// Returns the node after any drop.
    fn after(&self, change: &Change, rules: StackRules) -> StackNode {
        StackNode::new(rules.tidied(self.stack.raised(&change.cells)))
    }
}
