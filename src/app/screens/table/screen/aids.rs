//! The aids of the game screen: hints, winning moves, the analysis, the coach, and the line of play
//! that they show.

use super::TableScreen;
use crate::app::board::Clue;
use crate::app::board::clue::surroundings;
use crate::app::board::line::{Players, ShownLine};
use crate::app::screens::table::coaching::{self, Clues};
use crate::app::screens::table::message::Message;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::game::{self, Aid};

impl TableScreen {
    /// Takes back the blunder that the coach warns of, if it does, and gives the next clue to what
    /// would have kept the win.
    pub(super) fn give_clue(&mut self, context: &mut Context) {
        let is_warned = self.coaching.blunder().is_some();
        let Some(clues) = self.coaching.give_clue(self.session.game()) else { return };
        if is_warned {
            self.perform(game::Command::Undo, context);
        }
        let (better, position) = (clues.blunder.better, self.session.game().position());
        match clues.clue {
            Clue::Nothing | Clue::Area => context.say_marked(surroundings(position, better)),
            Clue::Piece => self.view.hand.offer(better.piece(), position, better),
            Clue::Place => self.view.hand.move_to(better),
        }
    }

    /// Returns the clues to what would have kept the win, in the position before the blunder.
    pub(super) fn clues(&self) -> Option<Clues> {
        self.coaching.clues(self.session.game())
    }

    /// Asks for a hint, if a person is to move.
    pub(super) fn ask_hint(&mut self, context: &Context) {
        if self.session.awaits_human() {
            self.insight.ask_hint(&context.study);
            self.view.close_line();
            self.is_hint_shown = false;
        }
    }

    /// Updates the requested aids: outcomes, a hint, and the values of areas.
    ///
    /// A game in which a person gets one is saved as aided. The piece of a hint goes into the hand.
    pub(super) fn update_insight(&mut self, context: &mut Context) {
        let position = self.session.game().position();
        self.insight.set_position(self.session.awaits_human().then_some(position));
        // After the end nobody moves, so the values of areas would mean nothing.
        let is_open = self.session.game().result().is_none();
        let position = Some(position).filter(|_| self.shows_areas && is_open);
        self.insight.show_areas(position, &context.study);
        self.insight.poll(&context.study);
        if self.aid().hinted && self.session.mark_aided() {
            context.save(self.session.record());
        }
        if !self.is_hint_shown
            && let Some(hint) = self.insight.hint()
        {
            self.is_hint_shown = true;
            self.view.hand.move_to(hint.placement);
        }
    }

    /// Turns the coach on or off. A game that the coach watches is not rated.
    pub(super) fn switch_coach(&mut self, context: &mut Context) {
        let is_on = !coaching::is_wanted(&self.session, context);
        context.remembered.coach = Some(is_on);
        context.say_switched(msg::GAME_COACH, is_on);
        if is_on && self.session.mark_aided() {
            context.save(self.session.record());
        }
    }

    /// Shows how the game goes on after the blunder that the coach warned of or from the turning
    /// point, or else after the hint.
    pub(super) fn show_line(&mut self, context: &Context) {
        let warned = self.coaching.blunder().map(|blunder| blunder.turn + 1);
        let mut game = self.session.game().clone();
        let begins = match warned.or(self.turning_point(context).map(|it| it.begins)) {
            Some(begins) => begins,
            None => {
                let Some(hint) = self.insight.decided_hint() else { return };
                // Until the next frame, the hint is for the position before the last command.
                if game.execute(game::Turn::Placement(hint.placement)).is_err() {
                    return;
                }
                game.placements()
            }
        };
        let (people, texts) = (context.profile.people(), &context.texts);
        let players = Players::new(self.session.record(), people, texts);
        self.view.show_line(ShownLine::new(&game, begins, players, &context.study, context.now));
    }

    /// Returns the aid that people are getting now.
    pub(super) fn aid(&self) -> Aid {
        let has_hint = !self.is_hint_shown || self.insight.hint().is_some();
        let has_insight = self.insight.wants_outcomes() || has_hint;
        // The values of areas are shown during the turns of the opponent, too.
        let is_open = self.session.game().result().is_none();
        let sees_areas = self.shows_areas && is_open && self.session.has_human();
        Aid {
            hinted: has_insight && self.session.awaits_human() || sees_areas,
            coached: self.coaching.is_on,
            warned: self.coaching.blunder().is_some(),
            undone: self.session.game().next_redo().is_some(),
        }
    }

    /// Returns whether a message asks for an aid that would make a rated game unrated, and asks for
    /// it for the first time.
    pub(super) fn must_confirm_aid(&self, message: &Message) -> bool {
        let is_aid = match message {
            Message::Undo => true,
            // Above their buttons it is written what aids do.
            _ if self.shows_aids => false,
            Message::Hint => true,
            Message::Outcomes => !self.insight.wants_outcomes(),
            Message::XRay => !self.shows_areas,
            Message::Coach => !self.coaching.is_on,
            _ => false,
        };
        let record = self.session.record();
        let is_rated = record.may_be_rated() && record.game.result().is_none();
        let is_second = self
            .unconfirmed_aid
            .as_ref()
            .is_some_and(|aid| std::mem::discriminant(aid) == std::mem::discriminant(message));
        is_aid && is_rated && !is_second
    }
}
