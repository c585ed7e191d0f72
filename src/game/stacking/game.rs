//! A game of stacking: the well with its blocks, the pieces that were dealt, and how they were
//! dropped.

use crate::ai::{
    CLEARED_ROWS, Dealer, Orientation, Piece, STACK_COLUMNS, Stack, StackDrop, StackRules,
    WELL_COLUMN,
};

/// Number of columns of the well: those of the stack, and the one beside it.
pub const WELL_COLUMNS: usize = STACK_COLUMNS + 1;

/// Number of rows of the well.
pub const WELL_ROWS: usize = 20;

/// Number of next pieces that a player sees.
pub const SHOWN_PIECES: usize = 4;

/// A block in the well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// The piece that the block belongs to.
    pub piece: Piece,
    /// The index of that piece among the dropped ones.
    pub number: usize,
}

/// Why a piece can't be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DropError {
    /// The piece would leave a hole, or does not lie in the well.
    #[error("the piece would leave a hole")]
    Hole,
    /// The stack would be higher than the well.
    #[error("the well is full there")]
    Full,
    /// The column beside the stack takes only I pieces that clear four rows.
    #[error("only an I piece that clears four rows goes beside the stack")]
    Beside,
    /// Another piece is to be dropped.
    #[error("another piece was dealt")]
    OtherPiece,
}

/// What dropping a piece has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dropped {
    /// Whether four rows were cleared.
    pub cleared: bool,
    /// Whether the game is over: the next piece fits nowhere.
    pub over: bool,
}

/// A game of stacking in progress.
#[derive(Clone, Debug)]
pub struct StackingGame {
    rules: StackRules,
    seed: u64,
    dealer: Dealer,
    /// All pieces dealt so far: the dropped ones, the current one, and the next ones.
    dealt: Vec<Piece>,
    drops: Vec<StackDrop>,
    stack: Stack,
    /// The blocks in each row, from the bottom up.
    rows: Vec<[Option<Block>; WELL_COLUMNS]>,
    /// How often four rows were cleared.
    cleared: u32,
    /// Whether the player had help.
    helped: bool,
}

impl StackingGame {
    /// Returns a new game. The pieces follow from `seed`.
    pub fn new(seed: u64, rules: StackRules) -> StackingGame {
        let mut dealer = Dealer::new(seed);
        let dealt = dealer.by_ref().take(1 + SHOWN_PIECES).collect();
        StackingGame {
            rules,
            seed,
            dealer,
            dealt,
            drops: Vec::new(),
            stack: Stack::default(),
            rows: Vec::new(),
            cleared: 0,
            helped: false,
        }
    }

    /// Returns a new game by the rules for people, with a well of [`WELL_ROWS`] rows. The pieces
    /// follow from `seed`.
    pub fn for_a_person(seed: u64) -> StackingGame {
        StackingGame::new(seed, StackRules::well(WELL_ROWS as i16))
    }

    /// Returns the seed that the pieces follow from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the rules.
    pub fn rules(&self) -> StackRules {
        self.rules
    }

    /// Returns the stack.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    /// Returns all drops, in order.
    pub fn drops(&self) -> &[StackDrop] {
        &self.drops
    }

    /// Returns how many pieces were dropped.
    pub fn pieces(&self) -> usize {
        self.drops.len()
    }

    /// Returns how often four rows were cleared.
    pub fn cleared(&self) -> u32 {
        self.cleared
    }

    /// Returns whether the player had help: a hint, ranks, or undo.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// Records that the player had help.
    pub fn help(&mut self) {
        self.helped = true;
    }

    /// Returns the current piece, which is to be dropped next.
    pub fn piece(&self) -> Piece {
        self.dealt[self.drops.len()]
    }

    /// Returns the current piece, and the next ones that a player sees.
    pub fn known(&self) -> &[Piece] {
        &self.dealt[self.drops.len()..][..1 + SHOWN_PIECES]
    }

    /// Returns the block that fills a cell, if any.
    pub fn block(&self, column: usize, row: usize) -> Option<Block> {
        *self.rows.get(row)?.get(column)?
    }

    /// Returns all drops that the rules allow for the current piece.
    pub fn places(&self) -> impl Iterator<Item = StackDrop> {
        self.rules.drops(&self.stack, self.piece())
    }

    /// Returns whether the game is over: the current piece fits nowhere.
    pub fn is_over(&self) -> bool {
        self.places().next().is_none()
    }

    /// Returns the row of the piece's lowest cells after the drop, whether or not it leaves a hole
    /// there.
    pub fn ground(&self, drop: StackDrop) -> usize {
        let height = |column: usize| self.stack.heights().get(column).copied().unwrap_or(0);
        let cells = drop.orientation.cells().into_iter();
        let ground = cells.map(|(x, y)| height(drop.column + x) - y as i16).max();
        ground.unwrap_or(0).max(0) as usize
    }

    /// Checks whether the current piece may be dropped like this.
    ///
    /// # Errors
    /// Says why it may not.
    pub fn check(&self, drop: StackDrop) -> Result<(), DropError> {
        if drop.orientation.piece() != self.piece() {
            return Err(DropError::OtherPiece);
        }
        if !self.stack.fits(drop) {
            let is_beside = drop.column + drop.orientation.width() > STACK_COLUMNS;
            return Err(if is_beside { DropError::Beside } else { DropError::Hole });
        }
        let is_place = self.places().any(|place| place == drop);
        if is_place { Ok(()) } else { Err(DropError::Full) }
    }

    /// Drops the current piece.
    ///
    /// # Errors
    /// Says why the piece does not fit; the game stays as it was.
    pub fn drop_piece(&mut self, drop: StackDrop) -> Result<Dropped, DropError> {
        self.check(drop)?;
        let block = Block { piece: self.piece(), number: self.drops.len() };
        if drop.clears() {
            self.rows.drain(..CLEARED_ROWS as usize);
            self.cleared += 1;
        } else {
            self.fill(drop, block);
        }
        self.stack = self.rules.after(&self.stack, drop);
        self.drops.push(drop);
        self.dealt.push(self.dealer.deal());
        Ok(Dropped { cleared: drop.clears(), over: self.is_over() })
    }

    /// Fills the cells of a dropped piece.
    fn fill(&mut self, drop: StackDrop, block: Block) {
        let ground = self.ground(drop);
        for (x, y) in drop.orientation.cells() {
            let row = ground + y;
            if self.rows.len() <= row {
                self.rows.resize(row + 1, [None; WELL_COLUMNS]);
            }
            self.rows[row][drop.column + x] = Some(block);
        }
    }

    /// Undoes the last drop, which counts as help. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((_, before)) = self.drops.split_last() else { return false };
        let mut game = StackingGame::new(self.seed, self.rules);
        for &drop in before {
            game.drop_piece(drop).expect("the piece fitted before");
        }
        game.helped = true;
        *self = game;
        true
    }
}

/// Returns the drop of a turned piece in `column`, or in the rightmost column in which it lies
/// within the well.
pub fn in_the_well(orientation: Orientation, column: usize) -> StackDrop {
    StackDrop { orientation, column: column.min(WELL_COLUMN + 1 - orientation.width()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drops each piece in the last place where it fits.
    fn played(seed: u64, most: usize) -> StackingGame {
        let mut game = StackingGame::for_a_person(seed);
        while game.pieces() < most {
            let Some(drop) = game.places().last() else { break };
            game.drop_piece(drop).unwrap();
        }
        game
    }

    #[test]
    fn every_column_is_filled_up_to_its_height_and_no_further() {
        for seed in 0..20 {
            let game = played(seed, 100);
            for (column, height) in game.stack().heights().into_iter().enumerate() {
                for row in 0..WELL_ROWS {
                    assert_eq!(game.block(column, row).is_some(), row < height as usize);
                }
            }
            assert!((0..WELL_ROWS).all(|row| game.block(WELL_COLUMN, row).is_none()));
        }
    }

    #[test]
    fn a_game_ends_when_its_piece_fits_nowhere() {
        let game = played(3, usize::MAX);
        assert!(game.is_over());
        let piece = game.piece();
        for orientation in piece.orientations() {
            for column in 0..WELL_COLUMNS {
                assert!(game.check(StackDrop { orientation, column }).is_err());
            }
        }
    }

    #[test]
    fn undo_leads_back_and_counts_as_help() {
        let (mut game, before) = (played(5, 6), played(5, 5));
        assert!(!game.is_helped());
        assert!(game.undo() && game.is_helped());
        assert_eq!((game.drops(), game.stack()), (before.drops(), before.stack()));
        assert_eq!(game.known(), before.known());
        while game.undo() {}
        assert_eq!(game.pieces(), 0);
    }

    #[test]
    fn a_refused_piece_changes_nothing_and_says_why() {
        let mut game =
            (0..).map(StackingGame::for_a_person).find(|g| g.piece() == Piece::T).unwrap();
        let upright = Piece::T.orientations().nth(1).unwrap();
        assert_eq!(
            game.drop_piece(StackDrop { orientation: upright, column: 0 }),
            Err(DropError::Hole)
        );
        assert_eq!(
            game.drop_piece(StackDrop { orientation: upright, column: 8 }),
            Err(DropError::Beside)
        );
        assert_eq!(game.drop_piece(StackDrop::clearing()), Err(DropError::OtherPiece));
        assert_eq!(game.pieces(), 0);
        let flat = Piece::T.orientations().next().unwrap();
        assert_eq!(
            game.drop_piece(StackDrop { orientation: flat, column: 0 }),
            Ok(Dropped { cleared: false, over: false })
        );
        assert_eq!(game.stack().heights(), [1, 2, 1, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn four_full_rows_are_cleared_by_an_i_piece_beside_them() {
        let orientation = |piece: Piece, width: usize| {
            piece.orientations().find(|orientation| orientation.width() == width).unwrap()
        };
        let mut game = StackingGame::for_a_person(1);
        game.stack = Stack::new([5, 4, 4, 4, 4, 4, 4, 4, 4]);
        game.rows = vec![[None; WELL_COLUMNS]; 5];
        game.dealt[0] = Piece::I;
        let clearing = StackDrop { orientation: orientation(Piece::I, 1), column: WELL_COLUMN };
        assert!(game.drop_piece(clearing).unwrap().cleared);
        assert_eq!((game.stack().height(), game.rows.len(), game.cleared()), (1, 1, 1));
    }
}
