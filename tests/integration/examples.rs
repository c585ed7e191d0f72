//! Compares the examples on the page of the command line with the answers of the program.
#![cfg(target_os = "linux")]

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use clap::{CommandFactory, Parser};
use nim_tetris::cli::examples;
use nim_tetris::program::Cli;
use shlex::Shlex;
use tempfile::TempDir;

use crate::stacking::write_made_up_ranks;
use crate::support::PROGRAM;

const PAGE: &str = include_str!("../../src/cli/README.md");

#[test]
fn every_command_has_an_example_and_no_other_section_has_one() {
    let program = Cli::command();
    let commands = program.get_subcommands().filter(|command| !command.is_hide_set());
    let mut found = 0;
    for command in commands.map(clap::Command::get_name) {
        assert_ne!(examples(command).count(), 0, "{command}");
        found += examples(command).count();
        // The help once had no example at all. A long line would be in pieces.
        let help = program.find_subcommand(command).unwrap().clone().render_help().to_string();
        let first = examples(command).next().and_then(|example| example.lines().next()).unwrap();
        let first = first.trim_start_matches("$ ");
        assert!(help.contains(&format!("\nExample:\n  {first}")), "{help}");
    }
    assert_eq!(PAGE.matches("\n```console\n").count() + PAGE.matches("\n```sh\n").count(), found);
}

#[test]
fn the_program_answers_as_the_page_shows() {
    let home = home();
    for section in PAGE.split("\n## ").skip(1) {
        let command = section.lines().next().unwrap();
        for (line, shown) in examples(command).flat_map(session) {
            let answer = run(home.path(), &line);
            assert!(is_as_shown(&answer, &shown), "{line}\n{answer}\nand not\n{shown}");
        }
    }
}

/// Examples without an answer would open the window or need other programs.
#[test]
fn the_program_knows_the_options_of_examples_that_show_no_answer() {
    for section in PAGE.split("\n## ").skip(1) {
        let command = section.lines().next().unwrap();
        for example in examples(command).filter(|example| !example.starts_with("$ ")) {
            assert!(example.contains("nim-tetris "), "{example}");
            for line in example.lines().filter(|line| line.contains("nim-tetris ")) {
                let words = Shlex::new(line).skip_while(|word| word != "nim-tetris");
                let words = words.take_while(|word| !word.starts_with(['<', '>', '|']));
                let parsed = Cli::try_parse_from(words);
                assert!(parsed.is_ok_and(|cli| cli.command.is_some()), "{line}");
            }
        }
    }
}

#[test]
fn an_ellipsis_matches_any_text() {
    assert!(is_as_shown("win ms=0.2", "win ms=…") && is_as_shown("a\nb\nc", "…\nc"));
    assert!(!is_as_shown("loss ms=0.2", "win ms=…") && !is_as_shown("a\nb\nc", "…b"));
}

/// Returns the home of a new user, with the files that the examples need: a game, and ranks, which
/// would take long to compute.
fn home() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let (_, game) = PAGE.split_once("<!-- game.nimtetris -->\n```text\n").unwrap();
    let (game, _) = game.split_once("```").unwrap();
    fs::write(home.path().join("game.nimtetris"), game).unwrap();
    write_made_up_ranks(&home.path().join("nim-tetris"));
    home
}

/// Returns the commands of an example, each with the answer shown.
fn session(example: &str) -> Vec<(String, String)> {
    let mut runs: Vec<(String, String)> = Vec::new();
    for line in example.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            runs.push((command.to_owned(), String::new()));
        } else if let Some((command, answer)) = runs.last_mut() {
            match line.strip_prefix("> ") {
                Some(more) => *command += &format!("\n{more}"),
                None => *answer += &format!("{line}\n"),
            }
        }
    }
    runs
}

/// Runs a shell command in this home, and returns its output and its messages.
fn run(home: &Path, line: &str) -> String {
    let folder = Path::new(PROGRAM).parent().unwrap();
    let path = format!("{}:{}", folder.display(), env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("exec 2>&1\n{line}")]).current_dir(home).env("PATH", path);
    for place in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
        shell.env(place, home);
    }
    let answer = String::from_utf8(shell.output().unwrap().stdout).unwrap();
    // The page shows neither a byte order mark nor the blanks with which answers of GTP may end a
    // line.
    answer
        .trim_start_matches('\u{feff}')
        .lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

/// Returns whether a text is the one shown, in which an ellipsis stands for any text.
fn is_as_shown(text: &str, shown: &str) -> bool {
    let mut parts = shown.trim_end().split('…');
    let mut rest = parts.next().and_then(|first| text.trim_end().strip_prefix(first));
    for part in parts {
        rest = rest.and_then(|rest| rest.split_once(part)).map(|(_, after)| after);
    }
    rest.is_some_and(|rest| rest.is_empty() || shown.trim_end().ends_with('…'))
}
