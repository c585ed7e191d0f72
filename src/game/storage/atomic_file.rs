//! Atomic writing of files: a file is written whole or not at all.
//!
//! The bytes go to a temporary file in the same folder, which is renamed once all of them are on
//! disk. The temporary file is locked while it is written. One without a lock was therefore left by
//! a program that was killed, and the next copy of the program may remove it.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Prefix and suffix of the names of temporary files.
const TEMPORARY: (&str, &str) = (".nim-tetris-", ".tmp");

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
    let replace_from = |folder: &Path| -> io::Result<()> {
        let file = temporary(folder, permissions, &write)?;
        keep_rights(&target, file.as_file());
        file.persist(&target).map_err(|error| error.error)?;
        sync(folder_of(&target));
        Ok(())
    };
    match replace_from(folder_of(path)) {
        // A link may point to another disk. Only then is anything written outside the folder.
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            replace_from(folder_of(&target))
        }
        done => done,
    }
}

/// Writes a new file, and removes temporary files of killed programs beside it.
///
/// # Errors
/// Those of the system; [`io::ErrorKind::AlreadyExists`] if the name is taken.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_taken(path) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let folder = folder_of(path);
    remove_leftovers(folder);
    let file = temporary(folder, Permissions::Default, |out| out.write_all(bytes))?;
    match file.persist_noclobber(path) {
        Err(refused) if refused.error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(refused.error);
        }
        // Some file systems can neither link nor rename without replacing.
        Err(refused) => take_name(refused.file, path)?,
        Ok(_) => {}
    }
    sync(folder);
    Ok(())
}

/// Gives a temporary file a name that is free, by way of an empty file that takes the name first. A
/// program that is killed in between leaves the empty file.
fn take_name(file: NamedTempFile<File>, path: &Path) -> io::Result<()> {
    new_file(path, Permissions::Default)?;
    file.persist(path).map_err(|refused| {
        let _ = fs::remove_file(path);
        refused.error
    })?;
    Ok(())
}

/// Returns a temporary file with its bytes on disk.
fn temporary(
    folder: &Path,
    permissions: Permissions,
    write: impl Fn(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NamedTempFile<File>> {
    let mut file = locked_temporary(folder, permissions)?;
    let mut out = BufWriter::new(file.as_file_mut());
    write(&mut out)?;
    out.flush()?;
    drop(out);
    file.as_file().sync_all()?;
    Ok(file)
}

/// Creates a temporary file, and locks it.
fn locked_temporary(folder: &Path, permissions: Permissions) -> io::Result<NamedTempFile<File>> {
    let (prefix, suffix) = TEMPORARY;
    loop {
        let mut builder = tempfile::Builder::new();
        let builder = builder.prefix(prefix).suffix(suffix);
        // The file is created here, since errors of `tempfile` name the temporary file, so that
        // each would read differently.
        let file = builder.make_in(folder, |path| new_file(path, permissions))?;
        // Where locks are impossible, no other copy gets one either, and nothing is removed.
        let _ = file.as_file().lock();
        // Another copy may have removed the file before it was locked.
        if is_taken(file.path()) {
            return Ok(file);
        }
    }
}

/// Creates a file, and fails if the name is taken.
fn new_file(path: &Path, permissions: Permissions) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if permissions == Permissions::Private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = permissions;
    options.open(path)
}

/// Gives a temporary file the owner and the mode of the file that it replaces, but not the access
/// list.
///
/// When root writes another user's file, the file stays that user's. Other users may not give files
/// away.
#[cfg(unix)]
fn keep_rights(target: &Path, temporary: &File) {
    use std::os::unix::fs::{MetadataExt, fchown};
    if let Ok(metadata) = fs::metadata(target) {
        // Some file systems have neither owner nor mode, and the bytes matter more.
        let _ = fchown(temporary, Some(metadata.uid()), Some(metadata.gid()));
        let _ = temporary.set_permissions(metadata.permissions());
    }
}

/// On other systems, the mode only says whether a file may be replaced at all.
#[cfg(not(unix))]
fn keep_rights(_: &Path, _: &File) {}

/// Returns the file to write: `path` itself, or the file that a symbolic link points to.
fn target(path: &Path) -> io::Result<PathBuf> {
    if !is_link(path) {
        return Ok(path.to_owned());
    }
    let target = path.canonicalize()?;
    if !target.is_file() {
        return Err(io::Error::other("the link does not lead to a file"));
    }
    Ok(target)
}

/// Removes temporary files of killed programs. Those that are being written stay.
pub fn remove_leftovers(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && entry.file_name().to_str().is_some_and(is_temporary) {
            remove_if_unlocked(&entry.path(), |path| fs::remove_file(path));
        }
    }
}

/// Removes a file unless it is locked.
///
/// The lock is held until the file is gone. A program that has just created the file waits for the
/// lock, and then creates another file.
fn remove_if_unlocked(path: &Path, remove: impl FnOnce(&Path) -> io::Result<()>) {
    if let Ok(file) = File::open(path)
        && file.try_lock().is_ok()
    {
        // What can't be removed now may be removed at the next start.
        let _ = remove(path);
    }
}

/// Returns whether a name is that of a temporary file.
fn is_temporary(name: &str) -> bool {
    let (prefix, suffix) = TEMPORARY;
    let middle = name.strip_prefix(prefix).and_then(|rest| rest.strip_suffix(suffix));
    middle.is_some_and(|middle| middle.bytes().all(|byte| byte.is_ascii_alphanumeric()))
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
        _ => {
            sync(above);
            Ok(())
        }
    }
}

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

    /// Some file systems, as in phones and servers, can neither link nor rename without replacing.
    /// Nothing once could be exported there.
    #[test]
    fn a_new_file_needs_neither_links_nor_renaming_without_replacing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        let write = |bytes: &[u8]| {
            let file = temporary(folder.path(), Permissions::Default, |out| out.write_all(bytes));
            take_name(file.unwrap(), &path)
        };
        write(b"one").unwrap();
        assert_eq!(write(b"two").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert_eq!(names_in(folder.path()), ["a.png"], "nothing else is left");
    }

    /// The lock once ended before the file was removed. Another copy that had just created the file
    /// took the lock, and wrote into a file that had lost its name.
    #[test]
    fn a_leftover_stays_locked_until_it_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(".nim-tetris-0aZ9bY.tmp");
        fs::write(&path, "half a no").unwrap();
        let mut is_locked = false;
        remove_if_unlocked(&path, |path| {
            is_locked = File::open(path)?.try_lock().is_err();
            fs::remove_file(path)
        });
        assert!(is_locked && !path.exists());
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
        use std::os::unix::fs::{MetadataExt, chown};
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

    #[test]
    fn only_abandoned_files_of_this_program_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let leftover = ".nim-tetris-0aZ9bY.tmp";
        let others = [".tmpAb3dE9", ".nim-tetris-0aZ9-Y.tmp", ".nim-tetris-0a.tmp.ron", "x.tmp"];
        for name in others.iter().chain([&leftover]) {
            fs::write(path(name), "").unwrap();
        }
        fs::create_dir(path(".nim-tetris-folder.tmp")).unwrap();
        let being_written = locked_temporary(folder.path(), Permissions::Private).unwrap();
        remove_leftovers(folder.path());
        assert!(!path(leftover).exists() && path(".nim-tetris-folder.tmp").exists());
        assert!(others.iter().all(|name| path(name).exists()));
        assert!(being_written.path().exists());
    }
}
