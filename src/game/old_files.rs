//! Files that version 1.0.0 wrote, played in its real window: all of them can still be read, with nothing lost.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// Returns the files of a player of version 1.0.0, in a folder that may be written to.
fn files() -> (tempfile::TempDir, Files) {
    let folder = tempfile::tempdir().unwrap();
    copy(&data(), folder.path());
    let files = Files::in_folder(folder.path());
    (folder, files)
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/version-1.0.0")
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

/// Fails unless a document of version 1.0.0, whose format is still the same, says the same when it is written again.
fn is_kept_whole<T: Document>(name: &str) {
    let text = fs::read_to_string(data().join("data").join(name)).unwrap();
    let read = T::from_ron(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(read.to_ron(), text, "{name}");
}

#[test]
fn formats_that_stayed_since_version_1_0_0_lose_nothing() {
    is_kept_whole::<Progress>("progress.ron");
    is_kept_whole::<TrainingRecords>("training.ron");
    is_kept_whole::<StackingRecords>("stacking.ron");
    is_kept_whole::<SavedGame>("games/game-1.ron");
    is_kept_whole::<SavedGame>("games/game-2.ron");
}

#[test]
fn people_and_what_they_did_in_version_1_0_0_are_known() {
    let (_folder, mut files) = files();
    let people: People = files.load(Place::Data, "players.ron").unwrap().unwrap();
    let [ann, bo, cheolsu] = people.people() else { panic!("three people") };
    let names = [ann, bo, cheolsu].map(|it| it.name().as_str().to_owned());
    assert_eq!(names, ["Ann", "Bo", "철수"]);
    assert_eq!(people.my_seat(), ann.seat());
    let rating = |person: &Person, size: &str| person.rating(size.parse().unwrap()).round();
    assert_eq!(["6x6", "7x7", "6x10"].map(|size| rating(ann, size)), [788.0, 779.0, 784.0]);
    assert_eq!([bo, cheolsu].map(|it| rating(it, "8x8")), [784.0, 816.0]);
    let statistics: Statistics = files.load(Place::Data, "statistics.ron").unwrap().unwrap();
    let games = |person: &Person| statistics.of(Some(person.id())).unwrap().games().len();
    assert_eq!([ann, bo, cheolsu].map(games), [4, 2, 2]);
    let text = fs::read_to_string(data().join("data/statistics.ron")).unwrap();
    assert_eq!(statistics.to_ron(), text.replace("version: 1", "version: 2"));

    let me = Some(ann.id());
    let training: TrainingRecords = files.load(Place::Data, "training.ron").unwrap().unwrap();
    assert!(training.days(me).contains("2026-11-24".parse().unwrap()));
    assert!(training.was_shown(me, "2026-11-23".parse().unwrap()));
    assert_eq!(training.runs(me).iter().map(|run| run.errors).collect::<Vec<_>>(), [1, 3]);
    let stacking: StackingRecords = files.load(Place::Data, "stacking.ron").unwrap().unwrap();
    assert_eq!(stacking.scores(me).iter().map(|score| score.pieces).collect::<Vec<_>>(), [6]);
    let (builder, building) = stacking.unfinished().unwrap();
    assert_eq!((builder, building.pieces()), (me, 3));
    let progress: Progress = files.load(Place::Data, "progress.ron").unwrap().unwrap();
    assert!(progress.solved(&puzzles()[0]).is_some() && progress.has_finished("first_steps"));
    let strengths: Strengths = files.load(Place::Data, "strengths.ron").unwrap().unwrap();
    assert_eq!(strengths.of(Some(ann), "6x10".parse().unwrap()).games, 1);
}

#[test]
fn games_of_version_1_0_0_go_on() {
    let (_folder, mut files) = files();
    let mut people: People = files.load(Place::Data, "players.ron").unwrap().unwrap();
    let mut record = Autosave::default().latest(&mut files).unwrap().unwrap();
    let note = files.load::<GameNote>(Place::Data, "game-note.ron").unwrap();
    assert_eq!(GameNote::on(&record, note).at_end(0, true).seconds, [5, 0]);
    assert_eq!(turns(&record), ["c5,d5,e5,d6", "b2,b3,c3,b4", "d2,e2,f2,e3", "b8,a9,b9,c9"]);
    assert_eq!(record.clock.unwrap().left(Side::First).as_millis(), 45_277);
    record.game.execute(Command::Resign(Side::First)).unwrap();
    assert!(people.rate(&record));
    let exported = read_game_file(&data().join("exported.nimtetris")).unwrap();
    assert_eq!(turns(&exported), ["e5,f5,g5,f6", "c1,d1,e1,f1"]);
}

#[test]
fn a_proof_of_version_1_0_0_is_read_without_damage() {
    let mut proof = ProofReader::open(&data().join("6x6.proof")).unwrap().unwrap();
    let mut findings = 0;
    while proof.next_finding().unwrap().is_some() {
        findings += 1;
    }
    assert_eq!((findings, proof.damaged), (54, 0));
}
