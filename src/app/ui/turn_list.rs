//! The turns of a game as tiles in rows that scroll, from the first turn to the last: number,
//! player and piece. A tooltip names the cells.

use egui::{Align, Align2, CornerRadius, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::ground::{self, Ground, WidgetState};
use super::list;
use super::theme::{self, BODY, FAINT, LABEL, WARN, bold, regular};
use super::widgets::{self, Tip};
use crate::app::speech::{self, Kind, Part};
use crate::game::{Side, Turn};

/// Size of a turn's tile, in points.
const TILE: Vec2 = vec2(66.0, 26.0);

/// Height of the line above the turns, in points.
const LINE: f32 = TILE.y;

/// The contents of a list of turns.
#[derive(Clone, Copy, Default)]
pub struct TurnList<'a> {
    /// The turns of the game, from the start.
    pub turns: &'a [Turn],
    /// Indices of turns that threw a win away.
    pub mistakes: &'a [usize],
    /// What a screen reader says of such a turn.
    pub mistake: &'a str,
    /// What a screen reader says of a resignation or a loss on time.
    pub end: &'a str,
    /// The text of a line above the first turn that leads back to the start, if there is one.
    pub start: Option<&'a str>,
    /// Index of the highlighted turn; `None` for the start.
    pub highlighted: Option<usize>,
    /// Whether the mouse points at nothing, because it rests while keys are used.
    pub ignores_mouse: bool,
    /// Number of the turn to scroll to in this frame, from 1; 0 is the start.
    ///
    /// With `None`, the list stays where it is, or at its end.
    pub scrolls_to: Option<usize>,
}

/// The actions of the mouse on the list.
#[derive(Clone, Copy, Default)]
pub struct Pointing {
    /// Number of the turn that was clicked, from 1; 0 is the start.
    pub clicked: Option<usize>,
    /// Index of the turn under the mouse.
    pub hovered: Option<usize>,
}

impl TurnList<'_> {
    /// Shows the list in this height, in points; nothing where no row has room.
    pub fn show(&self, ui: &mut Ui, height: f32) -> Pointing {
        let mut pointing = Pointing::default();
        if height < TILE.y {
            return pointing;
        }
        // No row is cut where the list is at its end.
        let height = height - height % TILE.y;
        let area = list::with_max_height(height).id_salt("turns");
        let area = area.auto_shrink([false, false]).stick_to_bottom(true);
        widgets::scroll(ui, area, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if self.scrolls_to == Some(0) {
                ui.scroll_to_cursor(Some(Align::Min));
            }
            if let Some(start) = self.start {
                let rect = widgets::strip(ui, LINE);
                let is_on = self.highlighted.is_none();
                let part = Part { name: Some(start), is_on, ..Part::default() };
                let response = self.show_ground(ui, rect, "start", part);
                let at = rect.left_center() + vec2(8.0, 0.0);
                ui.painter().text(at, Align2::LEFT_CENTER, start, regular(LABEL), FAINT);
                pointing.clicked = response.clicked().then_some(0);
            }
            let columns = (ui.available_width() / TILE.x).floor().max(1.0) as usize;
            let width = ui.available_width() / columns as f32;
            for (row, turns) in self.turns.chunks(columns).enumerate() {
                let strip = widgets::strip(ui, TILE.y);
                for (column, turn) in turns.iter().enumerate() {
                    let index = row * columns + column;
                    let corner = strip.min + vec2(column as f32 * width, 0.0);
                    let rect = Rect::from_min_size(corner, vec2(width, TILE.y));
                    let is_highlighted = self.highlighted == Some(index);
                    let is_mistake = self.mistakes.contains(&index);
                    let name = self.name_of(index, turn);
                    let part = Part {
                        name: Some(&name),
                        value: is_mistake.then_some(self.mistake),
                        is_on: is_highlighted,
                        ..Part::default()
                    };
                    let response = self.show_ground(ui, rect, index, part);
                    show_turn(ui, rect, index, turn, is_mistake);
                    if let Turn::Placement(placement) = turn {
                        let name = placement.to_string().replace(',', "  ");
                        Tip { name: &name, keys: "", about: None }.show(&response);
                    }
                    if self.scrolls_to == Some(index + 1) {
                        response.scroll_to_me(Some(Align::Center));
                    }
                    if response.hovered() && !self.ignores_mouse {
                        pointing.hovered = Some(index);
                    }
                    if response.clicked() {
                        pointing.clicked = Some(index + 1);
                    }
                }
            }
        });
        pointing
    }

    /// Returns the name of a turn: its number, and its piece with its cells.
    fn name_of(&self, index: usize, turn: &Turn) -> String {
        let number = index + 1;
        match turn {
            Turn::Placement(placement) => format!("{number}. {} {placement}", placement.piece()),
            Turn::Resignation(_) | Turn::LossOnTime(_) => format!("{number}. {}", self.end),
        }
    }

    /// Shows the ground of a tile or line, and returns its response.
    fn show_ground(&self, ui: &Ui, rect: Rect, id: impl std::hash::Hash, part: Part) -> Response {
        let response = ui.interact(rect, ui.id().with(("turn", id)), Sense::CLICK);
        let is_highlighted = part.is_on;
        speech::tell(ui, &response, Kind::Turn, part);
        let mut state = WidgetState::from_response(&response);
        state.hovered &= !self.ignores_mouse;
        state.chosen = is_highlighted;
        ground::paint(ui, rect, Ground::Bare, state);
        response
    }
}

/// Side of a piece's cells, in points.
const CELL: f32 = 5.0;

/// Shows a turn: its number, player and piece.
fn show_turn(ui: &Ui, rect: Rect, index: usize, turn: &Turn, is_mistake: bool) {
    let painter = ui.painter();
    let at = |x: f32| rect.left_center() + vec2(x, 0.0);
    let mover = match turn {
        Turn::Placement(_) => Side::after(index),
        Turn::Resignation(mover) | Turn::LossOnTime(mover) => *mover,
    };
    let bar = Rect::from_center_size(at(5.0), vec2(3.0, rect.height() - 10.0));
    painter.rect_filled(bar, CornerRadius::same(1), theme::side_color(mover));
    painter.text(at(26.0), Align2::RIGHT_CENTER, index + 1, regular(LABEL), FAINT);
    let Turn::Placement(placement) = turn else {
        painter.text(at(42.0), Align2::CENTER_CENTER, "×", bold(BODY), WARN);
        return;
    };
    let orientation = placement.orientation();
    let size = vec2(orientation.width() as f32, orientation.height() as f32) * CELL;
    let corner = at(42.0) + vec2(-size.x, size.y) / 2.0;
    let color = theme::style(ui.ctx()).piece_color(placement.piece()).premultiplied();
    for (column, row) in orientation.cells() {
        let min = pos2(corner.x + column as f32 * CELL, corner.y - (row + 1) as f32 * CELL);
        let cell = Rect::from_min_size(min, Vec2::splat(CELL - 0.5));
        painter.rect_filled(cell, CornerRadius::same(1), color);
    }
    if is_mistake {
        painter.text(at(58.0), Align2::CENTER_CENTER, "?", bold(BODY), WARN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::theme;

    fn turns(count: usize) -> Vec<Turn> {
        vec![Turn::Placement("a1,b1,c1,d1".parse().unwrap()); count]
    }

    fn list(turns: &[Turn]) -> TurnList<'_> {
        TurnList {
            turns,
            mistakes: &[],
            mistake: "",
            end: "",
            start: None,
            highlighted: None,
            ignores_mouse: false,
            scrolls_to: None,
        }
    }

    /// The first row on display once was cut.
    #[test]
    fn a_list_shows_whole_rows() {
        let turns = turns(90);
        let list = list(&turns);
        let ctx = theme::new_egui();
        for room in [30.0, 70.0, 111.0] {
            let mut height = 0.0;
            let _ = ctx.run(egui::RawInput::default(), |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| {
                    height = ui.scope(|ui| list.show(ui, room)).response.rect.height();
                });
            });
            let rows = height / TILE.y;
            assert!(height <= room && (rows - rows.round()).abs() < 0.01, "{height} of {room}");
        }
    }

    /// The mark of a mistake once lay on the edge of its column, or on the scroll bar.
    #[test]
    fn the_mark_of_a_mistake_is_inside_its_column() {
        let turns = turns(40);
        let mistakes: Vec<usize> = (0..40).collect();
        let list = TurnList { mistakes: &mistakes, scrolls_to: Some(0), ..list(&turns) };
        let ctx = theme::new_egui();
        let width = 4.0 * TILE.x;
        let mut left = 0.0;
        let mut shown = egui::FullOutput::default();
        for _ in 0..2 {
            shown = ctx.run(egui::RawInput::default(), |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| {
                    left = ui.max_rect().left();
                    let place = Rect::from_min_size(ui.max_rect().min, vec2(width, 60.0));
                    widgets::in_rect(ui, place, |ui| list.show(ui, 60.0));
                });
            });
        }
        let marks: Vec<Rect> = shown
            .shapes
            .iter()
            .filter_map(|shape| match &shape.shape {
                egui::Shape::Text(text) if text.galley.text() == "?" => {
                    Some(text.visual_bounding_rect())
                }
                _ => None,
            })
            .collect();
        assert!(!marks.is_empty());
        for mark in marks {
            let in_column = (mark.right() - left - 0.01).rem_euclid(TILE.x);
            assert!((mark.width()..TILE.x - 2.0).contains(&in_column), "{mark:?}");
        }
    }

    /// The list once was never lower than egui's smallest height, and covered the button below it.
    #[test]
    fn a_low_list_keeps_to_its_height() {
        let turns = turns(5);
        let list = list(&turns);
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
