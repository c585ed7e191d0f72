//! A run: as many puzzles as one can in three minutes.

use std::time::Duration;

use egui::Color32;

use super::begun_run::BegunRun;
use super::board::{self, Clue, PuzzleBoard};
use crate::ai::{BoardSize, Piece};
use crate::app::board::Curtain;
use crate::app::board::tray::Tray;
use crate::app::input::{Action, Input, Scope};
use crate::app::screens::exercise::{
    LAST_SECONDS, Note, PanelView, Race, Said, panel, verdict_color,
};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    Command, Commands, FAINT, Icon, TEXT, TableLayout, WARN, minutes_and_seconds,
};
use crate::app::window::Canvas;
use crate::game::{ExerciseState, PersonId, Run, RunResult, RunState, Supply, Timestamp};
use crate::picture::{Color, Paint, blocks};

/// Messages to the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Begin, place the piece, or go on once the placement was judged.
    Place,
    /// Turn the piece.
    Turn,
    /// Take this piece.
    Choose(Piece),
    /// Give up this puzzle.
    Skip,
    Help,
    /// End the run, or leave.
    Leave,
}

/// Seconds after the end for which the key that places pieces does not begin another run.
const PAUSE_END: f64 = 1.0;

/// A run, before its beginning and after its end as well.
pub struct RunScreen {
    person: PersonId,
    /// The puzzles are made ahead, so that nobody waits for them.
    supply: Supply,
    begun: Option<BegunRun>,
    /// What hides the board while the clock stands still.
    curtain: Curtain,
    /// When the last frame was.
    last_frame: f64,
}

impl RunScreen {
    /// Returns the screen before the run, and starts to make its puzzles.
    pub fn new(context: &Context) -> RunScreen {
        RunScreen {
            person: context.my_id(),
            supply: new_supply(),
            begun: None,
            curtain: Curtain::default(),
            last_frame: context.now,
        }
    }

    fn begin(&mut self, now: f64) {
        if self.begun.is_some() {
            self.supply = new_supply();
        }
        let run = Run::begin(now);
        self.begun = Some(BegunRun::new(run));
    }

    /// Returns the run, if it is going on.
    fn running(&mut self) -> Option<&mut BegunRun> {
        self.begun.as_mut().filter(|begun| begun.ended.is_none())
    }

    fn puzzle(&self) -> Option<&PuzzleBoard> {
        self.begun.as_ref()?.puzzle.as_ref()
    }

    fn is_running(&self) -> bool {
        self.begun.as_ref().is_some_and(|begun| begun.ended.is_none())
    }

    /// Returns the time that is left, while it is running.
    fn running_time(&self, now: f64) -> Option<Duration> {
        let begun = self.begun.as_ref().filter(|begun| begun.ended.is_none())?;
        Some(Duration::from_secs_f64(begun.run.left(now)))
    }

    /// Returns whether the piece in hand may be placed.
    fn is_open(&self) -> bool {
        let is_open = |puzzle: &PuzzleBoard| {
            puzzle.state() == ExerciseState::Open && puzzle.progress.clue < Clue::Place
        };
        self.is_running() && self.puzzle().is_some_and(is_open)
    }

    fn end(&mut self, context: &mut Context) {
        let Some(begun) = self.begun.as_mut() else { return };
        let run = &begun.run;
        let result =
            RunResult { solved: run.solved(), errors: run.errors(), date: Timestamp::now() };
        let place = context.profile.training.of_mut(self.person).finish_run(result);
        begun.ended = Some((context.now, run.state(context.now), place));
        if let Some(puzzle) = &mut begun.puzzle {
            puzzle.show_answer(context.now);
        }
    }

    /// What the place key does: it begins a run, places the piece, or goes on once the placement was judged.
    fn place(&mut self, context: &mut Context) {
        let is_open = self.is_open();
        match &mut self.begun {
            None => self.begin(context.now),
            Some(BegunRun { ended: Some((at, ..)), .. }) => {
                // The key press that placed the last piece must not begin another run.
                if context.now - *at >= PAUSE_END {
                    self.begin(context.now);
                }
            }
            Some(begun) => match &mut begun.puzzle {
                Some(puzzle) if is_open => puzzle.board.place(context),
                Some(puzzle) if puzzle.board.has_rested(context.now) => begun.go_on(),
                _ => {}
            },
        }
    }

    /// Returns the task and what there is to read below it.
    fn words(&self, context: &Context) -> [String; 2] {
        let texts = &context.texts;
        let Some(begun) = &self.begun else {
            return [texts.get(msg::TRAINING_RUN_RULES).to_owned(), self.best(context)];
        };
        let words = begun.puzzle.as_ref().map(|puzzle| puzzle.words(context));
        match (begun.ended, words) {
            (Some(_), words) => {
                let [_, idea] = words.unwrap_or_default();
                [String::new(), format!("{idea}\n\n{}", self.best(context)).trim().to_owned()]
            }
            (None, Some(words)) => words,
            (None, None) => [texts.get(msg::PUZZLE_TASK).to_owned(), String::new()],
        }
    }

    /// Returns what there is to say of the last placement or of the whole run.
    fn verdict(&self, texts: &Texts) -> Option<(String, Color32)> {
        let begun = self.begun.as_ref()?;
        if let Some((_, state, place)) = begun.ended {
            let message = match (state, place) {
                _ if place == Some(0) && begun.run.solved() > 0 => msg::TRAINING_RUN_BEST,
                (RunState::TooManyErrors, _) => msg::TRAINING_RUN_ERRORS,
                (RunState::Left, _) => msg::TRAINING_RUN_LEFT,
                (RunState::TimeIsOver | RunState::Running, _) => msg::TRAINING_RUN_TIME,
            };
            let text = texts.with(message, "n", begun.run.solved());
            return Some((text, verdict_color(place == Some(0))));
        }
        let (message, color) = match (&begun.puzzle, begun.judged) {
            (None, _) => (msg::TRAINING_MAKING, FAINT),
            (_, Some((_, true))) => (msg::TRAINING_RUN_RIGHT, verdict_color(true)),
            (_, Some((_, false))) => (msg::TRAINING_RUN_WRONG, verdict_color(false)),
            (Some(_), None) => return None,
        };
        Some((texts.get(message).to_owned(), color))
    }

    /// Returns how the run stands, once it has begun.
    fn race(&self, context: &Context) -> Option<Race> {
        let begun = self.begun.as_ref()?;
        let best = context.profile.training.of(self.person).runs().first();
        let ahead = best.map_or(0, |best| best.solved.saturating_sub(begun.run.solved()));
        Some(Race {
            left: self.is_running().then(|| begun.run.left(context.now)),
            all: Run::LENGTH,
            results: begun.results.clone(),
            ahead: ahead as usize,
            words: self.verdict(&context.texts),
        })
    }

    /// Returns whether each second counts.
    fn is_nearly_over(&self, now: f64) -> bool {
        let begun = self.begun.as_ref().filter(|_| self.is_running());
        begun.is_some_and(|begun| begun.run.left(now) <= LAST_SECONDS)
    }

    fn best(&self, context: &Context) -> String {
        let texts = &context.texts;
        let line = |(place, run): (usize, &RunResult)| {
            let arguments = [
                ("place", (place + 1).into()),
                ("solved", run.solved.into()),
                ("errors", run.errors.into()),
                ("date", texts.day_of(run.date).into()),
            ];
            texts.fill(msg::TRAINING_RUN_LINE, &arguments)
        };
        let lines: Vec<String> =
            context.profile.training.of(self.person).runs().iter().enumerate().map(line).collect();
        match lines.is_empty() {
            true => texts.get(msg::TRAINING_RUN_NONE).to_owned(),
            false => lines.join("\n"),
        }
    }
}

fn new_supply() -> Supply {
    Supply::start(Run::orders(fastrand::u64(..)))
}

impl Screen for RunScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        if self.curtain.waits { Scope::AnyKey } else { Scope::Exercise }
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let open = self.is_open();
        let begin = |label, icon| {
            Command::new(label, Action::Place, Message::Place).icon(icon).primary(true)
        };
        let leave = |label| Command::new(label, Action::Back, Message::Leave);
        let (main, leave) = match (self.is_running(), &self.begun) {
            (true, _) => (
                Command::new(msg::TRAINING_RUN_SKIP, Action::Next, Message::Skip).enabled(open),
                leave(msg::TRAINING_RUN_END).icon(Icon::Flag),
            ),
            (_, None) => (begin(msg::TRAINING_RUN_BEGIN, Icon::Play), leave(msg::BACK)),
            (_, Some(_)) => (begin(msg::TRAINING_RUN_AGAIN, Icon::Repeat), leave(msg::BACK)),
        };
        Commands::new()
            .row(touch_buttons(context, [Message::Turn, Message::Place], open))
            .row([main])
            .row([leave, Command::help(Message::Help)])
            .key(Action::Place, Message::Place)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if let Some(puzzle) = self.running().and_then(|begun| begun.puzzle.as_mut()) {
            puzzle.board.steer(action, context);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        if self.curtain.is_drawn {
            self.curtain.open_by(input);
            return None;
        }
        let puzzle = self.running().and_then(|begun| begun.puzzle.as_mut());
        let places =
            puzzle.is_some_and(|puzzle| puzzle.board.point(input, context)) && self.is_open();
        places.then_some(Message::Place)
    }

    fn set_covered(&mut self, is_covered: bool, context: &mut Context) {
        let passed = context.now - std::mem::replace(&mut self.last_frame, context.now);
        let is_paused = self.curtain.is_drawn;
        match self.running() {
            Some(begun) => {
                if is_paused {
                    begun.run.pause(passed);
                }
                self.curtain.follow(is_covered, context.has_left, context.now);
            }
            None => self.curtain = Curtain::default(),
        }
        context.is_paused |= self.curtain.is_drawn;
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        let RunScreen { supply, begun: Some(begun), .. } = self else { return Transition::Stay };
        if begun.ended.is_some() {
            return Transition::Stay;
        }
        begun.tick(supply, context);
        if begun.run.state(context.now) != RunState::Running && !begun.is_judging() {
            self.end(context);
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let note = match &self.begun {
            None => texts.get(msg::TRAINING_RUN_NOTE).to_owned().into(),
            Some(begun) => {
                let score = [
                    ("solved", begun.run.solved().into()),
                    ("errors", begun.run.errors().into()),
                    ("most", Run::MAX_ERRORS.into()),
                ];
                Note(texts.fill(msg::TRAINING_RUN_SCORE, &score), Some(msg::TIP_RUN_ERRORS))
            }
        };
        let left = self.running_time(context.now).map(minutes_and_seconds);
        let [words, more] = self.words(context);
        let color = if self.is_nearly_over(context.now) { WARN } else { TEXT };
        let view = PanelView {
            clock: left.is_some().then_some(color),
            title: left.unwrap_or_else(|| texts.get(msg::TRAINING_RUN).to_owned()),
            notes: vec![note],
            words,
            more,
            said: self.race(context).map(Said::Race),
            pieces: Some(match self.puzzle().filter(|_| self.is_running()) {
                Some(puzzle) => puzzle.board.tray(Message::Choose, Message::Turn),
                None => Tray {
                    in_hand: None,
                    free: BoardSize::default().bitboard(),
                    choose: Message::Choose,
                    turn: Message::Turn,
                },
            }),
            ..PanelView::default()
        };
        let is_hidden = self.curtain.is_drawn;
        if is_hidden {
            self.curtain.show(frame.ctx, &TableLayout::new(frame.canvas.size), texts);
        }
        panel::show_beside_board(frame, &view).filter(|_| !is_hidden)
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Help => return Transition::Open(Destination::Article(Article::Keys)),
            Message::Leave if self.is_running() => {
                if let Some(begun) = self.running() {
                    begun.run.leave();
                }
                self.end(context);
            }
            Message::Leave => return Transition::Back,
            Message::Place => self.place(context),
            _ => {
                let open = self.is_open();
                let Some(puzzle) = self.running().and_then(|begun| begun.puzzle.as_mut()) else {
                    return Transition::Stay;
                };
                match message {
                    Message::Turn => puzzle.board.hand.turn(&context.sounds),
                    Message::Choose(piece) => puzzle.board.hand.lift(piece),
                    Message::Skip if open => puzzle.show_answer(context.now),
                    _ => {}
                }
            }
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let puzzle = self.puzzle().filter(|_| !self.curtain.is_drawn);
        board::draw(puzzle, self.is_open(), paint, canvas, context);
        if self.is_nearly_over(context.now) {
            // The edge of the board breathes once a second.
            let beat = (context.now * std::f64::consts::TAU).sin() as f32;
            let glow = if paint.style.reduced_motion { 1.0 } else { 0.7 + 0.3 * beat };
            let board = TableLayout::new(canvas.size).board;
            let whole = board.size.bitboard();
            blocks::draw_outline(paint, &board, whole, Color::opaque(WARN), glow);
        }
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.is_running() && !self.curtain.is_drawn
            || self.puzzle().is_some_and(|puzzle| puzzle.board.is_animating(context.now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::training::begun_run::PAUSE_WRONG;
    use crate::app::screens::training::board::play;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::Files;
    use miniquad::KeyCode;

    fn begun(context: Context) -> Tester<RunScreen> {
        let mut tester = Tester::with(context, |context| RunScreen::new(context));
        tester.press(KeyCode::Enter);
        tester.wait_until(|screen| screen.puzzle().is_some());
        tester
    }

    fn new() -> Tester<RunScreen> {
        begun(Context::new(Preferences::default(), Files::nowhere()))
    }

    fn puzzle(screen: &mut RunScreen) -> &mut PuzzleBoard {
        screen.begun.as_mut().unwrap().puzzle.as_mut().unwrap()
    }

    fn score(tester: &mut Tester<RunScreen>) -> (u32, u32) {
        let run = &tester.screen().begun.as_ref().unwrap().run;
        (run.solved(), run.errors())
    }

    /// Lets the verdict be seen, and waits for the next puzzle.
    fn go_on(tester: &mut Tester<RunScreen>) {
        tester.pass(PAUSE_WRONG + 0.1);
        tester.wait_until(|screen| {
            screen.begun.as_ref().is_none_or(|begun| {
                begun.ended.is_some() || begun.puzzle.is_some() && begun.judged.is_none()
            })
        });
    }

    /// The clock was a small number beside the board, and nothing happened in its last seconds.
    #[test]
    fn each_puzzle_is_ticked_off_and_the_last_seconds_are_seen() {
        let mut tester = new();
        let me = tester.context().my_id();
        let best = RunResult { solved: 3, errors: 0, date: Timestamp::default() };
        tester.context().profile.training.of_mut(me).finish_run(best);
        for right in [true, false] {
            play(&mut tester, puzzle, right);
            go_on(&mut tester);
        }
        let now = tester.context().now;
        let begun = tester.screen().begun.as_ref().unwrap();
        assert_eq!(begun.results, [true, false]);
        let left = begun.run.left(now);
        tester.pass(left - LAST_SECONDS - 1.0);
        for is_nearly_over in [false, true] {
            let now = tester.context().now;
            assert_eq!(tester.screen().is_nearly_over(now), is_nearly_over);
            tester.pass(2.0);
        }
        assert!(tester.shown().contains(&"0:07".to_owned()));
    }

    #[test]
    fn nothing_is_seen_and_no_time_passes_before_the_run_begins() {
        let mut tester = Tester::new(|context| RunScreen::new(context));
        tester.pass(500.0);
        assert!(tester.screen().begun.is_none());
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn no_time_passes_under_the_help_and_while_the_window_is_left() {
        let mut tester = new();
        let left = |tester: &mut Tester<RunScreen>| {
            let now = tester.context().now;
            tester.screen().running_time(now).unwrap().as_secs()
        };
        tester.pass(10.0);
        assert_eq!(left(&mut tester), 170);
        assert!(matches!(tester.press(KeyCode::F1), Pressed::Open(Destination::Article(_))));
        tester.pass(0.0);
        tester.pass(500.0);
        tester.uncover();
        assert_eq!(left(&mut tester), 170);
        tester.context().has_left = true;
        tester.idle();
        tester.pass(500.0);
        tester.context().has_left = false;
        tester.pass(500.0);
        assert_eq!(left(&mut tester), 170);
        tester.press(KeyCode::PageDown);
        assert_eq!(score(&mut tester), (0, 0), "the key skips nothing");
        tester.idle();
        tester.pass(10.0);
        assert_eq!(left(&mut tester), 160);
    }

    /// The countdown stood still for seconds while the player thought.
    #[test]
    fn the_countdown_keeps_the_window_awake_unless_it_is_paused() {
        let mut tester = new();
        tester.pass(100.0);
        assert!(tester.is_animating());
        tester.context().has_left = true;
        tester.idle();
        tester.pass(1.0);
        assert!(!tester.is_animating());
    }

    #[test]
    fn puzzles_follow_each_other_until_the_time_is_over_and_the_result_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let context = || {
            let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
            context.read_profile();
            context
        };
        let mut tester = begun(context());
        for solved in 1..=2 {
            play(&mut tester, puzzle, true);
            assert_eq!(score(&mut tester), (solved, 0));
            go_on(&mut tester);
        }
        play(&mut tester, puzzle, false);
        assert_eq!(score(&mut tester), (2, 1));
        let shown = tester.shown().join("\n");
        assert!(shown.contains("2:") && shown.contains("Wrong"), "{shown}");
        go_on(&mut tester);
        tester.pass(Run::LENGTH);
        assert!(!tester.screen().is_running());
        let shown = tester.shown().join("\n");
        assert!(shown.contains("best run"), "{shown}");
        drop(tester);
        let runs = context().my_training().runs().to_vec();
        assert_eq!((runs[0].solved, runs[0].errors), (2, 1));
    }

    #[test]
    fn three_errors_end_a_run_and_the_next_one_waits_for_a_new_key_press() {
        let mut tester = new();
        for errors in 1..=Run::MAX_ERRORS {
            if errors == 1 {
                tester.press(KeyCode::PageDown);
                tester.idle();
            } else {
                play(&mut tester, puzzle, false);
            }
            assert_eq!(score(&mut tester), (0, errors));
            if errors < Run::MAX_ERRORS {
                go_on(&mut tester);
            }
        }
        assert!(!tester.screen().is_running());
        assert!(tester.context().my_training().runs().is_empty(), "nothing was solved");
        let shown = tester.shown();
        assert!(!shown.iter().any(|text| text.contains("No run yet")), "{shown:?}");
        tester.press(KeyCode::Enter);
        assert!(!tester.screen().is_running(), "the key that lost must not begin anew");
        tester.pass(2.0);
        tester.press(KeyCode::Enter);
        assert!(tester.screen().is_running());
    }

    /// The new puzzle stood beside the idea of the one before.
    #[test]
    fn the_idea_of_a_puzzle_goes_with_it() {
        let mut tester = new();
        let task = tester.context().texts.get(msg::PUZZLE_TASK).to_owned();
        let asks = |tester: &mut Tester<RunScreen>| tester.shown().contains(&task);
        assert!(asks(&mut tester));
        play(&mut tester, puzzle, false);
        assert!(!asks(&mut tester), "its idea is told");
        go_on(&mut tester);
        assert!(asks(&mut tester));
    }

    #[test]
    fn nothing_in_the_panel_moves_when_a_run_begins_or_ends() {
        let mut tester = Tester::new(|context| RunScreen::new(context));
        let mut places = Vec::new();
        for key in [KeyCode::Enter, KeyCode::Escape, KeyCode::F12] {
            let all = tester.placed_in(Canvas::new(1280.0, 800.0));
            let of = |name: &str| all.iter().find(|(text, _)| text == name).map(|(_, at)| *at);
            places.push(["Help", "1", "7"].map(of));
            tester.press(key);
        }
        assert!(places[0].iter().all(Option::is_some));
        assert!(places.iter().all(|other| *other == places[0]), "{places:?}");
        assert!(!tester.screen().is_running(), "a run that is left has ended");
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
