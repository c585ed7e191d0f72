//! The message box: the part of the panel for the coach, hints, aids, notices, the first steps of
//! newcomers, and after the end the turn that decided the game.

use egui::{Align2, Color32, CornerRadius, Rect, RichText, Ui, Vec2, pos2, vec2};

use super::message::Message;
use super::view::TableView;
use super::voice::Voice;
use super::{coaching, result};
use crate::ai::{GameValue, Opponent, Outcome, XRayPicture};
use crate::app::board::{AREA_COLORS, overlays};
use crate::app::screens::exercise::panel;
use crate::app::screens::ladder;
use crate::app::speech;
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ButtonSize, CAPTION, FAINT, GAP, LABEL, TEXT, WARN, bold, list, paint_elided, progress_bar,
    regular, widgets,
};
use crate::game::{Origin, Seat};

/// Shows the message box, or the line of best play in its place. An empty box is not drawn.
pub fn show(ui: &mut Ui, view: TableView, rect: Rect) -> Option<Message> {
    let frame = view.frame;
    if let Some(line) = view.line {
        return panel::show_line(ui, rect, line, frame);
    }
    let has_blunder = view.coaching.blunder().is_some();
    let notices = &frame.context.notices;
    let news = if has_blunder { None } else { notices.news_for_box(ui, rect) };
    let has_coach_left = coaching::has_just_left(view.session, frame.context);
    let voice = Voice::new(view);
    let is_empty = news.is_none()
        && !(view.shows_result || has_message(view) || has_coach_left)
        && view.checklist.is_empty()
        && voice.is_none();
    if is_empty {
        return None;
    }
    let inside = widgets::message_box(ui, rect);
    let clues = view.coaching.clues(view.session.game());
    if !has_blunder && clues.is_none() && news.is_none() && view.insight.hint().is_none() {
        speech::news(ui, "box", rect);
    }
    widgets::in_rect(ui, inside, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let texts = &frame.context.texts;
        if has_blunder {
            show_text(ui, texts.get(msg::COACH_BLUNDER), WARN);
            let rect = inside.with_min_y(inside.bottom() - ButtonSize::Usual.height());
            return frame.show_row(ui, rect, "why", ButtonSize::Usual);
        }
        if let Some((news, color)) = news {
            show_text(ui, news, color);
            return None;
        }
        if view.shows_result {
            return result::show_decisive(ui, view, inside);
        }
        if view.shows_aids {
            return show_aids(ui, view, inside);
        }
        if view.warns_of_aid {
            show_text(ui, texts.get(msg::GAME_AID_WARNING), WARN);
            return None;
        }
        if !has_message(view) {
            if has_coach_left {
                let name = texts.get(msg::GAME_HELP_ME);
                show_text(ui, &texts.with(msg::COACH_LEAVES, "name", name), TEXT);
                return None;
            }
            if !view.checklist.is_empty() {
                panel::show_checklist(ui, view.checklist, texts);
                return None;
            }
            if let Some(voice) = voice {
                voice.show(ui, view, inside);
                return None;
            }
        }
        let wants_outcomes = view.insight.wants_outcomes() && view.session.awaits_human();
        let is_searching = wants_outcomes && view.insight.progress().is_some();
        let has_foot = is_searching || frame.commands.called("why").is_some();
        let foot = if has_foot { ButtonSize::Small.height() + 4.0 } else { 0.0 };
        let (rect, foot) = inside.split_top_bottom_at_y(inside.bottom() - foot);
        let scrolled =
            list::with_max_height(rect.height()).id_salt("aids").auto_shrink([false, false]);
        let contents = |ui: &mut Ui| {
            match view.insight.hint() {
                Some(hint) => show_text(ui, &texts.reason(hint.reason), TEXT),
                None if view.insight.is_seeking_hint() => {
                    show_text(ui, texts.get(msg::HINT_SOUGHT), FAINT)
                }
                None => {
                    clues.into_iter().for_each(|it| show_text(ui, &it.text(texts), TEXT));
                }
            }
            if wants_outcomes {
                show_outcomes(ui, view);
            }
            if let Some(picture) = view.insight.areas() {
                show_areas(ui, picture, texts);
            }
        };
        widgets::scroll(ui, scrolled, contents);
        let foot = foot.with_min_y(foot.top() + 4.0);
        if is_searching {
            show_progress(ui, view, foot)
        } else {
            frame.show_row(ui, foot, "why", ButtonSize::Small)
        }
    })
}

/// Shows the buttons of the aids, and above them what aids cost: the medal, or else the rating.
fn show_aids(ui: &mut Ui, view: TableView, rect: Rect) -> Option<Message> {
    let (frame, size) = (view.frame, ButtonSize::Large);
    let record = view.session.record();
    let has_medal = |seat: &Seat| match seat.opponent() {
        Some(Opponent::Character(rung)) => !ladder::is_beaten(rung, frame.context),
        _ => false,
    };
    let has_medal = record.origin() == Origin::Played && record.seats.iter().any(has_medal);
    let costs = [(msg::PLAY_MEDAL_OPEN, has_medal), (msg::TIP_RATED, record.may_be_rated())];
    let costs = costs.into_iter().find(|(_, applies)| *applies);
    let below = rect.bottom() - 2.0 * size.height() - GAP;
    // Without words, the buttons are in the middle.
    let top = if costs.is_some() { below } else { rect.top().midpoint(below) };
    let (words, rows) = rect.split_top_bottom_at_y(top);
    let (upper, lower) = rows.split_top_bottom_at_y(rows.top() + size.height());
    if let Some((text, _)) = costs {
        let words = words.with_max_y(words.bottom() - 4.0);
        let text = frame.context.texts.get(text);
        let text = widgets::wrapped(ui, text, regular(CAPTION), FAINT, words.size());
        ui.painter().galley(words.min, text, FAINT);
    }
    let clicked = frame.show_row(ui, upper, "aids", size);
    clicked.or(frame.show_row(ui, lower.with_min_y(lower.top() + GAP), "more aids", size))
}

/// Returns whether the coach or an aid has something to show in the box.
pub fn has_message(view: TableView) -> bool {
    let insight = view.insight;
    view.coaching.blunder().is_some()
        || view.warns_of_aid
        || view.shows_aids
        || insight.is_seeking_hint()
        || insight.hint().is_some()
        || insight.wants_outcomes()
        || insight.areas().is_some()
        || view.coaching.clues(view.session.game()).is_some()
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

/// Shows the numbers of winning and losing placements, and the outcome of the piece in hand; far
/// from the end, what the shades mean instead.
fn show_outcomes(ui: &mut Ui, view: TableView) {
    let texts = &view.frame.context.texts;
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    let (wins, losses, all) = view.insight.counts();
    if wins + losses == 0 && view.insight.is_far_from_the_end() {
        ui.label(RichText::new(texts.get(msg::OUTCOMES_FAR)).font(regular(LABEL)).color(TEXT));
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
    let (text, color) = match view.insight.outcome(view.placement) {
        Some(Outcome::Win) => (texts.get(msg::OUTCOME_HERE_WINS), overlays::WIN),
        Some(Outcome::Loss) => (texts.get(msg::OUTCOME_HERE_LOSES), overlays::LOSS),
        None if !view.session.game().position().allows(view.placement) => {
            (texts.get(msg::REFUSED_OCCUPIED), FAINT)
        }
        None => (texts.get(msg::OUTCOME_HERE_UNKNOWN), FAINT),
    };
    show_text_line(ui, 19.0, text, color);
}

/// Shows the scale of the shades for expected chances.
fn show_legend(ui: &mut Ui, texts: &Texts) {
    let rect = widgets::strip(ui, 19.0);
    let ends = [msg::EXPECTATION_POOR, msg::EXPECTATION_GOOD].map(|it| texts.get(it));
    widgets::scale(ui, rect, ends, |part| overlays::shade(part).premultiplied());
}

/// Width of the button that stops the search with the gap before it, in points.
const STOP: f32 = 84.0;

/// Shows the progress of the search for outcomes, with a button to stop it. Neither scrolls.
fn show_progress(ui: &mut Ui, view: TableView, strip: Rect) -> Option<Message> {
    let progress = view.insight.progress()?;
    let part = progress.decided as f32 / progress.placements.max(1) as f32;
    let (bar, button) = strip.split_left_right_at_x(strip.right() - STOP);
    progress_bar(ui, bar.shrink2(vec2(0.0, 8.0)), part);
    let button = button.with_min_x(button.left() + GAP);
    view.frame.show_row(ui, button, "stop", ButtonSize::Small)
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
