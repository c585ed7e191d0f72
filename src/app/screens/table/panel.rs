//! The side panel: the players, the pieces, the buttons, and what is known about the position.

use std::time::Duration;

use egui::{Align2, Color32, CornerRadius, Rect, StrokeKind, Ui, Vec2, vec2};

use super::info;
use super::message::Message;
use super::result;
use super::view::{PanelResponse, TableView};
use crate::ai::{Opponent, Piece};
use crate::app::board::{face, overlays, piece_row};
use crate::app::shell::{Context, Frame};
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ACCENT, ButtonSize, FAINT, GAP, Selection, TEXT, TableLayout, WARN, bold, glass,
    minutes_and_seconds, paint_elided, regular, side_panel, theme, widgets,
};
use crate::game::{Seat, Side};

/// Height below which a panel beside the board uses a compact layout.
const ROOMY: f32 = 530.0;

/// Number of rows of buttons above which a panel below the board uses it.
const USUAL_ROWS: usize = 4;

/// Sizes of the panel's parts, in points.
#[derive(Clone, Copy)]
struct Sizes {
    gap: f32,
    player: f32,
    button: f32,
}

impl Sizes {
    fn of(panel: Rect, wide: bool, rows: usize) -> Sizes {
        let is_roomy = if wide { rows <= USUAL_ROWS } else { panel.height() >= ROOMY };
        if is_roomy {
            Sizes { gap: GAP, player: 58.0, button: 36.0 }
        } else {
            Sizes { gap: 6.0, player: 46.0, button: 30.0 }
        }
    }
}

/// Shows the side panel. Once the game is over, the result takes the place of the pieces and the buttons; its
/// choices have a selection.
pub fn show(
    frame: &Frame<Message>,
    layout: &TableLayout,
    view: TableView,
    result: Option<&mut Selection>,
) -> PanelResponse {
    let &Frame { context, commands, .. } = frame;
    let texts = &context.texts;
    let wide = side_panel::is_wide(layout);
    let sizes = Sizes::of(layout.panel, wide, commands.rows().len());
    let buttons = ButtonSize { height: sizes.button, gap: sizes.gap };
    let controls = |ui: &mut Ui| match result {
        Some(selection) => result::show(ui, view, frame, selection, buttons),
        None => {
            let piece = show_pieces(ui, view, context);
            ui.add_space(if wide { 0.0 } else { 2.0 });
            piece.or(commands.show(ui, buttons, context.labels()))
        }
    };
    side_panel::show(frame.ctx, "table", layout, sizes.gap, |ui| {
        if wide {
            let left = |ui: &mut Ui| {
                show_players(ui, view, sizes, texts);
                info::show(ui, view, frame)
            };
            let (info, control) = side_panel::columns(ui, 0.0, left, controls);
            return PanelResponse { clicked: info.clicked.or(control), ..info };
        }
        show_players(ui, view, sizes, texts);
        ui.add_space(2.0);
        let control = controls(ui);
        ui.add_space(4.0);
        let info = info::show(ui, view, frame);
        PanelResponse { clicked: control.or(info.clicked), ..info }
    })
}

fn show_players(ui: &mut Ui, view: TableView, sizes: Sizes, texts: &Texts) {
    for side in [Side::First, Side::Second] {
        show_player(ui, view, side, sizes.player, texts);
    }
    let game = view.session.game();
    let cells = texts.fill(msg::GAME_FREE_CELLS, &[("n", game.position().usable().len().into())]);
    let placed = texts.fill(msg::GAME_PLACED, &[("n", game.placements().into())]);
    let rect = widgets::strip(ui, 18.0);
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, cells, regular(14.0), FAINT);
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, placed, regular(14.0), FAINT);
}

fn show_player(ui: &mut Ui, view: TableView, side: Side, height: f32, texts: &Texts) {
    let session = view.session;
    let active = session.game().result().is_none() && session.game().to_move() == side;
    let rect = widgets::strip(ui, height);
    let color = theme::side_color(side);
    let (fill, edge) = if active {
        (color.gamma_multiply(0.20), theme::stroke(ui.ctx(), 2.0, color))
    } else {
        (glass(120), theme::stroke(ui.ctx(), 1.0, Color32::from_white_alpha(30)))
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
    let chip = Rect::from_center_size(rect.left_center() + vec2(22.0, 0.0), Vec2::splat(18.0));
    let mut left = 42.0;
    match session.seats()[side.index()] {
        Seat::Computer(Opponent::Character(character)) => {
            let face = Rect::from_center_size(chip.center() + vec2(2.0, 0.0), Vec2::splat(36.0));
            face::show(ui, face, character);
            left = 50.0;
        }
        _ => _ = painter.rect_filled(chip, CornerRadius::same(5), color),
    }
    let clock = session.time_left(side).map_or(0.0, |left| show_clock(ui, rect, left, active));
    let name = Rect::from_min_max(
        rect.min + vec2(left, height * 0.34 - 11.0),
        rect.right_top() + vec2(-8.0 - clock, height * 0.34 + 11.0),
    );
    paint_elided(
        ui,
        name,
        Align2::LEFT_CENTER,
        &texts.name_of(session.seats(), side),
        bold(17.0),
        TEXT,
    );
    let painter = ui.painter();
    let state = rect.left_top() + vec2(left, height * 0.71);
    let (text, color) = player_state(view, side, active, texts);
    painter.text(state, Align2::LEFT_CENTER, text, regular(14.0), color);
}

/// Below this, a running clock counts tenths of a second in a warning colour.
const HURRY: Duration = Duration::from_secs(10);

/// Shows what a player has left at the right of the card, and returns its width.
fn show_clock(ui: &Ui, card: Rect, left: Duration, active: bool) -> f32 {
    let color = match active {
        true if left < HURRY => WARN,
        true => TEXT,
        false => FAINT,
    };
    let at = card.right_center() - vec2(12.0, 0.0);
    let painter = ui.painter();
    let shown = painter.text(at, Align2::RIGHT_CENTER, clock_text(left), bold(22.0), color);
    shown.width() + 12.0
}

/// Returns minutes and seconds, rounded up: a clock that shows nothing left has fallen. Shortly before, it counts tenths.
fn clock_text(left: Duration) -> String {
    if left < HURRY {
        let tenths = left.as_millis().div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    minutes_and_seconds(left)
}

/// Returns the status line below a player's name.
fn player_state(view: TableView, side: Side, active: bool, texts: &Texts) -> (String, Color32) {
    let session = view.session;
    if let Some(result) = session.game().result() {
        let won = result.winner == side;
        return if won {
            (texts.get(msg::WINNER).to_owned(), ACCENT)
        } else {
            (String::new(), FAINT)
        };
    }
    if !active {
        let size = session.game().board_size();
        return match &session.seats()[side.index()] {
            Seat::Computer(Opponent::Character(character)) => {
                let elo = character.data().elo(size);
                (texts.fill(msg::LEVEL_RATING, &[("n", elo.into())]), FAINT)
            }
            _ if side == Side::First => (texts.get(msg::GAME_BEGAN).to_owned(), FAINT),
            _ => (String::new(), FAINT),
        };
    }
    match session.thinking_time() {
        Some(time) => (thinking_text(time, texts), ACCENT),
        None if session.seats().iter().all(Seat::is_human) => {
            (texts.get(msg::GAME_TO_MOVE).to_owned(), ACCENT)
        }
        None if session.awaits_human() => (texts.get(msg::GAME_YOUR_TURN).to_owned(), ACCENT),
        None => (texts.get(msg::GAME_THINKING).to_owned(), ACCENT),
    }
}

fn thinking_text(time: Duration, texts: &Texts) -> String {
    let dots = ".".repeat(1 + (time.as_millis() / 300 % 3) as usize);
    let text = match time.as_secs() {
        0 => texts.get(msg::GAME_THINKING).to_owned(),
        seconds => texts.fill(msg::GAME_THINKING_TIME, &[("n", seconds.into())]),
    };
    text + &dots
}

/// Shows the seven pieces; while outcomes are shown, each has the number of its winning placements.
fn show_pieces(ui: &mut Ui, view: TableView, context: &Context) -> Option<Message> {
    let count_wins = |ui: &Ui, piece: Piece, rect: Rect| {
        let wins = if view.insight.wants_outcomes() { view.insight.wins_of(piece) } else { 0 };
        if wins > 0 {
            let corner = rect.right_top() + vec2(-4.0, 9.0);
            ui.painter().text(corner, Align2::RIGHT_CENTER, wins, bold(11.0), overlays::WIN);
        }
    };
    let clicked =
        piece_row::show(ui, Some(view.placement.piece()), &context.preferences, count_wins);
    clicked.map(Message::Choose)
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
