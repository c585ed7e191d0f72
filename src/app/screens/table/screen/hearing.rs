//! What a screen reader says of a game, and the moves and questions that are typed.

use super::TableScreen;
use crate::ai::{Areas, Piece, Placement};
use crate::app::screens::table::message::Message;
use crate::app::shell::{Context, Transition};
use crate::app::speech::placement_in_words;
use crate::app::speech::typed::{self, Question, Typed};
use crate::app::text::msg;
use crate::app::ui::{ask_name, minutes_and_seconds, widgets};
use crate::game::{self, Event, Side};

/// Longest typed line, in characters.
const MAX_LINE: usize = 40;

impl TableScreen {
    /// Says what the piece in hand covers, and what is known of it, once it has changed.
    pub(super) fn say_hand(&mut self, context: &mut Context) {
        if !self.session.awaits_human() || self.hand.is_hidden() || self.line.is_some() {
            return context.speech.hand = None;
        }
        let placement = self.hand.placement();
        let outcome = self.insight.outcome(placement).filter(|_| self.insight.wants_outcomes());
        context.say_hand(placement, self.position().allows(placement), outcome);
    }

    /// Says each move, what was taken back, and the result.
    pub(super) fn say_events(&self, events: &[Event], context: &mut Context) {
        for event in events {
            let texts = &context.texts;
            match event {
                Event::Placed { side, placement, .. } => {
                    context.say(self.move_in_words(*side, *placement, context));
                }
                Event::TakenBack(game::Turn::Placement(placement)) => {
                    let place = placement_in_words(*placement, texts);
                    context.say(texts.with(msg::SPEECH_TAKEN_BACK, "placement", place));
                }
                Event::Ended(result) => {
                    let words = texts.result(self.session.seats(), *result);
                    words.into_iter().for_each(|text| context.say(text));
                }
                Event::TakenBack(_) | Event::Resigned(_) | Event::LostOnTime(_) => {}
            }
        }
    }

    /// Returns a move in words, with the player who made it.
    fn move_in_words(&self, side: Side, placement: Placement, context: &Context) -> String {
        let texts = &context.texts;
        let name = texts.short_name_of(self.session.seats(), side);
        let place = placement_in_words(placement, texts);
        texts.fill(msg::SPEECH_MOVE, &[("name", name.into()), ("placement", place.into())])
    }

    /// Asks for a line with a move or a question. `answer` is that to the last one.
    pub(super) fn ask_to_type(
        &mut self,
        line: String,
        answer: Option<String>,
        context: &mut Context,
    ) -> Transition<Message> {
        self.spoken.is_typing = true;
        let body = answer.unwrap_or_else(|| typed::help(&context.texts));
        context.say(body.clone());
        let dialog = ask_name(msg::TYPED_TITLE, &line, MAX_LINE, Message::Typed);
        Transition::ask(dialog.with_body(body).over_board())
    }

    /// Makes a typed move, or answers a typed question in a new line.
    pub(super) fn read_typed(
        &mut self,
        line: String,
        context: &mut Context,
    ) -> Transition<Message> {
        match typed::read(&line, self.session.game().board_size(), &context.texts) {
            // The coach's buttons answer its warning.
            Ok(Typed::Move(_)) if self.coaching.blunder().is_some() => Transition::Stay,
            Ok(Typed::Move(placement)) => {
                if self.session.awaits_human() {
                    self.hand.move_to(placement);
                }
                self.perform(game::Command::Place(placement), context);
                self.gestures.remember(self.has_placed(), context);
                Transition::Stay
            }
            Ok(Typed::Question(question)) => {
                let answer = self.answer(question, context);
                self.ask_to_type(String::new(), Some(answer), context)
            }
            Err(reason) => self.ask_to_type(line, Some(reason), context),
        }
    }

    /// Returns the answer to a question.
    fn answer(&self, question: Question, context: &Context) -> String {
        let (game, texts) = (self.session.game(), &context.texts);
        let seats = self.session.seats();
        match question {
            Question::Areas => {
                let areas = Areas::new(game.position().free());
                let mut sizes: Vec<usize> = areas.iter().map(|area| area.len()).collect();
                sizes.sort_unstable();
                texts.with(msg::EDITOR_AREAS, "sizes", texts.list(&sizes))
            }
            Question::Pieces => {
                let free = game.position().free();
                let fits = |piece: &Piece| Placement::all_on(free).any(|it| it.piece() == *piece);
                let pieces: Vec<Piece> = Piece::ALL.into_iter().filter(fits).collect();
                texts.with(msg::TYPED_FITTING, "pieces", texts.list(&pieces))
            }
            Question::LastMove => match game.last_placement() {
                Some(placement) => {
                    let side = Side::after(game.placements() - 1);
                    self.move_in_words(side, placement, context)
                }
                None => texts.with(msg::GAME_PLACED, "n", 0),
            },
            Question::ToMove => {
                let name = texts.short_name_of(seats, game.to_move());
                widgets::side_by_side(&[&name, texts.get(msg::GAME_TO_MOVE)])
            }
            Question::Clocks => {
                let clock = |side| {
                    let left = minutes_and_seconds(self.session.time_left(side)?);
                    Some(widgets::side_by_side(&[&texts.short_name_of(seats, side), &left]))
                };
                let clocks = [Side::First, Side::Second].map(clock);
                let clocks: Vec<String> = clocks.into_iter().flatten().collect();
                if clocks.is_empty() {
                    texts.get(msg::TYPED_NO_CLOCK).to_owned()
                } else {
                    texts.list(&clocks)
                }
            }
        }
    }
}
