//! Atomic writing of files: a file is written whole or not at all.
//!
//! The bytes go to a temporary file beside it, whose name follows from that of the file, and which
//! is renamed once all of them are on disk. The files of the player, and those of proofs, have a
//! lock that keeps other programs from writing them. So a temporary file that is already there was
//! left by a program that was killed, and the next one takes its place.
//!
//! Where locks are impossible, two programs may write the same file at the same time. Each of them
//! writes a temporary file of its own, since the name of the other's is removed first; the first to
//! finish may then give the file's name to what the other one is still writing, whose renaming
//! fails.
//!
//! What root makes in the folder of somebody else becomes that owner's, who could not use it
//! otherwise. Such an owner must not lead root to other files: root follows none of their links.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Write};
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, fchown};
use std::path::{Path, PathBuf};

#[cfg(unix)]
use rustix::fs::{Mode, OFlags, openat};
#[cfg(unix)]
use rustix::process::geteuid;

/// What follows the name of a file, and a dot before it, in the name of its temporary file.
const TEMPORARY: &str = ".nim-tetris";

/// Who may read a new file. A file that is replaced keeps its mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permissions {
    /// Its owner alone.
    Private,
    /// Everybody who may read new files by the system's settings.
    Default,
}

/// Replaces a file, or creates it with its folder.
///
/// A symbolic link stays, and the file that it points to is replaced. If that is on another disk,
/// `write` is called twice.
///
/// # Errors
/// Those of the system and of `write`; the old file stays as it was.
pub fn replace(
    path: &Path,
    permissions: Permissions,
    write: impl Fn(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let target = target(path)?;
    make_folder(folder_of(path))?;
    let replace_from = |temporary| replace_by(temporary, &target, permissions, &write);
    match replace_from(temporary_for(path)) {
        // A link may point to another disk. Only then is anything written outside the folder.
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            replace_from(temporary_for(&target))
        }
        done => done,
    }
}

/// Writes a new file. A program that is killed meanwhile leaves an empty one.
///
/// # Errors
/// Those of the system; [`io::ErrorKind::AlreadyExists`] if the name is taken.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Not every file system can link, or rename without replacing. So an empty file takes the name
    // first, and with it that of the temporary file.
    new_file(path, Permissions::Default)?;
    let write = |out: &mut dyn Write| out.write_all(bytes);
    let written = replace_by(temporary_for(path), path, Permissions::Default, write);
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

/// Replaces a file by a temporary one.
fn replace_by(
    temporary: PathBuf,
    target: &Path,
    permissions: Permissions,
    write: impl Fn(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    // What a killed program has left, or a link that leads elsewhere.
    let _ = fs::remove_file(&temporary);
    let file = new_file(&temporary, permissions)?;
    let written = write_to(&file, write)
        .map(|()| keep_rights(target, &file))
        .and_then(|()| fs::rename(&temporary, target));
    match written {
        Ok(()) => sync(folder_of(target)),
        Err(_) => _ = fs::remove_file(&temporary),
    }
    written
}

/// Writes to a file, and waits until it is on disk.
fn write_to(file: &File, write: impl Fn(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    out.flush()?;
    file.sync_all()
}

/// Opens a file to read it and to append to it, or creates it. Links are not followed.
///
/// # Errors
/// Those of the system.
pub fn open_to_append(path: &Path, permissions: Permissions) -> io::Result<File> {
    match new_file(path, permissions) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => to_append().open(path),
        made => made,
    }
}

/// Creates a file, and fails if the name is taken.
fn new_file(path: &Path, permissions: Permissions) -> io::Result<File> {
    let mut options = to_append();
    #[cfg(unix)]
    if permissions == Permissions::Private {
        options.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = permissions;
    let file = options.create_new(true).open(path)?;
    #[cfg(unix)]
    if let Some((user, group)) = fs::metadata(folder_of(path)).ok().and_then(other_owner) {
        let _ = fchown(&file, Some(user), Some(group));
    }
    Ok(file)
}

/// Returns how files are opened. Windows locks no file that is open for appending alone.
fn to_append() -> OpenOptions {
    let mut options = File::options();
    options.read(true).append(true);
    #[cfg(unix)]
    options.custom_flags(OFlags::NOFOLLOW.bits() as i32);
    options
}

/// Returns the user and the group that something belongs to, if root runs the program and it is
/// somebody else's.
#[cfg(unix)]
fn other_owner(metadata: Metadata) -> Option<(u32, u32)> {
    let owner = (metadata.uid(), metadata.gid());
    (geteuid().is_root() && owner.0 != 0).then_some(owner)
}

/// Returns the path of a file's temporary file: for `games`, `.games.nim-tetris` in the same
/// folder.
fn temporary_for(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(TEMPORARY);
    path.with_file_name(name)
}

/// Gives a temporary file the owner and the mode of the file that it replaces, but not the access
/// list.
///
/// When root writes another user's file, the file stays that user's. Other users may not give files
/// away.
#[cfg(unix)]
fn keep_rights(target: &Path, temporary: &File) {
    if let Ok(metadata) = fs::symlink_metadata(target) {
        // Some file systems have neither owner nor mode, and the bytes matter more.
        let _ = fchown(temporary, Some(metadata.uid()), Some(metadata.gid()));
        let _ = temporary.set_permissions(metadata.permissions());
    }
}

/// On other systems, the mode only says whether a file may be replaced at all.
#[cfg(not(unix))]
fn keep_rights(_: &Path, _: &File) {}

/// Returns the file to write: `path` itself, or the file that a symbolic link points to.
///
/// # Errors
/// If the link does not lead to a file, or root must not follow it.
pub fn target(path: &Path) -> io::Result<PathBuf> {
    if !is_link(path) {
        return Ok(path.to_owned());
    }
    #[cfg(unix)]
    if fs::symlink_metadata(path).ok().and_then(other_owner).is_some() {
        return Err(io::Error::other("it is another user's link"));
    }
    let target = path.canonicalize()?;
    if !target.is_file() {
        return Err(io::Error::other("the link does not lead to a file"));
    }
    Ok(target)
}

/// Removes the temporary files of killed programs. No other program may be writing in the folder.
pub fn remove_leftovers(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_temporary = |name: &str| name.starts_with('.') && name.ends_with(TEMPORARY);
        if name.to_str().is_some_and(is_temporary) {
            // What can't be removed now is replaced when the file is written. Folders stay.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Returns whether `path` is a symbolic link, dangling or not.
pub fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|kind| kind.is_symlink())
}

/// Returns whether the name `path` is taken, if only by a dangling symbolic link.
pub fn is_taken(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Returns the folder of a file: `.` for a name alone.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Creates a folder, with those above it, where it is missing.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above = folder_of(folder);
    if above != folder {
        make_folder(above)?;
    }
    match fs::create_dir(folder) {
        Err(error) if !folder.is_dir() => Err(error),
        made => {
            if made.is_ok() {
                give_to_owner(above, folder);
            }
            sync(above);
            Ok(())
        }
    }
}

/// Gives a new folder in somebody else's folder to its owner, if root runs the program.
///
/// Both are opened, and the new one is not followed if it is a link by now: the owner could put any
/// folder in their place.
#[cfg(unix)]
fn give_to_owner(above: &Path, folder: &Path) {
    let give = || -> io::Result<()> {
        let above = File::open(above)?;
        if let Some((user, group)) = other_owner(above.metadata()?) {
            let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
            let name = folder.file_name().unwrap_or_default();
            fchown(openat(&above, name, flags, Mode::empty())?, Some(user), Some(group))?;
        }
        Ok(())
    };
    // Some file systems have no owners.
    let _ = give();
}

#[cfg(not(unix))]
fn give_to_owner(_: &Path, _: &Path) {}

/// Writes the names in a folder to disk. Without that, a power failure could bring back the old
/// name of a file that was renamed, or a file that was deleted.
pub fn sync(folder: &Path) {
    // Other systems can't open folders. Some file systems refuse to sync them, but write the files
    // in them all the same.
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_in(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("file");
        replace(&path, Permissions::Private, |out| out.write_all(b"old")).unwrap();
        let failed = replace(&path, Permissions::Private, |out| {
            out.write_all(b"half")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(failed.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(names_in(folder_of(&path)), ["file"]);
    }

    #[test]
    fn a_new_file_is_whole_and_overwrites_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        create(&path, b"one").unwrap();
        let refused = create(&path, b"two").unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert!(create(&folder.path().join("none/a.png"), b"one").is_err());
        assert_eq!(names_in(folder.path()), ["a.png"], "nothing else is left");
    }

    /// A file in place of the temporary file, left by a program that was killed or put there by
    /// somebody else, stays out of the way. Once it stayed for good.
    #[test]
    fn a_leftover_is_replaced_by_the_next_write() {
        let folder = tempfile::tempdir().unwrap();
        let [path, other] = ["file", "other"].map(|name| folder.path().join(name));
        fs::write(&other, "another file").unwrap();
        let leave: [fn(&Path, &Path) -> io::Result<()>; 2] = [
            |leftover, _| fs::write(leftover, "half a no"),
            |leftover, other| fs::hard_link(other, leftover),
        ];
        for leave in leave {
            leave(&temporary_for(&path), &other).unwrap();
            replace(&path, Permissions::Private, |out| out.write_all(b"new")).unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"new");
            assert_eq!(fs::read(&other).unwrap(), b"another file");
            assert_eq!(names_in(folder.path()), ["file", "other"]);
        }
    }

    #[test]
    fn an_export_that_fails_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        // A folder in place of the temporary file can't be replaced.
        fs::create_dir(temporary_for(&path)).unwrap();
        assert!(create(&path, b"one").is_err());
        assert!(!path.exists());
    }

    /// A damaged proof that other users could read once was readable by its owner alone after it
    /// was repaired.
    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let write = |permissions| {
            replace(&path, permissions, |out| out.write_all(b"x")).unwrap();
            fs::metadata(&path).unwrap().permissions().mode() & 0o777
        };
        assert_eq!(write(Permissions::Private), 0o600);
        for mode in [0o644, 0o640, 0o444] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            assert_eq!([write(Permissions::Private), write(Permissions::Default)], [mode; 2]);
        }
    }

    /// Started as root, the program once took files away from their owner. Only root can test this.
    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_owner() {
        use std::os::unix::fs::chown;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let write = || replace(&path, Permissions::Private, |out| out.write_all(b"x")).unwrap();
        write();
        if chown(&path, Some(65534), Some(65534)).is_err() {
            return eprintln!("skipped: this user can give no file away");
        }
        write();
        let metadata = fs::metadata(&path).unwrap();
        assert_eq!(
            (metadata.uid(), metadata.gid(), metadata.mode() & 0o777),
            (65534, 65534, 0o600)
        );
    }

    /// Root once wrote whatever file a link in a person's folder led to.
    #[cfg(unix)]
    #[test]
    fn root_follows_no_link_of_another_user() {
        let folder = tempfile::tempdir().unwrap();
        let [path, real] = ["link", "real"].map(|name| folder.path().join(name));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &path).unwrap();
        if std::os::unix::fs::lchown(&path, Some(65534), Some(65534)).is_err() {
            return eprintln!("skipped: this user can give no link away");
        }
        assert!(replace(&path, Permissions::Private, |out| out.write_all(b"new")).is_err());
        assert!(open_to_append(&path, Permissions::Private).is_err());
        assert_eq!(fs::read(&real).unwrap(), b"old");
        assert_eq!(names_in(folder.path()), ["link", "real"]);
    }

    #[test]
    fn only_temporary_files_of_this_program_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let leftover = temporary_for(&path("games"));
        let others = [".tmpAb3dE9", "x.nim-tetris", ".nim-tetris.ron", "x.tmp"];
        for name in others.map(path).iter().chain([&leftover]) {
            fs::write(name, "").unwrap();
        }
        let in_the_way = temporary_for(&path("folder"));
        fs::create_dir(&in_the_way).unwrap();
        remove_leftovers(folder.path());
        assert!(!leftover.exists() && in_the_way.exists());
        assert!(others.iter().all(|name| path(name).exists()));
    }
}
