//! The help: one of eight articles, with a list of all of them beside it.

use egui::style::ScrollAnimation;
use egui::{Align2, Label, RichText, Ui, vec2};

use super::keys::{self, heading};
use super::{articles, notices, pictures};
use crate::ai::MAX_XRAY_CELLS;
use crate::app::input::{Action, Selecting};
use crate::app::screens::stacking::surfaces;
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::text::{self, Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, Command, Commands, FAINT, Focus, HEADING, Icon, LABEL, Place, TEXT, bold, list,
    paint_elided, regular, widgets,
};

/// Messages to the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    Show(Article),
    /// Open the page of keys, where they can be changed.
    ChangeKeys,
}

/// The screen with an article.
pub struct HelpScreen {
    article: Article,
    /// Distance to scroll down in the next frame, in points.
    scroll: f32,
}

/// Distance by which an arrow key scrolls, in points.
const SCROLL: f32 = 60.0;

/// Distance by which a page key scrolls, in points.
const PAGE_SCROLL: f32 = 400.0;

/// A distance in points that scrolls any article to its top.
const TO_TOP: f32 = -1e6;

/// Height of a row in the list of articles, in points.
const ROW: f32 = 36.0;

/// Returns the name and the icon of an article.
fn name(article: Article) -> (text::Message, Icon) {
    match article {
        Article::Rules => (msg::HELP_ARTICLE_RULES, Icon::Book),
        Article::Strategy => (msg::HELP_ARTICLE_STRATEGY, Icon::Hint),
        Article::Opening => (msg::HELP_ARTICLE_OPENING, Icon::Flag),
        Article::Aids => (msg::HELP_ARTICLE_AIDS, Icon::XRay),
        Article::Computer => (msg::HELP_ARTICLE_COMPUTER, Icon::Computer),
        Article::Stacking => (msg::HELP_ARTICLE_STACKING, Icon::Stack),
        Article::Keys => (msg::HELP_ARTICLE_KEYS, Icon::Keyboard),
        Article::Notices => (msg::HELP_ARTICLE_NOTICES, Icon::Parity),
    }
}

/// Shows a list of articles, with `shown` highlighted if there is one. Returns the article that was
/// clicked.
///
/// In the focus, the articles are the lines from `first` on.
pub fn show_list(
    ui: &mut Ui,
    texts: &Texts,
    focus: &Focus,
    first: usize,
    articles: &[Article],
    shown: Option<Article>,
) -> Option<Article> {
    let title = texts.get(msg::LEARN_GOOD_TO_KNOW);
    ui.label(RichText::new(title).font(bold(HEADING)).color(TEXT));
    let mut clicked = None;
    for (&article, line) in articles.iter().zip(first..) {
        let row = widgets::strip(ui, ROW);
        let place = (focus, Place::Line(line, 0));
        let response = list::choosable(ui, row, place, shown.map(|it| it == article), "");
        let (name, icon) = name(article);
        let inside = row.shrink2(vec2(12.0, 0.0));
        let left = inside.left_center() + vec2(BODY / 2.0, 0.0);
        icon.paint(ui.painter(), left, BODY, ACCENT);
        let right = inside.right_center() - vec2(LABEL / 2.0, 0.0);
        Icon::Next.paint(ui.painter(), right, LABEL, FAINT);
        let words = inside.with_min_x(inside.left() + 28.0).with_max_x(inside.right() - 20.0);
        paint_elided(ui, words, Align2::LEFT_CENTER, texts.get(name), regular(BODY), TEXT);
        clicked = response.clicked().then_some(article).or(clicked);
    }
    clicked
}

impl HelpScreen {
    /// Returns the screen with an article.
    pub fn new(article: Article) -> HelpScreen {
        HelpScreen { article, scroll: 0.0 }
    }

    fn show_article(&self, ui: &mut Ui, context: &Context) {
        let texts = &context.texts;
        match self.article {
            Article::Rules => show_rules(ui, texts),
            Article::Strategy => articles::show(ui, &articles::STRATEGY, texts),
            Article::Opening => articles::show(ui, &articles::OPENING, texts),
            Article::Aids => show_aids(ui, texts),
            Article::Computer => articles::show(ui, &articles::COMPUTER, texts),
            Article::Stacking => show_stacking(ui, context),
            Article::Keys => keys::show(ui, context),
            Article::Notices => notices::show(ui),
        }
    }
}

fn paragraph(ui: &mut Ui, text: &str) {
    widgets::paragraph(ui, text, regular(BODY), TEXT);
}

fn show_rules(ui: &mut Ui, texts: &Texts) {
    pictures::show_pieces(ui);
    ui.add_space(6.0);
    pictures::show_rules(ui, texts);
    heading(ui, texts.get(msg::HELP_IDEA_TITLE));
    paragraph(ui, texts.get(msg::HELP_IDEA));
}

fn show_aids(ui: &mut Ui, texts: &Texts) {
    let x_ray = texts.with(msg::HELP_AID_ANALYSIS_TEXT, "n", MAX_XRAY_CELLS);
    for (name, meaning) in [
        (msg::HELP_AID_HINT, texts.get(msg::HELP_AID_HINT_TEXT)),
        (msg::HELP_AID_OUTCOMES, texts.get(msg::HELP_AID_OUTCOMES_TEXT)),
        (msg::HELP_AID_ANALYSIS, &x_ray),
        (msg::HELP_AID_COACH, texts.get(msg::HELP_AID_COACH_TEXT)),
        (msg::HELP_AID_COUNTING, texts.get(msg::HELP_AID_COUNTING_TEXT)),
        (msg::HELP_AID_FAIR, texts.get(msg::HELP_AID_FAIR_TEXT)),
    ] {
        heading(ui, texts.get(name));
        paragraph(ui, meaning);
    }
}

fn show_stacking(ui: &mut Ui, context: &Context) {
    let texts = &context.texts;
    paragraph(ui, texts.get(msg::HELP_STACKING_GOAL));
    ui.add_space(3.0);
    for rule in [msg::HELP_STACKING_HOLE, msg::HELP_STACKING_CLEAR, msg::HELP_STACKING_OVER] {
        ui.horizontal_top(|ui| {
            paragraph(ui, "•");
            let text = RichText::new(texts.get(rule)).font(regular(BODY)).color(TEXT);
            ui.add(Label::new(text).wrap());
        });
        ui.add_space(3.0);
    }
    heading(ui, texts.get(msg::HELP_STACKING_AIDS));
    paragraph(ui, texts.get(msg::HELP_STACKING_RANK));
    heading(ui, texts.get(msg::STACKING_SURFACE));
    surfaces::show(ui, texts);
    heading(ui, texts.get(msg::HELP_STACKING_KEYS));
    keys::show_stacking(ui, context);
}

impl Screen for HelpScreen {
    type Message = Message;

    fn help(&self) -> Option<Destination> {
        None
    }

    fn commands(&self, _: &Context) -> Commands<Message> {
        let change = Command::new(msg::HELP_CHANGE_KEYS, None, Message::ChangeKeys);
        Commands::new()
            .menu_from_here()
            .with_ends()
            .row_called("back", [Command::leave()])
            .row_called("foot", [change.icon(Icon::Rename)])
    }

    fn steer(&mut self, action: Action, _: &mut Context) -> Option<Message> {
        let Action::Select(to) = action else { return None };
        let all = Article::ALL;
        let index = all.iter().position(|&article| article == self.article).unwrap_or(0);
        let show = |steps: usize| Some(Message::Show(all[(index + steps) % all.len()]));
        match to {
            Selecting::Left | Selecting::Previous => return show(all.len() - 1),
            Selecting::Right | Selecting::Next => return show(1),
            Selecting::Up => self.scroll -= SCROLL,
            Selecting::Down => self.scroll += SCROLL,
            Selecting::PageUp => self.scroll -= PAGE_SCROLL,
            Selecting::PageDown => self.scroll += PAGE_SCROLL,
            Selecting::First => self.scroll = TO_TOP,
            Selecting::Last => self.scroll = -TO_TOP,
        }
        None
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        let scroll = vec2(0.0, -std::mem::take(&mut self.scroll));
        let article = |ui: &mut Ui| {
            ui.scroll_with_delta_animation(scroll, ScrollAnimation::none());
            self.show_article(ui, context);
            None
        };
        // Left and right go through the list, because up and down scroll.
        let others = |ui: &mut Ui| {
            let shown = Some(self.article);
            let chosen = show_list(ui, &context.texts, frame.focus, 0, &Article::ALL, shown);
            if context.is_paused {
                widgets::footnote(ui, context.texts.get(msg::PAUSED));
            }
            chosen.map(Message::Show)
        };
        frame.page(context.texts.get(name(self.article).0), article, others)
    }

    fn act(&mut self, message: Message, _: &mut Context) -> Transition<Message> {
        match message {
            Message::Show(article) => *self = HelpScreen { article, scroll: TO_TOP },
            Message::ChangeKeys => return Transition::Open(Destination::Keys),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use miniquad::KeyCode;

    #[test]
    fn articles_follow_each_other_and_escape_leads_back() {
        let mut help = Tester::new(|_| HelpScreen::new(Article::Rules));
        for article in Article::ALL.into_iter().cycle().skip(1).take(Article::ALL.len()) {
            assert!(matches!(help.press(KeyCode::Right), Pressed::Stay));
            assert_eq!(help.screen().article, article);
        }
        help.press_all(&[KeyCode::Left, KeyCode::Left]);
        assert_eq!(help.screen().article, Article::Keys);
        let keys = help.press_all(&[KeyCode::Down, KeyCode::Enter]);
        assert!(matches!(keys, Pressed::Open(Destination::Keys)));
        help.uncover();
        assert!(matches!(help.press(KeyCode::Escape), Pressed::Back));
    }

    /// The arrows once went around the two buttons.
    #[test]
    fn the_arrows_scroll_an_article() {
        let mut help = Tester::new(|_| HelpScreen::new(Article::Rules));
        help.press_all(&[KeyCode::Down, KeyCode::Down]);
        assert_eq!(help.screen().scroll, SCROLL);
        help.idle();
        help.press_all(&[KeyCode::Up, KeyCode::Up]);
        assert_eq!(help.screen().scroll, -SCROLL);
    }

    #[test]
    fn the_article_on_stacking_shows_what_makes_a_surface_good() {
        let mut help = Tester::new(|_| HelpScreen::new(Article::Stacking));
        let shown = help.shown();
        for rank in ["57", "85", "81", "18", "48", "29", "11"] {
            assert!(shown.iter().any(|text| text == rank), "{rank}: {shown:?}");
        }
    }
}
