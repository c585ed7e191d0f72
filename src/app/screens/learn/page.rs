//! The page of learning: the lessons or an article, beside the list of articles.

use std::sync::LazyLock;

use egui::style::ScrollAnimation;
use egui::{Align2, Rect, RichText, Ui, Vec2, pos2, vec2};

use crate::app::board::drawing;
use crate::app::input::{Action, Selecting};
use crate::app::screens::help::{article, keys};
use crate::app::shell::{Article, Context, Destination, Page, Screen, Transition, View};
use crate::app::speech::{Kind, Part};
use crate::app::text::msg;
use crate::app::ui::{
    ACCENT, BODY, CAPTION, Command, FAINT, GAP, Ground, HEADING, Icon, LABEL, Stop, TEXT, Tip,
    bold, paint_elided, regular, widgets,
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
    /// Show an article.
    Read(Article),
    /// Open the page of keys, where they can be changed.
    ChangeKeys,
}

/// The page of learning.
#[derive(Default)]
pub struct LearnScreen {
    /// The article that is shown in place of the lessons.
    article: Option<Article>,
    /// Distance to scroll the article down in the next frame, in points.
    scroll: f32,
    /// Index of the lesson that the player has chosen; with `None`, it is the next one.
    chosen: Option<usize>,
}

/// Distance by which an arrow key scrolls an article, in points.
const SCROLL: f32 = 60.0;

/// Distance by which a page key scrolls an article, in points.
const PAGE_SCROLL: f32 = 400.0;

/// A distance in points that scrolls any article to its top.
const TO_TOP: f32 = -1e6;

/// Height of a row in the list of articles, in points.
const ROW: f32 = 36.0;

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
    /// Returns the page with the lessons or an article.
    pub fn new(article: Option<Article>) -> LearnScreen {
        LearnScreen { article, ..LearnScreen::default() }
    }

    /// Returns the index of the lesson that the main button starts; `None` if none is chosen and
    /// all are finished.
    fn lesson(&self, context: &Context) -> Option<usize> {
        self.chosen.or_else(|| next(context))
    }

    fn show_lessons(&self, ui: &mut Ui, view: &View<Message>) {
        let rows = lessons().len().div_ceil(COLUMNS);
        let height = (ui.available_height() + GAP) / rows as f32 - GAP;
        let max = if view.is_narrow() { MAX_CARD_IF_NARROW } else { MAX_CARD };
        let height = height.clamp(MIN_CARD, max);
        for row in 0..rows {
            let rects = widgets::columns::<COLUMNS>(widgets::strip(ui, height), GAP);
            for (rect, index) in rects.into_iter().zip(row * COLUMNS..lessons().len()) {
                self.show_card(ui, rect, index, view);
            }
        }
    }

    fn show_card(&self, ui: &Ui, rect: Rect, index: usize, view: &View<Message>) {
        let context = view.context;
        let (texts, lesson) = (&context.texts, &lessons()[index]);
        let is_chosen = self.lesson(context) == Some(index);
        let is_finished = context.my_progress().has_finished(&lesson.name);
        let mark = if is_finished { texts.get(msg::SPEECH_FINISHED) } else { "" };
        let stop = Stop::new(texts.lesson(lesson), Message::Start).valued(mark);
        let stop = stop.arriving(Message::Choose(index)).first(is_chosen);
        let told = (Kind::Item, Part { is_on: is_chosen, ..Part::default() });
        let response = view.show(ui, rect, (Ground::Quiet, is_chosen), told, stop);
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
    }

    /// Shows the list of articles, and below it the keys that everybody needs, unless an article is
    /// shown.
    fn show_articles(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let title = texts.get(msg::LEARN_GOOD_TO_KNOW);
        ui.label(RichText::new(title).font(bold(HEADING)).color(TEXT));
        let Some(shown) = self.article else {
            Article::TO_LEARN.iter().for_each(|&it| show_row(ui, it, None, view));
            // The last article, whose row is right above, has all other keys.
            ui.spacing_mut().item_spacing.y = 3.0;
            return keys::first_lines(context).iter().for_each(|line| line.show(ui));
        };
        // Left and right go through all articles.
        view.mouse_only(|| {
            Article::ALL.into_iter().for_each(|it| show_row(ui, it, Some(it == shown), view));
        });
        if context.is_paused {
            widgets::footnote(ui, texts.get(msg::PAUSED));
        }
    }

    /// Returns the button at the foot.
    fn main(&self, context: &Context) -> Command<Message> {
        let texts = &context.texts;
        if self.article.is_some() {
            let change = Command::new(msg::HELP_CHANGE_KEYS, None, Message::ChangeKeys);
            return change.icon(Icon::Rename);
        }
        let start = match self.lesson(context) {
            None => Command::new(msg::PLAY_TITLE, None, Message::Start).icon(Icon::Play),
            Some(index) => {
                let is_continued = index > 0 && next(context) == Some(index);
                let label = if is_continued { msg::LEARN_GO_ON } else { msg::LEARN_START };
                let name = texts.lesson(&lessons()[index]);
                Command::new(texts.with(label, "name", name), None, Message::Start)
            }
        };
        start.primary(true).first()
    }
}

/// Returns the article before (-1) or after (1) one, around the ends of the list.
fn neighbour(article: Article, by: i8) -> Article {
    let all = Article::ALL;
    let index = all.iter().position(|&other| other == article).unwrap_or(0) as isize;
    all[(index + isize::from(by)).rem_euclid(all.len() as isize) as usize]
}

/// Shows an article in the list; beside an article, whether it is the one that `is_shown`.
fn show_row(ui: &mut Ui, article: Article, is_shown: Option<bool>, view: &View<Message>) {
    let row = widgets::strip(ui, ROW);
    let (name, icon) = article::name(article);
    let name = view.context.texts.get(name);
    let is_on = is_shown == Some(true);
    let kind = if is_shown.is_some() { Kind::Item } else { Kind::Button };
    let told = (kind, Part { is_on, ..Part::default() });
    view.show(ui, row, (Ground::Quiet, is_on), told, Stop::new(name, Message::Read(article)));
    let inside = row.shrink2(vec2(12.0, 0.0));
    let left = inside.left_center() + vec2(BODY / 2.0, 0.0);
    icon.paint(ui.painter(), left, BODY, ACCENT);
    let right = inside.right_center() - vec2(LABEL / 2.0, 0.0);
    Icon::Next.paint(ui.painter(), right, LABEL, FAINT);
    let words = inside.with_min_x(inside.left() + 28.0).with_max_x(inside.right() - 20.0);
    paint_elided(ui, words, Align2::LEFT_CENTER, name, regular(BODY), TEXT);
}

impl Screen for LearnScreen {
    type Message = Message;

    fn help(&self) -> Option<Destination> {
        self.article.is_none().then_some(Destination::Learn(Some(Article::Rules)))
    }

    /// Scrolls an article.
    fn steer(&mut self, action: Action, _: &mut Context) -> Option<Message> {
        let (Action::Select(to), true) = (action, self.article.is_some()) else { return None };
        match to {
            Selecting::Up => self.scroll -= SCROLL,
            Selecting::Down => self.scroll += SCROLL,
            Selecting::PageUp => self.scroll -= PAGE_SCROLL,
            Selecting::PageDown => self.scroll += PAGE_SCROLL,
            Selecting::First => self.scroll = TO_TOP,
            Selecting::Last => self.scroll = -TO_TOP,
            Selecting::Left | Selecting::Right | Selecting::Next | Selecting::Previous => {}
        }
        None
    }

    fn show(&mut self, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let title = self.article.map_or(msg::LEARN_TITLE, |article| article::name(article).0);
        let scroll = vec2(0.0, -std::mem::take(&mut self.scroll));
        let stage = |ui: &mut Ui| match self.article {
            None => self.show_lessons(ui, view),
            Some(article) => {
                ui.scroll_with_delta_animation(scroll, ScrollAnimation::none());
                article::show(ui, article, context);
            }
        };
        let page = Page::new(texts.get(title)).foot([self.main(context)]);
        view.page(page, stage, |ui| self.show_articles(ui, view));
        if let Some(article) = self.article {
            // Beyond the ends, up and down scroll.
            view.has_ends();
            view.step_all(|by| Some(Message::Read(neighbour(article, by))));
        }
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
            Message::Read(article) if self.article.is_some() => {
                *self = LearnScreen { scroll: TO_TOP, ..LearnScreen::new(Some(article)) };
            }
            Message::Read(article) => return Transition::Open(Destination::Learn(Some(article))),
            Message::ChangeKeys => return Transition::Open(Destination::Keys),
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
            // The focus goes from the main button around to the one that leaves, and from there to
            // the first card.
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
            let Pressed::Open(Destination::Learn(Some(read))) = tester.press(Enter) else {
                panic!("{article:?} is not opened")
            };
            assert_eq!(read, article);
            tester.uncover();
        }
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn the_next_lesson_is_offered_until_all_are_done() {
        for (done, label) in [(0, "Lesson: "), (1, "Continue: "), (5, "Continue: ")] {
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

    fn reading(article: Article) -> Tester<LearnScreen> {
        Tester::new(|_| LearnScreen::new(Some(article)))
    }

    #[test]
    fn articles_follow_each_other_and_escape_leads_back() {
        let mut help = reading(Article::Rules);
        for article in Article::ALL.into_iter().cycle().skip(1).take(Article::ALL.len()) {
            assert!(matches!(help.press(KeyCode::Right), Pressed::Stay));
            assert_eq!(help.screen().article, Some(article));
        }
        help.press_all(&[KeyCode::Left, KeyCode::Left]);
        assert_eq!(help.screen().article, Some(Article::Keys));
        let keys = help.press_all(&[KeyCode::Down, KeyCode::Enter]);
        assert!(matches!(keys, Pressed::Open(Destination::Keys)));
        help.uncover();
        assert!(matches!(help.press(KeyCode::Escape), Pressed::Back));
    }

    /// The arrows once went around the two buttons.
    #[test]
    fn the_arrows_scroll_an_article() {
        let mut help = reading(Article::Rules);
        help.press_all(&[KeyCode::Down, KeyCode::Down]);
        assert_eq!(help.screen().scroll, SCROLL);
        help.idle();
        help.press_all(&[KeyCode::Up, KeyCode::Up]);
        assert_eq!(help.screen().scroll, -SCROLL);
    }

    #[test]
    fn the_article_on_stacking_shows_what_makes_a_surface_good() {
        let mut help = reading(Article::Stacking);
        let shown = help.shown();
        for rank in ["57", "85", "81", "18", "48", "29", "11"] {
            assert!(shown.iter().any(|text| text == rank), "{rank}: {shown:?}");
        }
    }
}
