//! The findings of a solver about a game: who wins from each position, and which placements win.
//!
//! They depend on the placements alone, so games with the same placements share their findings.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::iter::once;

use serde::{Deserialize, Serialize};

use crate::ai::Placement;
use crate::game::rules::{Game, Side, Turn};
use crate::game::text::hexadecimal;

/// A digest of the placements of a game, by which its findings are stored.
///
/// It is the 64-bit FNV-1a hash of the free cells at the start, written as positions are, and of
/// each placement after a blank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameDigest(u64);

impl GameDigest {
    /// Computes the digest of a game.
    pub fn new(game: &Game) -> GameDigest {
        let mut text = game.start().position().to_string();
        for placement in game.placed() {
            let _ = write!(text, " {placement}");
        }
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        GameDigest(text.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
    }
}

hexadecimal!(GameDigest(u64), 16);

/// How long the winner of a game held a proven win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeldWin {
    /// Number of the winner's turns in a row, up to the end, at which the win was proven.
    pub turns: u32,
    /// Number of cells that still took pieces at the first of these turns.
    pub cells: u32,
    /// Whether `turns` is a lower bound, because a position was too hard to prove.
    pub at_least: bool,
}

/// A turn that threw away a proven win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The index of the turn in [`Game::turns`].
    pub turn: usize,
    /// The side that made the mistake.
    pub side: Side,
    /// A placement that would have kept the win. `None` if none is known, and for a resignation or
    /// a loss on time while the other side was to move.
    pub better: Option<Placement>,
}

/// The findings about a game.
///
/// They are written as `(winners: "12?2", only: (0, 1), better: {1: "a1,b1,c1,d1"})`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Findings {
    /// The side that wins with best play, for the position before each placement and the last one.
    /// `None` where the search found no result.
    #[serde(with = "winners")]
    pub(super) winners: Vec<Option<Side>>,
    /// For each side, how often it is proven to have found the only placement that wins.
    #[serde(default)]
    pub(super) only: [u32; 2],
    /// Winning placements, by the number of placements before them, where the one that was played
    /// is not known to win.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) better: BTreeMap<usize, Placement>,
    /// Number of placements that win where the game was decided, and of all placements there, if
    /// each is proven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) winning: Option<(usize, usize)>,
}

/// A turning point is worth a second try if at most one placement in this many wins: a blind guess
/// would solve others.
const MIN_CHOICE: usize = 3;

impl Findings {
    /// Returns the findings about a game with so many positions, of which nothing is known.
    pub(super) fn unknown(positions: usize) -> Findings {
        Findings { winners: vec![None; positions], ..Findings::default() }
    }

    /// Returns who wins with best play after `ply` placements, where that is known.
    pub fn winner_at(&self, ply: usize) -> Option<Side> {
        self.winners.get(ply).copied().flatten()
    }

    /// Returns how often a side is proven to have found the only placement that wins.
    pub fn only_placements(&self, side: Side) -> u32 {
        self.only[side.index()]
    }

    /// Returns a winning placement after `ply` placements of the game, where one is known.
    pub fn better_at(&self, game: &Game, ply: usize) -> Option<Placement> {
        let mover = Some(Side::after(ply));
        let played_wins = self.winner_at(ply) == mover && self.winner_at(ply + 1) == mover;
        let played = || game.placed().nth(ply).filter(|_| played_wins);
        self.better.get(&ply).copied().or_else(played)
    }

    /// Returns whether a side was proven to be lost before one of its placements.
    pub fn was_lost(&self, side: Side) -> bool {
        let turns = self.winners.len().saturating_sub(1);
        let mut own = (0..turns).filter(|&ply| Side::after(ply) == side);
        own.any(|ply| self.winners[ply] == Some(side.other()))
    }

    /// Returns the turns known to have thrown away a win.
    pub fn mistakes(&self, game: &Game) -> Vec<Mistake> {
        // All turns but the last are placements, so the index of a turn is also that of the
        // position before it.
        let mistake = |(turn, what): (usize, &Turn)| {
            let mover = Side::after(turn);
            let (side, threw_away) = match what {
                Turn::Placement(_) => (mover, self.winner_at(turn + 1) == Some(mover.other())),
                Turn::Resignation(side) | Turn::LossOnTime(side) => (*side, true),
            };
            let had_won = self.winner_at(turn) == Some(side);
            let better = self.better_at(game, turn).filter(|_| side == mover);
            (had_won && threw_away).then_some(Mistake { turn, side, better })
        };
        game.turns().iter().enumerate().filter_map(mistake).collect()
    }

    /// Returns the turn that decided the game: the last one, if any, known to have thrown away a
    /// win.
    pub fn decisive(&self, game: &Game) -> Option<Mistake> {
        self.mistakes(game).pop()
    }

    /// Returns the turn that decided the game, with a placement that wins there, if the position is
    /// a puzzle for the side that was to move: few enough placements are proven to win.
    pub fn second_chance(&self, game: &Game) -> Option<(Mistake, Placement)> {
        let (wins, all) = self.winning?;
        let mistake = self.decisive(game).filter(|_| wins * MIN_CHOICE <= all)?;
        Some((mistake, mistake.better?))
    }

    /// Returns how long a side held a proven win to the end of a game. If it did not win, it held
    /// none.
    pub fn held(&self, game: &Game, side: Side) -> HeldWin {
        let mut held = HeldWin::default();
        let Some(last) = self.winners.len().checked_sub(1) else { return held };
        if game.result().is_none_or(|result| result.winner != side) {
            return held;
        }
        let positions = game.positions();
        let own = (0..last).rev().filter(|&ply| Side::after(ply) == side);
        for ply in once(last).chain(own) {
            if self.winners[ply] != Some(side) {
                held.at_least = self.winners[ply].is_none();
                break;
            }
            if ply < last {
                held.turns += 1;
                held.cells = positions[ply].usable().len() as u32;
            }
        }
        held
    }

    /// Returns whether the findings can be about `game`: they have a winner, known or not, for each
    /// of its positions, and all better placements are legal.
    pub(in crate::game) fn fits(&self, game: &Game) -> bool {
        let positions = game.positions();
        let allowed = |(&ply, &better): (&usize, &Placement)| {
            positions.get(ply).is_some_and(|position| position.allows(better))
        };
        self.winners.len() == positions.len() && self.better.iter().all(allowed)
    }
}

/// Who wins from each position as a text, one character each: `12?2`.
mod winners {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::game::rules::Side;

    pub fn serialize<S: Serializer>(
        winners: &[Option<Side>],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let letter = |winner: &Option<Side>| winner.map_or('?', |side| ['1', '2'][side.index()]);
        serializer.collect_str(&winners.iter().map(letter).collect::<String>())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Option<Side>>, D::Error> {
        let winner = |letter| match letter {
            '1' => Ok(Some(Side::First)),
            '2' => Ok(Some(Side::Second)),
            '?' => Ok(None),
            _ => Err(D::Error::custom("a winner is 1, 2 or ?")),
        };
        String::deserialize(deserializer)?.chars().map(winner).collect()
    }
}
