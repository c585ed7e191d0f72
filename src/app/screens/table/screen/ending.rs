//! The end of a game at the table: its animation, the turn that decided it, and what follows.

use super::TableScreen;
use crate::ai::Character;
use crate::app::board::easing::{MOMENT, ease, progress};
use crate::app::screens::ladder;
use crate::app::screens::table::result::TurningPoint;
use crate::app::screens::table::view::End;
use crate::app::shell::Context;
use crate::app::sound::Sound;
use crate::game::Event;

impl TableScreen {
    /// Returns whether the result's card has grown and shows its buttons.
    pub(super) fn shows_result(&self) -> bool {
        self.since_end.is_some_and(|since| since >= MOMENT)
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

    /// Returns the turn that decided the game, or from which its end is shown.
    pub(super) fn turning_point(&self, context: &Context) -> Option<TurningPoint> {
        TurningPoint::new(&self.session, context.profile.reviews.of(self.session.game()))
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
