//! The graph of who wins from each position of a game: up for the first player, down for the
//! second.

use egui::{Color32, CornerRadius, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::app::ui::theme::side_color;
use crate::app::ui::{FAINT, WARN, glass, theme};
use crate::game::{Mistake, Prospect, Review, Side, Turn};

/// Shows the graph with the current ply highlighted. Returns the ply that was clicked.
pub fn show(ui: &mut Ui, height: f32, review: &Review, ply: usize) -> Option<usize> {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(8), glass(150));
    let inner = rect.shrink2(vec2(8.0, 8.0));
    let count = review.prospects().len();
    let width = inner.width() / count as f32;
    let column = |index: usize| {
        let left = inner.left() + width * index as f32;
        Rect::from_min_max(pos2(left, inner.top()), pos2(left + width, inner.bottom()))
    };
    let here = column(ply.min(count - 1)).expand2(vec2(1.0, 6.0));
    painter.rect_filled(here, CornerRadius::same(3), theme::light(34));
    paint_bars(ui, inner.shrink2(vec2(0.0, 6.0)), &review.prospects());
    for mistake in review.mistakes() {
        let tip = column(ply_of(review, &mistake)).center_top();
        let (left, right) = (tip + vec2(-5.0, -7.0), tip + vec2(5.0, -7.0));
        painter.add(Shape::convex_polygon(vec![left, right, tip], WARN, Stroke::NONE));
    }
    let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
    Some((((at.x - inner.left()) / width).max(0.0) as usize).min(count - 1))
}

/// Paints a bar for each position, by who wins from there, or a dot where that is not known.
pub fn paint_bars(ui: &Ui, rect: Rect, prospects: &[Prospect]) {
    let painter = ui.painter();
    let (width, middle) = (rect.width() / prospects.len() as f32, rect.center().y);
    for (index, prospect) in prospects.iter().enumerate() {
        let left = rect.left() + width * index as f32;
        let column = rect.with_min_x(left).with_max_x(left + width);
        let bar = column.shrink2(vec2((width * 0.16).min(4.0), 0.0));
        let (bar, color) = match prospect {
            Prospect::Winner(Side::First) => (bar.with_max_y(middle), side_color(Side::First)),
            Prospect::Winner(Side::Second) => (bar.with_min_y(middle), side_color(Side::Second)),
            Prospect::Unknown | Prospect::Waiting => {
                let alpha = if *prospect == Prospect::Unknown { 1.0 } else { 0.4 };
                let dot = Rect::from_center_size(bar.center(), vec2(bar.width().min(4.0), 4.0));
                (dot, FAINT.gamma_multiply(alpha))
            }
        };
        painter.rect_filled(bar, CornerRadius::same(2), color);
    }
    let line = theme::stroke(ui.ctx(), 1.0, Color32::from_white_alpha(70));
    painter.hline(rect.x_range(), middle, line);
}

/// Returns the ply right after a mistake.
fn ply_of(review: &Review, mistake: &Mistake) -> usize {
    let turns = &review.game().turns()[..=mistake.turn];
    turns.iter().filter(|turn| matches!(turn, Turn::Placement(_))).count()
}
