//! The page of all puzzles: a large one of the day, and beside it everything else that can be
//! solved or made.

use std::iter::{once, repeat_n};

use egui::{Align2, CornerRadius, Rect, Ui, Vec2};
use egui::{pos2, vec2};

use crate::app::board::drawing;
use crate::app::screens::rating_graph;
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition, today};
use crate::app::text::{self, msg};
use crate::app::ui::{
    ACCENT, BODY, CAPTION, Card, Command, Commands, FAINT, GAP, HEADING, Icon, LABEL, Line, Place,
    TEXT, Tip, bold, list, paint_elided, regular, theme, widgets,
};
use crate::game::{
    Board, Day, GRADES, Game, PuzzleOrder, RunResult, StackingGame, Supply, puzzles,
};

/// Messages to the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Solve the puzzle of the day.
    Daily,
    Endless,
    Run,
    /// Solve the next unsolved puzzle of this grade, or the first if all are solved.
    Grade(usize),
    Editor,
    Stacking,
}

/// The page of all puzzles.
pub struct PuzzlesScreen {
    /// The day whose puzzle is shown.
    day: Day,
    /// The day on which the page was opened.
    opened_on: Day,
    /// Makes the puzzle, unless it was made before.
    supply: Option<Supply>,
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

/// Height of the days below the board, in points.
const BELOW: f32 = 82.0;

/// Smallest side of the board, in points.
const MIN_BOARD: f32 = 140.0;

/// Largest side of the board, in points.
const MAX_BOARD: f32 = 380.0;

/// The board's share of the height in a narrow window, where everything else is below it.
const NARROW: f32 = 0.24;

/// Number of days for which the page shows whether their puzzles were solved.
const DAYS: u32 = 7;

/// Padding inside a card, in points.
const PADDING: f32 = 12.0;

/// Height of the name of a card above the grades, in points.
const HEAD: f32 = 28.0;

/// Side of a card's icon, in points.
const ICON: f32 = 20.0;

impl PuzzlesScreen {
    /// Returns the page with the puzzle of a day.
    pub fn new(day: Day, context: &Context) -> PuzzlesScreen {
        let is_made = context.daily_puzzle_of(day).is_some();
        let supply = (!is_made).then(|| Supply::start(once(PuzzleOrder::for_day(day))));
        PuzzlesScreen { day, opened_on: today(), supply }
    }

    fn is_solved(&self, context: &Context) -> bool {
        context.my_training().days().contains(self.day)
    }

    /// Shows the puzzle of the day, and the days before it.
    fn show_daily(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let made = context.daily_puzzle_of(self.day);
        let date = texts.date(self.day.date());
        let about = match made {
            Some(made) => {
                let grade = texts.grade(made.puzzle.grade).into();
                texts.fill(msg::TRAINING_DAILY_TITLE, &[("date", date.into()), ("grade", grade)])
            }
            None => date,
        };
        let room = ui.available_size();
        let (name, note) = widgets::strip(ui, ABOVE - GAP).split_top_bottom_at_fraction(0.6);
        let title = texts.get(msg::TRAINING_DAILY);
        paint_elided(ui, name, Align2::LEFT_CENTER, title, bold(HEADING), TEXT);
        paint_elided(ui, note, Align2::LEFT_CENTER, &about, regular(LABEL), FAINT);
        let height = if frame.is_narrow() { room.y * NARROW } else { room.y - ABOVE - BELOW };
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
        self.show_days(ui, context);
        None
    }

    /// Shows the streak of days with a solved puzzle, and a mark for each of the last days.
    fn show_days(&self, ui: &mut Ui, context: &Context) {
        let texts = &context.texts;
        let days = context.my_training().days();
        let numbers = [("n", days.streak(self.day).into()), ("longest", days.longest().into())];
        let streak = texts.fill(msg::TRAINING_STREAK, &numbers);
        let (line, row) = widgets::strip(ui, BELOW - GAP).split_top_bottom_at_fraction(0.36);
        let about = Some(texts.get(msg::TIP_STREAK));
        widgets::paint_with_tip(ui, line, Align2::LEFT_CENTER, &streak, about, bold(LABEL), TEXT);
        let step = row.width() / DAYS as f32;
        for (index, before) in (0..DAYS).rev().enumerate() {
            let Some(day) = self.day.before(before) else { continue };
            let middle = pos2(row.left() + (index as f32 + 0.5) * step, row.top() + 12.0);
            let painter = ui.painter();
            if days.contains(day) {
                widgets::paint_done(ui, middle, 11.0, LABEL);
            } else {
                let (width, color) = if before == 0 { (2.0, ACCENT) } else { (1.0, FAINT) };
                painter.circle_stroke(middle, 10.0, theme::stroke(ui.ctx(), width, color));
            }
            let at = pos2(middle.x, row.bottom());
            let (font, color) =
                if before == 0 { (bold(CAPTION), TEXT) } else { (regular(CAPTION), FAINT) };
            let number = day.date().format("%-d").to_string();
            painter.text(at, Align2::CENTER_BOTTOM, number, font, color);
        }
    }

    /// Shows everything but the puzzle of the day.
    fn show_others(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let records = context.my_training();
        let rest = NAME + GRADES as f32 * (ROW + GAP) + LOW_CARD + 2.0 * GAP;
        let height = (ui.available_height() - rest).clamp(MIN_CARD, MAX_CARD);
        let [left, right] = widgets::columns(widgets::strip(ui, height), GAP);
        let standing = records.standing();
        let rating = format!("{:.0}", standing.rating);
        let reached = (standing.tried > 0).then(|| texts.with(msg::TRAINING_RATING, "n", rating));
        let words = [msg::TRAINING_ENDLESS, msg::TRAINING_ENDLESS_NOTE, msg::TIP_PUZZLE_RATING];
        let (endless, below) = show_training(ui, left, 0, (Icon::Endless, words), &reached, frame);
        let ratings: Vec<f64> = records.ratings().iter().map(|&it| it.into()).collect();
        if ratings.len() > 1 {
            rating_graph::show_curve(ui, below.shrink2(vec2(0.0, GAP)), &ratings);
        } else if reached.is_some() {
            let note = texts.get(msg::TRAINING_ENDLESS_NOTE);
            let note = widgets::wrapped(ui, note, regular(LABEL), FAINT, below.size());
            ui.painter().galley(below.min, note, FAINT);
        }
        let best = records.runs().first();
        let reached = best.map(|run| texts.with(msg::TRAINING_BEST, "n", run.solved));
        let words = [msg::TRAINING_RUN, msg::TRAINING_RUN_NOTE, msg::TIP_RUN_ERRORS];
        let (run, below) = show_training(ui, right, 1, (Icon::Clock, words), &reached, frame);
        if let Some(best) = best {
            show_run(ui, below, best);
        }
        let grades = self.show_grades(ui, frame);
        let [editor, stacking] = widgets::columns(widgets::strip(ui, LOW_CARD), GAP);
        let card = |ui: &Ui, rect, column, icon: Icon, name, note: &str| {
            let (line, picture) = (1 + GRADES, |ui: &Ui, rect: Rect| paint_icon(ui, rect, icon));
            let at = (frame.focus, Place::Line(line, column));
            let response =
                Card { name, note, ..Card::default() }.show(ui, rect, at, (ICON, picture));
            frame.lines[line].clicked(column, &response)
        };
        let name = texts.get(msg::PUZZLES_MAKE);
        let editor = card(ui, editor, 0, Icon::Edit, name, "");
        let best = context.my_stacking().scores().iter().map(|score| score.pieces).max();
        let best = best.map(|n| texts.with(msg::TRAINING_BEST, "n", n)).unwrap_or_default();
        let stacking = card(ui, stacking, 1, Icon::Stack, texts.get(msg::MENU_STACKING), &best);
        endless.or(run).or(editor).or(stacking).or(grades)
    }

    /// Shows the grades, with the number of solved puzzles of each.
    fn show_grades(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let progress = context.my_progress();
        let total = (0..GRADES).map(|grade| progress.grade_counts(grade).0).sum::<usize>();
        let heading = widgets::strip(ui, NAME - GAP);
        let heading = heading.with_min_y(heading.bottom() - LABEL);
        let name = texts.get(msg::PUZZLES_COLLECTIONS);
        paint_elided(ui, heading, Align2::LEFT_CENTER, name, bold(BODY), TEXT);
        show_count(ui, heading.with_max_x(heading.right() - PADDING), total, puzzles().len());
        let mut clicked = None;
        for grade in 0..GRADES {
            let rect = widgets::strip(ui, ROW);
            let place = (frame.focus, Place::Line(1 + grade, 0));
            let response = list::choosable(ui, rect, place, false);
            let inside = rect.shrink2(vec2(PADDING, 0.0));
            let (name, bar) = inside.split_left_right_at_fraction(0.3);
            paint_elided(ui, name, Align2::LEFT_CENTER, texts.grade(grade), bold(BODY), TEXT);
            let (solved, all) = progress.grade_counts(grade);
            show_count(ui, inside, solved, all);
            let bar = bar.with_min_x(bar.left() + GAP).with_max_x(bar.right() - COUNT);
            let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), GAP));
            widgets::progress_bar(ui, bar, solved as f32 / all.max(1) as f32);
            clicked = frame.lines[1 + grade].clicked(0, &response).or(clicked);
        }
        clicked
    }
}

/// Width of a count such as 11/16, in points.
const COUNT: f32 = 56.0;

/// Shows the number of solved puzzles at the right of a line.
fn show_count(ui: &Ui, line: Rect, solved: usize, all: usize) {
    let color = if solved == all { ACCENT } else { FAINT };
    let text = format!("{solved}/{all}");
    ui.painter().text(line.right_center(), Align2::RIGHT_CENTER, text, bold(LABEL), color);
}

fn paint_icon(ui: &Ui, rect: Rect, icon: Icon) {
    icon.paint(ui.painter(), rect.center(), ICON, ACCENT);
}

/// Shows the card of a kind of training in a column: its name, and the player's result, or else
/// what it is. Returns the message of a click, and where a picture of the result goes.
fn show_training(
    ui: &Ui,
    rect: Rect,
    column: usize,
    (icon, words): (Icon, [text::Message; 3]),
    reached: &Option<String>,
    frame: &Frame<Message>,
) -> (Option<Message>, Rect) {
    let [name, note, tip] = words.map(|it| frame.context.texts.get(it));
    let response = list::choosable(ui, rect, (frame.focus, Place::Line(0, column)), false);
    Tip { name, keys: "", about: Some(tip) }.show(&response);
    let clicked = frame.lines[0].clicked(column, &response);
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
        return (clicked, below);
    };
    let at = below.right_center();
    let reached = ui.painter().text(at, Align2::RIGHT_CENTER, reached, bold(LABEL), TEXT);
    (clicked, below.with_max_x(reached.left() - PADDING))
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
        Some(Destination::Article(Article::Strategy))
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let (label, icon, message) = if self.is_solved(context) {
            (msg::TRAINING_ENDLESS, Icon::Endless, Message::Endless)
        } else {
            (msg::PUZZLES_SOLVE, Icon::Puzzle, Message::Daily)
        };
        Commands::new()
            .menu_from_here()
            .row_called("foot", [Command::new(label, None, message).icon(icon).primary(true)])
            .row_called("back", [Command::leave()])
    }

    fn lines(&self, _: &Context) -> Vec<Line<Message>> {
        let made = Line::new([Message::Endless, Message::Run]);
        let grades = (0..GRADES).map(|grade| Line::new([Message::Grade(grade)]));
        let others = Line::new([Message::Editor, Message::Stacking]);
        once(made).chain(grades).chain(once(others)).collect()
    }

    fn first(&self, _: &Context) -> Place {
        Place::Button(0, 0)
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        if today() != self.opened_on {
            *self = PuzzlesScreen::new(today(), context);
        }
        if let Some(made) = self.supply.as_ref().and_then(Supply::take) {
            context.daily_puzzle = Some((self.day, made));
            self.supply = None;
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let daily = |ui: &mut Ui| self.show_daily(ui, frame);
        let others = |ui: &mut Ui| self.show_others(ui, frame);
        let title = frame.context.texts.get(msg::LEARN_PUZZLES);
        // In a narrow window, the puzzle of the day is above the rest.
        if frame.is_narrow() {
            frame.page(title, daily, others)
        } else {
            frame.page(title, others, daily)
        }
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        Transition::Open(match message {
            Message::Daily => Destination::DailyPuzzle(self.day),
            Message::Endless => Destination::EndlessPuzzles,
            Message::Run => Destination::PuzzleRun,
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

    fn is_animating(&self, _: &Context) -> bool {
        self.supply.is_some()
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
        assert!(matches!(opened(&[]), Destination::DailyPuzzle(it) if it == day()));
        use KeyCode::{Left, Right, Up};
        assert!(matches!(opened(&[Up]), Destination::Editor(_)));
        assert!(matches!(opened(&[Right]), Destination::StackingGame(..)));
        for grade in (0..GRADES).rev() {
            let Destination::Puzzle(index) = opened(&[Up]) else { panic!("{grade}") };
            assert_eq!(puzzles()[index].grade, grade);
        }
        assert!(matches!(opened(&[Up, Right]), Destination::PuzzleRun));
        assert!(matches!(opened(&[Left]), Destination::EndlessPuzzles));
        let left = tester.press(KeyCode::Escape);
        assert!(matches!(left, Pressed::Back));
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
        tester.wait_until(|screen| screen.supply.is_none());
        assert!(!tester.is_animating());
        let grade = tester.context().daily_puzzle_of(day()).unwrap().puzzle.grade;
        let grade = tester.context().texts.grade(grade).to_owned();
        assert!(tester.shown().iter().any(|text| text.ends_with(&grade)));
        assert!(PuzzlesScreen::new(day(), tester.context()).supply.is_none());
        tester.context().solve(PuzzleSource::Daily(day()));
        let next = tester.press(KeyCode::Enter);
        assert!(matches!(next, Pressed::Open(Destination::EndlessPuzzles)));
    }

    /// A page in between once asked whether to go on.
    #[test]
    fn an_unfinished_game_of_stacking_goes_on() {
        let mut tester = page();
        let mut game = StackingGame::for_a_person(1);
        let place = game.places().next().unwrap();
        game.drop(place).unwrap();
        let context = tester.context();
        context.profile.record_drop(&context.files, context.my_id(), &game);
        let opened = tester.tell(Message::Stacking);
        let Pressed::Open(Destination::StackingGame(again, _)) = opened else { panic!() };
        assert_eq!(again.drops(), game.drops());
    }

    #[test]
    fn the_player_sees_the_results() {
        let mut tester = page();
        let shows = |tester: &mut Tester<PuzzlesScreen>, what: &str| {
            tester.shown().iter().any(|text| text.contains(what))
        };
        assert!(!shows(&mut tester, "best") && shows(&mut tester, "0/16"));
        assert!(!shows(&mut tester, "Streak"), "there is none before the first day");
        tester.context().finish_run(9, 3);
        tester.context().solve(PuzzleSource::Daily(day().before(1).unwrap()));
        assert!(shows(&mut tester, "best: 9") && shows(&mut tester, "Streak: 1 day"));
        tester.context().finish_stack(1);
        tester.context().solve(PuzzleSource::Graded(puzzles()[0].key()));
        assert!(shows(&mut tester, "best: 1") && shows(&mut tester, "1/16"));
    }
}
