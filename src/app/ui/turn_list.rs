//! The turns of a game as a list that scrolls: number, player, piece and cells, from the first turn
//! to the last.

use egui::{Align, Align2, CornerRadius, Rect, Sense, Ui, Vec2, vec2};

use super::ground::{self, Ground, WidgetState};
use super::list;
use super::theme::{self, BODY, FAINT, LABEL, TEXT, WARN, bold, regular};
use crate::game::{Side, Turn};

/// Height of a line, in points.
const LINE: f32 = 22.0;

/// The contents of a list of turns.
#[derive(Clone, Copy)]
pub struct TurnList<'a> {
    /// The turns of the game, from the start.
    pub turns: &'a [Turn],
    /// Indices of turns that threw a win away.
    pub mistakes: &'a [usize],
    /// The text of a line above the first turn that leads back to the start, if there is one.
    pub start: Option<&'a str>,
    /// Index of the highlighted turn; `None` for the start.
    pub highlighted: Option<usize>,
    /// Number of the turn to scroll to in this frame.
    ///
    /// With `None`, the list stays where it is, or at its end.
    pub scrolls_to: Option<usize>,
}

/// The actions of the mouse on the list. Turns are given by their indices.
#[derive(Clone, Copy, Default)]
pub struct Pointing {
    /// Whether the start was clicked.
    pub to_start: bool,
    /// The turn that was clicked.
    pub clicked: Option<usize>,
    /// The turn under the mouse.
    pub hovered: Option<usize>,
}

impl TurnList<'_> {
    /// Shows the list in this height, in points.
    pub fn show(&self, ui: &mut Ui, height: f32) -> Pointing {
        let mut pointing = Pointing::default();
        let area = list::with_max_height(height).id_salt("turns");
        area.auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if self.scrolls_to == Some(0) {
                ui.scroll_to_cursor(Some(Align::Min));
            }
            let line = |ui: &mut Ui, is_highlighted: bool| {
                let size = vec2(ui.available_width(), LINE);
                let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
                let state =
                    WidgetState { chosen: is_highlighted, ..WidgetState::from_response(&response) };
                ground::paint(ui, rect, Ground::Bare, state);
                (rect, response)
            };
            if let Some(start) = self.start {
                let (rect, response) = line(ui, self.highlighted.is_none());
                let at = rect.left_center() + vec2(54.0, 0.0);
                ui.painter().text(at, Align2::LEFT_CENTER, start, regular(LABEL), FAINT);
                pointing.to_start = response.clicked();
            }
            let mut side = Side::First;
            for (index, turn) in self.turns.iter().enumerate() {
                let (rect, response) = line(ui, self.highlighted == Some(index));
                let is_mistake = self.mistakes.contains(&index);
                show_turn(ui, rect, index + 1, (turn, side), is_mistake);
                side = side.other();
                if self.scrolls_to == Some(index + 1) {
                    response.scroll_to_me(Some(Align::Center));
                }
                if response.hovered() {
                    pointing.hovered = Some(index);
                }
                if response.clicked() {
                    pointing.clicked = Some(index);
                }
            }
        });
        pointing
    }
}

/// Shows a turn: its number, player, piece and cells.
fn show_turn(ui: &Ui, rect: Rect, number: usize, (turn, side): (&Turn, Side), is_mistake: bool) {
    let painter = ui.painter();
    let at = |x: f32| rect.left_center() + vec2(x, 0.0);
    let (mover, piece, cells) = match turn {
        Turn::Placement(placement) => {
            let cells = placement.to_string().replace(',', "  ");
            (side, placement.piece().to_string(), cells)
        }
        Turn::Resignation(mover) | Turn::LossOnTime(mover) => {
            (*mover, "×".to_owned(), String::new())
        }
    };
    let chip = Rect::from_center_size(at(16.0), Vec2::splat(9.0));
    painter.rect_filled(chip, CornerRadius::same(3), theme::side_color(mover));
    painter.text(at(44.0), Align2::RIGHT_CENTER, number, regular(LABEL), FAINT);
    let color = if cells.is_empty() { WARN } else { TEXT };
    painter.text(at(60.0), Align2::CENTER_CENTER, piece, bold(LABEL), color);
    painter.text(at(76.0), Align2::LEFT_CENTER, cells, regular(LABEL), FAINT);
    if is_mistake {
        let at = rect.right_center() - vec2(14.0, 0.0);
        painter.text(at, Align2::CENTER_CENTER, "?", bold(BODY), WARN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::theme;

    /// The list once was never lower than egui's smallest height, and covered the button below it.
    #[test]
    fn a_low_list_keeps_to_its_height() {
        let turn = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
        let turns = vec![turn; 5];
        let list = TurnList {
            turns: &turns,
            mistakes: &[],
            start: None,
            highlighted: None,
            scrolls_to: None,
        };
        let ctx = theme::new_egui();
        let mut height = 0.0;
        let _ = ctx.run(egui::RawInput::default(), |ctx| {
            egui::CentralPanel::default().show(ctx, |ui| {
                let shown = ui.scope(|ui| list.show(ui, 44.0));
                height = shown.response.rect.height();
            });
        });
        assert!((1.0..=44.0).contains(&height), "{height}");
    }
}
