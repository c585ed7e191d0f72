//! Beside the board: the players, the pieces, the buttons, the question and the result.

use std::time::Duration;

use egui::{Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::ai::{Piece, Placement};
use crate::app::board::overlays;
use crate::app::input::actions::Action;
use crate::app::screens::table::dialogs as table_dialogs;
use crate::app::screens::table::info as table_info;
use crate::app::screens::table::screen::Question;
use crate::app::shell::screen::Services;
use crate::app::text::{Texts, msg};
use crate::app::ui::layout::TableLayout;
use crate::app::ui::piece_row;
use crate::app::ui::theme::{self, ACCENT, FAINT, TEXT, bold, glass, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Command, Insight, Seat, Session, Side};

/// What was clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Click {
    /// Something that a key does as well.
    Do(Action),
    /// Do what is asked about.
    Yes,
    /// Play on.
    No,
    /// Look for no more outcomes of this position.
    StopOutcomes,
    /// The same players again.
    Rematch,
    /// Look at the game again.
    LookBack,
}

/// What the panel shows.
#[derive(Clone, Copy)]
pub struct PanelView<'a> {
    /// The running game.
    pub session: &'a Session,
    /// The question that is open.
    pub question: Option<&'a Question>,
    /// Whether the result is to be shown.
    pub shows_result: bool,
    /// What is known of the placements.
    pub insight: &'a Insight,
    /// Whether the values of the areas are shown.
    pub shows_areas: bool,
    /// Where the piece in hand would be placed.
    pub ghost: Placement,
}

/// Room between the parts of the panel.
pub const GAP: f32 = 10.0;

/// Height below which a panel beside the board draws its parts together.
const ROOMY: f32 = 500.0;

/// Sizes of the panel's parts, in points.
#[derive(Clone, Copy)]
struct Sizes {
    gap: f32,
    player: f32,
    button: f32,
}

impl Sizes {
    fn of(panel: Rect, upright: bool) -> Sizes {
        if upright || panel.height() >= ROOMY {
            Sizes { gap: GAP, player: 58.0, button: 36.0 }
        } else {
            Sizes { gap: 6.0, player: 46.0, button: 30.0 }
        }
    }
}

/// Shows everything beside the board and returns what was clicked.
pub fn show(
    ctx: &egui::Context,
    layout: &TableLayout,
    view: PanelView,
    services: &Services,
) -> Option<Click> {
    let texts = &services.texts;
    let upright = layout.panel.width() > layout.panel.height() * 1.3;
    let sizes = Sizes::of(layout.panel, upright);
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(sizes.gap);
        if upright {
            let half = (ui.available_width() - GAP) / 2.0;
            ui.horizontal_top(|ui| {
                let left = column(ui, half, |ui| {
                    show_players(ui, view, sizes, texts);
                    table_info::show(ui, view, services)
                });
                let right = column(ui, half, |ui| {
                    let piece = show_pieces(ui, view, services);
                    piece.or(show_controls(ui, view, sizes, services))
                });
                left.or(right)
            })
            .inner
        } else {
            show_players(ui, view, sizes, texts);
            ui.add_space(2.0);
            let piece = show_pieces(ui, view, services);
            ui.add_space(2.0);
            let control = show_controls(ui, view, sizes, services);
            ui.add_space(4.0);
            let info = table_info::show(ui, view, services);
            piece.or(control).or(info)
        }
    };
    let clicked = widgets::panel(ctx, "table", layout.panel, 14.0, contents);
    if let Some(question) = view.question {
        return table_dialogs::show_question(ctx, layout, question, texts);
    }
    if view.shows_result {
        return table_dialogs::show_result(ctx, layout, view, texts).or(clicked);
    }
    clicked
}

/// Shows contents in a column of fixed width.
pub fn column<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.set_width(width);
        contents(ui)
    })
    .inner
}

/// Returns the name under which a player is shown, or that of the level.
pub fn name_of(seats: &[Seat; 2], side: Side, texts: &Texts) -> String {
    match &seats[side.index()] {
        Seat::Human(_) => texts.name_of_player(seats, side),
        Seat::Ai(level) => texts.name_of_level(*level),
    }
}

fn show_players(ui: &mut Ui, view: PanelView, sizes: Sizes, texts: &Texts) {
    for side in [Side::First, Side::Second] {
        show_player(ui, view, side, sizes.player, texts);
    }
    let game = view.session.game();
    let cells = texts.fill(msg::GAME_FREE_CELLS, &[("n", game.position().usable().len().into())]);
    let placed = texts.fill(msg::GAME_PLACED, &[("n", game.placements().into())]);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, cells, regular(14.0), FAINT);
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, placed, regular(14.0), FAINT);
}

fn show_player(ui: &mut Ui, view: PanelView, side: Side, height: f32, texts: &Texts) {
    let session = view.session;
    let active = session.game().result().is_none() && session.game().to_move() == side;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let color = theme::side_color(side);
    let (fill, edge) = if active {
        (color.gamma_multiply(0.20), Stroke::new(2.0, color))
    } else {
        (glass(120), Stroke::new(1.0, Color32::from_white_alpha(30)))
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
    let chip = Rect::from_center_size(rect.left_center() + vec2(22.0, 0.0), Vec2::splat(18.0));
    painter.rect_filled(chip, CornerRadius::same(5), color);
    let name = rect.left_top() + vec2(42.0, height * 0.34);
    let text = name_of(session.seats(), side, texts);
    painter.text(name, Align2::LEFT_CENTER, text, bold(17.0), TEXT);
    let state = rect.left_top() + vec2(42.0, height * 0.71);
    let (text, color) = player_state(view, side, active, texts);
    painter.text(state, Align2::LEFT_CENTER, text, regular(14.0), color);
}

/// Returns what is said of a player under the name.
fn player_state(view: PanelView, side: Side, active: bool, texts: &Texts) -> (String, Color32) {
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
        let began = side == Side::First;
        return (if began { texts.get(msg::GAME_BEGAN).to_owned() } else { String::new() }, FAINT);
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
    let seconds = time.as_secs_f32();
    if seconds < 1.0 {
        format!("{}{dots}", texts.get(msg::GAME_THINKING))
    } else {
        format!("{} {seconds:.0} s{dots}", texts.get(msg::GAME_THINKING))
    }
}

/// Shows the seven pieces; while outcomes are shown each says how many of its places win.
fn show_pieces(ui: &mut Ui, view: PanelView, services: &Services) -> Option<Click> {
    let count_wins = |ui: &Ui, piece: Piece, rect: Rect| {
        let wins = if view.insight.wants_outcomes() { view.insight.wins_of(piece) } else { 0 };
        if wins > 0 {
            let corner = rect.right_top() + vec2(-4.0, 9.0);
            ui.painter().text(corner, Align2::RIGHT_CENTER, wins, bold(11.0), overlays::WIN);
        }
    };
    let clicked = piece_row::show(ui, Some(view.ghost.piece()), &services.settings, count_wins);
    clicked.map(|piece| Click::Do(Action::Choose(piece)))
}

fn show_controls(ui: &mut Ui, view: PanelView, sizes: Sizes, services: &Services) -> Option<Click> {
    let session = view.session;
    let texts = &services.texts;
    let width = (ui.available_width() - sizes.gap) / 2.0;
    let mut clicked = None;
    let possible = |command| session.check(command).is_ok();
    let side = session.game().to_move();
    let mut pair = |ui: &mut Ui, controls: [(&str, Action, bool, bool); 2]| {
        ui.horizontal(|ui| {
            for (text, action, enabled, selected) in controls {
                let key = services.settings.keys.label(action);
                let look = ButtonLook { disabled: !enabled, selected, key, ..Default::default() };
                if widgets::button(ui, vec2(width, sizes.button), text, look).clicked() {
                    clicked = Some(Click::Do(action));
                }
            }
        });
    };
    let undo = (texts.get(msg::UNDO), Action::Undo, possible(Command::Undo), false);
    let redo = (texts.get(msg::REDO), Action::Redo, possible(Command::Redo), false);
    pair(ui, [undo, redo]);
    let open = session.game().result().is_none();
    let asks = view.insight.wants_outcomes();
    let may_ask = session.awaits_human() && !view.insight.seeks_hint();
    let hint = (texts.get(msg::GAME_HINT), Action::Hint, may_ask, false);
    pair(
        ui,
        [
            hint,
            (
                texts.get(msg::GAME_OUTCOMES),
                Action::Outcomes,
                open && session.has_human() || asks,
                asks,
            ),
        ],
    );
    let third = if session.thinking_time().is_some() {
        (texts.get(msg::GAME_MOVE_NOW), Action::Hurry, true, false)
    } else {
        (texts.get(msg::GAME_RESIGN), Action::Resign, possible(Command::Resign(side)), false)
    };
    pair(ui, [(texts.get(msg::GAME_X_RAY), Action::XRay, true, view.shows_areas), third]);
    pair(
        ui,
        [
            (texts.get(msg::HELP), Action::Help, true, false),
            (texts.get(msg::MENU), Action::Back, true, false),
        ],
    );
    clicked
}
