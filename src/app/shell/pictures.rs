//! Pictures of games to share, saved or copied.

use std::fmt::Debug;
use std::path::PathBuf;

use super::chores::Outcome;
use crate::ai::Control;
use crate::app::input::Action;
use crate::app::text::{Texts, args, msg};
use crate::app::ui::{Command, Dialog, Icon, Reply, widgets};
use crate::game::{Ending, Record, Side, Timestamp, write_under_free_name};
use crate::picture::{Card, Style, Subject, files};

/// Width of pictures, in pixels. It is small in tests, which wait for them.
const WIDTH: u32 = if cfg!(test) { 200 } else { 1000 };

/// The kinds of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureKind {
    /// The board as it is shown, in a file.
    Board,
    /// All turns, as an animation in a file.
    Animation,
    /// The board as it is shown, on the clipboard.
    Copy,
}

/// An order for a picture.
pub struct PictureOrder {
    /// The kind of picture.
    pub kind: PictureKind,
    /// The game, its players and its result.
    pub subject: Subject,
    /// The style of the board.
    pub style: Style,
    /// Number of turns to show; an animation shows all.
    pub turn: usize,
    /// The folder for a file.
    pub folder: PathBuf,
    /// The name of the game, for the name of a file.
    pub name: String,
}

impl PictureOrder {
    /// Makes the picture, unless `control` stops it.
    pub fn make(self, control: &Control) -> Outcome {
        let PictureOrder { kind, subject, style, turn, folder, name } = self;
        let card = Card::new(subject, style, WIDTH);
        let save = |name: &str, extension, bytes: &[u8]| {
            let path = write_under_free_name(&folder, name, extension, bytes);
            let telling = [msg::PICTURE_SAVED, msg::PICTURE_NOT_SAVED];
            Outcome::Written(telling, path.map(|path| vec![path]))
        };
        match kind {
            PictureKind::Copy => Outcome::Drawn(card.draw_with_result(turn)),
            PictureKind::Board => {
                let is_end = turn == card.turns();
                let name = if is_end { name } else { format!("{name} - {turn}") };
                save(&name, "png", &files::png(&card.draw_with_result(turn)))
            }
            PictureKind::Animation => match files::gif(&card, card.turns(), control, || ()) {
                Some(bytes) => save(&name, "gif", &bytes),
                None => Outcome::Stopped,
            },
        }
    }
}

/// Asks for the kind of picture to make of a game.
pub fn ask_to_share<M: Clone + Debug>(share: fn(PictureKind) -> M) -> Dialog<M> {
    let answer = |label, icon, kind| Command::new(label, None, Reply::Say(share(kind))).icon(icon);
    let answers = [
        answer(msg::PICTURE_BOARD, Icon::Picture, PictureKind::Board).primary(true),
        answer(msg::PICTURE_ANIMATION, Icon::Play, PictureKind::Animation),
        answer(msg::PICTURE_COPY, Icon::Copy, PictureKind::Copy),
        Command::new(msg::CANCEL, Action::Back, Reply::Leave).icon(Icon::Close),
    ];
    Dialog::new(msg::PICTURE_TITLE, answers.map(|answer| vec![answer]).into())
}

/// Returns the contents of a game's picture, with the day on which it was played if that is known.
///
/// The players have the names that they have on the screen.
pub fn subject(record: &Record, day: Option<Timestamp>, texts: &Texts) -> Subject {
    let sides = [Side::First, Side::Second];
    let names = sides.map(|side| texts.short_name_of(&record.seats, side));
    let result = record.game.result().map(|result| {
        if sides.into_iter().any(|side| texts.calls_you(&record.seats, side)) {
            let [headline, reason] = texts.result(&record.seats, result);
            return widgets::side_by_side(&[&headline, &reason]);
        }
        let name = |side: Side| names[side.index()].as_str();
        let sentence = match result.ending {
            Ending::LastPlacement => msg::PICTURE_LAST_PIECE,
            Ending::Resignation => msg::PICTURE_RESIGNED,
            Ending::LossOnTime => msg::PICTURE_TIME,
        };
        let [winner, loser] = [result.winner, result.winner.other()].map(name);
        texts.fill(sentence, args!(winner, loser))
    });
    let date = day.map(|day| texts.day_of(day));
    Subject { game: record.game.clone(), names: Some(names), result, date }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex};

    use crate::app::input::{Clipboard, Input};
    use crate::app::settings::Preferences;
    use crate::app::shell::chores::Chore;
    use crate::app::shell::context::Context;
    use crate::game::{Files, Game, PlayerName, Seat};

    fn record() -> Record {
        let mut game = Game::new(("##########/".repeat(9) + "........##").parse().unwrap());
        for cells in ["a1,b1,c1,d1", "e1,f1,g1,h1"] {
            game.execute(crate::game::Turn::Placement(cells.parse().unwrap())).unwrap();
        }
        let name = PlayerName::new("Ann / 철수").unwrap();
        Record::new([Seat::named(name), Seat::UNNAMED], game)
    }

    fn context(folder: &std::path::Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.pictures_folder = Some(folder.join("Pictures"));
        context
    }

    fn share_game(context: &mut Context, kind: PictureKind, turn: usize) {
        context.share(kind, "Ann / 철수".to_owned(), &record(), turn);
    }

    fn wait(context: &mut Context) -> String {
        while context.chores.is_busy(Chore::Picture) {
            context.show_chores();
            std::thread::yield_now();
        }
        let lasting = context.notices.warnings().last();
        lasting.or(context.notices.news()).unwrap().to_owned()
    }

    #[test]
    fn pictures_are_saved_under_the_name_of_the_game_and_overwrite_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        for (share, turn, name) in [
            (PictureKind::Board, 2, "Ann - 철수.png"),
            (PictureKind::Board, 2, "Ann - 철수 2.png"),
            (PictureKind::Board, 1, "Ann - 철수 - 1.png"),
            (PictureKind::Animation, 1, "Ann - 철수.gif"),
        ] {
            share_game(&mut context, share, turn);
            let path = folder.path().join("Pictures").join(name);
            assert_eq!(wait(&mut context), format!("Saved: {}", path.display()));
            let start: &[u8] = if name.ends_with("png") { b"\x89PNG\r\n\x1a\n" } else { b"GIF89a" };
            assert!(std::fs::read(&path).unwrap().starts_with(start), "{name}");
        }
        assert_eq!(std::fs::read_dir(folder.path().join("Pictures")).unwrap().count(), 4);
    }

    /// After a few seconds, nothing once showed any more that an animation was being drawn.
    #[test]
    fn a_notice_says_that_a_picture_is_being_drawn_until_it_is_done() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        share_game(&mut context, PictureKind::Animation, 2);
        while context.chores.is_busy(Chore::Picture) {
            context.now += 10.0;
            context.show_chores();
            let still = Input { now: context.now, ..Input::test(&[]) };
            context.notices.age(&still);
            assert!(context.notices.news().or(context.notices.warnings().next()).is_some());
        }
    }

    #[test]
    fn a_folder_that_can_not_be_written_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        std::fs::write(folder.path().join("Pictures"), "no folder").unwrap();
        share_game(&mut context, PictureKind::Board, 0);
        assert!(wait(&mut context).starts_with("The picture can’t be saved: "));
        context.pictures_folder = None;
        share_game(&mut context, PictureKind::Animation, 0);
        assert!(!context.chores.is_busy(Chore::Picture));
        assert_eq!(context.notices.news(), Some("There is no folder for pictures"));
    }

    /// Of a picture and a text copied one after the other, one once had the other's notice.
    #[test]
    fn each_copy_has_its_own_notice() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let kept = Arc::new(Mutex::new(String::new()));
        context.clipboard = Clipboard::alone(kept.clone());
        share_game(&mut context, PictureKind::Copy, 2);
        while context.chores.is_busy(Chore::Picture) {
            context.show_chores();
            std::thread::yield_now();
        }
        while kept.lock().unwrap().is_empty() {
            std::thread::yield_now();
        }
        let told = |context: &mut Context| loop {
            context.notices.drop();
            assert!(context.pasted().is_none());
            match context.notices.news() {
                Some(news) => break news.to_owned(),
                None => std::thread::yield_now(),
            }
        };
        // The text waits for the clipboard.
        let busy = kept.lock().unwrap();
        context.copy("a game".to_owned(), msg::GAME_COPIED);
        assert_eq!(told(&mut context), context.texts.get(msg::PICTURE_COPIED));
        drop(busy);
        assert_eq!(told(&mut context), context.texts.get(msg::GAME_COPIED));
    }

    /// In another language, the notice once was not recognised, and disappeared.
    #[test]
    fn a_picture_is_announced_in_the_language_that_the_player_changes_to() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        share_game(&mut context, PictureKind::Animation, 2);
        let language = crate::app::text::Language::find("de").unwrap();
        context.texts = Texts::new(language);
        if context.chores.is_busy(Chore::Picture) {
            context.show_chores();
        }
        let told = context.notices.news().or(context.notices.warnings().next()).unwrap();
        assert!(
            told == context.texts.get(msg::PICTURE_DRAWING)
                || !context.chores.is_busy(Chore::Picture)
        );
    }

    /// Closing the game while an animation is drawn waits for at most a frame of it, and leaves no
    /// part of a file.
    #[test]
    fn a_picture_in_progress_ends_with_the_program() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        share_game(&mut context, PictureKind::Animation, 2);
        share_game(&mut context, PictureKind::Board, 2);
        assert_eq!(context.notices.news(), Some("Another picture is being drawn"));
        drop(context);
        assert!(!folder.path().join("Pictures").exists());
    }

    /// A player called "You" in the game once was "Player 1" in its picture.
    #[test]
    fn a_picture_has_the_names_of_the_screen_the_result_and_the_day() {
        let texts = Texts::new(crate::app::text::Language::reference());
        let mut record = record();
        let day = Some(Timestamp::new(1_800_000_000));
        let shown = subject(&record, day, &texts);
        assert_eq!(shown.names.unwrap(), ["Ann / 철수", "Player 2"]);
        assert_eq!(shown.result.unwrap(), "Ann / 철수 wins: Player 2 placed the last piece.");
        assert_eq!(shown.date, day.map(|day| texts.day_of(day)));
        record.seats[0] = Seat::from(crate::ai::Level::BEGINNER);
        let shown = subject(&record, None, &texts);
        assert_eq!(shown.names.unwrap(), ["Level 1", "You"]);
        assert_eq!(shown.result.unwrap(), "You lose · You placed the last piece.");
        assert_eq!(shown.date, None);
    }
}
