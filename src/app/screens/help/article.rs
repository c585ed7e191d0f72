//! The articles of the help.

use egui::{Label, RichText, Ui};

use super::keys::{self, heading};
use super::{articles, notices, pictures};
use crate::ai::MAX_XRAY_CELLS;
use crate::app::screens::stacking::surfaces;
use crate::app::shell::{Article, Context};
use crate::app::speech;
use crate::app::text::{self, Texts, msg};
use crate::app::ui::{BODY, Icon, TEXT, regular, widgets};

/// Returns the name and the icon of an article.
pub fn name(article: Article) -> (text::Message, Icon) {
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

/// Shows an article.
pub fn show(ui: &mut Ui, article: Article, context: &Context) {
    let texts = &context.texts;
    // The notices take an hour to read.
    if article != Article::Notices {
        speech::reading(ui);
    }
    match article {
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
