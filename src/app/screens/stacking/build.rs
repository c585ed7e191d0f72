//! The screen of stacking, on which a person builds, or watches the stacker build.

use std::iter::once;

use super::advice::{self, Advice};
use super::hand::Hand;
use super::message::Message;
use super::watch::{self, Watched};
use super::well::{self, WellLayout};
use crate::app::board::Arrival;
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::exercise::{BoxContents, PanelView, Remark, panel};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::sound::Sound;
use crate::app::text::{Texts, msg};
use crate::app::ui::widgets::side_by_side;
use crate::app::ui::{Command, Commands, Dialog, Icon, Reply, TableLayout, WARN};
use crate::app::window::Canvas;
use crate::game::{NoFit, PersonId, PlayerName, StackingGame, StackingScore, Timestamp};
use crate::picture::{Paint, WHITE};

/// Seconds for which a piece is lighter after it was dropped.
const FLASH: f64 = 0.35;

/// Seconds after the end in which the key that drops pieces does not begin a new game.
const PAUSE: f64 = 1.0;

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

    /// Returns whether a person is building.
    fn is_played(&self) -> bool {
        self.ended.is_none() && self.stacker.is_none()
    }

    fn drop(&mut self, context: &mut Context) {
        match self.game.drop(self.hand.drop) {
            Ok(dropped) => {
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
                    context.profile.stacking.of_mut(self.person).store(&self.game);
                }
            }
            Err(reason) => {
                context.sounds.play(Sound::Refuse);
                let text = match reason {
                    NoFit::Hole | NoFit::OtherPiece => msg::STACKING_HOLE,
                    NoFit::Full => msg::STACKING_FULL,
                    NoFit::Beside => msg::STACKING_BESIDE,
                };
                context.refuse(text);
            }
        }
    }

    fn take_next_piece(&mut self) {
        self.hand.take_next(&self.game);
        self.advice.forget();
    }

    fn undo(&mut self, context: &mut Context) {
        if self.game.undo() {
            context.sounds.play(Sound::Rotate);
            self.take_next_piece();
            context.profile.stacking.of_mut(self.person).store(&self.game);
        }
    }

    fn end(&mut self, context: &mut Context) {
        let index =
            context.profile.stacking.of_mut(self.person).finish(&self.game, Timestamp::now());
        context.sounds.play(if index == Some(0) { Sound::Win } else { Sound::Loss });
        self.ended = Some((context.now, index));
        self.hand.sink(&self.game);
    }

    fn begin_anew(&mut self) {
        *self = BuildScreen::new(StackingGame::for_a_person(fastrand::u64(..)), self.person);
    }

    /// Returns the text of the result, with its place among the best.
    fn result(&self, index: Option<usize>, texts: &Texts) -> String {
        let pieces = ("n", self.game.pieces().into());
        match index {
            Some(0) => texts.fill(msg::STACKING_BEST_YET, &[pieces]),
            Some(index) => {
                texts.fill(msg::STACKING_OVER_BEST, &[pieces, ("place", (index + 1).into())])
            }
            None => texts.fill(msg::STACKING_ENDED, &[pieces]),
        }
    }

    /// Returns the list of the person's best scores, a line each.
    fn best_scores(&self, context: &Context) -> String {
        let texts = &context.texts;
        let scores = context.profile.stacking.of(self.person).scores();
        if scores.is_empty() {
            return texts.get(msg::STACKING_NO_SCORES).to_owned();
        }
        let line = |score: &StackingScore| {
            let arguments = [("n", score.pieces.into()), ("cleared", score.cleared.into())];
            let line = if score.helped { msg::STACKING_SCORE_HELPED } else { msg::STACKING_SCORE };
            side_by_side(&[&texts.fill(line, &arguments), &texts.day_of(score.date)])
        };
        let me = context.profile.people.me().name();
        let name = me.map_or(texts.get(msg::YOU), PlayerName::as_str);
        let title = texts.with(msg::STACKING_BEST, "name", name);
        let lines: Vec<String> = once(title).chain(scores.iter().map(line)).collect();
        lines.join("\n")
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

    fn commands(&self, context: &Context) -> Commands<Message> {
        let is_over = self.ended.is_some();
        if let Some(stacker) = &self.stacker {
            return stacker.commands(&self.game, is_over, context);
        }
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
        Commands::new()
            .row(touch_buttons(context, [Message::Rotate, Message::Drop], !is_over))
            .row([
                Command::new(msg::GAME_HINT, Action::Hint, Message::Hint)
                    .tip(msg::TIP_STACKING_HINT)
                    .enabled(!is_over)
                    .on(self.advice.wants_hint),
                Command::new(msg::STACKING_RANKS, Action::Outcomes, Message::Ranks)
                    .tip(msg::TIP_RANKS)
                    .enabled(!is_over)
                    .on(self.advice.shows_ranks),
            ])
            .row(undo_and_end)
            .row([
                Command::back(Message::Leave),
                Command::help(Message::Help),
                Command::new(msg::STACKING_WATCH, None, Message::Watch(1)),
            ])
            .key(Action::Place, Message::Drop)
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
        let layout = WellLayout::new(&TableLayout::new(input.canvas.size));
        let before = self.hand.drop;
        let clicked = self.hand.point(input, &layout, &context.sounds);
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
                }
            }
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { ctx, context, .. } = frame;
        let texts = &context.texts;
        let layout = TableLayout::new(frame.canvas.size);
        let well = WellLayout::new(&layout);
        well::show_next(ctx, &well, &self.game.known()[1..], texts.get(msg::STACKING_NEXT));
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
            well::show_shades(ctx, &well, &self.game, &self.advice.shades, orientation);
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
        let view = PanelView {
            title,
            remarks,
            task,
            details: if self.stacker.is_some() { String::new() } else { self.best_scores(context) },
            box_contents: self.box_contents(context),
            ..PanelView::default()
        };
        panel::show(frame, &layout, &view, None)
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
            Message::Help => return Transition::Open(Destination::Article(Article::Stacking)),
            Message::Leave => return Transition::Back,
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let layout = WellLayout::new(&TableLayout::new(canvas.size));
        let age = ((context.now - self.dropped) / FLASH).clamp(0.0, 1.0) as f32;
        let flash = if context.preferences.style().reduced_motion { 0.0 } else { 1.0 - age };
        well::draw_well(paint, &layout, &self.game, flash);
        // After the end, the piece that did not fit stays in sight.
        if !self.is_played() && !self.game.is_over() {
            return;
        }
        well::draw_piece_in_hand(paint, &layout, &self.game, self.hand.drop, context.now);
        if let Some(drop) = self.advice.hint() {
            well::draw_outline(paint, &layout, &self.game, drop, WHITE);
        }
    }

    fn is_animating(&self, context: &Context) -> bool {
        let is_busy = match &self.stacker {
            Some(stacker) => stacker.is_running,
            None => self.advice.is_wanted(),
        };
        context.now - self.dropped < FLASH || self.ended.is_none() && is_busy
    }
}

/// Returns the question whether to end the game. Enter, the key that drops pieces, goes on.
fn ask_end() -> Dialog<Message> {
    let end = Command::new(msg::STACKING_END, Action::Confirm, Reply::Say(Message::End));
    let answers =
        Commands::answers().row([Command::back(Reply::Leave)]).row([end.icon(Icon::Flag)]);
    Dialog::new(msg::STACKING_END_QUESTION, answers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Drop, RANK_COUNT, StackRanks};
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{Files, RanksLoader};
    use gilrs::Button;
    use miniquad::KeyCode;
    use std::path::Path;

    fn built(context: Context, seed: u64) -> Tester<BuildScreen> {
        Tester::with(context, |context| {
            BuildScreen::new(StackingGame::for_a_person(seed), context.my_id())
        })
    }

    /// Returns the shared state at the start of the program, with the files of a folder.
    fn context_in(folder: &Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        context.read_profile();
        context
    }

    fn new() -> Tester<BuildScreen> {
        built(Context::new(Preferences::default(), Files::nowhere()), 1)
    }

    /// Returns a context with meaningless ranks; the true ones would take a test minutes.
    fn context_with_ranks() -> Context {
        let ranks = (0..RANK_COUNT).map(|index| (index % 65_000) as u16).collect();
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.ranks = RanksLoader::with(StackRanks::from_table(ranks).unwrap());
        context
    }

    fn ranked() -> Tester<BuildScreen> {
        built(context_with_ranks(), 1)
    }

    /// Drops pieces by keys until nothing fits.
    fn play_to_the_end(tester: &mut Tester<BuildScreen>) {
        while tester.screen().ended.is_none() {
            tester.press_all(&[KeyCode::F, KeyCode::Enter]);
        }
    }

    #[test]
    fn a_game_is_played_to_its_end_by_keys_and_its_score_is_saved() {
        let folder = tempfile::tempdir().unwrap();
        let context = || context_in(folder.path());
        let mut tester = built(context(), 1);
        play_to_the_end(&mut tester);
        let pieces = tester.screen().game.pieces();
        assert!(pieces > 1);
        let scores = tester.context().my_stacking().scores().to_vec();
        assert_eq!((scores[0].pieces as usize, scores[0].helped), (pieces, false));
        drop(tester);
        assert_eq!(context().my_stacking().scores(), scores);
    }

    #[test]
    fn the_key_that_ends_a_game_does_not_begin_another_one() {
        let mut tester = new();
        play_to_the_end(&mut tester);
        let pieces = tester.screen().game.pieces();
        tester.press(KeyCode::Enter);
        assert_eq!(tester.screen().game.pieces(), pieces);
        tester.pass(2.0);
        tester.press(KeyCode::Enter);
        assert_eq!(tester.screen().game.pieces(), 0);
        assert!(tester.screen().ended.is_none());
    }

    /// The end once did not show which piece had not fitted.
    #[test]
    fn the_piece_that_did_not_fit_is_shown_on_the_stack_with_the_result() {
        let mut tester = new();
        play_to_the_end(&mut tester);
        let screen = tester.screen();
        let (game, tried) = (&screen.game, screen.hand.drop);
        assert!(tried.orientation.piece() == game.piece() && game.check(tried).is_err());
        assert!(game.ground(tried) < crate::game::WELL_ROWS);
        let pieces = game.pieces().to_string();
        let shown = tester.shown().join("\n");
        assert!(shown.contains(&pieces) && shown.contains("best tower yet"), "{shown}");
    }

    #[test]
    fn nothing_in_the_panel_moves_when_a_game_ends() {
        let mut tester = new();
        let places = |tester: &mut Tester<BuildScreen>| {
            let place_of = |name: &str, all: &[(String, egui::Rect)]| {
                all.iter().find(|(text, _)| text == name).map(|(_, place)| *place)
            };
            let all = tester.placed_in(Canvas::new(1280.0, 800.0));
            ["Stacking", "Hint", "Ranks", "Back", "Help"].map(|name| place_of(name, &all))
        };
        let before = places(&mut tester);
        play_to_the_end(&mut tester);
        assert!(before.iter().all(Option::is_some));
        assert_eq!(before, places(&mut tester));
    }

    /// The first hint once ranked 43 million surfaces while the player waited for it.
    #[test]
    fn a_hint_that_is_asked_for_too_early_shows_the_progress_of_the_ranks() {
        let mut tester = new();
        tester.press(KeyCode::H);
        tester.idle();
        let texts = &tester.context().texts;
        let loading = texts.get(msg::STACKING_LOADING).to_owned();
        assert!(tester.shown().contains(&loading));
        tester.press(KeyCode::Enter);
        assert_eq!(tester.screen().game.pieces(), 1);
        assert!(!tester.shown().contains(&loading), "the hint was for that piece");
    }

    #[test]
    fn a_game_is_there_when_the_player_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let context = || context_in(folder.path());
        let mut tester = built(context(), 1);
        tester.press_all(&[KeyCode::F, KeyCode::Enter, KeyCode::F, KeyCode::Enter]);
        let drops = tester.screen().game.drops().to_vec();
        assert_eq!(drops.len(), 2);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
        drop(tester);
        assert_eq!(context().my_stacking().unfinished().unwrap().drops(), drops);
    }

    #[test]
    fn a_place_that_leaves_a_hole_is_refused_with_the_reason() {
        let mut tester = new();
        // Upright at the left wall, a T or an L piece leaves a hole; an I piece does not fit beside
        // the stack.
        tester.press_all(&[KeyCode::Right; 12]);
        tester.press(KeyCode::Enter);
        assert!(tester.notice().is_some());
        assert_eq!(tester.screen().game.pieces(), 0);
    }

    #[test]
    fn undo_hints_and_ranks_mark_the_score() {
        for key in [KeyCode::U, KeyCode::H, KeyCode::O] {
            let mut tester = ranked();
            tester.press_all(&[KeyCode::F, KeyCode::Enter]);
            assert!(!tester.screen().game.is_helped());
            tester.press(key);
            tester.idle();
            assert!(tester.screen().game.is_helped(), "{key:?}");
        }
    }

    #[test]
    fn the_place_of_a_hint_is_in_the_hand() {
        let mut tester = ranked();
        tester.press(KeyCode::H);
        tester.idle();
        let screen = tester.screen();
        let hint = screen.advice.hint().expect("the ranks are known");
        assert_eq!(screen.hand.drop, hint);
        tester.press(KeyCode::Enter);
        assert_eq!(tester.screen().game.drops(), [hint]);
    }

    #[test]
    fn the_best_place_has_the_brightest_shade() {
        let mut tester = ranked();
        tester.press(KeyCode::O);
        tester.idle();
        let screen = tester.screen();
        let shades = &screen.advice.shades;
        assert_eq!(shades.len(), screen.game.places().count());
        let best = shades.iter().max_by_key(|shade| shade.percent).unwrap();
        assert!(best.light > 0.9);
        tester.press(KeyCode::O);
        assert!(tester.screen().advice.shades.is_empty());
    }

    /// The bar once stood still for seconds while the player waited.
    #[test]
    fn ranks_that_are_being_computed_keep_the_window_awake() {
        let mut tester = new();
        tester.pass(100.0);
        assert!(!tester.is_animating());
        tester.screen().advice.wants_hint = true;
        assert!(tester.is_animating());
    }

    fn click_on_a_place(tester: &mut Tester<BuildScreen>) -> Drop {
        let place = tester.screen().game.places().next().unwrap();
        let mut input = tester.input(&[]);
        let layout = WellLayout::new(&TableLayout::new(input.canvas.size));
        input.pointer = layout.middle(&tester.screen().game, place);
        (input.pointer_moved, input.clicked) = (true, true);
        tester.frame(&input);
        place
    }

    #[test]
    fn a_click_drops_the_piece_under_the_mouse() {
        let mut tester = new();
        let place = click_on_a_place(&mut tester);
        assert_eq!(tester.screen().game.drops(), [place]);
    }

    #[test]
    fn a_pad_finds_a_place_drops_the_piece_and_takes_it_back() {
        let mut tester = new();
        let mut pad = |button| {
            let input = Input { pad: vec![button], ..tester.input(&[]) };
            tester.frame(&input);
            tester.screen().game.pieces()
        };
        assert_eq!([Button::North, Button::South, Button::East].map(&mut pad), [0, 1, 0]);
    }

    #[test]
    fn a_game_is_not_ended_unasked() {
        let mut tester = new();
        tester.press_all(&[KeyCode::F, KeyCode::Enter, KeyCode::Space, KeyCode::R]);
        assert_eq!(tester.scope(), Scope::Game, "these keys turn the piece");
        assert!(matches!(tester.tell(Message::AskEnd), Pressed::Ask(_)));
        tester.press(KeyCode::Enter);
        assert!(tester.screen().ended.is_none(), "the key that drops pieces goes on");
        tester.tell(Message::AskEnd);
        tester.press(KeyCode::Escape);
        assert!(tester.screen().ended.is_none());
        tester.tell(Message::AskEnd);
        tester.press_all(&[KeyCode::Down, KeyCode::Enter]);
        assert!(tester.screen().ended.is_some());
    }

    /// The list once had five numbers with dashes before the first score.
    #[test]
    fn only_scores_that_exist_are_listed() {
        let mut tester = new();
        let shown = |tester: &mut Tester<BuildScreen>| tester.shown().join("\n");
        let none = tester.context().texts.get(msg::STACKING_NO_SCORES).to_owned();
        assert!(shown(&mut tester).contains(&none));
        let mut game = StackingGame::for_a_person(1);
        let place = game.places().next().unwrap();
        game.drop(place).unwrap();
        tester.context().my_stacking_mut().finish(&game, Timestamp::now());
        assert!(shown(&mut tester).contains("1 piece") && !shown(&mut tester).contains(&none));
    }

    #[test]
    fn a_damaged_file_of_scores_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        std::fs::create_dir(&data).unwrap();
        std::fs::write(data.join("stacks.ron"), "(version: 1, content: 7)").unwrap();
        let context = context_in(folder.path());
        assert!(context.notices.warnings().next().is_some());
        assert!(context.my_stacking().scores().is_empty());
        let aside = std::fs::read_to_string(data.join("stacks.ron.unreadable-1")).unwrap();
        assert!(aside.contains("content: 7"));
    }

    #[test]
    fn the_stacker_is_watched_paused_and_watched_again() {
        let mut tester = Tester::with(context_with_ranks(), |context| {
            BuildScreen::watched(1, context.my_id(), 0.0)
        });
        tester.idle();
        assert_eq!(tester.screen().game.pieces(), 1);
        tester.press(KeyCode::Space);
        tester.pass(5.0);
        assert_eq!(tester.screen().game.pieces(), 1);
        click_on_a_place(&mut tester);
        assert_eq!(tester.screen().game.pieces(), 1, "nobody else drops a piece");
        tester.press(KeyCode::Space);
        while tester.screen().ended.is_none() {
            tester.pass(0.5);
        }
        let pieces = tester.screen().game.pieces();
        assert!(tester.context().my_stacking().scores().is_empty(), "it is nobody's tower");
        tester.press(KeyCode::Home);
        while tester.screen().ended.is_none() {
            tester.pass(0.5);
        }
        assert_eq!(tester.screen().game.pieces(), pieces, "the same seed gives the same game");
        for known in [2, 3, 0] {
            tester.tell(Message::Lookahead);
            assert_eq!(tester.context().my_stacking().lookahead, known);
        }
        let another = tester.command(Action::PlayOn).unwrap();
        tester.tell(another);
        assert_eq!(tester.screen().game.seed(), 2);
        assert!(tester.screen().ended.is_none());
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn the_stacker_is_watched_over_the_game() {
        let mut tester = new();
        let watched = tester.tell(Message::Watch(1));
        assert!(matches!(watched, Pressed::Open(Destination::StackingWatch(1))));
    }
}
