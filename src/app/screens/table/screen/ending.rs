//! The end of a game at the table: how far it was shown, and the turn that decided it.

use super::TableScreen;
use crate::ai::{Character, Opponent};
use crate::app::board::easing::{MOMENT, ease, progress};
use crate::app::screens::ladder;
use crate::app::screens::table::result;
use crate::app::screens::table::view::End;
use crate::app::shell::Context;
use crate::app::sound::Sound;
use crate::game::{Event, Mistake};

impl TableScreen {
    /// Returns whether something can be done about the result: its card has grown.
    pub(super) fn shows_result(&self) -> bool {
        self.since_end.is_some_and(|since| since >= MOMENT)
    }

    /// Returns how far the end was shown.
    pub(super) fn end(&self, context: &Context) -> Option<End> {
        let since = self.since_end.filter(|since| *since >= 0.0)?;
        if context.preferences.reduced_motion {
            return Some(End { grown: 1.0, counted: 1.0 });
        }
        let [grown, counted] = [since, since - MOMENT].map(|age| ease(progress(age, MOMENT)));
        Some(End { grown, counted })
    }

    /// Returns the turn that decided the game if a person took it and may try another.
    pub(super) fn regretted(&self, context: &Context) -> Option<Mistake> {
        let game = self.session.game();
        let decisive = result::decisive(game.result()?, context.profile.reviews.of(game));
        decisive.filter(|mistake| self.is_human(mistake.side))
    }

    /// Returns who comes next on the ladder after a person has beaten somebody there.
    pub(super) fn next_rung(&self, context: &Context) -> Option<Character> {
        let winner = self.session.game().result()?.winner;
        let loser = self.session.seats()[winner.other().index()].opponent();
        match loser {
            Some(Opponent::Character(beaten)) if self.is_human(winner) => {
                let above = Character::all().nth(beaten.index() + 1);
                above.or(ladder::next(context).filter(|&next| next != beaten))
            }
            _ => None,
        }
    }

    /// Returns the sound of the game's end. The losing sound plays only if a computer beat a person.
    pub(super) fn final_sound(&self, event: &Event) -> Option<Sound> {
        let Event::Ended(result) = event else { return None };
        let (winner, loser) = (self.is_human(result.winner), self.is_human(result.winner.other()));
        Some(if loser && !winner { Sound::Loss } else { Sound::Win })
    }
}
