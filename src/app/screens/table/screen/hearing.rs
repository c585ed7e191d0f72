//! What a screen reader says of a game, and the moves and questions that are typed.

use super::TableScreen;
use crate::app::screens::spoken::{Answers, say_moves};
use crate::app::screens::table::coaching;
use crate::app::screens::table::message::Message;
use crate::app::shell::{Context, Transition};
use crate::app::speech::typed::Question;
use crate::app::text::{msg, name_of_board};
use crate::app::ui::{minutes_and_seconds, widgets};
use crate::game::{self, Event, Side};

impl TableScreen {
    /// Says what the piece in hand covers, and what is known of it, once it has changed.
    pub(super) fn say_hand(&mut self, context: &mut Context) {
        if !self.session.awaits_human() || self.view.hand.is_hidden() || self.view.line().is_some()
        {
            return context.speech.hand = None;
        }
        let placement = self.view.hand.placement();
        let outcome = self.insight.outcome(placement).filter(|_| self.insight.wants_outcomes());
        context.say_hand(placement, self.position(), outcome);
    }

    /// Says which game this is, once: its players, its board and whether it is rated, the last
    /// move, and who moves.
    pub(super) fn say_opening(&mut self, context: &mut Context) {
        if !context.is_heard() || std::mem::replace(&mut self.is_introduced, true) {
            return;
        }
        let (texts, record) = (&context.texts, self.session.record());
        let rated = if record.may_be_rated() { msg::GAME_RATED } else { msg::GAME_UNRATED };
        let [first, second] = self.names(context);
        let board = name_of_board(record.game.board_size());
        let coached = coaching::is_wanted(&self.session, context);
        let coached = coached.then(|| texts.get(msg::PLAY_COACHED));
        let facts = [&first, &second, &board, texts.get(rated)].into_iter().chain(coached);
        let mut words = vec![facts.collect::<Vec<_>>().join(", ")];
        if record.game.result().is_none() {
            let answers = self.answers(context);
            let last = (record.game.placements() > 0).then_some(Question::LastMove);
            let questions = last.into_iter().chain([Question::ToMove]);
            words.extend(questions.map(|it| answers.to(it, texts)));
        }
        context.say_all(words);
    }

    /// Says each move, what was taken back, and the result.
    pub(super) fn say_events(&self, events: &[Event], context: &mut Context) {
        say_moves(events, &self.names(context), context);
        let result = |event: &Event| match event {
            Event::Ended(result) => Some(*result),
            _ => None,
        };
        if let Some(result) = events.iter().find_map(result) {
            let words = context.texts.result(self.session.seats(), result);
            context.say_all(words);
        }
    }

    /// Returns the names of both players.
    fn names(&self, context: &Context) -> [String; 2] {
        [Side::First, Side::Second]
            .map(|side| context.texts.short_name_of(self.session.seats(), side))
    }

    /// Makes a typed move, or answers a typed question in a new line.
    pub(super) fn read_typed(&mut self, line: &str, context: &mut Context) -> Transition<Message> {
        match self.spoken.read(line, &self.answers(context), Message::Typed, context) {
            Err(asked) => return asked,
            // The coach's buttons answer its warning.
            Ok(_) if self.coaching.blunder().is_some() => {}
            Ok(placement) => {
                if self.session.awaits_human() {
                    self.view.hand.move_to(placement);
                }
                self.perform(game::Turn::Placement(placement), context);
                // Whoever types moves need not learn to move pieces by hand.
                context.remembered.knows_the_hand |= self.has_placed();
            }
        }
        Transition::Stay
    }

    /// Returns what questions are answered from.
    fn answers(&self, context: &Context) -> Answers<'_> {
        let names = self.names(context);
        let clock = |side: Side| {
            let left = minutes_and_seconds(self.session.time_left(side)?);
            Some(widgets::side_by_side(&[&names[side.index()], &left]))
        };
        let clocks = [Side::First, Side::Second].into_iter().filter_map(clock).collect();
        Answers { game: self.session.game(), names, clocks }
    }
}
