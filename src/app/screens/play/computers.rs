//! The choice of each of two computers: a level, or below the levels the face of a named player.

use egui::{Rect, Sense, Ui, Vec2};

use super::message::Message;
use super::setup;
use crate::ai::{Character, Level, Opponent};
use crate::app::board::face::{self, Face};
use crate::app::shell::{Context, View};
use crate::app::speech::{self, Kind, Part};
use crate::app::ui::{Command, Ground, Tip, WidgetState, ground, widgets};
use crate::game::Side;

/// Number of faces in a row.
const PER_ROW: usize = 5;

/// Largest side of the ground of a face, in points.
const MAX_FACE: f32 = 38.0;

/// Padding around a face, in points.
const AROUND: f32 = 3.0;

/// Returns the command that chooses a level.
pub fn of_level(level: Level, message: Message, is_chosen: bool) -> Command<Message> {
    Command::new(level.number().to_string(), None, message).on(is_chosen)
}

/// Returns the commands that choose a computer: the levels that differ, then all named players.
pub fn commands(side: Side, context: &Context) -> Vec<Command<Message>> {
    let chosen = setup::watched(context)[side.index()];
    let message = |opponent| Message::Watch(side, opponent);
    let level = |level: Level| {
        let opponent = Opponent::Level(level);
        of_level(level, message(opponent), chosen == opponent)
    };
    let named = |character: Character| {
        let (opponent, name) = (Opponent::Character(character), context.texts.character(character));
        Command::new(name.to_owned(), None, message(opponent)).on(chosen == opponent)
    };
    setup::levels(context).map(level).chain(Character::all().map(named)).collect()
}

/// Shows the faces of all named players, for the mouse.
pub fn show_faces(ui: &mut Ui, side: Side, view: &View<Message>) {
    let texts = &view.context.texts;
    let chosen = view.context.remembered.watched[side.index()];
    let all: Vec<Character> = Character::all().collect();
    for row in all.chunks(PER_ROW) {
        let width = ui.available_width() / PER_ROW as f32;
        let strip = widgets::strip(ui, width.min(MAX_FACE));
        let columns: [Rect; PER_ROW] = widgets::columns(strip, 0.0);
        for (&character, rect) in row.iter().zip(columns) {
            let opponent = Opponent::Character(character);
            let id = ui.id().with((side.index(), character));
            let response = ui.interact(rect, id, Sense::CLICK);
            let state = WidgetState::from_response(&response);
            let state = WidgetState { chosen: chosen == opponent, ..state };
            ground::paint(ui, rect, Ground::Bare, state);
            let picture = Vec2::splat(rect.size().min_elem() - 2.0 * AROUND);
            let picture = Rect::from_center_size(rect.center(), picture);
            face::show(ui, picture, Face::Character(character));
            let (name, about) = (texts.character(character), texts.word_on_character(character));
            Tip { name, keys: "", about: Some(about) }.show(&response);
            let part = Part {
                name: Some(name),
                about: Some(about),
                is_on: chosen == opponent,
                ..Part::default()
            };
            speech::tell(ui, &response, Kind::Item, part);
            if response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
                view.send(Message::Watch(side, opponent));
            }
        }
    }
}
