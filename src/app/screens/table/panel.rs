//! The side panel: the players, the pieces, the buttons, what the game says, and its turns, each in its place.

use std::time::Duration;

use egui::{Align2, Rect, StrokeKind, Ui, Vec2, vec2};

use super::message::Message;
use super::view::{PanelResponse, TableView};
use super::zones::Zones;
use super::{message_box, result};
use crate::ai::{Opponent, Piece};
use crate::app::board::face::{self, Face};
use crate::app::board::overlays;
use crate::app::board::tray::Tray;
use crate::app::shell::Context;
use crate::app::text::{Message as Text, Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, FAINT, HEADING, LABEL, RADIUS, TEXT, TableLayout, TurnList,
    WARN, bold, glass, minutes_and_seconds, paint_elided, regular, side_panel, theme, widgets,
};
use crate::game::{Seat, Side};

/// Shows the side panel. Once the game is over, the winner's card grows over the pieces and the buttons.
pub fn show(layout: &TableLayout, view: TableView) -> PanelResponse {
    let frame = view.frame;
    let context = frame.context;
    let texts = &context.texts;
    let is_wide = side_panel::is_wide(layout);
    let has_touch_buttons = context.has_touch_buttons();
    let least = Zones::least_height(is_wide, has_touch_buttons);
    side_panel::show(frame.ctx, "table", layout, least, |ui| {
        let zones = Zones::of(ui.available_rect_before_wrap(), is_wide, has_touch_buttons);
        let mut clicked = [Side::First, Side::Second]
            .map(|side| show_player(ui, view, side, zones.cards[side.index()]))
            .into_iter()
            .fold(None, Option::or);
        show_status(ui, view, zones.status, texts);
        let row = |ui: &mut Ui, place, name, size| frame.show_row(ui, place, name, size);
        if !view.shows_result {
            ui.set_opacity(1.0 - view.end.map_or(0.0, |end| end.grown));
            let pieces = widgets::in_rect(ui, zones.pieces, |ui| match view.line {
                Some(line) => {
                    line.show_strip(ui);
                    None
                }
                None => show_pieces(ui, view, context),
            });
            let touch = zones.touch.and_then(|it| row(ui, it, "touch", ButtonSize::Large));
            // What the coach asks is answered where the aids are else.
            let aids = row(ui, zones.aids, "aids", ButtonSize::Large);
            let aids = aids.or(row(ui, zones.aids, "blunder", ButtonSize::Large));
            let history = row(ui, zones.history, "history", ButtonSize::Usual);
            clicked = clicked.or(pieces).or(touch).or(aids).or(history);
            ui.set_opacity(1.0);
        }
        let result = view.end.and_then(|end| result::show(ui, view, &zones, end));
        let said = message_box::show(ui, view, zones.message);
        let foot = row(ui, zones.foot, "foot", ButtonSize::Usual);
        let list = TurnList {
            turns: view.session.game().turns(),
            mistakes: &[],
            start: None,
            highlighted: view.pointed,
            scrolls_to: None,
        };
        let height = zones.list.height();
        let listed = widgets::in_rect(ui, zones.list, |ui| list.show(ui, height)).hovered;
        scroll_to_news(ui, view, &zones);
        PanelResponse { clicked: clicked.or(result).or(said).or(foot), listed }
    })
}

/// Scrolls a panel that is too small to the result, or to the message box when it begins to speak.
fn scroll_to_news(ui: &Ui, view: TableView, zones: &Zones) {
    let news = match view.end {
        Some(_) => Some(zones.play()),
        None => message_box::speaks(view).then_some(zones.message),
    };
    let kind = (view.end.is_some(), news.is_some());
    let id = ui.id().with("news");
    let last = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), kind));
    if let Some(place) = news.filter(|_| kind != last) {
        ui.scroll_to_rect(place, None);
    }
}

/// Shows the cells in play, the turns, and whether the game is rated.
fn show_status(ui: &mut Ui, view: TableView, place: Rect, texts: &Texts) {
    let game = view.session.game();
    let cells = texts.with(msg::GAME_FREE_CELLS, "n", game.position().usable().len());
    let placed = texts.with(msg::GAME_PLACED, "n", game.placements());
    let (rated, tip) = match view.session.record().may_be_rated() {
        true => (msg::GAME_RATED, msg::TIP_RATED),
        false => (msg::GAME_UNRATED, msg::TIP_UNRATED),
    };
    // The mark takes what its longer word needs, so that nothing moves when it changes.
    let width = |text| {
        widgets::elided(ui, texts.get(text), regular(CAPTION), FAINT, f32::INFINITY).size().x
    };
    let mark = [msg::GAME_RATED, msg::GAME_UNRATED].map(width).into_iter().fold(0.0, f32::max);
    let (rest, mark) = place.split_left_right_at_x(place.right() - mark - 2.0);
    let (left, middle) = rest.split_left_right_at_fraction(0.61);
    let columns = [
        (left, Align2::LEFT_CENTER, &*cells, Some(msg::TIP_CELLS)),
        (middle, Align2::LEFT_CENTER, &*placed, None),
        (mark, Align2::RIGHT_CENTER, texts.get(rated), Some(tip)),
    ];
    for (place, align, text, tip) in columns {
        let tip = tip.map(|tip| texts.get(tip));
        widgets::paint_with_tip(ui, place, align, text, tip, regular(CAPTION), FAINT);
    }
}

/// How much the card of whoever has lost dims.
const BEATEN: f32 = 0.5;

/// Widths of what a card shows at its right: a clock above the button that hurries a thinking opponent.
const CLOCK: f32 = 66.0;
const HURRY_BUTTON: f32 = 92.0;

/// Shows the card of a player: face or colour, name, and below it what the player is doing or how strong it is.
fn show_player(ui: &mut Ui, view: TableView, side: Side, rect: Rect) -> Option<Message> {
    let TableView { session, frame, .. } = view;
    let texts = &frame.context.texts;
    let result = session.game().result();
    let runs = result.is_none() && session.game().to_move() == side;
    let active = result.is_none() && view.awaited() == side;
    let has_won = result.is_some_and(|result| result.winner == side);
    let color = theme::side_color(side);
    let (fill, edge) = if active || has_won {
        (color.gamma_multiply(0.18), theme::stroke(ui.ctx(), 2.0, color))
    } else {
        (glass(120), theme::stroke(ui.ctx(), 1.0, theme::light(20)))
    };
    if result.is_some() && !has_won {
        ui.set_opacity(1.0 - BEATEN * view.end.map_or(0.0, |end| end.grown));
    }
    ui.painter().rect(rect, RADIUS, fill, edge, StrokeKind::Inside);
    let chip = rect.left_center() + vec2(27.0, 0.0);
    let who = Face::for_seat(&session.seats()[side.index()], side);
    let place = Rect::from_center_size(chip, Vec2::splat(38.0));
    face::show_in_mood(ui, place, who, result.is_some() && !has_won);
    let thinks = active && runs && session.thinking_time().is_some();
    let clock = session.time_left(side);
    let lines = Rect::from_min_max(rect.min + vec2(54.0, 7.0), rect.max - vec2(10.0, 7.0));
    let (mut name, mut state) = lines.split_top_bottom_at_fraction(0.55);
    let (upper, lower) = (name.right_center(), state.right_center());
    if let Some(left) = clock {
        show_clock(ui, upper, left, runs);
        name.set_right(upper.x - CLOCK);
    }
    if thinks {
        state.set_right(lower.x - HURRY_BUTTON);
    }
    let who = texts.name_of(session.seats(), side);
    paint_elided(ui, name, Align2::LEFT_CENTER, &who, bold(BODY), TEXT);
    let (text, color, tip) = player_state(view, side, active, frame.context);
    let tip = tip.map(|tip| texts.get(tip));
    widgets::paint_with_tip(ui, state, Align2::LEFT_CENTER, &text, tip, regular(LABEL), color);
    ui.set_opacity(1.0);
    let size = vec2(HURRY_BUTTON - 6.0, ButtonSize::Small.height());
    let button = Align2::RIGHT_CENTER.anchor_size(lower, size);
    thinks.then(|| frame.show_row(ui, button, "hurry", ButtonSize::Small))?
}

/// Below this, a running clock counts tenths of a second in a warning colour.
const HURRY: Duration = Duration::from_secs(10);

/// Shows what a player has left.
fn show_clock(ui: &Ui, at: egui::Pos2, left: Duration, runs: bool) {
    let color = match runs {
        true if left < HURRY => WARN,
        true => TEXT,
        false => FAINT,
    };
    ui.painter().text(at, Align2::RIGHT_CENTER, clock_text(left), bold(HEADING), color);
}

/// Returns minutes and seconds, rounded up: a clock that shows nothing left has fallen. Shortly before, it counts tenths.
fn clock_text(left: Duration) -> String {
    if left < HURRY {
        let tenths = left.as_millis().div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    minutes_and_seconds(left)
}

/// Returns what is said of a player below the name, and what explains it.
fn player_state(
    view: TableView,
    side: Side,
    active: bool,
    context: &Context,
) -> (String, egui::Color32, Option<Text>) {
    let (session, texts) = (view.session, &context.texts);
    let seat = &session.seats()[side.index()];
    let plain = |text| (texts.get(text).to_owned(), ACCENT, None);
    if session.game().result().is_some_and(|result| result.winner == side) {
        return plain(msg::WINNER);
    }
    if active {
        return match session.seats()[side.index()].is_human() {
            true if session.seats().iter().all(Seat::is_human) => plain(msg::GAME_TO_MOVE),
            true => plain(msg::GAME_YOUR_TURN),
            false => plain(msg::GAME_THINKING),
        };
    }
    let size = session.game().board_size();
    let elo = match seat {
        Seat::Computer(Opponent::Character(character)) => Some(character.data().elo(size).into()),
        _ => context.ratings_in(session.record())[side.index()],
    };
    if let Some(elo) = elo {
        let rating = texts.with(msg::LEVEL_RATING, "n", format!("{elo:.0}"));
        return (rating, FAINT, Some(msg::TIP_ELO));
    }
    let began = if side == Side::First { msg::GAME_FIRST } else { msg::GAME_SECOND };
    (texts.get(began).to_owned(), FAINT, None)
}

/// Shows the seven pieces; while outcomes are shown, each has the number of its winning placements.
fn show_pieces(ui: &mut Ui, view: TableView, context: &Context) -> Option<Message> {
    let count_wins = |ui: &Ui, piece: Piece, rect: Rect| {
        let wins = if view.insight.wants_outcomes() { view.insight.wins_of(piece) } else { 0 };
        if wins > 0 {
            let corner = rect.right_top() + vec2(-4.0, 9.0);
            ui.painter().text(corner, Align2::RIGHT_CENTER, wins, bold(CAPTION), overlays::WIN);
        }
    };
    let tray = Tray {
        in_hand: Some(view.placement.piece()),
        free: view.session.game().position().free(),
        choose: Message::Choose,
        rotate: Message::Rotate,
    };
    tray.show(ui, context.labels(), count_wins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_rounded_up() {
        let shown = |milliseconds| clock_text(Duration::from_millis(milliseconds));
        assert_eq!(shown(180_000), "3:00");
        assert_eq!((shown(179_001), shown(60_000)), ("3:00".to_owned(), "1:00".to_owned()));
        assert_eq!((shown(10_000), shown(9_999)), ("0:10".to_owned(), "10.0".to_owned()));
        assert_eq!((shown(1), shown(0)), ("0.1".to_owned(), "0.0".to_owned()));
    }
}
