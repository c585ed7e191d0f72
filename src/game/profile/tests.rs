//! Tests of what lasts across starts, kills and damage, and of what is removed.

use std::fs;
use std::path::{Path, PathBuf};

use super::journal_file;
use super::*;
use crate::ai::{BoardSize, Character, Level, Strength};
use crate::game::journal::{Aid, Entry, JOURNAL_TITLE, entries};
use crate::game::learning::puzzles;
use crate::game::review::HeldWin;
use crate::game::rules::{
    Board, Command, Game, PersonId, PlayerName, Record, Score, Seat, Side, Timestamp,
};
use crate::game::statistics::{Achievement, Statistics};
use crate::game::storage::{Files, StoreError};

/// The time of everything in these tests.
fn now() -> Timestamp {
    Timestamp::new(1_800_000_000)
}

fn name(text: &str) -> PlayerName {
    PlayerName::new(text).unwrap()
}

fn level(number: u8) -> Seat {
    Seat::from(Level::new(number).unwrap())
}

/// A copy of the program on the files in a folder.
struct Copy {
    files: Files,
    profile: Profile,
}

impl Copy {
    fn start(folder: &Path) -> Copy {
        let (copy, errors) = Copy::start_with_errors(folder);
        assert!(errors.is_empty(), "{errors:?}");
        copy
    }

    fn start_with_errors(folder: &Path) -> (Copy, Vec<StoreError>) {
        let mut files = Files::in_folder(folder);
        let (profile, errors) = Profile::load(&mut files, now());
        (Copy { files, profile }, errors)
    }

    /// Adds people with these names, and returns their seats.
    fn add<const N: usize>(&mut self, names: [&str; N]) -> [Seat; N] {
        names.map(|text| {
            self.profile.people.add(&name(text)).unwrap();
            self.profile.save_changes(&self.files);
            self.profile.people.seat_of(&name(text))
        })
    }

    fn play(&mut self, record: &mut Record, command: Command) {
        record.game.execute(command).unwrap();
        self.profile.save_turn(&self.files, record, now());
    }

    /// Plays a game on 6x6, which the second player loses.
    fn win(&mut self, seats: [Seat; 2]) -> Record {
        let mut record = begun(seats).agreed();
        self.profile.begin_game(&record);
        self.play(&mut record, place("a1,b1,c1,d1"));
        self.play(&mut record, Command::Resign(Side::Second));
        record
    }

    fn score(&self, person: PersonId) -> Score {
        self.profile.statistics().of(person).summary(None).totals.score()
    }

    /// Searches all games that wait to be searched.
    fn search(&mut self) {
        self.profile.follow_searches(&self.files);
        while self.profile.reviews.is_at_work() {
            self.profile.follow_searches(&self.files);
            std::thread::yield_now();
        }
    }
}

fn begun(seats: [Seat; 2]) -> Record {
    Record::new(seats, Game::new(Board::new(BoardSize::Six)))
}

fn place(cells: &str) -> Command {
    Command::Place(cells.parse().unwrap())
}

fn journal(folder: &Path) -> PathBuf {
    folder.join("data").join(JOURNAL_FILE)
}

/// Copies all files into a folder, which is created.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// The content of statistics, in a form that can be compared.
fn said(statistics: &Statistics) -> Vec<String> {
    statistics.carried().iter().map(Entry::line).collect()
}

#[test]
fn the_first_start_makes_a_person_who_is_the_same_at_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Copy::start(folder.path());
    let me = first.profile.me();
    assert_eq!(first.profile.people.people().len(), 1);
    let files_of = || {
        first.files.flusher().flush();
        fs::read_to_string(journal(folder.path())).unwrap()
    };
    assert_eq!(files_of(), format!("{JOURNAL_TITLE}\n"));
    let seat = first.profile.my_seat();
    first.win([seat, level(3)]);
    drop(first);
    let second = Copy::start(folder.path());
    assert_eq!((second.profile.me(), second.score(me)), (me, Score { won: 1, lost: 0 }));
}

#[test]
fn a_game_that_is_taken_back_and_resumed_after_a_restart_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut copy = Copy::start(folder.path());
    let me = copy.profile.me();
    let mut record = begun([copy.profile.my_seat(), level(5)]);
    copy.profile.begin_game(&record);
    copy.play(&mut record, place("a1,b1,c1,d1"));
    copy.play(&mut record, Command::Resign(Side::First));
    assert_eq!(copy.score(me), Score { won: 0, lost: 1 });
    record.assist();
    copy.play(&mut record, Command::Undo);
    drop(copy);

    let mut copy = Copy::start(folder.path());
    assert_eq!(copy.score(me), Score { won: 0, lost: 1 }, "it is on disk");
    let mut record = copy.profile.unfinished().unwrap().clone();
    copy.profile.begin_game(&record);
    copy.play(&mut record, Command::Resign(Side::Second));
    assert_eq!(copy.score(me), Score { won: 0, lost: 1 }, "its first end counts");
}

/// A player who resigned on an empty board, or ran out of time there, once lost a rated game.
#[test]
fn a_game_without_a_placement_counts_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let mut copy = Copy::start(folder.path());
    for end in [Command::Resign(Side::First), Command::LoseOnTime(Side::First)] {
        let mut record = begun([copy.profile.my_seat(), level(5)]);
        copy.profile.begin_game(&record);
        assert!(record.may_be_rated());
        copy.play(&mut record, end);
        assert_eq!(copy.score(copy.profile.me()).games(), 0, "{end:?}");
    }
}

#[test]
fn aids_and_time_are_saved_with_the_game_in_progress() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Copy::start(folder.path());
    let mut record = begun([first.profile.my_seat(), level(5)]);
    record.assist();
    first.profile.begin_game(&record);
    let (id, undone) = (record.id(), Aid { undone: true, ..Aid::default() });
    for frames in [60, 144, 5000] {
        for _ in 0..10 * frames {
            let frame = 1.0 / f64::from(frames);
            first.profile.record_play(id, undone, Some((Side::First, frame)));
        }
    }
    first.play(&mut record, place("a1,b1,c1,d1"));
    drop(first);
    let mut second = Copy::start(folder.path());
    let mut record = second.profile.unfinished().unwrap().clone();
    second.profile.begin_game(&record);
    second.profile.record_play(id, Aid::default(), Some((Side::First, 1.5)));
    second.play(&mut record, Command::Resign(Side::First));
    let game = &second.profile.mine().games()[0];
    assert_eq!((game.seconds, game.aid, game.rated), (31, undone, false));
}

/// The game in progress is saved first, then the entry is appended. The program may be killed
/// before, between, and at any byte.
#[test]
fn a_finished_game_counts_once_at_whatever_byte_the_program_is_killed() {
    let luna = Seat::from(Character::from_key("luna").unwrap());
    for opponent in [luna, Seat::from(Strength::new(900).unwrap())] {
        let [before, after] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let mut program = Copy::start(after.path());
        let seat = program.profile.my_seat();
        program.win([level(1), seat.clone()]);
        let mut record = begun([seat, opponent]);
        program.profile.begin_game(&record);
        program.play(&mut record, place("a1,b1,c1,d1"));
        program.files.flusher().flush();
        copy(after.path(), before.path());
        let before_counting = said(program.profile.statistics());
        program.play(&mut record, Command::Resign(Side::First));
        program.files.flusher().flush();
        let counted = said(program.profile.statistics());
        let whole = fs::read(journal(after.path())).unwrap();
        let kept = fs::read(journal(before.path())).unwrap().len();
        drop(program);
        assert_eq!(said(Copy::start(before.path()).profile.statistics()), before_counting);
        for end in kept..=whole.len() {
            let killed = tempfile::tempdir().unwrap();
            copy(after.path(), killed.path());
            fs::write(journal(killed.path()), &whole[..end]).unwrap();
            for start in ["first", "second"] {
                let copy = Copy::start(killed.path());
                assert_eq!(said(copy.profile.statistics()), counted, "{start} start, {end} bytes");
            }
        }
    }
}

#[test]
fn a_game_without_findings_is_searched_after_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Copy::start(folder.path());
    let seat = first.profile.my_seat();
    let record = first.win([seat, level(3)]);
    assert!(first.profile.reviews.is_at_work());
    drop(first);
    let mut second = Copy::start(folder.path());
    assert_eq!(second.profile.mine().games()[0].held, None);
    second.search();
    let held = second.profile.mine().games()[0].held;
    assert_eq!(held, Some(HeldWin::default()), "the opponent gave up a won game");
    let expected = said(second.profile.statistics());
    drop(second);
    let third = Copy::start(folder.path());
    assert!(!third.profile.reviews.is_at_work(), "nothing is searched again");
    assert!(third.profile.statistics().findings(&record.game).is_some());
    assert_eq!(said(third.profile.statistics()), expected, "all follows from the journal");
}

#[test]
fn damaged_entries_are_skipped_and_reported_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [me, other] = [program.profile.my_seat(), level(3)];
    for _ in 0..3 {
        program.win([me.clone(), other.clone()]);
    }
    drop(program);
    let text = fs::read_to_string(journal(folder.path())).unwrap();
    let spoilt = text.replacen("people=", "peopl\u{e9}=", 1);
    fs::write(journal(folder.path()), &spoilt).unwrap();
    let (program, errors) = Copy::start_with_errors(folder.path());
    assert_eq!(program.profile.mine().games().len(), 2);
    let [StoreError::Damaged(path, aside)] = &errors[..] else { panic!("{errors:?}") };
    assert_eq!(path, &journal(folder.path()));
    assert_eq!(fs::read_to_string(aside).unwrap(), spoilt);
    drop(program);
    assert_eq!(Copy::start(folder.path()).profile.mine().games().len(), 2);
}

#[test]
fn entries_and_journals_of_a_newer_version_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(Copy::start(folder.path()));
    // An entry that this version can't read stays. A journal of a newer version is not written.
    let unknown = crate::game::formats::write_checked("named 1 My best game");
    fs::write(journal(folder.path()), format!("{JOURNAL_TITLE}\n{unknown}\n")).unwrap();
    let (mut program, errors) = Copy::start_with_errors(folder.path());
    assert!(matches!(errors[..], [StoreError::PassedOver(..)]), "{errors:?}");
    let seat = program.profile.my_seat();
    program.win([seat, level(1)]);
    program.profile.remove(&mut program.files, PersonId(1)).unwrap();
    drop(program);
    assert!(fs::read_to_string(journal(folder.path())).unwrap().contains(&unknown));
    let newer = "nim-tetris journal 2\nsomething else\n";
    fs::write(journal(folder.path()), newer).unwrap();
    let (mut program, errors) = Copy::start_with_errors(folder.path());
    assert!(matches!(errors[..], [StoreError::LeftAlone(..)]), "{errors:?}");
    let seat = program.profile.my_seat();
    program.win([seat, level(1)]);
    drop(program);
    assert_eq!(fs::read_to_string(journal(folder.path())).unwrap(), newer);
}

#[test]
fn people_are_known_by_their_games_if_their_list_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let seats = program.add(["Ann", "Bo"]);
    program.win(seats.clone());
    drop(program);
    fs::write(folder.path().join("data").join(PEOPLE_FILE), "half a fi").unwrap();
    let (program, errors) = Copy::start_with_errors(folder.path());
    assert!(matches!(errors[..], [StoreError::SetAside(..)]));
    let found = ["Ann", "Bo"].map(|text| program.profile.people.seat_of(&name(text)));
    assert_eq!(found, seats);
    let ann = seats[0].person().unwrap();
    assert_eq!(program.score(ann), Score { won: 1, lost: 0 });
}

#[test]
fn a_removed_person_is_forgotten_everywhere_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [ann, bo] = program.add(["Annabel", "Bo"]);
    let [ann_id, bo_id] = [&ann, &bo].map(|seat| seat.person().unwrap());
    program.win([bo.clone(), ann.clone()]);
    program.win([ann.clone(), level(2)]);
    program.search();
    let reached = (ann_id, Achievement::Lessons);
    program.profile.unlock(&program.files, reached, now());
    program.profile.progress.of_mut(ann_id).solve(&puzzles()[0], 0);
    program.profile.training.of_mut(ann_id).solve_day("2026-11-26".parse().unwrap());
    program.profile.stacking.of_mut(ann_id).lookahead = 3;
    program.profile.save_changes(&program.files);
    let mut current = begun([ann, level(3)]);
    program.play(&mut current, place("a1,b1,c1,d1"));
    let rating = program.profile.statistics().of(bo_id).rating(BoardSize::Six);
    let contents = |folder: &Path| {
        let files = fs::read_dir(folder.join("data")).unwrap();
        let files = files.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
        files.collect::<String>()
    };
    program.files.flusher().flush();
    assert!(contents(folder.path()).contains("Annabel"));
    program.profile.remove(&mut program.files, ann_id).unwrap();
    program.files.flusher().flush();
    for trace in ["Annabel", &ann_id.to_string(), &ann_id.0.to_string()] {
        assert!(!contents(folder.path()).contains(trace), "{trace}");
    }
    let expected = said(program.profile.statistics());
    drop(program);
    let program = Copy::start(folder.path());
    assert_eq!(said(program.profile.statistics()), expected);
    let of_bo = program.profile.statistics().of(bo_id);
    assert_eq!((of_bo.rating(BoardSize::Six), of_bo.games().len()), (rating, 1));
    assert!(of_bo.games()[0].held.is_some(), "what was found out about it stays");
    assert_eq!(program.profile.people.people().len(), 2);
}

/// It once came back into the journal at the next start, as a game of nobody.
#[test]
fn the_last_game_of_a_removed_person_does_not_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [ann] = program.add(["Ann"]);
    program.win([ann.clone(), level(1)]);
    program.profile.remove(&mut program.files, ann.person().unwrap()).unwrap();
    drop(program);
    let program = Copy::start(folder.path());
    assert!(program.profile.latest_game().is_none());
    drop(program);
    let bytes = fs::read(journal(folder.path())).unwrap();
    assert_eq!(entries(&bytes).count(), 0);
}

#[test]
fn a_long_journal_is_shortened_and_nothing_that_counts_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let seats = program.add(["Ann", "Bo"]);
    for _ in 0..5 {
        program.win(seats.clone());
        program.win([seats[0].clone(), level(3)]);
    }
    program.search();
    let expected = said(program.profile.statistics());
    drop(program);
    let bytes = fs::read(journal(folder.path())).unwrap();
    let carried = journal_file::carry_over(&bytes);
    assert!(entries(carried.as_bytes()).count() < entries(&bytes).count());
    fs::write(journal(folder.path()), carried).unwrap();
    assert_eq!(said(Copy::start(folder.path()).profile.statistics()), expected);
}

/// A second copy of the program can't write. A saved game that it removed from its list alone would
/// come back at the next start.
#[test]
fn a_second_copy_deletes_no_saved_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Copy::start(folder.path());
    first.profile.save_game(&first.files, "one", &begun([level(1), level(2)]), now()).unwrap();
    let mut second = Copy::start(folder.path());
    let refused = second.profile.delete_game(&mut second.files, 1);
    assert!(matches!(refused, Err(StoreError::OtherCopy)), "{refused:?}");
    assert_eq!(second.profile.saved_games().len(), 1);
}

/// To save, play on and come back is an undo, which nobody would notice otherwise.
#[test]
fn going_back_to_an_earlier_save_counts_as_help() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [ann] = program.add(["Ann"]);
    let mut record = begun([ann, level(5)]);
    program.play(&mut record, place("a1,b1,c1,d1"));
    program.profile.save_game(&program.files, "one", &record, now()).unwrap();
    let saved = record.clone();
    assert!(program.profile.resumed(&saved).may_be_rated());
    program.play(&mut record, place("a2,b2,c2,d2"));
    assert!(program.profile.resumed(&record).may_be_rated());
    assert!(!program.profile.resumed(&saved).may_be_rated(), "it went on");
    program.play(&mut record, Command::Resign(Side::First));
    assert!(!program.profile.resumed(&saved).may_be_rated(), "it has ended");
}

/// A game on a board that was set up for two people once went on between one of them and level 10,
/// and against a level with the seats swapped.
#[test]
fn a_game_from_outside_is_continued_by_its_people() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [ann] = program.add(["Ann"]);
    for seats in [[ann.clone(), Seat::UNNAMED], [level(5), ann.clone()], [ann, level(5)]] {
        let record = Record::from_outside(seats.clone(), Board::empty(), []).unwrap();
        assert_eq!(program.profile.resumed(&record).seats, seats);
    }
    let watched = Record::from_outside([level(1), level(2)], Board::empty(), []).unwrap();
    assert!(program.profile.resumed(&watched).seats[0].is_human());
}

#[test]
fn a_saved_game_is_named_found_again_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [ann] = program.add(["Ann"]);
    let mut record = begun([ann, level(5)]);
    let mut save = |program: &mut Copy, name: &str| {
        record
            .game
            .execute(place(["a1,b1,c1,d1", "a2,b2,c2,d2"][record.game.turns().len()]))
            .unwrap();
        program.profile.save_game(&program.files, name, &record, now()).unwrap();
    };
    save(&mut program, "one");
    save(&mut program, "two");
    program.profile.rename_game(&program.files, 1, "the first").unwrap();
    let names = |program: &Copy| {
        let games = program.profile.saved_games().iter();
        games.map(|game| (game.name.clone(), game.record.game.turns().len())).collect::<Vec<_>>()
    };
    let expected = [("two".to_owned(), 2), ("the first".to_owned(), 1)];
    assert_eq!(names(&program), expected);
    drop(program);
    let mut program = Copy::start(folder.path());
    assert_eq!(names(&program), expected);
    program.profile.delete_game(&mut program.files, 2).unwrap();
    let person = program.profile.saved_games()[0].record.seats[0].person().unwrap();
    program.profile.remove(&mut program.files, person).unwrap();
    drop(program);
    let program = Copy::start(folder.path());
    assert_eq!(names(&program), expected[1..]);
    let seat = &program.profile.saved_games()[0].record.seats[0];
    assert_eq!((seat, program.profile.mine().games().len()), (&Seat::UNNAMED, 0));
    let text = fs::read_to_string(journal(folder.path())).unwrap();
    assert!(!text.contains("Ann") && !text.contains("two"), "{text}");
}
