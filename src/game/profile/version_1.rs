//! The files of version 1.0.0, which are read once, while there is no journal yet. They are never
//! changed.
//!
//! The records of the guest become those of a person without a name.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::ops::RangeInclusive;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::current_game::CurrentGame;
use crate::ai::{BoardSize, Character, Level, Opponent, Placement, Strength};
use crate::game::formats::read_version;
use crate::game::journal::{Aid, Entry, GameMeta, SavedGame, game_name};
use crate::game::learning::Progress;
use crate::game::people::{Form, PastOpponent, People, PerPerson, Person};
use crate::game::review::{Findings, GameDigest};
use crate::game::rules::{
    Board, Command, Game, GameId, Identity, Origin, PersonId, PlayerName, Record, Score, Seat,
    Timestamp,
};
use crate::game::stacking::{StackingRecords, StackingScore, Unfinished};
use crate::game::statistics::{PersonStatistics, RatedGame, Statistics};
use crate::game::storage::{Folder, Reader, StoreError, Unusable, is_taken, read_text};
use crate::game::training::TrainingRecords;

/// The content of the files of version 1.0.0.
#[derive(Default)]
pub(super) struct Carried {
    /// The list of people.
    pub people: Option<People>,
    /// The entries of the journal to begin.
    pub entries: Vec<Entry>,
    /// The game in progress.
    pub current: Option<CurrentGame>,
    /// The progress in lessons and puzzles, which all people shared: each person gets it.
    pub progress: PerPerson<Progress>,
    /// The records of puzzles.
    pub training: PerPerson<TrainingRecords>,
    /// The records of stacking.
    pub stacking: PerPerson<StackingRecords>,
    /// Files that can't be used.
    pub errors: Vec<StoreError>,
}

impl Carried {
    /// Returns whether some file could not be read but may be good, so that the files must be read
    /// again at another time.
    pub fn is_incomplete(&self) -> bool {
        self.errors.iter().any(|error| match error {
            StoreError::LeftAlone(_, Unusable::Io(_) | Unusable::DanglingLink) => true,
            StoreError::LeftAlone(_, Unusable::Document(error)) => error.is_newer(),
            _ => false,
        })
    }
}

/// Data of the guest and of each person.
#[derive(Deserialize, Default)]
#[serde(default)]
struct OfAll<T: Default> {
    #[serde(alias = "guests")]
    guest: T,
    people: BTreeMap<PersonId, T>,
}

/// A file, with the versions of its format that are read.
struct OldFile<'a>(&'a str, RangeInclusive<u32>);

const PLAYERS: OldFile<'_> = OldFile("players.ron", 3..=4);
const STATISTICS: OldFile<'_> = OldFile("statistics.ron", 1..=2);
const STRENGTHS: OldFile<'_> = OldFile("strengths.ron", 1..=2);
const LEAGUE: OldFile<'_> = OldFile("league.ron", 1..=2);
const REVIEWS: OldFile<'_> = OldFile("reviews.ron", 1..=1);
const NOTE: OldFile<'_> = OldFile("game-note.ron", 1..=2);
const GAME: OldFile<'_> = OldFile("current-game.ron", 2..=3);
const PROGRESS: OldFile<'_> = OldFile("progress.ron", 1..=1);
const TRAINING: OldFile<'_> = OldFile("training.ron", 1..=1);
const STACKING: OldFile<'_> = OldFile("stacking.ron", 1..=1);
const ALL: [OldFile<'_>; 10] =
    [PLAYERS, STATISTICS, STRENGTHS, LEAGUE, REVIEWS, NOTE, GAME, PROGRESS, TRAINING, STACKING];

/// The folder of the saved games.
const GAMES: &str = "games";

/// Most files in that folder that are looked at.
const MAX_LISTED: usize = 10_000;

/// Longest file that is read, in bytes.
const MAX_LEN: usize = 1 << 25;

/// The list of people.
#[derive(Deserialize, Default)]
struct OldPeople {
    people: Vec<OldPerson>,
    me: Option<PersonId>,
}

/// A person.
#[derive(Deserialize)]
struct OldPerson {
    id: PersonId,
    name: PlayerName,
    standings: BTreeMap<BoardSize, OldStanding>,
}

/// The rated games of a person on boards of one size.
#[derive(Deserialize)]
struct OldStanding {
    history: Vec<RatedGame>,
}

/// The findings about games.
#[derive(Deserialize, Default)]
struct OldReviews {
    games: Vec<OldReview>,
}

/// The findings about one game.
#[derive(Deserialize)]
struct OldReview {
    start: Board,
    placements: Vec<Placement>,
    /// The winner from each position: `1`, `2`, or `?` where unknown.
    winners: String,
    better: Vec<Option<Placement>>,
}

/// What was recorded about the game in progress.
#[derive(Deserialize, Default)]
struct OldNote {
    /// The identifier of the game, which version 1 did not have.
    #[serde(default)]
    game: Option<GameId>,
    aid: Aid,
    /// The thinking time of each side, in milliseconds.
    thought: [u64; 2],
}

/// The game in progress. In version 2 it had no identifier.
#[derive(Deserialize)]
struct OldGame {
    #[serde(default = "GameId::random")]
    id: GameId,
    origin: Origin,
    agreed: bool,
    record: Record,
}

/// A saved game.
#[derive(Deserialize)]
struct OldSavedGame {
    name: String,
    saved: Timestamp,
    record: Record,
}

/// The records of puzzles of all people.
#[derive(Deserialize, Default)]
struct OldTraining {
    people: Vec<TrainingRecords>,
}

/// The records of stacking of all people.
#[derive(Deserialize, Default)]
struct OldStacking {
    unfinished: Option<Unfinished>,
    scores: Vec<OldScores>,
    lookahead: u8,
    speed: u8,
}

/// The scores of one person.
#[derive(Deserialize)]
struct OldScores {
    scores: Vec<StackingScore>,
}

/// The owner of a record: a person, or the guest for `None`.
#[derive(Deserialize)]
struct Owner {
    person: Option<PersonId>,
}

/// The owners of the records in [`OldTraining`] or [`OldStacking`].
#[derive(Deserialize, Default)]
#[serde(default)]
struct Owners {
    people: Vec<Owner>,
    scores: Vec<Owner>,
    unfinished: Option<Owner>,
}

impl OldStacking {
    fn by_person(
        self,
        owners: Owners,
        id: impl Fn(&Owner) -> PersonId,
    ) -> PerPerson<StackingRecords> {
        let mut all = PerPerson::<StackingRecords>::default();
        for (owner, OldScores { scores }) in owners.scores.iter().zip(self.scores) {
            all.of_mut(id(owner)).scores = scores;
        }
        if let (Some(owner), Some(unfinished)) = (owners.unfinished, self.unfinished) {
            all.of_mut(id(&owner)).unfinished = Some(unfinished);
        }
        all.values_mut().for_each(|of| (of.lookahead, of.speed) = (self.lookahead, self.speed));
        all
    }
}

/// Reads the files of version 1.0.0. Returns `None` if there are none. The records of the guest go
/// to `nameless`, or else to a new person without a name.
pub(super) fn read(files: &Reader, nameless: Option<PersonId>) -> Option<Carried> {
    let mut errors = Vec::new();
    let saved = saved_games(files, &mut errors);
    let is_there = |OldFile(name, _): &OldFile<'_>| {
        files.path(Folder::Data, name).is_some_and(|path| is_taken(&path))
    };
    if saved.is_empty() && errors.is_empty() && !ALL.iter().any(is_there) {
        return None;
    }
    let players: OldPeople = look_at(files, PLAYERS, &mut errors).unwrap_or_default();
    let statistics: OfAll<PersonStatistics> =
        look_at(files, STATISTICS, &mut errors).unwrap_or_default();
    let strengths: OfAll<BTreeMap<BoardSize, Form>> =
        look_at(files, STRENGTHS, &mut errors).unwrap_or_default();
    let league: OfAll<BTreeMap<String, Score>> =
        look_at(files, LEAGUE, &mut errors).unwrap_or_default();
    let reviews: OldReviews = look_at(files, REVIEWS, &mut errors).unwrap_or_default();
    let note: Option<OldNote> = look_at(files, NOTE, &mut errors);
    let game: Option<OldGame> = look_at(files, GAME, &mut errors);
    let progress: Option<Progress> = look_at(files, PROGRESS, &mut errors);
    let training: OldTraining = look_at(files, TRAINING, &mut errors).unwrap_or_default();
    let stacking: OldStacking = look_at(files, STACKING, &mut errors).unwrap_or_default();
    let owners = |file| look_at::<Owners>(files, file, &mut Vec::new()).unwrap_or_default();
    let [trained, stacked] = [TRAINING, STACKING].map(owners);

    let mut people = Vec::new();
    let mut entries = Vec::new();
    let mut carry = |person: Person, mut carried: PersonStatistics, forms, unaided| {
        carried.forms = forms;
        carried.unaided = unaided;
        carried.complete_forms();
        entries.push(Statistics::carry(person.id(), &carried.carried()));
        people.push(person);
    };
    let OfAll { people: mut games, guest: of_guest } = statistics;
    let OfAll { people: mut forms, guest: forms_of_guest } = strengths;
    let OfAll { people: mut scores, guest: scores_of_guest } = league;
    for OldPerson { id, name, standings } in players.people {
        let mut carried = games.remove(&id).unwrap_or_default();
        carried.rated = standings.into_iter().map(|(size, old)| (size, old.history)).collect();
        let forms = forms.remove(&id).unwrap_or_default();
        carry(Person::new(id, Some(name)), carried, forms, scores.remove(&id).unwrap_or_default());
    }
    let owners = trained.people.iter().chain(&stacked.scores).chain(&stacked.unfinished);
    let did_anything = owners.into_iter().any(|owner| owner.person.is_none())
        || !of_guest.games().is_empty()
        || of_guest.unlocked_count() > 0
        || !forms_of_guest.is_empty()
        || !scores_of_guest.is_empty();
    let guest = nameless.unwrap_or_else(PersonId::random);
    if did_anything || players.me.is_none() {
        carry(Person::new(guest, None), of_guest, forms_of_guest, scores_of_guest);
    }
    entries.extend(saved.into_iter().filter_map(|number| {
        let file = format!("{GAMES}/game-{number}.ron");
        let OldSavedGame { name, saved, record } =
            look_at(files, OldFile(&file, 1..=1), &mut errors)?;
        let (name, meta) = (game_name(&name)?, GameMeta::default());
        Some(Entry::Saved(Box::new(SavedGame { number, name, saved, record, meta })))
    }));
    entries.extend(reviews.games.iter().filter_map(OldReview::entry));
    let current = game.map(|OldGame { id, origin, agreed, record }| {
        let mut record = record.resumed(id, origin, agreed);
        let note = note.filter(|note| match note.game {
            Some(game) => game == id,
            None => record.game.placements() > 0,
        });
        let note = note.unwrap_or_default();
        let seconds = note.thought.map(|thought| thought as f64 / 1000.0);
        record.name_the_guest(guest);
        CurrentGame { record, meta: GameMeta { aid: note.aid, seconds, ..GameMeta::default() } }
    });
    let id = |owner: &Owner| owner.person.unwrap_or(guest);
    let training = trained.people.iter().map(id).zip(training.people).collect();
    let stacking = stacking.by_person(stacked, id);
    let people = People::from_list(people, Some(players.me.unwrap_or(guest)));
    let progress = progress.into_iter().flat_map(|progress| {
        people.people().iter().map(move |person| (person.id(), progress.clone()))
    });
    let progress = progress.collect();
    let people = Some(people);
    Some(Carried { people, entries, current, progress, training, stacking, errors })
}

/// Returns the numbers of the saved games, in ascending order.
fn saved_games(files: &Reader, errors: &mut Vec<StoreError>) -> Vec<u32> {
    let folder = files.path(Folder::Data, GAMES).filter(|it| is_taken(it) && !it.is_file());
    let listed = folder.map(|folder| {
        let failed = |error| StoreError::LeftAlone(folder.clone(), Unusable::Io(error));
        fs::read_dir(&folder).map_err(failed)
    });
    let listed = listed.and_then(|listed| listed.map_err(|error| errors.push(error)).ok());
    let listed = listed.into_iter().flatten();
    let number = |name: OsString| {
        let digits = name.to_str()?.strip_prefix("game-")?.strip_suffix(".ron")?;
        digits.parse().ok().filter(|number: &u32| number.to_string() == digits)
    };
    let names = listed.filter_map(|entry| Some(entry.ok()?.file_name()));
    let mut numbers: Vec<u32> = names.take(MAX_LISTED).filter_map(number).collect();
    numbers.sort_unstable();
    numbers
}

/// Reads a file, and never changes it. Returns `None` if there is none, or if it can't be used,
/// which is added to `errors`.
fn look_at<T: DeserializeOwned>(
    files: &Reader,
    OldFile(name, versions): OldFile<'_>,
    errors: &mut Vec<StoreError>,
) -> Option<T> {
    let path = files.path(Folder::Data, name).filter(|path| is_taken(path))?;
    let text = read_text(&path, MAX_LEN);
    let read = text.and_then(|text| read_version(&text, versions).map_err(Unusable::Document));
    read.map_err(|reason| errors.push(StoreError::LeftAlone(path, reason))).ok()
}

impl OldReview {
    /// Returns the entry for the findings, or `None` if they can't be about the game.
    fn entry(&self) -> Option<Entry> {
        let mut game = Game::new(self.start.clone());
        for &placement in &self.placements {
            game.execute(Command::Place(placement)).ok()?;
        }
        let better = self.better.iter().enumerate().filter_map(|(ply, better)| {
            let better = better.filter(|better| self.placements.get(ply) != Some(better))?;
            Some(format!("{ply}:{better}"))
        });
        let better: Vec<String> = better.collect();
        let mut text = format!("winners={}", self.winners);
        if !better.is_empty() {
            text.extend([" better=", &better.join(";")]);
        }
        let findings: Findings = text.parse().ok().filter(|it: &Findings| it.fits(&game))?;
        Some(Entry::Found(GameDigest::new(&game), findings))
    }
}

impl Record {
    /// Puts a person in the seat of the guest, in a game against a built-in opponent.
    fn name_the_guest(&mut self, person: PersonId) {
        let has_opponent = self.seats.iter().any(|seat| !seat.is_human());
        for seat in self.seats.iter_mut().filter(|seat| has_opponent && **seat == Seat::UNNAMED) {
            *seat = Seat::Human(Identity::Person(person, None));
        }
    }
}

impl PersonStatistics {
    /// Estimates the strength from rated games, on boards for which no results were stored.
    fn complete_forms(&mut self) {
        for (&size, games) in &self.rated {
            if self.forms.contains_key(&size) {
                continue;
            }
            let form = self.forms.entry(size).or_default();
            for game in games {
                if let Some(opponent) = built_in(&game.opponent) {
                    form.add(opponent.elo(size), game.won);
                }
            }
        }
    }
}

/// Returns the built-in opponent, or `None` for a person and for an opponent that this program does
/// not know.
fn built_in(opponent: &PastOpponent) -> Option<Opponent> {
    match opponent {
        PastOpponent::Level(number) => Level::new(*number).map(Opponent::Level),
        PastOpponent::Fitting(elo) => Strength::new(*elo).map(Opponent::Fitting),
        PastOpponent::Character(key) => Character::from_key(key).map(Opponent::Character),
        PastOpponent::Person(..) => None,
    }
}
