//! The saved games: a list beside a picture of the selected one.

use egui::{Align2, Pos2, Rect, RichText, ScrollArea, Ui, pos2, vec2};
use macroquad::input::KeyCode;

use crate::app::board::effects::Effects;
use crate::app::board::paint::Paint;
use crate::app::board::drawing;
use crate::app::input::pasted::PasteError;
use crate::app::shell::context::Context;
use crate::app::shell::old::{Flow, Input, Screen};
use crate::app::shell::profile::today;
use crate::app::shell::screen::Destination;
use crate::app::text::msg;
use crate::app::ui::dialogs::{Answer, AskDialog, NameDialog};
use crate::app::ui::layout::{Canvas, MARGIN, TableLayout};
use crate::app::ui::old_selection::Selection;
use crate::app::ui::style::Style;
use crate::app::ui::theme::{ACCENT, FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{
    MAX_GAME_NAME, SaveError, SavedGame, SavedGames, Seat, StoreError, read_game, write_game,
};

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    Open,
    Rename,
    Delete,
    Copy,
    Paste,
    Back,
}

/// What is open over the list.
enum Dialog {
    Rename(NameDialog),
    Delete(AskDialog),
}

/// The list of saved games.
pub struct GamesScreen {
    games: SavedGames,
    selection: Selection,
    dialog: Option<Dialog>,
    clicked: Option<Click>,
}

const LINE_HEIGHT: f32 = 50.0;

/// Width of the list.
const WIDTH: f32 = 540.0;

impl GamesScreen {
    /// Begins to read the saved games.
    pub fn new(context: &Context) -> GamesScreen {
        let games = SavedGames::load(&context.files);
        GamesScreen { games, selection: Selection::default(), dialog: None, clicked: None }
    }

    /// Takes in the games that were read, and warns of those that can't be used.
    fn take_in(&mut self, context: &mut Context, now: f64) {
        for error in self.games.poll(&mut context.files) {
            context.warn_of(&error, now);
        }
    }

    fn selected(&self) -> Option<&SavedGame> {
        self.games.get(self.selection.index())
    }

    fn act(&mut self, click: Click, context: &mut Context, now: f64) -> Flow {
        let texts = &context.texts;
        let selected = self.selected().cloned();
        match (click, selected) {
            (Click::Open, Some(game)) => {
                return Flow::Open(Destination::Review(Box::new(game.record)));
            }
            (Click::Rename, Some(game)) => {
                let dialog = NameDialog::new(texts.get(msg::GAMES_NAME), &game.name, MAX_GAME_NAME);
                self.dialog = Some(Dialog::Rename(dialog));
            }
            (Click::Delete, Some(game)) => {
                let text = texts.fill(msg::DELETE_QUESTION, &[("name", (*game.name).into())]);
                self.dialog = Some(Dialog::Delete(AskDialog::delete(text)));
            }
            (Click::Copy, Some(game)) => {
                if context.clipboard.copy(&write_game(&game.record)) {
                    context.tell(context.texts.get(msg::GAME_COPIED).to_owned(), now);
                } else {
                    context.refuse(context.texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(), now);
                }
            }
            (Click::Paste, _) => self.paste(context, now),
            (Click::Back, _) => return Flow::Back,
            _ => {}
        }
        Flow::Stay
    }

    /// Adds the game on the clipboard to the saved ones.
    fn paste(&mut self, context: &mut Context, now: f64) {
        let Some(text) = context.clipboard.paste() else {
            return context.refuse(context.texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(), now);
        };
        match read_game(&text, [Seat::GUEST, Seat::GUEST]) {
            Ok(record) => {
                let name = context.name_of_game(&record);
                let saved = self.games.save(&context.files, &name, today(), &record);
                self.report(saved, context, now);
                self.selection.select(0);
            }
            Err(error) => {
                let text = context.texts.paste_error(&PasteError::Game(error));
                context.refuse(text, now);
            }
        }
    }

    fn report(&self, done: Result<(), SaveError>, context: &mut Context, now: f64) {
        if let Err(error) = done {
            context.warn_not_kept(&error, now);
        }
    }

    /// Lets the open dialog act. Returns whether there is one.
    fn follow_dialog(&mut self, input: &Input, context: &mut Context) -> bool {
        let index = self.selection.index();
        match self.dialog.take() {
            None => return false,
            Some(Dialog::Rename(mut dialog)) => match dialog.update(input) {
                None => self.dialog = Some(Dialog::Rename(dialog)),
                Some(Answer::Yes(name)) => {
                    let done = self.games.rename(&context.files, index, &name);
                    self.report(done, context, input.now);
                }
                Some(Answer::No) => {}
            },
            Some(Dialog::Delete(mut dialog)) => match dialog.update(input) {
                None => self.dialog = Some(Dialog::Delete(dialog)),
                Some(Answer::Yes(())) => {
                    let done: Result<(), StoreError> = self.games.delete(&context.files, index);
                    self.report(done.map_err(SaveError::Store), context, input.now);
                    self.selection.keep_within(self.games.games().len());
                }
                Some(Answer::No) => {}
            },
        }
        true
    }

    fn show_lines(&mut self, ui: &mut Ui, context: &Context) {
        ui.spacing_mut().item_spacing.y = 4.0;
        for (index, game) in self.games.games().enumerate() {
            let selected = index == self.selection.index();
            let (rect, response) = widgets::line(ui, LINE_HEIGHT, selected);
            self.selection.follow_mouse(ui, index, &response);
            let painter = ui.painter().with_clip_rect(rect);
            let name = rect.left_top() + vec2(14.0, 15.0);
            painter.text(name, Align2::LEFT_CENTER, &game.name, bold(16.0), TEXT);
            let about = rect.left_top() + vec2(14.0, 36.0);
            let text = about_game(game, context);
            painter.text(about, Align2::LEFT_CENTER, text, regular(13.5), FAINT);
            let date = rect.right_top() + vec2(-14.0, 15.0);
            painter.text(date, Align2::RIGHT_CENTER, &game.saved, regular(13.0), FAINT);
        }
    }

    fn show_buttons(&mut self, ui: &mut Ui, context: &Context) {
        let texts = &context.texts;
        let any = self.selected().is_some();
        let rows = [
            [
                (texts.get(msg::GAMES_OPEN), "Enter", Click::Open),
                (texts.get(msg::GAMES_RENAME), "N", Click::Rename),
            ],
            [
                (texts.get(msg::GAMES_DELETE), "Delete", Click::Delete),
                (texts.get(msg::GAMES_COPY), "Ctrl+C", Click::Copy),
            ],
            [
                (texts.get(msg::GAMES_PASTE), "Ctrl+V", Click::Paste),
                (context.texts.get(msg::BACK), "Esc", Click::Back),
            ],
        ];
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let size = vec2((ui.available_width() - 8.0) / 2.0, 34.0);
        for row in rows {
            ui.horizontal(|ui| {
                for (text, key, click) in row {
                    let disabled = !any && !matches!(click, Click::Paste | Click::Back);
                    let primary = click == Click::Open && any;
                    let look = ButtonLook { disabled, primary, key, ..Default::default() };
                    if widgets::button(ui, size, text, look).clicked() {
                        self.clicked = Some(click);
                    }
                }
            });
        }
    }
}

/// Returns who played, how long and who won.
fn about_game(game: &SavedGame, context: &Context) -> String {
    let texts = &context.texts;
    let record = &game.record;
    let placed = texts.fill(msg::GAMES_PLACED, &[("n", record.game.placements().into())]);
    let result = match record.game.result() {
        Some(result) => {
            let winner = context.name_of(&record.seats, result.winner);
            texts.fill(msg::GAMES_WON, &[("name", winner.into())])
        }
        None => texts.get(msg::GAMES_UNFINISHED).to_owned(),
    };
    format!("{}   {placed}   {result}", context.name_of_game(record))
}

/// Returns where the list is, and where the picture if there is a game to show and room for it.
fn places(canvas: Canvas, any: bool) -> (Rect, Option<Rect>) {
    let list = canvas.centered(vec2(WIDTH, 640.0));
    let room = canvas.size.x - list.width() - 3.0 * MARGIN;
    let side = room.min(list.height()).min(420.0);
    if side < 200.0 || !any {
        return (list, None);
    }
    let left = (canvas.size.x - list.width() - side - MARGIN) / 2.0;
    let list = Rect::from_min_size(pos2(left, list.top()), list.size());
    let corner: Pos2 = pos2(list.right() + MARGIN, list.center().y - side / 2.0);
    (list, Some(Rect::from_min_size(corner, vec2(side, side)).shrink(8.0)))
}

impl Screen for GamesScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let texts = &context.texts;
        let any = self.games.games().len() > 0;
        let (list, _) = places(canvas, any);
        widgets::panel(ctx, "games", list, 22.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::GAMES_TITLE)).font(bold(26.0)));
            });
            ui.add_space(6.0);
            let room = ui.available_height() - 164.0;
            if !any {
                let loaded = self.games.progress().is_none();
                let none = if loaded { texts.get(msg::GAMES_NONE) } else { "" };
                ui.label(RichText::new(none).font(regular(16.0)).color(ACCENT));
                ui.add_space(room - 24.0);
            } else {
                ScrollArea::vertical()
                    .max_height(room)
                    .auto_shrink([false, false])
                    .show(ui, |ui| self.show_lines(ui, context));
            }
            ui.add_space(8.0);
            self.show_buttons(ui, context);
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::GAMES_HOW)).font(regular(13.0)).color(FAINT));
            });
        });
        match &mut self.dialog {
            Some(Dialog::Rename(dialog)) => dialog.ui(ctx, canvas, &context.texts),
            Some(Dialog::Delete(dialog)) => dialog.ui(ctx, canvas, &context.texts),
            None => {}
        }
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Flow {
        self.take_in(context, input.now);
        if self.follow_dialog(input, context) {
            self.clicked = None;
            return Flow::Stay;
        }
        let opened = self.selection.follow_keys(input, self.games.games().len());
        let keys = [
            (opened, Click::Open),
            (input.is_pressed(KeyCode::N), Click::Rename),
            (input.is_pressed(KeyCode::Delete), Click::Delete),
            (input.is_command(KeyCode::C), Click::Copy),
            (input.is_command(KeyCode::V), Click::Paste),
            (input.is_pressed(KeyCode::Escape), Click::Back),
        ];
        let pressed = keys.into_iter().find(|(pressed, _)| *pressed).map(|(_, click)| click);
        match self.clicked.take().or(pressed) {
            Some(click) => self.act(click, context, input.now),
            None => Flow::Stay,
        }
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        if let (Some(game), (_, Some(board))) = (self.selected(), places(canvas, true)) {
            let layout = TableLayout { board, panel: board };
            let mut paint = Paint::new(canvas.scale, style);
            let game = &game.record.game;
            drawing::draw_game(&mut paint, &layout, game, &Effects::new(), now);
        }
    }

    fn is_animating(&self, _now: f64) -> bool {
        self.games.progress().is_some()
    }

    fn takes_all_keys(&self) -> bool {
        self.dialog.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::preferences::Preferences;
    use crate::game::{Board, Command, Files, Game, PlayerName, Record, Seat};

    fn context(folder: &std::path::Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        for name in ["Ann", "Bo"] {
            let seats = [name, "Cy"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
            let mut game = Game::new(Board::empty());
            game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
            assert!(context.save_game(&Record::new(seats, game), 0.0));
        }
        context
    }

    /// Returns the screen when all games are read.
    fn opened(context: &mut Context) -> GamesScreen {
        let mut screen = GamesScreen::new(context);
        while screen.games.progress().is_some() {
            screen.update(&Input::test(&[]), context);
        }
        screen
    }

    fn press(screen: &mut GamesScreen, context: &mut Context, key: KeyCode) -> Flow {
        screen.update(&Input::test(&[key]), context)
    }

    #[test]
    fn a_game_is_opened_renamed_and_deleted_by_keys_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let mut screen = opened(&mut context);
        let names = |screen: &GamesScreen| -> Vec<String> {
            screen.games.games().map(|game| game.name.clone()).collect()
        };
        assert_eq!(names(&screen), ["Bo - Cy", "Ann - Cy"]);
        press(&mut screen, &mut context, KeyCode::Down);
        let Flow::Open(Destination::Review(record)) =
            press(&mut screen, &mut context, KeyCode::Enter)
        else {
            panic!("the game is not opened")
        };
        assert_eq!(record.game.placements(), 1);
        press(&mut screen, &mut context, KeyCode::N);
        assert!(screen.takes_all_keys());
        press(&mut screen, &mut context, KeyCode::Escape);
        press(&mut screen, &mut context, KeyCode::Delete);
        press(&mut screen, &mut context, KeyCode::Enter);
        assert_eq!(names(&screen).len(), 2);
        press(&mut screen, &mut context, KeyCode::Delete);
        press(&mut screen, &mut context, KeyCode::Delete);
        assert_eq!(names(&screen), ["Bo - Cy"]);
        let again = opened(&mut context);
        assert_eq!(names(&again), ["Bo - Cy"]);
        assert!(matches!(press(&mut screen, &mut context, KeyCode::Escape), Flow::Back));
    }

    #[test]
    fn list_and_picture_stay_inside_the_window_and_apart() {
        for (width, height) in [(640.0, 480.0), (1280.0, 800.0), (1920.0, 1080.0), (720.0, 1280.0)]
        {
            let canvas = Canvas::new(width, height);
            let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
            let (list, picture) = places(canvas, true);
            assert!(window.contains_rect(list));
            assert!(picture.is_none_or(|p| window.contains_rect(p) && !p.intersects(list)));
        }
    }
}
