//! The statistics of games: thinking time, the longest held win, the favourite opening, and scores
//! by opponent, side and board.

use std::iter::once;

use egui::{Align2, Rect, RichText, Sense, Ui, vec2};

use super::message::Message;
use super::{fact, won_text};
use crate::ai::{BoardSize, Character, Level, Placement};
use crate::app::board::drawing;
use crate::app::shell::View;
use crate::app::text::{self, Texts, args, msg, name_of_board};
use crate::app::ui::{
    ACCENT, FAINT, LABEL, Stop, TEXT, bold, elided, paint_elided, regular, widgets,
};
use crate::game::{Board, Game, HeldWin, Score, Streak, Summary, Turn};

/// Height of a line, in points.
const LINE: f32 = 23.0;

/// Largest side of the board with the favourite opening, in points.
const MAX_BOARD: f32 = 130.0;

/// Shows a summary of games, with scores by board if `is_of_all`. The focus can go to each part, so
/// that keys scroll.
pub fn show(ui: &mut Ui, view: &View<Message>, summary: &Summary, is_of_all: bool) {
    let texts = &view.context.texts;
    ui.spacing_mut().item_spacing.y = 3.0;
    if summary.score().games() == 0 {
        ui.label(RichText::new(texts.get(msg::STATISTICS_NONE)).font(regular(LABEL)).color(FAINT));
        return;
    }
    let facts = [
        (texts.get(msg::STATISTICS_TIME), time_text(summary.seconds, texts)),
        (texts.get(msg::STATISTICS_HELD), held_text(summary.held, texts)),
    ];
    let words = facts.each_ref().map(|(name, value)| [*name, value].join(", ")).join(", ");
    let part = |ui: &mut Ui, words: String, contents: &dyn Fn(&mut Ui)| {
        // Enter presses the page's filled button, as everywhere.
        let stop = Stop::new(&words, Message::Play).known_by(&words);
        view.readable(ui, stop, |ui| {
            egui::Frame::new().inner_margin(6).show(ui, |ui| ui.vertical(contents));
        });
    };
    part(ui, words, &|ui| facts.iter().for_each(|(name, value)| fact(ui, name, value)));
    if let Some((size, placement, count)) = summary.opening {
        let (board, cells) = (name_of_board(size), placement.to_string());
        let text = texts.fill(msg::STATISTICS_OPENING_VALUE, args!(board, cells, n = count));
        let words = [texts.get(msg::STATISTICS_OPENING), &text].join(", ");
        part(ui, words, &|ui| show_opening(ui, size, placement, &text, texts));
    }
    for groups in [vec![opponents(summary, texts)], sides(summary, is_of_all, texts)] {
        part(ui, in_words(&groups, texts), &|ui| show_groups(ui, &groups, texts));
    }
}

/// A heading, and names with their scores.
type Group = (text::Message, Vec<(String, Score)>);

/// Returns everything that groups say.
fn in_words(groups: &[Group], texts: &Texts) -> String {
    let score = |(name, score): &(String, Score)| [&**name, &won_text(*score, texts)].join(" ");
    let group = |(heading, scores): &Group| {
        let all = once(texts.get(*heading).to_owned()).chain(scores.iter().map(score));
        all.collect::<Vec<_>>().join(", ")
    };
    groups.iter().map(group).collect::<Vec<_>>().join(". ")
}

fn show_groups(ui: &mut Ui, groups: &[Group], texts: &Texts) {
    for (name, scores) in groups {
        heading(ui, texts.get(*name));
        scores.iter().for_each(|(name, score)| show_score(ui, name, *score, texts));
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(7.0);
    ui.label(RichText::new(text).font(bold(LABEL)).color(ACCENT));
}

/// Returns the text for the number of games won in a row.
pub fn streak_text(Streak { present, longest }: Streak, texts: &Texts) -> String {
    texts.fill(msg::STATISTICS_STREAK_VALUE, args!(present, longest))
}

fn time_text(seconds: u64, texts: &Texts) -> String {
    let minutes = seconds.div_ceil(60);
    texts.fill(msg::STATISTICS_TIME_VALUE, args!(hours = minutes / 60, minutes = minutes % 60))
}

fn held_text(held: Option<HeldWin>, texts: &Texts) -> String {
    let Some(held) = held else { return texts.get(msg::STATISTICS_HELD_NONE).to_owned() };
    let message =
        if held.at_least { msg::STATISTICS_HELD_LEAST } else { msg::STATISTICS_HELD_VALUE };
    texts.fill(message, args!(turns = held.turns, cells = held.cells))
}

/// Shows the favourite opening on a small board, above a text.
fn show_opening(ui: &mut Ui, size: BoardSize, placement: Placement, text: &str, texts: &Texts) {
    heading(ui, texts.get(msg::STATISTICS_OPENING));
    let mut game = Game::new(Board::new(size));
    // An opening always fits on its board.
    let _ = game.execute(Turn::Placement(placement));
    let side = MAX_BOARD.min(ui.available_width());
    let width = side * size.columns() as f32 / size.rows() as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    drawing::show_small(ui, size.index(), rect, &game, None);
    widgets::label(ui, text, regular(LABEL), FAINT);
}

/// Returns the scores by opponent.
fn opponents(summary: &Summary, texts: &Texts) -> Group {
    let level = |(level, score): (&Level, &Score)| {
        (texts.with(msg::LEVEL_NUMBER, "n", level.number()), *score)
    };
    let character = |(it, score): (&Character, &Score)| (texts.character(*it).to_owned(), *score);
    let other = |name: text::Message, score: Score| {
        (score.games() > 0).then(|| (texts.get(name).to_owned(), score))
    };
    let levels = summary.levels.iter().map(level);
    let fitting = other(msg::FITTING, summary.fitting);
    let characters = summary.characters.iter().map(character);
    let people = other(msg::STATISTICS_PEOPLE, summary.people);
    let all = levels.chain(fitting).chain(characters).chain(people);
    (msg::STATISTICS_OPPONENTS, all.collect())
}

/// Returns the scores by side, and by board if `is_of_all`.
fn sides(summary: &Summary, is_of_all: bool, texts: &Texts) -> Vec<Group> {
    let names = [msg::FIRST_PLAYER, msg::SECOND_PLAYER].map(|name| texts.get(name).to_owned());
    let sides = (msg::STATISTICS_SIDES, names.into_iter().zip(summary.sides).collect());
    let board = |(size, score): (&BoardSize, &Score)| (name_of_board(*size), *score);
    let boards = summary.boards.iter().map(board).collect();
    once(sides).chain(is_of_all.then_some((msg::STATISTICS_BOARDS, boards))).collect()
}

/// Shows a line: a name, a bar for the share of games won, and the score.
fn show_score(ui: &mut Ui, name: &str, score: Score, texts: &Texts) {
    let rect = widgets::strip(ui, LINE);
    let value = won_text(score, texts);
    let needed = elided(ui, &value, regular(LABEL), FAINT, f32::INFINITY).size().x + 1.0;
    let words = (needed / rect.width()).clamp(0.3, 0.5);
    let at = |from: f32, to: f32| {
        let [left, right] = [from, to].map(|part| rect.left() + rect.width() * part);
        Rect::from_x_y_ranges(left..=right, rect.y_range())
    };
    paint_elided(ui, at(0.0, 0.38), Align2::LEFT_CENTER, name, regular(LABEL), TEXT);
    paint_elided(ui, at(1.0 - words, 1.0), Align2::RIGHT_CENTER, &value, regular(LABEL), FAINT);
    let bar = at(0.40, 0.98 - words);
    let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), 6.0));
    widgets::progress_bar(ui, bar, score.won as f32 / score.games().max(1) as f32);
}
