//! The page of achievements: what is reached, and what is open.

use egui::{Align2, Color32, CornerRadius, Rect, Sense, Ui, pos2, vec2};

use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::{ACCENT, BODY, CAPTION, FAINT, Icon, LABEL, TEXT, bold, icon, regular, theme};
use crate::game::{Achievement, PersonStatistics, Timestamp};

/// Padding of a line, and the side of its picture.
const PADDING: f32 = 10.0;
const PICTURE: f32 = 40.0;

/// Returns the picture of an achievement.
fn icon_of(achievement: Achievement) -> Icon {
    match achievement {
        Achievement::Lessons => Icon::Learn,
        Achievement::Counting => Icon::Counting,
        Achievement::Halves => Icon::Halves,
        Achievement::Comeback => Icon::Comeback,
        Achievement::Level5 => Icon::Medal,
        Achievement::QuickBoards => Icon::Boards,
        Achievement::Parity => Icon::Parity,
        Achievement::CleanGrade => Icon::Clean,
        Achievement::HardPuzzle => Icon::Puzzle,
        Achievement::OnlyPlacements => Icon::Target,
        Achievement::Level7 => Icon::Trophy,
        Achievement::LongWin => Icon::Anchor,
    }
}

/// Shows all achievements.
pub fn show(ui: &mut Ui, person: &PersonStatistics, context: &Context) {
    ui.spacing_mut().item_spacing.y = 6.0;
    for achievement in Achievement::ALL {
        show_one(ui, achievement, person.reached(achievement), context);
    }
}

fn show_one(ui: &mut Ui, achievement: Achievement, reached: Option<Timestamp>, context: &Context) {
    let texts = &context.texts;
    let width = ui.available_width();
    let left = 2.0 * PADDING + PICTURE;
    let (color, name_color) = if reached.is_some() { (ACCENT, TEXT) } else { (FAINT, FAINT) };
    let state = match reached {
        Some(when) => texts.day_of(when),
        None => texts.get(msg::ACHIEVEMENT_OPEN).to_owned(),
    };
    let state = ui.painter().layout_no_wrap(state, regular(CAPTION), color);
    let name = texts.achievement(achievement).to_owned();
    let room = width - left - PADDING;
    let name_room = (room - state.size().x - 12.0).max(40.0);
    let name = ui.painter().layout(name, bold(BODY), name_color, name_room);
    let note = texts.note_on_achievement(achievement);
    let note = ui.painter().layout(note, regular(LABEL), FAINT, room.max(40.0));
    let height = (name.size().y + note.size().y + 2.0).max(PICTURE) + 2.0 * PADDING;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    let ground = if reached.is_some() { ACCENT.gamma_multiply(0.10) } else { theme::light(12) };
    painter.rect_filled(rect, CornerRadius::same(8), ground);
    let picture = Rect::from_min_size(rect.min + vec2(PADDING, PADDING), vec2(PICTURE, PICTURE));
    let edge = if reached.is_some() { ACCENT } else { Color32::from_white_alpha(60) };
    let stroke = theme::stroke(ui.ctx(), 1.5, edge);
    painter.circle_stroke(picture.center(), PICTURE / 2.0 - 1.0, stroke);
    let character = icon_of(achievement).character();
    painter.text(picture.center(), Align2::CENTER_CENTER, character, icon::font(20.0), color);
    let top = rect.top() + PADDING;
    let right = rect.right() - PADDING - state.size().x;
    painter.galley(pos2(right, top + 2.0), state, color);
    let below = top + name.size().y + 2.0;
    painter.galley(pos2(rect.left() + left, top), name, name_color);
    painter.galley(pos2(rect.left() + left, below), note, FAINT);
}
