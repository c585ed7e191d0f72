//! The page "You": the profile of the person who plays, the history of games, and the people who
//! play here. Each is a section of the page, and a screen of its own.
//!
//! * `profile` is the first section, with `medals`, `missed` and `numbers`
//! * `history` is the second one, with `export`
//! * `people` is the third one, with `naming`

mod export;
pub mod history;
mod medals;
mod message;
mod missed;
mod naming;
mod numbers;
pub mod people;
pub mod profile;

use egui::{Align2, Rect, RichText, Ui, Vec2, pos2, vec2};

use crate::ai::BoardSize;
use crate::app::board::face::{self, Face};
use crate::app::shell::{Context, Section};
use crate::app::text::{Message, Texts, args, msg};
use crate::app::ui::{
    BODY, ButtonSize, Command, FAINT, HEADING, Icon, LABEL, TEXT, bold, elided, paint_elided,
    regular, widgets,
};
use crate::game::{PersonStatistics, Score};

/// The sections from left to right.
const SECTIONS: [(Section, Message, Icon); 3] = [
    (Section::Profile, msg::YOU_PROFILE, Icon::Person),
    (Section::History, msg::YOU_HISTORY, Icon::Games),
    (Section::People, msg::YOU_PEOPLE, Icon::People),
];

/// Returns the buttons of the sections, of which one is shown.
fn sections<M>(shown: Section, message: impl Fn(Section) -> M) -> Vec<Command<M>> {
    let section = |(section, name, icon)| {
        Command::new(name, None, message(section)).icon(icon).on(section == shown)
    };
    SECTIONS.map(section).into()
}

/// Side of the face in the head of a panel, in points.
const FACE: f32 = 60.0;

/// Width of a button in the head of a panel, in points.
const BUTTON: f32 = 44.0;

/// Shows a face, a name and a note below it, and returns the place of some buttons at the right.
///
/// The name is as large as there is room for it, or in two lines.
fn show_name(ui: &mut Ui, face: Option<Face>, [name, note]: [&str; 2], buttons: usize) -> Rect {
    let mut words = widgets::strip(ui, FACE);
    if let Some(face) = face {
        face::show(ui, Rect::from_min_size(words.min, Vec2::splat(FACE)), face);
        words.min.x += FACE + 12.0;
    }
    let (words, buttons) = words.split_left_right_at_x(words.right() - buttons as f32 * BUTTON);
    let (words, top) = (words.with_max_x(words.right() - 6.0), words.center().y);
    let fits = |&size: &f32| !elided(ui, name, bold(size), TEXT, words.width()).elided;
    let size = [HEADING, BODY].into_iter().find(fits);
    let room = vec2(words.width(), 2.0 * LABEL * 1.3);
    let name = widgets::wrapped(ui, name, bold(size.unwrap_or(LABEL)), TEXT, room);
    let below = if note.is_empty() { 0.0 } else { 20.0 };
    let at = pos2(words.left(), top - (name.size().y + below) / 2.0);
    let note_at = Rect::from_min_size(at + vec2(0.0, name.size().y), vec2(words.width(), below));
    ui.painter().galley(at, name, TEXT);
    paint_elided(ui, note_at, Align2::LEFT_CENTER, note, regular(LABEL), FAINT);
    buttons.with_min_y(top - ButtonSize::Usual.height() / 2.0)
}

/// Returns the board of a person's last rated game, or else the board that was chosen last.
pub fn rated_board(person: PersonStatistics<'_>, context: &Context) -> BoardSize {
    let last = person.games().rev().find(|game| game.is_rated());
    last.map_or(context.remembered.board, |game| game.board())
}

/// Shows the heading of a part, with a count at the right.
fn heading(ui: &mut Ui, name: &str, count: &str) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(name).font(bold(LABEL)).color(FAINT));
        let right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(right, |ui| {
            ui.label(RichText::new(count).font(regular(LABEL)).color(FAINT));
        });
    });
}

/// Returns the text for the number of games won.
fn won_text(score: Score, texts: &Texts) -> String {
    texts.fill(msg::STATISTICS_WON_OF, args!(won = score.won, all = score.games()))
}

/// Shows a name with a value below it.
fn fact(ui: &mut Ui, name: &str, value: &str) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        ui.label(RichText::new(name).font(regular(LABEL)).color(FAINT));
        ui.label(RichText::new(value).font(bold(LABEL)));
    });
}
