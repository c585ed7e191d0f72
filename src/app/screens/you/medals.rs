//! The achievements as medals, and the description of one of them.

use egui::{Align2, Rect, Shape, Ui, pos2, vec2};

use super::message::Message;
use crate::app::shell::View;
use crate::app::speech::{Kind, Part};
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ACCENT, CAPTION, FAINT, Ground, HEADING, Icon, LABEL, Stop, TEXT, bold, regular, theme, widgets,
};
use crate::game::{Achievement, PersonStatistics, Timestamp};
use crate::picture::fonts;

/// Number of medals in a row.
const PER_ROW: usize = 6;

/// Half the height of a medal, in points.
const RADIUS: f32 = 23.0;

/// Height of a row without names, in points.
const ROW: f32 = 55.0;

/// Height of a line of a name, in points.
const LINE: f32 = 15.0;

/// Smallest width of a medal with its name in three lines, in points.
const MIN_FOR_THREE_LINES: f32 = 84.0;

/// Smallest width of a medal with its name in two lines, in points.
const MIN_FOR_TWO_LINES: f32 = 112.0;

/// Returns the icon of an achievement.
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

/// Shows all achievements as medals of a person, and describes one of them: the one under the
/// mouse, or else the chosen one, or else the first locked one, if any.
///
/// To arrive at a medal chooses it.
pub fn show(
    ui: &mut Ui,
    view: &View<Message>,
    statistics: PersonStatistics<'_>,
    chosen: Option<Achievement>,
) {
    let texts = &view.context.texts;
    let mut hovered = None;
    for medals in Achievement::ALL.chunks(PER_ROW) {
        let lines = match ui.available_width() / PER_ROW as f32 {
            MIN_FOR_TWO_LINES.. => 2,
            MIN_FOR_THREE_LINES.. => 3,
            _ => 0,
        };
        let strip = widgets::strip(ui, ROW + LINE * lines as f32);
        for (&medal, place) in medals.iter().zip(widgets::columns::<PER_ROW>(strip, 0.0)) {
            let (name, unlocked) = (texts.achievement(medal), statistics.unlocked_at(medal));
            let is_chosen = chosen == Some(medal);
            let describe = Message::Describe(medal);
            let stop = Stop::new(name, describe.clone()).arriving(describe).first(is_chosen);
            let stop = stop.valued(state_of(unlocked, texts));
            let note = texts.note_on_achievement(medal);
            let part = Part { about: Some(&note), is_on: is_chosen, ..Part::default() };
            let ground = (Ground::Bare, is_chosen);
            let response = view.show(ui, place, ground, (Kind::Item, part), stop);
            if response.hovered() {
                hovered = Some(medal);
            }
            paint_medal(ui, place, medal, unlocked.is_some(), name, lines);
        }
    }
    let locked = || Achievement::ALL.into_iter().find(|it| statistics.unlocked_at(*it).is_none());
    if let Some(medal) = hovered.or(chosen).or_else(locked) {
        describe(ui, medal, statistics.unlocked_at(medal), texts);
    }
}

/// Paints a medal, with a dashed edge while it is locked, and its name in at most `lines` lines.
fn paint_medal(
    ui: &Ui,
    rect: Rect,
    medal: Achievement,
    is_unlocked: bool,
    name: &str,
    lines: usize,
) {
    let painter = ui.painter();
    let middle = rect.center_top() + vec2(0.0, RADIUS + 5.0);
    let corner = |number: u8| {
        let angle = f32::from(number) * std::f32::consts::FRAC_PI_3;
        middle + vec2(angle.sin(), -angle.cos()) * RADIUS
    };
    let mut corners: Vec<_> = (0..=6).map(corner).collect();
    let (color, name_color) = if is_unlocked { (ACCENT, TEXT) } else { (theme::DISABLED, FAINT) };
    let line = theme::stroke(ui.ctx(), 2.0, color);
    if is_unlocked {
        corners.pop();
        painter.add(Shape::convex_polygon(corners, ACCENT.gamma_multiply(0.25), line));
    } else {
        painter.extend(Shape::dashed_line(&corners, line, 4.0, 4.0));
    }
    icon_of(medal).paint(painter, middle, HEADING, color);
    if lines > 0 {
        let mut job = egui::text::LayoutJob::simple(
            name.to_owned(),
            if is_unlocked { bold(CAPTION) } else { regular(CAPTION) },
            name_color,
            rect.width() - 8.0,
        );
        job.wrap.max_rows = lines;
        job.halign = egui::Align::Center;
        let name = ui.fonts(|fonts| fonts::lay_out(fonts, job));
        painter.galley(pos2(rect.center().x, middle.y + RADIUS + 4.0), name, name_color);
    }
}

/// Returns the day on which an achievement was unlocked, or that it is locked.
fn state_of(unlocked: Option<Timestamp>, texts: &Texts) -> String {
    match unlocked {
        Some(when) => texts.day_of(when),
        None => texts.get(msg::ACHIEVEMENT_OPEN).to_owned(),
    }
}

/// Describes an achievement, with the time when it was unlocked.
///
/// The box has room for the longest description, so that nothing moves.
fn describe(ui: &mut Ui, medal: Achievement, unlocked: Option<Timestamp>, texts: &Texts) {
    let width = ui.available_width() - 24.0;
    let lay_out = |medal: Achievement| {
        let note = texts.note_on_achievement(medal);
        widgets::lines(ui.ctx(), &note, regular(LABEL), FAINT, width)
    };
    let tallest = Achievement::ALL.map(|it| lay_out(it).size().y).into_iter().fold(0.0, f32::max);
    let note = lay_out(medal);
    let rect = widgets::strip(ui, tallest + 38.0);
    let inside = widgets::message_box(ui, rect);
    let state = state_of(unlocked, texts);
    let (line, below) = inside.split_top_bottom_at_y(inside.top() + 20.0);
    let (right, font) = (line.right_center(), regular(CAPTION));
    let state = ui.painter().text(right, Align2::RIGHT_CENTER, state, font, FAINT);
    let (name, place) = (texts.achievement(medal), line.with_max_x(state.left() - 10.0));
    widgets::paint_elided(ui, place, Align2::LEFT_CENTER, name, bold(LABEL), TEXT);
    ui.painter().galley(below.min, note, FAINT);
}
