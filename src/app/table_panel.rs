//! Beside the board: the players, the pieces, the buttons, the question and the result.

use std::time::Duration;

use egui_macroquad::egui::{
    self, Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use super::controls::Action;
use super::layout::TableLayout;
use super::screen::Services;
use super::strings::{Strings, fill};
use super::style::Style;
use super::table::Question;
use super::theme::{self, ACCENT, FAINT, TEXT, WARN, bold, glass, regular};
use super::widgets::{self, ButtonLook};
use crate::ai::Piece;
use crate::game::{Command, Ending, Game, GameResult, Seat, Session, Side, Turn};

/// What was clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Click {
    /// Something that a key does as well.
    Do(Action),
    /// Do what is asked about.
    Yes,
    /// Play on.
    No,
    /// The same players again.
    Rematch,
}

/// What the panel shows.
#[derive(Clone, Copy)]
pub struct PanelView<'a> {
    /// The running game.
    pub session: &'a Session,
    /// The piece in the player's hand.
    pub piece: Piece,
    /// The question that is open.
    pub question: Option<&'a Question>,
    /// Whether the result is to be shown.
    pub shows_result: bool,
}

const GAP: f32 = 10.0;

/// Shows everything beside the board and returns what was clicked.
pub fn show(
    ctx: &egui::Context,
    layout: &TableLayout,
    view: PanelView,
    services: &Services,
) -> Option<Click> {
    let strings = &services.strings;
    let style = services.settings.style();
    let upright = layout.panel.width() > layout.panel.height() * 1.3;
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        if upright {
            let half = (ui.available_width() - GAP) / 2.0;
            ui.horizontal_top(|ui| {
                let left = column(ui, half, |ui| {
                    show_players(ui, view, strings);
                    None
                });
                let right = column(ui, half, |ui| {
                    let piece = show_pieces(ui, view.piece, style);
                    piece.or(show_controls(ui, view, strings))
                });
                left.or(right)
            })
            .inner
        } else {
            show_players(ui, view, strings);
            ui.add_space(2.0);
            let piece = show_pieces(ui, view.piece, style);
            ui.add_space(2.0);
            let control = show_controls(ui, view, strings);
            ui.add_space(6.0);
            show_history(ui, view.session.game());
            piece.or(control)
        }
    };
    let clicked = widgets::panel(ctx, "table", layout.panel, 14.0, contents);
    if let Some(question) = view.question {
        return show_question(ctx, layout, question, strings);
    }
    if view.shows_result {
        return show_result(ctx, layout, view, strings).or(clicked);
    }
    clicked
}

fn column<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.set_width(width);
        contents(ui)
    })
    .inner
}

/// Returns the name under which a seat is shown.
fn name_of(seat: &Seat, strings: &Strings) -> String {
    match seat {
        Seat::Human(name) => name.as_str().to_owned(),
        Seat::Ai(level) => {
            let number = level.number();
            let text = fill(&strings.computer, "n", &number.to_string());
            fill(&text, "name", &strings.level_names[usize::from(number)])
        }
    }
}

fn show_players(ui: &mut Ui, view: PanelView, strings: &Strings) {
    for side in [Side::First, Side::Second] {
        show_player(ui, view, side, strings);
    }
    let game = view.session.game();
    let cells = fill(&strings.free_cells, "n", &game.position().usable().len().to_string());
    let placed = fill(&strings.placed_count, "n", &game.placements().to_string());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, cells, regular(14.0), FAINT);
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, placed, regular(14.0), FAINT);
}

fn show_player(ui: &mut Ui, view: PanelView, side: Side, strings: &Strings) {
    let session = view.session;
    let active = session.game().result().is_none() && session.game().to_move() == side;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 58.0), Sense::hover());
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
    let seat = &session.seats()[side.index()];
    let name = rect.left_top() + vec2(42.0, 20.0);
    painter.text(name, Align2::LEFT_CENTER, name_of(seat, strings), bold(17.0), TEXT);
    let state = rect.left_top() + vec2(42.0, 41.0);
    let (text, color) = player_state(view, side, active, strings);
    painter.text(state, Align2::LEFT_CENTER, text, regular(14.0), color);
}

/// Returns what is said of a player under the name.
fn player_state(view: PanelView, side: Side, active: bool, strings: &Strings) -> (String, Color32) {
    let session = view.session;
    if let Some(result) = session.game().result() {
        let won = result.winner == side;
        return if won { (strings.winner.clone(), ACCENT) } else { (String::new(), FAINT) };
    }
    if !active {
        let began = side == Side::First;
        return (if began { strings.begins.clone() } else { String::new() }, FAINT);
    }
    match session.thinking_time() {
        Some(time) => (thinking_text(time, strings), ACCENT),
        None if session.seats().iter().all(Seat::is_human) => (strings.to_move.clone(), ACCENT),
        None if session.awaits_human() => (strings.your_turn.clone(), ACCENT),
        None => (strings.thinking.clone(), ACCENT),
    }
}

fn thinking_text(time: Duration, strings: &Strings) -> String {
    let dots = ".".repeat(1 + (time.as_millis() / 300 % 3) as usize);
    let seconds = time.as_secs_f32();
    if seconds < 1.0 {
        format!("{}{dots}", strings.thinking)
    } else {
        format!("{} {seconds:.0} s{dots}", strings.thinking)
    }
}

/// Shows the seven pieces; the one in hand is lit.
fn show_pieces(ui: &mut Ui, in_hand: Piece, style: Style) -> Option<Click> {
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 24.0) / 7.0;
        for piece in Piece::ALL {
            let (rect, response) = ui.allocate_exact_size(vec2(width, 58.0), Sense::click());
            let (fill, edge) = if piece == in_hand {
                (ACCENT.gamma_multiply(0.18), Stroke::new(2.0, ACCENT))
            } else if response.hovered() {
                (Color32::from_white_alpha(24), Stroke::new(1.0, Color32::from_white_alpha(90)))
            } else {
                (glass(120), Stroke::new(1.0, Color32::from_white_alpha(28)))
            };
            ui.painter().rect(rect, CornerRadius::same(7), fill, edge, StrokeKind::Inside);
            let color = theme::to_egui(style.piece_color(piece));
            let place = Rect::from_center_size(rect.center() - vec2(0.0, 7.0), rect.size());
            if let Some(orientation) = piece.orientations().next() {
                let block = (width * 0.21).min(8.5);
                ui.painter().extend(widgets::piece_icon(place, orientation, block, color));
            }
            let digit = rect.center_bottom() - vec2(0.0, 9.0);
            let number = (piece.index() + 1).to_string();
            ui.painter().text(digit, Align2::CENTER_CENTER, number, regular(12.0), FAINT);
            if response.clicked() {
                clicked = Some(Click::Do(Action::Choose(piece)));
            }
        }
    });
    clicked
}

fn show_controls(ui: &mut Ui, view: PanelView, strings: &Strings) -> Option<Click> {
    let session = view.session;
    let width = (ui.available_width() - GAP) / 2.0;
    let mut clicked = None;
    let possible = |command| session.check(command).is_ok();
    let mut control = |ui: &mut Ui, text: &str, key: &'static str, action, enabled: bool| {
        let look = ButtonLook { disabled: !enabled, key, ..Default::default() };
        if widgets::button(ui, vec2(width, 38.0), text, look).clicked() {
            clicked = Some(Click::Do(action));
        }
    };
    ui.horizontal(|ui| {
        control(ui, &strings.undo, "U", Action::Undo, possible(Command::Undo));
        control(ui, &strings.redo, "Y", Action::Redo, possible(Command::Redo));
    });
    ui.horizontal(|ui| {
        if session.thinking_time().is_some() {
            control(ui, &strings.move_now, "Space", Action::Hurry, true);
        } else {
            let side = session.game().to_move();
            control(ui, &strings.resign, "R", Action::Resign, possible(Command::Resign(side)));
        }
        control(ui, &strings.menu, "Esc", Action::Back, true);
    });
    clicked
}

/// Shows the last placements, as many as there is room for, the newest at the top.
fn show_history(ui: &mut Ui, game: &Game) {
    const LINE: f32 = 23.0;
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let painter = ui.painter();
    let placements = game.turns().iter().filter_map(|turn| match turn {
        Turn::Placement(placement) => Some(placement),
        Turn::Resignation(_) => None,
    });
    let numbered: Vec<_> = placements.zip(1..).collect();
    let room = (rect.height() / LINE) as usize;
    for (line, (placement, number)) in numbered.iter().rev().take(room).enumerate() {
        let middle = rect.left_top() + vec2(0.0, (line as f32 + 0.5) * LINE);
        let side = if number % 2 == 1 { Side::First } else { Side::Second };
        let fading = 1.0 - 0.6 * line as f32 / room as f32;
        let chip = Rect::from_center_size(middle + vec2(8.0, 0.0), Vec2::splat(9.0));
        painter.rect_filled(
            chip,
            CornerRadius::same(3),
            theme::side_color(side).gamma_multiply(fading),
        );
        let write = |x: f32, align, text: String, color: Color32| {
            painter.text(
                middle + vec2(x, 0.0),
                align,
                text,
                regular(14.0),
                color.gamma_multiply(fading),
            );
        };
        write(38.0, Align2::RIGHT_CENTER, number.to_string(), FAINT);
        write(54.0, Align2::CENTER_CENTER, placement.piece().to_string(), TEXT);
        write(70.0, Align2::LEFT_CENTER, placement.to_string().replace(',', "  "), FAINT);
    }
}

fn show_question(
    ctx: &egui::Context,
    layout: &TableLayout,
    question: &Question,
    strings: &Strings,
) -> Option<Click> {
    let (text, yes) = match question {
        Question::Resign => (&strings.ask_resign, (&strings.yes_resign, "R")),
        Question::Paste(_) => (&strings.ask_paste, (&strings.yes_paste, "Y")),
    };
    let rect = Rect::from_center_size(layout.board.center(), vec2(340.0, 148.0));
    widgets::dialog(ctx, "question", rect, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(text).font(bold(21.0)));
        });
        ui.add_space(18.0);
        two_buttons(ui, (&strings.no_play_on, "Enter", Click::No), (yes.0, yes.1, Click::Yes))
    })
}

fn show_result(
    ctx: &egui::Context,
    layout: &TableLayout,
    view: PanelView,
    strings: &Strings,
) -> Option<Click> {
    let result = view.session.game().result()?;
    let (headline, color, reason) = result_texts(result, view.session.seats(), strings);
    let rect = Rect::from_center_size(layout.board.center(), vec2(400.0, 196.0));
    widgets::dialog(ctx, "result", rect, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(headline).font(bold(34.0)).color(color));
            ui.label(egui::RichText::new(reason).font(regular(17.0)));
        });
        ui.add_space(18.0);
        two_buttons(
            ui,
            (&strings.rematch, "Enter", Click::Rematch),
            (&strings.take_back, "U", Click::Do(Action::Undo)),
        )
    })
}

fn two_buttons(
    ui: &mut Ui,
    first: (&str, &'static str, Click),
    second: (&str, &'static str, Click),
) -> Option<Click> {
    let size = vec2((ui.available_width() - GAP) / 2.0, 46.0);
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for ((text, key, click), primary) in [(first, true), (second, false)] {
            let look = ButtonLook { primary, key, ..Default::default() };
            if widgets::button(ui, size, text, look).clicked() {
                clicked = Some(click);
            }
        }
    });
    clicked
}

/// Returns headline, its colour, and the reason for a result, as the people at the table see it.
fn result_texts(
    result: GameResult,
    seats: &[Seat; 2],
    strings: &Strings,
) -> (String, Color32, String) {
    let [winner, loser] = [result.winner, result.winner.other()].map(|side| &seats[side.index()]);
    let (last, last_you) = match result.ending {
        Ending::LastPlacement => (&strings.because_last, &strings.because_last_you),
        Ending::Resignation => (&strings.because_resigned, &strings.because_resigned_you),
    };
    let reason = fill(last, "name", &name_of(loser, strings));
    match (winner, loser) {
        (Seat::Human(_), Seat::Ai(_)) => (strings.you_won.clone(), ACCENT, reason),
        (Seat::Ai(_), Seat::Human(_)) => (strings.you_lost.clone(), WARN, last_you.clone()),
        _ => {
            let headline = fill(&strings.won, "name", &name_of(winner, strings));
            (headline, theme::side_color(result.winner), reason)
        }
    }
}
