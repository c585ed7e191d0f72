//! Tests of games that count once, of their totals, and of the achievements that they show.

use super::*;
use crate::ai::{BoardSize, Character, Level, Opponent, Strength};
use crate::game::journal::{Aid, GameMeta, StoredGame};
use crate::game::lessons::{Progress, lessons};
use crate::game::people::{FIRST_RATING, People, rating_after};
use crate::game::puzzles::{GRADES, puzzles};
use crate::game::review::{Findings, GameDigest, HeldWin, searched};
use crate::game::rules::{Board, Command, Game, PersonId, PlayerName, Record, Seat, Side, Turn};
use crate::game::timestamp::Timestamp;

fn name(text: &str) -> PlayerName {
    PlayerName::new(text).unwrap()
}

/// People with these names, and the identifiers 0, 1 and so on.
fn people(names: &[&str]) -> People {
    let mut people = People::default();
    names.iter().zip(0..).for_each(|(text, id)| people.enter(PersonId(id), Some(name(text))));
    people
}

const ANN: PersonId = PersonId(0);

fn level(number: u8) -> Seat {
    Seat::from(Level::new(number).unwrap())
}

fn begun(size: BoardSize, seats: [Seat; 2]) -> Record {
    Record::new(seats, Game::new(Board::new(size)))
}

/// A game that ends with a resignation, after a first placement.
fn resigned(size: BoardSize, seats: [Seat; 2], first: &str, side: Side) -> Record {
    let mut record = begun(size, seats);
    record.game.execute(Turn::Placement(first.parse().unwrap())).unwrap();
    record.game.execute(Turn::Resignation(side)).unwrap();
    record
}

fn meta() -> GameMeta {
    let ended = Some(Timestamp::new(1_800_000_000));
    GameMeta { ended, seconds: [61.2, 7.0], ..GameMeta::default() }
}

/// Adds a game, which is rated if it may be. Returns the achievements that it unlocks.
fn add(statistics: &mut Statistics, record: &Record) -> Vec<Unlocked> {
    let meta = GameMeta { ratings_before: ratings_before(record, statistics), ..meta() };
    statistics.add_game(StoredGame { record: record.clone(), meta })
}

fn score(won: u32, lost: u32) -> Score {
    Score { won, lost }
}

fn score_of(statistics: &Statistics, person: PersonId) -> Score {
    statistics.of(person).summary(None).score()
}

/// The findings with these winners.
fn won(winners: &str) -> Findings {
    ron::from_str(&format!("(winners: {winners:?})")).unwrap()
}

/// A finished game against this opponent, as if it had begun from the empty board, with its
/// findings if there are any.
fn finished(game: &Game, opponent: Seat, findings: Option<&Findings>) -> FinishedGame {
    let record = Record::new([opponent.clone(), opponent], game.clone()).played_here();
    let held = findings.map(|it| [Side::First, Side::Second].map(|side| it.held(game, side)));
    FinishedGame { record, meta: meta(), held }
}

#[test]
fn a_game_counts_once_however_often_it_ends() {
    let people = people(&["Ann"]);
    let seats = [people.people()[0].seat(), level(3)];
    let mut record = resigned(BoardSize::Six, seats, "a1,b1,c1,d1", Side::Second);
    let mut statistics = Statistics::default();
    add(&mut statistics, &record);
    // Undone, and played to another end, it is still the same game.
    record.game.execute(Command::Undo).unwrap();
    record.game.execute(Turn::Resignation(Side::First)).unwrap();
    assert_eq!(add(&mut statistics, &record), []);
    assert_eq!(score_of(&statistics, ANN), score(1, 0));
    let mut again = record.rematch();
    again.game.execute(Turn::Resignation(Side::First)).unwrap();
    add(&mut statistics, &again);
    assert_eq!(score_of(&statistics, ANN).games(), 2, "another game counts");
}

#[test]
fn games_that_began_elsewhere_or_have_nobody_in_them_do_not_count() {
    let people = people(&["Ann", "Bo"]);
    let [ann, bo] = [0, 1].map(|index| people.people()[index].seat());
    let mut set_up = Record::from_position([ann.clone(), level(3)], Board::empty());
    set_up.game.execute(Turn::Resignation(Side::Second)).unwrap();
    let record_of = |seats| resigned(BoardSize::Ten, seats, "a1,b1,c1,d1", Side::First);
    let mut statistics = Statistics::default();
    for record in [
        set_up,
        begun(BoardSize::Ten, [ann.clone(), level(3)]),
        record_of([level(1), level(2)]),
        record_of([Seat::UNNAMED, Seat::UNNAMED]),
        record_of([Seat::named(name("Cy")), level(2)]),
        record_of([ann.clone(), ann.clone()]),
    ] {
        add(&mut statistics, &record);
        let all = [0, 1].map(|id| score_of(&statistics, PersonId(id)).games());
        assert_eq!(all, [0, 0], "{record:?}");
    }
    // Both people in the first game, and the registered one in the second.
    add(&mut statistics, &record_of([ann.clone(), bo]));
    add(&mut statistics, &record_of([Seat::UNNAMED, ann]));
    assert_eq!([0, 1].map(|id| score_of(&statistics, PersonId(id))), [score(1, 1), score(1, 0)]);
}

#[test]
fn games_are_summed_up_by_side_level_and_board() {
    let people = people(&["Ann"]);
    let ann = people.people()[0].seat();
    let mut statistics = Statistics::default();
    let count = add;
    let mut add = |size, seats: [Seat; 2], first, loser| {
        count(&mut statistics, &resigned(size, seats, first, loser));
    };
    use Side::{First, Second};
    add(BoardSize::Six, [ann.clone(), level(2)], "a1,b1,c1,d1", Second);
    add(BoardSize::Six, [ann.clone(), level(2)], "f3,f4,f5,f6", Second);
    add(BoardSize::Six, [ann.clone(), level(2)], "f3,f4,f5,f6", Second);
    add(BoardSize::Six, [level(3), ann.clone()], "a1,b1,a2,b2", First);
    add(BoardSize::Eight, [ann.clone(), level(3)], "d4,e4,d5,e5", First);
    add(BoardSize::Eight, [ann, Seat::UNNAMED], "d4,e4,d5,e5", Second);
    let person = statistics.of(ANN);
    let all = person.summary(None);
    assert_eq!(all.sides, [score(4, 1), score(1, 0)]);
    assert_eq!(all.levels[&Level::new(2).unwrap()], score(3, 0));
    assert_eq!(all.levels[&Level::new(3).unwrap()], score(1, 1));
    assert_eq!(all.people, score(1, 0));
    assert_eq!(all.streak, Streak { present: 1, longest: 4 });
    assert_eq!(all.seconds, 5 * 61 + 7);
    let opening = |size, text: &str, count| Some((size, text.parse().unwrap(), count));
    assert_eq!(all.opening, opening(BoardSize::Six, "f3,f4,f5,f6", 3), "as it was made most often");
    let eight = person.summary(Some(BoardSize::Eight));
    assert_eq!(eight.score(), score(1, 1));
    assert_eq!(eight.streak, Streak { present: 1, longest: 1 });
    assert_eq!(eight.opening, opening(BoardSize::Eight, "d4,e4,d5,e5", 2));
    assert_eq!(person.summary(Some(BoardSize::Ten)), Summary::default());
}

#[test]
fn each_size_of_the_board_has_a_rating_of_its_own() {
    let people = people(&["Ann"]);
    let seats = [people.people()[0].seat(), level(4)];
    let mut statistics = Statistics::default();
    for size in BoardSize::ALL {
        add(&mut statistics, &resigned(size, seats.clone(), "a1,b1,c1,d1", Side::Second));
        let elo = Opponent::from(Level::new(4).unwrap()).elo(size);
        let (ann, rating) = (statistics.of(ANN), rating_after(FIRST_RATING, elo, true));
        assert_eq!(ann.ratings(size), [FIRST_RATING, rating]);
        assert_eq!((ann.rating(size), ann.rated_games(size).count()), (rating, 1));
    }
    assert_eq!(statistics.of(PersonId(9)).rating(BoardSize::Six), FIRST_RATING);
}

#[test]
fn two_people_who_agreed_are_rated_by_what_both_had_before() {
    let people = people(&["Ann", "Bo"]);
    let seats = [0, 1].map(|index| people.people()[index].seat());
    let mut statistics = Statistics::default();
    let six = BoardSize::Six;
    for loser in [Side::Second, Side::First] {
        let before = [0, 1].map(|id| statistics.of(PersonId(id)).rating(six));
        let record = resigned(six, seats.clone(), "a1,b1,c1,d1", loser).agreed();
        add(&mut statistics, &record);
        for (id, side) in [(0, Side::First), (1, Side::Second)] {
            let other = before[1 - id];
            let expected = rating_after(before[id], other, side != loser);
            assert_eq!(statistics.of(PersonId(id as u32)).rating(six), expected);
        }
    }
    add(&mut statistics, &resigned(six, seats, "a1,b1,c1,d1", Side::Second));
    assert_eq!(statistics.of(ANN).rated_games(six).count(), 2, "without an agreement");
}

#[test]
fn only_unaided_games_against_the_program_move_the_estimate() {
    let people = people(&["Ann"]);
    let ann = people.people()[0].seat();
    let fitting = Seat::from(Opponent::Fitting(Strength::new(900).unwrap()));
    let luna = Seat::from(Character::from_key("luna").unwrap());
    let won = |seats| resigned(BoardSize::Ten, seats, "a1,b1,c1,d1", Side::Second);
    let mut statistics = Statistics::default();
    let before = statistics.of(ANN).estimate(BoardSize::Ten).elo;
    for opponent in [fitting.clone(), luna.clone(), Seat::from(Level::MAX)] {
        add(&mut statistics, &won([ann.clone(), opponent]));
    }
    let ann_of = statistics.of(ANN);
    let after = ann_of.estimate(BoardSize::Ten);
    assert!(after.elo > before + 400.0 && after.games == 3, "{after:?}");
    assert_eq!(ann_of.estimate(BoardSize::Eight).games, 0, "each board has its own");
    let key = Character::from_key("luna").unwrap();
    assert_eq!(ann_of.unaided_against(key), score(1, 0));
    let mut helped = won([ann.clone(), luna]);
    helped.mark_aided();
    add(&mut statistics, &helped);
    for seats in [[ann.clone(), Seat::UNNAMED], [fitting.clone(), fitting.clone()]] {
        add(&mut statistics, &won(seats));
    }
    assert_eq!(statistics.of(ANN).estimate(BoardSize::Ten), after);
    assert_eq!(statistics.of(ANN).unaided_against(key), score(1, 0), "helped");
    assert_eq!(statistics.of(ANN).summary(None).characters[&key], score(2, 0));
    // A win of the opponent.
    add(&mut statistics, &won([fitting, ann]));
    assert!(statistics.of(ANN).estimate(BoardSize::Ten).elo < after.elo);
}

/// The ladder and the estimate once asked only whether the record was marked as aided, achievements
/// only for the kinds of help.
#[test]
fn help_of_any_kind_counts_for_the_ladder_the_estimate_and_achievements_alike() {
    let people = people(&["Ann"]);
    let luna = Character::from_key("luna").unwrap();
    let seats = [people.people()[0].seat(), Seat::from(luna)];
    let record = resigned(BoardSize::Six, seats, "a1,b1,c1,d1", Side::Second);
    let mut marked = record.rematch();
    marked.game = record.game.clone();
    marked.mark_aided();
    let hinted = GameMeta { aid: Aid { hinted: true, ..Aid::default() }, ..meta() };
    let mut statistics = Statistics::default();
    for (record, meta) in [(record, hinted), (marked, meta())] {
        statistics.add_game(StoredGame { record, meta });
        let ann = statistics.of(ANN);
        assert_eq!(
            (ann.unaided_against(luna), ann.estimate(BoardSize::Six).games),
            (score(0, 0), 0)
        );
        assert!(!ann.has_beaten_the_computer(BoardSize::Six));
    }
}

#[test]
fn a_win_is_held_from_the_turn_on_at_which_it_was_proven() {
    // Of eight cells, a piece at an end leaves the last one to the opponent.
    let kept = Game::on_rows("........##", &["a1,b1,c1,d1", "e1,f1,g1,h1"]);
    let findings = searched(&kept);
    assert_eq!(findings.held(&kept, Side::First), HeldWin { turns: 1, cells: 8, at_least: false });
    assert_eq!(findings.held(&kept, Side::Second), HeldWin::default());
    assert_eq!(findings.only_placements(Side::First), 1, "both ends are alike");
    // What was too hard stays unknown.
    let far = resigned(BoardSize::Ten, [Seat::UNNAMED, level(0)], "a1,b1,c1,d1", Side::Second).game;
    let blind = won("??");
    assert!(!blind.was_lost(Side::First) && blind.only_placements(Side::First) == 0);
    assert_eq!(blind.held(&far, Side::First), HeldWin { at_least: true, ..HeldWin::default() });
}

#[test]
fn findings_count_for_all_games_with_the_same_placements() {
    let people = people(&["Ann", "Bo"]);
    let [ann, bo] = [0, 1].map(|index| people.people()[index].seat());
    let record_of = |seat| resigned(BoardSize::Six, [seat, level(3)], "a1,b1,c1,d1", Side::Second);
    let (first, second) = (record_of(ann), record_of(bo));
    let digest = GameDigest::new(&first.game);
    let held = |statistics: &Statistics, id| statistics.of(PersonId(id)).games().next()?.held();
    let mut statistics = Statistics::default();
    add(&mut statistics, &first);
    assert!(statistics.is_unsearched(&first.game) && held(&statistics, 0).is_none());
    let comeback = |id| (PersonId(id), Achievement::Comeback);
    assert_eq!(statistics.add_findings(digest, won("22")), [comeback(0)]);
    assert_eq!(add(&mut statistics, &second), [comeback(1)]);
    // The first player has lost on 6x6, and the other side resigned a won game.
    assert_eq!([0, 1].map(|id| held(&statistics, id)), [Some(HeldWin::default()); 2]);
    assert!(statistics.unsearched_games().is_empty() && statistics.findings(&first.game).is_some());
    let mut statistics = Statistics::default();
    add(&mut statistics, &first);
    statistics.add_findings(digest, won("222"));
    assert!(statistics.is_unsearched(&first.game) && statistics.findings(&first.game).is_none());
}

/// A rating once went on from the one that followed from all games before, and the shown change
/// from the one that the game was recorded with: one damaged entry made them differ.
#[test]
fn a_rating_is_the_one_that_the_last_game_was_recorded_with() {
    let people = people(&["Ann"]);
    let seats = [people.people()[0].seat(), level(4)];
    let record = resigned(BoardSize::Six, seats, "a1,b1,c1,d1", Side::Second);
    let meta = GameMeta { ratings_before: Some([811.5, 811.5]), ..meta() };
    let mut statistics = Statistics::default();
    statistics.add_game(StoredGame { record: record.clone(), meta });
    let ann = statistics.of(ANN);
    assert_eq!(ann.rating(BoardSize::Six), 827.5);
    assert_eq!(statistics.game(record.id()).unwrap().ratings(Side::First), Some([811.5, 827.5]));
    let table = ratings_as_csv(&statistics, people.me());
    assert!(table.trim_end().ends_with(",827.5"), "{table}");
}

#[test]
fn people_have_their_present_names_in_all_games() {
    let mut people = people(&["Ann"]);
    let seats = [people.people()[0].seat(), level(4)];
    let mut statistics = Statistics::default();
    add(&mut statistics, &resigned(BoardSize::Six, seats, "a1,b1,c1,d1", Side::Second));
    people.enter(ANN, Some(name("Anna")));
    statistics.name_people(&people);
    let seat = &statistics.games()[0].record.seats[0];
    assert_eq!(seat.name(), Some(&name("Anna")));
}

/// A win by hints once gave "Counted right".
#[test]
fn achievements_of_a_game_are_recognised_and_none_was_reached_with_help() {
    // Three areas of four cells are left to the opponent.
    let rows = "....##..../####..####/....##....";
    let counted =
        Game::on_rows(rows, &["a1,b1,c1,d1", "g1,h1,i1,j1", "a3,b3,c3,d3", "g3,h3,i3,j3"]);
    assert_eq!(counted.result().unwrap().winner, Side::First);
    let statistics = Statistics::default();
    let achieved = |game: &FinishedGame, side| {
        Achievement::shown_by_game(PlayedGame { finished: game, side }, statistics.of(ANN))
    };
    let against = |game: &Game, number| finished(game, level(number), None);
    let achieved_against = |game: &Game, number| achieved(&against(game, number), Side::First);
    assert_eq!(achieved_against(&counted, 4), [Achievement::Counting]);
    assert_eq!(achieved_against(&counted, 5), [Achievement::Counting, Achievement::Level5]);
    let all = [Achievement::Counting, Achievement::Level5, Achievement::Level7];
    assert_eq!(achieved_against(&counted, 9), all);
    let mut helped = against(&counted, 9);
    helped.meta.aid.coached = true;
    assert_eq!(achieved(&helped, Side::First), []);
    assert_eq!(achieved(&against(&counted, 9), Side::Second), []);
    // An even number of areas is no achievement.
    let even = Game::on_rows("....##....", &["a1,b1,c1,d1", "g1,h1,i1,j1"]);
    assert_eq!(achieved_against(&even, 4), []);
}

#[test]
fn achievements_that_need_findings_are_recognised() {
    let statistics = Statistics::default();
    let achieved = |game: &Game, side| {
        let findings = searched(game);
        let finished = finished(game, level(4), Some(&findings));
        let played = PlayedGame { finished: &finished, side };
        Achievement::shown_by_findings(played, &findings, statistics.of(ANN))
    };
    // A bar fills all that lies between two squares of nine cells, and the second player resigns.
    let rows = "...#######/...#######/...#######/.#########/.#########/.#########/.#########/\
                ...#######/...#######/...#######";
    let split = Game::on_rows(rows, &["a4,a5,a6,a7"]);
    let is_won = searched(&split).winner_at(1) == Some(Side::First);
    let mut over = split.clone();
    over.execute(Turn::Resignation(Side::Second)).unwrap();
    assert_eq!(achieved(&over, Side::First).contains(&Achievement::Halves), is_won);
    assert!(is_won, "two equal halves can't be won by the one who moves");
    let mut helped = finished(&over, level(4), None);
    helped.meta.aid.hinted = true;
    let played = PlayedGame { finished: &helped, side: Side::First };
    let findings = searched(&over);
    assert_eq!(Achievement::shown_by_findings(played, &findings, statistics.of(ANN)), []);
    // A square of four cells on either side: the player who leaves them both places last.
    let mut over = Game::on_rows("..#....#../..######..", &["d2,e2,f2,g2"]);
    over.execute(Turn::Resignation(Side::Second)).unwrap();
    assert!(!achieved(&over, Side::First).contains(&Achievement::Halves));
    // A win that came back: the first player was lost, and the second one gave the win away.
    let mut back = Game::on_rows("........##", &["c1,d1,e1,f1"]);
    assert_eq!(back.result().unwrap().winner, Side::Second);
    assert_eq!(achieved(&back, Side::Second), []);
    back = Game::on_rows("....######/##########/....##....", &["a1,b1,c1,d1"]);
    back.execute(Turn::Resignation(Side::Second)).unwrap();
    assert_eq!(achieved(&back, Side::First), [Achievement::Comeback]);
}

#[test]
fn progress_and_all_games_together_unlock_achievements_too() {
    let nothing = Statistics::default();
    let shown = |progress: &Progress| Achievement::shown_by_progress(progress, nothing.of(ANN));
    let mut progress = Progress::default();
    assert_eq!(shown(&progress), []);
    lessons().iter().for_each(|lesson| progress.finish_lesson(lesson.name.clone()));
    assert_eq!(shown(&progress), [Achievement::Lessons]);
    let of_grade = |grade| puzzles().iter().filter(move |puzzle| puzzle.grade == grade);
    for puzzle in of_grade(1).skip(1) {
        progress.solve(puzzle.key(), 0);
    }
    let mut erred = progress.clone();
    erred.solve(of_grade(1).next().unwrap().key(), 1);
    assert_eq!(shown(&erred), [Achievement::Lessons]);
    progress.solve(of_grade(1).next().unwrap().key(), 0);
    assert_eq!(shown(&progress), [Achievement::Lessons, Achievement::CleanGrade]);
    progress.solve(of_grade(GRADES - 1).next().unwrap().key(), 0);
    assert_eq!(shown(&progress).len(), 3);
    let (mut statistics, at) = (Statistics::default(), Timestamp::new(9));
    assert_eq!(statistics.add_progress(ANN, &progress, at).len(), 3);
    assert_eq!(statistics.add_progress(ANN, &progress, Timestamp::new(10)), [], "they are known");
    assert_eq!(statistics.of(ANN).unlocked_at(Achievement::Lessons), Some(at));

    let people = people(&["Ann"]);
    let mut statistics = Statistics::default();
    for size in [BoardSize::Six, BoardSize::Seven, BoardSize::SixByTen, BoardSize::Eight] {
        assert_eq!(statistics.of(ANN).unlocked_at(Achievement::QuickBoards), None);
        let won = || {
            let seats = [people.people()[0].seat(), level(0)];
            resigned(size, seats, "a1,b1,c1,d1", Side::Second)
        };
        let mut helped = won();
        helped.mark_aided();
        add(&mut statistics, &helped);
        assert!(!statistics.of(ANN).has_beaten_the_computer(size));
        add(&mut statistics, &won());
    }
    assert_eq!(statistics.of(ANN).unlocked_at(Achievement::QuickBoards), meta().ended);
}

#[test]
fn tables_name_their_columns_and_are_harmless_in_spreadsheets() {
    let mut people = people(&["Ann", "=1+1; \"so\"", "@철수"]);
    let seats = [0, 1].map(|index| people.people()[index].seat());
    let record = resigned(BoardSize::Six, seats, "c6,d6,e6,f6", Side::Second).agreed();
    let mut statistics = Statistics::default();
    add(&mut statistics, &record);
    let lines = |table: &str| -> Vec<String> {
        let table = table.strip_prefix('\u{feff}').unwrap().strip_suffix("\r\n").unwrap();
        table.split("\r\n").map(str::to_owned).collect()
    };
    let games = |index: usize| lines(&games_as_csv(&statistics, &people.people()[index]));
    let columns = r#""ended","player","board","side","opponent","level","result","ending","rated","hinted","coached","undone","pieces","seconds","opening","held_turns","held_cells","held_longer""#;
    assert_eq!(
        games(0),
        [
            columns,
            r#""2027-01-15T08:00:00Z","Ann","6x6","first","'=1+1; ""so""","","won","resignation","yes","no","no","no",1,61,"a1,b1,c1,d1","","","""#,
        ]
    );
    assert_eq!(
        games(1),
        [
            columns,
            r#""2027-01-15T08:00:00Z","'=1+1; ""so""","6x6","second","Ann","","lost","resignation","yes","no","no","no",1,7,"a1,b1,c1,d1","","","""#,
        ]
    );
    assert_eq!(games(2), [columns]);
    let ratings = ratings_as_csv(&statistics, people.me());
    assert_eq!(
        lines(&ratings),
        [
            r#""player","board","game","opponent","level","result","rating""#,
            r#""Ann","6x6",1,"'=1+1; ""so""","","won",816.0"#,
        ]
    );
    for (text, field) in
        [("+1", "'+1"), ("-1", "'-1"), ("＝1", "'＝1"), ("'a", "''a"), ("a=", "a=")]
    {
        people.enter(PersonId(2), Some(name(text)));
        let mut statistics = Statistics::default();
        let seats = [people.people()[2].seat(), level(1)];
        let record = resigned(BoardSize::Six, seats, "c6,d6,e6,f6", Side::Second);
        add(&mut statistics, &record);
        let games = games_as_csv(&statistics, &people.people()[2]);
        assert!(games.contains(&format!("Z\",\"{field}\",\"6x6\"")), "{games}");
    }
}
