//! Controllers that leave, and garbage on standard input.

#[path = "../fuzz/mutator.rs"]
mod mutator;

use std::io::Write;

use mutator::Mutator;

use crate::program::{Run, run, start};
use crate::times;

#[test]
fn a_controller_that_leaves_ends_the_engine() {
    // The controller leaves in the middle of a line, of a search, and without reading the answers.
    for input in ["play b a1,b1", "nt-outcome 5\n", "nt-analyze 5\n", "genmove b\ngenmove w\n"] {
        let mut child = start(&["gtp", "--level", "4"]);
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input.as_bytes()).unwrap();
        drop(stdin);
        let Run { err, code, .. } = Run::end(child);
        assert_eq!((err.as_str(), code), ("", Some(0)), "{input:?}");
    }
}

#[test]
fn each_line_of_garbage_has_its_answer_in_its_place() {
    let known =
        include_str!("../data/positions.txt").lines().filter(|line| !line.starts_with("# "));
    let good: Vec<Vec<u8>> =
        known.filter_map(|line| line.split(' ').nth(2)).take(60).map(Into::into).collect();
    let mut mutator = Mutator::new(good, 4);
    let mut lines: Vec<Vec<u8>> = Vec::new();
    while lines.len() < 20_000 * times() {
        lines.extend(mutator.next().split(|&byte| byte == b'\n').map(<[u8]>::to_vec));
    }
    let arguments = ["solve", "--stdin", "--threads", "1", "--time", "0.5", "--memory", "16"];
    let Run { out, err, code } = run(&arguments, lines.join(&b'\n'));
    assert_eq!((err.as_str(), code), ("", Some(2)));
    // The longest line that is read has 4096 bytes, and a carriage return may follow.
    let is_skipped = |line: &[u8]| match str::from_utf8(line) {
        Ok(text) => text.len() <= 4097 && (text.trim().is_empty() || text.starts_with("# ")),
        Err(_) => false,
    };
    let expected = (1..).zip(&lines).filter(|(_, line)| !is_skipped(line));
    let mut answers = out.lines();
    let (mut solved, mut refused) = (0, 0);
    for (number, line) in expected {
        let answer = answers.next().unwrap_or_else(|| panic!("line {number} has no answer"));
        match answer.strip_prefix("error: line ") {
            Some(rest) => {
                assert!(rest.starts_with(&format!("{number}: ")), "line {number}: {answer}");
                refused += 1;
            }
            None => {
                assert!(["win ", "loss ", "unknown "].iter().any(|word| answer.starts_with(word)));
                assert!(str::from_utf8(line).is_ok());
                solved += 1;
            }
        }
    }
    assert_eq!(answers.next(), None);
    assert!(solved > 1000 && refused > 1000, "{solved} {refused}");
    println!("{solved} solved, {refused} refused");
}
