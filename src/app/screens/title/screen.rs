//! The title screen: four doors, beside a board that plays by itself.

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::demo::Demo;
use super::doors::{self, Door};
use crate::app::board::face::{self, Face};
use crate::app::board::{drawing, show_painted};
use crate::app::screens::play;
use crate::app::shell::{Context, Destination, Screen, Transition, View};
use crate::app::speech;
use crate::app::text::{Language, args, msg, name_of_board};
use crate::app::ui::{
    BODY, ButtonSize, CAPTION, Command, Dialog, GAP, Ground, Icon, LABEL, MARGIN, Reply, Stop,
    TEXT, TableLayout, bold, elided, ground, paint_elided, paint_fitted, regular, widgets,
};
use crate::app::window::Canvas;
use crate::game::{Record, Side};
use crate::picture::{Paint, wordmark};

/// Messages to the title screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Continue the unfinished game.
    Continue,
    Open(Door),
    Settings,
    Help,
    AskForLanguage,
    /// Change the language of the texts.
    Speak(Language),
    Quit,
    /// Start the first lesson.
    FirstLesson,
    /// Start a first game without a lesson.
    FirstGame,
}

/// The title screen.
pub struct TitleScreen {
    /// The unfinished game, if there is one.
    unfinished: Option<Record>,
    /// Whether to ask in the next frame whether to begin with a lesson.
    offers_lesson: bool,
    demo: Demo,
}

/// Height of the game's name, in points.
const NAME: f32 = 62.0;

/// Height of the game's name where texts are large, in points.
const LOW_NAME: f32 = 36.0;

/// Height of the sentence below the name, in points.
const TAGLINE: f32 = 26.0;

/// Height of the button that continues a game, in points.
const CONTINUE: f32 = 64.0;

/// Size of the icons in the last row.
const ICONS: ButtonSize = ButtonSize::Usual;

/// Smallest height of a door, in points.
const MIN_DOOR: f32 = 96.0;

/// Height of a door without a picture, where texts are large, in points.
const LOW_DOOR: f32 = 58.0;

/// Padding inside the menu where texts are large, in points.
const LOW_MARGIN: f32 = 12.0;

/// Largest height of a door, in points.
const MAX_DOOR: f32 = 168.0;

/// Seconds without input after which the demo stops.
const MAX_IDLE: f64 = 40.0;

impl TitleScreen {
    /// Returns the title screen, with the unfinished game if there is one.
    pub fn new(context: &mut Context) -> TitleScreen {
        play::end_watching(context);
        let unfinished = context.unfinished();
        let offers_lesson = !context.remembered.lesson_was_offered && unfinished.is_none();
        context.remembered.lesson_was_offered = true;
        TitleScreen { unfinished, offers_lesson, demo: Demo::new(context.now) }
    }

    /// Shows the button that continues the unfinished game. Without one, its place stays empty.
    fn show_continue(&self, ui: &mut Ui, view: &View<Message>) {
        let rect = widgets::strip(ui, CONTINUE);
        let Some(record) = &self.unfinished else { return };
        let (name, about) =
            (view.context.texts.get(msg::MENU_CONTINUE), about(record, view.context));
        let stop = Stop::new(name, Message::Continue).valued(&about);
        view.pressable(ui, rect, Ground::Filled, stop);
        let color = ground::ON_FILLED;
        let inside = rect.shrink(10.0);
        let face = Rect::from_min_size(inside.min, Vec2::splat(inside.height()));
        let to_move = record.game.to_move();
        let is_mine = record.seats[to_move.index()].is_human();
        let other = if is_mine { to_move.other() } else { to_move };
        let faces = Face::for_seats(&record.seats, view.context.profile.people());
        face::show(ui, face, faces[other.index()]);
        let mut words = inside.with_min_x(face.right() + 12.0);
        words.max.x -= 24.0;
        let at = inside.right_center() - vec2(8.0, 0.0);
        Icon::Play.paint(ui.painter(), at, BODY, color);
        let (upper, lower) = words.split_top_bottom_at_fraction(0.52);
        paint_elided(ui, upper, Align2::LEFT_CENTER, name, bold(BODY), color);
        let fonts = [regular(LABEL), regular(CAPTION)];
        paint_fitted(ui, lower, Align2::LEFT_CENTER, &about, fonts, color);
    }
}

/// Shows a door.
fn show_door(ui: &Ui, rect: Rect, door: Door, is_filled: bool, view: &View<Message>) {
    let ground = if is_filled { Ground::Filled } else { Ground::Quiet };
    let name = view.context.texts.get(door.name());
    let stop = Stop::new(name, Message::Open(door)).valued(door.progress(view.context));
    view.pressable(ui, rect, ground, stop);
    doors::paint(ui, rect, door, is_filled, view.context);
}

/// Returns a line about an unfinished game: the board, the players, and if only one of them is a
/// person, whose move it is.
fn about(record: &Record, context: &Context) -> String {
    let texts = &context.texts;
    let board = name_of_board(record.game.board_size());
    let to_move = record.game.to_move();
    let is_human = |side: Side| record.seats[side.index()].is_human();
    let name = |side| texts.short_name_of(&record.seats, side);
    match (is_human(Side::First), is_human(Side::Second)) {
        (true, false) | (false, true) => {
            let is_mine = is_human(to_move);
            let other = if is_mine { to_move.other() } else { to_move };
            let message = if is_mine { msg::CONTINUE_YOUR_MOVE } else { msg::CONTINUE_THEIR_MOVE };
            texts.fill(message, args!(board, name = name(other)))
        }
        _ => {
            let [first, second] = [Side::First, Side::Second].map(name);
            texts.fill(msg::CONTINUE_BETWEEN, args!(board, first, second))
        }
    }
}

/// Shows the rule of the game: on one line, or where the texts are too large for it on two.
fn show_tagline(ui: &mut Ui, tagline: &str) {
    let fonts = [bold(LABEL), regular(CAPTION)];
    let [_, smaller] = &fonts;
    if !elided(ui, tagline, smaller.clone(), TEXT, ui.available_width()).elided {
        let line = widgets::strip(ui, TAGLINE - GAP);
        return paint_fitted(ui, line, Align2::CENTER_CENTER, tagline, fonts, TEXT);
    }
    let lines = widgets::strip(ui, 2.0 * (TAGLINE - GAP));
    widgets::paint_centered(ui, lines, tagline, smaller.clone(), TEXT);
}

/// Returns the question at the first start whether to begin with a lesson.
fn offer_lesson() -> Dialog<Message> {
    let lesson = Reply::Say(Message::FirstLesson);
    let game = Reply::Say(Message::FirstGame);
    let answers = vec![
        vec![Command::new(msg::FIRST_START_LESSON, None, lesson).icon(Icon::Learn).primary(true)],
        vec![Command::new(msg::FIRST_START_LATER, None, game).icon(Icon::Play)],
    ];
    Dialog::new(msg::FIRST_START_QUESTION, answers)
}

/// Number of languages in a row.
const LANGUAGES_PER_ROW: usize = 2;

/// Returns the question for the language. Each language has its own name.
fn ask_for_language(context: &Context) -> Dialog<Message> {
    let present = context.preferences.language();
    let answer = |language: Language| {
        Command::new(language.name(), None, Reply::Say(Message::Speak(language)))
            .on(language == present)
    };
    let languages: Vec<_> = Language::all().map(answer).collect();
    let mut answers: Vec<_> = languages.chunks(LANGUAGES_PER_ROW).map(<[_]>::to_vec).collect();
    answers.push(vec![Command::dismiss()]);
    Dialog::new(msg::SETTINGS_LANGUAGE, answers)
}

/// The rows of doors.
const ROWS: [[Door; 2]; 2] = [[Door::Play, Door::Puzzles], [Door::Learn, Door::You]];

/// Returns the rectangle of the menu, and the layout of the board, which is above the menu in an
/// upright window.
fn layout(canvas: Canvas) -> (Rect, TableLayout) {
    let layout = TableLayout::new(canvas.size);
    let panel = layout.panel;
    if panel.width() <= panel.height() {
        return (panel, layout);
    }
    let bottom = canvas.size.y - MARGIN;
    let top = panel.top().min(bottom - menu_height(MIN_DOOR)).max(MARGIN);
    let menu = Rect::from_x_y_ranges(panel.x_range(), top..=bottom);
    let room = Rect::from_min_max(pos2(MARGIN, MARGIN), pos2(canvas.size.x - MARGIN, top - MARGIN));
    (menu, TableLayout::within(room, layout.board.size))
}

/// Returns the height of a menu with doors of this height.
fn menu_height(door: f32) -> f32 {
    let rows = NAME + TAGLINE + CONTINUE + 2.0 * door + ICONS.height();
    rows + 5.0 * GAP + 2.0 * MARGIN
}

/// Returns the height of a menu with low doors, whose place for the unfinished game is there only
/// if there is one.
fn low_menu_height(has_game: bool) -> f32 {
    let game = if has_game { CONTINUE + GAP } else { 0.0 };
    let rows = LOW_NAME + 2.0 * (TAGLINE - GAP) + game + 2.0 * LOW_DOOR + ICONS.height();
    rows + 4.0 * GAP + 2.0 * LOW_MARGIN
}

impl Screen for TitleScreen {
    type Message = Message;

    /// Nothing lies below the title.
    fn closes(&mut self) -> bool {
        true
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        if context.idle_seconds < MAX_IDLE {
            self.demo.play_on(context);
        }
        if std::mem::take(&mut self.offers_lesson) {
            return Transition::ask(offer_lesson());
        }
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let (rect, _) = layout(view.canvas);
        let has_game = self.unfinished.is_some();
        // Rectangles in the middle of the window are rounded.
        let is_low = rect.height() + 1.0 < menu_height(MIN_DOOR);
        let (name, min_door, padding) = if is_low {
            (LOW_NAME, LOW_DOOR, (LOW_MARGIN, low_menu_height(has_game)))
        } else {
            (NAME, MIN_DOOR, (MARGIN, menu_height(MIN_DOOR)))
        };
        speech::title(view.ctx, "Nim Tetris");
        view.has_ends();
        widgets::panel(view.ctx, "title", rect, padding, |ui| {
            let name = widgets::strip(ui, name);
            show_painted(ui, "wordmark", name, |paint| wordmark::draw(paint, name));
            show_tagline(ui, view.context.texts.get(msg::TITLE_TAGLINE));
            if has_game || !is_low {
                self.show_continue(ui, view);
            }
            let room = ui.available_height() - ICONS.height() - GAP;
            let height = ((room - GAP) / 2.0).clamp(min_door, MAX_DOOR);
            for doors in ROWS {
                let rects: [Rect; 2] = widgets::columns(widgets::strip(ui, height), GAP);
                for (door, rect) in doors.into_iter().zip(rects) {
                    show_door(ui, rect, door, !has_game && door == Door::Play, view);
                }
            }
            let bottom = ui.max_rect().bottom() - ui.cursor().top() - ICONS.height();
            ui.add_space(bottom.max(0.0));
            let icons = [
                (msg::MENU_SETTINGS, Icon::Settings, Message::Settings),
                (msg::MENU_HELP, Icon::Help, Message::Help),
                (msg::LANGUAGE_NAME, Icon::Language, Message::AskForLanguage),
                (msg::MENU_QUIT, Icon::Power, Message::Quit),
            ];
            let icon =
                |(name, icon, message)| Command::new(name, None, message).icon(icon).icon_alone();
            view.buttons(ui, ICONS, &icons.map(icon));
        });
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Continue => {
                if let Some(record) = self.unfinished.take() {
                    return context.send_to_table(record);
                }
            }
            Message::Open(Door::Play) => return Transition::Go(Destination::Play),
            Message::Open(door) => return Transition::Open(door.destination()),
            Message::Settings => return Transition::Open(Destination::Settings),
            Message::Help => return Transition::Open(Destination::Learn(None)),
            Message::AskForLanguage => return Transition::ask(ask_for_language(context)),
            Message::Speak(language) => context.preferences.language = Some(language),
            Message::Quit => return Transition::Quit,
            Message::FirstLesson => return Transition::Open(Destination::Lesson(0)),
            Message::FirstGame => return play::play_first(context),
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        let (_, layout) = layout(canvas);
        drawing::draw_game(paint, &layout, &self.demo.game, &self.demo.effects, context.now);
    }
}

#[cfg(test)]
mod tests;
