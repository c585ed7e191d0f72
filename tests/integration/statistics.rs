//! Games and ratings as tables, from the files that the window writes. Variables of Linux say where
//! these are.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use nim_tetris::game::{
    Board, Document, Entry, Game, GameMeta, JOURNAL_FILE, PEOPLE_FILE, People, PlayerName, Record,
    Side, Timestamp,
};
use tempfile::TempDir;

use crate::support::{PROGRAM, Run};

/// Returns a home with the data of two people who have played a rated game on 6x6.
fn home() -> TempDir {
    let mut people = People::default();
    let nameless = people.me().id();
    let ids =
        ["Ann, \"A\"", "=Bo"].map(|name| people.add(&PlayerName::new(name).unwrap()).unwrap());
    people.remove(nameless);
    let seats = ids.map(|id| people.get(id).unwrap().seat());
    let game = Game::new(Board::new("6x6".parse().unwrap()));
    let mut record = Record::new(seats, game).agreed();
    record.game.execute(nim_tetris::game::Command::Resign(Side::Second)).unwrap();
    let meta = GameMeta {
        ended: Timestamp::new(86_400),
        rated: Some([800.0, 800.0]),
        seconds: [3.0, 4.0],
        ..GameMeta::default()
    };
    let line = Entry::Game(Box::new(record), meta).line();
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("nim-tetris");
    fs::create_dir_all(&data).unwrap();
    fs::write(data.join(PEOPLE_FILE), people.to_ron()).unwrap();
    fs::write(data.join(JOURNAL_FILE), format!("nim-tetris journal 1\n{line}\n")).unwrap();
    home
}

fn run(home: &Path, arguments: &[&str]) -> Run {
    let mut command = Command::new(PROGRAM);
    command.arg("statistics").args(arguments).env("XDG_DATA_HOME", home);
    command.env("XDG_CONFIG_HOME", home.join("config"));
    Run::end(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap())
}

const COLUMNS: &str = "\"ended\",\"player\",\"board\",\"side\",\"opponent\",\"level\",\"result\",\"ending\",\"rated\",\"hinted\",\"coached\",\"undone\",\"pieces\",\"seconds\",\"opening\",\"held_turns\",\"held_cells\",\"held_longer\"\r\n";
const ANN: &str = "\"1970-01-02T00:00:00Z\",\"Ann, \"\"A\"\"\",\"6x6\",\"first\",\"'=Bo\",\"\",\"won\",\"resignation\",\"yes\",\"no\",\"no\",\"no\",0,3,\"\",\"\",\"\",\"\"\r\n";
const BO: &str = "\"1970-01-02T00:00:00Z\",\"'=Bo\",\"6x6\",\"second\",\"Ann, \"\"A\"\"\",\"\",\"lost\",\"resignation\",\"yes\",\"no\",\"no\",\"no\",0,4,\"\",\"\",\"\",\"\"\r\n";

#[test]
fn games_and_ratings_are_written_as_tables() {
    let home = home();
    let everything = [COLUMNS, ANN, BO].concat();
    for arguments in [&[][..], &["--csv", "-"]] {
        let Run { out, err, code } = run(home.path(), arguments);
        assert_eq!((out.as_str(), err.as_str(), code), (everything.as_str(), "", Some(0)));
    }
    let file = home.path().join("games.csv");
    let path = file.to_str().unwrap();
    assert_eq!(run(home.path(), &["--csv", path]).code, Some(0));
    let marked = format!("\u{feff}{everything}");
    assert_eq!(fs::read_to_string(&file).unwrap(), marked);
    let refused = run(home.path(), &["--csv", path, "--ratings"]);
    assert_eq!((refused.out.as_str(), refused.code), ("", Some(2)));
    assert!(refused.err.contains("it exists, and no file is overwritten"), "{}", refused.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), marked, "it is left alone");
    assert_eq!(run(home.path(), &["--player", "=Bo"]).out, [COLUMNS, BO].concat());
    assert_eq!(run(home.path(), &["--player", "guest"]).code, Some(2), "everybody has a name");
    let ratings = run(home.path(), &["--ratings", "--player", "=Bo"]).out;
    assert_eq!(
        ratings,
        "\"player\",\"board\",\"game\",\"opponent\",\"level\",\"result\",\"rating\"\r\n\"'=Bo\",\"6x6\",1,\"Ann, \"\"A\"\"\",\"\",\"lost\",784.0\r\n"
    );
}

#[test]
fn files_that_can_not_be_read_are_reported_and_left_alone() {
    let home = home();
    let file = home.path().join("nim-tetris").join(PEOPLE_FILE);
    fs::write(&file, "half a fi").unwrap();
    let Run { out, err, code } = run(home.path(), &[]);
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.starts_with("error: ") && err.contains("people.ron: it can't be read"), "{err}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "half a fi");
    fs::remove_file(&file).unwrap();
    assert_eq!(run(home.path(), &[]).out.lines().count(), 3, "people are known by their games");
    let nobody = run(home.path(), &["--player", "Cy\n"]);
    assert_eq!(
        (nobody.err.as_str(), nobody.code),
        ("error: nobody here is called `Cy\\n`\n", Some(2))
    );
    // A journal of other lines once was an empty one.
    fs::write(home.path().join("nim-tetris").join(JOURNAL_FILE), "garbage\nmore\n").unwrap();
    let Run { out, err, code } = run(home.path(), &[]);
    assert_eq!((out.as_str(), code), (COLUMNS, Some(0)));
    assert!(err.starts_with("warning: ") && err.contains(" 2 lines "), "{err}");
    // Before the first game there are no files, and the command makes none.
    let empty = tempfile::tempdir().unwrap();
    assert_eq!(run(empty.path(), &[]).out, COLUMNS);
    assert_eq!(fs::read_dir(empty.path()).unwrap().count(), 0);
}
