//! Tests of the game screen, by keys, mouse and pad.

use super::*;
use std::cell;
use std::sync::LazyLock;
use std::time::Instant;

use crate::ai::{BoardSize, Character, Level, Opponent, Strength};
use crate::app::input::Chord;
use crate::app::screens::open;
use crate::app::screens::play::begin_against;
use crate::app::screens::table::voice::Voice;
use crate::app::settings::{Preferences, Rival};
use crate::app::shell::{Destination, Pressed, Tester};
use crate::app::text::msg;
use crate::app::ui::Command;
use crate::app::window::WindowEvent;
use crate::game::{
    self, Board, Clock, Ending, Entry, Event, Files, Game, GameDigest, GameResult, Origin,
    PlayerName, Seat, Side, TimeControl,
};
use egui::vec2;
use gilrs::Button;
use miniquad::KeyCode;

/// Returns a game of two people on a row of eight free cells.
fn table() -> Tester<TableScreen> {
    let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
    let board = ("##########/".repeat(9) + "........##").parse().unwrap();
    let record = Record::new(seats, Game::new(board)).played_here();
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    // The piece in hand has jumped to the middle of the row by itself; the key for the next fit
    // brings it to the end of the row.
    assert_eq!(table.screen().view.hand.placement(), "c1,d1,e1,f1".parse().unwrap());
    table.press_all(&[KeyCode::F, KeyCode::F]);
    table
}

#[test]
fn a_piece_is_found_placed_taken_back_and_placed_again_by_keys() {
    let mut table = table();
    table.press(KeyCode::Enter);
    assert_eq!(table.screen().session.game().placements(), 1);
    // The next piece in hand is where there is still room.
    assert_eq!(table.screen().view.hand.placement(), "a1,b1,c1,d1".parse().unwrap());
    table.press_all(&[KeyCode::Key2, KeyCode::U]);
    assert_eq!(table.screen().session.game().placements(), 0);
    // The piece that was taken back is in hand where it lay.
    assert_eq!(table.screen().view.hand.placement(), "e1,f1,g1,h1".parse().unwrap());
    table.press(KeyCode::Y);
    assert_eq!(table.screen().session.game().placements(), 1);
    // Where the piece does not fit, it is refused with a notice.
    table.press_all(&[KeyCode::Right, KeyCode::Enter]);
    assert_eq!(table.screen().session.game().placements(), 1);
    assert!(table.notice().is_some());
}

/// Whoever can't see the board once had to move the piece in hand over it blindly.
#[test]
fn a_typed_move_is_made_and_what_is_no_move_is_asked_for_again() {
    let mut table = table();
    for line in ["who", "a1 b1 c1 d2", "hello"] {
        assert!(matches!(table.press(KeyCode::T), Pressed::Ask(_)));
        table.write(line);
        assert!(matches!(table.press(KeyCode::Enter), Pressed::Ask(_)), "{line}");
        table.press(KeyCode::Escape);
    }
    assert_eq!(table.screen().session.game().placements(), 0);
    for _ in 0..2 {
        table.press(KeyCode::T);
        table.write("d1 c1 b1 a1");
        table.press(KeyCode::Enter);
        assert_eq!(table.screen().session.game().placements(), 1);
    }
    assert_eq!(table.notice(), Some("That doesn’t fit there"));
}

/// At the beginning of a game only the piece in hand was once announced, and at the end what Enter
/// does was not; keys that did nothing were silent.
#[test]
fn a_game_says_which_it_is_and_what_keys_do() {
    let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
    let board = ("##########/".repeat(9) + "........##").parse().unwrap();
    let record = Record::new(seats, Game::new(board));
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    table.listen();
    for _ in 0..3 {
        table.idle();
    }
    let said = table.said();
    let opening = "Ann, Bo, 10×10, Unrated. Ann, To move. In your hand: I on ";
    assert!(said.starts_with(opening), "{said}");
    let said = table.said_after(&[KeyCode::Y, KeyCode::M]);
    assert!(said.contains("Redo, not available now. Sound: Off."), "{said}");
    table.press(KeyCode::Enter);
    table.tell(Message::Resign);
    for _ in 0..3 {
        table.pass(5.0);
    }
    let said = table.said();
    assert!(said.contains("Enter: Rematch"), "{said}");
}

/// A game once was unrated without a word, since the coach had stayed on.
#[test]
fn a_game_that_the_coach_watches_says_so_and_its_key_what_it_did() {
    let seats = [Seat::UNNAMED, Seat::from(Level::MAX)];
    let record = Record::new(seats, Game::new(Board::empty()));
    let mut table = Tester::new(|context| {
        context.remembered.coach = Some(true);
        TableScreen::new(record, 0.0)
    });
    table.listen();
    for _ in 0..3 {
        table.idle();
    }
    assert!(table.said().contains(", coach on."));
    assert!(table.said_after(&[KeyCode::C]).contains("Coach: Off."));
}

/// A key that changed nothing once was silent, and of a piece that fits nowhere it was said only
/// that it does not fit there.
#[test]
fn keys_that_move_nothing_say_why() {
    let seats = [Seat::UNNAMED, Seat::UNNAMED];
    let board = ("##########/".repeat(9) + "....######").parse().unwrap();
    let record = Record::new(seats, Game::new(board));
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    table.listen();
    table.said_after(&[KeyCode::Key1]);
    table.said_after(&[KeyCode::Tab]);
    let only = table.said_after(&[KeyCode::Tab]);
    assert!(only.contains("The only spot that fits.") && only.contains("I on a1"), "{only}");
    assert!(table.said_after(&[KeyCode::Down]).contains("I on a1"));
    assert!(table.said_after(&[KeyCode::Key2]).contains("O fits nowhere"));
}

/// After the end, the arrows once went to the buttons while a line was shown; and of a line it was
/// not said that it is a demonstration, by which keys it goes on, nor that it had ended.
#[test]
fn a_line_after_the_end_is_gone_through_by_keys_and_says_so() {
    // The first move lets the second player leave one area of four cells.
    let board = "##########/".repeat(7) + "....######/##########/........##";
    let mut record =
        Record::new([Seat::UNNAMED, Seat::from(Level::MAX)], Game::new(board.parse().unwrap()));
    for cells in ["a3,b3,c3,d3", "a1,b1,c1,d1", "e1,f1,g1,h1"] {
        record.game.execute(Turn::Placement(cells.parse().unwrap())).unwrap();
    }
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    table.listen();
    while table.screen().view.line().is_none() {
        table.press(KeyCode::W);
        table.idle();
        std::thread::yield_now();
    }
    table.wait_until(|table| table.view.line().is_some_and(|line| !line.is_sought()));
    table.idle();
    let said = table.said();
    assert!(said.contains("Demonstration. →: next piece. ←: one back. Esc: end it."), "{said}");
    let step = table.said_after(&[KeyCode::Right]);
    assert!(step.contains(": I on "), "{step}");
    let back = table.said_after(&[KeyCode::Left]);
    assert!(back.contains("Back before I on "), "{back}");
    assert!(table.said_after(&[KeyCode::Escape]).contains("End of the demonstration."));
}

/// After a resignation, the opponent once joked about the last piece, which nobody had placed.
#[test]
fn an_opponent_jokes_about_the_last_piece_only_if_there_was_one() {
    let luna = Character::from_key("luna").unwrap();
    let context = Context::new(Preferences::default(), Files::nowhere());
    let speaks_after = |turn: Turn| {
        let board = ("##########/".repeat(9) + "........##").parse().unwrap();
        let mut record = Record::new([Seat::UNNAMED, Seat::from(luna)], Game::new(board));
        record.game.execute(turn).unwrap();
        assert!(record.game.result().is_some());
        Voice::new(&Session::new(record, 1), &context).is_some()
    };
    assert!(speaks_after(Turn::Placement("c1,d1,e1,f1".parse().unwrap())));
    assert!(!speaks_after(Turn::Resignation(Side::First)));
}

/// Whoever looked at the values of areas only while the opponent was thinking once was not helped.
#[test]
fn values_of_areas_help_during_the_turn_of_the_opponent_too() {
    let seats = [Seat::from(Level::MAX), Seat::UNNAMED];
    let mut table =
        Tester::new(|_| TableScreen::new(Record::new(seats, Game::new(Board::empty())), 0.0));
    table.press(KeyCode::X);
    table.idle();
    assert!(!table.screen().session.awaits_human());
    assert_eq!(table.screen().session.record().origin(), Origin::Assisted);
}

/// After a slow frame, the key that followed the answer to a dialog once was lost.
#[test]
fn a_key_acts_also_when_it_comes_together_with_an_answer_or_a_click() {
    let mut table = table();
    let before = table.screen().view.hand.placement();
    let left = table.input(&[Chord::key(KeyCode::Left)]);
    table.post(Message::XRay);
    table.frame(&left);
    assert!(table.screen().shows_areas);
    assert_ne!(table.screen().view.hand.placement(), before);
}

/// The hint once was placed on a board that had changed since, and ended the program.
#[test]
fn no_line_is_shown_for_the_hint_of_the_position_before() {
    let mut table = table();
    table.press(KeyCode::H);
    while table.screen().insight.decided_hint().is_none() {
        table.pass(0.1);
    }
    table.idle();
    let why = table.input(&[Chord::key(KeyCode::W)]);
    table.post(Message::Place);
    table.frame(&why);
    assert!(table.screen().view.line().is_none());
}

#[test]
fn games_on_boards_of_all_sizes_are_played_to_the_end() {
    for size in BoardSize::ALL {
        let record = || Record::new([Seat::UNNAMED; 2], Game::new(Board::new(size)));
        let over = |table: &mut Tester<TableScreen>| table.screen().session.game().result();
        let mut by_keys = Tester::new(|_| TableScreen::new(record(), 0.0));
        for _ in 0..=size.cells().count() / 4 {
            by_keys.press_all(&[KeyCode::F, KeyCode::Enter]);
        }
        let full = |table: &mut Tester<TableScreen>| {
            let by_placement = |result: GameResult| result.ending == Ending::LastPlacement;
            over(table).is_some_and(by_placement) && table.screen().position().is_over()
        };
        assert!(full(&mut by_keys), "{size}");
        let mut by_pad = Tester::new(|_| TableScreen::new(record(), 0.0));
        for _ in 0..=size.cells().count() / 4 {
            for button in [Button::North, Button::South] {
                let still = by_pad.input(&[]);
                by_pad.frame(&Input { pad: vec![button], ..still });
            }
        }
        assert!(full(&mut by_pad), "{size}");
        let mut by_mouse = Tester::new(|_| TableScreen::new(record(), 0.0));
        // A piece that fits nowhere near the mouse is replaced by another one.
        let cells: Vec<Cell> = size.cells().collect();
        for cell in [cells.as_slice(); 7].concat() {
            if over(&mut by_mouse).is_some() {
                break;
            }
            let still = by_mouse.input(&[]);
            let layout = TableLayout::for_board(size, still.canvas.size);
            let pointer = layout.board.cell(cell).center();
            by_mouse.frame(&Input { pointer, pointer_moved: true, ..still.clone() });
            by_mouse.frame(&Input { pointer, clicked: true, ..still });
        }
        assert!(full(&mut by_mouse), "{size}");
    }
}

#[test]
fn a_finger_brings_buttons_which_a_mouse_does_without() {
    let mut table = table();
    table.context().remembered.knows_the_hand = true;
    let shows_buttons = |table: &mut Tester<TableScreen>| {
        let shown = table.shown();
        ["Rotate", "Place"].map(|text| shown.contains(&text.to_owned()))
    };
    assert_eq!(shows_buttons(&mut table), [false, false]);
    table.context().was_touched = true;
    assert_eq!(shows_buttons(&mut table), [true, true]);
    // Their keys work as before.
    table.press(KeyCode::Enter);
    assert_eq!(table.screen().session.game().placements(), 1);
    let before = table.screen().view.hand.placement();
    table.press(KeyCode::S);
    assert_ne!(table.screen().view.hand.placement(), before);
}

#[test]
fn a_hint_puts_the_winning_piece_into_the_hand_and_is_noted() {
    let mut table = table();
    table.press(KeyCode::H);
    table.wait_until(|table| table.insight.hint().is_some());
    table.idle();
    let ends = ["a1,b1,c1,d1", "e1,f1,g1,h1"].map(|cells| cells.parse().unwrap());
    assert!(ends.contains(&table.screen().view.hand.placement()));
    assert_eq!(table.screen().session.record().origin(), Origin::Assisted);
}

#[test]
fn why_a_hint_wins_is_played_on_the_board_until_a_key_leads_back_to_the_game() {
    let mut table = table();
    table.press(KeyCode::W);
    assert!(table.screen().view.line().is_none(), "there is nothing to explain");
    table.press(KeyCode::H);
    table.wait_until(|table| table.insight.hint().is_some());
    for back in [KeyCode::Enter, KeyCode::Escape, KeyCode::H] {
        table.press(KeyCode::W);
        table.wait_until(|table| table.view.line().is_some_and(|line| !line.is_sought()));
        let screen = table.screen();
        let shown = screen.view.line().unwrap().game().last_placement();
        assert_eq!(shown, screen.insight.hint().map(|hint| hint.placement));
        table.press(back);
        assert!(table.screen().view.line().is_none());
        assert_eq!(table.screen().session.game().placements(), 0, "it was only shown");
    }
    table.press(KeyCode::Enter);
    assert_eq!(table.screen().session.game().placements(), 1);
}

#[test]
fn outcomes_and_x_ray_are_shown_when_they_are_asked_for() {
    let mut table = table();
    let screen = table.screen();
    assert!(!screen.insight.wants_outcomes() && screen.insight.areas().is_none());
    table.press_all(&[KeyCode::O, KeyCode::X]);
    table.wait_until(|table| table.insight.counts() == (2, 3, 5));
    table.wait_until(|table| table.insight.areas().is_some());
    let picture = table.screen().insight.areas().unwrap();
    assert_eq!(picture.areas[0].value.as_ref().unwrap().heap, Some(2));
    table.press_all(&[KeyCode::O, KeyCode::X]);
    table.idle();
    let screen = table.screen();
    assert!(!screen.insight.wants_outcomes() && screen.insight.areas().is_none());
}

/// Labels once shrank at every turn as keys appeared on buttons, Resign became Move now, and the
/// coach's words pushed the turns down.
#[test]
fn nothing_in_the_panel_moves_from_one_state_of_a_game_to_another() {
    let row = || "##########/".repeat(8) + "##......##/........##";
    let game = || Game::new(row().parse().unwrap());
    let level = Seat::from(Level::new(0).unwrap());
    let seats = [Seat::named(PlayerName::new("Ann").unwrap()), level];
    let record = || Record::new(seats.clone(), game()).timed(Some(TimeControl::USUAL[0]));
    let opened = |record: Record| {
        let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
        table.context().remembered.coach = Some(false);
        table.idle();
        table
    };
    let mut thinking = record();
    let first = game::Turn::Placement("d2,e2,d1,e1".parse().unwrap());
    thinking.game.execute(first).unwrap();
    let thinks = opened(thinking.clone());
    let mut states = vec![("own turn", opened(record())), ("thinking", thinks)];
    for (name, key) in [
        ("hint", KeyCode::H),
        ("outcomes", KeyCode::O),
        ("x-ray", KeyCode::X),
        ("coach", KeyCode::C),
    ] {
        let mut table = opened(record());
        table.press(key);
        table.idle();
        states.push((name, table));
    }
    let mut refused = opened(record());
    refused.press_all(&[KeyCode::Key2, KeyCode::Up, KeyCode::Up, KeyCode::Up, KeyCode::Enter]);
    states.push(("refused", refused));
    let mut over = opened(thinking);
    over.tell(Message::Resign);
    over.pass(5.0);
    over.idle();
    assert!(over.screen().shows_result() && states[1].1.screen().session.is_thinking());
    states.push(("over", over));
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (640.0, 480.0)] {
        let canvas = Canvas::new(width, height);
        let mut known = std::collections::HashMap::new();
        for (state, table) in &mut states {
            for (text, place) in table.placed_in(canvas) {
                let is_word = text.chars().filter(|c| c.is_alphabetic()).count() >= 3;
                if is_word && TableLayout::new(canvas.size).panel.contains(place.center()) {
                    let (before, first) = *known.entry(text.clone()).or_insert((place, *state));
                    let same = before.center().distance(place.center()) < 0.1;
                    assert!(same, "{text} moved from {first} to {state} in {canvas:?}");
                }
            }
        }
        assert!(known.len() > 12, "{known:?}");
    }
}

/// Nobody once could stop a game of two computers to look at it, but resign for one of them.
#[test]
fn a_game_of_two_computers_is_held_and_goes_on_faster() {
    let seats = [0, 1].map(|level| Seat::from(Level::new(level).unwrap()));
    let record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    let placed = |table: &mut Tester<TableScreen>| table.screen().session.game().placements();
    table.press(KeyCode::Space);
    for _ in 0..20 {
        table.pass(1.0);
    }
    assert_eq!(placed(&mut table), 0);
    table.tell(Message::Faster);
    assert_eq!(table.screen().present_speed(), 2.0);
    table.press(KeyCode::Space);
    table.wait_until(|screen| screen.session.game().placements() > 0);
    // It once went on, and ended, below the menu.
    table.press(KeyCode::Escape);
    let before = placed(&mut table);
    for _ in 0..20 {
        table.pass(1.0);
    }
    assert_eq!(placed(&mut table), before);
    table.press(KeyCode::Escape);
    assert!(!matches!(table.press_all(&KEYS_TO_RESIGN), Pressed::Ask(_)));
}

/// A player who had skipped the lesson once saw an idle board.
#[test]
fn a_newcomer_learns_how_to_move_rotate_and_place_a_piece() {
    let mut table = Tester::new(|_| {
        let seats = [Seat::UNNAMED, Seat::from(Level::new(0).unwrap())];
        TableScreen::new(Record::new(seats, Game::new(Board::new(BoardSize::Six))), 0.0)
    });
    let shows_checklist = |table: &mut Tester<TableScreen>| {
        let shown = table.shown();
        ["Move", "Rotate", "Place"].iter().all(|text| shown.contains(&(*text).to_owned()))
    };
    for key in [KeyCode::Left, KeyCode::R, KeyCode::F] {
        assert!(shows_checklist(&mut table), "{key:?}");
        table.press(key);
    }
    assert!(shows_checklist(&mut table) && !table.context().remembered.knows_the_hand);
    table.press(KeyCode::Enter);
    assert!(table.context().remembered.knows_the_hand && !shows_checklist(&mut table));
}

/// The checklist once came back in every game until all was done within one.
#[test]
fn gestures_of_earlier_games_stay_ticked_off() {
    let game = || {
        let seats = [Seat::UNNAMED, Seat::from(Level::new(0).unwrap())];
        TableScreen::new(Record::new(seats, Game::new(Board::new(BoardSize::Six))), 0.0)
    };
    let mut table = Tester::new(|_| game());
    table.press(KeyCode::R);
    table.idle();
    assert_eq!(table.context().remembered.gestures_made, [false, true, false]);
    // Placing a piece once had to be learned again in each game.
    table.press(KeyCode::Enter);
    assert_eq!(table.context().remembered.gestures_made, [false, true, true]);
    assert!(!table.context().remembered.knows_the_hand);
    table.reopen(|_| game());
    table.press(KeyCode::Left);
    table.idle();
    assert!(table.context().remembered.knows_the_hand);
}

/// Whoever typed moves once had the guide of the keys for ever, and never saw an opponent's first
/// words.
#[test]
fn whoever_types_a_move_reads_the_first_words_from_then_on() {
    let luna = Character::from_key("luna").unwrap();
    let begin = || {
        let seats = [Seat::UNNAMED, Seat::from(luna)];
        TableScreen::new(Record::new(seats, Game::new(Board::new(BoardSize::Six))), 0.0)
    };
    let mut table = Tester::new(|_| begin());
    let words = table.context().texts.voice(luna, None).to_owned();
    assert!(!table.shown().contains(&words));
    table.press(KeyCode::T);
    table.write("a1 b1 c1 d1");
    table.press(KeyCode::Enter);
    table.reopen(|_| begin());
    assert!(table.shown().contains(&words));
}

/// Nothing once showed that a rung of the ladder was beaten without help, or that it counted. And
/// the title once went on proposing who was beaten.
#[test]
fn the_first_win_without_help_on_the_ladder_brings_a_medal() {
    let pip = Character::all().next().unwrap();
    let mut table = Tester::new(|context| {
        let seats = [context.profile.my_seat(), Seat::from(pip)];
        let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
        context.begin_game(&record);
        let first = game::Turn::Placement("a1,b1,c1,d1".parse().unwrap());
        record.game.execute(first).unwrap();
        record.game.execute(game::Turn::Resignation(Side::Second)).unwrap();
        TableScreen::new(record, 0.0)
    });
    let result = table.screen().session.game().result().unwrap();
    for expected in [1, 0] {
        // This is the frame in which the game ends. The second time, the rung is beaten already.
        let record = table.screen().record().clone();
        let mut screen = TableScreen::new(record, 0.0);
        screen.take_in(&[Event::Ended(result)], table.context());
        assert_eq!(screen.gains.len(), expected);
        if expected == 1 {
            *table.screen() = screen;
        }
    }
    // A card that named it once lay over the last piece.
    table.pass(5.0);
    assert_eq!(table.context().notices.medals().count(), 0);
    let shown = table.shown();
    assert!(shown.contains(&"Beaten without help".to_owned()), "{shown:?}");
    let next = Character::all().nth(1).unwrap();
    assert_eq!(table.context().remembered.last_choice.rival, Rival::Character(next));
}

/// After a win, the player once had to go back to the title to find another opponent. Then a win
/// with help led to the next one, too, though it had brought no medal.
#[test]
fn after_a_win_without_help_on_the_ladder_enter_leads_to_the_next_rung() {
    let rungs: Vec<Character> = Character::all().take(2).collect();
    let against = |winner: Side, is_helped: bool, context: &mut Context| {
        let seats = [context.profile.my_seat(), Seat::from(rungs[0])];
        let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
        if is_helped {
            record.mark_aided();
        }
        context.begin_game(&record);
        let first = game::Turn::Placement("a1,b1,c1,d1".parse().unwrap());
        record.game.execute(first).unwrap();
        record.game.execute(game::Turn::Resignation(winner.other())).unwrap();
        context.save_turn(&record);
        TableScreen::new(record, 0.0)
    };
    for (winner, is_helped, expected) in [
        (Side::First, false, rungs[1]),
        (Side::First, true, rungs[0]),
        (Side::Second, false, rungs[0]),
    ] {
        let mut table = Tester::new(|context| against(winner, is_helped, context));
        table.pass(5.0);
        // The coach once was on without a word that it costs the medal.
        for (coach, why) in [(false, msg::PLAY_MEDAL_OPEN), (true, msg::PLAY_MEDAL_COACHED)] {
            table.context().remembered.coach = Some(coach);
            table.idle();
            let says_why = table.context().texts.get(why).to_owned();
            assert_eq!(table.shown().contains(&says_why), is_helped);
        }
        let Pressed::Go(Destination::Table(next)) = table.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        assert!(next.seats.contains(&Seat::from(expected)), "{winner:?}");
    }
}

/// The second rating, which came last, once was cut.
#[test]
fn the_ratings_of_two_people_are_shown_whole_whatever_their_names_are() {
    let long = ["Maximiliane", "Bartholomew"].map(|name| format!("{name} the Elder"));
    for (names, is_cut) in [(["Ann", "Bo"].map(str::to_owned), false), (long, true)] {
        let mut table = Tester::new(|context| {
            let seats = names.each_ref().map(|name| {
                let name = PlayerName::new(name).unwrap();
                context.add_person(name.as_str());
                context.profile.people().seat_of(&name)
            });
            let record = Record::new(seats, Game::new(Board::new(BoardSize::Six))).agreed();
            context.begin_game(&record);
            TableScreen::new(record, 0.0)
        });
        table.press_all(&[KeyCode::F, KeyCode::Enter]);
        table.tell(Message::Resign);
        table.pass(5.0);
        let shown = table.shown();
        let line = shown.iter().find(|text| text.contains("(+") && text.contains("(-"));
        let line = line.unwrap_or_else(|| panic!("{shown:?}"));
        assert_eq!(line.contains('…'), is_cut, "{line}");
        assert_eq!(line.ends_with("6×6"), !is_cut, "{line}");
    }
}

/// They once did nothing before F10 was pressed, which nothing on the screen mentions.
#[test]
fn tab_and_arrows_choose_among_the_buttons_of_the_result() {
    let mut record = Record::new([Seat::UNNAMED; 2], Game::new(Board::new(BoardSize::Six)));
    let first = game::Turn::Placement("a1,b1,c1,d1".parse().unwrap());
    for command in [first, game::Turn::Resignation(Side::Second)] {
        record.game.execute(command).unwrap();
    }
    for next in [KeyCode::Tab, KeyCode::Right] {
        let mut table = Tester::new(|_| TableScreen::new(record.clone(), 0.0));
        table.pass(5.0);
        table.press_all(&[next, next]);
        let opened = table.press(KeyCode::Enter);
        assert!(matches!(opened, Pressed::Open(Destination::Review(_))), "beside Rematch");
    }
}

/// The person once was above or below, as the first or the second to place.
#[test]
fn a_person_is_below_the_computer_whoever_begins() {
    let seats = [Seat::UNNAMED, Seat::from(Level::MAX)];
    let [first, second] = seats.clone();
    for seats in [seats, [second, first]] {
        let record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
        let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
        table.idle();
        let placed = table.placed_in(Canvas::new(1280.0, 800.0));
        let top = |name: &str| placed.iter().find(|(text, _)| text.starts_with(name)).unwrap().1;
        assert!(top("You").top() > top("Level 10").bottom());
    }
}

/// In the middle of the card, the button once lay on the end of a long name.
#[test]
fn the_button_that_hurries_an_opponent_lies_on_no_name() {
    let seats = [Seat::from(Opponent::Fitting(Strength::new(800).unwrap())), Seat::UNNAMED];
    let record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    table.idle();
    for (width, height) in [(1280.0, 800.0), (700.0, 1000.0), (800.0, 1280.0), (640.0, 480.0)] {
        let placed = table.placed_in(Canvas::new(width, height));
        let place = |name: &str| placed.iter().find(|(text, _)| text.starts_with(name)).unwrap().1;
        let button = place("Play now").expand2(vec2(8.0, 4.0));
        assert!(!button.intersects(place("Sparring")), "{width}x{height}");
    }
}

/// The keys that choose the last entry of the game's menu.
const KEYS_TO_RESIGN: [KeyCode; 4] = [KeyCode::Escape, KeyCode::Up, KeyCode::Right, KeyCode::Enter];

fn ask_to_resign_by_keys(table: &mut Tester<TableScreen>) {
    assert!(matches!(table.press_all(&KEYS_TO_RESIGN), Pressed::Ask(_)));
    assert!(table.shown().contains(&"Resign this game?".to_owned()));
}

/// Pressing R twice to rotate a piece twice once resigned the game.
#[test]
fn keys_that_rotate_pieces_elsewhere_rotate_them_here_and_do_not_resign() {
    let mut table = table();
    for key in [KeyCode::R, KeyCode::Space, KeyCode::S, KeyCode::R] {
        let before = table.screen().view.hand.placement().orientation();
        assert!(matches!(table.press(key), Pressed::Stay), "{key:?}");
        assert_ne!(table.screen().view.hand.placement().orientation(), before, "{key:?}");
    }
    assert!(table.screen().session.game().result().is_none());
}

#[test]
fn space_hurries_an_opponent_who_thinks() {
    let seats = [Seat::from(Level::MAX), Seat::UNNAMED];
    let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    let hurries = |record: &Record| {
        let mut table = Tester::new(|_| TableScreen::new(record.clone(), 0.0));
        table.idle();
        matches!(table.command(Action::Hurry), Some(Message::Hurry))
    };
    assert!(hurries(&record));
    let first = game::Turn::Placement("d2,e2,d1,e1".parse().unwrap());
    record.game.execute(first).unwrap();
    assert!(!hurries(&record), "it turns the piece");
}

/// Resigning on an empty board once lost a rated game.
#[test]
fn a_game_without_a_placement_is_left_and_not_lost() {
    let mut table = table();
    assert!(matches!(table.tell(Message::Resign), Pressed::Go(Destination::Title)));
    assert!(
        table.context().unfinished().is_none() && table.context().profile.mine().games().len() == 0
    );
    for size in BoardSize::ALL {
        let record = Record::new([Seat::UNNAMED; 2], Game::new(Board::new(size)));
        open(Destination::Table(Box::new(record)), table.context());
        assert!(table.context().unfinished().is_none(), "{size}");
    }
}

#[test]
fn resigning_asks_once_and_the_loser_begins_the_rematch() {
    let mut table = table();
    table.press(KeyCode::Enter);
    ask_to_resign_by_keys(&mut table);
    table.press(KeyCode::Enter);
    assert!(table.screen().session.game().result().is_none(), "Enter plays on");
    ask_to_resign_by_keys(&mut table);
    table.press_all(&[KeyCode::Right, KeyCode::Enter]);
    let result = table.screen().session.game().result().unwrap();
    assert_eq!(result.winner, Side::First);
    assert_eq!(
        table.screen().session.record().rematch().seats[0],
        table.screen().session.seats()[1]
    );
}

/// The button once was lit for 0.8 seconds before it did anything.
#[test]
fn a_rematch_begins_as_soon_as_it_is_offered() {
    let mut table = table();
    table.press(KeyCode::Enter);
    table.tell(Message::Resign);
    for _ in 0..100 {
        table.pass(0.1);
        if table.screen().shows_result() {
            break;
        }
    }
    assert!(matches!(table.press(KeyCode::Enter), Pressed::Go(Destination::Table(_))));
}

/// Whoever placed the last piece by a key and pressed it again once began the next game, and never
/// saw the result.
#[test]
fn a_press_that_was_meant_for_the_board_does_not_begin_the_next_game() {
    let over = || {
        let mut table = table();
        table.press_all(&[KeyCode::Enter, KeyCode::Enter]);
        assert!(table.screen().session.game().result().is_some());
        table
    };
    let goes_on = |table: &mut Tester<TableScreen>| {
        matches!(table.press(KeyCode::Enter), Pressed::Go(Destination::Table(_)))
    };
    let mut hammered = over();
    for _ in 0..30 {
        hammered.pass(0.2);
        assert!(!goes_on(&mut hammered), "one of a row of presses");
    }
    hammered.pass(1.0);
    assert!(goes_on(&mut hammered), "a fresh press");
    // The presses waited while a frame took long.
    let mut queued = over();
    queued.context().now += 60.0;
    assert!(!goes_on(&mut queued) && !goes_on(&mut queued));
    queued.pass(1.0);
    assert!(goes_on(&mut queued));
    let mut held = over();
    for _ in 0..30 {
        held.context().now += 0.1;
        let repeated = vec![Chord::key(KeyCode::Enter)];
        let input = Input { repeated, ..held.input(&[]) };
        assert!(matches!(held.frame(&input), Pressed::Stay), "a held key");
    }
    assert!(!held.screen().shows_result());
}

/// A result that was pressed away once was to be found only in the history.
#[test]
fn a_new_game_leads_back_to_the_last_result_until_a_piece_is_placed() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    let mut last = Record::new([Seat::UNNAMED; 2], Game::new(Board::new(BoardSize::Six)));
    last.game.execute(game::Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    let mut record = last.rematch();
    let offers = |record: &Record, context: &Context| {
        let table = TableScreen::new(record.clone(), 0.0);
        let is_it = |it: &Command<Message>| matches!(it.message, Some(Message::LastResult));
        table.rows_in_play(context).help.iter().any(is_it)
    };
    assert!(!offers(&record, &context), "there was no game");
    context.save(&last);
    assert!(!offers(&record, &context), "it is not over");
    last.game.execute(game::Turn::Resignation(Side::Second)).unwrap();
    context.save(&last);
    assert!(offers(&record, &context));
    let mut table = Tester::with(context, |_| TableScreen::new(record.clone(), 0.0));
    assert!(table.shown().contains(&"Last result".to_owned()), "the icon once had no word");
    let Pressed::Go(Destination::Table(shown)) = table.tell(Message::LastResult) else {
        panic!("the result is not shown")
    };
    assert_eq!(shown.id(), last.id());
    table.reopen(|_| TableScreen::new(*shown, 0.0));
    assert!(table.screen().shows_result(), "at once");
    record.game.execute(game::Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    assert!(!offers(&record, table.context()), "a piece was placed");
}

/// In a window of the size that it has at its first start, the headline once ended in an ellipsis.
#[test]
fn the_longest_headline_is_not_cut() {
    let mut record =
        Record::new([Seat::from(Level::MAX), Seat::from(Level::MAX)], Game::new(Board::empty()));
    record.game.execute(game::Turn::Resignation(Side::First)).unwrap();
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    table.idle();
    let name = table.context().texts.level(Level::MAX);
    let headline = table.context().texts.with(msg::RESULT_WON, "name", name.as_str());
    assert!(table.shown_in(Canvas::new(1100.0, 720.0)).contains(&headline), "{headline}");
}

/// A player who leaves the table finds the clock as it was, and running out of time ends the game.
#[test]
fn a_timed_game_is_saved_with_its_clock_and_lost_on_time() {
    let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
    let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    let left = [Duration::from_secs(60), Duration::from_millis(300)];
    record.clock = Clock::from_left("1+2".parse().unwrap(), left);
    let mut table = Tester::new(|_| TableScreen::new(record.clone(), 0.0));
    assert!(table.shown().contains(&"1:00".to_owned()));
    table.tell(Message::Leave);
    assert!(table.context().unfinished().is_none());
    table.reopen(|_| TableScreen::new(record, 0.0));
    table.press(KeyCode::Enter);
    table.tell(Message::Leave);
    let kept = table.context().unfinished().unwrap().clock.unwrap();
    assert!(kept.left(Side::First) > left[0] && kept.left(Side::Second) < left[1]);
    table.reopen(|context| TableScreen::new(context.unfinished().unwrap(), 0.0));
    table.wait_until(|screen| screen.session.game().result().is_some());
    table.pass(5.0);
    let shown = table.shown();
    // The turn that decided it is not searched for.
    for text in ["Bo ran out of time.", "The clock decided it."] {
        assert!(shown.contains(&text.to_owned()), "{shown:?}");
    }
    assert!(!table.shown().iter().any(|text| text.starts_with("Take back")));
}

thread_local! {
    /// Time since the start of a game, which passes only when a test says so.
    static PASSED: cell::Cell<Duration> = const { cell::Cell::new(Duration::ZERO) };
}

fn time() -> Instant {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    *START + PASSED.get()
}

fn pass(seconds: u64) {
    PASSED.set(PASSED.get() + Duration::from_secs(seconds));
}

/// Returns a game of two people who have a minute and have placed a piece each.
fn timed_table() -> Tester<TableScreen> {
    let mut record = Record::new([Seat::UNNAMED; 2], Game::new(Board::new(BoardSize::Six)));
    for cells in ["a6,b6,c6,d6", "a5,b5,c5,d5"] {
        record.game.execute(game::Turn::Placement(cells.parse().unwrap())).unwrap();
    }
    record.clock = Some(Clock::new("1+2".parse().unwrap()));
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    table.screen().session.set_time(time);
    table
}

fn left(table: &mut Tester<TableScreen>) -> Duration {
    table.idle();
    table.screen().session.time_left(Side::First).unwrap()
}

/// Whoever left the table by way of another screen once got back the time since the clock was saved
/// last.
#[test]
fn the_clock_is_saved_whatever_leads_away_from_the_table() {
    let mut table = timed_table();
    pass(5);
    let other = Record::new([Seat::UNNAMED; 2], Game::new(Board::new(BoardSize::Six)));
    let flow = table.tell(Message::Play(Box::new(other)));
    assert!(matches!(flow, Pressed::Go(Destination::Table(_))));
    let clock = table.context().unfinished().unwrap().clock.unwrap();
    assert_eq!(clock.left(Side::First), Duration::from_secs(55));
}

/// While the player read the help, the opponent once moved, and the player's clock ran out.
#[test]
fn no_clock_runs_under_the_help_or_a_question() {
    let mut table = timed_table();
    pass(5);
    table.cover();
    pass(500);
    table.idle();
    assert!(table.screen().curtain.is_drawn);
    table.uncover();
    assert_eq!(left(&mut table), Duration::from_secs(55));
    pass(1);
    assert_eq!(left(&mut table), Duration::from_secs(54), "it goes on by itself");
    table.press(KeyCode::Escape);
    table.idle();
    pass(500);
    assert_eq!(left(&mut table), Duration::from_secs(54));
    assert!(table.shown().contains(&"Paused".to_owned()));
    table.press(KeyCode::Escape);
    table.idle();
    assert!(!table.shown().contains(&"Paused".to_owned()));
}

#[test]
fn a_game_whose_window_was_left_waits_for_a_key() {
    let mut table = timed_table();
    let leave = Input { events: vec![WindowEvent::Focus(false)], ..table.input(&[]) };
    table.frame(&leave);
    pass(500);
    table.pass(500.0);
    let come = Input { events: vec![WindowEvent::Focus(true)], ..table.input(&[]) };
    table.frame(&come);
    pass(500);
    assert_eq!(left(&mut table), Duration::from_secs(60));
    assert!(table.shown().contains(&"Press any key or click to continue".to_owned()));
    let before = table.screen().view.hand.placement();
    table.press(KeyCode::Enter);
    assert_eq!(table.screen().session.game().placements(), 2, "the key does nothing else");
    assert_eq!(table.screen().view.hand.placement(), before);
    table.idle();
    assert!(!table.shown().contains(&"Paused".to_owned()));
    pass(1);
    assert_eq!(left(&mut table), Duration::from_secs(59));
}

#[test]
fn a_finished_game_is_counted_once_with_the_help_that_was_used() {
    let mut table = Tester::new(|context| {
        let seats = [context.profile.my_seat(), Seat::from(Level::new(0).unwrap())];
        let record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
        context.begin_game(&record);
        TableScreen::new(record, 0.0)
    });
    // The game would be rated, so the aid must be confirmed.
    table.press_all(&[KeyCode::F, KeyCode::H, KeyCode::H]);
    table.wait_until(|table| table.insight.hint().is_some());
    table.idle();
    table.press(KeyCode::Enter);
    table.tell(Message::Resign);
    table.pass(3.0);
    table.press(KeyCode::U);
    table.tell(Message::Resign);
    let mine = table.context().profile.mine();
    assert_eq!(mine.games().len(), 1);
    let game = mine.games().next().unwrap();
    assert_eq!(
        (game.aid().hinted, game.aid().undone, game.won(), game.level()),
        (true, false, false, Some(0))
    );
}

/// The new rating once was shown without its board, beside another one in the title.
#[test]
fn the_result_names_the_board_of_the_rating() {
    let mut table = Tester::new(|context| {
        let seats = [context.profile.my_seat(), Seat::from(Level::new(0).unwrap())];
        let record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
        context.begin_game(&record);
        TableScreen::new(record, 0.0)
    });
    table.press_all(&[KeyCode::F, KeyCode::Enter]);
    table.tell(Message::Resign);
    table.pass(5.0);
    let rating = table.context().profile.mine().rating(BoardSize::Six);
    let expected = format!("Elo {rating:.0} (6×6) · {:+.0}", rating - 800.0);
    let shown = table.shown();
    assert!(shown.contains(&expected), "{expected}: {shown:?}");
}

/// After a resignation, the turn that had decided the game once was searched for many seconds, and
/// not found.
#[test]
fn the_turn_that_decided_a_resigned_game_is_not_searched_for() {
    let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
    let mut record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
    let first = game::Turn::Placement("d2,e2,d1,e1".parse().unwrap());
    record.game.execute(first).unwrap();
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    table.tell(Message::Resign);
    table.pass(5.0);
    let shown = table.shown();
    assert!(shown.contains(&"Bo resigned.".to_owned()), "{shown:?}");
    let seeks = table.context().texts.get(msg::COACH_SEARCHING_DECISIVE).to_owned();
    assert!(!shown.contains(&seeks), "{shown:?}");
}

/// The turn under a resting mouse once looked like the current one while the player used keys.
#[test]
fn a_resting_mouse_points_at_no_turn() {
    let mut table = table();
    table.press(KeyCode::Enter);
    let canvas = table.input(&[]).canvas;
    let cells = table.screen().session.game().last_placement().unwrap().cells();
    let pointer = table.screen().layout(canvas).board.cell(cells.cells().next().unwrap()).center();
    let rests = |table: &Tester<TableScreen>| Input { pointer, ..table.input(&[]) };
    let moved = Input { pointer_moved: true, ..rests(&table) };
    table.frame(&moved);
    assert_eq!(table.screen().turn_hovered_on_board, Some(0));
    let still = rests(&table);
    table.frame(&still);
    assert_eq!(table.screen().turn_hovered_on_board, Some(0));
    let key = Input { pointer, ..table.input(&[Chord::key(KeyCode::Left)]) };
    table.frame(&key);
    table.frame(&still);
    assert_eq!(table.screen().turn_hovered_on_board, None);
    table.frame(&moved);
    assert_eq!(table.screen().turn_hovered_on_board, Some(0));
}

/// The pieces once could be chosen while two computers played.
#[test]
fn whoever_watches_two_computers_has_no_pieces_to_choose() {
    let has_tray = |seats: [Seat; 2]| {
        let record = Record::new(seats, Game::new(Board::new(BoardSize::Six)));
        let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
        table.shown().contains(&"7".to_owned())
    };
    assert!(has_tray([Seat::UNNAMED, Seat::from(Level::MAX)]));
    assert!(!has_tray([Seat::from(Level::MAX), Seat::from(Level::MAX)]));
}

/// After the end, the x-ray once said that the player to move could win.
#[test]
fn the_x_ray_is_gone_after_the_end() {
    let mut table = table();
    table.press_all(&[KeyCode::Enter, KeyCode::X]);
    table.wait_until(|table| table.insight.areas().is_some());
    table.tell(Message::Resign);
    table.idle();
    assert!(table.screen().session.game().result().is_some());
    assert!(table.screen().insight.areas().is_none());
}

#[test]
fn a_named_player_has_a_word_at_the_beginning_unless_voices_are_off() {
    let luna = Character::from_key("luna").unwrap();
    let game = Game::new(Board::empty());
    let mut record = Record::new([Seat::UNNAMED, Seat::from(luna)], game);
    for cells in ["a1,b1,c1,d1", "c6,d6,e6,f6"] {
        record.game.execute(game::Turn::Placement(cells.parse().unwrap())).unwrap();
    }
    let mut table = Tester::new(|context| {
        context.remembered.knows_the_hand = true;
        TableScreen::new(record, 0.0)
    });
    let says = |table: &mut Tester<TableScreen>, has_won| {
        let words = table.context().texts.voice(luna, has_won).to_owned();
        table.shown().contains(&words)
    };
    assert!(says(&mut table, None));
    table.context().preferences.voices = false;
    assert!(!says(&mut table, None));
    table.context().preferences.voices = true;
    table.tell(Message::Resign);
    table.pass(5.0);
    assert!(!says(&mut table, Some(true)) && !says(&mut table, None));
}

/// The turning point once took the place of the last words before anybody could read them.
#[test]
fn the_last_words_stand_below_the_turning_point_in_every_size() {
    let luna = Character::from_key("luna").unwrap();
    let board = "##########/".repeat(9) + "........##";
    let mut record =
        Record::new([Seat::UNNAMED, Seat::from(luna)], Game::new(board.parse().unwrap()));
    record.game.execute(game::Turn::Placement("c1,d1,e1,f1".parse().unwrap())).unwrap();
    let mut table = Tester::new(|_| TableScreen::new(record, 0.0));
    let words = table.context().texts.voice(luna, Some(true)).to_owned();
    let decisive = table.context().texts.with(msg::COACH_DECISIVE, "n", 1);
    for _ in 0..1000 {
        if table.shown().contains(&decisive) {
            break;
        }
        table.pass(0.1);
    }
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (640.0, 480.0), (400.0, 800.0)] {
        let shown = table.shown_in(Canvas::new(width, height));
        assert!([&words, &decisive].iter().all(|it| shown.contains(it)), "{shown:?}");
    }
}

/// Returns a game against Tao that the person threw away at the first turn, though a piece would
/// have won there that few would find. It is counted, and the position is kept.
fn thrown_away(context: &mut Context) -> Record {
    let tao = Seat::from(Character::from_key("tao").unwrap());
    let mut record = Record::new([context.profile.my_seat(), tao], Game::new(Board::empty()));
    record.game.execute(game::Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    record.game.execute(game::Turn::Resignation(Side::First)).unwrap();
    context.save_turn(&record);
    let findings = r#"(winners: "12", better: {0: "e1,f1,g1,h1"}, winning: Some((3, 41)))"#;
    let (game, findings) = (GameDigest::new(&record.game), ron::from_str(findings).unwrap());
    context.add(Entry::Found { game, findings });
    record
}

#[test]
fn a_position_that_is_kept_is_told_beside_the_turning_point() {
    let mut table = Tester::new(|context| TableScreen::new(thrown_away(context), 0.0));
    table.pass(5.0);
    let [kept, looks] =
        [msg::AGAIN_KEPT, msg::AGAIN_LOOKING].map(|it| table.context().texts.get(it).to_owned());
    let shown = table.shown();
    assert!(shown.contains(&kept) && !shown.contains(&looks), "{shown:?}");
    let won = Record::new(table.screen().session.seats().clone(), Game::new(Board::empty()));
    table.reopen(|_| TableScreen::new(won, 0.0));
    assert!(!table.shown().contains(&kept));
}

/// Whoever began the rematch at once never heard that a position was kept.
#[test]
fn a_position_that_is_kept_after_the_rematch_began_is_told_at_its_end_or_at_the_title() {
    let begun = || {
        let mut next = None;
        let mut table = Tester::new(|context| {
            let record = thrown_away(context);
            let key = context.my_deck().cards().next().unwrap().key.clone();
            context.profile.kept.push_back(key);
            next = Some(record.rematch());
            TableScreen::new(record.rematch(), 0.0)
        });
        table.idle();
        assert_eq!(table.context().profile.kept.len(), 1, "it waits");
        (table, next.unwrap())
    };
    let (mut table, mut next) = begun();
    next.game.execute(game::Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
    next.game.execute(game::Turn::Resignation(Side::First)).unwrap();
    table.reopen(|_| TableScreen::new(next, 0.0));
    table.pass(5.0);
    let shown = table.shown().join("\n");
    assert!(shown.contains("Kept in Second chance\nAgainst Tao"), "{shown}");
    let (mut table, _) = begun();
    table.context().take_in_findings(false);
    assert!(table.notice().is_some_and(|it| it.starts_with("Kept in Second chance · Against Tao")));
}

#[test]
fn the_next_rung_begins_with_a_moment_that_a_press_ends_and_reduced_motion_leaves_out() {
    let arrive = |is_reduced: bool| {
        Tester::new(|context| {
            context.remembered.coach = Some(false);
            context.preferences.reduced_motion = is_reduced;
            let rungs: Vec<Character> = Character::all().take(2).collect();
            let mut record = begin_against(rungs[0], context);
            let first = game::Turn::Placement("a1,b1,c1,d1".parse().unwrap());
            for command in [first, game::Turn::Resignation(Side::Second)] {
                record.game.execute(command).unwrap();
                context.save_turn(&record);
            }
            let record = begin_against(rungs[1], context);
            TableScreen::new(record, 0.0).arriving(context)
        })
    };
    let mut table = arrive(false);
    let taught = "Pip teaches: Dead cells".to_owned();
    assert!(table.shown().contains(&taught));
    table.press_all(&[KeyCode::F, KeyCode::Enter]);
    assert!(!table.shown().contains(&taught));
    assert_eq!(table.screen().session.game().placements(), 0);
    table.press(KeyCode::Enter);
    assert_eq!(table.screen().session.game().placements(), 1);
    assert!(!arrive(true).shown().contains(&taught));
    let mut table = arrive(false);
    table.pass(3.0);
    assert!(!table.shown().contains(&taught));
}
