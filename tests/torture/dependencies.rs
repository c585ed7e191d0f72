//! The crates that the program is built with: their licences and sources are those of `.ci/deny.toml`.
//!
//! `cargo deny` reads the same file and checks more, but takes long to install. This asks cargo alone, and needs no network.

use std::collections::BTreeSet;
use std::process::Command;

use spdx::{Expression, ParseMode};

const DENY: &str = include_str!("../../.ci/deny.toml");
const LOCK: &str = include_str!("../../Cargo.lock");

/// Returns the strings of a list of the file.
fn list(name: &str) -> BTreeSet<&'static str> {
    let start = format!("\n{name} = [");
    let (_, rest) = DENY.split_once(&start).unwrap_or_else(|| panic!("there is no list {name}"));
    let (list, _) = rest.split_once(']').unwrap();
    list.split('"').skip(1).step_by(2).collect()
}

/// Returns each crate with its licence.
fn licences(part: &[&str]) -> Vec<(String, String)> {
    let arguments = ["tree", "--locked", "--offline", "--prefix", "none"];
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--format", "{p}|{l}"])
        .args(part)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let (out, err) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{err}");
    let pairs = out.lines().filter_map(|line| line.split_once('|'));
    pairs
        .map(|(name, licence)| (name.to_owned(), licence.trim_end_matches(" (*)").to_owned()))
        .collect()
}

/// Returns whether a licence leaves a choice among those that are allowed.
fn is_allowed(licence: &str, allowed: &BTreeSet<&str>) -> bool {
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else { return false };
    expression.evaluate(|wanted| allowed.contains(wanted.to_string().as_str()))
}

#[test]
fn every_crate_has_a_licence_that_is_allowed() {
    let allowed = list("allow");
    let crates = licences(&["--edges", "normal,build,dev"]);
    assert!(crates.len() > 100);
    for (name, licence) in crates {
        assert!(is_allowed(&licence, &allowed), "{name} is under `{licence}`");
    }
}

#[test]
fn other_licences_are_refused() {
    let allowed = list("allow");
    for licence in ["", "GPL-3.0-only", "MIT AND GPL-2.0", "nonsense", "AGPL-3.0 OR SSPL-1.0"] {
        assert!(!is_allowed(licence, &allowed), "{licence}");
    }
    assert!(is_allowed("GPL-2.0 OR MIT", &allowed) && is_allowed("MIT/Apache-2.0", &allowed));
}

#[test]
fn every_crate_comes_from_the_registry_with_a_checksum() {
    let [registry] = list("allow-registry").into_iter().collect::<Vec<_>>()[..] else { panic!() };
    for package in LOCK.split("[[package]]").skip(1) {
        let is_ours = package.contains("name = \"nim-tetris\"\n");
        let from_registry = package.contains(&format!("source = \"registry+{registry}\""));
        assert_eq!(from_registry, !is_ours, "{package}");
        assert_eq!(package.contains("checksum = \""), !is_ours, "{package}");
    }
}

#[test]
fn no_crate_is_there_that_is_banned() {
    for name in list("deny") {
        assert!(!LOCK.contains(&format!("name = \"{name}\"\n")), "{name} is banned");
    }
}

#[test]
fn without_the_window_few_crates_are_left() {
    let mut names: Vec<String> = licences(&["--no-default-features", "--edges", "normal"])
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    names.sort();
    names.dedup();
    // Pictures take 25 of them: letters, PNG and GIF.
    assert!(names.len() < 95, "{names:#?}");
}
