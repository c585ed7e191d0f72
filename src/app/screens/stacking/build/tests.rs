//! Tests of a game of stacking: by keys, mouse and pad, its aids, what is saved, and the stacker
//! that is watched.

use super::*;
use crate::ai::{RANK_COUNT, StackDrop, StackRanks};
use crate::app::settings::Preferences;
use crate::app::shell::{Pressed, Tester};
use crate::game::{Files, RanksLoader};
use gilrs::Button;
use miniquad::KeyCode;
use std::path::Path;

fn built(context: Context, seed: u64) -> Tester<BuildScreen> {
    Tester::with(context, |context| {
        BuildScreen::new(StackingGame::for_a_person(seed), context.my_id())
    })
}

/// Returns the shared state at the start of the program, with the files of a folder.
fn context_in(folder: &Path) -> Context {
    let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
    context.read_profile();
    context
}

fn new() -> Tester<BuildScreen> {
    built(Context::new(Preferences::default(), Files::nowhere()), 1)
}

/// Returns a context with meaningless ranks; the true ones would take a test minutes.
fn context_with_ranks() -> Context {
    let ranks = (0..RANK_COUNT).map(|index| (index % 65_000) as u16).collect();
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.ranks = RanksLoader::with(StackRanks::from_table(ranks).unwrap());
    context
}

fn ranked() -> Tester<BuildScreen> {
    built(context_with_ranks(), 1)
}

/// Drops pieces by keys until nothing fits.
fn play_to_the_end(tester: &mut Tester<BuildScreen>) {
    while tester.screen().ended.is_none() {
        tester.press_all(&[KeyCode::F, KeyCode::Enter]);
    }
}

#[test]
fn a_game_is_played_to_its_end_by_keys_and_its_score_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let context = || context_in(folder.path());
    let mut tester = built(context(), 1);
    play_to_the_end(&mut tester);
    let pieces = tester.screen().game.pieces();
    assert!(pieces > 1);
    let scores = tester.context().my_stacking().scores().to_vec();
    assert_eq!((scores[0].pieces as usize, scores[0].helped), (pieces, false));
    drop(tester);
    assert_eq!(context().my_stacking().scores(), scores);
}

/// A move once could be typed on every board but this one.
#[test]
fn a_typed_place_drops_the_piece_and_what_is_none_is_asked_for_again() {
    let mut tester = new();
    for line in ["hello", "k", "j", "a 4"] {
        assert!(matches!(tester.press(KeyCode::T), Pressed::Ask(_)));
        tester.write(line);
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Ask(_)), "{line}");
        tester.press(KeyCode::Escape);
    }
    let screen = tester.screen();
    assert_eq!(screen.game.pieces(), 0);
    let aimed = |turns| Some((turns, screen.hand.aimed(1, turns)?));
    let fits = |(_, drop): &(usize, StackDrop)| screen.game.check(*drop).is_ok();
    let (turns, drop) = (1..4).filter_map(aimed).find(fits).unwrap();
    tester.press(KeyCode::T);
    tester.write(&format!("b {turns}"));
    tester.press(KeyCode::Enter);
    assert_eq!(tester.screen().game.drops(), [drop]);
}

/// After a drop, only the next piece once was said.
#[test]
fn a_drop_is_said_before_the_next_piece() {
    let mut tester = new();
    tester.listen();
    tester.idle();
    let piece = tester.screen().game.known()[0];
    let said = tester.said_after(&[KeyCode::Enter]);
    assert!(said.contains(&format!("You: {piece} on ")) && said.contains(" In your hand: "));
}

#[test]
fn the_key_that_ends_a_game_does_not_begin_another_one() {
    let mut tester = new();
    play_to_the_end(&mut tester);
    let pieces = tester.screen().game.pieces();
    tester.press(KeyCode::Enter);
    assert_eq!(tester.screen().game.pieces(), pieces);
    tester.pass(2.0);
    tester.press(KeyCode::Enter);
    assert_eq!(tester.screen().game.pieces(), 0);
    assert!(tester.screen().ended.is_none());
}

/// The end once did not show which piece had not fitted.
#[test]
fn the_piece_that_did_not_fit_is_shown_on_the_stack_with_the_result() {
    let mut tester = new();
    play_to_the_end(&mut tester);
    let screen = tester.screen();
    let (game, tried) = (&screen.game, screen.hand.drop);
    assert!(tried.orientation.piece() == game.piece() && game.check(tried).is_err());
    assert!(game.ground(tried) < crate::game::WELL_ROWS);
    let pieces = game.pieces().to_string();
    let shown = tester.shown().join("\n");
    assert!(shown.contains(&pieces) && shown.contains("best tower yet"), "{shown}");
}

#[test]
fn nothing_in_the_panel_moves_when_a_game_ends() {
    let mut tester = new();
    let places = |tester: &mut Tester<BuildScreen>| {
        let place_of = |name: &str, all: &[(String, egui::Rect)]| {
            all.iter().find(|(text, _)| text == name).map(|(_, place)| *place)
        };
        let all = tester.placed_in(Canvas::new(1280.0, 800.0));
        ["Stacking", "Hint", "Odds", "Back", "Help"].map(|name| place_of(name, &all))
    };
    let before = places(&mut tester);
    play_to_the_end(&mut tester);
    assert!(before.iter().all(Option::is_some));
    assert_eq!(before, places(&mut tester));
}

/// The first hint once ranked 43 million surfaces while the player waited for it.
#[test]
fn a_hint_that_is_asked_for_too_early_shows_the_progress_of_the_ranks() {
    let mut tester = new();
    tester.press(KeyCode::H);
    tester.idle();
    let texts = &tester.context().texts;
    let loading = texts.get(msg::STACKING_LOADING).to_owned();
    assert!(tester.shown().contains(&loading));
    tester.press(KeyCode::Enter);
    assert_eq!(tester.screen().game.pieces(), 1);
    assert!(!tester.shown().contains(&loading), "the hint was for that piece");
}

#[test]
fn a_game_is_there_when_the_player_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let context = || context_in(folder.path());
    let mut tester = built(context(), 1);
    tester.press_all(&[KeyCode::F, KeyCode::Enter, KeyCode::F, KeyCode::Enter]);
    let drops = tester.screen().game.drops().to_vec();
    assert_eq!(drops.len(), 2);
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    drop(tester);
    assert_eq!(context().my_stacking().unfinished().unwrap().drops(), drops);
}

#[test]
fn a_place_beside_the_stack_is_refused_with_a_notice() {
    let mut tester = new();
    // At the right wall, the piece covers the column beside the stack.
    tester.press_all(&[KeyCode::Right; 12]);
    tester.press(KeyCode::Enter);
    assert!(tester.notice().is_some());
    assert_eq!(tester.screen().game.pieces(), 0);
}

#[test]
fn undo_hints_and_ranks_mark_the_score() {
    for key in [KeyCode::U, KeyCode::H, KeyCode::O] {
        let mut tester = ranked();
        tester.press_all(&[KeyCode::F, KeyCode::Enter]);
        assert!(!tester.screen().game.is_helped());
        tester.press(key);
        tester.idle();
        assert!(tester.screen().game.is_helped(), "{key:?}");
    }
}

#[test]
fn the_place_of_a_hint_is_in_the_hand() {
    let mut tester = ranked();
    tester.press(KeyCode::H);
    tester.idle();
    let screen = tester.screen();
    let hint = screen.advice.hint().expect("the ranks are known");
    assert_eq!(screen.hand.drop, hint);
    tester.press(KeyCode::Enter);
    assert_eq!(tester.screen().game.drops(), [hint]);
}

#[test]
fn the_best_place_has_the_brightest_shade() {
    let mut tester = ranked();
    tester.press(KeyCode::O);
    tester.idle();
    let screen = tester.screen();
    let shades = &screen.advice.shades;
    assert_eq!(shades.len(), screen.game.places().count());
    let best = shades.iter().max_by_key(|shade| shade.percent).unwrap();
    assert!(best.light > 0.9);
    tester.press(KeyCode::O);
    assert!(tester.screen().advice.shades.is_empty());
}

/// The bar once stood still for seconds while the player waited.
#[test]
fn ranks_that_are_being_computed_keep_the_window_awake() {
    let mut tester = new();
    tester.pass(100.0);
    assert!(!tester.is_busy());
    tester.screen().advice.wants_hint = true;
    assert!(tester.is_busy());
}

fn click_on_a_place(tester: &mut Tester<BuildScreen>) -> StackDrop {
    let place = tester.screen().game.places().next().unwrap();
    let mut input = tester.input(&[]);
    let layout = TableLayout::new(input.canvas.size);
    input.pointer = Well::new(&tester.screen().game, &layout).middle(place);
    (input.pointer_moved, input.clicked) = (true, true);
    tester.frame(&input);
    place
}

#[test]
fn a_click_drops_the_piece_under_the_mouse() {
    let mut tester = new();
    let place = click_on_a_place(&mut tester);
    assert_eq!(tester.screen().game.drops(), [place]);
}

#[test]
fn a_pad_finds_a_place_drops_the_piece_and_takes_it_back() {
    let mut tester = new();
    let mut pad = |button| {
        let input = Input { pad: vec![button], ..tester.input(&[]) };
        tester.frame(&input);
        tester.screen().game.pieces()
    };
    assert_eq!([Button::North, Button::South, Button::East].map(&mut pad), [0, 1, 0]);
}

#[test]
fn a_game_is_not_ended_unasked() {
    let mut tester = new();
    tester.press_all(&[KeyCode::F, KeyCode::Enter, KeyCode::Space, KeyCode::R]);
    assert_eq!(tester.scope(), Scope::Game, "these keys turn the piece");
    assert!(matches!(tester.tell(Message::AskEnd), Pressed::Ask(_)));
    tester.press(KeyCode::Enter);
    assert!(tester.screen().ended.is_none(), "the key that drops pieces goes on");
    tester.tell(Message::AskEnd);
    tester.press(KeyCode::Escape);
    assert!(tester.screen().ended.is_none());
    tester.tell(Message::AskEnd);
    tester.press_all(&[KeyCode::Down, KeyCode::Enter]);
    assert!(tester.screen().ended.is_some());
}

/// The list once had five numbers with dashes before the first score.
#[test]
fn only_scores_that_exist_are_listed() {
    let mut tester = new();
    let shown = |tester: &mut Tester<BuildScreen>| tester.shown().join("\n");
    let none = tester.context().texts.get(msg::STACKING_NO_SCORES).to_owned();
    assert!(shown(&mut tester).contains(&none));
    tester.context().finish_stack(1);
    assert!(shown(&mut tester).contains("1 piece") && !shown(&mut tester).contains(&none));
}

/// While a game of stacking was open, no achievement once was announced.
#[test]
fn an_achievement_is_announced_during_a_game_of_stacking() {
    let mut tester = new();
    let me = tester.context().my_id();
    tester.context().profile.news.push_back((me, crate::game::Achievement::Lessons));
    tester.idle();
    assert_eq!(tester.context().notices.medals().count(), 1);
}

#[test]
fn the_stacker_is_watched_paused_and_watched_again() {
    let mut tester =
        Tester::with(context_with_ranks(), |context| BuildScreen::watched(1, context.my_id(), 0.0));
    tester.idle();
    assert_eq!(tester.screen().game.pieces(), 1);
    tester.press(KeyCode::Space);
    tester.pass(5.0);
    assert_eq!(tester.screen().game.pieces(), 1);
    click_on_a_place(&mut tester);
    assert_eq!(tester.screen().game.pieces(), 1, "nobody else drops a piece");
    tester.press(KeyCode::Space);
    while tester.screen().ended.is_none() {
        tester.pass(0.5);
    }
    let pieces = tester.screen().game.pieces();
    assert!(tester.context().my_stacking().scores().is_empty(), "it is nobody's tower");
    tester.press(KeyCode::Home);
    while tester.screen().ended.is_none() {
        tester.pass(0.5);
    }
    assert_eq!(tester.screen().game.pieces(), pieces, "the same seed gives the same game");
    for known in [2, 3, 0] {
        tester.tell(Message::Lookahead);
        assert_eq!(tester.context().remembered.stacking_lookahead, known);
    }
    let another = tester.command(Action::PlayOn).unwrap();
    tester.tell(another);
    assert_eq!(tester.screen().game.seed(), 2);
    assert!(tester.screen().ended.is_none());
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
}

/// A flipped bit in the file once ended the program.
#[test]
fn the_stacker_knows_no_more_pieces_than_there_are() {
    let mut tester = Tester::with(context_with_ranks(), |context| {
        context.remembered.stacking_lookahead = 9;
        BuildScreen::watched(1, context.my_id(), 0.0)
    });
    tester.idle();
    assert_eq!(tester.screen().game.pieces(), 1);
}

#[test]
fn the_stacker_is_watched_over_the_game() {
    let mut tester = new();
    let watched = tester.tell(Message::Watch(1));
    assert!(matches!(watched, Pressed::Open(Destination::StackingWatch(1))));
}
