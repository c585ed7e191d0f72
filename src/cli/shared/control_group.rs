//! The memory that Linux gives this process: by its control groups, in both of their versions, and what the computer has.
//!
//! `proc(5)` and `cgroups(7)` say what the files look like.

use std::fs;
use std::path::{Component, Path};

/// Returns the least memory in bytes that a control group of this process, or one around it, may take. `root` is `/`.
pub fn memory_limit(root: &Path) -> Option<u64> {
    let groups = fs::read_to_string(root.join("proc/self/cgroup")).ok()?;
    let mounts = fs::read_to_string(root.join("proc/self/mountinfo")).ok()?;
    groups.lines().filter_map(|group| limit_of(group, &mounts, root)).min()
}

/// Returns the memory of the computer in bytes. `root` is `/`.
pub fn memory_of_computer(root: &Path) -> Option<u64> {
    let about = fs::read_to_string(root.join("proc/meminfo")).ok()?;
    let total = about.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = total.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

/// Returns the limit of a group, which is a line `ID:CONTROLLERS:PATH`. In version 2 there are no controllers.
fn limit_of(group: &str, mounts: &str, root: &Path) -> Option<u64> {
    let (controllers, path) = group.split_once(':')?.1.split_once(':')?;
    let is_memory = |list: &str| list.split(',').any(|name| name == "memory");
    let (kind, file) = match controllers {
        "" => ("cgroup2", "memory.max"),
        list if is_memory(list) => ("cgroup", "memory.limit_in_bytes"),
        _ => return None,
    };
    let (top, folder) = mounts.lines().find_map(|mount| {
        let (place, what) = mount.split_once(" - ")?;
        let mut place = place.split(' ').skip(3);
        let what: Vec<&str> = what.split(' ').collect();
        let is_it =
            what[0] == kind && (kind == "cgroup2" || what.last().is_some_and(|it| is_memory(it)));
        is_it.then_some((place.next()?, place.next()?))
    })?;
    // In a container, the group that is mounted at the top may be the one of the container, or one that is not seen from here.
    let below = Path::new(path).strip_prefix(top).unwrap_or(Path::new(""));
    let is_seen = !below.components().any(|part| part == Component::ParentDir);
    let below = if is_seen { below } else { Path::new("") };
    let folder = root.join(folder.trim_start_matches('/'));
    let group = folder.join(below);
    let around = group.ancestors().take_while(|group| group.starts_with(&folder));
    // Where there is no limit, version 2 says `max`, and version 1 a number that no computer has.
    around.filter_map(|group| fs::read_to_string(group.join(file)).ok()?.trim().parse().ok()).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    const V1: &str = "33 23 0:31 / /sys/fs/cgroup/cpu rw,relatime - cgroup cgroup rw,cpu\n\
        35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory\n";
    const V2: &str = "30 23 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate\n";
    const UNLIMITED_V1: &str = "9223372036854771712";

    /// Returns the limit where these groups are mounted so, and these files have these texts.
    fn limit(groups: &str, mounts: &str, files: &[(&str, &str)]) -> Option<u64> {
        let root = tempfile::tempdir().unwrap();
        let all = [("proc/self/cgroup", groups), ("proc/self/mountinfo", mounts)];
        for (name, text) in all.iter().chain(files) {
            let path = root.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, format!("{text}\n")).unwrap();
        }
        memory_limit(root.path())
    }

    #[test]
    fn a_group_is_limited_by_those_around_it() {
        let slice = "sys/fs/cgroup/user.slice/memory.max";
        let service = "sys/fs/cgroup/user.slice/game.service/memory.max";
        let groups = "0::/user.slice/game.service";
        let of = |outer, inner| limit(groups, V2, &[(slice, outer), (service, inner)]);
        assert_eq!(of("max", "max"), None);
        assert_eq!(of("max", "536870912"), Some(512 << 20));
        assert_eq!(of("268435456", "536870912"), Some(256 << 20));
    }

    #[test]
    fn groups_of_the_first_version_count_as_well() {
        let groups = "8:pids:/\n4:cpu,memory:/jobs/one\n0::/";
        let outer = "sys/fs/cgroup/memory/memory.limit_in_bytes";
        let inner = "sys/fs/cgroup/memory/jobs/one/memory.limit_in_bytes";
        let found = limit(groups, V1, &[(outer, UNLIMITED_V1), (inner, "104857600")]);
        assert_eq!(found, Some(100 << 20));
        assert_eq!(limit("8:pids:/", V1, &[(outer, "1")]), None, "another controller");
    }

    #[test]
    fn a_container_is_limited_by_the_group_at_its_top() {
        let mounts = V2.replace(" / ", " /docker/1f ");
        let top = [("sys/fs/cgroup/memory.max", "1048576")];
        assert_eq!(limit("0::/docker/1f", &mounts, &top), Some(1 << 20));
        assert_eq!(limit("0::/", V2, &top), Some(1 << 20), "with a name space of its own");
        assert_eq!(limit("0::/../2e", V2, &top), Some(1 << 20), "moved out of it");
    }

    #[test]
    fn without_groups_there_is_no_limit() {
        let empty = tempfile::tempdir().unwrap();
        assert_eq!((memory_limit(empty.path()), memory_of_computer(empty.path())), (None, None));
        assert_eq!(limit("0::/", "", &[]), None);
    }

    #[test]
    fn the_memory_of_this_computer_is_known() {
        assert!(memory_of_computer(Path::new("/")).unwrap() > 64 << 20);
    }
}
