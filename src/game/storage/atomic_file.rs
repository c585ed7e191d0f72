//! The one way in which files are written: whole or not at all.
//!
//! The bytes go to a temporary file in the same folder, which gets the file's name once all of them are on disk. While it is written it is
//! locked. So one that nobody has locked was left by a copy of the program that was killed, and whoever comes next may remove it.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// First and last part of a temporary file's name.
const TEMPORARY: (&str, &str) = (".nim-tetris-", ".tmp");

/// Who may read a file that was not there before. One that was keeps its mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readers {
    /// Its owner alone.
    Owner,
    /// Whoever the system lets read new files.
    Usual,
}

/// Writes a file in place of what is there. Its folder is made if it is missing. A link to a file stays, and the file that it leads to is
/// written. If that lies on another disk, `write` is called twice.
///
/// # Errors
/// Those of the system and of `write`; the old file stays as it was.
pub fn replace(
    path: &Path,
    readers: Readers,
    write: impl Fn(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let target = target(path)?;
    make_folder(folder_of(path))?;
    let replace_from = |folder: &Path| -> io::Result<()> {
        let file = temporary(folder, readers, &write)?;
        keep_rights(&target, file.as_file());
        file.persist(&target).map_err(|error| error.error)?;
        sync(folder_of(&target));
        Ok(())
    };
    match replace_from(folder_of(path)) {
        // A link may lead to another disk. Only then is anything else written outside the folder.
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            replace_from(folder_of(&target))
        }
        done => done,
    }
}

/// Writes a file that does not exist yet, and removes what a killed copy left beside it.
///
/// # Errors
/// Those of the system; [`io::ErrorKind::AlreadyExists`] if there is anything of this name.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_taken(path) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let folder = folder_of(path);
    remove_leftovers(folder);
    let file = temporary(folder, Readers::Usual, |out| out.write_all(bytes))?;
    match file.persist_noclobber(path) {
        Err(refused) if refused.error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(refused.error);
        }
        // Some file systems can neither rename without replacing nor link.
        Err(refused) => take_name(refused.file, path)?,
        Ok(_) => {}
    }
    sync(folder);
    Ok(())
}

/// Gives a temporary file a name that nothing has. The name is taken by an empty file first, which
/// is then replaced: a program that is killed just then leaves that.
fn take_name(file: NamedTempFile<File>, path: &Path) -> io::Result<()> {
    new_file(path, Readers::Usual)?;
    file.persist(path).map_err(|refused| {
        let _ = fs::remove_file(path);
        refused.error
    })?;
    Ok(())
}

/// Returns a temporary file whose bytes are on disk.
fn temporary(
    folder: &Path,
    readers: Readers,
    write: impl Fn(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NamedTempFile<File>> {
    let mut file = locked_temporary(folder, readers)?;
    let mut out = BufWriter::new(file.as_file_mut());
    write(&mut out)?;
    out.flush()?;
    drop(out);
    file.as_file().sync_all()?;
    Ok(file)
}

fn locked_temporary(folder: &Path, readers: Readers) -> io::Result<NamedTempFile<File>> {
    let (prefix, suffix) = TEMPORARY;
    loop {
        let mut builder = tempfile::Builder::new();
        let builder = builder.prefix(prefix).suffix(suffix);
        // Errors of the file itself, since those of `tempfile` name the temporary file: each would read differently.
        let file = builder.make_in(folder, |path| new_file(path, readers))?;
        // Where locks are impossible nobody else gets one either, and nothing is removed.
        let _ = file.as_file().lock();
        // Before it was locked, another copy may have removed it.
        if is_taken(file.path()) {
            return Ok(file);
        }
    }
}

fn new_file(path: &Path, readers: Readers) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    options.open(path)
}

/// Gives a temporary file the owner and the mode of the file that it replaces, but no access list.
/// Somebody else's file stays theirs if root writes it; nobody else may give files away.
#[cfg(unix)]
fn keep_rights(target: &Path, temporary: &File) {
    use std::os::unix::fs::{MetadataExt, fchown};
    if let Ok(about) = fs::metadata(target) {
        // Some file systems have neither, and the bytes matter more.
        let _ = fchown(temporary, Some(about.uid()), Some(about.gid()));
        let _ = temporary.set_permissions(about.permissions());
    }
}

/// Elsewhere a mode says only whether a file may be replaced at all.
#[cfg(not(unix))]
fn keep_rights(_: &Path, _: &File) {}

/// Returns the file to write: this one, or that which a link leads to.
fn target(path: &Path) -> io::Result<PathBuf> {
    if !is_link(path) {
        return Ok(path.to_owned());
    }
    let target = path.canonicalize()?;
    let is_file = target.is_file();
    is_file.then_some(target).ok_or_else(|| io::Error::other("the link does not lead to a file"))
}

/// Removes temporary files that copies of the program left that were killed. Those that are being written stay.
pub fn remove_leftovers(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && entry.file_name().to_str().is_some_and(is_temporary) {
            remove_if_unlocked(&entry.path(), |path| fs::remove_file(path));
        }
    }
}

/// Removes a file that nobody has locked. It is locked until it is gone: whoever has just made it
/// waits for that, and makes another one.
fn remove_if_unlocked(path: &Path, remove: impl FnOnce(&Path) -> io::Result<()>) {
    if let Ok(file) = File::open(path)
        && file.try_lock().is_ok()
    {
        // What can't be removed now may be at the next start.
        let _ = remove(path);
    }
}

fn is_temporary(name: &str) -> bool {
    let (prefix, suffix) = TEMPORARY;
    let middle = name.strip_prefix(prefix).and_then(|rest| rest.strip_suffix(suffix));
    middle.is_some_and(|middle| middle.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Returns whether this is a link, wherever it leads.
pub fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|kind| kind.is_symlink())
}

/// Returns whether there is anything at all under this name, be it a link that leads nowhere.
pub fn is_taken(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Returns the folder that a file lies in.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Creates a folder and those above it where they are missing.
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

/// Makes the names in a folder last: after a power failure, a file that was renamed or deleted could have its former name again.
pub fn sync(folder: &Path) {
    // Elsewhere folders can't be opened. Some file systems refuse to sync them; the files in them are written all the same.
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
        replace(&path, Readers::Owner, |out| out.write_all(b"old")).unwrap();
        let failed = replace(&path, Readers::Owner, |out| {
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

    /// Where names can be neither taken without replacing nor linked, as in folders of some phones
    /// and servers, no picture and no game could be exported.
    #[test]
    fn a_new_file_needs_neither_links_nor_renaming_without_replacing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        let write = |bytes: &[u8]| {
            let file = temporary(folder.path(), Readers::Usual, |out| out.write_all(bytes));
            take_name(file.unwrap(), &path)
        };
        write(b"one").unwrap();
        assert_eq!(write(b"two").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert_eq!(names_in(folder.path()), ["a.png"], "nothing else is left");
    }

    /// The lock ended before the file was removed: another copy, which had just made it, took the
    /// lock, and wrote into a file without a name.
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

    /// A damaged proof that others could read was its owner's alone once it was mended.
    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let write = |readers| {
            replace(&path, readers, |out| out.write_all(b"x")).unwrap();
            fs::metadata(&path).unwrap().permissions().mode() & 0o777
        };
        assert_eq!(write(Readers::Owner), 0o600);
        for mode in [0o644, 0o640, 0o444] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            assert_eq!([write(Readers::Owner), write(Readers::Usual)], [mode; 2]);
        }
    }

    /// Started as root once, the program took a person's files away from them. Only root can try.
    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_owner() {
        use std::os::unix::fs::{MetadataExt, chown};
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let write = || replace(&path, Readers::Owner, |out| out.write_all(b"x")).unwrap();
        write();
        if chown(&path, Some(65534), Some(65534)).is_err() {
            return eprintln!("skipped: this user can give no file away");
        }
        write();
        let about = fs::metadata(&path).unwrap();
        assert_eq!((about.uid(), about.gid(), about.mode() & 0o777), (65534, 65534, 0o600));
    }

    #[test]
    fn only_leftovers_of_this_program_are_removed_and_none_that_is_being_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let leftover = ".nim-tetris-0aZ9bY.tmp";
        let others = [".tmpAb3dE9", ".nim-tetris-0aZ9-Y.tmp", ".nim-tetris-0a.tmp.ron", "x.tmp"];
        for name in others.iter().chain([&leftover]) {
            fs::write(path(name), "").unwrap();
        }
        fs::create_dir(path(".nim-tetris-folder.tmp")).unwrap();
        let being_written = locked_temporary(folder.path(), Readers::Owner).unwrap();
        remove_leftovers(folder.path());
        assert!(!path(leftover).exists() && path(".nim-tetris-folder.tmp").exists());
        assert!(others.iter().all(|name| path(name).exists()));
        assert!(being_written.path().exists());
    }
}
