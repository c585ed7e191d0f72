//! Checks what the program takes from other packages.

use std::collections::BTreeSet;
use std::env;
use std::process::Command;

/// Returns what Cargo prints about this project, from what has been downloaded.
fn cargo(arguments: &[&str]) -> String {
    let cargo = env::var("CARGO").expect("Cargo runs the tests");
    let output = Command::new(cargo).args(arguments).output().expect("Cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("Cargo writes UTF-8")
}

/// Returns what the text says between two marks.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split_once(end).map(|(inside, _)| inside)
}

/// Returns the numbers of a version without its last one.
fn minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[test]
fn no_package_needs_a_newer_rust_than_the_program_says() {
    let about = cargo(&["-vV"]);
    let host = between(&about, "\nhost: ", "\n").expect("Cargo knows its system");
    let metadata = ["metadata", "--format-version", "1", "--locked", "--offline"];
    let packages = cargo(&[&metadata[..], &["--filter-platform", host]].concat());
    let own = minor(env!("CARGO_PKG_RUST_VERSION")).expect("this is a version");
    let mut count = 0;
    for package in packages.split("{\"name\":").filter(|it| it.contains("\"rust_version\":")) {
        let Some(needed) = between(package, "\"rust_version\":\"", "\"") else { continue };
        let name = package.split(',').next();
        assert!(minor(needed).expect("this is a version") <= own, "{name:?} needs Rust {needed}");
        count += 1;
    }
    assert!(count > 50, "only {count} packages say what they need");
}

/// Returns the names and versions of the packages that the shipped notices are about.
fn noticed() -> BTreeSet<String> {
    let packed = include_bytes!("../../assets/notices.txt.gz");
    // Without a name in it, the head of a gzip file has ten bytes. Its end has eight.
    let packed = &packed[10..packed.len() - 8];
    let text = miniz_oxide::inflate::decompress_to_vec(packed).expect("the file is packed");
    let text = String::from_utf8(text).expect("the notices are UTF-8");
    let list = text.split("\n\n").nth(2).expect("after two paragraphs follow the packages");
    let named = list.lines().filter_map(|line| line.split_once(" (")).map(|(name, _)| name);
    let named: BTreeSet<String> = named.map(str::to_owned).collect();
    let texts = text.split_once("\n\n====").expect("licences follow").1;
    for name in &named {
        let is_user = |line: &str| {
            line.strip_prefix(name).is_some_and(|it| it.is_empty() || it.starts_with(':'))
        };
        assert!(texts.lines().any(is_user), "{name} has no licence");
    }
    named
}

/// The packages once brought four licences: the program's own and those of the fonts.
#[test]
#[cfg(target_os = "linux")]
fn the_notices_are_about_all_packages_that_are_linked_in() {
    let tree = ["tree", "--locked", "--offline", "--target", "x86_64-unknown-linux-gnu"];
    let format = ["-e", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"];
    let tree = cargo(&[&tree[..], &format].concat());
    let packages = tree.lines().skip(1).filter_map(|line| {
        let mut words = line.split(' ');
        Some(format!("{} {}", words.next()?, words.next()?.strip_prefix('v')?))
    });
    let linked: BTreeSet<String> = packages.collect();
    assert_eq!(noticed(), linked, "`.ci/notices --write` makes them anew");
}
