//! The page of all puzzles: a large one of the day, and beside it everything else that can be
//! solved or made.

use std::iter::{once, repeat_n};

use egui::{Align2, CornerRadius, Rect, StrokeKind, Ui, Vec2};
use egui::{pos2, vec2};

use super::daily::time_to_next;
use super::practice::{board_of, next_day};
use crate::app::board::drawing;
use crate::app::screens::rating_graph;
use crate::app::shell::{
    Article, Context, Destination, Page, Screen, Sitting, Training, Transition, View, today,
};
use crate::app::speech::{Kind, Part};
use crate::app::text::{self, args, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, Card, Command, FAINT, GAP, Ground, HEADING, Icon, LABEL,
    Stop, TEXT, Tip, bold, paint_elided, paint_fitted, regular, theme, widgets,
};
use crate::game::{
    self as game, Board, DailyPuzzle, Day, GRADES, Game, RunResult, StackingGame, Supply, puzzles,
};

/// Messages to the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Solve the puzzle on show.
    Daily,
    /// Show the puzzles of this day.
    Day(Day),
    /// Show the easy or the harder puzzle of the day.
    Kind(bool),
    /// Practise what is due.
    Again,
    Endless,
    Run,
    /// Solve the next unsolved puzzle of this grade, or the first if all are solved.
    Grade(usize),
    Editor,
    Stacking,
}

/// The page of all puzzles.
pub struct PuzzlesScreen {
    /// The last day of the strip of days.
    last: Day,
    /// The day whose puzzle is shown.
    day: Day,
    /// Whether its easy puzzle is shown.
    is_easy: bool,
    /// The day on which the page was opened.
    opened_on: Day,
    /// Makes a puzzle of a day.
    supply: Option<(DailyPuzzle, Supply)>,
}

/// Smallest height of the cards above the grades, in points.
const MIN_CARD: f32 = 96.0;

/// Largest height of the cards above the grades, in points.
const MAX_CARD: f32 = 148.0;

/// Height of the cards below the grades, in points.
const LOW_CARD: f32 = 62.0;

/// Height of a grade, in points.
const ROW: f32 = 44.0;

/// Height of the heading above the grades, in points.
const NAME: f32 = 36.0;

/// Height of the texts above the board, in points.
const ABOVE: f32 = 56.0;

/// Height of the buttons that choose a puzzle of the day, with the gap below them, in points.
const KINDS: f32 = 50.0;

/// Height of the days below the board, in points.
const BELOW: f32 = 82.0;

/// Smallest side of the board, in points.
const MIN_BOARD: f32 = 140.0;

/// Largest side of the board, in points.
const MAX_BOARD: f32 = 380.0;

/// The board's share of the height in a narrow window, where everything else is below it.
const NARROW: f32 = 0.24;

/// Smallest width of the card of second chances with boards on it, in points.
const MIN_AGAIN: f32 = 480.0;

/// Largest number of boards on the card of second chances.
const MAX_BOARDS: usize = 4;

/// Number of days for which the page shows whether their puzzles were solved.
const DAYS: u32 = 7;

/// Padding inside a card, in points.
const PADDING: f32 = 12.0;

/// Height of the name of a card above the grades, in points.
const HEAD: f32 = 28.0;

/// Side of a card's icon, in points.
const ICON: f32 = 20.0;

impl PuzzlesScreen {
    /// Returns the page with the puzzles of a day.
    pub fn new(day: Day, context: &Context) -> PuzzlesScreen {
        let mut page =
            PuzzlesScreen { last: day, day, is_easy: true, opened_on: today(), supply: None };
        page.is_easy = page.is_open(context);
        page
    }

    /// Returns the puzzle on show.
    fn daily(&self) -> DailyPuzzle {
        DailyPuzzle { day: self.day, is_easy: self.is_easy }
    }

    /// Returns whether the puzzle on show may be solved.
    fn is_open(&self, context: &Context) -> bool {
        context.my_training().daily(self.daily()).is_open()
    }

    /// Returns whether the puzzles of today are on show, and none of them may be solved any more.
    fn is_day_over(&self, context: &Context) -> bool {
        let records = context.my_training();
        let both = DailyPuzzle::both(self.opened_on);
        self.day == self.opened_on && !both.iter().any(|it| records.daily(*it).is_open())
    }

    /// Returns the buttons that choose one of the puzzles of the day on show.
    fn kinds(&self, context: &Context) -> Vec<Command<Message>> {
        let kind = |daily: DailyPuzzle| {
            let label = if daily.is_easy { msg::DAILY_EASY } else { msg::DAILY_HARDER };
            let kind = Command::new(label, None, Message::Kind(daily.is_easy));
            let is_solved = context.my_training().daily(daily).solved;
            let kind = if is_solved { kind.icon(Icon::Check) } else { kind };
            kind.on(daily.is_easy == self.is_easy)
        };
        DailyPuzzle::both(self.day).map(kind).into()
    }

    /// Returns the days of the strip, the earliest first.
    fn days(&self) -> impl Iterator<Item = Day> + use<> {
        let last = self.last;
        (0..DAYS).rev().filter_map(move |before| last.before(before))
    }

    /// Makes the puzzle on show, unless it has been made.
    fn make(&mut self, context: &mut Context) {
        let daily = self.daily();
        if let Some((made, supply)) = &self.supply
            && let Some(puzzle) = supply.take()
        {
            context.daily_puzzles.insert(*made, puzzle);
            self.supply = None;
        }
        let is_made = context.daily_puzzles.contains_key(&daily);
        let is_making = self.supply.as_ref().is_some_and(|(making, _)| *making == daily);
        if !is_made && !is_making {
            self.supply = Some((daily, Supply::start(once(daily.order()))));
        }
    }

    /// Shows the puzzle of the day, and the days before it.
    fn show_daily(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let made = context.daily_puzzles.get(&self.daily());
        let date = texts.date(self.day.date());
        let about = match made {
            _ if self.is_day_over(context) => time_to_next(texts),
            Some(made) => {
                let grade = texts.grade_of_daily(self.is_easy, made.puzzle.grade);
                texts.fill(msg::TRAINING_DAILY_TITLE, args!(date, grade))
            }
            None => date,
        };
        let room = ui.available_size();
        let (name, note) = widgets::strip(ui, ABOVE - GAP).split_top_bottom_at_fraction(0.6);
        let title = texts.get(msg::TRAINING_DAILY);
        paint_elided(ui, name, Align2::LEFT_CENTER, title, bold(HEADING), TEXT);
        paint_elided(ui, note, Align2::LEFT_CENTER, &about, regular(LABEL), FAINT);
        let kinds = widgets::strip(ui, ButtonSize::Segment.height() + 6.0);
        let chooser = Stop::new(title, Message::Daily).known_by(&"kinds");
        view.chooser_in(ui, kinds, (&self.kinds(context), usize::MAX), chooser);
        let height =
            if view.is_narrow() { room.y * NARROW } else { room.y - ABOVE - KINDS - BELOW };
        let side = room.x.min(height.clamp(MIN_BOARD, MAX_BOARD));
        let rect = widgets::strip(ui, side);
        let rect = Rect::from_center_size(rect.center(), Vec2::splat(side));
        let board = made.map_or_else(Board::empty, |made| made.puzzle.board.clone());
        drawing::show_small(ui, 0, rect, &Game::new(board), None);
        if made.is_none() {
            let making = texts.get(msg::TRAINING_MAKING);
            let line = Rect::from_center_size(rect.center(), vec2(side - GAP, NAME));
            ui.painter().rect_filled(line, CornerRadius::same(4), theme::glass(220));
            paint_elided(ui, line, Align2::CENTER_CENTER, making, regular(LABEL), TEXT);
        }
        self.show_days(ui, view);
    }

    /// Shows the streak of days with a solved puzzle, and a mark for each of the last days.
    fn show_days(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let records = context.my_training();
        let days = records.days();
        let (line, row) = widgets::strip(ui, BELOW - GAP).split_top_bottom_at_fraction(0.3);
        if self.day == self.last {
            let streak = texts.streak(days, self.day);
            let about = Some(texts.get(msg::TIP_STREAK));
            widgets::paint_with_tip(
                ui,
                line,
                Align2::LEFT_CENTER,
                &streak,
                about,
                bold(LABEL),
                TEXT,
            );
        } else {
            let past = texts.get(msg::DAILY_PAST);
            let fonts = [regular(LABEL), regular(CAPTION)];
            paint_fitted(ui, line, Align2::LEFT_CENTER, past, fonts, FAINT);
        }
        let step = row.width() / DAYS as f32;
        for (index, day) in self.days().enumerate() {
            let left = row.left() + index as f32 * step;
            let cell = Rect::from_min_max(pos2(left, row.top()), pos2(left + step, row.bottom()));
            let is_solved = DailyPuzzle::both(day).iter().any(|it| records.daily(*it).solved);
            let is_shown = day == self.day;
            let solved = if is_solved { texts.get(msg::PUZZLE_SOLVED) } else { "" };
            let stop = Stop::new(texts.date(day.date()), Message::Daily).valued(solved);
            let stop = stop.arriving(Message::Day(day)).first(is_shown);
            let told = (Kind::Item, Part { is_on: is_shown, ..Part::default() });
            view.show(ui, cell, (Ground::Bare, false), told, stop);
            let middle = pos2(cell.center().x, row.top() + 15.0);
            let (width, color) = if is_shown { (2.0, ACCENT) } else { (1.0, FAINT) };
            if days.contains(day) {
                widgets::paint_done(ui, middle, 11.0, LABEL);
            } else {
                ui.painter().circle_stroke(middle, 10.0, theme::stroke(ui.ctx(), width, color));
            }
            if is_solved && !days.contains(day) {
                Icon::Check.paint(ui.painter(), middle, CAPTION, FAINT);
            }
            let (font, color) =
                if is_shown { (bold(CAPTION), TEXT) } else { (regular(CAPTION), FAINT) };
            let number = day.date().format("%-d").to_string();
            let at = pos2(middle.x, row.bottom() - 4.0);
            ui.painter().text(at, Align2::CENTER_BOTTOM, number, font, color);
        }
    }

    /// Shows the card of second chances. Without any, it says how one is made.
    fn show_again(&self, ui: &mut Ui, view: &View<Message>) {
        let context = view.context;
        let (texts, deck, day) = (&context.texts, context.my_deck(), today());
        let rect = widgets::strip(ui, LOW_CARD);
        let name = texts.get(msg::AGAIN_TITLE);
        let icon = |ui: &Ui, rect: Rect| paint_icon(ui, rect, Icon::Repeat);
        if deck.cards().next().is_none() {
            let note = texts.get(msg::AGAIN_NONE);
            let edge = theme::stroke(ui.ctx(), 1.0, theme::light(34));
            ui.painter().rect_stroke(rect, theme::RADIUS, edge, StrokeKind::Inside);
            return Card { name, note, ..Card::default() }.paint(ui, rect, (ICON, icon));
        }
        let due = deck.due(day);
        let note = again_note(&due, context);
        let width = rect.width();
        let boards: Vec<Game> = if width < MIN_AGAIN {
            Vec::new()
        } else {
            due.iter().filter_map(|card| board_of(card, context)).take(MAX_BOARDS).collect()
        };
        let (side, pill) = (rect.height() - 16.0, if due.is_empty() { 0.0 } else { 58.0 });
        let end = pill + boards.len() as f32 * (side + GAP);
        let count = if due.is_empty() { String::new() } else { due.len().to_string() };
        let card = Card { name, note: &note, ends: [end, end], mark: &count, ..Card::default() };
        view.card(ui, rect, &card, (ICON, icon), Stop::new("", Message::Again));
        for (index, board) in boards.iter().enumerate() {
            let left = rect.right() - end + index as f32 * (side + GAP);
            let at = Rect::from_min_size(pos2(left, rect.top() + 8.0), Vec2::splat(side));
            drawing::show_small(ui, 1 + index, at, board, None);
        }
        if !due.is_empty() {
            let middle = rect.right_center() - vec2(pill / 2.0, 0.0);
            widgets::paint_count(ui, middle, due.len());
        }
    }

    /// Shows everything but the puzzle of the day.
    fn show_others(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let records = context.my_training();
        self.show_again(ui, view);
        let rest = NAME + GRADES as f32 * (ROW + GAP) + LOW_CARD + 2.0 * GAP;
        let height = (ui.available_height() - rest).clamp(MIN_CARD, MAX_CARD);
        let [left, right] = widgets::columns(widgets::strip(ui, height), GAP);
        let standing = records.standing();
        let rating = format!("{:.0}", standing.rating);
        let reached = (standing.tried > 0).then(|| texts.with(msg::TRAINING_RATING, "n", rating));
        let words = [msg::TRAINING_ENDLESS, msg::TRAINING_ENDLESS_NOTE, msg::TIP_PUZZLE_RATING];
        let endless = (Icon::Endless, words, Message::Endless);
        let below = show_training(ui, left, endless, &reached, view);
        let ratings: Vec<f64> = records.ratings().iter().map(|&it| it.into()).collect();
        if ratings.len() > 1 {
            rating_graph::show_curve(ui, below.shrink2(vec2(0.0, GAP)), &ratings, texts);
        } else if reached.is_some() {
            let note = texts.get(msg::TRAINING_ENDLESS_NOTE);
            let note = widgets::wrapped(ui, note, regular(LABEL), FAINT, below.size());
            ui.painter().galley(below.min, note, FAINT);
        }
        let best = records.runs().first();
        let reached = best.map(|run| texts.with(msg::TRAINING_BEST, "n", run.solved));
        let words = [msg::TRAINING_RUN, msg::TRAINING_RUN_NOTE, msg::TIP_RUN_ERRORS];
        let run = (Icon::Clock, words, Message::Run);
        let below = show_training(ui, right, run, &reached, view);
        if let Some(best) = best {
            show_run(ui, below, best);
        }
        show_grades(ui, view);
        let [editor, stacking] = widgets::columns(widgets::strip(ui, LOW_CARD), GAP);
        let card = |ui: &Ui, rect, icon: Icon, name, note: &str, message| {
            let picture = |ui: &Ui, rect: Rect| paint_icon(ui, rect, icon);
            let card = Card { name, note, ..Card::default() };
            view.card(ui, rect, &card, (ICON, picture), Stop::new("", message));
        };
        card(ui, editor, Icon::Edit, texts.get(msg::PUZZLES_MAKE), "", Message::Editor);
        let best = context.my_stacking().scores().iter().map(|score| score.pieces).max();
        let note = match best {
            Some(best) => texts.with(msg::TRAINING_BEST, "n", best),
            None => texts.get(msg::TRAINING_STACKING_NOTE).to_owned(),
        };
        let name = texts.get(msg::MENU_STACKING);
        card(ui, stacking, Icon::Stack, name, &note, Message::Stacking);
    }
}

/// Shows the grades, with the number of solved puzzles of each.
fn show_grades(ui: &mut Ui, view: &View<Message>) {
    let (context, texts) = (view.context, &view.context.texts);
    let progress = context.my_progress();
    let total = (0..GRADES).map(|grade| progress.grade_counts(grade).0).sum::<usize>();
    let heading = widgets::strip(ui, NAME - GAP);
    let heading = heading.with_min_y(heading.bottom() - LABEL);
    let name = texts.get(msg::PUZZLES_COLLECTIONS);
    paint_elided(ui, heading, Align2::LEFT_CENTER, name, bold(BODY), TEXT);
    show_count(ui, heading.with_max_x(heading.right() - PADDING), total, puzzles().len());
    for grade in 0..GRADES {
        let rect = widgets::strip(ui, ROW);
        let (solved, all) = progress.grade_counts(grade);
        let stop = Stop::new(texts.grade(grade), Message::Grade(grade));
        let stop = stop.valued(count_text(solved, all));
        let told = (Kind::Button, Part::default());
        view.show(ui, rect, (Ground::Quiet, false), told, stop);
        let inside = rect.shrink2(vec2(PADDING, 0.0));
        let (name, bar) = inside.split_left_right_at_fraction(0.3);
        paint_elided(ui, name, Align2::LEFT_CENTER, texts.grade(grade), bold(BODY), TEXT);
        show_count(ui, inside, solved, all);
        let bar = bar.with_min_x(bar.left() + GAP).with_max_x(bar.right() - COUNT);
        let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), GAP));
        widgets::progress_bar(ui, bar, solved as f32 / all.max(1) as f32);
    }
}

/// Returns where the cards that are due come from, or when others come back.
fn again_note(due: &[&game::Card], context: &Context) -> String {
    let texts = &context.texts;
    let games = due.iter().filter(|card| card.is_from_game()).count();
    if !due.is_empty() {
        return texts.fill(msg::AGAIN_FROM, args!(games, puzzles = due.len() - games));
    }
    next_day(context, [msg::AGAIN_TOMORROW, msg::AGAIN_ON]).unwrap_or_default()
}

/// Width of a count such as 11/16, in points.
const COUNT: f32 = 56.0;

/// Shows the number of solved puzzles at the right of a line.
fn show_count(ui: &Ui, line: Rect, solved: usize, all: usize) {
    let color = if solved == all { ACCENT } else { FAINT };
    let text = count_text(solved, all);
    ui.painter().text(line.right_center(), Align2::RIGHT_CENTER, text, bold(LABEL), color);
}

fn count_text(solved: usize, all: usize) -> String {
    format!("{solved}/{all}")
}

fn paint_icon(ui: &Ui, rect: Rect, icon: Icon) {
    icon.paint(ui.painter(), rect.center(), ICON, ACCENT);
}

/// Shows the card of a kind of training: its name, and the player's result, or else what it is.
/// Returns where a picture of the result goes.
fn show_training(
    ui: &Ui,
    rect: Rect,
    (icon, words, message): (Icon, [text::Message; 3], Message),
    reached: &Option<String>,
    view: &View<Message>,
) -> Rect {
    let [name, note, tip] = words.map(|it| view.context.texts.get(it));
    let about = reached.iter().map(String::as_str).chain([note]).collect::<Vec<_>>().join(", ");
    let (stop, told) = (Stop::new(name, message).valued(about), (Kind::Button, Part::default()));
    let response = view.show(ui, rect, (Ground::Quiet, false), told, stop);
    Tip { name, keys: "", about: Some(tip) }.show(&response);
    let inside = rect.shrink(PADDING);
    let room = vec2(inside.width(), inside.height() - HEAD);
    let note = widgets::wrapped(ui, note, regular(LABEL), FAINT, room);
    // Without a result, both texts are in the middle.
    let free = if reached.is_some() { 0.0 } else { room.y - note.size().y };
    let (head, below) = inside.split_top_bottom_at_y(inside.top() + free / 2.0 + HEAD);
    let head = head.with_min_y(head.bottom() - HEAD);
    let (at, title) = head.split_left_right_at_x(head.left() + ICON);
    paint_icon(ui, at, icon);
    let title = title.with_min_x(title.left() + GAP);
    paint_elided(ui, title, Align2::LEFT_CENTER, name, bold(BODY), TEXT);
    let Some(reached) = reached else {
        ui.painter().galley(below.min, note, FAINT);
        return below;
    };
    let at = below.right_center();
    let reached = ui.painter().text(at, Align2::RIGHT_CENTER, reached, bold(LABEL), TEXT);
    below.with_max_x(reached.left() - PADDING)
}

/// Shows a mark for each solved puzzle and for each error of a run.
fn show_run(ui: &Ui, rect: Rect, run: &RunResult) {
    let marks = [(true, run.solved), (false, run.errors)];
    let marks: Vec<bool> =
        marks.into_iter().flat_map(|(right, n)| repeat_n(right, n as usize)).collect();
    let size = vec2(rect.width(), widgets::TICKS.min(rect.height()));
    widgets::ticks(ui, Rect::from_center_size(rect.center(), size), &marks, 0);
}

impl Screen for PuzzlesScreen {
    type Message = Message;

    fn help(&self) -> Option<Destination> {
        Some(Destination::Learn(Some(Article::Strategy)))
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        if today() != self.opened_on {
            *self = PuzzlesScreen::new(today(), context);
        }
        self.make(context);
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let context = view.context;
        context.await_task(self.supply.is_some());
        let has_due = !context.my_deck().due(today()).is_empty();
        let (label, icon, message) = match (self.is_open(context), has_due) {
            (true, _) => (msg::PUZZLES_SOLVE, Icon::Puzzle, Message::Daily),
            (false, true) => (msg::AGAIN_TITLE, Icon::Repeat, Message::Again),
            (false, false) => (msg::TRAINING_ENDLESS, Icon::Endless, Message::Endless),
        };
        let solve = Command::new(label, None, message).icon(icon).primary(true).first();
        let page = Page::new(context.texts.get(msg::LEARN_PUZZLES)).foot([solve]);
        let daily = |ui: &mut Ui| self.show_daily(ui, view);
        let others = |ui: &mut Ui| self.show_others(ui, view);
        // In a narrow window, the puzzle of the day is above the rest.
        if view.is_narrow() {
            view.page(page, daily, others);
        } else {
            view.page(page, others, daily);
        }
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        Transition::Open(match message {
            Message::Day(day) => {
                self.day = day;
                return Transition::Stay;
            }
            Message::Kind(is_easy) => {
                self.is_easy = is_easy;
                return Transition::Stay;
            }
            Message::Daily => Destination::DailyPuzzle(self.daily()),
            Message::Again => Destination::Training(Training::Practice(Sitting::Due)),
            Message::Endless => Destination::Training(Training::Endless),
            Message::Run => Destination::Training(Training::Run),
            Message::Grade(grade) => {
                let next = context.my_progress().next_of_grade(grade);
                let first = || puzzles().iter().position(|puzzle| puzzle.grade == grade);
                Destination::Puzzle(next.or_else(first).unwrap_or_default())
            }
            Message::Editor => Destination::Editor(Box::new(Board::empty())),
            Message::Stacking => {
                let game = context.my_stacking().unfinished();
                let game = game.unwrap_or_else(|| StackingGame::for_a_person(fastrand::u64(..)));
                Destination::StackingGame(Box::new(game), context.my_id())
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::PuzzleSource;
    use miniquad::KeyCode;

    fn day() -> Day {
        "2026-11-30".parse().unwrap()
    }

    fn page() -> Tester<PuzzlesScreen> {
        Tester::new(|context| PuzzlesScreen::new(day(), context))
    }

    #[test]
    fn everything_on_the_page_is_opened_by_keys_alone() {
        let mut tester = page();
        let mut opened = |keys: &[KeyCode]| {
            tester.press_all(keys);
            let Pressed::Open(destination) = tester.press(KeyCode::Enter) else {
                panic!("nothing is opened: {keys:?}")
            };
            tester.uncover();
            destination
        };
        let easy = DailyPuzzle { day: day(), is_easy: true };
        assert!(matches!(opened(&[]), Destination::DailyPuzzle(it) if it == easy));
        use KeyCode::{Left, Right, Up};
        let past = DailyPuzzle { day: day().before(5).unwrap(), is_easy: true };
        let to_past = [Up, Left, Left, Left, Left, Left];
        assert!(matches!(opened(&to_past), Destination::DailyPuzzle(it) if it == past));
        let harder = DailyPuzzle { is_easy: false, ..past };
        assert!(matches!(opened(&[Up, Right]), Destination::DailyPuzzle(it) if it == harder));
        let mut opened = |name: &str| {
            let Pressed::Open(destination) = tester.push(name) else { panic!("{name}") };
            tester.uncover();
            destination
        };
        assert!(matches!(opened("Make your own"), Destination::Editor(_)));
        assert!(matches!(opened("Stacking"), Destination::StackingGame(..)));
        let timed = opened("Against the clock");
        assert!(matches!(timed, Destination::Training(Training::Run)));
        assert!(matches!(opened("Endless puzzles"), Destination::Training(Training::Endless)));
        for grade in 0..GRADES {
            let name = tester.context().texts.grade(grade).to_owned();
            let Pressed::Open(Destination::Puzzle(index)) = tester.push(&name) else { panic!() };
            assert_eq!(puzzles()[index].grade, grade);
            tester.uncover();
        }
        let left = tester.press(KeyCode::Escape);
        assert!(matches!(left, Pressed::Back));
    }

    /// The way from the main button up to the easy and the harder puzzle once led to another day.
    #[test]
    fn the_row_of_days_is_entered_at_the_day_on_show() {
        use KeyCode::{Down, Left, Right, Up};
        let mut tester = page();
        for (keys, before) in [(&[Up, Up, Down, Down][..], 0), (&[Up, Left, Down, Up, Up], 1)] {
            tester.press_all(keys);
            assert_eq!(tester.screen().day, day().before(before).unwrap(), "{keys:?}");
        }
        tester.press_all(&[Right, Down]);
        assert!(!tester.screen().is_easy && tester.screen().day == day().before(1).unwrap());
    }

    #[test]
    fn a_grade_is_opened_at_its_first_unsolved_puzzle() {
        let mut tester = page();
        let first = puzzles().iter().position(|puzzle| puzzle.grade == 2).unwrap();
        let mut opened = |solved: &[usize]| {
            for &index in solved {
                let puzzle = PuzzleSource::Graded(puzzles()[index].key());
                tester.context().solve(puzzle);
            }
            let Pressed::Open(Destination::Puzzle(index)) = tester.tell(Message::Grade(2)) else {
                panic!("no puzzle is opened")
            };
            tester.uncover();
            index
        };
        assert_eq!(opened(&[]), first);
        assert_eq!(opened(&[first, first + 2]), first + 1);
        let all: Vec<usize> = (0..puzzles().len()).collect();
        assert_eq!(opened(&all), first);
    }

    #[test]
    fn the_puzzle_of_the_day_is_made_once_and_followed_by_endless_ones() {
        let mut tester = page();
        tester.idle();
        tester.wait_until(|screen| screen.supply.is_none());
        assert!(!tester.is_busy());
        let easy = DailyPuzzle { day: day(), is_easy: true };
        assert!(tester.context().daily_puzzles.contains_key(&easy));
        assert!(tester.shown().iter().any(|text| text.ends_with(": Easier")));
        tester.idle();
        assert!(tester.screen().supply.is_none());
        tester.context().solve(PuzzleSource::Easy(day()));
        let next = tester.press(KeyCode::Enter);
        assert!(matches!(next, Pressed::Open(Destination::Training(Training::Endless))));
    }

    /// A page in between once asked whether to go on.
    #[test]
    fn an_unfinished_game_of_stacking_goes_on() {
        let mut tester = page();
        let mut game = StackingGame::for_a_person(1);
        let place = game.places().next().unwrap();
        game.drop_piece(place).unwrap();
        let context = tester.context();
        context.profile.record_drop(&context.files, context.my_id(), &game);
        let opened = tester.tell(Message::Stacking);
        let Pressed::Open(Destination::StackingGame(again, _)) = opened else { panic!() };
        assert_eq!(again.drops(), game.drops());
    }

    /// The page once said nothing of the next day.
    #[test]
    fn the_page_says_when_the_next_puzzles_come_once_both_of_today_are_done() {
        let mut tester = Tester::new(|context| PuzzlesScreen::new(today(), context));
        let puzzles = [PuzzleSource::Easy(today()), PuzzleSource::Daily(today())];
        for (puzzle, is_over) in puzzles.into_iter().zip([false, true]) {
            tester.context().solve(puzzle);
            let shown = tester.shown();
            assert_eq!(shown.iter().any(|it| it.starts_with("The next two come in")), is_over);
        }
        tester.tell(Message::Day(today().before(1).unwrap()));
        let shown = tester.shown();
        assert!(!shown.iter().any(|it| it.starts_with("The next two")), "of a past day: {shown:?}");
    }

    #[test]
    fn the_player_sees_the_results() {
        let mut tester = page();
        let shows = |tester: &mut Tester<PuzzlesScreen>, what: &str| {
            tester.shown().iter().any(|text| text.contains(what))
        };
        assert!(!shows(&mut tester, "best") && shows(&mut tester, "0/16"));
        assert!(shows(&mut tester, "A game for one"), "there is no score of stacking");
        assert!(!shows(&mut tester, "Streak"), "there is none before the first day");
        tester.context().finish_run(9, 3);
        tester.context().solve(PuzzleSource::Daily(day().before(1).unwrap()));
        assert!(shows(&mut tester, "best: 9") && shows(&mut tester, "Streak: 1 day"));
        tester.context().finish_stack(1);
        tester.context().solve(PuzzleSource::Graded(puzzles()[0].key()));
        assert!(shows(&mut tester, "best: 1") && shows(&mut tester, "1/16"));
    }
}
