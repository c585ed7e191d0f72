//! What the tests share: a plain user, other copies of this test program, and the files of a
//! player.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nim_tetris::ai::Level;
use nim_tetris::game::{
    Board, Document, Entry, Files, Folder, Game, Profile, PuzzleResult, PuzzleSource, Record, Seat,
    StoreError, Timestamp, Turn, lessons,
};
use serde::{Deserialize, Serialize};

/// User and group `nobody`, on every Linux.
const NOBODY: u32 = 65_534;

/// Variable that is set for a test in a process of its own.
const OWN_PROCESS: &str = "NIM_TETRIS_ALONE";

/// Returns whether the caller runs as a plain user in a process of its own, and may go on.
/// Otherwise runs the test of this name in such a process, in a folder of its own, and fails if
/// that test fails.
///
/// Root may do anything, so permissions can't be tested as root; and child processes of other tests
/// inherit this process's locks for a moment.
pub fn is_plain_user(test: &str) -> bool {
    if std::env::var_os(OWN_PROCESS).is_some() {
        return true;
    }
    let folder = tempfile::tempdir().unwrap();
    let this = std::env::current_exe().unwrap();
    let mut command = if rustix::process::geteuid().is_root() {
        let switch = ["--reuid", "65534", "--regid", "65534", "--clear-groups"];
        let probe = Command::new("setpriv").args(switch).arg("true").stderr(Stdio::null()).status();
        if !probe.is_ok_and(|status| status.success()) {
            println!("{test}: skipped, since root can't become another user here");
            return false;
        }
        chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
        let program = folder.path().join("torture");
        // Only root may read the folder of this program.
        fs::copy(this, &program).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let mut command = Command::new("setpriv");
        command.args(switch).arg(program);
        command
    } else {
        Command::new(this)
    };
    command.args(["--exact", test, "--nocapture"]).env(OWN_PROCESS, "1");
    let output = command.env("TMPDIR", folder.path()).current_dir(folder.path()).output().unwrap();
    println!("{}", String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    false
}

/// Returns a command that runs an ignored test of this program.
pub fn ignored_test(test: &str) -> Vec<String> {
    let program = std::env::current_exe().unwrap().to_str().unwrap().to_owned();
    let options = ["--exact", test, "--ignored", "--nocapture", "--test-threads", "1"];
    std::iter::once(program).chain(options.map(str::to_owned)).collect()
}

/// The settings that these tests read. The whole type belongs to the window.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub volume: u16,
}

impl Document for Settings {
    const VERSION: u32 = 1;
}

/// The remembered state of the window, as far as these tests read it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub watched: [String; 2],
}

impl Document for Remembered {
    const VERSION: u32 = 1;
}

/// Returns a game with this many placements, at most 20.
pub fn record(turns: usize) -> Record {
    let mut game = Game::new(Board::empty());
    for turn in 0..turns {
        let (column, row) = ([0, 4][turn % 2], turn / 2 + 1);
        let cells: Vec<String> =
            (column..column + 4).map(|c| format!("{}{row}", (b'a' + c) as char)).collect();
        game.execute(Turn::Placement(cells.join(",").parse().unwrap())).unwrap();
    }
    Record::new([Seat::UNNAMED, Seat::from(Level::MAX)], game)
}

/// Saves all kinds of files, as the game would, and returns why some are not saved.
pub fn save_all(files: &mut Files) -> Vec<String> {
    let watched = ["1", "@luna"].map(str::to_owned);
    let (settings, remembered) = (Settings { volume: 35 }, Remembered { watched });
    let (mut profile, _) = Profile::load(files, Timestamp::default());
    let me = profile.me();
    let at = Timestamp::default();
    for lesson in lessons() {
        let lesson = lesson.name.clone();
        profile.add(files, Entry::Lesson { person: me, at, lesson });
    }
    let puzzle = PuzzleSource::Daily("2026-03-31".parse().unwrap());
    let result = PuzzleResult::Solved { wrong: 1, hints: 0 };
    profile.add(files, Entry::Puzzle { person: me, at, puzzle, result });
    files.save(Folder::Config, "settings.ron", &settings);
    files.save(Folder::Config, "remembered.ron", &remembered);
    profile.store(files, &record(3), Timestamp::default());
    let saved = profile.save_game(files, "one", &record(5), Timestamp::default());
    let mut refused: Vec<String> = saved.err().iter().map(ToString::to_string).collect();
    files.flusher().flush();
    refused.extend(files.failures().iter().map(ToString::to_string));
    refused
}

/// Reads all kinds of files, as the game does, and returns why some can't be used.
pub fn load_all(files: &mut Files) -> Vec<String> {
    let mut errors = files.take_startup_errors();
    let mut note = |error: Option<StoreError>| errors.extend(error);
    note(files.load::<Settings>(Folder::Config, "settings.ron").err());
    note(files.load::<Remembered>(Folder::Config, "remembered.ron").err());
    errors.extend(Profile::load(files, Timestamp::default()).1);
    errors.iter().map(ToString::to_string).collect()
}

/// Returns the contents of a folder: the bytes of each file, and the target of each link.
pub fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut contents = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let kind = fs::symlink_metadata(&path).unwrap().file_type();
        if kind.is_symlink() {
            let target = fs::read_link(&path).unwrap();
            contents.insert(path, target.into_os_string().into_encoded_bytes());
        } else if kind.is_dir() {
            contents.extend(self::contents(&path));
        } else if kind.is_file() {
            contents.insert(path.clone(), fs::read(&path).unwrap());
        } else {
            contents.insert(path, Vec::new());
        }
    }
    contents
}
