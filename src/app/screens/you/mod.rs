//! You: the profile of whoever plays, all games, and the people who play here. Each is a section of
//! one page, and a screen of its own.

mod export;
pub mod history;
mod medals;
mod naming;
mod numbers;
pub mod people;
pub mod profile;
mod rating_graph;

use egui::{Align2, Rect, RichText, Ui, Vec2, vec2};

use crate::ai::BoardSize;
use crate::app::board::face::{self, Face};
use crate::app::shell::{Context, Section};
use crate::app::text::{Message, msg};
use crate::app::ui::{
    BODY, Command, Commands, FAINT, HEADING, Icon, LABEL, TEXT, bold, elided, paint_elided,
    regular, widgets,
};
use crate::game::{PersonId, PersonStatistics};

/// The sections from left to right.
const SECTIONS: [(Section, Message, Icon); 3] = [
    (Section::Profile, msg::YOU_PROFILE, Icon::Person),
    (Section::History, msg::YOU_HISTORY, Icon::Games),
    (Section::People, msg::YOU_PEOPLE, Icon::People),
];

/// Returns the commands at the head of a section: the arrow back, and the sections.
fn head<M: Clone>(shown: Section, leave: M, message: impl Fn(Section) -> M) -> Commands<M> {
    let section = |(section, name, icon)| {
        Command::new(name, None, message(section)).icon(icon).on(section == shown)
    };
    let back = [Command::leave(leave)];
    Commands::new().row_called("back", back).row_called("sections", SECTIONS.map(section))
}

/// Side of the face of the chosen one.
const FACE: f32 = 60.0;

/// Takes a strip with a face at its left from the top of a panel. Returns the rest of the strip.
fn show_face(ui: &mut Ui, face: Option<Face>) -> Rect {
    let strip = widgets::strip(ui, FACE);
    let place = Rect::from_min_size(strip.min, Vec2::splat(FACE));
    face.into_iter().for_each(|who| face::show(ui, place, who));
    strip.with_min_x(place.right() + 12.0)
}

/// Writes a name as large as there is room for it.
fn show_name(ui: &Ui, place: Rect, name: &str) {
    let fits = |size| !elided(ui, name, bold(size), TEXT, place.width()).elided;
    let size = [HEADING, BODY].into_iter().find(|&size| fits(size)).unwrap_or(LABEL);
    paint_elided(ui, place, Align2::LEFT_CENTER, name, bold(size), TEXT);
}

/// Returns the board on which a person has played a rated game last, or else the one that was
/// chosen last.
fn rated_board(person: &PersonStatistics, context: &Context) -> BoardSize {
    let last = person.games().iter().rev().find(|game| game.rated);
    last.map_or(context.remembered.board, |game| game.board)
}

/// Returns the face of a person who plays here.
fn face_of(id: PersonId, context: &Context) -> Option<Face> {
    let people = context.profile.people.people();
    people.iter().position(|person| person.id() == id).map(Face::Known)
}

/// Writes the name of a part, and what is counted there at the right.
fn heading(ui: &mut Ui, name: &str, count: &str) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(name).font(bold(LABEL)).color(FAINT));
        let right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(right, |ui| {
            ui.label(RichText::new(count).font(regular(LABEL)).color(FAINT));
        });
    });
}

/// Writes a name with its value below it.
fn fact(ui: &mut Ui, name: &str, value: &str) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        ui.label(RichText::new(name).font(regular(LABEL)).color(FAINT));
        ui.label(RichText::new(value).font(bold(LABEL)));
    });
}

/// Returns columns of the same width, from left to right.
fn columns(strip: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let width = strip.width() / count as f32;
    let place = move |column: usize| strip.min + vec2(width * column as f32, 0.0);
    (0..count).map(move |it| Rect::from_min_size(place(it), vec2(width, strip.height())))
}
