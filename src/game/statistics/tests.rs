//! Games that count once, what is summed up of them, what they show, and hostile files.

use super::chronicle::KEPT_GAMES;
use super::*;
use crate::ai::{BoardSize, Control, Level};
use crate::game::learning::{GRADES, Progress, lessons, puzzles};
use crate::game::people::PastOpponent;
use crate::game::{
    Board, Command, Document, Game, MAX_PEOPLE, People, PersonId, PlayerName, Record, Seat, Side,
};

fn name(text: &str) -> PlayerName {
    PlayerName::new(text).unwrap()
}

fn people(names: &[&str]) -> People {
    let mut people = People::default();
    names.iter().for_each(|text| people.add(&name(text)).unwrap());
    people
}

fn level(number: u8) -> Seat {
    Seat::from(Level::new(number).unwrap())
}

fn begun(size: BoardSize, seats: [Seat; 2]) -> Record {
    Record::new(seats, Game::new(Board::of_size(size)))
}

/// A game that ends with the resignation of a side, after a first placement.
fn resigned(size: BoardSize, seats: [Seat; 2], first: &str, side: Side) -> Record {
    let mut record = begun(size, seats);
    record.game.execute(Command::Place(first.parse().unwrap())).unwrap();
    record.game.execute(Command::Resign(side)).unwrap();
    record
}

fn about() -> Circumstances {
    Circumstances { ended: 1_800_000_000, rated: false, aid: Aid::default(), seconds: [61, 7] }
}

/// A game on what is left of a board, which is not counted but can be judged.
fn rest(rows: &str, placements: &[&str]) -> Game {
    let filled = 10 - rows.matches('/').count() - 1;
    let mut game = Game::new(("##########/".repeat(filled) + rows).parse().unwrap());
    for cells in placements {
        game.execute(Command::Place(cells.parse().unwrap())).unwrap();
    }
    game
}

/// What is kept of a game from the view of a side, as if it had begun from the empty board.
fn played(game: &Game, side: Side, opponent: PastOpponent) -> PlayedGame {
    let seats = [Seat::GUEST, level(0)];
    let any = resigned(BoardSize::Ten, seats, "a1,b1,c1,d1", side.other());
    let mut played = PlayedGame::of(&any, side, about()).unwrap();
    let result = game.result().unwrap();
    (played.won, played.ending, played.opponent) = (result.winner == side, result.ending, opponent);
    played
}

#[test]
fn a_game_counts_once_however_often_it_ends() {
    let people = people(&["Ann"]);
    let ann = people.people()[0].id();
    let seats = [people.people()[0].seat(), level(3)];
    let mut record = resigned(BoardSize::Six, seats, "a1,b1,c1,d1", Side::Second);
    let about = about();
    let mut statistics = Statistics::default();
    assert!(statistics.add(&record, about, &people).is_some());
    let before = statistics.clone();
    // Taken back and played to another end, with another date: it is the same game.
    record.game.execute(Command::Undo).unwrap();
    record.game.execute(Command::Resign(Side::First)).unwrap();
    assert!(statistics.add(&record, Circumstances { ended: 5, ..about }, &people).is_none());
    assert_eq!(statistics, before);
    assert_eq!(
        statistics.of(Some(ann)).unwrap().summary(None).totals.count(),
        Count { won: 1, lost: 0 }
    );
    let mut again = record.rematch();
    again.game.execute(Command::Resign(Side::First)).unwrap();
    assert!(statistics.add(&again, about, &people).is_some(), "another game counts");
}

#[test]
fn games_that_began_elsewhere_or_have_nobody_in_them_do_not_count() {
    let people = people(&["Ann", "Bo"]);
    let [ann, bo] = [0, 1].map(|index| people.people()[index].seat());
    let mut set_up = Record::from_position([ann.clone(), level(3)], Board::empty());
    set_up.game.execute(Command::Resign(Side::Second)).unwrap();
    let first = "a1,b1,c1,d1";
    let of = |seats| resigned(BoardSize::Ten, seats, first, Side::First);
    let mut removed = people.clone();
    removed.remove(0);
    let mut statistics = Statistics::default();
    for (record, people) in [
        (set_up, &people),
        (begun(BoardSize::Ten, [ann.clone(), level(3)]), &people),
        (of([level(1), level(2)]), &people),
        (of([Seat::GUEST, Seat::GUEST]), &people),
        (of([Seat::named(name("Cy")), level(2)]), &people),
        (of([ann.clone(), ann.clone()]), &people),
        (of([ann.clone(), level(2)]), &removed),
    ] {
        assert_eq!(statistics.add(&record, about(), people), None, "{record:?}");
    }
    assert_eq!(statistics, Statistics::default());
    // Both of two people, and whoever is registered of two.
    statistics.add(&of([ann.clone(), bo]), about(), &people).unwrap();
    statistics.add(&of([Seat::GUEST, ann]), about(), &people).unwrap();
    statistics.add(&of([level(4), Seat::GUEST]), about(), &people).unwrap();
    let counts = [Some(PersonId(0)), Some(PersonId(1)), None]
        .map(|who| statistics.of(who).unwrap().summary(None).totals.count());
    let expected = [(1, 1), (1, 0), (1, 0)].map(|(won, lost)| Count { won, lost });
    assert_eq!(counts, expected);
}

#[test]
fn games_are_summed_up_by_side_level_and_board() {
    let people = people(&["Ann"]);
    let ann = people.people()[0].seat();
    let mut statistics = Statistics::default();
    let mut add = |size, seats: [Seat; 2], first, loser| {
        let record = resigned(size, seats, first, loser);
        statistics.add(&record, about(), &people).unwrap();
    };
    use Side::{First, Second};
    add(BoardSize::Six, [ann.clone(), level(2)], "a1,b1,c1,d1", Second);
    add(BoardSize::Six, [ann.clone(), level(2)], "f3,f4,f5,f6", Second);
    add(BoardSize::Six, [ann.clone(), level(2)], "f3,f4,f5,f6", Second);
    add(BoardSize::Six, [level(3), ann.clone()], "a1,b1,a2,b2", First);
    add(BoardSize::Eight, [ann.clone(), level(3)], "d4,e4,d5,e5", First);
    add(BoardSize::Eight, [ann, Seat::GUEST], "d4,e4,d5,e5", Second);
    let chronicle = statistics.of(Some(PersonId(0))).unwrap();
    let all = chronicle.summary(None);
    assert_eq!(all.totals.sides, [Count { won: 4, lost: 1 }, Count { won: 1, lost: 0 }]);
    assert_eq!(all.totals.levels[&2], Count { won: 3, lost: 0 });
    assert_eq!(all.totals.levels[&3], Count { won: 1, lost: 1 });
    assert_eq!(all.totals.people, Count { won: 1, lost: 0 });
    assert_eq!(all.totals.streak, Streak { present: 1, longest: 4 });
    assert_eq!(all.totals.seconds, 5 * 61 + 7);
    let opening = |size, text: &str, count| Some((size, text.parse().unwrap(), count));
    assert_eq!(all.opening, opening(BoardSize::Six, "f3,f4,f5,f6", 3), "as it was made most often");
    let eight = chronicle.summary(Some(BoardSize::Eight));
    assert_eq!(eight.totals.count(), Count { won: 1, lost: 1 });
    assert_eq!(eight.totals.streak, Streak { present: 1, longest: 1 });
    assert_eq!(eight.opening, opening(BoardSize::Eight, "d4,e4,d5,e5", 2));
    assert_eq!(chronicle.summary(Some(BoardSize::Ten)), Summary::default());
}

#[test]
fn a_win_is_held_from_the_turn_on_at_which_it_was_proven() {
    // Eight cells: a piece at an end leaves the last one to the opponent.
    let kept = rest("........##", &["a1,b1,c1,d1", "e1,f1,g1,h1"]);
    let judgement = Judgement::of(&kept, &Control::default());
    assert_eq!(judgement.held(&kept, Side::First), Held { turns: 1, cells: 8, at_least: false });
    assert_eq!(judgement.held(&kept, Side::Second), Held::default());
    assert_eq!(judgement.only_placements(Side::First), 1, "both ends are alike");
    // Stopped at once, it says that it knows nothing.
    let control = Control::default();
    control.stop();
    let seats = [Seat::GUEST, level(0)];
    let far = resigned(BoardSize::Ten, seats, "a1,b1,c1,d1", Side::Second).game;
    let blind = Judgement::of(&far, &control);
    assert!(!blind.was_lost(Side::First) && blind.only_placements(Side::First) == 0);
    assert_eq!(blind.held(&far, Side::First), Held { at_least: true, ..Held::default() });
}

#[test]
fn the_longest_win_is_kept_with_the_game_and_in_the_totals() {
    let people = people(&["Ann"]);
    let seats = [people.people()[0].seat(), level(3)];
    let record = resigned(BoardSize::Six, seats, "a1,b1,c1,d1", Side::Second);
    let mut statistics = Statistics::default();
    let about = about();
    statistics.add(&record, about, &people).unwrap();
    let held = |statistics: &Statistics| {
        let chronicle = statistics.of(Some(PersonId(0))).unwrap();
        (chronicle.games()[0].held, chronicle.summary(None).totals.held)
    };
    assert_eq!(held(&statistics), (None, None), "nobody has looked");
    let judgement = Judgement::of(&record.game, &Control::default());
    statistics.judge(&record, about, &judgement);
    // Who begins on 6x6 has lost, and the other side gave up a won game.
    assert_eq!(held(&statistics), (Some(Held::default()), None));
}

#[test]
fn achievements_of_a_game_are_recognised() {
    // Three areas of four cells are left to the opponent.
    let rows = "....##....|####..####|....##....".replace('|', "/");
    let counted = rest(&rows, &["a1,b1,c1,d1", "g1,h1,i1,j1", "a3,b3,c3,d3", "g3,h3,i3,j3"]);
    assert_eq!(counted.result().unwrap().winner, Side::First);
    let by_level = |number| PastOpponent::Level(number);
    let of =
        |game: &Game, opponent| Achievement::of_game(game, &played(game, Side::First, opponent));
    assert_eq!(of(&counted, by_level(4)), [Achievement::Counting]);
    assert_eq!(of(&counted, by_level(5)), [Achievement::Counting, Achievement::Level5]);
    let all = [Achievement::Counting, Achievement::Level5, Achievement::Level7];
    assert_eq!(of(&counted, by_level(9)), all);
    let mut helped = played(&counted, Side::First, by_level(9));
    helped.aid.coached = true;
    assert_eq!(Achievement::of_game(&counted, &helped), [Achievement::Counting]);
    let lost = played(&counted, Side::Second, by_level(9));
    assert_eq!(Achievement::of_game(&counted, &lost), []);
    // An even number of areas is no achievement.
    let even = rest("....##....", &["a1,b1,c1,d1", "g1,h1,i1,j1"]);
    assert_eq!(of(&even, by_level(4)), []);
}

#[test]
fn achievements_that_need_a_solver_are_recognised() {
    let of = |game: &Game, side| {
        let judgement = Judgement::of(game, &Control::default());
        let played = played(game, side, PastOpponent::Level(4));
        Achievement::of_judgement(game, &played, &judgement)
    };
    // A bar between two squares of nine cells, answered in the other one; then the second player errs or not.
    let rows = "...#######/...#######/...#######/.#########/.#########/.#########/.#########/\
                ...#######/...#######/...#######";
    let split = Game::new(rows.parse().unwrap());
    let split = {
        let mut game = split;
        game.execute(Command::Place("a4,a5,a6,a7".parse().unwrap())).unwrap();
        game
    };
    let judgement = Judgement::of(&split, &Control::default());
    let is_won = judgement.winner_at(1) == Some(Side::First);
    let mut over = split.clone();
    over.execute(Command::Resign(Side::Second)).unwrap();
    assert_eq!(of(&over, Side::First).contains(&Achievement::Halves), is_won);
    assert!(is_won, "two equal halves can't be won by the one who moves");
    // A square on either side, of four cells each: who leaves them places last.
    let small = rest("..#....#..|..######..".replace('|', "/").as_str(), &["d2,e2,f2,g2"]);
    let mut over = small;
    over.execute(Command::Resign(Side::Second)).unwrap();
    assert!(!of(&over, Side::First).contains(&Achievement::Halves));
    // A win that came back: the first player was lost, and the second one gave it away.
    let mut back = rest("........##", &["c1,d1,e1,f1"]);
    assert_eq!(back.result().unwrap().winner, Side::Second);
    assert_eq!(of(&back, Side::Second), []);
    back = rest("....######/##########/....##....", &["a1,b1,c1,d1"]);
    back.execute(Command::Resign(Side::Second)).unwrap();
    assert_eq!(of(&back, Side::First), [Achievement::Comeback]);
}

#[test]
fn progress_and_all_games_together_reach_something_too() {
    let mut progress = Progress::default();
    assert_eq!(Achievement::of_progress(&progress), []);
    lessons().iter().for_each(|lesson| progress.finish_lesson(&lesson.name));
    assert_eq!(Achievement::of_progress(&progress), [Achievement::Lessons]);
    let of_grade = |grade| puzzles().iter().filter(move |puzzle| puzzle.grade == grade);
    for puzzle in of_grade(1).skip(1) {
        progress.solve(puzzle, 0);
    }
    let mut erred = progress.clone();
    erred.solve(of_grade(1).next().unwrap(), 1);
    assert_eq!(Achievement::of_progress(&erred), [Achievement::Lessons]);
    progress.solve(of_grade(1).next().unwrap(), 0);
    let both = [Achievement::Lessons, Achievement::CleanGrade];
    assert_eq!(Achievement::of_progress(&progress), both);
    progress.solve(of_grade(GRADES - 1).next().unwrap(), 0);
    assert_eq!(Achievement::of_progress(&progress).len(), 3);

    let people = people(&["Ann"]);
    let mut statistics = Statistics::default();
    for size in BoardSize::ALL.into_iter().filter(|&size| size != BoardSize::Ten) {
        assert_eq!(statistics.of(None).unwrap().reached(Achievement::QuickBoards), None);
        let record = resigned(size, [Seat::GUEST, level(0)], "a1,b1,c1,d1", Side::Second);
        statistics.add(&record, about(), &people).unwrap();
    }
    let at = about().ended;
    assert_eq!(statistics.of(None).unwrap().reached(Achievement::QuickBoards), Some(at));
    assert_eq!(statistics.reach(None, vec![Achievement::QuickBoards], 9), [], "it is not new");
}

#[test]
fn the_fullest_file_can_be_read_back() {
    let people = people(&["Ann"]);
    let mut statistics = Statistics::default();
    for number in 0..KEPT_GAMES + 2 {
        let size = BoardSize::ALL[number % BoardSize::COUNT];
        let seats = [people.people()[0].seat(), Seat::named(name(&"\\".repeat(24)))];
        let record = resigned(size, seats, "a1,b1,c1,d1", Side::Second);
        statistics.add(&record, about(), &people).unwrap();
    }
    let chronicle = statistics.of(Some(PersonId(0))).unwrap();
    assert_eq!(chronicle.games().len(), KEPT_GAMES);
    assert_eq!(chronicle.summary(None).totals.count().games() as usize, KEPT_GAMES + 2);
    let text = statistics.to_ron();
    assert!(text.len() * (MAX_PEOPLE + 1) < Statistics::MAX_LEN / 4 * 3);
    assert!(Statistics::from_ron(&text) == Ok(statistics));
}

#[test]
fn a_file_that_makes_no_sense_is_refused() {
    let people = people(&["Ann"]);
    let seats = [people.people()[0].seat(), level(3)];
    let record = resigned(BoardSize::Six, seats, "a1,b1,c1,d1", Side::Second);
    let mut statistics = Statistics::default();
    statistics.add(&record, about(), &people).unwrap();
    let judgement = Judgement::of(&record.game, &Control::default());
    statistics.judge(&record, about(), &judgement);
    statistics.reach(Some(PersonId(0)), vec![Achievement::Counting], 1);
    let good = statistics.to_ron();
    assert_eq!(Statistics::from_ron(&good), Ok(statistics));
    for (from, to) in [
        ("Level(3)", "Level(99)"),
        ("a1,b1,c1,d1", "b1,a1,c1,d1"),
        ("pieces: 1", "pieces: 26"),
        ("seconds: 61", "seconds: 99999999"),
        ("ended: 1800000000", "ended: 9999999999999"),
        ("\"6x6\"", "\"9x11\""),
        ("won: 1", "won: 4294967295"),
        ("longest: 1", "longest: 2"),
        ("present: 1", "present: 2"),
        ("Counting:", "Winning:"),
        ("guests:", "strangers:"),
    ] {
        assert!(good.contains(from), "{from} {good}");
        assert!(Statistics::from_ron(&good.replacen(from, to, 1)).is_err(), "{from} {to}");
    }
    let (_, one) = good.split_once("games: [\n").unwrap();
    let (one, _) = one.split_once("                ],").unwrap_or((one, ""));
    let twice = good.replacen(one, &format!("{one}{one}"), 1);
    assert!(Statistics::from_ron(&twice).is_err(), "a game is there twice");
}

#[test]
fn a_note_goes_on_with_its_game_and_with_no_other_one() {
    let record = begun(BoardSize::Six, [Seat::GUEST, level(3)]);
    let mut note = GameNote::on(&record, None);
    note.think(Side::First, 2.5);
    note.help(Aid { undone: true, ..Aid::default() });
    let note = GameNote::from_ron(&note.to_ron()).unwrap();
    assert_eq!(GameNote::on(&record, Some(note.clone())), note);
    let again = record.rematch();
    assert_eq!(GameNote::on(&again, Some(note)), GameNote::on(&again, None));
}

/// Each frame was cut to whole milliseconds: of 144 frames a second, 14 % of the time was lost.
#[test]
fn time_that_passes_in_short_frames_counts_in_full() {
    let record = begun(BoardSize::Six, [Seat::GUEST, level(3)]);
    for frames in [60, 144, 5000] {
        let mut note = GameNote::on(&record, None);
        for _ in 0..10 * frames + 1 {
            note.think(Side::First, 1.0 / f64::from(frames));
        }
        assert_eq!(note.at_end(0, false).seconds, [10, 0], "{frames} frames a second");
    }
}

#[test]
fn tables_name_their_columns_and_are_harmless_in_spreadsheets() {
    let mut people = people(&["Ann", "=1+1; \"so\"", "@철수"]);
    let seats = [0, 1].map(|index| people.people()[index].seat());
    let record = resigned(BoardSize::Six, seats, "c6,d6,e6,f6", Side::Second).agreed();
    let mut statistics = Statistics::default();
    let rated = Circumstances { rated: people.rate(&record), ..about() };
    statistics.add(&record, rated, &people).unwrap();
    let games = games_as_csv(&statistics, &people, None);
    let lines = |table: &str| -> Vec<String> {
        let table = table.strip_prefix('\u{feff}').unwrap().strip_suffix("\r\n").unwrap();
        table.split("\r\n").map(str::to_owned).collect()
    };
    assert_eq!(
        lines(&games),
        [
            r#""ended","player","board","side","opponent","level","result","ending","rated","hinted","coached","undone","pieces","seconds","opening","held_turns","held_cells","held_longer""#,
            r#""2027-01-15T08:00:00Z","Ann","6x6","first","'=1+1; ""so""","","won","resignation","yes","no","no","no",1,61,"a1,b1,c1,d1","","","""#,
            r#""2027-01-15T08:00:00Z","'=1+1; ""so""","6x6","second","Ann","","lost","resignation","yes","no","no","no",1,7,"a1,b1,c1,d1","","","""#,
        ]
    );
    let ratings = ratings_as_csv(&people, Some(Some(PersonId(0))));
    assert_eq!(
        lines(&ratings),
        [
            r#""player","board","game","opponent","level","result","rating""#,
            r#""Ann","6x6",1,"'=1+1; ""so""","","won",816.0"#,
        ]
    );
    assert_eq!(games_as_csv(&statistics, &people, Some(None)).lines().count(), 1);
    for (text, field) in
        [("+1", "'+1"), ("-1", "'-1"), ("＝1", "'＝1"), ("'a", "''a"), ("a=", "a=")]
    {
        people.rename(2, &name(text)).unwrap();
        let mut statistics = Statistics::default();
        let seats = [people.people()[2].seat(), level(1)];
        let record = resigned(BoardSize::Six, seats, "c6,d6,e6,f6", Side::Second);
        statistics.add(&record, about(), &people).unwrap();
        let games = games_as_csv(&statistics, &people, None);
        assert!(games.contains(&format!("Z\",\"{field}\",\"6x6\"")), "{games}");
    }
}
