//! The turns of the game screen: how commands are sent to the session, and what their events show
//! and save.

use super::TableScreen;
use crate::app::screens::table::gain::Gain;
use crate::app::screens::{ladder, play};
use crate::app::settings::Rival;
use crate::app::shell::Context;
use crate::app::sound::Sound;
use crate::app::text::msg;
use crate::game::{self, Event, Refusal, Side, Turn};

impl TableScreen {
    /// Shows events, saves the game, and keeps the ratings that its end has changed.
    pub(super) fn take_in(&mut self, events: &[Event], context: &mut Context) {
        if events.is_empty() {
            return;
        }
        match events {
            [Event::Taken { side, turn: Turn::Placement(_), .. }, ..]
                if !self.session.seats()[side.index()].is_human() =>
            {
                self.view.effects.apply_answer(events, context.now);
            }
            _ => self.view.effects.apply(events, context.now),
        }
        context.sounds.play_placements(events);
        self.say_events(events, context);
        if let Some(sound) = events.iter().find_map(|event| self.final_sound(event)) {
            context.sounds.play(sound);
            if sound == Sound::Win {
                self.view.effects.celebrate(context.now);
            }
        }
        self.last_event = context.now;
        self.view.close_line();
        if let Some(Event::TakenBack(Turn::Placement(placement))) = events.last() {
            self.view.hand.take_back(*placement);
        }
        self.view.hand.find_room(self.session.game().position());
        self.unconfirmed_aid = None;
        self.shows_aids = false;
        context.notices.drop();
        let record = self.session.record();
        if record.game.result().is_none() {
            self.gains.clear();
        }
        let before = context.ratings_in(record);
        let mut rungs = record.seats.iter().filter_map(ladder::rung);
        let rung = rungs.find(|&it| !ladder::is_beaten(it, context));
        context.save_turn(record);
        let after = context.ratings_in(record);
        if let Some(beaten) = rung.filter(|&it| ladder::is_beaten(it, context)) {
            let texts = &context.texts;
            let medal =
                [texts.character(beaten), texts.get(msg::PLAY_MEDAL_WON)].map(str::to_owned);
            context.hail(&medal);
            self.gains.push(Gain::award(medal));
            if let Some(next) = self.next_rung(context) {
                play::choose(Rival::Character(next), context);
            }
        }
        for (change, (before, after)) in self.ratings.iter_mut().zip(before.into_iter().zip(after))
        {
            let both = before.zip(after).filter(|(before, after)| before != after);
            *change = both.map(|(before, after)| [before, after]);
        }
        let ratings = self.ratings(self.changed_ratings(context), 1.0, &context.texts, |_| true);
        if !ratings.is_empty() {
            context.say(ratings);
        }
    }

    /// Saves a game whose clock is running.
    pub(super) fn save_clock(&mut self, context: &mut Context) {
        self.clock_saved = context.now;
        if self.session.is_clock_running() {
            context.save(self.session.record());
        }
    }

    /// Handles the key that places the piece in hand: it also closes a line of best play, and a
    /// piece that is out of sight only comes into sight.
    pub(super) fn place(&mut self, context: &mut Context) {
        // The coach's buttons and keys answer its warning. Whoever keeps placing until the end need
        // not hear that it has come.
        let is_over = self.session.game().result().is_some();
        if self.view.close_line() || self.coaching.blunder().is_some() || is_over {
            return;
        }
        if !self.session.awaits_human() || !self.view.hand.reveal(self.position()) {
            self.perform(game::Turn::Placement(self.view.hand.placement()), context);
            self.gestures.remember(self.has_placed(), context);
        }
    }

    pub(super) fn perform(&mut self, command: impl Into<game::Command>, context: &mut Context) {
        match self.session.perform(command) {
            Ok(events) => self.take_in(&events, context),
            Err(refusal) => {
                self.view.refuse(context);
                let message = match refusal {
                    Refusal::OffBoard(_) => msg::REFUSED_OFF_BOARD,
                    Refusal::Occupied(_) => msg::REFUSED_OCCUPIED,
                    Refusal::GameOver => msg::REFUSED_OVER,
                    Refusal::NotYourTurn => msg::REFUSED_TURN,
                    Refusal::NothingToUndo => msg::REFUSED_UNDO,
                    Refusal::NothingToRedo => msg::REFUSED_REDO,
                };
                context.refuse(message);
            }
        }
    }

    /// Returns the side that resigns: the player to move, or the person if only the other side is
    /// one.
    pub(super) fn resigning_side(&self) -> Side {
        let to_move = self.session.game().to_move();
        let is_only_other_human = !self.is_human(to_move) && self.is_human(to_move.other());
        if is_only_other_human { to_move.other() } else { to_move }
    }

    /// Returns whether a person has placed a piece.
    pub(super) fn has_placed(&self) -> bool {
        let game = self.session.game();
        (0..game.placements()).any(|number| self.is_human(Side::after(number)))
    }

    pub(super) fn is_human(&self, side: Side) -> bool {
        self.session.seats()[side.index()].is_human()
    }
}
