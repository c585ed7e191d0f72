//! A copy of the game that saves without a pause is killed at random moments. The last turn that it reported is there, every file can
//! be read, and the next start leaves nothing behind.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, thread};

use nim_tetris::game::{Autosave, Files, People, Place};

use crate::files::strays;
use crate::support::{contents, helper, load_all, people, record, saved_games};

/// How often it is killed.
const KILLS: usize = 200;

/// Names of files that may be there after a start.
const NAMES: [&str; 5] = ["settings.ron", "players.ron", "current-game.ron", "lock", "game-N.ron"];

/// What a copy reported last: the turns of the current game, the people, and the name of the last saved game.
#[derive(Clone, Default, PartialEq, Debug)]
struct Report {
    turns: usize,
    people: usize,
    saved: String,
}

/// Saves without a pause, and reports what is on disk.
#[test]
#[ignore = "run and killed by the test below"]
fn saver() {
    let folder = PathBuf::from(env::var_os("PROFILE").unwrap());
    let run = env::var("RUN").unwrap();
    let mut files = Files::in_folder(&folder);
    assert_eq!(load_all(&mut files), Vec::<String>::new());
    let mut games = saved_games(&mut files).0;
    let mut autosave = Autosave::default();
    let mut out = std::io::stdout().lock();
    for round in 0.. {
        let turns = 1 + round % 16;
        autosave.keep(&files, &record(turns)).unwrap();
        files.save(Place::Data, "players.ron", &people(turns)).unwrap();
        files.flusher().flush();
        let name = format!("{run}-{round}");
        games.save(&files, &name, String::new(), &record(turns)).unwrap();
        if games.games().len() > 5 {
            let before = games.get(1).unwrap().name.clone();
            games.rename(&files, 1, &format!("renamed {before}")).unwrap();
            games.delete(&files, 5).unwrap();
        }
        assert!(files.failures().is_empty());
        writeln!(out, "kept {turns} {turns} {name}").unwrap();
        out.flush().unwrap();
    }
}

/// Runs the saver and kills it. Returns what it reported last, if anything.
fn kill_a_saver(profile: &Path, run: usize, after: Duration) -> Option<Report> {
    let [program, options @ ..] = &helper("kill::saver")[..] else { unreachable!() };
    let mut command = Command::new(program);
    command.args(options).env("PROFILE", profile).env("RUN", run.to_string());
    let mut saver = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(saver.stdout.take().unwrap()).lines().map_while(Result::ok);
    // It has begun once it has kept something.
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
    let (turns, people) = (word().parse().unwrap(), word().parse().unwrap());
    Some(Report { turns, people, saved: word().to_owned() })
}

#[test]
fn a_game_that_is_killed_at_any_moment_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = fastrand::Rng::with_seed(12);
    let mut left = 0;
    for run in 0..KILLS {
        let after = Duration::from_micros(random.u64(0..12_000));
        let report = kill_a_saver(folder.path(), run, after).expect("it had begun");
        left += strays(folder.path()).len();
        // The next start.
        let mut files = Files::in_folder(folder.path());
        assert_eq!(strays(folder.path()), Vec::<PathBuf>::new());
        let turns = Autosave::default().latest(&mut files).unwrap();
        let turns = turns.map_or(0, |record| record.game.placements());
        let people: People = files.load(Place::Data, "players.ron").unwrap().unwrap();
        let (games, errors) = saved_games(&mut files);
        assert!(errors.is_empty(), "{errors:?}");
        // It may have got further than it could say.
        let next = 1 + report.turns % 16;
        assert!([report.turns, next].contains(&turns), "{turns} turns after {report:?}");
        assert!([report.people, next].contains(&people.people().len()), "{report:?}");
        let is_there = games.games().any(|game| game.name.ends_with(&report.saved));
        assert!(is_there, "{report:?} is not saved");
        for path in contents(folder.path()).keys() {
            let name = path.file_name().unwrap().to_str().unwrap();
            let game = name.strip_prefix("game-").and_then(|name| name.strip_suffix(".ron"));
            let name =
                if game.is_some_and(|n| n.parse::<u32>().is_ok()) { "game-N.ron" } else { name };
            assert!(NAMES.contains(&name), "{name} is left behind");
        }
    }
    println!("{KILLS} kills, {left} temporary files removed by the next start");
}
