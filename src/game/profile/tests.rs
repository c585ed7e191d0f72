//! Tests of what lasts across starts, kills and damage, of what is removed, and of what is taken to
//! another computer.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::ai::{BoardSize, Character, Level, Opponent, Placement, Strength};
use crate::game::formats::write_checked;
use crate::game::journal::{
    Aid, Brought, Entry, JOURNAL_TITLE, PracticeResult, PuzzleSource, UnionError, entries, union,
};
use crate::game::practice::Deck;
use crate::game::puzzles::{DailyPuzzle, Day, PuzzleResult, puzzles};
use crate::game::review::{HeldWin, searched};
use crate::game::rules::{Board, Command, Game, PersonId, PlayerName, Record, Seat, Side, Turn};
use crate::game::running::Study;
use crate::game::stacking::StackingGame;
use crate::game::statistics::Score;
use crate::game::statistics::{Achievement, games_as_csv, ratings_as_csv};
use crate::game::storage::{Files, StoreError};
use crate::game::timestamp::Timestamp;

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
            self.profile.add_person(&self.files, &name(text)).unwrap();
            self.profile.people().seat_of(&name(text))
        })
    }

    fn play(&mut self, record: &mut Record, command: impl Into<Command>) {
        record.game.execute(command).unwrap();
        self.profile.store(&self.files, record, now());
    }

    /// Plays a game on 6x6, which the second player loses.
    fn win(&mut self, seats: [Seat; 2]) -> Record {
        let mut record = begun(seats).agreed();
        self.profile.begin_game(&record);
        self.play(&mut record, place("a1,b1,c1,d1"));
        self.play(&mut record, Turn::Resignation(Side::Second));
        record
    }

    fn score(&self, person: PersonId) -> Score {
        self.profile.statistics().of(person).score(|_| true)
    }

    /// Searches all games that wait to be searched.
    fn search(&mut self) {
        let study = Study::default();
        self.profile.follow_searches(&self.files, &study);
        while self.profile.reviews.is_at_work() {
            self.profile.follow_searches(&self.files, &study);
            std::thread::yield_now();
        }
    }
}

fn begun(seats: [Seat; 2]) -> Record {
    Record::new(seats, Game::new(Board::new(BoardSize::Six)))
}

fn place(cells: &str) -> Turn {
    Turn::Placement(cells.parse().unwrap())
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

/// Everything that follows from the journal, in a form that can be compared.
fn said(profile: &Profile) -> Vec<String> {
    let (statistics, people) = (profile.statistics(), profile.people());
    let mut said = vec![format!("{people:?} {:?}", profile.saved_games())];
    for person in people.people() {
        said.push(games_as_csv(statistics, person));
        said.push(ratings_as_csv(statistics, person));
        let person = person.id;
        let of = statistics.of(person);
        let reached = Achievement::ALL.map(|achievement| of.unlocked_at(achievement));
        let estimates = BoardSize::ALL.map(|size| of.estimate(size));
        said.push(format!("{reached:?} {estimates:?}"));
        said.push(format!("{:?} {:?}", profile.progress(person), profile.puzzle_records(person)));
        said.push(format!("{:?} {:?}", profile.stacking(person), profile.deck(person)));
    }
    said
}

/// Does one of everything but games, as a person.
fn do_all(program: &mut Copy, person: PersonId) {
    let at = now();
    let solved = PuzzleResult::Solved { wrong: 0, hints: 0 };
    let endless = |seed| PuzzleSource::Endless { seed, asked: 900, rating: 905.5, idea: None };
    let puzzle = |puzzle, result| Entry::Puzzle { person, at, puzzle, result };
    for entry in [
        Entry::Plays { person },
        Entry::Lesson { person, at, lesson: "halves".to_owned() },
        puzzle(
            PuzzleSource::Graded(puzzles()[0].key()),
            PuzzleResult::Solved { wrong: 2, hints: 0 },
        ),
        puzzle(PuzzleSource::Daily("2026-11-26".parse().unwrap()), solved),
        puzzle(PuzzleSource::Daily("2026-11-27".parse().unwrap()), PuzzleResult::Shown),
        puzzle(endless(7), solved),
        puzzle(endless(u64::MAX), PuzzleResult::Missed),
        Entry::Practice {
            person,
            at,
            day: "2026-11-28".parse().unwrap(),
            card: endless(u64::MAX).card(),
            result: PracticeResult::Found,
        },
        Entry::Run { person, at, solved: 9, errors: 2 },
        Entry::Stack { person, at, pieces: 41, cleared: 3, helped: true },
    ] {
        program.profile.add(&program.files, entry);
    }
    let mut game = StackingGame::for_a_person(3);
    for _ in 0..4 {
        let drop = game.places().next().unwrap();
        game.drop_piece(drop).unwrap();
        program.profile.record_drop(&program.files, person, &game);
    }
    game.undo();
    program.profile.record_drop(&program.files, person, &game);
}

#[test]
fn the_first_start_makes_a_person_who_is_the_same_at_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Copy::start(folder.path());
    let me = first.profile.me();
    assert_eq!(first.profile.people().people().len(), 1);
    let files_of = || {
        first.files.flusher().flush();
        fs::read_to_string(journal(folder.path())).unwrap()
    };
    assert!(files_of().starts_with(&format!("{JOURNAL_TITLE}\n")));
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
    copy.play(&mut record, Turn::Resignation(Side::First));
    assert_eq!(copy.score(me), Score { won: 0, lost: 1 });
    record.mark_aided();
    copy.play(&mut record, Command::Undo);
    drop(copy);

    let mut copy = Copy::start(folder.path());
    assert_eq!(copy.score(me), Score { won: 0, lost: 1 }, "it is on disk");
    let mut record = copy.profile.unfinished().unwrap().clone();
    copy.profile.begin_game(&record);
    copy.play(&mut record, Turn::Resignation(Side::Second));
    assert_eq!(copy.score(me), Score { won: 0, lost: 1 }, "its first end counts");
}

/// A player who resigned on an empty board, or ran out of time there, once lost a rated game.
#[test]
fn a_game_without_a_placement_counts_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let mut copy = Copy::start(folder.path());
    for end in [Turn::Resignation(Side::First), Turn::LossOnTime(Side::First)] {
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
    record.mark_aided();
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
    second.play(&mut record, Turn::Resignation(Side::First));
    let game = second.profile.mine().games().next().unwrap();
    assert_eq!((game.seconds(), game.aid(), game.is_rated()), (31, undone, false));
}

/// The game in progress is saved first, then the entry is appended. The program may be killed
/// before, between, and at any byte.
#[test]
fn a_finished_game_counts_once_at_whatever_byte_the_program_is_killed() {
    let luna = Seat::from(Character::from_key("luna").unwrap());
    for opponent in [luna, Seat::from(Opponent::Fitting(Strength::new(900).unwrap()))] {
        let [before, after] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let mut program = Copy::start(after.path());
        let seat = program.profile.my_seat();
        program.win([level(1), seat.clone()]);
        let mut record = begun([seat, opponent]);
        program.profile.begin_game(&record);
        program.play(&mut record, place("a1,b1,c1,d1"));
        program.files.flusher().flush();
        copy(after.path(), before.path());
        let before_counting = said(&program.profile);
        program.play(&mut record, Turn::Resignation(Side::First));
        program.files.flusher().flush();
        let counted = said(&program.profile);
        let whole = fs::read(journal(after.path())).unwrap();
        let kept = fs::read(journal(before.path())).unwrap().len();
        drop(program);
        assert_eq!(said(&Copy::start(before.path()).profile), before_counting);
        for end in kept..=whole.len() {
            let killed = tempfile::tempdir().unwrap();
            copy(after.path(), killed.path());
            fs::write(journal(killed.path()), &whole[..end]).unwrap();
            for start in ["first", "second"] {
                let copy = Copy::start(killed.path());
                assert_eq!(said(&copy.profile), counted, "{start} start, {end} bytes");
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
    let held = |copy: &Copy| copy.profile.mine().games().next().unwrap().held();
    assert_eq!(held(&second), None);
    second.search();
    assert_eq!(held(&second), Some(HeldWin::default()), "the opponent gave up a won game");
    let expected = said(&second.profile);
    drop(second);
    let third = Copy::start(folder.path());
    assert!(!third.profile.reviews.is_at_work(), "nothing is searched again");
    assert!(third.profile.statistics().findings(&record.game).is_some());
    assert_eq!(said(&third.profile), expected, "all follows from the journal");
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
    let spoilt = text.replacen("people:", "peopl\u{e9}:", 1);
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
    let unknown = write_checked("Mood(person:\"00000001\",is:Good)");
    let ours = fs::read_to_string(journal(folder.path())).unwrap();
    fs::write(journal(folder.path()), format!("{ours}{unknown}\n")).unwrap();
    let (mut program, errors) = Copy::start_with_errors(folder.path());
    assert!(matches!(errors[..], [StoreError::PassedOver(..)]), "{errors:?}");
    let seat = program.profile.my_seat();
    program.win([seat, level(1)]);
    program.profile.remove_person(&mut program.files, PersonId(1)).unwrap();
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

/// A line may be damaged by a bad disk. Whoever it named plays on without a name.
#[test]
fn people_are_known_by_their_games_if_their_own_entry_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let seats = program.add(["Ann", "Bo"]);
    program.win(seats.clone());
    drop(program);
    let text = fs::read_to_string(journal(folder.path())).unwrap();
    fs::write(journal(folder.path()), text.replacen("Ann", "Amn", 1)).unwrap();
    let (program, errors) = Copy::start_with_errors(folder.path());
    assert!(matches!(errors[..], [StoreError::Damaged(..)]));
    let ann = seats[0].person().unwrap();
    assert_eq!(program.profile.people().get(ann).unwrap().name, None);
    assert_eq!(program.score(ann), Score { won: 1, lost: 0 });
}

#[test]
fn everything_that_a_person_did_is_there_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [ann] = program.add(["Ann"]);
    let id = ann.person().unwrap();
    do_all(&mut program, id);
    program.win([ann, level(2)]);
    program.search();
    let expected = said(&program.profile);
    drop(program);
    let program = Copy::start(folder.path());
    assert_eq!(said(&program.profile), expected);
    assert_eq!(program.profile.me(), id);
    assert_eq!(program.profile.stacking(id).unfinished().unwrap().pieces(), 3);
    let records = program.profile.puzzle_records(id);
    assert_eq!((records.standing().tried, records.days().longest()), (2, 1));
    let day = "2026-11-27".parse().unwrap();
    assert!(records.daily(DailyPuzzle { day, is_easy: false }).shown);
    assert_eq!(program.profile.deck(id).cards().count(), 2);
}

/// Returns a game on 6x6 at which the first player has thrown a win away that is worth a second
/// try.
fn thrown_away() -> Game {
    let mut rng = fastrand::Rng::with_seed(5);
    loop {
        let mut game = Game::new(Board::new(BoardSize::Six));
        while let Some(placement) = Placement::random_on(game.position().free(), &mut rng) {
            game.execute(Turn::Placement(placement)).unwrap();
        }
        let chance = searched(&game).second_chance(&game);
        if chance.is_some_and(|(mistake, _)| mistake.side == Side::First) {
            return game;
        }
    }
}

/// Plays a game again, and searches it.
fn play_again(program: &mut Copy, seats: [Seat; 2], game: &Game) {
    let mut record = Record::new(seats, Game::new(game.start().clone()));
    for placement in game.placed() {
        record.game.execute(Turn::Placement(placement)).unwrap();
    }
    program.profile.store(&program.files, &record, now());
    program.search();
}

#[test]
fn two_games_with_the_same_turning_point_make_one_card_which_goes_with_the_person() {
    let (folder, game) = (tempfile::tempdir().unwrap(), thrown_away());
    let mut program = Copy::start(folder.path());
    let [ann, bo] = program.add(["Ann", "Bo"]);
    let id = ann.person().unwrap();
    let deck = |program: &Copy| program.profile.deck(id).clone();
    program.profile.set_me(&program.files, id);
    for _ in 0..2 {
        play_again(&mut program, [ann.clone(), level(2)], &game);
        assert_eq!(deck(&program).cards().count(), 1);
        assert_eq!(program.profile.kept.len(), 1, "Ann is told once");
    }
    play_again(&mut program, [bo.clone(), ann.clone()], &game);
    assert_eq!(deck(&program).cards().count(), 1, "it was not Ann who lost");
    assert_eq!(program.profile.deck(bo.person().unwrap()).cards().count(), 1);
    let card = deck(&program).cards().next().unwrap().key.clone();
    let (at, day) = (now(), Day::of(now()).after(1).unwrap());
    let result = PracticeResult::Found;
    program.profile.add(&program.files, Entry::Practice { person: id, at, day, card, result });
    let before = deck(&program);
    drop(program);
    let mut program = Copy::start(folder.path());
    assert_eq!(deck(&program), before, "the schedule follows from the journal");
    program.profile.remove_person(&mut program.files, id).unwrap();
    assert_eq!(deck(&program), Deck::default());
    assert_eq!(program.profile.deck(bo.person().unwrap()).cards().count(), 1);
    program.files.flusher().flush();
    let text = fs::read_to_string(journal(folder.path())).unwrap();
    assert!(!text.contains("Practice("), "{text}");
}

#[test]
fn a_game_from_outside_makes_no_card() {
    let (folder, game) = (tempfile::tempdir().unwrap(), thrown_away());
    let mut program = Copy::start(folder.path());
    let [ann] = program.add(["Ann"]);
    let id = ann.person().unwrap();
    let record = Record::new([ann, level(2)], game);
    program.profile.store(&program.files, &record, now());
    program.search();
    assert_eq!(program.profile.deck(id).cards().count(), 0);
}

#[test]
fn a_person_has_the_latest_name_in_all_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let seats = program.add(["Ann", "Bo"]);
    program.win(seats.clone());
    let ann = seats[0].person().unwrap();
    program.profile.rename_person(&program.files, ann, &name("Anna")).unwrap();
    for _ in 0..2 {
        let seat = &program.profile.statistics().games()[0].record.seats[0];
        assert_eq!(seat.name(), Some(&name("Anna")));
        assert_eq!(program.profile.latest_game().unwrap().seats[0], *seat);
        drop(program);
        program = Copy::start(folder.path());
    }
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
    do_all(&mut program, ann_id);
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
    program.profile.remove_person(&mut program.files, ann_id).unwrap();
    program.files.flusher().flush();
    for trace in ["Annabel", &ann_id.to_string(), &ann_id.0.to_string()] {
        assert!(!contents(folder.path()).contains(trace), "{trace}");
    }
    let expected = said(&program.profile);
    drop(program);
    let program = Copy::start(folder.path());
    assert_eq!(said(&program.profile), expected);
    let of_bo = program.profile.statistics().of(bo_id);
    assert_eq!((of_bo.rating(BoardSize::Six), of_bo.games().len()), (rating, 1));
    let game = of_bo.games().next().unwrap();
    assert!(game.held().is_some(), "what was found out about it stays");
    assert_eq!(game.opponent(), &Seat::UNNAMED);
    assert_eq!(program.profile.people().people().len(), 2);
}

/// What a newer program writes into an entry stays there, even if a person is taken out of it.
#[test]
fn fields_of_a_newer_version_outlast_the_removal_of_a_person() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let seats = program.add(["Ann", "Bo"]);
    program.win(seats.clone());
    drop(program);
    let text = fs::read_to_string(journal(folder.path())).unwrap();
    let lines = text.lines().map(|line| match line.split_once(' ') {
        Some((_, entry)) if entry.starts_with("Game(") => {
            write_checked(&entry.replace(",text:", ",weather:Rain(mm:3),text:"))
        }
        _ => line.to_owned(),
    });
    let text: String = lines.map(|line| line + "\n").collect();
    fs::write(journal(folder.path()), &text).unwrap();
    let mut program = Copy::start(folder.path());
    let ann = seats[0].person().unwrap();
    program.profile.remove_person(&mut program.files, ann).unwrap();
    drop(program);
    let after = fs::read_to_string(journal(folder.path())).unwrap();
    assert!(after.contains("weather:Rain(mm:3)") && !after.contains(&ann.to_string()), "{after}");
    assert_eq!(Copy::start(folder.path()).profile.statistics().games().len(), 1);
}

/// It once came back into the journal at the next start, as a game of nobody.
#[test]
fn the_last_game_of_a_removed_person_does_not_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let [ann] = program.add(["Ann"]);
    program.win([ann.clone(), level(1)]);
    program.profile.remove_person(&mut program.files, ann.person().unwrap()).unwrap();
    drop(program);
    let program = Copy::start(folder.path());
    assert!(program.profile.latest_game().is_none());
    drop(program);
    let bytes = fs::read(journal(folder.path())).unwrap();
    let is_person = |entry| matches!(entry, Ok(Entry::Person { .. }));
    assert!(entries(&bytes).all(|(_, entry)| is_person(entry)));
}

/// A second copy of the program can't write. A saved game that it removed from its list alone would
/// come back at the next start.
#[test]
fn a_second_copy_deletes_no_saved_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Copy::start(folder.path());
    first.profile.save_game(&first.files, "one", &begun([level(1), level(2)]), now()).unwrap();
    let mut second = Copy::start(folder.path());
    let one = second.profile.saved_games()[0].id;
    let refused = second.profile.delete_game(&mut second.files, one);
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
    program.play(&mut record, Turn::Resignation(Side::First));
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
    let one = program.profile.saved_games()[1].id;
    program.profile.rename_game(&program.files, one, "the first").unwrap();
    let names = |program: &Copy| {
        let games = program.profile.saved_games().iter();
        games
            .map(|saved| (saved.name.clone(), saved.game.record.game.turns().len()))
            .collect::<Vec<_>>()
    };
    let expected = [("two".to_owned(), 2), ("the first".to_owned(), 1)];
    assert_eq!(names(&program), expected);
    drop(program);
    let mut program = Copy::start(folder.path());
    assert_eq!(names(&program), expected);
    let two = program.profile.saved_games()[0].id;
    program.profile.delete_game(&mut program.files, two).unwrap();
    let person = program.profile.saved_games()[0].game.record.seats[0].person().unwrap();
    program.profile.remove_person(&mut program.files, person).unwrap();
    drop(program);
    let program = Copy::start(folder.path());
    assert_eq!(names(&program), expected[1..]);
    let seat = &program.profile.saved_games()[0].game.record.seats[0];
    assert_eq!((seat, program.profile.mine().games().len()), (&Seat::UNNAMED, 0));
    let text = fs::read_to_string(journal(folder.path())).unwrap();
    assert!(!text.contains("Ann") && !text.contains("two"), "{text}");
}

/// Everything in the journal, as lines without an order.
fn lines(folder: &Path) -> std::collections::BTreeSet<String> {
    let text = fs::read_to_string(journal(folder)).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn everything_goes_to_another_computer_and_comes_back_once() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [home, away] = folders.each_ref().map(|folder| folder.path());
    let everything = |it: &mut Copy| it.profile.everything(&mut it.files, "", now()).unwrap();
    let mut program = Copy::start(home);
    let [ann, bo] = program.add(["Ann", "Bo"]);
    let ann_id = ann.person().unwrap();
    do_all(&mut program, ann_id);
    program.win([ann.clone(), bo]);
    program.profile.save_game(&program.files, "one", &begun([ann, level(1)]), now()).unwrap();
    program.search();
    let all = everything(&mut program);

    // A computer on which nobody has played becomes the same.
    let mut other = Copy::start(away);
    let brought = other.profile.bring_in(&mut other.files, &all).unwrap();
    assert_eq!((brought.games, brought.people), (1, 3));
    assert_eq!(said(&other.profile), said(&program.profile));
    assert_eq!(other.profile.bring_in(&mut other.files, &all).unwrap(), Brought::default());

    // Both play on, and each takes in what the other one did.
    let mine = other.profile.my_seat();
    other.win([mine, level(2)]);
    let mine = program.profile.my_seat();
    program.win([mine, level(3)]);
    let [there, here] = [&mut other, &mut program].map(everything);
    assert_eq!(other.profile.bring_in(&mut other.files, &here).unwrap().games, 1);
    assert_eq!(program.profile.bring_in(&mut program.files, &there).unwrap().games, 1);
    assert_eq!(program.score(ann_id), Score { won: 3, lost: 0 });
    assert_eq!(other.score(ann_id), Score { won: 3, lost: 0 });
    drop((program, other));
    assert_eq!(lines(home), lines(away));
}

#[test]
fn what_can_not_be_brought_in_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Copy::start(folder.path());
    let seats = program.add(["Ann", "Bo"]);
    program.win(seats);
    let before = said(&program.profile);
    program.files.flusher().flush();
    let whole = fs::read_to_string(journal(folder.path())).unwrap();
    let damaged = whole.replacen("Ann", "Amn", 1);
    for (text, reason) in [
        ("", UnionError::Damaged),
        ("1. a1,b1,c1,d1", UnionError::Damaged),
        (&damaged, UnionError::Damaged),
        ("nim-tetris journal 2\nx\n", UnionError::Newer),
    ] {
        let refused = program.profile.bring_in(&mut program.files, text.as_bytes()).unwrap_err();
        assert!(matches!(&refused, BringError::Union(why) if *why == reason), "{refused}");
    }
    let people = (0..50).map(|id| Entry::Person { id: PersonId(id), name: None }.line() + "\n");
    let many = format!("{JOURNAL_TITLE}\n{}", people.collect::<String>());
    let refused = program.profile.bring_in(&mut program.files, many.as_bytes()).unwrap_err();
    assert!(matches!(refused, BringError::Union(UnionError::TooManyPeople)));
    assert_eq!(said(&program.profile), before);
    program.files.flusher().flush();
    assert_eq!(fs::read_to_string(journal(folder.path())).unwrap(), whole);
}

#[test]
fn the_game_in_progress_goes_along_as_a_saved_one() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [mut program, mut other] = folders.each_ref().map(|folder| Copy::start(folder.path()));
    let mut record = begun([program.profile.my_seat(), level(1)]);
    record.game.execute(place("a1,b1,c1,d1")).unwrap();
    program.profile.store(&program.files, &record, now());
    let all = program.profile.everything(&mut program.files, "half", now()).unwrap();
    assert!(program.profile.saved_games().is_empty(), "here it goes on");
    other.profile.bring_in(&mut other.files, &all).unwrap();
    let [saved] = other.profile.saved_games() else { panic!("there is one") };
    assert_eq!((&*saved.name, saved.game.record.id()), ("half", record.id()));
}

/// Without a folder, there once were two people without names as soon as a game was deleted.
#[test]
fn without_a_folder_there_is_one_person_at_the_start() {
    let mut files = Files::nowhere();
    let (mut profile, _) = Profile::load(&mut files, now());
    let all = profile.everything(&mut files, "", now()).unwrap();
    assert_eq!(str::from_utf8(&all).unwrap().matches("Person(").count(), 1);
    profile.remove_person(&mut files, PersonId(9)).unwrap();
    assert_eq!(profile.people().people().len(), 1);
}

/// A day whose clock was wrong must not put the games of another computer before their people.
#[test]
fn entries_are_merged_by_time_and_stay_in_their_order() {
    let line = |at: i64, solved| {
        let (person, at) = (PersonId(1), Timestamp::new(at));
        Entry::Run { person, at, solved, errors: 0 }.line()
    };
    let of = |lines: &[String]| format!("{JOURNAL_TITLE}\n{}\n", lines.join("\n"));
    let own = of(&[line(10, 1), line(5, 2), line(30, 3)]);
    let other = of(&[line(1, 4), line(20, 5), line(2, 6), line(30, 3)]);
    let (text, brought) = union(own.as_bytes(), other.as_bytes()).unwrap();
    let expected = of(&[line(1, 4), line(10, 1), line(5, 2), line(20, 5), line(2, 6), line(30, 3)]);
    assert_eq!((text, brought.others), (expected, 3));
}
