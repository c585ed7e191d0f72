//! Mistakes in a game: who would have won from each position on, which turns threw the win away, and what was better.
//!
//! A thread searches the positions from the last one back, since late ones are quick and help with earlier ones.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use crate::ai::{Control, Limits, Outcome, Placement, Position, Solver};
use crate::game::rules::{Game, Side, Turn};
use crate::game::running::Task;

/// Longest search for one position.
const TIME: Duration = Duration::from_secs(4);

/// After this many positions in a row without an answer, earlier ones, which are harder still, are not searched.
const PATIENCE: usize = 2;

/// Memory of the solver in bytes.
const MEMORY: usize = 256 << 20;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// It has not been searched yet.
    Waiting,
    /// The search took too long or was stopped.
    Unknown,
    /// This side wins if both play their best from here on.
    Winner(Side),
}

/// A turn that threw the win away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// Its place in [`Game::turns`].
    pub turn: usize,
    /// Who made it.
    pub side: Side,
    /// A placement that would have kept the win. None for a resignation or a loss on time out of turn.
    pub better: Option<Placement>,
}

/// A game and what is known of its positions so far.
pub struct Review {
    game: Game,
    prospects: Vec<Prospect>,
    /// A winning placement in each position, where one was found.
    better: Vec<Option<Placement>>,
    /// The search and what it reports, unless all was known before.
    search: Option<(Task<()>, Receiver<News>)>,
}

/// What the thread reports of a position.
struct News {
    ply: usize,
    outcome: Option<Outcome>,
    placement: Option<Placement>,
}

impl Review {
    /// Starts to search the positions of a game.
    pub fn of(game: &Game) -> Review {
        let positions = game.positions();
        let played: Vec<Placement> = game.placed().collect();
        let count = positions.len();
        let (sender, news) = mpsc::channel();
        let task =
            Task::start("review", move |control| search(&positions, &played, control, &sender));
        Review {
            game: game.clone(),
            prospects: vec![Prospect::Waiting; count],
            better: vec![None; count],
            search: Some((task, news)),
        }
    }

    /// Returns the review of a game by what was found before: who wins from each position, and a winning placement in each where one was found.
    /// `None` if that does not fit the game.
    pub(super) fn known(
        game: &Game,
        prospects: Vec<Prospect>,
        better: Vec<Option<Placement>>,
    ) -> Option<Review> {
        let positions = game.positions();
        let fits = prospects.len() == positions.len() && better.len() == positions.len();
        let allowed = |(position, better): (Position, &Option<Placement>)| {
            better.is_none_or(|better| position.allows(better))
        };
        let fits = fits && positions.into_iter().zip(&better).all(allowed);
        fits.then(|| Review { game: game.clone(), prospects, better, search: None })
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes in what the thread has found since the last call. Returns whether there was anything.
    pub fn poll(&mut self) -> bool {
        let Some((task, news)) = &self.search else { return false };
        let finished = task.is_finished();
        let mut any = false;
        for News { ply, outcome, placement } in news.try_iter() {
            any = true;
            self.better[ply] = placement;
            self.prospects[ply] = match outcome {
                Some(Outcome::Win) => Prospect::Winner(Side::to_move(ply)),
                Some(Outcome::Loss) => Prospect::Winner(Side::to_move(ply).other()),
                None => Prospect::Unknown,
            };
        }
        if finished {
            for prospect in &mut self.prospects {
                if *prospect == Prospect::Waiting {
                    (*prospect, any) = (Prospect::Unknown, true);
                }
            }
        }
        any
    }

    /// Stops the search. What has not been found stays unknown.
    pub fn stop(&self) {
        if let Some((task, _)) = &self.search {
            task.control().stop();
        }
    }

    /// Returns whether the search was stopped.
    pub(super) fn was_stopped(&self) -> bool {
        self.search.as_ref().is_some_and(|(task, _)| task.control().is_stopped())
    }

    /// Returns what is known of the positions: the first is the start, the last the one after the last placement.
    pub fn prospects(&self) -> &[Prospect] {
        &self.prospects
    }

    /// Returns how many positions have been searched or given up.
    pub fn looked_at(&self) -> usize {
        self.prospects.iter().filter(|&&prospect| prospect != Prospect::Waiting).count()
    }

    /// Returns whether no position is left to search.
    pub fn is_finished(&self) -> bool {
        self.looked_at() == self.prospects.len()
    }

    /// Returns a winning placement in a position, where one is known.
    pub fn better_at(&self, ply: usize) -> Option<Placement> {
        self.better.get(ply).copied().flatten()
    }

    /// Returns the turn that decided the game: the last one that threw the win away, as far as is known.
    pub fn decisive(&self) -> Option<Mistake> {
        self.mistakes().pop()
    }

    /// Returns the turns that threw the win away, as far as is known.
    pub fn mistakes(&self) -> Vec<Mistake> {
        // All turns but the last one are placements, so that the number of a turn is that of the position before it.
        let mistake = |(turn, what): (usize, &Turn)| {
            let mover = Side::to_move(turn);
            let (side, threw_away) = match what {
                Turn::Placement(_) => {
                    (mover, self.prospects[turn + 1] == Prospect::Winner(mover.other()))
                }
                Turn::Resignation(side) | Turn::LossOnTime(side) => (*side, true),
            };
            let had_won = self.prospects[turn] == Prospect::Winner(side);
            let better = self.better_at(turn).filter(|_| side == mover);
            (had_won && threw_away).then_some(Mistake { turn, side, better })
        };
        self.game.turns().iter().enumerate().filter_map(mistake).collect()
    }
}

/// Searches the positions from the last one back and reports each.
fn search(positions: &[Position], played: &[Placement], control: &Control, report: &Sender<News>) {
    let mut solver = Solver::new(MEMORY);
    let mut next = None;
    let mut failures = 0;
    for (ply, &position) in positions.iter().enumerate().rev() {
        let (outcome, placement) = match next {
            // The placement that was played led to a lost position, so it wins.
            Some(Outcome::Loss) => (Some(Outcome::Win), played.get(ply).copied()),
            _ => {
                let limits = Limits::new().time(TIME).control(control);
                let answer = solver.solve_with(position, &limits).answer;
                (answer.outcome(), answer.placement())
            }
        };
        failures = if outcome.is_none() { failures + 1 } else { 0 };
        next = outcome;
        let listened = report.send(News { ply, outcome, placement }).is_ok();
        if !listened || control.is_stopped() || failures == PATIENCE {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Command;

    /// A corridor of `length` cells along the first row.
    fn corridor(length: usize) -> Game {
        let row = ".".repeat(length) + &"#".repeat(10 - length);
        Game::new(("##########/".repeat(9) + &row).parse().unwrap())
    }

    fn reviewed(game: &Game) -> Review {
        let mut review = Review::of(game);
        while !review.is_finished() {
            review.poll();
            std::thread::yield_now();
        }
        review
    }

    fn place(game: &mut Game, cells: &str) {
        game.execute(Command::Place(cells.parse().unwrap())).unwrap();
    }

    #[test]
    fn the_turn_that_threw_the_win_away_is_marked_with_what_was_better() {
        // Eight cells: either end leaves the opponent the last piece, the middle ends the game at once.
        let mut game = corridor(8);
        place(&mut game, "c1,d1,e1,f1");
        let review = reviewed(&game);
        let [first, second] = [Side::First, Side::Second].map(Prospect::Winner);
        assert_eq!(review.prospects(), [first, second]);
        let better: [Placement; 2] =
            ["a1,b1,c1,d1", "e1,f1,g1,h1"].map(|cells| cells.parse().unwrap());
        let [mistake] = review.mistakes()[..] else { panic!("{:?}", review.mistakes()) };
        assert_eq!((mistake.turn, mistake.side), (0, Side::First));
        assert!(better.contains(&mistake.better.unwrap()));
    }

    #[test]
    fn good_play_and_play_in_a_lost_position_are_no_mistakes() {
        let mut game = corridor(8);
        place(&mut game, "a1,b1,c1,d1");
        place(&mut game, "e1,f1,g1,h1");
        let review = reviewed(&game);
        assert_eq!(review.prospects(), [Prospect::Winner(Side::First); 3]);
        assert_eq!(review.mistakes(), []);
        assert_eq!(review.better_at(0), Some("a1,b1,c1,d1".parse().unwrap()));
    }

    #[test]
    fn to_resign_a_won_game_is_a_mistake() {
        let mut game = corridor(8);
        place(&mut game, "a1,b1,c1,d1");
        game.execute(Command::Resign(Side::First)).unwrap();
        let mistake = Mistake { turn: 1, side: Side::First, better: None };
        assert_eq!(reviewed(&game).mistakes(), [mistake]);
        let mut lost = corridor(4);
        lost.execute(Command::Resign(Side::First)).unwrap();
        assert_eq!(reviewed(&lost).mistakes(), []);
    }

    #[test]
    fn a_review_that_is_stopped_leaves_the_rest_unknown() {
        let mut game = Game::new("..........".repeat(10).parse().unwrap());
        place(&mut game, "a1,b1,c1,d1");
        let mut review = Review::of(&game);
        review.stop();
        while !review.is_finished() {
            review.poll();
            std::thread::yield_now();
        }
        assert_eq!(review.prospects(), [Prospect::Unknown; 2]);
        assert_eq!(review.mistakes(), []);
    }
}
