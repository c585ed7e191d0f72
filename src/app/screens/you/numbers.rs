//! The statistics of games: playing time, the longest held win, the favourite opening, and scores
//! by opponent, side and board.

use egui::{Align2, Rect, RichText, Sense, Ui, vec2};

use super::{fact, won_text};
use crate::ai::{BoardSize, Placement};
use crate::app::board::drawing;
use crate::app::shell::Context;
use crate::app::text::{Texts, msg, name_of_board};
use crate::app::ui::{
    ACCENT, FAINT, Focus, LABEL, Place, TEXT, bold, elided, ground, paint_elided, regular, widgets,
};
use crate::game::{Board, Game, HeldWin, Score, Streak, Summary, Turn};

/// Height of a line, in points.
const LINE: f32 = 23.0;

/// Largest side of the board with the favourite opening, in points.
const MAX_BOARD: f32 = 130.0;

/// Number of parts. The focus can go to each of them, so that keys scroll.
pub const PARTS: usize = 4;

/// Shows a summary of games, with scores by board if `is_of_all`.
///
/// In the focus, the parts are the lines from `first_line` on.
pub fn show(
    ui: &mut Ui,
    summary: &Summary,
    is_of_all: bool,
    context: &Context,
    focus: &Focus,
    first_line: usize,
) {
    let texts = &context.texts;
    ui.spacing_mut().item_spacing.y = 3.0;
    if summary.score().games() == 0 {
        ui.label(RichText::new(texts.get(msg::STATISTICS_NONE)).font(regular(LABEL)).color(FAINT));
        return;
    }
    let parts: [&dyn Fn(&mut Ui); PARTS] = [
        &|ui| {
            let seconds = time_text(summary.seconds, texts);
            fact(ui, texts.get(msg::STATISTICS_TIME), &seconds);
            let held = held_text(summary.held, texts);
            fact(ui, texts.get(msg::STATISTICS_HELD), &held);
        },
        &|ui| show_opening(ui, summary.opening, texts),
        &|ui| show_opponents(ui, summary, texts),
        &|ui| show_sides(ui, summary, is_of_all, texts),
    ];
    for (part, line) in parts.into_iter().zip(first_line..) {
        let around = egui::Frame::new().inner_margin(6);
        let shown = around.show(ui, |ui| ui.vertical(part)).response;
        let place = Place::Line(line, 0);
        focus.scroll_to(&shown, place);
        if focus.shows(place) {
            ground::paint_ring(ui, shown.rect);
        }
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(7.0);
    ui.label(RichText::new(text).font(bold(LABEL)).color(ACCENT));
}

/// Returns the text for the number of games won in a row.
pub fn streak_text(streak: Streak, texts: &Texts) -> String {
    let arguments = [("present", streak.present.into()), ("longest", streak.longest.into())];
    texts.fill(msg::STATISTICS_STREAK_VALUE, &arguments)
}

fn time_text(seconds: u64, texts: &Texts) -> String {
    let minutes = seconds.div_ceil(60);
    let arguments = [("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())];
    texts.fill(msg::STATISTICS_TIME_VALUE, &arguments)
}

fn held_text(held: Option<HeldWin>, texts: &Texts) -> String {
    let Some(held) = held else { return texts.get(msg::STATISTICS_HELD_NONE).to_owned() };
    let message =
        if held.at_least { msg::STATISTICS_HELD_LEAST } else { msg::STATISTICS_HELD_VALUE };
    texts.fill(message, &[("turns", held.turns.into()), ("cells", held.cells.into())])
}

/// Shows the favourite opening on a small board.
fn show_opening(ui: &mut Ui, opening: Option<(BoardSize, Placement, u32)>, texts: &Texts) {
    let Some((size, placement, count)) = opening else { return };
    heading(ui, texts.get(msg::STATISTICS_OPENING));
    let mut game = Game::new(Board::new(size));
    // An opening always fits on its board.
    let _ = game.execute(Turn::Placement(placement));
    let side = MAX_BOARD.min(ui.available_width());
    let width = side * size.columns() as f32 / size.rows() as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    drawing::show_small(ui, size.index(), rect, &game, None);
    let arguments = [
        ("board", name_of_board(size).into()),
        ("cells", placement.to_string().into()),
        ("n", count.into()),
    ];
    let text = texts.fill(msg::STATISTICS_OPENING_VALUE, &arguments);
    widgets::label(ui, &text, regular(LABEL), FAINT);
}

fn show_opponents(ui: &mut Ui, summary: &Summary, texts: &Texts) {
    heading(ui, texts.get(msg::STATISTICS_OPPONENTS));
    for (level, &score) in &summary.levels {
        show_score(ui, &texts.with(msg::LEVEL_NUMBER, "n", level.number()), score, texts);
    }
    if summary.fitting.games() > 0 {
        show_score(ui, texts.get(msg::FITTING), summary.fitting, texts);
    }
    for (&character, &score) in &summary.characters {
        show_score(ui, texts.character(character), score, texts);
    }
    if summary.people.games() > 0 {
        show_score(ui, texts.get(msg::STATISTICS_PEOPLE), summary.people, texts);
    }
}

fn show_sides(ui: &mut Ui, summary: &Summary, is_of_all: bool, texts: &Texts) {
    heading(ui, texts.get(msg::STATISTICS_SIDES));
    let names = [msg::FIRST_PLAYER, msg::SECOND_PLAYER];
    for (name, &score) in names.into_iter().zip(&summary.sides) {
        show_score(ui, texts.get(name), score, texts);
    }
    if is_of_all {
        heading(ui, texts.get(msg::STATISTICS_BOARDS));
        for (size, &score) in &summary.boards {
            show_score(ui, &name_of_board(*size), score, texts);
        }
    }
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
