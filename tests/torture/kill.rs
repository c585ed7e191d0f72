//! Kills a copy of the game that saves without a pause, at random moments. The last turn that it
//! reported is saved, each finished game counts once, every file can be read, and the next start
//! removes all leftovers.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, thread};

use nim_tetris::ai::{Level, Placement};
use nim_tetris::game::{
    Board, CURRENT_FILE, Entry, Files, Game, JOURNAL_FILE, Profile, PuzzleResult, PuzzleSource,
    Record, Seat, Side, Study, Timestamp, Turn,
};

use crate::files::temporary_files;
use crate::support::{contents, ignored_test};

/// Number of kills.
const KILLS: usize = 200;

/// Names of files that may exist after a start.
const NAMES: [&str; 3] = [CURRENT_FILE, JOURNAL_FILE, "lock"];

/// Largest number of turns of a game.
const TURNS: usize = 3;

/// The last report of a copy: the turns of the current game, the number of games that count, the
/// name of the last saved game and of the last lesson, and the number of puzzles that were tried.
#[derive(Clone, Default, PartialEq, Debug)]
struct Report {
    turns: usize,
    counted: usize,
    saved: String,
    tried: u32,
}

/// Returns a game of the person who plays, with this many placements on a small board.
fn played(profile: &Profile, turns: usize) -> Record {
    let game = Game::new(Board::new("6x6".parse().unwrap()));
    let mut record = Record::new([profile.my_seat(), Seat::from(Level::MAX)], game);
    let mut random = fastrand::Rng::with_seed(turns as u64);
    for _ in 0..turns {
        let placement = Placement::random_on(record.game.position().free(), &mut random).unwrap();
        record.game.execute(Turn::Placement(placement)).unwrap();
    }
    record
}

/// Saves without a pause, and reports what is on disk: a game under a name, the same game in
/// progress, then its end, while earlier games are searched.
#[test]
#[ignore = "run and killed by the test below"]
fn saver() {
    let folder = PathBuf::from(env::var_os("PROFILE").unwrap());
    let run = env::var("RUN").unwrap();
    let mut files = Files::in_folder(&folder);
    let (mut profile, errors) = Profile::load(&mut files, Timestamp::default());
    assert!(errors.is_empty(), "{errors:?}");
    let (mut out, study) = (std::io::stdout().lock(), Study::default());
    for round in 0.. {
        let turns = 1 + round % TURNS;
        let mut record = played(&profile, turns);
        profile.begin_game(&record);
        let name = format!("{run}-{round}");
        profile.save_game(&files, &name, &record, Timestamp::default()).unwrap();
        if let [_, second, .., last] = profile.saved_games()
            && profile.saved_games().len() > 5
        {
            let (renamed, named, last) = (second.id, second.name.clone(), last.id);
            profile.rename_game(&files, renamed, &format!("renamed {named}")).unwrap();
            profile.delete_game(&mut files, last).unwrap();
        }
        let (person, at) = (profile.me(), Timestamp::default());
        let puzzle =
            PuzzleSource::Endless { seed: round as u64, asked: 800, rating: 800.0, idea: None };
        let result = PuzzleResult::Missed;
        profile.add(&files, Entry::Puzzle { person, at, puzzle, result });
        profile.add(&files, Entry::Lesson { person, at, lesson: name.clone() });
        for end in [None, Some(Turn::Resignation(Side::First))] {
            if let Some(end) = end {
                record.game.execute(end).unwrap();
            }
            profile.store(&files, &record, Timestamp::default());
            profile.follow_searches(&files, &study);
            files.flusher().flush();
            assert!(files.failures().is_empty());
            let counted = profile.mine().games().len();
            let tried = profile.puzzle_records(person).standing().tried;
            writeln!(out, "kept {turns} {counted} {name} {tried}").unwrap();
            out.flush().unwrap();
        }
    }
}

/// Runs the saver and kills it. Returns its last report, or `None` if there was none.
fn kill_a_saver(profile: &Path, run: usize, after: Duration) -> Option<Report> {
    let [program, options @ ..] = &ignored_test("kill::saver")[..] else { unreachable!() };
    let mut command = Command::new(program);
    command.args(options).env("PROFILE", profile).env("RUN", run.to_string());
    let mut saver = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(saver.stdout.take().unwrap()).lines().map_while(Result::ok);
    // The saver has started once it has saved something.
    let mut last = lines.find(|line| line.starts_with("kept"));
    thread::sleep(after);
    saver.kill().unwrap();
    last = lines.filter(|line| line.starts_with("kept")).last().or(last);
    let mut errors = String::new();
    saver.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    saver.wait().unwrap();
    assert!(errors.is_empty(), "{errors}");
    let last = last?;
    let mut words = last.split(' ').skip(1);
    let mut word = || words.next().unwrap();
    let (turns, counted) = (word().parse().unwrap(), word().parse().unwrap());
    let saved = word().to_owned();
    Some(Report { turns, counted, saved, tried: word().parse().unwrap() })
}

#[test]
fn a_game_that_is_killed_at_any_moment_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = fastrand::Rng::with_seed(12);
    let (mut left, mut torn) = (0, 0);
    for run in 0..KILLS {
        let after = Duration::from_micros(random.u64(0..12_000));
        let report = kill_a_saver(folder.path(), run, after).expect("it had begun");
        left += temporary_files(folder.path()).len();
        let journal = std::fs::read(folder.path().join("data").join(JOURNAL_FILE)).unwrap();
        torn += usize::from(!journal.ends_with(b"\n"));
        // Start the game again.
        let mut files = Files::in_folder(folder.path());
        let (profile, errors) = Profile::load(&mut files, Timestamp::default());
        assert!(errors.is_empty(), "{errors:?}");
        assert_eq!(temporary_files(folder.path()), Vec::<PathBuf>::new());
        // The saver may have saved more than it could report.
        let turns = profile.latest_game().map_or(0, |record| record.game.placements());
        let next = 1 + report.turns % TURNS;
        assert!([report.turns, next].contains(&turns), "{turns} turns after {report:?}");
        let counted = profile.mine().games();
        assert!((report.counted..=report.counted + 1).contains(&counted.len()), "{report:?}");
        let ids: BTreeSet<_> =
            profile.mine().games().map(|game| game.finished.record.id()).collect();
        assert_eq!(ids.len(), counted.len(), "a game counts twice");
        let tried = profile.puzzle_records(profile.me()).standing().tried;
        assert!((report.tried..=report.tried + 1).contains(&tried), "{tried} after {report:?}");
        assert!(profile.progress(profile.me()).has_finished(&report.saved), "{report:?}");
        let mut games = profile.saved_games().iter();
        let is_there = games.any(|game| game.name.ends_with(&report.saved));
        assert!(is_there, "{report:?} is not saved");
        for path in contents(folder.path()).keys() {
            let name = path.file_name().unwrap().to_str().unwrap();
            assert!(NAMES.contains(&name), "{name} is left behind");
        }
    }
    // Each start searches the latest of the games without findings.
    let (study, mut found) = (Study::default(), 0);
    let games = loop {
        let mut files = Files::in_folder(folder.path());
        let (mut profile, _) = Profile::load(&mut files, Timestamp::default());
        while profile.reviews.is_at_work() {
            profile.follow_searches(&files, &study);
            thread::yield_now();
        }
        let before = found;
        found = profile.mine().games().filter(|game| game.held().is_some()).count();
        assert!(found > before, "what was not found out before a kill is found out later");
        if found == profile.mine().games().len() {
            break found;
        }
    };
    println!(
        "{KILLS} kills, {games} games counted once, {torn} torn lines and {left} temporary files \
         removed by the next start"
    );
}
