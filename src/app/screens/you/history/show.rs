//! Shows a game as an item of the list, and the chosen game.

use egui::{Pos2, Rect, Ui, Vec2, vec2};

use super::super::show_name;
use super::games::{ListedGame, Source, side_of};
use super::menu;
use super::message::Message;
use crate::app::board::drawing;
use crate::app::board::face::{self, Face};
use crate::app::screens::review::graph;
use crate::app::shell::{Context, View, today};
use crate::app::text::{msg, name_of_board, rating_change};
use crate::app::ui::{
    ACCENT, ButtonSize, Card, FAINT, GOLD, Icon, LABEL, Stop, WARN, glass, list, regular, theme,
    widgets,
};
use crate::game::{Day, Findings, Prospect, Record, Side, Timestamp};

/// Radius of the mark at the right of an item, in points.
const MARK: f32 = 14.0;

/// Distance of the middle of the mark from the item's right edge, in points.
const MARK_EDGE: f32 = 26.0;

/// Height of the bars that show who was ahead, in points.
const AHEAD: f32 = 40.0;

/// Side of the faces beside these bars, in points.
const AHEAD_FACE: f32 = 18.0;

/// Height of the line below the board of the chosen game, in points.
const BELOW_BOARD: f32 = 48.0;

/// Smallest side of the board of the chosen game, in points.
const MIN_BOARD: f32 = 160.0;

/// The share of the panel's height that the list has in a narrow window, and the board as well.
pub const NARROW: f32 = 0.34;

/// Returns the name of a game in the list: its own, or the opponent, or both players.
fn name_of(game: &ListedGame, record: &Record, side: Option<Side>, context: &Context) -> String {
    match (game.own_name(record, context), side) {
        (Some(name), _) => name.to_owned(),
        (None, Some(side)) => context.texts.short_name_of(&record.seats, side.other()),
        (None, None) => context.name_of_game(record),
    }
}

/// Shows an item of the list: name, time, board, length and outcome of a game, and its change of
/// the rating.
pub fn show_item(
    ui: &Ui,
    rect: Rect,
    game: &ListedGame,
    stop: Stop<Message>,
    view: &View<Message>,
) {
    let (context, texts) = (view.context, &view.context.texts);
    let Some(record) = game.record(context) else { return };
    let side = side_of(record, context.my_id());
    let name = name_of(game, record, side, context);
    let usual = name_of(&ListedGame { source: Source::Current, ..*game }, record, side, context);
    let players = Some(&*usual).filter(|usual| *usual != name);
    let length = texts.with(msg::GAMES_PLACED, "n", record.game.placements());
    let board = name_of_board(record.game.board_size());
    let when = game.when.map(|when| time_text(when, context));
    let note: Vec<&str> =
        when.as_deref().into_iter().chain(players).chain([&*board, &*length]).collect();
    let counted = context.profile.statistics().game(record.id()).filter(|_| game.is_over);
    let ratings = counted.zip(side).and_then(|(game, side)| game.ratings(side));
    let fact = ratings.map_or(String::new(), rating_change);
    let card = Card {
        name: &name,
        note: &widgets::side_by_side(&note),
        fact: &fact,
        is_chosen: Some(stop.is_first),
        mark: match (game.is_over, game.won) {
            (false, _) => texts.get(msg::GAMES_UNFINISHED),
            (true, Some(true)) => texts.get(msg::RESULT_YOU_WON),
            (true, Some(false)) => texts.get(msg::RESULT_YOU_LOST),
            (true, None) => "",
        },
        ends: [MARK_EDGE + MARK; 2],
        ..Card::default()
    };
    let picture = |ui: &Ui, rect: Rect| face::show(ui, rect, face_against(record, side, context));
    view.card(ui, rect, &card, (list::ITEM_FACE, picture), stop);
    show_mark(ui, rect.right_center() - vec2(MARK_EDGE, 0.0), game, context);
}

/// Shows the outcome of a game as an icon in a disc.
fn show_mark(ui: &Ui, middle: Pos2, game: &ListedGame, context: &Context) {
    let (mark, color) = match (game.is_over, game.won) {
        (false, _) => (Icon::Pause, GOLD),
        (true, Some(true)) => (Icon::Check, ACCENT),
        (true, Some(false)) => (Icon::Close, WARN),
        (true, None) if game.saved(context).is_some() => (Icon::Save, FAINT),
        (true, None) => (Icon::Eye, FAINT),
    };
    ui.painter().circle(middle, MARK, glass(255), theme::stroke(ui.ctx(), 1.5, color));
    mark.paint(ui.painter(), middle, MARK * 1.2, color);
}

/// Returns the face of the opponent in a game, or that of the first player without a `side`.
fn face_against(record: &Record, side: Option<Side>, context: &Context) -> Face {
    let side = side.map_or(Side::First, Side::other);
    Face::for_seats(&record.seats, context.profile.people())[side.index()]
}

/// Returns the short text for a time: the time of day if it is today, or else the day.
fn time_text(when: Timestamp, context: &Context) -> String {
    if Day::from_date(when.local().date()) == today() {
        when.local().format("%H:%M").to_string()
    } else {
        context.texts.day_of(when)
    }
}

/// Shows the chosen game: its outcome, its last position, who was ahead, and a summary.
pub fn show_chosen(ui: &mut Ui, game: &ListedGame, record: &Record, view: &View<Message>) {
    let (context, texts) = (view.context, &view.context.texts);
    let side = side_of(record, context.my_id());
    let when = game.when.map(|when| texts.time_of(when)).unwrap_or_default();
    let words = [&*title(game, record, side, context), &*when];
    let more = show_name(ui, Some(face_against(record, side, context)), words, 1);
    view.buttons_in(ui, more, ButtonSize::Usual, &[menu::button()]);
    ui.add_space(4.0);
    let findings = context.profile.statistics().findings(&record.game);
    let findings =
        findings.filter(|it| (0..=record.game.placements()).any(|ply| it.winner_at(ply).is_some()));
    let below = BELOW_BOARD + findings.map_or(0.0, |_| AHEAD + 8.0);
    let room = if view.is_narrow() {
        ui.clip_rect().height() * NARROW
    } else {
        ui.clip_rect().bottom() - ui.cursor().top() - below
    };
    let side = ui.available_width().min(room.max(MIN_BOARD));
    let strip = widgets::strip(ui, side);
    let board = Rect::from_center_size(strip.center(), Vec2::splat(side));
    drawing::show_small(ui, 0, board, &record.game, None);
    if let Some(findings) = findings {
        show_ahead(ui, record, findings, context);
    }
    widgets::label(ui, &about_game(record, context), regular(LABEL), FAINT);
}

/// Shows a bar for each position, by who would have won from there, beside the faces of both
/// players.
fn show_ahead(ui: &mut Ui, record: &Record, findings: &Findings, context: &Context) {
    let strip = widgets::strip(ui, AHEAD);
    let (column, bars) = strip.split_left_right_at_x(strip.left() + AHEAD_FACE + 6.0);
    let faces = Face::for_seats(&record.seats, context.profile.people());
    for (side, y) in [(Side::First, 0.25), (Side::Second, 0.75)] {
        let middle = column.left_top() + vec2(AHEAD_FACE / 2.0, AHEAD * y);
        let rect = Rect::from_center_size(middle, Vec2::splat(AHEAD_FACE));
        face::show(ui, rect, faces[side.index()]);
    }
    let known = |ply| findings.winner_at(ply).map_or(Prospect::Unknown, Prospect::Winner);
    let prospects: Vec<Prospect> = (0..=record.game.placements()).map(known).collect();
    graph::paint_bars(ui, bars, &prospects);
}

/// Returns the title of the chosen game: its name, or who beat whom.
fn title(game: &ListedGame, record: &Record, side: Option<Side>, context: &Context) -> String {
    let texts = &context.texts;
    let side = side.filter(|_| game.own_name(record, context).is_none());
    match (game.won, side.map(|side| texts.short_name_of(&record.seats, side.other()))) {
        (Some(true), Some(other)) => texts.with(msg::HISTORY_BEAT, "name", other),
        (Some(false), Some(other)) => texts.with(msg::HISTORY_BEATEN_BY, "name", other),
        _ => name_of(game, record, side, context),
    }
}

/// Returns the summary of a game: the players, the length and the winner.
fn about_game(record: &Record, context: &Context) -> String {
    let texts = &context.texts;
    let placed = texts.with(msg::GAMES_PLACED, "n", record.game.placements());
    let result = match record.game.result() {
        Some(result) => {
            let winner = texts.short_name_of(&record.seats, result.winner);
            texts.with(msg::GAMES_WON, "name", winner)
        }
        None => texts.get(msg::GAMES_UNFINISHED).to_owned(),
    };
    widgets::side_by_side(&[&context.name_of_game(record), &placed, &result])
}
