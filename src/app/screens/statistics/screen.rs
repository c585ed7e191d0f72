//! The statistics of a person.

use std::io;
use std::path::{Path, PathBuf};

use egui::{Align2, RichText, Ui, vec2};

use super::{achievements, overview};
use crate::ai::BoardSize;
use crate::app::input::{Action, Scope, Selecting};
use crate::app::screens::rating_graph;
use crate::app::shell::{Context, Frame, Screen, Transition};
use crate::app::text::{self, msg};
use crate::app::ui::{
    ButtonSize, Command, Commands, FAINT, HEADING, Icon, LABEL, TEXT, bold, list, paint_elided,
    regular, widgets,
};
use crate::game::{
    Achievement, PersonId, Score, Task, games_as_csv, ratings_as_csv, write_under_free_name,
};

/// Messages to the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Show this page.
    Page(usize),
    /// Show the games on boards of this size, or of all sizes.
    Board(Option<BoardSize>),
    /// Write games and ratings to files.
    Export,
    Leave,
}

/// Names and icons of the pages.
const PAGES: [(text::Message, Icon); 3] = [
    (msg::STATISTICS_PAGE_GAMES, Icon::Chart),
    (msg::STATISTICS_PAGE_ACHIEVEMENTS, Icon::Trophy),
    (msg::STATISTICS_PAGE_RATING, Icon::Graph),
];

const ACHIEVEMENTS: usize = 1;
const RATING: usize = 2;

/// Points by which a key scrolls, and a page key.
const SCROLL: f32 = 60.0;
const PAGE_SCROLL: f32 = 300.0;

/// Height below the page.
const FOOT: f32 = 44.0;

/// The files that were written: of the games, and of the ratings.
type Exported = io::Result<[PathBuf; 2]>;

/// The statistics of a person.
pub struct StatisticsScreen {
    who: PersonId,
    page: usize,
    /// The size of the boards that are shown; none for all of them.
    board: Option<BoardSize>,
    /// Points to scroll down by in the next frame.
    scroll: f32,
    export: Option<Task<Exported>>,
}

impl StatisticsScreen {
    /// Returns the statistics of a person.
    pub fn new(who: PersonId) -> StatisticsScreen {
        StatisticsScreen { who, page: 0, board: None, scroll: 0.0, export: None }
    }

    fn name(&self, context: &Context) -> String {
        let person = context.profile.people.get(self.who);
        let person = person.unwrap_or(context.profile.people.me());
        context.texts.name_of_person(person).to_owned()
    }

    /// Returns the size of the board so many places further. All sizes together come first, except among ratings.
    fn stepped(&self, by: isize, context: &Context) -> Option<BoardSize> {
        if self.page == RATING {
            return Some(self.rated_board(context).stepped(by));
        }
        let place = self.board.map_or(0, |size| size.index() + 1).saturating_add_signed(by);
        place.checked_sub(1).map(|index| BoardSize::ALL[index.min(BoardSize::COUNT - 1)])
    }

    /// Starts to write the files, on a thread of its own: the folder may lie on a slow disk.
    fn export(&mut self, context: &mut Context) {
        let Some(folder) = context.exports.clone() else {
            context.refuse(msg::GAME_NO_FOLDER);
            return;
        };
        let (statistics, people) = (context.profile.statistics(), &context.profile.people);
        let games = games_as_csv(statistics, people, Some(self.who));
        let ratings = ratings_as_csv(statistics, people, Some(self.who));
        let name = self.name(context);
        let write = move |_: &_| write_both(&folder, &name, [&games, &ratings]);
        self.export = Some(Task::start("export", write));
    }

    /// Tells what became of an export.
    fn tell_of_export(&mut self, context: &mut Context) {
        let Some(export) = self.export.take_if(|export| export.is_finished()) else { return };
        match export.finish() {
            Ok([games, ratings]) => {
                let name = ratings.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let arguments =
                    [("games", games.display().to_string().into()), ("ratings", name.into())];
                context.tell(context.texts.fill(msg::STATISTICS_SAVED, &arguments));
            }
            Err(error) => {
                let text =
                    context.texts.with(msg::STATISTICS_NOT_SAVED, "error", error.to_string());
                context.refuse(text);
            }
        }
    }

    /// Shows the title, the pages, and the sizes of boards or how much is reached.
    fn show_head(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let texts = &frame.context.texts;
        let title = texts.with(msg::STATISTICS_TITLE, "name", self.name(frame.context));
        let place = widgets::strip(ui, 32.0);
        paint_elided(ui, place, Align2::CENTER_CENTER, &title, bold(HEADING), TEXT);
        ui.add_space(4.0);
        let page = frame.row(ui, "pages", ButtonSize::Usual);
        ui.add_space(4.0);
        let board = if self.page == ACHIEVEMENTS {
            let text =
                RichText::new(self.how_much(frame.context)).font(regular(LABEL)).color(FAINT);
            ui.vertical_centered(|ui| ui.label(text));
            None
        } else {
            frame.row(ui, "boards", ButtonSize::Usual)
        };
        ui.add_space(6.0);
        page.or(board)
    }

    fn show_page(&self, ui: &mut Ui, context: &Context) {
        let person = context.profile.statistics().of(self.who);
        match self.page {
            ACHIEVEMENTS => achievements::show(ui, person, context),
            RATING => self.show_rating(ui, context),
            _ => {
                let summary = person.summary(self.board);
                overview::show(ui, &summary, self.board.is_none(), context);
            }
        }
    }

    fn show_rating(&self, ui: &mut Ui, context: &Context) {
        let texts = &context.texts;
        let note = |ui: &mut Ui, text: &str| {
            ui.label(RichText::new(text).font(regular(LABEL)).color(FAINT));
        };
        let person = context.profile.statistics().of(self.who);
        let size = self.rated_board(context);
        let rating = format!("{:.0}", person.rating(size));
        let rating = [("n", rating.into()), ("board", size.to_string().into())];
        let rating = texts.fill(msg::RATING_ON_BOARD, &rating);
        ui.label(RichText::new(rating).font(bold(HEADING)).color(TEXT));
        let Score { won, lost } = person.rated_score(size);
        if won + lost == 0 {
            note(ui, texts.get(msg::PLAYERS_NO_GAMES));
        } else {
            let count = [("won", won.into()), ("lost", lost.into())];
            note(ui, &texts.fill(msg::PLAYERS_WON_LOST, &count));
        }
        ui.add_space(4.0);
        let height = (ui.available_height() - 44.0).clamp(110.0, 300.0);
        let rect = widgets::strip(ui, height);
        rating_graph::show(ui, rect, &person.ratings(size));
        note(ui, texts.get(msg::PLAYERS_UNRATED));
    }

    /// Returns the board whose rating is shown: of all boards there is none.
    fn rated_board(&self, context: &Context) -> BoardSize {
        self.board.unwrap_or(context.remembered.board)
    }

    fn how_much(&self, context: &Context) -> String {
        let reached = context.profile.statistics().of(self.who).reached_count();
        let all = Achievement::ALL.len();
        let arguments = [("n", reached.into()), ("all", all.into())];
        context.texts.fill(msg::ACHIEVEMENT_COUNT, &arguments)
    }
}

/// Shows the buttons below the page.
fn show_foot(ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
    ui.add_space(8.0);
    let button = frame.row(ui, "foot", ButtonSize::Usual);
    ui.add_space(4.0);
    button
}

fn write_both(folder: &Path, name: &str, tables: [&str; 2]) -> Exported {
    let [games, ratings] = tables;
    let write = |what: &str, table: &str| {
        let name = ["Nim Tetris", name, what].join(" - ");
        write_under_free_name(folder, &name, "csv", table.as_bytes())
    };
    Ok([write("games", games)?, write("ratings", ratings)?])
}

impl Screen for StatisticsScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let page = |(page, (name, icon))| {
            Command::new(name, None, Message::Page(page)).icon(icon).on(page == self.page)
        };
        let all = Command::new(msg::STATISTICS_ALL, None, Message::Board(None));
        let is_all = self.board.is_none() && self.page != RATING;
        let shown = if self.page == RATING { Some(self.rated_board(context)) } else { self.board };
        let sizes = BoardSize::ALL.into_iter().map(|size| {
            Command::new(size.to_string(), None, Message::Board(Some(size))).on(shown == Some(size))
        });
        let all = all.on(is_all).enabled(self.page != RATING);
        let boards = std::iter::once(all).chain(sizes).filter(|_| self.page != ACHIEVEMENTS);
        let export = Command::new(msg::STATISTICS_EXPORT, Action::Export, Message::Export)
            .enabled(self.export.is_none());
        Commands::new()
            .row_called("pages", PAGES.into_iter().enumerate().map(page))
            .row_called("boards", boards)
            .row_called("foot", [export, Command::back(Message::Leave)])
            .key(Action::Accept, Message::Leave)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        let Action::Select(to) = action else { return None };
        let turned = |by: usize| Some(Message::Page((self.page + by) % PAGES.len()));
        match to {
            Selecting::Left => return Some(Message::Board(self.stepped(-1, context))),
            Selecting::Right => return Some(Message::Board(self.stepped(1, context))),
            Selecting::Previous => return turned(PAGES.len() - 1),
            Selecting::Next => return turned(1),
            Selecting::Up => self.scroll -= SCROLL,
            Selecting::Down => self.scroll += SCROLL,
            Selecting::PageUp => self.scroll -= PAGE_SCROLL,
            Selecting::PageDown => self.scroll += PAGE_SCROLL,
        }
        None
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        self.tell_of_export(context);
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        // Without room for two columns there is more to scroll.
        let height = if frame.canvas.size.x < 800.0 { 860.0 } else { 620.0 };
        let rect = frame.canvas.centered(vec2(760.0, height));
        let place = (self.page, self.board);
        let by = std::mem::take(&mut self.scroll);
        widgets::panel(frame.ctx, "statistics", rect, (22.0, 0.0), |ui| {
            let head = |ui: &mut Ui| self.show_head(ui, frame);
            let page = |ui: &mut Ui| self.show_page(ui, context);
            list::page(ui, (place, by, FOOT), head, page, |ui| show_foot(ui, frame))
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Page(page) => self.page = page,
            Message::Board(board) => self.board = board,
            Message::Export => self.export(context),
            Message::Leave => return Transition::Back,
        }
        Transition::Stay
    }

    fn is_animating(&self, _: &Context) -> bool {
        self.export.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{
        About, Board, Command, Entry, Files, Game, JOURNAL_FILE, PlayerName, Record, Seat, Side,
        Timestamp,
    };
    use miniquad::KeyCode;

    /// The statistics of a person who has won on 6x6 and lost on 8x8.
    fn tester() -> Tester<StatisticsScreen> {
        let folder = tempfile::tempdir().unwrap();
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        context.read_profile();
        let me = context.my_id();
        context.profile.people.rename(me, &PlayerName::new("../Ann").unwrap()).unwrap();
        context.save_changes();
        context.files.flusher().flush();
        let mut journal = "nim-tetris journal 1\n".to_owned();
        for (size, loser) in [(BoardSize::Six, Side::Second), (BoardSize::Eight, Side::First)] {
            let seats = [context.profile.my_seat(), Seat::from(Level::new(5).unwrap())];
            let mut record = Record::new(seats, Game::new(Board::of_size(size)));
            let first = Command::Place("a1,b1,c1,d1".parse().unwrap());
            record.game.execute(first).unwrap();
            record.game.execute(Command::Resign(loser)).unwrap();
            let about = About {
                ended: Timestamp::new(1_800_000_000),
                seconds: [90.0, 0.0],
                ..About::default()
            };
            journal += &(Entry::Game(Box::new(record), about).line() + "\n");
        }
        std::fs::write(folder.path().join("data").join(JOURNAL_FILE), journal).unwrap();
        context.read_profile();
        Tester::with(context, |_| StatisticsScreen::new(me))
    }

    fn shows(tester: &mut Tester<StatisticsScreen>, text: &str) -> bool {
        tester.shown().iter().any(|shown| shown.contains(text))
    }

    /// A second export was ignored without a word, while its button was lit.
    #[test]
    fn one_export_is_written_at_a_time() {
        let mut tester = tester();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let write = move |_: &_| {
            let _ = ended.recv();
            Ok([PathBuf::new(), PathBuf::new()])
        };
        assert_eq!(tester.command(Action::Export), Some(Message::Export));
        tester.screen().export = Some(Task::start("export", write));
        assert_eq!(tester.command(Action::Export), None);
        drop(end);
        tester.wait_until(|screen| screen.export.is_none());
        assert_eq!(tester.command(Action::Export), Some(Message::Export));
    }

    #[test]
    fn games_are_shown_for_all_boards_and_for_each() {
        let mut tester = tester();
        assert!(shows(&mut tester, "1 won, 1 lost") && shows(&mut tester, "3 min"));
        tester.press(KeyCode::Right);
        assert_eq!(tester.screen().board, Some(BoardSize::Six));
        assert!(shows(&mut tester, "1 won, 0 lost"));
        tester.press(KeyCode::Right);
        assert!(shows(&mut tester, "No finished games here yet"));
        tester.press_all(&[KeyCode::Right; 9]);
        assert_eq!(tester.screen().board, Some(BoardSize::Ten));
        tester.press_all(&[KeyCode::Left; 9]);
        assert_eq!(tester.screen().board, None);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn achievements_are_shown_whether_reached_or_open() {
        let mut tester = tester();
        tester.press(KeyCode::Tab);
        let reached = format!("1 of {} reached", Achievement::ALL.len());
        assert!(shows(&mut tester, &reached) && shows(&mut tester, "not yet"));
        assert!(shows(&mut tester, "Jan 1"));
        tester.press(KeyCode::Tab);
        assert!(shows(&mut tester, "800"));
        tester.press(KeyCode::Tab);
        assert_eq!(tester.screen().page, 0);
    }

    #[test]
    fn games_and_ratings_are_exported_and_no_file_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let mut tester = tester();
        tester.press(KeyCode::E);
        assert!(tester.notice().is_some(), "there is no folder");
        tester.context().exports = Some(folder.path().join("Documents"));
        for number in ["", " 2"] {
            tester.press(KeyCode::E);
            tester.wait_until(|screen| screen.export.is_none());
            for (what, lines) in [("games", 3), ("ratings", 1)] {
                let name = format!("Documents/Nim Tetris - ..-Ann - {what}{number}.csv");
                let table = std::fs::read_to_string(folder.path().join(&name)).expect(&name);
                assert_eq!(table.lines().count(), lines, "{table}");
            }
        }
    }
}
