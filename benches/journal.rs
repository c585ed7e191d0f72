//! Times reading a journal of 10,000 games, and the fold over it: `cargo bench --bench journal`.

use std::fs;

use divan::{Bencher, black_box};
use nim_tetris::ai::{Level, Placement};
use nim_tetris::game::{
    Board, Command, Entry, Files, Findings, Game, GameDigest, GameMeta, Identity, JOURNAL_FILE,
    Origin, PersonId, Profile, Record, Seat, Side, Timestamp,
};

/// Number of games in the journal.
const GAMES: usize = 10_000;
/// Number of placements in each game.
const PLACEMENTS: usize = 22;

fn main() {
    divan::main();
}

/// Returns a game with `PLACEMENTS` random placements, which a person wins or loses.
fn game(rng: &mut fastrand::Rng) -> Record {
    let person: PersonId = "3e9".parse().expect("a number");
    let name = nim_tetris::game::PlayerName::new("Somebody");
    let seats = [Seat::Human(Identity::Person(person, name)), Seat::from(Level::MAX)];
    loop {
        let mut record = Record::new(seats.clone(), Game::new(Board::empty()));
        while record.game.placements() < PLACEMENTS
            && let Some(placement) = Placement::random_on(record.game.position().free(), rng)
        {
            record.game.execute(Command::Place(placement)).expect("it fits");
        }
        if record.game.placements() == PLACEMENTS {
            let loser = if rng.bool() { Side::First } else { Side::Second };
            // The game may be over already.
            let _ = record.game.execute(Command::Resign(loser));
            assert_eq!(record.origin(), Origin::Played);
            return record;
        }
    }
}

fn journal() -> String {
    let mut rng = fastrand::Rng::with_seed(44);
    let mut text = "nim-tetris journal 1\n".to_owned();
    for number in 0..GAMES as i64 {
        let record = game(&mut rng);
        let winners: String = (0..=PLACEMENTS).map(|_| ["1", "2"][rng.usize(..2)]).collect();
        let better = record.game.positions()[8];
        let better = Placement::all_on(better.free()).next().expect("a placement");
        let findings = format!("winners={winners} only=1,2 better=8:{better}");
        let findings: Findings = findings.parse().expect("findings");
        let found = Entry::Found(GameDigest::new(&record.game), findings);
        let (ended, rated) = (1_700_000_000 + 1000 * number, Some([812.625, 1432.0]));
        let ended = Timestamp::new(ended);
        let meta = GameMeta { ended, rated, seconds: [123.5, 0.0], ..GameMeta::default() };
        for entry in [Entry::Game(Box::new(record), meta), found] {
            text += &(entry.line() + "\n");
        }
    }
    text
}

#[divan::bench(sample_count = 20)]
fn ten_thousand_games(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let text = journal();
    println!("{} bytes", text.len());
    fs::create_dir(folder.path().join("data")).expect("a folder");
    fs::write(folder.path().join("data").join(JOURNAL_FILE), text).expect("it can be written");
    let reader = Files::in_folder(folder.path()).reader();
    bencher.bench(|| {
        let (profile, _) = Profile::look_at(black_box(&reader)).expect("it can be read");
        let person = profile.people.people()[0].id();
        assert_eq!(profile.statistics().of(person).games().len(), GAMES);
    });
}
