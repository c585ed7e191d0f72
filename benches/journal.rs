//! Times reading a journal of 10,000 games with findings and 10,000 puzzles of 30 people, and the
//! fold over it: `cargo bench --bench journal`.

use std::fs;

use divan::{Bencher, black_box};
use nim_tetris::ai::{Level, Placement};
use nim_tetris::game::{
    Board, Entry, Files, Findings, Game, GameDigest, GameMeta, Identity, JOURNAL_FILE, Origin,
    PersonId, PlayerName, Profile, PuzzleResult, PuzzleSource, Record, Seat, Side, StoredGame,
    Timestamp, Turn,
};

/// Number of games in the journal.
const GAMES: usize = 10_000;
/// Number of people.
const PEOPLE: i64 = 30;
/// Number of placements in each game.
const PLACEMENTS: usize = 22;

fn main() {
    divan::main();
}

/// Returns one of the people.
fn person(number: i64) -> PersonId {
    (number % PEOPLE + 1).to_string().parse().expect("a number")
}

/// Returns a game with `PLACEMENTS` random placements, which a person wins or loses.
fn game(number: i64, rng: &mut fastrand::Rng) -> Record {
    let seats = [Seat::Human(Identity::Person(person(number), None)), Seat::from(Level::MAX)];
    loop {
        let mut record = Record::new(seats.clone(), Game::new(Board::empty()));
        while record.game.placements() < PLACEMENTS
            && let Some(placement) = Placement::random_on(record.game.position().free(), rng)
        {
            record.game.execute(Turn::Placement(placement)).expect("it fits");
        }
        if record.game.placements() == PLACEMENTS {
            let loser = if rng.bool() { Side::First } else { Side::Second };
            // The game may be over already.
            let _ = record.game.execute(Turn::Resignation(loser));
            assert_eq!(record.origin(), Origin::Played);
            return record;
        }
    }
}

fn journal() -> String {
    let mut rng = fastrand::Rng::with_seed(44);
    let mut text = "nim-tetris journal 1\n".to_owned();
    for number in 0..PEOPLE {
        let name = PlayerName::new(&format!("Somebody {number}"));
        text += &(Entry::Person { id: person(number), name }.line() + "\n");
    }
    for number in 0..GAMES as i64 {
        let record = game(number, &mut rng);
        // Unless the second player resigned, the ninth placement lost the game: it becomes a card.
        let winners: String = (0..8).map(|_| ["1", "2"][rng.usize(..2)]).collect();
        let winners = winners + "1" + &"2".repeat(PLACEMENTS - 8);
        let better = record.game.positions()[8];
        let better = Placement::all_on(better.free()).next().expect("a placement");
        let findings = format!(
            "(winners: {winners:?}, only: (1, 2), better: {{8: \"{better}\"}}, winning: Some((1, 40)))"
        );
        let findings: Findings = ron::from_str(&findings).expect("findings");
        let found = Entry::Found { game: GameDigest::new(&record.game), findings };
        let (ended, rated) = (1_700_000_000 + 1000 * number, Some([812.625, 1432.0]));
        let at = Timestamp::new(ended);
        let meta = GameMeta {
            ended: Some(at),
            ratings_before: rated,
            seconds: [123.5, 0.0],
            ..GameMeta::default()
        };
        let game = Entry::Game(Box::new(StoredGame { record, meta }));
        let puzzle =
            PuzzleSource::Endless { seed: rng.u64(..), asked: 900, rating: 905.5, idea: None };
        let result = PuzzleResult::Solved { wrong: 0, hints: 0 };
        let puzzle = Entry::Puzzle { person: person(number), at, puzzle, result };
        for entry in [game, found, puzzle] {
            text += &(entry.line() + "\n");
        }
    }
    text
}

#[divan::bench(sample_count = 20)]
fn ten_thousand_games_and_puzzles(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let text = journal();
    println!("{} bytes", text.len());
    fs::create_dir(folder.path().join("data")).expect("a folder");
    fs::write(folder.path().join("data").join(JOURNAL_FILE), text).expect("it can be written");
    let mut files = Files::in_folder(folder.path());
    bencher.bench_local(|| {
        let (profile, errors) = Profile::load(black_box(&mut files), Timestamp::default());
        assert!(errors.is_empty() && profile.people().people().len() == PEOPLE as usize);
        assert_eq!(profile.statistics().games().len(), GAMES);
    });
}
