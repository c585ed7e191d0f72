//! The puzzles of a day: an easy and a harder one.

use std::iter::once;

use chrono::Timelike;

use super::board::PuzzleBoard;
use super::puzzle::{PageTurn, Source};
use crate::app::board::Clue;
use crate::app::screens::exercise::Message;
use crate::app::screens::panel::{BoxContents, Remark, Verdict};
use crate::app::shell::{Context, Destination, Training, today};
use crate::app::text::{self, Texts, args, msg};
use crate::app::ui::{ACCENT, Command, Icon, TEXT};
use crate::game::{
    DailyPuzzle, DailyRecord, Entry, PersonId, PuzzleResult, PuzzleSource, Supply, Timestamp,
};

/// A puzzle of a day.
pub struct Daily {
    daily: DailyPuzzle,
    /// Whether it was opened on its day, or before. Midnight may pass while it is open.
    in_time: bool,
    person: PersonId,
    /// Makes the puzzle, unless the page of puzzles has made it.
    supply: Option<Supply>,
    /// The number of wrong tries that are saved.
    saved: u32,
}

impl Daily {
    /// Starts to make the puzzle, unless it has been made.
    pub fn new(daily: DailyPuzzle, context: &Context) -> Daily {
        let is_made = context.daily_puzzles.contains_key(&daily);
        let supply = (!is_made).then(|| Supply::start(once(daily.order())));
        let in_time = daily.day >= today();
        Daily { daily, in_time, person: context.my_id(), supply, saved: 0 }
    }

    /// Returns what was reached so far.
    fn record(&self, context: &Context) -> DailyRecord {
        context.profile.puzzle_records(self.person).daily(self.daily)
    }

    /// Returns the other puzzle of the day, if it is neither solved nor shown.
    fn open_other(&self, context: &Context) -> Option<DailyPuzzle> {
        let other = DailyPuzzle { is_easy: !self.daily.is_easy, ..self.daily };
        context.profile.puzzle_records(self.person).daily(other).is_open().then_some(other)
    }

    /// Returns the streak and the longest one as a text.
    fn streak(&self, context: &Context) -> String {
        let days = context.profile.puzzle_records(self.person).days();
        context.texts.streak(days, self.daily.day)
    }

    /// Returns how many tries and hints it took, once the puzzle is solved.
    fn tries(&self, context: &Context) -> Option<String> {
        let DailyRecord { wrong, hints, solved, .. } = self.record(context);
        solved.then(|| context.texts.fill(msg::DAILY_TRIES, args!(n = wrong + 1, hints)))
    }

    /// Returns whether the first streak of the person begins by this puzzle.
    fn begins_streak(&self, context: &Context) -> bool {
        let days = context.profile.puzzle_records(self.person).days();
        self.in_time && days.contains(self.daily.day) && days.longest() == 1
    }

    /// Returns what a shown answer means for the day, unless that is solved by the other puzzle.
    fn about_day(&self, context: &Context) -> Option<String> {
        let days = context.profile.puzzle_records(self.person).days();
        let is_lost = self.in_time && self.record(context).shown && !days.contains(self.daily.day);
        let is_open = self.open_other(context).is_some();
        let message = if is_open { msg::DAILY_NOT_YET } else { msg::DAILY_NOT };
        is_lost.then(|| context.texts.get(message).to_owned())
    }

    /// Returns the result as a text that gives nothing of the answer away: a square for each wrong
    /// try, each hint, and the answer.
    fn as_text(&self, puzzle: &PuzzleBoard, context: &Context) -> String {
        let texts = &context.texts;
        let DailyRecord { wrong, hints, solved, .. } = self.record(context);
        let date = texts.date(self.daily.day.date());
        let grade = texts.grade_of_daily(self.daily.is_easy, puzzle.puzzle.grade);
        let square = |square: &str, count: u32| square.repeat(count as usize);
        let squares = [
            square("\u{1f7e8}", hints),
            square("\u{1f7e5}", wrong),
            square(if solved { "\u{1f7e9}" } else { "\u{2b1c}" }, 1),
        ];
        let tries = self.tries(context);
        let streak = (solved && self.in_time).then(|| self.streak(context));
        let lines = [Some(texts.fill(msg::DAILY_RESULT, args!(date, grade))), tries, streak];
        lines.into_iter().flatten().chain([squares.concat()]).collect::<Vec<_>>().join("\n")
    }
}

/// Returns a sentence on the time until midnight, when the next puzzles come.
pub fn time_to_next(texts: &Texts) -> String {
    let minutes = 24 * 60 - Timestamp::now().local().num_seconds_from_midnight() / 60;
    texts.fill(msg::DAILY_NEXT, args!(hours = minutes / 60, minutes = minutes % 60))
}

impl Source for Daily {
    const TITLE: text::Message = msg::TRAINING_DAILY;
    const NEXT: text::Message = msg::DAILY_MORE;

    fn next_puzzle(&mut self, context: &Context) -> Option<PuzzleBoard> {
        let made = context.daily_puzzles.get(&self.daily).cloned();
        let made = made.or_else(|| self.supply.as_ref()?.take())?;
        let mut puzzle = PuzzleBoard::from_made(made, context.now);
        puzzle.attempt.helped = self.record(context).shown;
        // The box says how many tries it took.
        puzzle.board.plays_wins = false;
        Some(puzzle)
    }

    fn remarks(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> Vec<Remark> {
        let texts = &context.texts;
        let mut title = texts.date(self.daily.day.date());
        if let Some(puzzle) = puzzle {
            let grade = texts.grade_of_daily(self.daily.is_easy, puzzle.puzzle.grade);
            title = texts.fill(msg::TRAINING_DAILY_TITLE, args!(date = title, grade));
        }
        let is_solved = self.record(context).solved;
        let solved = is_solved.then(|| texts.get(msg::PUZZLE_SOLVED).to_owned().into());
        let streak = if self.in_time {
            Remark::with_tip(self.streak(context), msg::TIP_STREAK)
        } else {
            texts.get(msg::DAILY_PAST).to_owned().into()
        };
        once(title.into()).chain(solved).chain(once(streak)).collect()
    }

    /// Returns the verdict; once the puzzle is solved or shown, how many tries it took, and when
    /// the next ones come, unless the other one waits. The first streak is greeted.
    fn box_contents(&self, verdict: Option<Verdict>, context: &Context) -> Option<BoxContents> {
        let texts = &context.texts;
        if let Some(verdict) = verdict {
            return Some(BoxContents::from_message(texts, verdict));
        }
        let is_day_over = self.in_time && self.open_other(context).is_none();
        let next = is_day_over.then(|| time_to_next(texts));
        let first = self.begins_streak(context).then(|| texts.get(msg::DAILY_FIRST).to_owned());
        let color = if first.is_some() { ACCENT } else { TEXT };
        let lines = [first, self.tries(context), self.about_day(context), next];
        let lines: Vec<String> = lines.into_iter().flatten().collect();
        (!lines.is_empty()).then(|| BoxContents::Text(lines.join("\n"), color))
    }

    fn neighbours(&self, puzzle: Option<&PuzzleBoard>) -> [Option<bool>; 2] {
        let is_over = puzzle.is_some_and(|puzzle| puzzle.attempt.solved || puzzle.attempt.helped);
        [None, Some(is_over)]
    }

    fn beside_next(
        &self,
        puzzle: Option<&PuzzleBoard>,
        context: &Context,
    ) -> Option<Command<Message>> {
        let is_over = puzzle.is_some() && !self.record(context).is_open();
        let copy = Command::new(msg::DAILY_COPY, None, Message::Beside).icon(Icon::Copy);
        Some(copy.enabled(is_over))
    }

    fn act(&mut self, puzzle: Option<&PuzzleBoard>, context: &mut Context) {
        if let Some(puzzle) = puzzle {
            context.copy(self.as_text(puzzle, context), msg::DAILY_COPIED);
        }
    }

    /// Leads to the other puzzle of the day while that is open, and else to endless puzzles.
    fn turn_page(&mut self, _: isize, from: Option<&PuzzleBoard>, context: &Context) -> PageTurn {
        let endless = Destination::Training(Training::Endless);
        match self.neighbours(from) {
            [_, Some(true)] => {
                PageTurn::Leads(self.open_other(context).map_or(endless, Destination::DailyPuzzle))
            }
            _ => PageTurn::Same,
        }
    }

    fn save_progress(&mut self, puzzle: &PuzzleBoard, context: &mut Context) {
        let record = self.record(context);
        if !record.is_open() {
            return;
        }
        let (person, at, DailyPuzzle { day, is_easy }) =
            (self.person, Timestamp::now(), self.daily);
        let source = match (self.in_time, is_easy) {
            (true, true) => PuzzleSource::Easy(day),
            (true, false) => PuzzleSource::Daily(day),
            (false, easy) => PuzzleSource::Past { day, easy },
        };
        let attempt = puzzle.attempt;
        let result = if attempt.clue == Clue::Place {
            PuzzleResult::Shown
        } else if attempt.solved {
            PuzzleResult::Solved { wrong: record.wrong, hints: attempt.hints }
        } else if attempt.wrong > self.saved {
            self.saved = attempt.wrong;
            PuzzleResult::Missed
        } else {
            return;
        };
        context.add(Entry::Puzzle { person, at, puzzle: source, result });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::training::PuzzleScreen;
    use crate::app::screens::training::board::play;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{Day, ExerciseState, Files};
    use miniquad::KeyCode;
    use std::iter::empty;

    fn day() -> Day {
        // The puzzle of this day is made quickly.
        "2026-11-30".parse().unwrap()
    }

    fn harder(day: Day) -> DailyPuzzle {
        DailyPuzzle { day, is_easy: false }
    }

    /// Returns the puzzle as if it had been opened on its day.
    fn in_time(day: Day, context: &Context) -> Daily {
        Daily { in_time: true, ..Daily::new(harder(day), context) }
    }

    fn opened(context: Context) -> Tester<PuzzleScreen<Daily>> {
        let mut tester =
            Tester::with(context, |context| PuzzleScreen::new(in_time(day(), context), context));
        tester.wait_until(|screen| screen.puzzle.is_some());
        tester
    }

    fn new() -> Tester<PuzzleScreen<Daily>> {
        opened(Context::new(Preferences::default(), Files::nowhere()))
    }

    #[test]
    fn the_puzzle_of_the_day_is_solved_and_saved() {
        let folder = tempfile::tempdir().unwrap();
        let context = || {
            let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
            context.read_profile();
            context
        };
        let mut tester = opened(context());
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        let shown = tester.shown().join("\n");
        assert!(tester.screen().puzzle.as_ref().unwrap().attempt.solved);
        assert!(shown.contains("Streak: 1 day"), "{shown}");
        assert!(shown.contains("your streak begins"), "it once began with a grey line: {shown}");
        assert!(shown.contains("Solved on the first try."), "{shown}");
        let facts = tester.screen().puzzle.as_ref().unwrap().idea.unwrap();
        let idea = tester.context().texts.idea(&facts);
        assert!(shown.contains(&idea), "the idea is named: {shown}");
        tester.pass(30.0);
        let next = tester.press(KeyCode::Enter);
        assert!(matches!(next, Pressed::Go(Destination::DailyPuzzle(it)) if it.is_easy));
        let back = tester.press(KeyCode::Escape);
        assert!(
            matches!(back, Pressed::Back),
            "the page is next, where the solved puzzle once was"
        );
        drop(tester);
        let context = context();
        let days = context.my_training().days();
        assert!(days.contains(day()) && days.streak(day()) == 1);
    }

    #[test]
    fn a_puzzle_that_is_solved_after_its_day_counts_if_it_was_begun_on_it() {
        let past: Day = "2020-01-07".parse().unwrap();
        for is_begun_on_it in [true, false] {
            let context = Context::new(Preferences::default(), Files::nowhere());
            let mut tester = Tester::with(context, |context| {
                let late = Daily::new(harder(past), context);
                assert!(!late.in_time);
                let daily = if is_begun_on_it { in_time(past, context) } else { late };
                PuzzleScreen::new(daily, context)
            });
            tester.wait_until(|screen| screen.puzzle.is_some());
            play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
            let says = tester.shown().join("\n").contains("restore a streak");
            assert_eq!(says, !is_begun_on_it, "the page says so");
            let records = tester.context().my_training();
            assert!(records.daily(harder(past)).solved);
            assert_eq!(records.days().contains(past), is_begun_on_it);
        }
    }

    /// Each puzzle once led to endless ones, past the other one of the day.
    #[test]
    fn a_puzzle_of_the_day_leads_to_the_other_one_until_that_is_solved() {
        let easy = DailyPuzzle { day: day(), is_easy: true };
        let context = Context::new(Preferences::default(), Files::nowhere());
        let mut tester = Tester::with(context, |context| {
            let daily = Daily { in_time: true, ..Daily::new(easy, context) };
            PuzzleScreen::new(daily, context)
        });
        tester.wait_until(|screen| screen.puzzle.is_some());
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        let puzzle = tester.screen().puzzle.take();
        let mut daily = Daily::new(easy, tester.context());
        let mut next = |context: &Context| daily.turn_page(1, puzzle.as_ref(), context);
        let PageTurn::Leads(Destination::DailyPuzzle(other)) = next(tester.context()) else {
            panic!("the other one")
        };
        assert_eq!(other, harder(day()));
        tester.context().solve(PuzzleSource::Daily(day()));
        let PageTurn::Leads(Destination::Training(other)) = next(tester.context()) else {
            panic!("endless puzzles")
        };
        assert_eq!(other, Training::Endless);
    }

    /// Nothing once said how many tries it took, or could be shown to others.
    #[test]
    fn tries_are_counted_even_after_a_restart_and_the_result_can_be_copied() {
        let mut tester = new();
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), false);
        let files = Files::nowhere();
        let context =
            std::mem::replace(tester.context(), Context::new(Preferences::default(), files));
        let mut again = opened(context);
        assert_eq!(again.context().my_training().daily(harder(day())).wrong, 1);
        play(&mut again, |screen| screen.puzzle.as_mut().unwrap(), false);
        again.press_all(&[KeyCode::U, KeyCode::H]);
        play(&mut again, |screen| screen.puzzle.as_mut().unwrap(), true);
        let record = again.context().my_training().daily(harder(day()));
        assert_eq!((record.wrong, record.hints, record.solved), (2, 1, true));
        assert!(again.shown().join("\n").contains("Solved in 3 tries, with a hint."));
        let board = again.screen().puzzle.take().unwrap();
        let daily = Daily::new(harder(day()), again.context());
        let text = daily.as_text(&board, again.context());
        let squares = "\u{1f7e8}\u{1f7e5}\u{1f7e5}\u{1f7e9}";
        assert!(text.ends_with(squares) && text.contains("30 Nov 2026"), "{text}");
        assert!(text.contains("Solved in 3 tries, with a hint."), "{text}");
        let answer = board.puzzle.solution.to_string();
        assert!(!text.contains(&answer), "no spoiler");
    }

    /// The news that the result was copied once went on over the page below.
    #[test]
    fn news_of_the_message_box_goes_with_its_screen() {
        let mut tester = new();
        tester.context().refuse(msg::PICTURE_BUSY);
        tester.idle();
        let news = tester.notice().unwrap().to_owned();
        assert!(tester.shown().contains(&news));
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
        assert_eq!(tester.notice(), None);
    }

    #[test]
    fn a_wrong_placement_may_be_taken_back_and_the_day_solved() {
        let mut tester = new();
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), false);
        assert_eq!(tester.screen().puzzle.as_ref().unwrap().state(), ExerciseState::Failed);
        let facts = tester.screen().puzzle.as_ref().unwrap().idea.unwrap();
        let idea = tester.context().texts.idea(&facts);
        assert!(!tester.shown().contains(&idea), "it does not fit what was placed");
        assert!(!tester.context().my_training().days().contains(day()));
        tester.press(KeyCode::U);
        assert_eq!(tester.screen().puzzle.as_ref().unwrap().state(), ExerciseState::Open);
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        assert!(tester.context().my_training().days().contains(day()));
    }

    /// Whoever saw an answer once was not told whether the day could still count.
    #[test]
    fn after_an_answer_was_shown_the_other_puzzle_can_save_the_day() {
        let mut tester = new();
        tester.press_all(&[KeyCode::H; 3]);
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        let (person, at) = (tester.context().my_id(), Timestamp::now());
        let texts = [("can still", "The next two"), ("doesn’t count", "can still")];
        for ((says, not), result) in texts.into_iter().zip([None, Some(PuzzleResult::Shown)]) {
            if let Some(result) = result {
                let puzzle = PuzzleSource::Easy(day());
                tester.context().add(Entry::Puzzle { person, at, puzzle, result });
            }
            let daily = in_time(day(), tester.context());
            let Some(BoxContents::Text(text, _)) = daily.box_contents(None, tester.context())
            else {
                panic!("the box is empty")
            };
            assert!(text.contains(says) && !text.contains(not), "{text}");
        }
    }

    #[test]
    fn an_answer_that_was_shown_does_not_count_now_or_later() {
        let mut tester = new();
        tester.press_all(&[KeyCode::H; 3]);
        play(&mut tester, |screen| screen.puzzle.as_mut().unwrap(), true);
        assert!(!tester.context().my_training().days().contains(day()));
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.add(Entry::Puzzle {
            person: context.my_id(),
            at: Timestamp::now(),
            puzzle: PuzzleSource::Daily(day()),
            result: PuzzleResult::Shown,
        });
        let mut again = opened(context);
        play(&mut again, |screen| screen.puzzle.as_mut().unwrap(), true);
        assert!(!again.context().my_training().days().contains(day()));
    }

    #[test]
    fn the_player_may_leave_while_the_puzzle_is_being_made() {
        let context = Context::new(Preferences::default(), Files::nowhere());
        let supply = Some(Supply::start(empty()));
        let never = Daily { supply, ..Daily::new(harder(day()), &context) };
        let mut tester = Tester::with(context, |context| PuzzleScreen::new(never, context));
        let shown = tester.shown().join("\n");
        assert!(shown.contains("is being made"), "{shown}");
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    /// The puzzle once appeared seconds after it was made.
    #[test]
    fn a_puzzle_that_is_being_made_keeps_the_window_awake() {
        let mut tester = Tester::new(|context| PuzzleScreen::new(in_time(day(), context), context));
        tester.wait_until(|screen| screen.puzzle.is_some());
        tester.pass(100.0);
        assert!(!tester.is_busy());
        tester.screen().puzzle = None;
        assert!(tester.is_busy());
    }
}
