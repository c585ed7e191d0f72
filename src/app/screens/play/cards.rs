//! The cards of the opponents: the sparring partner, the ladder, and below it a level, a friend
//! and two computers.

use egui::{Align2, CornerRadius, Rect, Ui, Vec2, pos2, vec2};

use super::message::Message;
use super::setup;
use crate::ai::{Character, Opponent};
use crate::app::board::face::{self, Face};
use crate::app::screens::ladder;
use crate::app::settings::Rival;
use crate::app::shell::{Context, View};
use crate::app::text::{msg, name_of_board};
use crate::app::ui::{ACCENT, CAPTION, Card, FAINT, GAP, Stop, WARN, regular, theme, widgets};
use crate::game::{Score, Seat, Side};

/// Number of bars that show the strength of a rung.
const BARS: usize = 5;

/// Smallest height of a card, in points.
const MIN_CARD: f32 = 54.0;

/// Largest height of a card, in points.
const MAX_CARD: f32 = 72.0;

/// Width of the rail beside the rungs, which shows their board, in points.
const RAIL: f32 = 46.0;

/// Width below which a row has only one card, in points.
const NARROW: f32 = 420.0;

/// Returns the number of full bars of a rung.
fn strength(character: Character) -> usize {
    let index = Character::all().position(|it| it == character).unwrap_or_default();
    1 + index * BARS / Character::all().count()
}

/// Paints the bars that show the strength of a rung; `corner` is their upper left corner.
pub fn paint_bars(ui: &Ui, corner: egui::Pos2, character: Character) {
    for bar in 0..BARS {
        let is_full = bar < strength(character);
        let color = if is_full { ACCENT } else { theme::light(34) };
        let at = corner + vec2(bar as f32 * 13.0, 0.0);
        let bar = Rect::from_min_size(at, vec2(10.0, 5.0));
        ui.painter().rect_filled(bar, CornerRadius::same(2), color);
    }
}

/// Paints the result of a game: a disc for a win, a ring for a loss.
pub fn paint_dot(ui: &Ui, middle: egui::Pos2, is_won: bool) {
    if is_won {
        ui.painter().circle_filled(middle, 5.0, ACCENT);
    } else {
        ui.painter().circle_stroke(middle, 4.0, theme::stroke(ui.ctx(), 2.0, WARN));
    }
}

/// Returns the name of an opponent.
pub fn name_of(rival: Rival, context: &Context) -> String {
    let texts = &context.texts;
    match rival {
        Rival::Fitting => texts.get(msg::FITTING).to_owned(),
        Rival::Character(character) => texts.character(character).to_owned(),
        Rival::Level => texts.level(setup::level(context)),
        Rival::Friend => texts.get(msg::PLAY_FRIEND).to_owned(),
        Rival::Computers => texts.get(msg::PLAY_COMPUTERS).to_owned(),
    }
}

/// Returns the face of an opponent.
pub fn face_of(rival: Rival, context: &Context) -> Face {
    match rival {
        Rival::Fitting => Face::Fitting,
        Rival::Character(character) => Face::Character(character),
        Rival::Level => Face::Level(setup::level(context)),
        Rival::Friend => Face::Person(Side::Second),
        Rival::Computers => Face::for_opponent(setup::watched(context)[0]),
    }
}

/// Shows all cards, with the chosen one highlighted.
pub fn show(ui: &mut Ui, view: &View<Message>) {
    let mut last_board = None;
    let rows = setup::rivals().len() as f32;
    let height = (ui.available_height() + GAP - 1.0) / rows - GAP;
    let height = height.clamp(MIN_CARD, MAX_CARD);
    for rivals in setup::rivals() {
        let in_a_row = if ui.available_width() < NARROW { 1 } else { rivals.len() };
        let lines = rivals.len().div_ceil(in_a_row);
        let strip = widgets::strip(ui, lines as f32 * (height + GAP) - GAP);
        let mut cards = strip;
        if let Rival::Character(character) = rivals[0] {
            cards.min.x += RAIL;
            let board = ladder::board(character);
            let is_new_board = last_board.replace(board) != Some(board);
            let name = if is_new_board { name_of_board(board) } else { String::new() };
            show_rail(ui, strip, &name, way_along(&rivals, view.context));
        }
        let width = (cards.width() + GAP) / in_a_row as f32;
        let size = vec2(width - GAP, height);
        // All rungs have letters of one size.
        let alike = match rivals[0] {
            Rival::Character(_) => Character::all().map(Rival::Character).collect(),
            _ => rivals.clone(),
        };
        let fits = |contents: &Contents| {
            contents.card().fits(ui, size.x, side_of_picture(contents.rival, height))
        };
        let contents = |rival: Rival| {
            let contents = Contents::new(rival, view.context);
            if fits(&contents) { contents } else { contents.shorter(view.context) }
        };
        let is_small = !alike.into_iter().all(|rival| fits(&contents(rival)));
        for (column, rival) in rivals.into_iter().enumerate() {
            let at = vec2(
                (column % in_a_row) as f32 * width,
                (column / in_a_row) as f32 * (height + GAP),
            );
            let rect = Rect::from_min_size(cards.min + at, size);
            show_card(ui, rect, (contents(rival), is_small), view);
        }
    }
}

/// Returns the share of a row of rungs that was beaten, 0 to 1, and whether the next rung is there.
fn way_along(row: &[Rival], context: &Context) -> (f32, bool) {
    let is_beaten =
        |rival: &&Rival| matches!(rival, Rival::Character(it) if ladder::is_beaten(*it, context));
    let is_next =
        |rival: &Rival| ladder::next(context).is_some_and(|next| *rival == Rival::Character(next));
    (row.iter().filter(is_beaten).count() as f32 / row.len() as f32, row.iter().any(is_next))
}

/// Shows the rail beside a row of rungs: the name of their board, if it is not empty, how much of
/// the row was beaten, and a dot where the next rung is.
fn show_rail(ui: &Ui, rect: Rect, board: &str, (walked, is_here): (f32, bool)) {
    let line = Rect::from_min_size(rect.min, vec2(3.0, rect.height()));
    let here = line.top() + walked * line.height();
    ui.painter().rect_filled(line, CornerRadius::same(2), theme::light(34));
    ui.painter().rect_filled(line.with_max_y(here), CornerRadius::same(2), ACCENT);
    if is_here {
        ui.painter().circle_filled(pos2(line.center().x, here.max(line.top() + 5.0)), 5.0, ACCENT);
    }
    if !board.is_empty() {
        // The dot has its own lane.
        let at = pos2(rect.left() + (RAIL + 8.0) / 2.0, rect.center().y);
        ui.painter().text(at, Align2::CENTER_CENTER, board, regular(CAPTION), FAINT);
    }
}

/// The texts on an opponent's card.
struct Contents {
    rival: Rival,
    name: String,
    note: String,
    fact: String,
    has_medal: bool,
}

impl Contents {
    fn new(rival: Rival, context: &Context) -> Contents {
        let (note, score) = match rival {
            Rival::Fitting => {
                let is_fitting =
                    |seat: &Seat| matches!(seat.opponent(), Some(Opponent::Fitting(_)));
                let score = context.profile.mine().score(|game| is_fitting(game.opponent()));
                (context.texts.get(msg::FITTING_NOTE).to_owned(), score)
            }
            Rival::Character(character) => {
                let texts = &context.texts;
                let note = if ladder::is_beaten(character, context) {
                    texts.with(msg::LADDER_TAUGHT, "idea", texts.idea_of_character(character))
                } else {
                    texts.word_on_character(character).to_owned()
                };
                (note, ladder::score(character, context))
            }
            Rival::Level | Rival::Friend | Rival::Computers => (String::new(), Score::default()),
        };
        let fact = if score.games() == 0 { String::new() } else { widgets::score_text(score) };
        let has_medal = matches!(rival, Rival::Character(it) if ladder::is_beaten(it, context));
        Contents { rival, name: name_of(rival, context), note, fact, has_medal }
    }

    /// Returns them with the word on a named player, where the idea that it teaches has no room.
    fn shorter(self, context: &Context) -> Contents {
        match self.rival {
            Rival::Character(character) => {
                Contents { note: context.texts.word_on_character(character).to_owned(), ..self }
            }
            _ => self,
        }
    }

    fn card(&self) -> Card<'_> {
        let ends = match self.rival {
            Rival::Character(_) => {
                [if self.has_medal { 24.0 } else { 0.0 }, 13.0 * BARS as f32 + 6.0]
            }
            _ => [0.0; 2],
        };
        Card { name: &self.name, note: &self.note, fact: &self.fact, ends, ..Card::default() }
    }
}

/// Returns the side of the picture on a card of this height, in points.
fn side_of_picture(rival: Rival, height: f32) -> f32 {
    match rival {
        Rival::Fitting | Rival::Character(_) => height - 20.0,
        Rival::Level | Rival::Friend | Rival::Computers => 36.0,
    }
}

/// Shows the card of an opponent, in small letters if they are needed.
fn show_card(ui: &Ui, rect: Rect, (contents, is_small): (Contents, bool), view: &View<Message>) {
    let (context, rival) = (view.context, contents.rival);
    let is_chosen = Some(context.remembered.last_choice.rival == rival);
    let mark = if contents.has_medal { context.texts.get(msg::PLAY_MEDAL_WON) } else { "" };
    let card = Card { is_chosen, is_small, mark, ..contents.card() };
    let picture = |ui: &Ui, square: Rect| show_face(ui, square, rival, context);
    let side = side_of_picture(rival, rect.height());
    let stop = Stop::new("", Message::Start).arriving(Message::Choose(rival));
    view.card(ui, rect, &card, (side, picture), stop);
    if let Rival::Character(character) = rival {
        let corner = rect.right_bottom() - vec2(10.0 + 13.0 * BARS as f32 - 3.0, 14.0);
        paint_bars(ui, corner, character);
        if contents.has_medal {
            widgets::paint_medal(ui.painter(), rect.right_top() + vec2(-20.0, 20.0), 10.0, true);
        }
    }
}

/// Shows the face of a card, or both faces of two computers.
fn show_face(ui: &Ui, rect: Rect, rival: Rival, context: &Context) {
    if rival != Rival::Computers {
        return face::show(ui, rect, face_of(rival, context));
    }
    let side = rect.width() * 0.62;
    let corners = [rect.min, rect.max - Vec2::splat(side)];
    for (corner, opponent) in corners.into_iter().zip(setup::watched(context)) {
        let rect = Rect::from_min_size(corner, Vec2::splat(side));
        face::show(ui, rect, Face::for_opponent(opponent));
    }
}
