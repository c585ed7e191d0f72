//! The list of lessons and puzzle grades, with the player's progress in each.

use egui::{Align2, Pos2, Rect, RichText, Ui, pos2, vec2};

use crate::app::board::drawing;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition, today};
use crate::app::text::{self, msg};
use crate::app::ui::{
    ACCENT, BODY, Command, Commands, FAINT, Focus, Icon, LABEL, Line, Place, TEXT, Tip, bold, icon,
    list, regular, widgets,
};
use crate::game::{Board, GRADES, Game, Lesson, lessons, puzzles};

/// An entry of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LearnLine {
    Daily,
    Endless,
    Run,
    Lesson(usize),
    Grade(usize),
}

/// Messages to the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Open this entry.
    Open(usize),
    Leave,
}

/// The list of lessons and grades.
pub struct LearnScreen;

const LINE_HEIGHT: f32 = 35.0;

/// Width of the column of names, in points.
const NAME_WIDTH: f32 = 190.0;

/// Least width of the words beside a name.
const LEAST_NOTE: f32 = 260.0;

fn entries() -> impl Iterator<Item = LearnLine> {
    let made = [LearnLine::Daily, LearnLine::Endless, LearnLine::Run].into_iter();
    made.chain((0..lessons().len()).map(LearnLine::Lesson)).chain((0..GRADES).map(LearnLine::Grade))
}

fn show_lines(ui: &mut Ui, focus: &Focus, context: &Context) -> Option<Message> {
    let texts = &context.texts;
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 4.0;
    for (row, line) in entries().enumerate() {
        match line {
            LearnLine::Daily => heading(ui, texts.get(msg::TRAINING_HEADING)),
            LearnLine::Lesson(0) => heading(ui, texts.get(msg::LEARN_LESSONS)),
            LearnLine::Grade(0) => heading(ui, texts.get(msg::LEARN_PUZZLES)),
            _ => {}
        }
        let (rect, response) = list::line(ui, LINE_HEIGHT, focus, row);
        let is_selected = focus.is_on_line(row);
        match line {
            LearnLine::Daily | LearnLine::Endless | LearnLine::Run => {
                let (name, tip) = show_made(ui, line, rect, is_selected, context);
                let (name, about) = (texts.get(name), Some(texts.get(tip)));
                Tip { name, keys: "", about }.show(&response);
            }
            LearnLine::Lesson(lesson) => show_lesson(ui, lesson, rect, is_selected, context),
            LearnLine::Grade(grade) => show_grade(ui, grade, rect, context),
        }
        clicked = response.clicked().then_some(Message::Open(row)).or(clicked);
    }
    clicked
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(6.0);
    ui.label(RichText::new(text).font(bold(BODY)).color(ACCENT));
}

/// Shows a small board at the left of a line, and returns where the text begins.
fn show_board(ui: &Ui, number: usize, rect: Rect, board: Option<&Board>) -> Pos2 {
    let side = rect.height() - 5.0;
    let corner = rect.left_top() + vec2(8.0, 2.5);
    if let Some(board) = board {
        let place = Rect::from_min_size(corner, vec2(side, side));
        drawing::show_small(ui, number, place, &Game::new(board.clone()), None);
    }
    pos2(corner.x + side + 12.0, rect.center().y)
}

/// Shows one of the kinds of puzzles that are made on the spot, with what the person has reached there. Returns its name and what there is to
/// know of it.
fn show_made(
    ui: &Ui,
    line: LearnLine,
    rect: Rect,
    is_selected: bool,
    context: &Context,
) -> (text::Message, text::Message) {
    let texts = &context.texts;
    let records = context.my_training();
    let (icon, name, note, tip) = match line {
        LearnLine::Daily => {
            (Icon::Calendar, msg::TRAINING_DAILY, msg::TRAINING_DAILY_NOTE, msg::TIP_STREAK)
        }
        LearnLine::Endless => (
            Icon::Endless,
            msg::TRAINING_ENDLESS,
            msg::TRAINING_ENDLESS_NOTE,
            msg::TIP_PUZZLE_RATING,
        ),
        _ => (Icon::Clock, msg::TRAINING_RUN, msg::TRAINING_RUN_NOTE, msg::TIP_RUN_ERRORS),
    };
    let reached = match line {
        LearnLine::Daily => {
            let (days, today) = (records.days(), today());
            match (days.streak(today), days.contains(today)) {
                (0 | 1, true) => Some(texts.get(msg::TRAINING_TODAY_SOLVED).to_owned()),
                (0, false) => None,
                (n, _) => Some(texts.with(msg::TRAINING_DAYS, "n", n)),
            }
        }
        LearnLine::Endless => {
            let standing = records.standing();
            let rating = format!("{:.0}", standing.rating);
            (standing.tried > 0).then(|| texts.with(msg::TRAINING_RATING, "n", rating))
        }
        _ => {
            let best = records.runs().first();
            best.map(|run| texts.with(msg::TRAINING_BEST, "n", run.solved))
        }
    };
    let left = show_board(ui, 0, rect, None);
    let painter = ui.painter();
    let middle = pos2((rect.left() + left.x - 4.0) / 2.0, rect.center().y);
    let icon = icon.character();
    painter.text(middle, Align2::CENTER_CENTER, icon, icon::font(20.0), ACCENT);
    let note = if is_selected { texts.get(note) } else { "" };
    show_words(ui, left, rect, (texts.get(name), note, reached.as_deref()));
    (name, tip)
}

/// Writes a name, what is to be said of it while it is selected, and at the right what was reached there. A narrow line has the words below the
/// name.
fn show_words(ui: &Ui, left: Pos2, rect: Rect, (name, note, reached): (&str, &str, Option<&str>)) {
    let right = rect.right_center() - vec2(14.0, 0.0);
    let reached = reached.unwrap_or_default();
    let reached = ui.painter().text(right, Align2::RIGHT_CENTER, reached, bold(LABEL), ACCENT);
    let room = rect.with_min_x(left.x).with_max_x(reached.left() - 10.0);
    let (first, second) = match room.width() < NAME_WIDTH + LEAST_NOTE {
        true if note.is_empty() => (room, room),
        true => room.shrink2(vec2(0.0, 3.0)).split_top_bottom_at_fraction(0.5),
        false => room.split_left_right_at_x(left.x + NAME_WIDTH),
    };
    widgets::paint_elided(ui, first, Align2::LEFT_CENTER, name, bold(BODY), TEXT);
    widgets::paint_elided(ui, second, Align2::LEFT_CENTER, note, regular(LABEL), FAINT);
}

fn show_lesson(ui: &Ui, index: usize, rect: Rect, is_selected: bool, context: &Context) {
    let lesson = &lessons()[index];
    let texts = &context.texts;
    // The first step has an empty board; the last one shows best what the lesson is about.
    let board = lesson.steps.last().map(|step| &step.board);
    let left = show_board(ui, index, rect, board);
    let done = context.my_progress().has_finished(&lesson.name).then_some("✓");
    let note = if is_selected { texts.note_on_lesson(lesson) } else { "" };
    show_words(ui, left, rect, (texts.lesson(lesson), note, done));
}

fn show_grade(ui: &Ui, grade: usize, rect: Rect, context: &Context) {
    let texts = &context.texts;
    let (solved, all) = context.my_progress().of_grade(grade);
    let next = context.my_progress().next_of_grade(grade);
    let next = next.or_else(|| puzzles().iter().position(|puzzle| puzzle.grade == grade));
    let board = next.map(|puzzle| &puzzles()[puzzle].board);
    let left = show_board(ui, lessons().len() + grade, rect, board);
    let painter = ui.painter();
    painter.text(left, Align2::LEFT_CENTER, texts.grade(grade), bold(BODY), TEXT);
    let bar = rect.with_min_x(left.x + NAME_WIDTH).with_max_x(rect.right() - 160.0);
    let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), 8.0));
    widgets::progress_bar(ui, bar, solved as f32 / all.max(1) as f32);
    let count = texts.fill(msg::LEARN_SOLVED_OF, &[("solved", solved.into()), ("all", all.into())]);
    let right: Pos2 = rect.right_center() - vec2(14.0, 0.0);
    ui.painter().text(right, Align2::RIGHT_CENTER, count, regular(LABEL), FAINT);
}

impl Screen for LearnScreen {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        Commands::new().menu_from_here().row([Command::back(Message::Leave)])
    }

    fn lines(&self, _: &Context) -> Vec<Line<Message>> {
        (0..entries().count()).map(|row| Line::new([Message::Open(row)])).collect()
    }

    /// The first unfinished lesson, or else the puzzle of the day, or if that is solved, the first
    /// grade with unsolved puzzles.
    fn first(&self, context: &Context) -> Place {
        let progress = context.my_progress();
        let is_left = |lesson: &Lesson| !progress.has_finished(&lesson.name);
        let has_lessons = lessons().iter().any(is_left);
        let open = |line| match line {
            LearnLine::Daily => !has_lessons && !context.my_training().days().contains(today()),
            LearnLine::Endless | LearnLine::Run => false,
            LearnLine::Lesson(index) => is_left(&lessons()[index]),
            LearnLine::Grade(grade) => progress.next_of_grade(grade).is_some(),
        };
        Place::Line(entries().position(open).unwrap_or(0), 0)
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let height = entries().count() as f32 * (LINE_HEIGHT + 4.0) + 210.0;
        frame.panel("learn", vec2(660.0, height), (22.0, 280.0), msg::LEARN_TITLE, |ui| {
            let room = frame.room_above_foot(ui);
            let line = list::scrolled(ui, room, |ui| show_lines(ui, frame.focus, frame.context));
            line.or(frame.show_foot(ui))
        })
    }

    fn act(&mut self, message: Message, _: &mut Context) -> Transition<Message> {
        let Message::Open(row) = message else { return Transition::Back };
        match entries().nth(row) {
            Some(LearnLine::Daily) => Transition::Open(Destination::DailyPuzzle(today())),
            Some(LearnLine::Endless) => Transition::Open(Destination::EndlessPuzzles),
            Some(LearnLine::Run) => Transition::Open(Destination::PuzzleRun),
            Some(LearnLine::Lesson(lesson)) => Transition::Open(Destination::Lesson(lesson)),
            Some(LearnLine::Grade(grade)) => Transition::Open(Destination::Grade(grade)),
            None => Transition::Stay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use miniquad::KeyCode;

    #[test]
    fn every_lesson_and_every_grade_is_opened_by_keys_alone() {
        let mut tester = Tester::new(|_| LearnScreen);
        tester.press_all(&[KeyCode::Up; 3]);
        for line in entries() {
            match (line, tester.press(KeyCode::Enter)) {
                (LearnLine::Daily, Pressed::Open(Destination::DailyPuzzle(day))) => {
                    assert!(day <= today());
                }
                (LearnLine::Endless, Pressed::Open(Destination::EndlessPuzzles))
                | (LearnLine::Run, Pressed::Open(Destination::PuzzleRun)) => {}
                (LearnLine::Lesson(index), Pressed::Open(Destination::Lesson(opened))) => {
                    assert_eq!(opened, index);
                }
                (LearnLine::Grade(grade), Pressed::Open(Destination::Grade(opened))) => {
                    assert_eq!(opened, grade);
                }
                _ => panic!("{line:?} is not opened"),
            }
            tester.uncover();
            tester.press(KeyCode::Down);
        }
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Back));
    }

    #[test]
    fn the_first_thing_that_is_not_done_is_selected() {
        let mut tester = Tester::new(|context| {
            context.my_progress_mut().finish_lesson(&lessons()[0].name);
            LearnScreen
        });
        tester.idle();
        let first = entries().position(|line| line == LearnLine::Lesson(0)).unwrap();
        assert_eq!(tester.focus().place(), Place::Line(first + 1, 0));
        let progress = &mut tester.context().my_progress_mut();
        lessons().iter().for_each(|lesson| progress.finish_lesson(&lesson.name));
        let selected = |context: &Context| match LearnScreen.first(context) {
            Place::Line(row, _) => entries().nth(row).unwrap(),
            place => panic!("{place:?}"),
        };
        assert_eq!(selected(tester.context()), LearnLine::Daily);
        let yesterday = today();
        // The day may end while this runs.
        for day in [yesterday, yesterday.after(1).unwrap()] {
            let me = tester.context().my_id();
            tester.context().profile.training.of_mut(me).solve_day(day);
        }
        assert_eq!(selected(tester.context()), LearnLine::Grade(0));
    }
}
