//! The saved games: a list beside a picture of the selected one.

use std::io;
use std::path::PathBuf;

use egui::{Align2, Rect, RichText, Ui, Vec2, pos2, vec2};

use crate::app::board::{Effects, drawing};
use crate::app::input::{Action, PasteError, Scope};
use crate::app::shell::{Context, Destination, Frame, Screen, Share, Transition, ask_to_share};
use crate::app::text::msg;
use crate::app::ui::{
    ACCENT, BODY, CAPTION, Command, Commands, FAINT, Focus, Icon, LABEL, Line, TEXT, TableLayout,
    ask_game_name, ask_to_delete, bold, list, paint_elided, regular, widgets,
};
use crate::app::window::Canvas;
use crate::game::{
    SaveError, SavedGame, Seat, Task, Timestamp, export_game, read_game, write_game,
};
use crate::picture::Paint;

/// Messages to the list of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Review the selected game.
    Open,
    /// Ask for a new name for the selected game.
    AskToRename,
    Rename(String),
    /// Ask whether to delete the selected game.
    AskToDelete,
    Delete,
    /// Write the selected game to a file of its own.
    Export,
    /// Copy the selected game as text.
    Copy,
    /// Ask what to make of the selected game.
    AskForPicture,
    /// Make a picture of the selected game.
    Picture(Share),
    /// Add the game on the clipboard to the list.
    Paste,
    Leave,
}

/// The list of saved games.
#[derive(Default)]
pub struct GamesScreen {
    /// The selected one.
    line: Option<usize>,
    /// The export that is being written.
    export: Option<Task<io::Result<PathBuf>>>,
}

const LINE_HEIGHT: f32 = 50.0;

/// Size of the list.
const WIDTH: f32 = 540.0;
const HEIGHT: f32 = 640.0;

impl GamesScreen {
    fn selected<'a>(&self, context: &'a Context) -> Option<&'a SavedGame> {
        context.profile.saved_games().get(self.line?)
    }

    /// Starts to export a game, on a thread of its own: the folder may lie on a slow disk.
    fn export(&mut self, game: SavedGame, context: &mut Context) {
        let Some(folder) = context.exports.clone() else {
            context.refuse(msg::GAME_NO_FOLDER);
            return;
        };
        let write = move |_: &_| export_game(&folder, &game.name, &game.record);
        self.export = Some(Task::start("export", write));
    }

    /// Tells what became of an export.
    fn tell_of_export(&mut self, context: &mut Context) {
        let Some(export) = self.export.take_if(|export| export.is_finished()) else { return };
        match export.finish() {
            Ok(path) => {
                let path = path.display().to_string();
                context.tell(context.texts.with(msg::GAME_EXPORTED, "path", path));
            }
            Err(error) => {
                let error = error.to_string();
                context.refuse(context.texts.with(msg::GAME_NOT_EXPORTED, "error", error));
            }
        }
    }

    fn show_lines(&self, ui: &mut Ui, focus: &Focus, context: &Context) -> Option<Message> {
        let mut opened = None;
        ui.spacing_mut().item_spacing.y = 4.0;
        for (row, game) in context.profile.saved_games().iter().enumerate() {
            let (rect, opens) = list::opening_line(ui, LINE_HEIGHT, focus, row);
            let at = rect.right_top() + vec2(-14.0, 15.0);
            let painter = ui.painter();
            let saved = context.texts.time_of(game.saved);
            let date = painter.text(at, Align2::RIGHT_CENTER, saved, regular(CAPTION), FAINT);
            let board = Rect::from_min_size(rect.min, Vec2::splat(LINE_HEIGHT)).shrink(3.0);
            if ui.is_rect_visible(board) {
                drawing::show_small(ui, row, board, &game.record.game, None);
            }
            let left = LINE_HEIGHT + 8.0;
            let end = pos2(date.left() - 10.0, rect.top() + 26.0);
            let name = Rect::from_min_max(rect.min + vec2(left, 4.0), end);
            paint_elided(ui, name, Align2::LEFT_CENTER, &game.name, bold(BODY), TEXT);
            let about = Rect::from_min_max(rect.min + vec2(left, 26.0), rect.max - vec2(14.0, 4.0));
            let text = about_game(game, context);
            paint_elided(ui, about, Align2::LEFT_CENTER, &text, regular(LABEL), FAINT);
            opened = opens.then_some(Message::Open).or(opened);
        }
        opened
    }
}

/// Warns of a game that could not be saved.
fn report(done: Result<(), SaveError>, context: &mut Context) {
    if let Err(error) = done {
        context.warn_not_kept(&error);
    }
}

/// Returns a summary of a game: the players, its length and the winner.
fn about_game(game: &SavedGame, context: &Context) -> String {
    let texts = &context.texts;
    let record = &game.record;
    let placed = texts.with(msg::GAMES_PLACED, "n", record.game.placements());
    let result = match record.game.result() {
        Some(result) => {
            let winner = context.texts.short_name_of(&record.seats, result.winner);
            texts.with(msg::GAMES_WON, "name", winner)
        }
        None => texts.get(msg::GAMES_UNFINISHED).to_owned(),
    };
    widgets::side_by_side(&[&context.name_of_game(record), &placed, &result])
}

impl Screen for GamesScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;
    const IS_LIST: bool = true;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let any = self.selected(context).is_some();
        Commands::new()
            .row([
                Command::new(msg::GAMES_OPEN, Action::Accept, Message::Open)
                    .icon(Icon::Eye)
                    .enabled(any)
                    .primary(any),
                Command::new(msg::GAMES_RENAME, Action::Rename, Message::AskToRename).enabled(any),
                Command::new(msg::GAMES_DELETE, Action::Delete, Message::AskToDelete).enabled(any),
            ])
            .row([
                Command::new(msg::GAMES_EXPORT, Action::Export, Message::Export)
                    .enabled(any && self.export.is_none()),
                Command::new(msg::GAMES_COPY, Action::CopyGame, Message::Copy).enabled(any),
                Command::new(msg::GAMES_PASTE, Action::Paste, Message::Paste),
            ])
            .row([
                Command::new(msg::SHARE, Action::Picture, Message::AskForPicture).enabled(any),
                Command::back(Message::Leave),
            ])
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        vec![Line::new([Message::Open]); context.profile.saved_games().len()]
    }

    fn select(&mut self, line: Option<usize>) {
        self.line = line;
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        self.tell_of_export(context);
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let any = !context.profile.saved_games().is_empty();
        let (rect, _) = places(frame.canvas, any);
        widgets::panel(frame.ctx, "games", rect, (22.0, 300.0), |ui| {
            widgets::title(ui, texts.get(msg::GAMES_TITLE));
            ui.add_space(6.0);
            let room = frame.room_above_foot(ui);
            let line = if any {
                list::filled(ui, room, |ui| self.show_lines(ui, frame.focus, context))
            } else {
                let key = context.texts.key_of(&context.preferences.keys, Action::Save);
                let none = texts.with(msg::GAMES_NONE, "key", key);
                ui.label(RichText::new(none).font(regular(BODY)).color(ACCENT));
                ui.add_space(room - 24.0);
                None
            };
            line.or(frame.show_foot(ui))
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let texts = &context.texts;
        match (message, self.selected(context).cloned()) {
            (Message::Open, Some(game)) => {
                return Transition::Open(Destination::Review(Box::new(game.record)));
            }
            (Message::AskToRename, Some(game)) => {
                return Transition::ask(ask_game_name(&game.name, Message::Rename));
            }
            (Message::Rename(name), Some(game)) => {
                let Context { profile, files, .. } = context;
                let renamed = profile.rename_game(files, game.number, &name);
                report(renamed, context);
            }
            (Message::AskToDelete, Some(game)) => {
                let question = texts.with(msg::DELETE_QUESTION, "name", game.name.as_str());
                return Transition::ask(ask_to_delete(question, Message::Delete));
            }
            (Message::Delete, Some(game)) => {
                let Context { profile, files, .. } = context;
                let deleted = profile.delete_game(files, game.number).map_err(SaveError::Store);
                report(deleted, context);
            }
            (Message::Copy, Some(game)) => context.copy(write_game(&game.record), msg::GAME_COPIED),
            (Message::AskForPicture, Some(_)) => {
                return Transition::ask(ask_to_share(Message::Picture));
            }
            (Message::Picture(share), Some(game)) => {
                let turns = game.record.game.turns().len();
                context.share(share, game.name, &game.record, turns);
            }
            (Message::Export, Some(game)) => self.export(game, context),
            (Message::Paste, _) => context.ask_to_paste(),
            (Message::Leave, _) => return Transition::Back,
            (_, None) => {}
        }
        Transition::Stay
    }

    /// Adds a pasted game to the saved games.
    fn pasted(&mut self, text: &str, context: &mut Context) -> Transition<Message> {
        match read_game(text, [Seat::UNNAMED, Seat::UNNAMED]) {
            Ok(record) => {
                let name = context.name_of_game(&record);
                let Context { profile, files, .. } = context;
                let saved = profile.save_game(files, &name, &record, Timestamp::now());
                report(saved, context);
                return Transition::Line(0);
            }
            Err(error) => {
                let text = context.texts.paste_error(&PasteError::Game(error));
                context.refuse(text);
            }
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        if let (Some(game), (_, Some(board))) = (self.selected(context), places(canvas, true)) {
            let layout = TableLayout::within(board, game.record.game.board_size());
            let game = &game.record.game;
            drawing::draw_game(paint, &layout, game, &Effects::new(), context.now);
        }
    }

    fn is_animating(&self, _: &Context) -> bool {
        self.export.is_some()
    }
}

/// Returns the area of the list, and that of the picture if there is a game to show and room for it.
fn places(canvas: Canvas, any: bool) -> (Rect, Option<Rect>) {
    if any {
        canvas.beside_board(WIDTH, HEIGHT)
    } else {
        (canvas.centered(vec2(WIDTH, HEIGHT)), None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::Chord;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Start, Tester};
    use crate::game::{
        Board, CURRENT_FILE, Command, Files, Game, JOURNAL_FILE, PlayerName, Record, read_game_file,
    };
    use miniquad::KeyCode;

    fn context(folder: &std::path::Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        for name in ["Ann", "Bo"] {
            let seats = [name, "Cy"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
            let mut game = Game::new(Board::empty());
            game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
            let record = Record::new(seats, game);
            let name = context.name_of_game(&record);
            assert!(context.save_game(&name, &record));
        }
        context
    }

    fn names(tester: &mut Tester<GamesScreen>) -> Vec<String> {
        let games = tester.context().profile.saved_games();
        games.iter().map(|game| game.name.clone()).collect()
    }

    /// The warning of a damaged game was replaced by the next notice, and only one of several files was named.
    #[test]
    fn every_damaged_file_is_warned_of_and_the_next_notices_do_not_hide_it() {
        let folder = tempfile::tempdir().unwrap();
        let damaged = [
            ("config", "settings.ron"),
            ("config", "remembered.ron"),
            ("data", "people.ron"),
            ("data", "learning.ron"),
            ("data", JOURNAL_FILE),
            ("data", CURRENT_FILE),
        ];
        for (place, name) in damaged {
            std::fs::create_dir_all(folder.path().join(place)).unwrap();
            std::fs::write(folder.path().join(place).join(name), "half a fi").unwrap();
        }
        // What the window does at its start.
        let context = Start::in_folder(folder.path()).into_context();
        assert!(context.unfinished().is_none());
        let mut tester = Tester::with(context, |_| GamesScreen::default());
        let context = tester.context();
        context.notices.tell("Saved".to_owned(), 0.0);
        context.notices.refuse("No".to_owned(), 0.0);
        for (_, name) in damaged {
            let named = context.notices.warnings().filter(|text| text.contains(name)).count();
            assert_eq!(named, 1, "{name}");
        }
    }

    #[test]
    fn a_game_is_opened_renamed_and_deleted_by_keys_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester = Tester::with(context(folder.path()), |_| GamesScreen::default());
        assert_eq!(names(&mut tester), ["Bo - Cy", "Ann - Cy"]);
        tester.press(KeyCode::Down);
        let Pressed::Open(Destination::Review(record)) = tester.press(KeyCode::Enter) else {
            panic!("the game is not opened")
        };
        assert_eq!(record.game.placements(), 1);
        tester.uncover();
        assert!(matches!(tester.press(KeyCode::R), Pressed::Ask(_)));
        tester.press(KeyCode::Escape);
        tester.tell(Message::Rename("Our game".to_owned()));
        tester.press_all(&[KeyCode::Delete, KeyCode::Enter]);
        assert_eq!(names(&mut tester), ["Bo - Cy", "Our game"], "Enter keeps it");
        tester.press_all(&[KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(names(&mut tester), ["Bo - Cy"]);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn a_game_is_exported_under_its_name_and_never_over_another_file() {
        let folder = tempfile::tempdir().unwrap();
        let documents = folder.path().join("Documents");
        let mut context = context(folder.path());
        context.exports = Some(documents.clone());
        let mut tester = Tester::with(context, |_| GamesScreen::default());
        for name in ["Bo - Cy.nimtetris", "Bo - Cy 2.nimtetris"] {
            tester.press(KeyCode::E);
            tester.wait_until(|screen| screen.export.is_none());
            let exported = documents.join(name);
            assert_eq!(read_game_file(&exported).unwrap().game.placements(), 1, "{name}");
        }
    }

    /// A second export was ignored without a word, while its button was lit.
    #[test]
    fn one_game_is_exported_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester = Tester::with(context(folder.path()), |_| GamesScreen::default());
        tester.idle();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let write = move |_: &_| {
            let _ = ended.recv();
            Ok(PathBuf::new())
        };
        let exports = |tester: &mut Tester<GamesScreen>| {
            let export = tester.command(Action::Export);
            export.is_some()
        };
        assert!(exports(&mut tester));
        tester.screen().export = Some(Task::start("export", write));
        assert!(!exports(&mut tester));
        drop(end);
        tester.wait_until(|screen| screen.export.is_none());
        assert!(exports(&mut tester));
    }

    /// Ctrl+C, of which keys and help say that it copies a position, copied the game.
    #[test]
    fn a_saved_game_is_copied_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester = Tester::with(context(folder.path()), |_| GamesScreen::default());
        tester.idle();
        assert_eq!(tester.command(Action::Copy), None);
        assert_eq!(tester.command(Action::CopyGame), Some(Message::Copy));
    }

    #[test]
    fn the_selected_game_is_shared_under_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let pictures = folder.path().join("Pictures");
        let mut context = context(folder.path());
        context.pictures_folder = Some(pictures.clone());
        let mut tester = Tester::with(context, |_| GamesScreen::default());
        tester.press(KeyCode::Down);
        assert!(matches!(tester.press(Chord::command(KeyCode::P)), Pressed::Ask(_)));
        tester.press_all(&[KeyCode::Down, KeyCode::Enter]);
        while tester.context().pictures.is_busy() {
            tester.context().tell_of_pictures();
            std::thread::yield_now();
        }
        assert!(std::fs::read(pictures.join("Ann - Cy.gif")).unwrap().starts_with(b"GIF89a"));
    }
}
