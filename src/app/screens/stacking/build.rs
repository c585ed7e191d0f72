//! The screen of stacking, on which a person builds, or watches the stacker build.

use std::iter::once;

use super::advice::{self, Advice};
use super::hand::Hand;
use super::message::Message;
use super::watch::{self, Watched};
use super::well::{self, Well};
use crate::app::board::Arrival;
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::panel::{self, BoxContents, PanelView, Pieces, Remark, Tools};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Article, Context, Destination, Screen, Transition, View};
use crate::app::sound::Sound;
use crate::app::speech::{self, typed};
use crate::app::text::{self, Texts, args, msg};
use crate::app::ui::widgets::side_by_side;
use crate::app::ui::{Command, Dialog, Icon, Reply, TableLayout, WARN, ask_name};
use crate::app::window::Canvas;
use crate::game::{DropError, Entry, PersonId, PlayerName, StackingGame, StackingScore, Timestamp};
use crate::picture::{Paint, WHITE};

/// Seconds for which a piece is lighter after it was dropped.
const FLASH: f64 = 0.35;

/// Seconds after the end in which the key that drops pieces does not begin a new game.
const PAUSE: f64 = 1.0;

/// Longest typed line, in characters.
const MAX_LINE: usize = 10;

/// A game of stacking.
pub struct BuildScreen {
    game: StackingGame,
    /// The person who builds or watches.
    person: PersonId,
    /// The stacker, if a person watches it.
    stacker: Option<Watched>,
    hand: Hand,
    /// When the mouse brought the piece to its place.
    arrival: Arrival,
    advice: Advice,
    /// The time when the game ended, and the index of its score among the best if it is one of
    /// them.
    ended: Option<(f64, Option<usize>)>,
    /// The time of the last drop.
    dropped: f64,
}

impl BuildScreen {
    /// Returns the screen of a new or a continued game.
    pub fn new(game: StackingGame, person: PersonId) -> BuildScreen {
        BuildScreen {
            hand: Hand::new(&game),
            arrival: Arrival::default(),
            game,
            person,
            stacker: None,
            advice: Advice::default(),
            ended: None,
            dropped: f64::NEG_INFINITY,
        }
    }

    /// Returns the screen with the stacker, and pieces that follow from a seed.
    pub fn watched(seed: u64, person: PersonId, now: f64) -> BuildScreen {
        let stacker = Some(Watched::new(now));
        BuildScreen { stacker, ..BuildScreen::new(watch::game(seed), person) }
    }

    /// Says where the piece in hand would lie, and its rank while ranks are shown.
    fn say_hand(&self, context: &mut Context) {
        let (game, drop) = (&self.game, self.hand.drop);
        let shade = self.advice.shades.iter().find(|shade| shade.drop == drop);
        let rank = shade.map(|shade| shade.percent);
        context.say_in_hand((game.pieces(), drop, rank), |texts| {
            let refusal = game.check(drop).err().map(|it| texts.get(in_words(it)).to_owned());
            let rank = rank.map(|rank| texts.with(msg::STACKING_RANK_IS, "n", rank));
            std::iter::once(self.hand_in_words(texts)).chain(refusal).chain(rank).collect()
        });
    }

    /// Returns the piece in hand with the cells that it would cover.
    fn hand_in_words(&self, texts: &Texts) -> String {
        let drop = self.hand.drop;
        speech::drop_in_words(drop.orientation.piece(), well::cells(&self.game, drop), texts)
    }

    /// Returns whether a person is building.
    fn is_played(&self) -> bool {
        self.ended.is_none() && self.stacker.is_none()
    }

    fn drop(&mut self, context: &mut Context) {
        let placement = self.hand_in_words(&context.texts);
        match self.game.drop_piece(self.hand.drop) {
            Ok(dropped) => {
                let name = context.texts.get(msg::YOU);
                context.say(context.texts.fill(msg::SPEECH_MOVE, args!(name, placement)));
                context.sounds.play(if dropped.cleared { Sound::Win } else { Sound::Place });
                self.dropped = context.now;
                context.notices.drop();
                if dropped.cleared {
                    context.notify(msg::STACKING_CLEARS);
                }
                self.take_next_piece();
                if dropped.over {
                    self.end(context);
                } else {
                    context.profile.record_drop(&context.files, self.person, &self.game);
                }
            }
            Err(reason) => {
                context.sounds.play(Sound::Refuse);
                context.refuse(in_words(reason));
            }
        }
    }

    /// Drops the piece at a typed place.
    fn read_typed(&mut self, line: &str, context: &mut Context) -> Transition<Message> {
        let drop = typed::read_drop(line);
        let Some(drop) = drop.and_then(|(column, turns)| self.hand.aimed(column, turns)) else {
            return ask_to_type(line, context.texts.get(msg::TYPED_DROP_UNKNOWN).to_owned());
        };
        self.hand.drop = drop;
        self.drop(context);
        Transition::Stay
    }

    fn take_next_piece(&mut self) {
        self.hand.take_next(&self.game);
        self.advice.forget();
    }

    fn undo(&mut self, context: &mut Context) {
        if self.game.undo() {
            context.sounds.play(Sound::Rotate);
            self.take_next_piece();
            context.profile.record_drop(&context.files, self.person, &self.game);
        }
    }

    fn end(&mut self, context: &mut Context) {
        let (person, at) = (self.person, Timestamp::now());
        let (pieces, cleared) = (self.game.pieces() as u32, self.game.cleared());
        let helped = self.game.is_helped();
        context.add(Entry::Stack { person, at, pieces, cleared, helped });
        let this = StackingScore { pieces, cleared, helped, date: at };
        let index = context.profile.stacking(person).scores().iter().position(|it| *it == this);
        context.sounds.play(if index == Some(0) { Sound::Win } else { Sound::Loss });
        self.ended = Some((context.now, index));
        self.hand.sink(&self.game);
    }

    fn begin_anew(&mut self) {
        *self = BuildScreen::new(StackingGame::for_a_person(fastrand::u64(..)), self.person);
    }

    /// Returns the text of the result, with its place if it is among the best.
    fn result(&self, index: Option<usize>, texts: &Texts) -> String {
        let n = self.game.pieces();
        match index {
            Some(0) => texts.with(msg::STACKING_BEST_YET, "n", n),
            Some(index) => texts.fill(msg::STACKING_OVER_BEST, args!(n, place = index + 1)),
            None => texts.with(msg::STACKING_ENDED, "n", n),
        }
    }

    /// Returns the person's best scores below a title, a line each, or a sentence if there are
    /// none. The one of the game that has just ended needs no date.
    fn best_scores(&self, context: &Context) -> String {
        let texts = &context.texts;
        let scores = context.profile.stacking(self.person).scores();
        if scores.is_empty() {
            return texts.get(msg::STACKING_NO_SCORES).to_owned();
        }
        let latest = self.ended.and_then(|(_, index)| index);
        let line = |(index, score): (usize, &StackingScore)| {
            let line = if score.helped { msg::STACKING_SCORE_HELPED } else { msg::STACKING_SCORE };
            let score_text = texts.fill(line, args!(n = score.pieces, cleared = score.cleared));
            if latest == Some(index) {
                return score_text;
            }
            side_by_side(&[&score_text, &texts.day_of(score.date)])
        };
        let me = context.profile.people().me().name.as_ref();
        let name = me.map_or(texts.get(msg::YOU), PlayerName::as_str);
        let title = texts.with(msg::STACKING_BEST, "name", name);
        let lines: Vec<String> = once(title).chain(scores.iter().enumerate().map(line)).collect();
        lines.join("\n")
    }

    /// Returns the rows of buttons, and records other keys.
    fn rows(&self, view: &View<Message>) -> Vec<Vec<Command<Message>>> {
        let is_over = self.ended.is_some();
        if let Some(stacker) = &self.stacker {
            return stacker.rows(&self.game, is_over, view);
        }
        view.key(Action::Place, Message::Drop);
        view.key(Action::Type, Message::AskToType);
        let has_begun = self.game.pieces() > 0;
        let again =
            Command::new(msg::STACKING_AGAIN, Action::Place, Message::Drop).icon(Icon::Repeat);
        let undo = Command::new(msg::UNDO, Action::Undo, Message::Undo);
        let end = Command::new(msg::STACKING_END, None, Message::AskEnd).icon(Icon::Flag);
        let undo_and_end = if is_over {
            vec![again.primary(true)]
        } else {
            vec![undo.enabled(has_begun), end.enabled(has_begun)]
        };
        vec![
            touch_buttons(view.context, [Message::Rotate, Message::Drop], !is_over).collect(),
            vec![
                Command::new(msg::GAME_HINT, Action::Hint, Message::Hint)
                    .tip(msg::TIP_STACKING_HINT)
                    .enabled(!is_over)
                    .on(self.advice.wants_hint),
                Command::new(msg::STACKING_RANKS, Action::Outcomes, Message::Ranks)
                    .tip(msg::TIP_RANKS)
                    .enabled(!is_over)
                    .on(self.advice.shows_ranks),
            ],
            undo_and_end,
            vec![
                Command::back(),
                Command::help(),
                Command::new(msg::STACKING_WATCH, None, Message::Watch(1)),
            ],
        ]
    }

    /// Returns the contents of the message box: the end of the game, or the computer's advice, or
    /// the progress of the ranks.
    fn box_contents(&self, context: &Context) -> Option<BoxContents> {
        if self.ended.is_some() {
            let over = BoxContents::from_message(&context.texts, (msg::STACKING_OVER, WARN));
            return self.game.is_over().then_some(over);
        }
        match self.stacker {
            Some(_) => advice::loading(context),
            None => self.advice.box_contents(context),
        }
    }
}

impl Screen for BuildScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        if self.stacker.is_some() { Scope::Review } else { Scope::Game }
    }

    fn is_match(&self) -> bool {
        false
    }

    fn help(&self) -> Option<Destination> {
        Some(Destination::Learn(Some(Article::Stacking)))
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if self.is_played() {
            self.hand.steer(action, &self.game, &context.sounds);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        if !self.is_played() {
            return None;
        }
        let well = Well::new(&self.game, &TableLayout::new(input.canvas.size));
        let before = self.hand.drop;
        let clicked = self.hand.point(input, &well, &context.sounds);
        self.arrival.record(self.hand.drop != before, input.now);
        let is_at_rest = !input.finger && self.arrival.is_at_rest(input.now);
        (clicked && (is_at_rest || !context.is_touch(input))).then_some(Message::Drop)
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        context.ranks.prepare();
        if self.ended.is_some() {
            return Transition::Stay;
        }
        match &mut self.stacker {
            Some(stacker) => {
                if stacker.is_running {
                    context.keep_moving();
                }
                if stacker.tick(&mut self.game, context) {
                    self.ended = Some((context.now, None));
                    self.hand = Hand::new(&self.game);
                    self.hand.sink(&self.game);
                }
            }
            None => {
                if self.advice.is_wanted()
                    && let Some(ranks) = context.ranks.ask()
                    && let Some(hint) = self.advice.give(&ranks, &mut self.game)
                {
                    self.hand.drop = hint;
                    context.profile.record_drop(&context.files, self.person, &self.game);
                }
                self.say_hand(context);
            }
        }
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let &View { ctx, context, .. } = view;
        let texts = &context.texts;
        let layout = TableLayout::new(view.canvas.size);
        let well = Well::new(&self.game, &layout);
        speech::stack(ctx, layout.board.rect, &self.game, texts);
        well.show_next(ctx, texts.get(msg::STACKING_NEXT));
        let pieces = texts.with(msg::STACKING_PIECES, "n", self.game.pieces());
        let cleared = texts.with(msg::STACKING_CLEARED, "n", self.game.cleared());
        let mut remarks = vec![pieces.into(), Remark::with_tip(cleared, msg::TIP_CLEARED)];
        if self.game.is_helped() {
            let helped = texts.get(msg::STACKING_HELPED).to_owned();
            remarks.push(Remark::with_tip(helped, msg::TIP_HELPED));
        }
        remarks.extend(self.stacker.iter().flat_map(|stacker| stacker.remarks(context)));
        if self.is_played() {
            let orientation = self.hand.drop.orientation;
            well.show_shades(ctx, &self.advice.shades, orientation);
        }
        let owned = |message| texts.get(message).to_owned();
        let [title, task] = match (&self.stacker, self.ended) {
            (Some(_), _) => {
                let number = self.game.seed().to_string();
                [texts.with(msg::STACKING_GAME, "n", number), owned(msg::STACKING_WATCHED)]
            }
            (_, Some((_, index))) => [owned(msg::STACKING_TITLE), self.result(index, texts)],
            (_, None) => [msg::STACKING_TITLE, msg::STACKING_RULES].map(owned),
        };
        let panel = PanelView {
            title,
            remarks,
            task,
            details: if self.stacker.is_some() { String::new() } else { self.best_scores(context) },
            box_contents: self.box_contents(context),
            ..PanelView::default()
        };
        let tools = Tools { pieces: Pieces::None, steps: Vec::new(), rows: self.rows(view) };
        panel::show(view, &layout, &panel, tools);
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Drop => match self.ended {
                None => self.drop(context),
                // The key press that ended the game must not begin another one.
                Some((at, _)) if context.now - at >= PAUSE => self.begin_anew(),
                Some(_) => {}
            },
            Message::Rotate => self.hand.rotate(&context.sounds),
            Message::AskToType if self.is_played() => {
                let stack = speech::stack_in_words(&self.game, &context.texts);
                let help = typed::help_on_drops(&context.texts);
                return ask_to_type("", [help, speech::sentence(stack)].join(" "));
            }
            Message::AskToType => {}
            Message::Typed(line) => return self.read_typed(&line, context),
            Message::Undo => self.undo(context),
            Message::Hint => self.advice.wants_hint = true,
            Message::Ranks => self.advice.toggle_ranks(),
            Message::AskEnd => return Transition::ask(ask_end()),
            Message::End => self.end(context),
            Message::Watch(seed) if self.stacker.is_some() => {
                *self = BuildScreen::watched(seed, self.person, context.now);
            }
            Message::Watch(seed) => return Transition::Open(Destination::StackingWatch(seed)),
            Message::PlayPause => {
                if let Some(stacker) = &mut self.stacker {
                    stacker.is_running = !stacker.is_running;
                }
            }
            Message::Faster(by) => watch::change_speed(by, context),
            Message::Lookahead => watch::change_lookahead(context),
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let well = Well::new(&self.game, &TableLayout::new(canvas.size));
        let age = ((context.now - self.dropped) / FLASH).clamp(0.0, 1.0) as f32;
        paint.is_moving |= age < 1.0;
        context.await_task(self.stacker.is_none() && self.advice.is_wanted());
        let flash = if context.preferences.style().reduced_motion { 0.0 } else { 1.0 - age };
        well.draw(paint, flash);
        // After the end, the piece that did not fit stays in sight.
        if !self.is_played() && !self.game.is_over() {
            return;
        }
        well.draw_piece_in_hand(paint, self.hand.drop, context.now);
        if let Some(drop) = self.advice.hint() {
            well.draw_outline(paint, drop, WHITE);
        }
    }
}

/// Returns why a piece can't be dropped.
fn in_words(reason: DropError) -> text::Message {
    match reason {
        DropError::Hole | DropError::OtherPiece => msg::STACKING_HOLE,
        DropError::Full => msg::STACKING_FULL,
        DropError::Beside => msg::STACKING_BESIDE,
    }
}

/// Asks for a line with the place of the piece. `answer` is how it is typed, or why the last line
/// is none.
fn ask_to_type(line: &str, answer: String) -> Transition<Message> {
    let dialog = ask_name(msg::TYPED_DROP_TITLE, line, MAX_LINE, Message::Typed);
    Transition::ask(dialog.with_body(answer).over_board())
}

/// Returns the question whether to end the game. Enter, the key that drops pieces, goes on.
fn ask_end() -> Dialog<Message> {
    let end = Command::new(msg::STACKING_END, Action::Confirm, Reply::Say(Message::End));
    let answers = vec![vec![Command::dismiss()], vec![end.icon(Icon::Flag)]];
    Dialog::new(msg::STACKING_END_QUESTION, answers)
}

#[cfg(test)]
mod tests;
