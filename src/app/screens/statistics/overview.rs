//! The page of games: won and lost, in a row, by side, level and board; the favourite opening.

use std::collections::BTreeMap;

use egui::{Align2, Rect, RichText, Sense, Ui, vec2};

use crate::ai::{BoardSize, Character, Placement};
use crate::app::board::drawing;
use crate::app::shell::Context;
use crate::app::text::{Texts, msg};
use crate::app::ui::{ACCENT, FAINT, HEADING, LABEL, TEXT, bold, paint_elided, regular, widgets};
use crate::game::{Board, Command, Game, Held, Score, Streak, Summary};

/// Width from which on there are two columns.
const TWO_COLUMNS: f32 = 560.0;

/// Gap between the columns.
const GAP: f32 = 26.0;

/// Height of a line.
const LINE: f32 = 23.0;

/// Largest side of the board with the favourite opening.
const BOARD: f32 = 130.0;

/// Shows a summary of games, by board as well if it is of all boards.
pub fn show(ui: &mut Ui, summary: &Summary, is_of_all: bool, context: &Context) {
    let texts = &context.texts;
    ui.spacing_mut().item_spacing.y = 3.0;
    if summary.totals.score().games() == 0 {
        ui.label(RichText::new(texts.get(msg::STATISTICS_NONE)).font(regular(LABEL)).color(FAINT));
        return;
    }
    let width = ui.available_width();
    let numbers = |ui: &mut Ui| {
        show_numbers(ui, summary, texts);
        show_opening(ui, summary.opening, texts);
    };
    let tables = |ui: &mut Ui| show_tables(ui, summary, is_of_all, texts);
    if width < TWO_COLUMNS {
        numbers(ui);
        tables(ui);
        return;
    }
    let column = (width - GAP) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for show in [&numbers as &dyn Fn(&mut Ui), &tables] {
            let layout = egui::Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(column, 0.0), layout, |ui| {
                ui.set_width(column);
                show(ui);
            });
        }
    });
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(7.0);
    ui.label(RichText::new(text).font(bold(LABEL)).color(ACCENT));
}

fn show_numbers(ui: &mut Ui, summary: &Summary, texts: &Texts) {
    let count = summary.totals.score();
    let games = [("won", count.won.into()), ("lost", count.lost.into())];
    let games = texts.fill(msg::PLAYERS_WON_LOST, &games);
    ui.label(RichText::new(games).font(bold(HEADING)).color(TEXT));
    ui.add_space(2.0);
    let bar = widgets::strip(ui, 8.0);
    widgets::progress_bar(ui, bar, count.won as f32 / count.games().max(1) as f32);
    ui.add_space(4.0);
    for (name, value) in [
        (msg::STATISTICS_STREAK, streak_text(summary.totals.streak, texts)),
        (msg::STATISTICS_TIME, time_text(summary.totals.seconds, texts)),
        (msg::STATISTICS_HELD, held_text(summary.totals.held, texts)),
    ] {
        show_value(ui, texts.get(name), &value);
    }
}

/// Shows a name with its value below it.
fn show_value(ui: &mut Ui, name: &str, value: &str) {
    ui.add_space(3.0);
    ui.label(RichText::new(name).font(regular(LABEL)).color(FAINT));
    ui.label(RichText::new(value).font(bold(LABEL)).color(TEXT));
}

fn streak_text(streak: Streak, texts: &Texts) -> String {
    let arguments = [("present", streak.present.into()), ("longest", streak.longest.into())];
    texts.fill(msg::STATISTICS_STREAK_VALUE, &arguments)
}

fn time_text(seconds: u64, texts: &Texts) -> String {
    let minutes = seconds.div_ceil(60);
    let arguments = [("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())];
    texts.fill(msg::STATISTICS_TIME_VALUE, &arguments)
}

fn held_text(held: Option<Held>, texts: &Texts) -> String {
    let Some(held) = held else { return texts.get(msg::STATISTICS_HELD_NONE).to_owned() };
    let message =
        if held.at_least { msg::STATISTICS_HELD_LEAST } else { msg::STATISTICS_HELD_VALUE };
    texts.fill(message, &[("turns", held.turns.into()), ("cells", held.cells.into())])
}

/// Shows the favourite opening on a small board.
fn show_opening(ui: &mut Ui, opening: Option<(BoardSize, Placement, u32)>, texts: &Texts) {
    let Some((size, placement, count)) = opening else { return };
    heading(ui, texts.get(msg::STATISTICS_OPENING));
    let mut game = Game::new(Board::of_size(size));
    // An opening is on its board.
    let _ = game.execute(Command::Place(placement));
    let side = BOARD.min(ui.available_width());
    let width = side * size.columns() as f32 / size.rows() as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    drawing::show_small(ui, size.index(), rect, &game, None);
    let arguments = [
        ("board", size.to_string().into()),
        ("cells", placement.to_string().into()),
        ("n", count.into()),
    ];
    let text = texts.fill(msg::STATISTICS_OPENING_VALUE, &arguments);
    ui.label(RichText::new(text).font(regular(LABEL)).color(FAINT));
}

fn show_tables(ui: &mut Ui, summary: &Summary, is_of_all: bool, texts: &Texts) {
    heading(ui, texts.get(msg::STATISTICS_SIDES));
    let names = [msg::FIRST_PLAYER, msg::SECOND_PLAYER];
    for (name, &count) in names.into_iter().zip(&summary.totals.sides) {
        show_count(ui, texts.get(name), count, texts);
    }
    heading(ui, texts.get(msg::STATISTICS_OPPONENTS));
    for (level, &count) in &summary.totals.levels {
        let name = texts.with(msg::LEVEL_NUMBER, "n", *level);
        show_count(ui, &name, count, texts);
    }
    if summary.totals.fitting.games() > 0 {
        show_count(ui, texts.get(msg::FITTING), summary.totals.fitting, texts);
    }
    for (key, &count) in &summary.totals.characters {
        let name = Character::of_key(key).map_or(key.as_str(), |known| texts.character(known));
        show_count(ui, name, count, texts);
    }
    if summary.totals.people.games() > 0 {
        show_count(ui, texts.get(msg::STATISTICS_PEOPLE), summary.totals.people, texts);
    }
    if is_of_all {
        show_boards(ui, &summary.boards, texts);
    }
}

fn show_boards(ui: &mut Ui, boards: &BTreeMap<BoardSize, Score>, texts: &Texts) {
    heading(ui, texts.get(msg::STATISTICS_BOARDS));
    for (size, &count) in boards {
        show_count(ui, &size.to_string(), count, texts);
    }
}

/// Shows a line: a name, a bar with the share of games won, and their number.
fn show_count(ui: &mut Ui, name: &str, count: Score, texts: &Texts) {
    let rect = widgets::strip(ui, LINE);
    let arguments = [("won", count.won.into()), ("all", count.games().into())];
    let value = texts.fill(msg::STATISTICS_WON_OF, &arguments);
    let at = |from: f32, to: f32| {
        let left = rect.left() + rect.width() * from;
        let right = rect.left() + rect.width() * to;
        Rect::from_x_y_ranges(left..=right, rect.y_range())
    };
    paint_elided(ui, at(0.0, 0.38), Align2::LEFT_CENTER, name, regular(LABEL), TEXT);
    paint_elided(ui, at(0.70, 1.0), Align2::RIGHT_CENTER, &value, regular(LABEL), FAINT);
    let bar = at(0.40, 0.68);
    let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), 6.0));
    widgets::progress_bar(ui, bar, count.won as f32 / count.games().max(1) as f32);
}
