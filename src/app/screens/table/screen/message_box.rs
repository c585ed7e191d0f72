//! The message box: the part of the panel for the coach, hints, aids, notices, the first steps of
//! newcomers, and after the end the turn that decided the game.

use egui::{Align2, Color32, CornerRadius, Rect, Ui, Vec2, pos2, vec2};

use super::TableScreen;
use super::commands::Rows;
use super::panel::PanelFrame;
use crate::ai::{GameValue, Outcome, XRayPicture};
use crate::app::board::{AREA_COLORS, overlays};
use crate::app::screens::ladder;
use crate::app::screens::panel::{self, BoxContents, MessageBox};
use crate::app::screens::table::coaching;
use crate::app::screens::table::voice::Voice;
use crate::app::shell::Context;
use crate::app::speech;
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ButtonSize, CAPTION, FAINT, GAP, LABEL, TEXT, WARN, bold, list, paint_elided, progress_bar,
    regular, widgets,
};
use crate::game::Origin;

/// Width of the button that stops the search with the gap before it, in points.
const STOP: f32 = 84.0;

/// The contents of the message box.
enum Contents<'a> {
    /// A line of best play, a notice, or what the boxes of other screens hold, too.
    Usual(Option<BoxContents>),
    /// The warning of the coach, with a button that says why.
    Blunder,
    /// After the end, the turn that decided the game.
    Decisive,
    /// The buttons of the aids.
    Aids,
    /// What the aids have found.
    Insight,
    /// What a named player says.
    Voice(Voice<'a>),
}

impl TableScreen {
    /// Shows the message box, or the line of best play in its place. An empty box is not drawn.
    pub(super) fn show_message_box(&self, ui: &mut Ui, rect: Rect, frame: &PanelFrame) {
        let PanelFrame { rows, view, .. } = frame;
        let contents = self.box_contents(ui, rect, view.context);
        if let Contents::Usual(contents) = contents {
            let (line, contents) = (self.view.line(), contents.as_ref());
            let message_box = MessageBox { line, steps: &rows.line, others: &rows.after, contents };
            return message_box.show(ui, rect, view);
        }
        let inside = widgets::message_box(ui, rect);
        match contents {
            // A blunder is said when it comes.
            Contents::Blunder => {}
            Contents::Insight if self.is_counting() => {}
            Contents::Voice(_) => speech::aside(ui, "box", rect, None),
            _ => speech::news(ui, "box", rect, None),
        }
        widgets::in_rect(ui, inside, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            match contents {
                Contents::Usual(_) => {}
                Contents::Voice(voice) => voice.show(ui, inside),
                Contents::Blunder => {
                    show_text(ui, view.context.texts.get(msg::COACH_BLUNDER), WARN);
                    let size = ButtonSize::Usual;
                    let foot = inside.with_min_y(inside.bottom() - size.height());
                    view.buttons_in(ui, foot, size, &rows.why);
                }
                Contents::Decisive => self.show_decisive(ui, inside, frame),
                Contents::Aids => self.show_aids(ui, inside, frame),
                Contents::Insight => self.show_insight(ui, inside, frame),
            }
        });
    }

    /// Returns the contents of the message box, of which a warning of the coach comes first, and
    /// then a notice.
    fn box_contents<'a>(&self, ui: &Ui, rect: Rect, context: &'a Context) -> Contents<'a> {
        let texts = &context.texts;
        let text = |text, color| Contents::Usual(Some(BoxContents::Text(text, color)));
        if self.view.line().is_some() {
            Contents::Usual(None)
        } else if self.coaching.blunder().is_some() {
            Contents::Blunder
        } else if context.notices.news_for_box(ui, rect).is_some() {
            Contents::Usual(None)
        } else if self.shows_result() {
            Contents::Decisive
        } else if self.shows_aids {
            Contents::Aids
        } else if self.unconfirmed_aid.is_some() {
            text(texts.get(msg::GAME_AID_WARNING).to_owned(), WARN)
        } else if self.has_message() {
            Contents::Insight
        } else if coaching::has_just_left(&self.session, context) {
            text(texts.with(msg::COACH_LEAVES, "name", texts.get(msg::GAME_HELP_ME)), TEXT)
        } else if self.session.awaits_human() && !context.remembered.knows_the_hand {
            let [.., has_placed] = context.remembered.gestures_made;
            let checklist = self.gestures.checklist(has_placed, context);
            Contents::Usual(Some(BoxContents::Checklist(checklist)))
        } else {
            // The last words are below the turns.
            let is_open = self.session.game().result().is_none();
            let voice = Voice::new(&self.session, context).filter(|_| is_open);
            voice.map_or(Contents::Usual(None), Contents::Voice)
        }
    }

    /// Returns whether winning moves are still being counted.
    fn is_counting(&self) -> bool {
        let wants_outcomes = self.insight.wants_outcomes() && self.session.awaits_human();
        wants_outcomes && self.insight.progress().is_some()
    }

    /// Shows what the aids have found, above a button that says why, or the progress of the search.
    fn show_insight(&self, ui: &mut Ui, rect: Rect, frame: &PanelFrame) {
        let PanelFrame { rows, view, .. } = frame;
        let texts = &view.context.texts;
        let insight = &self.insight;
        let wants_outcomes = insight.wants_outcomes() && self.session.awaits_human();
        let is_searching = self.is_counting();
        let has_foot = is_searching || !rows.why.is_empty();
        let foot = if has_foot { ButtonSize::Small.height() + 4.0 } else { 0.0 };
        let (rect, foot) = rect.split_top_bottom_at_y(rect.bottom() - foot);
        let scrolled =
            list::with_max_height(rect.height()).id_salt("aids").auto_shrink([false, false]);
        widgets::scroll(ui, scrolled, |ui| {
            match insight.hint() {
                Some(hint) => show_text(ui, &texts.reason(hint.reason), TEXT),
                None if insight.is_seeking_hint() => {
                    show_text(ui, texts.get(msg::HINT_SOUGHT), FAINT)
                }
                None => {
                    self.clues().into_iter().for_each(|it| show_text(ui, &it.text(texts), TEXT));
                }
            }
            if wants_outcomes {
                self.show_outcomes(ui, texts);
            }
            if let Some(picture) = insight.areas() {
                show_areas(ui, picture, texts);
            }
        });
        let foot = foot.with_min_y(foot.top() + 4.0);
        if is_searching {
            self.show_progress(ui, foot, frame);
        } else {
            view.buttons_in(ui, foot, ButtonSize::Small, &rows.why);
        }
    }

    /// Shows the buttons of the aids, and above them what aids cost: the medal, or else the rating.
    fn show_aids(&self, ui: &mut Ui, rect: Rect, frame: &PanelFrame) {
        let PanelFrame { rows: Rows { aids, .. }, view, .. } = frame;
        let (record, size) = (self.session.record(), ButtonSize::Large);
        let mut rungs = record.seats.iter().filter_map(ladder::rung);
        let has_medal = record.origin() == Origin::Played
            && rungs.any(|rung| !ladder::is_beaten(rung, view.context));
        let costs = [(msg::PLAY_MEDAL_OPEN, has_medal), (msg::TIP_RATED, record.may_be_rated())];
        let costs = costs.into_iter().find(|(_, applies)| *applies);
        let below = rect.bottom() - 2.0 * size.height() - GAP;
        // Without words, the buttons are in the middle.
        let top = if costs.is_some() { below } else { rect.top().midpoint(below) };
        let (words, rows) = rect.split_top_bottom_at_y(top);
        if let Some((text, _)) = costs {
            let words = words.with_max_y(words.bottom() - 4.0);
            let text = view.context.texts.get(text);
            let text = widgets::wrapped(ui, text, regular(CAPTION), FAINT, words.size());
            ui.painter().galley(words.min, text, FAINT);
        }
        let (upper, lower) = aids.split_at(aids.len() / 2);
        let aids = [upper.to_vec(), lower.to_vec()];
        widgets::in_rect(ui, rows, |ui| view.rows(ui, |_| size, &aids));
    }

    /// Returns whether the coach or an aid has something to show in the box.
    pub(super) fn has_message(&self) -> bool {
        let insight = &self.insight;
        self.coaching.blunder().is_some()
            || self.unconfirmed_aid.is_some()
            || self.shows_aids
            || insight.is_seeking_hint()
            || insight.hint().is_some()
            || insight.wants_outcomes()
            || insight.areas().is_some()
            || self.clues().is_some()
    }

    /// Shows the numbers of winning and losing placements, and the outcome of the piece in hand;
    /// far from the end, what the shades mean instead.
    fn show_outcomes(&self, ui: &mut Ui, texts: &Texts) {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let (wins, losses, all) = self.insight.counts();
        if wins + losses == 0 && self.insight.is_far_from_the_end() {
            widgets::label(ui, texts.get(msg::OUTCOMES_FAR), regular(LABEL), TEXT);
            return show_legend(ui, texts);
        }
        let number = |template, n: usize| texts.with(template, "n", n);
        let unknown = all.saturating_sub(wins + losses);
        let counts = [
            (msg::OUTCOMES_WINS, wins, overlays::WIN),
            (msg::OUTCOMES_LOSSES, losses, overlays::LOSS),
            (msg::OUTCOMES_UNKNOWN, unknown, FAINT),
        ];
        let laid_out = counts.map(|(text, n, color)| {
            ui.painter().layout_no_wrap(number(text, n), regular(LABEL), color)
        });
        let [left, middle, right] = laid_out.each_ref().map(|text| text.size().x);
        if left + middle + right + 2.0 * GAP > ui.available_width() {
            ui.horizontal_wrapped(|ui| laid_out.map(|text| ui.label(text)));
        } else {
            let rect = widgets::strip(ui, 19.0);
            // The text in the middle gives way to its neighbours.
            let min = rect.left() + left + GAP;
            let max = rect.right() - right - GAP - middle;
            let centred = rect.center().x - middle / 2.0;
            let lefts = [rect.left(), centred.max(min).min(max), rect.right() - right];
            for (text, left) in laid_out.into_iter().zip(lefts) {
                ui.painter().galley(pos2(left, rect.top()), text, FAINT);
            }
        }
        let here = self.view.hand.placement();
        let (text, color) = match self.insight.outcome(here) {
            Some(Outcome::Win) => (texts.get(msg::OUTCOME_HERE_WINS), overlays::WIN),
            Some(Outcome::Loss) => (texts.get(msg::OUTCOME_HERE_LOSES), overlays::LOSS),
            None if !self.position().allows(here) => (texts.get(msg::REFUSED_OCCUPIED), FAINT),
            None => (texts.get(msg::OUTCOME_HERE_UNKNOWN), FAINT),
        };
        show_text_line(ui, 19.0, text, color);
    }

    /// Shows the progress of the search for outcomes, with a button to stop it. Neither scrolls.
    fn show_progress(&self, ui: &mut Ui, strip: Rect, frame: &PanelFrame) {
        let Some(progress) = self.insight.progress() else { return };
        let part = progress.decided as f32 / progress.placements.max(1) as f32;
        let (bar, button) = strip.split_left_right_at_x(strip.right() - STOP);
        progress_bar(ui, bar.shrink2(vec2(0.0, 8.0)), part);
        let button = button.with_min_x(button.left() + GAP);
        frame.view.buttons_in(ui, button, ButtonSize::Small, &frame.rows.stop);
    }
}

/// Shows a wrapped text.
fn show_text(ui: &mut Ui, text: &str, color: Color32) {
    widgets::label(ui, text, bold(LABEL), color);
}

/// Shows a line of text, and returns its rectangle.
fn show_text_line(ui: &mut Ui, height: f32, text: &str, color: Color32) -> Rect {
    let rect = widgets::strip(ui, height);
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, regular(LABEL), color);
    rect
}

/// Shows the scale of the shades for expected chances.
fn show_legend(ui: &mut Ui, texts: &Texts) {
    let rect = widgets::strip(ui, 19.0);
    panel::show_scale(ui, rect, texts, |part| overlays::shade(part).premultiplied());
}

/// Lists the areas with size and value in words, in their outline colours.
fn show_areas(ui: &mut Ui, picture: &XRayPicture, texts: &Texts) {
    ui.spacing_mut().item_spacing.y = 2.0;
    if let Some(whole) = &picture.whole {
        let (text, color) = match whole.outcome {
            Outcome::Win => (texts.get(msg::ANALYSIS_WINS), overlays::WIN),
            Outcome::Loss => (texts.get(msg::ANALYSIS_LOSES), overlays::LOSS),
        };
        show_text_line(ui, 20.0, text, color);
    }
    for (area, color) in picture.areas.iter().zip(AREA_COLORS.iter().cycle()) {
        let rect = widgets::strip(ui, 20.0);
        let painter = ui.painter();
        let chip = Rect::from_center_size(rect.left_center() + vec2(8.0, 0.0), Vec2::splat(9.0));
        painter.rect_filled(chip, CornerRadius::same(3), color.premultiplied());
        let at = |x: f32| rect.left_center() + vec2(x, 0.0);
        let size = area.cells.len().to_string();
        painter.text(at(40.0), Align2::RIGHT_CENTER, size, regular(LABEL), FAINT);
        let words = rect.with_min_x(rect.left() + 50.0);
        let value = value_in_words(area.value.as_ref(), texts);
        paint_elided(ui, words, Align2::LEFT_CENTER, &value, bold(LABEL), TEXT);
    }
}

/// Returns the text for the value of an area; `None` stands for an area too large to be evaluated.
fn value_in_words(value: Option<&GameValue>, texts: &Texts) -> String {
    match value {
        None => texts.get(msg::ANALYSIS_TOO_LARGE).to_owned(),
        Some(GameValue { heap: Some(heap), .. }) => {
            texts.with(msg::ANALYSIS_HEAP, "n", usize::from(*heap))
        }
        Some(_) => texts.get(msg::ANALYSIS_LIKE_NO_HEAP).to_owned(),
    }
}
