//! The moment in which a person comes to the next rung of the ladder: the way up to it, over the
//! board that is still empty.

use egui::{Align2, Pos2, Rect, Stroke, Ui, Vec2, vec2};

use crate::ai::Character;
use crate::app::board::face::{self, Face};
use crate::app::screens::ladder;
use crate::app::shell::Context;
use crate::app::speech;
use crate::app::text::{args, msg};
use crate::app::ui::easing::{MOMENT, ease, progress};
use crate::app::ui::{
    ACCENT, BODY, FAINT, GAP, LABEL, RADIUS, TEXT, TITLE, bold, glass, paint_elided, regular,
    theme, widgets,
};
use crate::game::Record;
use crate::picture::BoardLayout;

/// Seconds that the moment takes.
const LENGTH: f64 = 2.0;

/// Largest width of what is shown, in points.
const WIDTH: f32 = 520.0;

/// The height of what is shown, in points.
const HEIGHT: f32 = 270.0;

/// A moment that has begun.
pub struct Arrival {
    rung: Character,
    began: f64,
}

impl Arrival {
    /// Begins the moment, if the game is the person's first one on the next rung. A clock does not
    /// wait for it, and whoever wants no motion goes without.
    pub fn new(record: &Record, context: &Context) -> Option<Arrival> {
        if context.preferences.reduced_motion || record.clock.is_some() {
            return None;
        }
        let is_new =
            |rung: &Character| record.game.turns().is_empty() && ladder::is_new(*rung, context);
        let rung = record.seats.iter().find_map(ladder::rung);
        let has_human = record.seats.iter().any(|seat| seat.is_human());
        let began = context.now;
        rung.filter(is_new).filter(|_| has_human).map(|rung| Arrival { rung, began })
    }

    /// Returns whether the moment has passed.
    pub fn is_over(&self, now: f64) -> bool {
        now - self.began >= LENGTH
    }

    /// Shows the faces of all rungs on their way, and the one that the person comes to.
    pub fn show(&self, ctx: &egui::Context, board: &BoardLayout, context: &Context) {
        let size = vec2((board.rect.width() - 2.0 * GAP).min(WIDTH), HEIGHT);
        let place = Rect::from_center_size(board.rect.center(), size);
        let (age, texts) = (context.now - self.began, &context.texts);
        widgets::bare(ctx, "arrival", place, |ui| {
            speech::news(ui, "arrival", place, None);
            let edge = theme::stroke(ctx, 1.0, ACCENT);
            ui.painter().rect(place, RADIUS, glass(244), edge, egui::StrokeKind::Inside);
            let inside = place.shrink(2.0 * GAP);
            let (upper, lower) = inside.split_top_bottom_at_y(inside.bottom() - 84.0);
            let side = upper.height() - 64.0;
            let grown = 0.7 + 0.3 * ease(progress(age - MOMENT, MOMENT));
            let middle = upper.center_top() + vec2(0.0, side / 2.0);
            let square = Rect::from_center_size(middle, Vec2::splat(side * grown));
            face::show(ui, square, Face::Character(self.rung));
            let all = Character::all().len();
            let count = texts.fill(msg::LADDER_RUNG, args!(n = self.rung.index() + 1, all));
            let line = |bottom: f32, height: f32| {
                upper
                    .with_max_y(upper.bottom() - bottom)
                    .with_min_y(upper.bottom() - bottom - height)
            };
            let name = texts.character(self.rung);
            paint_elided(ui, line(24.0, 34.0), Align2::CENTER_CENTER, name, bold(TITLE), TEXT);
            paint_elided(ui, line(2.0, 20.0), Align2::CENTER_CENTER, &count, regular(BODY), FAINT);
            let (way, words) = lower.split_top_bottom_at_y(lower.bottom() - 28.0);
            show_way(ui, way, self.rung, progress(age, MOMENT));
            let below = Character::all().nth(self.rung.index() - 1);
            if let Some(below) = below {
                let words = words.with_min_y(words.top() + 6.0);
                let text = texts.lesson_of_character(below);
                paint_elided(ui, words, Align2::CENTER_CENTER, &text, regular(LABEL), TEXT);
            }
        });
    }
}

/// Shows the way from the lowest rung to the highest, walked to `rung` as far as `walked`, 0 to 1.
fn show_way(ui: &mut Ui, rect: Rect, rung: Character, walked: f32) {
    let count = Character::all().len() as f32;
    let step = rect.width() / count;
    let middle = |place: f32| Pos2::new(rect.left() + step * (place + 0.5), rect.center().y);
    let here = middle(rung.index() as f32 - 1.0 + ease(walked));
    let painter = ui.painter().clone();
    let way = |to: Pos2, color| {
        painter.line_segment([middle(0.0), to], Stroke::new(3.0, color));
    };
    way(middle(count - 1.0), theme::light(40));
    way(here, ACCENT);
    let side = (step - 6.0).min(rect.height());
    for character in Character::all() {
        let at = middle(character.index() as f32);
        let square = Rect::from_center_size(at, Vec2::splat(side));
        let is_reached = character < rung || character == rung && walked >= 1.0;
        painter.circle_filled(at, side / 2.0 + 1.0, glass(255));
        widgets::in_rect(ui, square, |ui| {
            ui.set_opacity(if is_reached { 1.0 } else { 0.35 });
            face::show(ui, square, Face::Character(character));
        });
    }
    if walked >= 1.0 {
        let stroke = theme::stroke(ui.ctx(), 2.0, ACCENT);
        painter.circle_stroke(middle(rung.index() as f32), side / 2.0 + 2.0, stroke);
    }
}
