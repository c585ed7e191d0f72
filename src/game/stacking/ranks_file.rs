//! The ranks of all surfaces in the platform's cache folder. They are computed again if the file is
//! missing, damaged or outdated.
//!
//! The file begins with a line of text, the version, and the CRC-32 of the ranks, both as
//! little-endian 32-bit numbers. The ranks follow as little-endian 16-bit numbers.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::ai::{Control, RANK_COUNT, StackRanks};
use crate::game::storage::{Permissions, project_folders, replace};

/// The first bytes of the file.
const TITLE: &[u8] = b"Nim Tetris: ranks of surfaces\n";

/// The version of the ranks, raised whenever they are computed in another way.
const VERSION: u32 = 1;

/// Length of everything before the ranks, in bytes.
const HEAD_LEN: usize = TITLE.len() + 8;

/// Length of the whole file, in bytes.
const FILE_LEN: usize = HEAD_LEN + 2 * RANK_COUNT;

/// Returns the path of the file in the cache folder of the current user; `None` without such a
/// folder.
pub fn ranks_path() -> Option<PathBuf> {
    project_folders().map(|folders| folders.cache_dir().join("stacking-ranks"))
}

/// Reads the ranks from the file, or else computes and writes them. Returns them with the error
/// that kept them from being written; they will be computed again next time. Returns `None` if
/// `control` was stopped before they were computed.
///
/// `report` is called now and then with the part of the computation that is done, from 0 to 1.
pub fn load_or_compute_ranks(
    path: Option<&Path>,
    control: &Control,
    report: impl Fn(f64) + Sync,
) -> Option<(StackRanks, Option<io::Error>)> {
    if let Some(ranks) = path.and_then(read) {
        return Some((ranks, None));
    }
    let ranks = StackRanks::compute(control, report)?;
    let error = path.and_then(|path| write(path, ranks.table()).err());
    Some((ranks, error))
}

/// Reads the ranks; `None` if the file is missing, damaged or outdated.
fn read(path: &Path) -> Option<StackRanks> {
    // Opening a pipe would wait for a writer.
    let metadata = fs::metadata(path).ok()?;
    if !metadata.is_file() || metadata.len() != FILE_LEN as u64 {
        return None;
    }
    let mut bytes = Vec::with_capacity(FILE_LEN);
    File::open(path).ok()?.take(FILE_LEN as u64).read_to_end(&mut bytes).ok()?;
    let (head, body) = bytes.split_at_checked(HEAD_LEN)?;
    if head != self::head(body) {
        return None;
    }
    let (numbers, _) = body.as_chunks();
    StackRanks::from_table(numbers.iter().map(|bytes| u16::from_le_bytes(*bytes)).collect())
}

/// Writes the ranks.
fn write(path: &Path, ranks: &[u16]) -> io::Result<()> {
    let body: Vec<u8> = ranks.iter().flat_map(|rank| rank.to_le_bytes()).collect();
    replace(path, Permissions::Default, |out| {
        out.write_all(&head(&body))?;
        out.write_all(&body)
    })
}

/// Returns everything before the ranks in a file with these ranks as bytes.
fn head(body: &[u8]) -> Vec<u8> {
    [TITLE, &VERSION.to_le_bytes(), &crc32fast::hash(body).to_le_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_ranks() -> Vec<u16> {
        (0..RANK_COUNT).map(|index| (index / 7) as u16).collect()
    }

    #[test]
    fn ranks_are_read_back_as_they_were_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("ranks");
        assert!(read(&path).is_none());
        write(&path, &some_ranks()).unwrap();
        assert!(read(&path).unwrap().table() == some_ranks());
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_damaged_cut_or_old_file_is_not_used() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ranks");
        write(&path, &some_ranks()).unwrap();
        let good = fs::read(&path).unwrap();
        assert_eq!(good.len(), FILE_LEN);
        let with = |place: usize| {
            let mut bytes = good.clone();
            bytes[place] ^= 1;
            bytes
        };
        let longer = [&good[..], b"\n"].concat();
        let version = TITLE.len();
        for bytes in
            [with(0), with(version), with(version + 4), with(FILE_LEN / 2), with(FILE_LEN - 1)]
                .into_iter()
                .chain([good[..FILE_LEN - 1].to_vec(), longer, Vec::new()])
        {
            fs::write(&path, &bytes).unwrap();
            assert!(read(&path).is_none());
        }
        fs::write(&path, &good).unwrap();
        assert!(read(&path).is_some());
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        assert!(read(&path).is_none());
    }

    /// Only reading can be tested here, since computing the ranks takes a test build minutes.
    #[test]
    fn stored_ranks_are_not_computed_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ranks");
        let control = Control::default();
        control.stop();
        assert!(load_or_compute_ranks(Some(&path), &control, |_| {}).is_none());
        write(&path, &some_ranks()).unwrap();
        let (_, error) = load_or_compute_ranks(Some(&path), &control, |_| {}).unwrap();
        assert!(error.is_none());
    }
}
