//! What makes a surface good: a few stacks to look at, each with its rank.

use super::well::{self, WellLayout};
use crate::ai::STACK_COLUMNS;
use crate::app::input::{Action, Scope};
use crate::app::screens::exercise::{Dots, Note, PanelView, Said, panel};
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::text::{self, msg};
use crate::app::ui::{Command, Commands, Icon, TableLayout};
use crate::app::window::Canvas;
use crate::picture::Paint;

/// Messages to the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    Previous,
    Next,
    Help,
    Leave,
}

/// A stack with its rank in percent.
struct Page {
    heights: [i16; STACK_COLUMNS],
    percent: u32,
    text: text::Message,
}

/// The pages of the lesson. An ignored test compares the ranks with the computed ones.
const PAGES: [Page; 7] = [
    Page { heights: [3; STACK_COLUMNS], percent: 57, text: msg::STACKING_LESSON_FLAT },
    Page { heights: [4, 3, 3, 3, 3, 3, 3, 3, 4], percent: 85, text: msg::STACKING_LESSON_STEP },
    Page { heights: [4, 4, 3, 3, 4, 4, 3, 3, 4], percent: 81, text: msg::STACKING_LESSON_PAIRS },
    Page { heights: [4, 3, 4, 3, 4, 3, 4, 3, 4], percent: 18, text: msg::STACKING_LESSON_SINGLES },
    Page { heights: [5, 5, 5, 5, 3, 5, 5, 5, 5], percent: 48, text: msg::STACKING_LESSON_WELL },
    Page { heights: [5, 5, 1, 5, 5, 5, 5, 5, 5], percent: 29, text: msg::STACKING_LESSON_DEEP },
    Page { heights: [5, 5, 2, 5, 5, 5, 2, 5, 5], percent: 11, text: msg::STACKING_LESSON_TWO },
];

/// The rank of the best surface.
const BEST: f32 = 85.0;

/// The lesson on stacking.
#[derive(Default)]
pub struct StackingLessonScreen {
    page: usize,
}

impl Screen for StackingLessonScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::Exercise;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let last = self.page + 1 == PAGES.len();
        let (label, message) = match last {
            true => (msg::LESSON_DONE, Message::Leave),
            false => (msg::LESSON_GO_ON, Message::Next),
        };
        Commands::new()
            .row([
                Command::new(msg::EXERCISE_PREVIOUS, Action::Previous, Message::Previous)
                    .enabled(self.page > 0),
                Command::new(label, Action::Next, message).icon(Icon::Forward).primary(true),
            ])
            .row([Command::back(Message::Leave), Command::help(Message::Help)])
            .key(Action::Place, message)
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        context.ranks.prepare();
        Transition::Stay
    }

    fn steer(&mut self, action: Action, _: &mut Context) -> Option<Message> {
        match action {
            Action::Step(-1, _) => Some(Message::Previous),
            Action::Step(1, _) => Some(Message::Next),
            _ => None,
        }
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let texts = &frame.context.texts;
        let page = &PAGES[self.page];
        let step = [("n", (self.page + 1).into()), ("all", PAGES.len().into())];
        let rank = texts.with(msg::STACKING_RANK_IS, "n", page.percent);
        let view = PanelView {
            title: texts.get(msg::STACKING_LESSON).to_owned(),
            dots: Some(Dots {
                done: (0..PAGES.len()).map(|other| other < self.page).collect(),
                now: self.page,
                part: 0.0,
                tip: texts.fill(msg::LESSON_STEP_NUMBER, &step),
            }),
            notes: vec![Note(rank, Some(msg::TIP_RANK))],
            words: texts.get(page.text).to_owned(),
            said: Some(Said::Scale(
                texts.get(msg::STACKING_SCALE).to_owned(),
                well::shade_color,
                Some(page.percent as f32 / BEST),
            )),
            ..PanelView::default()
        };
        panel::show(frame, &TableLayout::new(frame.canvas.size), &view)
    }

    fn act(&mut self, message: Message, _: &mut Context) -> Transition<Message> {
        match message {
            Message::Previous => self.page = self.page.saturating_sub(1),
            Message::Next => self.page = (self.page + 1).min(PAGES.len() - 1),
            Message::Help => return Transition::Open(Destination::Article(Article::Stacking)),
            Message::Leave => return Transition::Back,
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, _: &Context) {
        let layout = WellLayout::new(&TableLayout::new(canvas.size));
        well::draw_heights(paint, &layout, &PAGES[self.page].heights);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Control, Stack, StackRules, Stacker};
    use crate::app::screens::stacking::shades::percent;
    use crate::app::shell::{Pressed, Tester};
    use crate::app::text::{Language, Texts};
    use crate::game::RanksFile;
    use miniquad::KeyCode;

    #[test]
    fn the_lesson_is_leafed_through_by_keys() {
        let mut tester = Tester::new(|_| StackingLessonScreen::default());
        for (number, page) in PAGES.iter().enumerate() {
            assert_eq!(tester.screen().page, number);
            let percent = page.percent.to_string();
            assert!(tester.shown().iter().any(|text| text.contains(&percent)));
            if number + 1 < PAGES.len() {
                tester.press(KeyCode::Enter);
            }
        }
        tester.press(KeyCode::PageUp);
        assert_eq!(tester.screen().page, PAGES.len() - 2);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
        tester.press(KeyCode::Enter);
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Back), "it goes on to its end");
    }

    #[test]
    fn every_page_is_told_in_a_dozen_words() {
        for language in Language::all() {
            let texts = Texts::of(language);
            // Others have articles, and shorter words.
            let most = if language == Language::reference() { 12 } else { 16 };
            for words in PAGES.iter().map(|page| texts.get(page.text)) {
                assert!(words.split_whitespace().count() <= most, "{words}");
            }
        }
    }

    #[test]
    #[ignore = "computes the ranks, which takes a test build minutes"]
    fn the_lesson_tells_the_true_ranks() {
        let stored = RanksFile::of_this_user().load_or_compute(&Control::default(), |_| {});
        let ranks = stored.unwrap().ranks;
        let mut stacker = Stacker::new(&ranks, StackRules::SURFACES);
        for page in &PAGES {
            let rank = percent(stacker.rank(&Stack::new(page.heights)));
            assert_eq!(rank, page.percent, "{:?}", page.heights);
        }
    }
}
