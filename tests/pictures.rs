//! Compares pictures of the screens with those on record, in small, usual and upright windows. The
//! small one, where texts have the least room, is in four languages: English and Korean, German
//! with its long words, and Japanese without blanks. With `CI_FULL=1` each scene is compared in all
//! of these, otherwise in one, which differs from scene to scene.
//!
//! `cargo test` compares them on Linux if a window can be opened, and otherwise says that it can't.
//! `tests/README.md` says how to look at pictures that differ, and how to put them on record.
//!
//! Graphics cards draw differently, so Mesa draws on the processor.

use std::collections::BTreeMap;
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};
use std::time::Duration;
use std::{env, fs, panic, thread};

use chrono::{Local, NaiveDateTime};
use miniquad::KeyCode::{self, *};
use miniquad::conf::Conf;
use nim_tetris::ai::{BoardSize, Character, Level, Opponent, Placement};
use nim_tetris::app::window::run::{self as window_run, Failure};
use nim_tetris::app::window::{graphics, next_frame, pixel_ratio, request_size, size};
use nim_tetris::app::{
    Article, Destination, Navigator, Section, Sitting, Start, Training, open_title,
};
use nim_tetris::game::{
    Board, DailyPuzzle, Day, Entry, Game, GameDigest, GameMeta, Idea, Identity, JOURNAL_FILE,
    PersonId, PlayerName, PuzzleResult, PuzzleSource, Record, SavedGame, Seat, StackingGame,
    StoredGame, Timestamp, Turn, lessons, puzzles, read_game,
};

/// The windows: width, height, the factor by which their pictures are scaled down, and the
/// languages in which they are taken.
const WINDOWS: [(u32, u32, usize, &[&str]); 3] =
    [(640, 480, 4, &["en", "ko", "de", "ja"]), (1280, 800, 4, &["en"]), (800, 1280, 4, &["en"])];

/// The saved games: the name, the local time at which each was saved, and its text.
const SAVED_GAMES: [(&str, &str, &str); 2] = [
    ("Ann - Otto", "2026-11-23T17:47:00", "[first \"Ann\"] [second @otto] e5,f5,g5,f6 c1,d1,e1,f1"),
    (
        "레벨 4 - 레벨 6",
        "2026-11-24T17:59:00",
        "[first 4] [second 6] a8,b8,a9,b9 d6,e6,f6,d7 h9,h10,i10,j10 e5,f5,g5,g6 \
         i5,i6,i7,j7 a4,b4,b5,c5 c8,c9,d9,c10 e1,f1,g1,g2",
    ),
];

/// A pixel that differs by more than this, of 255, counts.
const MIN_DIFFERENCE: u8 = 40;

/// Largest number of pixels that may differ that much. A missing digit differs in more.
const MAX_PIXELS: usize = 4;

/// Largest number of frames, of a hundredth of a second or more, to wait for the end of a search.
const MAX_FRAMES: usize = 60;

/// A screen and the keys that are pressed there.
struct Scene {
    name: &'static str,
    opens: fn() -> Destination,
    keys: &'static [KeyCode],
}

/// Makes an array of scenes. It does not compile while a screen is in no scene, unless it is listed
/// as one without a picture.
macro_rules! scenes {
    ($($name:literal: $screen:ident $(($($value:expr),*))?, $keys:expr;)* $(no picture: $other:ident;)*) => {{
        #[allow(unreachable_patterns)]
        const _: fn(Destination) = |destination| match destination {
            $(Destination::$screen { .. } => (),)*
            $(Destination::$other { .. } => (),)*
        };
        &[$(Scene {
            name: $name,
            opens: || Destination::$screen $(($($value),*))?,
            keys: &$keys,
        }),*]
    }};
}

/// What shows the answers of all five cards that are due, to the end of the sitting.
#[rustfmt::skip]
const MISS_ALL: [KeyCode; 20] = [
    H, H, H, PageDown, H, H, H, PageDown, H, H, H, PageDown, H, H, H, PageDown, H, H, H, PageDown,
];

const SCENES: &[Scene] = scenes! {
    "title": Title, [];
    "play": Play, [];
    "play-rung": Play, [Down, Right];
    "play-level": Play, [Down, Down, Down, Down, Down, Down, Left, Down, Down, Enter];
    "play-friend": Play, [Down, Down, Down, Down, Down, Down];
    "play-computers": Play, [Down, Down, Down, Down, Down, Down, Right, Down, Down, Down];
    "settings": Settings, [Down];
    "settings-advanced": Settings, [Down, Down, Down, Down, Down, Down, Down, Down, Down, Down, Down, Enter, Down];
    "keys": Keys, [Enter];
    "help-rules": Learn(Some(Article::Rules)), [];
    "help-keys": Learn(Some(Article::Keys)), [];
    "help-aids": Learn(Some(Article::Aids)), [];
    "help-strategy": Learn(Some(Article::Strategy)), [];
    "help-computer": Learn(Some(Article::Computer)), [];
    "help-stacking": Learn(Some(Article::Stacking)), [];
    "help-notices": Learn(Some(Article::Notices)), [];
    "table": Table(record(9)), [F];
    "table-first": Table(record_on(BoardSize::Six, 0)), [];
    "table-6x6": Table(record_on(BoardSize::Six, 2)), [X];
    "table-6x10": Table(record_on(BoardSize::SixByTen, 4)), [F];
    "table-blocked": Table(record(9)), [Key1, Right];
    "outcomes": Table(record(16)), [O, F];
    "hint": Table(puzzle()), [H];
    "hint-why": Table(halves()), [H, W, W, Right, Right, Left, Left];
    "coach": Table(blunder()), [C, F, F, F, Enter];
    "coach-where": Table(blunder()), [C, F, F, F, Enter, H, H];
    "coach-why": Table(blunder()), [C, F, F, F, Enter, W, W, Right, Right];
    "x-ray": Table(record(15)), [X];
    "buttons": Table(record(9)), [F10, Up];
    "table-help": Table(record(9)), [F10, Up, Enter];
    "resign": Table(record(9)), [Escape, Up, Right, Enter];
    "result": Table(record(9)), [Escape, Up, Right, Enter, Right, Enter];
    "result-lost": Table(lost_to_tao()), [];
    "result-lost-why": Table(lost_to_tao()), [W];
    "learn": Learn(None), [];
    "lesson": Lesson(0), [];
    "lesson-gestures": Lesson(0), [Enter, S];
    "puzzles": Puzzles(daily()), [];
    "puzzle": Puzzle(0), [];
    "puzzle-hint": Puzzle(3), [H, H];
    "puzzle-why": Puzzle(40), [Enter, W, W, Right, Right, Right, Right];
    "daily": DailyPuzzle(harder()), [];
    "endless": Training(Training::Endless), [];
    "run": Training(Training::Run), [];
    "run-over": Training(Training::Run), [Enter, PageDown, PageDown, PageDown];
    "practice": Training(Training::Practice(Sitting::Due)), [];
    "practice-found": Training(Training::Practice(Sitting::Due)), [H, H, H, Enter];
    "practice-over": Training(Training::Practice(Sitting::Due)), MISS_ALL;
    "review": Review(short_record()), [];
    "stacking-game": StackingGame(stacking(20), nobody()), [F];
    "stacking-over": StackingGame(stacking(23), nobody()), [F, Enter];
    "touch": Table(record(9)), [];
    "you-profile": You(Section::Profile), [];
    "you-missed": You(Section::Profile), [Down, Down, Down];
    "you-numbers": You(Section::Profile), [Down; 5];
    "you-history": You(Section::History), [];
    "you-history-counted": You(Section::History), [Down; 4];
    "you-people": You(Section::People), [Down];
    "you-profile-other": Profile(other()), [];
    "editor": Editor(editor()), [];
    "widgets-buttons": Gallery(0), [];
    "widgets-buttons-large": Gallery(0), [];
    "widgets-rows": Gallery(1), [Down];
    "widgets-rows-large": Gallery(1), [Down];
    "widgets-others": Gallery(2), [];
    "widgets-others-large": Gallery(2), [];
    "widgets-dialog": Gallery(0), [Enter];
    "widgets-dialog-large": Gallery(0), [Enter];
    // The progress of the ranks, which it shows, depends on the machine.
    no picture: StackingWatch;
};

/// The scenes for which other threads work.
const SEARCHING: [&str; 25] = [
    "table-6x6",
    "outcomes",
    "hint",
    "hint-why",
    "coach",
    "coach-where",
    "coach-why",
    "x-ray",
    "result",
    "result-lost",
    "result-lost-why",
    "lesson",
    "lesson-gestures",
    "puzzles",
    "puzzle",
    "puzzle-hint",
    "puzzle-why",
    "daily",
    "endless",
    "run",
    "run-over",
    "practice",
    "practice-found",
    "practice-over",
    "review",
];

/// A day whose puzzle is made at once.
fn daily() -> Day {
    "2026-07-09".parse().expect("a date")
}

fn harder() -> DailyPuzzle {
    DailyPuzzle { day: daily(), is_easy: false }
}

/// A game on a partly filled board, whose review takes no time.
fn short_record() -> Box<Record> {
    let start = "##########/".repeat(7) + "####.....#/###......#/###.....##";
    let mut game = Game::new(start.parse().expect("a board"));
    for cells in ["d1,e1,d2,e2", "h1,g2,h2,i2"] {
        game.execute(Turn::Placement(cells.parse().expect("a placement"))).expect("it fits");
    }
    Box::new(Record::new(record(0).seats, game))
}

/// A row of eight cells and a square, where a piece at the end of the row loses.
fn blunder() -> Box<Record> {
    let filled = |rows| "##########/".repeat(rows);
    let square = "####..####/".repeat(2);
    let rows = filled(3) + "#........#/" + &filled(2) + &square + &filled(1) + "##########";
    let game = Game::new(rows.parse().expect("a board"));
    Box::new(Record::new([Seat::UNNAMED, Seat::from(Level::MAX)], game))
}

/// A position in which a bar in the middle wins, and leaves two halves of the same shape.
fn halves() -> Box<Record> {
    let start = "##########/".repeat(5) + &".........#/".repeat(4) + "....#....#";
    let game = Game::new(start.parse().expect("a board"));
    Box::new(Record::new(record(0).seats, game))
}

/// A position that only one placement wins, so that there is one hint.
fn puzzle() -> Box<Record> {
    let game = Game::new(puzzles()[1].board.clone());
    Box::new(Record::new(record(0).seats, game))
}

/// Returns a stack of this many pieces, each dropped as low as possible. 24 of them fit.
fn stacking(pieces: usize) -> Box<StackingGame> {
    let mut game = StackingGame::for_a_person(5);
    while game.pieces() < pieces {
        let lowest = game.places().min_by_key(|drop| game.ground(*drop));
        let Some(lowest) = lowest else { break };
        game.drop_piece(lowest).expect("the piece fits");
    }
    Box::new(game)
}

/// Returns a person who is not in the list, for whom the person who plays is shown.
fn nobody() -> PersonId {
    "0".parse().expect("a number")
}

/// Returns another person who plays here.
fn other() -> PersonId {
    "1".parse().expect("a number")
}

/// The games of the person who plays: the opponent, the board, whether the person placed first, and
/// whether the game was rated.
const GAMES: [(&str, BoardSize, bool, bool); 6] = [
    ("pip", BoardSize::Six, true, true),
    ("luna", BoardSize::Six, true, true),
    ("pip", BoardSize::Six, false, true),
    ("otto", BoardSize::Eight, true, false),
    ("luna", BoardSize::Six, false, true),
    ("pip", BoardSize::Six, true, true),
];

/// What the person who plays has done in puzzles and lessons, as entries of the journal.
fn learning() -> Vec<Entry> {
    let (person, at) = (nobody(), local("2026-07-01T18:30:00"));
    let solved = PuzzleResult::Solved { wrong: 0, hints: 0 };
    let puzzle = |puzzle, result| Entry::Puzzle { person, at, puzzle, result };
    let graded = puzzles()[..29].iter().map(|it| puzzle(PuzzleSource::Graded(it.key()), solved));
    let missed = puzzles()[29..31].iter();
    let missed = missed.map(|it| puzzle(PuzzleSource::Graded(it.key()), PuzzleResult::Missed));
    let read = lessons()[..3].iter().map(|lesson| lesson.name.clone());
    let read = read.map(|lesson| Entry::Lesson { person, at, lesson });
    let days = (20..29).map(|day| format!("2026-06-{day}"));
    let days = days.chain((5..9).map(|day| format!("2026-07-0{day}")));
    let days = days.map(|day| puzzle(PuzzleSource::Daily(day.parse().expect("a day")), solved));
    let endless = [816, 838, 806, 842, 884, 916, 893, 931, 968, 981, 1012].into_iter().zip(0u64..);
    let endless = endless.map(|(rating, number)| {
        let (seed, shown) = (1000 + number, f64::from(rating) + 40.0);
        let idea = Some(Idea::ALL[number as usize % 3]);
        let source = PuzzleSource::Endless { seed, asked: rating, rating: shown, idea };
        puzzle(source, if [2, 6].contains(&number) { PuzzleResult::Missed } else { solved })
    });
    let run = Entry::Run { person, at, solved: 14, errors: 2 };
    let learnt = graded.chain(missed).chain(read).chain(days).chain(endless).chain([run]);
    learnt.chain(against_tao()).collect()
}

/// A game against Tao that was thrown away at the fifteenth turn, where three placements won.
const AGAINST_TAO: &str = "i4,i5,i6,i7 g7,h7,h8,i8 e6,e7,e8,e9 c5,d5,e5,d6 d9,b10,c10,d10 \
    h2,f3,g3,h3 a3,b3,c3,a4 f1,g1,h1,i1 b7,b8,a9,b9 g4,h4,g5,h5 d3,e3,c4,d4 a5,b5,a6,a7 \
    f9,g9,h9,h10 c1,d1,c2,d2 j3,j4,j5,j6 f5,f6,g6,h6 d7,c8,d8,c9 j1,i2,j2,i3 i9,j9,i10,j10 \
    e1,e2,f2,g2 a1,b1,a2,b2";

/// Returns that game, always the same.
fn lost_to_tao() -> Box<Record> {
    fastrand::seed(5);
    let tao = Opponent::Character(Character::from_key("tao").expect("somebody"));
    let seats = [Seat::Human(Identity::Person(nobody(), None)), Seat::from(tao)];
    let mut record = Record::new(seats, Game::new(Board::empty()));
    for placement in AGAINST_TAO.split_whitespace() {
        let placement = Turn::Placement(placement.parse().expect("a placement"));
        record.game.execute(placement).expect("it fits");
    }
    Box::new(record)
}

/// Returns that game and what is known of it, as entries of the journal.
fn against_tao() -> [Entry; 2] {
    let record = *lost_to_tao();
    let unknown = "?".repeat(14);
    let findings = format!(
        "(winners: \"{unknown}12?????2\", better: {{14: \"j2,j3,j4,j5\"}}, winning: Some((3, 41)))"
    );
    let findings = ron::from_str(&findings).expect("findings");
    let found = Entry::Found { game: GameDigest::new(&record.game), findings };
    let ended = Some(local("2026-06-30T20:15:00"));
    let meta = GameMeta { ended, ..GameMeta::default() };
    [Entry::Game(Box::new(StoredGame { record, meta })), found]
}

/// The journal of the person who plays, after some games; the first one with a friend if
/// `has_friend` is set, and with what was learnt if `has_learnt` is set.
fn journal(has_friend: bool, has_learnt: bool) -> String {
    let mut journal = "nim-tetris journal 1\n".to_owned();
    let mut add = |entry: Entry| journal += &(entry.line() + "\n");
    add(Entry::Person { id: nobody(), name: None });
    if has_friend {
        add(Entry::Person { id: other(), name: PlayerName::new("Anna") });
    }
    if has_learnt {
        learning().into_iter().for_each(&mut add);
    }
    let mut rng = fastrand::Rng::with_seed(3);
    for (day, (key, size, begins, is_rated)) in (10..).zip(GAMES) {
        let opponent = Opponent::Character(Character::from_key(key).expect("somebody"));
        let mut seats = [Seat::Human(Identity::Person(nobody(), None)), Seat::from(opponent)];
        if day == 10 && has_friend {
            seats[1] = Seat::Human(Identity::Person(other(), None));
        }
        let mut ratings = [820.0, opponent.elo(size)];
        if !begins {
            seats.reverse();
            ratings.reverse();
        }
        let mut record = Record::new(seats, Game::new(Board::new(size)));
        while record.game.result().is_none() {
            let free = record.game.position().free();
            let placement = rng.choice(Placement::all_on(free).collect::<Vec<_>>());
            let placement = Turn::Placement(placement.expect("one fits"));
            record.game.execute(placement).expect("it is possible");
        }
        let meta = GameMeta {
            ended: Some(local(&format!("2026-10-{day}T20:{day}:00"))),
            seconds: [95.0, 0.0],
            ratings_before: is_rated.then_some(ratings),
            ..GameMeta::default()
        };
        // The outcomes of the last positions are known, so that no search goes on behind the
        // screens.
        let positions = record.game.turns().len() + 1;
        let findings = format!("(winners: \"{}22112\")", "?".repeat(positions - 5));
        let findings = ron::from_str(&findings).expect("findings");
        let found = Entry::Found { game: GameDigest::new(&record.game), findings };
        add(Entry::Game(Box::new(StoredGame { record, meta })));
        add(found);
    }
    SAVED_GAMES.iter().for_each(|game| add(Entry::Saved(Box::new(saved_game(game)))));
    journal
}

/// Returns the same local time in every time zone.
fn local(text: &str) -> Timestamp {
    let moment: NaiveDateTime = text.parse().expect("a date");
    let moment = moment.and_local_timezone(Local).earliest().expect("there is such a time");
    Timestamp::new(moment.timestamp())
}

/// Returns a saved game, with the same date in every time zone.
fn saved_game(&(name, saved, text): &(&str, &str, &str)) -> SavedGame {
    let record = read_game(text, [Seat::UNNAMED, Seat::UNNAMED]).expect("the game can be read");
    let game = StoredGame { record, meta: GameMeta::default() };
    SavedGame::new(name, local(saved), game).expect("it is a name")
}

fn editor() -> Box<Board> {
    Box::new(record(12).game.board().clone())
}

/// Returns a game after this many random placements, always the same. The person is to move.
fn record(placements: usize) -> Box<Record> {
    record_on(BoardSize::Ten, placements)
}

fn record_on(size: BoardSize, placements: usize) -> Box<Record> {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut game = Game::new(Board::new(size));
    for _ in 0..placements {
        let all: Vec<Placement> = Placement::all_on(game.position().free()).collect();
        if let Some(placement) = rng.choice(all) {
            game.execute(Turn::Placement(placement)).expect("the placement fits");
        }
    }
    let name = PlayerName::new("Hana").expect("a name");
    let seats = if placements.is_multiple_of(2) {
        [Seat::named(name), Seat::from(Level::MAX)]
    } else {
        [Seat::from(Level::MAX), Seat::named(name)]
    };
    Box::new(Record::new(seats, game))
}

/// What to do with the pictures.
enum Task {
    /// Compare all pictures with those on record.
    Compare,
    /// Put the pictures of the scenes whose names begin with this on record.
    Write(String),
    /// Write the pictures of the scenes whose names begin with this in full size.
    Look(String),
}

/// The variables that ask the graphics library for the software renderer.
const SOFTWARE_RENDERING: [(&str, &str); 2] =
    [("LIBGL_ALWAYS_SOFTWARE", "1"), ("__GLX_VENDOR_LIBRARY_NAME", "mesa")];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let scenes = |flag| {
        let scenes = arguments.iter().find_map(|argument| argument.strip_prefix(flag))?;
        Some(scenes.trim_start_matches('=').to_owned())
    };
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let mut names = arguments.iter().filter(|argument| !argument.starts_with('-')).peekable();
    if has("--list") {
        println!("pictures: test");
        return ExitCode::SUCCESS;
    }
    if names.peek().is_some() && !names.any(|name| "pictures".contains(name.as_str())) {
        return ExitCode::SUCCESS;
    }
    if !cfg!(target_os = "linux") {
        return skip("the pictures on record are drawn by Mesa");
    }
    if env::var_os("DISPLAY").is_none_or(|name| name.is_empty()) {
        return skip("there is no display");
    }
    if SOFTWARE_RENDERING.iter().any(|(name, value)| env::var(name).as_deref() != Ok(value)) {
        return run_again(&arguments);
    }
    let write = scenes("--write").map(Task::Write);
    open_window(write.or(scenes("--look").map(Task::Look)).unwrap_or(Task::Compare))
}

fn skip(reason: &str) -> ExitCode {
    println!("pictures: skipped, {reason}");
    ExitCode::SUCCESS
}

/// Runs this program again with these variables.
fn run_again(arguments: &[String]) -> ExitCode {
    let program = env::current_exe().expect("this program has a path");
    let status = process::Command::new(program)
        .args(arguments)
        .envs(SOFTWARE_RENDERING)
        .status()
        .expect("this program can be started");
    if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn open_window(task: Task) -> ExitCode {
    let config = Conf { window_title: "pictures".to_owned(), high_dpi: true, ..Default::default() };
    match window_run::open(config, run(task), || (), |_| false) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::NoWindow(_)) => skip("no window can be opened"),
        Err(Failure::Panic(cause)) => panic::resume_unwind(cause),
    }
}

async fn run(task: Task) {
    if !all_sizes_fit().await {
        skip("the display gives the window another size");
        process::exit(0);
    }
    let (count, failures) = match task {
        Task::Compare => compare().await,
        Task::Write(scenes) => write_all(&path_on_record, &scenes, true).await,
        Task::Look(scenes) => write_all(&path_in_target, &scenes, false).await,
    };
    for failure in &failures {
        println!("{failure}");
    }
    println!("pictures: {} passed, {} failed", count - failures.len(), failures.len());
    process::exit(i32::from(!failures.is_empty()));
}

fn path_on_record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{name}.png"))
}

fn path_in_target(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures").join(format!("{name}.png"))
}

/// Writes pictures. Returns how many, and no failure.
async fn write_all(
    place: &dyn Fn(&str) -> PathBuf,
    scenes: &str,
    reduces: bool,
) -> (usize, Vec<String>) {
    let pictures = pictures_of(scenes, reduces, true).await;
    let count = pictures.len();
    for (name, picture) in pictures {
        let path = place(&name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        picture.write(&path);
    }
    (count, Vec::new())
}

/// Compares pictures with those on record. Returns how many were compared, and what differs.
async fn compare() -> (usize, Vec<String>) {
    let in_all = env::var_os("CI_FULL").is_some();
    let pictures = pictures_of("", true, in_all).await;
    let mut failures = Vec::new();
    for (name, picture) in &pictures {
        let Some(known) = Image::read(&path_on_record(name)) else {
            failures.push(format!("{name}: no picture is on record"));
            continue;
        };
        let differing = differing_pixels(picture, &known);
        if differing > MAX_PIXELS {
            write_difference(name, picture, &known);
            failures.push(format!("{name}: {differing} pixels differ; see target/pictures"));
        }
    }
    // The tolerance must not hide a different ghost, a selection one line further, or another text.
    let pairs = [
        ("table", "table-blocked"),
        ("help-rules", "help-aids"),
        ("resign", "table"),
        ("play-friend", "play-computers"),
    ];
    for (one, other) in pairs.into_iter().filter(|_| in_all) {
        let of = |name: &str| &pictures[&format!("1280x800-en/{name}")];
        assert!(
            differing_pixels(of(one), of(other)) > 10 * MAX_PIXELS,
            "{one} and {other} look alike"
        );
    }
    (pictures.len(), failures)
}

/// Returns whether the window can have all sizes, pixel by pixel.
async fn all_sizes_fit() -> bool {
    for (width, height, ..) in WINDOWS {
        if pixel_ratio() != 1.0 || !has_size(width, height).await {
            return false;
        }
    }
    true
}

/// Requests a size of the window, and returns whether the window gets it.
async fn has_size(width: u32, height: u32) -> bool {
    request_size(width as f32, height as f32);
    for _ in 0..200 {
        next_frame().await;
        if (size().x as u32, size().y as u32) == (width, height) {
            return true;
        }
    }
    false
}

/// Takes the pictures of the scenes whose names begin with `scenes`, each in all windows and
/// languages, or in one of them. Returns them by name.
async fn pictures_of(scenes: &str, reduces: bool, in_all: bool) -> BTreeMap<String, Image> {
    let mut pictures = BTreeMap::new();
    let mut navigator = None;
    let all = WINDOWS.iter().map(|(.., languages)| languages.len()).sum::<usize>();
    let mut turn = 0;
    for (width, height, times, languages) in WINDOWS {
        assert!(has_size(width, height).await, "the window keeps the sizes it had before");
        for language in languages {
            let is_turn = |number: &usize| in_all || number % all == turn;
            let numbers = (0..SCENES.len()).filter(is_turn);
            let taken = numbers.map(|number| &SCENES[number]);
            for scene in taken.filter(|scene| scene.name.starts_with(scenes)) {
                let times = if reduces { times } else { 1 };
                let picture = take(&mut navigator, scene, language, times).await;
                pictures.insert(format!("{width}x{height}-{language}/{}", scene.name), picture);
            }
            turn += 1;
        }
    }
    pictures
}

/// Takes the picture of a scene. There is one window, and so one navigator, which starts anew.
async fn take(last: &mut Option<Navigator>, scene: &Scene, language: &str, times: usize) -> Image {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("config");
    fs::create_dir_all(&config).expect("the folder can be made");
    let touch = scene.name == "touch";
    let scale = if scene.name.ends_with("-large") { 200 } else { 100 };
    let settings = format!(
        "(version: 1, content: (language: Some({language}), background: 7, coordinates: true, reduced_motion: true, touch: {touch}, ui_scale: {scale}))"
    );
    fs::write(config.join("settings.ron"), settings).expect("the settings can be written");
    let knows = scene.name != "table-first";
    let remembered =
        format!("(version: 1, content: (lesson_was_offered: true, knows_the_hand: {knows}))");
    fs::write(config.join("remembered.ron"), remembered).expect("it can be written");
    let data = folder.path().join("data");
    fs::create_dir_all(&data).expect("the folder can be made");
    let friend = scene.name.starts_with("you-p");
    let learnt =
        ["endless", "learn", "puzzles", "practice", "result-lost", "run-over", "you-missed"];
    let learnt = learnt.iter().any(|it| scene.name.starts_with(it));
    fs::write(data.join(JOURNAL_FILE), journal(friend, learnt)).expect("it can be written");
    fastrand::seed(3);
    let mut now = 0.0;
    let start = Start::in_folder(folder.path());
    let started = match last.take() {
        Some(navigator) => navigator.restart(start, now),
        None => open_title(start, now),
    };
    let navigator = last.insert(started);
    match (scene.opens)() {
        Destination::Title => {}
        destination => navigator.open(destination),
    }
    let searches = SEARCHING.contains(&scene.name);
    for key in scene.keys {
        navigator.press(now, &[]);
        next_frame().await;
        if searches {
            settle(navigator, now).await;
        }
        now += 3.0;
        navigator.press(now, &[*key]);
        next_frame().await;
    }
    // Pieces land and notices stay by the scene's clock; searches end by another clock.
    let (frames, step) = if searches { (12, 0.2) } else { (4, 0.6) };
    for _ in 0..frames {
        navigator.press(now, &[]);
        next_frame().await;
        if searches {
            thread::sleep(Duration::from_millis(10));
        }
        now += step;
    }
    if searches {
        settle(navigator, now).await;
    }
    navigator.press(now, &[]);
    let picture = reduced(&Image::from_frame(), times);
    next_frame().await;
    picture
}

/// Waits until no thread works any more, but at most [`MAX_FRAMES`] frames, since some screens move
/// all the time.
async fn settle(navigator: &mut Navigator, now: f64) {
    for _ in 0..MAX_FRAMES {
        if !navigator.is_busy() {
            break;
        }
        thread::sleep(Duration::from_millis(10));
        navigator.press(now, &[]);
        next_frame().await;
    }
}

/// A picture with four bytes for each pixel, from the uppermost row down.
#[derive(Clone)]
struct Image {
    width: usize,
    height: usize,
    bytes: Vec<u8>,
}

impl Image {
    /// Takes a picture of what was drawn in this frame.
    fn from_frame() -> Image {
        let picture = graphics::picture_of_frame();
        let (width, height) = picture.size();
        let (width, height) = (width as usize, height as usize);
        let bytes = picture.read();
        let rows: Vec<&[u8]> = bytes.chunks_exact(width * 4).rev().collect();
        Image { width, height, bytes: rows.concat() }
    }

    fn read(path: &Path) -> Option<Image> {
        let file = BufReader::new(fs::File::open(path).ok()?);
        let mut reader = png::Decoder::new(file).read_info().ok()?;
        let (width, height) = (reader.info().width as usize, reader.info().height as usize);
        let mut bytes = vec![0; width * height * 4];
        let frame = reader.next_frame(&mut bytes).ok()?;
        (frame.color_type == png::ColorType::Rgba).then_some(Image { width, height, bytes })
    }

    fn write(&self, path: &Path) {
        let file = BufWriter::new(fs::File::create(path).expect("the file can be made"));
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header().expect("the file can be written");
        writer.write_image_data(&self.bytes).expect("the file can be written");
    }
}

/// Returns a picture that is smaller by a factor, whose pixels are the means of squares. Colours
/// are rounded, so that files are small.
fn reduced(image: &Image, times: usize) -> Image {
    let (width, height) = (image.width / times, image.height / times);
    let mut bytes = Vec::new();
    let count = (times * times) as u32;
    for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
        let mut sum = [0u32; 3];
        for (dx, dy) in (0..times).flat_map(|dy| (0..times).map(move |dx| (dx, dy))) {
            let row = y * times + dy;
            let at = (row * image.width + x * times + dx) * 4;
            sum.iter_mut().zip(&image.bytes[at..]).for_each(|(sum, &byte)| *sum += u32::from(byte));
        }
        bytes.extend(sum.map(|sum| (sum / count) as u8 & 0xf8));
        bytes.push(u8::MAX);
    }
    Image { width, height, bytes }
}

fn difference(a: &[u8], b: &[u8]) -> u8 {
    a.iter().zip(b).take(3).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
}

fn differing_pixels(a: &Image, b: &Image) -> usize {
    if (a.width, a.height) != (b.width, b.height) {
        return a.bytes.len();
    }
    let pixels = a.bytes.chunks_exact(4).zip(b.bytes.chunks_exact(4));
    pixels.filter(|(a, b)| difference(a, b) > MIN_DIFFERENCE).count()
}

fn write_difference(name: &str, picture: &Image, known: &Image) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures");
    let file = |kind: &str| folder.join(format!("{}-{kind}.png", name.replace('/', "-")));
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut shown = picture.clone();
    for (pixel, other) in shown.bytes.chunks_exact_mut(4).zip(known.bytes.chunks_exact(4)) {
        let strength = difference(pixel, other).saturating_mul(3);
        pixel[..3].copy_from_slice(&[strength; 3]);
    }
    for (kind, image) in [("now", picture), ("on-record", known), ("difference", &shown)] {
        image.write(&file(kind));
    }
}
