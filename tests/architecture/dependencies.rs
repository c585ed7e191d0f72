//! Checks what the program takes from other packages.

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
