//! A run against the clock: as many puzzles as possible in three minutes. Three errors end it.
//!
//! The puzzles follow each other, and only the first try at each counts.

use super::board::PuzzleBoard;
use super::missed::Missed;
use super::puzzle::{PageTurn, Source};
use crate::app::board::Clue;
use crate::app::input::Action;
use crate::app::screens::exercise::Message;
use crate::app::screens::panel::{BoxContents, Remark, RunStatus, Verdict, verdict_color};
use crate::app::shell::Context;
use crate::app::text::{self, args, msg};
use crate::app::ui::{Command, Icon};
use crate::game::{
    Entry, ExerciseState, Game, PersonId, PuzzleOrder, PuzzleResult, PuzzleSource, Run, RunResult,
    RunState, Supply, Timestamp,
};

/// Seconds after the end of a run in which the key that places pieces does not begin another one.
const PAUSE_END: f64 = 1.0;

/// Seconds for which the answer is shown after a wrong placement, or in place of one.
const PAUSE_WRONG: f64 = 2.5;

/// Seconds until the next puzzle comes after a right placement.
const PAUSE_RIGHT: f64 = 0.4;

/// The puzzles of a run, before it begins, while it goes on, and after its end.
pub struct Timed {
    person: PersonId,
    /// Makes the puzzles ahead, so that nobody waits for them.
    supply: Supply,
    /// The run, once it has begun.
    run: Option<Run>,
    /// The orders of the puzzles to come.
    orders: Box<dyn Iterator<Item = PuzzleOrder>>,
    /// The order of the puzzle on the board.
    order: Option<PuzzleOrder>,
    /// For each puzzle so far, whether it was solved.
    results: Vec<bool>,
    /// The puzzles that were missed, which have names once the run has ended.
    missed: Missed,
    /// The time when the puzzle on the board was judged.
    judged: Option<f64>,
    /// The time when the run ended, and its index among the best runs if it is one of them.
    ended: Option<(f64, Option<usize>)>,
}

impl Timed {
    /// Starts to make the puzzles of a run, which begins later.
    pub fn new(person: PersonId) -> Timed {
        let seed = fastrand::u64(..);
        Timed {
            person,
            supply: Supply::start(Run::orders(seed)),
            run: None,
            orders: Box::new(Run::orders(seed)),
            order: None,
            results: Vec::new(),
            missed: Missed::default(),
            judged: None,
            ended: None,
        }
    }

    /// Returns the run, if it is going on.
    fn running(&self) -> Option<&Run> {
        self.run.as_ref().filter(|_| self.ended.is_none())
    }

    /// Names the puzzles that were missed by their number in the run.
    fn name_missed(&mut self, context: &Context) {
        let all = self.results.len();
        let numbers = (1..=all).zip(&self.results).filter(|(_, is_right)| !**is_right);
        let name = |n: usize| context.texts.fill(msg::AGAIN_PROGRESS, args!(n, all));
        self.missed.name(numbers.map(|(n, _)| name(n)));
    }

    /// Returns the person's best three runs, a line each, or a sentence if there are none.
    fn best_runs(&self, context: &Context) -> String {
        let texts = &context.texts;
        let line = |(index, run): (usize, &RunResult)| {
            // In a narrow panel, the date goes to the next line as a whole.
            let date = texts.day_of(run.date).replace(' ', "\u{a0}");
            let solved = run.solved;
            texts.fill(msg::TRAINING_RUN_LINE, args!(place = index + 1, solved, date))
        };
        let runs = context.profile.puzzle_records(self.person).runs();
        if runs.is_empty() {
            return texts.get(msg::TRAINING_RUN_NONE).to_owned();
        }
        let lines: Vec<String> = runs.iter().enumerate().take(3).map(line).collect();
        lines.join("\n")
    }
}

impl Source for Timed {
    const TITLE: text::Message = msg::TRAINING_RUN;

    fn next_puzzle(&mut self, context: &Context) -> Option<PuzzleBoard> {
        self.running()?;
        self.judged = None;
        let mut puzzle = PuzzleBoard::from_made(self.supply.take()?, context.now);
        self.order = self.orders.next();
        puzzle.board.plays_wins = false;
        Some(puzzle)
    }

    fn remarks(&self, _: Option<&PuzzleBoard>, context: &Context) -> Vec<Remark> {
        let texts = &context.texts;
        let Some(run) = &self.run else {
            return vec![texts.get(msg::TRAINING_RUN_NOTE).to_owned().into()];
        };
        let score = args!(solved = run.solved(), errors = run.errors(), most = Run::MAX_ERRORS);
        vec![Remark::with_tip(texts.fill(msg::TRAINING_RUN_SCORE, score), msg::TIP_RUN_ERRORS)]
    }

    fn task_and_details(&self, [task, idea]: [String; 2], context: &Context) -> [String; 2] {
        match (&self.run, self.ended) {
            (None, _) => {
                [context.texts.get(msg::TRAINING_RUN_RULES).to_owned(), self.best_runs(context)]
            }
            (_, Some(_)) => [String::new(), idea],
            (_, None) => [task, idea],
        }
    }

    fn final_verdict(&self, _: Option<Verdict>) -> Option<Verdict> {
        let is_right = *self.judged.and(self.results.last())?;
        let message = if is_right { msg::TRAINING_RUN_RIGHT } else { msg::TRAINING_RUN_WRONG };
        Some((message, verdict_color(is_right)))
    }

    /// Returns the status of the run. Before it begins, all of its time is left.
    fn box_contents(&self, verdict: Option<Verdict>, context: &Context) -> Option<BoxContents> {
        let texts = &context.texts;
        let best = context.profile.puzzle_records(self.person).runs().first();
        let best = best.map_or(0, |best| best.solved as usize);
        let Some(run) = &self.run else {
            let (left, results) = (Some(Run::LENGTH), Vec::new());
            return Some(BoxContents::Run(RunStatus { left, results, ahead: best, verdict: None }));
        };
        let of_puzzle = |(message, color)| (texts.get(message).to_owned(), color);
        let of_run = |(_, index): (f64, Option<usize>)| {
            let has_others = context.profile.puzzle_records(self.person).runs().len() > 1;
            let is_best = index == Some(0) && has_others;
            let message = match run.state(context.now) {
                RunState::TooManyErrors => msg::TRAINING_RUN_ERRORS,
                RunState::Left => msg::TRAINING_RUN_LEFT,
                RunState::TimeIsOver | RunState::Running => msg::TRAINING_RUN_TIME,
            };
            let message = if is_best { msg::TRAINING_RUN_BEST } else { message };
            (texts.with(message, "n", run.solved()), verdict_color(is_best))
        };
        Some(BoxContents::Run(RunStatus {
            left: self.left(context.now),
            results: self.results.clone(),
            ahead: best.saturating_sub(run.solved() as usize),
            verdict: self.ended.map(of_run).or(verdict.map(of_puzzle)),
        }))
    }

    fn main_and_leave(&self, may_place: bool) -> Option<[Command<Message>; 2]> {
        if self.running().is_some() {
            let skip = Command::new(msg::TRAINING_RUN_SKIP, Action::Next, Message::GiveUp);
            let end = Command::new(msg::TRAINING_RUN_END, Action::Back, Message::AskToEnd);
            return Some([skip.enabled(may_place), end.icon(Icon::Flag)]);
        }
        let (label, icon) = match self.ended {
            None => (msg::TRAINING_RUN_BEGIN, Icon::Play),
            Some(_) => (msg::TRAINING_RUN_AGAIN, Icon::Repeat),
        };
        let begin = Command::new(label, Action::Place, Message::Place).icon(icon).primary(true);
        Some([begin, Command::back()])
    }

    fn missed(&self) -> Option<&Missed> {
        self.ended.map(|_| &self.missed)
    }

    fn save_progress(&mut self, puzzle: &PuzzleBoard, context: &mut Context) {
        if let (Some(solved), None, Some(run)) =
            (puzzle.attempt.first_try, self.judged, &mut self.run)
        {
            run.note(solved);
            self.results.push(solved);
            self.judged = Some(context.now);
            if let Some(PuzzleOrder { seed, rating: asked, .. }) = self.order.filter(|_| !solved) {
                let idea = puzzle.idea.map(|facts| facts.idea);
                let source = PuzzleSource::Run { seed, asked, idea };
                let game = Game::new(puzzle.puzzle.board.clone());
                self.missed.add(source.card(), game, String::new());
                let (person, at, result) = (self.person, Timestamp::now(), PuzzleResult::Missed);
                context.add(Entry::Puzzle { person, at, puzzle: source, result });
            }
        }
    }

    fn is_open(&self, puzzle: Option<&PuzzleBoard>) -> bool {
        self.running().is_some() && puzzle.is_none_or(|puzzle| puzzle.attempt.clue < Clue::Place)
    }

    fn left(&self, now: f64) -> Option<f64> {
        self.running().map(|run| run.left(now))
    }

    fn pause(&mut self, seconds: f64) {
        if let Some(run) = &mut self.run {
            run.pause(seconds);
        }
    }

    /// Goes to the next puzzle or begins a run, but not by a key press that was meant for the last
    /// run.
    fn turn_page(&mut self, _: isize, _: Option<&PuzzleBoard>, context: &Context) -> PageTurn {
        match (&self.run, self.ended) {
            (None, _) => {}
            (_, Some((at, _))) if context.now - at >= PAUSE_END => *self = Timed::new(self.person),
            (_, None) if self.judged.is_some() => return PageTurn::Next,
            _ => return PageTurn::Same,
        }
        self.run = Some(Run::begin(context.now));
        PageTurn::Next
    }

    /// Shows the answer of a judged puzzle, and goes to the next one after a pause.
    ///
    /// A placement that was made in time is judged before the run ends.
    fn tick(&mut self, puzzle: Option<&mut PuzzleBoard>, context: &mut Context) -> PageTurn {
        let Some(run) = self.running() else { return PageTurn::Same };
        let is_judging = |puzzle: &&mut PuzzleBoard| puzzle.state() == ExerciseState::Judging;
        let is_over =
            run.state(context.now) != RunState::Running && !puzzle.as_ref().is_some_and(is_judging);
        let (solved, errors) = (run.solved(), run.errors());
        if (is_over || self.judged.is_some())
            && let Some(puzzle) = puzzle
        {
            puzzle.show_answer(context.now);
        }
        if is_over {
            let (person, at) = (self.person, Timestamp::now());
            context.add(Entry::Run { person, at, solved, errors });
            let is_this = |run: &RunResult| *run == RunResult { solved, errors, date: at };
            let index = context.profile.puzzle_records(person).runs().iter().position(is_this);
            self.ended = Some((context.now, index));
            self.name_missed(context);
            return PageTurn::Same;
        }
        let pause = if self.results.last() == Some(&true) { PAUSE_RIGHT } else { PAUSE_WRONG };
        match self.judged {
            Some(at) if context.now - at >= pause => PageTurn::Next,
            _ => PageTurn::Same,
        }
    }

    fn end(&mut self) {
        if let Some(run) = &mut self.run {
            run.leave();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::training::PuzzleScreen;
    use crate::app::screens::training::board::play;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Destination, Pressed, Tester};
    use crate::app::sound::LAST_SECONDS;
    use crate::app::ui::TableLayout;
    use crate::app::window::Canvas;
    use crate::game::Files;
    use miniquad::KeyCode;

    fn open(context: &mut Context) -> PuzzleScreen<Timed> {
        PuzzleScreen::new(Timed::new(context.my_id()), context)
    }

    fn is_running(tester: &mut Tester<PuzzleScreen<Timed>>) -> bool {
        tester.screen().source.running().is_some()
    }

    fn begun(context: Context) -> Tester<PuzzleScreen<Timed>> {
        let mut tester = Tester::with(context, open);
        tester.press(KeyCode::Enter);
        tester.wait_until(|screen| screen.puzzle.is_some());
        tester
    }

    fn new() -> Tester<PuzzleScreen<Timed>> {
        begun(Context::new(Preferences::default(), Files::nowhere()))
    }

    fn puzzle(screen: &mut PuzzleScreen<Timed>) -> &mut PuzzleBoard {
        screen.puzzle.as_mut().unwrap()
    }

    fn score(tester: &mut Tester<PuzzleScreen<Timed>>) -> (u32, u32) {
        let run = tester.screen().source.run.as_ref().unwrap();
        (run.solved(), run.errors())
    }

    /// Lets the verdict be seen, and waits for the next puzzle.
    fn go_on(tester: &mut Tester<PuzzleScreen<Timed>>) {
        tester.pass(PAUSE_WRONG + 0.1);
        tester.wait_until(|screen| {
            let Timed { ended, judged, .. } = &screen.source;
            ended.is_some() || screen.puzzle.is_some() && judged.is_none()
        });
    }

    /// Five best runs of two lines each once pushed the buttons and the result out of sight.
    #[test]
    fn the_button_and_the_result_are_in_sight_after_many_runs() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        (10..15).for_each(|solved| context.finish_run(solved, 2));
        let mut tester = Tester::with(context, open);
        let place = |tester: &mut Tester<PuzzleScreen<Timed>>, canvas, says: &str| {
            let all = tester.placed_in(canvas);
            let found = all.iter().find(|(text, _)| text.starts_with(says));
            found.unwrap_or_else(|| panic!("{says}: {all:?}")).1
        };
        let windows = [(400.0, 800.0), (640.0, 480.0), (1280.0, 800.0)];
        for canvas in windows.map(|(width, height)| Canvas::new(width, height)) {
            let panel = TableLayout::new(canvas.size).panel;
            assert!(place(&mut tester, canvas, "Begin").bottom() < panel.bottom(), "{canvas:?}");
        }
        tester.press(KeyCode::Enter);
        for _ in 0..Run::MAX_ERRORS {
            tester.wait_until(|screen| screen.puzzle.is_some() && screen.source.judged.is_none());
            tester.press(KeyCode::PageDown);
            tester.idle();
            go_on(&mut tester);
        }
        for canvas in windows.map(|(width, height)| Canvas::new(width, height)) {
            let [again, result, board] = ["Another run", "Third mistake", "Try it"]
                .map(|says| place(&mut tester, canvas, says));
            let panel = TableLayout::new(canvas.size).panel;
            assert!(again.bottom() < panel.bottom(), "{canvas:?}");
            assert!(result.right() < board.left() || result.bottom() < board.top(), "{canvas:?}");
        }
    }

    /// The page was half empty.
    #[test]
    fn a_run_that_has_not_begun_has_all_its_time() {
        let mut tester = Tester::new(open);
        let timed = Timed::new(tester.context().my_id());
        let Some(BoxContents::Run(status)) = timed.box_contents(None, tester.context()) else {
            panic!("the box is empty")
        };
        assert_eq!((status.left, status.results.len()), (Some(Run::LENGTH), 0));
    }

    /// The clock once was a small number beside the board, and nothing showed its last seconds.
    #[test]
    fn each_puzzle_is_ticked_off_and_the_last_seconds_are_seen() {
        let mut tester = new();
        tester.context().finish_run(3, 0);
        for right in [true, false] {
            play(&mut tester, puzzle, right);
            go_on(&mut tester);
        }
        let now = tester.context().now;
        let run = &tester.screen().source;
        assert_eq!(run.results, [true, false]);
        let left = run.left(now).unwrap();
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
        let mut tester = Tester::new(open);
        tester.pass(500.0);
        assert!(!is_running(&mut tester));
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn no_time_passes_under_the_help_and_while_the_window_is_left() {
        let mut tester = new();
        let left = |tester: &mut Tester<PuzzleScreen<Timed>>| {
            let now = tester.context().now;
            tester.screen().source.left(now).unwrap() as u64
        };
        tester.pass(10.0);
        assert_eq!(left(&mut tester), 170);
        assert!(matches!(tester.press(KeyCode::F1), Pressed::Open(Destination::Learn(Some(_)))));
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

    /// The countdown once stood still for seconds while the player thought.
    #[test]
    fn the_countdown_keeps_the_window_awake_unless_it_is_paused() {
        let mut tester = new();
        tester.pass(100.0);
        assert!(tester.is_busy());
        tester.context().has_left = true;
        tester.idle();
        tester.pass(1.0);
        assert!(!tester.is_busy());
    }

    #[test]
    fn puzzles_follow_each_other_until_the_time_is_over() {
        let folder = tempfile::tempdir().unwrap();
        let context = || {
            let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
            context.read_profile();
            context
        };
        let mut tester = begun(context());
        tester.context().finish_run(1, 0);
        for solved in 1..=2 {
            play(&mut tester, puzzle, true);
            assert_eq!(score(&mut tester), (solved, 0));
            go_on(&mut tester);
        }
        play(&mut tester, puzzle, false);
        assert_eq!(score(&mut tester), (2, 1));
        let shown = tester.shown().join("\n");
        assert!(shown.contains("2:") && shown.contains("winning move"), "{shown}");
        go_on(&mut tester);
        tester.pass(Run::LENGTH);
        assert!(!is_running(&mut tester));
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
        assert!(!is_running(&mut tester));
        assert!(tester.context().my_training().runs().is_empty(), "nothing was solved");
        let shown = tester.shown();
        let is_praised = shown.iter().any(|text| text.contains("best run!"));
        assert!(!is_praised, "{shown:?}");
        tester.press(KeyCode::Enter);
        assert!(!is_running(&mut tester), "the key that lost must not begin anew");
        tester.pass(2.0);
        tester.press(KeyCode::Enter);
        assert!(is_running(&mut tester));
    }

    /// One puzzle solved in the very first run once was "your best run!"
    #[test]
    fn the_first_of_all_runs_is_not_praised_as_the_best() {
        let mut tester = new();
        play(&mut tester, puzzle, true);
        tester.press_all(&[KeyCode::Escape, KeyCode::Y]);
        tester.idle();
        assert_eq!(tester.context().my_training().runs()[0].solved, 1);
        let shown = tester.shown().join("\n");
        assert!(shown.contains("The run has ended. Solved: 1"), "{shown}");
    }

    /// A single press of Escape once ended a run.
    #[test]
    fn a_run_ends_only_after_a_question() {
        let mut tester = new();
        tester.press_all(&[KeyCode::Escape, KeyCode::Enter]);
        assert!(is_running(&mut tester), "the safe answer goes on");
        tester.press_all(&[KeyCode::Space, KeyCode::Escape, KeyCode::Y]);
        tester.idle();
        assert!(!is_running(&mut tester));
    }

    /// A new puzzle once stood beside the idea of the previous one.
    #[test]
    fn the_idea_of_a_puzzle_goes_with_it() {
        let mut tester = new();
        let task = tester.context().texts.get(msg::PUZZLE_TASK).to_owned();
        let asks = |tester: &mut Tester<PuzzleScreen<Timed>>| tester.shown().contains(&task);
        assert!(asks(&mut tester));
        play(&mut tester, puzzle, false);
        assert!(!asks(&mut tester), "its idea is shown");
        let verdict = tester.context().texts.get(msg::TRAINING_RUN_WRONG).to_owned();
        let facts = tester.screen().puzzle.as_ref().unwrap().idea.unwrap();
        let idea = tester.context().texts.idea(&facts);
        let shown = tester.shown();
        let place = |text: &String| shown.iter().position(|it| it == text);
        assert!(place(&verdict).unwrap() < place(&idea).unwrap(), "{shown:?}");
        go_on(&mut tester);
        assert!(asks(&mut tester));
    }

    #[test]
    fn nothing_in_the_panel_moves_when_a_run_begins_or_ends() {
        let mut tester = Tester::new(open);
        let mut places = Vec::new();
        for key in [KeyCode::Enter, KeyCode::Escape, KeyCode::Y, KeyCode::F12] {
            let all = tester.placed_in(Canvas::new(1280.0, 800.0));
            let place_of =
                |name: &str| all.iter().find(|(text, _)| text == name).map(|(_, at)| *at);
            places.push(["Help", "1", "7"].map(place_of));
            tester.press(key);
        }
        assert!(places[0].iter().all(Option::is_some));
        assert!(places.iter().all(|other| *other == places[0]), "{places:?}");
        assert!(!is_running(&mut tester), "a run that is left has ended");
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
