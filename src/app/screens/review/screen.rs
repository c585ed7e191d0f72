//! The screen of the review: replays a game, shows who was winning and what was better and why, and
//! lets the player continue from any position.

use crate::ai::Placement;
use crate::app::board::line::{Players, ShownLine};
use crate::app::board::overlays::LOSS;
use crate::app::board::{BoardMessage, Effects, drawing};
use crate::picture::{Color, Paint, blocks};

use super::message::Message;
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::board_view::BoardView;
use crate::app::shell::{Context, Frame, Screen, Transition, ask_to_share};
use crate::app::speech::{move_in_words, placement_in_words};
use crate::app::text::msg;
use crate::app::ui::{Command, Commands, Icon, TableLayout, ask_to_save};
use crate::app::window::Canvas;
use crate::game::{
    Event, Mistake, Prospect, Record, Replay, Review, SPEEDS, Side, Turn, write_game,
};

/// Outline colour of the better placement.
const BETTER: Color = Color::new(0.43, 0.95, 0.72, 1.0);

/// A game under review.
pub struct ReviewScreen {
    /// The whole game.
    pub(super) record: Record,
    /// The replay, which is at the position shown.
    pub(super) replay: Replay,
    /// The board, with a line of best play from the position shown.
    pub(super) view: BoardView,
    /// The number of turns that were shown in the last frame.
    pub(super) last_turn: Option<usize>,
    /// The turn that was said last, and the placement that was said to be better.
    said: Option<(usize, Option<Placement>)>,
}

impl ReviewScreen {
    /// Opens the review of a game and searches for mistakes.
    ///
    /// The review begins at the turn that decided the game, if that is known, or else at the end.
    pub fn new(record: Record, context: &mut Context) -> ReviewScreen {
        let mut replay = Replay::new(&record);
        context.follow_review(&record.game);
        let decisive = context.profile.reviews.of(&record.game).and_then(Review::decisive);
        replay.go_to(decisive.map_or(replay.count(), |mistake| mistake.turn + 1));
        let view = BoardView::new(record.game.board_size());
        ReviewScreen { record, replay, view, last_turn: None, said: None }
    }

    pub(super) fn review<'a>(&self, context: &'a Context) -> Option<&'a Review> {
        context.profile.reviews.of(&self.record.game)
    }

    fn layout(&self, canvas: Canvas) -> TableLayout {
        TableLayout::for_board(self.record.game.board_size(), canvas.size)
    }

    /// Returns the turn shown, if it is a mistake.
    pub(super) fn mistake(&self, context: &Context) -> Option<Mistake> {
        let turns = self.replay.turn();
        self.review(context)?.mistakes().into_iter().find(|mistake| mistake.turn + 1 == turns)
    }

    /// Returns the next turn that is a mistake, or after the last one the first.
    fn next_mistake(&self, context: &Context) -> Option<usize> {
        let mistakes = self.review(context)?.mistakes();
        let turns = || mistakes.iter().map(|mistake| mistake.turn);
        turns().find(|turn| turn + 1 > self.replay.turn()).or_else(|| turns().next())
    }

    /// Returns whether there is a line of best play from the position that is shown: the game is
    /// not over, and it is known who wins.
    fn has_line(&self, context: &Context) -> bool {
        let prospect = self.review(context).map(|review| review.prospect(self.replay.turn()));
        self.replay.game().result().is_none() && matches!(prospect, Some(Prospect::Winner(_)))
    }

    /// Says the turn that is shown, and what was better, once either is new.
    fn say_turn(&mut self, context: &mut Context) {
        let (turn, texts) = (self.replay.turn(), &context.texts);
        let better = self.mistake(context).and_then(|mistake| mistake.better);
        let before = self.said.replace((turn, better));
        let mut words = Vec::new();
        if before.map(|(turn, _)| turn) != Some(turn) {
            words.extend(match self.replay.game().turns().last() {
                None => Some(texts.get(msg::REVIEW_START).to_owned()),
                Some(Turn::Placement(placement)) => {
                    let name = texts.short_name_of(&self.record.seats, Side::after(turn - 1));
                    let words = move_in_words(&name, *placement, texts);
                    let arguments = [("n", turn.into()), ("move", words.into())];
                    Some(texts.fill(msg::SPEECH_TURN, &arguments))
                }
                Some(Turn::Resignation(_) | Turn::LossOnTime(_)) => {
                    Some(texts.end_of(&self.record.seats, &self.record.game))
                }
            });
        }
        if let Some(better) = better.filter(|_| before != self.said) {
            let words_on_better = placement_in_words(better, texts);
            words.push(texts.with(msg::SPEECH_BETTER, "placement", words_on_better));
        }
        context.say_all(words);
    }

    /// Hides the line of best play, and moves the replay by `go`.
    fn go(&mut self, go: impl FnOnce(&mut Replay) -> Vec<Event>) -> Vec<Event> {
        self.view.close_line();
        go(&mut self.replay)
    }

    /// Shows events.
    fn take_in(&mut self, events: &[Event], context: &Context) {
        // A jump over several turns is not animated.
        if let [_] | [_, Event::Ended(_)] = events {
            self.view.take_in(events, context);
        } else if !events.is_empty() {
            self.view.effects = Effects::new();
        }
    }

    /// Returns the number of turns up to a ply; for the last ply, that of all turns.
    fn turns_of(&self, ply: usize) -> usize {
        if ply == self.record.game.placements() { self.replay.count() } else { ply }
    }

    /// Continues the game from the position shown, or from before the mistake that is shown, if it
    /// is not over there.
    ///
    /// At the end of an unfinished game, the game goes on as it was left, with its players and the
    /// time on their clocks.
    fn play_on(&self, context: &mut Context) -> Transition<Message> {
        let is_at_end_of_unfinished =
            self.record.game.result().is_none() && self.replay.turn() == self.replay.count();
        let record = if is_at_end_of_unfinished {
            context.profile.resumed(&self.record)
        } else {
            let before = self.mistake(context).map(|mistake| mistake.turn);
            let turn = before.unwrap_or(self.replay.turn());
            self.record.retry(turn, &context.profile.my_seat())
        };
        match record.game.result() {
            None => context.send_to_table(record),
            Some(_) => Transition::Stay,
        }
    }
}

impl Screen for ReviewScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::Review;

    fn closes(&mut self) -> bool {
        self.view.close_line()
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let texts = &context.texts;
        let (turn, count) = (self.replay.turn(), self.replay.count());
        let arrow = |label, message, enabled| Command::new(label, None, message).enabled(enabled);
        let play = if self.replay.is_playing() { msg::REVIEW_PAUSE } else { msg::REVIEW_PLAY };
        let speed = SPEEDS[self.replay.speed()];
        let speed_text = texts.with(msg::REVIEW_SPEED, "n", speed);
        let is_fastest = self.replay.speed() + 1 == SPEEDS.len();
        let next_speed = if is_fastest { 1 - SPEEDS.len() as isize } else { 1 };
        let is_mistake = self.mistake(context).is_some();
        let is_open = is_mistake || self.replay.game().result().is_none();
        let stop = Command::new(msg::REVIEW_STOP, Action::StopSearch, Message::Stop);
        let is_searching = self.review(context).is_some_and(|review| !review.is_finished());
        let next = self.next_mistake(context).map(|_| {
            let next = Message::NextMistake;
            Command::new(msg::REVIEW_NEXT_MISTAKE, Action::NextMistake, next).no_icon()
        });
        let (search, next_key) = if is_searching { (Some(stop), next) } else { (next, None) };
        let steps = [
            arrow("|◀", Message::GoTo(0), turn > 0).called(Action::ToStart),
            arrow("◀", Message::Step(-1), turn > 0).called(Action::Replay(-1)),
            arrow("▶", Message::Step(1), turn < count).called(Action::Replay(1)),
            arrow("▶|", Message::GoTo(count), turn < count).called(Action::ToEnd),
        ];
        let play = [
            Command::new(play, Action::PlayPause, Message::Play)
                .icon(if self.replay.is_playing() { Icon::Pause } else { Icon::Play })
                .enabled(count > 0),
            Command::new(speed_text, None, Message::Faster(next_speed))
                .icon(Icon::Speed)
                .named(&[Action::Faster(1), Action::Faster(-1)]),
        ];
        let retry = if is_mistake { msg::COACH_TRY_AGAIN } else { msg::REVIEW_PLAY_ON };
        let retry = [
            Command::new(retry, Action::PlayOn, Message::PlayOn)
                .enabled(is_open)
                .primary(is_mistake),
            Command::new(msg::LINE_WHY, Action::Why, Message::Why)
                .enabled(self.has_line(context))
                .on(self.view.line().is_some()),
        ];
        let line = self.view.line_buttons(context, Message::Board);
        // While the line of best play is shown, the keys step through it.
        let shows_line = self.view.line().is_some();
        let step = |by| {
            if shows_line { Message::Board(BoardMessage::Step(by)) } else { Message::Step(by) }
        };
        let foot = [
            Command::new(msg::SAVE, Action::Save, Message::AskToSave),
            Command::new(msg::SHARE, Action::Picture, Message::AskForPicture),
            Command::back(),
        ];
        Commands::new()
            .row_called("search", search)
            .keys_of(next_key)
            .row_called("steps", steps)
            .row_called("play", play)
            .row_called("retry", retry)
            .row_called("line", line)
            .row_called("foot", foot)
            .key(Action::Replay(-1), step(-1))
            .key(Action::Replay(1), step(1))
            .key(Action::Replay(-5), Message::Step(-5))
            .key(Action::Replay(5), Message::Step(5))
            .key(Action::ToStart, Message::GoTo(0))
            .key(Action::ToEnd, Message::GoTo(count))
            .key(Action::Faster(1), Message::Faster(1))
            .key(Action::Faster(-1), Message::Faster(-1))
            .key(Action::Copy, Message::Copy)
            .key(Action::CopyGame, Message::CopyGame)
    }

    fn point(&mut self, input: &Input, _: &mut Context) -> Option<Message> {
        let is_over_board = self.layout(input.canvas).board.in_cells(input.pointer).is_some();
        (is_over_board && input.wheel != 0).then_some(Message::Step(-input.wheel as isize))
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        context.follow_review(&self.record.game);
        self.view.tick(context);
        if self.replay.is_playing() {
            context.keep_moving();
        }
        let events = self.replay.play_on(context.now);
        self.take_in(&events, context);
        if context.is_heard() {
            self.say_turn(context);
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let layout = self.layout(frame.canvas);
        drawing::show_coordinates(frame.ctx, &layout, &frame.context.preferences);
        self.view.show(frame, &layout, self.replay.game());
        let clicked = self.show_panel(&layout, frame);
        self.last_turn = Some(self.replay.turn());
        clicked
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let mut events = Vec::new();
        match message {
            Message::Step(turns) => events = self.go(|replay| replay.step(turns)),
            Message::GoTo(turn) => events = self.go(|replay| replay.go_to(turn)),
            Message::GoToPly(ply) => {
                let turn = self.turns_of(ply);
                events = self.go(|replay| replay.go_to(turn));
            }
            Message::NextMistake => {
                if let Some(turn) = self.next_mistake(context) {
                    events = self.go(|replay| replay.go_to(turn + 1));
                }
            }
            Message::Play => events = self.go(|replay| replay.toggle(context.now)),
            Message::Why if self.view.close_line() => {}
            Message::Why if self.has_line(context) => {
                if self.replay.is_playing() {
                    self.replay.toggle(context.now);
                }
                let players = Players::new(&self.record, context.profile.people(), &context.texts);
                let (game, turn) = (&self.record.game, self.replay.turn());
                self.view.show_line(ShownLine::new(
                    game,
                    turn,
                    players,
                    &context.study,
                    context.now,
                ));
            }
            Message::Why => {}
            Message::Board(message) => {
                let position = self.replay.game().position();
                self.view.act(message, position, context);
            }
            Message::Faster(steps) => {
                let speed = self.replay.speed().saturating_add_signed(steps);
                self.replay.set_speed(speed.min(SPEEDS.len() - 1), context.now);
            }
            Message::Stop => context.profile.reviews.stop(),
            Message::PlayOn => return self.play_on(context),
            Message::AskToSave => {
                let name = context.name_of_game(&self.record);
                return Transition::ask(ask_to_save(&name, Message::Save));
            }
            Message::Save(name) => _ = context.save_game(&name, &self.record),
            Message::Copy => {
                context.copy(self.replay.game().board().to_string(), msg::POSITION_COPIED);
            }
            Message::CopyGame => context.copy(write_game(&self.record), msg::GAME_COPIED),
            Message::AskForPicture => return Transition::ask(ask_to_share(Message::Picture)),
            Message::Picture(kind) => {
                let name = context.name_of_game(&self.record);
                context.share(kind, name, &self.record, self.replay.turn());
            }
        }
        self.take_in(&events, context);
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        context.await_task(self.review(context).is_some_and(|review| !review.is_finished()));
        let layout = self.layout(canvas);
        let game = self.replay.game();
        self.view.draw_game(paint, &layout, game, context.now);
        if self.view.line().is_some() {
            return;
        }
        let Some(mistake) = self.mistake(context) else { return };
        if let Some(Turn::Placement(played)) = game.turns().get(mistake.turn) {
            blocks::draw_outline(paint, &layout.board, played.cells(), Color::opaque(LOSS), 1.0);
        }
        if let Some(better) = mistake.better {
            let look = blocks::Look {
                alpha: 0.35,
                ..blocks::Look::resting(better.piece(), context.preferences.style())
            };
            blocks::draw_piece(paint, &layout.board, better.cells(), look);
            blocks::draw_outline(paint, &layout.board, better.cells(), BETTER, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::{Chord, Clipboard};
    use crate::app::settings::Preferences;
    use crate::app::shell::{Chore, Destination, Pressed, Tester};
    use crate::game::{Board, Files, Game, Origin, PlayerName, Seat, Side, Turn};
    use miniquad::KeyCode;

    /// Returns a game on a row of eight cells. The first player ends the game at once instead of
    /// leaving four cells.
    fn record() -> Record {
        let board = ("##########/".repeat(9) + "........##").parse().unwrap();
        let mut game = Game::new(board);
        game.execute(Turn::Placement("c1,d1,e1,f1".parse().unwrap())).unwrap();
        let [ann, bo] = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        Record::new([ann, bo], game)
    }

    /// Returns a game that takes a while to search.
    fn long_record() -> Record {
        let mut game = Game::new(Board::empty());
        for cells in ["a1,b1,c1,d1", "e5,f5,e6,f6"] {
            game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
        }
        Record::new([Seat::UNNAMED, Seat::UNNAMED], game)
    }

    /// Opens the review, waits until the search is finished, and goes to the end.
    fn opened(context: Context) -> Tester<ReviewScreen> {
        let mut tester = Tester::with(context, |context| ReviewScreen::new(record(), context));
        while !tester.context().profile.reviews.of(&record().game).is_some_and(Review::is_finished)
        {
            tester.idle();
            std::thread::yield_now();
        }
        tester.press(KeyCode::End);
        tester
    }

    #[test]
    fn a_game_that_was_reviewed_before_opens_at_the_turn_that_decided_it() {
        let folder = tempfile::tempdir().unwrap();
        let context = || {
            let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
            context.read_profile();
            context
        };
        drop(opened(context()));
        assert_eq!(ReviewScreen::new(record(), &mut context()).replay.turn(), 1);
    }

    /// The strongest level once took the seat of the second person, and the clocks were gone.
    #[test]
    fn a_game_that_two_people_left_goes_on_with_both_and_their_clocks() {
        let [ann, bo] = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        let mut record = Record::new([ann, bo], Game::new(Board::empty()));
        record = record.timed(Some("3+2".parse().unwrap()));
        let first = Turn::Placement("c1,d1,e1,f1".parse().unwrap());
        record.game.execute(first).unwrap();
        let left = record.clone();
        let mut tester = Tester::new(|context| ReviewScreen::new(left, context));
        tester.press(KeyCode::End);
        let Pressed::Go(Destination::Table(found)) = tester.press(KeyCode::Enter) else {
            panic!("nothing is played")
        };
        assert_eq!((found.id(), &found.seats), (record.id(), &record.seats));
        assert_eq!((found.clock, found.game.placements()), (record.clock, 1));
    }

    /// The green place once was the next player's best turn, though people read it as what the last
    /// player should have done.
    #[test]
    fn a_mistake_is_shown_with_the_better_placement_and_can_be_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        let mut tester = opened(context);
        let mistake = tester.screen().replay.turn() - 1;
        let mistakes = tester.context().profile.reviews.of(&record().game).unwrap().mistakes();
        let mistake = mistakes.into_iter().find(|it| it.turn == mistake).unwrap();
        assert_eq!(mistake.side, Side::First);
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("nothing is played")
        };
        assert_eq!(record.origin(), Origin::Outside);
        assert!(record.game.position().allows(mistake.better.unwrap()));
        assert!(record.seats[0].is_human() && !record.seats[1].is_human());
    }

    /// Mistakes once could only be looked for among all turns.
    #[test]
    fn one_key_leads_from_mistake_to_mistake() {
        let folder = tempfile::tempdir().unwrap();
        let context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        let mut tester = opened(context);
        let mistakes = tester.context().profile.reviews.of(&record().game).unwrap().mistakes();
        assert_eq!(mistakes.len(), 1);
        for key in [KeyCode::Home, KeyCode::End] {
            tester.press_all(&[key, KeyCode::N]);
            assert_eq!(tester.screen().replay.turn(), mistakes[0].turn + 1, "{key:?}");
        }
        tester.press(KeyCode::Home);
        let name = tester.context().texts.get(msg::REVIEW_NEXT_MISTAKE).to_owned();
        tester.click(&name);
        assert_eq!(tester.screen().replay.turn(), mistakes[0].turn + 1);
    }

    #[test]
    fn the_consequences_of_a_mistake_are_played_on_the_board() {
        let rows = "##########/".repeat(8) + "####....##/........##";
        let mut game = Game::new(rows.parse().unwrap());
        game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
        let record = Record::new([Seat::UNNAMED, Seat::UNNAMED], game);
        let finished_game = record.game.clone();
        let mut tester = Tester::new(|context| ReviewScreen::new(record, context));
        while !tester.context().profile.reviews.of(&finished_game).is_some_and(Review::is_finished)
        {
            tester.idle();
            std::thread::yield_now();
        }
        tester.press_all(&[KeyCode::End, KeyCode::W]);
        let shown = |screen: &ReviewScreen| screen.view.line().map(|it| it.game().placements());
        tester.wait_until(|screen| screen.view.line().is_some_and(|it| !it.is_sought()));
        tester.press(KeyCode::Right);
        assert_eq!(shown(tester.screen()), Some(2));
        tester.press(KeyCode::Left);
        assert_eq!(shown(tester.screen()), Some(1));
        tester.press(KeyCode::W);
        assert_eq!(shown(tester.screen()), None);
        tester.press_all(&[KeyCode::W, KeyCode::Escape]);
        assert_eq!(shown(tester.screen()), None, "the key that leads back once left the review");
        assert_eq!(tester.screen().replay.turn(), 1);
    }

    #[test]
    fn keys_lead_through_the_game() {
        let mut tester = Tester::new(|context| ReviewScreen::new(record(), context));
        for (key, turn) in [
            (KeyCode::Home, 0),
            (KeyCode::Right, 1),
            (KeyCode::Right, 1),
            (KeyCode::PageUp, 0),
            (KeyCode::End, 1),
        ] {
            tester.press(key);
            assert_eq!(tester.screen().replay.turn(), turn, "{key:?}");
        }
        tester.press(KeyCode::Space);
        assert!(tester.screen().replay.is_playing() && tester.screen().replay.turn() == 0);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    /// Both keys once copied the game, though their names said that they copy a position.
    #[test]
    fn the_position_shown_or_the_whole_game_is_copied() {
        let mut tester = Tester::new(|context| ReviewScreen::new(record(), context));
        tester.context().clipboard = Clipboard::alone(Default::default());
        tester.press(KeyCode::Home);
        let copy = Chord::command(KeyCode::C);
        let start = record().game.start().to_string();
        for (key, expected) in [(copy, start), (copy.shifted(), write_game(&record()))] {
            tester.press(key);
            tester.context().ask_to_paste();
            let copied = loop {
                if let Some((_, text)) = tester.context().pasted() {
                    break text;
                }
                std::thread::yield_now();
            };
            assert_eq!(copied, expected);
        }
    }

    /// The bar once stood still for seconds while the player only looked on.
    #[test]
    fn the_search_for_mistakes_is_shown_as_it_goes_on() {
        let mut tester = Tester::new(|context| ReviewScreen::new(long_record(), context));
        tester.press(KeyCode::End);
        tester.pass(100.0);
        let finished_and_animating = |tester: &mut Tester<ReviewScreen>| {
            let review = tester.context().profile.reviews.of(&long_record().game);
            (review.is_some_and(Review::is_finished), tester.is_busy())
        };
        assert_eq!(finished_and_animating(&mut tester), (false, true));
        tester.press(KeyCode::S);
        while !finished_and_animating(&mut tester).0 {
            tester.idle();
        }
        assert_eq!(finished_and_animating(&mut tester), (true, false));
    }

    /// "Nobody threw away a win" once was said of games whose beginning nobody knows.
    #[test]
    fn that_nobody_made_a_mistake_is_said_only_if_every_position_is_known() {
        let mut tester = Tester::new(|context| ReviewScreen::new(long_record(), context));
        tester.press(KeyCode::S);
        let mut is_shown = |message| {
            tester.idle();
            let text = tester.context().texts.get(message).to_owned();
            tester.shown().contains(&text)
        };
        while !is_shown(msg::REVIEW_NONE_FOUND) {
            std::thread::yield_now();
        }
        assert!(!is_shown(msg::REVIEW_NO_MISTAKES));
    }

    #[test]
    fn the_board_is_shared_as_it_is_shown() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester = Tester::new(|context| ReviewScreen::new(record(), context));
        tester.context().pictures_folder = Some(folder.path().to_owned());
        tester.press(KeyCode::Home);
        assert!(matches!(tester.press(Chord::command(KeyCode::P)), Pressed::Ask(_)));
        tester.press(KeyCode::Enter);
        while tester.context().chores.is_busy(Chore::Picture) {
            tester.context().show_chores();
            std::thread::yield_now();
        }
        let path = folder.path().join("Ann - Bo - 0.png");
        let told = tester.context().notices.warnings().next().map(str::to_owned);
        assert_eq!(told, Some(format!("Saved: {}", path.display())));
        assert!(path.exists());
    }
}
