//! Tests of the coach at the table: its warning, its clues, and which games it watches.

use std::time::{Duration, Instant};

use super::super::screen::TableScreen;
use crate::ai::{BoardSize, Level};
use crate::app::input::Input;
use crate::app::shell::{Context, Destination, Pressed, Tester};
use crate::app::text::msg;
use crate::app::ui::TableLayout;
use crate::game::{
    Aid, Board, Entry, Game, GameMeta, Identity, Origin, PersonId, Record, Seat, Side, StoredGame,
    Timestamp, Turn,
};
use miniquad::KeyCode;

/// The longest time to wait for the coach, on a busy machine.
const MAX_WAIT: Duration = Duration::from_secs(30);

/// Returns a board with a row of eight free cells and a square: a piece in the middle of the
/// row wins, one at its end loses.
fn board() -> Board {
    let rows = "##########/".repeat(6) + "..########/..########/##########/........##";
    rows.parse().unwrap()
}

fn newcomer(board: Board) -> Tester<TableScreen> {
    Tester::new(|_| {
        let seats = [Seat::UNNAMED, Seat::from(Level::new(0).unwrap())];
        TableScreen::new(Record::new(seats, Game::new(board)), 0.0)
    })
}

fn shows(table: &mut Tester<TableScreen>, message: crate::app::text::Message) -> bool {
    let text = table.context().texts.get(message).to_owned();
    table.shown().contains(&text) || table.screen().coach_tip() == message
}

/// Lets time pass until a step returns a value; panics if it does not in time.
fn until<T>(
    table: &mut Tester<TableScreen>,
    mut step: impl FnMut(&mut Tester<TableScreen>) -> Option<T>,
) -> T {
    let since = Instant::now();
    loop {
        if let Some(found) = step(table) {
            return found;
        }
        assert!(since.elapsed() < MAX_WAIT, "it never happened");
        table.pass(0.1);
        std::thread::yield_now();
    }
}

fn wait_for(table: &mut Tester<TableScreen>, message: crate::app::text::Message) {
    until(table, |table| shows(table, message).then_some(()));
}

/// Places an I at the left end of the row.
fn blunder(table: &mut Tester<TableScreen>) {
    table.press(KeyCode::Key1);
    while table.screen().placement() != "a1,b1,c1,d1".parse().unwrap() {
        table.press(KeyCode::F);
    }
    table.press(KeyCode::Enter);
}

#[test]
fn the_coach_warns_of_a_newcomers_blunder_which_is_taken_back() {
    let mut table = newcomer(board());
    wait_for(&mut table, msg::COACH_KNOWS);
    blunder(&mut table);
    wait_for(&mut table, msg::COACH_BLUNDER);
    table.press(KeyCode::U);
    table.idle();
    assert!(!shows(&mut table, msg::COACH_BLUNDER));
    assert_eq!(table.screen().record().game.placements(), 0);
}

/// The coach's words once stayed on the result of a game that the blunder had ended, and hid
/// what could be done then. The line of the last piece was said to be out of sight.
#[test]
fn a_blunder_that_ends_the_game_is_left_to_the_result() {
    let mut table = newcomer(("##########/".repeat(9) + "........##").parse().unwrap());
    wait_for(&mut table, msg::COACH_KNOWS);
    table.press(KeyCode::Enter);
    assert!(table.screen().record().game.result().is_some());
    wait_for(&mut table, msg::COACH_TRY_AGAIN);
    table.press(KeyCode::W);
    assert!(shows(&mut table, msg::LINE_LAST_YOURS) && !shows(&mut table, msg::COACH_TOO_FAR));
}

/// Enter and a click once were refused ("Wait for your turn") while the opponent's card was
/// lit, though the game waited for the person.
#[test]
fn a_warning_by_the_coach_is_answered_by_the_key_that_places() {
    for by_pad in [false, true] {
        let mut table = newcomer(board());
        blunder(&mut table);
        wait_for(&mut table, msg::COACH_BLUNDER);
        assert!(shows(&mut table, msg::GAME_YOUR_TURN) && !shows(&mut table, msg::GAME_THINKING));
        let still = table.input(&[]);
        let layout = TableLayout::for_board(BoardSize::Ten, still.canvas.size);
        let pointer = layout.board.cell("f4".parse().unwrap()).center();
        table.frame(&Input { pointer, pointer_moved: true, ..still.clone() });
        table.frame(&Input { pointer, clicked: true, ..still });
        assert_eq!(table.notice(), None);
        assert!(shows(&mut table, msg::COACH_BLUNDER), "it is taken back by its buttons");
        if by_pad {
            let press = Input { pad: vec![gilrs::Button::South], ..table.input(&[]) };
            table.frame(&press);
        } else {
            table.press(KeyCode::Enter);
        }
        assert_eq!(table.notice(), None);
        assert_eq!(table.screen().record().game.placements(), 0);
        table.idle();
        assert!(!shows(&mut table, msg::COACH_BLUNDER));
    }
}

/// The coach once told one of two people before the other that the win was gone, and where it
/// was.
#[test]
fn the_coach_sits_in_no_game_of_two_people() {
    let mut table = Tester::new(|context| {
        context.remembered.coach = Some(true);
        TableScreen::new(Record::new([Seat::UNNAMED; 2], Game::new(Board::empty())), 0.0)
    });
    table.idle();
    assert_eq!(table.screen().coach_tip(), msg::TIP_COACH);
    table.press_all(&[KeyCode::C, KeyCode::C]);
    assert_eq!(table.context().remembered.coach, Some(true), "there is nothing to switch");
    assert_eq!(table.screen().record().origin(), Origin::Played);
}

/// "That gives the win away" once was all that the coach said.
#[test]
fn a_blunder_is_answered_to_its_end_on_the_board_until_it_is_taken_back() {
    let mut table = newcomer(board());
    blunder(&mut table);
    wait_for(&mut table, msg::COACH_BLUNDER);
    table.press(KeyCode::W);
    wait_for(&mut table, msg::LINE_LAST_YOURS);
    assert_eq!(table.screen().record().game.placements(), 1, "it is only shown");
    table.press_all(&[KeyCode::Right, KeyCode::Left, KeyCode::Enter]);
    table.idle();
    assert!(!shows(&mut table, msg::LINE_LAST_YOURS) && !shows(&mut table, msg::COACH_BLUNDER));
    assert_eq!(table.screen().record().game.placements(), 0);
}

#[test]
fn after_the_game_the_turn_that_decided_it_is_tried_again() {
    let mut table = newcomer(board());
    blunder(&mut table);
    wait_for(&mut table, msg::COACH_BLUNDER);
    table.pass(5.0);
    assert_eq!(table.screen().record().game.placements(), 1, "the reply is held");
    table.press(KeyCode::Space);
    until(&mut table, |table| (table.screen().record().game.placements() == 2).then_some(()));
    // The square is all that is left.
    table.press_all(&[KeyCode::F, KeyCode::Enter]);
    table.pass(3.0);
    wait_for(&mut table, msg::COACH_TRY_AGAIN);
    table.press(KeyCode::W);
    wait_for(&mut table, msg::LINE_LAST_YOURS);
    assert!(shows(&mut table, msg::COACH_TRY_AGAIN), "it can be tried again beside the line");
    for key in [KeyCode::Escape, KeyCode::W] {
        table.press(key);
        table.idle();
        assert!(!shows(&mut table, msg::LINE_LAST_YOURS), "the result is shown again");
        table.press(KeyCode::W);
        wait_for(&mut table, msg::LINE_LAST_YOURS);
    }
    let again = until(&mut table, |table| match table.press(KeyCode::T) {
        Pressed::Go(Destination::Table(record)) => Some(record),
        _ => None,
    });
    assert!(again.game.turns().is_empty(), "from the first turn, which decided the game");
}

/// The line once began behind the resignation, and ended the program.
#[test]
fn after_a_resignation_in_a_won_position_the_line_shows_the_win() {
    let mut table = Tester::new(|_| {
        let mut game = Game::new(board());
        game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
        game.execute(Turn::Resignation(Side::Second)).unwrap();
        TableScreen::new(Record::new([Seat::UNNAMED, Seat::UNNAMED], game), 0.0)
    });
    // "Move 2 was the turning point" was once said of it.
    let second = table.context().texts.get(msg::PLAYER_TWO).to_owned();
    let decisive = table.context().texts.with(msg::REVIEW_RESIGNED_WON, "name", second);
    until(&mut table, |table| table.shown().contains(&decisive).then_some(()));
    table.press(KeyCode::W);
    let seats = [Seat::UNNAMED, Seat::UNNAMED];
    let texts = &table.context().texts;
    let last = texts.with(msg::LINE_LAST_NAMED, "name", texts.name_of(&seats, Side::First));
    until(&mut table, |table| table.shown().contains(&last).then_some(()));
}

/// "No single move decided it" once was all that was said of a game that was lost from the
/// start.
#[test]
fn a_game_that_no_turn_decided_is_shown_and_tried_again_from_where_it_was_lost() {
    let squares = "..#..#..##/".repeat(2) + "##########/" + &"..#..#####/".repeat(2);
    let rows = "##########/".repeat(5) + squares.trim_end_matches('/');
    let mut table = newcomer(rows.parse().unwrap());
    for placements in [2, 4, 5] {
        table.press_all(&[KeyCode::Key2, KeyCode::F, KeyCode::Enter]);
        until(&mut table, |table| {
            (table.screen().record().game.placements() == placements).then_some(())
        });
        table.pass(2.0);
    }
    table.pass(3.0);
    let lost = table.context().texts.with(msg::COACH_LOST_FROM_YOU, "n", 1);
    until(&mut table, |table| table.shown().contains(&lost).then_some(()));
    assert!(shows(&mut table, msg::COACH_TRY_AGAIN));
    table.press(KeyCode::W);
    wait_for(&mut table, msg::LINE_LAST_YOURS);
    let Pressed::Go(Destination::Table(again)) = table.press(KeyCode::T) else {
        panic!("it is not tried again")
    };
    assert_eq!(again.game.placements(), 0);
}

/// The winning placement once lay on the board with the warning, and nobody had to look for it.
#[test]
fn the_coach_says_where_the_win_is_step_by_step() {
    for key in [KeyCode::H, KeyCode::U] {
        let mut table = newcomer(board());
        blunder(&mut table);
        wait_for(&mut table, msg::COACH_BLUNDER);
        let shows_where = shows(&mut table, msg::COACH_WHERE);
        assert!(shows_where && !shows(&mut table, msg::COACH_CLUE_AREA));
        table.press(key);
        table.idle();
        assert_eq!(table.screen().record().game.placements(), 0, "it is taken back");
        assert!(!shows(&mut table, msg::COACH_BLUNDER));
        let is_led = key == KeyCode::H;
        assert_eq!(shows(&mut table, msg::COACH_CLUE_AREA), is_led);
        if !is_led {
            continue;
        }
        let wins = |table: &mut Tester<TableScreen>| {
            let middle = ["c1,d1,e1,f1", "b1,c1,d1,e1", "d1,e1,f1,g1"];
            middle.contains(&&*table.screen().placement().to_string())
        };
        for clue in [Some(msg::COACH_CLUE_PIECE), None] {
            assert!(!wins(&mut table));
            table.press(KeyCode::H);
            table.idle();
            assert_eq!(shows(&mut table, msg::COACH_CLUE_PIECE), clue.is_some());
        }
        assert!(wins(&mut table), "{}", table.screen().placement());
        // The same blunder again is led on from there.
        blunder(&mut table);
        wait_for(&mut table, msg::COACH_BLUNDER);
        table.press(KeyCode::H);
        table.idle();
        assert!(wins(&mut table));
        table.press(KeyCode::Enter);
        table.idle();
        assert_eq!(table.screen().record().game.placements(), 1);
        assert!(!shows(&mut table, msg::COACH_CLUE_PIECE));
    }
}

#[test]
fn the_coach_watches_newcomers_and_those_who_want_it_in_unrated_games() {
    let mut table = newcomer(Board::empty());
    table.idle();
    assert!(shows(&mut table, msg::COACH_SEARCHING));
    table.press(KeyCode::C);
    table.idle();
    assert!(!shows(&mut table, msg::COACH_SEARCHING));
    table.context().remembered.coach = None;
    won(table.context(), Aid { coached: true, ..Aid::default() });
    table.idle();
    assert!(!shows(&mut table, msg::COACH_SEARCHING), "nobody stays a newcomer");
    table.press(KeyCode::C);
    table.idle();
    assert!(shows(&mut table, msg::COACH_SEARCHING));
    assert_eq!(table.screen().record().origin(), Origin::Assisted);
}

/// Adds a game that the person has won with this help.
fn won(context: &mut Context, aid: Aid) {
    let seats = [context.profile.my_seat(), Seat::from(Level::new(0).unwrap())];
    let mut record = Record::new(seats, Game::new(Board::empty()));
    record.mark_aided();
    for command in
        [Turn::Placement("a1,b1,c1,d1".parse().unwrap()), Turn::Resignation(Side::Second)]
    {
        record.game.execute(command).unwrap();
    }
    let meta = GameMeta { ended: Some(Timestamp::now()), aid, ..GameMeta::default() };
    context.add(Entry::Game(Box::new(StoredGame { record, meta })));
}

/// The coach once left after three games, of which some were won by its help and the others
/// lost.
#[test]
fn the_coach_stays_until_a_win_without_its_warning_and_other_help_and_takes_its_leave() {
    let coached = Aid { coached: true, ..Aid::default() };
    for (aid, leaves) in [
        (coached, true),
        (Aid { warned: true, ..coached }, false),
        (Aid { undone: true, ..coached }, false),
        (Aid { hinted: true, ..coached }, false),
    ] {
        for opponent in [
            Seat::from(Level::new(0).unwrap()),
            Seat::Human(Identity::Person(PersonId::random(), None)),
        ] {
            let leaves = leaves && !opponent.is_human();
            let mut table = Tester::new(|context| {
                for _ in 0..4 {
                    won(context, aid);
                }
                let seats = [context.profile.my_seat(), opponent.clone()];
                TableScreen::new(Record::new(seats, Game::new(Board::empty())).agreed(), 0.0)
            });
            assert_eq!(table.context().is_coached(), aid != coached);
            let leave = table.context().texts.with(msg::COACH_LEAVES, "name", "Help me");
            for key in [KeyCode::F, KeyCode::Enter] {
                assert_eq!(table.shown().contains(&leave), leaves, "{aid:?}");
                table.press(key);
            }
            assert!(!table.shown().contains(&leave), "a piece was placed");
            table.context().remembered.coach = Some(false);
            assert!(!table.context().is_coached());
        }
    }
}

#[test]
fn the_coach_watches_the_rematch_of_a_lost_game() {
    let mut table = newcomer(board());
    table.context().remembered.knows_the_hand = true;
    blunder(&mut table);
    until(&mut table, |table| {
        table.press(KeyCode::Space);
        (table.screen().record().game.placements() == 2).then_some(())
    });
    table.press_all(&[KeyCode::F, KeyCode::Enter]);
    table.pass(3.0);
    let Pressed::Go(Destination::Table(rematch)) = table.press(KeyCode::Enter) else {
        panic!("there is no rematch")
    };
    assert_eq!(rematch.origin(), Origin::Assisted);
}

/// The coach once joined unrated games of people with a rating, as long as few games had been
/// counted.
#[test]
fn a_person_with_a_rating_is_no_newcomer() {
    let mut table = newcomer(Board::empty());
    table.idle();
    assert!(shows(&mut table, msg::COACH_SEARCHING));
    let seats = [table.context().profile.my_seat(), Seat::from(Level::new(0).unwrap())];
    let mut rated = Record::new(seats, Game::new(Board::empty()));
    for command in [Turn::Placement("a1,b1,c1,d1".parse().unwrap()), Turn::Resignation(Side::First)]
    {
        rated.game.execute(command).unwrap();
        table.context().save_turn(&rated);
    }
    table.idle();
    assert!(!shows(&mut table, msg::COACH_SEARCHING));
}
