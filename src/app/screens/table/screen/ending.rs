//! The end of a game at the table: its animation, the turn that decided it, and what can be done
//! then. The game is saved and counted in `turns`, as after every turn.

use super::TableScreen;
use crate::ai::Character;
use crate::app::input::Input;
use crate::app::screens::ladder;
use crate::app::shell::Context;
use crate::app::sound::Sound;
use crate::app::ui::easing::{MOMENT, ease, progress};
use crate::game::{Event, Record, Review, Side, TurningPoint};

/// Seconds after the last turn in which a press is still meant for the board.
const GUARD: f64 = 1.5;

/// Seconds without a press after which the next one is a new one.
const CALM: f64 = 0.7;

/// The progress of the animations at the end of a game, each from 0 to 1.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// Growth of the winner's card.
    pub grown: f32,
    /// Progress of the shown ratings from the old to the new ones.
    pub counted: f32,
}

impl TableScreen {
    /// Returns whether the result has taken over the keys, and shows its buttons.
    pub(super) fn shows_result(&self) -> bool {
        self.has_result_taken_over
    }

    /// Lets the result take over the keys once its card has grown, the last turn is a while ago and
    /// nothing has been pressed for a moment: a press that was meant for the board must not begin
    /// the next game, even if it is one of a row or waits behind a slow frame.
    pub(super) fn let_result_take_over(&mut self, input: &Input) {
        let is_press = Input { pointer_moved: false, ..input.clone() }.is_act();
        if is_press {
            self.last_press = input.now;
        }
        let is_over = self.session.game().result().is_some();
        let has_grown = self.since_end.is_some_and(|since| since >= MOMENT);
        let is_calm = input.now - self.last_event >= GUARD && input.now - self.last_press >= CALM;
        self.has_result_taken_over &= is_over;
        self.has_result_taken_over |= is_over && has_grown && is_calm;
    }

    /// Returns the game before this one, if it is over and in this one nothing was placed yet.
    pub(super) fn last_game<'a>(&self, context: &'a Context) -> Option<&'a Record> {
        let record = self.session.record();
        let is_over = |last: &&Record| last.game.result().is_some() && last.id() != record.id();
        let has_begun = !record.game.turns().is_empty() || !self.session.has_human();
        context.profile.latest_game().filter(is_over).filter(|_| !has_begun)
    }

    /// Returns for each person whose rating the game has changed the ratings before and after.
    pub(super) fn changed_ratings(&self, context: &Context) -> [Option<[f64; 2]>; 2] {
        if self.ratings.iter().any(Option::is_some) {
            return self.ratings;
        }
        // The game was over already when it came to the table.
        let record = self.session.record();
        let counted = context.profile.statistics().game(record.id());
        let counted = counted.filter(|it| it.record.game.turns() == record.game.turns());
        let people = [Side::First, Side::Second].map(|it| Some(it).filter(|&it| self.is_human(it)));
        people.map(|side| counted?.ratings(side?))
    }

    /// Returns the progress of the ending's animation, once the last piece has landed.
    pub(super) fn end(&self, context: &Context) -> Option<End> {
        let since = self.since_end.filter(|since| *since >= 0.0)?;
        if context.preferences.reduced_motion {
            return Some(End { grown: 1.0, counted: 1.0 });
        }
        let [grown, counted] = [since, since - MOMENT].map(|age| ease(progress(age, MOMENT)));
        Some(End { grown, counted })
    }

    /// Returns the review of the game, once that is over.
    pub(super) fn review<'a>(&self, context: &'a Context) -> Option<&'a Review> {
        context.profile.reviews.of(self.session.game())
    }

    /// Returns the turn that decided the game, or from which its end is shown.
    pub(super) fn turning_point(&self, context: &Context) -> Option<TurningPoint> {
        TurningPoint::new(self.session.game(), self.review(context)?)
    }

    /// Returns the [turning point](Self::turning_point), if a person was to move there.
    pub(super) fn own_turning_point(&self, context: &Context) -> Option<TurningPoint> {
        self.turning_point(context).filter(|point| self.is_human(point.side))
    }

    /// Returns the next opponent on the ladder, if a person has just beaten one who is beaten
    /// without help, now or before. After the strongest, that is the weakest one not yet beaten.
    pub(super) fn next_rung(&self, context: &Context) -> Option<Character> {
        let won_against = ladder::won_against(&self.session);
        let beaten = won_against.filter(|&rung| ladder::is_beaten(rung, context))?;
        let above = Character::all().nth(beaten.index() + 1);
        above.or(ladder::next(context).filter(|&next| next != beaten))
    }

    /// Returns the sound for an event that ends the game. The losing sound plays only if a computer
    /// beat a person.
    pub(super) fn final_sound(&self, event: &Event) -> Option<Sound> {
        let Event::Ended(result) = event else { return None };
        let (winner, loser) = (self.is_human(result.winner), self.is_human(result.winner.other()));
        Some(if loser && !winner { Sound::Loss } else { Sound::Win })
    }
}
