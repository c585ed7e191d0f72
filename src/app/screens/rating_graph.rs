//! A person's rating over time, as a curve, with or without a scale.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Ui, pos2, vec2};

use crate::app::speech;
use crate::app::text::{Texts, args, msg};
use crate::app::ui::{ACCENT, CAPTION, FAINT, GAP, LABEL, glass, regular, theme, widgets};

/// Smallest range of the graph, in rating points.
const MIN_SPAN: f64 = 100.0;

/// Largest number of ratings in the graph.
const MAX_POINTS: usize = 300;

/// Largest number of ratings that get a dot each.
const MAX_DOTS: usize = 40;

/// Shows the graph of ratings, the oldest first, with its scale, or `none` if there is no curve
/// yet.
pub fn show(ui: &Ui, rect: Rect, ratings: &[f64], none: &str, texts: &Texts) {
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(8), glass(150));
    if ratings.len() < 2 {
        return widgets::paint_centered(ui, rect.shrink(GAP), none, regular(LABEL), FAINT);
    }
    let (low, high) = span(ratings);
    let inner = Rect::from_min_max(rect.min + vec2(52.0, 14.0), rect.max - vec2(14.0, 14.0));
    let height =
        |rating: f64| inner.bottom() - inner.height() * ((rating - low) / (high - low)) as f32;
    let faint = theme::stroke(ui.ctx(), 1.0, Color32::from_white_alpha(34));
    for line in grid(low, high) {
        let y = height(line);
        painter.hline(inner.x_range(), y, faint);
        let at = pos2(inner.left() - 8.0, y);
        painter.text(at, Align2::RIGHT_CENTER, format!("{line:.0}"), regular(CAPTION), FAINT);
    }
    show_curve(ui, inner, ratings, texts);
}

/// Shows the curve of ratings, the oldest first, with a dot for each if they are few. One rating
/// is no curve.
pub fn show_curve(ui: &Ui, rect: Rect, ratings: &[f64], texts: &Texts) {
    let [first, .., last] = ratings else { return };
    if speech::is_on(ui.ctx()) {
        let highest = ratings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let [first, last, highest] = [*first, *last, highest].map(|it| format!("{it:.0}"));
        let words = texts.fill(msg::SPEECH_RATINGS, args!(first, last, highest));
        speech::words(ui, "ratings", rect, &words);
    }
    let (low, high) = span(ratings);
    let step = rect.width() / (ratings.len() - 1) as f32;
    let point = |(index, &rating): (usize, &f64)| {
        let height = rect.height() * ((rating - low) / (high - low)) as f32;
        pos2(rect.left() + step * index as f32, rect.bottom() - height)
    };
    let points: Vec<Pos2> = ratings.iter().enumerate().map(point).collect();
    if points.len() <= MAX_DOTS {
        points.iter().for_each(|&point| {
            ui.painter().circle_filled(point, 3.5, ACCENT);
        });
    }
    ui.painter().line(points, theme::stroke(ui.ctx(), 2.5, ACCENT));
}

/// Returns at most `MAX_POINTS` of these ratings at equal intervals, including the last one.
pub fn thinned(ratings: Vec<f64>) -> Vec<f64> {
    let step = ratings.len().div_ceil(MAX_POINTS).max(1);
    let skipped = ratings.len().saturating_sub(1) % step;
    ratings.into_iter().skip(skipped).step_by(step).collect()
}

/// Returns the ratings at the lower and the upper edge.
fn span(ratings: &[f64]) -> (f64, f64) {
    let low = ratings.iter().copied().fold(f64::INFINITY, f64::min);
    let high = ratings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if low > high {
        return (0.0, MIN_SPAN);
    }
    let missing = (MIN_SPAN - (high - low)).max(0.0) / 2.0;
    (low - missing - 5.0, high + missing + 5.0)
}

/// Returns the round numbers, up to seven, that get a line between two ratings.
fn grid(low: f64, high: f64) -> Vec<f64> {
    let steps = [20.0, 50.0, 100.0, 200.0, 500.0, 1000.0];
    let step = steps.into_iter().find(|step| (high - low) / step <= 6.0).unwrap_or(1000.0);
    let first = (low / step).ceil() as i32;
    let last = (high / step).floor() as i32;
    (first..=last).map(|n| f64::from(n) * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A first rating once was a lone dot, as if the curve were missing.
    #[test]
    fn one_rating_is_no_curve() {
        let texts = Texts::new(crate::app::text::Language::reference());
        let drawn = |ratings: &[f64]| {
            let ctx = crate::app::ui::theme::new_egui();
            let output = ctx.run(egui::RawInput::default(), |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| {
                    let rect = Rect::from_min_size(Pos2::ZERO, egui::vec2(300.0, 90.0));
                    show_curve(ui, rect, ratings, &texts);
                    show(ui, rect, ratings, "none", &texts);
                });
            });
            let shapes = format!("{:?}", output.shapes);
            (shapes.contains("Circle"), shapes.contains("none"))
        };
        assert_eq!(drawn(&[800.0]), (false, true));
        assert_eq!(drawn(&[800.0, 816.0]), (true, false));
    }

    #[test]
    fn many_ratings_are_thinned_and_the_last_one_stays() {
        for count in [0, 1, 299, 300, 301, 600, 601, 10_000] {
            let ratings: Vec<f64> = (0..count).map(f64::from).collect();
            let shown = thinned(ratings.clone());
            assert!(shown.len() <= MAX_POINTS && shown.last() == ratings.last(), "{count}");
            assert!(count > 300 || shown == ratings, "{count}");
        }
    }

    #[test]
    fn the_graph_has_room_for_all_ratings_and_a_few_lines() {
        for ratings in [vec![], vec![800.0], vec![800.0, 816.0], vec![0.0, 4000.0, 3.5]] {
            let (low, high) = span(&ratings);
            assert!(high - low >= MIN_SPAN && high - low < 5000.0);
            assert!(ratings.iter().all(|rating| (low..=high).contains(rating)));
            let lines = grid(low, high);
            assert!((2..=7).contains(&lines.len()), "{ratings:?} {lines:?}");
        }
    }
}
