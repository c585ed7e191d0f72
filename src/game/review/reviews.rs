//! The review on show, and the searches of finished games in the background. A game whose findings
//! are known is not searched again.

use super::findings::{Findings, GameDigest};
use super::search::Review;
use crate::game::lists::push_latest;
use crate::game::rules::Game;
use crate::game::running::Study;

/// Largest number of games that wait for a search. Beyond it, the oldest are forgotten.
const MAX_WAITING: usize = 20;

/// The review on show, and the searches of finished games.
#[derive(Default)]
pub struct Reviews {
    /// The review on show.
    current: Option<Review>,
    /// The search of a waiting game, which runs while the game on show needs none.
    background: Option<Review>,
    /// The games to be searched in the background, the next one last.
    waiting: Vec<Game>,
}

impl Reviews {
    /// Adds a finished game to those that are searched in the background.
    pub fn enqueue(&mut self, game: &Game) {
        push_latest(&mut self.waiting, game.clone(), MAX_WAITING);
    }

    /// Shows the review of `game`; to be called in every frame.
    ///
    /// The review shows the findings that `known` returns, or else those of a search. `known` is
    /// called at most once as long as the same game is on show.
    pub fn follow<'a>(
        &mut self,
        game: &Game,
        study: &Study,
        known: impl FnOnce() -> Option<&'a Findings>,
    ) {
        if self.of(game).is_some() {
            return;
        }
        self.close();
        let searched = self.background.take_if(|review| is_review_of(review, game));
        // Only one search runs at a time: that of another game begins again later.
        self.background = None;
        let known = || known().and_then(|findings| Review::known(game, findings));
        self.current = searched.or_else(known).or_else(|| Some(Review::new(game, study)));
    }

    /// Shows no review any more. If the game is among those to be searched, its search continues in
    /// the background, or begins again there if the player has stopped it.
    pub fn close(&mut self) {
        if let Some(review) = self.current.take()
            && !review.is_stopped()
            && self.waiting.iter().any(|game| is_review_of(&review, game))
        {
            self.background = Some(review);
        }
    }

    /// Stops the search of the review on show.
    pub fn stop(&mut self) {
        self.current.iter_mut().for_each(Review::stop);
    }

    /// Returns the review of `game`, if it is on show.
    pub fn of(&self, game: &Game) -> Option<&Review> {
        self.current.as_ref().filter(|review| is_review_of(review, game))
    }

    /// Takes in what the searches have found. Returns the findings about games whose search has
    /// just been completed.
    pub fn poll(&mut self, study: &Study) -> Vec<(GameDigest, Findings)> {
        let mut all_found = Vec::new();
        for review in [&mut self.current, &mut self.background].into_iter().flatten() {
            let is_new = review.found().is_none();
            review.poll();
            if is_new && let Some(findings) = review.found() {
                all_found.push((GameDigest::new(review.game()), findings.clone()));
            }
        }
        for (digest, _) in &all_found {
            self.waiting.retain(|game| GameDigest::new(game) != *digest);
        }
        self.background.take_if(|review| review.found().is_some());
        let is_idle = self.current.as_ref().is_none_or(|review| review.found().is_some());
        if is_idle && self.background.is_none() {
            self.background = self.waiting.last().map(|game| Review::new(game, study));
        }
        all_found
    }

    /// Returns whether a game is being searched or waits to be. A search that was stopped counts as
    /// going on while its review is on show.
    pub fn is_at_work(&self) -> bool {
        let searches = [&self.current, &self.background].into_iter().flatten();
        !self.waiting.is_empty() || searches.into_iter().any(|review| review.found().is_none())
    }
}

/// Returns whether a review is about `game`, at the same turns.
fn is_review_of(review: &Review, game: &Game) -> bool {
    review.game().start() == game.start() && review.game().turns() == game.turns()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::Board;

    /// A row of eight cells, where the first player ends the game at once.
    fn game() -> Game {
        Game::on_rows("........##", &["c1,d1,e1,f1"])
    }

    fn found(reviews: &mut Reviews, study: &Study) -> (GameDigest, Findings) {
        loop {
            if let Some(found) = reviews.poll(study).pop() {
                return found;
            }
            std::thread::yield_now();
        }
    }

    /// The search of a game once began anew at every visit.
    #[test]
    fn findings_are_reused_when_a_game_is_reviewed_again() {
        let study = Study::default();
        let game = game();
        let mut reviews = Reviews::default();
        reviews.follow(&game, &study, || None);
        let (_, findings) = found(&mut reviews, &study);
        let mistakes = reviews.of(&game).unwrap().mistakes();
        assert_eq!(mistakes.len(), 1);
        let mut reviews = Reviews::default();
        let findings = ron::from_str(&ron::to_string(&findings).unwrap()).unwrap();
        reviews.follow(&game, &study, || Some(&findings));
        let review = reviews.of(&game).unwrap();
        assert!(review.is_finished());
        assert_eq!(review.mistakes(), mistakes);
        assert!(reviews.poll(&study).is_empty(), "it is known already");
    }

    #[test]
    fn findings_that_do_not_fit_the_game_are_searched_anew() {
        let study = Study::default();
        let game = game();
        let mut reviews = Reviews::default();
        reviews.follow(&game, &study, || None);
        let good = found(&mut reviews, &study).1;
        assert!(good.fits(&game) && !good.fits(&game.up_to(0)));
        for text in [
            r#"(winners: "1")"#,
            r#"(winners: "12", better: {1: "c1,d1,e1,f1"})"#,
            r#"(winners: "12", better: {9: "a1,b1,c1,d1"})"#,
        ] {
            let spoilt: Findings = ron::from_str(text).unwrap();
            assert!(!spoilt.fits(&game), "{text}");
            let mut reviews = Reviews::default();
            reviews.follow(&game, &study, || Some(&spoilt));
            assert_eq!(found(&mut reviews, &study).1, good);
        }
        for text in ["", "()", r#"(winners: "1x")"#, r#"(winners: "1", better: {1: "a1"})"#] {
            assert!(ron::from_str::<Findings>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn findings_of_a_stopped_review_are_not_stored() {
        let study = Study::default();
        let mut reviews = Reviews::default();
        let game = Game::new(Board::empty());
        reviews.follow(&game, &study, || None);
        reviews.stop();
        while !reviews.of(&game).unwrap().is_finished() {
            assert!(reviews.poll(&study).is_empty());
            std::thread::yield_now();
        }
        assert!(reviews.poll(&study).is_empty());
        reviews.close();
        assert!(reviews.of(&game).is_none() && reviews.poll(&study).is_empty());
    }

    /// A search that the player had stopped once stood in the way of all others.
    #[test]
    fn a_search_that_was_stopped_begins_again_in_the_background() {
        let study = Study::default();
        let (game, mut reviews) = (game(), Reviews::default());
        reviews.enqueue(&game);
        reviews.follow(&game, &study, || None);
        reviews.stop();
        while !reviews.of(&game).unwrap().is_finished() {
            reviews.poll(&study);
            std::thread::yield_now();
        }
        reviews.close();
        assert_eq!(found(&mut reviews, &study).0, GameDigest::new(&game));
        assert!(!reviews.is_at_work());
    }

    /// A player who did not wait at the result once missed the achievements of that game.
    #[test]
    fn a_finished_game_is_searched_even_if_nobody_reviews_it() {
        let study = Study::default();
        let game = game();
        let mut reviews = Reviews::default();
        reviews.enqueue(&game);
        assert_eq!(found(&mut reviews, &study).0, GameDigest::new(&game));
        assert!(!reviews.is_at_work());
        let mut reviews = Reviews::default();
        reviews.follow(&game, &study, || None);
        reviews.enqueue(&game);
        reviews.close();
        assert!(reviews.of(&game).is_none());
        assert_eq!(found(&mut reviews, &study).0, GameDigest::new(&game));
        assert!(!reviews.is_at_work());
    }
}
