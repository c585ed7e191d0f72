//! Tests of the title screen, by keys and mouse.

use super::*;
use crate::ai::{BoardSize, Character, Level};
use crate::app::settings::{Preferences, Rival};
use crate::app::shell::{Pressed, Tester, today};
use crate::game::{
    Board, Entry, Files, Game, PuzzleResult, PuzzleSource, Seat, Timestamp, Turn, puzzles,
};
use miniquad::KeyCode;

fn title(context: Context) -> Tester<TitleScreen> {
    let mut title = Tester::with(context, TitleScreen::new);
    title.idle();
    title
}

fn seasoned(files: Files) -> Context {
    let mut context = Context::new(Preferences::default(), files);
    context.remembered.lesson_was_offered = true;
    context
}

#[test]
fn the_first_start_offers_a_lesson_and_later_ones_do_not() {
    let mut first = title(Context::new(Preferences::default(), Files::nowhere()));
    assert!(matches!(first.press(KeyCode::Enter), Pressed::Open(Destination::Lesson(0))));
    assert!(first.context().remembered.lesson_was_offered);
    let mut later = title(seasoned(Files::nowhere()));
    assert!(matches!(later.press(KeyCode::Enter), Pressed::Go(Destination::Play)));
}

#[test]
fn an_unfinished_game_is_continued_or_saved_when_another_one_begins() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = seasoned(Files::in_folder(folder.path()));
    let seats = [Seat::UNNAMED, Seat::from(Level::MAX)];
    let mut record = Record::new(seats, Game::new(Board::empty()));
    record.game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    context.save(&record);
    let mut title = title(context);
    let saved = |title: &mut Tester<TitleScreen>| title.context().profile.saved_games().len();
    let flow = title.press_all(&[KeyCode::Down, KeyCode::Enter]);
    assert!(matches!(flow, Pressed::Go(Destination::Play)), "nothing is asked");
    title.reopen(TitleScreen::new);
    let flow = title.press(KeyCode::Enter);
    assert!(matches!(flow, Pressed::Go(Destination::Table(_))));
    assert_eq!(saved(&mut title), 0, "it goes on");
    let _: Transition<()> = title.context().send_to_table(record.rematch());
    assert_eq!(saved(&mut title), 1);
}

/// It once was said that one puzzle was new, where both of the day were.
#[test]
fn the_door_to_the_puzzles_says_how_many_are_new() {
    let mut context = seasoned(Files::nowhere());
    let (person, result) = (context.my_id(), PuzzleResult::Missed);
    let at = Timestamp::new(Timestamp::now().utc().timestamp() - 24 * 3600);
    let puzzle = PuzzleSource::Graded(puzzles()[0].key());
    context.add(Entry::Puzzle { person, at, puzzle, result });
    assert!(title(context).shown().contains(&"2 new, 1 again".to_owned()));
}

/// Once everything of a day was done, the door said nothing of the next one.
#[test]
fn the_door_to_the_puzzles_says_what_waits_tomorrow() {
    let mut done = title(seasoned(Files::nowhere()));
    for puzzle in [PuzzleSource::Easy(today()), PuzzleSource::Daily(today())] {
        assert!(!done.shown().iter().any(|it| it.starts_with("Tomorrow")));
        done.context().solve(puzzle);
        done.idle();
    }
    assert!(done.shown().contains(&"Tomorrow: 2 new".to_owned()));
    let puzzle = PuzzleSource::Graded(puzzles()[0].key());
    let (person, at, result) = (done.context().my_id(), Timestamp::now(), PuzzleResult::Missed);
    done.context().add(Entry::Puzzle { person, at, puzzle, result });
    done.idle();
    assert!(done.shown().contains(&"Tomorrow: 2 new, 1 again".to_owned()));
}

/// With large texts, two of the doors once were below the menu, under an empty place.
#[test]
fn all_doors_are_in_sight_however_large_texts_are() {
    let mut title = title(seasoned(Files::nowhere()));
    for percent in [100, 120, 150, 200] {
        let canvas = Canvas::scaled(1264.0, 752.0, percent);
        let shown = title.placed_in(canvas);
        for door in [msg::PLAY_TITLE, msg::LEARN_PUZZLES, msg::LEARN_TITLE, msg::DOOR_YOU] {
            let name = title.context().texts.get(door);
            let place = shown.iter().find(|(text, _)| text == name).map(|(_, place)| place);
            let is_seen = place.is_some_and(|place| place.bottom() < canvas.size.y - MARGIN);
            assert!(is_seen, "{percent} {name} {place:?}");
        }
    }
}

/// The door once named the next rung of the ladder, and led to another opponent.
#[test]
fn the_door_names_the_opponent_with_whom_the_page_opens() {
    let mut title = title(seasoned(Files::nowhere()));
    let luna = Character::from_key("luna").unwrap();
    for (rival, name) in [(Rival::Character(luna), "Luna"), (Rival::Computers, "Two computers")] {
        title.context().remembered.last_choice.rival = rival;
        title.idle();
        let shown = title.shown();
        assert!(shown.contains(&name.to_owned()), "{shown:?}");
    }
}

/// The door to the profile once showed the rating on the board that was chosen last, which did
/// not change with games on another.
#[test]
fn the_door_to_the_profile_shows_the_rating_that_the_last_rated_game_changed() {
    let mut context = seasoned(Files::nowhere());
    context.remembered.board = BoardSize::Ten;
    let pip = Character::all().next().unwrap();
    let seats = [context.profile.my_seat(), Seat::from(pip)];
    let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    context.begin_game(&record);
    let first = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
    record.game.execute(first).unwrap();
    record.game.execute(Turn::Resignation(Side::Second)).unwrap();
    context.save_turn(&record);
    let mine = context.profile.mine();
    let [six, ten] = [BoardSize::Six, BoardSize::Ten].map(|size| mine.rating(size).round());
    assert_ne!(six, ten);
    let shown = title(context).shown();
    assert!(shown.contains(&format!("{six}")), "{shown:?}");
}

/// After two computers were watched, "Continue" once was gone, and the door led to them.
#[test]
fn watching_two_computers_replaces_neither_the_game_in_progress_nor_the_opponent() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = seasoned(Files::in_folder(folder.path()));
    context.read_profile();
    let pip = Character::all().next().unwrap();
    let mut record = play::begin_against(pip, &mut context);
    let place = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
    record.game.execute(place).unwrap();
    context.save_turn(&record);
    play::choose(Rival::Computers, &mut context);
    let seats = [Seat::from(Level::MAX), Seat::from(Level::MAX)];
    let mut watched = Record::new(seats, Game::new(Board::empty()));
    assert!(matches!(
        context.send_to_table::<()>(watched.clone()),
        Transition::Go(Destination::Table(_))
    ));
    watched.game.execute(place).unwrap();
    context.save_turn(&watched);
    watched.game.execute(Turn::Resignation(Side::Second)).unwrap();
    context.save_turn(&watched);
    assert!(context.profile.statistics().game(watched.id()).is_some(), "it is in the history");
    assert!(context.profile.saved_games().is_empty(), "the game in progress stays where it is");
    let mut title = title(context);
    assert_eq!(title.screen().unfinished.as_ref().map(Record::id), Some(record.id()));
    assert_eq!(title.context().remembered.last_choice.rival, Rival::Character(pip));
}

/// "Continue" once did not say which game.
#[test]
fn the_title_describes_the_unfinished_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut context = seasoned(Files::in_folder(folder.path()));
    let pip = Character::all().next().unwrap();
    let seats = [context.profile.my_seat(), Seat::from(pip)];
    let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    let place = |cells: &str| Turn::Placement(cells.parse().unwrap());
    record.game.execute(place("a1,b1,c1,d1")).unwrap();
    context.save(&record);
    let line = |context: &Context| {
        let record = context.unfinished().unwrap();
        about(&record, context)
    };
    assert_eq!(line(&context), "6×6 against Pip");
    record.game.execute(place("a2,b2,c2,d2")).unwrap();
    context.save(&record);
    assert_eq!(line(&context), "Your move · Pip · 6×6");
    record.seats = [Seat::UNNAMED, Seat::UNNAMED];
    context.save(&record);
    assert_eq!(line(&context), "6×6, Player 1 against Player 2");
}

/// Dialogs once ignored the arrow keys.
#[test]
fn arrows_walk_through_the_answers_to_a_question() {
    let mut first = title(Context::new(Preferences::default(), Files::nowhere()));
    let flow = first.press_all(&[KeyCode::Down, KeyCode::Enter]);
    let Pressed::Go(Destination::Table(record)) = flow else { panic!("no game begins") };
    let first = Character::all().next().unwrap();
    assert_eq!(record.seats[1], Seat::from(first));
    assert_eq!(record.game.board_size(), BoardSize::Six);
}

/// Up once went from the first line around to the last one, and Enter left the game unasked.
/// Down once stayed in one of two columns, so half of the doors were never heard.
#[test]
fn for_whoever_listens_down_visits_both_columns_and_up_goes_the_same_way_back() {
    let mut title = title(seasoned(Files::nowhere()));
    title.listen();
    let names = title.names();
    let mut walk = |key| -> Vec<String> {
        let step = |_: &String| {
            title.press(key);
            title.focused()
        };
        names.iter().map(step).collect()
    };
    let [down, up] = [KeyCode::Down, KeyCode::Up].map(&mut walk);
    assert!(names.iter().all(|name| down.contains(name)), "{down:?} of {names:?}");
    let back: Vec<_> = down.iter().rev().cycle().skip(1).take(up.len()).cloned().collect();
    assert_eq!(up, back);
}

#[test]
fn the_arrows_do_not_go_from_the_first_line_to_the_last() {
    let mut title = title(seasoned(Files::nowhere()));
    let flow = title.press_all(&[KeyCode::Up, KeyCode::Enter]);
    assert!(matches!(flow, Pressed::Go(Destination::Play)));
    title.reopen(TitleScreen::new);
    let flow = title.press_all(&[KeyCode::Down; 20]);
    assert!(matches!(flow, Pressed::Stay));
    let flow = title.press_all(&[KeyCode::Right, KeyCode::Right, KeyCode::Right, KeyCode::Enter]);
    assert!(matches!(flow, Pressed::Quit));
}

/// Asks for the language on a screen in a language.
fn asked_for(language: Language) -> Tester<TitleScreen> {
    let mut title = title(seasoned(Files::nowhere()));
    title.context().preferences.language = Some(language);
    // The texts of a language are read at the end of a frame.
    (0..2).for_each(|_| _ = title.idle());
    let name = title.context().texts.get(msg::LANGUAGE_NAME).to_owned();
    title.push(&name);
    title
}

/// Opening the dialog and pressing Enter once changed the language to German.
#[test]
fn the_present_language_is_selected_first() {
    for language in Language::all() {
        let mut title = asked_for(language);
        title.press(KeyCode::Enter);
        assert_eq!(title.context().preferences.language(), language);
    }
}

#[test]
fn a_language_is_chosen_by_its_own_name() {
    let mut title = asked_for(Language::reference());
    let shown = title.shown();
    for name in ["English", "Deutsch", "日本語", "Português (Brasil)"] {
        assert!(shown.iter().any(|text| text == name), "{name}");
    }
    title.press_all(&[KeyCode::Left, KeyCode::Enter]);
    assert_eq!(title.context().preferences.language(), Language::find("de").unwrap());
}

#[test]
fn every_door_and_every_icon_leads_somewhere() {
    let names = title(seasoned(Files::nowhere())).names();
    assert_eq!(names.len(), 8, "{names:?}");
    for name in names {
        let pressed = title(seasoned(Files::nowhere())).push(&name);
        assert!(!matches!(pressed, Pressed::Stay), "{name}");
    }
}
