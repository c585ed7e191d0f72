//! The search of a game: who would have won from each position, and which placements were the only
//! ones to win.
//!
//! The positions are searched from the last one backwards, since late ones are quick, and their
//! results help with earlier ones. The search is bounded; what it does not find stays unknown.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use super::findings::{Findings, Mistake};
use crate::ai::{Control, Limits, Outcome, Placement, Position, Solver, placements_by_symmetry};
use crate::game::rules::{Game, Side};
use crate::game::running::{Question, Rank, Study};

/// Time limit for one position.
const POSITION_TIME: Duration = Duration::from_secs(4);

/// Time limit for all placements that may have been the only ones to win.
const ONLY_PLACEMENTS_TIME: Duration = Duration::from_secs(8);

/// Time limit for all placements where the game was decided.
const WINNING_TIME: Duration = Duration::from_secs(8);

/// Number of positions in a row without a result after which earlier ones, which are harder still,
/// are not searched.
const MAX_FAILURES: usize = 2;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// The position has not been searched yet.
    Waiting,
    /// The search found no result, was stopped, or gave up this position without a try.
    Unknown,
    /// This side wins with best play.
    Winner(Side),
}

/// A game, with the findings about its positions so far.
pub struct Review {
    game: Game,
    findings: Findings,
    /// Number of positions, counted from the end, that have been searched or given up.
    searched: usize,
    /// The search. `None` if the findings were known, or the search has ended.
    search: Option<Question<()>>,
    /// What the search reports.
    reports: Receiver<Report>,
    is_stopped: bool,
}

/// The findings of a search so far, and the number of positions that it has searched or given up.
type Report = (Findings, usize);

impl Review {
    /// Starts to search the positions of a game.
    ///
    /// # Panics
    /// With [`SpawnError`](crate::game::SpawnError), if the system refuses a thread.
    pub fn new(game: &Game, study: &Study) -> Review {
        let (report, reports) = mpsc::channel();
        let searched = game.clone();
        let search = study.ask(Rank::Review, move |known, control| {
            search(&searched, &mut known.solver, control, &report);
        });
        let findings = Findings::unknown(game.placements() + 1);
        Review { search: Some(search), reports, ..Review::complete(game, findings, 0) }
    }

    /// Returns a review without a search.
    fn complete(game: &Game, findings: Findings, searched: usize) -> Review {
        let (game, reports) = (game.clone(), mpsc::channel().1);
        Review { game, findings, searched, search: None, reports, is_stopped: false }
    }

    /// Returns the review of a game whose findings are known; `None` if they can't be about this
    /// game.
    pub(super) fn known(game: &Game, findings: &Findings) -> Option<Review> {
        let findings = findings.fits(game).then(|| findings.clone())?;
        let searched = findings.winners.len();
        Some(Review::complete(game, findings, searched))
    }

    /// Returns the game of the review.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes in what the search has found. Returns whether anything may have changed.
    pub fn poll(&mut self) -> bool {
        let is_finished = Question::poll(&mut self.search).is_some();
        let mut any = is_finished;
        for (findings, searched) in self.reports.try_iter() {
            any = true;
            // A search that was interrupted first finds again what is known.
            if searched >= self.searched {
                (self.findings, self.searched) = (findings, searched);
            }
        }
        if self.search.is_none() {
            self.searched = self.findings.winners.len();
        }
        any
    }

    /// Stops the search. Positions that have not been searched stay unknown.
    pub(super) fn stop(&mut self) {
        self.is_stopped |= self.search.take().is_some();
    }

    /// Returns whether the search was stopped before it was completed.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Returns the findings, if the search has been completed.
    pub(super) fn found(&self) -> Option<&Findings> {
        (self.search.is_none() && !self.is_stopped).then_some(&self.findings)
    }

    /// Returns what is known of the position after `ply` placements.
    pub fn prospect(&self, ply: usize) -> Prospect {
        let is_waiting = ply + self.searched < self.findings.winners.len();
        let known = self.findings.winner_at(ply).map(Prospect::Winner);
        known.unwrap_or(if is_waiting { Prospect::Waiting } else { Prospect::Unknown })
    }

    /// Returns what is known of all positions, from the start to the last one.
    pub fn prospects(&self) -> Vec<Prospect> {
        (0..self.findings.winners.len()).map(|ply| self.prospect(ply)).collect()
    }

    /// Returns how many positions have been searched or given up.
    pub fn looked_at(&self) -> usize {
        self.searched
    }

    /// Returns whether all positions have been searched or given up.
    pub fn is_finished(&self) -> bool {
        self.searched == self.findings.winners.len()
    }

    /// Returns whether the search goes on, be it only for how many placements would have won.
    pub fn is_at_work(&self) -> bool {
        self.search.is_some()
    }

    /// Returns whether the winner is known of all positions.
    pub fn knows_all(&self) -> bool {
        self.findings.winners.iter().all(Option::is_some)
    }

    /// Returns the turn that decided the game: the last one, if any, known to have thrown away a
    /// win.
    pub fn decisive(&self) -> Option<Mistake> {
        self.findings.decisive(&self.game)
    }

    /// Returns the turns known to have thrown away a win.
    pub fn mistakes(&self) -> Vec<Mistake> {
        self.findings.mistakes(&self.game)
    }
}

/// Searches the positions from the last one backwards, then the placements that may have been the
/// only ones to win, then all placements where the game was decided. Reports the findings after
/// each step, until the control is stopped; the next call begins anew.
fn search(game: &Game, solver: &mut Solver, control: &Control, reports: &Sender<Report>) {
    let (positions, played) = (game.positions(), game.placed().collect::<Vec<Placement>>());
    let report = |findings: &Findings, searched| {
        if !control.is_stopped() {
            // Sending fails only once nobody listens.
            let _ = reports.send((findings.clone(), searched));
        }
    };
    let all = positions.len();
    let mut findings = Findings::unknown(all);
    let mut failures = 0;
    for (ply, &position) in positions.iter().enumerate().rev() {
        let mover = Side::after(ply);
        let (outcome, placement) = match findings.winner_at(ply + 1) {
            // The placement that was played leads to a lost position, so it wins.
            Some(winner) if winner == mover => (Some(Outcome::Win), None),
            _ if failures == MAX_FAILURES => (None, None),
            _ => {
                let limits = Limits::new().time(POSITION_TIME).control(control);
                let answer = solver.solve_with(position, &limits).answer;
                (answer.outcome(), answer.placement())
            }
        };
        failures = if outcome.is_none() { MAX_FAILURES.min(failures + 1) } else { 0 };
        let wins = |outcome| if outcome == Outcome::Win { mover } else { mover.other() };
        findings.winners[ply] = outcome.map(wins);
        if let Some(better) = placement.filter(|it| played.get(ply) != Some(it)) {
            findings.better.insert(ply, better);
        }
        report(&findings, all - ply);
    }
    let limits = Limits::new().time(ONLY_PLACEMENTS_TIME).control(control);
    for ply in (0..played.len()).rev() {
        let mover = Side::after(ply);
        let kept = [ply, ply + 1].map(|ply| findings.winner_at(ply)) == [Some(mover); 2];
        if kept && is_only(solver, positions[ply], played[ply], &limits) {
            findings.only[mover.index()] += 1;
        }
    }
    report(&findings, all);
    let limits = Limits::new().time(WINNING_TIME).control(control);
    if let Some(Mistake { turn, side, .. }) = findings.decisive(game)
        && side == Side::after(turn)
    {
        findings.winning = winning(solver, positions[turn], &limits);
        report(&findings, all);
    }
}

/// Returns the number of placements that win, and of all placements, if each can be proven.
fn winning(solver: &mut Solver, position: Position, limits: &Limits) -> Option<(usize, usize)> {
    let (mut wins, mut all) = (0, 0);
    for kind in placements_by_symmetry(position) {
        let outcome = solver.solve_with(position.after(kind[0]), limits).answer.outcome()?;
        wins += if outcome == Outcome::Loss { kind.len() } else { 0 };
        all += kind.len();
    }
    Some((wins, all))
}

/// Returns whether `played` is the only placement that wins, although others exist. Placements that
/// are equal by symmetry count as one.
fn is_only(solver: &mut Solver, position: Position, played: Placement, limits: &Limits) -> bool {
    let kinds = placements_by_symmetry(position);
    let mut others = kinds.iter().filter(|kind| !kind.contains(&played));
    kinds.len() > 1
        && others.all(|kind| {
            let after = position.after(kind[0]);
            solver.solve_with(after, limits).answer.outcome() == Some(Outcome::Win)
        })
}

/// Searches a game to the end, and returns the findings.
#[cfg(test)]
pub(in crate::game) fn searched(game: &Game) -> Findings {
    let study = Study::default();
    let mut review = Review::new(game, &study);
    loop {
        review.poll();
        if let Some(findings) = review.found() {
            return findings.clone();
        }
        std::thread::yield_now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Turn;

    /// A row of eight cells.
    const EIGHT: &str = "........##";

    fn reviewed(game: &Game) -> Review {
        let study = Study::default();
        let mut review = Review::new(game, &study);
        while !review.is_finished() {
            review.poll();
            std::thread::yield_now();
        }
        review
    }

    #[test]
    fn the_turn_that_threw_the_win_away_is_marked_with_what_was_better() {
        // Of eight cells, a piece at either end leaves the opponent the last piece, and one in the
        // middle ends the game at once.
        let review = reviewed(&Game::on_rows(EIGHT, &["c1,d1,e1,f1"]));
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
        let review = reviewed(&Game::on_rows(EIGHT, &["a1,b1,c1,d1", "e1,f1,g1,h1"]));
        assert_eq!(review.prospects(), [Prospect::Winner(Side::First); 3]);
        assert_eq!(review.mistakes(), []);
        assert_eq!(
            review.findings.better_at(&review.game, 0),
            Some("a1,b1,c1,d1".parse().unwrap())
        );
    }

    #[test]
    fn resigning_a_won_game_is_a_mistake() {
        let mut game = Game::on_rows(EIGHT, &["a1,b1,c1,d1"]);
        game.execute(Turn::Resignation(Side::First)).unwrap();
        let mistake = Mistake { turn: 1, side: Side::First, better: None };
        assert_eq!(reviewed(&game).mistakes(), [mistake]);
        let mut lost = Game::on_rows("....######", &[]);
        lost.execute(Turn::Resignation(Side::First)).unwrap();
        assert_eq!(reviewed(&lost).mistakes(), []);
    }

    #[test]
    fn a_review_that_is_stopped_leaves_the_rest_unknown() {
        let game = Game::on_rows(&[".........."; 10].join("/"), &["a1,b1,c1,d1"]);
        let mut review = Review::new(&game, &Study::default());
        review.stop();
        review.poll();
        assert_eq!(review.prospects(), [Prospect::Unknown; 2]);
        assert!(!review.knows_all());
        assert_eq!(review.mistakes(), []);
    }

    #[test]
    fn a_search_that_begins_anew_takes_back_nothing_that_was_found() {
        let game = Game::on_rows(EIGHT, &["c1,d1,e1,f1"]);
        let found = searched(&game);
        let (report, reports) = mpsc::channel();
        let mut review = Review { reports, ..Review::complete(&game, Findings::unknown(2), 0) };
        for (findings, searched) in [(found.clone(), 2), (Findings::unknown(2), 1)] {
            report.send((findings, searched)).unwrap();
        }
        review.poll();
        assert_eq!(review.findings, found);
    }
}
