//! The page of learning: the lessons and the articles.

use std::sync::LazyLock;

use egui::{Align2, Rect, Response, Ui, Vec2, pos2, vec2};

use crate::app::board::drawing;
use crate::app::screens::help::{keys, screen as help};
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::{
    BODY, CAPTION, Command, Commands, FAINT, GAP, Icon, LABEL, Line, Place, TEXT, Tip, bold, list,
    regular, widgets,
};
use crate::game::{Game, Lesson, Turn, lessons};

/// Messages to the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Choose a lesson.
    Choose(usize),
    /// Start the chosen lesson or else the next one; once all are done, go to the page that begins
    /// a game.
    Start,
    /// Open an article.
    Read(Article),
}

/// The page of learning.
#[derive(Default)]
pub struct LearnScreen {
    /// Index of the lesson that the player has chosen; with `None`, it is the next one.
    chosen: Option<usize>,
}

/// Number of lessons in a row.
const COLUMNS: usize = 2;

/// Smallest height of a lesson's card, in points.
const MIN_CARD: f32 = 92.0;

/// Largest height of a lesson's card in a wide window, in points.
const MAX_CARD: f32 = 170.0;

/// Largest height of a lesson's card in a narrow window, in points.
const MAX_CARD_IF_NARROW: f32 = 128.0;

/// Padding inside a card, in points.
const PADDING: f32 = 10.0;

/// Diameter of the mark on a finished lesson, in points.
const MARK: f32 = 18.0;

/// The picture of each lesson: the first board that it shows, with all pieces placed.
static GAMES: LazyLock<Vec<Option<Game>>> = LazyLock::new(|| {
    let picture = |lesson: &Lesson| {
        let step = lesson.steps.iter().find(|step| step.goal.is_none())?;
        let mut game = Game::new(step.board.clone());
        for &placement in &step.shows {
            game.execute(Turn::Placement(placement)).ok()?;
        }
        Some(game)
    };
    lessons().iter().map(picture).collect()
});

/// Returns the index of the first lesson that is not finished.
fn next(context: &Context) -> Option<usize> {
    let progress = context.my_progress();
    lessons().iter().position(|lesson| !progress.has_finished(&lesson.name))
}

impl LearnScreen {
    /// Returns the index of the lesson that the main button starts; `None` if none is chosen and
    /// all are finished.
    fn lesson(&self, context: &Context) -> Option<usize> {
        self.chosen.or_else(|| next(context))
    }

    fn show_lessons(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let rows = lessons().len().div_ceil(COLUMNS);
        let height = (ui.available_height() + GAP) / rows as f32 - GAP;
        let max = if frame.is_narrow() { MAX_CARD_IF_NARROW } else { MAX_CARD };
        let height = height.clamp(MIN_CARD, max);
        let mut clicked = None;
        for row in 0..rows {
            let rects = widgets::columns::<COLUMNS>(widgets::strip(ui, height), GAP);
            for (rect, index) in rects.into_iter().zip(row * COLUMNS..) {
                let response = self.show_card(ui, rect, index, frame);
                clicked = frame.lines[row].clicked(index % COLUMNS, &response).or(clicked);
            }
        }
        clicked
    }

    fn show_card(&self, ui: &Ui, rect: Rect, index: usize, frame: &Frame<Message>) -> Response {
        let &Frame { context, focus, .. } = frame;
        let (texts, lesson) = (&context.texts, &lessons()[index]);
        let is_chosen = self.lesson(context) == Some(index);
        let is_finished = context.my_progress().has_finished(&lesson.name);
        let mark = if is_finished { texts.get(msg::SPEECH_FINISHED) } else { "" };
        let place = Place::Line(index / COLUMNS, index % COLUMNS);
        let response = list::choosable(ui, rect, (focus, place), Some(is_chosen), mark);
        let about = Some(texts.note_on_lesson(lesson));
        Tip { name: texts.lesson(lesson), keys: "", about }.show(&response);
        let inside = rect.shrink(PADDING);
        let side = inside.height().min(inside.width() * 0.5);
        let corner = pos2(inside.left(), inside.center().y - side / 2.0);
        let board = Rect::from_min_size(corner, Vec2::splat(side));
        if let Some(game) = &GAMES[index] {
            drawing::show_small(ui, index, board, game, None);
        }
        let words = inside.with_min_x(board.right() + PADDING);
        let room = words.size() - vec2(0.0, MARK + GAP);
        let name = widgets::wrapped(ui, texts.lesson(lesson), bold(BODY), TEXT, room);
        let height = MARK + GAP + name.size().y;
        let top = words.center().y - height / 2.0;
        let number = (index + 1).to_string();
        let line = Rect::from_min_size(pos2(words.left(), top), vec2(words.width(), MARK));
        let painter = ui.painter();
        let at = line.left_center();
        let number = painter.text(at, Align2::LEFT_CENTER, number, regular(LABEL), FAINT);
        if is_finished {
            let middle = pos2(number.right() + GAP + MARK / 2.0, line.center().y);
            widgets::paint_done(ui, middle, MARK / 2.0, CAPTION);
        }
        painter.galley(pos2(words.left(), line.bottom() + GAP), name, TEXT);
        response
    }

    /// Shows the list of articles, and the keys that everybody needs.
    fn show_reading(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, focus, .. } = frame;
        let first = lessons().len().div_ceil(COLUMNS);
        let read = help::show_list(ui, &context.texts, focus, first, Article::TO_LEARN, None);
        // The last article, whose row is right above, has all other keys.
        ui.spacing_mut().item_spacing.y = 3.0;
        keys::first_lines(context).iter().for_each(|line| line.show(ui));
        read.map(Message::Read)
    }
}

impl Screen for LearnScreen {
    type Message = Message;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let texts = &context.texts;
        let start = match self.lesson(context) {
            None => Command::new(msg::PLAY_TITLE, None, Message::Start).icon(Icon::Play),
            Some(index) => {
                let is_continued = index > 0 && next(context) == Some(index);
                let label = if is_continued { msg::LEARN_GO_ON } else { msg::LEARN_START };
                let name = texts.lesson(&lessons()[index]);
                Command::new(texts.with(label, "name", name), None, Message::Start)
            }
        };
        Commands::new()
            .menu_from_here()
            .row_called("foot", [start.primary(true)])
            .row_called("back", [Command::leave()])
    }

    fn lines(&self, _: &Context) -> Vec<Line<Message>> {
        let all: Vec<Message> = (0..lessons().len()).map(Message::Choose).collect();
        let cards = all.chunks(COLUMNS).map(|row| Line::cards(row.to_vec(), Message::Start));
        let articles = Article::TO_LEARN.iter().map(|&article| Line::new([Message::Read(article)]));
        cards.chain(articles).collect()
    }

    fn first(&self, _: &Context) -> Place {
        Place::Button(0, 0)
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let title = frame.context.texts.get(msg::LEARN_TITLE);
        frame.page(title, |ui| self.show_lessons(ui, frame), |ui| self.show_reading(ui, frame))
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Choose(index) => self.chosen = Some(index),
            Message::Start => {
                let lesson = self.lesson(context);
                // After the lesson, the next one is offered.
                self.chosen = None;
                return match lesson {
                    Some(index) => Transition::Open(Destination::Lesson(index)),
                    None => Transition::Go(Destination::Play),
                };
            }
            Message::Read(article) => return Transition::Open(Destination::Article(article)),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{Entry, Timestamp};
    use miniquad::KeyCode;

    fn page(done: usize) -> Tester<LearnScreen> {
        Tester::new(|context| {
            for lesson in &lessons()[..done] {
                let (person, at) = (context.my_id(), Timestamp::default());
                context.add(Entry::Lesson { person, at, lesson: lesson.name.clone() });
            }
            LearnScreen::default()
        })
    }

    #[test]
    fn every_lesson_and_every_article_is_opened_by_keys_alone() {
        use KeyCode::{Down, Enter, Left, Right};
        let mut opened = Vec::new();
        for index in 0..lessons().len() {
            let mut tester = page(0);
            // The focus goes from the main button over the one that leaves to the first card.
            tester.press_all(&[Down, Down]);
            tester.press_all(&vec![Down; index / COLUMNS]);
            let column = if index % COLUMNS == 0 { Left } else { Right };
            tester.press(column);
            let Pressed::Open(Destination::Lesson(lesson)) = tester.press(Enter) else {
                panic!("{index} is not opened")
            };
            opened.push(lesson);
        }
        assert_eq!(opened, (0..lessons().len()).collect::<Vec<_>>());
        let mut tester = page(0);
        for &article in Article::TO_LEARN.iter().rev() {
            tester.press(KeyCode::Up);
            let Pressed::Open(Destination::Article(read)) = tester.press(Enter) else {
                panic!("{article:?} is not opened")
            };
            assert_eq!(read, article);
            tester.uncover();
        }
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn the_next_lesson_is_offered_until_all_are_done() {
        for (done, label) in [(0, "Start: "), (1, "Go on: "), (5, "Go on: ")] {
            let mut tester = page(done);
            let name = tester.context().texts.lesson(&lessons()[done]).to_owned();
            let label = label.to_owned() + &name;
            assert!(tester.shown().contains(&label), "{label}");
            let Pressed::Open(Destination::Lesson(index)) = tester.press(KeyCode::Enter) else {
                panic!("no lesson is opened")
            };
            assert_eq!(index, done);
        }
        let play = page(lessons().len()).press(KeyCode::Enter);
        assert!(matches!(play, Pressed::Go(Destination::Play)));
    }

    #[test]
    fn a_lesson_that_was_chosen_gives_way_to_the_next_one_once_it_was_taken() {
        let mut tester = page(2);
        tester.tell(Message::Choose(0));
        let first = tester.press(KeyCode::Enter);
        assert!(matches!(first, Pressed::Open(Destination::Lesson(0))));
        tester.uncover();
        let next = tester.press(KeyCode::Enter);
        assert!(matches!(next, Pressed::Open(Destination::Lesson(2))));
    }
}
