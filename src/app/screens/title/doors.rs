//! The doors: the four large buttons of the title screen, each with a picture and the person's
//! progress.

use egui::{Align2, Color32, Rect, Ui, Vec2, pos2, vec2};

use crate::ai::Character;
use crate::app::board::face::{self, Face};
use crate::app::screens::{ladder, play, you};
use crate::app::settings::Rival;
use crate::app::shell::{Context, Destination, Section, today};
use crate::app::text::{Message, args, msg};
use crate::app::ui::{
    ACCENT, BODY, CAPTION, FAINT, Icon, LABEL, TEXT, bold, elided, ground, paint_elided,
    paint_fitted, regular, theme, widgets,
};
use crate::game::{DailyPuzzle, Side, lessons};

/// A large button that leads to one of the main pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Door {
    Play,
    Puzzles,
    Learn,
    You,
}

/// Largest side of a door's picture, in points.
const MAX_PICTURE: f32 = 56.0;

/// Smallest side of a door's picture, in points.
const MIN_PICTURE: f32 = 20.0;

/// Height of the name below the picture, in points.
const NAME: f32 = 22.0;

/// Height of the progress below the name, in points.
const PROGRESS: f32 = 18.0;

/// Height of each of two lines of a long text below the name, in points.
const LINE: f32 = 16.0;

/// Distance of texts from the edges of a door, in points.
const EDGE: f32 = 4.0;

impl Door {
    /// Returns the page to which the door leads.
    pub fn destination(self) -> Destination {
        match self {
            Door::Play => Destination::Play,
            Door::Puzzles => Destination::Puzzles(today()),
            Door::Learn => Destination::Learn(None),
            Door::You => Destination::You(Section::Profile),
        }
    }

    /// Returns the name of the door.
    pub fn name(self) -> Message {
        match self {
            Door::Play => msg::PLAY_TITLE,
            Door::Puzzles => msg::LEARN_PUZZLES,
            Door::Learn => msg::LEARN_TITLE,
            Door::You => msg::DOOR_YOU,
        }
    }

    /// Returns the text on the person's progress or last choice, which may be empty.
    pub fn progress(self, context: &Context) -> String {
        let texts = &context.texts;
        match self {
            Door::Play => play::name_of(context.remembered.last_choice.rival, context),
            Door::Puzzles if due(context) > 0 && has_news(self, context) => {
                texts.fill(msg::DOOR_AGAIN_NEW, args!(new = new(context), n = due(context)))
            }
            Door::Puzzles if due(context) > 0 => texts.with(msg::DOOR_AGAIN, "n", due(context)),
            Door::Puzzles if has_news(self, context) => texts.get(msg::DOOR_TODAY_NEW).to_owned(),
            Door::Puzzles if open_today(context) == 0 => {
                let new = DailyPuzzle::both(today()).len();
                texts.fill(msg::DOOR_TOMORROW, args!(new, n = due_tomorrow(context)))
            }
            Door::Puzzles => {
                let streak = context.my_training().days().streak(today());
                texts.with(msg::DOOR_STREAK, "n", streak)
            }
            Door::Learn => {
                let done = lessons_done(context);
                texts.fill(msg::DOOR_LESSONS, args!(done, all = lessons().len()))
            }
            Door::You => {
                let me = context.profile.people().me();
                let mine = context.profile.mine();
                match (&me.name, mine.is_rated()) {
                    (_, true) => format!("{:.0}", mine.rating(you::rated_board(mine, context))),
                    (Some(name), false) => name.as_str().to_owned(),
                    (None, false) => String::new(),
                }
            }
        }
    }
}

/// Returns whether there is something new on the page of a door.
fn has_news(door: Door, context: &Context) -> bool {
    door == Door::Puzzles && new(context) > 0
}

/// Returns the number of puzzles of today that are neither solved nor shown.
fn open_today(context: &Context) -> usize {
    let (records, both) = (context.my_training(), DailyPuzzle::both(today()));
    both.iter().filter(|it| records.daily(**it).is_open()).count()
}

/// Returns the number of open puzzles of today, or 0 once one of them was solved.
fn new(context: &Context) -> usize {
    let is_solved = context.my_training().days().contains(today());
    if is_solved { 0 } else { open_today(context) }
}

/// Returns the number of second chances that are due.
fn due(context: &Context) -> usize {
    context.my_deck().due(today()).len()
}

/// Returns the number of second chances that come back tomorrow.
fn due_tomorrow(context: &Context) -> usize {
    let next = context.my_deck().next_day(today());
    next.filter(|(day, _)| today().after(1) == Some(*day)).map_or(0, |(_, count)| count)
}

fn lessons_done(context: &Context) -> usize {
    let progress = context.my_progress();
    lessons().iter().filter(|lesson| progress.has_finished(&lesson.name)).count()
}

/// Paints the contents of a door: the picture above the name and the progress.
pub fn paint(ui: &Ui, rect: Rect, door: Door, is_filled: bool, context: &Context) {
    let (name, faint) =
        if is_filled { (ground::ON_FILLED, ground::ON_FILLED) } else { (TEXT, FAINT) };
    let progress = door.progress(context);
    let width = rect.width() - 2.0 * EDGE;
    let is_long = elided(ui, &progress, regular(CAPTION), faint, width).elided;
    let words = NAME + if is_long { 2.0 * LINE } else { PROGRESS };
    let side = MAX_PICTURE.min(rect.height() - words - 20.0);
    let mut top = rect.center().y - words / 2.0;
    // Where texts are large, there is no room for the picture.
    if side >= MIN_PICTURE {
        top -= side / 2.0 + 3.0;
        let picture = pos2(rect.center().x, top + side / 2.0);
        paint_picture(ui, picture, side.min(rect.width() * 0.36), door, is_filled, context);
        top += side + 6.0;
    }
    let line = |top: f32, height: f32| {
        Rect::from_min_size(pos2(rect.left() + EDGE, top), vec2(width, height))
    };
    let center = Align2::CENTER_CENTER;
    let title = context.texts.get(door.name());
    paint_elided(ui, line(top, NAME), center, title, bold(BODY), name);
    if is_long {
        let lines = line(top + NAME, 2.0 * LINE);
        widgets::paint_centered(ui, lines, &progress, regular(CAPTION), faint);
    } else {
        let fonts = [regular(LABEL), regular(CAPTION)];
        paint_fitted(ui, line(top + NAME, PROGRESS), center, &progress, fonts, faint);
    }
    if door == Door::Puzzles && due(context) > 0 {
        widgets::paint_count(ui, rect.right_top() + vec2(-22.0, 18.0), due(context));
    } else if has_news(door, context) {
        ui.painter().circle_filled(rect.right_top() + vec2(-16.0, 16.0), 5.0, ACCENT);
    }
}

fn paint_picture(
    ui: &Ui,
    middle: egui::Pos2,
    side: f32,
    door: Door,
    is_filled: bool,
    context: &Context,
) {
    let square = |at, side| Rect::from_center_size(at, Vec2::splat(side));
    match door {
        Door::Play => {
            let chosen = context.remembered.last_choice.rival;
            let next = ladder::next(context).map_or(0, Character::index);
            let first = next.saturating_sub(1).min(Character::all().count() - 3);
            let others = Character::all().filter(|it| Rival::Character(*it) != chosen);
            let others = others.skip(first).map(Face::Character).zip([-1.0, 1.0]);
            for (face, at) in others.chain([(play::face_of(chosen, context), 0.0)]) {
                let size = if at == 0.0 { side } else { side * 0.7 };
                let place = middle + vec2(at * side * 0.86, (side - size) / 2.0);
                face::show(ui, square(place, size), face);
            }
        }
        Door::Puzzles => {
            let color = if is_filled { ground::ON_FILLED } else { ACCENT };
            Icon::Puzzle.paint(ui.painter(), middle, side * 0.8, color);
        }
        Door::Learn => {
            let done = lessons_done(context) as f32 / lessons().len().max(1) as f32;
            paint_ring(ui, middle, side / 2.0 - 3.0, done);
            Icon::Learn.paint(ui.painter(), middle, side * 0.42, TEXT);
        }
        Door::You => {
            let me = Face::for_person(context.my_id(), context.profile.people());
            face::show(ui, square(middle, side), me.unwrap_or(Face::Person(Side::First)));
        }
    }
}

/// Paints a ring that shows a progress, 0 to 1.
fn paint_ring(ui: &Ui, middle: egui::Pos2, radius: f32, done: f32) {
    let point = |turn: f32| {
        let angle = (turn - 0.25) * std::f32::consts::TAU;
        middle + radius * vec2(angle.cos(), angle.sin())
    };
    let ring = |share: f32, color: Color32| {
        let steps = (64.0 * share) as usize;
        let points = (0..=steps).map(|step| point(share * step as f32 / steps.max(1) as f32));
        let stroke = theme::stroke(ui.ctx(), 5.0, color);
        ui.painter().add(egui::Shape::line(points.collect(), stroke));
    };
    ring(1.0, theme::light(34));
    if done > 0.0 {
        ring(done, ACCENT);
    }
}
