//! Puts every kind of file into every kind of trouble: its bytes survive somewhere, the player is
//! warned, the game goes on, and nothing outside the game's folders changes.

use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use nim_tetris::game::{CURRENT_FILE, Files, Folder, Profile, Timestamp};
use rustix::fs::inotify::{self, CreateFlags, ReadFlags, WatchFlags};
use rustix::fs::{CWD, FileType, Mode, mknodat};

use crate::support::{contents, ignored_test, is_plain_user, load_all, record, save_all};

/// Names of the files that the game writes.
const KINDS: [&str; 5] =
    ["config/settings.ron", "config/remembered.ron", JOURNAL, CURRENT_GAME, "data/lock"];

/// Name of the file to which entries are appended. A torn line at its end is no loss.
const JOURNAL: &str = "data/games.nimtetris-journal";
const CURRENT_GAME: &str = "data/current-game.nimtetris-journal";

/// Time after which a start counts as hanging.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A trouble that a file is in.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    /// The file has other bytes.
    Bytes(&'static str, fn(&[u8]) -> Vec<u8>),
    /// The file is cut after this many tenths.
    Cut(usize),
    /// A folder with a file in it is in its place.
    Folder,
    /// A pipe is in its place.
    Pipe,
    /// A socket is in its place.
    Socket,
    /// A link to a good file elsewhere is in its place.
    Link,
    /// A link to a damaged file elsewhere is in its place.
    LinkToDamage,
    /// A dangling link is in its place.
    DanglingLink,
    /// A link to itself is in its place.
    Loop,
    /// A link to a device with endless bytes is in its place.
    LinkToDevice,
    /// The file may not be read.
    NoRights,
    /// The file is damaged, and nothing in its folder may be changed.
    ReadOnlyFolder,
}

use Trouble::*;

/// The trouble that a newer program wrote the file.
const NEWER: &str = "of a future version";

const TROUBLES: [Trouble; 26] = [
    Bytes("empty", |_| Vec::new()),
    Cut(1),
    Cut(2),
    Cut(3),
    Cut(4),
    Cut(5),
    Cut(6),
    Cut(7),
    Cut(8),
    Cut(9),
    Bytes("random", |_| {
        let mut random = fastrand::Rng::with_seed(7);
        (0..4096).map(|_| random.u8(..)).collect()
    }),
    Bytes(NEWER, |text| {
        replaced(&replaced(text, "version: ", "version: 9"), "journal ", "journal 9")
    }),
    Bytes("without end", |_| {
        b"(version: 1, content: ".iter().chain(&[b'['; 60_000]).copied().collect()
    }),
    Bytes("of 40 MB", |text| [text, " ".repeat(40_000_000).as_bytes()].concat()),
    Bytes("not in UTF-8", |text| [text, b"// caf\xe9\n"].concat()),
    Bytes("with a byte order mark", |text| [b"\xef\xbb\xbf", text].concat()),
    Folder,
    Pipe,
    Socket,
    Link,
    LinkToDamage,
    DanglingLink,
    Loop,
    LinkToDevice,
    NoRights,
    ReadOnlyFolder,
];

fn replaced(text: &[u8], from: &str, to: &str) -> Vec<u8> {
    String::from_utf8_lossy(text).replacen(from, to, 1).into_bytes()
}

impl Trouble {
    /// Puts a file into this trouble. Returns the bytes that must survive.
    fn apply(self, path: &Path, outside: &Path) -> Vec<u8> {
        let good = fs::read(path).unwrap();
        let damaged = b"half a fi".to_vec();
        match self {
            Bytes(_, change) => fs::write(path, change(&good)).unwrap(),
            Cut(tenths) => fs::write(path, &good[..good.len() * tenths / 10]).unwrap(),
            ReadOnlyFolder => {
                fs::write(path, &damaged).unwrap();
                set_mode(path.parent().unwrap(), 0o555);
            }
            NoRights => {
                set_mode(path, 0o000);
                return good;
            }
            _ => fs::remove_file(path).unwrap(),
        }
        match self {
            Bytes(..) | Cut(_) | ReadOnlyFolder | NoRights => return fs::read(path).unwrap(),
            Folder => {
                fs::create_dir(path).unwrap();
                fs::write(path.join("inside"), &damaged).unwrap();
                return damaged;
            }
            Pipe => mknodat(CWD, path, FileType::Fifo, Mode::RWXU, 0).unwrap(),
            Socket => drop(std::os::unix::net::UnixListener::bind(path).unwrap()),
            Link => {
                fs::write(outside.join("file"), &good).unwrap();
                symlink(outside.join("file"), path).unwrap();
                return good;
            }
            LinkToDamage => {
                fs::write(outside.join("file"), &damaged).unwrap();
                symlink(outside.join("file"), path).unwrap();
                return outside.join("file").into_os_string().into_encoded_bytes();
            }
            DanglingLink => symlink(outside.join("nothing"), path).unwrap(),
            Loop => symlink(path, path).unwrap(),
            LinkToDevice => symlink("/dev/zero", path).unwrap(),
        }
        fs::read_link(path)
            .map(|link| link.into_os_string().into_encoded_bytes())
            .unwrap_or_default()
    }

    /// Returns whether the file stays as it is, because it may be good: for a newer program, or
    /// once it can be read again.
    fn leaves_file_alone(self, kind: &str) -> bool {
        let is_left = matches!(self, Bytes(NEWER, _) | NoRights | DanglingLink | Loop);
        is_left && kind != "data/lock"
    }

    /// Returns whether the file can be used in spite of the trouble.
    fn is_harmless(self, kind: &str) -> bool {
        let is_lock = kind == "data/lock";
        match self {
            Bytes("with a byte order mark", _) | Link if !is_lock => true,
            // Nobody reads it.
            Bytes(..) | Cut(_) | NoRights | ReadOnlyFolder => is_lock,
            _ => false,
        }
    }
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// Returns a folder with the files of a player, beside which there is one for other files.
fn profile() -> (tempfile::TempDir, PathBuf, PathBuf) {
    // In memory, if there is such a folder, since syncing a disk hundreds of times takes long.
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let [profile, outside] = ["profile", "outside"].map(|name| folder.path().join(name));
    fs::create_dir(&outside).unwrap();
    fs::write(outside.join("letter"), "Dear Ann").unwrap();
    assert!(save_all(&mut Files::in_folder(&profile)).is_empty());
    (folder, profile, outside)
}

/// Starts the game, saves everything, and ends it. Returns the errors of files that were read, and
/// of files that were saved.
fn play(profile: &Path) -> (Vec<String>, Vec<String>) {
    let (sender, played) = mpsc::channel();
    let profile = profile.to_owned();
    thread::spawn(move || {
        let mut warnings = warnings_of_window(&profile);
        let mut files = Files::in_folder(&profile);
        warnings.extend(load_all(&mut files));
        let refusals = save_all(&mut files);
        drop(files);
        let _ = sender.send((warnings, refusals));
    });
    played.recv_timeout(START_TIMEOUT).expect("the start hangs or fails")
}

/// Reads the settings as the window does, and returns its warnings about settings that can't be
/// used.
#[cfg(feature = "window")]
fn warnings_of_window(profile: &Path) -> Vec<String> {
    nim_tetris::app::Start::in_folder(profile).warnings()
}

#[cfg(not(feature = "window"))]
fn warnings_of_window(_: &Path) -> Vec<String> {
    Vec::new()
}

fn check(trouble: Trouble, kind: &str) {
    let (_folder, profile, outside) = profile();
    let path = profile.join(kind);
    let bytes = trouble.apply(&path, &outside);
    let before = contents(&outside);
    let (warnings, refusals) = play(&profile);

    let (name, harmless) = (path.file_name().unwrap().to_str().unwrap(), trouble.is_harmless(kind));
    let is_named = warnings.iter().any(|warning| warning.contains(name));
    let is_torn = kind == JOURNAL && matches!(trouble, Cut(_));
    assert!(is_named != harmless || is_torn, "told of: {warnings:?}");
    let is_writable = !matches!(trouble, ReadOnlyFolder);
    let is_left_alone = trouble.leaves_file_alone(kind);
    // A file that was not set aside is reported by each reader.
    let most = if is_writable && !is_left_alone { 1 } else { 2 };
    assert!(warnings.len() <= most, "{warnings:?}");
    if kind == JOURNAL && is_left_alone {
        assert_eq!(refusals.len(), 1, "a game that is saved must be kept: {refusals:?}");
    } else if is_writable {
        assert!(refusals.is_empty(), "{refusals:?}");
    } else if kind == CURRENT_GAME {
        // The start has warned that the file is not written, and nothing else in the folder is
        // written either.
        assert!(is_named && refusals.is_empty(), "{refusals:?}");
    } else if kind != "data/lock" {
        assert!(!refusals.is_empty(), "nothing says that it is not saved");
    }
    // Allow the test to read the bytes.
    set_mode(path.parent().unwrap(), 0o755);
    let mut after = contents(&outside);
    if matches!(trouble, Link) && kind != "data/lock" {
        assert!(fs::symlink_metadata(&path).unwrap().is_symlink(), "the link stays");
        after.insert(outside.join("file"), bytes.clone());
    } else {
        let inside = fs::read_dir(path.parent().unwrap()).unwrap();
        inside.for_each(|entry| readable(&entry.unwrap().path()));
        let found = contents(&profile);
        let is_kept = match is_left_alone {
            true => found.get(&path) == Some(&bytes),
            false => found.values().any(|kept| *kept == bytes),
        };
        let is_changed = matches!(trouble, Bytes("with a byte order mark", _));
        assert!(is_kept || is_changed || is_torn || kind == "data/lock", "the bytes are lost");
    }
    assert_eq!(before, after, "something outside has changed");
    assert!(temporary_files(&profile).is_empty(), "{:?}", temporary_files(&profile));
    if is_writable && !is_left_alone {
        assert_eq!(play(&profile), (Vec::new(), Vec::new()), "all is well at the next start");
    }
}

/// Allows an unreadable file to be read again.
fn readable(path: &Path) {
    if fs::symlink_metadata(path).unwrap().is_file() {
        set_mode(path, 0o644);
    }
}

/// Returns the temporary files in the folders of a player.
pub fn temporary_files(profile: &Path) -> Vec<PathBuf> {
    let is_temporary =
        |path: &PathBuf| path.file_name().unwrap().to_string_lossy().starts_with('.');
    contents(profile).into_keys().filter(is_temporary).collect()
}

#[test]
fn no_byte_is_lost_and_no_player_locked_out() {
    if !is_plain_user("files::no_byte_is_lost_and_no_player_locked_out") {
        return;
    }
    for kind in KINDS {
        for trouble in TROUBLES {
            println!("{kind} {trouble:?}");
            check(trouble, kind);
        }
    }
}

/// A dangling link that had been put aside once was replaced by the next such file, since it does
/// not seem to exist.
#[test]
fn a_file_that_was_put_aside_is_never_replaced() {
    if !is_plain_user("files::a_file_that_was_put_aside_is_never_replaced") {
        return;
    }
    let (_folder, profile, _) = profile();
    let path = profile.join("config/settings.ron");
    symlink("nowhere", path.with_extension("ron.unreadable-1")).unwrap();
    for text in ["one", "two"] {
        fs::write(&path, text).unwrap();
        play(&profile);
    }
    let all = contents(&profile);
    for bytes in ["nowhere", "one", "two"] {
        assert!(all.values().any(|kept| kept == bytes.as_bytes()), "{bytes} is lost");
    }
}

/// After a power failure a renamed file may have its former name again, unless its folder was
/// synced. From outside, one can only see that the folder was opened.
#[test]
fn the_folder_is_synced_after_a_file_was_replaced() {
    let (_folder, profile, _) = profile();
    let files = Files::in_folder(&profile);
    let watch = inotify::init(CreateFlags::NONBLOCK).unwrap();
    let flags = WatchFlags::MOVED_TO | WatchFlags::OPEN;
    inotify::add_watch(&watch, profile.join("data"), flags).unwrap();
    let opened_after = |change: ReadFlags| {
        let mut buffer = [std::mem::MaybeUninit::uninit(); 4096];
        let mut events = inotify::Reader::new(&watch, &mut buffer);
        let mut is_changed = false;
        let mut is_opened = false;
        while let Ok(event) = events.next() {
            let flags = event.events();
            if flags.contains(change) {
                (is_changed, is_opened) = (true, false);
            } else if flags.contains(ReadFlags::OPEN | ReadFlags::ISDIR) {
                is_opened = true;
            }
        }
        is_changed && is_opened
    };
    files.save_text(Folder::Data, CURRENT_FILE, "a game".to_owned());
    files.flusher().flush();
    assert!(opened_after(ReadFlags::MOVED_TO), "replaced, but the folder was not synced");
}

/// In a folder that may not be written to, as on a disk with errors, each refusal once named
/// another temporary file and caused a warning.
#[test]
fn a_lasting_failure_is_reported_once() {
    if !is_plain_user("files::a_lasting_failure_is_reported_once") {
        return;
    }
    let (_folder, profile, _) = profile();
    let files = Files::in_folder(&profile);
    let data = profile.join("data");
    let mut profile = Profile::default();
    let mut told = |turns: std::ops::Range<usize>| {
        turns.for_each(|turn| profile.store(&files, &record(turn), Timestamp::default()));
        files.flusher().flush();
        files.failures().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    set_mode(&data, 0o555);
    let first = told(0..5);
    assert_eq!(first.len(), 1, "{first:?}");
    assert!(!first[0].contains(".nim-tetris"), "it names a temporary file: {first:?}");
    assert!(told(5..9).is_empty());
    set_mode(&data, 0o755);
    assert!(told(9..11).is_empty());
    set_mode(&data, 0o555);
    assert_eq!(told(11..13), first, "after it had succeeded it is told again");
    set_mode(&data, 0o755);
}

/// The full disk is a small one in memory.
#[test]
fn a_full_disk_loses_nothing_and_is_reported_once() {
    if !is_plain_user("files::a_full_disk_loses_nothing_and_is_reported_once") {
        return;
    }
    let may_mount = ["-rm", "true"];
    let probe = Command::new("unshare").args(may_mount).stderr(Stdio::null()).status();
    if !probe.is_ok_and(|status| status.success()) {
        println!("the full disk: skipped, since a plain user can't mount one here");
        return;
    }
    let disk = tempfile::tempdir().unwrap();
    let script = r#"mount -t tmpfs -o size=256k none "$DISK" && exec "$@""#;
    let mut command = Command::new("unshare");
    command.args(["-rm", "sh", "-c", script, "sh"]).args(ignored_test("files::full_disk"));
    let output = command.env("DISK", disk.path()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
#[ignore = "run by the test above, on its disk"]
fn full_disk() {
    let disk = PathBuf::from(std::env::var_os("DISK").unwrap());
    let mut files = Files::in_folder(&disk);
    assert!(save_all(&mut files).is_empty());
    for _ in 0..2 {
        let mut junk = fs::File::create(disk.join("junk")).unwrap();
        while junk.write_all(&[0; 512]).is_ok() {}
        drop(junk);
        // Blank lines fill the last block of the journal.
        let mut journal = fs::File::options().append(true).open(disk.join(JOURNAL)).unwrap();
        while journal.write_all(b"\n").is_ok() {}
        let mut before = contents(&disk);
        before.remove(&disk.join("junk"));
        let refused = save_all(&mut files);
        // The player asked to save the game, and is warned each time.
        assert_eq!(refused.len(), 2, "{refused:?}");
        assert!(save_all(&mut files).len() == 1);
        fs::remove_file(disk.join("junk")).unwrap();
        assert_eq!(before, contents(&disk), "the files stay as they were");
        files.save_text(Folder::Data, "more", "x".to_owned());
        assert!(save_all(&mut files).is_empty(), "there is room again");
    }
}

/// A limit to the size of files works like a full disk, if the signal that comes with it is
/// ignored.
#[test]
fn a_file_that_may_not_grow_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let script = r#"trap '' XFSZ && ulimit -f 2 && exec "$@""#;
    let mut command = Command::new("sh");
    command.args(["-c", script, "sh"]).args(ignored_test("files::limited_files"));
    let output = command.env("DISK", folder.path()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
#[ignore = "run by the test above, under its limit"]
fn limited_files() {
    let folder = PathBuf::from(std::env::var_os("DISK").unwrap());
    let files = Files::in_folder(&folder);
    let save = |count: usize| {
        files.save_text(Folder::Data, "file", "x".repeat(100 * count));
        files.flusher().flush();
        let kept = fs::read(files.path(Folder::Data, "file").unwrap()).unwrap();
        (kept.len() / 100, files.failures().len())
    };
    assert_eq!([save(2), save(40), save(40)], [(2, 0), (2, 1), (2, 0)]);
    assert_eq!([save(3), save(40)], [(3, 0), (3, 1)]);
    assert!(temporary_files(&folder).is_empty());
}

/// No display has this number, which is no port when 6000 are added to it: the program once
/// panicked, with exit code 101 and no message.
#[cfg(feature = "window")]
const NO_DISPLAY: &str = ":65000";

/// The program once made a profile below the folder in which it was started.
#[cfg(feature = "window")]
#[test]
fn a_relative_home_is_ignored() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim-tetris"));
    command.current_dir(&folder).env("HOME", "rel/x").env("DISPLAY", NO_DISPLAY);
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "WAYLAND_DISPLAY"] {
        command.env_remove(name);
    }
    assert!(!command.output().unwrap().status.success());
    assert!(contents(folder.path()).is_empty(), "{:?}", contents(folder.path()).keys());
    assert!(!folder.path().join("rel").exists());
}

/// Damaged settings once were put aside before the window was opened, without a message if no
/// window could be opened.
#[cfg(feature = "window")]
#[test]
fn damaged_settings_are_reported_even_if_no_window_opens() {
    let folder = tempfile::tempdir().unwrap();
    let [config, data] = ["config", "data"].map(|name| folder.path().join(name));
    let settings = config.join("nim-tetris/settings.ron");
    fs::create_dir_all(settings.parent().unwrap()).unwrap();
    fs::write(&settings, "half a fi").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim-tetris"));
    command.env("XDG_CONFIG_HOME", &config).env("XDG_DATA_HOME", &data).env("LC_ALL", "C");
    let output = command.env("DISPLAY", NO_DISPLAY).env_remove("WAYLAND_DISPLAY").output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && !settings.exists());
    assert!(errors.contains("settings.ron.unreadable-1"), "{errors}");
    assert!(errors.contains("error: there is no display"), "{errors}");
}
