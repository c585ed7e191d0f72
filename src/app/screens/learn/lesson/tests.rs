//! Tests of the lessons, by keys.

use super::*;
use crate::ai::{Answer, BoardSize, Placement, Solver};
use crate::app::settings::Preferences;
use crate::app::shell::{Destination, Pressed, Tester};
use crate::app::text::{Language, Texts};
use crate::game::{Files, Goal, Lesson};
use miniquad::KeyCode;

fn lesson(index: usize) -> Tester<LessonScreen> {
    Tester::new(|_| LessonScreen::new(index, 0.0))
}

fn step(index: usize, step: usize) -> Tester<LessonScreen> {
    Tester::new(|_| LessonScreen::at(index, step, 0.0))
}

/// Presses the place key after the player had time to read.
fn place(tester: &mut Tester<LessonScreen>) -> Pressed {
    tester.pass(1.0);
    tester.press(KeyCode::Enter)
}

/// Twenty-three pieces once were placed within seven seconds while the text of the step was read,
/// and nobody said that it was a demonstration, nor that it had ended. Before that, nothing of it
/// was said, nor could a move be typed.
#[test]
fn a_lesson_shows_step_by_step_what_is_heard_and_takes_a_typed_move() {
    let mut tester = lesson(0);
    let shows = lessons()[0].steps[0].shows.len();
    tester.listen();
    (0..2 * shows).for_each(|_| tester.pass(2.0));
    let placed = tester.screen().game().placements();
    assert_eq!(placed, shows - 2, "the first ones lie there");
    let said = tester.said();
    assert!(said.contains("Demonstration. →: next piece. ←: one back."), "{said}");
    let first = tester.said_after(&[KeyCode::Right]);
    assert!(first.starts_with("You: ") || first.starts_with("Opponent: "), "{first}");
    assert!(tester.said_after(&[KeyCode::Left]).starts_with("Back before "));
    assert_eq!(tester.said_after(&[KeyCode::Right]), first);
    let last = tester.said_after(&[KeyCode::Right]);
    assert!(last.ends_with("places the last one. End of the demonstration."), "{last}");
    assert_eq!(tester.said_after(&[KeyCode::Right]), "End of the demonstration.");
    assert_eq!(tester.screen().game().placements(), shows);
    let mut tester = step(0, 1);
    tester.listen();
    tester.tell(Message::Typed("a1 b1 c1 d1".to_owned()));
    assert_eq!(tester.screen().state(), ExerciseState::Done);
    tester.idle();
    assert!(tester.said().contains("You: I on a1, b1, c1, d1."));
}

/// "You" once was lit from the start of a step that only shows something, as if it was the person's
/// turn.
#[test]
fn a_step_that_explains_lights_nobody_before_the_first_piece() {
    let mut tester = lesson(0);
    let lit = |tester: &mut Tester<LessonScreen>| {
        let context = Context::new(Preferences::default(), Files::nowhere());
        let Some(BoxContents::Duel { placed, .. }) = tester.screen().box_contents(&context) else {
            panic!("both players")
        };
        placed
    };
    tester.idle();
    assert_eq!(lit(&mut tester), None);
    tester.pass(2.5);
    assert_eq!(lit(&mut tester), Some(Side::First));
    tester.pass(1.5);
    assert_eq!(lit(&mut tester), Some(Side::Second));
}

/// With large texts, the button that goes on once was out of sight, and the line below the title
/// was cut.
#[test]
fn a_lesson_goes_on_within_sight_however_large_texts_are() {
    for percent in [100, 150, 200] {
        let mut tester = lesson(1);
        let texts = &tester.context().texts;
        let [next, hint] =
            [msg::LESSON_GO_ON, msg::LESSON_AREAS].map(|text| texts.get(text).to_owned());
        let canvas = Canvas::scaled(1264.0, 752.0, percent);
        let shown = tester.placed_in(canvas);
        let find = |text: &str| shown.iter().find(|(it, _)| it == text).map(|(_, place)| *place);
        let button = find(&next).expect("it is shown");
        assert!(button.bottom() < TableLayout::new(canvas.size).panel.bottom(), "{percent}");
        assert!(find(&hint).is_some(), "{percent} {shown:?}");
    }
}

/// The first text once explained mouse, wheel, digits, arrows, S and Enter in one paragraph.
#[test]
fn a_drawn_hand_shows_each_gesture_until_the_player_has_made_it() {
    let mut tester = step(0, 1);
    let shows = |tester: &mut Tester<LessonScreen>| {
        let now = tester.context().now;
        tester.screen().gesture_shown(now).map(|(gesture, _)| gesture)
    };
    let ticks = |tester: &mut Tester<LessonScreen>| {
        tester.idle();
        let context = Context::new(Preferences::default(), Files::nowhere());
        let Some(BoxContents::Checklist(ticks)) = tester.screen().box_contents(&context) else {
            panic!()
        };
        ticks.iter().map(|tick| tick.is_done).collect::<Vec<_>>()
    };
    tester.idle();
    assert_eq!(shows(&mut tester), None);
    tester.pass(3.0);
    assert!(matches!(shows(&mut tester), Some(Gesture::Move { .. })));
    tester.press(KeyCode::Left);
    assert_eq!(shows(&mut tester), None, "the player tries");
    assert_eq!(ticks(&mut tester), [true, false, false]);
    tester.pass(3.0);
    assert!(matches!(shows(&mut tester), Some(Gesture::Rotate(_))));
    tester.press(KeyCode::S);
    tester.pass(3.0);
    assert!(matches!(shows(&mut tester), Some(Gesture::Place(_))));
    place(&mut tester);
    assert_eq!(ticks(&mut tester), [true; 3]);
    tester.pass(3.0);
    assert_eq!(shows(&mut tester), None, "the first piece is placed");
}

/// The first lesson once never said what the game is about, and led to the second one without
/// an end.
#[test]
fn the_first_lesson_goes_by_keys_from_the_goal_of_the_game_to_a_celebration() {
    let mut tester = lesson(0);
    let placed = |tester: &mut Tester<LessonScreen>| tester.screen().game().placements();
    tester.pass(2.5);
    tester.pass(1.5);
    assert_eq!(placed(&mut tester), 2, "pieces are shown");
    for _ in 0..30 {
        tester.pass(1.2);
    }
    place(&mut tester);
    assert_eq!(tester.screen().step, 1);
    tester.press(KeyCode::F);
    place(&mut tester);
    assert_eq!((tester.screen().step, tester.screen().state()), (1, ExerciseState::Done));
    place(&mut tester);
    assert_eq!(tester.screen().step, 2);
    place(&mut tester);
    assert_eq!((tester.screen().step, tester.screen().state()), (3, ExerciseState::Open));
    tester.press(KeyCode::F);
    place(&mut tester);
    while tester.screen().state() != ExerciseState::Done {
        assert_ne!(tester.screen().state(), ExerciseState::Failed);
        tester.pass(1.0);
    }
    tester.idle();
    assert!(tester.context().my_progress().has_finished(&lessons()[0].name));
    let shown = tester.shown().join("\n");
    assert!(shown.contains("Your opponent placed the last piece: you win"), "{shown}");
    assert!(shown.contains("Lesson 1 of 6 done") && shown.contains("Next lesson"), "{shown}");
    tester.press(KeyCode::PageDown);
    assert_eq!((tester.screen().index, tester.screen().step), (1, 0));
}

/// The first page once explained crosses before there were any.
#[test]
fn crosses_are_explained_once_there_are_some() {
    let mut tester = lesson(0);
    let about = tester.context().texts.get(msg::LESSON_DEAD).to_owned();
    let mut seen = [false; 2];
    for _ in 0..20 {
        tester.pass(1.2);
        let has_crosses = !tester.screen().game().position().dead().is_empty();
        assert_eq!(tester.shown().contains(&about), has_crosses);
        seen[usize::from(has_crosses)] = true;
    }
    assert_eq!(seen, [true; 2]);
}

/// A player who had learnt how to play once was only led to the next lesson. The button for the
/// game once was where "Try again" had been.
#[test]
fn the_first_lesson_leads_to_the_first_game() {
    let mut tester = step(0, 3);
    // The main button is the last one before those that leave and help.
    let main = |tester: &mut Tester<LessonScreen>| {
        let label = tester.names().into_iter().rev().nth(2).expect("it has buttons");
        Some(label).filter(|_| tester.command(Action::Place) == Some(Message::Place))
    };
    let texts = Texts::new(Language::reference());
    let is = |label| Some(texts.get(label).to_owned());
    assert_eq!(main(&mut tester), is(msg::LESSON_NEXT));
    tester.press(KeyCode::F);
    place(&mut tester);
    while tester.screen().state() != ExerciseState::Done {
        tester.pass(1.0);
    }
    tester.pass(1.0);
    assert_eq!(main(&mut tester), is(msg::LESSON_PLAY));
    let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
        panic!("no game begins")
    };
    assert_eq!(record.game.board_size(), BoardSize::Six);
    assert!(record.seats[0].is_human() && !record.seats[1].is_human());
}

/// The piece in hand once lay over the player's own new piece, marked in red.
#[test]
fn the_piece_in_hand_fits_after_the_opponent_has_answered() {
    let mut tester = step(2, 2);
    let split = "d6,e6,f6,g6".parse().unwrap();
    tester.screen().exercise_mut().unwrap().view.hand.move_to(split);
    place(&mut tester);
    tester.pass(1.0);
    tester.wait_until(|screen| screen.state() == ExerciseState::Open);
    let screen = tester.screen();
    let in_hand = screen.exercise().unwrap().view.hand.placement();
    assert!(screen.game().position().allows(in_hand));
}

#[test]
fn a_demo_begins_again_and_with_reduced_motion_shows_all_pieces_at_once() {
    let mut tester = lesson(1);
    let placed = |tester: &mut Tester<LessonScreen>| tester.screen().game().placements();
    let all = lessons()[1].steps[0].shows.len();
    assert!(all > 1);
    let mut counts = Vec::new();
    for _ in 0..40 {
        tester.pass(0.5);
        counts.push(placed(&mut tester));
    }
    let end = counts.iter().position(|&count| count == all).expect("all are placed");
    assert!(counts[end..].contains(&0) && counts.is_sorted_by(|a, b| a <= b || *b == 0));
    let preferences = Preferences { reduced_motion: true, ..Default::default() };
    let context = Context::new(preferences, Files::nowhere());
    let mut tester = Tester::with(context, |_| LessonScreen::new(1, 0.0));
    for _ in 0..20 {
        tester.pass(0.5);
    }
    assert_eq!(placed(&mut tester), all);
}

/// A paragraph of sixty words once explained what a picture shows.
#[test]
fn every_step_is_explained_in_few_words() {
    for language in Language::all() {
        let texts = Texts::new(language);
        // Other languages need more words.
        let max_words = if language == Language::reference() { 17 } else { 20 };
        for lesson in lessons() {
            for step in 0..lesson.steps.len() {
                let words = texts.lesson_step(lesson, step);
                assert!(words.split_whitespace().count() <= max_words, "{words}");
            }
        }
    }
}

#[test]
fn the_key_press_that_led_to_a_step_does_not_go_to_the_next_one() {
    let mut tester = lesson(1);
    tester.press(KeyCode::Enter);
    assert_eq!(tester.screen().step, 0);
    place(&mut tester);
    tester.press(KeyCode::Enter);
    assert_eq!(tester.screen().step, 1);
    tester.press(KeyCode::PageUp);
    assert_eq!(tester.screen().step, 0);
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
}

/// The key that leads back once left a solved lesson while its line of best play was shown.
#[test]
fn the_key_that_leads_back_first_closes_the_line_after_a_win() {
    let has_goal = |lesson: &Lesson| lesson.steps.iter().position(|it| it.goal == Some(Goal::Win));
    let mut found = lessons().iter().enumerate().filter_map(|(at, it)| Some((at, has_goal(it)?)));
    let (index, number) = found.next().unwrap();
    let mut tester = step(index, number);
    let mut solver = Solver::new(16 << 20);
    let position = tester.screen().game().position();
    let mut wins = |it: &Placement| solver.solve(position.after(*it)).answer == Answer::Loss;
    let best = Placement::all_on(position.free()).find(|it| wins(it)).unwrap();
    tester.screen().exercise_mut().unwrap().view.hand.move_to(best);
    place(&mut tester);
    let start = std::time::Instant::now();
    while tester.screen().line().is_none() {
        assert!(start.elapsed().as_secs() < 300, "the line never comes");
        tester.pass(0.5);
    }
    assert_eq!(tester.screen().state(), ExerciseState::Done);
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Stay));
    assert!(tester.screen().line().is_none());
    assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
}
