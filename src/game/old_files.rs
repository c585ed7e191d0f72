//! Files that version 0.1.0 of the program wrote, played in its real window: all of them can still be read, with nothing lost.

use std::fs;
use std::path::Path;

use super::*;
use crate::ai::{BoardSize, Opponent};

/// The only size of those days.
const TEN: BoardSize = BoardSize::Ten;

/// Returns the files of a player of version 0.1.0, in a folder that may be written to.
pub(super) fn files() -> (tempfile::TempDir, Files) {
    let folder = tempfile::tempdir().unwrap();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/version-0.1.0");
    copy(&old, folder.path());
    let files = Files::in_folder(folder.path());
    (folder, files)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

fn turns(record: &Record) -> Vec<String> {
    let placements = record.game.turns().iter().map(|turn| match turn {
        Turn::Placement(placement) => placement.to_string(),
        Turn::Resignation(side) => format!("{side:?} resigns"),
        Turn::LossOnTime(side) => format!("{side:?} loses on time"),
    });
    placements.collect()
}

#[test]
fn people_keep_their_ratings_and_their_games_under_a_number() {
    let (_folder, mut files) = files();
    let people: People = files.load(Place::Data, "players.ron").unwrap().unwrap();
    let find = |name: &str| {
        let name = PlayerName::new(name).unwrap();
        people.find(&name).unwrap()
    };
    let ann = find("Ann");
    assert_eq!(
        (ann.rating(TEN), ann.ratings(TEN)),
        (
            Some(781.6294730791998),
            vec![800.0, 802.9090909090909, 779.011043409774, 763.976446454567, 781.6294730791998]
        )
    );
    assert_eq!(ann.won_and_lost(TEN), (2, 2));
    assert_eq!(ann.history(TEN)[1].opponent, PastOpponent::Level(2));
    let bo = PastOpponent::Person(Some(find("Bo").id()), "Bo".to_owned());
    assert_eq!(ann.history(TEN)[2].opponent, bo);
    assert_eq!(
        (find("Bo").rating(TEN), find("Bo").won_and_lost(TEN)),
        (Some(815.0345969552069), (1, 0))
    );
    assert_eq!(
        (find("{n}").rating(TEN), find("{n}").won_and_lost(TEN)),
        (Some(782.3469733753673), (0, 1))
    );
    let me = &people.people()[people.me().unwrap()];
    assert_eq!(me.name().as_str(), "Ann");
    assert_eq!(People::from_ron(&people.to_ron()), Ok(people));
}

#[test]
fn people_with_default_names_become_unrated_and_keep_their_games() {
    let (_folder, mut files) = files();
    let people: People = files.load(Place::Data, "players.ron").unwrap().unwrap();
    for name in ["Player 1", "Player 2", "플레이어 1", "플레이어 2"] {
        let person = people.find(&PlayerName::new(name).unwrap()).unwrap();
        assert_eq!((person.rating(TEN), person.history(TEN).len()), (None, 1), "{name}");
    }
    assert_eq!(people.people().iter().filter(|person| person.rating(TEN).is_some()).count(), 3);
}

#[test]
fn what_was_solved_and_learnt_is_known() {
    let (_folder, mut files) = files();
    let progress: Progress = files.load(Place::Data, "progress.ron").unwrap().unwrap();
    assert_eq!(progress.solved(&puzzles()[0]), Some(1));
    assert_eq!(progress.of_grade(0).0, 1);
    let learnt = lessons().iter().filter(|lesson| progress.has_finished(&lesson.name));
    assert_eq!(
        learnt.map(|lesson| lesson.name.as_str()).collect::<Vec<_>>(),
        ["first_steps", "last_piece"]
    );
}

#[test]
fn an_unfinished_game_goes_on_and_counts() {
    let (_folder, mut files) = files();
    let mut people: People = files.load(Place::Data, "players.ron").unwrap().unwrap();
    let mut record = Autosave::default().latest(&mut files, &people).unwrap().unwrap();
    assert_eq!(turns(&record), ["e5,f5,g5,f6", "c6,d6,d7,e7", "h5,i5,j5,i6", "h8,h9,h10,i10"]);
    assert_eq!(record.seats[0], people.my_seat());
    assert!(
        matches!(record.seats[1], Seat::Computer(Opponent::Level(level)) if level.number() == 3)
    );
    record.game.execute(Command::Resign(Side::Second)).unwrap();
    assert!(people.rate(&record), "begun in version 0.1.0 by a person whom it rated");
}

#[test]
fn saved_games_are_listed() {
    let (_folder, mut files) = files();
    let mut games = SavedGames::load(&files);
    while games.progress().is_some() {
        assert!(games.poll(&mut files).is_empty());
    }
    let list: Vec<(&str, &str, usize)> = games
        .games()
        .map(|game| (&*game.name, &*game.saved, game.record.game.placements()))
        .collect();
    assert_eq!(
        list,
        [("Ann - 레벨 0", "2026-11-22 02:14", 10), ("Player 1 - Player 2", "2026-11-22 02:13", 2)]
    );
    let [ann, nobody] = [0, 1].map(|index| &games.get(index).unwrap().record);
    assert_eq!(ann.seats[0].name().unwrap().as_str(), "Ann");
    assert_eq!(turns(nobody), ["e5,f5,g5,f6", "h5,i5,j5,i6"]);
    assert_eq!(nobody.seats, [Seat::GUEST, Seat::GUEST], "default names are nobody's");
}
