//! What can be done at the table: the buttons and keys of a running game, and of one that is over.

use super::TableScreen;
use crate::app::input::Action;
use crate::app::screens::table::message::Message;
use crate::app::screens::table::result;
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::{Command, Commands, Icon};
use crate::game;

impl TableScreen {
    /// Returns the commands, as far as the game and its players allow them.
    pub(super) fn offered(&self, context: &Context) -> Commands<Message> {
        let session = &self.session;
        let possible = |command| session.check(command).is_ok();
        let open = session.game().result().is_none();
        let asks = self.insight.wants_outcomes();
        let may_ask = session.awaits_human() && !self.insight.seeks_hint();
        let shows_areas = self.shows_areas;
        let resigning = game::Command::Resign(session.game().to_move());
        let third = if session.thinking_time().is_some() {
            Command::new(msg::GAME_MOVE_NOW, Action::Hurry, Message::Hurry)
        } else {
            Command::new(msg::GAME_RESIGN, Action::Resign, Message::AskToResign)
                .enabled(possible(resigning))
        };
        let stop = Command::new(msg::STOP, None, Message::StopOutcomes);
        let turns = touch_buttons(context, Message::Turn, Message::Place);
        let plays = open && session.awaits_human();
        let commands = Commands::new()
            .row(turns.map(|button| button.enabled(plays)))
            .row([
                Command::new(msg::UNDO, Action::Undo, Message::Undo)
                    .enabled(possible(game::Command::Undo))
                    .primary(self.coaching.blunder().is_some()),
                Command::new(msg::REDO, Action::Redo, Message::Redo)
                    .enabled(possible(game::Command::Redo)),
            ])
            .row([
                Command::new(msg::GAME_HINT, Action::Hint, Message::Hint).enabled(may_ask),
                // A game between two computers has no player to show outcomes to.
                Command::new(msg::GAME_OUTCOMES, Action::Outcomes, Message::Outcomes)
                    .enabled(open && session.has_human() || asks)
                    .on(asks),
            ])
            .row([
                Command::new(msg::GAME_X_RAY, Action::XRay, Message::XRay).on(shows_areas),
                Command::new(msg::GAME_COACH, Action::Coach, Message::Coach)
                    .enabled(open && session.has_human())
                    .on(self.coaching.is_on()),
                third,
            ])
            .row([
                Command::new(msg::SAVE, Action::Save, Message::AskToSave),
                Command::new(msg::HELP, Action::Help, Message::Help),
                Command::new(msg::MENU, Action::Back, Message::Leave).icon(Icon::Home),
            ])
            .apart((asks && self.insight.progress().is_some()).then_some(stop))
            .key(Action::Copy, Message::Copy)
            .key(Action::CopyGame, Message::CopyGame)
            .key(Action::Paste, Message::Paste);
        if self.shows_result() {
            let undo = possible(game::Command::Undo);
            let regretted = self.coaching.regretted(session).is_some();
            let again = self.coaching.is_on().then_some(regretted);
            return result::add_answers(commands, undo, again);
        }
        // The place key does nothing until the animations have finished: it may still be down from the last placement.
        let commands = commands.key(Action::Picture, Message::AskForPicture);
        if open { commands.key(Action::Place, Message::Place) } else { commands }
    }
}
