//! The commands of the game screen: buttons and keys during a game and after its end.

use super::TableScreen;
use crate::app::board::BoardMessage;
use crate::app::input::{Action, Selecting};
use crate::app::screens::table::coaching;
use crate::app::screens::table::message::Message;
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Context, View};
use crate::app::text::msg;
use crate::app::ui::{Command, Icon};
use crate::game::{self, GameResult, SPEEDS};

impl TableScreen {
    /// Returns the rows of buttons that the game and its players allow, and records their keys,
    /// which work where there is no room for a button, and other keys.
    pub(super) fn rows(&self, view: &View<Message>) -> Rows {
        let context = view.context;
        let menu = Command::new(msg::MENU, Action::Back, Message::AskWhatElse);
        let step = |by| Message::Board(BoardMessage::Step(by));
        let rows = if self.shows_result() {
            if self.view.line().is_some() {
                view.key(Action::Select(Selecting::Right), step(1));
                view.key(Action::Select(Selecting::Left), step(-1));
            }
            self.rows_after_end(context)
        } else {
            self.rows_in_play(context)
        };
        let Rows { blunder, help, aids, why, hurry, result, after, .. } = &rows;
        for row in [blunder, help, aids, why, hurry, result, after] {
            view.keys_of(row);
        }
        if !self.shows_result() {
            view.key(Action::Place, Message::Place);
            view.key(Action::Type, Message::AskToType);
            view.key(Action::Picture, Message::AskForPicture);
        }
        view.key(Action::Undo, Message::Undo);
        view.key(Action::Save, Message::AskToSave);
        view.key(Action::Copy, Message::Copy);
        view.key(Action::CopyGame, Message::CopyGame);
        view.key(Action::Paste, Message::Paste);
        Rows {
            line: self.view.line_buttons(context, Message::Board).collect(),
            menu: vec![menu.icon(Icon::Menu).icon_alone()],
            ..rows
        }
    }

    pub(super) fn rows_in_play(&self, context: &Context) -> Rows {
        let session = &self.session;
        let is_open = session.game().result().is_none();
        let may_place = is_open && session.awaits_human();
        let wants_outcomes = self.insight.wants_outcomes();
        let may_ask_hint = session.awaits_human() && !self.insight.is_seeking_hint();
        let x_ray = Command::new(msg::GAME_ANALYSIS, Action::XRay, Message::XRay)
            .enabled(is_open)
            .tip(msg::TIP_ANALYSIS)
            .on(self.shows_areas);
        let aids = vec![
            Command::new(msg::GAME_HINT, Action::Hint, Message::Hint)
                .enabled(may_ask_hint)
                .tip(msg::TIP_HINT),
            Command::new(msg::GAME_OUTCOMES, Action::Outcomes, Message::Outcomes)
                .enabled(is_open || wants_outcomes)
                .tip(msg::TIP_OUTCOMES)
                .on(wants_outcomes),
            x_ray.clone(),
            Command::new(msg::GAME_COACH, Action::Coach, Message::Coach)
                .enabled(is_open && coaching::may_watch(session))
                .tip(self.coaching.tip())
                .on(self.coaching.is_on),
        ];
        let help = Command::new(msg::GAME_HELP_ME, None, Message::ToggleAids)
            .icon(Icon::Hint)
            .enabled(is_open && self.view.line().is_none())
            .on(self.shows_aids || wants_outcomes || self.shows_areas);
        let undo = session.check(game::Command::Undo).is_ok();
        let redo = session.check(game::Command::Redo).is_ok();
        let undo = Command::new(msg::UNDO, Action::Undo, Message::Undo).enabled(undo);
        let redo = Command::new(msg::REDO, Action::Redo, Message::Redo).enabled(redo);
        // Until a piece is placed, the result of the last game is as near as the last turn later.
        let undo = if self.last_game(context).is_some() {
            Command::new(msg::RESULT_LAST, None, Message::LastResult).icon(Icon::Trophy)
        } else {
            undo.icon_alone()
        };
        let (help, aids) = if session.has_human() {
            ([help, undo, redo.icon_alone()], aids)
        } else {
            let [hold, faster] = self.watch_commands(context);
            ([hold, faster, x_ray.icon_alone()], Vec::new())
        };
        // While the coach warns, the key that places pieces takes the blunder back.
        let take_back = Command::new(msg::RESULT_TAKE_BACK, Action::Place, Message::Undo)
            .named(&[Action::Place, Action::Undo])
            .icon(Icon::Undo);
        let let_stand = Command::new(msg::COACH_KEEP, Action::Hurry, Message::LetBlunderStand);
        let blunder = [take_back.primary(true), let_stand.icon(Icon::Check)];
        let has_blunder = self.coaching.blunder().is_some();
        let may_ask_why = has_blunder || self.insight.decided_hint().is_some();
        let clue = if has_blunder { msg::COACH_WHERE } else { msg::GAME_HINT };
        let clue = Command::new(clue, Action::Hint, Message::Hint);
        let clue = Some(clue).filter(|_| self.coaching.has_clue(session.game()));
        let why = Command::new(msg::LINE_WHY, Action::Why, Message::Why);
        let why = Some(why).filter(|_| may_ask_why);
        let is_shown = self.view.line().is_some();
        let why: Vec<_> = clue.into_iter().chain(why).filter(|_| !is_shown).collect();
        let hurry = Command::new(msg::GAME_MOVE_NOW, Action::Hurry, Message::Hurry);
        let stop = Command::new(msg::STOP, None, Message::StopOutcomes);
        let is_thinking = session.is_thinking();
        let may_hurry = is_thinking && !has_blunder && session.has_human();
        let may_stop = wants_outcomes && self.insight.progress().is_some();
        let rotate = Message::Board(BoardMessage::Rotate);
        let touch = touch_buttons(context, [rotate, Message::Place], may_place).collect();
        let [blunder, help, aids] = if has_blunder {
            [blunder.into(), Vec::new(), Vec::new()]
        } else {
            [Vec::new(), help.into(), aids]
        };
        let hurry = may_hurry.then_some(hurry.no_icon()).into_iter().collect();
        let stop = may_stop.then_some(stop).into_iter().collect();
        Rows { touch, blunder, help, aids, why, hurry, stop, ..Rows::default() }
    }

    /// Returns the commands while two computers play: to hold the game, and to change its speed.
    fn watch_commands(&self, context: &Context) -> [Command<Message>; 2] {
        let speed = context.texts.with(msg::REVIEW_SPEED, "n", SPEEDS[self.speed]);
        let (name, icon) = if self.is_held {
            (msg::REVIEW_PLAY, Icon::Play)
        } else {
            (msg::REVIEW_PAUSE, Icon::Pause)
        };
        let hold = Command::new(name, Action::Hurry, Message::Hold).icon(icon);
        [hold, Command::new(speed, None, Message::Faster).icon(Icon::Speed)]
    }

    /// Returns the rows once the result is shown.
    fn rows_after_end(&self, context: &Context) -> Rows {
        let has_human_lost = |result: GameResult| self.is_human(result.winner.other());
        let may_undo = self.session.check(game::Command::Undo).is_ok()
            && self.session.game().result().is_some_and(has_human_lost);
        let may_try_again = self.own_turning_point(context).is_some();
        let next = self.next_rung(context).map(|next| {
            let label = context.texts.with(msg::LADDER_NEXT, "name", context.texts.character(next));
            let command = Command::new(label, Action::Accept, Message::Next(next));
            command.icon(Icon::Forward).primary(true)
        });
        let accept = next.is_none().then_some(Action::Accept);
        let rematch = Command::new(msg::RESULT_REMATCH, accept, Message::Rematch);
        let others = [
            rematch.icon(Icon::Repeat).primary(accept.is_some()),
            Command::new(msg::RESULT_REVIEW, Action::Review, Message::Review),
            Command::new(msg::SHARE, Action::Picture, Message::AskForPicture),
        ];
        let result = next.into_iter().chain(others);
        let take_back = Command::new(msg::RESULT_TAKE_BACK, Action::Undo, Message::Undo);
        let again = Command::new(msg::COACH_TRY_AGAIN, Action::TryAgain, Message::TryAgain);
        let after = if may_try_again { Some(again) } else { may_undo.then_some(take_back) };
        let why = Command::new(msg::LINE_WHY, Action::Why, Message::Why);
        let why = why.icon(Icon::Play).icon_alone().on(self.view.line().is_some());
        let why = self.turning_point(context).is_some().then_some(why);
        Rows {
            result: result.collect(),
            after: after.into_iter().chain(why).collect(),
            ..Rows::default()
        }
    }
}

/// The buttons of the game screen.
#[derive(Default)]
pub(super) struct Rows {
    /// Those for a finger.
    pub touch: Vec<Command<Message>>,
    /// The answers to the coach, in place of the help.
    pub blunder: Vec<Command<Message>>,
    pub help: Vec<Command<Message>>,
    /// The aids, in two rows.
    pub aids: Vec<Command<Message>>,
    /// The next clue, and the button that says why.
    pub why: Vec<Command<Message>>,
    /// The button that hurries an opponent.
    pub hurry: Vec<Command<Message>>,
    /// The button that stops the search for outcomes.
    pub stop: Vec<Command<Message>>,
    /// What can be done once the result is shown.
    pub result: Vec<Command<Message>>,
    /// What can be done with the turn that decided the game.
    pub after: Vec<Command<Message>>,
    /// Those that step through the line of best play.
    pub line: Vec<Command<Message>>,
    /// The button that leads to everything else.
    pub menu: Vec<Command<Message>>,
}
