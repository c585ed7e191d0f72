//! The review of one game at a time, and what was found out about the latest games: no game is searched twice.

use serde::{Deserialize, Serialize};

use super::prospects::{Prospect, Review};
use crate::ai::Placement;
use crate::game::formats::{Document, ensure};
use crate::game::lists::push_latest;
use crate::game::rules::{Board, Game, Side};

/// Most games of which it is kept what was found.
const MOST: usize = 100;

/// The review of one game at a time, and what was found out about the latest games.
#[derive(Default)]
pub struct Reviews {
    current: Option<Review>,
    reviewed: ReviewedGames,
}

impl Reviews {
    /// Returns reviews with what was found before.
    pub fn with(reviewed: ReviewedGames) -> Reviews {
        Reviews { current: None, reviewed }
    }

    /// Reviews this game from now on, by what is known of it or else by a search, and no other.
    pub fn follow(&mut self, game: &Game) {
        if self.of(game).is_none() {
            let known = self.reviewed.games.iter().find_map(|reviewed| reviewed.review(game));
            self.current = Some(known.unwrap_or_else(|| Review::of(game)));
        }
    }

    /// Reviews no game.
    pub fn rest(&mut self) {
        self.current = None;
    }

    /// Returns the review of a game, if it is the one that is followed.
    pub fn of(&self, game: &Game) -> Option<&Review> {
        let is_it = |review: &&Review| {
            review.game().start() == game.start() && review.game().turns() == game.turns()
        };
        self.current.as_ref().filter(is_it)
    }

    /// Takes in what the search has found since the last call. Returns what is to be kept, if a game has just been searched to the end.
    pub fn poll(&mut self) -> Option<&ReviewedGames> {
        let review = self.current.as_mut()?;
        let was_finished = review.is_finished();
        review.poll();
        if was_finished || !review.is_finished() || review.was_stopped() {
            return None;
        }
        push_latest(&mut self.reviewed.games, ReviewedGame::of(review), MOST);
        Some(&self.reviewed)
    }
}

/// What was found out about the latest games.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewedGames {
    games: Vec<ReviewedGame>,
}

/// What was found out about a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReviewedGame {
    start: Board,
    placements: Vec<Placement>,
    /// Who wins from each position, the first side or the second: `1`, `2`, or `?` where nobody knows.
    winners: String,
    /// A winning placement in each position, where one was found.
    better: Vec<Option<Placement>>,
}

impl ReviewedGame {
    fn of(review: &Review) -> ReviewedGame {
        let letter = |prospect: &Prospect| match prospect {
            Prospect::Winner(Side::First) => '1',
            Prospect::Winner(Side::Second) => '2',
            Prospect::Unknown | Prospect::Waiting => '?',
        };
        let count = review.prospects().len();
        ReviewedGame {
            start: review.game().start().clone(),
            placements: review.game().placed().collect(),
            winners: review.prospects().iter().map(letter).collect(),
            better: (0..count).map(|ply| review.better_at(ply)).collect(),
        }
    }

    /// Returns the review of a game, if it is this one and what is kept of it makes sense.
    fn review(&self, game: &Game) -> Option<Review> {
        let is_it =
            self.start == *game.start() && game.placed().eq(self.placements.iter().copied());
        let prospect = |letter: char| match letter {
            '1' => Some(Prospect::Winner(Side::First)),
            '2' => Some(Prospect::Winner(Side::Second)),
            '?' => Some(Prospect::Unknown),
            _ => None,
        };
        let prospects = || self.winners.chars().map(prospect).collect::<Option<Vec<_>>>();
        is_it.then(prospects)?.and_then(|it| Review::known(game, it, self.better.clone()))
    }
}

impl Document for ReviewedGames {
    const VERSION: u32 = 1;
    const MAX_LEN: usize = 1 << 20;

    fn check(&self) -> Result<(), String> {
        ensure(self.games.len() <= MOST, "it has too many games")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::Command;

    /// A row of eight cells in which the first player ends the game at once.
    fn game() -> Game {
        let mut game = Game::new(("##########/".repeat(9) + "........##").parse().unwrap());
        game.execute(Command::Place("c1,d1,e1,f1".parse().unwrap())).unwrap();
        game
    }

    fn found(reviews: &mut Reviews) -> ReviewedGames {
        loop {
            if let Some(reviewed) = reviews.poll() {
                return reviewed.clone();
            }
            std::thread::yield_now();
        }
    }

    /// The search began anew at every visit.
    #[test]
    fn what_was_found_out_about_a_game_is_there_when_it_is_reviewed_again() {
        let game = game();
        let mut reviews = Reviews::default();
        reviews.follow(&game);
        let reviewed = found(&mut reviews);
        let mistakes = reviews.of(&game).unwrap().mistakes();
        assert_eq!(mistakes.len(), 1);
        let reviewed = ReviewedGames::from_ron(&reviewed.to_ron()).unwrap();
        let mut reviews = Reviews::with(reviewed);
        reviews.follow(&game);
        let review = reviews.of(&game).unwrap();
        assert!(review.is_finished());
        assert_eq!(review.mistakes(), mistakes);
        assert!(reviews.poll().is_none(), "it is kept already");
    }

    #[test]
    fn what_does_not_fit_the_game_is_searched_again() {
        let game = game();
        let mut reviews = Reviews::default();
        reviews.follow(&game);
        let good = found(&mut reviews).games.pop().unwrap();
        assert!(good.review(&game).is_some());
        assert!(good.review(&game.up_to(0)).is_none(), "another game");
        let spoilt = [
            ReviewedGame { winners: "1".to_owned(), ..good.clone() },
            ReviewedGame { winners: "1x".to_owned(), ..good.clone() },
            ReviewedGame { better: vec![None], ..good.clone() },
            ReviewedGame {
                better: vec![None, Some("c1,d1,e1,f1".parse().unwrap())],
                ..good.clone()
            },
        ];
        assert!(spoilt.iter().all(|reviewed| reviewed.review(&game).is_none()));
    }

    #[test]
    fn what_was_stopped_is_not_kept() {
        let mut reviews = Reviews::default();
        let game = Game::new(Board::empty());
        reviews.follow(&game);
        reviews.of(&game).unwrap().stop();
        while !reviews.of(&game).unwrap().is_finished() {
            assert!(reviews.poll().is_none());
            std::thread::yield_now();
        }
        reviews.rest();
        assert!(reviews.of(&game).is_none() && reviews.poll().is_none());
    }
}
