//! Endless puzzles: each is near the person's rating, and the first try changes it, unless it is
//! right after the piece was shown.

use std::iter::once;

use super::board::PuzzleBoard;
use super::puzzle::{PageTurn, Source};
use crate::app::board::Clue;
use crate::app::screens::panel::{BoxContents, Remark, Verdict};
use crate::app::screens::rating_graph;
use crate::app::shell::Context;
use crate::app::text::{self, args, msg, rating_change};
use crate::app::ui::FAINT;
use crate::game::{Entry, PersonId, PuzzleOrder, PuzzleResult, PuzzleSource, Supply, Timestamp};

/// The next puzzle, which is being made.
struct Next {
    order: PuzzleOrder,
    supply: Supply,
}

/// The puzzle on the board.
struct Current {
    order: PuzzleOrder,
    /// The rating of the puzzle.
    rating: f64,
    /// The person's ratings before and after the first try.
    change: Option<[f64; 2]>,
}

/// Endless puzzles at the person's rating.
pub struct Endless {
    person: PersonId,
    current: Option<Current>,
    /// Made while the player solves the present puzzle.
    next: Next,
}

impl Endless {
    /// Starts to make the first puzzle.
    pub fn new(context: &Context) -> Endless {
        let person = context.my_id();
        Endless { person, current: None, next: start_next(person, context) }
    }
}

/// Starts to make the next puzzle for a person.
fn start_next(person: PersonId, context: &Context) -> Next {
    let order = context.profile.puzzle_records(person).next_endless(fastrand::u64(..));
    Next { order, supply: Supply::start(once(order)) }
}

impl Source for Endless {
    const TITLE: text::Message = msg::TRAINING_ENDLESS;
    const CLUES: [text::Message; 3] =
        [msg::ENDLESS_CLUE_AREA, msg::ENDLESS_CLUE_PIECE, msg::ENDLESS_CLUE_PLACE];
    const PRICE: text::Message = msg::TIP_ENDLESS_CLUES;

    fn next_puzzle(&mut self, context: &Context) -> Option<PuzzleBoard> {
        self.current = None;
        let made = self.next.supply.take()?;
        let order = self.next.order;
        let rating = made.rating.into();
        self.current = Some(Current { order, rating, change: None });
        self.next = start_next(self.person, context);
        Some(PuzzleBoard::from_made(made, context.now))
    }

    fn remarks(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> Vec<Remark> {
        let texts = &context.texts;
        let standing = context.profile.puzzle_records(self.person).standing();
        let rating = format!("{:.0}", standing.rating);
        let mine = match self.current.as_ref().and_then(|current| current.change) {
            Some(change) => {
                let change = rating_change(change);
                texts.fill(msg::TRAINING_RATED, args!(n = rating, change))
            }
            None => {
                let numbers = args!(n = rating, solved = standing.solved, tried = standing.tried);
                texts.fill(msg::TRAINING_STANDING, numbers)
            }
        };
        let mine = Remark::with_tip(mine, msg::TIP_PUZZLE_RATING);
        let (Some(puzzle), Some(current)) = (puzzle, &self.current) else { return vec![mine] };
        let grade = texts.grade(puzzle.puzzle.grade);
        let rating = format!("{:.0}", current.rating);
        vec![texts.fill(msg::TRAINING_ENDLESS_PUZZLE, args!(grade, rating)).into(), mine]
    }

    /// Returns the verdict, or the person's ratings so far, or at first what the rating means.
    fn box_contents(&self, verdict: Option<Verdict>, context: &Context) -> Option<BoxContents> {
        let texts = &context.texts;
        if let Some(verdict) = verdict {
            return Some(BoxContents::from_message(texts, verdict));
        }
        let records = context.profile.puzzle_records(self.person);
        let ratings: Vec<f64> = records.ratings().iter().map(|&it| it.into()).collect();
        Some(if ratings.len() > 1 {
            BoxContents::Ratings(rating_graph::thinned(ratings))
        } else {
            BoxContents::Text(texts.get(msg::TIP_PUZZLE_RATING).to_owned(), FAINT)
        })
    }

    fn neighbours(&self, puzzle: Option<&PuzzleBoard>) -> [Option<bool>; 2] {
        [None, Some(puzzle.is_some_and(|puzzle| puzzle.attempt.first_try.is_some()))]
    }

    fn save_progress(&mut self, puzzle: &PuzzleBoard, context: &mut Context) {
        let Some(current) = self.current.as_mut().filter(|current| current.change.is_none()) else {
            return;
        };
        let Some(is_right) = puzzle.attempt.first_try else { return };
        if is_right && puzzle.attempt.clue >= Clue::Piece {
            current.change = Some([0.0; 2]);
            return;
        }
        let (person, at) = (self.person, Timestamp::now());
        let standing = |context: &Context| context.profile.puzzle_records(person).standing().rating;
        let before = standing(context);
        let PuzzleOrder { seed, rating: asked, .. } = current.order;
        let idea = puzzle.idea.map(|facts| facts.idea);
        let puzzle = PuzzleSource::Endless { seed, asked, rating: current.rating, idea };
        let solved = PuzzleResult::Solved { wrong: 0, hints: 0 };
        let result = if is_right { solved } else { PuzzleResult::Missed };
        context.add(Entry::Puzzle { person, at, puzzle, result });
        current.change = Some([before, standing(context)]);
    }

    /// Goes to the next puzzle, once the first try was made.
    fn turn_page(&mut self, _: isize, from: Option<&PuzzleBoard>, _: &Context) -> PageTurn {
        match from.and_then(|from| from.attempt.first_try) {
            Some(_) => PageTurn::Next,
            None => PageTurn::Same,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::training::PuzzleScreen;
    use crate::app::screens::training::board::play;
    use crate::app::shell::{Pressed, Tester};
    use miniquad::KeyCode;

    fn new() -> Tester<PuzzleScreen<Endless>> {
        let mut tester = Tester::new(|context| PuzzleScreen::new(Endless::new(context), context));
        tester.wait_until(|screen| screen.puzzle.is_some());
        tester
    }

    fn puzzle(screen: &mut PuzzleScreen<Endless>) -> &mut PuzzleBoard {
        screen.puzzle.as_mut().unwrap()
    }

    fn order(tester: &mut Tester<PuzzleScreen<Endless>>) -> PuzzleOrder {
        tester.screen().source.current.as_ref().unwrap().order
    }

    #[test]
    fn one_puzzle_follows_the_other_and_each_changes_the_rating_once() {
        let mut tester = new();
        let first = order(&mut tester);
        tester.press(KeyCode::PageDown);
        assert_eq!(order(&mut tester), first, "it must be tried first");
        play(&mut tester, puzzle, true);
        let solved = tester.context().my_training().standing();
        assert!(solved.rating > 800.0 && (solved.tried, solved.solved) == (1, 1));
        assert!(tester.shown().join("\n").contains("(+"));
        tester.pass(1.0);
        tester.press(KeyCode::Enter);
        tester.wait_until(|screen| screen.puzzle.is_some());
        assert_ne!(order(&mut tester), first);
        // A wrong first try counts, and what follows it does not.
        play(&mut tester, puzzle, false);
        let missed = tester.context().my_training().standing();
        assert!(missed.rating < solved.rating && (missed.tried, missed.solved) == (2, 1));
        tester.press(KeyCode::U);
        play(&mut tester, puzzle, true);
        assert_eq!(tester.context().my_training().standing(), missed);
    }

    /// The page was half empty.
    #[test]
    fn the_box_says_what_the_rating_means_and_later_shows_its_curve() {
        let mut tester = new();
        let contents = |tester: &mut Tester<PuzzleScreen<Endless>>| {
            let me = tester.context().my_id();
            let context = tester.context();
            let source = Endless { person: me, current: None, next: start_next(me, context) };
            source.box_contents(None, context)
        };
        assert!(matches!(contents(&mut tester), Some(BoxContents::Text(..))));
        play(&mut tester, puzzle, false);
        tester.press(KeyCode::PageDown);
        tester.wait_until(|screen| screen.puzzle.is_some());
        play(&mut tester, puzzle, false);
        assert!(matches!(contents(&mut tester), Some(BoxContents::Ratings(all)) if all.len() > 1));
    }

    #[test]
    fn a_puzzle_that_was_shown_counts_as_not_solved() {
        let mut tester = new();
        tester.press_all(&[KeyCode::H; 3]);
        tester.idle();
        let shown = tester.context().my_training().standing();
        assert!(shown.rating < 800.0 && (shown.tried, shown.solved) == (1, 0));
        play(&mut tester, puzzle, true);
        assert_eq!(tester.context().my_training().standing(), shown);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    /// The cost of a clue is shown before it is given: where to look is free, and after the piece
    /// was shown, the rating does not rise.
    #[test]
    fn the_rating_does_not_rise_after_the_piece_was_shown() {
        for (clues, rises) in [(1, true), (2, false)] {
            let mut tester = new();
            let before = tester.context().my_training().standing();
            tester.press(KeyCode::H);
            if clues == 2 {
                let shown = tester.shown().join("\n");
                assert!(shown.contains("can’t rise"), "the cost is shown before: {shown}");
                tester.press(KeyCode::H);
            }
            play(&mut tester, puzzle, true);
            let after = tester.context().my_training().standing();
            assert_eq!(after.rating > before.rating, rises, "{clues}");
            assert!(after.rating >= before.rating);
        }
    }
}
