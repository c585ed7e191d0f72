//! The results of games in words: who won and why, and what a game changed a rating by.

use super::texts::{Texts, msg};
use crate::game::{Ending, Game, GameResult, Seat};

impl Texts {
    /// Returns the headline of a result and its reason, from the point of view of the person who
    /// plays against a computer, if one does.
    pub fn result(&self, seats: &[Seat; 2], result: GameResult) -> [String; 2] {
        let [winner, loser] = [result.winner, result.winner.other()];
        let (last, last_you) = match result.ending {
            Ending::LastPlacement => (msg::RESULT_LAST_PIECE, msg::RESULT_LAST_PIECE_YOU),
            Ending::Resignation => (msg::RESULT_RESIGNED, msg::RESULT_RESIGNED_YOU),
            Ending::LossOnTime => (msg::RESULT_TIME, msg::RESULT_TIME_YOU),
        };
        let reason = self.with(last, "name", self.bare_name_of(seats, loser));
        match [winner, loser].map(|side| seats[side.index()].is_human()) {
            [true, false] => [self.get(msg::RESULT_YOU_WON).to_owned(), reason],
            [false, true] => [msg::RESULT_YOU_LOST, last_you].map(|it| self.get(it).to_owned()),
            _ => [self.with(msg::RESULT_WON, "name", self.bare_name_of(seats, winner)), reason],
        }
    }

    /// Returns how a game ended, such as by a resignation; empty if it goes on.
    pub fn end_of(&self, seats: &[Seat; 2], game: &Game) -> String {
        let [_, how] = game.result().map_or_else(Default::default, |it| self.result(seats, it));
        how
    }
}

/// Returns the change of a rating between two values: in whole points as ratings are shown, or
/// below one such point in tenths, so that no loss looks like none.
pub fn rating_change([before, after]: [f64; 2]) -> String {
    let whole = after.round() - before.round();
    if whole != 0.0 || before == after {
        return format!("{whole:+.0}");
    }
    let tenths = ((after - before).abs() * 10.0).round().max(1.0) / 10.0;
    format!("{:+.1}", tenths.copysign(after - before))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Opponent, Strength};
    use crate::app::text::Language;
    use crate::game::Side;

    /// With the rating of the sparring partner, "placed the last piece" was once cut in the middle.
    #[test]
    fn a_result_names_no_rating() {
        let fitting = Seat::from(Opponent::Fitting(Strength::new(800).unwrap()));
        for language in Language::all() {
            let texts = Texts::new(language);
            for seats in [[Seat::UNNAMED, fitting.clone()], [fitting.clone(), fitting.clone()]] {
                for ending in [Ending::LastPlacement, Ending::Resignation, Ending::LossOnTime] {
                    let told = texts.result(&seats, GameResult { winner: Side::First, ending });
                    assert!(told[1].contains(texts.get(msg::FITTING)), "{told:?}");
                    assert!(!told.concat().contains("800"), "{told:?}");
                }
            }
        }
    }

    /// A lost rated game once said that it had cost "+0".
    #[test]
    fn a_change_of_less_than_a_point_keeps_its_sign() {
        let changes = [
            ([800.0, 816.0], "+16"),
            ([800.4, 799.6], "-0.8"),
            ([812.2, 811.9], "-0.3"),
            ([812.1, 812.13], "+0.1"),
            ([812.1, 812.0999], "-0.1"),
        ];
        for (ratings, expected) in changes {
            assert_eq!(rating_change(ratings), expected);
        }
    }
}
