//! Tests of the review, by keys and mouse.

use super::*;
use crate::app::input::{Chord, Clipboard};
use crate::app::settings::Preferences;
use crate::app::shell::{Chore, Destination, Pressed, Tester};
use crate::game::{Board, Files, Game, Origin, PlayerName, Seat, Side, Turn};
use miniquad::KeyCode;

/// Returns a game on a row of eight cells. The first player ends the game at once instead of
/// leaving four cells.
fn record() -> Record {
    let board = ("##########/".repeat(9) + "........##").parse().unwrap();
    let mut game = Game::new(board);
    game.execute(Turn::Placement("c1,d1,e1,f1".parse().unwrap())).unwrap();
    let [ann, bo] = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
    Record::new([ann, bo], game)
}

/// Returns a game that takes a while to search.
fn long_record() -> Record {
    let mut game = Game::new(Board::empty());
    for cells in ["a1,b1,c1,d1", "e5,f5,e6,f6"] {
        game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
    }
    Record::new([Seat::UNNAMED, Seat::UNNAMED], game)
}

/// Opens the review, waits until the search is finished, and goes to the end.
fn opened(context: Context) -> Tester<ReviewScreen> {
    let mut tester = Tester::with(context, |context| ReviewScreen::new(record(), context));
    while !tester.context().profile.reviews.of(&record().game).is_some_and(Review::is_finished) {
        tester.idle();
        std::thread::yield_now();
    }
    tester.press(KeyCode::End);
    tester
}

#[test]
fn a_game_that_was_reviewed_before_opens_at_the_turn_that_decided_it() {
    let folder = tempfile::tempdir().unwrap();
    let context = || {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        context.read_profile();
        context
    };
    drop(opened(context()));
    assert_eq!(ReviewScreen::new(record(), &mut context()).replay.turn(), 1);
}

/// The strongest level once took the seat of the second person, and the clocks were gone.
#[test]
fn a_game_that_two_people_left_goes_on_with_both_and_their_clocks() {
    let [ann, bo] = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
    let mut record = Record::new([ann, bo], Game::new(Board::empty()));
    record = record.timed(Some("3+2".parse().unwrap()));
    let first = Turn::Placement("c1,d1,e1,f1".parse().unwrap());
    record.game.execute(first).unwrap();
    let left = record.clone();
    let mut tester = Tester::new(|context| ReviewScreen::new(left, context));
    tester.press(KeyCode::End);
    let Pressed::Go(Destination::Table(found)) = tester.press(KeyCode::Enter) else {
        panic!("nothing is played")
    };
    assert_eq!((found.id(), &found.seats), (record.id(), &record.seats));
    assert_eq!((found.clock, found.game.placements()), (record.clock, 1));
}

/// The green place once was the next player's best turn, though people read it as what the last
/// player should have done.
#[test]
fn a_mistake_is_shown_with_the_better_placement_and_can_be_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
    let mut tester = opened(context);
    let mistake = tester.screen().replay.turn() - 1;
    let mistakes = tester.context().profile.reviews.of(&record().game).unwrap().mistakes();
    let mistake = mistakes.into_iter().find(|it| it.turn == mistake).unwrap();
    assert_eq!(mistake.side, Side::First);
    let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
        panic!("nothing is played")
    };
    assert_eq!(record.origin(), Origin::Outside);
    assert!(record.game.position().allows(mistake.better.unwrap()));
    assert!(record.seats[0].is_human() && !record.seats[1].is_human());
}

/// A reader once was told of a green spot.
#[test]
fn a_reader_is_told_the_cells_of_the_better_placement() {
    let mut tester = opened(Context::new(Preferences::default(), Files::nowhere()));
    tester.listen();
    tester.idle();
    let comment = "threw away the win. Better: ";
    let shown = tester.shown();
    assert!(shown.iter().any(|text| text.contains(comment)), "{shown:?}");
    assert!(!shown.iter().any(|text| text.contains("green")), "{shown:?}");
}

/// Mistakes once could only be looked for among all turns.
#[test]
fn one_key_leads_from_mistake_to_mistake() {
    let folder = tempfile::tempdir().unwrap();
    let context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
    let mut tester = opened(context);
    let mistakes = tester.context().profile.reviews.of(&record().game).unwrap().mistakes();
    assert_eq!(mistakes.len(), 1);
    for key in [KeyCode::Home, KeyCode::End] {
        tester.press_all(&[key, KeyCode::N]);
        assert_eq!(tester.screen().replay.turn(), mistakes[0].turn + 1, "{key:?}");
    }
    tester.press(KeyCode::Home);
    let name = tester.context().texts.get(msg::REVIEW_NEXT_MISTAKE).to_owned();
    tester.click(&name);
    assert_eq!(tester.screen().replay.turn(), mistakes[0].turn + 1);
}

#[test]
fn the_consequences_of_a_mistake_are_played_on_the_board() {
    let rows = "##########/".repeat(8) + "####....##/........##";
    let mut game = Game::new(rows.parse().unwrap());
    game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    let record = Record::new([Seat::UNNAMED, Seat::UNNAMED], game);
    let finished_game = record.game.clone();
    let mut tester = Tester::new(|context| ReviewScreen::new(record, context));
    while !tester.context().profile.reviews.of(&finished_game).is_some_and(Review::is_finished) {
        tester.idle();
        std::thread::yield_now();
    }
    tester.press_all(&[KeyCode::End, KeyCode::W]);
    let shown = |screen: &ReviewScreen| screen.view.line().map(|it| it.game().placements());
    tester.wait_until(|screen| screen.view.line().is_some_and(|it| !it.is_sought()));
    tester.press(KeyCode::Right);
    assert_eq!(shown(tester.screen()), Some(2));
    tester.press(KeyCode::Left);
    assert_eq!(shown(tester.screen()), Some(1));
    tester.press(KeyCode::W);
    assert_eq!(shown(tester.screen()), None);
    tester.press_all(&[KeyCode::W, KeyCode::Escape]);
    assert_eq!(shown(tester.screen()), None, "the key that leads back once left the review");
    assert_eq!(tester.screen().replay.turn(), 1);
}

#[test]
fn keys_lead_through_the_game() {
    let mut tester = Tester::new(|context| ReviewScreen::new(record(), context));
    for (key, turn) in [
        (KeyCode::Home, 0),
        (KeyCode::Right, 1),
        (KeyCode::Right, 1),
        (KeyCode::PageUp, 0),
        (KeyCode::End, 1),
    ] {
        tester.press(key);
        assert_eq!(tester.screen().replay.turn(), turn, "{key:?}");
    }
    tester.press(KeyCode::Space);
    assert!(tester.screen().replay.is_playing() && tester.screen().replay.turn() == 0);
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
}

/// Both keys once copied the game, though their names said that they copy a position.
#[test]
fn the_position_shown_or_the_whole_game_is_copied() {
    let mut tester = Tester::new(|context| ReviewScreen::new(record(), context));
    tester.context().clipboard = Clipboard::alone(Default::default());
    tester.press(KeyCode::Home);
    let copy = Chord::command(KeyCode::C);
    let start = record().game.start().to_string();
    for (key, expected) in [(copy, start), (copy.shifted(), write_game(&record()))] {
        tester.press(key);
        tester.context().ask_to_paste();
        let copied = loop {
            if let Some((_, text)) = tester.context().pasted() {
                break text;
            }
            std::thread::yield_now();
        };
        assert_eq!(copied, expected);
    }
}

/// The bar once stood still for seconds while the player only looked on.
#[test]
fn the_search_for_mistakes_is_shown_as_it_goes_on() {
    let mut tester = Tester::new(|context| ReviewScreen::new(long_record(), context));
    tester.press(KeyCode::End);
    tester.pass(100.0);
    let finished_and_animating = |tester: &mut Tester<ReviewScreen>| {
        let review = tester.context().profile.reviews.of(&long_record().game);
        (review.is_some_and(Review::is_finished), tester.is_busy())
    };
    assert_eq!(finished_and_animating(&mut tester), (false, true));
    tester.press(KeyCode::S);
    while !finished_and_animating(&mut tester).0 {
        tester.idle();
    }
    assert_eq!(finished_and_animating(&mut tester), (true, false));
}

/// "Nobody threw away a win" once was said of games whose beginning nobody knows.
#[test]
fn that_nobody_made_a_mistake_is_said_only_if_every_position_is_known() {
    let mut tester = Tester::new(|context| ReviewScreen::new(long_record(), context));
    tester.press(KeyCode::S);
    let mut is_shown = |message| {
        tester.idle();
        let text = tester.context().texts.get(message).to_owned();
        tester.shown().contains(&text)
    };
    while !is_shown(msg::REVIEW_NONE_FOUND) {
        std::thread::yield_now();
    }
    assert!(!is_shown(msg::REVIEW_NO_MISTAKES));
}

#[test]
fn the_board_is_shared_as_it_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut tester = Tester::new(|context| ReviewScreen::new(record(), context));
    tester.context().pictures_folder = Some(folder.path().to_owned());
    tester.press(KeyCode::Home);
    assert!(matches!(tester.press(Chord::command(KeyCode::P)), Pressed::Ask(_)));
    tester.press(KeyCode::Enter);
    while tester.context().chores.is_busy(Chore::Picture) {
        tester.context().show_chores();
        std::thread::yield_now();
    }
    let path = folder.path().join("Ann - Bo - 0.png");
    let told = tester.context().notices.warnings().next().map(str::to_owned);
    assert_eq!(told, Some(format!("Saved: {}", path.display())));
    assert!(path.exists());
}
