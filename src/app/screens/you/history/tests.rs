use miniquad::KeyCode;

use super::games::{Filter, Source, list};
use super::message::Message;
use super::screen::HistoryScreen;
use crate::ai::{BoardSize, Character, Level, Opponent};
use crate::app::input::{Action, Chord};
use crate::app::settings::Preferences;
use crate::app::shell::{Chore, Context, Destination, Pressed, Start, Tester};
use crate::app::text::msg;
use crate::game::{
    Board, CURRENT_FILE, Entry, Files, Game, GameMeta, JOURNAL_FILE, PlayerName, Record, Seat,
    Side, StoredGame, Timestamp, Turn, read_game_file,
};

fn context(folder: &std::path::Path) -> Context {
    let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
    for name in ["Ann", "Bo"] {
        let seats = [name, "Cy"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        let mut game = Game::new(Board::empty());
        game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
        let record = Record::new(seats, game);
        let name = context.name_of_game(&record);
        assert!(context.save_game(&name, &record));
    }
    context
}

fn names(tester: &mut Tester<HistoryScreen>) -> Vec<String> {
    let games = tester.context().profile.saved_games();
    games.iter().map(|game| game.name.clone()).collect()
}

/// The warning of a damaged game once was replaced by the next notice, and only one of several
/// files was named.
#[test]
fn every_damaged_file_is_warned_of_and_the_next_notices_do_not_hide_it() {
    let folder = tempfile::tempdir().unwrap();
    let damaged = [
        ("config", "settings.ron"),
        ("config", "remembered.ron"),
        ("data", JOURNAL_FILE),
        ("data", CURRENT_FILE),
    ];
    for (place, name) in damaged {
        std::fs::create_dir_all(folder.path().join(place)).unwrap();
        std::fs::write(folder.path().join(place).join(name), "half a fi").unwrap();
    }
    // The window does this at its start.
    let context = Start::in_folder(folder.path()).into_context();
    assert!(context.unfinished().is_none());
    let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
    let context = tester.context();
    context.notify("Saved".to_owned());
    context.refuse("No".to_owned());
    for (_, name) in damaged {
        let named = context.notices.warnings().filter(|text| text.contains(name)).count();
        assert_eq!(named, 1, "{name}");
    }
}

#[test]
fn a_game_is_opened_renamed_and_deleted_by_keys_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut tester = Tester::with(context(folder.path()), |context| HistoryScreen::new(context));
    assert_eq!(names(&mut tester), ["Bo - Cy", "Ann - Cy"]);
    tester.press(KeyCode::Down);
    let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
        panic!("the game does not go on")
    };
    assert_eq!(record.game.placements(), 1);
    tester.reopen(|context| HistoryScreen::new(context));
    tester.press(KeyCode::Down);
    assert!(matches!(tester.press(KeyCode::R), Pressed::Ask(_)));
    tester.press(KeyCode::Escape);
    tester.tell(Message::Name("Our game".to_owned()));
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
    let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
    for name in ["Bo - Cy.nimtetris", "Bo - Cy 2.nimtetris"] {
        tester.press(KeyCode::E);
        finish_export(&mut tester);
        let exported = documents.join(name);
        assert_eq!(read_game_file(&exported).unwrap().game.placements(), 1, "{name}");
    }
}

/// Runs frames until an export is written.
fn finish_export(tester: &mut Tester<HistoryScreen>) {
    while tester.context().chores.is_busy(Chore::Export) {
        tester.idle();
        std::thread::yield_now();
    }
}

/// A second export once was ignored without a notice, while its button was enabled. Whoever left
/// the list meanwhile waited for the disk in a window that stood still, and never heard of the
/// export again.
#[test]
fn one_game_is_exported_at_a_time_whatever_screen_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut tester = Tester::with(context(folder.path()), |context| HistoryScreen::new(context));
    tester.context().exports = Some(folder.path().to_owned());
    tester.idle();
    let (end, ended) = std::sync::mpsc::channel::<()>();
    let exports = |tester: &mut Tester<HistoryScreen>| tester.command(Action::Export).is_some();
    assert!(exports(&mut tester));
    let telling = [msg::GAME_EXPORTED, msg::GAME_NOT_EXPORTED];
    tester.context().export(telling, move |folder| {
        let _ = ended.recv();
        Ok(vec![folder.join("a game")])
    });
    assert!(!exports(&mut tester));
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    assert!(tester.context().chores.is_busy(Chore::Export));
    drop(end);
    finish_export(&mut tester);
    assert!(tester.context().notices.warnings().any(|it| it.ends_with("a game")));
    tester.reopen(|context| HistoryScreen::new(context));
    assert!(exports(&mut tester));
}

/// The key that copies a position, according to keys and help, once copied the game.
#[test]
fn a_saved_game_is_copied_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut tester = Tester::with(context(folder.path()), |context| HistoryScreen::new(context));
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
    let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
    tester.press(KeyCode::Down);
    assert!(matches!(tester.press(Chord::command(KeyCode::P)), Pressed::Ask(_)));
    tester.press_all(&[KeyCode::Down, KeyCode::Enter]);
    while tester.context().chores.is_busy(Chore::Picture) {
        tester.context().show_chores();
        std::thread::yield_now();
    }
    assert!(std::fs::read(pictures.join("Ann - Cy.gif")).unwrap().starts_with(b"GIF89a"));
}

/// Finished games once were thrown away, and unfinished ones opened in the review.
#[test]
fn finished_games_are_reviewed_and_unfinished_ones_continued() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = context(folder.path());
    context.read_profile();
    let pip = Character::all().next().unwrap();
    for loser in [Side::Second, Side::First] {
        let seats = [context.profile.my_seat(), Seat::from(Opponent::Character(pip))];
        let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
        for command in [Turn::Placement("a1,b1,c1,d1".parse().unwrap()), Turn::Resignation(loser)] {
            record.game.execute(command).unwrap();
            context.save_turn(&record);
        }
    }
    let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
    assert_eq!(tester.screen().games.len(), 4);
    assert!(tester.shown().iter().any(|text| text.starts_with('+')), "a rating rose");
    // The focus goes over the field for a name to the filter, and there from all games to won, lost
    // and unfinished ones.
    tester.press_all(&[KeyCode::Up, KeyCode::Up]);
    for (filter, count) in [(Filter::Won, 1), (Filter::Lost, 1), (Filter::Unfinished, 2)] {
        tester.press(KeyCode::Right);
        let screen = tester.screen();
        assert_eq!((screen.filter, screen.games.len()), (filter, count));
    }
    tester.press_all(&[KeyCode::Left, KeyCode::Left]);
    assert!(tester.shown().contains(&"You beat Pip".to_owned()));
    assert!(matches!(tester.press(KeyCode::Enter), Pressed::Open(Destination::Review(_))));
    tester.uncover();
    // Under a name, the game is still listed once.
    tester.press_all(&[KeyCode::Left, KeyCode::Down, KeyCode::Down]);
    tester.idle();
    while tester.screen().chosen().unwrap().won != Some(true) {
        tester.press(KeyCode::Down);
        tester.idle();
    }
    tester.tell(Message::Name("My win".to_owned()));
    tester.idle();
    assert_eq!(tester.screen().games.len(), 4);
    // It is the newest now, and still the chosen one.
    assert_eq!(tester.screen().chosen().unwrap().won, Some(true));
    // The mouse chooses another filter while the focus is on a game.
    tester.press(KeyCode::Down);
    tester.tell(Message::Filter(Filter::Unfinished));
    tester.idle();
    assert_eq!(tester.focused(), "2 games");
    tester.tell(Message::Filter(Filter::All));
    assert!(tester.shown().contains(&"My win".to_owned()));
}

/// A game once had another name when it was left than when it was finished.
#[test]
fn a_game_is_named_by_the_opponent_or_as_the_player_named_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
    context.read_profile();
    let pip = Seat::from(Character::all().next().unwrap());
    let seats = [context.profile.my_seat(), pip];
    let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    record.game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    let usual = context.name_of_game(&record);
    let named = |name: &str, context: &mut Context| {
        assert!(context.save_game(name, &record));
        let mut tester = Tester::new(|_| HistoryScreen::new(context));
        std::mem::swap(tester.context(), context);
        let shown = tester.shown();
        std::mem::swap(tester.context(), context);
        shown
    };
    assert!(named(&usual, &mut context).contains(&"Pip".to_owned()));
    let shown = named("My first", &mut context);
    assert!(shown.contains(&"My first".to_owned()), "{shown:?}");
    assert!(shown.iter().any(|text| text.contains("· Pip · 6×6")), "{shown:?}");
}

#[test]
fn games_are_found_by_a_part_of_a_name_that_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut tester = Tester::with(context(folder.path()), |context| HistoryScreen::new(context));
    tester.press(Chord::command(KeyCode::F));
    let find = tester.context().texts.get(msg::HISTORY_FIND).to_owned();
    assert_eq!(tester.focused(), find);
    let mut found = |text: &str| {
        tester.write(text);
        tester.idle();
        tester.screen().games.len()
    };
    assert_eq!([found("a"), found("N"), found("x")], [1, 1, 0]);
    let none = tester.context().texts.get(msg::HISTORY_NOT_FOUND).to_owned();
    assert!(tester.shown().contains(&none));
    assert!(matches!(tester.press(KeyCode::Enter), Pressed::Stay), "no other game begins");
    // The text is replaced when the field is found again.
    tester.press(KeyCode::Up);
    tester.press(Chord::command(KeyCode::F));
    tester.write("cy");
    tester.idle();
    assert_eq!(tester.screen().games.len(), 2);
}

/// Whenever it was left for another game, a game was once listed anew, and its beginnings stayed
/// after it had ended.
#[test]
fn a_game_that_is_left_and_continued_is_listed_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
    context.read_profile();
    let new = |context: &Context| {
        let seats = [context.profile.my_seat(), Seat::from(Level::MAX)];
        Record::new(seats, Game::new(Board::new(BoardSize::Six)))
    };
    let (mut record, other) = (new(&context), new(&context));
    let mut listed = Vec::new();
    for command in ["a1,b1,c1,d1", "a2,b2,c2,d2"].map(|it| Turn::Placement(it.parse().unwrap())) {
        record.game.execute(command).unwrap();
        context.save_turn(&record);
        let _ = context.send_to_table::<()>(other.clone());
        context.save_turn(&other);
        listed.push(list(Filter::All, "", &context).len());
    }
    assert_eq!(context.profile.saved_games().len(), 2);
    record.game.execute(Turn::Resignation(Side::First)).unwrap();
    context.save_turn(&record);
    let ended = list(Filter::All, "", &context);
    assert_eq!((listed, ended.len(), ended[0].is_over), (vec![1, 1], 1, true));
}

#[test]
fn games_of_others_are_not_listed_and_a_game_in_progress_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
    context.read_profile();
    let ann = context.add_person("Ann");
    let ann = context.profile.people().get(ann).unwrap().seat();
    let level = Seat::from(Level::MAX);
    let mut keep = |seats: [Seat; 2], turns: &[Turn]| {
        let mut record = Record::new(seats, Game::new(Board::empty()));
        for turn in turns {
            record.game.execute(*turn).unwrap();
        }
        context.save_turn(&record);
    };
    let first = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
    let resigns = Turn::Resignation(Side::First);
    keep([ann, level.clone()], &[first, resigns]);
    let me = Seat::UNNAMED;
    keep([me, level], &[first]);
    let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
    let sources: Vec<_> = tester.screen().games.iter().map(|it| it.source).collect();
    assert_eq!(sources, [Source::Current]);
    assert!(matches!(tester.press(KeyCode::Enter), Pressed::Go(Destination::Table(_))));
}

/// They once were in no history: those of two computers were never recorded.
#[test]
fn games_of_which_nobody_is_known_are_in_the_history_and_count_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
    context.read_profile();
    let (level, cy) = (Seat::from(Level::MAX), Seat::named(PlayerName::new("Cy").unwrap()));
    for seats in [[Seat::UNNAMED, Seat::UNNAMED], [Seat::UNNAMED, cy], [level.clone(), level]] {
        let mut record = Record::new(seats, Game::new(Board::empty())).agreed();
        let first = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
        for command in [first, Turn::Resignation(Side::First)] {
            record.game.execute(command).unwrap();
            context.save_turn(&record);
        }
    }
    context.files.flusher().flush();
    context.read_profile();
    assert_eq!(context.profile.mine().games().len(), 0);
    let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
    for (filter, count) in [(Filter::Won, 0), (Filter::Lost, 0), (Filter::All, 3)] {
        tester.tell(Message::Filter(filter));
        assert_eq!(tester.screen().games.len(), count, "{filter:?}");
    }
    assert!(tester.shown().contains(&"Player 1 - Player 2".to_owned()));
    assert!(matches!(tester.press(KeyCode::Enter), Pressed::Open(Destination::Review(_))));
}

#[test]
fn tables_of_games_and_ratings_overwrite_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = context(folder.path());
    let me = context.my_id();
    let name = PlayerName::new("../Ann").unwrap();
    context.profile.rename_person(&context.files, me, &name).unwrap();
    let mut tester = Tester::with(context, |context| HistoryScreen::new(context));
    tester.tell(Message::ExportTables);
    assert!(tester.notice().is_some(), "there is no folder");
    tester.context().exports = Some(folder.path().join("Documents"));
    for number in ["", " 2"] {
        tester.tell(Message::ExportTables);
        finish_export(&mut tester);
        for what in ["games", "ratings"] {
            let name = format!("Documents/Nim Tetris - ..-Ann - {what}{number}.csv");
            let table = std::fs::read_to_string(folder.path().join(&name)).expect(&name);
            assert_eq!(table.lines().count(), 1, "{table}");
        }
    }
}

/// Returns a screen after `count` finished games against a level.
fn after_games(count: usize) -> (Tester<HistoryScreen>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
    context.read_profile();
    let seats = [context.profile.my_seat(), Seat::from(Level::new(1).unwrap())];
    let mut journal = "nim-tetris journal 1\n".to_owned();
    for number in 0..count {
        let mut record = Record::new(seats.clone(), Game::new(Board::new(BoardSize::Six)));
        let first = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
        for command in [first, Turn::Resignation(Side::Second)] {
            record.game.execute(command).unwrap();
        }
        let ended = Timestamp::new(1_800_000_000 + 60 * number as i64);
        let meta = GameMeta { ended: Some(ended), ..GameMeta::default() };
        let entry = Entry::Game(Box::new(StoredGame { record, meta }));
        journal += &(entry.line() + "\n");
    }
    context.save_changes();
    context.files.flusher().flush();
    std::fs::write(folder.path().join("data").join(JOURNAL_FILE), journal).unwrap();
    context.read_profile();
    (Tester::with(context, |context| HistoryScreen::new(context)), folder)
}

/// Each frame once listed all games as lines, and looked at each of them.
#[test]
fn a_frame_shows_and_lists_the_same_however_many_games_there_are() {
    let [few, many] = [20, 2000].map(|count| {
        let (mut tester, _folder) = after_games(count);
        tester.idle();
        assert_eq!(tester.screen().games.len(), count);
        // The chosen game is shown wherever it is in the list.
        tester.press_all(&[KeyCode::PageDown; 2]);
        let at_its_place = tester.screen().games.as_ptr();
        let shown = tester.shown().len();
        assert_eq!(tester.screen().games.as_ptr(), at_its_place, "they are listed anew");
        (shown, tester.names().len())
    });
    // Those within a page of what is in sight are recorded, and both ends.
    assert!(few.0 == many.0 && few.1 <= many.1 && many.1 < 50, "{few:?} {many:?}");
}

#[test]
fn the_focus_goes_on_beyond_what_is_laid_out_and_into_the_panel_and_back() {
    let (mut tester, _folder) = after_games(200);
    tester.idle();
    let mut at = |keys: &[KeyCode]| {
        tester.press_all(keys);
        tester.idle();
        let chosen = *tester.screen().chosen().expect("a game");
        tester.screen().games.iter().position(|it| it.source == chosen.source)
    };
    assert_eq!(at(&[KeyCode::PageDown; 5]), Some(40));
    assert_eq!(at(&[KeyCode::Down; 100]), Some(140));
    assert_eq!(at(&[KeyCode::Right, KeyCode::Down, KeyCode::Up, KeyCode::Left]), Some(140));
    assert_eq!(at(&[KeyCode::Tab]), Some(141));
    assert_eq!(at(&[KeyCode::End]), Some(199));
    assert_eq!(at(&[KeyCode::PageUp; 30]), Some(0));
    assert_eq!(at(&[KeyCode::End, KeyCode::Home]), Some(0));
}

#[test]
fn everything_is_saved_in_a_file_and_brought_in_elsewhere() {
    let (mut tester, folder) = after_games(3);
    let documents = folder.path().join("Documents");
    assert!(matches!(tester.tell(Message::AskToBringIn), Pressed::Stay), "there is no file");
    tester.context().exports = Some(documents.clone());
    tester.tell(Message::SaveEverything);
    finish_export(&mut tester);
    let path = std::fs::read_dir(&documents).unwrap().next().unwrap().unwrap().path();
    assert!(tester.context().notices.warnings().any(|it| it.contains(path.to_str().unwrap())));

    let elsewhere = tempfile::tempdir().unwrap();
    let mut context = Context::new(Preferences::default(), Files::in_folder(elsewhere.path()));
    context.read_profile();
    context.exports = Some(documents);
    let mut other = Tester::with(context, |context| HistoryScreen::new(context));
    assert!(matches!(other.tell(Message::AskToBringIn), Pressed::Ask(_)));
    other.uncover();
    other.tell(Message::BringIn(path.clone()));
    finish_export(&mut other);
    other.idle();
    assert_eq!(other.screen().games.len(), 3);
    std::fs::write(&path, "half a fi").unwrap();
    other.tell(Message::BringIn(path));
    finish_export(&mut other);
    assert!(other.notice().is_some_and(|text| text.contains("damaged")));
    assert_eq!(other.screen().games.len(), 3, "nothing has changed");
}
