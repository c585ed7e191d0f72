//! The side panel of the review: players, graph, comments on the position, turns and buttons.

use egui::{Align2, Color32, CornerRadius, Rect, Ui, Vec2, vec2};

use super::graph;
use super::message::Message;
use super::screen::{ReviewScreen, Rows};
use crate::app::screens::panel::{BoxContents, MESSAGE_BOX, MessageBox};
use crate::app::shell::{Context, View};
use crate::app::speech::{self, placement_in_words};
use crate::app::text::{Texts, args, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, FAINT, GAP, LABEL, TEXT, TableLayout, TurnList, WARN, bold,
    regular, side_panel, theme, widgets,
};
use crate::game::{Prospect, Review, Side, Turn};

/// Height of a player's line, in points.
const PLAYER: f32 = 24.0;

/// Height of the graph, in points.
const GRAPH: f32 = 84.0;

/// Height of the progress of the search, in points.
const PROGRESS: f32 = 26.0;

/// Smallest height of the list of turns, in points.
const MIN_TURNS: f32 = 44.0;

/// Width of the button that leads to the next mistake, in points.
const NEXT: f32 = 124.0;

impl ReviewScreen {
    /// Shows the panel.
    pub(super) fn show_panel(&self, layout: &TableLayout, rows: &Rows, view: &View<Message>) {
        let Some(review) = self.review(view.context) else { return };
        let is_wide = side_panel::is_wide(layout);
        let above = 2.0 * PLAYER + GRAPH + PROGRESS + MESSAGE_BOX + 5.0 * GAP;
        let below = MIN_TURNS + 4.0 * (ButtonSize::Usual.height() + GAP);
        let min_height = if is_wide { above.max(below) } else { above + below };
        side_panel::show(view.ctx, "review", layout, min_height, |ui| {
            let mut left = ui.available_rect_before_wrap();
            let mut right = left;
            if is_wide {
                left.set_width((left.width() - GAP) / 2.0);
                right.min.x = left.right() + GAP;
            }
            for side in [Side::First, Side::Second] {
                let place = side_panel::cut_top(&mut left, PLAYER);
                self.show_player(ui, place, side, &view.context.texts);
            }
            let graph = side_panel::cut_top(&mut left, GRAPH);
            let progress = side_panel::cut_top(&mut left, PROGRESS);
            let message_box = side_panel::cut_top(&mut left, MESSAGE_BOX);
            if !is_wide {
                right = left;
            }
            if speech::is_on(ui.ctx()) {
                let words = self.graph_in_words(review, &view.context.texts);
                speech::words(ui, "graph", graph, &words);
            }
            let ply = self.replay.game().placements();
            let ply = widgets::in_rect(ui, graph, |ui| graph::show(ui, GRAPH, review, ply));
            if let Some(ply) = ply {
                view.send(Message::GoToPly(ply));
            }
            show_progress(ui, progress, review, rows, view);
            let (text, color) = self.comment(review, view.context);
            let (line, contents) = (self.view.line(), Some(&BoxContents::Text(text, color)));
            let contents = MessageBox { line, steps: &rows.line, others: &[], contents };
            contents.show(ui, message_box, view);
            let size = ButtonSize::Usual;
            let height = rows.below.len() as f32 * (size.height() + GAP);
            let (turns, below) = right.split_top_bottom_at_y(right.bottom() - height);
            self.show_turns(ui, turns, review, view);
            let below = below.with_min_y(below.top() + GAP);
            widgets::in_rect(ui, below, |ui| view.rows(ui, |_| size, &rows.below));
        });
    }

    fn show_player(&self, ui: &Ui, rect: Rect, side: Side, texts: &Texts) {
        let painter = ui.painter();
        let chip = Rect::from_center_size(rect.left_center() + vec2(9.0, 0.0), Vec2::splat(14.0));
        painter.rect_filled(chip, CornerRadius::same(4), theme::side_color(side));
        let name = texts.name_of(&self.record.seats, side);
        let has_won = self.record.game.result().is_some_and(|result| result.winner == side);
        let winner = if has_won { texts.get(msg::WINNER) } else { "" };
        let words = if has_won { [&*name, winner].join(", ") } else { name.to_string() };
        speech::words(ui, ["first", "second"][side.index()], rect, &words);
        let right = rect.right_center();
        let winner = painter.text(right, Align2::RIGHT_CENTER, winner, bold(LABEL), ACCENT);
        let name_rect = rect.with_min_x(rect.left() + 24.0).with_max_x(winner.left() - 6.0);
        widgets::paint_elided(ui, name_rect, Align2::LEFT_CENTER, &name, bold(BODY), TEXT);
    }

    /// Returns what the graph shows: who would win, from each position at which that changes.
    fn graph_in_words(&self, review: &Review, texts: &Texts) -> String {
        let winner = |prospect: &Prospect| match prospect {
            Prospect::Winner(side) => Some(*side),
            Prospect::Unknown | Prospect::Waiting => None,
        };
        let mut parts = Vec::new();
        let mut before = None;
        for (ply, prospect) in review.prospects().iter().enumerate() {
            let winner = winner(prospect);
            if before.replace(winner) == Some(winner) {
                continue;
            }
            let name = match winner {
                Some(side) => texts.short_name_of(&self.record.seats, side),
                None => texts.get(msg::SPEECH_GRAPH_UNKNOWN).to_owned(),
            };
            parts.push(if ply == 0 {
                texts.with(msg::SPEECH_GRAPH_START, "name", name)
            } else {
                texts.fill(msg::SPEECH_GRAPH_AFTER, args!(n = ply, name))
            });
        }
        texts.with(msg::SPEECH_GRAPH, "parts", parts.join("; "))
    }

    /// Returns the comment on the current position and its colour.
    fn comment(&self, review: &Review, context: &Context) -> (String, Color32) {
        let (texts, seats) = (&context.texts, &self.record.seats);
        let name = |side: Side| texts.short_name_of(seats, side);
        let told = |side, (named, you)| texts.told_of(seats, side, named, you);
        let (game, mistake) = (self.replay.game(), self.mistake(context));
        let last_turn = game.turns().last();
        if let Some(&(Turn::Resignation(side) | Turn::LossOnTime(side))) = last_turn {
            let text = match (last_turn, mistake) {
                (Some(Turn::LossOnTime(_)), Some(_)) => {
                    (msg::REVIEW_TIME_WON, msg::REVIEW_TIME_WON_YOU)
                }
                (Some(Turn::LossOnTime(_)), None) => (msg::REVIEW_TIME, msg::RESULT_TIME_YOU),
                (_, Some(_)) => (msg::REVIEW_RESIGNED_WON, msg::REVIEW_RESIGNED_WON_YOU),
                (_, None) => (msg::REVIEW_RESIGNED, msg::RESULT_RESIGNED_YOU),
            };
            let color = if mistake.is_some() { WARN } else { TEXT };
            return (told(side, text), color);
        }
        if let Some(mistake) = mistake {
            let text = match mistake.better {
                // Whoever does not see the green spot is told where it is.
                Some(better) if context.is_heard() => {
                    let mistake =
                        told(mistake.side, (msg::REVIEW_MISTAKE, msg::REVIEW_MISTAKE_YOU));
                    let better = placement_in_words(better, texts);
                    let better = texts.with(msg::SPEECH_BETTER, "placement", better);
                    return ([mistake, better].join(" "), WARN);
                }
                Some(_) => (msg::REVIEW_MISTAKE_BETTER, msg::REVIEW_MISTAKE_BETTER_YOU),
                None => (msg::REVIEW_MISTAKE, msg::REVIEW_MISTAKE_YOU),
            };
            return (told(mistake.side, text), WARN);
        }
        if let Some(result) = game.result() {
            return (told(result.winner, (msg::REVIEW_OVER, msg::RESULT_YOU_WON)), TEXT);
        }
        match review.prospects()[game.placements()] {
            Prospect::Winner(side) => (texts.with(msg::REVIEW_WILL_WIN, "name", name(side)), TEXT),
            Prospect::Unknown => (texts.get(msg::REVIEW_NOBODY_KNOWS).to_owned(), FAINT),
            Prospect::Waiting => (texts.get(msg::REVIEW_NOT_YET).to_owned(), FAINT),
        }
    }

    /// Shows the list of turns with the current one highlighted, and marks turns that threw a win
    /// away.
    fn show_turns(&self, ui: &mut Ui, rect: Rect, review: &Review, view: &View<Message>) {
        let context = view.context;
        let mistakes: Vec<usize> = review.mistakes().iter().map(|mistake| mistake.turn).collect();
        let (turn, has_moved) = (self.replay.turn(), self.last_turn != Some(self.replay.turn()));
        let end = context.texts.end_of(&self.record.seats, &self.record.game);
        let list = TurnList {
            turns: self.record.game.turns(),
            mistakes: &mistakes,
            mistake: context.texts.get(msg::SPEECH_MISTAKE),
            end: &end,
            start: Some(context.texts.get(msg::REVIEW_START)),
            highlighted: turn.checked_sub(1),
            ignores_mouse: context.is_mouse_at_rest,
            scrolls_to: has_moved.then_some(turn),
        };
        let pointing = widgets::in_rect(ui, rect, |ui| list.show(ui, rect.height()));
        if let Some(turn) = pointing.clicked {
            view.send(Message::GoTo(turn));
        }
    }
}

/// Shows the progress of the search with a button to stop it, or once it is finished the number of
/// mistakes with a button that leads to the next one.
fn show_progress(ui: &mut Ui, rect: Rect, review: &Review, rows: &Rows, view: &View<Message>) {
    let texts = &view.context.texts;
    if review.is_finished() {
        let count = review.mistakes().len();
        let text = match count {
            0 if review.knows_all() => texts.get(msg::REVIEW_NO_MISTAKES).to_owned(),
            0 => texts.get(msg::REVIEW_NONE_FOUND).to_owned(),
            _ => texts.with(msg::REVIEW_MISTAKES, "n", count),
        };
        let next = if count > 0 { NEXT } else { 0.0 };
        let (words, place) = rect.split_left_right_at_x(rect.right() - next);
        let words = words.with_max_x(words.right() - GAP);
        let room = words.size() + vec2(0.0, 8.0);
        let galley = widgets::wrapped(ui, &text, regular(CAPTION), FAINT, room);
        let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), words);
        ui.painter().galley(at.min, galley, FAINT);
        return view.buttons_in(ui, place, ButtonSize::Small, &rows.search);
    }
    let (done, all) = (review.looked_at(), review.prospects().len());
    let text = texts.fill(msg::REVIEW_SEARCHING, args!(done, all));
    let text_rect = rect.with_max_x(rect.right() - 80.0).with_max_y(rect.top() + 16.0);
    widgets::paint_elided(ui, text_rect, Align2::LEFT_CENTER, &text, regular(CAPTION), FAINT);
    let end = rect.right_bottom() - vec2(80.0, 1.0);
    let bar = Rect::from_min_max(rect.left_bottom() - vec2(0.0, 6.0), end);
    widgets::progress_bar(ui, bar, done as f32 / all as f32);
    let place = Rect::from_min_max(rect.right_top() - vec2(70.0, 0.0), rect.right_bottom());
    view.buttons_in(ui, place, ButtonSize::Small, &rows.search);
}
