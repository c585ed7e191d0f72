//! What the messages of the game screen do.

use super::TableScreen;
use crate::app::screens::play::{let_coach_watch, play_against};
use crate::app::screens::table::coaching;
use crate::app::screens::table::message::Message;
use crate::app::screens::table::questions::{ask_to_resign, ask_what_else};
use crate::app::shell::{Context, Destination, Screen, Transition, ask_to_share};
use crate::app::text::msg;
use crate::app::ui::ask_to_save;
use crate::game::{self, SPEEDS, write_game};

impl TableScreen {
    /// Carries out a message.
    pub(super) fn carry_out(
        &mut self,
        message: Message,
        context: &mut Context,
    ) -> Transition<Message> {
        let is_aid =
            matches!(message, Message::Hint | Message::Outcomes | Message::XRay | Message::Coach);
        self.shows_aids &= !is_aid;
        let record = self.session.record();
        match message {
            Message::Place => self.place(context),
            Message::Board(message) => {
                let (before, position) = (self.view.hand.placement(), self.position());
                self.view.act(message, position, context);
                self.gestures.record_change(before, self.view.hand.placement(), context.now);
            }
            Message::Undo => self.perform(game::Command::Undo, context),
            Message::Redo => self.perform(game::Command::Redo, context),
            Message::ToggleAids => self.shows_aids ^= true,
            Message::Hint if self.coaching.has_clue(&record.game) => self.give_clue(context),
            Message::Hint => self.ask_hint(context),
            Message::Outcomes => self.insight.want_outcomes(!self.insight.wants_outcomes()),
            Message::StopOutcomes => self.insight.stop(),
            Message::XRay => self.shows_areas ^= true,
            Message::Coach => self.switch_coach(context),
            Message::LetBlunderStand => {
                self.view.close_line();
                self.coaching.let_blunder_stand();
            }
            Message::Why if self.view.close_line() => {}
            Message::Why => self.show_line(context),
            Message::Hurry => self.session.hurry(),
            Message::Hold => self.is_held ^= true,
            Message::Faster => self.speed = (self.speed + 1) % SPEEDS.len(),
            Message::AskWhatElse => {
                if self.closes() {
                    return Transition::Stay;
                }
                let resign = game::Turn::Resignation(self.resigning_side());
                return Transition::ask(ask_what_else(self.session.check(resign).is_ok()));
            }
            Message::Settings => return Transition::Open(Destination::Settings),
            Message::AskToResign => return Transition::ask(ask_to_resign()),
            Message::Resign if record.game.placements() > 0 => {
                self.perform(game::Turn::Resignation(self.resigning_side()), context);
            }
            Message::Help => return self.help().map_or(Transition::Stay, Transition::Open),
            Message::AskToSave => {
                let name = context.name_of_game(record);
                return Transition::ask(ask_to_save(&name, Message::Save).over_board());
            }
            Message::Save(name) => _ = context.save_game(&name, record),
            Message::Copy => context.copy(record.game.board().to_string(), msg::POSITION_COPIED),
            Message::CopyGame => context.copy(write_game(record), msg::GAME_COPIED),
            Message::AskForPicture => {
                return Transition::ask(ask_to_share(Message::Picture).over_board());
            }
            Message::Picture(kind) => {
                let name = context.name_of_game(record);
                context.share(kind, name, record, record.game.turns().len());
            }
            Message::Paste => context.ask_to_paste(),
            Message::Play(record) => return context.send_to_table(*record),
            Message::Next(character) => return play_against(character, context),
            Message::Rematch => return self.begin_rematch(context),
            Message::TryAgain => return self.try_again(context),
            Message::LastResult => {
                if let Some(record) = self.last_game(context).cloned() {
                    return context.send_to_table(record);
                }
            }
            Message::Review => {
                return Transition::Open(Destination::Review(Box::new(record.clone())));
            }
            Message::AskToType => {
                return self.spoken.ask_to_type("", None, Message::Typed, context);
            }
            Message::Typed(line) => return self.read_typed(&line, context),
            // Before the first placement, there is nothing to lose: resigning only leaves the game.
            Message::Resign | Message::Leave => return Transition::Go(Destination::Title),
        }
        Transition::Stay
    }

    /// Begins a game of the same players.
    fn begin_rematch(&self, context: &mut Context) -> Transition<Message> {
        let mut record = context.with_present_strength(self.session.record().rematch());
        if coaching::may_watch(&self.session) {
            let_coach_watch(&mut record, context);
        }
        context.send_to_table(record)
    }

    /// Plays again from the turning point, if a person was to move there.
    fn try_again(&self, context: &mut Context) -> Transition<Message> {
        let Some(point) = self.own_turning_point(context) else { return Transition::Stay };
        let seat = context.profile.my_seat();
        context.send_to_table(self.session.record().retry(point.turn, &seat))
    }
}
