//! The side panel of the game screen: players, pieces, buttons, the message box and the turns.

use std::time::Duration;

use egui::{Align2, Rect, StrokeKind, Ui, Vec2, vec2};

use super::TableScreen;
use super::commands::Rows;
use super::ending::End;
use crate::ai::Piece;
use crate::app::board::face;
use crate::app::board::overlays;
use crate::app::screens::ladder;
use crate::app::screens::table::message::Message;
use crate::app::screens::table::zones::Zones;
use crate::app::shell::{Context, View};
use crate::app::text::{self, Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, FAINT, HEADING, LABEL, RADIUS, TEXT, TableLayout, TurnList,
    WARN, bold, glass, minutes_and_seconds, paint_elided, regular, side_panel, theme, widgets,
};
use crate::game::{Seat, Side};

/// Opacity that the loser's card loses at the end of the game.
const DIMMING: f32 = 0.5;

/// Width of the clock at the right of a card, in points.
const CLOCK: f32 = 66.0;

/// Width of the button that hurries a thinking opponent, in points.
const HURRY_BUTTON: f32 = 92.0;

/// What the parts of the panel are shown with.
pub(super) struct PanelFrame<'a> {
    pub rows: Rows,
    /// How far the result has grown, after the end.
    pub end: Option<End>,
    pub view: &'a View<'a, Message>,
}

impl TableScreen {
    /// Shows the side panel. After the game, the winner's card grows over the pieces and the
    /// buttons.
    pub(super) fn show_panel(&mut self, layout: &TableLayout, view: &View<Message>) {
        let context = view.context;
        let is_wide = side_panel::is_wide(layout);
        let has_touch_buttons = context.has_touch_buttons();
        let frame = PanelFrame { rows: self.rows(view), end: self.end(context), view };
        let end = frame.end;
        let is_covered = end.is_some_and(|end| end.grown >= 1.0);
        let width = side_panel::column(layout);
        let foot = if is_covered { self.foot_height(view, width) } else { 0.0 };
        let min_height = Zones::min_height(is_wide, has_touch_buttons, foot);
        side_panel::show(view.ctx, "table", layout, min_height, |ui| {
            let mut zones = Zones::new(ui.available_rect_before_wrap(), is_wide, has_touch_buttons);
            // A person against a computer is always nearest the hand.
            if [true, false] == [Side::First, Side::Second].map(|side| self.is_human(side)) {
                zones.cards.swap(0, 1);
            }
            let message_box = zones.message_after(is_covered);
            for (side, card) in [Side::First, Side::Second].into_iter().zip(zones.cards) {
                self.show_player(ui, side, card, &frame);
            }
            let in_cards = view.shown().stops.len();
            self.show_status(ui, zones.status, &context.texts);
            if !is_covered {
                self.show_tools(ui, &zones, &frame);
            }
            if let Some(end) = end {
                self.show_result(ui, &zones, end, &frame);
            }
            self.show_message_box(ui, message_box, &frame);
            // Tab visits the buttons of the game first.
            let shown = view.shown().stops.len();
            view.defer(in_cards, shown);
            view.buttons_in(ui, zones.menu, ButtonSize::Small, &frame.rows.menu);
            let (turns, foot) = zones.list.split_top_bottom_at_y(zones.list.bottom() - foot);
            self.show_turns(ui, turns, context);
            if is_covered {
                self.show_foot(ui, foot, context);
            }
            self.scroll_to_news(ui, end.is_some(), &zones);
        });
    }

    /// Wants the frame in which a clock or a search has gone on.
    pub(super) fn want_next_frame(&self, context: &Context) {
        let session = &self.session;
        if let Some(left) = session.time_left(session.game().to_move())
            && session.is_clock_running()
            && !session.is_paused()
        {
            context.want_frame_within(until_clock_changes(left));
        }
        let is_searching = session.is_thinking()
            || self.insight.is_at_work()
            || self.insight.progress().is_some()
            || self.coaching.is_at_work()
            || self.is_searched(context);
        context.await_task(is_searching);
    }

    /// Shows the pieces and the buttons below them, which fade when the result covers them.
    fn show_tools(&self, ui: &mut Ui, zones: &Zones, frame: &PanelFrame) {
        let PanelFrame { rows, end, view } = frame;
        ui.set_opacity(1.0 - end.map_or(0.0, |end| end.grown));
        widgets::in_rect(ui, zones.pieces, |ui| self.show_pieces(ui, view));
        if let Some(place) = zones.touch {
            view.buttons_in(ui, place, ButtonSize::Large, &rows.touch);
        }
        // While two computers play, there are no pieces above the buttons.
        let above = if self.session.has_human() { zones.help } else { zones.pieces };
        let place = Rect::from_min_size(above.min, zones.help.size());
        let row = if rows.blunder.is_empty() { &rows.help } else { &rows.blunder };
        view.buttons_in(ui, place, ButtonSize::Large, row);
        ui.set_opacity(1.0);
    }

    /// Shows the list of turns, and keeps in mind which one is under the mouse.
    fn show_turns(&mut self, ui: &mut Ui, rect: Rect, context: &Context) {
        let end = context.texts.end_of(self.session.seats(), self.session.game());
        let list = TurnList {
            turns: self.session.game().turns(),
            end: &end,
            highlighted: self.turn_hovered_in_list.or(self.turn_hovered_on_board),
            ignores_mouse: context.is_mouse_at_rest,
            ..TurnList::default()
        };
        let pointing = widgets::in_rect(ui, rect, |ui| list.show(ui, rect.height()));
        self.turn_hovered_in_list = pointing.hovered;
    }

    /// Returns the side that the game waits for: the one to move, or after a blunder that the coach
    /// warns of, the one that has blundered.
    fn awaited(&self) -> Side {
        let to_move = self.session.game().to_move();
        if self.coaching.blunder().is_some() { to_move.other() } else { to_move }
    }

    /// Scrolls a panel that is too low to the result when it appears, or to the message box when it
    /// gets a message.
    fn scroll_to_news(&self, ui: &Ui, has_ended: bool, zones: &Zones) {
        let news = if has_ended {
            Some(zones.result())
        } else {
            self.has_message().then_some(zones.message)
        };
        let kind = (has_ended, news.is_some());
        let id = ui.id().with("news");
        let last = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), kind));
        if kind != last
            && let Some(place) = news
        {
            ui.scroll_to_rect(place, None);
        }
    }

    /// Shows the number of usable cells, the number of placements, and whether the game is rated.
    fn show_status(&self, ui: &mut Ui, rect: Rect, texts: &Texts) {
        let game = self.session.game();
        let cells = texts.with(msg::GAME_FREE_CELLS, "n", game.position().usable().len());
        let placed = texts.with(msg::GAME_PLACED, "n", game.placements());
        let (rated, tip) = if self.session.record().may_be_rated() {
            (msg::GAME_RATED, msg::TIP_RATED)
        } else {
            (msg::GAME_UNRATED, msg::TIP_UNRATED)
        };
        // The mark has the width of the longer word, so that nothing moves when it changes.
        let width = |text| {
            widgets::elided(ui, texts.get(text), regular(CAPTION), FAINT, f32::INFINITY).size().x
        };
        let mark = [msg::GAME_RATED, msg::GAME_UNRATED].map(width).into_iter().fold(0.0, f32::max);
        let (rest, mark) = rect.split_left_right_at_x(rect.right() - mark - 2.0);
        let (left, middle) = rest.split_left_right_at_fraction(0.61);
        let columns = [
            (left, Align2::LEFT_CENTER, &*cells, Some(msg::TIP_CELLS)),
            (middle, Align2::LEFT_CENTER, &*placed, None),
            (mark, Align2::RIGHT_CENTER, texts.get(rated), Some(tip)),
        ];
        for (rect, align, text, tip) in columns {
            let tip = tip.map(|tip| texts.get(tip));
            widgets::paint_with_tip(ui, rect, align, text, tip, regular(CAPTION), FAINT);
        }
    }

    /// Shows the card of a player: face, name, and below it what the player is doing, or else the
    /// rating, or who began; at the right the clock, and the button that hurries an opponent.
    fn show_player(&self, ui: &mut Ui, side: Side, rect: Rect, frame: &PanelFrame) {
        let (session, context) = (&self.session, frame.view.context);
        let texts = &context.texts;
        let result = session.game().result();
        let is_to_move = result.is_none() && session.game().to_move() == side;
        let is_awaited = result.is_none() && self.awaited() == side;
        let has_won = result.is_some_and(|result| result.winner == side);
        let color = theme::side_color(side);
        let (fill, edge) = if is_awaited || has_won {
            (color.gamma_multiply(0.18), theme::stroke(ui.ctx(), 2.0, color))
        } else {
            (glass(120), theme::stroke(ui.ctx(), 1.0, theme::light(20)))
        };
        if result.is_some() && !has_won {
            ui.set_opacity(1.0 - DIMMING * frame.end.map_or(0.0, |end| end.grown));
        }
        ui.painter().rect(rect, RADIUS, fill, edge, StrokeKind::Inside);
        let chip = rect.left_center() + vec2(27.0, 0.0);
        let square = Rect::from_center_size(chip, Vec2::splat(38.0));
        face::show_in_mood(
            ui,
            square,
            self.faces(context)[side.index()],
            result.is_some() && !has_won,
        );
        let is_thinking = is_awaited && is_to_move && session.is_thinking();
        let clock = session.time_left(side);
        let lines = Rect::from_min_max(rect.min + vec2(54.0, 7.0), rect.max - vec2(10.0, 7.0));
        let (mut name, mut state) = lines.split_top_bottom_at_fraction(0.55);
        let (upper, lower) = (name.right_center(), state.right_center());
        if let Some(left) = clock {
            show_clock(ui, upper, left, is_to_move);
            name.set_right(upper.x - CLOCK);
        }
        let has_button = is_thinking && !frame.rows.hurry.is_empty();
        if has_button {
            state.set_right(lower.x - HURRY_BUTTON);
        }
        let text = texts.name_of(session.seats(), side);
        paint_elided(ui, name, Align2::LEFT_CENTER, &text, bold(BODY), TEXT);
        let (text, color, tip) = self.player_state(side, is_awaited, context);
        let tip = tip.map(|tip| texts.get(tip));
        widgets::paint_with_tip(ui, state, Align2::LEFT_CENTER, &text, tip, regular(LABEL), color);
        ui.set_opacity(1.0);
        if has_button {
            let size = vec2(HURRY_BUTTON - 6.0, ButtonSize::Small.height());
            let place = Align2::RIGHT_CENTER.anchor_size(lower, size);
            frame.view.buttons_in(ui, place, ButtonSize::Small, &frame.rows.hurry);
        }
    }

    /// Returns the text below a player's name, its colour and its tooltip.
    fn player_state(
        &self,
        side: Side,
        is_awaited: bool,
        context: &Context,
    ) -> (String, egui::Color32, Option<text::Message>) {
        let (session, texts) = (&self.session, &context.texts);
        let seat = &session.seats()[side.index()];
        let plain = |text| (texts.get(text).to_owned(), ACCENT, None);
        if session.game().result().is_some_and(|result| result.winner == side) {
            return plain(msg::WINNER);
        }
        if is_awaited {
            return if !seat.is_human() {
                plain(msg::GAME_THINKING)
            } else if session.seats().iter().all(Seat::is_human) {
                plain(msg::GAME_TO_MOVE)
            } else {
                plain(msg::GAME_YOUR_TURN)
            };
        }
        let size = session.game().board_size();
        let elo = ladder::rung(seat).map(|rung| rung.skill().elo.get(size).into());
        if let Some(elo) = elo.or(context.ratings_in(session.record())[side.index()]) {
            let rating = texts.with(msg::LEVEL_RATING, "n", format!("{elo:.0}"));
            return (rating, FAINT, Some(msg::TIP_ELO));
        }
        let began = if side == Side::First { msg::GAME_FIRST } else { msg::GAME_SECOND };
        (texts.get(began).to_owned(), FAINT, None)
    }

    /// Shows the tray of pieces, or those of the line of best play; while outcomes are shown, each
    /// piece has the number of its winning placements.
    fn show_pieces(&self, ui: &mut Ui, view: &View<Message>) {
        if let Some(line) = self.view.line() {
            return line.show_strip(ui);
        }
        // While two computers play, nobody chooses a piece.
        if !self.session.has_human() {
            return;
        }
        let count_wins = |ui: &Ui, piece: Piece, rect: Rect| {
            let wins = if self.insight.wants_outcomes() { self.insight.wins_of(piece) } else { 0 };
            if wins > 0 {
                let corner = rect.right_top() + vec2(-4.0, 9.0);
                ui.painter().text(corner, Align2::RIGHT_CENTER, wins, bold(CAPTION), overlays::WIN);
            }
        };
        let tray = self.view.tray(self.position().free(), Message::Board);
        tray.show(ui, view, count_wins);
    }
}

/// Time left below which a clock counts tenths of a second, and a running one warns by its colour.
const LOW_TIME: Duration = Duration::from_secs(10);

/// Shows the time that a player has left.
fn show_clock(ui: &Ui, at: egui::Pos2, left: Duration, is_running: bool) {
    let color = if !is_running {
        FAINT
    } else if left < LOW_TIME {
        WARN
    } else {
        TEXT
    };
    ui.painter().text(at, Align2::RIGHT_CENTER, clock_text(left), bold(HEADING), color);
}

/// Returns the seconds until a clock shows another time.
fn until_clock_changes(left: Duration) -> f64 {
    left.as_secs_f64() % if left < LOW_TIME { 0.1 } else { 1.0 }
}

/// Returns the time left in minutes and seconds, or below [`LOW_TIME`] in tenths of a second.
///
/// The time is rounded up: a clock that shows 0 has run out.
fn clock_text(left: Duration) -> String {
    if left < LOW_TIME {
        let tenths = left.as_millis().div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    minutes_and_seconds(left)
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
