use miniquad::KeyCode;

use super::message::Message;
use super::names::Names;
use super::options::Choice;
use super::*;
use crate::ai::{BoardSize, Character, Level, Opponent};
use crate::app::screens::tests::show;
use crate::app::settings::{FirstMover, GameSetup, Preferences, Rival};
use crate::app::shell::{Context, Destination, Pressed, ScreenLayer, Tester};
use crate::app::text::{Language, Texts, msg};
use crate::app::ui::theme::new_egui;
use crate::app::window::Canvas;
use crate::game::{Board, Files, Game, Origin, PlayerName, Record, Seat, Side, TimeControl, Turn};

fn page() -> Tester<PlayScreen> {
    Tester::new(|context| PlayScreen::new(context))
}

/// Starts the game that is chosen, and opens the page again.
fn started(tester: &mut Tester<PlayScreen>) -> Record {
    let pressed = tester.press(KeyCode::Enter);
    let Pressed::Go(Destination::Table(record)) = pressed else { panic!("no game begins") };
    tester.reopen(|context| PlayScreen::new(context));
    *record
}

/// Goes to a choice, below the cards.
fn go_to(tester: &mut Tester<PlayScreen>, choice: Choice) {
    let name = tester.context().texts.get(choice.name()).to_owned();
    tester.focus_on(&name);
}

#[test]
fn the_arrows_go_over_the_cards_and_choose() {
    let mut tester = page();
    let choice = |tester: &mut Tester<PlayScreen>| tester.context().remembered.last_choice.rival;
    assert_eq!(choice(&mut tester), Rival::Fitting);
    let all: Vec<Character> = Character::all().collect();
    for (key, rival) in [
        (KeyCode::Down, Rival::Character(all[0])),
        (KeyCode::Right, Rival::Character(all[1])),
        (KeyCode::Down, Rival::Character(all[3])),
        (KeyCode::Up, Rival::Character(all[1])),
        (KeyCode::Up, Rival::Fitting),
    ] {
        tester.press(key);
        assert_eq!(choice(&mut tester), rival, "{key:?}");
    }
    // The focus is in the column from which the arrows came.
    tester.press_all(&[KeyCode::Down; 6]);
    assert_eq!(choice(&mut tester), Rival::Computers);
    tester.press_all(&[KeyCode::Left; 2]);
    assert_eq!(choice(&mut tester), Rival::Level);
    // The values of the last cards are below them, since the arrows beside them choose.
    let level = |tester: &mut Tester<PlayScreen>| tester.context().remembered.last_choice.level;
    let before = level(&mut tester);
    tester.press_all(&[KeyCode::Down, KeyCode::Right]);
    assert_eq!(choice(&mut tester), Rival::Level);
    assert_ne!(level(&mut tester), before);
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
}

#[test]
fn each_rung_proposes_its_board_and_the_person_may_change_it() {
    let mut tester = page();
    let all: Vec<Character> = Character::all().collect();
    for (rung, board) in [(0, BoardSize::Six), (3, BoardSize::Eight), (9, BoardSize::Ten)] {
        tester.tell(Message::Choose(Rival::Character(all[rung])));
        let record = started(&mut tester);
        assert_eq!(record.game.board_size(), board);
        assert_eq!(record.seats[1], Seat::from(all[rung]));
    }
    tester.tell(Message::Board(BoardSize::Seven));
    assert_eq!(started(&mut tester).game.board_size(), BoardSize::Seven);
    tester.tell(Message::Choose(Rival::Character(all[0])));
    assert_eq!(started(&mut tester).game.board_size(), BoardSize::Six);
    // Other games have a board of their own.
    tester.tell(Message::Choose(Rival::Level));
    assert_eq!(started(&mut tester).game.board_size(), BoardSize::Ten);
}

#[test]
fn the_chosen_level_and_first_mover_are_remembered() {
    let mut tester = page();
    tester.tell(Message::Choose(Rival::Level));
    tester.tell(Message::Unfold);
    go_to(&mut tester, Choice::Level);
    tester.press(KeyCode::Right);
    go_to(&mut tester, Choice::FirstMover);
    tester.press(KeyCode::Right);
    let level = Level::new(2).unwrap();
    let (rival, beginner) = (Rival::Level, FirstMover::Computer);
    let chosen = GameSetup { level, rival, beginner, ..GameSetup::default() };
    assert_eq!(tester.context().remembered.last_choice, chosen);
    let me = tester.context().profile.my_seat();
    assert_eq!(started(&mut tester).seats, [Seat::from(level), me]);
    go_to(&mut tester, Choice::Level);
    (0..15).for_each(|_| _ = tester.press(KeyCode::Right));
    assert_eq!(tester.context().remembered.last_choice.level, Level::MAX);
    (0..15).for_each(|_| _ = tester.press(KeyCode::Left));
    assert_eq!(tester.context().remembered.last_choice.level.number(), 0);
}

/// The key that leads back once left the page while the choices were unfolded.
#[test]
fn the_key_that_leads_back_first_folds_the_choices() {
    let mut tester = page();
    tester.tell(Message::Unfold);
    go_to(&mut tester, Choice::Coach);
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Stay));
    let folded = tester.context().texts.get(msg::PLAY_CHANGE).to_owned();
    assert!(tester.shown().contains(&folded));
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
}

/// Enter once folded the choices for whoever had unfolded them with the mouse.
#[test]
fn after_the_mouse_enter_presses_the_filled_button() {
    let mut tester = page();
    let unfold = tester.context().texts.get(msg::PLAY_CHANGE).to_owned();
    let at = tester.middle_of(&unfold);
    tester.move_to(at - egui::vec2(9.0, 0.0));
    tester.move_to(at);
    assert_eq!(tester.focused(), unfold);
    assert!(matches!(tester.press(KeyCode::Enter), Pressed::Go(Destination::Table(_))));
}

/// After "Done", the focus once was on the button that leaves the page.
#[test]
fn the_choices_are_unfolded_and_folded_again_by_the_same_key() {
    let mut tester = page();
    let unfold = tester.context().texts.get(msg::PLAY_CHANGE).to_owned();
    tester.focus_on(&unfold);
    for is_unfolded in [true, false, true, false] {
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Stay));
        assert_eq!(tester.shown().contains(&"Done".to_owned()), is_unfolded);
    }
}

#[test]
fn the_chosen_board_clocks_and_coach_are_remembered() {
    let mut tester = page();
    tester.tell(Message::Unfold);
    go_to(&mut tester, Choice::Board);
    tester.press_all(&[KeyCode::Left; 3]);
    go_to(&mut tester, Choice::Clock);
    tester.press_all(&[KeyCode::Right, KeyCode::Right]);
    go_to(&mut tester, Choice::Coach);
    tester.press(KeyCode::Left);
    assert!(!tester.context().is_coached());
    tester.press(KeyCode::Right);
    assert!(tester.context().is_coached());
    let record = started(&mut tester);
    assert_eq!(record.game.start(), &Board::new(BoardSize::SixByTen));
    assert_eq!(record.clock.map(|it| it.control()), Some(TimeControl::USUAL[1]));
    assert_eq!(record.origin(), Origin::Assisted);
}

/// A time control that is not among the usual ones once was shown as none.
#[test]
fn an_unusual_time_control_is_not_shown_as_none() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.clock = "7+7".parse().ok();
    assert!(!Choice::Clock.values(&context).iter().any(|value| value.is_on));
}

#[test]
fn clocks_are_chosen_by_a_key_of_their_own() {
    let mut tester = page();
    assert!(tester.shown().iter().any(|text| text.contains("no clock")));
    let mut expected = vec![None];
    expected.extend(TimeControl::USUAL.map(Some));
    expected.push(None);
    let mut controls = Vec::new();
    for _ in &expected {
        controls.push(started(&mut tester).clock.map(|clock| clock.control()));
        tester.press(KeyCode::T);
    }
    assert_eq!(controls, expected);
}

/// Only at the table once did one see whether the game was rated.
#[test]
fn the_page_says_whether_the_game_will_be_rated() {
    let mut tester = page();
    for rival in setup::rivals().concat() {
        tester.tell(Message::Choose(rival));
        for is_coached in [true, false] {
            tester.tell(Message::Coach(is_coached));
            let shown = tester.shown();
            let says = |word: &str| shown.iter().any(|text| text.starts_with(word));
            let is_rated = match rival {
                Rival::Friend | Rival::Computers => None,
                _ => Some(started(&mut tester).may_be_rated()),
            };
            let said = [says("Rated"), says("Unrated")];
            assert_eq!(said, [is_rated == Some(true), is_rated == Some(false)], "{rival:?}");
        }
    }
}

/// A newcomer's games have the coach and are not rated, unless the player turns the coach off.
#[test]
fn the_coach_watches_a_newcomers_games() {
    let mut tester = page();
    for _ in 0..4 {
        assert_eq!(started(&mut tester).origin(), Origin::Assisted);
    }
    tester.press(KeyCode::C);
    assert_eq!(tester.context().remembered.coach, Some(false));
    assert_eq!(started(&mut tester).origin(), Origin::Played);
    tester.press(KeyCode::C);
    assert_eq!(tester.context().remembered.coach, Some(true));
}

#[test]
fn the_even_match_is_as_strong_as_the_person() {
    let mut tester = page();
    let record = started(&mut tester);
    let Seat::Computer(Opponent::Fitting(strength)) = &record.seats[1] else { panic!("nobody") };
    assert_eq!(strength.elo(), 800);
}

/// The games against a named player once were shown only on a screen of their own, which is gone.
#[test]
fn the_results_against_a_named_player_are_shown_where_it_is_chosen() {
    let mut tester = page();
    let luna = Character::from_key("luna").unwrap();
    tester.tell(Message::Choose(Rival::Character(luna)));
    let shows = |tester: &mut Tester<PlayScreen>, met: &str| {
        tester.shown().iter().any(|text| text.contains(met))
    };
    assert!(!shows(&mut tester, "You: "), "nothing was played");
    for (size, loser) in [(BoardSize::Six, Side::Second), (BoardSize::Seven, Side::First)] {
        let seats = [tester.context().profile.my_seat(), luna.into()];
        let mut record = Record::new(seats, Game::new(Board::new(size)));
        tester.context().begin_game(&record);
        record.game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
        record.game.execute(Turn::Resignation(loser)).unwrap();
        tester.context().save_turn(&record);
    }
    assert!(shows(&mut tester, "Without help: 1–1") && shows(&mut tester, "1–1"));
    assert!(shows(&mut tester, "Beaten without help"));
    assert_eq!(super::super::ladder::last_results(luna, 10, tester.context()), [true, false]);
}

#[test]
fn two_computers_are_chosen_by_keys_and_remembered() {
    let mut tester = page();
    tester.tell(Message::Choose(Rival::Computers));
    go_to(&mut tester, Choice::First);
    tester.press(KeyCode::Left);
    // The named players follow the levels.
    go_to(&mut tester, Choice::Second);
    tester.press_all(&[KeyCode::Right; 6]);
    let record = started(&mut tester);
    let weakest = Character::all().next().unwrap();
    let players = [Level::new(2).unwrap().into(), weakest.into()];
    assert_eq!(record.seats, players.map(|opponent: Opponent| Seat::from(opponent)));
    assert_eq!(tester.context().remembered.watched, players);
    assert_eq!(tester.context().remembered.last_choice.rival, Rival::Computers);
}

/// With larger texts, the last card once was cut, and some words were smaller than others.
#[test]
fn cards_are_whole_and_those_of_a_kind_have_letters_of_one_size() {
    let mut tester = page();
    for percent in [100, 120, 150] {
        let shown = tester.placed_in(Canvas::scaled(1100.0, 720.0, percent));
        let height = |text: &str| shown.iter().find(|(it, _)| it == text).map(|it| it.1.height());
        assert!(height("Two computers").is_some(), "{percent}: {shown:?}");
        // The heights of letters differ, but not as much as sizes do.
        let heights = ["Loves edges", "Keeps it whole"].map(|text| height(text).unwrap_or(0.0));
        assert!((heights[0] - heights[1]).abs() < 0.6, "{percent}: {heights:?}");
    }
}

/// Returns the page with two people.
fn friends() -> Tester<PlayScreen> {
    let mut tester = page();
    tester.tell(Message::Choose(Rival::Friend));
    tester
}

#[test]
fn names_are_remembered_and_no_game_begins_without_them() {
    let mut tester = friends();
    assert_eq!(tester.screen().names.0, ["Player 1", "Player 2"].map(str::to_owned));
    tester.screen().names.0[1] = " \u{7}".to_owned();
    assert!(matches!(tester.press(KeyCode::Enter), Pressed::Stay));
    assert!(tester.notice().is_some());
    tester.idle();
    assert_eq!(tester.focused(), "Second", "the one that is refused is selected");
    tester.screen().names.0[1] = "Player 2".to_owned();
    assert_eq!(started(&mut tester).seats, [Seat::UNNAMED, Seat::UNNAMED]);
    tester.context().texts = Texts::new(Language::find("ko").unwrap());
    let korean = Names::new(tester.context());
    assert_eq!(korean.0, ["플레이어 1", "플레이어 2"]);
    let names = ["Ann", "철수"].map(str::to_owned);
    tester.screen().names.0.clone_from(&names);
    assert_eq!(started(&mut tester).seats[1], Seat::named(PlayerName::new("철수").unwrap()));
    assert_eq!(Names::new(tester.context()).0, names);
}

/// Returns the first name after these texts were typed one after the other. The people are Annabel
/// and Ann.
fn typed(texts: &[&str]) -> String {
    let mut context = Context::new(Default::default(), Files::nowhere());
    for name in ["Annabel", "Ann"] {
        context.add_person(name);
    }
    context.remembered.last_choice.rival = Rival::Friend;
    let mut layer = ScreenLayer::new(PlayScreen::new(&context));
    let ctx = new_egui();
    show(&ctx, &mut layer, Canvas::new(1280.0, 800.0), &context, None);
    let (shown, spot) = layer.shown();
    spot.put(shown.stops.iter().find(|stop| stop.name == "First").unwrap().id);
    for text in ["", ""].iter().chain(texts) {
        let events = match *text {
            "" => vec![],
            text => vec![egui::Event::Text(text.to_owned())],
        };
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, Canvas::new(1280.0, 800.0).size);
        let input = egui::RawInput { events, screen_rect: Some(window), ..Default::default() };
        let show = |ctx: &egui::Context| {
            use crate::app::shell::Layer;
            layer.show(ctx, Canvas::new(1280.0, 800.0), &context);
        };
        let _ = ctx.run(input, show);
    }
    layer.screen().names.0[0].clone()
}

/// Typing "Bo" once gave "Player 1Bo".
#[test]
fn a_typed_name_takes_the_place_of_the_one_that_stands_there() {
    assert_eq!(typed(&["Bo"]), "Bo");
}

#[test]
fn the_name_of_a_person_is_offered_until_another_one_is_typed() {
    assert_eq!(typed(&["a"]), "Ann");
    assert_eq!(typed(&["A", "n", "n", "a"]), "Annabel");
    assert_eq!(typed(&["A", "l"]), "Al");
}

/// The names once were offered only while their beginning was typed.
#[test]
fn the_names_of_people_are_taken_by_mouse_and_pad() {
    let mut tester = friends();
    for name in ["Ann", "Annabel", "Bo", "Cleo", "Dan", "Eve"] {
        tester.context().add_person(name);
    }
    tester.focus_on("First");
    tester.press_all(&[KeyCode::Down, KeyCode::Left]);
    assert_eq!(tester.screen().names.0[0], "Eve");
    tester.press(KeyCode::Right);
    assert_eq!(tester.screen().names.0[0], "Ann");
    tester.press_all(&[KeyCode::Down, KeyCode::Down, KeyCode::Right]);
    assert_eq!(tester.screen().names.0, ["Player 2", "Ann"], "nobody plays against themselves");
    tester.tell(Message::Name(0, "Dan".to_owned()));
    let shown = tester.shown();
    let is_shown = |name: &str| shown.iter().filter(|text| *text == name).count();
    let names = ["Ann", "Annabel", "Bo", "Cleo", "Dan", "Eve"].map(is_shown);
    // The fields have Dan and Ann: below Dan are those around him, below Ann those after her.
    assert_eq!(names, [2, 1, 1, 1, 2, 1]);
    let names = Names(["Bo", "an"].map(str::to_owned));
    assert_eq!(names.matches(1, tester.context()), ["Ann", "Annabel", "Dan"]);
}

/// The row of people once collapsed, so the name below it moved up.
#[test]
fn nothing_moves_when_a_name_is_typed_that_nobody_has() {
    let mut context = Context::new(Default::default(), Files::nowhere());
    context.add_person("Ann");
    context.remembered.last_choice.rival = Rival::Friend;
    let place = |name: &str, context: &Context| {
        let mut layer = ScreenLayer::new(PlayScreen::new(context));
        name.clone_into(&mut layer.screen().names.0[0]);
        let ctx = new_egui();
        let shapes = show(&ctx, &mut layer, Canvas::new(1280.0, 800.0), context, None);
        let second = context.texts.get(msg::SECOND_PLAYER);
        shapes.iter().find_map(|shape| match &shape.shape {
            egui::Shape::Text(text) if text.galley.text() == second => Some(text.pos),
            _ => None,
        })
    };
    assert!(place("Ann", &context).is_some());
    assert_eq!(place("Xy", &context), place("Ann", &context));
}

/// Ratings once changed just because their owners' names were typed in.
#[test]
fn a_game_counts_only_if_both_people_have_agreed() {
    let mut tester = friends();
    for name in ["Ann", "Bo"] {
        tester.context().add_person(name);
    }
    for (keys, agreed) in
        [([KeyCode::Enter, KeyCode::Enter], false), ([KeyCode::Enter, KeyCode::Y], true)]
    {
        tester.screen().names = Names(["Ann", "Bo"].map(str::to_owned));
        let Pressed::Go(Destination::Table(record)) = tester.press_all(&keys) else {
            panic!("no game begins")
        };
        assert_eq!(record.may_be_rated(), agreed);
        tester.reopen(|context| PlayScreen::new(context));
    }
}

/// On 7x7 it once offered five levels that play alike.
#[test]
fn only_levels_that_differ_on_the_board_are_offered() {
    let mut tester = page();
    tester.tell(Message::Choose(Rival::Level));
    tester.tell(Message::Unfold);
    tester.tell(Message::Level(Level::MAX));
    let me = tester.context().profile.my_seat();
    for (size, number) in [(BoardSize::Seven, 6), (BoardSize::Six, 7), (BoardSize::Ten, 10)] {
        tester.tell(Message::Board(size));
        let strongest = Level::new(number).unwrap();
        assert_eq!(started(&mut tester).seats, [me.clone(), Seat::from(strongest)], "{size}");
    }
    tester.tell(Message::Board(BoardSize::Seven));
    go_to(&mut tester, Choice::Level);
    tester.press(KeyCode::Left);
    (0..15).for_each(|_| _ = tester.press(KeyCode::Right));
    assert_eq!(tester.context().remembered.last_choice.level.number(), 6);
}
