//! The summary of games: scores, streaks, time, openings.

use std::collections::BTreeMap;

use super::finished::PlayedGame;
use super::opening::canonical;
use crate::ai::{BoardSize, Character, Level, Opponent, Placement};
use crate::game::review::HeldWin;
use crate::game::rules::Side;

/// Numbers of games won and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
}

impl Score {
    /// Counts a game as won or lost.
    pub fn add_game(&mut self, won: bool) {
        *if won { &mut self.won } else { &mut self.lost } += 1;
    }

    /// Returns the number of all games.
    pub fn games(self) -> u32 {
        self.won + self.lost
    }
}

/// Numbers of games won in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The number up to the last game.
    pub present: u32,
    /// The largest number ever.
    pub longest: u32,
}

/// A summary of games from the point of view of one person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The score on each side, that on the first one first.
    pub sides: [Score; 2],
    /// The score against each level.
    pub levels: BTreeMap<Level, Score>,
    /// The score against the opponent that fits.
    pub fitting: Score,
    /// The score against each named opponent.
    pub characters: BTreeMap<Character, Score>,
    /// The score against people.
    pub people: Score,
    /// The score on boards of each size.
    pub boards: BTreeMap<BoardSize, Score>,
    /// The games won in a row.
    pub streak: Streak,
    /// The person's thinking time, in seconds.
    pub seconds: u64,
    /// The longest proven win that was held to the end.
    pub held: Option<HeldWin>,
    /// The most frequent opening of games that the person began, in its most frequent image, and
    /// the number of these games.
    pub opening: Option<(BoardSize, Placement, u32)>,
}

impl Summary {
    /// Sums up games, the oldest first.
    pub fn of<'a>(games: impl Iterator<Item = PlayedGame<'a>>) -> Summary {
        let mut summary = Summary::default();
        let mut openings = BTreeMap::<(BoardSize, Placement), u32>::new();
        for game in games {
            summary.add(game);
            if let (Side::First, Some(opening)) = (game.side, game.first_placement()) {
                *openings.entry((game.board(), opening)).or_default() += 1;
            }
        }
        summary.opening = most_frequent(&openings);
        summary
    }

    fn add(&mut self, game: PlayedGame<'_>) {
        let won = game.won();
        self.sides[game.side.index()].add_game(won);
        self.boards.entry(game.board()).or_default().add_game(won);
        let against = match game.opponent().opponent() {
            Some(Opponent::Level(level)) => self.levels.entry(level).or_default(),
            Some(Opponent::Fitting(_)) => &mut self.fitting,
            Some(Opponent::Character(it)) => self.characters.entry(it).or_default(),
            None => &mut self.people,
        };
        against.add_game(won);
        self.streak.present = if won { self.streak.present + 1 } else { 0 };
        self.streak.longest = self.streak.longest.max(self.streak.present);
        self.seconds += u64::from(game.seconds());
        let held = game.held().filter(|held| held.turns > 0);
        // Of two wins that were held equally long, the first one stays.
        self.held = held.into_iter().chain(self.held).max_by_key(|held| (held.turns, held.cells));
    }

    /// Returns the score of all games.
    pub fn score(&self) -> Score {
        let [first, second] = self.sides;
        Score { won: first.won + second.won, lost: first.lost + second.lost }
    }
}

/// Returns the most frequent opening, in its most frequent image, and how often it occurs in all
/// images. Of several, it is the one on the smallest board.
fn most_frequent(
    openings: &BTreeMap<(BoardSize, Placement), u32>,
) -> Option<(BoardSize, Placement, u32)> {
    let mut counts = BTreeMap::<_, (u32, Option<(u32, Placement)>)>::new();
    for (&(size, placement), &count) in openings {
        let Some(opening) = canonical(size, placement) else { continue };
        let (sum, image) = counts.entry((size, opening)).or_default();
        *sum += count;
        *image = (*image).max(Some((count, placement)));
    }
    let ((size, _), (sum, image)) = counts.into_iter().rev().max_by_key(|(_, (sum, _))| *sum)?;
    image.map(|(_, placement)| (size, placement, sum))
}
